//! Advice: the best few moves of a decision, from the same search that plays.

use crate::search::{Budget, Deadline, Paired};
use std::fmt::Debug;
use tabletop::{Game, Seat, Xoshiro};

/// A game for which there is advice.
pub trait Advised: Game {
    /// What advice says of a move besides the chance to win, in the terms of the game.
    type Prospect: Clone + Debug + PartialEq + Send + Sync;

    /// Somebody to ask, who thinks as the best player of the game does.
    fn adviser() -> Box<dyn Adviser<Self>>;

    /// Does this move of the seat whose view this is decide anything, so that it can be judged?
    fn decides(&self, view: &Self::View, made: Self::Move) -> bool {
        let _ = (view, made);
        true
    }
}

/// Somebody who can be asked about a decision. The answers rest on the view and nothing else.
pub trait Adviser<G: Advised>: Send {
    /// The best moves of the seat whose view this is, at most so many, best first; none if it is not asked.
    fn advise(&mut self, game: &G, view: &G::View, most: usize, budget: Budget, dice: &mut Xoshiro) -> AdviceOf<G>;

    /// How a move that was made does beside the best that is found; none if it was not possible.
    fn compare(
        &mut self,
        game: &G,
        view: &G::View,
        made: G::Move,
        budget: Budget,
        dice: &mut Xoshiro,
    ) -> Option<Comparison<G::Move>>;

    /// From here on it answers by the deadline, with what it has found until then.
    fn heed(&mut self, deadline: &Deadline);
}

/// The best moves of a decision.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice<M, P> {
    /// Who decides.
    pub seat: Seat,
    /// How many moves there are; 0 if the seat is not asked.
    pub choices: usize,
    /// Lines that were played to look ahead, over all moves.
    pub lines: u32,
    /// The moves, best first.
    pub moves: Vec<Counsel<M, P>>,
}

impl<M, P> Default for Advice<M, P> {
    fn default() -> Advice<M, P> {
        Advice { seat: Seat(0), choices: 0, lines: 0, moves: Vec::new() }
    }
}

/// One move, and what to expect of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Counsel<M, P> {
    /// The move.
    pub mv: M,
    /// The chance to win, from 0 to 1.
    pub chance: f32,
    /// Lines that began with it; few mean that it was given up early and its numbers are rough.
    pub visits: u32,
    /// This move and what is likely or planned to follow.
    pub line: Vec<(Seat, M)>,
    /// What else is to be expected.
    pub prospect: P,
}

/// Advice in a game.
pub type AdviceOf<G> = Advice<<G as Game>::Move, <G as Advised>::Prospect>;

/// A move in a game, and what to expect of it.
pub type CounselOf<G> = Counsel<<G as Game>::Move, <G as Advised>::Prospect>;

/// A move that was made, beside the best that was found.
#[derive(Clone, Debug, PartialEq)]
pub struct Comparison<M> {
    /// The best move; the one that was made, if nothing better was found.
    pub best: M,
    /// The best move and what is likely or planned to follow.
    pub line: Vec<(Seat, M)>,
    /// By how much the search that found it takes it to be better. It has chosen among many, so this is too much.
    pub suspected: f32,
    /// Chances to win of the best move and of the one that was made, in the same futures, none of which was used to
    /// choose the best.
    pub paired: Paired,
}

/// Advice on the decision of the seat whose view this is: the best moves, at most so many, best first.
///
/// ```
/// # use bots::search::Budget;
/// # use earthrise::{Earthrise, Setup};
/// # use tabletop::{Audience, Game, Next, Silent, Xoshiro};
/// let game = Earthrise::builtin(&Setup::new(3))?;
/// # let (mut state, mut dice) = (game.begin(), Xoshiro::new(1));
/// # let seat = loop {
/// #     match game.next(&state) {
/// #         Next::Draw(need) => {
/// #             let draw = game.sample(&state, need, &mut dice);
/// #             game.draw(&mut state, draw, &mut Silent);
/// #         }
/// #         Next::Ask(asked) => break asked.first().unwrap(),
/// #         Next::Over(_) => unreachable!(),
/// #     }
/// # };
/// let view = game.view(&state, Audience::Seat(seat));
/// let advice = bots::advise(&game, &view, 3, Budget::Iterations(200), &mut dice);
/// assert!(advice.moves.len() <= 3 && advice.choices > 3);
/// assert!((0.0..=1.0).contains(&advice.moves[0].chance));
/// # Ok::<(), earthrise::SetupError>(())
/// ```
pub fn advise<G: Advised>(game: &G, view: &G::View, most: usize, budget: Budget, dice: &mut Xoshiro) -> AdviceOf<G> {
    G::adviser().advise(game, view, most, budget, dice)
}
