//! How often a player of Daybreak wins, and how long it takes.
//!
//! `cargo run --release -p bots --example league -- expert:400 50 mw,china,europe,us` plays 50 deals at one setup, with the
//! same player in every seat; without a setup, at every row of the setup table. Intervals are 95 %, after Wilson.

#![allow(clippy::unwrap_used, clippy::panic)] // A tool for the workbench: it stops if something is wrong.

use bots::Bot;
use bots::search::Budget;
use daybreak::content::{Content, Options};
use daybreak::{Daybreak, Outcome, Power, Setup};
use daybreak_bots::{Planner, Settings, Steady, Weights};
use std::sync::Arc;
use std::time::Instant;
use tabletop::{Audience, Game, Keyed, Seed, Xoshiro, run};

fn play(game: &Daybreak, bot: &str, seed: u64) -> Outcome {
    let mut bots: Vec<_> = (0..game.players()).map(|_| seat(bot, game.players())).collect();
    let mut dice = Xoshiro::new(seed);
    let (outcome, _) = run(game, &mut game.begin(), &mut Keyed::new(Seed::from(seed)), |game, state, asked| {
        let seat = asked.first().unwrap();
        (seat, bots[seat.index()].choose(game, &game.view(state, Audience::Seat(seat)), &mut dice))
    });
    outcome
}

/// A player by name. `tuned` plays by rules with the strongest weights; `plan:400:24:1:0:0` keeps its plans, with so many
/// iterations, styles, rounds, other first moves, and hundredths of the budget to think a plan over.
fn seat(name: &str, players: u8) -> Box<dyn Bot<Daybreak>> {
    if name == "tuned" {
        return Box::new(Steady::with(Weights::expert(players)));
    }
    let Some(numbers) = name.strip_prefix("plan:") else { return daybreak_bots::bot(name).unwrap() };
    let numbers: Vec<u32> = numbers.split(':').map(|number| number.parse().unwrap()).collect();
    let settings = Settings::with(Budget::Iterations(numbers[0]));
    let (styles, rounds, answers, again) =
        (numbers[1] as usize, numbers[2] as u8, numbers[3] as usize, f64::from(numbers[4]) / 100.0);
    Box::new(Planner::new(Settings { styles, rounds, answers, keeps_plan: Some(again), ..settings }))
}

fn power(name: &str) -> Power {
    match name {
        "china" => Power::China,
        "europe" => Power::Europe,
        "us" | "solo" => Power::UnitedStates,
        "mw" => Power::MajorityWorld,
        _ => panic!("there is no power {name}"),
    }
}

/// The interval of a share.
fn wilson(wins: usize, games: usize) -> (f64, f64) {
    let (n, z) = (games as f64, 1.96f64);
    let p = wins as f64 / n;
    let centre = (p + z * z / (2.0 * n)) / (1.0 + z * z / n);
    let half = z * (p * (1.0 - p) / n + z * z / (4.0 * n * n)).sqrt() / (1.0 + z * z / n);
    (centre - half, centre + half)
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let bot = words.first().map_or("steady", String::as_str);
    let games: u64 = words.get(1).map_or(100, |games| games.parse().unwrap());
    let first: u64 = words.get(3).map_or(0, |seed| seed.parse().unwrap());
    let content = Arc::new(Content::builtin().unwrap());
    let rows: Vec<Vec<Power>> = match words.get(2).filter(|text| *text != "all") {
        Some(text) => vec![text.split(',').map(power).collect()],
        None => content
            .setups()
            .iter()
            .map(|row| if row.powers.is_empty() { vec![Power::UnitedStates] } else { row.powers.to_vec() })
            .collect(),
    };
    for powers in rows {
        let setup = Setup { powers, ..Setup::new(4) };
        let game = Daybreak::with_options(&content, &setup, Options::simulation()).unwrap();
        let start = Instant::now();
        let outcomes: Vec<Outcome> = (first..first + games)
            .map(|seed| {
                let outcome = play(&game, bot, seed);
                eprint!("{}", if outcome.won { "+" } else { "-" });
                outcome
            })
            .collect();
        let wins = outcomes.iter().filter(|outcome| outcome.won).count();
        let (low, high) = wilson(wins, outcomes.len());
        let lost = |of: fn(&Outcome) -> bool| outcomes.iter().filter(|outcome| of(outcome)).count();
        let names: Vec<String> = setup.powers.iter().map(|power| format!("{power:?}")).collect();
        println!(
            "{:40} {bot}: {wins:>4} of {games} = {:5.1} % ({:.1} to {:.1}); lost to communities {}, heat {}, time {}; {:.3} s a game",
            names.join(","),
            100.0 * wins as f64 / games as f64,
            100.0 * low,
            100.0 * high,
            lost(|outcome| !outcome.losses.communities.is_empty()),
            lost(|outcome| outcome.losses.too_hot),
            lost(|outcome| outcome.losses.out_of_time),
            start.elapsed().as_secs_f64() / games as f64,
        );
    }
}
