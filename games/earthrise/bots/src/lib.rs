//! Players of Earthrise. [`bot`] seats one by name, [`profiles`] lists them, [`adviser`] is there to be asked.

mod advice;
mod alerts;
mod belief;
mod briefing;
mod card;
mod casual;
mod copilot;
mod estimate;
mod exact;
mod exchange;
mod guide;
mod heuristics;
mod keep;
mod maneuver;
mod odds;
mod outlook;
mod past;
mod pills;
mod plan;
mod players;
mod prospects;
mod rivals;
mod roster;
mod weights;

pub use advice::{Standing, adviser};
pub use briefing::Briefing;
pub use casual::Casual;
pub use guide::{Mission, Scratch};
pub use players::{expert, flat, pimc, skilled};
pub use roster::{bot, lab_player, profiles};
pub use weights::Weights;

use bots::Bot;
use earthrise::{Earthrise, Move, Phase, View};
use outlook::Outlook;
use plan::Plan;
use tabletop::{Game, Seat, Xoshiro};

/// A fast player by rules of thumb. It adds up what a move is worth in Honors, as well as it can tell from its view,
/// and takes the best one: no search, no dice, about a microsecond.
#[derive(Clone, Debug, Default)]
pub struct Steady {
    weights: Weights,
    /// Room for the moves, kept so that a choice allocates nothing.
    moves: Vec<Move>,
    /// What tokens and pieces are worth at the table it sits at, worked out once: without and with a pill that counts
    /// pieces.
    plans: [Plan; 2],
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
}

impl Bot<Earthrise> for Steady {
    fn choose(&mut self, game: &Earthrise, view: &View, _dice: &mut Xoshiro) -> Move {
        self.moves.clear();
        if let Some(eye) = game.eye_of(view) {
            game.moves(&eye, &mut self.moves);
        }
        let (Some(&first), Some(me)) = (self.moves.first(), view.seat()) else {
            // Nobody asked; there is no right answer.
            return Move::Save;
        };
        if self.moves.len() == 1 {
            return first;
        }
        let Steady { weights, moves, plans } = self;
        let outlook = look(game, view, me, weights, plans);
        match view.phase {
            Phase::Play => card::choose(&outlook, moves),
            Phase::Copilot { .. } => copilot::choose(&outlook, moves),
            Phase::Exchange { .. } => exchange::choose(&outlook),
            Phase::KeepPiece { .. } => exchange::rarest(&outlook, moves),
            Phase::Pills => pills::choose(&outlook),
            Phase::GiveAlerts { .. } => pills::give(&outlook, moves),
            Phase::Lots
            | Phase::PillDeal
            | Phase::Lay
            | Phase::Deal
            | Phase::DrawPiece { .. }
            | Phase::Score
            | Phase::Over => first,
        }
    }
}

/// The table as the player in a seat judges it, with the plan that fits the seat's pill.
fn look<'a>(
    game: &'a Earthrise,
    view: &'a View,
    me: Seat,
    weights: &'a Weights,
    plans: &'a mut [Plan; 2],
) -> Outlook<'a> {
    let pill = outlook::own_pill(game, view, me);
    let plan = &mut plans[usize::from(pill.is_some_and(|pill| pill.puzzle_bonus().is_some()))];
    plan.fit(game, pill, weights);
    Outlook::new(game, view, me, pill, weights, plan)
}

/// The move that is worth most; of equal ones the first.
fn best(moves: &[Move], mut worth: impl FnMut(Move) -> f32) -> Move {
    let mut most = f32::NEG_INFINITY;
    let mut chosen = moves.first().copied().unwrap_or(Move::Save);
    for &mv in moves {
        let worth = worth(mv);
        if worth > most {
            (most, chosen) = (worth, mv);
        }
    }
    chosen
}
