//! `firstlight bench`: how fast the rules are, as a share of the tightest loop we could write.

mod reference;

use crate::cli::BenchArgs;
use crate::failure::Failure;
use earthrise::{Earthrise, Setup, State};
use serde::Serialize;
use std::hint::black_box;
use std::io::Write;
use std::time::{Duration, Instant};
use tabletop::{Audience, Game, Next, Seat, Silent, Timeline, Xoshiro, playout};

/// One thing measured, with the spread of its repeats.
#[derive(Debug, Serialize)]
struct Measured {
    name: &'static str,
    unit: &'static str,
    median: f64,
    low: f64,
    high: f64,
}

/// Everything measured.
#[derive(Debug, Serialize)]
struct Report {
    optimised: bool,
    state_bytes: usize,
    view_bytes: usize,
    /// The contract's speed as a share of the reference, in the same run.
    share_of_reference: f64,
    moves_per_game: f64,
    measured: Vec<Measured>,
}

/// What one stretch of work did.
#[derive(Clone, Copy, Debug, Default)]
struct Work {
    games: u64,
    actions: u64,
}

/// Runs the command.
pub fn run(args: &BenchArgs) -> Result<(), Failure> {
    if !(0.01..=600.0).contains(&args.seconds) {
        return Err(Failure::input("--seconds must be between 0.01 and 600"));
    }
    let game = Earthrise::builtin(&Setup::new(4)).map_err(Failure::input)?;
    let report = measure(&game, Duration::from_secs_f64(args.seconds), usize::from(args.repeats));
    let mut out = std::io::stdout().lock();
    if args.json {
        writeln!(out, "{}", serde_json::to_string_pretty(&report).map_err(Failure::input)?)?;
    } else {
        print(&mut out, &report)?;
    }
    Ok(())
}

/// Does work until the time is over; games and actions a second.
fn timed(time: Duration, mut work: impl FnMut() -> Work) -> (f64, f64) {
    let start = Instant::now();
    let mut done = Work::default();
    while start.elapsed() < time {
        for _ in 0..64 {
            let more = work();
            done.games += more.games;
            done.actions += more.actions;
        }
    }
    let seconds = start.elapsed().as_secs_f64();
    (done.games as f64 / seconds, done.actions as f64 / seconds)
}

fn measured(name: &'static str, unit: &'static str, mut values: Vec<f64>) -> Measured {
    values.sort_by(f64::total_cmp);
    Measured { name, unit, median: values[values.len() / 2], low: values[0], high: values[values.len() - 1] }
}

fn measure(game: &Earthrise, time: Duration, repeats: usize) -> Report {
    let mut reference_games = Vec::new();
    let mut contract_games = Vec::new();
    let mut contract_actions = Vec::new();
    let mut reference_actions = Vec::new();
    let mut with_clone = Vec::new();
    let mut two_threads = Vec::new();
    let mut shares = Vec::new();
    // Interleaved, so that a slow moment of the machine falls on all alike.
    for repeat in 0..repeats as u64 {
        let reference = timed_reference(time, repeat);
        let contract = timed_contract(game, time, repeat);
        reference_games.push(reference.0);
        reference_actions.push(reference.1);
        contract_games.push(contract.0);
        contract_actions.push(contract.1);
        shares.push(contract.0 / reference.0);
        with_clone.push(timed_with_clone(game, time, repeat));
        two_threads.push(timed_on_two_threads(game, time, repeat));
    }
    let moves_per_game = contract_actions[0] / contract_games[0];
    let positions = positions(game);
    let each = |name, unit, one: &dyn Fn(&State)| {
        let rates = (0..repeats).map(|_| nanoseconds(time / 2, &positions, one)).collect();
        measured(name, unit, rates)
    };
    let measurements = vec![
        measured("reference, games", "/s", reference_games),
        measured("contract, games", "/s", contract_games),
        measured("reference, moves", "/s", reference_actions),
        measured("contract, moves", "/s", contract_actions),
        measured("contract with a clone before every move, moves", "/s", with_clone),
        measured("contract on two threads, moves", "/s", two_threads),
        measured("timeline: judged, logged, snapshots kept, moves", "/s", {
            (0..repeats as u64).map(|repeat| timed_timeline(game, time, repeat)).collect()
        }),
        each("clone of a state", "ns", &|state| {
            black_box(*black_box(state));
        }),
        each("view of a seat", "ns", &|state| {
            black_box(game.view(state, Audience::Seat(Seat(0))));
        }),
        each("world imagined from a view", "ns", &|state| {
            let view = game.view(state, Audience::Seat(Seat(0)));
            black_box(game.imagine(&view, &mut Xoshiro::new(1)));
        }),
    ];
    shares.sort_by(f64::total_cmp);
    Report {
        optimised: !cfg!(debug_assertions),
        state_bytes: size_of::<State>(),
        view_bytes: size_of::<earthrise::View>(),
        share_of_reference: shares[shares.len() / 2],
        moves_per_game,
        measured: measurements,
    }
}

fn timed_reference(time: Duration, seed: u64) -> (f64, f64) {
    let mut dice = Xoshiro::new(seed);
    timed(time, || {
        let played = reference::play(&mut dice);
        black_box(played.honors);
        Work { games: 1, actions: u64::from(played.moves) }
    })
}

fn timed_contract(game: &Earthrise, time: Duration, seed: u64) -> (f64, f64) {
    let mut dice = Xoshiro::new(seed);
    let mut moves = Vec::new();
    timed(time, || {
        let mut state = game.begin();
        let (outcome, length) = playout(game, &mut state, &mut dice, &mut moves);
        black_box(outcome);
        Work { games: 1, actions: u64::from(length.moves) }
    })
}

/// As a search would: the state is copied before every move.
fn timed_with_clone(game: &Earthrise, time: Duration, seed: u64) -> f64 {
    let mut dice = Xoshiro::new(seed);
    let mut choices = Xoshiro::new(seed + 1);
    let mut moves = Vec::new();
    let work = || {
        let mut state = game.begin();
        let (outcome, length) = tabletop::run(game, &mut state, &mut dice, |game, state, asked| {
            let copy = black_box(*state);
            let seat = asked.first().unwrap_or(Seat(0));
            moves.clear();
            game.moves(&game.eye(&copy, seat), &mut moves);
            (seat, *tabletop::Dice::pick(&mut choices, &moves))
        });
        black_box(outcome);
        Work { games: 1, actions: u64::from(length.moves) }
    };
    timed(time, work).1
}

fn timed_on_two_threads(game: &Earthrise, time: Duration, seed: u64) -> f64 {
    std::thread::scope(|scope| {
        let second = scope.spawn(|| timed_contract(game, time, seed + 1000).1);
        let first = timed_contract(game, time, seed).1;
        first + second.join().unwrap_or(0.0)
    })
}

/// As a table does: every move is judged and every entry kept.
fn timed_timeline(game: &Earthrise, time: Duration, seed: u64) -> f64 {
    let mut dice = Xoshiro::new(seed);
    let mut choices = Xoshiro::new(seed + 1);
    let mut moves = Vec::new();
    let work = || {
        let mut timeline = Timeline::new(game.clone());
        let mut actions = 0;
        loop {
            if timeline.settle(&mut dice, &mut Silent).is_err() {
                break;
            }
            let Next::Ask(asked) = timeline.next() else { break };
            let seat = asked.first().unwrap_or(Seat(0));
            moves.clear();
            game.moves(&game.eye(timeline.state(), seat), &mut moves);
            let mv = *tabletop::Dice::pick(&mut choices, &moves);
            if timeline.play(seat, mv, &mut Silent).is_err() {
                break;
            }
            actions += 1;
        }
        black_box(timeline.len());
        Work { games: 1, actions }
    };
    timed(time, work).1
}

/// States from the middle of random games.
fn positions(game: &Earthrise) -> Vec<State> {
    let mut dice = Xoshiro::new(99);
    let mut choices = Xoshiro::new(98);
    let mut kept = Vec::new();
    let mut moves = Vec::new();
    for _ in 0..8 {
        let mut state = game.begin();
        tabletop::run(game, &mut state, &mut dice, |game, state, asked| {
            kept.push(*state);
            let seat = asked.first().unwrap_or(Seat(0));
            moves.clear();
            game.moves(&game.eye(state, seat), &mut moves);
            (seat, *tabletop::Dice::pick(&mut choices, &moves))
        });
    }
    kept
}

fn nanoseconds(time: Duration, states: &[State], one: &dyn Fn(&State)) -> f64 {
    let start = Instant::now();
    let mut done = 0u64;
    while start.elapsed() < time {
        states.iter().for_each(one);
        done += states.len() as u64;
    }
    start.elapsed().as_nanos() as f64 / done as f64
}

fn print(out: &mut impl Write, report: &Report) -> std::io::Result<()> {
    if !report.optimised {
        writeln!(out, "This is a debug build: the numbers say nothing. Use cargo xtask bench.\n")?;
    }
    writeln!(out, "Earthrise, 4 players, uniformly random legal moves, one thread unless said")?;
    writeln!(out, "{:<50}{:>14}   range of repeats", "", "median")?;
    for row in &report.measured {
        let value = |v: f64| if row.unit == "ns" { format!("{v:.0} ns") } else { grouped(v) };
        writeln!(out, "{:<50}{:>14}   {} to {}", row.name, value(row.median), value(row.low), value(row.high))?;
    }
    writeln!(out)?;
    writeln!(out, "contract / reference    {:.0} % (goal: at least 50 %)", 100.0 * report.share_of_reference)?;
    writeln!(out, "moves in a game         {:.1}", report.moves_per_game)?;
    writeln!(out, "size of a state         {} bytes (goal: at most 512)", report.state_bytes)?;
    writeln!(out, "size of a view          {} bytes", report.view_bytes)
}

/// A large number with spaces between the thousands, and `/s`.
fn grouped(value: f64) -> String {
    let digits = format!("{value:.0}");
    let groups: Vec<&str> = digits.as_bytes().rchunks(3).rev().filter_map(|g| std::str::from_utf8(g).ok()).collect();
    format!("{} /s", groups.join(" "))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The reference is only a fair measure if it plays the same game.
    #[test]
    fn reference_and_contract_play_the_same_game() {
        let game = Earthrise::builtin(&Setup::new(4)).unwrap();
        let games = 4000;
        let (mut dice, mut moves) = (Xoshiro::new(5), Vec::new());
        let mut sums = [[0.0; 2]; 2];
        for _ in 0..games {
            let played = reference::play(&mut dice);
            sums[0][0] += f64::from(played.moves);
            sums[0][1] += played.honors.iter().map(|&h| f64::from(h)).sum::<f64>();
            let (outcome, length) = playout(&game, &mut game.begin(), &mut dice, &mut moves);
            sums[1][0] += f64::from(length.moves);
            sums[1][1] += outcome.honors.iter().map(|&h| f64::from(h)).sum::<f64>();
        }
        for (what, (reference, contract)) in [("moves", (sums[0][0], sums[1][0])), ("Honors", (sums[0][1], sums[1][1]))]
        {
            let ratio = reference / contract;
            assert!((ratio - 1.0).abs() < 0.005, "{what}: {reference} against {contract}");
        }
    }

    #[test]
    fn numbers_are_grouped() {
        assert_eq!(grouped(1_234_567.0), "1 234 567 /s");
        assert_eq!(grouped(12.0), "12 /s");
    }
}
