//! Section 7: tricks in radio silence.

use crate::scenario;

use earthrise::{Fact, Move, Question, Refusal, Shown};
use scenario::*;
use tabletop::{Audience, Seat};

/// One open trick and a silent one a round; seat 1 leads the silent one.
fn silent_flight<const N: usize>(hands: [&str; N]) -> Plan {
    flight(hands).silent(&[2])
}

/// The open trick is over, nobody met its condition, and seat 1 leads in silence.
fn in_silence() -> Mission {
    silent_flight(["PHO8 AST8", "PHO1 AST1", "PHO2 AST2", "PHO3 ALE1"])
        .tokens([value(5)])
        .begin()
        .trick("PHO8 PHO1 PHO2 PHO3")
        .takes(3, "PHO1")
        .asks(1, Question::Play)
}

// ER-7.1
#[test]
fn a_radio_silence_token_goes_to_the_moon_and_the_earth_stays_as_it_was() {
    let silence = in_silence().earth_holds([value(5)]);
    let began = Fact::TrickBegan { trick: 1, pilot: Seat(1), token: None, stacked: 1 };
    assert_eq!(silence.heard().last(), Some(&began));
    silence.trick("AST1 AST2 ALE1 AST8").takes(2, "ALE1").earth_holds([value(5), lowest(PHO)]);
}

// ER-7.2
#[test]
fn the_pilot_plays_face_down_and_names_the_suit_only() {
    let led = in_silence().play("AST1");
    for other in [seat(0), seat(2), seat(3), Audience::Spectator] {
        let view = led.view(other);
        assert_eq!(view.trump, Some(AST));
        assert_eq!(view.table[1], Shown::FaceDown);
        let heard = Fact::Played { seat: Seat(1), card: None, face_down: true, trump: Some(AST) };
        assert_eq!(led.heard_by(other), [heard]);
    }
    // The Pilot himself knows what he played.
    assert_eq!(led.view(seat(1)).table[1], Shown::Card(card("AST1")));
}

// ER-7.2
#[test]
fn the_suit_that_is_named_is_the_suit_of_the_card() {
    // There is no move to name a suit: it follows from the card, so it is always true.
    for lead in ["PHO8", "APO8", "AST8", "ALE8"] {
        let hands = ["PHO8 APO8 AST8 ALE8", "PHO1 PHO2 PHO3 PHO4", "APO1 APO2 APO3 APO4"];
        let led = flight(hands).silent(&[1]).begin().may_play_anything(0).play(lead);
        assert_eq!(led.view(Audience::Spectator).trump, Some(card(lead).suit()));
    }
}

// ER-7.3
#[test]
fn the_others_play_face_down_clockwise_and_must_follow() {
    let trick = silent_flight(["PHO8 AST8", "PHO1 AST1", "PHO2 AST2", "PHO3 ALE1"])
        .silent(&[1])
        .begin()
        .play("PHO8")
        .asks(1, Question::Play)
        .must_follow(1, "AST1")
        .play("PHO1")
        .asks(2, Question::Play)
        .may_play(2, "PHO2")
        .play("PHO2")
        .asks(3, Question::Play)
        .may_play(3, "PHO3 ALE1")
        .refuses(3, Move::Play(card("AST5")), Refusal::NotInHand { card: card("AST5") });
    let view = trick.view(Audience::Spectator);
    assert_eq!(view.table[..4], [Shown::FaceDown, Shown::FaceDown, Shown::FaceDown, Shown::Nothing]);
    // A follower's card tells neither its suit nor, before the reveal, a void.
    assert_eq!(trick.heard_by(seat(0)), [Fact::Played { seat: Seat(2), card: None, face_down: true, trump: None }]);
    assert_eq!(view.voids, [0; 5]);
}

// ER-7.4
#[test]
fn when_all_have_played_all_cards_are_revealed_together() {
    let before = in_silence().play("AST1").play("AST2").play("ALE1");
    assert_eq!(before.view(seat(0)).table[2], Shown::FaceDown);
    let after = before.play("AST8");
    let cards = [Some(card("AST8")), Some(card("AST1")), Some(card("AST2")), Some(card("ALE1")), None];
    assert!(after.heard_by(Audience::Spectator).contains(&Fact::Shown { cards }));
    for who in [seat(0), seat(1), seat(2), seat(3), Audience::Spectator] {
        assert_eq!(after.view(who).table, cards.map(|card| card.map_or(Shown::Nothing, Shown::Card)));
    }
}

// ER-7.4, ER-6.4
#[test]
fn the_reveal_shows_who_is_void() {
    let hands = ["PHO8 AST8", "PHO1 AST1", "PHO2 APO1", "PHO3 ALE1"];
    let shown = silent_flight(hands).tokens([value(5)]).begin().trick("PHO8 PHO1 PHO2 PHO3").takes(3, "PHO1");
    let before = shown.play("AST1").play("APO1").play("ALE1");
    assert_eq!(before.view(Audience::Spectator).voids, [0; 5]);
    let after = before.play("AST8");
    assert_eq!(after.view(Audience::Spectator).voids, [0, 0, 1 << AST.index(), 0, 0]);
}

// ER-7.5
#[test]
fn there_is_no_maneuver_reward_only_copilot_and_commander() {
    // The token that waits on the Earth asks for a 5, and two are played in silence.
    let hands = ["PHO8 AST8", "PHO1 AST5", "PHO2 AST2", "PHO3 ALE5"];
    let trick = silent_flight(hands).tokens([value(5)]).begin().trick("PHO8 PHO1 PHO2 PHO3").takes(3, "PHO1");
    let rewarded = trick.trick("AST5 AST2 ALE5 AST8").asks(1, Question::Take).takes(1, "AST2");
    let rewards: Vec<&Fact> = rewarded.heard().iter().take(2).collect();
    assert!(matches!(rewards[..], [Fact::CopilotTook { .. }, Fact::CommanderTook { .. }]));
    rewarded.tokens_are([0, 0, 0, 0]).earth_holds([value(5), lowest(PHO)]);
}

// ER-7.6
#[test]
fn the_commander_also_takes_the_radio_silence_token() {
    let rewarded = in_silence();
    assert_eq!(rewarded.all().silence, [0; 5]);
    let rewarded = rewarded.trick("AST1 AST2 ALE1 AST8");
    let rewarded = rewarded.what_if(|mission| mission.takes(2, "ALE1"));
    let took = Fact::CommanderTook { seat: Seat(0), cards: set("AST1 AST2 AST8"), silence: true };
    assert!(rewarded.heard().contains(&took));
}

// ER-7.6
#[test]
fn the_token_is_worth_nothing_by_itself() {
    // All cards worth nothing: whoever took the Radio Silence tokens has no Honors from them.
    let hands = ["ALE8 ALE7", "ALE1 ALE2", "ALE3 ALE4"];
    let end = silent_flight(hands).nothing_counts().begin().goes_to_the_end();
    let taken = end.all_that(|fact| matches!(fact, Fact::CommanderTook { silence: true, .. }).then_some(()));
    assert_eq!(taken.len(), 3, "one a round");
    assert_eq!(end.outcome().honors, [0; 5]);
}

// ER-7.7
#[test]
fn the_apollo_8_passes_left_after_a_silent_trick_too() {
    // The Commander of the silent trick is seat 0; the marker goes from seat 1 to seat 2.
    in_silence().pilot_is(1).trick("AST1 AST2 ALE1 AST8").commander_is(0).takes(2, "ALE1").pilot_is(2);
}

// ER-7.8, ER-8.1
#[test]
fn the_order_of_play_decides_ties_although_all_is_revealed_together() {
    for (cards, commander, copilot) in [("AST7 ALE1 AST7 PHO4", 3, 1), ("AST7 AST7 ALE1 PHO4", 2, 1)] {
        let [one, two, three, none]: [&str; 4] = cards.split(' ').collect::<Vec<_>>().try_into().unwrap();
        let hands = [format!("PHO8 {none}"), format!("PHO1 {one}"), format!("PHO2 {two}"), format!("PHO3 {three}")];
        silent_flight([&hands[0], &hands[1], &hands[2], &hands[3]])
            .tokens([value(5)])
            .begin()
            .trick("PHO8 PHO1 PHO2 PHO3")
            .takes(3, "PHO1")
            .trick(cards)
            .copilot_is(copilot)
            .commander_is(commander);
    }
}
