//! The players by name.

use crate::lab::ORACLE;
use crate::search::{Budget, NotABudget};
use crate::{Bot, Random};
use ::daybreak::Daybreak;
use ::earthrise::Earthrise;
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
    const fn quick(name: &'static str, style: &'static str) -> Profile {
        Profile { name, style, thinks: None, reference: false }
    }

    /// A player who thinks for so long.
    const fn thinker(name: &'static str, style: &'static str, usual: Budget) -> Profile {
        Profile { name, style, thinks: Some(usual), reference: false }
    }

    /// The same as a reference.
    const fn as_reference(self) -> Profile {
        Profile { reference: true, ..self }
    }
}

/// A budget of time.
pub(crate) const fn milliseconds(time: u64) -> Budget {
    Budget::Time(Duration::from_millis(time))
}

/// A player and how it is made.
struct Entry<G: Game> {
    profile: Profile,
    /// The budget is for those who think.
    seat: fn(Budget) -> Box<dyn Bot<G>>,
}

/// Everybody who plays Earthrise, weakest first. A new player is a line here.
static EARTHRISE: [Entry<Earthrise>; 7] = [
    Entry {
        profile: Profile::quick("random", "Plays any card the rules allow, without a thought."),
        seat: |_| Box::new(Random::new()),
    },
    Entry {
        profile: Profile::thinker("flat", "Tries every move in many worlds and plays on at random.", milliseconds(200))
            .as_reference(),
        seat: |budget| Box::new(crate::earthrise::flat(budget)),
    },
    Entry {
        profile: Profile::quick("casual", "Plays like steady, but lets a card slip now and then."),
        seat: |_| Box::new(crate::earthrise::Casual::new()),
    },
    Entry {
        profile: Profile::quick(
            "steady",
            "Goes for rich tricks and tokens it can get, leaves Alerts to others, and never thinks for long.",
        ),
        seat: |_| Box::new(crate::earthrise::Steady::new()),
    },
    Entry {
        profile: Profile::thinker("pimc", "Searches worlds one by one as if all cards lay open.", milliseconds(200))
            .as_reference(),
        seat: |budget| Box::new(crate::earthrise::pimc(budget)),
    },
    Entry {
        profile: Profile::thinker(
            "skilled",
            "Tries each card in many deals that fit what it saw, and plays the one that did best.",
            // A few milliseconds; with more it would play nearly as well as `expert`.
            Budget::Iterations(300),
        ),
        seat: |budget| Box::new(crate::earthrise::skilled(budget)),
    },
    Entry {
        profile: Profile::thinker(
            "expert",
            "Looks for its best line of cards, in deals that make sense of what everybody played, and plays for victory.",
            milliseconds(1500),
        ),
        seat: |budget| Box::new(crate::earthrise::expert(budget)),
    },
];

/// Everybody who plays Daybreak, weakest first.
static DAYBREAK: [Entry<Daybreak>; 4] = [
    Entry {
        profile: Profile::quick("random", "Does anything the rules allow, without a thought."),
        seat: |_| Box::new(Random::new()),
    },
    Entry {
        profile: Profile::quick(
            "steady",
            "Builds stacks early, changes dirty energy for clean, and keeps everybody out of the worst crises.",
        ),
        seat: |_| Box::new(crate::daybreak::Steady::new()),
    },
    Entry {
        profile: Profile::thinker(
            "skilled",
            "Tries a few ways to play the stage in a few futures and judges where the round would end.",
            milliseconds(200),
        ),
        seat: |budget| Box::new(crate::daybreak::skilled(budget)),
    },
    Entry {
        profile: Profile::thinker(
            "expert",
            "Tries many ways to play the stage in many futures, judges where each round would end, and thinks its plans over.",
            milliseconds(1500),
        ),
        seat: |budget| Box::new(crate::daybreak::expert(budget)),
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

/// The player of this name, and how long it may think.
fn find<'a, G: Game>(entries: &'a [Entry<G>], text: &str) -> Result<(&'a Entry<G>, Budget), UnknownBot> {
    let (name, budget) = match text.split_once(':') {
        Some((name, budget)) => (name, Some(budget)),
        None => (text, None),
    };
    let Some(entry) = entries.iter().find(|entry| entry.profile.name == name) else {
        let known = entries.iter().map(|entry| entry.profile.name).collect();
        return Err(UnknownBot::Name { name: name.to_owned(), known });
    };
    match (entry.profile.thinks, budget) {
        (Some(usual), None) => Ok((entry, usual)),
        (Some(_), Some(budget)) => Ok((entry, budget.parse()?)),
        (None, None) => Ok((entry, Budget::Iterations(1))),
        (None, Some(_)) => Err(UnknownBot::TakesNoTime(entry.profile.name)),
    }
}

fn seat<G: Game>(entries: &[Entry<G>], name: &str) -> Result<Box<dyn Bot<G>>, UnknownBot> {
    find(entries, name).map(|(entry, budget)| (entry.seat)(budget))
}

/// Seats a player of Earthrise by name. Those who think take a budget with it, in iterations or as a time.
///
/// ```
/// assert!(bots::earthrise("steady").is_ok());
/// assert!(bots::earthrise("expert").is_ok());
/// assert!(bots::earthrise("expert:2000").is_ok());
/// assert!(bots::earthrise("pimc:50ms").is_ok());
/// let error = |name| bots::earthrise(name).err().map(|error| error.to_string()).unwrap_or_default();
/// assert_eq!(error("stedy"), "there is no bot `stedy`; the bots are random, flat, casual, steady, pimc, skilled, expert");
/// assert_eq!(error("steady:50ms"), "`steady` plays by rules and takes no thinking time");
/// assert_eq!(error("oracle"), "`oracle` sees all cards, so it plays in the lab only");
/// ```
pub fn earthrise(name: &str) -> Result<Box<dyn Bot<Earthrise>>, UnknownBot> {
    match name.split(':').next() {
        Some(ORACLE) => Err(UnknownBot::Cheats(ORACLE)),
        _ => seat(&EARTHRISE, name),
    }
}

/// Seats a player of Daybreak by name.
///
/// ```
/// assert!(bots::daybreak("steady").is_ok());
/// assert!(bots::daybreak("expert:400ms").is_ok());
/// assert!(bots::daybreak("stedy").is_err());
/// ```
pub fn daybreak(name: &str) -> Result<Box<dyn Bot<Daybreak>>, UnknownBot> {
    seat(&DAYBREAK, name)
}
