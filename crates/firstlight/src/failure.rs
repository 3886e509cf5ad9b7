//! What went wrong, in one sentence for the person at the keyboard.

use std::fmt;
use std::io;
use std::path::Path;

/// A command that could not be carried out.
#[derive(Debug)]
pub enum Failure {
    /// A wrong flag, file or value: exit code 2.
    Input(String),
    /// A log that does not hold against the rules: exit code 1.
    Check(String),
    /// Whoever read our output has gone, as in `firstlight … | head`. There is nobody to tell.
    Unread,
}

impl Failure {
    /// Something wrong with what was asked for.
    pub fn input(what: impl fmt::Display) -> Failure {
        Failure::Input(what.to_string())
    }

    /// A file that could not be read or written.
    pub fn file(path: &Path, doing: &str, error: &io::Error) -> Failure {
        let why = match error.kind() {
            io::ErrorKind::NotFound => "there is no such file".to_owned(),
            io::ErrorKind::PermissionDenied => "permission denied".to_owned(),
            _ => error.to_string(),
        };
        Failure::Input(format!("cannot {doing} {}: {why}", path.display()))
    }

    /// The exit code of the program.
    pub fn code(&self) -> u8 {
        match self {
            Failure::Input(_) => 2,
            Failure::Check(_) => 1,
            Failure::Unread => 0,
        }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Input(what) | Failure::Check(what) => f.write_str(what),
            Failure::Unread => f.write_str("nobody reads the output"),
        }
    }
}

impl std::error::Error for Failure {}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::Unread,
            _ => Failure::Input(format!("cannot write the output: {error}")),
        }
    }
}

impl From<server::games::NotOpened> for Failure {
    fn from(error: server::games::NotOpened) -> Failure {
        Failure::Input(error.0)
    }
}
