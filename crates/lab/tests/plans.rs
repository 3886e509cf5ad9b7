//! Plans: what they mean, and that every mistake is explained where it stands.

#![allow(clippy::expect_used, clippy::panic, reason = "a test may stop at the first surprise")]

mod common;

use common::Folder;
use daybreak::content::Content;
use lab::{Kind, Plan};
use tabletop::Commitment;

fn mistakes(text: &str) -> Vec<String> {
    let error = Plan::parse("plan.toml", text).expect_err("a plan with mistakes");
    error.faults.iter().map(ToString::to_string).collect()
}

#[test]
fn every_mistake_is_explained_at_once() {
    let text = r#"titel = "x"
seed = -3

[[study]]
kind = "arena"
game = "earthrise"
players = 7
line_ups = ["steady,ranbom,random", "random"]
precision = 3.0

[[study]]
kind = "ladder"
game = "daybreak"
setups = ["china,mars"]
bot = "steady"

[[study]]
kind = "race"

[[study]]
kind = "difficulty"
game = "earthrise"

[[study]]
kind = "cards"
line_ups = ["a,b,c,d,e"]
options = { done_is_done = false }
games = "many"
"#;
    let found = mistakes(text);
    let wanted = [
        "plan.toml:1:1: title: the field is missing; expected what the report is called",
        "plan.toml:2:8: seed: this is the number -3; expected a whole number from 0",
        "plan.toml:1:1: titel: there is no such field here; expected one of seed, study, title",
        "plan.toml:9:13: study 1: precision: this is the number 3.0; expected a share from 0 to 1",
        "plan.toml:7:11: study 1: players: this is the number 7; expected a whole number from 3 to 5",
        "plan.toml:8:13: study 1: line_ups: there is no bot `ranbom`",
        "plan.toml:14:11: study 2: setups: `mars` is not a power",
        "study 2: budgets: the field is missing",
        "plan.toml:18:8: study 3: kind: there is no kind `race`; expected one of arena, ladder, difficulty, cards, seats",
        "plan.toml:22:8: study 4: game: `earthrise` is not a game for a study of difficulty",
        "study 5: games: this is the text \"many\"; expected a whole number",
        "study 5: options: a bot that may come back is asked for ever",
        "study 5: line_ups: `a,b,c,d,e` names 5 bots for 4 players",
    ];
    for wanted in wanted {
        assert!(found.iter().any(|fault| fault.contains(wanted)), "missing: {wanted}\nfound:\n{}", found.join("\n"));
    }
    assert_eq!(found.len(), wanted.len(), "{}", found.join("\n"));
}

#[test]
fn what_is_not_toml_is_said_with_its_line() {
    let found = mistakes("title = \"x\"\n\n[[study]\n");
    assert!(found.len() == 1 && found[0].starts_with("plan.toml:3:"), "{found:?}");
    assert!(mistakes("title = \"x\"\n")[0].contains("at least one table under [[study]]"));
}

#[test]
fn a_study_is_every_line_up_at_every_table() {
    let text = r#"
title = "x"
[[study]]
kind = "difficulty"
line_ups = ["steady", "random"]
[[study]]
kind = "arena"
game = "earthrise"
players = 5
line_ups = ["steady,random"]
"#;
    let plan = Plan::parse("x", text).unwrap();
    let difficulty = &plan.studies[0];
    assert_eq!((difficulty.kind, difficulty.arms.len()), (Kind::Difficulty, 24));
    // In the rulebook's order of difficulty.
    let hints: Vec<&str> = difficulty.arms.iter().map(|arm| arm.hint.as_str()).collect();
    let mut order = hints.clone();
    order.dedup();
    assert_eq!(order, ["easier", "standard", "harder", "extreme"]);
    assert_eq!(difficulty.arms[0].label, "China, Europe, US: steady");
    let arena = &plan.studies[1].arms[0];
    assert_eq!((arena.label.as_str(), arena.line_up.turns()), ("3 steady, 2 random", 5));
}

#[test]
fn the_plans_of_the_house_hold() {
    let plans = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../plans");
    let quick = std::fs::read_to_string(plans.join("quick.toml")).unwrap();
    let quick = Plan::parse("quick.toml", &quick).unwrap_or_else(|error| panic!("{error}"));
    assert!(Kind::ALL.iter().filter(|&&kind| kind != Kind::Ladder).all(|&k| quick.studies.iter().any(|s| s.kind == k)));
    // The bots of the other may not be in every build; everything else in it must be right.
    let strength = std::fs::read_to_string(plans.join("strength.toml")).unwrap();
    if let Err(error) = Plan::parse("strength.toml", &strength) {
        let other: Vec<_> = error.faults.iter().filter(|fault| !fault.problem.starts_with("there is no bot")).collect();
        assert!(other.is_empty(), "{other:?}");
    }
}

/// A study of Daybreak with these fields, on line 4.
fn daybreak(fields: &str) -> String {
    format!("title = \"x\"\n[[study]]\nkind = \"cards\"\n{fields}\nline_ups = \"random\"\n")
}

#[test]
fn challenges_are_laid_out_at_every_table() {
    let text = daybreak("challenges = [\"1.503\", \"harder@us\"]\nsetups = [\"china,us\", \"us,mw\"]");
    let plan = Plan::parse("x", &text).unwrap_or_else(|error| panic!("{error}"));
    let arms = &plan.studies[0].arms;
    assert_eq!(arms[0].hint, "standard, challenge 1.503 and harder@us");
    let prints = arms.iter().map(|arm| arm.table.print());
    let seats: Vec<bool> = prints.map(|print| print.contains("seat: Some(Seat(1))")).collect();
    assert_eq!(seats, [true, false], "the same power in another seat");
}

#[test]
fn challenges_that_make_no_sense_are_explained() {
    let text = daybreak("challenges = [\"hardest\", \"harder@europe\"]\nsetups = [\"china,us\", \"us,mw\"]");
    let found = mistakes(&text);
    assert_eq!(found.len(), 2, "{found:?}");
    assert!(found[0].starts_with("plan.toml:4:15: study 1: challenges: `hardest`: it is the number"), "{found:?}");
    assert!(found[1].starts_with("plan.toml:4:26: study 1: challenges: `harder@europe`"), "{found:?}");
    let found = mistakes(&daybreak("challenges = [\"1.999\"]"));
    assert!(found[0].contains("plan.toml:4:15: study 1: challenges: there is no challenge card 1.999"), "{found:?}");
}

#[test]
fn content_is_read_from_beside_the_plan() {
    let folder = Folder::new();
    let plan = folder.0.join("plan.toml");
    let parse = |own: &str| {
        std::fs::create_dir_all(folder.0.join("own")).unwrap();
        std::fs::write(folder.0.join("own/local.ron"), own).unwrap();
        Plan::parse(plan.to_str().unwrap(), &daybreak("content = \"own\""))
    };
    let own = "[(no: 1, title: \"A card of mine\")]";
    let played = parse(own).unwrap_or_else(|error| panic!("{error}"));
    let arm = &played.studies[0].arms[0];
    assert_eq!(arm.hint, "standard, own content");
    let content = Content::with_overrides(&[("local.ron".to_owned(), own.to_owned())].into()).unwrap();
    assert_eq!(content.about(daybreak::CardNo(1)).map(|about| about.title.as_str()), Some("A card of mine"));
    assert!(arm.table.print().contains(&Commitment::of_text(&content.text()).to_string()), "{:?}", arm.table);

    let wrong = parse("[(no: 1, titel: \"A card of mine\")]").expect_err("a wrong field").to_string();
    assert!(wrong.contains("own/local.ron:1:") && wrong.contains("titel"), "{wrong}");
    let found = mistakes(&daybreak("content = \"no-such-folder\""));
    assert!(found[0].starts_with("plan.toml:4:11: study 1: content: cannot read no-such-folder"), "{found:?}");
    let earthrise =
        "title = \"x\"\n[[study]]\nkind = \"seats\"\ngame = \"earthrise\"\ncontent = \"own\"\nline_ups = \"random\"\n";
    assert!(mistakes(earthrise)[0].contains("content: there is no such field here"));
}

#[test]
fn whoever_sees_all_cards_plays_where_something_is_hidden() {
    let line_ups = "line_ups = [\"oracle:20,steady\"]";
    let plan = |game: &str| format!("title = \"x\"\n[[study]]\nkind = \"arena\"\ngame = \"{game}\"\n{line_ups}\n");
    assert!(Plan::parse("x", &plan("earthrise")).is_ok());
    assert!(mistakes(&plan("daybreak"))[0].contains("there is no bot `oracle"), "{:?}", mistakes(&plan("daybreak")));
}
