//! How the store uses the machine.

use std::time::Duration;

/// How the store uses the machine.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Connections that read.
    pub readers: u32,
    /// Writes that may wait before callers have to.
    pub queue: usize,
    /// Writes that are flushed together, at most.
    pub group: usize,
    /// How long to wait for another program that holds the database, or something in it, locked.
    pub busy_timeout: Duration,
    /// The room a database of SQLite may take, in pages of 4 KiB. Writes beyond it are refused as [`crate::StoreError::Full`].
    pub max_pages: Option<u32>,
    /// Pages in the write-ahead log of SQLite at which the writer itself moves what is left there into the database.
    pub checkpoint_pages: u32,
    /// Do several servers share a database of PostgreSQL? Then tables are leased, and what is written of one says by what
    /// right. Otherwise one server has the whole database, and a second is refused.
    pub several: bool,
    /// How long PostgreSQL may take to answer before it counts as lost.
    pub patience: Duration,
    /// Takes a PostgreSQL that was told not to flush (`fsync = off`), which loses what was acknowledged when its machine
    /// stops. For tests.
    pub unflushed: bool,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            readers: 4,
            queue: 1024,
            group: 512,
            busy_timeout: Duration::from_secs(5),
            max_pages: None,
            checkpoint_pages: 16_384,
            several: false,
            patience: Duration::from_secs(5),
            unflushed: false,
        }
    }
}
