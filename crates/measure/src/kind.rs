//! What a study asks.

use serde::Serialize;
use std::fmt;

/// The questions the lab can answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// Who wins?
    Arena,
    /// Does a bot play better when it thinks longer?
    Ladder,
    /// How hard are the setups of the rulebook?
    Difficulty,
    /// What are the cards worth?
    Cards,
    /// Does any seat or power fare better?
    Seats,
    /// What happened in one game at one table? No plan asks that.
    Table,
}

impl Kind {
    /// Those a plan can ask for.
    pub const ALL: [Kind; 5] = [Kind::Arena, Kind::Ladder, Kind::Difficulty, Kind::Cards, Kind::Seats];

    /// Its name in a plan.
    pub const fn key(self) -> &'static str {
        match self {
            Kind::Arena => "arena",
            Kind::Ladder => "ladder",
            Kind::Difficulty => "difficulty",
            Kind::Cards => "cards",
            Kind::Seats => "seats",
            Kind::Table => "table",
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())
    }
}
