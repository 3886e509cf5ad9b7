//! A player that thinks ahead: it tries many ways to play the rest of the stage in the same futures, judges where they
//! lead to, and takes the first move of the best.

mod judge;
mod line;
mod look;
mod numbers;
mod race;
mod scene;
mod study;
mod styles;

pub use judge::{Judge, MET, SIZE, SUMS, THOUGHTS};
pub use look::{COMMON, Look, OWN};
pub use study::{Future, Plan, Sketch, Study, Wanted};

use crate::mates::considerate;
use bots::Bot;
use bots::search::{Budget, Deadline, is_past};
use daybreak::{Daybreak, Frame, Move, PlayerBoard, Stage, State, View};
use line::{Candidate, Cast};
use race::{Race, Runner};
use std::time::{Duration, Instant};
use styles::STYLES;
use tabletop::{Audience, Game, Next, Seat, Seats, Silent, Xoshiro};

/// Answers to one question that are tried at most.
const MOST_ANSWERS: usize = 8;

/// Futures in which something bold must have been tried.
const ENOUGH: usize = 8;

/// How a planner thinks.
#[derive(Clone, Copy, Debug)]
pub struct Settings {
    /// How long a decision takes; an iteration is a line in one future, and so are ten decisions within lines.
    pub budget: Budget,
    /// Ways to play the stage that are tried.
    pub styles: usize,
    /// Other first moves of a Local stage that are tried besides what the ways to play begin with.
    pub answers: usize,
    /// Ends of a round until a line is judged.
    pub rounds: u8,
    /// How sure it must be to leave a plan, in standard errors.
    pub sure: f32,
    /// How much of the budget a seat takes for each further decision of a Local stage once it has a plan for the stage:
    /// at 0 the plan is carried out until chance brings something new, otherwise it is thought over. Quicker than to
    /// think about every decision anew, which is what none means; but a move then depends on what the player was asked
    /// before.
    pub keeps_plan: Option<f64>,
}

impl Settings {
    /// The usual settings with this thinking time. Whoever thinks for a time makes plans; whoever thinks for a number
    /// of iterations gives the same answer to the same question, whatever came before.
    pub fn with(budget: Budget) -> Settings {
        let keeps_plan = matches!(budget, Budget::Time(_)).then_some(AGAIN);
        Settings { budget, styles: 24, answers: 24, rounds: 1, sure: 1.0, keeps_plan }
    }
}

/// What a plan that is thought over usually costs at each decision, as a part of the budget.
const AGAIN: f64 = 0.2;

/// What a seat means to do.
#[derive(Clone, Debug)]
struct Intent {
    /// The stage that is planned.
    stage: u64,
    seat: Seat,
    style: usize,
    /// The seat's board as the plan expects it.
    board: PlayerBoard,
}

/// A player that thinks ahead. The futures it looks at are the same through a stage, so that a plan found at its
/// beginning is found again at every step of it.
#[derive(Clone, Debug)]
pub struct Planner {
    settings: Settings,
    cast: Cast,
    plan: Option<Intent>,
    deadline: Option<Deadline>,
}

impl Planner {
    /// A player with these settings.
    pub fn new(settings: Settings) -> Planner {
        Planner { settings, cast: Cast::new(), plan: None, deadline: None }
    }

    /// Ends whatever it thinks about by then.
    pub(crate) fn heed(&mut self, deadline: &Deadline) {
        self.deadline = Some(deadline.clone());
    }

    /// What is worth trying; the usual move, or what is planned, is first.
    fn candidates(&mut self, game: &Daybreak, view: &View, me: Seat, moves: &[Move], usual: usize) -> Vec<Candidate> {
        let state = &view.state;
        let first = self.cast.decide(game, state, me, usual);
        let mut out = vec![Candidate { first, style: usual }];
        if is_free(state, me) {
            for style in (0..self.settings.styles.min(STYLES)).filter(|&style| style != usual) {
                if is_past(self.deadline.as_ref()) {
                    return out;
                }
                let first = self.cast.decide(game, state, me, style);
                out.push(Candidate { first, style });
            }
            // Of the other moves some of every kind: they are listed by kind.
            let known: Vec<Move> = out.iter().map(|candidate| candidate.first).collect();
            let fresh = moves.iter().copied().filter(|mv| !known.contains(mv) && *mv != Move::NotDone);
            let step = fresh.clone().count().div_ceil(self.settings.answers.max(1)).max(1);
            out.extend(fresh.step_by(step).take(self.settings.answers).map(|first| Candidate { first, style: usual }));
        } else if moves.iter().any(is_weighty) {
            let others = moves.iter().copied().filter(|&mv| mv != first && mv != Move::Back).take(MOST_ANSWERS);
            out.extend(others.map(|first| Candidate { first, style: usual }));
        }
        out
    }

    /// What the candidates came to, the usual move first. A plan that is thought over gets part of the budget.
    fn think(&mut self, game: &Daybreak, view: &View, me: Seat, moves: &[Move], plan: Option<usize>) -> Vec<Runner> {
        let start = Instant::now();
        let candidates = self.candidates(game, view, me, moves, plan.unwrap_or(0));
        let share = plan.and(self.settings.keeps_plan).unwrap_or(1.0);
        let budget = match self.settings.budget {
            Budget::Iterations(all) => Budget::Iterations((f64::from(all) * share) as u32),
            Budget::Time(time) => Budget::Time(time.mul_f64(share)),
        };
        let (seed, rounds) = (of_the_stage(&view.state), self.settings.rounds);
        let deadline = self.deadline.as_ref();
        let mut race = Race { game, state: &view.state, seat: me, cast: &mut self.cast, seed, rounds, deadline };
        race.run(&candidates, budget, start)
    }

    /// The best of those that stayed in the race to its end. To leave a plan, or to begin otherwise than any way to play
    /// would, it must be sure.
    fn best(&self, runners: &[Runner], plan: Option<usize>) -> Option<Candidate> {
        let (usual, others) = runners.split_first()?;
        let better = others
            .iter()
            .filter(|runner| runner.futures() == usual.futures())
            .map(|runner| (runner, runner.ahead(usual)))
            .filter(|(runner, (ahead, error))| {
                let bold = plan.is_some() || runner.candidate.style == usual.candidate.style;
                let seen = !bold || runner.futures() >= ENOUGH;
                seen && *ahead > if bold { self.settings.sure * error } else { 0.0 }
            })
            .max_by(|a, b| a.1.0.total_cmp(&b.1.0));
        Some(better.map_or(usual, |(runner, _)| runner).candidate)
    }

    /// The way to play that is planned for this decision.
    fn planned(&mut self, state: &State, me: Seat) -> Option<usize> {
        self.settings.keeps_plan?;
        let plan = self.plan.take()?;
        let fits = (plan.stage, plan.seat) == (of_the_stage(state), me) && plan.board == *state.board(me);
        fits.then_some(plan.style)
    }

    /// Notes what the seat means to do after this move of the Local stage, unless chance has the next word.
    fn expect(&mut self, game: &Daybreak, state: &State, seat: Seat, choice: Candidate) {
        let mut next = *state;
        game.play(&mut next, seat, choice.first, &mut Silent);
        let known = next.stage == Stage::Local && !matches!(game.next(&next), Next::Draw(_) | Next::Over(_));
        let stage = of_the_stage(state);
        self.plan = known.then(|| Intent { stage, seat, style: choice.style, board: *next.board(seat) });
    }
}

/// May the seat do anything the Local stage allows?
fn is_free(state: &State, seat: Seat) -> bool {
    state.frame() == Some(Frame::Local) && !state.desks[seat.index()].is_open()
}

/// Is this an answer that rules of thumb may get wrong?
fn is_weighty(mv: &Move) -> bool {
    matches!(
        mv,
        Move::KeepProject(_)
            | Move::DropProject(_)
            | Move::Spare(_)
            | Move::Keep(_)
            | Move::Lose(_)
            | Move::Resilience(_)
            | Move::To(_)
            | Move::Pass
    )
}

/// A number that stays the same through a stage.
fn of_the_stage(state: &State) -> u64 {
    let parts = [u64::from(state.round), state.stage as u64, u64::from(state.global_deck), state.crisis_discards];
    parts.iter().fold(0xcbf2_9ce4_8422_2325, |hash, part| (hash ^ part).wrapping_mul(0x0000_0100_0000_01b3))
}

impl Bot<Daybreak> for Planner {
    fn choose(&mut self, game: &Daybreak, view: &View, _dice: &mut Xoshiro) -> Move {
        let Audience::Seat(me) = view.who else { return Move::Pass };
        let state = &view.state;
        let mut moves = Vec::new();
        game.moves(&(state, me), &mut moves);
        let Some(&first) = moves.first() else { return Move::Pass };
        let planned = self.planned(state, me);
        let style = planned.unwrap_or(0);
        let choice = if moves.len() == 1 {
            Candidate { first, style }
        } else if state.votes.iter().any(Option::is_some)
            || planned.is_some() && (!is_free(state, me) || self.settings.keeps_plan == Some(0.0))
        {
            // Where somebody has spoken for the group, the others go along, as Steady does.
            Candidate { first: self.cast.decide(game, state, me, style), style }
        } else {
            let runners = self.think(game, view, me, &moves, planned);
            self.best(&runners, planned).unwrap_or(Candidate { first, style })
        };
        if self.settings.keeps_plan.is_some() && state.stage == Stage::Local {
            self.expect(game, state, me, choice);
        }
        choice.first
    }

    fn choose_beside(&mut self, game: &Daybreak, view: &View, people: Seats, dice: &mut Xoshiro) -> Move {
        considerate(game, view, people, self.choose(game, view, dice))
    }

    fn within(&mut self, time: Duration, deadline: &Deadline) {
        self.settings.budget = self.settings.budget.at_most(time);
        self.heed(deadline);
    }
}
