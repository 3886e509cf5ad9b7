//! Many games between bots, and what a title says of them.

use crate::{OutcomeOf, Title};
use measure::stats::Share;
use measure::{LineUp, WHOLE};
use serde::Serialize;
use std::io::{self, Write};
use tabletop::{Game, Seat, Seats, Seed};

/// What is counted over many games: whole numbers only, so that any order of adding gives the same. A game that has nothing
/// of its own to count takes [`Wins`].
pub trait Tally<T: Title>: Clone + Send + Sync {
    /// What is said of many games of one setup.
    type Report: Serialize;

    /// Nothing counted yet.
    fn new(line_up: &LineUp) -> Self;

    /// Adds a game; `seating` says which of the named bots sat at each seat.
    fn add(&mut self, seating: &[usize], outcome: &OutcomeOf<T>);

    /// Adds what another has counted.
    fn merge(&mut self, other: &Self);

    /// What many games of one setup came to.
    fn report(simulated: &Simulated<'_, T>) -> Self::Report;

    /// The reports of all setups, for people.
    fn print(out: &mut dyn Write, reports: &[Self::Report]) -> io::Result<()>;
}

/// Many games of one setup.
pub struct Simulated<'a, T: Title> {
    /// The rules.
    pub game: &'a T::Game,
    /// The content.
    pub content: &'a T::Content,
    /// The setup.
    pub setup: &'a T::Setup,
    /// Who played.
    pub line_up: &'a LineUp,
    /// Where chance began.
    pub seed: Seed,
    /// How many games.
    pub games: u64,
    /// What was counted.
    pub tally: &'a T::Tally,
    /// Length and speed.
    pub pace: Pace,
}

/// Length and speed, as every report has them.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Pace {
    /// Moves of a game.
    pub moves_per_game: f64,
    /// Draws of a game.
    pub draws_per_game: f64,
    /// How long all of them took.
    pub seconds: f64,
    /// Games a second.
    pub games_per_second: f64,
    /// On how many threads.
    pub threads: usize,
}

impl Pace {
    /// Says it in two lines.
    pub fn print(&self, out: &mut dyn Write) -> io::Result<()> {
        writeln!(out, "length         {:.1} moves and {:.1} draws a game", self.moves_per_game, self.draws_per_game)?;
        let threads = if self.threads == 1 { "1 thread".to_owned() } else { format!("{} threads", self.threads) };
        let (rate, seconds) = (self.games_per_second, self.seconds);
        writeln!(out, "speed          {rate:.0} games a second on {threads} ({seconds:.1} s)")
    }
}

/// Who won how often, counted in sixtieths of a victory ([`WHOLE`]): a shared one is divided.
#[derive(Clone, Debug)]
pub struct Wins {
    bots: Vec<u64>,
    seats: Vec<u64>,
}

/// Who won how often.
#[derive(Debug, Serialize)]
pub struct WinsReport {
    game: &'static str,
    #[serde(skip)]
    name: &'static str,
    players: u8,
    seed: Seed,
    games: u64,
    bots: Vec<BotWins>,
    seats: Vec<Share>,
    #[serde(flatten)]
    pace: Pace,
}

/// How often one kind of bot won, over all the places it had at the table.
#[derive(Debug, Serialize)]
struct BotWins {
    name: String,
    places: usize,
    #[serde(flatten)]
    won: Share,
}

impl<T: Title<Tally = Wins>> Tally<T> for Wins {
    type Report = WinsReport;

    fn new(line_up: &LineUp) -> Wins {
        Wins { bots: vec![0; line_up.names.len()], seats: vec![0; line_up.places.len()] }
    }

    fn add(&mut self, seating: &[usize], outcome: &OutcomeOf<T>) {
        let winners: Seats = (0..seating.len() as u8).map(Seat).filter(|&seat| T::won(outcome, seat)).collect();
        let share = u64::from(WHOLE) / u64::from(winners.len().max(1));
        for seat in winners.iter().map(Seat::index) {
            self.seats[seat] += share;
            self.bots[seating[seat]] += share;
        }
    }

    fn merge(&mut self, other: &Wins) {
        self.bots.iter_mut().zip(&other.bots).for_each(|(sum, more)| *sum += more);
        self.seats.iter_mut().zip(&other.seats).for_each(|(sum, more)| *sum += more);
    }

    fn report(simulated: &Simulated<'_, T>) -> WinsReport {
        let Simulated { line_up, tally, games, .. } = simulated;
        let share = |&won: &u64| Share::of(won as f64 / f64::from(WHOLE), *games);
        let bot = |(at, name): (usize, &String)| BotWins {
            name: name.clone(),
            places: line_up.places.iter().filter(|&&place| place == at).count(),
            won: share(&tally.bots[at]),
        };
        WinsReport {
            game: T::ID,
            name: T::NAME,
            players: simulated.game.players(),
            seed: simulated.seed,
            games: *games,
            bots: line_up.names.iter().enumerate().map(bot).collect(),
            seats: tally.seats.iter().map(share).collect(),
            pace: simulated.pace,
        }
    }

    fn print(out: &mut dyn Write, reports: &[WinsReport]) -> io::Result<()> {
        reports.iter().try_for_each(|report| report.print(out))
    }
}

impl WinsReport {
    fn print(&self, out: &mut dyn Write) -> io::Result<()> {
        writeln!(out, "{}, {} players: {} games, seed {}", self.name, self.players, self.games, self.seed)?;
        writeln!(out, "\n{:<12}{:>7}{:>10}{:>20}", "bot", "places", "wins", "95 % interval")?;
        for BotWins { name, places, won } in &self.bots {
            let [share, low, high] = [won.share, won.low, won.high].map(|part| 100.0 * part);
            writeln!(out, "{name:<12}{places:>7}{share:>8.2} %{low:>11.2} to {high:>5.2}")?;
        }
        let seats: Vec<String> = self.seats.iter().map(|seat| format!("{:.1}", 100.0 * seat.share)).collect();
        writeln!(out, "\nwins by seat   {} %", seats.join(", "))?;
        self.pace.print(out)
    }
}
