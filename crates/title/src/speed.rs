//! How fast a game is, for `firstlight bench`: what a title measures itself.

use bots::Bot;
use serde::Serialize;
use std::time::{Duration, Instant};
use tabletop::{Audience, Game, Seat, Xoshiro};

/// One thing measured, with the spread of its repeats.
#[derive(Debug, Serialize)]
pub struct Measured {
    /// What.
    pub name: &'static str,
    /// In what.
    pub unit: &'static str,
    /// The middle of the repeats.
    pub median: f64,
    /// The least of them.
    pub low: f64,
    /// The most of them.
    pub high: f64,
}

/// What repeats come to.
pub fn measured(name: &'static str, unit: &'static str, mut values: Vec<f64>) -> Measured {
    values.sort_by(f64::total_cmp);
    Measured { name, unit, median: values[values.len() / 2], low: values[0], high: values[values.len() - 1] }
}

/// Things a second, repeat by repeat; `work` says how many it did.
pub fn rates(time: Duration, repeats: usize, mut work: impl FnMut() -> u64) -> Vec<f64> {
    let rate = |_| {
        let start = Instant::now();
        let mut done = 0;
        while start.elapsed() < time {
            done += work();
        }
        done as f64 / start.elapsed().as_secs_f64()
    };
    (0..repeats).map(rate).collect()
}

/// The decision with the most moves in the middle third of a game, and whose it is. The widest is the one that a search
/// spends its whole budget on.
pub fn middle<G: Game>(game: &G, mut bot: Box<dyn Bot<G>>) -> (G::State, Seat) {
    let (mut chance, mut dice) = (Xoshiro::new(1), Xoshiro::new(2));
    let (mut moves, mut asked_states) = (Vec::new(), Vec::new());
    let mut state = game.begin();
    tabletop::run(game, &mut state, &mut chance, |game, state, asked| {
        let seat = asked.first_asked();
        moves.clear();
        game.moves(&game.eye(state, seat), &mut moves);
        asked_states.push((moves.len(), state.clone(), seat));
        (seat, bot.choose(game, &game.view(state, Audience::Seat(seat)), &mut dice))
    });
    let third = asked_states.len() / 3;
    let widest = asked_states.into_iter().skip(third).take(third.max(1)).max_by_key(|(moves, ..)| *moves);
    widest.map_or((state, Seat(0)), |(_, state, seat)| (state, seat))
}
