//! A table of Daybreak in the terminal, as a person reads it.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may stop at the first surprise")]

use crate::common;

use common::{Ran, fed};

/// The deal that these tests read: seed 5, China and a bot.
fn play(lang: &str, input: &str) -> Ran {
    let args = ["table", "daybreak", "--seats", "me,steady", "--powers", "china,us", "--seed", "5", "--lang", lang];
    let ran = fed(&args, input);
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(!ran.out.contains('⟨') && !ran.out.contains("{$"), "{lang}: a text is missing:\n{}", ran.out);
    assert!(ran.out.lines().all(|line| line.chars().count() <= 80), "{lang}: too wide:\n{}", ran.out);
    ran
}

/// What is printed after this was typed, up to the next question.
fn after<'a>(ran: &'a Ran, typed: &str) -> &'a str {
    let from = ran.out.find(&format!("): {typed}\n")).unwrap_or_else(|| panic!("no `{typed}` in:\n{}", ran.out));
    let rest = &ran.out[from + 3 + typed.len()..];
    &rest[..rest.find("Your choice").unwrap_or(rest.len())]
}

#[test]
fn a_move_is_answered_by_what_changed_and_a_new_stage_by_the_whole_table() {
    let ran = play("en", "keep early\ntuck universal behind clean\nuse clean\n1\ntable\nquit\n");
    let stage = after(&ran, "keep early");
    assert!(stage.contains("Thermometer") && stage.contains("Stacks"), "{stage}");
    let tucked = after(&ran, "tuck universal behind clean");
    assert!(tucked.contains("You tuck Universal Public Transport into stack 1"), "{tucked}");
    assert!(tucked.contains("Now: 0 of 8 bands · net carbon"), "{tucked}");
    assert!(!tucked.contains("Thermometer") && tucked.lines().count() < 30, "{tucked}");
    assert!(after(&ran, "1").contains("clean energy +2"), "a card with the tag was tucked:\n{}", after(&ran, "1"));
    assert!(after(&ran, "table").contains("Thermometer"), "{}", ran.out);
}

#[test]
fn why_says_what_a_move_brings_today() {
    let ran = play("en", "keep early\nwhy 2\nwhy tuck universal behind clean\nwhy forest\nwhy green\nquit\n");
    assert!(!ran.out.contains("Legal"), "{}", ran.out);
    assert!(after(&ran, "why 2").contains("What follows: clean energy +1, cards in hand −1."), "{}", ran.out);
    assert!(
        after(&ran, "why tuck universal behind clean").contains("would then do more: gain 2 clean energy tokens."),
        "{}",
        ran.out
    );
    let forest = after(&ran, "why forest");
    assert!(forest.contains("stacks 1–5. Add 1 tree to the world."), "{forest}");
    assert!(forest.contains("nothing to gain right now") && forest.contains("does not fit"), "{forest}");
    assert!(after(&ran, "why green").contains("United States: clean energy +2"), "{}", ran.out);
}

#[test]
fn drawn_cards_that_do_not_fit_are_told_with_the_reason() {
    let ran = play("en", "keep early\nuse emissions\nquit\n");
    let told = after(&ran, "use emissions").split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(!told.contains("to choose from"), "nobody chooses: {told}");
    let kept =
        "You keep Fossil Fuel Divestment: only cards whose action removes dirty energy or emissions may be kept.";
    assert!(told.contains(kept), "{told}");
    assert!(told.contains("Discarded: Climate Diplomacy."), "{told}");
}

#[test]
fn the_first_card_of_a_price_is_no_card_more() {
    let ran = play("en", "keep early\nuse clean\nquit\n");
    let asked = after(&ran, "use clean");
    assert!(asked.contains("discard 1 card: which one?") && !asked.contains("more card"), "{asked}");
}

#[test]
fn votes_reasons_and_legends_are_told_in_every_language() {
    let words = [
        ("en", ["unanimous", "the more temperature bands", "!: a tipping point"]),
        ("es", ["unánime", "cuantas más bandas térmicas", "!: un punto de inflexión"]),
        ("pt-BR", ["unânime", "quanto mais faixas de temperatura", "!: um ponto de inflexão"]),
    ];
    for (lang, parts) in words {
        let ran = play(lang, "planet\ndiscards\nwhy 1\nquit\n");
        let told = ran.out.split_whitespace().collect::<Vec<_>>().join(" ");
        for part in parts {
            assert!(told.contains(part), "{lang}: no `{part}` in:\n{}", ran.out);
        }
    }
}
