//! The choices of a seat, and why some are refused.

use crate::language::{CardFilter, Condition, Forbidden, Token};
use crate::vocab::{CrisisId, GlobalId, LocalId, PlanetaryEffect, Resilience, Sector, Tag};
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// One atomic choice. Stacks, projects and crises are named by their place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "DaybreakMove"))]
#[serde(rename_all = "snake_case")]
pub enum Move {
    // --- the Local stage and the windows ---
    /// Begin the action of the front card of this stack.
    Act(u8),
    /// Begin the action of this project.
    UseProject(u8),
    /// Put a card from hand in front of this stack (DB-LOCAL-05), or found one in an empty place (DB-LOCAL-09).
    Start {
        /// The card.
        card: LocalId,
        /// The stack.
        stack: u8,
    },
    /// Tuck a card from hand behind this stack (DB-LOCAL-06).
    Support {
        /// The card.
        card: LocalId,
        /// The stack.
        stack: u8,
    },
    /// Tuck a card from hand under this project (DB-LOCAL-07).
    SupportProject {
        /// The card.
        card: LocalId,
        /// The project.
        project: u8,
    },
    /// Tuck a card from hand under this crisis (DB-LOCAL-08).
    ReduceCrisis {
        /// The card.
        card: LocalId,
        /// The place in the row.
        crisis: u8,
    },
    /// Done with the Local stage.
    Done,
    /// Not done after all (DB-LOCAL-01).
    NotDone,
    /// Nothing more in this window.
    Pass,

    // --- putting an action together ---
    /// Drop the action that is being put together; nothing has happened.
    Back,
    /// The tucked card lies behind so many cards.
    Under(u8),
    /// Discard this card from hand as a cost.
    Pay(LocalId),
    /// Spend this card from under the project.
    Spend(LocalId),
    /// Enough.
    Stop,
    /// This alternative, by its place.
    Option(u8),
    /// The step happens, or another player may.
    Yes,
    /// It does not.
    No,
    /// This player.
    To(Seat),
    /// So many.
    Amount(u8),
    /// This type of emissions, for one token.
    Sector(Sector),
    /// This type of resilience, for one token.
    Resilience(Resilience),
    /// This card: to give or to take back from the discards.
    Card(LocalId),
    /// This unknown crisis.
    Crisis(u8),

    // --- what is owed ---
    /// Keep this drawn card.
    Keep(LocalId),
    /// Lose this card.
    Lose(LocalId),

    // --- the group ---
    /// Keep this project.
    KeepProject(GlobalId),
    /// Keep none.
    KeepNone,
    /// Discard the project in this place.
    DropProject(u8),
    /// This player is spared.
    Spare(Seat),
}

/// What kind of question a seat is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "DaybreakQuestion"))]
#[serde(rename_all = "snake_case")]
pub enum Question {
    /// Anything of the Local stage.
    Local,
    /// Done; only taking it back is possible.
    Done,
    /// Act in the Emissions stage or pass.
    EmissionsWindow,
    /// Answer a roll or pass.
    RollWindow,
    /// Answer a crisis or pass.
    CrisisWindow,
    /// Where to tuck.
    Under,
    /// What to pay.
    Pay,
    /// Which tucked card to spend.
    Spend,
    /// Which alternative.
    Option,
    /// Whether.
    May,
    /// Which player.
    To,
    /// How many.
    Amount,
    /// Which type of emissions.
    Sector,
    /// Which type of resilience.
    Resilience,
    /// Which card to give or take back.
    Cards,
    /// Which crisis to turn up.
    Crisis,
    /// Waiting for consent.
    Waiting,
    /// Consent?
    Consent,
    /// Which card to keep.
    Keep,
    /// Which card to lose.
    LoseCard,
    /// Which resilience to lose.
    LoseResilience,
    /// The group: which project to keep.
    KeepProject,
    /// The group: which project makes room.
    MakeRoom,
    /// The group: which project is lost.
    LoseProject,
    /// The group: who is spared.
    Spare,
}

/// Why a move is not possible, with what a sentence about it needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "DaybreakRefusal"))]
#[serde(rename_all = "snake_case")]
pub enum Refusal {
    /// The seat is asked something else.
    OtherQuestion {
        /// What it is asked.
        asked: Question,
    },
    /// Another seat speaks for the group this round (DB-ROUND-04).
    NotTheSpeaker {
        /// Who does.
        speaker: Seat,
    },
    /// The card is not in hand.
    NotInHand {
        /// Which.
        card: LocalId,
    },
    /// The card is neither in hand nor in the play area.
    NotYours {
        /// Which.
        card: LocalId,
    },
    /// The card was chosen already.
    AlreadyChosen {
        /// Which.
        card: LocalId,
    },
    /// The card was not drawn to choose from, or is not among the cards meant.
    NotOffered {
        /// Which.
        card: LocalId,
    },
    /// There is no stack in this place.
    NoStack {
        /// Which.
        stack: u8,
    },
    /// A player has at most so many stacks (DB-LOCAL-09).
    TooManyStacks {
        /// How many.
        most: u8,
    },
    /// A tucked card lies behind at least one card and no deeper than the stack.
    NoSuchDepth {
        /// What was named.
        under: u8,
        /// The depth of the stack.
        most: u8,
    },
    /// There is no project in this place.
    NoProject {
        /// Which.
        project: u8,
    },
    /// The project is not active.
    NotActive {
        /// Which.
        project: GlobalId,
    },
    /// The project has no action.
    NoAction {
        /// Which.
        project: GlobalId,
    },
    /// The action belongs to another time.
    WrongWindow {
        /// The time that it is for.
        window: crate::language::Window,
    },
    /// The action answers other effects than the one rolled.
    NotThisRoll {
        /// What was rolled.
        rolled: PlanetaryEffect,
    },
    /// Not enough cards to pay.
    CannotPayCards {
        /// How many it costs.
        need: u8,
        /// How many fitting cards there are.
        have: u8,
        /// Which cards fit.
        which: CardFilter,
    },
    /// Not enough tokens to pay.
    CannotPayTokens {
        /// Which.
        token: Token,
        /// How many it costs.
        need: u8,
        /// How many there are.
        have: u16,
    },
    /// Not enough tags in the stack.
    TagsShort {
        /// Which.
        tag: Tag,
        /// How many are required.
        need: u8,
        /// How many there are.
        have: u8,
    },
    /// Another requirement does not hold.
    RequirementUnmet {
        /// Which.
        condition: Condition,
    },
    /// The limit of this round is reached.
    LimitReached {
        /// Uses so far.
        used: u8,
        /// Uses allowed.
        most: u8,
        /// The tag that sets the limit, if one does.
        per: Option<Tag>,
    },
    /// It would change nothing (DB-LOCAL-17).
    NoEffect,
    /// It would change nothing (DB-LOCAL-17): all it does is to take these off the own board or out of the world.
    NoneToRemove {
        /// Which of them there are none.
        token: Token,
    },
    /// Something in force forbids it.
    ForbiddenBy {
        /// What is forbidden.
        what: Forbidden,
        /// The ongoing crisis that does; none: a challenge card.
        by: Option<CrisisId>,
    },
    /// The card does not fit what is asked for.
    DoesNotFit {
        /// Which.
        card: LocalId,
        /// What fits.
        wanted: CardFilter,
    },
    /// The project or crisis asks for no card.
    TakesNoCards,
    /// The project or crisis has all the cards of this kind that it asks for (DB-LOCAL-18).
    AlreadyMet,
    /// No face-up crisis in this place (DB-LOCAL-08).
    NotFaceUp {
        /// Which.
        crisis: u8,
    },
    /// No unknown crisis in this place.
    NotUnknown {
        /// Which.
        crisis: u8,
    },
    /// No such alternative.
    NoOption {
        /// What was named.
        option: u8,
        /// How many there are.
        count: u8,
    },
    /// The player cannot be chosen here.
    NotAChoice {
        /// Who.
        seat: Seat,
    },
    /// None of these is left.
    NoneLeft {
        /// Of what.
        token: Token,
    },
    /// A number beyond what is possible.
    AmountOutOfRange {
        /// What was named.
        amount: u8,
        /// At most.
        most: u8,
    },
    /// There is nothing to drop.
    NothingBegun,
    /// The choice is owed and cannot be dropped.
    Owed,
    /// The project was not drawn.
    NotDrawn {
        /// Which.
        project: GlobalId,
    },
    /// The seat has named this choice already (DB-ROUND-04).
    AlreadyNamed,
    /// What was begun is no longer possible as it was answered: somebody has changed something since.
    NoLongerFits,
}
