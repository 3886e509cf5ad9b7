//! Plans for a decision, played to the end of the game in the same futures.

use super::line::worth;
use super::study::{Future, Plan, Wanted};
use super::{Planner, of_the_stage};
use bots::search::{Budget, is_past};
use daybreak::{Daybreak, Frame, Move, Outcome, Stage, State};
use std::time::Instant;
use tabletop::{Chance, Game, Next, Seat, Seats, Silent, Streams};

/// Futures that a plan sees at most.
pub(super) const MOST_FUTURES: u64 = 512;
/// More moves than any game has; a line that does not end is given up as lost.
const ENDLESS: u32 = 5000;
/// Futures in which two plans must come to the same to be taken for one.
const TWINS: u64 = 3;

/// A decision that is being looked at.
pub(super) struct Scene<'a> {
    pub(super) planner: &'a mut Planner,
    pub(super) game: &'a Daybreak,
    pub(super) state: &'a State,
    pub(super) me: Seat,
    /// Lines that were played to the end.
    pub(super) lines: u32,
}

impl Scene<'_> {
    /// Lets the plans run in the same futures; after each heat only the better half goes on, and always the best of
    /// those that begin with a move that is wanted. Afterwards the best come first.
    pub(super) fn race(&mut self, plans: &mut Vec<Plan>, wanted: Wanted, budget: Budget) {
        let start = Instant::now();
        let mut alive: Vec<usize> = (0..plans.len()).collect();
        for future in 0..TWINS {
            // Every plan is looked at once, however late it is: there must be something to say of it.
            if future == 0 || !self.is_late() {
                self.look(plans, &alive, future);
            }
        }
        alive.retain(|&at| plans[at].twin.is_none());
        if alive.len() == 1 && wanted.made().is_some() {
            return;
        }
        let heats = alive.len().max(1).ilog2() + 1;
        let mut future = TWINS - 1;
        for heat in 1..=heats {
            let until = f64::from(heat) / f64::from(heats);
            while gone(budget, start, self.lines) < until && !self.is_late() && future + 1 < MOST_FUTURES {
                future += 1;
                self.look(plans, &alive, future);
            }
            alive.sort_by(|&a, &b| plans[b].worth().total_cmp(&plans[a].worth()));
            if heat < heats {
                alive = finalists(&alive, plans, wanted);
            }
        }
        let place = |at: usize| alive.iter().position(|&kept| kept == at).unwrap_or(usize::MAX);
        let mut order: Vec<usize> = (0..plans.len()).collect();
        order.sort_by(|&a, &b| place(a).cmp(&place(b)).then(plans[b].worth().total_cmp(&plans[a].worth())));
        let new_place = |old: usize| order.iter().position(|&at| at == old);
        let mut sorted: Vec<Plan> = order.iter().map(|&at| plans[at].clone()).collect();
        sorted.iter_mut().for_each(|plan| plan.twin = plan.twin.and_then(new_place));
        *plans = sorted;
    }

    fn is_late(&self) -> bool {
        is_past(self.planner.deadline.as_ref())
    }

    /// One more future for these plans. Those that come to the same in each of the first futures are twins.
    fn look(&mut self, plans: &mut [Plan], alive: &[usize], future: u64) {
        let mut known: Vec<(State, usize)> = Vec::new();
        for &at in alive {
            let (mut state, mut chance) = self.stage(&plans[at], future);
            let same = known.iter().find(|(other, _)| *other == state).map(|&(_, twin)| twin);
            let seen = match same {
                Some(twin) => plans[twin].futures.last().copied(),
                None => {
                    known.push((state, at));
                    Some(self.rest(&mut state, &mut chance))
                }
            };
            let plan = &mut plans[at];
            plan.futures.extend(seen);
            if future == 0 {
                plan.twin = same;
            } else if future < TWINS && plan.twin != same {
                plan.twin = None;
            }
        }
    }

    /// Plays the first move and the rest of the stage in one future.
    pub(super) fn stage(&mut self, plan: &Plan, future: u64) -> (State, Streams) {
        let seed = of_the_stage(self.state).wrapping_add(future.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        let (mut state, mut chance) = (*self.state, Streams::new(seed));
        let (moment, frame) = ((state.round, state.stage), state.frame());
        let group = is_group(self.state);
        self.game.play(&mut state, self.me, plan.first, &mut Silent);
        // A choice of the group is judged as if everybody went along with it.
        while group && state.frame() == frame {
            let Next::Ask(asked) = self.game.next(&state) else { break };
            let goes_along = |seat: &Seat| self.game.judge(&(&state, *seat), plan.first).is_ok();
            let Some(seat) = asked.iter().find(goes_along) else { break };
            self.game.play(&mut state, seat, plan.first, &mut Silent);
        }
        let mut steps = 0;
        while state.ending.is_none() && (state.round, state.stage) == moment && steps < ENDLESS {
            self.step(&mut state, plan.style, &mut chance);
            steps += 1;
        }
        (state, chance)
    }

    /// Plays on to the end of the game in the usual way.
    pub(super) fn rest(&mut self, state: &mut State, chance: &mut Streams) -> Future {
        self.lines += 1;
        let round = horizon(self.state);
        let (mut worst, mut steps) = (None, 0);
        loop {
            if let Some(outcome) = state.ending {
                let worst = worst.unwrap_or_else(|| outcome.communities.iter().copied().max().unwrap_or(0));
                return Future { won: outcome.won, survived: survived(&outcome, round), worst, worth: worth(&outcome) };
            }
            if worst.is_none() && horizon(state) > round {
                let most = state.boards.iter().map(|board| board.communities).max().unwrap_or(0);
                worst = Some(most.min(99) as u8);
            }
            if steps == ENDLESS {
                return Future { won: false, survived: false, worst: 0, worth: 0.0 };
            }
            self.step(state, 0, chance);
            steps += 1;
        }
    }

    fn step(&mut self, state: &mut State, style: usize, chance: &mut Streams) {
        match self.game.next(state) {
            Next::Ask(asked) => {
                let Some(seat) = asker(state, asked) else { return };
                let style = if seat == self.me { style } else { 0 };
                let mv = self.planner.cast.decide(self.game, state, seat, style);
                self.game.play(state, seat, mv, &mut Silent);
            }
            Next::Draw(need) => {
                let draw = self.game.sample(state, need, &mut chance.dice(self.game.source(need)));
                self.game.draw(state, draw, &mut Silent);
            }
            Next::Over(_) => {}
        }
    }
}

/// Those that go on: the better half, at least two, and the best of each first move that is wanted. They are given best
/// first.
fn finalists(alive: &[usize], plans: &[Plan], wanted: Wanted) -> Vec<usize> {
    let keep = alive.len().div_ceil(2).max(2).min(alive.len());
    let (mut kept, rest) = (alive[..keep].to_vec(), &alive[keep..]);
    for &at in rest {
        let mut moves: Vec<Move> = Vec::new();
        kept.iter().map(|&other| plans[other].first).for_each(|mv| {
            if !moves.contains(&mv) {
                moves.push(mv);
            }
        });
        let known = moves.contains(&plans[at].first);
        let wants = match wanted {
            Wanted::Best(most) => moves.len() < most,
            Wanted::Beside(made) => plans[at].first == made,
        };
        if wants && !known {
            kept.push(at);
        }
    }
    kept
}

/// Who of those that are asked moves first: who has been asked for consent, then who is not done and waits for nobody.
pub(super) fn asker(state: &State, asked: Seats) -> Option<Seat> {
    let desk = |seat: Seat| &state.desks[seat.index()];
    let waits = |seat: Seat| desk(seat).draft.is_some_and(|draft| draft.waiting.is_some());
    let local = state.frame() == Some(Frame::Local);
    let idle = |seat: Seat| local && state.done.has(seat) && !desk(seat).is_open();
    let mut consenting = asked.iter().filter(|&seat| !desk(seat).consent.is_empty());
    let mut free = asked.iter().filter(|&seat| !waits(seat) && !idle(seat));
    consenting.next().or_else(|| free.next()).or_else(|| asked.first())
}

/// Is it a question to the group?
pub(super) fn is_group(state: &State) -> bool {
    matches!(
        state.frame(),
        Some(Frame::KeepProject | Frame::MakeRoom { .. } | Frame::LoseProject { .. } | Frame::Spare { .. })
    )
}

/// The round whose crises come next.
pub(super) fn horizon(state: &State) -> u8 {
    if state.stage == Stage::Growth { state.round + 1 } else { state.round }
}

/// Did the table get through the crises of this round?
fn survived(outcome: &Outcome, round: u8) -> bool {
    let struck = outcome.losses.too_hot || !outcome.losses.communities.is_empty();
    outcome.won || outcome.round > round || !struck
}

/// The part of a budget that is spent.
pub(super) fn gone(budget: Budget, start: Instant, lines: u32) -> f64 {
    match budget {
        Budget::Iterations(all) => f64::from(lines) / f64::from(all.max(1)),
        Budget::Time(time) => start.elapsed().as_secs_f64() / time.as_secs_f64().max(1e-9),
    }
}
