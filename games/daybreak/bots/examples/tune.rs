//! Weights for a rule player of Daybreak, found by playing: an evolution strategy over the logarithms of the weights.
//!
//! `cargo run --release -p bots --example tune -- [seconds] [games a setup] [players]`. Every generation plays the same fresh
//! deals with every child, and the mean moves towards the best third. It prints the mean as it goes.

#![allow(clippy::unwrap_used, clippy::panic)] // A tool for the workbench: it stops if something is wrong.

use bots::Bot;
use daybreak::content::{Content, Options};
use daybreak::{Daybreak, Power, Setup};
use daybreak_bots::{Steady, Weights};
use std::sync::Arc;
use std::time::Instant;
use tabletop::{Audience, Dice, Game, Keyed, Seed, Xoshiro, run};

fn won(game: &Daybreak, weights: Weights, seed: u64) -> f64 {
    let mut bot = Steady::with(weights);
    let mut dice = Xoshiro::new(seed);
    let (outcome, _) = run(game, &mut game.begin(), &mut Keyed::new(Seed::from(seed)), |game, state, asked| {
        let seat = asked.first().unwrap();
        (seat, bot.choose(game, &game.view(state, Audience::Seat(seat)), &mut dice))
    });
    // A loss counts a little more the later it comes: less noise in early generations.
    if outcome.won { 1.0 } else { 0.02 * f64::from(outcome.round) }
}

fn normal(dice: &mut Xoshiro) -> f64 {
    (0..12).map(|_| f64::from(dice.below(1 << 20)) / f64::from(1 << 20)).sum::<f64>() - 6.0
}

fn weights(logs: &[f64]) -> Weights {
    let mut out = Weights::default();
    for ((_, field), log) in Weights::FIELDS.iter().zip(logs) {
        *field(&mut out) = log.exp() as f32;
    }
    out
}

fn main() {
    let mut args = std::env::args().skip(1);
    let seconds: f64 = args.next().map_or(600.0, |text| text.parse().unwrap());
    let games: u64 = args.next().map_or(6, |text| text.parse().unwrap());
    let only: Option<usize> = args.next().map(|text| text.parse().unwrap());
    let content = Arc::new(Content::builtin().unwrap());
    let tables: Vec<Daybreak> = content
        .setups()
        .iter()
        .filter(|row| only.is_none_or(|players| row.powers.len().max(1) == players))
        .map(|row| {
            let powers = if row.powers.is_empty() { vec![Power::UnitedStates] } else { row.powers.to_vec() };
            let setup = Setup { powers, ..Setup::new(4) };
            Daybreak::with_options(&content, &setup, Options::simulation()).unwrap()
        })
        .collect();
    let share = |weights: Weights, first: u64, games: u64| {
        let mut sum = 0.0;
        for table in &tables {
            // The four-player table counts more: it is the game as it is mostly played.
            let games = if table.players() == 4 { 2 * games } else { games };
            sum += (first..first + games).map(|seed| won(table, weights, seed)).sum::<f64>() / games as f64
                * if table.players() == 4 || table.players() == 1 { 3.0 } else { 1.0 };
        }
        sum
    };
    let start = Instant::now();
    let mut dice = Xoshiro::new(1);
    let mut mean: Vec<f64> = Weights::FIELDS
        .iter()
        .map(|(_, field)| f64::from(*field(&mut Weights::expert(only.map_or(4, |players| players as u8)))).ln())
        .collect();
    let mut spread: Vec<f64> = vec![0.2; mean.len()];
    let mut seed = 1_000_000;
    let (children, parents) = (24, 8);
    for generation in 0.. {
        let mut brood: Vec<(f64, Vec<f64>)> = Vec::new();
        for _ in 0..children / 2 {
            let step: Vec<f64> = spread.iter().map(|s| s * normal(&mut dice)).collect();
            for sign in [1.0, -1.0] {
                let logs: Vec<f64> = mean.iter().zip(&step).map(|(m, s)| m + sign * s).collect();
                brood.push((share(weights(&logs), seed, games), logs));
            }
        }
        seed += games;
        let level = brood.iter().map(|(value, _)| value).sum::<f64>() / brood.len() as f64;
        brood.sort_by(|a, b| b.0.total_cmp(&a.0));
        for at in 0..mean.len() {
            let best = || brood[..parents].iter().map(|(_, logs)| logs[at]);
            let centre = best().sum::<f64>() / parents as f64;
            let width = (best().map(|x| (x - mean[at]).powi(2)).sum::<f64>() / parents as f64).sqrt();
            mean[at] += 0.5 * (centre - mean[at]);
            spread[at] = (0.85 * spread[at] + 0.15 * width).clamp(0.08, 0.4);
        }
        if generation % 5 == 0 {
            println!("{generation} {:.0}s level {level:.3}", start.elapsed().as_secs_f64());
            let found: Vec<String> =
                Weights::FIELDS.iter().zip(&mean).map(|((name, _), log)| format!("{name}: {:.3}", log.exp())).collect();
            println!("  {}", found.join(", "));
        }
        if start.elapsed().as_secs_f64() > seconds {
            break;
        }
    }
}
