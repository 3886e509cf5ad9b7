//! The games of a run on disk, batch by batch, so that a run that was stopped can go on.
//!
//! One JSON object a line: which line-up, the number of the batch, its games. A line that was cut short is dropped.

use crate::failure::LabError;
use measure::Record;
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use std::fs::{File, OpenOptions};
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};
use tabletop::Commitment;

/// The file in the folder of a report.
pub const GAMES_FILE: &str = "games.jsonl";

/// What sets the games of one line-up apart from all others: table, bots, seed, what was heard.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct Print(String);

impl Print {
    /// The print of a text that says all of it.
    pub(crate) fn of(text: &str) -> Print {
        Print(Commitment::of_text(text).to_string().chars().take(16).collect())
    }
}

#[derive(Serialize, Deserialize)]
struct Line<G> {
    arm: Print,
    batch: u64,
    games: G,
}

/// The file, open for more, and what was in it.
pub(crate) struct Store {
    path: PathBuf,
    file: File,
    known: HashMap<(Print, u64), Vec<Record>>,
}

impl Store {
    /// Opens the file in a folder, or begins it.
    pub(crate) fn open(folder: &Path) -> Result<Store, LabError> {
        let path = folder.join(GAMES_FILE);
        let mut text = match std::fs::read_to_string(&path) {
            Ok(text) => text,
            Err(error) if error.kind() == ErrorKind::NotFound => String::new(),
            Err(error) => return Err(LabError::file(&path, "read", error)),
        };
        let file = OpenOptions::new().create(true).append(true).open(&path);
        let file = file.map_err(|error| LabError::file(&path, "write", error))?;
        let whole = text.rfind('\n').map_or(0, |at| at + 1);
        if whole < text.len() {
            text.truncate(whole);
            file.set_len(whole as u64).map_err(|error| LabError::file(&path, "write", error))?;
        }
        let mut known = HashMap::new();
        for (number, line) in (1..).zip(text.lines()) {
            let line: Line<Vec<Record>> = serde_json::from_str(line).map_err(|error| LabError::Games {
                path: path.clone(),
                line: number,
                why: error.to_string(),
            })?;
            known.insert((line.arm, line.batch), line.games);
        }
        Ok(Store { path, file, known })
    }

    /// A batch that is already there.
    pub(crate) fn take(&mut self, arm: &Print, batch: u64) -> Option<Vec<Record>> {
        self.known.remove(&(arm.clone(), batch))
    }

    /// Keeps a batch.
    pub(crate) fn keep(&mut self, arm: &Print, batch: u64, games: &[Record]) -> Result<(), LabError> {
        let line = Line { arm: arm.clone(), batch, games };
        let mut text = serde_json::to_string(&line).map_err(|error| LabError::Results(error.to_string()))?;
        text.push('\n');
        self.file.write_all(text.as_bytes()).map_err(|error| LabError::file(&self.path, "write", error))
    }
}
