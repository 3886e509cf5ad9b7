//! The course of a game: the chance to win at the beginning of each of its parts, and where it changed.

use super::estimate::{Estimate, Estimator};
use bots::search::Budget;
use std::ops::RangeInclusive;
use std::time::Duration;
use tabletop::log::EntryNo;
use tabletop::{Audience, Game, Next, Seat, Timeline, Xoshiro};
use title::{OutcomeOf, StateOf, Title, ViewOf};

/// A change below one in twenty is not told, unless it is the greatest of the game.
const WORTH_TELLING: f32 = 0.05;
/// A change is told if it is at least this many standard errors.
const SURE: f32 = 2.0;

/// The beginning of a part of the game.
struct Moment<T: Title> {
    /// The last entry before it.
    entry: EntryNo,
    round: u8,
    state: StateOf<T>,
    /// As everybody saw it.
    view: ViewOf<T>,
}

/// A part of the game after which the chance to win was another.
pub(super) struct Swing<T: Title> {
    /// The last entry before it.
    pub(super) from: EntryNo,
    /// Its own last entry.
    pub(super) to: EntryNo,
    pub(super) round: u8,
    /// Whose chance it is; none, if all win or lose together.
    pub(super) seat: Option<Seat>,
    /// As everybody saw the table at its beginning.
    pub(super) view: ViewOf<T>,
    pub(super) before: f32,
    pub(super) after: f32,
    error: f32,
}

/// A part of the game in which a chance fell.
pub(super) struct Fall {
    entries: RangeInclusive<EntryNo>,
    /// Whose; none, if all win or lose together.
    seat: Option<Seat>,
}

impl Fall {
    /// Could this move be to blame?
    pub(super) fn holds(&self, entry: EntryNo, seat: Seat) -> bool {
        self.entries.contains(&entry) && self.seat.is_none_or(|whose| whose == seat)
    }
}

impl<T: Title> Swing<T> {
    fn size(&self) -> f32 {
        (self.after - self.before).abs()
    }
}

/// The course of a game, as it is worked out.
pub(super) struct Course<T: Title> {
    moments: Vec<Moment<T>>,
    /// Those whose chances are followed: every seat, or one that stands for all.
    seats: Vec<Seat>,
    /// The chances, moment by moment and in the order of the seats.
    estimates: Vec<Estimate>,
    /// The ways that were tried for the next of them.
    tried: Vec<Estimate>,
    /// The time for one of them.
    share: Duration,
    estimator: Estimator<T>,
    /// The last entry of the game.
    end: EntryNo,
    /// How it ended, if it was not abandoned.
    outcome: Option<OutcomeOf<T>>,
}

impl<T: Title> Course<T> {
    /// The course of a game, to be worked out within a budget of time.
    pub(super) fn new(timeline: &Timeline<T::Game>, budget: Duration) -> Course<T> {
        let game = timeline.game();
        let mut moments: Vec<Moment<T>> = Vec::new();
        let (mut last, mut end) = (None, 0);
        timeline.replay(timeline.len(), |step| {
            end = step.no;
            let next = game.next(step.after);
            let view = game.view(step.after, Audience::Spectator);
            let part = T::part(game, &view);
            // What chance deals before the first question belongs to no part.
            let begins = last != Some(part) && (last.is_some() || matches!(next, Next::Ask(_)));
            if begins && !matches!(next, Next::Over(_)) {
                moments.push(Moment { entry: step.no, round: part.0, state: step.after.clone(), view });
                last = Some(part);
            }
        });
        let outcome = match timeline.next() {
            Next::Over(outcome) => Some(outcome),
            Next::Ask(_) | Next::Draw(_) => None,
        };
        let seats: Vec<Seat> = if T::TOGETHER { vec![Seat(0)] } else { (0..game.players()).map(Seat).collect() };
        let share = budget.div_f64((moments.len() * seats.len()).max(1) as f64);
        Course {
            moments,
            seats,
            estimates: Vec::new(),
            tried: Vec::new(),
            share,
            estimator: Estimator::new(),
            end,
            outcome,
        }
    }

    /// How many chances are known, and of how many.
    pub(super) fn progress(&self) -> (usize, usize) {
        (self.estimates.len(), self.moments.len() * self.seats.len())
    }

    /// Tries one more way; false if all chances are known.
    pub(super) fn step(&mut self, game: &T::Game) -> bool {
        let at = self.estimates.len();
        let Some(moment) = self.moments.get(at / self.seats.len()) else { return false };
        let seat = self.seats[at % self.seats.len()];
        let (way, ways) = (self.tried.len() as u32, Estimator::<T>::ways(game, &moment.state, seat));
        let mut dice = Xoshiro::new(u64::from(moment.entry) << 16 | u64::from(seat.0) << 8 | u64::from(way));
        let budget = Budget::Time(self.share / ways);
        self.tried.push(self.estimator.try_one(game, moment.state.clone(), seat, budget, &mut dice));
        if self.tried.len() as u32 == ways {
            self.estimates.push(Estimate::of_ways(&self.tried));
            self.tried.clear();
        }
        true
    }

    /// The parts of the game in which a chance fell.
    pub(super) fn falls(&self) -> Vec<Fall> {
        let all = (0..self.moments.len()).flat_map(|at| (0..self.seats.len()).map(move |place| (at, place)));
        let swings = all.filter_map(|(at, place)| self.swing(at, place)).filter(|swing| swing.after < swing.before);
        swings.map(|swing| Fall { entries: swing.from + 1..=swing.to, seat: swing.seat }).collect()
    }

    /// Where the chances changed most, at most N, the greatest change first.
    pub(super) fn swings(self, most: usize) -> Vec<Swing<T>> {
        let mut swings: Vec<Swing<T>> = Vec::new();
        for at in 0..self.moments.len() {
            swings.extend((0..self.seats.len()).filter_map(|place| self.swing(at, place)));
        }
        swings.sort_by(|a, b| b.size().total_cmp(&a.size()));
        let told = |(place, swing): &(usize, Swing<T>)| {
            *place == 0 || (swing.size() >= WORTH_TELLING && swing.size() >= SURE * swing.error)
        };
        swings.into_iter().enumerate().filter(told).map(|(_, swing)| swing).take(most).collect()
    }

    /// What a part of the game did to a chance, if it is known.
    fn swing(&self, at: usize, place: usize) -> Option<Swing<T>> {
        let known = |at: usize| self.estimates.get(at * self.seats.len() + place).copied();
        let (moment, next, seat) = (&self.moments[at], self.moments.get(at + 1), self.seats[place]);
        let before = known(at)?;
        let after = match next {
            Some(_) => known(at + 1)?,
            None => Estimate::certain(T::won(self.outcome.as_ref()?, seat)),
        };
        Some(Swing {
            from: moment.entry,
            to: next.map_or(self.end, |next| next.entry),
            round: moment.round,
            seat: (!T::TOGETHER).then_some(seat),
            view: moment.view.clone(),
            before: before.chance,
            after: after.chance,
            error: before.error.hypot(after.error),
        })
    }
}
