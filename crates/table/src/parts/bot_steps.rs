//! The bot that thinks, or that knows what it will do, and when bots did something last. Nothing of it is kept but that
//! everybody was told of a busy server.

use crate::{Purpose, TableEvent};
use tabletop::Seat;
use tabletop::log::EntryNo;
use title::{MoveOf, Title};
use wire::Millis;

/// A bot that thinks, or that knows what it will do.
pub(crate) struct Thinking<T: Title> {
    /// Which one was asked last.
    pub(crate) no: u64,
    pub(crate) seat: Seat,
    pub(crate) purpose: Purpose,
    /// The length of the log when it was asked.
    pub(crate) at: EntryNo,
    /// The moves of the step so far.
    pub(crate) moves: Vec<MoveOf<T>>,
    /// Is the step whole, and waits for its moment?
    pub(crate) ready: bool,
    /// When it would be whole if all the time for it had been used, if it was thought about.
    pub(crate) settled: Option<Millis>,
}

/// What bots are at.
pub(crate) struct BotSteps<T: Title> {
    thinking: Option<Thinking<T>>,
    /// How many bots were asked.
    asks: u64,
    /// Has everybody been told that bots have less time to think?
    hurried: bool,
    /// The seat whose bot is in the middle of a step.
    midway: Option<Seat>,
    /// When the last step was made.
    stepped: Millis,
    /// For each seat, the length of the log at which its bot was last asked whether it wants to come back.
    asked_back: Vec<Option<EntryNo>>,
}

impl<T: Title> BotSteps<T> {
    /// No bot was asked.
    pub(crate) fn new(players: usize, now: Millis) -> BotSteps<T> {
        BotSteps {
            thinking: None,
            asks: 0,
            hurried: false,
            midway: None,
            stepped: now,
            asked_back: vec![None; players],
        }
    }

    /// What an event changes.
    pub(crate) fn apply(&mut self, event: &TableEvent) {
        self.hurried |= *event == TableEvent::Hurried;
    }

    /// Goes on from what a snapshot has of it.
    pub(crate) fn assume(&mut self, hurried: bool) {
        self.hurried = hurried;
    }

    /// A bot is asked: the number of that.
    pub(crate) fn ask(&mut self, thinking: Thinking<T>) -> u64 {
        self.asks += 1;
        self.thinking = Some(Thinking { no: self.asks, ..thinking });
        self.asks
    }

    /// Bots that another has asked are not heard.
    pub(crate) fn go_on_from(&mut self, other: &BotSteps<T>) {
        self.asks = other.asks;
    }

    /// The bot that was asked last, with what it has thought of.
    pub(crate) fn thinking(&self) -> Option<&Thinking<T>> {
        self.thinking.as_ref()
    }

    /// Takes it, if this is true of it.
    pub(crate) fn take_if(&mut self, is: impl FnOnce(&Thinking<T>) -> bool) -> Option<Thinking<T>> {
        self.thinking.take_if(|asked| is(asked))
    }

    /// Puts back what was taken.
    pub(crate) fn put_back(&mut self, thinking: Thinking<T>) {
        self.thinking = Some(thinking);
    }

    /// Was the bot of a seat asked at this length of the log whether it wants to come back?
    pub(crate) fn was_asked_back(&self, seat: Seat, at: EntryNo) -> bool {
        self.asked_back.get(seat.index()) == Some(&Some(at))
    }

    /// Notes when the bot of a seat was asked whether it wants to come back; none, if it is to be asked again.
    pub(crate) fn note_asked_back(&mut self, seat: Seat, at: Option<EntryNo>) {
        if let Some(asked) = self.asked_back.get_mut(seat.index()) {
            *asked = at;
        }
    }

    /// What bots think of is about another game, after moves were taken back.
    pub(crate) fn forget(&mut self) {
        self.asked_back.fill(None);
        self.midway = None;
        self.thinking = None;
    }

    /// The seat whose bot is in the middle of a step.
    pub(crate) fn midway(&self) -> Option<Seat> {
        self.midway
    }

    pub(crate) fn set_midway(&mut self, seat: Option<Seat>) {
        self.midway = seat;
    }

    /// When the last step was made.
    pub(crate) fn stepped(&self) -> Millis {
        self.stepped
    }

    pub(crate) fn set_stepped(&mut self, at: Millis) {
        self.stepped = at;
    }

    /// Has everybody been told that bots have less time to think?
    pub(crate) fn is_hurried(&self) -> bool {
        self.hurried
    }
}
