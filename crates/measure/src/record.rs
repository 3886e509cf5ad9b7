//! One game, as the lab remembers it.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A victory is counted in sixtieths, so that a shared one is exact for every number of players.
pub const WHOLE: u8 = 60;

/// One game: which deal, how far the bots had moved on, who won, and what the metrics heard.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Record {
    /// The deal; the same number is the same chance in every line-up of a plan.
    pub deal: u64,
    /// How many seats the bots had moved on.
    pub turn: u64,
    /// The victory of each seat, in sixtieths of a whole one.
    pub won: Vec<u8>,
    /// What each metric made of the game, by its key.
    pub told: BTreeMap<String, Vec<i64>>,
}

impl Record {
    /// What a metric made of the game.
    pub fn told(&self, key: &str) -> &[i64] {
        self.told.get(key).map_or(&[], Vec::as_slice)
    }

    /// Did the seat win, alone or with others?
    pub fn has_won(&self, seat: usize) -> bool {
        self.won.get(seat).is_some_and(|&won| won > 0)
    }
}
