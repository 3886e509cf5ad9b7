//! How much time everybody has, and whose runs.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use tabletop::Seat;
use wire::{AtZero, Clock, ClockKind, Millis, RanOut};

/// What came in before the time was up counts, also if it reaches the table this many milliseconds later.
const LATE: Millis = 250;
/// The time for a stage or trick of somebody whose time for the whole game was used up.
const OVERTIME: u32 = 30_000;
const SECOND: u32 = 1000;
const DAY: u32 = 24 * 60 * 60 * SECOND;

/// The clocks of a table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Clocks {
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

/// By what time is counted: the clock that the host chose, and the stage or trick the game is in.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Timing {
    pub(crate) clock: Clock,
    pub(crate) stretch: u32,
}

/// What a seat has left of its time.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TimeLeft {
    pub(crate) left: u32,
    /// How much it was.
    pub(crate) of: u32,
    /// Was everybody told that nothing is left?
    pub(crate) out: bool,
}

impl Clocks {
    /// The budget that a seat's time is taken from now, and how much was in it.
    fn budget_of(&self, timing: Timing, seat: Seat) -> (u32, u32) {
        let Timing { clock, stretch } = timing;
        let time = self.seat_times.get(&seat);
        let moves = time.map_or(0, |time| time.moves);
        match clock.kind {
            ClockKind::Move { seconds } => (moves, seconds * SECOND),
            ClockKind::Stage { seconds } => (stretch, seconds * SECOND),
            ClockKind::Days { days } => (moves, days * DAY),
            ClockKind::Game { minutes, .. } => match time.and_then(|time| time.over) {
                Some(over) if over != stretch => (1 + stretch, OVERTIME),
                _ => (0, minutes * 60 * SECOND),
            },
        }
    }

    /// What was left of a seat's time when time was last taken off.
    pub(crate) fn left(&self, timing: Timing, seat: Seat) -> TimeLeft {
        let (name, of) = self.budget_of(timing, seat);
        let known = self.seat_times.get(&seat).and_then(|time| time.budgets.get(&name));
        known.map_or(TimeLeft { left: of, of, out: false }, |&Budget { left, out }| TimeLeft { left, of, out })
    }

    /// No clock ran in this time.
    pub(crate) fn hold(&mut self, from: Millis, to: Millis) {
        self.since += (to - from.max(self.since)).max(0);
    }

    /// An event is about to happen: takes off what has passed since the one before.
    pub(crate) fn charge(&mut self, at: Millis) {
        let passed = self.passed(at);
        for (seat, name) in &self.running {
            let Some(time) = self.seat_times.get_mut(seat) else { continue };
            time.spent = time.spent.saturating_add(passed);
            if let Some(budget) = time.budgets.get_mut(name) {
                budget.left = budget.left.saturating_sub(passed);
            }
        }
        self.since = self.since.max(at);
    }

    /// How much time has passed since some was last taken off.
    pub(crate) fn passed(&self, at: Millis) -> u32 {
        u32::try_from((at - self.since).max(0)).unwrap_or(u32::MAX)
    }

    /// An event has happened: from now on the time of these seats runs.
    pub(crate) fn run(&mut self, timing: Timing, seats: impl Iterator<Item = Seat>) {
        let running: Vec<_> = seats.map(|seat| (seat, self.budget_of(timing, seat))).collect();
        for (seat, (name, of)) in &running {
            let time = self.seat_times.entry(*seat).or_default();
            time.budgets.entry(*name).or_insert(Budget { left: *of, out: false });
        }
        self.running = running.into_iter().map(|(seat, (name, _))| (seat, name)).collect();
    }

    /// The time of a seat is used up.
    pub(crate) fn run_out(&mut self, timing: Timing, seat: Seat, then: RanOut) {
        let (name, _) = self.budget_of(timing, seat);
        let time = self.seat_times.entry(seat).or_default();
        time.budgets.insert(name, Budget { left: 0, out: true });
        let whole_game = matches!(timing.clock.kind, ClockKind::Game { .. }) && name == 0;
        if whole_game && then != RanOut::Nothing {
            time.over = Some(timing.stretch);
        }
    }

    /// A seat has moved; `own`, if its person did.
    pub(crate) fn count_move(&mut self, clock: Clock, seat: Seat, own: bool) {
        let time = self.seat_times.entry(seat).or_default();
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

    /// After moves were taken back, these seats made those that hold.
    pub(crate) fn recount(&mut self, movers: impl Iterator<Item = Seat>) {
        self.seat_times.values_mut().for_each(|time| time.moves = 0);
        movers.for_each(|seat| self.seat_times.entry(seat).or_default().moves += 1);
    }

    /// Up to when time was taken off.
    pub(crate) fn since(&self) -> Millis {
        self.since
    }

    /// Does anybody's time run?
    pub(crate) fn is_running(&self) -> bool {
        !self.running.is_empty()
    }

    pub(crate) fn runs(&self, seat: Seat) -> bool {
        self.running.iter().any(|(one, _)| *one == seat)
    }

    /// Those whose time runs, and when something is done about it.
    pub(crate) fn zeros(&self, timing: Timing) -> impl Iterator<Item = (Seat, Millis)> {
        self.running.iter().filter_map(move |&(seat, _)| {
            let TimeLeft { left, out, .. } = self.left(timing, seat);
            match (out, timing.clock.at_zero) {
                (true, AtZero::Nothing) => None,
                (true, _) => Some((seat, self.since)),
                (false, _) => Some((seat, self.since + Millis::from(left) + LATE)),
            }
        })
    }
}
