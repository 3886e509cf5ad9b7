//! What the games of a study come to.

use crate::plan::Study;
use crate::stop::{Enough, deals_of};
use measure::figure::{CardRow, Data, Figure, MeanRow, Rung, ShareRow};
use measure::stats::{Estimate, Share};
use measure::{Kind, Record, Sample, WHOLE};
use serde::Serialize;

/// Everything a report says.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Findings {
    /// The title of the plan.
    pub title: String,
    /// The seed of the plan.
    pub seed: String,
    /// Study by study.
    pub studies: Vec<Finding>,
}

/// What one study says.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Finding {
    /// What was asked.
    pub kind: Kind,
    /// The game.
    pub game: String,
    /// What it is called.
    pub name: String,
    /// What there is to say about it.
    pub about: String,
    /// The result, in sentences.
    pub says: Vec<String>,
    /// Who played how much.
    pub arms: Vec<ArmFinding>,
    /// The figures, the most important first.
    pub figures: Vec<Figure>,
}

/// What one line-up played.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ArmFinding {
    /// What it is called.
    pub label: String,
    /// Who played.
    pub line_up: String,
    /// Different deals.
    pub deals: u64,
    /// Games.
    pub games: u64,
    /// Why no more were played; nothing for a game that people played.
    pub stopped: Option<Enough>,
    /// Do bots think by the clock, so that another run gives other numbers?
    pub by_the_clock: bool,
}

/// What the games of every line-up of a study come to.
pub(crate) fn find(study: &Study, played: &[(Vec<Record>, Enough)]) -> Finding {
    let seats: Vec<Vec<String>> = study.arms.iter().map(|arm| arm.table.seat_names()).collect();
    let samples: Vec<Sample<'_>> = study
        .arms
        .iter()
        .zip(&seats)
        .zip(played)
        .map(|((arm, seats), (records, _))| Sample { label: &arm.label, seats, line_up: &arm.line_up, records })
        .collect();
    let together = study.arms.iter().any(|arm| arm.table.wins_together());
    let mut figures = wins(study, &samples, together);
    figures.extend(study.arms.first().map(|arm| arm.table.figures(study.kind, &samples)).unwrap_or_default());
    let arm = |(sample, (records, stopped)): (&Sample<'_>, &(Vec<Record>, Enough))| ArmFinding {
        label: sample.label.to_owned(),
        line_up: sample.line_up.describe(),
        deals: (records.len() / sample.line_up.turns()) as u64,
        games: records.len() as u64,
        stopped: Some(*stopped),
        by_the_clock: sample.line_up.is_by_the_clock(),
    };
    Finding {
        kind: study.kind,
        game: study.arms.first().map_or("", |arm| arm.table.game()).to_owned(),
        name: study.name.clone(),
        about: study.about.clone(),
        says: says(study, &figures),
        arms: samples.iter().zip(played).map(arm).collect(),
        figures,
    }
}

/// Who wins how often: the figure every study begins with.
fn wins(study: &Study, samples: &[Sample<'_>], together: bool) -> Vec<Figure> {
    let shared = |sample: &Sample<'_>, hint: &str| {
        let par = (!together).then(|| 1.0 / sample.seats.len() as f64);
        row(sample, 0, sample.label.to_owned(), hint.to_owned(), par, study.stop.goal)
    };
    let with_hints = || samples.iter().zip(&study.arms).map(|(sample, arm)| shared(sample, &arm.hint)).collect();
    let figure = |title: &str, note: &str, data| Figure { title: title.to_owned(), note: note.to_owned(), data };
    const SHARE: &str =
        "Share of games won. The line is the 95 % interval: the true share lies within it, 19 times of 20.";
    match (study.kind, together) {
        (Kind::Ladder, _) => {
            let note = "Share of games won as the bot thinks longer, with 95 % intervals. The step is what a rung wins more \
                        than the one below, on the same deals.";
            vec![figure("Thinking longer", note, Data::Ladder { rungs: rungs(samples, together) })]
        }
        (Kind::Seats, false) => {
            let rows = samples.iter().flat_map(|sample| by_seat(sample, samples)).collect();
            vec![figure(
                "Wins by seat",
                "The bots are all the same. A bar that misses par is luck or the seat.",
                Data::Shares { rows },
            )]
        }
        (_, true) => {
            let mut figures = vec![figure("Wins", SHARE, Data::Shares { rows: with_hints() })];
            figures.extend(differences(study, samples));
            figures
        }
        (_, false) => {
            let mut rows = Vec::new();
            for sample in samples {
                for (name, bot) in sample.line_up.names.iter().enumerate() {
                    let places = sample.line_up.places_of(name);
                    let par = Some(places as f64 / sample.seats.len() as f64);
                    let hint = match (places, samples.len()) {
                        (1, 1) => String::new(),
                        (n, 1) => format!("{n} seats together"),
                        _ => format!("in {}", sample.label),
                    };
                    let goal = study.stop.goal.filter(|_| name == 0);
                    rows.push(row(sample, name, bot.clone(), hint, par, goal));
                }
            }
            let note = format!("{SHARE} Par is the share of a bot that is no better and no worse than the others.");
            vec![figure("Wins", &note, Data::Shares { rows })]
        }
    }
}

fn row(
    sample: &Sample<'_>,
    name: usize,
    label: String,
    hint: String,
    par: Option<f64>,
    goal: Option<(f64, f64)>,
) -> ShareRow {
    let deals = deals_of(sample.line_up, sample.records, name);
    ShareRow {
        label,
        hint,
        share: Share::of_deals(&deals, sample.line_up.turns()),
        games: sample.records.len() as u64,
        par,
        goal,
        by_the_clock: sample.line_up.is_by_the_clock(),
    }
}

fn by_seat(sample: &Sample<'_>, samples: &[Sample<'_>]) -> Vec<ShareRow> {
    let games = sample.records.len() as u64;
    let seat = |(seat, name): (usize, &String)| {
        let won: u64 = sample.records.iter().map(|record| u64::from(record.won[seat])).sum();
        ShareRow {
            label: sample.label_of(name, samples),
            hint: String::new(),
            share: Share::of(won as f64 / f64::from(WHOLE), games),
            games,
            par: Some(1.0 / sample.seats.len() as f64),
            goal: None,
            by_the_clock: sample.line_up.is_by_the_clock(),
        }
    };
    sample.seats.iter().enumerate().map(seat).collect()
}

/// What a line-up wins more than another, deal by deal, on the deals both have played.
fn difference(one: &Sample<'_>, other: &Sample<'_>) -> Option<(Estimate, u64)> {
    let (one, other) = (deals_of(one.line_up, one.records, 0), deals_of(other.line_up, other.records, 0));
    let pairs: Vec<f64> = one.iter().zip(&other).map(|(one, other)| one - other).collect();
    Some((Estimate::of(&pairs)?, pairs.len() as u64))
}

fn rungs(samples: &[Sample<'_>], together: bool) -> Vec<Rung> {
    let rung = |(at, sample): (usize, &Sample<'_>)| {
        let below = at.checked_sub(1).map(|below| &samples[below]);
        let own = row(sample, 0, String::new(), String::new(), None, None);
        Rung {
            label: sample.label.to_owned(),
            share: own.share,
            games: own.games,
            par: (!together).then(|| 1.0 / sample.seats.len() as f64),
            step: below.and_then(|below| difference(sample, below)).map(|(step, _)| step),
            by_the_clock: own.by_the_clock,
        }
    };
    samples.iter().enumerate().map(rung).collect()
}

/// Line-ups at the same table against the first of them there.
fn differences(study: &Study, samples: &[Sample<'_>]) -> Option<Figure> {
    let print = |at: usize| study.arms[at].table.print();
    let mut rows = Vec::new();
    for at in 0..samples.len() {
        let first = (0..at).find(|&first| print(first) == print(at));
        if let Some((mean, deals)) = first.and_then(|first| difference(&samples[at], &samples[first])) {
            let label = format!("{} against {}", samples[at].label, first.map_or("", |first| samples[first].label));
            let percent = |x: f64| 100.0 * x;
            let mean = Estimate { value: percent(mean.value), low: percent(mean.low), high: percent(mean.high) };
            rows.push(MeanRow { label, mean, games: deals });
        }
    }
    (!rows.is_empty()).then(|| Figure {
        title: "On the same deals".to_owned(),
        note: "What a line-up wins more than another when both play the same deals, in points of a hundred.".to_owned(),
        data: Data::Means { unit: "points".to_owned(), rows },
    })
}

/// The result in sentences.
fn says(study: &Study, figures: &[Figure]) -> Vec<String> {
    let mut says = Vec::new();
    for figure in figures {
        match &figure.data {
            Data::Shares { rows } if study.stop.goal.is_some() => {
                says.extend(rows.iter().filter_map(|row| Some(goal_says(row, row.goal?))));
            }
            Data::Shares { rows } if study.kind == Kind::Seats && rows.iter().any(|row| row.par.is_some()) => {
                let off = |row: &&ShareRow| row.par.is_some_and(|par| par < row.share.low || par > row.share.high);
                let off: Vec<&str> = rows.iter().filter(off).map(|row| row.label.as_str()).collect();
                says.push(match off.as_slice() {
                    [] => format!("{}: nobody is surely better or worse off.", figure.title),
                    off => format!("{}: off par by more than chance explains: {}.", figure.title, off.join(", ")),
                });
            }
            Data::Means { rows, .. } if study.kind == Kind::Seats => {
                let by = |row: &&MeanRow| (1e6 * row.mean.value) as i64;
                if let (Some(most), Some(least)) = (rows.iter().max_by_key(by), rows.iter().min_by_key(by)) {
                    says.push(format!(
                        "{}: most {}, {:.1}; least {}, {:.1}.",
                        figure.title, most.label, most.mean.value, least.label, least.mean.value
                    ));
                }
            }
            Data::Cards { rows, .. } => says.push(cards_say(rows)),
            Data::Shares { rows } if rows.len() <= 4 => {
                says.extend(rows.iter().map(|row| format!("{} wins {}.", name_of(row), percent(&row.share))));
            }
            Data::Shares { rows } => {
                let by = |row: &&ShareRow| (1e6 * row.share.share) as i64;
                if let (Some(most), Some(least)) = (rows.iter().max_by_key(by), rows.iter().min_by_key(by)) {
                    says.push(format!("Won most often: {}, {}.", name_of(most), percent(&most.share)));
                    says.push(format!("Won least often: {}, {}.", name_of(least), percent(&least.share)));
                }
            }
            Data::Ladder { rungs } => says.extend(ladder_says(rungs)),
            _ => {}
        }
    }
    says
}

fn cards_say(rows: &[CardRow]) -> String {
    let marked = rows.iter().filter_map(|row| Some(format!("{} ({})", row.title, row.flag?.name())));
    let marked: Vec<String> = marked.collect();
    match marked.len() {
        0 => format!("None of {} cards is marked as very strong, weak or dead.", rows.len()),
        n @ 1..=8 => format!("{n} of {} cards are marked: {}.", rows.len(), marked.join(", ")),
        n => format!("{n} of {} cards are marked as very strong, weak or dead.", rows.len()),
    }
}

fn name_of(row: &ShareRow) -> String {
    if row.hint.is_empty() { row.label.clone() } else { format!("{} ({})", row.label, row.hint) }
}

fn percent(share: &Share) -> String {
    format!("{:.1} % ({:.1} to {:.1})", 100.0 * share.share, 100.0 * share.low, 100.0 * share.high)
}

fn goal_says(row: &ShareRow, (from, to): (f64, f64)) -> String {
    let share = &row.share;
    let asked = match (from > 0.0, to < 1.0) {
        (true, true) => format!("{:.0} to {:.0} %", 100.0 * from, 100.0 * to),
        (_, true) => format!("at most {:.0} %", 100.0 * to),
        _ => format!("at least {:.0} %", 100.0 * from),
    };
    let met = (from..=to).contains(&share.share);
    let sure = if met { share.low >= from && share.high <= to } else { share.high < from || share.low > to };
    let verdict = match (met, sure) {
        (true, true) => "reached",
        (true, false) => "reached, though the interval goes beyond it",
        (false, false) => "not reached, though the interval touches it",
        (false, true) => "not reached",
    };
    format!("{} wins {}; asked for is {asked}: {verdict}.", name_of(row), percent(share))
}

fn ladder_says(rungs: &[Rung]) -> Vec<String> {
    let (Some(first), Some(last)) = (rungs.first(), rungs.last()) else { return Vec::new() };
    let weaker = |rung: &&Rung| rung.step.is_some_and(|step| step.high < 0.0);
    let weaker: Vec<&str> = rungs.iter().filter(weaker).map(|rung| rung.label.as_str()).collect();
    let climbs = match weaker.as_slice() {
        [] => "No rung is surely weaker than the one below.".to_owned(),
        weaker => format!("Surely weaker than the rung below: {}.", weaker.join(", ")),
    };
    vec![
        format!("From {} at {} to {} at {}.", percent(&first.share), first.label, percent(&last.share), last.label),
        climbs,
    ]
}
