//! The check of meaning: it finds what means something, and what does not.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may stop at the first surprise")]

use daybreak::{Daybreak, Setup};
use daybreak_title::DaybreakTitle;
use lab::meaning::{CONTROL, MeaningPlan, MeaningRow, Meanings, markdown, meaning, print};
use lab::{LineUp, Quiet};
use tabletop::Seed;
use title::{Mechanism, Title};

/// A table for two with the options of simulations, and what can be made neutral there.
fn table() -> (Daybreak, Vec<Mechanism<DaybreakTitle>>) {
    let content = DaybreakTitle::builtin().unwrap();
    let mut setup = Setup::new(2);
    for option in ["spokesperson", "tuck_to_back", "done_is_done"] {
        setup.options.insert(option.to_owned(), "true".to_owned());
    }
    let game = DaybreakTitle::make(&content, &setup).unwrap();
    (game, DaybreakTitle::mechanisms(&content, &setup).unwrap())
}

/// The rows of some mechanisms, by 12 games of `steady`.
fn compared(game: &Daybreak, mechanisms: &[Mechanism<DaybreakTitle>], threads: usize) -> Meanings {
    assert!(!mechanisms.is_empty());
    let line_ups = [(LineUp::parse("steady", 2).unwrap(), 12)];
    let plan = MeaningPlan { table: "two", seed: Seed::from(5), line_ups: &line_ups, threads };
    meaning::<DaybreakTitle>(&plan, game, mechanisms, &Quiet).unwrap()
}

/// The same with the mechanisms that are wanted.
fn found(threads: usize, wanted: impl Fn(&Mechanism<DaybreakTitle>) -> bool) -> Meanings {
    let (game, mut mechanisms) = table();
    mechanisms.retain(wanted);
    compared(&game, &mechanisms, threads)
}

fn row<'a>(found: &'a Meanings, kind: &str, name: &str) -> &'a MeaningRow {
    found.rows.iter().find(|row| row.kind == kind && row.name == name).unwrap_or_else(|| panic!("no {kind}: {name}"))
}

#[test]
fn nothing_changes_nothing_and_crises_change_nearly_every_game() {
    let found = found(2, |one| one.kind == "World" || one.kind == "Stacks");
    let same = row(&found, CONTROL, "Nothing").changes[0];
    assert_eq!((same.moves.share, same.results.share), (0.0, 0.0));
    let crises = row(&found, "World", "Crises").changes[0];
    assert!(crises.moves.share > 0.9 && crises.results.share > 0.3 && !crises.too_few, "{crises:?}");
    for name in ["Tucking behind a stack", "Covering"] {
        let stacks = row(&found, "Stacks", name).changes[0];
        assert!(stacks.moves.share > 0.9 && !stacks.too_few, "{name}: {stacks:?}");
    }
}

/// A mechanism without which everything is as it was is marked; one that changes most games is not.
#[test]
fn what_changes_no_game_is_marked() {
    let (game, mut mechanisms) = table();
    mechanisms.retain(|one| one.kind == "World" && one.name == "Crises");
    mechanisms.push(Mechanism {
        kind: "Dead".to_owned(),
        name: "Letter".to_owned(),
        neutral: "the same".to_owned(),
        in_one_line: false,
        game: game.clone(),
    });
    let found = compared(&game, &mechanisms, 2);
    assert!(row(&found, "Dead", "Letter").changes[0].too_few);
    for text in [print(&found), markdown(&found)] {
        let marked = |label: &str| text.lines().find(|line| line.contains(label)).unwrap().contains("(!)");
        assert!(marked("Dead: Letter") && !marked("World: Crises") && !marked(CONTROL), "{text}");
        assert!(text.contains("In fewer than 5.0 % of the games"), "{text}");
    }
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let some = |one: &Mechanism<DaybreakTitle>| one.kind == "Resilience" || one.in_one_line;
    let (one, two) = (found(1, some), found(2, some));
    assert_eq!(one, two);
    let table = markdown(&one);
    let lines: Vec<&str> = table.lines().filter(|line| line.starts_with("| ")).collect();
    // The head, two controls, three kinds of resilience, and a line for each of six kinds of challenge cards.
    assert_eq!(lines.len(), 1 + 2 + 3 + 6, "{table}");
    assert!(lines.iter().all(|line| line.matches('|').count() == 5), "{table}");
}
