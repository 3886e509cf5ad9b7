//! What is asked and answered over HTTP.

use crate::{Clock, Millis, Played, Settings, Summary, TableId, TableInfo, You};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;
use tabletop::Seat;

/// What this server is.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct About {
    /// The program's version.
    pub firstlight: String,
    /// The version of the interface.
    pub api: u32,
    /// The games there are.
    pub games: Vec<GameInfo>,
    /// The languages there are, by tag and by what they call themselves.
    pub languages: Vec<(String, String)>,
    /// The addresses by which other devices in the home network reach this server, if it was started for them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub lan: Vec<String>,
}

/// A game that can be played here.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct GameInfo {
    /// Its name in addresses and messages.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// The fewest who can play.
    pub fewest: u8,
    /// The most who can play.
    pub most: u8,
    /// How many a new table is for, unless somebody chooses.
    pub usual: u8,
    /// Do players hold things that others may not see?
    pub secrets: bool,
    /// Do all seats win or lose together?
    pub together: bool,
    /// What a bot that stands in plays to the end of: `stage`, `trick` or `round`.
    pub stretch: String,
    /// How a table is set up unless somebody says otherwise: for the fewest players, for one more, and so on.
    #[schemars(with = "Vec<crate::of_game::Setup>")]
    pub setups: Vec<Value>,
    /// The readings of the rules that a table may choose between.
    pub options: Vec<OptionInfo>,
    /// The bots that play it, weakest first.
    pub bots: Vec<BotInfo>,
    /// The content new tables begin with.
    pub content: String,
    /// How "Play now" can set a table up, the easiest first.
    pub steps: Vec<Step>,
}

/// A rule that can be read in several ways.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct OptionInfo {
    /// Its name in a setup.
    pub name: String,
    /// The ways to read it.
    pub values: Vec<String>,
    /// The one that holds unless a table chooses another.
    pub usual: String,
}

/// A way to set a table up at once.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Step {
    /// Its name, as in `gentle`.
    pub step: String,
    /// For whom it is unless they choose another.
    pub meant: StepFor,
    /// Who sits where.
    pub seats: Vec<SeatChoice>,
    /// The setup; none is the usual one for that number of seats.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<crate::of_game::Setup>")]
    pub setup: Option<Value>,
    /// Of a hundred games, how many the bot `steady` won in your place.
    pub wins: u8,
}

/// For whom a way to set a table up is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum StepFor {
    /// For who has not finished a game of this kind.
    First,
    /// For everybody else.
    Standard,
    /// For who chooses it.
    Choice,
}

/// A bot that comes with the server.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct BotInfo {
    /// Its name.
    pub name: String,
    /// How it plays, in one English sentence.
    pub style: String,
    /// Is it there to be measured against, and not to be good company?
    pub reference: bool,
}

/// Whoever asks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Me {
    /// Who they are.
    pub id: String,
    /// What they are called.
    pub name: String,
    /// The language they chose.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lang: Option<String>,
    /// When they made the link by which they come back, if they have one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub link: Option<Millis>,
    /// The most a name may have, in characters.
    pub longest_name: u32,
}

/// What somebody changes about themselves.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct ChangeMe {
    /// Another name.
    pub name: Option<String>,
    /// Another language.
    pub lang: Option<String>,
}

/// A secret that is shown once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Secret {
    /// The secret itself.
    pub secret: String,
    /// A name by which it can be revoked.
    pub id: String,
    /// Until when it can be used.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub expires: Option<Millis>,
}

/// A short code, as in `SUN-4Q7`, that leads to a table. It is no secret: at a private table one knocks by it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct ShortCode {
    /// The code.
    pub code: String,
}

/// A secret that somebody was given.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Given {
    /// The secret.
    pub secret: String,
}

/// A table to be opened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The client's id for the request, up to 64 characters: whoever sends it again is led to the table it has opened.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    /// Which game, by its id.
    pub game: String,
    /// Its setup; by default the usual one for that number of seats.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<crate::of_game::Setup>")]
    pub setup: Option<Value>,
    /// What the host decides.
    #[serde(default)]
    pub settings: Settings,
    /// Who sits where.
    pub seats: Vec<SeatChoice>,
    /// The deal, if it is one that others have played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deal: Option<DealChoice>,
}

/// Who is to sit on a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum SeatChoice {
    /// Whoever opens the table.
    Me,
    /// The same, under another name: several people on one device.
    MeAs(String),
    /// Whoever comes.
    Open,
    /// A bot of this kind.
    Bot(String),
}

/// Which deal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum DealChoice {
    /// The one of a table that is over.
    Of(TableId),
    /// The one of a seed: a whole number, or 64 hexadecimal digits.
    Seed(String),
}

/// A table that was opened or joined.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct At {
    /// Which.
    pub table: TableId,
    /// Does one still wait at its door for the host? Ask again to see.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub knocking: bool,
}

impl At {
    /// In, at a table.
    pub fn table(table: TableId) -> At {
        At { table, knocking: false }
    }
}

/// A table, and what it knows of whoever asks.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct TableAndYou {
    /// The table.
    pub table: TableInfo,
    /// You at it.
    pub you: You,
}

/// What a table on a list is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum TableKind {
    /// A game.
    Game,
    /// A game of the deal of a day.
    Daily,
    /// A lesson.
    Lesson,
    /// A table to try things at.
    Study,
    /// Another game, from an earlier moment on.
    WhatIf,
    /// A game that was opened from a file.
    File,
}

/// A table on a list.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Listed {
    /// Which.
    pub table: TableId,
    /// Which game.
    pub game: String,
    /// What it is.
    pub kind: TableKind,
    /// Could somebody know the deal before the game began, because others have played it or the seed was chosen?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub known_deal: bool,
    /// How much time people have, if there is a clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<Clock>,
    /// What lists show. Of a game that runs and is watched later, whoever has no seat gets neither `awaited` nor `n`.
    pub summary: Summary,
    /// Your seats at it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub yours: Vec<Seat>,
    /// Did one of your seats win? Only of a game of yours that is over and counts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub won: Option<bool>,
    /// How many things happened since you looked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unseen: Option<u32>,
    /// When it was opened.
    pub created: Millis,
    /// When something last happened, as far as the list knows.
    pub touched: Millis,
}

/// A seat for a program of one's own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewToken {
    /// Which seat.
    pub seat: Seat,
    /// What the program is called.
    pub name: String,
}

/// An invitation or token of a table, without its secret.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Issued {
    /// By which it can be revoked.
    pub id: String,
    /// `invite` or `bot`.
    pub purpose: String,
    /// What the program is called, for a bot.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The seat of the program, for a bot that has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// Is the program connected?
    pub here: bool,
    /// When it was made.
    pub created: Millis,
    /// Is it revoked?
    pub revoked: bool,
}

/// Errors in a page that nobody caught.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Oops {
    /// How many since the page last said so; what they are stays with the person.
    pub count: u32,
}

/// How others did with the same deal.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct DealResult {
    /// At which table, if you may look at it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<TableId>,
    /// When it was over.
    pub at: Millis,
    /// The names of the people who played.
    pub people: Vec<String>,
    /// Their seats, in the same order.
    pub seats: Vec<Seat>,
    /// The bots who played.
    pub bots: Vec<String>,
    /// How it ended.
    #[schemars(with = "crate::of_game::Outcome")]
    pub outcome: Value,
    /// What the list is ordered by: more is better.
    pub score: i64,
    /// Did one of the people win?
    pub won: bool,
    /// Are you among the people?
    pub you: bool,
    /// Was one of the people known here for less than a day when the game ended? A new visitor may be an old one who has
    /// seen the deal. Those come after all others.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub unproven: bool,
    /// Could somebody know the deal before the game began?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub known_deal: bool,
    /// Who really played: every seat, with the moves of each who made some.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub played: Vec<Played>,
    /// What the host did while the game was on, in words.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub host: Vec<String>,
}

/// A game that is over, for talking about it.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Debrief {
    /// The table, with its seed.
    pub table: TableInfo,
    /// How it ended; none, if it was abandoned.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<crate::of_game::Outcome>")]
    pub outcome: Option<Box<RawValue>>,
    /// The same in words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome_text: Option<String>,
    /// The game in numbers, round by round.
    #[schemars(with = "crate::of_game::GameDebrief")]
    pub numbers: Value,
    /// Where on this site others can look at the game, if they may come in at the table.
    pub share: String,
}

/// The deal of a day.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Daily {
    /// Which game.
    pub game: String,
    /// Which day, as in 2026-11-16, by universal time.
    pub day: String,
    /// SHA-256 of its seed.
    pub commitment: String,
    /// The seed, once the day is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
    /// Your table of it, if you have one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub yours: Option<TableId>,
    /// How everybody did, with one attempt each: first those who were known here for a day, each part by score.
    pub results: Vec<DealResult>,
}

/// A notice on the socket of a person: a table of theirs has changed.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct TableNotice {
    /// Which.
    pub table: TableId,
    /// What lists show.
    pub summary: Summary,
    /// Does it wait for you?
    pub your_turn: bool,
}
