//! Play at a keyboard: a game in the terminal, driven by the table machine in this process; and what every command needs that
//! reads a log or says what went wrong.

mod answers;
mod command;
pub mod failure;
pub mod flags;
mod greeting;
mod hint;
mod keyboard;
pub mod logfile;
mod lookup;
mod machine;
mod matching;
mod opening;
mod rulebook;
mod seating;
mod session;
pub mod titles;

pub use opening::{AskedTable, play};
