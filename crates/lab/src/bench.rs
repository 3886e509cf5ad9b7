//! The games of one line-up: batch after batch on all threads, until enough is known of it.

use crate::failure::LabError;
use crate::play::{play, seat_bots};
use crate::stop::{Enough, Stop};
use crate::store::{Print, Store};
use measure::{Kind, LineUp, Metric, Record};
use rayon::prelude::*;
use tabletop::Seed;
use title::Title;

/// What is stored of a game, and how it is played from its seed. Stored games of another number are played anew.
const FORMAT: u32 = 1;

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

/// One line-up and what its games are played with.
pub(crate) struct Bench<'a> {
    pub(crate) seed: Seed,
    pub(crate) kind: Kind,
    pub(crate) stop: &'a Stop,
    pub(crate) line_up: &'a LineUp,
    pub(crate) pool: &'a rayon::ThreadPool,
    pub(crate) progress: &'a dyn Progress,
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
        let line_up = self.line_up;
        let bots: Vec<&str> = line_up.places.iter().map(|&at| line_up.names[at].as_str()).collect();
        let print = Print::of(&format!("{FORMAT} {table} {bots:?} {} {} {keys:?}", self.seed, self.stop.batch));
        let mut records = Vec::new();
        for batch in 0..self.stop.batches(line_up) {
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
            if let Some(enough) = self.stop.enough(line_up, &records) {
                return Ok((records, enough));
            }
        }
        Ok((records, Enough::Games))
    }

    /// The games of a batch, in the order of deals and turns whatever thread plays them.
    fn batch<T: Title>(&self, game: &T::Game, metrics: &[&dyn Metric<T::Game>], batch: u64) -> Vec<Record> {
        let turns = self.line_up.turns() as u64;
        let first = batch * self.stop.batch;
        let jobs: Vec<(u64, u64)> =
            (first..first + self.stop.batch).flat_map(|deal| (0..turns).map(move |turn| (deal, turn))).collect();
        let job = |bots: &mut Vec<_>, &(deal, turn): &(u64, u64)| {
            let record = play::<T>(game, bots, metrics, (deal, self.seed.nth(deal)), turn);
            self.progress.played(1);
            record
        };
        let bots = || seat_bots::<T>(self.line_up);
        self.pool.install(|| jobs.par_iter().with_max_len(1).map_init(bots, job).collect())
    }
}
