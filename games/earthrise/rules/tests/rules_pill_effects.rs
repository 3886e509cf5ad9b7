//! Section 13: what each of the ten pills gives, to the last Honor.

#![allow(clippy::panic)] // Helpers of tests may fail as tests do.

use crate::scenario;

use earthrise::{Fact, Phase, PillId};
use scenario::*;
use tabletop::Seat;

/// Seat 0 holds the pill and commands the trick; the Copilot takes one card of it. What the round gives seat 0 without
/// the pill and what the pill adds.
fn bonus(number: u8, trick: &str, copilot_takes: &str) -> (i16, i16) {
    let hands: Vec<&str> = trick.split(' ').collect();
    let plan = match *hands.as_slice() {
        [a, b, c, d] => flight([a, b, c, d]),
        [a, b, c, d, e] => flight([a, b, c, d, e]),
        _ => panic!("four or five cards"),
    };
    // No card of these tricks is a 7, so the token finds no candidate.
    let played = plan.tokens([value(7)]).pills([number]).begin().trick(trick).commander_is(0);
    let taken = match played.copilot() {
        Some(copilot) => played.takes(copilot.0, copilot_takes),
        None => played,
    };
    let without =
        taken.what_if(|taken| taken.goes_on_until(|mission| mission.phase() != Phase::Pills).all().score_sheet[0][0]);
    let with = taken.reveals(0).goes_on_until(|mission| mission.phase() != Phase::Pills);
    let scored = with.all_that(|fact| match *fact {
        Fact::PillScored { seat, pill, honors } => Some((seat, pill, honors)),
        _ => None,
    });
    let added = with.all().score_sheet[0][0] - without;
    assert_eq!(scored, [(Seat(0), PillId(number - 1), added)]);
    (without, added)
}

// ER-13.4
#[test]
fn pill_01_each_astronauts_card_gives_3_more() {
    assert_eq!(bonus(1, "AST8 AST1 PHO1 ALE2", "ALE2"), (3 + 3 + 2, 2 * 3));
    assert_eq!(bonus(1, "PHO8 APO1 APO2 ALE2", ""), (2 + 4 + 4, 0));
}

// ER-13.4
#[test]
fn pill_02_each_alert_card_gives_2_and_no_alert_tokens_are_taken() {
    assert_eq!(bonus(2, "ALE8 ALE1 ALE3 PHO1", "PHO1"), (0, 3 * 2));
    let plan = flight(["ALE8", "ALE1", "ALE3", "PHO1"]).tokens([value(7)]).pills([2]);
    let captured = plan.begin().trick("ALE8 ALE1 ALE3 PHO1").takes(2, "PHO1");
    captured.what_if(|mission| mission.holds(0).holds(1).holds(2).holds(3).alerts_are([3, 0, 0, 0]));
    captured.reveals(0).holds(1).holds(2).holds(3).alerts_are([0, 0, 0, 0]);
}

// ER-13.4
#[test]
fn pill_02_does_not_touch_the_alerts_of_other_rounds() {
    let plan = flight(["ALE8", "ALE1", "ALE3", "PHO1"]).tokens([value(7)]).next_round().tokens([value(6)]).pills([2]);
    let r1 = plan.begin().trick("ALE8 ALE1 ALE3 PHO1").takes(2, "PHO1").holds(0).holds(1).holds(2).holds(3);
    let r2 = r1.alerts_are([3, 0, 0, 0]).trick("ALE1 ALE3 PHO1 ALE8").takes(2, "ALE3");
    // Commander again: Alert 1, Alert 8 and a photograph worth 4 in R2.
    r2.reveals(0).holds(1).holds(2).holds(3).alerts_are([3, 0, 1, 0]).honors_are(2, [4 + 2 * 2, 0, 0, 0]);
}

// ER-13.4
#[test]
fn pill_03_each_apollo_card_gives_2_more() {
    assert_eq!(bonus(3, "APO8 APO1 PHO1 ALE2", "ALE2"), (4 + 4 + 2, 2 * 2));
}

// ER-13.4
#[test]
fn pill_04_each_photography_card_gives_3_more() {
    assert_eq!(bonus(4, "PHO8 PHO1 APO1 ALE2", "ALE2"), (2 + 2 + 4, 2 * 3));
}

// ER-13.4
#[test]
fn pill_05_each_pair_of_photography_and_astronauts_gives_5() {
    assert_eq!(bonus(5, "PHO8 PHO1 AST1 ALE2", "ALE2"), (2 + 2 + 3, 5), "two and one make one pair");
    assert_eq!(bonus(5, "PHO8 PHO5 AST1 AST2 ALE2", "ALE2"), (2 + 2 + 3 + 3, 2 * 5));
    assert_eq!(bonus(5, "PHO8 PHO1 APO1 ALE2", "ALE2"), (2 + 2 + 4, 0), "no pair");
}

// ER-13.4
#[test]
fn pill_06_hands_ones_alert_tokens_of_this_round_to_others() {
    let plan = flight(["PHO8", "ALE1", "ALE2", "ALE3"]).tokens([value(7)]).pills([6]);
    let giver = plan.begin().trick("PHO8 ALE1 ALE2 ALE3").reveals(0).holds(1).holds(2).holds(3);
    let given = giver.alerts_are([3, 0, 0, 0]).gives(0, 1).gives(0, 2).gives(0, 2).alerts_are([0, 1, 2, 0]);
    given.honors_are(1, [2, 0, 0, 0]);
}

// ER-13.4, ER-7.6
#[test]
fn pill_07_each_radio_silence_token_of_this_round_gives_6() {
    // Two silent tricks a round; in R1 seat 0 commands both, in R2 one of them.
    let r1 = flight(["PHO1 APO8 AST8", "PHO2 APO2 AST2", "PHO3 APO3 AST3"])
        .silent(&[2, 3])
        .tokens([value(7)])
        .next_round()
        .hands(["PHO1 APO8 AST2", "PHO2 APO2 AST8", "PHO3 APO3 AST3"])
        .tokens([value(6)])
        .pills([7])
        .begin()
        .trick("PHO1 PHO2 PHO3")
        .takes(1, "PHO1")
        .trick("APO2 APO3 APO8")
        .takes(2, "APO2")
        .trick("AST3 AST8 AST2")
        .takes(2, "AST3");
    assert_eq!(r1.all().silence[..3], [2, 0, 0]);
    r1.what_if(|r1| r1.reveals(0).holds(1).holds(2).honors_are(1, [4 + 4 + 3 + 3 + 2 * 6, 2, 2 + 2 + 4 + 3]));
    let r2 = r1
        .holds(0)
        .holds(1)
        .holds(2)
        .trick("PHO1 PHO2 PHO3")
        .takes(1, "PHO1")
        .trick("APO2 APO3 APO8")
        .takes(2, "APO2")
        .trick("AST3 AST2 AST8")
        .takes(2, "AST3");
    // The tokens of R1 went back to the board and do not count again.
    assert_eq!(r2.all().silence[..3], [1, 1, 0]);
    r2.reveals(0).holds(1).holds(2).honors_are(2, [3 + 3 + 6, 4 + 2 + 2, 4 + 4 + 3 + 2]);
}

// ER-13.4
#[test]
fn pill_08_each_photography_5_gives_8_more() {
    assert_eq!(bonus(8, "PHO8 PHO5 PHO5 ALE2", "ALE2"), (2 + 2 + 2, 2 * 8));
    assert_eq!(bonus(8, "PHO8 PHO5 AST5 ALE5", "ALE5"), (2 + 2 + 3, 8), "other 5s do not count");
    assert_eq!(bonus(8, "PHO8 PHO4 PHO6 ALE5", "ALE5"), (2 + 2 + 2, 0));
}

// ER-13.4
#[test]
fn pill_09_adds_2_4_7_or_10_to_the_puzzle() {
    for (pieces, puzzle, added) in [(0, 0, 0), (1, 5, 2), (2, 10, 4), (3, 17, 7), (4, 25, 10)] {
        let plan = flight(["PHO1 PHO2", "APO1 APO2", "AST1 AST2"]).pills([9]).pieces(0..pieces);
        let mut mission = plan.field("maneuver_tokens", "[(token: LowestOf(PHO), n: 18)]").begin();
        for _ in 0..pieces {
            mission = mission.goes_on_until(|mission| matches!(mission.phase(), Phase::Exchange { .. }));
            mission = mission.exchanges(0, 1);
        }
        let in_f = mission.goes_on_until(|mission| mission.phase() == Phase::Pills && mission.all().round == 3);
        let end = in_f.reveals(0).holds(1).holds(2);
        assert_eq!(end.final_of(0).2, puzzle);
        assert!(end.facts.contains(&Fact::PillScored { seat: Seat(0), pill: PillId(8), honors: added }));
        let left = 6 - i16::from(pieces);
        assert_eq!(end.all().score_sheet[3][0], 10 + left + puzzle + added);
    }
}

// ER-13.4
#[test]
fn pill_10_each_combination_of_apollo_photography_and_astronauts_gives_8() {
    assert_eq!(bonus(10, "APO8 PHO1 AST1 ALE2", ""), (4 + 2 + 3, 8));
    assert_eq!(
        bonus(10, "APO8 PHO5 AST1 APO1 ALE2", "ALE2"),
        (4 + 2 + 3 + 4, 8),
        "the second Apollo card has no partners"
    );
    assert_eq!(bonus(10, "APO8 PHO1 APO1 ALE2", "ALE2"), (4 + 2 + 4, 0), "no Astronauts");
}

// ER-13.4
#[test]
fn pills_count_in_r2_and_r3_as_they_do_in_r1() {
    // Seat 1 leads R2 with the only Apollo card and takes all, seat 2 leads R3 with the only Astronauts card.
    let plan = || flight(["PHO8", "APO1", "AST1", "ALE1"]).pills([4, 3, 1]);
    let r2 = plan().begin().goes_on_until(|mission| mission.phase() == Phase::Pills && mission.all().round == 1);
    r2.reveals(1).holds(0).holds(2).holds(3).honors_are(2, [0, 3 + 2 + 4 + 2, 0, 0]);
    let r3 = plan().begin().goes_on_until(|mission| mission.phase() == Phase::Pills && mission.all().round == 2);
    let r3 = r3.reveals(2).holds(0).holds(1).holds(3);
    r3.honors_are(3, [0, 0, 2 + 4 + 3 + 3, 0]);
}

// ER-13.4, ER-13.5
#[test]
fn a_pill_of_ones_own_counts_cards_in_a_round_and_the_puzzle_in_f() {
    let text = r#""09": (puzzle_bonus: [0, 2, 4, 7, 10], windows: [F])"#;
    let both = r#""09": (puzzle_bonus: [0, 2, 4, 7, 10], per_card: {PHO: 1}, windows: [R1, R2, R3, F])"#;
    let plan = flight(["PHO1", "APO2", "AST3"]).text(text, both).tokens([value(1)]).pieces([0]).pills([9]);
    let r1 = plan.begin().trick("PHO1 APO2 AST3").exchanges(0, 1);
    r1.what_if(|r1| r1.reveals(0).holds(1).holds(2).honors_are(1, [2 + 4 + 3 + 1, 0, 0]));
    let in_f = r1.goes_on_until(|mission| mission.phase() == Phase::Pills && mission.all().round == 3);
    let end = in_f.reveals(0).holds(1).holds(2);
    assert!(end.facts.contains(&Fact::PillScored { seat: Seat(0), pill: PillId(8), honors: 2 }));
}
