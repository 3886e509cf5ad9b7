//! What can go wrong in the lab.

use std::io;
use std::path::{Path, PathBuf};

/// Why a run could not be finished.
#[derive(Debug, thiserror::Error)]
pub enum LabError {
    /// A file or folder could not be read or written.
    #[error("cannot {doing} {}: {error}", path.display())]
    File {
        /// Which.
        path: PathBuf,
        /// What was tried.
        doing: &'static str,
        /// What the system says.
        error: io::Error,
    },
    /// The games of an earlier run cannot be read.
    #[error("{}:{line}: this is not a batch of games ({why}); begin anew with --fresh", path.display())]
    Games {
        /// The file.
        path: PathBuf,
        /// The line, counted from 1.
        line: usize,
        /// What is wrong with it.
        why: String,
    },
    /// No threads to be had.
    #[error("cannot start the threads: {0}")]
    Threads(String),
    /// A result that cannot be written down.
    #[error("cannot write the results: {0}")]
    Results(String),
}

impl LabError {
    pub(crate) fn file(path: &Path, doing: &'static str, error: io::Error) -> LabError {
        LabError::File { path: path.to_owned(), doing, error }
    }
}
