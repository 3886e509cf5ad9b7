//! Clocks: how much time people have, what happens when it is used up, and how much is left.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;
use tabletop::Seat;

/// How much time people have at a table. Bots have no clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Clock {
    /// How time is measured.
    pub kind: ClockKind,
    /// What happens when it is used up.
    #[serde(default)]
    pub at_zero: AtZero,
}

/// How time is measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum ClockKind {
    /// So much for every move, each with its own time: what is not used is lost.
    Move {
        /// 5 to 3600 seconds.
        seconds: u32,
    },
    /// So much for all moves of a seat in a stage together; it runs while the seat still has something to do.
    Stage {
        /// 10 to 7200 seconds.
        seconds: u32,
    },
    /// So much for all moves of a seat in the whole game together.
    Game {
        /// 1 to 600 minutes.
        minutes: u32,
        /// What a move gives back, 0 to 300 seconds, though never more than it took.
        #[serde(default)]
        increment: u32,
    },
    /// So many days for every move. It is the clock of slow tables.
    Days {
        /// 1 to 14 days.
        days: u32,
    },
}

/// What happens when the time of a seat is used up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum AtZero {
    /// A `steady` bot plays for the seat to the end of the stage or trick.
    #[default]
    Bot,
    /// The plainest move is made: done, pass, save or hold; where there is none, a bot makes one step.
    Pass,
    /// It is told, and the others may ask to let a bot play.
    Nothing,
}

/// What was done when the time of a seat was used up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum RanOut {
    /// A bot plays to the end of the stage or trick.
    Bot,
    /// The plainest move was made.
    Pass,
    /// A bot makes one step.
    Step,
    /// Nothing.
    Nothing,
}

/// The clock of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct SeatClock {
    /// Whose.
    pub seat: Seat,
    /// How many milliseconds are left, counted from this message.
    pub left: u32,
    /// How many there are in all.
    pub of: u32,
    /// Do they pass?
    pub runs: bool,
    /// Were they used up?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub out: bool,
}

/// Seconds that a move can have.
pub const CLOCK_MOVE: RangeInclusive<u32> = 5..=3600;
/// Seconds that a stage can have.
pub const CLOCK_STAGE: RangeInclusive<u32> = 10..=7200;
/// Minutes that a game can have.
pub const CLOCK_GAME: RangeInclusive<u32> = 1..=600;
/// Seconds that a move can give back.
pub const CLOCK_INCREMENT: RangeInclusive<u32> = 0..=300;
/// Days that a move can have.
pub const CLOCK_DAYS: RangeInclusive<u32> = 1..=14;
