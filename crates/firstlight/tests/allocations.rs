//! A playout allocates nothing once its list of moves has room.

#![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

use earthrise::{Earthrise, Setup, State};
use tabletop::{Game, Xoshiro, playout};

#[test]
fn playing_a_game_allocates_nothing() {
    for players in 3..=5 {
        for pills in [false, true] {
            let game = Earthrise::builtin(&Setup { pills, ..Setup::new(players) }).unwrap();
            let mut dice = Xoshiro::new(1);
            let mut moves = Vec::with_capacity(64);
            let mut lengths = 0;
            let info = allocation_counter::measure(|| {
                for _ in 0..200 {
                    let (_, length) = playout(&game, &mut game.begin(), &mut dice, &mut moves);
                    lengths += length.moves;
                }
            });
            assert_eq!(info.count_total, 0, "{players} players, pills {pills}: {info:?}");
            assert!(lengths > 200 * 100, "whole games were played");
        }
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
    assert!(size_of::<State>() <= 512, "{} bytes", size_of::<State>());
}
