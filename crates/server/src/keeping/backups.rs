//! Copies on a schedule: each is checked, and old ones go when newer ones are there.

use super::verify::{NotVerified, verify};
use crate::auth::key::Key;
use crate::clock::now;
use crate::logging::stamp;
use crate::metrics::{BackupOutcome, Metrics};
use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};
use store::{Store, StoreError};
use tokio::task::JoinHandle;

/// When copies are made, and how many are kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BackupSchedule {
    /// Time between two.
    pub every: Duration,
    /// How many are kept.
    pub keep: u32,
    /// The folder they lie in.
    pub dir: PathBuf,
}

/// A copy in the folder.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Made {
    /// Copies are numbered, so that a clock that jumps makes no old one the newest.
    number: u64,
    path: PathBuf,
}

/// Makes copies of a store.
pub struct Backups {
    store: Store,
    key: Key,
    schedule: BackupSchedule,
    metrics: Metrics,
    /// The newest copy that was found to hold; it stays, whatever comes after it.
    good: Option<PathBuf>,
}

impl Backups {
    /// For a store with this key.
    pub fn new(store: Store, key: Key, schedule: BackupSchedule, metrics: Metrics) -> Backups {
        Backups { store, key, schedule, metrics, good: None }
    }

    /// Makes copies for as long as the server runs, whenever it is this server's turn.
    pub fn start(mut self, is_first: impl Fn() -> bool + Send + 'static) -> JoinHandle<()> {
        tokio::spawn(async move {
            tokio::time::sleep(self.due()).await;
            let mut every = tokio::time::interval(self.schedule.every);
            every.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
            loop {
                every.tick().await;
                if is_first() {
                    self.make().await;
                }
            }
        })
    }

    /// How long until the next is due, by the age of the newest. A clock that was set back makes nobody wait for longer
    /// than one time.
    fn due(&self) -> Duration {
        let newest = made(&self.schedule.dir).ok().and_then(|made| made.into_iter().next_back());
        let written = newest.and_then(|made| fs::metadata(made.path).and_then(|data| data.modified()).ok());
        match written.map(|written| SystemTime::now().duration_since(written)) {
            Some(Ok(age)) => self.schedule.every.saturating_sub(age),
            Some(Err(_)) => self.schedule.every,
            None => Duration::ZERO,
        }
    }

    /// Makes one, checks it, and removes old ones.
    pub async fn make(&mut self) {
        let outcome = match self.copy().await {
            Ok(path) => self.checked(path).await,
            Err(error) => {
                tracing::error!(%error, "no backup could be made");
                BackupOutcome::Failed
            }
        };
        self.metrics.backup(outcome, now());
        if outcome != BackupOutcome::Failed
            && let Err(error) = self.prune()
        {
            tracing::warn!(%error, "old backups could not be removed");
        }
    }

    async fn copy(&self) -> Result<PathBuf, StoreError> {
        create_folder(&self.schedule.dir)?;
        let last = made(&self.schedule.dir)?.last().map_or(0, |made| made.number);
        let when: String =
            stamp(now()).chars().filter(|c| *c != '-' && *c != ':').take("20261116T213200".len()).collect();
        let path = self.schedule.dir.join(format!("firstlight-{:06}-{when}Z.backup", last + 1));
        self.store.backup(&path, Some(self.key.bytes())).await?;
        Ok(path)
    }

    async fn checked(&mut self, path: PathBuf) -> BackupOutcome {
        match verify_apart(path.clone()).await {
            Ok(held) => {
                tracing::info!(path = %path.display(), tables = held.tables, events = held.events, "backup made and checked");
                self.good = Some(path);
                BackupOutcome::Good
            }
            // The tables of the server itself are like that; a copy of them is better than none.
            Err(error @ NotVerified::Flawed { .. }) => {
                tracing::error!(path = %path.display(), %error, "backup made, but not all tables in it hold");
                BackupOutcome::Flawed
            }
            Err(error @ NotVerified::Store(_)) => {
                tracing::error!(path = %path.display(), %error, "a backup was made that cannot be used; it is removed");
                if let Err(error) = fs::remove_file(&path) {
                    tracing::warn!(%error, "it could not be removed");
                }
                BackupOutcome::Failed
            }
        }
    }

    fn prune(&self) -> Result<(), StoreError> {
        let made = made(&self.schedule.dir)?;
        let old = made.len().saturating_sub(self.schedule.keep as usize);
        for old in made.into_iter().take(old).filter(|made| Some(&made.path) != self.good.as_ref()) {
            fs::remove_file(&old.path).map_err(StoreError::file("remove", &old.path))?;
        }
        Ok(())
    }
}

/// Checks a copy on a thread of its own: it plays every game, and nobody who plays is to wait for that.
async fn verify_apart(path: PathBuf) -> Result<super::Verified, NotVerified> {
    let apart = tokio::task::spawn_blocking(move || {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
        runtime.map(|runtime| runtime.block_on(verify(&path)))
    });
    match apart.await {
        Ok(Ok(verified)) => verified,
        // The process is ending, or has no threads left: then nothing is known of the copy.
        Ok(Err(_)) | Err(_) => Err(NotVerified::Store(StoreError::Closed)),
    }
}

/// The copies in a folder, the oldest first.
fn made(dir: &Path) -> Result<Vec<Made>, StoreError> {
    let entries = match fs::read_dir(dir) {
        Ok(entries) => entries,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(Vec::new()),
        Err(error) => return Err(StoreError::file("read", dir)(error)),
    };
    let mut made = Vec::new();
    for entry in entries {
        let entry = entry.map_err(StoreError::file("read", dir))?;
        let (path, name) = (entry.path(), entry.file_name().to_string_lossy().into_owned());
        let number = name.strip_suffix(".backup").and_then(|name| name.strip_prefix("firstlight-")?.split('-').next());
        if let Some(number) = number.and_then(|number| number.parse().ok()) {
            made.push(Made { number, path });
        }
    }
    made.sort_by_key(|made| made.number);
    Ok(made)
}

fn create_folder(dir: &Path) -> Result<(), StoreError> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(dir).map_err(StoreError::file("make the directory", dir))
}
