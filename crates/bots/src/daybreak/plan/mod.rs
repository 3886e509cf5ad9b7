//! A player that thinks ahead: it tries several ways to play the rest of the stage, for all seats together, in the
//! same futures to the end of the game, and takes the first move of the best.

mod line;
mod race;
mod study;
mod styles;

use crate::Bot;
use crate::search::Budget;
use daybreak::{Daybreak, Frame, Move, Stage, State, View};
use line::{Candidate, Cast};
use race::{Race, Runner};
use std::time::Instant;
pub use study::{Future, Plan, Sketch, Study, Wanted};
use styles::STYLES;
use tabletop::{Audience, Game, Seat, Xoshiro};

/// Answers to one question that are tried at most.
const MOST_ANSWERS: usize = 8;

/// How a planner thinks.
#[derive(Clone, Copy, Debug)]
pub struct Settings {
    /// How long a decision takes; an iteration is a line to the end of the game.
    pub budget: Budget,
    /// Ways to play the stage that are tried.
    pub styles: usize,
    /// How sure it must be to leave what Steady would do, in standard errors.
    pub sure: f32,
    /// Does each seat plan a Local stage once, at its first decision in it, and carry the plan out? That is far
    /// quicker, but then a move depends on what the player was asked before. Otherwise every decision is thought about
    /// anew.
    pub keeps_plan: bool,
}

impl Settings {
    /// The usual settings with this thinking time. Whoever thinks for a time makes plans; whoever thinks for a number
    /// of iterations gives the same answer to the same question, whatever came before.
    pub fn with(budget: Budget) -> Settings {
        Settings { budget, styles: STYLES, sure: 0.0, keeps_plan: matches!(budget, Budget::Time(_)) }
    }
}

/// A player that thinks ahead. The futures it looks at are the same through a stage, so that a plan found at its
/// beginning is found again at every step of it.
#[derive(Clone, Debug)]
pub struct Planner {
    settings: Settings,
    cast: Cast,
    /// The stage that is planned, for which seat, and the way it is played.
    plan: Option<(u64, Seat, usize)>,
}

impl Planner {
    /// A player with these settings.
    pub fn new(settings: Settings) -> Planner {
        Planner { settings, cast: Cast::new(), plan: None }
    }

    /// What is worth trying; Steady's own move is first.
    fn candidates(&mut self, game: &Daybreak, view: &View, me: Seat, moves: &[Move]) -> Vec<Candidate> {
        let state = &view.state;
        let usual = self.cast.styles[0].decide(game, state, &view.forecast, me);
        let mut out = vec![Candidate { first: usual, style: 0 }];
        if state.frame() == Some(Frame::Local) && !state.desks[me.index()].is_open() {
            for style in 1..self.settings.styles.min(STYLES) {
                let first = self.cast.styles[style].decide(game, state, &view.forecast, me);
                out.push(Candidate { first, style });
            }
        } else if moves.iter().any(is_weighty) {
            let others = moves.iter().copied().filter(|&mv| mv != usual && mv != Move::Back).take(MOST_ANSWERS);
            out.extend(others.map(|first| Candidate { first, style: 0 }));
        }
        out
    }

    /// What the candidates came to, Steady's own move first.
    fn think(&mut self, game: &Daybreak, view: &View, me: Seat, moves: &[Move]) -> Vec<Runner> {
        let start = Instant::now();
        let candidates = self.candidates(game, view, me, moves);
        let mut race =
            Race { game, state: &view.state, seat: me, cast: &mut self.cast, seed: of_the_stage(&view.state) };
        race.run(&candidates, self.settings.budget, start)
    }

    /// The best of those that stayed in the race to its end.
    fn best(&self, runners: &[Runner]) -> Option<Candidate> {
        let (usual, others) = runners.split_first()?;
        let better = others
            .iter()
            .filter(|runner| runner.futures() == usual.futures())
            .map(|runner| (runner, runner.ahead(usual)))
            .filter(|(_, (ahead, error))| *ahead > self.settings.sure * error)
            .max_by(|a, b| a.1.0.total_cmp(&b.1.0));
        Some(better.map_or(usual, |(runner, _)| runner).candidate)
    }
}

/// Is this an answer that Steady may get wrong?
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
        let mut moves = Vec::new();
        game.moves(&(&view.state, me), &mut moves);
        let Some(&first) = moves.first() else { return Move::Pass };
        if moves.len() == 1 {
            return first;
        }
        // Where somebody has spoken for the group, the others go along, as Steady does.
        if view.state.votes.iter().any(Option::is_some) {
            return self.cast.styles[0].decide(game, &view.state, &view.forecast, me);
        }
        let stage = of_the_stage(&view.state);
        let local = self.settings.keeps_plan && view.state.stage == Stage::Local;
        if local
            && let Some((planned, seat, style)) = self.plan
            && (planned, seat) == (stage, me)
        {
            return self.cast.styles[style].decide(game, &view.state, &view.forecast, me);
        }
        let runners = self.think(game, view, me, &moves);
        let Some(best) = self.best(&runners) else { return first };
        if local && !view.state.desks[me.index()].is_open() {
            self.plan = Some((stage, me, best.style));
        }
        best.first
    }
}
