//! How fast random games run, how they end, and how long the longest list of moves is.
//!
//! `cargo run --release -p daybreak --example random [games]`

use daybreak::content::{Content, Options};
use daybreak::{Daybreak, Setup};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Instant;
use tabletop::{Dice, Game, Next, Silent, Xoshiro, moves_of, playout};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let games: u64 = std::env::args().nth(1).map_or(Ok(2_000), |text| text.parse())?;
    let content = Arc::new(Content::builtin()?);
    for (name, options) in [("simulation", Options::simulation()), ("default", Options::default())] {
        for players in 1..=4 {
            let game = Daybreak::with_options(&content, &Setup::new(players), options)?;
            let (mut endings, mut moves, mut draws, mut room) = (BTreeMap::new(), 0u64, 0u64, Vec::new());
            let start = Instant::now();
            for seed in 0..games {
                let (outcome, length) = playout(&game, &mut game.begin(), &mut Xoshiro::new(seed), &mut room);
                moves += u64::from(length.moves);
                draws += u64::from(length.draws);
                let how = match (outcome.won, outcome.losses.too_hot, outcome.losses.out_of_time) {
                    (true, ..) => "won",
                    (_, true, _) => "too hot",
                    (_, _, true) => "out of time",
                    _ => "communities",
                };
                *endings.entry(how).or_insert(0u32) += 1;
            }
            let time = start.elapsed().as_secs_f64();
            println!(
                "{name:10} {players} players: {:7.0} games/s {:9.0} moves/s {:5.1} moves and {:4.1} draws a game; longest list {:3}; {endings:?}",
                games as f64 / time,
                moves as f64 / time,
                moves as f64 / games as f64,
                draws as f64 / games as f64,
                longest(&game, games.min(100)),
            );
        }
    }
    Ok(())
}

/// The longest list of moves in some random games.
fn longest(game: &Daybreak, games: u64) -> usize {
    let mut longest = 0;
    for seed in 0..games {
        let (mut state, mut dice) = (game.begin(), Xoshiro::new(seed));
        loop {
            match game.next(&state) {
                Next::Over(_) => break,
                Next::Draw(need) => {
                    let draw = game.sample(&state, need, &mut dice);
                    game.draw(&mut state, draw, &mut Silent);
                }
                Next::Ask(asked) => {
                    let seats: Vec<_> = asked.iter().collect();
                    let seat = *dice.pick(&seats);
                    let moves = moves_of(game, &state, seat);
                    longest = longest.max(moves.len());
                    game.play(&mut state, seat, *dice.pick(&moves), &mut Silent);
                }
            }
        }
    }
    longest
}
