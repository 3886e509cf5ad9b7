//! The worked examples of the rulebook (section 18 of the rules), told as they are told there.

use crate::scenario;

use earthrise::{Fact, Question};
use scenario::*;
use tabletop::Seat;

// ER-5.2, ER-5.3, ER-6.2, ER-8.5
#[test]
fn e1_alex_takes_the_maneuver_because_he_played_his_5_after_ferran() {
    table(4)
        .pilot(TINA)
        .tokens([value(5)])
        .hands(["PHO4", "ALE5 PHO2", "PHO4", "AST5 ALE2"])
        .without(ALEX, PHO)
        .begin()
        .play("PHO4")
        // Ferran holds Photography and prefers an Alert.
        .play("ALE5")
        .play("PHO4")
        // Álex has no Photography: he is free, and may keep his Alert.
        .play("AST5")
        .maneuver_goes_to(ALEX)
        .saves(ALEX)
        .copilot_is(TINA)
        .takes(TINA, "PHO4")
        .commander_is(MARTA)
        .commander_took(MARTA, "ALE5 PHO4 AST5");
}

// ER-8.6, ER-5.1
#[test]
fn e1b_if_nobody_plays_a_5_the_token_stays_and_the_next_one_goes_on_top() {
    table(4)
        .pilot(TINA)
        .tokens([value(5), lowest(AST)])
        .hands(["PHO4", "ALE4 PHO2", "PHO4", "AST6 ALE2"])
        .without(ALEX, PHO)
        .begin()
        .trick("PHO4 ALE4 PHO4 AST6")
        .maneuver_is_unclaimed()
        .takes(TINA, "PHO4")
        .earth_holds([value(5), lowest(AST)]);
}

// ER-8.3, ER-8.11, ER-8.13
#[test]
fn e2_marta_the_copilot_takes_her_5_and_ferran_the_commander_the_rest() {
    table(4)
        .pilot(MARTA)
        .tokens([value(1)])
        .hands(["ALE8", "PHO6", "PHO5", "ALE7 PHO1"])
        .begin()
        // Alert 8 and Alert 7 lose to Photography 6 and 5.
        .trick("PHO5 ALE7 ALE8 PHO6")
        .copilot_is(MARTA)
        .takes(MARTA, "PHO5")
        .pile_is(MARTA, "PHO5")
        .commander_took(FERRAN, "ALE7 ALE8 PHO6")
        .pile_is(FERRAN, "ALE7 ALE8 PHO6");
}

// ER-10.1, ER-10.2
#[test]
fn e3_marta_scores_4_and_two_times_3_and_takes_two_alerts() {
    flight(["AST2 ALE2", "ALE1 PHO1", "APO8 PHO7", "AST1 PHO8"])
        .pilot(MARTA)
        .tokens([value(3), value(4)])
        .begin()
        .trick("APO8 AST1 AST2 ALE1")
        .there_is_no_copilot()
        .trick("PHO8 ALE2 PHO1 PHO7")
        .pile_is(MARTA, "APO8 AST1 AST2 ALE1")
        .takes(MARTA, "ALE2")
        .honors_are(1, [0, 0, 10, 6])
        .alerts_are([0, 0, 2, 0]);
}

// ER-10.1, ER-10.2
#[test]
fn e3_holds_too_if_two_times_3_is_read_as_three_cards_of_2() {
    flight(["ALE1 PHO2", "ALE2 AST1", "APO8 PHO8", "APO1 PHO1"])
        .pilot(MARTA)
        .tokens([value(3), value(4)])
        .begin()
        .trick("APO8 APO1 ALE1 ALE2")
        .takes(ALEX, "APO1")
        .trick("PHO1 PHO2 AST1 PHO8")
        .pile_is(MARTA, "APO8 ALE1 ALE2")
        .takes(TINA, "AST1")
        .honors_are(1, [3, 0, 10, 4])
        .alerts_are([0, 0, 2, 0]);
}

// ER-9.1, ER-9.3, ER-9.4, ER-9.6
#[test]
fn e4_alex_exchanges_one_saves_one_and_exchanges_two() {
    let alex = flight(["PHO1 PHO2 PHO3", "APO1 APO2 APO3", "AST1 AST2 AST3", "PHO8 PHO7 PHO6"])
        .tokens([value(8), value(7), value(6)])
        .pieces([0, 0, 2])
        .begin()
        .trick("PHO1 APO1 AST1 PHO8")
        .exchanges(ALEX, 1)
        .puzzle_is(ALEX, &[0])
        .takes(TINA, "APO1")
        .trick("APO2 AST2 PHO7 PHO2")
        .saves(ALEX)
        .tokens_are([0, 0, 0, 1])
        .trick("AST3 PHO6 PHO3 APO3")
        .tokens_are([0, 0, 0, 2])
        .exchanges(ALEX, 2)
        .puzzle_is(ALEX, &[0, 2])
        .under_the_pile_lie(&[0])
        .tokens_are([0, 0, 0, 0]);
    // Three tokens are in the box: they are neither held nor on the Earth, and the supply does not have them back.
    let view = alex.all();
    let laid: Vec<_> = alex.all_that(|fact| match fact {
        Fact::TokensLaid { round: 0, tokens } => Some(tokens.clone()),
        _ => None,
    });
    assert!(laid.concat().iter().all(|&token| !view.supply.has(token) && !view.earth.has(token)));
}

// ER-11.2, ER-11.3, ER-11.4
#[test]
fn e5_ferran_scores_10_for_few_alerts_1_for_a_token_and_25_for_the_puzzle() {
    let ferran = flight(["APO1 ALE1", "PHO8 PHO7", "APO2 ALE2", "AST1 AST2"])
        .tokens([lowest(PHO), lowest(PHO)])
        .next_round()
        .tokens([value(8), value(7)])
        .next_round()
        .tokens([values(&[7, 8]), value(5)])
        .pieces([0, 1, 2, 3])
        .begin()
        .trick("ALE1 PHO8 ALE2 AST1")
        .exchanges(FERRAN, 1)
        .takes(TINA, "ALE1")
        .trick("PHO7 APO2 AST2 APO1")
        .exchanges(FERRAN, 1)
        .trick("ALE2 AST1 ALE1 PHO8")
        .exchanges(FERRAN, 1)
        .takes(TINA, "ALE1")
        .trick("AST2 APO1 PHO7 APO2")
        .exchanges(FERRAN, 1)
        .trick("ALE1 PHO8 ALE2 AST1")
        .saves(FERRAN)
        .takes(TINA, "ALE1")
        .trick("PHO7 APO2 AST2 APO1")
        .alerts_are([3, 0, 3, 0])
        .puzzle_is(FERRAN, &[0, 1, 2, 3])
        .asks(FERRAN, Question::Exchange)
        .saves(FERRAN);
    let scored = Fact::FinalScored { seat: Seat(FERRAN), fewest_alerts: 10, tokens: 1, puzzle: 25 };
    assert!(ferran.facts.contains(&scored));
    ferran.honors_are(4, [0, 36, 0, 10]);
}

// ER-8.1, ER-8.2
#[test]
fn e6_of_trumps_6_4_6_the_later_6_commands_and_the_earlier_6_is_copilot() {
    one_trick(value(1), "APO6 APO4 APO6").copilot_is(0).commander_is(2);
}

// ER-8.9
#[test]
fn e7_the_same_number_as_on_the_right_goes_to_the_later_of_seat_2_and_the_pilot() {
    one_trick(same_as_right(), "PHO3 APO5 AST5 ALE3").maneuver_goes_to(2);
    // The Pilot qualifies as well: without seat 2 the tokens are his.
    one_trick(same_as_right(), "PHO3 APO5 AST6 ALE3").maneuver_goes_to(0);
}
