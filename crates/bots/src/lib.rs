//! Players that are programs. A bot gets the view of its seat and nothing else, so it cannot see what a person in
//! that seat could not.

use tabletop::{Game, Xoshiro};

/// Somebody who chooses moves from a view.
pub trait Bot<G: Game>: Send {
    /// A legal move for the seat whose view this is. The seat is asked, so there is one.
    fn choose(&mut self, game: &G, view: &G::View, dice: &mut Xoshiro) -> G::Move;
}
