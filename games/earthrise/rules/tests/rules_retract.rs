//! Taking back moves at a table of Earthrise: until somebody has seen something he had not, then with the agreement of all
//! until the last card of the trick, and never across a draw.

#![allow(clippy::unwrap_used)] // Helpers of tests may fail as tests do.

use crate::scenario;

use earthrise::{Phase, Question, Refusal};
use scenario::*;
use tabletop::{Fault, Seat};

type NotBack = Fault<Refusal>;

#[track_caller]
fn is_behind_a_frontier(mission: &Mission, seat: u8) {
    let fault = mission.retraction(seat).unwrap_err();
    assert!(matches!(fault, NotBack::BehindFrontier { .. }), "{fault}");
}

fn open_trick() -> Mission {
    flight(["PHO8 AST1", "PHO1 AST2", "PHO2 AST3", "PHO3 AST4"]).tokens([value(7)]).begin()
}

fn silent_trick() -> Mission {
    flight(["PHO8 AST1", "PHO1 AST2", "PHO2 AST3", "PHO3 AST4"]).silent(&[1]).begin()
}

// ER-5.2
#[test]
fn an_open_card_can_be_taken_back_until_another_seat_has_shown_a_card() {
    let led = open_trick().play("PHO8");
    let plan = led.retraction(0).unwrap();
    assert!(plan.disturbed.is_empty() && plan.asked.is_empty());
    assert_eq!(plan.witnesses, seats(&[1, 2, 3]), "the others have seen it");
    led.what_if(|led| {
        let back = led.takes_back(0, &[]).asks(0, Question::Play).may_play_anything(0);
        assert_eq!(back.all().hand_sizes[..4], [2; 4]);
        // Another lead, another Trump: the others are asked under it.
        back.play("AST1").may_play(1, "AST2");
    });
    let followed = led.play("PHO1");
    assert!(followed.retraction(0).unwrap().shown, "now the others have a say");
    assert!(followed.retraction(1).unwrap().asked.is_empty());
    assert!(matches!(followed.retraction(2), Err(NotBack::NothingToRetract { seat: Seat(2) })));
}

// ER-5.2
#[test]
fn then_with_the_agreement_of_everybody_until_the_last_card_of_the_trick() {
    let followed = open_trick().play("PHO8").play("PHO1");
    let plan = followed.retraction(0).unwrap();
    assert_eq!((plan.asked, plan.disturbed.len()), (seats(&[1, 2, 3]), 1), "also those whose cards stay in hand");
    followed.what_if(|mut followed| {
        for agreed in [&[][..], &[1], &[1, 2], &[2, 3]] {
            let fault = followed.line.retract(Seat(0), None, seats(agreed)).unwrap_err();
            assert_eq!(fault, NotBack::NeedsConsent { seats: seats(&[1, 2, 3]) });
        }
        followed
    });
    followed.what_if(|followed| {
        let back = followed.takes_back(0, &[1, 2, 3]).asks(0, Question::Play);
        assert_eq!(back.all().hand_sizes[..4], [2; 4], "the card that followed comes back too");
        back.play("AST1").may_play(1, "AST2")
    });
    let three = followed.play("PHO2");
    let plan = three.retraction(1).unwrap();
    assert_eq!((plan.asked, plan.disturbed.len()), (seats(&[0, 2, 3]), 1));
    // The last card ends the trick.
    let complete = three.play("PHO3");
    for player in 0..3 {
        is_behind_a_frontier(&complete, player);
    }
    // Behind the end of a trick nobody reaches, also not by the first card of the next one.
    let next = complete.takes(3, "PHO2").play("AST2");
    for player in [0, 2, 3] {
        is_behind_a_frontier(&next, player);
    }
}

// ER-5.4
#[test]
fn the_last_card_of_a_trick_can_be_taken_back_and_the_rewards_with_it() {
    let complete = open_trick().trick("PHO8 PHO1 PHO2 PHO3").copilot_is(3);
    complete.what_if(|complete| {
        let back = complete.takes_back(3, &[]).asks(3, Question::Play);
        assert_eq!(back.all().played, 3);
    });
    is_behind_a_frontier(&complete, 2);
    // Maneuver tokens won by it go back, too; the taker has said nothing yet.
    let won = flight(["PHO8 AST1", "PHO1 AST2", "PHO2 AST3"]).tokens([value(2)]).begin().trick("PHO8 PHO1 PHO2");
    let won = won.asks(2, Question::Exchange).tokens_are([0, 0, 1]);
    won.takes_back(2, &[]).tokens_are([0, 0, 0]).earth_holds([value(2)]);
}

// ER-5.4
#[test]
fn whoever_has_answered_since_must_agree() {
    // Seat 0 wins the token with its lead, seat 2 plays last; seat 0 has already said that it saves the token.
    let saved = flight(["PHO8 AST1", "PHO1 AST2", "PHO2 AST3"]).tokens([value(8)]).begin().trick("PHO8 PHO1 PHO2");
    let saved = saved.saves(0);
    let plan = saved.retraction(2).unwrap();
    assert_eq!(plan.asked, seats(&[0]));
    let mut refused = saved.what_if(|saved| saved);
    let fault = refused.line.retract(Seat(2), None, seats(&[])).unwrap_err();
    assert_eq!(fault, NotBack::NeedsConsent { seats: seats(&[0]) });
    assert_eq!(refused.phase(), Phase::Copilot { seat: Seat(2) }, "nothing has changed");
    saved.takes_back(2, &[0]).asks(2, Question::Play);
}

// ER-7.2, ER-7.3
#[test]
fn the_pilot_of_a_silent_trick_takes_back_his_card_if_followers_agree() {
    let led = silent_trick().play("PHO8");
    led.what_if(|led| led.takes_back(0, &[]).asks(0, Question::Play));
    // A card that lies face down has shown nothing, so the lead can still be taken back. But without a lead nobody is
    // asked to follow: the follower's card comes back to his hand, and he has to agree.
    let followed = led.play("PHO1");
    let plan = followed.retraction(0).unwrap();
    assert_eq!((plan.asked, plan.disturbed.len()), (seats(&[1]), 1));
    assert_eq!(plan.witnesses, seats(&[1, 2, 3]), "all have heard the suit");
    followed.what_if(|mut followed| {
        let fault = followed.line.retract(Seat(0), None, seats(&[])).unwrap_err();
        assert_eq!(fault, NotBack::NeedsConsent { seats: seats(&[1]) });
    });
    let back = followed.takes_back(0, &[1]).asks(0, Question::Play);
    assert_eq!(back.all().hand_sizes[..4], [2; 4]);
    assert_eq!(back.all().trump, None);
    back.play("AST1").may_play(1, "AST2");
}

// ER-7.3
#[test]
fn a_follower_takes_back_a_face_down_card_until_the_reveal() {
    let two = silent_trick().play("PHO8").play("PHO1");
    two.what_if(|two| two.takes_back(1, &[]).asks(1, Question::Play).play("PHO1"));
    // The next one has played behind him, so it is not his turn any more without that card.
    let three = two.play("PHO2");
    let plan = three.retraction(1).unwrap();
    assert_eq!(plan.asked, seats(&[2]));
    assert!(plan.witnesses.is_empty(), "nobody has seen a card");
    // The last card turns all of them up: nothing can be taken back, not even that card.
    let shown = three.play("PHO3");
    for player in 0..4 {
        is_behind_a_frontier(&shown, player);
    }
}

// ER-7.2
#[test]
fn a_named_suit_is_a_frontier_for_the_others() {
    let hands = ["PHO8 AST1", "PHO1 AST2", "PHO2 AST3", "PHO3 AST4"];
    let picked = flight(hands).silent(&[2]).tokens([value(7)]).begin().trick("PHO8 PHO1 PHO2 PHO3").takes(3, "PHO1");
    assert!(picked.retraction(3).is_ok());
    is_behind_a_frontier(&picked.play("AST2"), 3);
}

// ER-8.11
#[test]
fn the_copilots_pick_can_be_taken_back_until_the_next_card_is_shown() {
    let picked = open_trick().trick("PHO8 PHO1 PHO2 PHO3").takes(3, "PHO8");
    picked.what_if(|picked| {
        let back = picked.takes_back(3, &[]).asks(3, Question::Take).pile_is(3, "").pile_is(0, "");
        back.takes(3, "PHO2").pile_is(3, "PHO2").pile_is(0, "PHO8 PHO1 PHO3");
    });
    is_behind_a_frontier(&picked.play("AST2"), 3);
}

// ER-9.3, ER-9.7
#[test]
fn saving_tokens_can_be_taken_back_and_an_exchange_cannot() {
    let window = flight(["PHO8 AST1", "PHO1 AST2", "PHO2 AST3"]).tokens([value(8)]).begin().trick("PHO8 PHO1 PHO2");
    window.what_if(|window| window.saves(0).takes_back(0, &[]).asks(0, Question::Exchange).exchanges(0, 1));
    let drawn = window.exchanges(0, 1);
    is_behind_a_frontier(&drawn, 0);
}

fn pill_decisions() -> Mission {
    let plan = flight(["PHO8", "APO1", "AST1", "ALE1"]).tokens([value(7)]).pills([4, 1, 3, 5]);
    plan.begin().trick("PHO8 APO1 AST1 ALE1")
}

// ER-13.6
#[test]
fn a_pill_decision_can_be_taken_back_while_others_are_undecided() {
    let decided = pill_decisions().reveals(0).holds(2);
    let plan = decided.retraction(0).unwrap();
    assert!(plan.disturbed.is_empty() && plan.asked.is_empty() && plan.witnesses.is_empty());
    // The decision of seat 2 stays, although it came later.
    let back = decided.takes_back(0, &[]);
    assert_eq!(back.all().decided, seats(&[2]));
    assert_eq!(back.asked(), seats(&[0, 1, 3]));
    let decided = back.holds(0).reveals(1);
    assert!(decided.retraction(2).is_ok());
    // The last decision turns up all pills that are revealed.
    let shown = decided.holds(3);
    for player in 0..4 {
        is_behind_a_frontier(&shown, player);
    }
}

// ER-13.6
#[test]
fn no_pill_decision_can_be_taken_back_after_the_reveal() {
    // Nothing has been drawn since: the owner of pill 06 is asked whom to give an Alert.
    let plan = flight(["PHO8", "ALE1", "ALE2", "ALE3"]).tokens([value(7)]).pills([6]);
    let shown = plan.begin().trick("PHO8 ALE1 ALE2 ALE3").holds(1).holds(2).holds(3).reveals(0);
    let shown = shown.asks(0, Question::Give);
    for player in 0..4 {
        is_behind_a_frontier(&shown, player);
    }
}

// ER-13.6
#[test]
fn decisions_in_turn_can_be_taken_back_until_the_next_pill_is_shown() {
    let plan = flight(["PHO8", "APO1", "AST1", "ALE1"]).tokens([value(7)]).pills([4, 1, 3, 5]);
    let turn = plan.option("pill_decisions", "in_turn").begin().trick("PHO8 APO1 AST1 ALE1").holds(1);
    assert!(turn.retraction(1).is_ok());
    let held = turn.holds(2);
    assert_eq!(held.retraction(1).unwrap().asked, seats(&[2]));
    is_behind_a_frontier(&held.reveals(3), 1);
}

// ER-13.6
#[test]
fn a_token_of_pill_06_can_be_taken_back_before_the_next_deal() {
    let plan = flight(["PHO8", "ALE1", "ALE2", "ALE3"]).tokens([value(7)]).pills([6]);
    let giver = plan.begin().trick("PHO8 ALE1 ALE2 ALE3").reveals(0).holds(1).holds(2).holds(3);
    let given = giver.gives(0, 1).alerts_are([2, 1, 0, 0]);
    let back = given.takes_back(0, &[]).alerts_are([3, 0, 0, 0]).gives(0, 2).gives(0, 2).gives(0, 2);
    is_behind_a_frontier(&back, 0);
}

// ER-10.4
#[test]
fn nothing_can_be_taken_back_across_a_deal() {
    let last = flight(["PHO8", "PHO1", "PHO2", "PHO3"]).tokens([value(7)]).begin().trick("PHO8 PHO1 PHO2 PHO3");
    let scored = last.takes(3, "PHO8");
    assert_eq!(scored.all().round, 1);
    for player in 0..4 {
        is_behind_a_frontier(&scored, player);
    }
}
