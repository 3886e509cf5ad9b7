//! Backup and restore: a database is copied beside its new place, checked and flushed there, and only then renamed.
//!
//! A backup is one file. Beside the tables it holds the server's key, in a table of its own that no running database has.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

use sqlx::{ConnectOptions, Connection, SqliteConnection};

use super::{
    fault,
    open::{self, FILE_NAME},
    partial::{Partial, with_suffix},
    read,
};
use crate::{Event, Snapshot, StoreError, TableRow};

/// The bytes of a server's key. The store does not know what they are for.
pub type KeptKey = [u8; 32];

/// Copies the database of a data directory into `file` as it stands at one moment, while it is in use, also by another
/// process. An existing file is not overwritten.
pub async fn backup(dir: &Path, file: &Path, key: Option<&KeptKey>) -> Result<(), StoreError> {
    let database = dir.join(FILE_NAME);
    refuse_existing(file)?;
    match open::size(&database)? {
        None => return Err(StoreError::NoDatabase { dir: dir.to_owned() }),
        Some(0) => return Err(StoreError::EmptyFile { path: database }),
        Some(_) => open::examine(&database).await?,
    }
    let partial = Partial::beside(file)?;
    let mut connection = open::options(&database).connect().await.map_err(fault::of_file(&database))?;
    let copied = match partial.path.to_str() {
        Some(name) => sqlx::query("VACUUM INTO ?").bind(name).execute(&mut connection).await.map(drop),
        None => Err(sqlx::Error::Io(io::Error::new(io::ErrorKind::InvalidInput, "the file's name is not UTF-8"))),
    };
    connection.close().await.map_err(fault::of_file(&database))?;
    copied.map_err(fault::of_file(file))?;
    if let Some(key) = key {
        put_key(&partial.path, key).await.map_err(fault::of_file(file))?;
    }
    refuse_existing(file)?;
    partial.keep_as(file)
}

pub(super) async fn put_key(file: &Path, key: &KeptKey) -> Result<(), sqlx::Error> {
    let mut connection = open::options(file).connect().await?;
    sqlx::query("CREATE TABLE kept_key (key BLOB NOT NULL CHECK (length(key) = 32)) STRICT")
        .execute(&mut connection)
        .await?;
    sqlx::query("INSERT INTO kept_key (key) VALUES (?)").bind(key.as_slice()).execute(&mut connection).await?;
    connection.close().await
}

/// The key in a backup; those of earlier programs have none.
async fn key_in(connection: &mut SqliteConnection) -> Result<Option<KeptKey>, sqlx::Error> {
    let kept: bool = sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM sqlite_schema WHERE name = 'kept_key')")
        .fetch_one(&mut *connection)
        .await?;
    if !kept {
        return Ok(None);
    }
    let key: Option<Vec<u8>> = sqlx::query_scalar("SELECT key FROM kept_key").fetch_optional(connection).await?;
    key.map(|key| key.try_into().map_err(|_| sqlx::Error::Decode("the key has not 32 bytes".into()))).transpose()
}

/// A data directory that is about to be made from a backup. Unless it is finished, nothing is there.
pub struct Restore {
    /// The key in the backup. Whoever restores keeps it before the database, for a server without it would make another.
    pub key: Option<KeptKey>,
    partial: Partial,
    database: PathBuf,
}

impl Restore {
    /// Copies a backup to its place and checks it there. A directory that has a database is refused, and so is a file
    /// that is no database of ours, is damaged, or is newer than this program.
    pub async fn prepare(file: &Path, dir: &Path) -> Result<Restore, StoreError> {
        let database = dir.join(FILE_NAME);
        refuse_existing(&database)?;
        open::refuse_orphan(&database)?;
        refuse_running(file)?;
        open::create_directory(dir)?;
        let partial = Partial::beside(&database)?;
        let key = copy_checked(file, &partial, &database).await?;
        Ok(Restore { key, partial, database })
    }

    pub fn finish(self) -> Result<(), StoreError> {
        refuse_existing(&self.database)?;
        self.partial.keep_as(&self.database)
    }
}

/// Copies a backup on its way to `place`, checks it there, and takes the key out of it.
pub(super) async fn copy_checked(file: &Path, partial: &Partial, place: &Path) -> Result<Option<KeptKey>, StoreError> {
    // Into the file that is there, whose permissions stay what they are.
    let mut from = fs::File::open(file).map_err(StoreError::file("copy", file))?;
    let to = fs::OpenOptions::new().write(true).open(&partial.path);
    to.and_then(|mut to| io::copy(&mut from, &mut to)).map_err(StoreError::file("write", place))?;
    take_key(&partial.path).await.map_err(|error| named(error, file))
}

/// Checks a copy and takes the key out of it, so that nothing of it is left there.
async fn take_key(path: &Path) -> Result<Option<KeptKey>, StoreError> {
    let of_file = fault::of_file(path);
    check(path).await?;
    let mut connection = open::options(path).pragma("secure_delete", "on").connect().await.map_err(&of_file)?;
    let key = key_in(&mut connection).await.map_err(&of_file)?;
    if key.is_some() {
        sqlx::query("DROP TABLE kept_key").execute(&mut connection).await.map_err(&of_file)?;
    }
    connection.close().await.map_err(of_file)?;
    Ok(key)
}

/// Whether the file is a whole database of ours.
async fn check(path: &Path) -> Result<(), StoreError> {
    if open::size(path)? == Some(0) {
        return Err(StoreError::NotADatabase { path: path.to_owned() });
    }
    open::examine(path).await?;
    let of_file = fault::of_file(path);
    let mut connection = open::options(path).connect().await.map_err(&of_file)?;
    let whole = integrity(&mut connection).await;
    connection.close().await.map_err(&of_file)?;
    match whole.map_err(of_file)? {
        None => Ok(()),
        Some(problem) => Err(StoreError::Damaged { path: path.to_owned(), problem }),
    }
}

/// What is wrong with a database, if anything is.
async fn integrity(connection: &mut SqliteConnection) -> Result<Option<String>, sqlx::Error> {
    let found: Vec<String> = sqlx::query_scalar("PRAGMA integrity_check(1)").fetch_all(&mut *connection).await?;
    match found.as_slice() {
        [word] if word == "ok" => {}
        problems => return Ok(Some(problems.join("; "))),
    }
    let lost = sqlx::query("PRAGMA foreign_key_check").fetch_all(connection).await?;
    Ok((!lost.is_empty()).then(|| format!("{} rows belong to nothing", lost.len())))
}

/// A backup that is read and not changed.
pub struct Backup {
    connection: SqliteConnection,
    path: PathBuf,
    /// Does it hold the server's key?
    pub has_key: bool,
}

/// A table of a backup, with its whole log.
pub struct BackedUp {
    pub row: TableRow,
    pub snapshot: Option<Snapshot>,
    pub events: Vec<Event>,
}

impl Backup {
    /// Opens a backup that is whole, of ours, and not newer than this program.
    pub async fn open(file: &Path) -> Result<Backup, StoreError> {
        refuse_running(file)?;
        let of_file = fault::of_file(file);
        if open::size(file)?.is_none() {
            return Err(StoreError::file("read", file)(io::ErrorKind::NotFound.into()));
        }
        check(file).await?;
        let options = open::options(file).read_only(true).immutable(true);
        let mut connection = options.connect().await.map_err(&of_file)?;
        let has_key = key_in(&mut connection).await.map_err(of_file)?.is_some();
        Ok(Backup { connection, path: file.to_owned(), has_key })
    }

    /// The names of all tables.
    pub async fn tables(&mut self) -> Result<Vec<String>, StoreError> {
        let names = sqlx::query_scalar("SELECT id FROM tables ORDER BY key").fetch_all(&mut self.connection).await;
        names.map_err(fault::of_file(&self.path))
    }

    /// A table with its whole log, also of what its snapshot covers.
    pub async fn table(&mut self, id: &str) -> Result<Option<BackedUp>, StoreError> {
        let read = async {
            let Some(stored) = read::stored(&mut self.connection, id).await? else { return Ok(None) };
            let events = read::events(&mut self.connection, id, None, u32::MAX).await?;
            Ok(Some(BackedUp { row: stored.row, snapshot: stored.snapshot, events }))
        };
        read.await.map_err(fault::of_file(&self.path))
    }
}

/// Refuses a file beside which a write-ahead log lies: without it the file is not whole.
pub(super) fn refuse_running(file: &Path) -> Result<(), StoreError> {
    let log = with_suffix(file, "-wal");
    match open::size(&log)? {
        None | Some(0) => Ok(()),
        Some(_) => Err(StoreError::InUse { path: file.to_owned(), beside: log }),
    }
}

/// The same error, about the file the caller knows.
fn named(error: StoreError, file: &Path) -> StoreError {
    let path = file.to_owned();
    match error {
        StoreError::NotADatabase { .. } => StoreError::NotADatabase { path },
        StoreError::NotOurs { .. } => StoreError::NotOurs { path },
        StoreError::Damaged { problem, .. } => StoreError::Damaged { path, problem },
        error => error,
    }
}

pub(super) fn refuse_existing(path: &Path) -> Result<(), StoreError> {
    match path.try_exists().map_err(StoreError::file("look for", path))? {
        true => Err(StoreError::FileExists { path: path.to_owned() }),
        false => Ok(()),
    }
}
