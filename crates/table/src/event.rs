//! The events of a table, as they are kept.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use tabletop::log::{DealtBy, EntryNo, GivenShare, LeftOut};
use tabletop::{Commitment, Seat, Seats, Share};
use wire::json;
use wire::{DealStep, Millis, PersonId, QuestionAbout, RanOut, TableId, Until};
use words::Lang;

/// An event with its number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Event {
    /// Counted from 1 without a gap.
    pub no: u32,
    /// When.
    pub at: Millis,
    /// Who brought it about.
    pub by: String,
    /// Their id for the command, on its last event.
    pub client: Option<String>,
    /// An entry of the game's log, or `{"table":…}`.
    pub body: String,
}

/// What can happen beside the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TableEvent {
    /// Somebody took a seat.
    Sat { seat: Seat, person: PersonId, name: String },
    /// A bot was put on a seat.
    Bot {
        seat: Seat,
        kind: String,
        name: String,
        /// The host, if they did it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<String>,
    },
    /// A seat was opened.
    Opened {
        seat: Seat,
        /// The host, if they did it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<String>,
    },
    /// Somebody may come in.
    Admitted {
        person: PersonId,
        name: String,
        /// The host, if they answered a knock.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<String>,
    },
    /// Somebody was removed and cannot come back.
    Removed { person: PersonId, name: String, by: String },
    /// The host muted somebody: they play on, and are not heard.
    Muted { person: PersonId, name: String, by: String },
    /// The host lets somebody be heard again.
    Unmuted { person: PersonId, name: String, by: String },
    /// A program got a new key.
    Key { seat: Seat, name: String, by: String },
    /// Somebody asks to come in.
    Knocked { knock: u32, person: PersonId, name: String },
    /// Somebody who asked to come in was not let in.
    TurnedAway {
        knock: u32,
        #[serde(default)]
        name: String,
        /// The host.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<String>,
    },
    /// Somebody is called something else, and so are seats of theirs.
    Renamed { person: PersonId, old: String, name: String, seats: Vec<(Seat, String)> },
    /// What the game began with was played elsewhere; there these bots made these entries in place of the person of the seat.
    PlayedElsewhere { bots: BTreeMap<EntryNo, String> },
    /// A step of making the deal begins, for these people.
    Dealing { step: DealStep, asked: Seats, people: Vec<LeftOut> },
    /// Somebody fixed their share of the deal.
    Committed { seat: Seat, commitment: Commitment },
    /// Somebody showed their share of the deal.
    Shared { seat: Seat, share: Share },
    /// The deal is made: by these, without those.
    DealMade {
        way: DealtBy,
        shares: Vec<GivenShare>,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        left_out: Vec<LeftOut>,
    },
    /// The game began.
    Started,
    /// A bot plays for somebody.
    StandIn {
        seat: Seat,
        kind: String,
        #[serde(default)]
        until: Until,
        /// The host, if they did it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<String>,
    },
    /// Somebody has their seat back.
    Back {
        seat: Seat,
        /// Because the stage or trick is over?
        #[serde(default)]
        ended: bool,
        /// Because the one step is made that a bot made for them? It is not told.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        step: bool,
    },
    /// The time of a seat is used up.
    ClockOut {
        seat: Seat,
        then: RanOut,
        /// Was it already, so that everybody knows?
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        again: bool,
    },
    /// No clock ran in this time: nobody with a seat was there, or the server was not.
    Held { from: Millis, to: Millis },
    /// Somebody said something.
    Said {
        name: String,
        seat: Option<Seat>,
        text: String,
        /// By which they are told apart at this table.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        who: Option<String>,
    },
    /// Somebody stopped the table.
    Paused {
        name: String,
        /// Was it the host?
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        host: bool,
    },
    /// Somebody let it go on.
    Resumed {
        name: String,
        /// Was it the host?
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        host: bool,
    },
    /// Somebody asks the table.
    Asked { question: u32, about: QuestionAbout, by: PersonId, name: String, asked: Seats },
    /// Somebody agreed.
    Agreed { question: u32, seats: Seats },
    /// A question is settled.
    Settled { question: u32, agreed: bool },
    /// Somebody put a plan before the table.
    Planned {
        plan: u32,
        seat: Seat,
        by: PersonId,
        name: String,
        text: String,
        about: Option<String>,
        /// What a bot proposes, by what it is about and in every language.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        of_bot: Option<OfBot>,
    },
    /// Somebody voted on a plan, or took the vote back.
    Voted { plan: u32, seats: Seats, yes: Option<bool> },
    /// A plan is no longer before the table.
    Withdrawn { plan: u32 },
    /// The game is over.
    Finished,
    /// The game ended without a result.
    Abandoned,
    /// The table goes on elsewhere.
    Next { table: TableId },
    /// There is another host.
    Host { person: PersonId, name: String },
    /// The server is busy, so that bots have less time to think.
    Hurried,
}

/// What a bot puts before the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OfBot {
    /// The same thing at the same moment of the game has the same key.
    pub key: String,
    /// In every language, by its tag.
    pub said: BTreeMap<String, String>,
}

impl OfBot {
    /// In this language.
    pub(super) fn text(&self, lang: Lang) -> Option<&String> {
        self.said.get(lang.tag())
    }
}

#[derive(Serialize, Deserialize)]
struct Line<T> {
    table: T,
}

impl TableEvent {
    /// As it is kept.
    pub(super) fn line(&self) -> String {
        json::text(&Line { table: self })
    }

    /// From what was kept; `None` if it is an entry of the game.
    pub(super) fn read(body: &str) -> Option<Result<TableEvent, serde_json::Error>> {
        body.starts_with("{\"table\":").then(|| serde_json::from_str::<Line<TableEvent>>(body).map(|line| line.table))
    }

    /// Is anything of it in the description of the table?
    pub(super) fn changes_table(&self) -> bool {
        !matches!(self, TableEvent::Said { .. } | TableEvent::Hurried)
    }
}
