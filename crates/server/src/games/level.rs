//! The levels of bots: what may be asked for from outside, and how long each thinks.

use super::Hosted;
use crate::wire::{Code, Problem};
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
    pub fn of<G: Hosted>(kind: &str) -> Option<Level> {
        let (name, budget) = match kind.split_once(':') {
            Some((name, budget)) => (name, Some(budget)),
            None => (kind, None),
        };
        let profile = G::profiles().into_iter().find(|profile| profile.name == name)?;
        let thinks = match (profile.thinks, budget) {
            (usual, None) => usual,
            (Some(_), Some(budget)) => Some(budget.parse().ok()?),
            (None, Some(_)) => return None,
        };
        Some(Level { name: profile.name, thinks })
    }

    /// The level that somebody outside asks for. How long it thinks is not theirs to say.
    pub fn asked_for<G: Hosted>(kind: &str) -> Result<Level, Problem> {
        let known = Level::of::<G>(kind).filter(|level| level.name == kind);
        known.ok_or_else(|| Problem::new(Code::UnknownBot).with("bot", kind))
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

#[cfg(test)]
mod tests {
    use super::*;
    use ::daybreak::Daybreak;
    use ::earthrise::Earthrise;

    fn levels<G: Hosted>() {
        for profile in G::profiles() {
            assert_eq!(Level::asked_for::<G>(profile.name).map(|level| level.name), Ok(profile.name));
        }
        assert_eq!(Level::asked_for::<G>(BY_RULES).map(Level::time), Ok(Duration::ZERO));
        let refused =
            ["expert:3600s", "expert:4294967295", "expert:1ms", "expert:", "steady:1s", "oracle", " expert", ""];
        for kind in refused {
            assert_eq!(Level::asked_for::<G>(kind).map_err(|problem| problem.code), Err(Code::UnknownBot), "{kind}");
        }
        // What a table from before names is known all the same.
        let time = |kind| Level::of::<G>(kind).map(|level| (level.name, level.time(), level.counts()));
        assert_eq!(time("expert:3600s"), Some(("expert", Duration::from_secs(3600), false)));
        assert_eq!(time("expert:2000"), Some(("expert", Duration::from_millis(200), true)));
        assert_eq!(time("expert:soon"), None);
        assert_eq!(time("steady:1s"), None);
    }

    #[test]
    fn from_outside_a_bot_is_a_level() {
        levels::<Earthrise>();
        levels::<Daybreak>();
    }
}
