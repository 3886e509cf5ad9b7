//! A playout allocates nothing once its list of moves has room, and neither does a view.

#![allow(clippy::unwrap_used)] // A test may stop at the first surprise.

use daybreak::content::{Content, Options};
use daybreak::{Daybreak, Setup, State};
use std::sync::Arc;
use tabletop::{Audience, Dice, Game, Next, Seat, Silent, Xoshiro, playout};

fn games() -> impl Iterator<Item = Daybreak> {
    let content = Arc::new(Content::builtin().unwrap());
    (1..=4).flat_map(move |players| {
        let with = |options| Daybreak::with_options(&content, &Setup::new(players), options).unwrap();
        [with(Options::simulation()), with(Options::default())]
    })
}

#[test]
fn playing_a_game_allocates_nothing() {
    for game in games() {
        let (mut dice, mut moves, mut lengths) = (Xoshiro::new(1), Vec::with_capacity(400), 0);
        let info = allocation_counter::measure(|| {
            for _ in 0..200 {
                let (_, length) = playout(&game, &mut game.begin(), &mut dice, &mut moves);
                lengths += length.moves;
            }
        });
        assert_eq!(info.count_total, 0, "{} players, {:?}: {info:?}", game.players(), game.options());
        assert!(lengths > 200 * 15, "whole games were played: {lengths}");
    }
}

#[test]
fn listing_judging_and_looking_allocate_nothing() {
    for game in games() {
        let (mut dice, mut moves, mut crises) = (Xoshiro::new(2), Vec::with_capacity(400), 0);
        for _ in 0..10 {
            let mut state = game.begin();
            let info = allocation_counter::measure(|| {
                loop {
                    let asked = match game.next(&state) {
                        Next::Over(_) => break,
                        Next::Draw(need) => {
                            let draw = game.sample(&state, need, &mut dice);
                            game.draw(&mut state, draw, &mut Silent);
                            continue;
                        }
                        Next::Ask(asked) => asked,
                    };
                    let seat = asked.first().unwrap_or(Seat(0));
                    let view = game.view(&state, Audience::Seat(seat));
                    crises += u32::from(view.forecast.crisis.is_some());
                    let eye = game.eye(&state, seat);
                    moves.clear();
                    game.moves(&eye, &mut moves);
                    assert!(moves.iter().all(|&mv| game.judge(&eye, mv).is_ok()));
                    let mv = *dice.pick(&moves);
                    game.play(&mut state, seat, mv, &mut Silent);
                }
            });
            assert_eq!(info.count_total, 0, "{} players: {info:?}", game.players());
        }
        assert!(crises > 0, "crises were forecast");
    }
}

/// The counter counts: a test of the test.
#[test]
fn an_allocation_would_be_seen() {
    let info = allocation_counter::measure(|| drop(std::hint::black_box(vec![1u8; 32])));
    assert_eq!(info.count_total, 1);
}

#[test]
fn a_state_is_small_and_plain() {
    fn is_copy<T: Copy>() {}
    is_copy::<State>();
    assert!(size_of::<State>() <= 4096, "{} bytes", size_of::<State>());
}
