//! When the server was last there, so that nobody's time runs while it is not.

use crate::clock::now;
use std::path::{Path, PathBuf};
use std::time::Duration;
use std::{fs, io};
use tokio::task::JoinHandle;
use wire::Millis;

/// The file in the data folder; nothing is lost with it but what it says.
const FILE: &str = "alive";
const EVERY: Duration = Duration::from_secs(60);

/// Notes that the server is there.
pub struct Alive {
    file: PathBuf,
}

impl Alive {
    /// In this data folder.
    pub fn new(data: &Path) -> Alive {
        Alive { file: data.join(FILE) }
    }

    /// When it was last noted; long ago, if that is not known.
    pub fn last(&self) -> Millis {
        fs::read_to_string(&self.file).ok().and_then(|text| text.trim().parse().ok()).unwrap_or(0)
    }

    /// Notes it for as long as the server runs.
    pub fn start(self) -> JoinHandle<()> {
        tokio::spawn(async move {
            let mut every = tokio::time::interval(EVERY);
            let mut well = true;
            loop {
                every.tick().await;
                let noted = self.note(now());
                if let (Err(error), true) = (&noted, well) {
                    tracing::warn!(%error, "when the server was last there cannot be noted");
                }
                well = noted.is_ok();
            }
        })
    }

    fn note(&self, at: Millis) -> io::Result<()> {
        // Where a PostgreSQL keeps the tables, nothing else makes the folder.
        let mut builder = fs::DirBuilder::new();
        builder.recursive(true);
        #[cfg(unix)]
        std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
        builder.create(self.file.parent().unwrap_or(Path::new(".")))?;
        // Half of a number would be another time.
        let new = self.file.with_extension("new");
        fs::write(&new, at.to_string())?;
        fs::rename(new, &self.file)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_noted_is_known_later() {
        let folder = std::env::temp_dir().join(format!("firstlight-alive-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let alive = Alive::new(&folder);
        assert_eq!(alive.last(), 0);
        alive.note(1_700_000_000_123).unwrap();
        assert_eq!(Alive::new(&folder).last(), 1_700_000_000_123);
        fs::write(folder.join(FILE), "yesterday").unwrap();
        assert_eq!(alive.last(), 0);
        fs::remove_dir_all(folder).unwrap();
    }
}
