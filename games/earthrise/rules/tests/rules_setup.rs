//! Sections 3 and 4: how the table is laid out, and the course of a game.

use crate::scenario;

use earthrise::{Cards, Draw, Fact, Need, Phase, Worlds};
use scenario::*;
use tabletop::deck::{Bag, Pile};
use tabletop::{Audience, Game, Next, Seat, Seats, Silent, Xoshiro};

const COUNTS: [u8; 3] = [3, 4, 5];

/// Everybody who may look at a table.
fn audiences(players: u8) -> Vec<Audience> {
    crew(players).map(Audience::Seat).chain([Audience::Spectator, Audience::Omniscient]).collect()
}

// ER-3.1
#[test]
fn the_player_count_decides_hands_tokens_and_silent_tricks() {
    for (players, hand, silent, tricks) in [(3, 10, 3, 30), (4, 10, 3, 30), (5, 8, 1, 24)] {
        let start = table(players).begin();
        let view = start.all();
        assert_eq!(view.hand_sizes[..usize::from(players)], vec![hand; usize::from(players)]);
        assert_eq!(view.track.iter().flatten().count(), 7);
        assert_eq!((0..hand).filter(|&trick| start.game().is_silent(trick)).count(), silent);
        let end = start.goes_to_the_end();
        assert_eq!(end.all_that(|fact| matches!(fact, Fact::TrickBegan { .. }).then_some(())).len(), tricks);
    }
}

// ER-3.1
#[test]
fn the_honors_cards_have_a_face_for_each_player_count() {
    let honors = |plan: Plan| {
        let faces = plan.text("R1: {APO: 4,", "R1: {APO: {3: 1, 4: 5, 5: 9},");
        faces.tokens([value(8)]).begin().goes_on_until(|mission| mission.all().round == 1).all().score_sheet[0][0]
    };
    // Seat 0 leads the only Apollo card and takes the trick.
    assert_eq!(honors(flight(["APO1", "ALE1", "ALE2"])), 1);
    assert_eq!(honors(flight(["APO1", "ALE1", "ALE2", "ALE3"])), 5);
    assert_eq!(honors(flight(["APO1", "ALE1", "ALE2", "ALE3", "PHO5"])), 9 + 2);
}

// ER-3.2
#[test]
fn radio_silence_tokens_lie_on_their_marked_positions() {
    for (players, silent) in [(3, vec![4, 6, 8]), (4, vec![4, 6, 8]), (5, vec![5])] {
        let start = table(players).begin();
        let tricks = start.all().hand_sizes[0];
        let empty: Vec<u8> =
            (1..=tricks).filter(|&trick| start.all().track[usize::from(trick) - 1].is_none()).collect();
        assert_eq!(empty, silent, "{players} players");
    }
}

// ER-3.3
#[test]
fn seven_tokens_lie_face_up_on_the_other_positions_in_order() {
    let track = [value(5), lowest(AST), same_as_right(), values(&[3, 4]), value(1), value(2), value(8)];
    for players in COUNTS {
        let start = table(players).tokens(track).begin();
        for who in audiences(players) {
            let view = start.view(who);
            let seen: Vec<_> = view.track.iter().flatten().map(|&token| start.maneuver(token)).collect();
            assert_eq!(seen, track);
            // The rest lies face down: fifteen tokens that nobody can tell apart.
            assert_eq!(view.supply.len(), 22 - 7);
            assert!(view.track.iter().flatten().all(|&token| !view.supply.has(token)));
        }
        let laid = start.facts.iter().find(|fact| matches!(fact, Fact::TokensLaid { round: 0, .. })).unwrap();
        for who in audiences(players) {
            assert_eq!(start.game().seen(laid, who).of(laid).as_ref(), Some(laid));
        }
    }
}

// ER-3.3
#[test]
fn only_seven_different_tokens_of_the_supply_can_be_laid() {
    let game = table(4).game();
    let mut state = game.begin();
    game.draw(&mut state, Draw::Pilot(Seat(0)), &mut Silent);
    assert_eq!(game.next(&state), Next::Draw(Need::Tokens));
    let tokens = |ids: &[u8]| {
        let mut pile = Pile::EMPTY;
        ids.iter().for_each(|&id| assert!(pile.push(id)));
        Draw::Tokens(pile)
    };
    assert!(game.check(&state, &tokens(&[0, 1, 2, 3, 4, 5, 21])).is_ok());
    assert!(game.check(&state, &tokens(&[0, 1, 2, 3, 4, 5])).is_err(), "too few");
    assert!(game.check(&state, &tokens(&[0, 1, 2, 3, 4, 5, 5])).is_err(), "twice the same");
    assert!(game.check(&state, &tokens(&[0, 1, 2, 3, 4, 5, 22])).is_err(), "there are 22 tokens");
    assert!(game.check(&state, &tokens(&[64, 1, 2, 3, 4, 5, 6])).is_err(), "64 is no other name of 0");
    game.draw(&mut state, tokens(&[0, 1, 2, 3, 4, 5, 6]), &mut Silent);
    assert!(game.check(&state, &tokens(&[7, 8, 9, 10, 11, 12, 13])).is_err(), "the hands come next");
}

// ER-3.4
#[test]
fn the_pieces_are_one_face_down_pile_whose_order_nobody_knows() {
    for players in COUNTS {
        let start = table(players).begin();
        for who in audiences(players) {
            let view = start.view(who);
            assert_eq!(view.pile, 20);
            assert_eq!(view.unplaced, Bag::of([5, 5, 5, 5, 0, 0, 0, 0]));
            assert!(view.under.is_empty());
        }
    }
    // Shuffled: each kind comes first about as often.
    let game = table(4).game();
    let state = game.begin();
    let mut dice = Xoshiro::new(34);
    let mut first = [0; 4];
    for _ in 0..2000 {
        if let Draw::Piece(piece) = game.sample(&state, Need::Piece, &mut dice) {
            first[usize::from(piece.0)] += 1;
        }
    }
    assert!(first.iter().all(|n| (400..600).contains(n)), "{first:?}");
}

// ER-3.5
#[test]
fn the_whole_deck_is_shuffled_and_dealt() {
    for players in COUNTS {
        let start = table(players).begin();
        let dealt: Cards = start.all().hands.iter().flatten().flat_map(|hand| hand.iter()).collect();
        assert_eq!(dealt, start.game().table().deck_set);
        assert_eq!(dealt.len(), if players == 3 { 30 } else { 40 });
    }
}

// ER-3.5
#[test]
fn a_deal_that_is_not_the_deck_is_impossible() {
    let game = flight(["PHO1 PHO2", "APO1 APO2", "AST1 AST2"]).game();
    let mut state = game.begin();
    game.draw(&mut state, Draw::Pilot(Seat(0)), &mut Silent);
    let tokens = game.sample(&state, Need::Tokens, &mut Xoshiro::new(1));
    game.draw(&mut state, tokens, &mut Silent);
    assert_eq!(game.next(&state), Next::Draw(Need::Hands));
    let deal = |hands: [&str; 5]| game.check(&state, &Draw::Hands(hands.map(set)));
    assert!(deal(["PHO1 APO2", "APO1 PHO2", "AST1 AST2", "", ""]).is_ok());
    assert!(deal(["PHO1", "APO1 PHO2", "AST1 AST2", "", ""]).is_err(), "a card is missing");
    assert!(deal(["PHO1 APO2 PHO2", "APO1", "AST1 AST2", "", ""]).is_err(), "unequal hands");
    assert!(deal(["PHO1 PHO1", "APO1 PHO2", "AST1 AST2", "", ""]).is_err(), "not the deck");
    assert!(deal(["PHO1 APO2", "APO1 PHO2", "AST1", "AST2", ""]).is_err(), "nobody sits there");
}

// ER-3.5
#[test]
fn every_card_comes_to_every_seat_about_as_often() {
    let game = table(4).game();
    let mut dice = Xoshiro::new(35);
    let mut by_seat = [0; 4];
    for _ in 0..2000 {
        if let Draw::Hands(hands) = game.sample(&game.begin(), Need::Hands, &mut dice) {
            (0..4).filter(|&seat| hands[seat].has(card("AST8"))).for_each(|seat| by_seat[seat] += 1);
        }
    }
    assert_eq!(by_seat.iter().sum::<i32>(), 2000);
    assert!(by_seat.iter().all(|n| (400..600).contains(n)), "{by_seat:?}");
}

// ER-3.6
#[test]
fn the_lot_decides_who_takes_the_apollo_8() {
    for players in COUNTS {
        let game = table(players).game();
        assert_eq!(game.next(&game.begin()), Next::Draw(Need::Pilot));
        assert!(game.check(&game.begin(), &Draw::Pilot(Seat(players))).is_err(), "nobody sits there");
        let mut dice = Xoshiro::new(36);
        let drawn: Seats = (0..100)
            .filter_map(|_| match game.sample(&game.begin(), Need::Pilot, &mut dice) {
                Draw::Pilot(seat) => Some(seat),
                _ => None,
            })
            .collect();
        assert_eq!(drawn, Seats::all(players), "everybody can be drawn");
        for pilot in 0..players {
            let start = table(players).pilot(pilot).begin().pilot_is(pilot);
            assert_eq!(start.asked(), seats(&[pilot]), "the first Pilot leads the first trick");
            assert_eq!(start.facts[0], Fact::LotDrawn { pilot: Seat(pilot) });
        }
    }
}

// ER-3.7
#[test]
fn the_deck_and_all_honors_values_are_public_from_the_start() {
    // The table shows them before anything is drawn, in the order R1, R2, R3; suits are PHO, APO, AST, ALE.
    let game = table(4).game();
    assert_eq!(game.next(&game.begin()), Next::Draw(Need::Pilot));
    assert_eq!(game.table().deck.len(), 40);
    assert_eq!(game.table().honors, [[2, 4, 3, 0], [4, 3, 2, 0], [3, 2, 4, 0]]);
    assert_eq!((game.table().fewest_alerts, game.table().puzzle[4]), (10, 25));
    // So whoever sees ten cards knows which twenty the two others hold: C(20, 10) ways to share them.
    let start = table(3).begin();
    for seat in crew(3) {
        let view = start.view(Audience::Seat(seat));
        assert_eq!(Worlds::new(start.game(), &view).deals(), 184_756.0);
    }
    // The score sheet lies open.
    for who in audiences(3) {
        assert_eq!(start.view(who).score_sheet, [[0; 5]; 5]);
    }
}

// ER-4.1
#[test]
fn three_rounds_are_played_each_is_scored_and_then_comes_the_final_phase() {
    for players in COUNTS {
        let end = table(players).begin().goes_to_the_end();
        let course = end.all_that(|fact| match fact {
            Fact::TokensLaid { round, .. } => Some(format!("lay R{}", round + 1)),
            Fact::TrickBegan { .. } => Some("trick".to_owned()),
            Fact::RoundScored { round, .. } => Some(format!("score R{}", round + 1)),
            Fact::FinalBegan => Some("final".to_owned()),
            Fact::FinalScored { .. } => Some("score F".to_owned()),
            Fact::Won { .. } => Some("won".to_owned()),
            _ => None,
        });
        let mut stages = course.clone();
        stages.dedup();
        let expected = ["lay R1", "trick", "score R1", "lay R2", "trick", "score R2", "lay R3", "trick", "score R3"];
        assert_eq!(stages, [&expected[..], &["final", "score F", "won"]].concat());
        for scoring in ["score R1", "score R2", "score R3", "score F"] {
            assert_eq!(course.iter().filter(|step| *step == scoring).count(), usize::from(players));
        }
    }
}

// ER-4.2
#[test]
fn every_position_of_the_track_is_one_trick_open_or_silent() {
    for players in COUNTS {
        let start = table(players).begin();
        let track = start.all().track;
        let tricks = start.all().hand_sizes[0];
        let round = start.on_to(2, 1);
        let begun = round.all_that(|fact| match *fact {
            Fact::TrickBegan { trick, token, .. } => Some((trick, token)),
            _ => None,
        });
        let expected: Vec<_> = (0..tricks).map(|trick| (trick, track[usize::from(trick)])).collect();
        assert_eq!(begun[..usize::from(tricks)], expected, "from >> to ||");
        // Cards are played face down exactly where no Maneuver token lies.
        let mut silent = false;
        for fact in &round.facts {
            match *fact {
                Fact::TrickBegan { token, .. } => silent = token.is_none(),
                Fact::Played { face_down, .. } => assert_eq!(face_down, silent),
                _ => {}
            }
        }
    }
}

// ER-4.3
#[test]
fn the_round_ends_when_all_hands_are_empty() {
    for players in COUNTS {
        let last_card = table(players).pills([]).begin().goes_on_until(|mission| {
            let view = mission.all();
            view.hand_sizes.iter().sum::<u8>() == 1
        });
        assert_eq!(last_card.phase(), Phase::Play, "one card is left, and it is played");
        let scoring = last_card.goes_on_until(|mission| mission.phase() != Phase::Play);
        let scoring = scoring.goes_on_until(|mission| mission.phase() == Phase::Pills);
        assert_eq!(scoring.all().hand_sizes, [0; 5]);
        assert_eq!(scoring.all().round, 0);
    }
}
