//! What can be done with the cards of a hand of Daybreak, as it is sent.

use super::faces::Glyph;
use daybreak::LocalId;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// Everything a seat of Daybreak could do.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct DaybreakUses {
    /// The cards of the hand.
    pub cards: Vec<CardUses>,
    /// The actions of the front cards and of the projects.
    pub actions: Vec<ActionUse>,
    /// What is still undone in the Local stage.
    pub undone: Undone,
    /// In a choice of projects, what each choice would mean now.
    pub means: Vec<ChoiceMeans>,
    /// In a window, what a bot would do in this seat's place with something that the group shares.
    pub suggested: Option<Suggested>,
}

/// What a choice of the group would mean for each power now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct ChoiceMeans {
    /// The move that names it.
    #[serde(rename = "move")]
    pub mv: daybreak::Move,
    /// Would the project be active at once?
    pub at_once: bool,
    /// Seat by seat.
    pub powers: Vec<PowerMeans>,
}

/// What a choice would mean for one power.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct PowerMeans {
    /// Whose.
    pub seat: Seat,
    /// What, a phrase each; none: nothing that could be said for sure.
    pub lines: Vec<MeansLine>,
}

/// One thing that a choice would mean for a power.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct MeansLine {
    /// It in words, without whom it is about.
    pub text: String,
    /// The card of which it says that its action would bring something else.
    pub card: Option<LocalId>,
    /// What that action would bring instead, in signs.
    pub signs: Vec<Glyph>,
}

/// What a bot would do in somebody's place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Suggested {
    /// The move that begins it.
    #[serde(rename = "move")]
    pub mv: daybreak::Move,
    /// For whom, where that is asked next.
    pub to: Option<Seat>,
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
    /// Where the tags would lie that it requires; nothing, if it requires none.
    pub needs: Option<NeedsMet>,
}

/// Whether the tags that a card requires are there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct NeedsMet {
    /// Would some stack have them, with the card in front?
    pub met: bool,
    /// Which stacks, or how many tags the best would have.
    pub text: String,
}

/// Whether something is possible.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Judged {
    /// Is it?
    pub possible: bool,
    /// Why not.
    pub why: Option<String>,
    /// The same in as few words as a card has room for.
    pub brief: Option<String>,
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
    /// What the front card there could still bring today, which it would cover, in signs.
    pub covers: Vec<Glyph>,
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
    /// What it costs and brings today, in few words.
    pub today: String,
    /// How often it can still be used this round, in words.
    pub left: String,
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
