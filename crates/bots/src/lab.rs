//! For measurements only: players that see what nobody at a table may see. They are no [`Bot`](crate::Bot)s, so no table
//! can seat them.

use crate::earthrise::{Mission, expert};
use crate::search::{Budget, Guide, Search};
use ::earthrise::Earthrise;
use tabletop::{Audience, Game, Seat, Xoshiro};

/// A player that sees all cards: the most that better guesses about hidden cards could bring.
#[derive(Debug)]
pub struct Oracle<G: Game, H: Guide<G>>(Search<G, H>);

impl<G: Game, H: Guide<G>> Oracle<G, H> {
    /// A player that searches the one world there is.
    pub fn new(search: Search<G, H>) -> Oracle<G, H> {
        Oracle(search)
    }

    /// The move of an asked seat.
    pub fn choose(&mut self, game: &G, state: &G::State, seat: Seat, dice: &mut Xoshiro) -> G::Move {
        self.0.decide(game, &game.view(state, Audience::Omniscient), Some(seat), dice)
    }
}

/// The oracle of Earthrise: `expert` with open cards.
pub fn earthrise_oracle(budget: Budget) -> Oracle<Earthrise, Mission> {
    Oracle::new(expert(budget))
}
