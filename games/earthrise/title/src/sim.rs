//! What many games of Earthrise came to.

use crate::EarthriseTitle;
use earthrise::{Outcome, Setup};
use measure::LineUp;
use measure::stats::{Mean, Share};
use serde::Serialize;
use std::io::Write;
use tabletop::{Seat, Seed};
use title::sim::{Pace, Simulated, Tally};
use title::terminal::Flags;
use title::{NotOpened, Title};

/// Victories are counted in sixtieths, so that a shared one is exact for every number of players.
const WHOLE: u64 = 60;
/// The number of players where none is asked for.
const PLAYERS: u8 = 4;

/// What many games came to.
#[derive(Debug, Serialize)]
pub struct Report {
    game: &'static str,
    players: u8,
    pills: bool,
    options: std::collections::BTreeMap<String, String>,
    content: String,
    seed: Seed,
    games: u64,
    bots: Vec<BotReport>,
    seats: Vec<Share>,
    shared_or_tied: f64,
    #[serde(flatten)]
    pace: Pace,
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

/// Sums over games.
#[derive(Clone, Debug, Default)]
pub struct Sums {
    won: Vec<u64>,
    honors: Vec<Mean>,
    places: Vec<Mean>,
    seats: Vec<u64>,
    ties: u64,
}

impl Tally<EarthriseTitle> for Sums {
    type Report = Report;

    fn new(line_up: &LineUp) -> Sums {
        let names = line_up.names.len();
        Sums {
            won: vec![0; names],
            honors: vec![Mean::default(); names],
            places: vec![Mean::default(); names],
            seats: vec![0; line_up.places.len()],
            ties: 0,
        }
    }

    fn add(&mut self, seating: &[usize], outcome: &Outcome) {
        self.ties += u64::from(outcome.tied.len() > 1);
        let all = &outcome.honors[..seating.len()];
        for (seat, &name) in seating.iter().enumerate() {
            let honors = all[seat];
            self.honors[name].add(i64::from(honors));
            self.places[name].add(1 + all.iter().filter(|&&other| other > honors).count() as i64);
            if outcome.winners.has(Seat(seat as u8)) {
                let share = WHOLE / u64::from(outcome.winners.len());
                self.won[name] += share;
                self.seats[seat] += share;
            }
        }
    }

    fn merge(&mut self, other: &Sums) {
        self.ties += other.ties;
        self.won.iter_mut().zip(&other.won).for_each(|(sum, more)| *sum += more);
        self.seats.iter_mut().zip(&other.seats).for_each(|(sum, more)| *sum += more);
        self.honors.iter_mut().zip(&other.honors).for_each(|(sum, more)| sum.merge(more));
        self.places.iter_mut().zip(&other.places).for_each(|(sum, more)| sum.merge(more));
    }

    fn report(simulated: &Simulated<'_, EarthriseTitle>) -> Report {
        report(simulated)
    }

    fn print(out: &mut dyn Write, reports: &[Report]) -> std::io::Result<()> {
        reports.iter().try_for_each(|report| print(out, report))
    }
}

/// The setup that flags ask for.
pub(crate) fn setups(players: Option<u8>, flags: &Flags) -> Result<Vec<Setup>, NotOpened> {
    Ok(vec![EarthriseTitle::setup_from(players.unwrap_or(PLAYERS), flags)?])
}

/// What many games came to.
fn report(simulated: &Simulated<'_, EarthriseTitle>) -> Report {
    let Simulated { setup, line_up, tally: sums, .. } = simulated;
    let share = |won: u64| Share::of(won as f64 / WHOLE as f64, simulated.games);
    let bots = line_up.names.iter().enumerate().map(|(at, name)| {
        let places = line_up.places.iter().filter(|&&place| place == at).count();
        BotReport {
            name: name.clone(),
            places,
            par: places as f64 / line_up.places.len() as f64,
            won: share(sums.won[at]),
            honors: sums.honors[at].mean(),
            honors_deviation: sums.honors[at].deviation(),
            place: sums.places[at].mean(),
        }
    });
    Report {
        game: EarthriseTitle::ID,
        players: setup.players,
        pills: setup.pills,
        options: setup.options.clone(),
        content: simulated.content.id().to_owned(),
        seed: simulated.seed,
        games: simulated.games,
        bots: bots.collect(),
        seats: sums.seats.iter().map(|&won| share(won)).collect(),
        shared_or_tied: sums.ties as f64 / simulated.games.max(1) as f64,
        pace: simulated.pace,
    }
}

/// A report, for people.
fn print(out: &mut dyn Write, report: &Report) -> std::io::Result<()> {
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
    report.pace.print(out)
}
