//! What can be done with the cards of a hand of Daybreak, as it is sent.

use super::faces::Glyph;
use daybreak::LocalId;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

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
    /// Actions that could be begun now and be paid with it, by the moves that begin them.
    pub pays: Vec<daybreak::Move>,
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
    /// Is its place among the cards there asked then?
    pub asks_place: bool,
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
    /// The same after the price, as it is printed; what is printed, where nothing is known of today.
    pub line: Vec<Glyph>,
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
