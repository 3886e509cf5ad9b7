//! The finished games that `corpus/` keeps as fixtures: what is looked for.

use crate::{FactOf, OutcomeOf, Title};

/// What must have happened, and how it must have ended.
pub type Wish<T> = Box<dyn Fn(&[FactOf<T>], &OutcomeOf<T>) -> bool>;

/// A game to look for: how it is set up, and what must happen in it.
pub struct Wanted<T: Title> {
    /// What its file is called.
    pub name: String,
    /// What it is played with.
    pub content: T::Content,
    /// How it is set up.
    pub setup: T::Setup,
    /// Who plays, in the order of the seats; a shorter list is repeated.
    pub bots: &'static [&'static str],
    /// What must happen in it.
    pub wish: Wish<T>,
    /// Take moves back and branch on the way.
    pub restless: bool,
}
