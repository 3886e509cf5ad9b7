//! The store on SQLite.

mod bulk;
mod copy;
#[cfg(feature = "postgres")]
mod exchange;
pub(crate) mod fault;
mod lock;
mod mover;
mod open;
mod ops;
mod partial;
pub(crate) mod people;
pub(crate) mod quota;
pub(crate) mod read;
mod writer;

use std::{
    net::SocketAddr,
    path::{Path, PathBuf},
};

use sqlx::SqlitePool;
use tokio::sync::mpsc;

pub use copy::{BackedUp, Backup, KeptKey, Restore, backup};
#[cfg(feature = "postgres")]
pub(crate) use exchange::{Blank, Unpacked};
pub use lock::LOCK_NAME;
pub use open::FILE_NAME;

use self::{
    lock::{Lock, Sign},
    mover::Mover,
    writer::{Tools, Writer},
};
use crate::{Settings, StoreError, op::Job};

/// A database in a data directory.
pub(crate) struct Sqlite {
    dir: PathBuf,
    readers: SqlitePool,
    sign: Sign,
}

impl Sqlite {
    /// Opens it, and begins to write what comes through the queue.
    pub(crate) async fn open(
        dir: &Path,
        settings: &Settings,
        queue: mpsc::Receiver<Job>,
    ) -> Result<Sqlite, StoreError> {
        open::create_directory(dir)?;
        let lock = Lock::take(dir).await?;
        let sign = lock.sign();
        let file = dir.join(FILE_NAME);
        let connection = open::writer(&file, settings).await?;
        let readers = open::readers(&file, settings).await?;
        let mover = Mover::start(open::mover(&file).await?);
        let tools = Tools { connection, lock, mover };
        tokio::spawn(Writer::new(tools, queue, settings.group).await?.run());
        Ok(Sqlite { dir: dir.to_owned(), readers, sign })
    }

    pub(crate) fn dir(&self) -> &Path {
        &self.dir
    }

    pub(crate) fn readers(&self) -> &SqlitePool {
        &self.readers
    }

    /// Lets a second server over the same directory say where this one is.
    pub(crate) fn served_at(&self, addr: SocketAddr) {
        self.sign.say(addr);
    }
}
