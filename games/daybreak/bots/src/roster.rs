//! The players of Daybreak by name.

use bots::{Bot, Entry, Profile, Random, Roster, UnknownBot, milliseconds};
use daybreak::Daybreak;

/// Everybody who plays Daybreak, weakest first. A new player is an entry here.
static ROSTER: Roster<Daybreak> = Roster(&[
    Entry {
        profile: Profile::quick("random", "Does anything the rules allow, without a thought."),
        seat: |_| Box::new(Random::new()),
    },
    Entry {
        profile: Profile::quick(
            "steady",
            "Builds stacks early, changes dirty energy for clean, and keeps everybody out of the worst crises.",
        ),
        seat: |_| Box::new(crate::Steady::new()),
    },
    Entry {
        profile: Profile::thinker(
            "skilled",
            "Tries a few ways to play the stage in a few futures and judges where the round would end.",
            milliseconds(200),
        ),
        seat: |budget| Box::new(crate::skilled(budget)),
    },
    Entry {
        profile: Profile::thinker(
            "expert",
            "Tries many ways to play the stage in many futures, judges where each round would end, and thinks its plans over.",
            milliseconds(1500),
        ),
        seat: |budget| Box::new(crate::expert(budget)),
    },
]);

/// The named players, weakest first.
pub fn profiles() -> impl Iterator<Item = Profile> {
    ROSTER.profiles()
}

/// Seats a player by name.
///
/// ```
/// assert!(daybreak_bots::bot("steady").is_ok());
/// assert!(daybreak_bots::bot("expert:400ms").is_ok());
/// assert!(daybreak_bots::bot("stedy").is_err());
/// ```
pub fn bot(name: &str) -> Result<Box<dyn Bot<Daybreak>>, UnknownBot> {
    ROSTER.seat(name)
}
