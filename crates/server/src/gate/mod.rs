//! Where connections come in: how many there may be, how long each may take, and who gives way when there are too many.
//!
//! Nobody can say whom a connection belongs to before it has asked something, so everybody is let in and those give way who
//! have not shown who they are: of the address with the most connections, the one that came first. Strangers share three
//! quarters of the room; the rest is for those who play here.

mod connections;
mod handles;
mod serve;
mod wire;

pub use connections::{ConnectionLimits, Gate, HeldConnection};
pub use handles::file_handles;
pub use serve::serve;

use std::time::Duration;

/// How long a connection may take for anything.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Times {
    /// For the lines that say what it asks, from the first byte on; a new connection, from its beginning.
    pub header: Duration,
    /// Between an answer and the next question.
    pub keep: Duration,
    /// Without taking any byte of what it is sent.
    pub answer: Duration,
}
