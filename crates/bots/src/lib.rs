//! Players that are programs. A bot gets the view of its seat and nothing else, so it cannot see what a person in
//! that seat could not.
//!
//! No game is named here. A game has a [`Roster`] of its players, each of which implements [`Bot`]. [`search`] is for players
//! of any game; an [`Adviser`] says to a person what it finds, and [`analyse`] goes through a game with it.

mod advise;
mod analysis;
pub mod lab;
mod profile;
mod random;
pub mod search;

pub use advise::{Advice, Adviser, Comparison, Counsel, Searching};
pub use analysis::{Account, Analysis, Analyst, Effort, Verdict, analyse};
pub use profile::{Entry, Profile, Roster, UnknownBot, milliseconds};
pub use random::Random;

use search::Deadline;
use std::time::Duration;
use tabletop::{Game, Seats, Xoshiro};

/// Somebody who chooses moves from a view.
pub trait Bot<G: Game>: Send {
    /// A legal move for the seat whose view this is. The seat is asked, so there is one.
    ///
    /// The same view and the same dice give the same move, whatever the bot was asked before; only a bot that thinks for
    /// a time, and not for a number of iterations, may answer otherwise.
    fn choose(&mut self, game: &G, view: &G::View, dice: &mut Xoshiro) -> G::Move;

    /// The same at a table where people hold these seats. Whoever plays for a group leaves them what they need more;
    /// where nobody is a person, it is what [`choose`](Bot::choose) says.
    fn choose_beside(&mut self, game: &G, view: &G::View, people: Seats, dice: &mut Xoshiro) -> G::Move {
        let _ = people;
        self.choose(game, view, dice)
    }

    /// The move of a bot that needs no view: what decides its moves is all it looks at. None for everybody else.
    ///
    /// It is for games that nobody watches and nobody plays again move by move, where making views takes longer than
    /// playing. Whoever plays by rules makes the move that [`choose`](Bot::choose) makes; whoever throws dice may throw
    /// them in another order, each move as likely as there.
    fn glance(&mut self, game: &G, eye: &G::Eye<'_>, dice: &mut Xoshiro) -> Option<G::Move> {
        let _ = (game, eye, dice);
        None
    }

    /// From here on it thinks about a move no longer than this time, and never beyond the deadline. Whoever plays by rules
    /// needs no time.
    fn within(&mut self, time: Duration, deadline: &Deadline) {
        let _ = (time, deadline);
    }
}
