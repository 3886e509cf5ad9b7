//! Files that get their name when they are whole.

use std::{
    ffi::OsString,
    fs, io,
    path::{Path, PathBuf},
};

use super::open;
use crate::StoreError;

/// A file that is being written. Unless it is kept, it is removed.
pub(super) struct Partial {
    pub path: PathBuf,
}

impl Partial {
    pub(super) fn beside(file: &Path) -> Result<Partial, StoreError> {
        let path = with_suffix(file, ".partial");
        fs::remove_file(&path).or_else(missing_is_fine).map_err(StoreError::file("replace", &path))?;
        open::create_private(&path)?;
        Ok(Partial { path })
    }

    pub(super) fn keep_as(self, file: &Path) -> Result<(), StoreError> {
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

/// The name of a file that belongs to another.
pub(super) fn with_suffix(path: &Path, suffix: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(suffix);
    PathBuf::from(name)
}
