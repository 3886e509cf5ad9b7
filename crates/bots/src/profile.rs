//! The players by name.

use crate::earthrise::Steady;
use crate::{Bot, Random};
use ::earthrise::Earthrise;

/// A named player, as a list of opponents shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Profile {
    /// What it is called on the command line and at a table.
    pub name: &'static str,
    /// How it plays, in one English sentence.
    pub style: &'static str,
}

/// A player and how it is made.
struct Entry {
    profile: Profile,
    seat: fn() -> Box<dyn Bot<Earthrise>>,
}

/// Everybody there is, weakest first. A new player is a line here.
static EARTHRISE: [Entry; 2] = [
    Entry {
        profile: Profile { name: "random", style: "Plays any card the rules allow, without a thought." },
        seat: || Box::new(Random::new()),
    },
    Entry {
        profile: Profile {
            name: "steady",
            style: "Goes for rich tricks and tokens it can get, leaves Alerts to others, and never thinks for long.",
        },
        seat: || Box::new(Steady::new()),
    },
];

/// The named players of Earthrise, weakest first.
pub fn profiles() -> impl Iterator<Item = Profile> {
    EARTHRISE.iter().map(|entry| entry.profile)
}

/// No player has this name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no bot `{0}`; the bots are {known}", known = known())]
pub struct UnknownBot(pub String);

fn known() -> String {
    profiles().map(|profile| profile.name).collect::<Vec<_>>().join(", ")
}

/// Seats a player of Earthrise by name.
///
/// ```
/// assert!(bots::earthrise("steady").is_ok());
/// let error = bots::earthrise("stedy").err().map(|error| error.to_string());
/// assert_eq!(error.as_deref(), Some("there is no bot `stedy`; the bots are random, steady"));
/// ```
pub fn earthrise(name: &str) -> Result<Box<dyn Bot<Earthrise>>, UnknownBot> {
    match EARTHRISE.iter().find(|entry| entry.profile.name == name) {
        Some(entry) => Ok((entry.seat)()),
        None => Err(UnknownBot(name.to_owned())),
    }
}
