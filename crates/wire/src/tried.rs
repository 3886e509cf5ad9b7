//! What a move would bring.

use crate::{FactMessage, of_game};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;

/// What a move would bring, up to the next thing that chance or somebody else decides.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Tried {
    /// What would be coming then.
    #[schemars(with = "of_game::TriedForecast")]
    pub forecast: Box<RawValue>,
    /// What would happen.
    pub told: Vec<FactMessage>,
    /// The moves that were tried: the one that was asked about, and the answers that had to follow it.
    #[schemars(with = "Vec<of_game::Move>")]
    pub moves: Vec<Value>,
    /// Were further answers needed? Taken were those that the move is for: what may happen does, as many as can be are
    /// given, to whoever lacks the most energy; else the first.
    pub assumed: bool,
    /// Is one of these answers a choice between different things, so that this is only one of the ways it could go?
    pub chosen: bool,
    /// Does it end because chance or somebody else comes next?
    pub open: bool,
    /// Does another stage or round begin with it?
    pub moved_on: bool,
    /// What it would do, in words, a phrase each: first what is gained.
    pub effect: Vec<String>,
    /// What it would change in the forecast, in words, a phrase each. Nothing: the forecast stays, or is one of another
    /// stage.
    pub changes: Vec<String>,
}
