//! Carries out a plan: batch after batch on all threads, until enough is known of every line-up.

use crate::failure::LabError;
use crate::plan::{Arm, Plan, Stop};
use crate::play::{play, seat_bots};
use crate::store::{Print, Store};
use crate::study::{self, Findings};
use measure::stats::Share;
use measure::{Kind, LineUp, Metric, Record, WHOLE};
use rayon::prelude::*;
use serde::Serialize;
use std::path::Path;
use tabletop::Seed;
use title::Title;

/// What is stored of a game, and how it is played from its seed. Stored games of another number are played anew.
const FORMAT: u32 = 1;
/// No line-up stops before it has played this many deals: with fewer, an interval says little.
const LEAST_DEALS: usize = 8;
/// The deviate of an interval that is looked at after every batch (99.7 %).
const WIDE: f64 = 3.0;

/// Somebody who is told how far a run is.
pub trait Progress: Sync {
    /// So many games are left at most.
    fn expect(&self, games: u64);
    /// A line-up begins.
    fn begin(&self, what: &str);
    /// So many games were played.
    fn played(&self, games: u64);
}

/// Nobody is told.
#[derive(Clone, Copy, Debug, Default)]
pub struct Quiet;

impl Progress for Quiet {
    fn expect(&self, _games: u64) {}
    fn begin(&self, _what: &str) {}
    fn played(&self, _games: u64) {}
}

/// Why a line-up stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Enough {
    /// All games of the plan were played.
    Games,
    /// The interval is as narrow as the plan asks for.
    Precision,
    /// The goal is surely reached or surely not.
    Goal,
}

/// Plays what the plan asks for and is not yet in the folder, and says what all the games come to. `threads` of 0 is
/// one for each core.
pub fn run(plan: &Plan, folder: &Path, threads: usize, progress: &dyn Progress) -> Result<Findings, LabError> {
    std::fs::create_dir_all(folder).map_err(|error| LabError::file(folder, "create", error))?;
    let mut store = Store::open(folder)?;
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
    let pool = pool.map_err(|error| LabError::Threads(error.to_string()))?;
    let most = |stop: &Stop, arm: &Arm| batches(stop, &arm.line_up) * stop.batch * arm.line_up.turns() as u64;
    let mut left: u64 = plan.studies.iter().flat_map(|s| s.arms.iter().map(|arm| most(&s.stop, arm))).sum();
    progress.expect(left);
    let mut studies = Vec::new();
    for study in &plan.studies {
        let mut played = Vec::new();
        for arm in &study.arms {
            progress.begin(&format!("{}: {}", study.name, arm.label));
            let bench = Bench { seed: plan.seed, kind: study.kind, stop: &study.stop, arm, pool: &pool, progress };
            let games = arm.table.play(&bench, &mut store)?;
            left -= most(&study.stop, arm);
            progress.expect(left);
            played.push(games);
        }
        studies.push(study::find(study, &played));
    }
    Ok(Findings { title: plan.title.clone(), seed: plan.seed.to_string(), studies })
}

/// How many batches a line-up plays at most.
fn batches(stop: &Stop, line_up: &LineUp) -> u64 {
    stop.games.div_ceil(stop.batch * line_up.turns() as u64).max(1)
}

/// One line-up and what its games are played with.
pub(crate) struct Bench<'a> {
    seed: Seed,
    kind: Kind,
    stop: &'a Stop,
    arm: &'a Arm,
    pool: &'a rayon::ThreadPool,
    progress: &'a dyn Progress,
}

impl Bench<'_> {
    /// Plays the games of the line-up that are not stored yet; `table` sets the table apart from others.
    pub(crate) fn play<T: Title>(
        &self,
        game: &T::Game,
        table: &str,
        store: &mut Store,
    ) -> Result<(Vec<Record>, Enough), LabError> {
        let metrics: Vec<&dyn Metric<T::Game>> =
            T::metrics().iter().copied().filter(|m| m.belongs(self.kind)).collect();
        let keys: Vec<&str> = metrics.iter().map(|metric| metric.key()).collect();
        let line_up = &self.arm.line_up;
        let bots: Vec<&str> = line_up.places.iter().map(|&at| line_up.names[at].as_str()).collect();
        let print = Print::of(&format!("{FORMAT} {table} {bots:?} {} {} {keys:?}", self.seed, self.stop.batch));
        let mut records = Vec::new();
        for batch in 0..batches(self.stop, line_up) {
            let games = match store.take(&print, batch) {
                Some(games) => {
                    self.progress.played(games.len() as u64);
                    games
                }
                None => {
                    let games = self.batch::<T>(game, &metrics, batch);
                    store.keep(&print, batch, &games)?;
                    games
                }
            };
            records.extend(games);
            if let Some(enough) = enough(self.stop, line_up, &records) {
                return Ok((records, enough));
            }
        }
        Ok((records, Enough::Games))
    }

    /// The games of a batch, in the order of deals and turns whatever thread plays them.
    fn batch<T: Title>(&self, game: &T::Game, metrics: &[&dyn Metric<T::Game>], batch: u64) -> Vec<Record> {
        let turns = self.arm.line_up.turns() as u64;
        let first = batch * self.stop.batch;
        let jobs: Vec<(u64, u64)> =
            (first..first + self.stop.batch).flat_map(|deal| (0..turns).map(move |turn| (deal, turn))).collect();
        let job = |bots: &mut Vec<_>, &(deal, turn): &(u64, u64)| {
            let record = play::<T>(game, bots, metrics, (deal, self.seed.nth(deal)), turn);
            self.progress.played(1);
            record
        };
        let bots = || seat_bots::<T>(&self.arm.line_up);
        self.pool.install(|| jobs.par_iter().with_max_len(1).map_init(bots, job).collect())
    }
}

/// Is enough known? Asked after whole batches only.
fn enough(stop: &Stop, line_up: &LineUp, records: &[Record]) -> Option<Enough> {
    let deals = deals_of(line_up, records, 0);
    if deals.len() < LEAST_DEALS {
        return None;
    }
    let turns = line_up.turns();
    if stop.precision.is_some_and(|wanted| Share::of_deals(&deals, turns).half_width() <= wanted) {
        return Some(Enough::Precision);
    }
    let (from, to) = stop.goal?;
    let wide = Share::of_deals_at(&deals, turns, WIDE);
    let inside = (from <= 0.0 || wide.low >= from) && (to >= 1.0 || wide.high <= to);
    let outside = wide.high < from || wide.low > to;
    (inside || outside).then_some(Enough::Goal)
}

/// The share of victories that one of the bots has in each deal, all its places and turns together. At a table that
/// wins or loses together it is the table's.
pub(crate) fn deals_of(line_up: &LineUp, records: &[Record], name: usize) -> Vec<f64> {
    let turns = line_up.turns();
    let won = |record: &Record| {
        let together = record.won.iter().all(|&won| won == WHOLE) && record.won.len() > 1;
        let seats = line_up.seating(record.turn);
        let own = seats.iter().zip(&record.won).filter(|&(&at, _)| at == name).map(|(_, &won)| u32::from(won));
        if together { u32::from(WHOLE) } else { own.sum() }
    };
    let deal =
        |games: &[Record]| f64::from(games.iter().map(won).sum::<u32>()) / f64::from(WHOLE) / games.len().max(1) as f64;
    records.chunks(turns).map(deal).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn records(line_up: &LineUp, won: &[&[u8]]) -> Vec<Record> {
        let turns = line_up.turns();
        let record = |(at, won): (usize, &&[u8])| Record {
            deal: (at / turns) as u64,
            turn: (at % turns) as u64,
            won: won.to_vec(),
            told: Default::default(),
        };
        won.iter().enumerate().map(record).collect()
    }

    #[test]
    fn a_deal_counts_the_victories_of_all_places_and_turns() {
        let line_up = LineUp::parse("a,b,b", 3).unwrap();
        // One deal, three turns: `a` sits in seats 0, 1, 2; it wins once alone and once half.
        let played = records(&line_up, &[&[60, 0, 0], &[0, 30, 30], &[60, 0, 0]]);
        assert_eq!(deals_of(&line_up, &played, 0), [0.5]);
        assert_eq!(deals_of(&line_up, &played, 1), [0.5]);
        // A table that wins together.
        let all = LineUp::parse("a", 3).unwrap();
        assert_eq!(deals_of(&all, &records(&all, &[&[60, 60, 60], &[0, 0, 0]]), 0), [1.0, 0.0]);
    }

    #[test]
    fn it_stops_when_the_interval_is_narrow_or_the_goal_is_decided() {
        let all = LineUp::parse("a", 2).unwrap();
        let stop = |precision, goal| Stop { games: 1000, precision, goal, batch: 10 };
        let half: Vec<&[u8]> = (0..100).map(|at| if at % 2 == 0 { &[60u8, 60][..] } else { &[0, 0] }).collect();
        let played = records(&all, &half);
        assert_eq!(enough(&stop(Some(0.10), None), &all, &played), Some(Enough::Precision));
        assert_eq!(enough(&stop(Some(0.09), None), &all, &played), None);
        assert_eq!(enough(&stop(None, Some((0.9, 1.0))), &all, &played), Some(Enough::Goal));
        assert_eq!(enough(&stop(None, Some((0.2, 1.0))), &all, &played), Some(Enough::Goal));
        assert_eq!(enough(&stop(None, Some((0.25, 0.55))), &all, &played), None);
        assert_eq!(enough(&stop(Some(0.5), None), &all, &played[..4]), None);
    }
}
