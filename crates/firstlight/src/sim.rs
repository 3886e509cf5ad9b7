//! `firstlight sim`: many games between bots.

use crate::cli::{Series, SimArgs};
use bots::Bot;
use bots::lab::unwatched;
use games::Visit;
use indicatif::{ProgressBar, ProgressStyle};
use lab::LineUp;
use rayon::prelude::*;
use std::io::{IsTerminal, Write};
use std::time::Instant;
use tabletop::{Game, Seed, Streams, Xoshiro, never, run as run_game};
use terminal::failure::Failure;
use terminal::titles;
use title::Title;
use title::sim::{Pace, Simulated, Tally};

/// Games are handed to threads in lots of this size; results are added up lot by lot.
const LOT: u64 = 64;

/// Runs the command.
pub(crate) fn run(args: &SimArgs) -> Result<(), Failure> {
    titles::with_id(&args.title, Simulate(args))
}

/// Plays the games of a title and reports.
struct Simulate<'a>(&'a SimArgs);

impl Visit for Simulate<'_> {
    type Output = Result<(), Failure>;

    fn visit<T: Title>(self) -> Result<(), Failure> {
        let args = self.0;
        let (content, setups) = setups::<T>(&args.series)?;
        let report = |setup: &T::Setup| {
            let game = T::make(&content, setup)?;
            let line_up = line_up::<T>(&args.bots, game.players())?;
            let (totals, pace) = play_all::<T>(&game, &line_up, args)?;
            let Totals { games, tally, .. } = &totals;
            let (game, content, line_up, seed) = (&game, &content, &line_up, args.series.seed);
            Ok(T::Tally::report(&Simulated { game, content, setup, line_up, seed, games: *games, tally, pace }))
        };
        let reports = setups.iter().map(report).collect::<Result<Vec<_>, Failure>>()?;
        publish::<T>(args, &reports)
    }
}

/// What a series is played with, and every setup it asks for.
pub(crate) fn setups<T: Title>(series: &Series) -> Result<(T::Content, Vec<T::Setup>), Failure> {
    terminal::flags::check_own::<T>(&series.variant.flags)?;
    let content = match &series.variant.content {
        None => T::builtin()?,
        Some(folder) => T::content_in(folder)?,
    };
    let setups = T::sim_setups(&content, series.players, &series.variant.flags)?;
    Ok((content, setups))
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

/// Length and speed.
fn pace<T>(totals: &Totals<T>, seconds: f64, threads: usize) -> Pace {
    let games = totals.games.max(1) as f64;
    Pace {
        moves_per_game: totals.moves as f64 / games,
        draws_per_game: totals.draws as f64 / games,
        seconds,
        games_per_second: games / seconds.max(1e-9),
        threads,
    }
}

/// The bots of a list, all of them known.
fn line_up<G: Title>(list: &str, players: u8) -> Result<LineUp, Failure> {
    let line_up = LineUp::parse(list, players).map_err(|why| Failure::input(format!("--bots {why}")))?;
    line_up.names.iter().try_for_each(|name| G::bot(name).map(|_| ())).map_err(Failure::input)?;
    Ok(line_up)
}

/// Plays all games on all threads, with a bar that shows how far it is.
fn play_all<T: Title>(game: &T::Game, line_up: &LineUp, args: &SimArgs) -> Result<(Totals<T::Tally>, Pace), Failure> {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(args.series.threads.map_or(0, usize::from)).build();
    let pool = pool.map_err(|e| Failure::input(format!("cannot start the threads: {e}")))?;
    let progress = progress_bar(args.games, "games");
    let empty = || Totals { games: 0, moves: 0, draws: 0, tally: T::Tally::new(line_up) };
    let lot = |lot: u64| {
        let mut totals = empty();
        let unknown = |error| never!("a line-up has a bot that cannot be made: {error}");
        let mut bots: Vec<Box<dyn Bot<T::Game>>> =
            line_up.places.iter().filter_map(|&at| T::bot(&line_up.names[at]).map_err(unknown).ok()).collect();
        let last = ((lot + 1) * LOT).min(args.games);
        for index in lot * LOT..last {
            play_one::<T>(game, line_up, &mut bots, args.series.seed.nth(index), index, &mut totals);
        }
        progress.inc(last - lot * LOT);
        totals
    };
    let start = Instant::now();
    let lots = args.games.div_ceil(LOT);
    let totals = pool.install(|| (0..lots).into_par_iter().map(lot).reduce(empty, Totals::merge::<T>));
    let seconds = start.elapsed().as_secs_f64();
    progress.finish_and_clear();
    let pace = pace(&totals, seconds, pool.current_num_threads());
    Ok((totals, pace))
}

/// One game; `bots` are in the order of the line-up, and sit where the rotation puts them.
fn play_one<T: Title>(
    game: &T::Game,
    line_up: &LineUp,
    bots: &mut [Box<dyn Bot<T::Game>>],
    seed: Seed,
    index: u64,
    totals: &mut Totals<T::Tally>,
) {
    let players = line_up.places.len();
    let turn = (index % players as u64) as usize;
    let mut chance = Streams::new(seed.number("chance"));
    let mut dice = Xoshiro::new(seed.number("bots"));
    let mut state = game.begin();
    let (outcome, length) = run_game(game, &mut state, &mut chance, |game, state, asked| {
        let seat = T::awaited(game, state, asked).first_asked();
        let bot = &mut bots[(seat.index() + players - turn) % players];
        (seat, unwatched(bot.as_mut(), game, state, seat, &mut dice))
    });
    totals.games += 1;
    totals.moves += u64::from(length.moves);
    totals.draws += u64::from(length.draws);
    totals.tally.add(&line_up.seating(index), &outcome);
}

/// The reports, for people or as JSON; one alone is not a list.
fn publish<T: Title>(args: &SimArgs, reports: &[<T::Tally as Tally<T>>::Report]) -> Result<(), Failure> {
    let mut out = std::io::stdout().lock();
    if args.series.json {
        let text = match reports {
            [report] => serde_json::to_string_pretty(report),
            reports => serde_json::to_string_pretty(reports),
        };
        writeln!(out, "{}", text.map_err(Failure::input)?)?;
    } else {
        T::Tally::print(&mut out, reports)?;
    }
    Ok(())
}

/// A bar that shows how far it is and the time left, on a terminal.
pub(crate) fn progress_bar(count: u64, what: &str) -> ProgressBar {
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
