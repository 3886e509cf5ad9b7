//! What goes over the wire, in one place: the OpenAPI document and the TypeScript types are made from these. What belongs
//! to a game is JSON here ([`of_game`]).

mod clock;
mod command;
mod deed;
mod http;
mod info;
pub mod json;
mod json_parts;
mod message;
mod note;
pub mod of_game;
mod patch;
mod people;
mod problem;
mod tried;
mod turning_points;

pub use clock::{
    AtZero, CLOCK_DAYS, CLOCK_GAME, CLOCK_INCREMENT, CLOCK_MOVE, CLOCK_STAGE, Clock, ClockKind, RanOut, SeatClock,
};
pub use command::{Ask, Attach, Body, Command, Facing, MovesWanted, Signal, SignalKind, Until, ViewsWanted};
pub use deed::{Deed, HostDeed, Played};
pub use http::{
    About, At, BotInfo, ChangeMe, Daily, DealChoice, DealResult, Debrief, GameInfo, Given, Issued, Listed, Me,
    NewTable, NewToken, Oops, OptionInfo, SeatChoice, Secret, ShortCode, Step, StepFor, TableAndYou, TableKind,
    TableNotice,
};
pub use info::{
    AWAY_AFTER, DealStep, DealingInfo, GuestInfo, Holder, KnockInfo, LONGEST_PACE, PlanInfo, Purpose, QuestionAbout,
    QuestionInfo, SeatCommitment, SeatInfo, Settings, Status, Summary, TableInfo, USUAL_AWAY, USUAL_PACE, Visibility,
    Watch, You,
};
pub use message::{
    Advised, Choice, FactMessage, Figure, Message, Passage, Reply, Scene, Since, TakeBack, Update, Welcome,
};
pub use note::{Happening, Note, Spoken};
pub use patch::{Misfit, Patch, PatchStep};
pub use people::{DeleteMe, Deleted, Device, LogOut, LogOutFrom, LoggedOut, Report, ReportReason, Reported};
pub use problem::{Code, Said};
pub use tried::Tried;
pub use turning_points::{TurningPoint, TurningPoints, TurningPointsState};

use serde::{Deserialize, Serialize};

/// The version of the interface. A client says it in its `hello`; what may change within a number is in `docs/versions.md`.
/// The addresses stay under `/api/v1`.
pub const VERSION: u32 = 2;

/// Milliseconds since 1970.
pub type Millis = i64;

/// Who somebody is, on any device. It is no secret and opens nothing by itself.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(transparent)]
pub struct PersonId(pub String);

impl PersonId {
    /// Who a program is that comes with the token of this name.
    pub fn program(token: &str) -> PersonId {
        PersonId(format!("program {token}"))
    }

    /// Is it a program?
    pub fn is_program(&self) -> bool {
        self.0.starts_with("program ")
    }
}

/// The name of a table in addresses.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(transparent)]
pub struct TableId(pub String);

impl std::fmt::Display for TableId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}
