//! A decision looked at closely: what each plan for it came to, future by future. Advice and analysis rest on it.

use super::line::Candidate;
use super::race::Race;
use super::scene::{MOST_FUTURES, Scene, asker, gone, horizon, is_group};
use super::{MOST_ANSWERS, Planner, is_free, of_the_stage};
use bots::search::{Budget, Paired, is_past};
use daybreak::{Daybreak, Forecast, Frame, Move, View};
use std::time::Instant;
use tabletop::{Audience, Chance, Dice, Game, Next, Seat, Silent, Streams, Xoshiro};

/// Duels look at futures beyond this number, which no race sees: whoever was lucky in the race is not in the duel.
const FRESH: u64 = 1 << 48;
/// Futures of a duel, however short the budget is.
const LEAST_PAIRS: u64 = 6;
/// Part of a budget that is for a first sight.
const SCREENING: f64 = 0.3;
/// Moves of a plan that are told.
const TOLD: usize = 24;

/// What a plan came to in one future.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Future {
    /// Was the game won?
    pub won: bool,
    /// Did the table get through the crises of the round?
    pub survived: bool,
    /// Communities in crisis after them, at the power that has most.
    pub worst: u8,
    /// What a planner takes it to be worth.
    pub(super) worth: f32,
}

/// What a study is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// The best moves, so many: they are followed to the end of the budget.
    Best(usize),
    /// This move beside the best.
    Beside(Move),
}

impl Wanted {
    /// Plans that are followed to the end of the game.
    fn most(self) -> usize {
        match self {
            Wanted::Best(most) => most.saturating_add(2),
            Wanted::Beside(_) => 3,
        }
    }

    pub(super) fn made(self) -> Option<Move> {
        match self {
            Wanted::Best(_) => None,
            Wanted::Beside(made) => Some(made),
        }
    }
}

/// A way to go on: a move, and how the stage is played after it.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The move.
    pub first: Move,
    pub(super) style: usize,
    /// What it came to in each future.
    pub futures: Vec<Future>,
    /// The plan before this one that comes to the same.
    pub(super) twin: Option<usize>,
}

impl Plan {
    /// How likely something is that holds in some of its futures. A few futures that all agree are no certainty, so
    /// half a future is counted for either side.
    pub fn chance(&self, holds: impl Fn(&Future) -> bool) -> f32 {
        let holding = self.futures.iter().filter(|future| holds(future)).count();
        (holding as f32 + 0.5) / (self.futures.len() as f32 + 1.0)
    }

    /// Another first move, and then on in the same way.
    pub fn with_first(&self, first: Move) -> Plan {
        Plan { first, style: self.style, futures: Vec::new(), twin: None }
    }

    /// Does no plan before it come to the same?
    pub fn is_itself(&self) -> bool {
        self.twin.is_none()
    }

    pub(super) fn worth(&self) -> f32 {
        self.futures.iter().map(|future| future.worth).sum::<f32>() / self.futures.len().max(1) as f32
    }
}

/// What a planner found out about a decision.
#[derive(Clone, Debug)]
pub struct Study {
    /// Who decides.
    pub seat: Seat,
    /// The moves there are.
    pub choices: usize,
    /// The round whose crises are to be survived.
    pub round: u8,
    /// Lines that were played to the end of a game.
    pub lines: u32,
    /// The plans, the best first; those that were given up early are behind the others.
    pub plans: Vec<Plan>,
}

impl Study {
    /// The best plan that begins with this move, or the one before it that comes to the same.
    pub fn plan_of(&self, mv: Move) -> Option<&Plan> {
        let at = self.plans.iter().position(|plan| plan.first == mv)?;
        let plan = &self.plans[at];
        Some(plan.twin.and_then(|twin| self.plans.get(twin)).unwrap_or(plan))
    }
}

/// A plan in the terms of the round.
#[derive(Clone, Debug)]
pub struct Sketch {
    /// The moves of the seat, up to the first draw.
    pub line: Vec<(Seat, Move)>,
    /// What is coming once the first action is whole.
    pub after: Forecast,
    /// What is coming once the seat has done all that it plans for the stage.
    pub planned: Forecast,
}

impl Planner {
    /// Looks closely at the decision of the seat whose view this is; none if it is not asked.
    pub fn study(&mut self, game: &Daybreak, view: &View, wanted: Wanted, budget: Budget) -> Option<Study> {
        let Audience::Seat(me) = view.who else { return None };
        let (made, mut moves) = (wanted.made(), Vec::new());
        if view.asked.has(me) {
            game.moves(&(&view.state, me), &mut moves);
        }
        if moves.is_empty() || made.is_some_and(|made| !moves.contains(&made)) {
            return None;
        }
        let candidates = self.wide_candidates(game, view, &moves, wanted, budget.part(SCREENING));
        let plan = |candidate: Candidate| Plan {
            first: candidate.first,
            style: candidate.style,
            futures: Vec::new(),
            twin: None,
        };
        let mut plans: Vec<Plan> = candidates.into_iter().map(plan).collect();
        let mut scene = Scene { planner: self, game, state: &view.state, me, lines: 0 };
        scene.race(&mut plans, wanted, budget.part(1.0 - SCREENING));
        let (round, lines) = (horizon(&view.state), scene.lines);
        Some(Study { seat: me, choices: moves.len(), round, lines, plans })
    }

    /// Compares two plans in futures that no study has seen: who wins the game how often.
    /// Which those are is up to the dice.
    pub fn duel(
        &mut self,
        game: &Daybreak,
        view: &View,
        plans: [&Plan; 2],
        budget: Budget,
        dice: &mut Xoshiro,
    ) -> Paired {
        let (start, mut paired) = (Instant::now(), Paired::default());
        let Audience::Seat(me) = view.who else { return paired };
        let mut scene = Scene { planner: self, game, state: &view.state, me, lines: 0 };
        let fresh = FRESH | dice.bits() >> 16;
        for future in 0..MOST_FUTURES {
            let over = future >= LEAST_PAIRS && gone(budget, start, scene.lines) >= 1.0;
            if over || is_past(scene.planner.deadline.as_ref()) {
                break;
            }
            let [first, second] = plans.map(|plan| {
                let (mut state, mut chance) = scene.stage(plan, fresh.wrapping_add(future));
                f32::from(u8::from(scene.rest(&mut state, &mut chance).won))
            });
            paired.add(first, second);
        }
        paired
    }

    /// What a move that was made changes, in futures that no study has seen: who wins the game how often if everybody plays
    /// on in the usual way, first from before the move and then from after it. None if it was not possible.
    pub fn weigh(
        &mut self,
        game: &Daybreak,
        view: &View,
        made: Move,
        budget: Budget,
        dice: &mut Xoshiro,
    ) -> Option<Paired> {
        let Audience::Seat(me) = view.who else { return None };
        if !view.asked.has(me) || game.judge(&(&view.state, me), made).is_err() {
            return None;
        }
        let usual = self.cast.decide(game, &view.state, me, 0);
        let plan = |first: Move| Plan { first, style: 0, futures: Vec::new(), twin: None };
        // There is little to find out about what everybody would have done.
        let budget = if usual == made { budget.part(0.05) } else { budget };
        Some(self.duel(game, view, [&plan(usual), &plan(made)], budget, dice))
    }

    /// What a planner finds best at first sight, one plan for each first move; besides some answers to a small question,
    /// and the move that was made.
    fn wide_candidates(
        &mut self,
        game: &Daybreak,
        view: &View,
        moves: &[Move],
        wanted: Wanted,
        budget: Budget,
    ) -> Vec<Candidate> {
        let Audience::Seat(me) = view.who else { return Vec::new() };
        let mut tried = self.candidates(game, view, me, moves, 0);
        let mut add = |first: Move| {
            if !tried.iter().any(|candidate| candidate.first == first) {
                tried.push(Candidate { first, style: 0 });
            }
        };
        if !is_free(&view.state, me) {
            moves.iter().copied().filter(|mv| *mv != Move::Back).take(MOST_ANSWERS).for_each(&mut add);
        }
        wanted.made().into_iter().for_each(&mut add);
        if is_group(&view.state) {
            return tried;
        }
        let (start, seed, rounds) = (Instant::now(), of_the_stage(&view.state), self.settings.rounds);
        let deadline = self.deadline.as_ref();
        let mut race = Race { game, state: &view.state, seat: me, cast: &mut self.cast, seed, rounds, deadline };
        let mut runners = race.run(&tried, budget, start);
        runners.sort_by(|a, b| b.futures().cmp(&a.futures()).then(b.mean().total_cmp(&a.mean())));
        let mut out: Vec<Candidate> = Vec::new();
        for candidate in runners.into_iter().map(|runner| runner.candidate) {
            if out.len() < wanted.most() && out.iter().all(|other| other.first != candidate.first) {
                out.push(candidate);
            }
        }
        if let Some(made) = wanted.made().filter(|made| out.iter().all(|other| other.first != *made)) {
            out.push(Candidate { first: made, style: 0 });
        }
        out
    }

    /// A plan in the terms of the round.
    pub fn sketch(&mut self, game: &Daybreak, view: &View, plan: &Plan) -> Sketch {
        let me = if let Audience::Seat(me) = view.who { me } else { Seat(0) };
        let mut state = view.state;
        let mut chance = Streams::new(of_the_stage(&state));
        let (moment, frame) = ((state.round, state.stage), state.frame());
        let mut sketch = Sketch { line: vec![(me, plan.first)], after: view.forecast, planned: view.forecast };
        let (mut drawn, mut whole) = (false, false);
        let mut next = (me, plan.first);
        loop {
            game.play(&mut state, next.0, next.1, &mut Silent);
            while let Next::Draw(need) = game.next(&state) {
                if (state.round, state.stage) != moment {
                    break;
                }
                let draw = game.sample(&state, need, &mut chance.dice(game.source(need)));
                game.draw(&mut state, draw, &mut Silent);
                drawn = true;
            }
            let Next::Ask(asked) = game.next(&state) else { return sketch };
            if (state.round, state.stage) != moment {
                return sketch;
            }
            let now = game.forecast(&state);
            // What is drawn in one future is no part of the plan.
            if !drawn || !whole {
                sketch.planned = now;
            }
            let open = state.desks[me.index()].is_open();
            if !whole {
                sketch.after = sketch.planned;
                whole = !open;
            }
            let goes_on = open || (frame == Some(Frame::Local) && !state.done.has(me));
            let seat = asker(&state, asked).filter(|seat| !state.desks[seat.index()].consent.is_empty());
            let seat = seat.or(asked.has(me).then_some(me));
            let Some(seat) = seat.filter(|_| goes_on && sketch.line.len() < TOLD) else { return sketch };
            let mv = self.cast.decide(game, &state, seat, if seat == me { plan.style } else { 0 });
            if mv == Move::Back || (mv == Move::Done && seat == me) {
                return sketch;
            }
            if !drawn {
                sketch.line.push((seat, mv));
            }
            next = (seat, mv);
        }
    }
}
