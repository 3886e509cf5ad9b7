//! Candidates compared in the same futures: after each heat only the better half goes on.

use super::line::{Candidate, Cast, Line, Opening};
use bots::search::{Budget, Deadline, is_past};
use daybreak::{Daybreak, State};
use std::time::Instant;
use tabletop::{Seat, Streams};

/// Futures that a candidate sees at most.
const MOST_FUTURES: u64 = 2048;

/// Decisions in a line that count as much as the line itself.
const DECISIONS: f64 = 10.0;

/// How a candidate has done.
#[derive(Clone, Debug)]
pub(super) struct Runner {
    pub candidate: Candidate,
    /// How far it goes without chance.
    opening: Opening,
    /// What it came to in each future so far.
    values: Vec<f32>,
}

impl Runner {
    /// The mean of what it came to.
    pub(super) fn mean(&self) -> f32 {
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
struct Purse<'a> {
    budget: Budget,
    start: Instant,
    lines: u32,
    /// Decisions that the players of lines had made before.
    asked: u32,
    deadline: Option<&'a Deadline>,
}

impl Purse<'_> {
    /// The part of the budget that is gone.
    fn gone(&self, cast: &Cast) -> f64 {
        if is_past(self.deadline) {
            return 1.0;
        }
        match self.budget {
            Budget::Iterations(all) => {
                let decisions = f64::from(cast.asked.wrapping_sub(self.asked));
                (f64::from(self.lines) + decisions / DECISIONS) / f64::from(all.max(1))
            }
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
    /// Ends of a round until a line is judged.
    pub rounds: u8,
    pub deadline: Option<&'a Deadline>,
}

impl<'a> Race<'a> {
    /// Lets the candidates run. The first is what the others are measured against: it stays in the race and is first
    /// in the answer. Where there is something to compare, every candidate sees at least one future.
    pub(super) fn run(&mut self, candidates: &[Candidate], budget: Budget, start: Instant) -> Vec<Runner> {
        let mut purse = Purse { budget, start, lines: 0, asked: self.cast.asked, deadline: self.deadline };
        let mut alive: Vec<Runner> = Vec::new();
        for &candidate in candidates {
            // The first half of the budget is enough to find ways to play.
            if alive.len() > 1 && purse.gone(self.cast) > 0.5 {
                break;
            }
            let opening = self.cast.open(self.game, self.state, self.seat, candidate);
            let twin = |other: &Runner| {
                other.opening == opening && (Cast::is_over(&opening) || other.candidate.style == candidate.style)
            };
            if !alive.iter().any(twin) {
                alive.push(Runner { candidate, opening, values: Vec::new() });
            }
        }
        if alive.len() == 1 {
            return alive;
        }
        let mut out = Vec::new();
        let mut future = 0;
        let heats = alive.len().max(1).ilog2() + 1;
        let before = purse.gone(self.cast);
        for heat in 1..=heats {
            let share = before + (1.0 - before) * f64::from(heat) / f64::from(heats);
            while alive.len() > 1 && (future == 0 || purse.gone(self.cast) < share) && future < MOST_FUTURES {
                self.look(&mut alive, future, &mut purse);
                future += 1;
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

    /// One more future for everybody still in the race; past the deadline only for those that come first.
    fn look(&mut self, alive: &mut [Runner], future: u64, purse: &mut Purse<'a>) {
        for runner in alive.iter_mut() {
            if purse.lines > 0 && is_past(self.deadline) {
                return;
            }
            let mut chance = Streams::new(self.seed.wrapping_add(future.wrapping_mul(0x9e37_79b9_7f4a_7c15)));
            let line = Line { opening: &runner.opening, seat: self.seat, candidate: runner.candidate };
            let value = self.cast.follow(self.game, &line, self.rounds, &mut chance);
            purse.lines += 1;
            runner.values.push(value);
        }
    }
}
