//! Clocks: whose time runs, how much of it is left, and what happens when it is used up (T-13).
//!
//! What is left follows from the events and their times alone, so that a table that comes back has the same clocks. Between
//! two events the same clocks run; each event takes off what has passed since the one before. Time is kept in budgets with
//! names: the nth move of a seat, a stage, the whole game. Who takes a move back is at its budget again, with what was left
//! of it; so nothing is gained by that.
//!
//! Time in which nobody with a seat was there, or the server was not, is named by an event (`held`) and taken from nobody.

use super::parts::{TimeLeft, Timing};
use super::{Table, TableEvent, Transaction};
use crate::Problem;
use std::ops::RangeInclusive;
use tabletop::log::Entry;
use tabletop::{Seat, never, refuse};
use title::Title;
use wire::{
    AtZero, CLOCK_DAYS, CLOCK_GAME, CLOCK_INCREMENT, CLOCK_MOVE, CLOCK_STAGE, Clock, ClockKind, Code, Millis, Purpose,
    RanOut, SeatClock, Settings, Until,
};

/// A time without anybody that is shorter than this is not worth an event: a page that is loaded again stops no clock.
const BLINK: Millis = 5000;

/// Can a table have this clock?
pub(super) fn checked<T: Title>(settings: &Settings, daily: bool) -> Result<(), Problem> {
    let Some(Clock { kind, .. }) = settings.clock else { return Ok(()) };
    let bad = |why: &str| Problem::new(Code::BadClock).with("why", why);
    let within = |why: &str, range: &RangeInclusive<u32>, given: u32| match range.contains(&given) {
        true => Ok(()),
        false => Err(bad(why).with("least", range.start()).with("most", range.end())),
    };
    match kind {
        ClockKind::Move { seconds } => within("move", &CLOCK_MOVE, seconds)?,
        ClockKind::Stage { .. } if T::STRETCH != "stage" => return Err(bad("no_stages")),
        ClockKind::Stage { seconds } => within("stage", &CLOCK_STAGE, seconds)?,
        ClockKind::Game { minutes, increment } => {
            within("game", &CLOCK_GAME, minutes)?;
            within("increment", &CLOCK_INCREMENT, increment)?;
        }
        ClockKind::Days { days } => within("days", &CLOCK_DAYS, days)?,
    }
    let days = matches!(kind, ClockKind::Days { .. });
    match (settings.slow, days) {
        (true, false) => return Err(bad("slow")),
        (false, true) => return Err(bad("not_slow")),
        _ => {}
    }
    if settings.study {
        return Err(bad("study"));
    }
    if settings.purpose != Purpose::Game {
        return Err(bad("lesson"));
    }
    if daily { Err(bad("daily")) } else { Ok(()) }
}

impl<T: Title> Table<T> {
    /// By what time is counted, if it is.
    fn timing(&self) -> Option<Timing> {
        self.fixed.settings.clock.map(|clock| Timing { clock, stretch: self.game.stretch() })
    }

    /// Does time stand still while nobody with a seat is there? Not at a slow table, where hardly ever somebody is.
    fn stands_still(&self) -> bool {
        !matches!(self.fixed.settings.clock, None | Some(Clock { kind: ClockKind::Days { .. }, .. }))
    }

    /// Since when no time passes, because nobody is there.
    fn still_since(&self) -> Option<Millis> {
        self.presence.unattended().filter(|_| self.stands_still())
    }

    /// An event has happened: from now on the time of those runs whom the table waits for.
    pub(super) fn run_clocks(&mut self) {
        let Some(timing) = self.timing() else { return };
        let on = self.progress.is_on().is_ok();
        let people = self.seating.played_themselves();
        let awaited = self.awaited();
        self.clocks.run(timing, awaited.iter().filter(|&seat| on && people.has(seat)));
    }

    /// What an event beside the game does to the clocks, before it does anything else.
    pub(super) fn clock_event(&mut self, at: Millis, event: &TableEvent) {
        let Some(timing) = self.timing() else { return };
        if let TableEvent::Held { from, to } = *event {
            self.clocks.hold(from, to);
        }
        self.clocks.charge(at);
        if let TableEvent::ClockOut { seat, then, .. } = *event {
            self.clocks.run_out(timing, seat, then);
        }
    }

    /// What an entry of the game does to the clocks; it is already in the log.
    pub(super) fn clock_entry(&mut self, at: Millis) {
        let Some(clock) = self.fixed.settings.clock else { return };
        self.clocks.charge(at);
        match self.game.entries().last() {
            Some(Entry::Move { seat, .. }) => {
                let own = self.seating.played_themselves().has(*seat);
                self.clocks.count_move(clock, *seat, own);
            }
            Some(Entry::Retract { .. } | Entry::Branch { .. }) => {
                self.clocks.recount(self.game.moves_that_hold().map(|(_, seat)| seat));
            }
            Some(Entry::Draw(_)) | None => {}
        }
        self.run_clocks();
    }

    /// Time in which nobody was there is over, because something happens.
    pub(super) fn let_time_pass(&mut self, transaction: &mut Transaction<T>) {
        let Some(from) = self.still_since().filter(|&from| from + BLINK <= transaction.now) else { return };
        self.presence.set_unattended(Some(transaction.now));
        if self.clocks.is_running() {
            self.happen(transaction, TableEvent::Held { from, to: transaction.now });
        }
    }

    /// Notes whether anybody with a seat is there.
    pub(super) fn note_attendance(&mut self, transaction: &mut Transaction<T>) {
        if self.present().is_empty() {
            self.presence.note_unattended(transaction.now);
        } else {
            self.let_time_pass(transaction);
            self.presence.set_unattended(None);
        }
    }

    /// The table comes back into memory. While the server was down time was nobody's; and where it stands still without
    /// anybody there, so it did since the last event.
    pub(super) fn catch_up(&mut self, transaction: &mut Transaction<T>, down: Option<(Millis, Millis)>) {
        if self.stands_still() {
            self.presence.set_unattended(Some(self.clocks.since()));
        } else if let Some((from, to)) = down {
            let (from, to) = (from.max(self.clocks.since()), to.min(transaction.now));
            if from < to && self.clocks.is_running() {
                self.happen(transaction, TableEvent::Held { from, to });
            }
        }
    }

    /// Those whose time runs, and when something is done about it.
    fn zeros(&self) -> impl Iterator<Item = (Seat, Millis)> {
        let timing = self.timing().filter(|_| self.still_since().is_none());
        timing.into_iter().flat_map(|timing| self.clocks.zeros(timing))
    }

    /// When the next clock is used up.
    pub fn next_zero(&self) -> Option<Millis> {
        self.zeros().map(|(_, at)| at).min()
    }

    /// A seat whose time is used up, and nothing was done about it yet.
    pub(super) fn due_zero(&self, now: Millis) -> Option<Seat> {
        self.zeros().find(|&(_, at)| at <= now).map(|(seat, _)| seat)
    }

    /// Does what the table does when somebody's time is used up.
    pub(super) fn run_out(&mut self, transaction: &mut Transaction<T>, seat: Seat) {
        let Some(timing) = self.timing() else { return };
        let again = self.clocks.left(timing, seat).out;
        let state = self.game.state();
        let plain =
            || T::plain_moves().into_iter().find(|&mv| refuse(self.game.rules().as_ref(), state, seat, mv).is_ok());
        let (then, plain) = match timing.clock.at_zero {
            AtZero::Bot => (RanOut::Bot, None),
            AtZero::Nothing => (RanOut::Nothing, None),
            AtZero::Pass => plain().map_or((RanOut::Step, None), |mv| (RanOut::Pass, Some(mv))),
        };
        self.happen(transaction, TableEvent::ClockOut { seat, then, again });
        if let Some(mv) = plain {
            let made = self.make(transaction, seat, mv);
            never!(made.is_err(), "seat {seat} may make {mv:?}, and cannot: {made:?}");
            self.happen(transaction, TableEvent::Back { seat, ended: false, step: true });
        }
    }

    /// May the person of a seat play it, as far as their clock goes?
    pub(super) fn has_time(&self, seat: Seat) -> Result<(), Problem> {
        let Some(timing) = self.timing() else { return Ok(()) };
        let played = self.seating.lent_until(seat).is_some_and(Until::is_by_clock);
        let out = self.clocks.left(timing, seat).out || self.due_zero_of(seat);
        match played || (out && timing.clock.at_zero != AtZero::Nothing) {
            true => Err(Problem::new(Code::OutOfTime).with("part", T::STRETCH)),
            false => Ok(()),
        }
    }

    fn due_zero_of(&self, seat: Seat) -> bool {
        self.zeros().any(|(one, at)| one == seat && at <= self.now)
    }

    /// May the others ask to let a bot play a seat, because its time is used up?
    pub(super) fn is_late(&self, seat: Seat) -> bool {
        let waits =
            self.seating.played_themselves().has(seat) && self.awaited().has(seat) && self.progress.is_on().is_ok();
        let out = |timing: Timing| timing.clock.at_zero == AtZero::Nothing && self.clocks.left(timing, seat).out;
        waits && self.timing().is_some_and(out)
    }

    /// The clocks of all seats that people have.
    pub(super) fn seat_clocks(&self) -> Vec<SeatClock> {
        let Some(timing) = self.timing() else { return Vec::new() };
        let still = self.still_since();
        let passed = self.clocks.passed(still.map_or(self.now, |from| from.min(self.now)));
        let people = self.seating.persons().into_iter();
        people
            .map(|(seat, _)| {
                let TimeLeft { left, of, out } = self.clocks.left(timing, seat);
                let runs = self.clocks.runs(seat);
                let left = if runs { left.saturating_sub(passed) } else { left };
                SeatClock { seat, left, of, runs: runs && still.is_none() && left > 0, out }
            })
            .collect()
    }
}
