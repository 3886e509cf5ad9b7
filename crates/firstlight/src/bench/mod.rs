//! `firstlight bench`: how fast the rules, the searching players and the lab are. A game that has a reference, the tightest
//! loop we could write, is measured against it.

mod scaling;

use crate::cli::BenchArgs;
use games::Visit;
use serde::Serialize;
use std::collections::BTreeMap;
use std::hint::black_box;
use std::io::Write;
use std::time::{Duration, Instant};
use tabletop::{Audience, Game, Next, Seat, Silent, Timeline, Xoshiro, playout};
use terminal::failure::Failure;
use title::Title;
use title::speed::{Measured, measured};

/// Random games that are looked through for the longest list of moves.
const LOOKED_THROUGH: u32 = 10_000;

/// Everything measured.
#[derive(Debug, Serialize)]
struct Report {
    optimised: bool,
    /// By the id of the game.
    #[serde(flatten)]
    games: BTreeMap<&'static str, GameReport>,
    /// The lab on one thread and on two; nothing on a machine with one core.
    lab: Option<scaling::LabReport>,
}

/// What was measured for one game.
#[derive(Debug, Serialize)]
struct GameReport {
    #[serde(skip)]
    title: String,
    /// A state is to be no larger, in bytes.
    #[serde(skip)]
    most_bytes: usize,
    state_bytes: usize,
    view_bytes: usize,
    moves_per_game: f64,
    offered: Offered,
    measured: Vec<Measured>,
    /// The contract's speed as a share of the reference's, in the same run, where there is a reference.
    #[serde(skip_serializing_if = "Option::is_none")]
    share_of_reference: Option<f64>,
}

/// How many moves a seat is offered at once, in 10,000 random games of all sizes.
#[derive(Debug, Serialize)]
struct Offered {
    median: usize,
    /// Ninety-nine lists of a hundred are no longer.
    percentile_99: usize,
    most: usize,
}

/// What one stretch of work did.
#[derive(Clone, Copy, Debug, Default)]
struct Work {
    games: u64,
    actions: u64,
}

/// Runs the command.
pub(crate) fn run(args: &BenchArgs) -> Result<(), Failure> {
    if !(0.01..=600.0).contains(&args.seconds) {
        return Err(Failure::input("--seconds must be between 0.01 and 600"));
    }
    let (time, repeats) = (Duration::from_secs_f64(args.seconds), usize::from(args.repeats));
    let games = games::each(&Measure { time, repeats }).into_iter().collect::<Result<BTreeMap<_, _>, Failure>>()?;
    let lab = scaling::lab(time, repeats)?;
    let report = Report { optimised: !cfg!(debug_assertions), games, lab };
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

/// Measures a title.
#[derive(Clone)]
struct Measure {
    time: Duration,
    repeats: usize,
}

impl Visit for Measure {
    type Output = Result<(&'static str, GameReport), Failure>;

    fn visit<T: Title>(self) -> Self::Output {
        let Measure { time, repeats } = self;
        let tables = T::speed_tables()?;
        let four = tables.iter().find(|table| table.players() == 4).or(tables.last());
        let Some(game) = four else { return Err(Failure::input(format!("{} has no table to measure", T::NAME))) };
        let bench = Bench { game, time, repeats };
        let (rows, share_of_reference) = beside_reference::<T>(&bench);
        let mut report = bench.whole(&tables, rows);
        report.measured.extend(T::speed_rows(game, time, repeats).map_err(Failure::input)?);
        let title = format!("{}, {}", T::NAME, T::SPEED);
        Ok((T::ID, GameReport { title, most_bytes: T::STATE_BYTES, share_of_reference, ..report }))
    }
}

/// The contract and the reference in turns, so that a slow moment of the machine falls on both alike.
fn beside_reference<T: Title>(bench: &Bench<'_, T::Game>) -> (Vec<Measured>, Option<f64>) {
    let (mut games, mut moves, mut shares) = (Vec::new(), Vec::new(), Vec::new());
    if T::reference_game(&mut Xoshiro::new(0)).is_none() {
        return (Vec::new(), None);
    }
    for repeat in 0..bench.repeats as u64 {
        let reference = timed_reference::<T>(bench.time, repeat);
        shares.push(bench.contract(repeat).0 / reference.0);
        games.push(reference.0);
        moves.push(reference.1);
    }
    shares.sort_by(f64::total_cmp);
    let rows = vec![measured("reference, games", "/s", games), measured("reference, moves", "/s", moves)];
    (rows, Some(shares[shares.len() / 2]))
}

fn timed_reference<T: Title>(time: Duration, seed: u64) -> (f64, f64) {
    let mut dice = Xoshiro::new(seed);
    timed(time, || Work { games: 1, actions: T::reference_game(&mut dice).unwrap_or(0).into() })
}

/// Measures one game, by uniformly random legal moves.
struct Bench<'a, G> {
    game: &'a G,
    time: Duration,
    repeats: usize,
}

impl<G: Game + Clone + Sync> Bench<'_, G> {
    /// Everything that is measured for every game; `tables` are those whose lists of moves are looked through.
    fn whole(&self, tables: &[G], mut rows: Vec<Measured>) -> GameReport {
        let (mut games, mut moves, mut with_clone) = (Vec::new(), Vec::new(), Vec::new());
        let (mut two_threads, mut timeline) = (Vec::new(), Vec::new());
        // Interleaved, so that a slow moment of the machine falls on all alike.
        for repeat in 0..self.repeats as u64 {
            let contract = self.contract(repeat);
            games.push(contract.0);
            moves.push(contract.1);
            with_clone.push(self.with_clone(repeat));
            two_threads.push(self.on_two_threads(repeat));
            timeline.push(self.timeline(repeat));
        }
        let moves_per_game = moves[0] / games[0];
        rows.extend([
            measured("contract, games", "/s", games),
            measured("contract, moves", "/s", moves),
            measured("contract with a clone before every move, moves", "/s", with_clone),
            measured("contract on two threads, moves", "/s", two_threads),
            measured("timeline: judged, logged, snapshots kept, moves", "/s", timeline),
            self.each("clone of a state", |_, state| {
                black_box(black_box(state).clone());
            }),
            self.each("view of a seat", |game, state| {
                black_box(game.view(state, Audience::Seat(Seat(0))));
            }),
        ]);
        GameReport {
            title: String::new(),
            most_bytes: 0,
            share_of_reference: None,
            state_bytes: size_of::<G::State>(),
            view_bytes: size_of::<G::View>(),
            moves_per_game,
            offered: offered(tables),
            measured: rows,
        }
    }

    /// Games and moves a second through the contract.
    fn contract(&self, seed: u64) -> (f64, f64) {
        let mut dice = Xoshiro::new(seed);
        let mut moves = Vec::new();
        timed(self.time, || {
            let mut state = self.game.begin();
            let (outcome, length) = playout(self.game, &mut state, &mut dice, &mut moves);
            black_box(outcome);
            Work { games: 1, actions: u64::from(length.moves) }
        })
    }

    /// As a search would: the state is copied before every move.
    fn with_clone(&self, seed: u64) -> f64 {
        let mut dice = Xoshiro::new(seed);
        let mut choices = Xoshiro::new(seed + 1);
        let mut moves = Vec::new();
        let work = || {
            let mut state = self.game.begin();
            let (outcome, length) = tabletop::run(self.game, &mut state, &mut dice, |game, state, asked| {
                let copy = black_box(state.clone());
                let seat = asked.first_asked();
                moves.clear();
                game.moves(&game.eye(&copy, seat), &mut moves);
                (seat, *tabletop::Dice::pick(&mut choices, &moves))
            });
            black_box(outcome);
            Work { games: 1, actions: u64::from(length.moves) }
        };
        timed(self.time, work).1
    }

    fn on_two_threads(&self, seed: u64) -> f64 {
        std::thread::scope(|scope| {
            let second = scope.spawn(|| self.contract(seed + 1000).1);
            let first = self.contract(seed).1;
            first + second.join().unwrap_or(0.0)
        })
    }

    /// As a table does: every move is judged and every entry kept.
    fn timeline(&self, seed: u64) -> f64 {
        let mut dice = Xoshiro::new(seed);
        let mut choices = Xoshiro::new(seed + 1);
        let mut moves = Vec::new();
        let work = || {
            let mut timeline = Timeline::new(self.game.clone());
            let mut actions = 0;
            loop {
                if timeline.settle(&mut dice, &mut Silent).is_err() {
                    break;
                }
                let Next::Ask(asked) = timeline.next() else { break };
                let seat = asked.first_asked();
                moves.clear();
                self.game.moves(&self.game.eye(timeline.state(), seat), &mut moves);
                let mv = *tabletop::Dice::pick(&mut choices, &moves);
                if timeline.play(seat, mv, &mut Silent).is_err() {
                    break;
                }
                actions += 1;
            }
            black_box(timeline.len());
            Work { games: 1, actions }
        };
        timed(self.time, work).1
    }

    /// Nanoseconds for something done to states from the middle of random games.
    fn each(&self, name: &'static str, one: impl Fn(&G, &G::State)) -> Measured {
        let mut states = Vec::new();
        for seed in 0..8 {
            random_game(self.game, seed, |state, _| states.push(state.clone()));
        }
        let rate = |_| {
            let start = Instant::now();
            let mut done = 0u64;
            while start.elapsed() < self.time / 2 {
                states.iter().for_each(|state| one(self.game, state));
                done += states.len() as u64;
            }
            start.elapsed().as_nanos() as f64 / done as f64
        };
        measured(name, "ns", (0..self.repeats).map(rate).collect())
    }
}

/// A random game; `look` sees every state in which somebody is asked, and the moves on offer.
fn random_game<G: Game>(game: &G, seed: u64, mut look: impl FnMut(&G::State, &[G::Move])) {
    let (mut dice, mut choices) = (Xoshiro::new(seed), Xoshiro::new(!seed));
    let mut moves = Vec::new();
    let mut state = game.begin();
    tabletop::run(game, &mut state, &mut dice, |game, state, asked| {
        let seat = asked.first_asked();
        moves.clear();
        game.moves(&game.eye(state, seat), &mut moves);
        look(state, &moves);
        (seat, *tabletop::Dice::pick(&mut choices, &moves))
    });
}

/// The lengths of the lists of moves in random games, shared out among the tables.
fn offered<G: Game>(tables: &[G]) -> Offered {
    let mut counts: Vec<u64> = Vec::new();
    for (seed, game) in (0..LOOKED_THROUGH).zip(tables.iter().cycle()) {
        random_game(game, seed.into(), |_, moves| {
            counts.resize(counts.len().max(moves.len() + 1), 0);
            counts[moves.len()] += 1;
        });
    }
    let all: u64 = counts.iter().sum();
    let percentile = |percent: u64| {
        let mut seen = 0;
        let reached = counts.iter().position(|count| {
            seen += count;
            100 * seen >= percent * all
        });
        reached.unwrap_or(0)
    };
    Offered { median: percentile(50), percentile_99: percentile(99), most: counts.len().saturating_sub(1) }
}

fn print(out: &mut impl Write, report: &Report) -> std::io::Result<()> {
    if !report.optimised {
        writeln!(out, "This is a debug build: the numbers say nothing. Use cargo xtask bench.\n")?;
    }
    for game in report.games.values() {
        print_game(out, game)?;
        if let Some(share) = game.share_of_reference {
            writeln!(out, "contract / reference    {:.0} % (goal: at least 50 %)", 100.0 * share)?;
        }
        writeln!(out)?;
    }
    match &report.lab {
        Some(lab) => {
            writeln!(out, "The lab: games of `steady` in {}", lab.game)?;
            print_rows(out, &lab.measured)?;
            writeln!(out, "two threads / one       {:.2} (goal: at least 1.8)", lab.two_over_one)
        }
        None => writeln!(out, "The lab on two threads was not measured: this machine has one core."),
    }
}

fn print_game(out: &mut impl Write, report: &GameReport) -> std::io::Result<()> {
    let GameReport { title, most_bytes, .. } = report;
    writeln!(out, "{title}: uniformly random legal moves on one thread, by default")?;
    print_rows(out, &report.measured)?;
    writeln!(out, "moves in a game         {:.1}", report.moves_per_game)?;
    let Offered { median, percentile_99, most } = report.offered;
    let games = "in 10 000 games of all sizes";
    writeln!(out, "moves offered at once   median {median}, 99 % at most {percentile_99}, most {most} ({games})")?;
    writeln!(out, "size of a state         {} bytes (goal: at most {most_bytes})", report.state_bytes)?;
    writeln!(out, "size of a view          {} bytes", report.view_bytes)
}

fn print_rows(out: &mut impl Write, rows: &[Measured]) -> std::io::Result<()> {
    writeln!(out, "{:<50}{:>14}   range of repeats", "", "median")?;
    for row in rows {
        let value = |v: f64| if row.unit == "ns" { format!("{v:.0} ns") } else { grouped(v) };
        writeln!(out, "{:<50}{:>14}   {} to {}", row.name, value(row.median), value(row.low), value(row.high))?;
    }
    Ok(())
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

    #[test]
    fn numbers_are_grouped() {
        assert_eq!(grouped(1_234_567.0), "1 234 567 /s");
        assert_eq!(grouped(12.0), "12 /s");
    }
}
