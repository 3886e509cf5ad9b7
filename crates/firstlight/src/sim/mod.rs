//! `firstlight sim`: many games between bots.

mod daybreak;
mod earthrise;

use crate::cli::SimArgs;
use crate::failure::Failure;
use bots::Bot;
use earthrise_title::EarthriseTitle;
use indicatif::{ProgressBar, ProgressStyle};
use lab::LineUp;
use rayon::prelude::*;
use serde::Serialize;
use std::io::{IsTerminal, Write};
use std::time::Instant;
use tabletop::{Audience, Game, Seat, Seed, Streams, Xoshiro, run as run_game};
use title::{OutcomeOf, Title};

/// Games are handed to threads in lots of this size; results are added up lot by lot.
const LOT: u64 = 64;

/// Runs the command.
pub fn run(args: &SimArgs) -> Result<(), Failure> {
    match args.title.as_str() {
        EarthriseTitle::ID => earthrise::run(args),
        _ => daybreak::run(args),
    }
}

/// The content that the games are played with.
fn content<T: Title>(args: &SimArgs) -> Result<T::Content, Failure> {
    Ok(match &args.variant.content {
        None => T::builtin()?,
        Some(folder) => T::content_in(folder)?,
    })
}

/// What is counted over many games: whole numbers only, so that any order of adding gives the same.
trait Tally<G: Title>: Clone + Send + Sync {
    /// Adds a game; `seating` says which of the named bots sat at each seat.
    fn add(&mut self, seating: &[usize], outcome: &OutcomeOf<G>);

    /// Adds what another has counted.
    fn merge(&mut self, other: &Self);
}

/// Many games, whatever they are of.
#[derive(Clone, Debug, Default)]
struct Totals<T> {
    games: u64,
    moves: u64,
    draws: u64,
    tally: T,
}

impl<T> Totals<T> {
    fn merge<G: Title>(mut self, other: Totals<T>) -> Totals<T>
    where
        T: Tally<G>,
    {
        self.games += other.games;
        self.moves += other.moves;
        self.draws += other.draws;
        self.tally.merge(&other.tally);
        self
    }
}

/// Length and speed, as every report has them.
#[derive(Debug, Serialize)]
struct Pace {
    moves_per_game: f64,
    draws_per_game: f64,
    seconds: f64,
    games_per_second: f64,
    threads: usize,
}

impl Pace {
    fn of<T>(totals: &Totals<T>, seconds: f64, threads: usize) -> Pace {
        let games = totals.games.max(1) as f64;
        Pace {
            moves_per_game: totals.moves as f64 / games,
            draws_per_game: totals.draws as f64 / games,
            seconds,
            games_per_second: games / seconds.max(1e-9),
            threads,
        }
    }

    fn print(&self, out: &mut impl Write) -> std::io::Result<()> {
        writeln!(out, "length         {:.1} moves and {:.1} draws a game", self.moves_per_game, self.draws_per_game)?;
        let threads = if self.threads == 1 { "1 thread".to_owned() } else { format!("{} threads", self.threads) };
        let (rate, seconds) = (self.games_per_second, self.seconds);
        writeln!(out, "speed          {rate:.0} games a second on {threads} ({seconds:.1} s)")
    }
}

/// The bots of a list, all of them known.
fn line_up<G: Title>(list: &str, players: u8) -> Result<LineUp, Failure> {
    let line_up = LineUp::parse(list, players).map_err(|why| Failure::input(format!("--bots {why}")))?;
    line_up.names.iter().try_for_each(|name| G::bot(name).map(|_| ())).map_err(Failure::input)?;
    Ok(line_up)
}

/// Plays all games on all threads, with a bar that shows how far it is.
fn play_all<G: Title, T: Tally<G>>(
    game: &G::Game,
    line_up: &LineUp,
    args: &SimArgs,
    empty: &T,
) -> Result<(Totals<T>, Pace), Failure> {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(args.threads.map_or(0, usize::from)).build();
    let pool = pool.map_err(|e| Failure::input(format!("cannot start the threads: {e}")))?;
    let progress = progress_bar(args.games, "games");
    let empty = || Totals { games: 0, moves: 0, draws: 0, tally: empty.clone() };
    let lot = |lot: u64| {
        let mut totals = empty();
        let mut bots: Vec<Box<dyn Bot<G::Game>>> =
            line_up.places.iter().filter_map(|&at| G::bot(&line_up.names[at]).ok()).collect();
        let last = ((lot + 1) * LOT).min(args.games);
        for index in lot * LOT..last {
            play_one(game, line_up, &mut bots, args.seed.nth(index), index, &mut totals);
        }
        progress.inc(last - lot * LOT);
        totals
    };
    let start = Instant::now();
    let lots = args.games.div_ceil(LOT);
    let totals = pool.install(|| (0..lots).into_par_iter().map(lot).reduce(empty, Totals::merge::<G>));
    let seconds = start.elapsed().as_secs_f64();
    progress.finish_and_clear();
    let pace = Pace::of(&totals, seconds, pool.current_num_threads());
    Ok((totals, pace))
}

/// One game; `bots` are in the order of the line-up, and sit where the rotation puts them.
fn play_one<G: Title, T: Tally<G>>(
    game: &G::Game,
    line_up: &LineUp,
    bots: &mut [Box<dyn Bot<G::Game>>],
    seed: Seed,
    index: u64,
    totals: &mut Totals<T>,
) {
    let players = line_up.places.len();
    let turn = (index % players as u64) as usize;
    let mut chance = Streams::new(seed.number("chance"));
    let mut dice = Xoshiro::new(seed.number("bots"));
    let mut state = game.begin();
    let (outcome, length) = run_game(game, &mut state, &mut chance, |game, state, asked| {
        let seat = G::awaited(game, state, asked).first().unwrap_or(Seat(0));
        let view = game.view(state, Audience::Seat(seat));
        let bot = &mut bots[(seat.index() + players - turn) % players];
        (seat, bot.choose(game, &view, &mut dice))
    });
    totals.games += 1;
    totals.moves += u64::from(length.moves);
    totals.draws += u64::from(length.draws);
    totals.tally.add(&line_up.seating(index), &outcome);
}

/// A report, for people or as JSON.
fn publish<R: Serialize>(
    args: &SimArgs,
    report: &R,
    print: impl FnOnce(&mut dyn Write, &R) -> std::io::Result<()>,
) -> Result<(), Failure> {
    let mut out = std::io::stdout().lock();
    if args.json {
        writeln!(out, "{}", serde_json::to_string_pretty(report).map_err(Failure::input)?)?;
    } else {
        print(&mut out, report)?;
    }
    Ok(())
}

/// A bar that shows how far it is and the time left, on a terminal.
pub fn progress_bar(count: u64, what: &str) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new(count);
    if let Ok(style) =
        ProgressStyle::with_template(&format!("{{bar:40}} {{pos}}/{{len}} {what}, {{eta}} left  {{msg}}"))
    {
        bar.set_style(style);
    }
    bar
}
