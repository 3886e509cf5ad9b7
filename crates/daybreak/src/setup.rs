//! How a table is set up.

use crate::language::{Flavour, Scope};
use crate::vocab::{CardNo, Power};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use tabletop::Seat;

/// How a table is set up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The powers in the order of the seats; one power alone is the solo game (DB-SETUP-06, DB-SETUP-13).
    pub powers: Vec<Power>,
    /// Challenge cards to play with, in any mix (DB-CHAL-01).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub challenges: Vec<ChallengePick>,
    /// Options that differ from the defaults, by name.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub options: BTreeMap<String, String>,
}

/// A challenge card that a table asks for (DB-CHAL-02).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ChallengePick {
    /// This card; `seat` for those that are for one player.
    Named {
        /// Which.
        card: CardNo,
        /// For whom.
        #[serde(default)]
        seat: Option<Seat>,
    },
    /// One of the kind, by chance; one for a player goes to `seat`.
    Dealt {
        /// Harder, easier or variety.
        flavour: Flavour,
        /// For the group or for one player.
        scope: Scope,
        /// For whom.
        #[serde(default)]
        seat: Option<Seat>,
    },
}

impl Setup {
    /// The default powers of the books for a number of players (DB-SETUP-06).
    pub fn new(players: u8) -> Setup {
        let powers = match players {
            1 => vec![Power::UnitedStates],
            2 => vec![Power::China, Power::UnitedStates],
            3 => vec![Power::MajorityWorld, Power::Europe, Power::UnitedStates],
            _ => Power::ALL.to_vec(),
        };
        Setup { powers, challenges: Vec::new(), options: BTreeMap::new() }
    }
}
