//! What is pending, as data: the frames of the table, and what each seat has open on its desk.

use crate::facts::Cause;
use crate::language::{CardFilter, Token};
use crate::sets::CardSet;
use crate::vocab::{GlobalId, LocalId, PlanetaryEffect, Resilience};
use serde::{Deserialize, Serialize};
use tabletop::deck::Pile;
use tabletop::{Seat, Seats};

/// Which action a seat has begun.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ActionSource {
    /// The action of the front card of this own stack.
    Stack(u8),
    /// The action of the project in this place.
    Project(u8),
    /// A choice that a crisis or a tipping point demands.
    Crisis,
}

/// An action that is being put together: the answers given so far, in order. Nothing on any board has changed yet; it
/// happens all at once when the last answer is there, and until then the seat can back out.
///
/// To see what is asked next, the action is carried out on a copy of the state with these answers (see `walk.rs`), so
/// that every choice is made on the board as the earlier parts of the action leave it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Draft {
    /// Which action.
    pub doing: ActionSource,
    /// The step it goes on with after a draw; 0: nothing is paid yet.
    pub from: u8,
    /// Cards that were spent from under the project.
    pub paid: u8,
    /// Whose consent it waits for (card 1.108).
    pub waiting: Option<Seat>,
    /// Cards, seats, places and numbers, as the questions ask for them.
    pub answers: Pile<MAX_ANSWERS>,
}

/// The most answers an action can take.
pub const MAX_ANSWERS: usize = 40;

impl Draft {
    /// An action that has just been begun.
    pub const fn of(doing: ActionSource) -> Draft {
        Draft { doing, from: 0, paid: 0, waiting: None, answers: Pile::EMPTY }
    }
}

/// A question that one seat has open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "DaybreakAsk"))]
#[serde(rename_all = "snake_case")]
pub enum Ask {
    /// How many cards shall lie in front of the tucked card? (DB-LOCAL-06)
    Under {
        /// The card.
        card: LocalId,
        /// The stack.
        stack: u8,
    },
    /// Which card to discard as a cost.
    Pay {
        /// Still to pay.
        left: u8,
    },
    /// Which tucked card of the project to spend; with `or_stop` it may be enough.
    Spend {
        /// Still to spend.
        left: u8,
        /// May the player stop?
        or_stop: bool,
    },
    /// Which own resilience to pay with (a cost of any type).
    PayResilience {
        /// Still to pay.
        left: u8,
    },
    /// Which of the alternatives of a step.
    Option {
        /// The step.
        step: u8,
    },
    /// Whether a step happens at all.
    May {
        /// The step.
        step: u8,
    },
    /// Which player a step reaches.
    To {
        /// The step.
        step: u8,
    },
    /// How many tokens to give.
    Amount {
        /// The step.
        step: u8,
        /// At most.
        most: u8,
    },
    /// Which type of emissions, for one token.
    Sector {
        /// The step.
        step: u8,
        /// Tokens still to choose for.
        left: u8,
    },
    /// Which type of resilience, for one token.
    Resilience {
        /// The step.
        step: u8,
        /// Tokens still to choose for.
        left: u8,
    },
    /// Which hand card to give, or which discarded card to take back.
    Cards {
        /// The step.
        step: u8,
        /// Cards still to choose.
        left: u8,
    },
    /// Which unknown crisis to turn up.
    Crisis {
        /// The step.
        step: u8,
        /// Crises still to choose.
        left: u8,
    },
    /// Waiting for another player's consent (card 1.108).
    Waiting {
        /// Whose.
        on: Seat,
    },
    /// May this player take tokens off your board? (card 1.108)
    Consent {
        /// Who asks.
        by: Seat,
    },
    /// Which of the drawn cards to keep.
    Keep {
        /// Still to keep.
        left: u8,
    },
    /// Which card to lose, from hand or play area (DB-CRISIS-14).
    LoseCard {
        /// Still to lose.
        left: u8,
    },
    /// Which resilience to lose (DB-CRISIS-23).
    LoseResilience {
        /// Still to lose.
        left: u8,
    },
    /// Of which type a token is that a crisis or a tipping point gives or takes.
    OwnType {
        /// Emissions or resilience, of any type.
        token: Token,
        /// What happens to it.
        way: Way,
        /// Tokens still to choose for.
        left: u8,
    },
}

/// What happens to tokens whose type a player chooses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "DaybreakWay"))]
#[serde(rename_all = "snake_case")]
pub enum Way {
    /// They come onto the board.
    Gain,
    /// They leave it.
    Lose,
    /// They go to the player on the right.
    Give,
}

/// What a seat owes; it cannot back out of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "DaybreakDebt"))]
#[serde(rename_all = "snake_case")]
pub enum OwedChoice {
    /// So many of the offered cards are still to be kept.
    Keep(u8),
    /// So many of the offered cards are still to be lost.
    Cards(u8),
    /// So many resilience tokens are still to be lost.
    Resilience(u8),
    /// So many tokens still come or go, of types that the seat chooses.
    Types {
        /// Emissions or resilience, of any type.
        token: Token,
        /// What happens to them.
        way: Way,
        /// Tokens still to choose for.
        left: u8,
    },
    /// One of so many alternatives of a crisis is to be chosen; [`SeatPrompt::option`] holds the choice.
    Option(u8),
}

/// The place of a seat where choices are made; all seats have theirs at the same time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct SeatPrompt {
    /// The action being put together, if there is one.
    pub draft: Option<Draft>,
    /// The card that is being tucked, and its stack.
    pub tucking: Option<(LocalId, u8)>,
    /// What is owed.
    pub owes: Option<OwedChoice>,
    /// Cards to choose from.
    pub offered: CardSet,
    /// Cards chosen to be lost.
    pub chosen: CardSet,
    /// Resilience chosen to be lost, by [`Resilience`].
    pub resilience: [u8; Resilience::COUNT],
    /// The alternative chosen, or [`NO_CARD`](crate::NO_CARD).
    pub option: u8,
    /// Players who ask for consent to take tokens.
    pub consent: Seats,
}

impl SeatPrompt {
    /// Nothing on it.
    pub const EMPTY: SeatPrompt = SeatPrompt {
        draft: None,
        tucking: None,
        owes: None,
        offered: CardSet::NONE,
        chosen: CardSet::NONE,
        resilience: [0; Resilience::COUNT],
        option: crate::state::NO_CARD,
        consent: Seats::NONE,
    };

    /// Is there an open question?
    #[inline]
    pub fn is_open(&self) -> bool {
        self.draft.is_some() || self.tucking.is_some() || self.owes() || !self.consent.is_empty()
    }

    /// Is something owed that has not been chosen yet?
    #[inline]
    pub fn owes(&self) -> bool {
        match self.owes {
            None => false,
            Some(
                OwedChoice::Keep(left)
                | OwedChoice::Cards(left)
                | OwedChoice::Resilience(left)
                | OwedChoice::Types { left, .. },
            ) => left > 0,
            Some(OwedChoice::Option(_)) => self.option == crate::state::NO_CARD,
        }
    }
}

/// Where drawn local cards go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DrawTo {
    /// Into the hand.
    Hand,
    /// Onto the desk, to choose from: so many may be kept.
    Choose(u8),
    /// Onto the desk; what fits is kept.
    Fitting(CardFilter),
}

/// What the table does next; the last frame of the agenda is the one at work.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Frame {
    /// Challenge cards are turned over (DB-CHAL-02).
    Challenges,
    /// Global projects are drawn (DB-GLOBAL-03).
    DrawProjects,
    /// The group keeps one of them or none.
    KeepProject,
    /// The group makes room for a fifth (DB-GLOBAL-04).
    MakeRoom {
        /// The project to start.
        keep: GlobalId,
    },
    /// Somebody draws local cards.
    DrawCards {
        /// Who.
        seat: Seat,
        /// Cards still to draw.
        left: u8,
        /// Where they go.
        into: DrawTo,
    },
    /// The Local stage, until all are done (DB-LOCAL-01).
    Local,
    /// Before carbon is added (DB-EMIT-08).
    EmissionsWindow,
    /// Carbon is added and absorbed (DB-EMIT-02 to DB-EMIT-07).
    Carbon,
    /// Rolls of the planetary die that are owed ([`State::rolls`](crate::State::rolls); DB-CRISIS-01).
    Rolls,
    /// A roll may be ignored.
    RollWindow {
        /// What was rolled.
        effect: PlanetaryEffect,
    },
    /// All crises, one at a time (DB-CRISIS-06).
    Crises {
        /// The place in the row that is next.
        at: u8,
    },
    /// A crisis is turned up.
    TurnUp {
        /// Its place in the row.
        at: u8,
    },
    /// The tied players roll (DB-CRISIS-07).
    Ties {
        /// The place of the crisis.
        at: u8,
        /// Who is tied.
        tied: Seats,
    },
    /// The crisis is up and its targets are known (DB-CRISIS-21).
    CrisisWindow {
        /// The place of the crisis.
        at: u8,
    },
    /// The group names a player who is spared (card 1.436).
    Spare {
        /// The place of the crisis.
        at: u8,
        /// Players still to name.
        left: u8,
    },
    /// Choices that several players owe are made at their desks (DB-ROUND-03).
    Desks {
        /// What they are owed to.
        cause: Cause,
    },
    /// The steps of the crisis go on after an interruption.
    Strike {
        /// The place of the crisis.
        at: u8,
        /// The step that is next.
        step: u8,
    },
    /// The group discards a project (card 1.442).
    LoseProject {
        /// Still to discard.
        left: u8,
    },
    /// The geoengineering die is rolled for a step.
    Die {
        /// Who rolls.
        seat: Seat,
        /// For which action.
        doing: ActionSource,
        /// For which step.
        step: u8,
        /// What is added.
        plus: u8,
    },
    /// The steps of the action on this seat's desk go on after an interruption (a die, a draw).
    Act {
        /// Whose.
        seat: Seat,
        /// Which action.
        doing: ActionSource,
    },
    /// The game has ended.
    Over,
}
