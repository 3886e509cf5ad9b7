//! The pieces of Earthrise, as a client draws them.

use crate::RoundStep;
use earthrise::{Piece, PillId, Suit, TokenId};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Everything that is drawn at a table of Earthrise.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct EarthriseLibrary {
    /// The name of the content.
    pub content: String,
    /// The suits, in the order in which hands lie.
    pub suits: Vec<SuitFace>,
    /// The pools of pills to choose from, the usual one first.
    pub pools: Vec<String>,
    /// Everything that depends on the number of players.
    pub tables: Vec<EarthriseTable>,
}

/// A suit.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct SuitFace {
    /// Which.
    pub suit: Suit,
    /// What it is called.
    pub name: String,
    /// Three letters for it.
    pub code: String,
}

/// Everything at a table of so many players.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct EarthriseTable {
    /// 3, 4 or 5.
    pub players: u8,
    /// The rounds, and what a captured card counts in each.
    pub rounds: Vec<RoundFace>,
    /// The columns of the score sheet: the rounds, then the final phase.
    pub columns: Vec<ColumnFace>,
    /// The steps of a trick, in their order.
    pub steps: Vec<RoundStep>,
    /// Tricks of a round, which are the cards of a hand.
    pub tricks: u8,
    /// The tricks of a round that are played in radio silence, counted from 0.
    pub silent: Vec<u8>,
    /// Maneuver tokens that a round lays.
    pub maneuvers: u8,
    /// The Maneuver tokens, by their ids.
    pub tokens: Vec<TokenFace>,
    /// The kinds of puzzle pieces, by their ids.
    pub pieces: Vec<PieceFace>,
    /// How often each kind is in the pile.
    pub copies: u8,
    /// The History Pills, by their ids.
    pub pills: Vec<PillFace>,
    /// The suit that may be played although one holds the Trump.
    pub free_suit: Option<Suit>,
    /// Alert tokens: value and how many.
    pub alert_tokens: Vec<(u8, u8)>,
    /// Honors for 0, 1, 2 … puzzle pieces.
    pub puzzle: Vec<u8>,
    /// Honors for each Maneuver token that is not exchanged.
    pub per_token: u8,
    /// Honors for the fewest Alerts.
    pub fewest_alerts: u8,
}

/// A round.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct RoundFace {
    /// Its sign, as in `R1`.
    pub code: String,
    /// What it is called.
    pub name: String,
    /// What a captured card counts, by suit.
    pub worth: Vec<SuitWorth>,
}

/// What a captured card of a suit counts in a round.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct SuitWorth {
    /// Which suit.
    pub suit: Suit,
    /// Honors.
    pub honors: u8,
    /// Alerts.
    pub alerts: u8,
}

/// A column of the score sheet.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct ColumnFace {
    /// Its sign, as in `R1` or `F`.
    pub code: String,
    /// What it is called.
    pub name: String,
}

/// What a Maneuver token asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum TokenKind {
    /// The lowest card of a suit.
    Lowest,
    /// A card with one of some numbers.
    Number,
    /// The number of the card before.
    SameRight,
    /// The number of the card after.
    SameLeft,
}

/// A Maneuver token.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct TokenFace {
    /// Which.
    pub id: TokenId,
    /// What it asks for.
    pub kind: TokenKind,
    /// The numbers, with `number`.
    pub values: Vec<u8>,
    /// The suit, with `lowest`.
    pub suit: Option<Suit>,
    /// Its condition in a few letters.
    pub mark: String,
    /// Its condition as a phrase.
    pub text: String,
}

/// A kind of puzzle piece.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct PieceFace {
    /// Which.
    pub id: Piece,
    /// Where it belongs in the picture.
    pub name: String,
}

/// A History Pill.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct PillFace {
    /// Which.
    pub id: PillId,
    /// The number on it.
    pub number: u8,
    /// What it is called.
    pub name: String,
    /// What it does.
    pub text: String,
    /// The scorings at which it may be revealed: rounds from 0, and their number for the final phase.
    pub windows: Vec<u8>,
    /// When it may be revealed, as a sentence.
    pub windows_text: String,
    /// Is it among those that are dealt unless another pool is chosen?
    pub dealt: bool,
    /// Where its effect comes from: `rulebook`, `derived`, `reconstructed` or `printed`.
    pub source: String,
    /// The same in words.
    pub source_text: String,
}
