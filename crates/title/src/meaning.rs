//! Mechanisms of a game, to be measured in the lab: does any of them change what is played?

use crate::Title;

/// A mechanism of the rulebook, and a table at which it means nothing.
pub struct Mechanism<T: Title> {
    /// What it is one of, as in `Resilience`.
    pub kind: String,
    /// What it is called within its kind.
    pub name: String,
    /// What is otherwise at the table without it, in a few words.
    pub neutral: String,
    /// Are all of its kind told in one line to people?
    pub in_one_line: bool,
    /// The rules at the table without it.
    pub game: T::Game,
}
