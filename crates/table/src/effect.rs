//! What a table wants done.

use super::{Event, Opening, TableEvent};
use crate::Problem;
use std::sync::Arc;
use tabletop::log::{EntryNo, EntryOf};
use tabletop::{Seat, Seats};
use title::{FactOf, MoveOf, StateOf, Title, ViewOf};
use wire::{Millis, PersonId, Reply, Signal, Summary};

/// Something for the server to carry out, in order. What follows an `Append` waits until it is durable.
pub enum Effect<T: Title> {
    /// Keep these events.
    Append {
        /// Numbered without a gap.
        events: Vec<Event>,
        /// What lists of tables show, if it changed.
        summary: Option<Box<Summary>>,
        /// How the game ended, if it just did: the score and the row of a list of results.
        result: Option<(i64, String)>,
    },
    /// Tell everybody, each what they may know.
    Tell(Broadcast<T>),
    /// Tell delayed spectators.
    TellWatchers(Broadcast<T>),
    /// A quick signal for everybody.
    Signal {
        /// By which they are told apart at this table.
        who: String,
        /// Who.
        name: String,
        /// From which seat.
        seat: Option<Seat>,
        /// What.
        signal: Signal,
    },
    /// Let a bot think.
    AskBot(BotAsk<T>),
    /// Answer the person who gave the command.
    Reply(Reply, Option<String>),
    /// Say why the command was not carried out.
    Refuse(Problem, Option<String>),
    /// Open another table, then say so with [`opened`](super::Table::opened).
    Open {
        /// What kind.
        opening: Box<Opening>,
        /// Does everybody at this table go there?
        announce: bool,
        /// The command it answers.
        re: Option<String>,
    },
    /// Wake the table at this time.
    Alarm(Millis),
}

/// Why a bot is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// For its next move.
    Move,
    /// Whether it would do anything if it came back to a stage it has left.
    Return,
}

/// A bot that is to think.
pub struct BotAsk<T: Title> {
    /// Tells it from others that were asked.
    pub no: u64,
    /// For which seat.
    pub seat: Seat,
    /// What for.
    pub purpose: Purpose,
    /// Which bot.
    pub kind: String,
    /// The rules.
    pub rules: Arc<T::Game>,
    /// What it sees.
    pub view: Box<ViewOf<T>>,
    /// The seats that people play themselves.
    pub people: Seats,
    /// Its dice.
    pub dice: u64,
}

/// What a bot has thought of.
pub struct BotMove<T: Title> {
    /// Which one was asked.
    pub no: u64,
    /// For which seat.
    pub seat: Seat,
    /// The move; none, if it has given up.
    pub mv: Option<MoveOf<T>>,
    /// The time it was given, if it thinks.
    pub given: Option<BotTime>,
}

/// The time a bot was given for a move, however much of it it has used: one that has no choice needs none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BotTime {
    /// When it began.
    pub from: Millis,
    /// How much it was.
    pub time: Millis,
}

/// A moment of a seat: after its own last move, and after the last time the game went back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HintMoment {
    pub(super) seat: Seat,
    pub(super) last: Option<usize>,
}

/// Advice that is to be worked out.
pub struct HintAsk<T: Title> {
    /// The rules.
    pub rules: Arc<T::Game>,
    /// What the seat sees.
    pub view: Box<ViewOf<T>>,
    /// The dice of the search.
    pub dice: u64,
    /// The moment it is about.
    pub moment: HintMoment,
}

/// An entry of the game's log, and what it did.
pub struct BroadcastEntry<T: Title> {
    /// Its number in the log.
    pub no: EntryNo,
    /// The entry.
    pub entry: EntryOf<T::Game>,
    /// What happened, before anybody asks who may see it.
    pub facts: Vec<FactOf<T>>,
    /// The game before it; nothing, if it takes others back.
    pub before: Option<StateOf<T>>,
}

impl<T: Title> Clone for BroadcastEntry<T> {
    fn clone(&self) -> Self {
        BroadcastEntry {
            no: self.no,
            entry: self.entry.clone(),
            facts: self.facts.clone(),
            before: self.before.clone(),
        }
    }
}

/// What happened, for everybody to be told as much of it as they may know.
pub struct Broadcast<T: Title> {
    /// The number of the last event.
    pub no: u32,
    /// When.
    pub at: Millis,
    /// Who brought it about.
    pub by: PersonId,
    /// Their id for the command.
    pub re: Option<String>,
    /// Did the game change?
    pub game: bool,
    /// What happened in the game.
    pub entries: Vec<BroadcastEntry<T>>,
    /// What happened beside it.
    pub notes: Vec<(Millis, TableEvent)>,
    /// Did the table change?
    pub table: bool,
    /// The length of the game's log after it.
    pub entry: EntryNo,
}

impl<T: Title> Broadcast<T> {
    /// The length of the game's log before it.
    pub fn after(&self) -> EntryNo {
        self.entry - self.entries.len() as EntryNo
    }
}

impl<T: Title> Clone for Broadcast<T> {
    fn clone(&self) -> Self {
        Broadcast {
            no: self.no,
            at: self.at,
            by: self.by.clone(),
            re: self.re.clone(),
            game: self.game,
            entries: self.entries.clone(),
            notes: self.notes.clone(),
            table: self.table,
            entry: self.entry,
        }
    }
}
