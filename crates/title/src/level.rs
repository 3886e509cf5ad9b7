//! The levels of bots: what may be asked for from outside, and how long each thinks.

use crate::Title;
use bots::search::Budget;
use std::time::Duration;

/// Who plays where there is no time to think.
pub const BY_RULES: &str = "steady";

/// About how long a line of play takes. It says how much time a bot that counts its lines is likely to need.
const LINE: Duration = Duration::from_micros(100);

/// A bot as a table names it: one of the levels. Tables from before may name a thinking time with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Level {
    /// Its name alone.
    pub name: &'static str,
    /// How long it thinks, if it does.
    pub thinks: Option<Budget>,
}

impl Level {
    /// The level of a bot; none, if no bot is called so.
    pub fn of<T: Title>(kind: &str) -> Option<Level> {
        let (name, budget) = match kind.split_once(':') {
            Some((name, budget)) => (name, Some(budget)),
            None => (kind, None),
        };
        let profile = T::profiles().into_iter().find(|profile| profile.name == name)?;
        let thinks = match (profile.thinks, budget) {
            (usual, None) => usual,
            (Some(_), Some(budget)) => Some(budget.parse().ok()?),
            (None, Some(_)) => return None,
        };
        Some(Level { name: profile.name, thinks })
    }

    /// The level that somebody outside asks for, if there is one. How long it thinks is not theirs to say.
    pub fn asked_for<T: Title>(kind: &str) -> Option<Level> {
        Level::of::<T>(kind).filter(|level| level.name == kind)
    }

    /// How long it thinks about a move, or is likely to; nothing, if it plays by rules.
    pub fn time(self) -> Duration {
        match self.thinks {
            None => Duration::ZERO,
            Some(Budget::Time(time)) => time,
            Some(Budget::Iterations(lines)) => LINE.saturating_mul(lines),
        }
    }

    /// Does it think for a number of lines, however long they take?
    pub fn counts(self) -> bool {
        matches!(self.thinks, Some(Budget::Iterations(_)))
    }
}
