//! Players by name: each game lists its own in a [`Roster`].

use crate::Bot;
use crate::search::{Budget, NotABudget};
use std::time::Duration;
use tabletop::Game;

/// A named player, as a list of opponents shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Profile {
    /// What it is called on the command line and at a table.
    pub name: &'static str,
    /// How it plays, in one English sentence.
    pub style: &'static str,
    /// How long it usually thinks about a move, if it thinks. A name may carry another budget: `expert:400ms`.
    pub thinks: Option<Budget>,
    /// There to be measured against, and not to be good company?
    pub reference: bool,
}

impl Profile {
    /// A player by rules, who needs no time.
    pub const fn quick(name: &'static str, style: &'static str) -> Profile {
        Profile { name, style, thinks: None, reference: false }
    }

    /// A player who usually thinks for this long.
    pub const fn thinker(name: &'static str, style: &'static str, usual: Budget) -> Profile {
        Profile { name, style, thinks: Some(usual), reference: false }
    }

    /// The same as a reference.
    pub const fn as_reference(self) -> Profile {
        Profile { reference: true, ..self }
    }
}

/// A budget of time.
pub const fn milliseconds(time: u64) -> Budget {
    Budget::Time(Duration::from_millis(time))
}

/// A player and how it is made.
pub struct Entry<G: Game> {
    /// How a list of opponents shows it.
    pub profile: Profile,
    /// Makes it; the budget is for those who think.
    pub seat: fn(Budget) -> Box<dyn Bot<G>>,
}

/// The players of a game, weakest first. A new player is an entry.
pub struct Roster<G: Game + 'static>(pub &'static [Entry<G>]);

/// Nobody can be seated by this name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum UnknownBot {
    /// No player of the game has it.
    #[error("there is no bot `{name}`; the bots are {}", known.join(", "))]
    Name {
        /// The name that was asked for.
        name: String,
        /// The names there are.
        known: Vec<&'static str>,
    },
    /// The player is for measurements.
    #[error("`{0}` sees all cards, so it plays in the lab only")]
    Cheats(&'static str),
    /// A thinking time was given to somebody who does not think.
    #[error("`{0}` plays by rules and takes no thinking time")]
    TakesNoTime(&'static str),
    /// The thinking time cannot be read.
    #[error(transparent)]
    Budget(#[from] NotABudget),
}

impl<G: Game> Roster<G> {
    /// The named players, weakest first.
    pub fn profiles(&self) -> impl Iterator<Item = Profile> {
        self.0.iter().map(|entry| entry.profile)
    }

    /// Seats a player by name. Those who think take a budget with it, in iterations or as a time: `expert:400ms`.
    pub fn seat(&self, text: &str) -> Result<Box<dyn Bot<G>>, UnknownBot> {
        let (name, budget) = match text.split_once(':') {
            Some((name, budget)) => (name, Some(budget)),
            None => (text, None),
        };
        let Some(entry) = self.0.iter().find(|entry| entry.profile.name == name) else {
            let known = self.profiles().map(|profile| profile.name).collect();
            return Err(UnknownBot::Name { name: name.to_owned(), known });
        };
        let budget = match (entry.profile.thinks, budget) {
            (Some(usual), None) => usual,
            (Some(_), Some(budget)) => budget.parse()?,
            (None, None) => Budget::Iterations(1),
            (None, Some(_)) => return Err(UnknownBot::TakesNoTime(entry.profile.name)),
        };
        Ok((entry.seat)(budget))
    }
}
