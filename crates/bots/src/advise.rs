//! Advice: the best few moves of a decision, from the same search that plays.

use crate::search::{Findings, Guide, Search};
use tabletop::{Game, Xoshiro};

/// Somebody who can be asked about a decision.
pub trait Adviser<G: Game>: Send {
    /// The best moves of the seat whose view this is, at most so many, best first; none if it is not asked.
    fn advise(&mut self, game: &G, view: &G::View, most: usize, dice: &mut Xoshiro) -> Findings<G::Move>;
}

impl<G: Game, H: Guide<G>> Adviser<G> for Search<G, H> {
    fn advise(&mut self, game: &G, view: &G::View, most: usize, dice: &mut Xoshiro) -> Findings<G::Move> {
        let mut findings = self.study(game, view, dice);
        findings.moves.truncate(most);
        findings
    }
}
