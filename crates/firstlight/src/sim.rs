//! `firstlight sim`: many games between bots.

use crate::cli::{SimArgs, Variant};
use crate::earthrise_box;
use crate::failure::Failure;
use crate::stats::{Mean, Share};
use bots::Bot;
use earthrise::{Earthrise, Setup};
use indicatif::{ProgressBar, ProgressStyle};
use rayon::prelude::*;
use serde::Serialize;
use std::io::{IsTerminal, Write};
use std::time::Instant;
use tabletop::{Audience, Game, Seat, Seed, Streams, Xoshiro, run as run_game};

/// Games are handed to threads in lots of this size; results are added up lot by lot.
const LOT: u64 = 64;
/// Victories are counted in sixtieths, so that a shared one is exact for every number of players.
const WHOLE: u64 = 60;

/// What many games came to.
#[derive(Debug, Serialize)]
struct Report {
    game: &'static str,
    players: u8,
    pills: bool,
    options: std::collections::BTreeMap<String, String>,
    content: String,
    seed: Seed,
    games: u64,
    bots: Vec<BotReport>,
    seats: Vec<Share>,
    moves_per_game: f64,
    draws_per_game: f64,
    shared_or_tied: f64,
    seconds: f64,
    games_per_second: f64,
    threads: usize,
}

/// What one kind of bot came to, over all the places it had at the table.
#[derive(Debug, Serialize)]
struct BotReport {
    name: String,
    places: usize,
    /// The share all places together would have if nobody were better than anybody.
    par: f64,
    #[serde(flatten)]
    won: Share,
    honors: f64,
    honors_deviation: f64,
    place: f64,
}

/// Sums over games: whole numbers only, so that any order of adding gives the same.
#[derive(Clone, Debug, Default)]
struct Tally {
    games: u64,
    won: Vec<u64>,
    honors: Vec<Mean>,
    places: Vec<Mean>,
    seats: Vec<u64>,
    moves: u64,
    draws: u64,
    ties: u64,
}

impl Tally {
    fn new(names: usize, players: u8) -> Tally {
        Tally {
            won: vec![0; names],
            honors: vec![Mean::default(); names],
            places: vec![Mean::default(); names],
            seats: vec![0; usize::from(players)],
            ..Tally::default()
        }
    }

    fn merge(mut self, other: Tally) -> Tally {
        self.games += other.games;
        self.moves += other.moves;
        self.draws += other.draws;
        self.ties += other.ties;
        self.won.iter_mut().zip(&other.won).for_each(|(sum, more)| *sum += more);
        self.seats.iter_mut().zip(&other.seats).for_each(|(sum, more)| *sum += more);
        self.honors.iter_mut().zip(&other.honors).for_each(|(sum, more)| sum.merge(more));
        self.places.iter_mut().zip(&other.places).for_each(|(sum, more)| sum.merge(more));
        self
    }
}

/// The setup of a table from its flags.
pub fn setup(players: u8, variant: &Variant) -> Setup {
    Setup {
        players,
        pills: variant.pills,
        pill_pool: variant.pill_pool.clone(),
        options: variant.options.iter().cloned().collect(),
    }
}

/// Runs the command.
pub fn run(args: &SimArgs) -> Result<(), Failure> {
    let content = earthrise_box::content(args.variant.content.as_deref())?;
    let setup = setup(args.players, &args.variant);
    let game = Earthrise::new(&content, &setup).map_err(Failure::input)?;
    let line_up = LineUp::parse(&args.bots, args.players)?;

    let pool = rayon::ThreadPoolBuilder::new().num_threads(args.threads.map_or(0, usize::from)).build();
    let pool = pool.map_err(|e| Failure::input(format!("cannot start the threads: {e}")))?;
    let progress = progress_bar(args.games);
    let start = Instant::now();
    let tally = pool.install(|| play_all(&game, &line_up, args, &progress));
    let seconds = start.elapsed().as_secs_f64();
    progress.finish_and_clear();

    let report = report(args, &setup, content.id(), &line_up, &tally, seconds, pool.current_num_threads());
    let mut out = std::io::stdout().lock();
    if args.json {
        writeln!(out, "{}", serde_json::to_string_pretty(&report).map_err(Failure::input)?)?;
    } else {
        print_report(&mut out, &report)?;
    }
    Ok(())
}

/// Who plays: names, and which of them sits at each place before the seats rotate.
#[derive(Debug)]
struct LineUp {
    names: Vec<String>,
    places: Vec<usize>,
}

impl LineUp {
    fn parse(list: &str, players: u8) -> Result<LineUp, Failure> {
        let entries: Vec<&str> = list.split(',').map(str::trim).collect();
        if entries.len() > usize::from(players) {
            return Err(Failure::input(format!("--bots names {} bots for {players} players", entries.len())));
        }
        let mut names: Vec<String> = Vec::new();
        let mut known = Vec::new();
        for entry in entries {
            bots::earthrise(entry).map_err(Failure::input)?;
            let at = names.iter().position(|name| name == entry).unwrap_or_else(|| {
                names.push(entry.to_owned());
                names.len() - 1
            });
            known.push(at);
        }
        let places = known.into_iter().cycle().take(usize::from(players)).collect();
        Ok(LineUp { names, places })
    }

    /// The bot at each seat, as places in `names`, in game number `index`.
    fn seating(&self, index: u64) -> Vec<usize> {
        let turn = (index % self.places.len() as u64) as usize;
        let mut seating = self.places.clone();
        seating.rotate_right(turn);
        seating
    }

    fn bots(&self) -> Vec<Box<dyn Bot<Earthrise>>> {
        self.places.iter().filter_map(|&at| bots::earthrise(&self.names[at]).ok()).collect()
    }
}

fn play_all(game: &Earthrise, line_up: &LineUp, args: &SimArgs, progress: &ProgressBar) -> Tally {
    let lots = args.games.div_ceil(LOT);
    let empty = || Tally::new(line_up.names.len(), args.players);
    (0..lots)
        .into_par_iter()
        .map(|lot| {
            let mut tally = empty();
            let mut bots = line_up.bots();
            let last = ((lot + 1) * LOT).min(args.games);
            for index in lot * LOT..last {
                play_one(game, line_up, &mut bots, args.seed.nth(index), index, &mut tally);
            }
            progress.inc(last - lot * LOT);
            tally
        })
        .reduce(empty, Tally::merge)
}

/// One game; `bots` are in the order of the line-up, and sit where the rotation puts them.
fn play_one(
    game: &Earthrise,
    line_up: &LineUp,
    bots: &mut [Box<dyn Bot<Earthrise>>],
    seed: Seed,
    index: u64,
    tally: &mut Tally,
) {
    let players = line_up.places.len();
    let turn = (index % players as u64) as usize;
    let mut chance = Streams::new(seed.number("chance"));
    let mut dice = Xoshiro::new(seed.number("bots"));
    let mut state = game.begin();
    let (outcome, length) = run_game(game, &mut state, &mut chance, |game, state, asked| {
        let seat = asked.first().unwrap_or(Seat(0));
        let view = game.view(state, Audience::Seat(seat));
        let bot = &mut bots[(seat.index() + players - turn) % players];
        (seat, bot.choose(game, &view, &mut dice))
    });
    tally.games += 1;
    tally.moves += u64::from(length.moves);
    tally.draws += u64::from(length.draws);
    tally.ties += u64::from(outcome.tied.len() > 1);
    for (seat, name) in line_up.seating(index).into_iter().enumerate() {
        let honors = outcome.honors[seat];
        tally.honors[name].add(i64::from(honors));
        tally.places[name].add(1 + outcome.honors[..players].iter().filter(|&&other| other > honors).count() as i64);
        if outcome.winners.has(Seat(seat as u8)) {
            let share = WHOLE / u64::from(outcome.winners.len());
            tally.won[name] += share;
            tally.seats[seat] += share;
        }
    }
}

fn report(
    args: &SimArgs,
    setup: &Setup,
    content: &str,
    line_up: &LineUp,
    tally: &Tally,
    seconds: f64,
    threads: usize,
) -> Report {
    let share = |won: u64| Share::of(won as f64 / WHOLE as f64, tally.games);
    let bots = line_up.names.iter().enumerate().map(|(at, name)| {
        let places = line_up.places.iter().filter(|&&place| place == at).count();
        BotReport {
            name: name.clone(),
            places,
            par: places as f64 / line_up.places.len() as f64,
            won: share(tally.won[at]),
            honors: tally.honors[at].mean(),
            honors_deviation: tally.honors[at].deviation(),
            place: tally.places[at].mean(),
        }
    });
    let games = tally.games.max(1) as f64;
    Report {
        game: Earthrise::ID,
        players: setup.players,
        pills: setup.pills,
        options: setup.options.clone(),
        content: content.to_owned(),
        seed: args.seed,
        games: tally.games,
        bots: bots.collect(),
        seats: tally.seats.iter().map(|&won| share(won)).collect(),
        moves_per_game: tally.moves as f64 / games,
        draws_per_game: tally.draws as f64 / games,
        shared_or_tied: tally.ties as f64 / games,
        seconds,
        games_per_second: games / seconds.max(1e-9),
        threads,
    }
}

fn print_report(out: &mut impl Write, report: &Report) -> std::io::Result<()> {
    let pills = if report.pills { " with history pills" } else { "" };
    writeln!(out, "Earthrise, {} players{pills}: {} games, seed {}", report.players, report.games, report.seed)?;
    let options: Vec<String> = report.options.iter().map(|(name, value)| format!("{name}={value}")).collect();
    writeln!(out, "{}", format!("content {} {}", report.content, options.join(" ")).trim_end())?;
    writeln!(out)?;
    writeln!(
        out,
        "{:<12}{:>7}{:>10}{:>20}{:>8}{:>16}{:>9}",
        "bot", "places", "wins", "95 % interval", "par", "Honors", "place"
    )?;
    for bot in &report.bots {
        writeln!(
            out,
            "{:<12}{:>7}{:>8.2} %{:>11.2} to {:>5.2}{:>6.0} %{:>9.1} ± {:<4.1}{:>8.2}",
            bot.name,
            bot.places,
            100.0 * bot.won.share,
            100.0 * bot.won.low,
            100.0 * bot.won.high,
            100.0 * bot.par,
            bot.honors,
            bot.honors_deviation,
            bot.place
        )?;
    }
    writeln!(out)?;
    let seats: Vec<String> = report.seats.iter().map(|seat| format!("{:.1}", 100.0 * seat.share)).collect();
    writeln!(out, "wins by seat   {} %", seats.join(", "))?;
    writeln!(out, "ties for first {:.1} %", 100.0 * report.shared_or_tied)?;
    writeln!(out, "length         {:.1} moves and {:.1} draws a game", report.moves_per_game, report.draws_per_game)?;
    let threads = if report.threads == 1 { "1 thread".to_owned() } else { format!("{} threads", report.threads) };
    writeln!(out, "speed          {:.0} games a second on {threads} ({:.1} s)", report.games_per_second, report.seconds)
}

fn progress_bar(games: u64) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new(games);
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {pos}/{len} games, {eta} left") {
        bar.set_style(style);
    }
    bar
}
