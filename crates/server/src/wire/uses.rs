//! What can be done with the cards of a hand, and what a move would bring.

use super::Told;
use super::library::Glyph;
use crate::schema;
use daybreak::{Forecast, LocalId};
use earthrise::Card;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// What the seat one faces can do with its cards.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum Uses {
    /// At a table of Daybreak.
    Daybreak(DaybreakUses),
    /// At a table of Earthrise.
    Earthrise(EarthriseUses),
}

/// Everything a seat of Daybreak could do.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct DaybreakUses {
    /// The cards of the hand.
    pub cards: Vec<CardUses>,
    /// The actions of the front cards and of the projects.
    pub actions: Vec<ActionUse>,
    /// What is still undone in the Local stage.
    pub undone: Undone,
}

/// Where a hand card could go.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct CardUses {
    /// Which card.
    pub card: LocalId,
    /// Every place for it, those that are not possible among them.
    pub uses: Vec<CardUse>,
    /// Could its action be carried out if it lay in front of the best stack?
    pub action: Judged,
}

/// Whether something is possible.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Judged {
    /// Is it?
    pub possible: bool,
    /// Why not.
    pub why: Option<String>,
}

/// A place for a hand card.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct CardUse {
    /// The move that puts it there.
    #[serde(rename = "move")]
    pub mv: daybreak::Move,
    /// What kind of place.
    pub kind: UseKind,
    /// Which stack, project or crisis, by its place.
    pub at: u8,
    /// Is it possible?
    pub possible: bool,
    /// Is anything gained today?
    pub useful: bool,
    /// What is gained, in signs.
    pub gain: Vec<Glyph>,
    /// The same in words.
    pub text: String,
    /// Why it is not possible.
    pub why: Option<String>,
}

/// What kind of place a card goes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum UseKind {
    /// In front of a stack, or as a new one.
    Start,
    /// Behind a stack.
    Support,
    /// Under a project.
    Project,
    /// Under a crisis.
    Crisis,
}

/// The action of a front card or a project.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct ActionUse {
    /// Whose.
    pub at: ActionAt,
    /// The move that begins it.
    #[serde(rename = "move")]
    pub mv: daybreak::Move,
    /// Is it possible now?
    pub possible: bool,
    /// Why not.
    pub why: Option<String>,
    /// What it brings today, in signs.
    pub yields: Vec<Glyph>,
    /// What it does.
    pub text: String,
    /// Uses in this round so far.
    pub used: u8,
    /// Uses allowed; nothing: as often as it can be paid.
    pub most: Option<u8>,
}

/// Where an action is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ActionAt {
    /// On the front card of this stack.
    Stack(u8),
    /// On the project in this place.
    Project(u8),
}

/// What is still undone in the Local stage.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Undone {
    /// Actions that are possible.
    pub actions: u32,
    /// Hand cards that would bring something where they could go.
    pub cards: u32,
    /// Energy that is missing.
    pub shortage: u16,
    /// The same in words, a sentence each; what costs most comes first.
    pub lines: Vec<UndoneLine>,
}

/// One of the things that are still undone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct UndoneLine {
    /// What it is about.
    pub kind: UndoneKind,
    /// It in words.
    pub text: String,
}

/// What can be undone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum UndoneKind {
    /// Demand that is not met.
    Shortage,
    /// Actions that were not used.
    Actions,
    /// Cards in hand that would bring something.
    Cards,
}

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

/// What a move would bring, up to the next thing that chance or somebody else decides.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Tried {
    /// What would be coming then.
    pub forecast: Forecast,
    /// What would happen.
    pub told: Vec<Told>,
    /// The moves that were tried: the one that was asked about, and the answers that had to follow it.
    #[schemars(with = "Vec<schema::Move>")]
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
