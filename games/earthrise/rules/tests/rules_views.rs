//! Section 14: who sees what, a test for each row of its table.

use crate::scenario;

use earthrise::{Cards, Fact, Phase, PillId, PillSeen, Shown, View};
use scenario::*;
use tabletop::deck::Bag;
use tabletop::{Audience, Game, Seat};

const SPECTATOR: Audience = Audience::Spectator;
const OMNISCIENT: Audience = Audience::Omniscient;

/// Everybody who looks at a table of four.
const EVERYBODY: [Audience; 6] = [
    Audience::Seat(Seat(0)),
    Audience::Seat(Seat(1)),
    Audience::Seat(Seat(2)),
    Audience::Seat(Seat(3)),
    SPECTATOR,
    OMNISCIENT,
];

/// Everybody sees this of a scene, and the same.
#[track_caller]
fn all_see<T: PartialEq + std::fmt::Debug>(mission: &Mission, look: impl Fn(&View) -> T) {
    let seen = EVERYBODY.map(|who| look(&mission.view(who)));
    assert!(seen.iter().all(|other| *other == seen[0]), "{seen:?}");
}

/// Everybody hears these facts whole.
#[track_caller]
fn all_hear(mission: &Mission, kind: impl Fn(&Fact) -> bool) {
    let facts: Vec<&Fact> = mission.facts.iter().filter(|fact| kind(fact)).collect();
    assert!(!facts.is_empty(), "nothing of the kind happened");
    for (fact, who) in facts.iter().flat_map(|fact| EVERYBODY.map(|who| (*fact, who))) {
        assert_eq!(mission.game().seen(fact, who).of(fact).as_ref(), Some(fact), "{who:?}");
    }
}

// ER-3.5
#[test]
fn a_hand_is_seen_by_its_owner() {
    let start = table(4).begin();
    let hands = start.all().hands;
    for who in EVERYBODY {
        let view = start.view(who);
        for owner in crew(4) {
            let expected = hands[owner.index()].filter(|_| who == Audience::Seat(owner) || who == OMNISCIENT);
            assert_eq!(view.hands[owner.index()], expected);
            let dealt = Fact::Dealt { seat: owner, hand: hands[owner.index()] };
            let told = start.game().seen(&dealt, who).of(&dealt);
            assert_eq!(told, Some(Fact::Dealt { seat: owner, hand: expected }));
        }
        assert_eq!(view.hand_sizes[..4], [10; 4], "how many cards there are is seen");
    }
}

// ER-3.7, ER-10.1
#[test]
fn honors_on_the_pad_are_seen_by_all() {
    let scored = table(4).begin().on_to(2, 1);
    assert_ne!(scored.all().score_sheet[0], [0; 5]);
    all_see(&scored, |view| (view.score_sheet, crew(4).map(|seat| view.honors(seat)).collect::<Vec<_>>()));
    assert_eq!(crew(4).map(|seat| scored.all().honors(seat)).collect::<Vec<_>>(), scored.all().score_sheet[0][..4]);
    all_hear(&scored, |fact| matches!(fact, Fact::RoundScored { .. }));
    let end = scored.goes_to_the_end();
    all_hear(&end, |fact| matches!(fact, Fact::FinalScored { .. } | Fact::Won { .. }));
}

// ER-5.3, ER-8.11
#[test]
fn cards_of_an_open_trick_and_the_copilots_pick_are_seen_by_all() {
    let trick =
        table(4).hands(["PHO8", "PHO1", "PHO2", "PHO3"]).tokens([value(7)]).begin().trick("PHO8 PHO1 PHO2 PHO3");
    all_see(&trick, |view| view.table);
    assert_eq!(trick.view(SPECTATOR).table[..4], ["PHO8", "PHO1", "PHO2", "PHO3"].map(|text| Shown::Card(card(text))));
    let taken = trick.takes(3, "PHO1");
    let kinds =
        |fact: &Fact| matches!(fact, Fact::Played { .. } | Fact::CopilotTook { .. } | Fact::CommanderTook { .. });
    all_hear(&taken, kinds);
}

// ER-7.2, ER-7.3, ER-7.4
#[test]
fn cards_of_a_silent_trick_are_seen_by_their_owners_until_the_reveal() {
    let hands = ["PHO8 AST1", "PHO1 AST2", "PHO2 AST3", "PHO3 AST4"];
    let trick = flight(hands).silent(&[1]).begin().play("PHO8").play("PHO1");
    for who in EVERYBODY {
        let view = trick.view(who);
        for (owner, text) in [(0, "PHO8"), (1, "PHO1")] {
            let knows = who == seat(owner) || who == OMNISCIENT;
            let expected = if knows { Shown::Card(card(text)) } else { Shown::FaceDown };
            assert_eq!(view.table[usize::from(owner)], expected, "{who:?}");
            let trump = (owner == 0).then_some(PHO);
            let played = |card| Fact::Played { seat: Seat(owner), card, face_down: true, trump };
            let told = trick.game().seen(&played(Some(card(text))), who).of(&played(Some(card(text))));
            assert_eq!(told, Some(played(knows.then(|| card(text)))));
        }
        // All know the led suit and who has played.
        assert_eq!((view.trump, view.played, view.table[2]), (Some(PHO), 2, Shown::Nothing));
        assert_eq!(view.hand_sizes[..4], [1, 1, 2, 2]);
    }
    let shown = trick.play("PHO2").play("PHO3");
    all_see(&shown, |view| view.table);
    all_hear(&shown, |fact| matches!(fact, Fact::Shown { .. }));
}

// ER-8.11, ER-8.13
#[test]
fn what_lies_in_the_piles_follows_from_what_all_have_seen() {
    let late = table(4).begin().on_to(1, 9);
    // The view remembers nothing that the facts a spectator heard do not say.
    let mut piles = [Cards::NONE; 5];
    for fact in late.facts.iter().filter_map(|fact| late.game().seen(fact, SPECTATOR).of(fact)) {
        match fact {
            Fact::CopilotTook { seat, card } => piles[seat.index()] = piles[seat.index()].with(card),
            Fact::CommanderTook { seat, cards, .. } => piles[seat.index()] = piles[seat.index()].plus(cards),
            _ => {}
        }
    }
    all_see(&late, |view| view.memory.won);
    assert_eq!(late.view(SPECTATOR).memory.won, piles);
}

// ER-3.3, ER-9.1
#[test]
fn tokens_on_the_track_on_the_earth_and_in_front_of_players_are_seen_by_all() {
    let late = table(4).begin().on_to(1, 8);
    assert!(late.all().tokens.iter().any(|tokens| !tokens.is_empty()));
    all_see(&late, |view| (view.track, view.earth, view.newest, view.tokens, view.pieces));
    let laid = |fact: &Fact| matches!(fact, Fact::TokensLaid { .. } | Fact::TrickBegan { .. });
    all_hear(&late, laid);
    let won = |fact: &Fact| matches!(fact, Fact::ManeuverWon { .. } | Fact::TokensSaved { .. });
    all_hear(&late, won);
    let exchanged = flight(["PHO1", "APO2", "AST3", "ALE4"]).tokens([value(1)]).begin().trick("PHO1 APO2 AST3 ALE4");
    let exchanged = exchanged.exchanges(0, 1);
    all_see(&exchanged, |view| view.pieces);
    all_hear(&exchanged, |fact| matches!(fact, Fact::TokensSpent { .. } | Fact::PieceKept { .. }));
}

// ER-3.3, ER-3.4
#[test]
fn the_order_of_the_supply_and_of_the_pile_is_seen_by_nobody() {
    let start = table(4).begin();
    // Even to somebody who sees everything they are sets: there is no order that could be seen.
    all_see(&start, |view| (view.supply, view.unplaced, view.pile, view.under));
    assert_eq!(start.all().unplaced, Bag::of([5, 5, 5, 5, 0, 0, 0, 0]));
    assert_eq!(start.all().supply.len(), 15);
}

// ER-10.2
#[test]
fn alert_totals_are_seen_by_their_owners_until_the_end() {
    let r1 = flight(["PHO8", "ALE1", "ALE2", "ALE3"]).tokens([value(7)]).begin().trick("PHO8 ALE1 ALE2 ALE3");
    let r1 = r1.alerts_are([3, 0, 0, 0]);
    for who in EVERYBODY {
        let own = crew(4).map(|owner| (who == Audience::Seat(owner) || who == OMNISCIENT).then_some(owner));
        for (at, owner) in own.enumerate() {
            let expected = owner.map(|_| if at == 0 { 3 } else { 0 });
            assert_eq!(r1.view(who).alerts[at], expected, "{who:?}");
            let taken = |alerts| Fact::AlertsTaken { seat: Seat(at as u8), alerts };
            assert!(r1.heard_by(who).contains(&taken(expected)));
        }
    }
    let end = r1.goes_to_the_end();
    all_see(&end, |view| view.alerts);
    all_hear(&end, |fact| matches!(fact, Fact::AlertsShown { .. }));
}

// ER-13.1, ER-13.2
#[test]
fn a_pill_is_seen_by_its_owner_and_by_all_once_revealed() {
    let plan = flight(["PHO8", "APO1", "AST1", "ALE1"]).tokens([value(7)]).pills([4, 1, 3, 5]);
    let scoring = plan.begin().trick("PHO8 APO1 AST1 ALE1");
    let of_seat_0 = |mission: &Mission, who: Audience| mission.view(who).pills[0];
    assert_eq!(of_seat_0(&scoring, seat(0)), PillSeen::Pill(PillId(3)));
    assert_eq!(of_seat_0(&scoring, OMNISCIENT), PillSeen::Pill(PillId(3)));
    for who in [seat(1), seat(2), seat(3), SPECTATOR] {
        assert_eq!(of_seat_0(&scoring, who), PillSeen::FaceDown);
    }
    let revealed = scoring.reveals(0).holds(1).holds(2).holds(3);
    for who in EVERYBODY {
        assert_eq!(of_seat_0(&revealed, who), PillSeen::Pill(PillId(3)));
    }
    all_hear(&revealed, |fact| matches!(fact, Fact::PillRevealed { .. } | Fact::PillScored { .. }));
    all_see(&revealed, |view| view.pills_used);
}

// ER-7.6, ER-13.6
#[test]
fn radio_silence_tokens_and_the_split_of_pill_06_are_seen_by_all() {
    let plan = flight(["PHO8 AST8", "ALE1 APO1", "ALE2 APO2", "ALE3 APO3"]).silent(&[1]).tokens([value(7)]).pills([6]);
    let silence = plan.begin().trick("PHO8 ALE1 ALE2 ALE3");
    assert_eq!(silence.all().silence, [1, 0, 0, 0, 0]);
    all_see(&silence, |view| view.silence);
    let giving = silence.goes_on_until(|mission| mission.phase() == Phase::Pills).reveals(0).holds(1).holds(2).holds(3);
    let given = giving.gives(0, 2);
    assert_eq!(given.phase(), Phase::GiveAlerts { seat: Seat(0) });
    all_see(&given, |view| view.phase);
    all_hear(&given, |fact| matches!(fact, Fact::AlertGiven { .. }));
}

/// Two tables that differ in what seat 0 cannot see look the same to it.
// ER-3.5, ER-7.3, ER-13.1
#[test]
fn what_a_seat_must_not_see_makes_no_difference_to_its_view() {
    let hands = |two: &str, three: &str| {
        let two_and_three = [format!("PHO2 {two}"), format!("PHO3 {three}")];
        flight(["PHO8 AST1", "PHO1 AST2", &two_and_three[0], &two_and_three[1]])
    };
    let one = hands("APO1", "ALE4").silent(&[1]).pills([1, 2, 3, 4]).begin();
    let other = hands("ALE4", "APO1").silent(&[1]).pills([1, 2, 6, 9]).begin();
    assert_ne!(one.all(), other.all());
    for who in [seat(0), seat(1), SPECTATOR] {
        assert_eq!(one.view(who), other.view(who));
        let (one_heard, other_heard) = (one.heard_by(who), other.heard_by(who));
        assert_eq!(one_heard, other_heard);
    }
    // Face-down cards make no difference either.
    let one = one.play("PHO8").play("PHO1").play("PHO2");
    let other = other.play("PHO8").play("PHO1").play("ALE4");
    for who in [seat(0), seat(1), seat(3)] {
        assert_eq!(one.view(who).table, other.view(who).table);
        assert_eq!(one.heard_by(who), other.heard_by(who));
    }
    assert_eq!(one.view(seat(0)), other.view(seat(0)));
    assert_eq!(one.view(SPECTATOR), other.view(SPECTATOR));
}
