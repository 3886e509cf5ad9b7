//! Clocks: whose time runs, how much of it is left, and what happens when it is used up (T-13).
//!
//! What is left follows from the events and their times alone, so that a table that comes back has the same clocks. Between
//! two events the same clocks run; each event takes off what has passed since the one before. Time is kept in budgets with
//! names: the nth move of a seat, a stage, the whole game. Who takes a move back is at its budget again, with what was left
//! of it; so nothing is gained by that.
//!
//! Time in which nobody with a seat was there, or the server was not, is named by an event (`held`) and taken from nobody.

use super::people::USUAL_BOT;
use super::{SeatHolder, Table, TableEvent, Transaction};
use crate::Problem;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::ops::RangeInclusive;
use tabletop::log::Entry;
use tabletop::{Seat, never, refuse};
use title::Title;
use wire::{
    AtZero, CLOCK_DAYS, CLOCK_GAME, CLOCK_INCREMENT, CLOCK_MOVE, CLOCK_STAGE, Clock, ClockKind, Code, Millis, Purpose,
    RanOut, SeatClock, Settings, Until,
};

/// What came in before the time was up counts, also if it reaches the table this many milliseconds later.
const LATE: Millis = 250;
/// A time without anybody that is shorter than this is not worth an event: a page that is loaded again stops no clock.
const BLINK: Millis = 5000;
/// The time for a stage or trick of somebody whose time for the whole game was used up.
const OVERTIME: u32 = 30_000;
const SECOND: u32 = 1000;
const DAY: u32 = 24 * 60 * 60 * SECOND;

/// The clocks of a table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct Clocks {
    /// Up to when time was taken off.
    since: Millis,
    /// Whose time runs since then, and from which budget it is taken.
    running: Vec<(Seat, u32)>,
    #[serde(rename = "purses")]
    seat_times: BTreeMap<Seat, SeatTime>,
}

/// The time of one seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
struct SeatTime {
    /// Its moves that hold.
    moves: u32,
    /// The most of them there ever were.
    most: u32,
    /// What its next move has taken so far.
    spent: u32,
    /// The stage or trick in which the time for the whole game was used up.
    over: Option<u32>,
    budgets: BTreeMap<u32, Budget>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Budget {
    left: u32,
    /// Was everybody told that nothing is left?
    out: bool,
}

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
    /// The budget that a seat's time is taken from now, and how much was in it.
    fn budget_of(&self, clock: Clock, seat: Seat) -> (u32, u32) {
        let time = self.clocks.seat_times.get(&seat);
        let moves = time.map_or(0, |time| time.moves);
        match clock.kind {
            ClockKind::Move { seconds } => (moves, seconds * SECOND),
            ClockKind::Stage { seconds } => (self.stretch_now(), seconds * SECOND),
            ClockKind::Days { days } => (moves, days * DAY),
            ClockKind::Game { minutes, .. } => match time.and_then(|time| time.over) {
                Some(over) if over != self.stretch_now() => (1 + self.stretch_now(), OVERTIME),
                _ => (0, minutes * 60 * SECOND),
            },
        }
    }

    fn stretch_now(&self) -> u32 {
        T::stretch(self.timeline.state())
    }

    /// What is left in a budget.
    fn left_in(&self, seat: Seat, (name, of): (u32, u32)) -> Budget {
        let known = self.clocks.seat_times.get(&seat).and_then(|time| time.budgets.get(&name)).copied();
        known.unwrap_or(Budget { left: of, out: false })
    }

    /// Does time stand still while nobody with a seat is there? Not at a slow table, where hardly ever somebody is.
    fn stands_still(&self) -> bool {
        !matches!(self.settings.clock, None | Some(Clock { kind: ClockKind::Days { .. }, .. }))
    }

    /// Since when no time passes, because nobody is there.
    fn still_since(&self) -> Option<Millis> {
        self.unattended.filter(|_| self.stands_still())
    }

    /// An event is about to happen: takes off what has passed since the one before.
    fn charge(&mut self, at: Millis) {
        let clocks = &mut self.clocks;
        let passed = u32::try_from((at - clocks.since).max(0)).unwrap_or(u32::MAX);
        for (seat, name) in &clocks.running {
            let Some(time) = clocks.seat_times.get_mut(seat) else { continue };
            time.spent = time.spent.saturating_add(passed);
            if let Some(budget) = time.budgets.get_mut(name) {
                budget.left = budget.left.saturating_sub(passed);
            }
        }
        clocks.since = clocks.since.max(at);
    }

    /// An event has happened: from now on the time of those runs whom the table waits for.
    pub(super) fn run_clocks(&mut self) {
        let Some(clock) = self.settings.clock else { return };
        let on = self.is_on().is_ok();
        let people = self.people();
        let running = self.awaited().iter().filter(|&seat| on && people.has(seat));
        let running: Vec<_> = running.map(|seat| (seat, self.budget_of(clock, seat))).collect();
        for (seat, (name, of)) in &running {
            let time = self.clocks.seat_times.entry(*seat).or_default();
            time.budgets.entry(*name).or_insert(Budget { left: *of, out: false });
        }
        self.clocks.running = running.into_iter().map(|(seat, (name, _))| (seat, name)).collect();
    }

    /// What an event beside the game does to the clocks, before it does anything else.
    pub(super) fn clock_event(&mut self, at: Millis, event: &TableEvent) {
        let Some(clock) = self.settings.clock else { return };
        if let TableEvent::Held { from, to } = *event {
            self.clocks.since += (to - from.max(self.clocks.since)).max(0);
        }
        self.charge(at);
        if let TableEvent::ClockOut { seat, then, .. } = *event {
            let (name, _) = self.budget_of(clock, seat);
            let stretch = self.stretch_now();
            let time = self.clocks.seat_times.entry(seat).or_default();
            time.budgets.insert(name, Budget { left: 0, out: true });
            let whole_game = matches!(clock.kind, ClockKind::Game { .. }) && name == 0;
            if whole_game && then != RanOut::Nothing {
                time.over = Some(stretch);
            }
        }
    }

    /// What an entry of the game does to the clocks; it is already in the timeline.
    pub(super) fn clock_entry(&mut self, at: Millis) {
        let Some(clock) = self.settings.clock else { return };
        self.charge(at);
        match self.timeline.entries().last() {
            Some(Entry::Move { seat, .. }) => {
                let seat = *seat;
                let own = self.people().has(seat);
                let time = self.clocks.seat_times.entry(seat).or_default();
                time.moves += 1;
                let spent = std::mem::take(&mut time.spent);
                if let (ClockKind::Game { increment, .. }, true, Some(budget)) =
                    (clock.kind, own && time.moves > time.most, time.budgets.get_mut(&0))
                    && !budget.out
                {
                    budget.left += spent.min(increment * SECOND);
                }
                time.most = time.most.max(time.moves);
            }
            Some(Entry::Retract { .. } | Entry::Branch { .. }) => {
                self.clocks.seat_times.values_mut().for_each(|time| time.moves = 0);
                for no in self.timeline.line() {
                    if let Some(Entry::Move { seat, .. }) = self.timeline.entries().get(no as usize - 1) {
                        self.clocks.seat_times.entry(*seat).or_default().moves += 1;
                    }
                }
            }
            Some(Entry::Draw(_)) | None => {}
        }
        self.run_clocks();
    }

    /// Time in which nobody was there is over, because something happens.
    pub(super) fn let_time_pass(&mut self, transaction: &mut Transaction<T>) {
        let Some(from) = self.still_since().filter(|&from| from + BLINK <= transaction.now) else { return };
        self.unattended = Some(transaction.now);
        if !self.clocks.running.is_empty() {
            self.happen(transaction, TableEvent::Held { from, to: transaction.now });
        }
    }

    /// Notes whether anybody with a seat is there.
    pub(super) fn note_attendance(&mut self, transaction: &mut Transaction<T>) {
        if self.present().is_empty() {
            self.unattended.get_or_insert(transaction.now);
        } else {
            self.let_time_pass(transaction);
            self.unattended = None;
        }
    }

    /// The table comes back into memory. While the server was down time was nobody's; and where it stands still without
    /// anybody there, so it did since the last event.
    pub(super) fn catch_up(&mut self, transaction: &mut Transaction<T>, down: Option<(Millis, Millis)>) {
        if self.stands_still() {
            self.unattended = Some(self.clocks.since);
        } else if let Some((from, to)) = down {
            let (from, to) = (from.max(self.clocks.since), to.min(transaction.now));
            if from < to && !self.clocks.running.is_empty() {
                self.happen(transaction, TableEvent::Held { from, to });
            }
        }
    }

    /// Those whose time runs, and when something is done about it.
    fn zeros(&self) -> impl Iterator<Item = (Seat, Millis)> {
        let clock = self.settings.clock.filter(|_| self.still_since().is_none());
        self.clocks.running.iter().filter_map(move |&(seat, _)| {
            let clock = clock?;
            let budget = self.left_in(seat, self.budget_of(clock, seat));
            match (budget.out, clock.at_zero) {
                (true, AtZero::Nothing) => None,
                (true, _) => Some((seat, self.clocks.since)),
                (false, _) => Some((seat, self.clocks.since + Millis::from(budget.left) + LATE)),
            }
        })
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
        let Some(clock) = self.settings.clock else { return };
        let again = self.left_in(seat, self.budget_of(clock, seat)).out;
        let state = self.timeline.state();
        let plain = || T::plain_moves().into_iter().find(|&mv| refuse(self.rules.as_ref(), state, seat, mv).is_ok());
        let (then, plain) = match clock.at_zero {
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

    /// The bot that plays on because of a clock, and how long.
    pub(super) fn stand_in_for(then: RanOut) -> Option<(String, Until)> {
        let until = match then {
            RanOut::Bot => Until::Clock,
            RanOut::Pass | RanOut::Step => Until::Step,
            RanOut::Nothing => return None,
        };
        Some((USUAL_BOT.to_owned(), until))
    }

    /// May the person of a seat play it, as far as their clock goes?
    pub(super) fn has_time(&self, seat: Seat) -> Result<(), Problem> {
        let Some(clock) = self.settings.clock else { return Ok(()) };
        let played =
            matches!(self.seats.get(seat.index()), Some(SeatHolder::Person { until, .. }) if until.is_by_clock());
        let out = self.left_in(seat, self.budget_of(clock, seat)).out || self.due_zero_of(seat);
        match played || (out && clock.at_zero != AtZero::Nothing) {
            true => Err(Problem::new(Code::OutOfTime).with("part", T::STRETCH)),
            false => Ok(()),
        }
    }

    fn due_zero_of(&self, seat: Seat) -> bool {
        self.zeros().any(|(one, at)| one == seat && at <= self.now)
    }

    /// May the others ask to let a bot play a seat, because its time is used up?
    pub(super) fn is_late(&self, seat: Seat) -> bool {
        let waits = self.people().has(seat) && self.awaited().has(seat) && self.is_on().is_ok();
        let out =
            |clock: Clock| clock.at_zero == AtZero::Nothing && self.left_in(seat, self.budget_of(clock, seat)).out;
        waits && self.settings.clock.is_some_and(out)
    }

    /// The clocks of all seats that people have.
    pub(super) fn seat_clocks(&self) -> Vec<SeatClock> {
        let Some(clock) = self.settings.clock else { return Vec::new() };
        let still = self.still_since();
        let passed = (still.map_or(self.now, |from| from.min(self.now)) - self.clocks.since).max(0);
        let passed = u32::try_from(passed).unwrap_or(u32::MAX);
        let people = (0..).map(Seat).zip(&self.seats).filter(|(_, holder)| matches!(holder, SeatHolder::Person { .. }));
        people
            .map(|(seat, _)| {
                let (name, of) = self.budget_of(clock, seat);
                let Budget { left, out } = self.left_in(seat, (name, of));
                let runs = self.clocks.running.iter().any(|(one, _)| *one == seat);
                let left = if runs { left.saturating_sub(passed) } else { left };
                SeatClock { seat, left, of, runs: runs && still.is_none() && left > 0, out }
            })
            .collect()
    }
}
