//! Search for any game of the contract, from a view and nothing else.
//!
//! A [`Search`] imagines worlds behind the view, follows lines of moves through them and counts what they come to. Draws
//! are made anew on every line and never stored, so the tree knows moves only. What a game adds is a [`Guide`].

mod budget;
mod deadline;
mod findings;
mod guide;
mod paired;
mod tally;
mod think;
mod tree;
mod worker;

pub use budget::{Budget, NotABudget};
pub use deadline::Deadline;
pub use deadline::is_past;
pub use findings::{Finding, Findings};
pub use guide::{Guide, Plain, Position, SEATS, Values};
pub use paired::Paired;
pub use think::{Method, Search, Settings};
