//! What a table says to a client.

use crate::note::{Note, Spoken};
use crate::of_game;
use crate::{Patch, Said, SeatClock, Signal, TableId, TableInfo, You};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;
use std::borrow::Cow;
use std::sync::Arc;
use tabletop::log::EntryNo;
use tabletop::{Seat, Seats};

/// A message of a table. All but `signal`, `reply` and `error` carry a number that never falls: how far the client has been
/// told what happened. To whoever watches with a delay it is the number of what they have been told of the game.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Message {
    /// The table as it is: the first message on a socket, and after a turn to another seat.
    Welcome(Box<Welcome>),
    /// Something happened.
    Update(Box<Update>),
    /// A quick signal.
    Signal {
        /// Who.
        name: String,
        /// From which seat, if they have one.
        seat: Option<Seat>,
        /// By which they are told apart at this table, and nowhere else.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        who: Option<String>,
        /// What.
        #[serde(flatten)]
        signal: Signal,
    },
    /// The answer to a question that changes nothing, or to a command that changed nothing that is told.
    Reply {
        /// The command it answers.
        re: Option<String>,
        /// The answer.
        reply: Reply,
    },
    /// A command was not carried out.
    Error(Said),
    /// The server ends the connection.
    Goodbye {
        /// Why.
        code: crate::Code,
        /// In words.
        message: String,
        /// May the client come back?
        again: bool,
        /// How long it has to wait before that, in milliseconds, if it has to.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        retry_after_ms: Option<u64>,
    },
}

/// The table as it is.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Welcome {
    /// The number of the last message.
    pub n: u32,
    /// The command it answers, if it does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub re: Option<String>,
    /// The table.
    pub table: TableInfo,
    /// What the table knows of whoever looks.
    pub you: You,
    /// The game, from where one looks.
    pub now: Scene,
    /// What has been said lately.
    pub chat: Vec<Spoken>,
    /// What changed since one looked: told in words if a language was given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub since: Option<Since>,
}

/// Something happened.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Update {
    /// Its number.
    pub n: u32,
    /// The command it answers, for whoever gave it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub re: Option<String>,
    /// What happened in the game, as far as one may know it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub told: Vec<FactMessage>,
    /// What happened at the table.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<Note>,
    /// The table, if it changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<TableInfo>,
    /// The clocks, if they changed and the table did not: `table` has them too.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub clocks: Vec<SeatClock>,
    /// The game, from where one looks, if it changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub now: Option<Scene>,
}

/// The game from where somebody looks.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Scene {
    /// After which entry of the log.
    pub entry: EntryNo,
    /// When in the game this is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub when: Option<String>,
    /// The rule about what is going on, by its id in the rulebook of the game, if a language was given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    /// The whole view, for whoever wants it and where patches do not lead to it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<of_game::View>")]
    pub view: Option<Box<RawValue>>,
    /// What changes in the view after the last fact that came with it, if anything does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<Patch>")]
    pub patch: Option<Arc<RawValue>>,
    /// Who may move.
    pub asked: Seats,
    /// Whom the table waits for.
    pub awaited: Seats,
    /// What one is asked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub prompt: Option<String>,
    /// One's moves.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<Vec<Choice>>")]
    pub moves: Option<Arc<RawValue>>,
    /// Are one's moves those of the message before? Only whoever wants changes alone is told so, in place of the moves.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub moves_stay: bool,
    /// Is one's only move one that a client may make by itself, because asking would be pointless and its speed tells nobody
    /// anything new?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub forced: bool,
    /// Can one take one's last move back? Not, if nothing is said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub take_back: Option<TakeBack>,
    /// How it ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<of_game::Outcome>")]
    pub outcome: Option<Box<RawValue>>,
    /// The same in words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome_text: Option<String>,
}

/// Sentences under a title.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Passage {
    /// The title.
    pub title: String,
    /// The sentences.
    pub lines: Vec<String>,
}

/// How one's last move can be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum TakeBack {
    /// At once.
    Free,
    /// If the others agree, who are asked.
    Ask,
}

/// A fact of the game.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct FactMessage {
    /// The entry that brought it about; a retraction has one too, and no fact.
    pub entry: EntryNo,
    /// What happened; none, if moves were taken back or the game went back to an earlier moment.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<of_game::Fact>")]
    pub fact: Option<Arc<RawValue>>,
    /// In words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// What changes in the view with it: the reader who makes all these changes has the table as it is just after it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<Patch>")]
    pub patch: Option<Arc<RawValue>>,
    /// In an answer about the past, on the last fact of an entry: what changes in the view after it, before the next entry.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<Patch>")]
    pub end: Option<Arc<RawValue>>,
    /// The seats it is about: those who did it, and those to whom it was done, given or asked.
    #[serde(default, skip_serializing_if = "nobody")]
    pub concerns: Seats,
    /// Does something new begin with it?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub opens: bool,
    /// The round that begins with it, from 1; 0 is what comes after all rounds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub round: Option<u8>,
    /// The step of the game that it belongs to, by the name that views give it, in a game whose facts say so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub step: Option<Cow<'static, str>>,
    /// The bot that made this move in place of the person of the seat, if one did; on the first fact of a move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
}

fn nobody(seats: &Seats) -> bool {
    seats.is_empty()
}

/// A move that can be made.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Choice {
    /// The move.
    #[serde(rename = "move")]
    #[schemars(with = "of_game::Move")]
    pub mv: Box<RawValue>,
    /// What a menu says of it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub label: Option<String>,
}

/// What changed since somebody looked.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Since {
    /// The last message they had.
    pub n: u32,
    /// The view before all that follows, if it has patches.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<of_game::View>")]
    pub view: Option<Box<RawValue>>,
    /// What was told after it: whole entries, about the last 500 facts.
    pub told: Vec<FactMessage>,
    /// What changes in the view after the last of them, if anything does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<Patch>")]
    pub patch: Option<Arc<RawValue>>,
    /// Were there more?
    pub cut: bool,
}

/// An answer to the asker alone.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Reply {
    /// It was done, and everything up to this number has been told.
    Done {
        /// The number.
        n: u32,
    },
    /// A table was opened.
    Opened {
        /// Which.
        table: TableId,
    },
    /// The moves of the seat one faces.
    Moves(Vec<Choice>),
    /// Why.
    Why {
        /// Is it possible?
        possible: bool,
        /// In words.
        text: String,
        /// The typed reason of the rules, if it is not.
        reason: Option<Value>,
        /// The rule that explains the reason, by its id in the rulebook of the game.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rule: Option<String>,
    },
    /// What the seat one faces can do with its cards.
    #[schemars(with = "of_game::Uses")]
    Uses(Box<RawValue>),
    /// What is ahead as things stand.
    Ahead {
        /// After which entry of the log.
        entry: EntryNo,
        /// In the terms of the game; nothing, where it has nothing to say about it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[schemars(with = "Option<of_game::Ahead>")]
        ahead: Option<Box<RawValue>>,
        /// In words, part by part.
        parts: Vec<Passage>,
    },
    /// What a move would bring.
    Tried(Box<crate::Tried>),
    /// The best moves.
    Hint {
        /// What the advice rests on.
        heading: String,
        /// What holds for all of them, as that hardly anything lies between them.
        #[serde(default)]
        note: Option<String>,
        /// The moves, best first.
        moves: Vec<Advised>,
        /// In how many milliseconds the next hint can be asked for; 0: at once.
        next_in_ms: u64,
    },
    /// An earlier moment.
    Look(Box<Scene>),
    /// Everything one was told after a message.
    Since(Since),
}

/// A move of a hint.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Advised {
    /// The move.
    #[serde(flatten)]
    pub choice: Choice,
    /// The chance to win, from 0 to 1.
    pub chance: f32,
    /// What it leads to in numbers, each with its unit, where the game has such numbers.
    #[serde(default)]
    pub figures: Vec<Figure>,
    /// How it stands beside the best move, in a word or two: "best", "the same", "4 less".
    #[serde(default)]
    pub beside: Option<String>,
    /// Why, in a sentence.
    #[serde(default)]
    pub why: Option<String>,
    /// What else to expect of it.
    pub expect: Vec<String>,
    /// The rest of its line: what the same seat plans to do next, as what it pays with and whom it is for, up to where
    /// somebody else moves. Each is a move as long as all before it were made and nothing else came between.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[schemars(with = "Vec<of_game::Move>")]
    pub rest: Vec<Box<RawValue>>,
}

/// A number of a hint, with its unit.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Figure {
    /// The number.
    pub value: f32,
    /// It in words, as in "31 of 100".
    pub amount: String,
    /// What it counts, as in "games won".
    pub unit: String,
}
