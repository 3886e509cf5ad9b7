//! The turning points of a game that is over.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tabletop::Seat;
use tabletop::log::EntryNo;

/// The turning points of a game, as far as they are known. Whoever asks while they are worked out asks again later.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct TurningPoints {
    /// Are they known?
    pub state: TurningPointsState,
    /// How much of the work is done.
    pub done: u32,
    /// How much there is in all; 0 while nobody knows.
    pub of: u32,
    /// The turning points: first your own moves, then those of others, and what changed most before the rest; none before they
    /// are known.
    pub points: Vec<TurningPoint>,
}

/// How far the work on turning points is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum TurningPointsState {
    /// It waits or goes on.
    Working,
    /// All are known.
    Done,
    /// It could not be done.
    Failed,
}

/// A move that changed the chance to win, or for which there was a better one. Chances are estimates from 0 to 1: what the
/// game came to in many futures in which everybody played on by rules of thumb, first from before the move and then from
/// after it. Where all win or lose together it is the chance of all, otherwise that of the seat that moved.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct TurningPoint {
    /// The entry of the move.
    pub entry: EntryNo,
    /// The round, from 1.
    pub round: u8,
    /// When in the game it was.
    pub when: String,
    /// Whose move it is.
    pub seat: Seat,
    /// Is it a move of yours?
    pub yours: bool,
    /// `after` less `before`.
    pub change: f32,
    /// The chance to win before.
    pub before: f32,
    /// The chance to win after.
    pub after: f32,
    /// Half of a 95 % interval of the change.
    pub error: f32,
    /// Who did what.
    pub title: String,
    /// What happened, and what it did to the chance.
    pub text: String,
    /// The move that would have been better, as a menu says it.
    pub better: Option<String>,
}
