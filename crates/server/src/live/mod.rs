//! Tables in memory: one task a table, one mailbox a task. The tasks carry out what the pure table wants done; no lock is
//! held while anything is awaited.

mod clocks;
mod effects;
mod forget_person;
mod hinting;
mod hub;
mod mail;
mod others;
mod outbox;
mod pool;
mod rows;
mod table_options;
mod task;
mod turning_points;

pub use forget_person::{finish_forgetting, forget_person};
pub use hub::{Hub, Settings};
pub use mail::{Looking, Mail, Passage, Posted, Readable, SocketNo};
pub use others::{Ended, OtherNodes};
pub use outbox::{Behind, Outbox, OutboxReader, outbox};
pub use pool::{Busy, Owner, Pool};
pub use rows::row_status;
pub(crate) use rows::{event_of, fixed_of};
pub(crate) use table_options::TableOptions;
pub use turning_points::{Found, TurningPointFinder};

pub(crate) use effects::{as_text, dismiss};
pub(crate) use hinting::{FoundHint, Hinting, is_free};
pub(crate) use task::{SLOW, kept, restore};

use store::StoreError;
use table::Problem;
use wire::Code;

/// May a client that is sent away for this come back?
pub fn may_come_back(code: Code) -> bool {
    matches!(
        code,
        Code::Stopping | Code::TooSlow | Code::StoreFailed | Code::StoreBusy | Code::StoreFull | Code::TooFast
    )
}

/// What went wrong in the store, as it is said to whoever asked.
pub fn store_problem(error: StoreError) -> Problem {
    match error {
        StoreError::Full => Code::StoreFull.into(),
        StoreError::Locked | StoreError::Unreachable { .. } | StoreError::Unsure => Code::StoreBusy.into(),
        StoreError::Closed => Code::Stopping.into(),
        // Another node has the table, or will: whoever comes back finds it.
        StoreError::NotOwner { .. } | StoreError::LeaseLost { .. } => Code::Stopping.into(),
        StoreError::NoTable { .. } => Code::NoSuchTable.into(),
        StoreError::TooMany { most, of_address: false } => Problem::new(Code::TooManyTables).with("most", most),
        StoreError::TooMany { most, of_address: true } => Problem::new(Code::TooManyHere).with("most", most),
        StoreError::AddressFull => Code::TooManyHere.into(),
        other => {
            tracing::error!(error = %other, "the store failed");
            Code::StoreFailed.into()
        }
    }
}

/// What the store answered, for whoever answers with a problem.
pub trait OrProblem<T> {
    /// The same with the store's error as a problem.
    fn or_problem(self) -> Result<T, Problem>;
}

impl<T> OrProblem<T> for Result<T, StoreError> {
    fn or_problem(self) -> Result<T, Problem> {
        self.map_err(store_problem)
    }
}
