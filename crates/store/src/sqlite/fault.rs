//! What SQLite says went wrong, sorted by what can be done about it.

use std::{path::Path, sync::Arc};

use crate::StoreError;

/// The kinds of fault the store treats differently.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fault {
    /// A constraint does not hold: a key is stored already, or what a row refers to is not there.
    Contradiction,
    Full,
    Locked,
    NotADatabase,
    Damaged,
    CannotOpen,
    Other,
}

impl Fault {
    pub(super) fn of(error: &sqlx::Error) -> Fault {
        let sqlx::Error::Database(error) = error else { return Fault::Other };
        let Some(code) = error.code().and_then(|code| code.parse::<u32>().ok()) else { return Fault::Other };
        // Result codes: https://www.sqlite.org/rescode.html. The low byte is the family.
        match (code, code & 0xff) {
            (_, 19) => Fault::Contradiction,
            // Beside a full disk itself: the index of the write-ahead log could not grow.
            (_, 13) | (4874, _) => Fault::Full,
            (_, 5 | 6) => Fault::Locked,
            (_, 26) => Fault::NotADatabase,
            (_, 11) => Fault::Damaged,
            (_, 8 | 14) => Fault::CannotOpen,
            _ => Fault::Other,
        }
    }
}

/// The error for a caller, where nothing more is known than what SQLite says.
pub(crate) fn plain(error: sqlx::Error) -> StoreError {
    match Fault::of(&error) {
        Fault::Full => StoreError::Full,
        Fault::Locked => StoreError::Locked,
        _ => match error {
            sqlx::Error::PoolClosed | sqlx::Error::WorkerCrashed => StoreError::Closed,
            error => StoreError::Database { source: Arc::new(error) },
        },
    }
}

/// The error for a caller who named a file.
pub(super) fn of_file(path: &Path) -> impl Fn(sqlx::Error) -> StoreError {
    move |error| match Fault::of(&error) {
        Fault::NotADatabase => StoreError::NotADatabase { path: path.to_owned() },
        Fault::Damaged => StoreError::Damaged { path: path.to_owned(), problem: message(&error) },
        Fault::CannotOpen => StoreError::Unopenable { path: path.to_owned(), problem: message(&error) },
        Fault::Full => StoreError::NoRoom { path: path.to_owned() },
        _ => plain(error),
    }
}

/// What SQLite says, without its number.
fn message(error: &sqlx::Error) -> String {
    error.as_database_error().map_or_else(|| error.to_string(), |error| error.message().to_owned())
}
