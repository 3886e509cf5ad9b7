//! Bots and hints of a table, worked out on threads of their own.

use super::{Live, Thought};
use crate::clock::now;
use crate::live::hinting::Hinting;
use crate::live::mail::SocketNo;
use crate::live::pool::{Grant, Owner, Ticket, Wish};
use crate::logging::target;
use std::time::{Duration, Instant};
use table::Problem;
use table::{BotAsk, BotMove, BotTime, HintAsk};
use tabletop::{Game, Xoshiro};
use title::{BY_RULES, Level, MoveOf, Title, ViewOf};
use tokio::sync::mpsc;
use wire::Millis;

/// So long a move that nobody looks at is thought about at least, also while another waits.
const LEAST: Duration = Duration::from_millis(400);
/// A bot whose move could not be kept tries again after this time.
const THINK_AGAIN_AFTER: Duration = Duration::from_secs(1);
/// How much longer than it was given a bot may think, by the clock of a busy machine.
const MARGIN: Millis = 100;

/// The bot that thinks for the table. What an earlier one says is not heard.
pub(super) struct Asked {
    no: u64,
    /// None while it waits for another try.
    ticket: Option<Ticket>,
}

/// Says what was thought of. There is room for the thoughts of all who may ask; a table that is gone needs none.
fn say<T: Title>(thoughts: &mpsc::Sender<Thought<T>>, thought: Thought<T>) {
    if let Err(mpsc::error::TrySendError::Full(_)) = thoughts.try_send(thought) {
        tracing::error!(target: target::THINK, "a table has more thoughts than it asked for");
    }
}

impl<T: Title> Live<T> {
    /// Has a hint worked out, if not too many wait for theirs.
    pub(super) fn think_hint(&mut self, no: SocketNo, re: Option<String>, ask: HintAsk<T>) -> Result<(), Problem> {
        let Some(socket) = self.sockets.get_mut(&no) else { return Ok(()) };
        let thoughts = self.thoughts.clone();
        let about = (&self.id, socket.address);
        let found = move |found| say(&thoughts, Thought::Hint(no, re, found));
        socket.hinting = Some(Hinting::begin(&self.hub, about, ask, found)?);
        Ok(())
    }

    pub(super) fn think_later(&mut self, ask: BotAsk<T>) {
        let (no, thoughts) = (ask.no, self.thoughts.clone());
        self.asked = Some(Asked { no, ticket: None });
        tokio::spawn(async move {
            tokio::time::sleep(THINK_AGAIN_AFTER).await;
            let _ = thoughts.send(Thought::Again(ask)).await;
        });
    }

    /// Lets a bot think. Whoever thought for the table until now does not need to any more.
    pub(super) fn think(&mut self, ask: BotAsk<T>) {
        let (no, ceiling) = (ask.no, self.hub.inner().settings.bot);
        let level = Level::of::<T>(&ask.kind);
        let wanted = level.map_or(Duration::ZERO, Level::time).min(ceiling);
        let most = level.filter(|level| level.counts()).map_or(wanted, |_| ceiling);
        let wish = Wish {
            table: self.id.clone(),
            owner: self.owner(),
            time: wanted,
            most: (!wanted.is_zero()).then_some(most),
            least: LEAST,
        };
        let watched = self.table.is_watched();
        let (metrics, thoughts, rank) = (self.hub.inner().metrics.clone(), self.thoughts.clone(), wish.rank(watched));
        let ticket = self.hub.inner().pool.think(wish, watched, move |grant| {
            let (began, from) = (Instant::now(), now());
            let hurried = grant.time < wanted / 2;
            let chosen = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| chosen(&ask, &grant, wanted)));
            // A bot that cannot think must not stop the table.
            let mv = chosen.ok().flatten().or_else(|| any_move::<T>(ask.rules.as_ref(), &ask.view, ask.dice));
            let time = grant.time.as_millis() as Millis + MARGIN;
            let given = (!wanted.is_zero()).then_some(BotTime { from, time });
            let chosen = BotMove { no, seat: ask.seat, mv, given };
            grant.note(&metrics, (T::ID, rank), wanted, began);
            if grant.is_wanted() {
                say(&thoughts, Thought::Move { chosen, hurried });
            }
        });
        self.asked = Some(Asked { no, ticket: Some(ticket) });
    }

    /// Is this what the bot says that was asked last? Then it has answered.
    pub(super) fn has_answered(&mut self, no: u64) -> bool {
        self.asked.take_if(|asked| asked.no == no).is_some()
    }

    /// Whose turn the bots of the table take: the address of whoever sits here, or looks on; without any, that of the host.
    fn owner(&self) -> Owner {
        let seated = |socket: &super::Socket| !self.table.seats_of(&socket.who).is_empty();
        let first = self.sockets.iter().min_by_key(|(no, socket)| (!seated(socket), **no));
        first.map_or_else(|| Owner::Person(self.table.host().clone()), |(_, socket)| Owner::Address(socket.address))
    }

    /// Nobody thinks about what the table does not want to know any more.
    pub(super) fn end_idle_thoughts(&mut self) {
        if !self.table.awaits_bot() {
            self.asked = None;
        }
        for hinting in self.sockets.values().filter_map(|socket| socket.hinting.as_ref()) {
            hinting.end_if_idle(&self.table);
        }
    }

    /// Somebody has come to look: bots that had time do not any more.
    pub(super) fn raise_thoughts(&self) {
        if let Some(ticket) = self.asked.as_ref().and_then(|asked| asked.ticket.as_ref())
            && self.table.is_watched()
        {
            ticket.raise();
        }
    }
}

/// What a bot does in the time it is given; by rules, if there is none.
fn chosen<T: Title>(ask: &BotAsk<T>, grant: &Grant, wanted: Duration) -> Option<MoveOf<T>> {
    let no_time = grant.time.is_zero() && !wanted.is_zero();
    let kind = if no_time { BY_RULES } else { &ask.kind };
    let unknown = |error| tracing::warn!(bot = kind, %error, "a bot that is not known makes any move");
    let mut bot = T::bot(kind).map_err(unknown).ok()?;
    bot.within(grant.time, &grant.deadline);
    Some(bot.choose_beside(ask.rules.as_ref(), &ask.view, ask.people, &mut Xoshiro::new(ask.dice)))
}

/// Any move the seat of a view has.
fn any_move<T: Title>(rules: &T::Game, view: &ViewOf<T>, dice: u64) -> Option<MoveOf<T>> {
    let eye = rules.eye_of(view)?;
    let mut moves = Vec::new();
    rules.moves(&eye, &mut moves);
    (!moves.is_empty()).then(|| *tabletop::Dice::pick(&mut Xoshiro::new(dice), &moves))
}
