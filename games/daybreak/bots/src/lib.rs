//! Players of Daybreak. [`bot`] seats one by name, [`profiles`] lists them, [`adviser`] is there to be asked.

mod advice;
mod crisis_risk;
mod engine;
mod mates;
mod outlook;
pub mod plan;
mod planet;
mod prices;
mod projects;
mod roster;
mod trial;
mod weights;

pub use advice::{Course, adviser};
pub use mates::{Suggestion, suggestion};
pub use plan::{Future, Plan, Planner, Settings, Sketch, Study, Wanted};
pub use roster::{bot, profiles};
pub use weights::Weights;

use bots::Bot;
use bots::search::Budget;
use daybreak::{Daybreak, Eye, Move, OwedChoice, State, View};
use engine::Engine;
use outlook::{Memory, Outlook};
use prices::Prices;
use projects::Projects;
use std::cell::OnceCell;
use tabletop::{Audience, Game, Seat, Seats, Xoshiro};
use trial::{Trial, most};

/// A player that looks ahead a little: a few ways to play the stage, each tried in a few futures.
pub fn skilled(budget: Budget) -> Planner {
    let usual = Settings::with(budget);
    Planner::new(Settings { styles: 3, answers: 0, keeps_plan: usual.keeps_plan.and(Some(0.0)), ..usual })
}

/// A player that looks ahead as well as we can.
pub fn expert(budget: Budget) -> Planner {
    Planner::new(Settings::with(budget))
}

/// A move must be worth this much more than being done.
const WORTHWHILE: f32 = 1e-4;

/// What each community in crisis costs with which the energy check would lose the game.
const BLACKOUT: f32 = 10.0;

/// A fast player by rules of thumb. It tries what an action leads to, adds up what stacks are good for in the rounds
/// that are left, and takes what brings the group most. All seats value the same things, so they work together.
#[derive(Clone, Debug, Default)]
pub struct Steady {
    weights: Weights,
    /// Room for the moves, kept from one choice to the next.
    moves: Vec<Move>,
    /// Room for what a choice works out more than once; it remembers nothing of the one before.
    memory: Memory,
}

impl Steady {
    /// A player with the usual weights.
    pub fn new() -> Steady {
        Steady::default()
    }

    /// A player with other weights.
    pub fn with(weights: Weights) -> Steady {
        Steady { weights, ..Steady::default() }
    }

    /// What a seat that is asked does.
    pub(crate) fn decide(&mut self, game: &Daybreak, state: &State, me: Seat) -> Move {
        self.moves.clear();
        game.moves(&(state, me), &mut self.moves);
        let Some(&first) = self.moves.first() else { return Move::Pass };
        if self.moves.len() == 1 {
            return first;
        }
        // Where somebody has spoken for the group, the others go along with most of those who have.
        let backers = |choice: Move| state.votes.iter().filter(|&&vote| vote == Some(choice)).count();
        if let Some(most) = self.moves.iter().copied().rev().max_by_key(|&choice| backers(choice))
            && backers(most) > 0
        {
            return most;
        }
        self.memory.clear();
        let plain = Outlook::new(game, state, me, &self.weights, &self.memory);
        let prices = Prices::of(&plain, state, me);
        // In the last round a card that is not played is lost.
        let last = if plain.rounds_after > 0.0 { 1.0 } else { 0.1 };
        let card = last * self.weights.card * prices.emissions();
        let outlook = plain.with(BLACKOUT, card);
        let choice = Table::new(&outlook, &prices, state).choose(&self.moves).unwrap_or(first);
        if choice != Move::Done {
            return choice;
        }
        // Cards for which there is no good use are spent on a small one.
        let outlook = plain.with(BLACKOUT, last * self.weights.leftover * prices.emissions());
        Table::new(&outlook, &prices, state).choose(&self.moves).unwrap_or(first)
    }
}

impl Bot<Daybreak> for Steady {
    fn choose(&mut self, game: &Daybreak, view: &View, _dice: &mut Xoshiro) -> Move {
        match view.who {
            Audience::Seat(me) => self.decide(game, &view.state, me),
            // Nobody asked; there is no right answer.
            Audience::Spectator | Audience::Omniscient => Move::Pass,
        }
    }

    /// Nothing is hidden, so what decides the moves shows the whole state; what a view adds to it is not looked at.
    fn glance(&mut self, game: &Daybreak, &(state, me): &Eye<'_>, _dice: &mut Xoshiro) -> Option<Move> {
        Some(self.decide(game, state, me))
    }

    fn choose_beside(&mut self, game: &Daybreak, view: &View, people: Seats, dice: &mut Xoshiro) -> Move {
        mates::considerate(game, view, people, self.choose(game, view, dice))
    }
}

/// One decision.
struct Table<'a> {
    outlook: &'a Outlook<'a>,
    prices: &'a Prices<'a>,
    state: &'a State,
    me: Seat,
    engine: Engine<'a>,
}

impl<'a> Table<'a> {
    fn new(outlook: &'a Outlook<'a>, prices: &'a Prices<'a>, state: &'a State) -> Table<'a> {
        Table { outlook, prices, state, me: outlook.me, engine: Engine::new(outlook, prices, state, outlook.me) }
    }

    fn trial(&self) -> Trial<'_> {
        Trial { outlook: self.outlook, engine: &self.engine, seat: self.me, tried: 0, gifts: OnceCell::new() }
    }

    /// Is resilience owed that is to be lost?
    fn loses_resilience(&self) -> bool {
        matches!(self.state.desks[self.me.index()].owes, Some(OwedChoice::Resilience(1..)))
    }

    fn choose(&self, moves: &[Move]) -> Option<Move> {
        let projects = Projects { outlook: self.outlook, prices: self.prices, state: self.state };
        match moves.first()? {
            Move::Done => self.local(moves),
            Move::Keep(_) => most(moves, |mv| match mv {
                Move::Keep(card) => Some(self.engine.keep(card)),
                _ => None,
            }),
            Move::Lose(_) => most(moves, |mv| match mv {
                Move::Lose(card) => Some(-self.engine.loss(card)),
                _ => None,
            }),
            Move::Resilience(_) if self.loses_resilience() => most(moves, |mv| match mv {
                Move::Resilience(kind) => Some(-self.prices.resilience(kind)),
                _ => None,
            }),
            Move::KeepNone | Move::KeepProject(_) => most(moves, |mv| match mv {
                Move::KeepProject(card) => Some(projects.worth(card, None)),
                _ => Some(0.0),
            }),
            Move::DropProject(_) => most(moves, |mv| match mv {
                Move::DropProject(at) => {
                    let project = self.state.projects.get(usize::from(at))?.as_ref()?;
                    Some(-projects.worth(project.card, Some(project)))
                }
                _ => None,
            }),
            Move::Spare(_) => most(moves, |mv| match mv {
                Move::Spare(seat) => Some(f32::from(self.state.board(seat).communities)),
                _ => None,
            }),
            // Seats work together: nothing is refused, and what nobody wants is not asked for.
            Move::No if !self.state.desks[self.me.index()].consent.is_empty() => Some(Move::Yes),
            Move::Under(_) => moves.iter().rfind(|mv| matches!(mv, Move::Under(_))).copied(),
            _ => self.trial().best(self.state, moves).map(|best| best.0),
        }
    }

    /// The Local stage: whatever brings most, until nothing brings anything.
    fn local(&self, moves: &[Move]) -> Option<Move> {
        // Dangers are priced once for both looks at the same moves, at what a card is worth in the first.
        self.engine.weigh_stacks();
        let base = self.outlook.score(self.state);
        let (engine, mut trial) = (&self.engine, self.trial());
        let projects = Projects { outlook: self.outlook, prices: self.prices, state: self.state };
        most(moves, |mv| match mv {
            Move::Done => Some(WORTHWHILE),
            Move::Act(_) | Move::UseProject(_) | Move::ReduceCrisis { .. } => {
                trial.worth(self.state, mv).map(|worth| worth - base)
            }
            Move::SupportProject { project, .. } => {
                self.state.projects[usize::from(project)].map(|project| projects.support(&project))
            }
            _ => Some(engine.play(mv)),
        })
    }
}
