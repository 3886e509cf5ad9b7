//! What happens at a table beside the game: who comes and goes, what is said, what the host does.

use crate::{Millis, RanOut, TableId};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// Something that happened at the table, beside the game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Note {
    /// When.
    pub at: Millis,
    /// What.
    #[serde(flatten)]
    pub happening: Happening,
    /// In words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
}

/// What can happen at a table, beside the game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "note", rename_all = "snake_case")]
pub enum Happening {
    /// Somebody took a seat.
    Sat {
        /// Which.
        seat: Seat,
        /// Who.
        name: String,
        /// Whose program it is, if it is one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        program_of: Option<String>,
    },
    /// A bot was put on a seat.
    Bot {
        /// Which.
        seat: Seat,
        /// Its name.
        name: String,
        /// What kind.
        bot: String,
        /// The host, if they did it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<String>,
    },
    /// A seat was opened.
    Opened {
        /// Which.
        seat: Seat,
        /// The host, if they did it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<String>,
    },
    /// The host let somebody in, or did not.
    Admitted {
        /// Who.
        name: String,
        /// The host.
        by: String,
        /// Did they come in?
        yes: bool,
    },
    /// The host removed somebody.
    Removed {
        /// Who.
        name: String,
        /// The host.
        by: String,
    },
    /// The host muted somebody.
    Muted {
        /// Whom.
        name: String,
        /// The host.
        by: String,
    },
    /// The host lets somebody be heard again.
    Unmuted {
        /// Whom.
        name: String,
        /// The host.
        by: String,
    },
    /// The host made a new key for a program.
    Key {
        /// Which seat.
        seat: Seat,
        /// What the program is called.
        name: String,
        /// The host.
        by: String,
    },
    /// Somebody asks to come in.
    Knocked {
        /// By which the host answers.
        knock: u32,
        /// Who.
        name: String,
    },
    /// Somebody is called something else.
    Renamed {
        /// What they were called.
        old: String,
        /// What they are called.
        name: String,
    },
    /// The deal is made.
    Dealt {
        /// Those who gave a share besides the server.
        names: Vec<String>,
        /// Those who gave none in time.
        left_out: Vec<String>,
    },
    /// The game began.
    Started,
    /// A bot plays for somebody.
    StandIn {
        /// Which seat.
        seat: Seat,
        /// What kind of bot.
        bot: String,
        /// How long.
        until: crate::Until,
        /// The host, if they did it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<String>,
    },
    /// The time of a seat is used up.
    ClockOut {
        /// Which.
        seat: Seat,
        /// What was done about it.
        then: RanOut,
    },
    /// Somebody has their seat back.
    Back {
        /// Which.
        seat: Seat,
        /// Because the stage or trick is over?
        ended: bool,
    },
    /// Somebody took moves back.
    TakenBack {
        /// Who.
        seat: Seat,
    },
    /// Somebody said something.
    Said(Spoken),
    /// Somebody stopped the table.
    Paused {
        /// Who.
        name: String,
    },
    /// Somebody let it go on.
    Resumed {
        /// Who.
        name: String,
    },
    /// Somebody asks the table.
    Asked {
        /// The number of the question.
        question: u32,
    },
    /// A question is settled.
    Settled {
        /// The number of the question.
        question: u32,
        /// Did all agree?
        agreed: bool,
    },
    /// Somebody put a plan before the table.
    Planned {
        /// Its number.
        plan: u32,
        /// From which seat.
        seat: Seat,
        /// Who.
        name: String,
        /// What is planned.
        text: String,
        /// By which they are told apart at this table; none for a bot.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        who: Option<String>,
    },
    /// The game ended without a result.
    Abandoned,
    /// The table goes on elsewhere.
    Next {
        /// Where.
        table: TableId,
    },
    /// There is another host.
    Host {
        /// Who.
        name: String,
    },
    /// The server is busy, so that bots have less time to think. It is told once in a game.
    Hurried,
}

/// Something somebody said. Names and texts are plain text: whoever shows them escapes them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Spoken {
    /// When.
    pub at: Millis,
    /// Who.
    pub name: String,
    /// From which seat, if they have one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// What.
    pub text: String,
    /// By which they are told apart at this table, and nowhere else; lines from before there was such a thing have none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub who: Option<String>,
}
