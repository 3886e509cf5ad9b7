//! A table as everybody at it may know it.

use crate::{Clock, HostDeed, Millis, PersonId, SeatClock, TableId};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabletop::log::{Dealt, EntryNo};
use tabletop::{Commitment, Seat, Seats};

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
    /// Who may watch; by default a game without secrets is watched live, and one with secrets a minute later.
    pub watch: Option<Watch>,
    /// Are there hints?
    pub hints: bool,
    /// Several people share a device, so that it is passed on and hands are hidden in between.
    pub one_device: bool,
    /// After this many seconds of absence a bot plays for a person whom others wait for; nothing: never.
    pub stand_in_after: Option<u32>,
    /// After this many seconds without a connection a person counts as away, 30 to 86400; not before that does a bot play
    /// for them, be it by the host or by `stand_in_after`.
    pub away_after: u32,
    /// Is it played over days? Then nobody is away for lack of a connection.
    pub slow: bool,
    /// A table to try things at: one can go on from any earlier moment. Where several people sit, all have to agree.
    pub study: bool,
    /// What it is for. Whoever opens a table says `game` or `lesson`; the others are made by the server.
    pub purpose: Purpose,
    /// How long bots wait between two steps, in milliseconds, up to 5000. A step is what one can follow: an action,
    /// a card, a choice. Where no person has a seat and nobody looks on, they do not wait.
    pub bot_pace: u32,
    /// How much time people have; nothing: as much as they like.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clock: Option<Clock>,
}

/// How long bots wait between two steps unless the host says otherwise, in milliseconds. Tables from before there was
/// a pace have it too.
pub const USUAL_PACE: u32 = 700;
/// After this many seconds without a connection a person counts as away unless the host says otherwise.
pub const USUAL_AWAY: u32 = 60;
/// What the host can say instead: nobody is away because their line broke for a moment.
pub const AWAY_AFTER: std::ops::RangeInclusive<u32> = 30..=24 * 60 * 60;
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
            away_after: USUAL_AWAY,
            slow: false,
            study: false,
            purpose: Purpose::default(),
            bot_pace: USUAL_PACE,
            clock: None,
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
    pub until: Option<crate::Until>,
    /// Is the person connected?
    pub here: bool,
    /// Whose program has the seat, if one does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub program_of: Option<String>,
    /// In how many milliseconds, counted from this message, a person without a connection counts as away; 0: now. Nothing
    /// where they are connected, or where nobody counts as away.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub away_in: Option<u32>,
    /// By which the person, or the program, is told apart at this table, and nowhere else.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub who: Option<String>,
    /// Has the host muted them?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub muted: bool,
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
    /// The table is for study: everybody with a seat may see all hands while the game is on.
    Study,
    /// The game goes on from an earlier moment.
    Branch {
        /// After which entry; 0 is the beginning.
        to: EntryNo,
    },
    /// A bot plays for somebody whose time is used up, to the end of the stage or trick.
    StandIn {
        /// For whom.
        seat: Seat,
    },
}

/// Somebody at the table without a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct GuestInfo {
    /// By which they are told apart at this table, and nowhere else.
    pub guest: String,
    /// What they are called.
    pub name: String,
    /// Are they connected?
    pub here: bool,
    /// Has the host muted them?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub muted: bool,
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
    /// By which whoever made it is told apart at this table; none for a bot.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub who: Option<String>,
}

/// A table as everybody at it may know it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct TableInfo {
    /// Its name in addresses.
    pub id: TableId,
    /// Which game.
    pub game: String,
    /// SHA-256 of the content it is played with, if new tables begin with another: what `library` takes for its cards.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub content: Option<String>,
    /// The setup of the game.
    #[schemars(with = "crate::of_game::Setup")]
    pub setup: Value,
    /// What the host decided.
    pub settings: Settings,
    /// Who may watch, as it comes out.
    pub watch: Watch,
    /// Where it is in its life.
    pub status: Status,
    /// Is it stopped for a while?
    pub paused: bool,
    /// The name of the host; empty, if there is none: the deal of a day has no host.
    pub host: String,
    /// What the host did to the table since the game began, and whom they removed or muted; at most 64 things.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub host_did: Vec<HostDeed>,
    /// The seats.
    pub seats: Vec<SeatInfo>,
    /// The clocks of the seats that people have, if the table has one. While a game runs that is watched later or not at all,
    /// whoever has no seat gets none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub clocks: Vec<SeatClock>,
    /// Those at the table without a seat, as far as is known: at most 32.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub guests: Vec<GuestInfo>,
    /// What waits for agreement.
    pub questions: Vec<QuestionInfo>,
    /// Who asks to come in, having the code of a private table.
    pub knocks: Vec<KnockInfo>,
    /// The names of those who look at the table before it begins, without a seat.
    pub looking: Vec<String>,
    /// The plans before the table, the oldest first: at most 8.
    pub plans: Vec<PlanInfo>,
    /// SHA-256 of what the server fixed when the table was opened: of the seed, unless shares of people go into it.
    pub commitment: String,
    /// The seed, once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
    /// What people are asked to give to the deal, before the game begins.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dealing: Option<DealingInfo>,
    /// How the seed came about, once the game has begun; the server's part of it is told when the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dealt: Option<Dealt>,
    /// Names everything that makes two games comparable: rules, content, setup and seed.
    pub deal: String,
    /// The day, if this is a daily deal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub daily: Option<String>,
    /// Could somebody know the deal before the game began, because others have played it or the seed was chosen?
    pub known_deal: bool,
    /// Is it open for study: one person has all seats that people have, or everybody has agreed?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub study: bool,
    /// Is the deal of a day still secret, though the game is over? It ended without a result, and others play it today.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub sealed: bool,
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
    pub facing: crate::Facing,
    /// By which they are told apart at this table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub who: Option<String>,
    /// Has the host muted them?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub muted: bool,
}

/// What people are asked to give to the deal, so that nobody can choose it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct DealingInfo {
    /// What is asked for.
    pub step: DealStep,
    /// Of the people of these seats.
    pub asked: Seats,
    /// Those of them who have answered.
    pub answered: Seats,
    /// What they have fixed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub commitments: Vec<SeatCommitment>,
    /// In how many milliseconds those who have not answered are left out, if that is near.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ends_in: Option<u32>,
}

/// A step of making a deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum DealStep {
    /// All fix their shares by a hash.
    Commit,
    /// All show them.
    Share,
}

/// What a seat has fixed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct SeatCommitment {
    /// Which.
    pub seat: Seat,
    /// SHA-256 of its share.
    pub commitment: Commitment,
}

/// What lists of tables show.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
pub struct Summary {
    /// What the table is called.
    pub name: String,
    /// Where it is in its life.
    pub status: Status,
    /// The seats.
    pub seats: Vec<SeatInfo>,
    /// Whom it waits for.
    pub awaited: Seats,
    /// Is it stopped for a while?
    pub paused: bool,
    /// The number of the last event.
    pub n: u32,
    /// The people with a seat; told to nobody.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[schemars(skip)]
    pub persons: Vec<(Seat, PersonId)>,
    /// The people who belong to it, in no order that matters.
    #[serde(skip)]
    #[schemars(skip)]
    pub members: Vec<PersonId>,
    /// Those who have just been removed, and belong to it no more.
    #[serde(skip)]
    #[schemars(skip)]
    pub removed: Vec<PersonId>,
    /// Those who have just knocked, and do not belong to it.
    #[serde(skip)]
    #[schemars(skip)]
    pub knocked: Vec<PersonId>,
}
