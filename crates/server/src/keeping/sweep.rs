//! What nobody needs any more goes: tokens that have expired and what is left of those who deleted themselves, always; tables
//! that nobody finished, after a time.

use crate::clock::now;
use crate::config::Retention;
use std::time::Duration;
use store::{Store, StoreError};
use tokio::task::JoinHandle;
use wire::Millis;

const SWEEP_EVERY: Duration = Duration::from_secs(60 * 60);
const DAY: Millis = 24 * 60 * 60 * 1000;

/// Sweeps a store.
pub struct Sweeper {
    store: Store,
    retention: Retention,
}

impl Sweeper {
    /// Of this store; tables go after as long as this.
    pub fn new(store: Store, retention: Retention) -> Sweeper {
        Sweeper { store, retention }
    }

    /// Sweeps for as long as the server runs, whenever it is this server's turn.
    pub fn start(self, is_first: impl Fn() -> bool + Send + 'static) -> JoinHandle<()> {
        tokio::spawn(async move {
            let mut every = tokio::time::interval(SWEEP_EVERY);
            loop {
                every.tick().await;
                if !is_first() {
                    continue;
                }
                if let Err(error) = self.sweep(now()).await {
                    tracing::warn!(%error, "what is old could not be swept");
                }
            }
        })
    }

    /// Sweeps once. What is old is counted in days on which the server ran (see [`Store::day_before_last`]), so that a
    /// clock which jumps ahead takes nothing away.
    pub async fn sweep(&self, now: Millis) -> Result<(), StoreError> {
        self.store.note_day(now.div_euclid(DAY)).await?;
        self.store.scrub().await?;
        if let Some(before) = self.store.day_before_last(1).await? {
            self.store.sweep_tokens(before * DAY).await?;
        }
        let Retention::Days(days) = self.retention else { return Ok(()) };
        let Some(before) = self.store.day_before_last(days).await? else { return Ok(()) };
        match self.store.sweep(before * DAY).await? {
            0 => {}
            removed => tracing::info!(removed, "tables that nobody finished were removed"),
        }
        Ok(())
    }
}
