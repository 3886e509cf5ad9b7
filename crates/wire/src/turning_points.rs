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
    /// The turning points in the order of the game; none before they are known.
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

/// A place of a game where the chance to win changed: a part of the game, or a move for which there was a better one. Chances
/// are estimates from 0 to 1.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct TurningPoint {
    /// The entry after which the change was complete.
    pub entry: EntryNo,
    /// The round, from 1.
    pub round: u8,
    /// Whose chance or whose move it is; none, if the chance is that of all.
    pub seat: Option<Seat>,
    /// `after` less `before`.
    pub change: f32,
    /// The chance to win before; for a move, with the better one.
    pub before: f32,
    /// The chance to win after.
    pub after: f32,
    /// When it was, or who did what.
    pub title: String,
    /// What happened, and what it did to the chance.
    pub text: String,
    /// The move that would have been better, as a menu says it.
    pub better: Option<String>,
}
