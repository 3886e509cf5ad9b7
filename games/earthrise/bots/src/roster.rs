//! The players of Earthrise by name.

use bots::lab::{Oracle, Player};
use bots::search::Budget;
use bots::{Bot, Entry, Profile, Random, Roster, UnknownBot, milliseconds};
use earthrise::Earthrise;

/// The name of the player that sees all cards.
const ORACLE: &str = "oracle";

/// Everybody who plays Earthrise, weakest first. A new player is an entry here.
static ROSTER: Roster<Earthrise> = Roster(&[
    Entry {
        profile: Profile::quick("random", "Plays any card the rules allow, without a thought."),
        seat: |_| Box::new(Random::new()),
    },
    Entry {
        profile: Profile::thinker("flat", "Tries every move in many worlds and plays on at random.", milliseconds(200))
            .as_reference(),
        seat: |budget| Box::new(crate::flat(budget)),
    },
    Entry {
        profile: Profile::quick("casual", "Plays like steady, but lets a card slip now and then."),
        seat: |_| Box::new(crate::Casual::new()),
    },
    Entry {
        profile: Profile::quick(
            "steady",
            "Goes for rich tricks and tokens it can get, leaves Alerts to others, and never thinks for long.",
        ),
        seat: |_| Box::new(crate::Steady::new()),
    },
    Entry {
        profile: Profile::thinker("pimc", "Searches worlds one by one as if all cards lay open.", milliseconds(200))
            .as_reference(),
        seat: |budget| Box::new(crate::pimc(budget)),
    },
    Entry {
        profile: Profile::thinker(
            "skilled",
            "Tries each card in many deals that fit what it saw, and plays the one that did best.",
            // A few milliseconds; with more it would play nearly as well as `expert`.
            Budget::Iterations(300),
        ),
        seat: |budget| Box::new(crate::skilled(budget)),
    },
    Entry {
        profile: Profile::thinker(
            "expert",
            "Looks for its best line of cards, in deals that make sense of what everybody played, and plays for victory.",
            milliseconds(1500),
        ),
        seat: |budget| Box::new(crate::expert(budget)),
    },
]);

/// The named players, weakest first.
pub fn profiles() -> impl Iterator<Item = Profile> {
    ROSTER.profiles()
}

/// Seats a player by name. Those who think take a budget with it, in iterations or as a time.
///
/// ```
/// assert!(earthrise_bots::bot("steady").is_ok());
/// assert!(earthrise_bots::bot("expert").is_ok());
/// assert!(earthrise_bots::bot("expert:2000").is_ok());
/// assert!(earthrise_bots::bot("pimc:50ms").is_ok());
/// let error = |name| earthrise_bots::bot(name).err().map(|error| error.to_string()).unwrap_or_default();
/// assert_eq!(error("stedy"), "there is no bot `stedy`; the bots are random, flat, casual, steady, pimc, skilled, expert");
/// assert_eq!(error("steady:50ms"), "`steady` plays by rules and takes no thinking time");
/// assert_eq!(error("oracle"), "`oracle` sees all cards, so it plays in the lab only");
/// ```
pub fn bot(name: &str) -> Result<Box<dyn Bot<Earthrise>>, UnknownBot> {
    match name.split(':').next() {
        Some(ORACLE) => Err(UnknownBot::Cheats(ORACLE)),
        _ => ROSTER.seat(name),
    }
}

/// A player in the lab by name, `oracle` among them: `expert` with open cards.
///
/// ```
/// assert!(earthrise_bots::lab_player("oracle:500").is_ok());
/// assert!(earthrise_bots::lab_player("steady").is_ok());
/// assert!(earthrise_bots::lab_player("oracles").is_err());
/// assert!(earthrise_bots::bot("oracle:500").is_err());
/// ```
pub fn lab_player(name: &str) -> Result<Player<Earthrise>, UnknownBot> {
    let oracle = |budget: Budget| Player::Seer(Box::new(Oracle::new(crate::expert(budget))));
    match name.split_once(':') {
        _ if name == ORACLE => Ok(oracle(milliseconds(1500))),
        Some((ORACLE, budget)) => Ok(oracle(budget.parse()?)),
        _ => bot(name).map(Player::Bot),
    }
}
