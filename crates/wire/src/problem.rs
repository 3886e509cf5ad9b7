//! What went wrong, with a code that stays, a sentence in the asked language and what the sentence is about.

use crate::json;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;

/// What kind of thing went wrong. Codes do not change.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Code {
    /// Not the JSON this interface speaks.
    Malformed,
    /// A version of the interface that is not spoken here.
    UnknownVersion,
    /// More than is taken at once.
    TooLarge,
    /// More often than is taken.
    TooFast,
    /// The server has too much to think about; `retry_after_ms` says when there may be room.
    Busy,
    /// No such address.
    NoSuchRoute,
    /// The address is there, for another method.
    WrongMethod,
    /// No such table, or none for you.
    NoSuchTable,
    /// Only those who belong to the table may.
    NotAtTable,
    /// Not a seat of yours.
    NotYourSeat,
    /// Several seats are yours; say which.
    WhichSeat,
    /// Your seat is not asked.
    NotYourTurn,
    /// Only the host may.
    NotHost,
    /// The host did not let you in.
    TurnedAway,
    /// The host removed you.
    Removed,
    /// The host muted you here.
    Muted,
    /// There is no such seat, or it is not free.
    SeatTaken,
    /// The game has not begun.
    NotStarted,
    /// The game has begun.
    Started,
    /// The game is over.
    Finished,
    /// The game is not over.
    NotFinished,
    /// The deal of a day is not told before the day is over, unless one has finished it.
    Sealed,
    /// The table is paused.
    Paused,
    /// Your time is used up, and a bot plays or moves for you.
    OutOfTime,
    /// The rules do not allow it; `reason` says why.
    Illegal,
    /// It cannot be taken back; `reason` says why.
    NotRetractable,
    /// There is no such entry.
    NoSuchEntry,
    /// Nobody at the table is named like that.
    NoSuchGuest,
    /// No such question, or it is not yours to answer.
    NoSuchQuestion,
    /// No such plan is before the table.
    NoSuchPlan,
    /// Players hold secrets, so plans are not talked over while the game is on.
    PlansOff,
    /// The table has no hints.
    HintsOff,
    /// The table has no spectators.
    WatchingOff,
    /// Branches are for tables of study.
    NotForStudy,
    /// Players hold secrets, so no program takes a seat while the game is on.
    Dealt,
    /// No share of the deal is asked for, or not from this person.
    NoShareWanted,
    /// The share is not the one that was fixed before.
    OtherShare,
    /// A program plays its seat and does nothing else.
    OnlyItsSeat,
    /// A command under an id that was used long ago.
    AlreadyDone,
    /// A name has 1 to 20 characters that can be seen.
    BadName,
    /// A text is empty or too long.
    BadText,
    /// The table cannot be set up like this.
    BadSetup,
    /// The table cannot have such a clock; `why` says what is wrong with it.
    BadClock,
    /// No bot of that name.
    UnknownBot,
    /// No language of that name.
    UnknownLang,
    /// No game of that name.
    UnknownGame,
    /// Too many tables of one person.
    TooManyTables,
    /// Too many tables were opened from one address, or too much of them is kept.
    TooManyHere,
    /// As much of the table is kept as may be.
    TableFull,
    /// Many new people come from this address; whoever solves the `challenge` is let in.
    WorkWanted,
    /// Too many sockets.
    TooManySockets,
    /// The request comes from another site.
    BadOrigin,
    /// Something would be kept for somebody whose browser did not send the cookie of this site.
    NoCookie,
    /// A link or token that is wrong, used up, revoked or too old.
    BadToken,
    /// This browser is logged out: it was logged out elsewhere, or whoever it was is deleted.
    LoggedOut,
    /// No device of that name is logged in as you.
    NoSuchDevice,
    /// A short code that leads nowhere.
    NoSuchCode,
    /// A day or deal that is not there.
    NoSuchDeal,
    /// A file that is not a log of a game.
    NotALog,
    /// A log that a newer program wrote.
    NewerLog,
    /// A log of a game with content that does not come with this program.
    OtherContent,
    /// A line of a log that does not hold.
    BadLine,
    /// The disk is full.
    StoreFull,
    /// The database is busy.
    StoreBusy,
    /// The database failed.
    StoreFailed,
    /// The server is about to stop.
    Stopping,
    /// The client did not read fast enough.
    TooSlow,
    /// A fault of the program.
    Internal,
}

impl Code {
    /// All of them, in their order.
    pub const ALL: &'static [Code] = &[
        Code::Malformed,
        Code::UnknownVersion,
        Code::TooLarge,
        Code::TooFast,
        Code::Busy,
        Code::NoSuchRoute,
        Code::WrongMethod,
        Code::NoSuchTable,
        Code::NotAtTable,
        Code::NotYourSeat,
        Code::WhichSeat,
        Code::NotYourTurn,
        Code::NotHost,
        Code::TurnedAway,
        Code::Removed,
        Code::Muted,
        Code::SeatTaken,
        Code::NotStarted,
        Code::Started,
        Code::Finished,
        Code::NotFinished,
        Code::Sealed,
        Code::Paused,
        Code::OutOfTime,
        Code::Illegal,
        Code::NotRetractable,
        Code::NoSuchEntry,
        Code::NoSuchGuest,
        Code::NoSuchQuestion,
        Code::NoSuchPlan,
        Code::PlansOff,
        Code::HintsOff,
        Code::WatchingOff,
        Code::NotForStudy,
        Code::Dealt,
        Code::NoShareWanted,
        Code::OtherShare,
        Code::OnlyItsSeat,
        Code::AlreadyDone,
        Code::BadName,
        Code::BadText,
        Code::BadSetup,
        Code::BadClock,
        Code::UnknownBot,
        Code::UnknownLang,
        Code::UnknownGame,
        Code::TooManyTables,
        Code::TooManyHere,
        Code::TableFull,
        Code::WorkWanted,
        Code::TooManySockets,
        Code::BadOrigin,
        Code::NoCookie,
        Code::BadToken,
        Code::LoggedOut,
        Code::NoSuchDevice,
        Code::NoSuchCode,
        Code::NoSuchDeal,
        Code::NotALog,
        Code::NewerLog,
        Code::OtherContent,
        Code::BadLine,
        Code::StoreFull,
        Code::StoreBusy,
        Code::StoreFailed,
        Code::Stopping,
        Code::TooSlow,
        Code::Internal,
    ];

    /// As it stands in messages and in the keys of the sentences, there with hyphens.
    pub fn name(self) -> String {
        json::word(&self)
    }

    /// The status of an answer over HTTP.
    pub fn status(self) -> u16 {
        match self {
            Code::TooLarge => 413,
            Code::TooFast | Code::TooManyTables | Code::TooManyHere | Code::TooManySockets | Code::WorkWanted => 429,
            Code::TooSlow => 408,
            Code::NoSuchRoute | Code::NoSuchTable | Code::NoSuchEntry | Code::NoSuchQuestion | Code::NoSuchDeal => 404,
            Code::NoSuchPlan | Code::NoSuchCode | Code::NoSuchGuest | Code::NoSuchDevice => 404,
            Code::WrongMethod => 405,
            Code::NotAtTable
            | Code::NotYourSeat
            | Code::NotHost
            | Code::TurnedAway
            | Code::Removed
            | Code::Muted
            | Code::OnlyItsSeat
            | Code::BadOrigin
            | Code::HintsOff => 403,
            Code::WatchingOff | Code::PlansOff | Code::NoCookie | Code::BadToken | Code::LoggedOut => 403,
            Code::SeatTaken
            | Code::NotYourTurn
            | Code::NotStarted
            | Code::Started
            | Code::Finished
            | Code::NotFinished => 409,
            Code::Paused | Code::Illegal | Code::NotRetractable | Code::NotForStudy | Code::TableFull => 409,
            Code::Sealed | Code::Dealt | Code::NoShareWanted | Code::OtherShare => 409,
            Code::AlreadyDone | Code::OutOfTime => 409,
            Code::StoreFull => 507,
            Code::StoreBusy | Code::Stopping | Code::Busy => 503,
            Code::StoreFailed | Code::Internal => 500,
            _ => 400,
        }
    }
}

/// Something that went wrong, in words.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Said {
    /// The command it answers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub re: Option<String>,
    /// What kind.
    pub code: Code,
    /// A sentence in the asked language.
    pub message: String,
    /// What the sentence is about.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub args: BTreeMap<String, String>,
    /// The typed reason of the rules, where they refuse.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<Value>,
    /// The rule that explains the reason, by its id in the rulebook of the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
}
