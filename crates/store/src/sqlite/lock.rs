//! One server a folder. Whoever writes to the database holds a lock on a file beside it, which the system takes back
//! whenever the process ends; copies are made without it.

use std::{
    fs::{self, File, TryLockError},
    io::{Read, Seek, SeekFrom, Write},
    net::SocketAddr,
    path::Path,
    sync::Arc,
    time::{Duration, Instant},
};

use super::open;
use crate::StoreError;

/// The name of the file in its data directory.
pub const LOCK_NAME: &str = "firstlight.lock";

/// A server that is just ending gets this long.
const PATIENCE: Duration = Duration::from_secs(1);
const LOOK_EVERY: Duration = Duration::from_millis(20);

/// What has to fit on the disk for a server to start: the index of the write-ahead log, and some pages.
const ROOM: usize = 128 << 10;

/// The lock. It ends with this.
pub(super) struct Lock(Arc<File>);

/// Where whoever holds the lock says something to whoever does not get it.
#[derive(Clone)]
pub(super) struct Sign(Arc<File>);

impl Lock {
    /// Takes the lock of a data directory, and sees whether anything can be written there at all.
    pub(super) async fn take(dir: &Path) -> Result<Lock, StoreError> {
        let path = dir.join(LOCK_NAME);
        open::create_private(&path)?;
        let file =
            fs::OpenOptions::new().read(true).write(true).open(&path).map_err(StoreError::file("open", &path))?;
        let until = Instant::now() + PATIENCE;
        loop {
            match file.try_lock() {
                Ok(()) => break,
                Err(TryLockError::WouldBlock) if Instant::now() < until => tokio::time::sleep(LOOK_EVERY).await,
                Err(TryLockError::WouldBlock) => {
                    return Err(StoreError::FolderInUse { dir: dir.to_owned(), at: who_is_there(&file) });
                }
                Err(TryLockError::Error(error)) => return Err(StoreError::file("lock", &path)(error)),
            }
        }
        let lock = Lock(Arc::new(file));
        lock.room().map_err(StoreError::file("write", &path))?;
        Ok(lock)
    }

    /// A full disk is said now and by its name, instead of by the first thing that fails.
    fn room(&self) -> std::io::Result<()> {
        let mut file = &*self.0;
        file.set_len(0)?;
        let filled = file.write_all(&[0; ROOM]).and_then(|()| file.sync_all());
        file.set_len(0)?;
        filled
    }

    pub(super) fn sign(&self) -> Sign {
        Sign(Arc::clone(&self.0))
    }
}

impl Drop for Lock {
    fn drop(&mut self) {
        // The sign may still be held. If the lock stays, it ends with the process.
        if let Err(error) = self.0.unlock() {
            tracing::warn!(%error, "the data folder stays locked");
        }
    }
}

impl Sign {
    /// Says where this server is reached.
    pub(super) fn say(&self, addr: SocketAddr) {
        let mut file = &*self.0;
        let said = file.set_len(0).and_then(|()| file.seek(SeekFrom::Start(0))).and_then(|_| write!(file, "{addr}"));
        if let Err(error) = said {
            tracing::warn!(%error, "a second server will not be told where this one is");
        }
    }
}

/// What the holder of the lock says of itself. Whatever is no address is nobody's word.
fn who_is_there(mut file: &File) -> Option<SocketAddr> {
    let mut said = String::new();
    file.seek(SeekFrom::Start(0)).ok()?;
    file.take(64).read_to_string(&mut said).ok()?;
    said.trim().parse().ok()
}
