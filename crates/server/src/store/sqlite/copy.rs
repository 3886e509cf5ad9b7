//! Backup and restore: a database is copied beside its new place, checked and flushed there, and only then renamed.

use std::{
    ffi::OsString,
    fs, io,
    path::{Path, PathBuf},
};

use sqlx::{ConnectOptions, Connection};

use super::{
    fault,
    open::{self, FILE_NAME},
};
use crate::store::StoreError;

/// Copies the database of a data directory into `file` as it stands at one moment, while it is in use, also by another
/// process. An existing file is not overwritten.
pub async fn backup(dir: &Path, file: &Path) -> Result<(), StoreError> {
    let database = dir.join(FILE_NAME);
    refuse_existing(file)?;
    let of_file = fault::of_file(&database);
    open::examine(&database).await?;
    let partial = Partial::beside(file)?;
    let mut connection = open::options(&database).connect().await.map_err(&of_file)?;
    let copied = match partial.path.to_str() {
        Some(name) => sqlx::query("VACUUM INTO ?").bind(name).execute(&mut connection).await.map(drop),
        None => Err(sqlx::Error::Io(io::Error::new(io::ErrorKind::InvalidInput, "the file's name is not UTF-8"))),
    };
    connection.close().await.map_err(&of_file)?;
    copied.map_err(&of_file)?;
    refuse_existing(file)?;
    partial.keep_as(file)
}

/// Makes a data directory from a backup. A directory that has a database is refused, and so is a file that is no
/// database of ours, is damaged, or is newer than this program.
pub async fn restore(file: &Path, dir: &Path) -> Result<(), StoreError> {
    let database = dir.join(FILE_NAME);
    refuse_existing(&database)?;
    let log = with_suffix(file, "-wal");
    if fs::metadata(&log).is_ok_and(|log| log.len() > 0) {
        return Err(StoreError::InUse { path: file.to_owned(), beside: log });
    }
    open::create_directory(dir)?;
    let partial = Partial::beside(&database)?;
    fs::copy(file, &partial.path).map_err(StoreError::file("copy", file))?;
    check(&partial.path).await.map_err(|error| named(error, file))?;
    refuse_existing(&database)?;
    partial.keep_as(&database)
}

/// Whether the file is a whole database of ours.
async fn check(path: &Path) -> Result<(), StoreError> {
    if fs::metadata(path).is_ok_and(|data| data.len() == 0) {
        return Err(StoreError::NotADatabase { path: path.to_owned() });
    }
    open::examine(path).await?;
    let of_file = fault::of_file(path);
    let mut connection = open::options(path).connect().await.map_err(&of_file)?;
    let found = sqlx::query_scalar::<_, String>("PRAGMA integrity_check(1)").fetch_all(&mut connection).await;
    connection.close().await.map_err(&of_file)?;
    match found.map_err(&of_file)?.as_slice() {
        [word] if word == "ok" => Ok(()),
        problems => Err(StoreError::Damaged { path: path.to_owned(), problem: problems.join("; ") }),
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

/// A file that is being written. Unless it is kept, it is removed.
struct Partial {
    path: PathBuf,
}

impl Partial {
    fn beside(file: &Path) -> Result<Partial, StoreError> {
        let path = with_suffix(file, ".partial");
        fs::remove_file(&path).or_else(missing_is_fine).map_err(StoreError::file("replace", &path))?;
        open::create_private(&path)?;
        Ok(Partial { path })
    }

    fn keep_as(self, file: &Path) -> Result<(), StoreError> {
        let flushed = fs::OpenOptions::new().write(true).open(&self.path).and_then(|opened| opened.sync_all());
        flushed.map_err(StoreError::file("flush", &self.path))?;
        fs::rename(&self.path, file).map_err(StoreError::file("make", file))?;
        open::sync_directory(file)
    }
}

impl Drop for Partial {
    fn drop(&mut self) {
        for suffix in ["", "-wal", "-shm", "-journal"] {
            let path = with_suffix(&self.path, suffix);
            if let Err(error) = fs::remove_file(&path).or_else(missing_is_fine) {
                tracing::warn!(%error, path = %path.display(), "a temporary file stays behind");
            }
        }
    }
}

fn missing_is_fine(error: io::Error) -> io::Result<()> {
    if error.kind() == io::ErrorKind::NotFound { Ok(()) } else { Err(error) }
}

fn refuse_existing(path: &Path) -> Result<(), StoreError> {
    match path.try_exists().map_err(StoreError::file("look for", path))? {
        true => Err(StoreError::FileExists { path: path.to_owned() }),
        false => Ok(()),
    }
}

fn with_suffix(path: &Path, suffix: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(suffix);
    PathBuf::from(name)
}
