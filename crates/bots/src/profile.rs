//! The players by name.

use crate::{Bot, Random};
use ::daybreak::Daybreak;
use ::earthrise::Earthrise;
use tabletop::Game;

/// A named player, as a list of opponents shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Profile {
    /// What it is called on the command line and at a table.
    pub name: &'static str,
    /// How it plays, in one English sentence.
    pub style: &'static str,
}

/// A player and how it is made.
struct Entry<G: Game> {
    profile: Profile,
    seat: fn() -> Box<dyn Bot<G>>,
}

/// Everybody who plays Earthrise, weakest first. A new player is a line here.
static EARTHRISE: [Entry<Earthrise>; 2] = [
    Entry {
        profile: Profile { name: "random", style: "Plays any card the rules allow, without a thought." },
        seat: || Box::new(Random::new()),
    },
    Entry {
        profile: Profile {
            name: "steady",
            style: "Goes for rich tricks and tokens it can get, leaves Alerts to others, and never thinks for long.",
        },
        seat: || Box::new(crate::earthrise::Steady::new()),
    },
];

/// Everybody who plays Daybreak, weakest first.
static DAYBREAK: [Entry<Daybreak>; 2] = [
    Entry {
        profile: Profile { name: "random", style: "Does anything the rules allow, without a thought." },
        seat: || Box::new(Random::new()),
    },
    Entry {
        profile: Profile {
            name: "steady",
            style: "Builds stacks early, changes dirty energy for clean, and keeps everybody out of the worst crises.",
        },
        seat: || Box::new(crate::daybreak::Steady::new()),
    },
];

/// The named players of Earthrise, weakest first.
pub fn earthrise_profiles() -> impl Iterator<Item = Profile> {
    EARTHRISE.iter().map(|entry| entry.profile)
}

/// The named players of Daybreak, weakest first.
pub fn daybreak_profiles() -> impl Iterator<Item = Profile> {
    DAYBREAK.iter().map(|entry| entry.profile)
}

/// No player of the game has this name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no bot `{name}`; the bots are {}", known.join(", "))]
pub struct UnknownBot {
    /// The name that was asked for.
    pub name: String,
    /// The names there are.
    pub known: Vec<&'static str>,
}

fn seat<G: Game>(entries: &[Entry<G>], name: &str) -> Result<Box<dyn Bot<G>>, UnknownBot> {
    match entries.iter().find(|entry| entry.profile.name == name) {
        Some(entry) => Ok((entry.seat)()),
        None => {
            let known = entries.iter().map(|entry| entry.profile.name).collect();
            Err(UnknownBot { name: name.to_owned(), known })
        }
    }
}

/// Seats a player of Earthrise by name.
///
/// ```
/// assert!(bots::earthrise("steady").is_ok());
/// let error = bots::earthrise("stedy").err().map(|error| error.to_string());
/// assert_eq!(error.as_deref(), Some("there is no bot `stedy`; the bots are random, steady"));
/// ```
pub fn earthrise(name: &str) -> Result<Box<dyn Bot<Earthrise>>, UnknownBot> {
    seat(&EARTHRISE, name)
}

/// Seats a player of Daybreak by name.
///
/// ```
/// assert!(bots::daybreak("steady").is_ok());
/// assert!(bots::daybreak("stedy").is_err());
/// ```
pub fn daybreak(name: &str) -> Result<Box<dyn Bot<Daybreak>>, UnknownBot> {
    seat(&DAYBREAK, name)
}
