//! The store on PostgreSQL, for several machines; see `lib.rs` for what is promised.
//!
//! One connection writes ([`link`]), a few read, and a few more are for leases, so that a node's heartbeat waits for neither. A
//! group of appends is one statement with arrays ([`append`]): one round trip and one flush for many tables.

mod append;
mod copy;
pub(crate) mod fault;
mod lease;
mod link;
mod open;
mod ops;
pub(crate) mod people;
pub(crate) mod quota;
pub(crate) mod read;
mod text;
mod writer;

use std::{future::Future, path::Path, time::Duration};

use sqlx::{Connection, PgPool, postgres::PgConnectOptions};
use tokio::sync::mpsc;

pub use copy::RestoreInto;
pub(crate) use copy::{backup, restore};

use self::{
    append::Statements,
    fault::Fault,
    link::Wire,
    ops::Tools,
    writer::{Writer, within},
};
use crate::{KeptKey, Settings, StoreError, lease::Joined, op::Job};

/// Connections for leases.
const LEASES: u32 = 3;

/// A database of PostgreSQL.
pub(crate) struct Postgres {
    options: PgConnectOptions,
    readers: PgPool,
    leases: PgPool,
    several: bool,
    patience: Duration,
    /// How often a question is asked again because a connection was lost: each that lies idle may be.
    tries: u32,
}

impl Postgres {
    /// Connects, brings the database up to date, and begins to write what comes through the queue.
    pub(crate) async fn connect(
        url: &str,
        settings: &Settings,
        queue: mpsc::Receiver<Job>,
        joined: Joined,
    ) -> Result<Postgres, StoreError> {
        let options = open::with_limits(&open::address(url)?, settings);
        let mut first = open::connect(&options, settings.patience).await?;
        open::examine(&mut first, settings).await?;
        open::migrate(&mut first, &options).await?;
        first.close().await.map_err(fault::plain)?;
        let wire = Wire::new(options.clone(), settings.several, settings.patience);
        let link = wire.clone().connect(None).await?;
        let tools = Tools { statements: Statements::new(settings.several), several: settings.several, joined };
        let writer = Writer { wire, tools, queue, most: settings.group.max(1), group: 0 };
        tokio::spawn(writer.run(link));
        let pool = |most| open::pool(&options, most, settings.patience);
        let (readers, leases) = (pool(settings.readers), pool(LEASES));
        let (several, patience, tries) = (settings.several, settings.patience, settings.readers.max(LEASES) + 1);
        Ok(Postgres { options, readers, leases, several, patience, tries })
    }

    /// Do several servers share the database?
    pub(crate) fn several(&self) -> bool {
        self.several
    }

    pub(crate) fn readers(&self) -> &PgPool {
        &self.readers
    }

    fn leases(&self) -> &PgPool {
        &self.leases
    }

    /// Asks a question, again if a connection was lost meanwhile or two transactions waited for each other.
    pub(crate) async fn ask<T, Asked>(&self, question: impl Fn() -> Asked) -> Result<T, StoreError>
    where
        Asked: Future<Output = Result<T, sqlx::Error>>,
    {
        let mut tries = self.tries;
        loop {
            tries -= 1;
            match within(self.patience, question()).await {
                Ok(answer) => return Ok(answer),
                Err(error) if tries > 0 && is_broken(&error) => {}
                Err(error) => return Err(fault::plain(error)),
            }
        }
    }

    pub(crate) async fn backup(&self, file: &Path, key: Option<&KeptKey>) -> Result<(), StoreError> {
        copy::backup_of(&self.options, file, key).await
    }

    pub(crate) async fn close_readers(&self) {
        self.readers.close().await;
        self.leases.close().await;
    }
}

/// Whether another connection may be better. One that does not answer in time is no reason to wait as long once more.
fn is_broken(error: &sqlx::Error) -> bool {
    match error {
        sqlx::Error::Io(error) => error.kind() != std::io::ErrorKind::TimedOut,
        sqlx::Error::PoolTimedOut => false,
        error => matches!(Fault::of(error), Fault::Lost | Fault::Again),
    }
}
