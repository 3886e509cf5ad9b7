//! What holds in every game, whoever plays it: nothing is lost, and rewards go where a plain reading of section 8 says.

#![allow(clippy::unwrap_used, clippy::panic)] // Helpers of tests may fail as tests do.

use earthrise::content::{Maneuver, Options, Side};
use earthrise::{Card, Cards, Draw, Earthrise, Fact, Move, Phase, Piece, Setup, State, Suit, Trick, View};
use proptest::prelude::*;
use tabletop::{Audience, Dice, Game, Next, Seat, Seats, Xoshiro};

/// A table by chance: any number of players, with or without pills, and up to two readings that are not the default.
fn any_game() -> impl Strategy<Value = Earthrise> {
    let option = (0..Options::names().len(), 0..2_usize);
    (3..=5_u8, any::<bool>(), option.clone(), option).prop_map(|(players, pills, one, other)| {
        let mut setup = Setup { pills, ..Setup::new(players) };
        for (option, value) in [one, other] {
            let option = Options::names()[option];
            setup.options.insert(option.name.to_owned(), option.values[value].to_owned());
        }
        Earthrise::builtin(&setup).unwrap()
    })
}

/// A table with the default reading.
fn default_game() -> impl Strategy<Value = Earthrise> {
    (3..=5_u8).prop_map(|players| Earthrise::builtin(&Setup::new(players)).unwrap())
}

/// Plays to the end by chance and looks at every state on the way; all that happened.
fn play(game: &Earthrise, seed: u64, mut look: impl FnMut(&State, &View)) -> Vec<Fact> {
    let mut dice = Xoshiro::new(seed);
    let (mut state, mut facts, mut moves) = (game.begin(), Vec::new(), Vec::new());
    loop {
        look(&state, &game.view(&state, Audience::Omniscient));
        match game.next(&state) {
            Next::Draw(need) => {
                let draw = game.sample(&state, need, &mut dice);
                assert_eq!(game.check(&state, &draw), Ok(()));
                game.draw(&mut state, draw, &mut facts);
            }
            Next::Ask(asked) => {
                let seat = *dice.pick(&asked.iter().collect::<Vec<_>>());
                moves.clear();
                game.moves(&game.eye(&state, seat), &mut moves);
                let mv = *dice.pick(&moves);
                game.play(&mut state, seat, mv, &mut facts);
            }
            Next::Over(_) => return facts,
        }
    }
}

/// A complete trick with what came of it.
#[derive(Clone, Debug, Default)]
struct Rewarded {
    token: Option<Maneuver>,
    /// In the order of play.
    played: Vec<(Seat, Card)>,
    maneuver: Option<Seat>,
    copilot: Option<Seat>,
    commanders: Vec<Seat>,
    captured: Vec<Card>,
}

fn tricks(game: &Earthrise, facts: &[Fact]) -> Vec<Rewarded> {
    let mut tricks: Vec<Rewarded> = Vec::new();
    for fact in facts {
        if let Fact::TrickBegan { token, .. } = *fact {
            let token = token.map(|token| game.table().tokens[usize::from(token.0)]);
            tricks.push(Rewarded { token, ..Rewarded::default() });
        }
        let Some(trick) = tricks.last_mut() else { continue };
        match *fact {
            Fact::Played { seat, card, .. } => trick.played.push((seat, card.unwrap())),
            Fact::ManeuverWon { seat, .. } => trick.maneuver = Some(seat),
            Fact::CopilotTook { seat, card } => {
                trick.copilot = Some(seat);
                trick.captured.push(card);
            }
            Fact::CommanderTook { seat, cards, .. } => {
                trick.commanders.push(seat);
                trick.captured.extend(cards.iter());
            }
            _ => {}
        }
    }
    tricks
}

/// ER-8.2 to the letter: Trump cards sorted by value and by place in the order of play, both descending.
fn by_rank(played: &[(Seat, Card)]) -> Vec<Seat> {
    let trump = played[0].1.suit();
    let mut trumps: Vec<(u8, usize, Seat)> = played
        .iter()
        .enumerate()
        .filter(|(_, (_, card))| card.suit() == trump)
        .map(|(place, (seat, card))| (card.value(), place, *seat))
        .collect();
    trumps.sort_by_key(|&(value, place, _)| std::cmp::Reverse((value, place)));
    trumps.into_iter().map(|(_, _, seat)| seat).collect()
}

/// ER-8.7 to the letter: everybody whose card meets the condition, and of those who played last.
fn candidate(token: Maneuver, played: &[(Seat, Card)]) -> Option<Seat> {
    let players = played.len() as u8;
    let card_of = |seat: Seat| played.iter().find(|(of, _)| *of == seat).unwrap().1;
    let meets = |seat: Seat, card: Card| match token {
        Maneuver::LowestOf(suit) => {
            card.suit() == suit && played.iter().all(|(_, other)| other.suit() != suit || other.value() >= card.value())
        }
        Maneuver::Value(_) => token.values().any(|value| value == card.value()),
        Maneuver::SameAs(Side::Right) => card_of(seat.right(players)).value() == card.value(),
        Maneuver::SameAs(Side::Left) => card_of(seat.left(players)).value() == card.value(),
    };
    played.iter().rev().find(|(seat, card)| meets(*seat, *card)).map(|(seat, _)| *seat)
}

fn any_card() -> impl Strategy<Value = Card> {
    (0..4_usize, 1..=8_u8).prop_map(|(suit, value)| Card::new(Suit::ALL[suit], value).unwrap())
}

fn any_token() -> impl Strategy<Value = Maneuver> {
    prop_oneof![
        (0..4_usize).prop_map(|suit| Maneuver::LowestOf(Suit::ALL[suit])),
        (1..=255_u8).prop_map(Maneuver::Value),
        any::<bool>().prop_map(|right| Maneuver::SameAs(if right { Side::Right } else { Side::Left })),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() })]

    // ER-8.13, ER-3.5, ER-6.5
    #[test]
    fn every_card_dealt_in_a_round_is_captured_by_somebody(game in any_game(), seed: u64) {
        let facts = play(&game, seed, |_, _| {});
        let tricks = tricks(&game, &facts);
        for round in tricks.chunks(usize::from(game.table().hand_size)) {
            let captured: Cards = round.iter().flat_map(|trick| trick.captured.iter().copied()).collect();
            prop_assert_eq!(captured, game.table().deck_set);
            for trick in round {
                prop_assert_eq!(trick.played.len(), usize::from(game.players()));
                // There is always a Commander, and one only.
                prop_assert_eq!(trick.commanders.len(), 1);
            }
        }
    }

    // ER-3.5, ER-9.3, ER-9.6, ER-7.6
    #[test]
    fn no_card_token_or_piece_is_lost_or_made(game in any_game(), seed: u64) {
        let table = game.table().clone();
        let mut spent = 0;
        let mut held_before = 0;
        play(&game, seed, |state, view| {
            let held: u32 = view.tokens.iter().map(|tokens| tokens.len()).sum();
            spent += u32::saturating_sub(held_before, held);
            held_before = held;

            // Cards: in hands, on the table or in piles, from the deal to the next.
            let hands = view.hands.iter().flatten().flat_map(|hand| hand.iter());
            let piles = view.memory.won.iter().flat_map(|pile| pile.iter());
            let cards: Cards = hands.chain(piles).chain(view.open_cards().iter()).collect();
            let between = matches!(view.phase, Phase::Lots | Phase::PillDeal | Phase::Lay | Phase::Deal | Phase::Over);
            if between || view.round == table.rounds {
                assert_eq!(cards, Cards::NONE);
            } else {
                assert_eq!(cards, table.deck_set);
            }

            // Pieces: in the pile, just drawn, or in a puzzle.
            for kind in 0..table.kinds {
                let placed = view.under.as_slice().iter().chain(view.drawn.as_slice()).filter(|&&piece| piece == kind);
                let kept = view.pieces.iter().filter(|pieces| *pieces >> kind & 1 == 1);
                let count = placed.count() + kept.count() + usize::from(view.unplaced.count(kind));
                assert_eq!(count, usize::from(table.copies));
            }

            // Only a piece that lies in the pile can be drawn from it.
            if let Phase::DrawPiece { .. } = view.phase {
                for kind in 0..=table.kinds {
                    let there = view.unplaced.count(kind) > 0;
                    assert_eq!(game.check(state, &Draw::Piece(Piece(kind))).is_ok(), there, "piece {kind}");
                }
            }

            // Tokens: no token is in two places, and only spending takes them away, or a table that clears the Earth.
            let places = view.tokens.iter().chain([&view.earth, &view.supply]);
            let mut seen = Vec::new();
            places.for_each(|tokens| seen.extend(tokens.iter()));
            let count = seen.len();
            seen.sort_unstable();
            seen.dedup();
            assert_eq!(seen.len(), count, "a token is in two places");
            if game.options().carry_stack_between_rounds && view.phase == Phase::Over {
                assert_eq!(count as u32 + spent, table.tokens.len() as u32);
            }
            let silent = table.silent.count_ones() as u8;
            assert!(view.silence.iter().sum::<u8>() <= silent);
        });
    }

    // ER-8.1, ER-8.2, ER-8.5, ER-8.7, ER-8.8, ER-8.9, ER-7.5
    #[test]
    fn rewards_of_whole_games_go_where_a_plain_reading_says(game in default_game(), seed: u64) {
        let facts = play(&game, seed, |_, _| {});
        for trick in tricks(&game, &facts) {
            let ranks = by_rank(&trick.played);
            prop_assert_eq!(trick.commanders[0], ranks[0]);
            prop_assert_eq!(trick.copilot, ranks.get(1).copied());
            prop_assert_eq!(trick.maneuver, trick.token.and_then(|token| candidate(token, &trick.played)));
        }
    }

    // ER-11.2, ER-12.1
    #[test]
    fn somebody_wins_with_the_most_honors(game in any_game(), seed: u64) {
        let mut last = None;
        let facts = play(&game, seed, |state, _| last = Some(*state));
        let Some(Next::Over(outcome)) = last.map(|state| game.next(&state)) else { panic!("it is over") };
        let best = outcome.honors.into_iter().max().unwrap();
        prop_assert!(!outcome.winners.is_empty());
        for winner in outcome.winners.iter() {
            prop_assert!(outcome.tied.has(winner));
            prop_assert_eq!(outcome.honors[winner.index()], best);
        }
        let fewest = facts.iter().filter(|fact| matches!(fact, Fact::FinalScored { fewest_alerts: 10, .. })).count();
        prop_assert!(fewest > 0);
        let standing = game.standing(&outcome.honors, last.map(|state| state.pilot()));
        prop_assert_eq!(standing.first().copied(), outcome.winners.first(), "whoever wins stands first");
        prop_assert!(standing.windows(2).all(|two| outcome.honors[two[0].index()] >= outcome.honors[two[1].index()]));
    }

    // ER-6.1, ER-9.1, ER-9.3, ER-8.11, ER-13.6
    #[test]
    fn nobody_who_is_not_asked_has_a_question(game in any_game(), seed: u64) {
        play(&game, seed, |state, _| {
            let asked = match game.next(state) {
                Next::Ask(asked) => asked,
                _ => Seats::NONE,
            };
            for seat in (0..game.players()).map(Seat) {
                let question = game.eye(state, seat).question();
                assert_eq!(question.is_some(), asked.has(seat), "{question:?} for {seat} in {:?}", state.phase());
            }
        });
    }

    // ER-6.1, ER-6.2, ER-6.3
    #[test]
    fn what_may_be_played_from_a_hand_is_what_is_offered(game in any_game(), seed: u64) {
        play(&game, seed, |state, view| {
            let (Phase::Play, Next::Ask(asked)) = (state.phase(), game.next(state)) else { return };
            let seat = asked.first().unwrap();
            let playable = game.playable(state.hands()[seat.index()], view.trump, view.trick);
            let mut offered = Vec::new();
            game.moves(&game.eye(state, seat), &mut offered);
            assert_eq!(playable.kinds().map(Move::Play).collect::<Vec<_>>(), offered);
        });
    }

    #[test]
    fn a_state_tells_of_the_trick_what_a_view_shows(game in any_game(), seed: u64) {
        play(&game, seed, |state, view| {
            assert_eq!((state.round(), state.trick(), state.played()), (view.round, view.trick, view.played));
            assert_eq!((state.trump(), state.on_table()), (view.trump, view.open_cards()));
            assert_eq!((state.earth(), state.newest()), (view.earth, view.newest));
            if view.phase == Phase::Play {
                let trick = Trick { cards: state.table(), pilot: state.pilot(), players: game.players() };
                assert_eq!(state.commander(), view.trump.map(|trump| trick.ranking(trump).commander));
            }
        });
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 4000, failure_persistence: None, ..ProptestConfig::default() })]

    // ER-8.1, ER-8.2, ER-8.3, ER-8.5, ER-8.7, ER-8.8, ER-8.9, ER-8.12
    #[test]
    fn rewards_of_any_trick_go_where_a_plain_reading_says(
        cards in prop::collection::vec(any_card(), 3..=5),
        pilot in 0..5_u8,
        token in any_token(),
    ) {
        let players = cards.len() as u8;
        let pilot = Seat(pilot % players);
        let order = (0..players).map(|step| Seat((pilot.0 + step) % players));
        let played: Vec<(Seat, Card)> = order.map(|seat| (seat, cards[seat.index()])).collect();
        let by_seat = std::array::from_fn(|seat| cards.get(seat).copied());
        let trick = Trick { cards: &by_seat, pilot, players };

        let ranks = by_rank(&played);
        let ranking = trick.ranking(played[0].1.suit());
        prop_assert_eq!(Some(ranking.commander), ranks.first().copied());
        prop_assert_eq!(ranking.copilot, ranks.get(1).copied());
        prop_assert_eq!(trick.winner_of(token, true), candidate(token, &played));
    }
}

#[test]
fn a_state_is_small_and_copied_freely() {
    fn is_copy<T: Copy>() {}
    is_copy::<State>();
    let size = size_of::<State>();
    assert!(size <= 512, "{size} bytes");
}
