//! Advice: the best few moves of a decision, from the same search that plays.

use crate::search::{Budget, Deadline, Paired};
use tabletop::{Game, Seat, Xoshiro};

/// Somebody who can be asked about a decision, and who thinks as the best player of the game does. The answers rest on the
/// view and nothing else. `P` is what advice says of a move besides the chance to win, in the terms of the game.
pub trait Adviser<G: Game, P>: Send {
    /// The best moves of the seat whose view this is, at most `most` of them, best first; none if it is not asked.
    fn advise(
        &mut self,
        game: &G,
        view: &G::View,
        most: usize,
        budget: Budget,
        dice: &mut Xoshiro,
    ) -> Advice<G::Move, P>;

    /// How a move that was made does beside the best that is found; none if it was not possible.
    fn compare(
        &mut self,
        game: &G,
        view: &G::View,
        made: G::Move,
        budget: Budget,
        dice: &mut Xoshiro,
    ) -> Option<Comparison<G::Move>>;

    /// Does this move of the seat whose view this is decide anything, so that it can be judged?
    fn decides(&self, game: &G, view: &G::View, made: G::Move) -> bool {
        let _ = (game, view, made);
        true
    }

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
