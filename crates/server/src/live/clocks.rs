//! Clocks of tables that are not in memory: they are brought back when somebody's time runs out.

use super::hub::Hub;
use super::rows::fixed_of;
use crate::clock::now;
use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::Duration;
use store::{Status, StoreError, TableFilter};
use tokio::sync::watch;
use tokio::task::JoinHandle;
use wire::{Clock, ClockKind, Millis, TableId};

/// How often it is looked whose time has run out. Only clocks of days run without anybody there.
const EVERY: Duration = Duration::from_secs(15);
/// Tables read at once when the server starts.
const PAGE: u32 = 100;

/// When tables are to be brought back.
#[derive(Default)]
pub(super) struct Alarms {
    due: Mutex<HashMap<TableId, Millis>>,
    /// From when to when the server was not there.
    down: OnceLock<(Millis, Millis)>,
}

impl Alarms {
    fn due(&self) -> MutexGuard<'_, HashMap<TableId, Millis>> {
        self.due.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Waits until another node is gone.
async fn somebody_gone(gone: &mut Option<watch::Receiver<u64>>) {
    let heard = match gone {
        Some(gone) => gone.changed().await.is_ok(),
        None => false,
    };
    // If nobody can say so any more, it is the end.
    if !heard {
        std::future::pending().await
    }
}

impl Hub {
    /// Says from when to when the server was not there.
    pub fn was_down(&self, from: Millis, to: Millis) {
        let _ = self.inner().clocks.down.set((from, to));
    }

    pub(super) fn down(&self) -> Option<(Millis, Millis)> {
        self.inner().clocks.down.get().copied()
    }

    /// A table leaves memory, and is to come back at this time.
    pub(super) fn wake_later(&self, id: &TableId, at: Option<Millis>) {
        if let Some(at) = at {
            self.inner().clocks.due().insert(id.clone(), at);
        }
    }

    /// Brings tables back whose clocks run out, for as long as the server runs; first all that have one of days, so that
    /// nobody loses the time in which the server was not there.
    pub fn keep_clocks(&self) -> JoinHandle<()> {
        let hub = self.clone();
        tokio::spawn(async move {
            let mut gone = hub.others().map(|others| others.someone_gone());
            hub.wake_slow_for_all().await;
            let mut every = tokio::time::interval(EVERY);
            loop {
                tokio::select! {
                    _ = every.tick() => hub.wake_due(now()).await,
                    // A node that is gone wakes nobody any more.
                    () = somebody_gone(&mut gone) => hub.wake_slow_for_all().await,
                }
            }
        })
    }

    /// Looks at the slow tables, at one node for all.
    async fn wake_slow_for_all(&self) {
        if self.others().is_some_and(|others| !others.is_first()) {
            return;
        }
        if let Err(error) = self.wake_slow().await {
            tracing::warn!(%error, "slow tables could not be looked at; their clocks go on when somebody comes");
        }
    }

    /// Brings those tables back whose time has come.
    async fn wake_due(&self, now: Millis) {
        let due: Vec<TableId> = {
            let mut all = self.inner().clocks.due();
            let due: Vec<TableId> = all.iter().filter(|(_, at)| **at <= now).map(|(id, _)| id.clone()).collect();
            for id in &due {
                all.remove(id);
            }
            due
        };
        for id in due {
            self.bring_back(&id).await;
        }
    }

    /// A table that is read is in memory, and does there what is due.
    async fn bring_back(&self, id: &TableId) {
        if let Err(problem) = self.read(id, |_| ()).await {
            tracing::warn!(table = %id, code = %problem.code.name(), "a table whose clock runs could not be opened");
        }
    }

    async fn wake_slow(&self) -> Result<(), StoreError> {
        let store = &self.inner().store;
        let mut filter = TableFilter { status: vec![Status::Running], most: PAGE, ..TableFilter::default() };
        loop {
            let rows = store.tables(&filter).await?;
            for row in &rows {
                let days = |clock: Clock| matches!(clock.kind, ClockKind::Days { .. });
                if fixed_of(row).is_ok_and(|fixed| fixed.settings.clock.is_some_and(days)) {
                    self.bring_back(&TableId(row.id.clone())).await;
                }
            }
            match rows.last() {
                Some(last) if rows.len() == PAGE as usize => filter = filter.after(last),
                _ => return Ok(()),
            }
        }
    }
}
