//! Sections 5 and 6: an open trick, and which cards may be played to it.

use crate::scenario;

use earthrise::{Fact, Move, Phase, Question, Refusal, Shown};
use scenario::*;
use tabletop::{Audience, Seat};

// ER-5.1
#[test]
fn the_pilot_moves_the_token_of_this_position_to_the_earth() {
    let start = table(4).tokens([value(5)]).begin().earth_holds([value(5)]);
    let view = start.all();
    assert_eq!(view.newest, view.track[0]);
    assert_eq!(view.played, 0, "the token is moved before a card is played");
    let began = Fact::TrickBegan { trick: 0, pilot: Seat(0), token: view.track[0], stacked: 1 };
    assert_eq!(start.facts.last(), Some(&began));
}

// ER-5.1
#[test]
fn it_goes_on_top_of_tokens_that_still_lie_there() {
    let second = flight(["PHO1 PHO8", "PHO2 APO1", "PHO3 APO2"])
        .tokens([value(5), value(6)])
        .begin()
        .trick("PHO1 PHO2 PHO3")
        .takes(1, "PHO1")
        .earth_holds([value(5), value(6)]);
    let view = second.all();
    assert_eq!(view.newest, view.track[1]);
}

// ER-5.2, ER-6.1
#[test]
fn the_pilot_leads_any_card_and_its_suit_is_trump_alert_included() {
    for (lead, trump) in [("PHO8", PHO), ("APO8", APO), ("AST8", AST), ("ALE8", ALE)] {
        let led = table(4).hands(["PHO8 APO8 AST8 ALE8"]).begin().may_play_anything(0).play(lead);
        for who in [Audience::Seat(Seat(2)), Audience::Spectator] {
            assert_eq!(led.view(who).trump, Some(trump));
            assert_eq!(led.view(who).table[0], Shown::Card(card(lead)), "it lies face up");
        }
        assert_eq!(
            led.heard(),
            [Fact::Played { seat: Seat(0), card: Some(card(lead)), face_down: false, trump: Some(trump) }]
        );
    }
}

// ER-5.3
#[test]
fn the_others_play_one_card_each_face_up_and_clockwise() {
    let mut trick = table(5).pilot(3).begin();
    for (place, seat) in [3, 4, 0, 1, 2].into_iter().enumerate() {
        trick = trick.asks(seat, Question::Play);
        for other in (0..5).filter(|&other| other != seat) {
            let any = trick.all().hands[usize::from(other)].unwrap().iter().next().unwrap();
            trick = trick.does_not_ask(other, Move::Play(any));
        }
        assert_eq!(usize::from(trick.all().played), place);
        let Move::Play(card) = trick.moves(seat)[0] else { panic!("a card is asked for") };
        trick = trick.does(seat, Move::Play(card));
        let told = trick.heard_by(Audience::Spectator);
        assert!(matches!(told[0], Fact::Played { card: Some(seen), face_down: false, .. } if seen == card));
    }
    assert_ne!(trick.phase(), Phase::Play);
}

// ER-5.4
#[test]
fn rewards_come_in_the_order_maneuver_copilot_commander() {
    let trick = flight(["PHO5 ALE1", "PHO1 ALE2", "PHO2 ALE3"])
        .tokens([value(5)])
        .begin()
        .trick("PHO5 PHO1 PHO2")
        .asks(0, Question::Exchange)
        .saves(0)
        .asks(2, Question::Take)
        .takes(2, "PHO1");
    let rewards = trick.all_that(|fact| match fact {
        Fact::ManeuverWon { .. } => Some("Maneuver"),
        Fact::CopilotTook { .. } => Some("Copilot"),
        Fact::CommanderTook { .. } => Some("Commander"),
        _ => None,
    });
    assert_eq!(rewards, ["Maneuver", "Copilot", "Commander"]);
}

// ER-5.5
#[test]
fn the_apollo_8_passes_to_the_left_whoever_won() {
    for (cards, commander) in [("PHO8 PHO1 PHO2", 0), ("PHO1 PHO8 PHO2", 1), ("PHO1 PHO2 PHO8", 2)] {
        let hands: Vec<String> = cards.split(' ').map(|card| format!("{card} ALE1")).collect();
        flight([&hands[0], &hands[1], &hands[2]])
            .tokens([value(5)])
            .begin()
            .trick(cards)
            .commander_is(commander)
            .goes_on()
            .pilot_is(1)
            .asks(1, Question::Play);
    }
    // From the last seat it comes back to the first.
    table(4).pilot(3).begin().on_to(1, 2).pilot_is(0);
}

// ER-6.2
#[test]
fn who_holds_trump_plays_trump_or_an_alert_and_nothing_else() {
    table(4)
        .hands(["PHO8", "PHO4 PHO4 PHO1 ALE1 ALE7 APO2 APO3 AST1 AST2 AST8"])
        .begin()
        .play("PHO8")
        // Two copies of a card are one choice.
        .may_play(1, "PHO1 PHO4 ALE1 ALE7")
        .must_follow(1, "APO2")
        .must_follow(1, "AST8")
        .refuses(1, Move::Play(card("PHO7")), Refusal::NotInHand { card: card("PHO7") })
        .play("ALE7");
}

// ER-6.2
#[test]
fn who_holds_no_trump_plays_anything_and_may_keep_the_alerts() {
    table(4).hands(["PHO8", "ALE1 APO2 AST8"]).without(1, PHO).begin().play("PHO8").may_play_anything(1).play("AST8");
}

// ER-6.3
#[test]
fn if_alert_is_trump_a_holder_of_alerts_must_play_one() {
    let led = table(4)
        .hands(["ALE8", "ALE1 ALE4 PHO1", "APO1 AST1"])
        .without(1, ALE)
        .without(2, ALE)
        .begin()
        .play("ALE8")
        .may_play(1, "ALE1 ALE4")
        .refuses(1, Move::Play(card("PHO1")), Refusal::MustFollow { card: card("PHO1"), trump: ALE, or: None });
    led.play("ALE1").may_play_anything(2);
}

// ER-6.4
#[test]
fn an_alert_proves_nothing_and_any_other_card_proves_a_void() {
    let trick = table(4)
        .hands(["PHO8", "ALE1 PHO1", "ALE2", "AST1"])
        .without(2, PHO)
        .without(3, PHO)
        .begin()
        .trick("PHO8 ALE1 ALE2 AST1");
    // Seat 1 has Photography and seat 2 has not, but both played an Alert and look the same.
    let shown = 1 << PHO.index();
    assert_eq!(trick.view(Audience::Spectator).voids, [0, 0, 0, shown, 0]);
    // It is known for the rest of the round, and forgotten with the next deal.
    let round = trick.on_to(1, 10);
    assert_eq!(round.all().voids[3] & shown, shown);
    assert_eq!(round.on_to(2, 1).all().voids, [0; 5]);
}

// ER-6.4
#[test]
fn if_alert_is_trump_another_card_proves_that_there_is_no_alert() {
    let trick = table(4).hands(["ALE8", "PHO1"]).without(1, ALE).begin().play("ALE8").play("PHO1");
    assert_eq!(trick.all().voids[1], 1 << ALE.index());
}

// ER-6.5
#[test]
fn nobody_passes_and_everybody_plays_exactly_one_card() {
    let mut trick = table(4).begin();
    for seat in 0..4 {
        assert!(trick.moves(seat).iter().all(|mv| matches!(mv, Move::Play(_))), "only cards are offered");
        trick = trick.refuses(seat, Move::Save, Refusal::OtherQuestion { asked: Question::Play });
        trick = trick.refuses(seat, Move::Hold, Refusal::OtherQuestion { asked: Question::Play });
        trick = trick.goes_on();
        assert_eq!(trick.all().hand_sizes[usize::from(seat)], 9);
    }
    // Nobody is asked for a second card.
    assert_eq!(trick.all().hand_sizes[..4], [9; 4]);
    assert_ne!(trick.phase(), Phase::Play);
}
