//! How well the named players do, with fixed seeds: these tests can fail.

#![allow(clippy::unwrap_used)] // Helpers of tests may fail as tests do.

mod common;

use bots::Bot;
use common::play;
use earthrise::{Earthrise, Setup};
use tabletop::{Game, Seat};

/// Wins of one player among others of another kind, in so many games with changing seats.
fn wins(game: &Earthrise, one: &str, others: &str, games: u64) -> f64 {
    let players = game.players();
    let mut wins = 0.0;
    for seed in 0..games {
        let seat = Seat((seed % u64::from(players)) as u8);
        let name = |at| if Seat(at) == seat { one } else { others };
        let mut bots: Vec<Box<dyn Bot<Earthrise>>> =
            (0..players).map(|at| earthrise_bots::bot(name(at)).unwrap()).collect();
        let outcome = play(game, seed / u64::from(players), &mut bots);
        if outcome.winners.has(seat) {
            wins += 1.0 / f64::from(outcome.winners.len());
        }
    }
    wins / games as f64
}

#[test]
fn steady_beats_random_at_four() {
    let game = Earthrise::builtin(&Setup::new(4)).unwrap();
    let share = wins(&game, "steady", "random", 400);
    assert!(share > 0.8, "one steady among three random players won {:.1} %", 100.0 * share);
}

#[test]
fn random_hardly_ever_beats_steady() {
    let game = Earthrise::builtin(&Setup::new(4)).unwrap();
    let share = wins(&game, "random", "steady", 200);
    assert!(share < 0.1, "one random among three steady players won {:.1} %", 100.0 * share);
}

#[test]
fn steady_beats_random_at_three_and_five_with_pills() {
    for (players, least) in [(3, 0.8), (5, 0.65)] {
        let game = Earthrise::builtin(&Setup { pills: true, ..Setup::new(players) }).unwrap();
        let share = wins(&game, "steady", "random", 150);
        assert!(share > least, "at {players}: one steady among random players won {:.1} %", 100.0 * share);
    }
}

#[test]
fn all_alike_win_alike() {
    let game = Earthrise::builtin(&Setup::new(4)).unwrap();
    let share = wins(&game, "steady", "steady", 400);
    assert!((0.15..0.35).contains(&share), "one steady among three of them won {:.1} %", 100.0 * share);
}

#[test]
fn a_small_search_beats_rules_of_thumb() {
    // Even would be 25 %.
    let game = Earthrise::builtin(&Setup::new(4)).unwrap();
    for name in ["skilled:100", "expert:100"] {
        let share = wins(&game, name, "steady", 80);
        assert!(share > 0.3, "one {name} among three steady players won {:.1} %", 100.0 * share);
    }
}
