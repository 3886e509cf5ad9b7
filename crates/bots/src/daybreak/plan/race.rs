//! Candidates compared in the same futures: after each heat only the better half goes on.

use super::line::{Candidate, Cast, worth};
use crate::search::Budget;
use daybreak::{Daybreak, State};
use std::time::Instant;
use tabletop::{Seat, Streams};

/// Futures that a candidate sees at most.
const MOST_FUTURES: u64 = 512;

/// How a candidate has done.
#[derive(Clone, Debug)]
pub(super) struct Runner {
    pub candidate: Candidate,
    /// What it came to in each future so far.
    values: Vec<f32>,
    /// Came to the same end of the stage as a candidate before it.
    twin: bool,
}

impl Runner {
    fn new(candidate: Candidate) -> Runner {
        Runner { candidate, values: Vec::new(), twin: false }
    }

    fn mean(&self) -> f32 {
        self.values.iter().sum::<f32>() / self.values.len().max(1) as f32
    }

    /// How many futures it has seen.
    pub(super) fn futures(&self) -> usize {
        self.values.len()
    }

    /// How much better than another in the futures that both have seen, and the standard error of that.
    pub(super) fn ahead(&self, other: &Runner) -> (f32, f32) {
        let pairs = || self.values.iter().zip(&other.values).map(|(a, b)| a - b);
        let n = pairs().count().max(1) as f32;
        let mean = pairs().sum::<f32>() / n;
        let spread = pairs().map(|d| (d - mean) * (d - mean)).sum::<f32>() / n;
        (mean, (spread / n).sqrt())
    }
}

/// A budget as it is spent.
struct Purse {
    budget: Budget,
    start: Instant,
    spent: u32,
}

impl Purse {
    /// The part of the budget that is gone.
    fn gone(&self) -> f64 {
        match self.budget {
            Budget::Iterations(all) => f64::from(self.spent) / f64::from(all.max(1)),
            Budget::Time(time) => self.start.elapsed().as_secs_f64() / time.as_secs_f64().max(1e-9),
        }
    }
}

/// A decision that is being thought about.
pub(super) struct Race<'a> {
    pub game: &'a Daybreak,
    pub state: &'a State,
    pub seat: Seat,
    pub cast: &'a mut Cast,
    /// The futures follow from it.
    pub seed: u64,
}

impl Race<'_> {
    /// Lets the candidates run. The first is what the others are measured against: it stays in the race and is first
    /// in the answer. Where there is something to compare, every
    /// candidate sees at least one future.
    pub(super) fn run(&mut self, candidates: &[Candidate], budget: Budget, start: Instant) -> Vec<Runner> {
        let mut purse = Purse { budget, start, spent: 0 };
        let mut alive: Vec<Runner> = candidates.iter().copied().map(Runner::new).collect();
        if alive.len() == 1 {
            return alive;
        }
        let mut future = 0;
        self.look(&mut alive, future, &mut purse);
        alive.retain(|runner| !runner.twin);
        let mut out = Vec::new();
        let heats = alive.len().max(1).ilog2() + 1;
        for heat in 1..=heats {
            while alive.len() > 1 && purse.gone() < f64::from(heat) / f64::from(heats) && future < MOST_FUTURES {
                future += 1;
                self.look(&mut alive, future, &mut purse);
            }
            let keep = alive.len().div_ceil(2).max(2);
            if heat < heats && alive.len() > keep {
                alive[1..].sort_by(|a, b| b.mean().total_cmp(&a.mean()));
                out.splice(0..0, alive.drain(keep..));
            }
        }
        alive.extend(out);
        alive
    }

    /// One more future for everybody still in the race.
    fn look(&mut self, alive: &mut [Runner], future: u64, purse: &mut Purse) {
        let mut known: Vec<(State, f32)> = Vec::new();
        for runner in alive.iter_mut() {
            let mut chance = Streams::new(self.seed.wrapping_add(future.wrapping_mul(0x9e37_79b9_7f4a_7c15)));
            let mut state = *self.state;
            self.cast.stage(self.game, &mut state, self.seat, runner.candidate, &mut chance);
            let value = match known.iter().find(|(other, _)| *other == state) {
                Some(&(_, value)) => {
                    runner.twin = true;
                    value
                }
                None => {
                    let after = state;
                    let outcome = self.cast.rest(self.game, &mut state, &mut chance);
                    purse.spent += 1;
                    known.push((after, worth(&outcome)));
                    worth(&outcome)
                }
            };
            runner.values.push(value);
        }
    }
}
