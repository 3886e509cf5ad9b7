//! What PostgreSQL says went wrong, sorted by what can be done about it.

use std::sync::Arc;

use sqlx::postgres::PgConnectOptions;

use crate::StoreError;

/// The kinds of fault the store treats differently.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fault {
    /// A constraint does not hold, or a value cannot be kept: the fault of one write.
    Contradiction,
    /// Two transactions waited for each other: this one was taken back, and can be tried again.
    Again,
    Full,
    Locked,
    /// The connection is gone, or no good any more.
    Lost,
    Other,
}

impl Fault {
    pub(crate) fn of(error: &sqlx::Error) -> Fault {
        let error = match error {
            sqlx::Error::Database(error) => error,
            sqlx::Error::Io(_)
            | sqlx::Error::Tls(_)
            | sqlx::Error::Protocol(_)
            | sqlx::Error::PoolTimedOut
            | sqlx::Error::WorkerCrashed => return Fault::Lost,
            _ => return Fault::Other,
        };
        // Codes: https://www.postgresql.org/docs/current/errcodes-appendix.html. The first two letters are the family.
        let code = error.code().unwrap_or_default();
        match (&*code, code.get(..2).unwrap_or_default()) {
            // Ended by an administrator or by a timeout while idle, starting or stopping, and a server that only reads, as the
            // old one is after another took its place.
            ("57P01" | "57P02" | "57P03" | "57P05" | "25P03" | "25006" | "53300", _) | (_, "08") => Fault::Lost,
            ("40001" | "40P01", _) => Fault::Again,
            ("55P03" | "57014", _) => Fault::Locked,
            (_, "53") => Fault::Full,
            // Beside constraints: values out of range, and texts too long for an index.
            (_, "22" | "23" | "54") => Fault::Contradiction,
            _ => Fault::Other,
        }
    }
}

/// The error for a caller, where nothing more is known than what PostgreSQL says.
pub(crate) fn plain(error: sqlx::Error) -> StoreError {
    match Fault::of(&error) {
        Fault::Full => StoreError::Full,
        Fault::Locked | Fault::Again => StoreError::Locked,
        Fault::Lost => StoreError::Unreachable { problem: message(&error) },
        Fault::Contradiction | Fault::Other => match error {
            sqlx::Error::PoolClosed => StoreError::Closed,
            error => StoreError::Database { source: Arc::new(error) },
        },
    }
}

/// The error for whoever connects.
pub(super) fn of_connecting(error: sqlx::Error, options: &PgConnectOptions) -> StoreError {
    let user = options.get_username().to_owned();
    let name = options.get_database().unwrap_or(&user).to_owned();
    let code = error.as_database_error().and_then(|error| error.code()).unwrap_or_default().into_owned();
    match &*code {
        "28P01" | "28000" => StoreError::BadPassword { user },
        "3D000" => StoreError::NoSuchDatabase { name },
        "42501" => StoreError::NotGranted { user, what: message(&error) },
        _ => plain(error),
    }
}

/// What PostgreSQL or the system says, in one line.
pub(super) fn message(error: &sqlx::Error) -> String {
    match error {
        sqlx::Error::Database(error) => error.message().to_owned(),
        sqlx::Error::Io(error) => error.to_string(),
        sqlx::Error::PoolTimedOut => "no connection within the time given".to_owned(),
        error => error.to_string(),
    }
}
