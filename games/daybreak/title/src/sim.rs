//! What many games of Daybreak came to.

use crate::{DaybreakTitle, POWERS, powers_of};
use daybreak::content::{Content, Options};
use daybreak::{Outcome, Power, Setup};
use measure::LineUp;
use measure::stats::{Mean, Share};
use serde::Serialize;
use std::collections::BTreeMap;
use std::io::Write;
use tabletop::{Game, Seed};
use title::sim::{Pace, Simulated, Tally};
use title::terminal::Flags;
use title::{NotOpened, Title};
use words::Detail;

/// Rounds that a report has columns for.
const ROUNDS: usize = 6;

/// What many games of one setup came to.
#[derive(Debug, Serialize)]
pub struct Report {
    game: &'static str,
    /// In the order of the seats.
    powers: Vec<&'static str>,
    difficulty: String,
    /// Carbon that the powers emit as the game begins, and the sinks against it.
    opening_carbon: u16,
    opening_sinks: u16,
    challenges: usize,
    options: BTreeMap<String, String>,
    content: String,
    seed: Seed,
    games: u64,
    /// Who played, in the order of the places before the seats rotate.
    bots: Vec<String>,
    won: Share,
    losses: Losses,
    /// Games won and lost in each round, from the first.
    won_in_round: [u64; ROUNDS],
    lost_in_round: [u64; ROUNDS],
    bands: f64,
    /// Communities in crisis of the power that has most.
    communities: f64,
    #[serde(flatten)]
    pace: Pace,
}

/// Shares of all games; losses that fall together count in each.
#[derive(Debug, Serialize)]
struct Losses {
    communities: Share,
    temperature: Share,
    out_of_time: Share,
    condition_unmet: Share,
}

/// Sums over games.
#[derive(Clone, Debug, Default)]
pub struct Sums {
    won: [u64; ROUNDS],
    lost: [u64; ROUNDS],
    communities_lost: u64,
    too_hot: u64,
    out_of_time: u64,
    condition_unmet: u64,
    bands: Mean,
    communities: Mean,
}

impl Tally<DaybreakTitle> for Sums {
    type Report = Report;

    fn new(_line_up: &LineUp) -> Sums {
        Sums::default()
    }

    fn add(&mut self, _seating: &[usize], outcome: &Outcome) {
        let round = usize::from(outcome.round.max(1) - 1).min(ROUNDS - 1);
        let rounds = if outcome.won { &mut self.won } else { &mut self.lost };
        rounds[round] += 1;
        let losses = outcome.losses;
        self.communities_lost += u64::from(!losses.communities.is_empty());
        self.too_hot += u64::from(losses.too_hot);
        self.out_of_time += u64::from(losses.out_of_time);
        self.condition_unmet += u64::from(losses.condition_unmet);
        self.bands.add(outcome.bands.into());
        self.communities.add(outcome.communities.iter().copied().max().unwrap_or(0).into());
    }

    fn merge(&mut self, other: &Sums) {
        self.won.iter_mut().zip(other.won).for_each(|(sum, more)| *sum += more);
        self.lost.iter_mut().zip(other.lost).for_each(|(sum, more)| *sum += more);
        self.communities_lost += other.communities_lost;
        self.too_hot += other.too_hot;
        self.out_of_time += other.out_of_time;
        self.condition_unmet += other.condition_unmet;
        self.bands.merge(&other.bands);
        self.communities.merge(&other.communities);
    }

    fn report(simulated: &Simulated<'_, DaybreakTitle>) -> Report {
        report(simulated)
    }

    fn print(out: &mut dyn Write, reports: &[Report]) -> std::io::Result<()> {
        print_all(out, reports)
    }
}

/// The setups that flags ask for: one, or every one of the rulebook.
pub(crate) fn setups(content: &Content, players: Option<u8>, flags: &Flags) -> Result<Vec<Setup>, NotOpened> {
    if players.is_some() {
        let what = "--players is for Earthrise; name the powers, as in --setup mw,china,europe,us";
        return Err(NotOpened(Detail::Plain(what.to_owned())));
    }
    let powers = match flags.text(POWERS) {
        Some("all") => {
            let alone = || Setup::new(1).powers;
            let rows = content.setups().iter();
            rows.map(|row| if row.powers.is_empty() { alone() } else { row.powers.clone() }).collect()
        }
        Some(list) => vec![powers_of(list).map_err(|why| NotOpened(Detail::Plain(why)))?],
        None => vec![Setup::new(4).powers],
    };
    powers.iter().map(|powers| setup(powers, flags)).collect()
}

/// The setup of one list of powers, with the options of simulations.
fn setup(powers: &[Power], flags: &Flags) -> Result<Setup, NotOpened> {
    let list = powers.iter().map(|power| power.key()).collect::<Vec<_>>().join(",");
    let mut setup = DaybreakTitle::setup_from(powers.len() as u8, &flags.clone().with(POWERS, [list]))?;
    for &name in Options::NAMES {
        if Options::simulation().get(name) == Some(true) {
            setup.options.entry(name.to_owned()).or_insert_with(|| "true".to_owned());
        }
    }
    Ok(setup)
}

/// What many games of one setup came to.
fn report(simulated: &Simulated<'_, DaybreakTitle>) -> Report {
    let Simulated { game, setup, line_up, tally: sums, .. } = simulated;
    let share = |count: u64| Share::of(count as f64, simulated.games);
    let opening = game.forecast(&game.begin());
    let rows = if setup.powers.len() == 1 { &[] } else { setup.powers.as_slice() };
    let difficulty = game.content().setup(rows).map(|row| format!("{:?}", row.difficulty).to_lowercase());
    Report {
        game: DaybreakTitle::ID,
        powers: setup.powers.iter().map(|power| power.key()).collect(),
        difficulty: difficulty.unwrap_or_default(),
        opening_carbon: opening.carbon.iter().sum(),
        opening_sinks: opening.sinks,
        challenges: setup.challenges.len(),
        options: setup.options.clone(),
        content: game.content().id().to_owned(),
        seed: simulated.seed,
        games: simulated.games,
        bots: line_up.places.iter().map(|&at| line_up.names[at].clone()).collect(),
        won: share(sums.won.iter().sum()),
        losses: Losses {
            communities: share(sums.communities_lost),
            temperature: share(sums.too_hot),
            out_of_time: share(sums.out_of_time),
            condition_unmet: share(sums.condition_unmet),
        },
        won_in_round: sums.won,
        lost_in_round: sums.lost,
        bands: sums.bands.mean(),
        communities: sums.communities.mean(),
        pace: simulated.pace,
    }
}

fn percent(share: Share) -> String {
    format!("{:.1} %", 100.0 * share.share)
}

fn with_interval(share: Share) -> String {
    format!("{} ({:.1} to {:.1})", percent(share), 100.0 * share.low, 100.0 * share.high)
}

/// The reports: one in full, or a line each.
fn print_all(out: &mut dyn Write, reports: &[Report]) -> std::io::Result<()> {
    match reports {
        [report] => print(out, report),
        reports => print_each(out, reports),
    }
}

fn print(out: &mut dyn Write, report: &Report) -> std::io::Result<()> {
    let alone = if report.powers.len() == 1 { " alone" } else { "" };
    let (powers, bots) = (report.powers.join(", "), report.bots.join(", "));
    writeln!(out, "Daybreak, {powers}{alone} ({}): {} games, seed {}", report.difficulty, report.games, report.seed)?;
    let options: Vec<String> = report.options.iter().map(|(name, value)| format!("{name}={value}")).collect();
    writeln!(out, "bots {bots}; content {} {}", report.content, options.join(" "))?;
    writeln!(out, "opening        {} carbon against {} sinks", report.opening_carbon, report.opening_sinks)?;
    writeln!(out)?;
    writeln!(out, "won            {}", with_interval(report.won))?;
    writeln!(out, "lost           communities in crisis {}", with_interval(report.losses.communities))?;
    writeln!(out, "               temperature {}", with_interval(report.losses.temperature))?;
    writeln!(out, "               after the last round {}", with_interval(report.losses.out_of_time))?;
    if report.losses.condition_unmet.share > 0.0 {
        writeln!(out, "               a challenge unmet {}", with_interval(report.losses.condition_unmet))?;
    }
    let row = |counts: &[u64]| counts.iter().map(|count| format!("{count:>8}")).collect::<String>();
    let rounds: Vec<u64> = (1..=ROUNDS as u64).collect();
    writeln!(out, "in round       {}", row(&rounds))?;
    writeln!(out, "  won          {}", row(&report.won_in_round))?;
    writeln!(out, "  lost         {}", row(&report.lost_in_round))?;
    writeln!(
        out,
        "at the end     {:.1} bands, {:.1} communities in crisis at worst",
        report.bands, report.communities
    )?;
    report.pace.print(out)
}

/// One line a setup.
fn print_each(out: &mut dyn Write, reports: &[Report]) -> std::io::Result<()> {
    let (games, bots) = reports.first().map_or((0, ""), |report| (report.games, report.bots[0].as_str()));
    writeln!(
        out,
        "Daybreak, every setup: {games} games each, bots {bots}, seed {}",
        reports.first().map_or_else(String::new, |r| r.seed.to_string())
    )?;
    writeln!(out)?;
    writeln!(
        out,
        "{:<46}{:<10}{:>8} {:>16}{:>7}{:>7}{:>7}{:>7}",
        "powers", "rulebook", "wins", "95 % interval", "comm.", "temp.", "time", "round"
    )?;
    for report in reports {
        let powers = if report.powers.len() == 1 { "solo".to_owned() } else { report.powers.join(", ") };
        let number = |share: Share| format!("{:.1}", 100.0 * share.share);
        writeln!(
            out,
            "{powers:<46}{:<10}{:>8} {:>16}{:>7}{:>7}{:>7}{:>7}",
            report.difficulty,
            percent(report.won),
            format!("{:.1} to {:.1}", 100.0 * report.won.low, 100.0 * report.won.high),
            number(report.losses.communities),
            number(report.losses.temperature),
            number(report.losses.out_of_time),
            median_round(&report.won_in_round).map_or_else(|| "-".to_owned(), |round| round.to_string()),
        )?;
    }
    writeln!(out)?;
    writeln!(
        out,
        "comm., temp., time: losses by communities in crisis, by temperature, after the last round, in % of all games."
    )?;
    writeln!(out, "round: the one in which half of the wins have come.")
}

/// The round by which half of the games that were won are won.
fn median_round(won: &[u64; ROUNDS]) -> Option<usize> {
    let all: u64 = won.iter().sum();
    let mut seen = 0;
    (1..=ROUNDS).find(|&round| {
        seen += won[round - 1];
        all > 0 && 2 * seen >= all
    })
}
