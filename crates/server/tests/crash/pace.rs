//! How players of a long run play, and what they see together.

use crate::client::Trouble;
use crate::client::http::Visitor;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::time::{Instant, sleep_until};

/// As many tables as one person opens in a long run: fewer than the server lets them open at once.
const TABLES_OF_ONE: u32 = 8;

/// When a player moves.
#[derive(Clone, Debug)]
pub(crate) struct Pace {
    every: Duration,
    due: Instant,
    opened: u32,
    /// The last restart after which this player has moved.
    moved_after: usize,
    /// What all see.
    pub seen: Arc<Seen>,
}

impl Pace {
    /// A move every so often, the first after a while.
    pub(crate) fn new(every: Duration, first: Duration, seen: Arc<Seen>) -> Pace {
        Pace { every, due: Instant::now() + first, opened: 0, moved_after: 0, seen }
    }

    /// Waits for the next move. Whoever was kept waiting makes up for a second of it at most.
    pub(crate) async fn wait(&mut self) {
        sleep_until(self.due).await;
        let now = Instant::now();
        self.due = (self.due + self.every).max(now - Duration::from_secs(1));
    }

    /// A move was acknowledged.
    pub(crate) fn acknowledged(&mut self, after: Duration, restarts: usize) {
        self.seen.acknowledged.fetch_add(1, Ordering::Relaxed);
        held(&self.seen.waits).push(u32::try_from(after.as_micros()).unwrap_or(u32::MAX));
        if restarts > self.moved_after {
            self.moved_after = restarts;
            held(&self.seen.back).push((restarts, Instant::now()));
        }
    }

    /// Does somebody new open the next table?
    pub(crate) fn wants_somebody_new(&mut self) -> bool {
        self.opened += 1;
        self.opened.is_multiple_of(TABLES_OF_ONE)
    }
}

/// What all players of a long run see.
#[derive(Debug)]
pub(crate) struct Seen {
    acknowledged: AtomicU64,
    refused: AtomicU64,
    /// How long acknowledgements took, in microseconds.
    waits: Mutex<Vec<u32>>,
    /// Who has moved after which restart, and when.
    back: Mutex<Vec<(usize, Instant)>>,
    /// Every table, with whoever opened it.
    tables: Mutex<Vec<(Visitor, String)>>,
    /// The last tables of Daybreak, which may be watched as they are played.
    live: Mutex<Vec<String>>,
    /// Where logs are kept.
    logs: PathBuf,
}

fn held<T>(lock: &Mutex<T>) -> MutexGuard<'_, T> {
    lock.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Seen {
    /// Nothing yet.
    pub(crate) fn new(logs: PathBuf) -> Seen {
        Seen {
            acknowledged: AtomicU64::new(0),
            refused: AtomicU64::new(0),
            waits: Mutex::default(),
            back: Mutex::default(),
            tables: Mutex::default(),
            live: Mutex::default(),
            logs,
        }
    }

    /// A move came too fast.
    pub(crate) fn refused(&self) {
        self.refused.fetch_add(1, Ordering::Relaxed);
    }

    /// A table was opened.
    pub(crate) fn opened(&self, by: &Visitor, table: &str, game: &str) {
        held(&self.tables).push((by.clone(), table.to_owned()));
        if game == "daybreak" {
            let mut live = held(&self.live);
            live.push(table.to_owned());
            let more = live.len().saturating_sub(20);
            live.drain(..more);
        }
    }

    /// Keeps the log of a game that is over.
    pub(crate) fn keep(&self, table: &str, log: &str) -> Result<(), Trouble> {
        Ok(std::fs::write(self.logs.join(format!("{table}.jsonl")), log)?)
    }

    /// How many moves were acknowledged, and how many came too fast.
    pub(crate) fn counts(&self) -> (u64, u64) {
        (self.acknowledged.load(Ordering::Relaxed), self.refused.load(Ordering::Relaxed))
    }

    /// How long acknowledgements took since the last time this was asked, in microseconds.
    pub(crate) fn take_waits(&self) -> Vec<u32> {
        std::mem::take(&mut *held(&self.waits))
    }

    /// When players first moved after a restart, in order.
    pub(crate) fn back(&self, restart: usize) -> Vec<Instant> {
        held(&self.back).iter().filter(|(after, _)| *after == restart).map(|(_, at)| *at).collect()
    }

    /// Every table, with whoever opened it.
    pub(crate) fn tables(&self) -> Vec<(Visitor, String)> {
        held(&self.tables).clone()
    }

    /// A table that may be watched.
    pub(crate) fn live(&self) -> Option<String> {
        held(&self.live).last().cloned()
    }
}
