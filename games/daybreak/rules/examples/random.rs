//! How fast random games run, how they end, and how long the longest list of moves is.
//!
//! `cargo run --release -p daybreak --example random [games] [players, 0 for all] [lists]`; the lists take a while.

use daybreak::content::{Content, Options};
use daybreak::{Daybreak, Move, Setup, State};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Instant;
use tabletop::{Audience, Dice, Game, Next, Silent, Xoshiro, moves_of, playout};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut args = std::env::args().skip(1);
    let games: u64 = args.next().map_or(Ok(2_000), |text| text.parse())?;
    let only: Option<u8> = args.next().map(|text| text.parse()).transpose()?.filter(|&players| players > 0);
    let lists = args.next().is_some();
    let content = Arc::new(Content::builtin()?);
    println!("a state has {} bytes", size_of::<State>());
    for (name, options) in [("simulation", Options::simulation()), ("default", Options::default())] {
        for players in (1..=4).filter(|&players| only.is_none_or(|only| only == players)) {
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
                "{name:10} {players} players: {:7.0} games/s {:9.0} moves/s {:5.1} moves and {:4.1} draws a game; {endings:?}",
                games as f64 / time,
                moves as f64 / time,
                moves as f64 / games as f64,
                draws as f64 / games as f64,
            );
            if lists {
                let (longest, kinds) = longest(&game, games);
                println!("{:21} the longest list has {longest} moves: {kinds:?}", "");
            }
        }
    }
    Ok(())
}

/// The longest list of moves in some random games, and what it is made of.
fn longest(game: &Daybreak, games: u64) -> (usize, BTreeMap<String, u32>) {
    let mut longest: Vec<Move> = Vec::new();
    let mut asked_what = None;
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
                    let mv = *dice.pick(&moves);
                    if moves.len() > longest.len() {
                        asked_what = game.view(&state, Audience::Seat(seat)).ask;
                        longest = moves;
                    }
                    game.play(&mut state, seat, mv, &mut Silent);
                }
            }
        }
    }
    let mut kinds = BTreeMap::from([(format!("asked {asked_what:?}"), 1)]);
    for mv in &longest {
        let text = format!("{mv:?}");
        let kind = text.split(['(', ' ', '{']).next().unwrap_or_default().to_owned();
        *kinds.entry(kind).or_insert(0) += 1;
    }
    (longest.len(), kinds)
}
