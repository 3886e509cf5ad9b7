//! Section 8: who is rewarded after a trick.

use crate::scenario;

use earthrise::{Fact, Move, Phase, Question, Refusal};
use scenario::*;
use tabletop::Seat;

// ER-8.1
#[test]
fn in_any_tie_the_card_played_later_wins() {
    // Command, and the second place.
    one_trick(value(8), "PHO4 PHO4 ALE1").commander_is(1).copilot_is(0);
    one_trick(value(8), "PHO3 PHO3 PHO4").commander_is(2).copilot_is(1);
    // Every kind of token.
    one_trick(value(4), "PHO4 APO4 AST4").maneuver_goes_to(2);
    one_trick(lowest(PHO), "PHO4 APO1 PHO4").maneuver_goes_to(2);
    one_trick(same_as_right(), "PHO4 APO4 AST4").maneuver_goes_to(2);
}

// ER-8.2
#[test]
fn trump_cards_rank_by_value_first_is_commander_second_is_copilot() {
    one_trick(value(4), "APO2 APO7 APO5 APO6").commander_is(1).copilot_is(3);
    one_trick(value(4), "APO8 APO7 APO5 APO6").commander_is(0).copilot_is(1);
    one_trick(value(3), "APO1 APO2 AST8 APO4").commander_is(3).copilot_is(1);
}

// ER-8.2
#[test]
fn cards_are_ranked_not_numbers_so_two_equal_trumps_fill_both_roles() {
    one_trick(value(8), "PHO4 APO5 PHO4").commander_is(2).copilot_is(0);
    one_trick(value(8), "PHO4 PHO4 PHO1").commander_is(1).copilot_is(0);
    // Three of them: the two later ones.
    one_trick(value(8), "PHO4 PHO4 PHO4").commander_is(2).copilot_is(1);
}

// ER-8.3
#[test]
fn cards_that_are_not_trump_never_win_alerts_included() {
    one_trick(value(1), "PHO2 ALE8 APO8 AST8").commander_is(0).there_is_no_copilot();
    one_trick(value(1), "PHO5 ALE7 ALE8 PHO6").commander_is(3).copilot_is(0);
    // Led, an Alert is Trump like any other suit.
    one_trick(value(1), "ALE2 PHO8 ALE3 AST8").commander_is(2).copilot_is(0);
}

/// Two open tricks; nobody meets the token of the first. Seat 1 leads the second.
fn with_an_unclaimed_5(second_token: earthrise::content::Maneuver) -> Mission {
    flight(["PHO1 AST5", "PHO2 AST6", "PHO3 AST1"])
        .tokens([value(5), second_token])
        .begin()
        .trick("PHO1 PHO2 PHO3")
        .takes(1, "PHO1")
}

// ER-8.4
#[test]
fn only_the_token_of_this_trick_sets_the_condition() {
    // Seat 0 plays a 5, as the older token asks; the token of this trick asks for a 6.
    with_an_unclaimed_5(value(6)).trick("AST6 AST1 AST5").maneuver_goes_to(1).tokens_are([0, 2, 0]);
    // A 5 alone is not enough.
    with_an_unclaimed_5(value(8)).trick("AST6 AST1 AST5").maneuver_is_unclaimed();
}

// ER-8.5
#[test]
fn the_last_candidate_takes_all_tokens_on_the_earth_and_the_pilot_can_be_one() {
    one_trick(value(5), "PHO5 ALE5 PHO4 AST6").maneuver_goes_to(1);
    one_trick(value(5), "PHO5 ALE4 PHO4 AST6").maneuver_goes_to(0);
    let won = with_an_unclaimed_5(values(&[5, 6])).trick("AST6 AST1 AST5").maneuver_goes_to(0);
    let tokens = won.all_that(|fact| match fact {
        Fact::ManeuverWon { tokens, .. } => Some(tokens.iter().map(|&token| won.maneuver(token)).collect::<Vec<_>>()),
        _ => None,
    });
    assert_eq!(tokens, [[value(5), values(&[5, 6])]]);
    won.tokens_are([2, 0, 0]).earth_holds([]);
}

// ER-8.6
#[test]
fn without_a_candidate_the_tokens_stay_and_pile_up() {
    let stack = flight(["PHO1 PHO2 PHO3", "APO1 APO2 APO3", "AST1 AST2 AST3"])
        .tokens([value(5), value(6), value(7)])
        .begin()
        .trick("PHO1 APO1 AST1")
        .maneuver_is_unclaimed()
        .earth_holds([value(5), value(6)])
        .trick("APO2 AST2 PHO2")
        .maneuver_is_unclaimed()
        .earth_holds([value(5), value(6), value(7)]);
    assert_eq!(stack.all().newest, stack.all().track[2]);
}

// ER-8.6
#[test]
fn a_stack_outlives_the_round_and_is_lost_after_the_last_trick() {
    let carried = flight(["PHO1", "APO2", "AST3"])
        .tokens([value(5)])
        .next_round()
        .tokens([value(6)])
        .next_round()
        .tokens([value(8)])
        .begin()
        .trick("PHO1 APO2 AST3")
        .earth_holds([value(5), value(6)]);
    let lost = carried.trick("APO2 AST3 PHO1").trick("AST3 PHO1 APO2");
    assert_eq!(lost.phase(), Phase::Over, "nobody has a token to exchange");
    lost.tokens_are([0, 0, 0]).earth_holds([value(5), value(6), value(8)]).honors_are(4, [10, 10, 10]);

    flight(["PHO1", "APO2", "AST3"])
        .tokens([value(5)])
        .next_round()
        .tokens([value(2)])
        .begin()
        .trick("PHO1 APO2 AST3")
        .trick("APO2 AST3 PHO1")
        .maneuver_goes_to(1)
        .tokens_are([0, 2, 0]);
}

// ER-8.7
#[test]
fn lowest_of_a_suit_is_won_by_the_lowest_card_of_that_suit_trump_or_not() {
    one_trick(lowest(AST), "PHO1 AST5 AST3 AST4").maneuver_goes_to(2);
    one_trick(lowest(AST), "AST2 AST5 AST3 PHO1").maneuver_goes_to(0);
    one_trick(lowest(ALE), "PHO1 APO2 ALE8 AST4").maneuver_goes_to(2);
}

// ER-8.7
#[test]
fn a_number_is_won_by_any_suit_and_of_two_numbers_either_will_do() {
    for cards in ["PHO5 APO1 AST2", "PHO1 ALE5 AST2", "PHO1 APO2 AST5"] {
        let winner = cards.split(' ').position(|card| card.ends_with('5')).unwrap();
        one_trick(value(5), cards).maneuver_goes_to(winner as u8);
    }
    one_trick(values(&[3, 4]), "PHO3 APO1 AST2").maneuver_goes_to(0);
    one_trick(values(&[3, 4]), "PHO1 APO4 AST2").maneuver_goes_to(1);
    one_trick(values(&[3, 4]), "PHO4 APO3 AST5").maneuver_goes_to(1);
    one_trick(values(&[3, 4]), "PHO1 APO2 AST5").maneuver_is_unclaimed();
}

// ER-8.7
#[test]
fn the_same_number_is_compared_with_the_right_neighbour_only() {
    // Seat 1's right neighbour is seat 0.
    one_trick(same_as_right(), "PHO5 APO5 AST2 ALE1").maneuver_goes_to(1);
    // Equal cards of seats that are not neighbours do not count.
    one_trick(same_as_right(), "PHO5 APO1 AST5 ALE2").maneuver_is_unclaimed();
}

// ER-8.8
#[test]
fn lowest_of_a_suit_nobody_played_has_no_candidate_and_equal_lowest_go_to_the_later() {
    one_trick(lowest(AST), "PHO1 APO1 ALE1").maneuver_is_unclaimed();
    one_trick(lowest(AST), "AST2 APO1 AST2 AST7").maneuver_goes_to(2);
    one_trick(lowest(AST), "PHO2 AST2 AST2 AST2").maneuver_goes_to(3);
}

// ER-8.9
#[test]
fn the_circle_closes_from_the_last_player_to_the_pilot() {
    // The Pilot's right neighbour plays after him; the condition is looked at when the trick is complete.
    one_trick(same_as_right(), "PHO3 APO5 AST3").maneuver_goes_to(0);
    // Of several candidates the Pilot has the lowest priority.
    one_trick(same_as_right(), "PHO3 APO3 ALE1 AST3").maneuver_goes_to(1);
    one_trick(same_as_right(), "PHO3 APO3 AST3").maneuver_goes_to(2);
}

// ER-8.10
#[test]
fn the_taker_may_exchange_before_the_copilot_acts() {
    one_trick(value(1), "PHO8 PHO1 PHO2")
        .asks(1, Question::Exchange)
        .does_not_ask(2, Move::Take(card("PHO1")))
        .exchanges(1, 1)
        .puzzle_is(1, &[0])
        .asks(2, Question::Take);
}

// ER-8.11
#[test]
fn the_copilot_must_take_one_card_of_his_choice() {
    let trick = one_trick(value(1), "PHO8 ALE7 PHO2 AST3");
    // Any card of the trick, his own and the Commander's included; there is no way around it.
    let offered: Vec<Move> = set("PHO8 ALE7 PHO2 AST3").iter().map(Move::Take).collect();
    let trick = trick
        .copilot_is(2)
        .offers(2, &offered)
        .refuses(2, Move::Save, Refusal::OtherQuestion { asked: Question::Take })
        .refuses(2, Move::Take(card("PHO7")), Refusal::NotInTrick { card: card("PHO7") });
    for (pick, rest) in
        [("PHO8", "ALE7 PHO2 AST3"), ("ALE7", "PHO8 PHO2 AST3"), ("PHO2", "PHO8 ALE7 AST3"), ("AST3", "PHO8 ALE7 PHO2")]
    {
        trick.what_if(|trick| {
            let taken = trick.takes(2, pick).commander_took(0, rest);
            assert_eq!(taken.heard()[0], Fact::CopilotTook { seat: Seat(2), card: card(pick) });
        });
    }
}

// ER-8.11
#[test]
fn of_two_copies_the_copilot_takes_one() {
    flight(["PHO4 ALE1", "PHO4 ALE2", "AST1 ALE3"])
        .tokens([value(8)])
        .begin()
        .trick("PHO4 PHO4 AST1")
        .offers(0, &[Move::Take(card("PHO4")), Move::Take(card("AST1"))])
        .takes(0, "PHO4")
        .pile_is(0, "PHO4")
        .pile_is(1, "PHO4 AST1");
}

// ER-8.12
#[test]
fn a_single_trump_card_makes_no_copilot() {
    let trick =
        one_trick(value(1), "PHO2 ALE7 APO8 AST3").there_is_no_copilot().commander_took(0, "PHO2 ALE7 APO8 AST3");
    assert!(trick.facts.contains(&Fact::NoCopilot));
}

// ER-8.13
#[test]
fn the_commander_takes_all_cards_that_are_left() {
    flight(["PHO8 ALE1", "ALE7 ALE2", "PHO2 ALE3", "AST3 ALE4"])
        .tokens([value(1)])
        .begin()
        .trick("PHO8 ALE7 PHO2 AST3")
        .takes(2, "AST3")
        .pile_is(0, "PHO8 ALE7 PHO2")
        .pile_is(1, "")
        .pile_is(2, "AST3")
        .pile_is(3, "");
}
