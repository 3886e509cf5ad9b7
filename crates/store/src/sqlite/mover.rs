//! Moves the write-ahead log into the database beside the writer, so that those who play do not wait for it.
//!
//! While the writer is busy, some of the log always remains; when it has grown to [`crate::Settings::checkpoint_pages`], the
//! writer moves the rest itself and begins the log anew.

use std::{sync::Arc, time::Duration};

use sqlx::{Connection, SqliteConnection};
use tokio::{
    sync::{Notify, oneshot},
    task::JoinHandle,
};

/// Time between a write and the move, in which more writes gather.
const PAUSE: Duration = Duration::from_secs(1);

pub(super) struct Mover {
    wrote: Arc<Notify>,
    stop: oneshot::Sender<()>,
    task: JoinHandle<()>,
}

impl Mover {
    pub(super) fn start(connection: SqliteConnection) -> Mover {
        let wrote = Arc::new(Notify::new());
        let (stop, stopped) = oneshot::channel();
        let task = tokio::spawn(run(connection, Arc::clone(&wrote), stopped));
        Mover { wrote, stop, task }
    }

    /// Says that there is something to move.
    pub(super) fn wrote(&self) {
        self.wrote.notify_one();
    }

    /// Ends it, and waits until its connection is closed.
    pub(super) async fn stop(self) {
        drop(self.stop);
        if let Err(error) = self.task.await {
            tracing::error!(%error, "the write-ahead log was not moved to its end");
        }
    }
}

async fn run(mut connection: SqliteConnection, wrote: Arc<Notify>, mut stopped: oneshot::Receiver<()>) {
    loop {
        let gathered = async {
            wrote.notified().await;
            tokio::time::sleep(PAUSE).await;
        };
        tokio::select! {
            _ = &mut stopped => break,
            () = gathered => {}
        }
        if let Err(error) = sqlx::query("PRAGMA wal_checkpoint(PASSIVE)").execute(&mut connection).await {
            tracing::warn!(%error, "the write-ahead log stays as it is");
        }
    }
    if let Err(error) = connection.close().await {
        tracing::warn!(%error, "a connection was not closed");
    }
}
