//! What the operator reads: one line for each thing that happened, for people or as JSON.
//!
//! Nothing from outside reaches a line as it came: [`clean`] writes out what could end a line, move a cursor or turn text
//! around, and cuts what is long. It is done where lines are made, for whatever is in them.

mod clean;
mod journal;
mod kinds;
mod line;
mod request;
pub(crate) mod target;
mod throttle;

pub use clean::clean;
pub(crate) use journal::TABLE_SHOWN;
pub use journal::{Asked, Journal, JournalError};
pub use kinds::{LogFormat, LogTo};
pub use line::{Line, Lines, stamp};
pub use request::{request_name, within_request};
pub use throttle::ThrottledCount;
