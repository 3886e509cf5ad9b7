//! The check of meaning: it finds what means something, and what does not.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may stop at the first surprise")]

use daybreak::Setup;
use daybreak_title::DaybreakTitle;
use lab::meaning::{CONTROL, MeaningPlan, MeaningRow, Meanings, markdown, meaning, print};
use lab::{LineUp, Quiet};
use tabletop::Seed;
use title::{Mechanism, Title};

/// The rows of the mechanisms of a kind or name, by 12 games of `bots` at a table for two.
fn found(bots: &str, threads: usize, wanted: impl Fn(&Mechanism<DaybreakTitle>) -> bool) -> Meanings {
    let content = DaybreakTitle::builtin().unwrap();
    let mut setup = Setup::new(2);
    for option in ["spokesperson", "tuck_to_back", "done_is_done"] {
        setup.options.insert(option.to_owned(), "true".to_owned());
    }
    let game = DaybreakTitle::make(&content, &setup).unwrap();
    let mut mechanisms = DaybreakTitle::mechanisms(&content, &setup).unwrap();
    mechanisms.retain(wanted);
    assert!(!mechanisms.is_empty());
    let line_ups = [(LineUp::parse(bots, 2).unwrap(), 12)];
    let plan = MeaningPlan { table: "two", seed: Seed::from(5), line_ups: &line_ups, threads };
    meaning::<DaybreakTitle>(&plan, &game, &mechanisms, &Quiet).unwrap()
}

fn row<'a>(found: &'a Meanings, kind: &str, name: &str) -> &'a MeaningRow {
    found.rows.iter().find(|row| row.kind == kind && row.name == name).unwrap_or_else(|| panic!("no {kind}: {name}"))
}

#[test]
fn nothing_changes_nothing_and_crises_change_nearly_every_game() {
    let found = found("steady", 2, |one| one.kind == "World" || one.kind == "Stacks");
    let same = row(&found, CONTROL, "Nothing").changes[0];
    assert_eq!((same.moves.share, same.results.share), (0.0, 0.0));
    let crises = row(&found, "World", "Crises").changes[0];
    assert!(crises.moves.share > 0.9 && crises.results.share > 0.3 && !crises.too_few, "{crises:?}");
    for name in ["Tucking behind a stack", "Covering"] {
        let stacks = row(&found, "Stacks", name).changes[0];
        assert!(stacks.moves.share > 0.9 && !stacks.too_few, "{name}: {stacks:?}");
    }
}

/// What is neutral already changes no game, and is marked.
#[test]
fn what_changes_no_game_is_marked() {
    let found = found("random", 2, |one| one.kind == "Giving" || one.name.starts_with("1.300"));
    let project = row(&found, "Project", "1.300 Wind Technology at Scale").changes[0];
    let few = project.either.share < found.least;
    assert_eq!(project.too_few, few);
    let mark = |text: String, label: &str| text.lines().find(|line| line.contains(label)).unwrap().contains("(!)");
    assert_eq!(mark(print(&found), "1.300"), few);
    assert_eq!(mark(markdown(&found), "1.300"), few);
    assert!(!mark(print(&found), CONTROL), "a control is never marked");
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let some = |one: &Mechanism<DaybreakTitle>| one.kind == "Resilience" || one.in_one_line;
    let (one, two) = (found("steady", 1, some), found("steady", 2, some));
    assert_eq!(one, two);
    let table = markdown(&one);
    let lines: Vec<&str> = table.lines().filter(|line| line.starts_with("| ")).collect();
    // The head, two controls, three kinds of resilience, and a line for each of six kinds of challenge cards.
    assert_eq!(lines.len(), 1 + 2 + 3 + 6, "{table}");
    assert!(lines.iter().all(|line| line.matches('|').count() == 5), "{table}");
}
