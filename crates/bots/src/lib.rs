//! Players that are programs. A bot gets the view of its seat and nothing else, so it cannot see what a person in
//! that seat could not.
//!
//! [`earthrise()`] and [`daybreak()`] seat a player by name; [`earthrise_profiles`] and [`daybreak_profiles`] list them.
//! Whoever writes another one implements [`Bot`] and adds a line to the list in `profile.rs`. [`search`] is for players of
//! any game; [`advise()`] is what it says to a person, and [`analyse`] goes through a game with it.

mod advise;
mod analysis;
pub mod daybreak;
pub mod earthrise;
pub mod lab;
mod profile;
mod random;
pub mod search;

pub use advise::{Advice, AdviceOf, Advised, Adviser, Comparison, Counsel, CounselOf, advise};
pub use analysis::{Account, Analysis, Analyst, Effort, Verdict, analyse};
pub use profile::{Profile, UnknownBot, daybreak, daybreak_profiles, earthrise, earthrise_profiles};
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

    /// From here on it thinks about a move no longer than this time, and never beyond the deadline. Whoever plays by rules
    /// needs no time.
    fn within(&mut self, time: Duration, deadline: &Deadline) {
        let _ = (time, deadline);
    }
}
