//! Players that are programs. A bot gets the view of its seat and nothing else, so it cannot see what a person in
//! that seat could not.
//!
//! [`profiles`] names the players there are; [`earthrise()`] seats one of them by name. Whoever writes another one
//! implements [`Bot`] and adds a line to the list in `profile.rs`.

pub mod earthrise;
mod profile;
mod random;

pub use profile::{Profile, UnknownBot, earthrise, profiles};
pub use random::Random;

use tabletop::{Game, Xoshiro};

/// Somebody who chooses moves from a view.
pub trait Bot<G: Game>: Send {
    /// A legal move for the seat whose view this is. The seat is asked, so there is one.
    ///
    /// The same view and the same dice give the same move, whatever the bot was asked before.
    fn choose(&mut self, game: &G, view: &G::View, dice: &mut Xoshiro) -> G::Move;
}
