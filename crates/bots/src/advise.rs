//! Advice: the best few moves of a decision, from the same search that plays.

use crate::search::{Budget, Deadline, Guide, Paired, Search};
use tabletop::{Audience, Dice, Game, Next, Seat, Xoshiro};

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

    /// What a move that was made changed: the chance to win if everybody plays on by rules of thumb, first from before the
    /// move and then from after it, in the same futures; none if it was not possible.
    fn weigh(&mut self, game: &G, view: &G::View, made: G::Move, budget: Budget, dice: &mut Xoshiro) -> Option<Paired>;

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

/// A search that is asked and does not play: advice on any game, with nothing but the chance to win.
#[derive(Debug)]
pub struct Searching<G: Game, H: Guide<G>>(pub Search<G, H>);

impl<G: Game, H: Guide<G>> Adviser<G, ()> for Searching<G, H>
where
    Search<G, H>: Send,
{
    fn advise(
        &mut self,
        game: &G,
        view: &G::View,
        most: usize,
        budget: Budget,
        dice: &mut Xoshiro,
    ) -> Advice<G::Move, ()> {
        if !is_asked(game, view, dice) {
            return Advice::default();
        }
        let findings = self.0.with(budget, most).study(game, view, dice);
        let (seat, choices, lines) = (findings.seat, findings.moves.len(), findings.iterations);
        let moves = findings.moves.into_iter().take(most).map(|finding| Counsel {
            mv: finding.mv,
            chance: finding.chance,
            visits: finding.visits,
            line: finding.line,
            prospect: (),
        });
        Advice { seat, choices, lines, moves: moves.collect() }
    }

    fn compare(
        &mut self,
        game: &G,
        view: &G::View,
        made: G::Move,
        budget: Budget,
        dice: &mut Xoshiro,
    ) -> Option<Comparison<G::Move>> {
        if is_asked(game, view, dice) { self.0.beside_best(game, view, made, budget, dice) } else { None }
    }

    fn weigh(&mut self, game: &G, view: &G::View, made: G::Move, budget: Budget, dice: &mut Xoshiro) -> Option<Paired> {
        if is_asked(game, view, dice) { self.0.with(budget, 2).weigh(game, view, made, dice) } else { None }
    }

    fn heed(&mut self, deadline: &Deadline) {
        self.0.heed(deadline);
    }
}

/// Is the seat whose view this is asked?
fn is_asked<G: Game>(game: &G, view: &G::View, dice: &mut Xoshiro) -> bool {
    let world = game.imagine(view, &mut Xoshiro::new(dice.bits()));
    match game.next(&world) {
        Next::Ask(asked) => asked.iter().any(|seat| game.view(&world, Audience::Seat(seat)) == *view),
        Next::Draw(_) | Next::Over(_) => false,
    }
}

impl<G: Game, H: Guide<G>> Search<G, H> {
    /// How a move that was made by the seat that is asked does beside the best that is found; none if it was not possible.
    pub fn beside_best(
        &mut self,
        game: &G,
        view: &G::View,
        made: G::Move,
        budget: Budget,
        dice: &mut Xoshiro,
    ) -> Option<Comparison<G::Move>> {
        let findings = self.with(budget.part(0.5), 2).study(game, view, dice);
        let own = findings.moves.iter().find(|finding| finding.mv == made)?;
        let best = findings.moves.first()?;
        // There is little to find out about a move beside itself.
        let rest = budget.part(if best.mv == made { 0.05 } else { 0.5 });
        let paired = self.with(rest, 2).compare(game, view, [best.mv, made], dice)?;
        Some(Comparison { best: best.mv, line: best.line.clone(), suspected: best.value - own.value, paired })
    }
}
