//! The games of one line-up: batch after batch on all threads, until enough is known of it.

use crate::failure::LabError;
use crate::play::{play, seat_bots};
use crate::stop::{Enough, Stop};
use crate::store::{Print, Store};
use measure::{Kind, LineUp, Metric, Record};
use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{self, Sender};
use tabletop::Seed;
use title::Title;

/// What is stored of a game, and how it is played from its seed. Stored games of another number are played anew.
const FORMAT: u32 = 2;

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
        let batches = self.stop.batches(line_up);
        let mut stored = 0;
        while stored < batches
            && let Some(games) = store.take(&print, stored)
        {
            self.progress.played(games.len() as u64);
            records.extend(games);
            if let Some(enough) = self.stop.enough(line_up, &records) {
                return Ok((records, enough));
            }
            stored += 1;
        }
        let enough = self.go_on::<T>(game, &metrics, stored..batches, |batch, games| {
            store.keep(&print, batch, &games)?;
            records.extend(games);
            Ok(self.stop.enough(line_up, &records))
        })?;
        Ok((records, enough))
    }

    /// Plays batch after batch and hands each over, in order, until enough is known. No thread waits for the end of a batch:
    /// it goes on with the next game there is, and what was played beyond the last batch is dropped.
    fn go_on<T: Title>(
        &self,
        game: &T::Game,
        metrics: &[&dyn Metric<T::Game>],
        batches: Range<u64>,
        mut hand_over: impl FnMut(u64, Vec<Record>) -> Result<Option<Enough>, LabError>,
    ) -> Result<Enough, LabError> {
        // Games are numbered in the order of deals and turns; whoever has time takes the next.
        let turns = self.line_up.turns() as u64;
        let size = self.stop.batch * turns;
        let (next, end) = (AtomicU64::new(batches.start * size), AtomicU64::new(batches.end * size));
        let (sender, receiver) = mpsc::channel();
        let player = |sender: Sender<(u64, Record)>| {
            let mut bots = seat_bots::<T>(self.line_up);
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= end.load(Ordering::Relaxed) {
                    return;
                }
                let (deal, turn) = (number / turns, number % turns);
                let record = play::<T>(game, &mut bots, metrics, (deal, self.seed.nth(deal)), turn);
                self.progress.played(1);
                if sender.send((number, record)).is_err() {
                    return;
                }
            }
        };
        self.pool.in_place_scope(|scope| {
            for _ in 0..self.pool.current_num_threads() {
                let (player, sender) = (&player, sender.clone());
                scope.spawn(move |_| player(sender));
            }
            drop(sender);
            let mut early = BTreeMap::new();
            let in_order = || {
                for batch in batches {
                    let mut games = Vec::new();
                    for number in batch * size..(batch + 1) * size {
                        while !early.contains_key(&number) {
                            // Where nobody sends any more a thread has broken down, and the scope ends with its panic.
                            let Ok((played, record)) = receiver.recv() else { return Ok(Enough::Games) };
                            early.insert(played, record);
                        }
                        games.extend(early.remove(&number));
                    }
                    if let Some(enough) = hand_over(batch, games)? {
                        return Ok(enough);
                    }
                }
                Ok(Enough::Games)
            };
            let enough = in_order();
            end.store(0, Ordering::Relaxed);
            enough
        })
    }
}
