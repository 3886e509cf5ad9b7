//! The draws the game waits for, and their outcomes.

use crate::few::Few;
use crate::sets::CardSet;
use crate::state::PerSeat;
use crate::vocab::{ChallengeId, CrisisId, GlobalId, PlanetaryEffect};
use serde::{Deserialize, Serialize};
use tabletop::Seats;

/// A draw the game waits for. Each has a source of its own, named in [`Need::source`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Need {
    /// The challenge cards that are dealt by chance, in the order of the setup.
    Challenges,
    /// So many local cards from the deck, which holds at least as many.
    Local {
        /// How many.
        count: u8,
    },
    /// So many global projects from the deck, which holds at least as many.
    Projects {
        /// How many.
        count: u8,
    },
    /// The card of a crisis that is turned up.
    Crisis {
        /// Is it one of those laid before the last shuffle?
        laid: bool,
    },
    /// The planetary effects die.
    Planet,
    /// The geoengineering die, for a card.
    Geoengineering,
    /// The geoengineering die, once for each tied player.
    Ties {
        /// Who rolls.
        tied: Seats,
    },
}

impl Need {
    /// The name of the stream it is drawn from.
    pub const fn source(self) -> tabletop::Source {
        tabletop::Source(match self {
            Need::Challenges => "challenges",
            Need::Local { .. } => "local",
            Need::Projects { .. } => "projects",
            Need::Crisis { .. } => "crises",
            Need::Planet => "planet",
            Need::Geoengineering => "geoengineering",
            Need::Ties { .. } => "ties",
        })
    }
}

/// What chance decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "DaybreakDraw"))]
#[serde(rename_all = "snake_case")]
pub enum Draw {
    /// Challenge cards, in the order of the setup.
    Challenges(Few<ChallengeId, 12>),
    /// Local cards; in which order they come makes no difference.
    Local(CardSet),
    /// Global projects in the order drawn.
    Projects(Few<GlobalId, 4>),
    /// The crisis that was turned up.
    Crisis(CrisisId),
    /// The face of the planetary die.
    Planet(PlanetaryEffect),
    /// The face of the geoengineering die.
    Geoengineering(u8),
    /// The faces by seat; 0 for those who do not roll.
    Ties(PerSeat<u8>),
}
