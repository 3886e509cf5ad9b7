//! A table as everybody at it may know it.

use super::{Millis, TableId};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabletop::log::EntryNo;
use tabletop::{Seat, Seats};

/// Where a table is in its life.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// Seats are still open.
    Waiting,
    /// The game goes on.
    Running,
    /// The game is over.
    Finished,
    /// It was ended without a result.
    Abandoned,
}

/// Who may find a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Visibility {
    /// Everybody: it is on the list of tables.
    Public,
    /// Whoever has its address.
    #[default]
    Link,
    /// Whoever was invited.
    Private,
}

/// Who may watch.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Watch {
    /// Nobody.
    Off,
    /// As it happens.
    Live,
    /// So many seconds later, so that nobody can look on for a friend.
    Delayed(u32),
}

/// What a table is for, as whoever opens it says.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Purpose {
    /// To play.
    #[default]
    Game,
    /// To learn a game step by step.
    Lesson,
    /// To go on from an earlier moment of another game.
    WhatIf,
    /// To look at a game whose log somebody had as a file.
    File,
}

/// What the host decides about a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Settings {
    /// What the table is called, up to 40 characters.
    pub name: String,
    /// Who may find it.
    pub visibility: Visibility,
    /// Who may watch; unless said, Daybreak is watched live and Earthrise a minute later.
    pub watch: Option<Watch>,
    /// Are there hints?
    pub hints: bool,
    /// Several people share a device, so that it is passed on and hands are hidden in between.
    pub one_device: bool,
    /// After so many seconds of absence a bot plays for a person whom others wait for; nothing: never.
    pub stand_in_after: Option<u32>,
    /// A table to try things at: one can go on from any earlier moment.
    pub study: bool,
    /// What it is for. Whoever opens a table says `game` or `lesson`; the others are made by the server.
    pub purpose: Purpose,
    /// How long bots wait between two steps, in milliseconds, up to 5000. A step is what one can follow: an action of
    /// Daybreak, a card or a choice of Earthrise. Where no person has a seat and nobody looks on, they do not wait.
    pub bot_pace: u32,
}

/// How long bots wait between two steps unless the host says otherwise, in milliseconds. Tables from before there was
/// a pace have it too.
pub const USUAL_PACE: u32 = 700;
/// The longest that bots can be told to wait between two steps, in milliseconds.
pub const LONGEST_PACE: u32 = 5000;

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            name: String::new(),
            visibility: Visibility::default(),
            watch: None,
            hints: true,
            one_device: false,
            stand_in_after: None,
            study: false,
            purpose: Purpose::default(),
            bot_pace: USUAL_PACE,
        }
    }
}

/// Who holds a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Holder {
    /// Nobody yet.
    Open,
    /// A person.
    Person,
    /// A program that comes with the server.
    Bot,
}

/// A seat as others see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct SeatInfo {
    /// Which.
    pub seat: Seat,
    /// Who holds it.
    pub holder: Holder,
    /// The name of the person or the bot.
    pub name: String,
    /// The bot that plays it: its own, or the one that stands in for an absent person.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
    /// How long the bot plays in place of the person, if it does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub until: Option<super::Until>,
    /// Is the person connected?
    pub here: bool,
}

/// Something the table is asked to agree to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct QuestionInfo {
    /// Its number, for the answer.
    pub question: u32,
    /// What it is about.
    pub about: QuestionAbout,
    /// Who asks.
    pub by: String,
    /// The seats whose people have to agree.
    pub asked: Seats,
    /// Those who have.
    pub agreed: Seats,
}

/// What a table can be asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum QuestionAbout {
    /// A seat takes back moves, and moves of others would fall with them.
    Retract {
        /// Who.
        seat: Seat,
        /// The first entry to fall.
        from: Option<EntryNo>,
    },
    /// The game ends without a result.
    Abandon,
}

/// Somebody at the door who asks to come in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct KnockInfo {
    /// Its number, for the answer.
    pub knock: u32,
    /// Who asks.
    pub name: String,
}

/// A plan that somebody put before the table. Names and texts are plain text: whoever shows them escapes them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct PlanInfo {
    /// Its number, for votes.
    pub plan: u32,
    /// Whose plan it is.
    pub by: String,
    /// From which seat.
    pub seat: Seat,
    /// What is planned.
    pub text: String,
    /// What it points at, in the client's own terms.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub about: Option<String>,
    /// The seats that are for it. Whoever proposed it is not counted without a vote.
    pub yes: Seats,
    /// The seats that are against it.
    pub no: Seats,
    /// When it was made.
    pub at: Millis,
}

/// A table as everybody at it may know it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct TableInfo {
    /// Its name in addresses.
    pub id: TableId,
    /// Which game.
    pub game: String,
    /// The setup of the game.
    #[schemars(with = "crate::schema::Setup")]
    pub setup: Value,
    /// What the host decided.
    pub settings: Settings,
    /// Who may watch, as it comes out.
    pub watch: Watch,
    /// Where it is in its life.
    pub status: Status,
    /// Is it stopped for a while?
    pub paused: bool,
    /// The name of the host.
    pub host: String,
    /// The seats.
    pub seats: Vec<SeatInfo>,
    /// What waits for agreement.
    pub questions: Vec<QuestionInfo>,
    /// Who asks to come in, having the code of a private table.
    pub knocks: Vec<KnockInfo>,
    /// The names of those who look at the table before it begins, without a seat.
    pub looking: Vec<String>,
    /// The plans before the table, the oldest first: at most 8.
    pub plans: Vec<PlanInfo>,
    /// SHA-256 of the seed, published before the first card is dealt.
    pub commitment: String,
    /// The seed, once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
    /// Names everything that makes two games comparable: rules, content, setup and seed.
    pub deal: String,
    /// The day, if this is a daily deal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub daily: Option<String>,
    /// Could somebody know the deal before the game began, because others have played it or the seed was chosen?
    pub known_deal: bool,
    /// Where the table went on after a rematch.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<TableId>,
    /// How many entries the log of the game has.
    pub entries: EntryNo,
    /// When it was opened.
    pub created: Millis,
}

/// What the table knows of whoever looks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct You {
    /// The seats that are theirs.
    pub seats: Seats,
    /// Are they the host?
    pub host: bool,
    /// As whom they look.
    pub facing: super::Facing,
}
