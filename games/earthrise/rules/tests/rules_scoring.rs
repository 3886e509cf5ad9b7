//! Sections 10 to 12: the scoring of a round, the final phase, and who wins.

use crate::scenario;

use earthrise::{Cards, Fact, Phase, Question};
use scenario::*;
use tabletop::{Audience, Seat, Seats};

// ER-10.1
#[test]
fn cards_captured_this_round_score_by_the_honors_card_of_the_round() {
    flight(["PHO8", "APO1", "APO2", "ALE1"])
        .tokens([value(7)])
        .next_round()
        .tokens([value(6)])
        .next_round()
        .tokens([value(5)])
        .begin()
        // R1: Photography 2, Apollo 4, Alert 0.
        .trick("PHO8 APO1 APO2 ALE1")
        .honors_are(1, [2 + 2 * 4, 0, 0, 0])
        // R2: Photography 4, Apollo 3. The cards of R1 do not count again.
        .trick("APO1 APO2 ALE1 PHO8")
        .takes(1, "PHO8")
        .honors_are(1, [10, 0, 0, 0])
        .honors_are(2, [0, 4, 3 + 3, 0])
        // R3: Photography 3, Apollo 2.
        .trick("APO2 ALE1 PHO8 APO1")
        .takes(1, "PHO8")
        .honors_are(3, [0, 3, 2 + 2, 0]);
}

// ER-10.1
#[test]
fn astronauts_score_3_then_2_then_4() {
    flight(["AST8", "ALE1", "ALE2"])
        .tokens([value(7)])
        .next_round()
        .tokens([value(6)])
        .next_round()
        .tokens([value(5)])
        .begin()
        .trick("AST8 ALE1 ALE2")
        .honors_are(1, [3, 0, 0])
        .trick("ALE1 ALE2 AST8")
        .takes(1, "AST8")
        .honors_are(2, [0, 2, 0])
        .trick("ALE2 AST8 ALE1")
        .takes(1, "AST8")
        .honors_are(3, [0, 4, 0]);
}

// ER-10.2
#[test]
fn every_alert_card_brings_an_alert_and_they_add_up_over_the_rounds() {
    let rounds = flight(["PHO8", "ALE1", "ALE2", "ALE3"])
        .tokens([value(7)])
        .next_round()
        .tokens([value(6)])
        .begin()
        .trick("PHO8 ALE1 ALE2 ALE3")
        .alerts_are([3, 0, 0, 0])
        .trick("ALE1 ALE2 ALE3 PHO8")
        .takes(2, "PHO8")
        .alerts_are([3, 0, 0, 3]);
    // Face down until the end: everybody knows his own only.
    assert_eq!(rounds.view(seat(0)).alerts, [Some(3), None, None, None, None]);
    assert_eq!(rounds.view(seat(3)).alerts, [None, None, None, Some(3), None]);
    assert_eq!(rounds.view(Audience::Spectator).alerts, [None; 5]);
    let end = rounds.goes_to_the_end();
    let shown = end.all().memory.alerts;
    assert_eq!(end.view(Audience::Spectator).alerts, shown.map(Some));
    assert!(end.facts.contains(&Fact::AlertsShown { alerts: shown }));
}

// ER-10.3
#[test]
fn with_pills_everybody_may_reveal_one_before_the_round_is_scored() {
    let decision = flight(["PHO8", "APO1", "AST1"]).tokens([value(7)]).pills([4, 3, 1]).begin().trick("PHO8 APO1 AST1");
    assert_eq!(decision.phase(), Phase::Pills);
    assert_eq!(decision.asked(), Seats::all(3));
    decision.holds(1).holds(2).reveals(0).honors_are(1, [2 + 4 + 3 + 3, 0, 0]);
}

// ER-10.4
#[test]
fn then_seven_new_tokens_are_laid_and_all_cards_dealt_anew() {
    for players in [3, 4, 5] {
        let first = table(players).begin();
        let r1 = first.all().track;
        let end_of_r1 = first.goes_on_until(|mission| mission.all().hand_sizes.iter().sum::<u8>() == 0);
        let second = end_of_r1.on_to(2, 1);
        let r2 = second.all();
        assert_eq!(r2.track.iter().flatten().count(), 7);
        assert!(r2.track.iter().flatten().all(|token| !r1.contains(&Some(*token))), "new tokens");
        assert_eq!(r2.track.map(|token| token.is_some()), r1.map(|token| token.is_some()), "the same silent tricks");
        let dealt: Cards = r2.hands.iter().flatten().flat_map(|hand| hand.iter()).collect();
        assert_eq!(dealt, second.game().table().deck_set);
        assert_eq!(r2.memory.won, [Cards::NONE; 5], "the piles are shuffled back");
    }
}

// ER-10.4
#[test]
fn radio_silence_tokens_return_to_the_board() {
    let hands = ["PHO8 AST8", "PHO1 AST1", "PHO2 AST2"];
    let mut round = flight(hands).silent(&[1]).pills([]).begin();
    for number in 1..=3 {
        round = round.goes_to_the_scoring_of(number);
        assert_eq!(round.all().silence.iter().sum::<u8>(), 1, "one was taken in this round");
        round = round.goes_on_until(|mission| mission.all().round == number);
        assert_eq!(round.all().silence, [0; 5], "and is back on the board");
    }
}

// ER-10.5
#[test]
fn the_apollo_8_keeps_moving_from_round_to_round() {
    for (players, pilots) in [(3, [0, 1, 2]), (4, [0, 2, 0]), (5, [0, 3, 1])] {
        table(players).begin().pilot_is(pilots[0]).on_to(2, 1).pilot_is(pilots[1]).on_to(3, 1).pilot_is(pilots[2]);
    }
}

/// Three one-trick rounds; each seat wins one token and saves it.
fn everybody_saves_a_token() -> Plan {
    flight(["PHO1", "APO2", "AST3"]).tokens([value(1)]).next_round().tokens([value(2)]).next_round().tokens([value(3)])
}

// ER-11.1
#[test]
fn after_r3_everybody_may_make_one_last_exchange_clockwise_from_the_apollo_8() {
    // Seat 1 led the first trick, so after three tricks the marker is with seat 1 again.
    let end = everybody_saves_a_token().pilot(1).pieces([0, 1]).begin().goes_to_the_final_phase().pilot_is(1);
    let end = end
        .tokens_are([1, 1, 1])
        .asks(1, Question::Exchange)
        .exchanges(1, 1)
        .puzzle_is(1, &[0])
        .asks(2, Question::Exchange)
        .saves(2)
        .asks(0, Question::Exchange)
        .exchanges(0, 1)
        .puzzle_is(0, &[1]);
    assert_eq!(end.phase(), Phase::Over, "nobody is asked twice");
    let order = end.all_that(|fact| match fact {
        Fact::RoundScored { round: 2, .. } => Some("R3 is scored"),
        Fact::FinalBegan => Some("final phase"),
        Fact::FinalScored { .. } => Some("F is scored"),
        _ => None,
    });
    assert_eq!(order[2..5], ["R3 is scored", "final phase", "F is scored"]);
}

// ER-11.1
#[test]
fn the_last_exchange_too_brings_at_most_one_piece() {
    let plan = flight(["PHO1", "APO2", "AST3"]).tokens([value(1)]).next_round().tokens([lowest(PHO)]);
    let plan = plan.next_round().tokens([lowest(PHO)]).pieces([0, 1, 2]);
    let end = plan.begin().goes_to_the_final_phase().tokens_are([3, 0, 0]);
    end.exchanges(0, 3).keeps(0, 2).puzzle_is(0, &[2]);
}

// ER-11.2
#[test]
fn the_fewest_alerts_score_10() {
    // The only Alert of a round goes to its Pilot, who leads the only card of its suit and takes all.
    let end = flight(["ALE1", "PHO1", "APO1", "AST1"]).begin().goes_to_the_end().alerts_are([1, 1, 1, 0]);
    assert_eq!([0, 1, 2, 3].map(|seat| end.final_of(seat).0), [0, 0, 0, 10]);
}

// ER-11.2
#[test]
fn all_players_tied_for_the_fewest_alerts_score_10() {
    let end = flight(["ALE1", "PHO5", "APO1", "AST1", "PHO1"]).begin().goes_to_the_end().alerts_are([1, 1, 1, 0, 0]);
    assert_eq!([0, 1, 2, 3, 4].map(|seat| end.final_of(seat).0), [0, 0, 0, 10, 10]);
    let end = flight(["PHO1", "APO1", "AST1"]).begin().goes_to_the_end().alerts_are([0, 0, 0]);
    assert_eq!([0, 1, 2].map(|seat| end.final_of(seat).0), [10, 10, 10]);
}

/// Seat 0 wins a token in each of six tricks and exchanges so many of them one by one.
fn puzzle_of(players: u8, pieces: u8) -> Mission {
    let hands = ["PHO1 PHO2", "APO1 APO2", "AST1 AST2", "ALE1 ALE2", "APO3 AST5"];
    let plan = match players {
        3 => flight([hands[0], hands[1], hands[2]]),
        4 => flight([hands[0], hands[1], hands[2], hands[3]]),
        _ => flight(["PHO5 PHO2", hands[1], hands[2], hands[3], hands[4]]),
    };
    let plan = plan.field("maneuver_tokens", "[(token: LowestOf(PHO), n: 18)]");
    let mut mission = plan.pieces(0..pieces).begin();
    for kind in 0..pieces {
        mission = mission.goes_on_until(|mission| matches!(mission.phase(), Phase::Exchange { .. }));
        mission = mission.exchanges(0, 1);
        assert_eq!(mission.all().pieces[0].count_ones(), u32::from(kind) + 1);
    }
    mission.goes_to_the_end()
}

// ER-11.3
#[test]
fn a_token_that_was_not_exchanged_is_worth_1_or_at_five_players_2() {
    for (players, worth) in [(3, 1), (4, 1), (5, 2)] {
        for exchanged in [0, 1] {
            let end = puzzle_of(players, exchanged);
            let left = 6 - i16::from(exchanged);
            assert_eq!(end.final_of(0).1, left * worth, "{players} players");
            assert_eq!(end.final_of(1).1, 0);
        }
    }
}

// ER-11.4
#[test]
fn pieces_are_worth_5_10_17_and_25() {
    for players in [3, 4, 5] {
        for (pieces, honors) in [(0, 0), (1, 5), (2, 10), (3, 17), (4, 25)] {
            let end = puzzle_of(players, pieces);
            assert_eq!(end.final_of(0).2, honors, "{pieces} pieces at {players} players");
        }
    }
}

// ER-12.1
#[test]
fn most_honors_win() {
    let end = everybody_saves_a_token().begin().goes_to_the_end();
    let outcome = end.outcome();
    let best = *outcome.honors.iter().max().unwrap();
    let sheet: Vec<i16> = (0..3).map(|seat| end.all().score_sheet.iter().map(|column| column[seat]).sum()).collect();
    assert_eq!(outcome.honors[..3], sheet, "R1, R2, R3 and F together");
    for winner in outcome.winners.iter() {
        assert_eq!(outcome.honors[winner.index()], best);
    }
    let clear = flight(["PHO8", "ALE1", "ALE2"]).begin().goes_to_the_end().outcome();
    assert_eq!(clear.winners.len(), 1);
    assert_eq!(clear.winners, clear.tied);
    assert_eq!(clear.winners.first().map(|seat| clear.honors[seat.index()]), clear.honors.into_iter().max());
}

// ER-12.2
#[test]
fn in_a_tie_the_last_to_play_to_the_last_trick_wins() {
    for players in [3, 4, 5_u8] {
        for first in 0..players {
            let end = table(players).pilot(first).nothing_counts().begin().goes_to_the_end();
            let tricks = if players == 5 { 24 } else { 30 };
            let last_pilot = (first + tricks - 1) % players;
            let last = (last_pilot + players - 1) % players;
            assert_eq!(end.outcome().tied, Seats::all(players));
            assert_eq!(end.outcome().winners, Seats::only(Seat(last)), "{players} players, first Pilot {first}");
        }
    }
}

// ER-12.2
#[test]
fn only_tied_players_can_win_a_tie() {
    // Nothing but few Alerts counts. Seats 2 and 3 have none; seat 2 leads the last trick and seat 3 plays after it.
    let honors = "{APO: 0, AST: 0, PHO: 0, ALE: 0}";
    let plan = flight(["ALE1", "PHO8", "PHO1", "PHO2"])
        .field("honors", &format!("{{R1: {honors}, R2: {honors}, R3: {honors}}}"))
        .text("per_leftover_token: {3: 1, 4: 1, 5: 2}", "per_leftover_token: {3: 0, 4: 0, 5: 0}");
    let end = plan.begin().goes_to_the_end().alerts_are([1, 2, 0, 0]);
    assert_eq!(end.outcome().tied, seats(&[2, 3]));
    assert_eq!(end.outcome().winners, seats(&[3]));
    let told = end.facts.last();
    assert_eq!(told, Some(&Fact::Won { winners: seats(&[3]), tied: seats(&[2, 3]), honors: 10 }));
}

// ER-12.1, ER-12.2
#[test]
fn the_seats_stand_by_their_honors_and_in_a_tie_as_it_is_decided() {
    let honors = [3, 7, 3, 7, 0];
    let standing = |option: &str, pilot: Option<u8>| -> Vec<u8> {
        let game = table(4).option("final_tie", option).game();
        game.standing(&honors, pilot.map(Seat)).iter().map(|seat| seat.0).collect()
    };
    // Until the game is over no tie is decided.
    assert_eq!(standing("last_to_play_last_trick", None), [1, 3, 0, 2]);
    // The Apollo 8 has passed on from the seat that led the last trick: 0, 1, 2, 3 played, then 1, 2, 3, 0.
    assert_eq!(standing("last_to_play_last_trick", Some(1)), [3, 1, 2, 0]);
    assert_eq!(standing("last_to_play_last_trick", Some(2)), [3, 1, 0, 2]);
    assert_eq!(standing("shared_victory", Some(1)), [1, 3, 0, 2]);
}
