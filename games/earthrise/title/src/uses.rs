//! What can be done with the cards of a hand of Earthrise, as it is sent.

use earthrise::Card;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The hand of a seat of Earthrise.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct EarthriseUses {
    /// Each card once, suits in order.
    pub cards: Vec<HandCard>,
}

/// A card of a hand.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct HandCard {
    /// Which.
    pub card: Card,
    /// The move that plays it.
    #[serde(rename = "move")]
    pub mv: earthrise::Move,
    /// Can it be played?
    pub possible: bool,
    /// Why not.
    pub why: Option<String>,
}
