//! The store: what the server remembers when it stops.
//!
//! # What is durable, and when
//! Every method that writes returns `Ok` only after the write is on the disk: it is committed to the write-ahead log and
//! the log has been flushed (`synchronous = FULL`). Kill the process, or cut the power, at any moment: what was answered
//! with `Ok` is there, once; what was not answered is there whole or not at all. A [`Batch`] is the unit: its events and
//! the changes that go with them are one transaction. A caller that is dropped while it waits changes nothing in this:
//! once a batch is queued, it will be tried.
//!
//! # How writes are grouped
//! A flush of the disk takes longer than all else, so many writes share one. There is one writer, a task with the only
//! connection that writes, and a bounded queue before it. The writer takes whatever waits, up to [`Settings::group`]
//! writes, carries them out in the order they came in one transaction, and answers all of them. It never waits for
//! more to come: a single write goes at once, and while it is flushed, the next group gathers. When the queue is full,
//! callers wait for a place.
//!
//! If a group fails because one of its writes contradicts what is stored (a number or a client's id that is already
//! there), or because the disk is full, the group is taken back and each write is tried by itself; so a fault of one table is
//! told to that table alone. If the whole database cannot be reached (it is locked, the disk fails), all writes of the
//! group are told so, none has happened, and the next group is tried afresh.
//!
//! # Where events lie
//! The log of a table lies together, in order, so that it is read at once. To put each event there as it comes would
//! touch pages of its own for every table, and each page is written and flushed; so new events are appended to one common
//! list (`fresh`), a few pages for a whole group, and moved to their place many at a time. Both places hold the same promise:
//! a number and a client's id are unique across them. Only `sqlite/` knows of this.
//!
//! # Reading
//! A few connections read beside the writer and never wait for it. They see everything that was answered with `Ok`.
//!
//! # Two databases
//! SQLite is embedded and always there; PostgreSQL, for several machines, comes with the feature `postgres`. [`Store`] is one
//! handle over both: the types in this file's neighbours know no SQL, `sqlite/` and `postgres/` are the rooms that do, and the
//! same tests hold for both. What is written comes to either as an `Op` through one queue.
//!
//! # Several servers
//! See `lease.rs`: which server may write to which table, and why two never both do.

mod departed;
mod error;
mod handle;
mod lease;
mod leasing;
mod op;
mod people;
#[cfg(feature = "postgres")]
mod postgres;
mod settings;
mod sqlite;
mod types;

pub use error::StoreError;
pub use handle::Store;
pub use lease::{Fence, NodeRow, Ownership};
#[cfg(feature = "postgres")]
pub use postgres::RestoreInto;
pub use settings::Settings;
pub use sqlite::{BackedUp, Backup, FILE_NAME, KeptKey, LOCK_NAME, Restore, backup};
pub use types::{
    Batch, CodeRow, Device, Event, LogOut, Member, MemberChange, NewSnapshot, OpenedFrom, OpeningKey, OpeningKind,
    Person, Quota, ResultRow, Rewrite, RowChange, Snapshot, Standing, Status, StoredTable, TableFilter, TableFor,
    TableRow, Token,
};

/// Copies a database of PostgreSQL, and the server's key if it is given, into a new file as it stands at one moment, also while
/// servers use it. An existing file is not overwritten.
#[cfg(feature = "postgres")]
pub async fn backup_from(url: &str, file: &std::path::Path, key: Option<&KeptKey>) -> Result<(), StoreError> {
    postgres::backup(url, file, key).await
}

/// Checks a backup, and the empty database of PostgreSQL it is to fill.
#[cfg(feature = "postgres")]
pub async fn restore_into(file: &std::path::Path, url: &str) -> Result<RestoreInto, StoreError> {
    postgres::restore(file, url).await
}
