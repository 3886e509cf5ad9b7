//! The contract between a game and everything else: seats, moves, draws, facts, views, the log and what is folded
//! from it.
//!
//! There is no input or output here, no clock and no thread. A game implements [`Game`]; everything else in the house
//! is written against it. With the feature `laws`, [`laws`] holds the tests that every game must pass.

mod chance;
pub mod content;
pub mod deck;
mod forced;
mod game;
#[cfg(feature = "laws")]
pub mod laws;
pub mod log;
mod never;
mod playout;
#[cfg(feature = "schema")]
mod schema;
mod seat;
mod timeline;
#[cfg(feature = "toy")]
pub mod toy;

pub use chance::{Chance, Commitment, Dice, Keyed, KeyedDice, NotASeed, Seed, Share, Source, Streams, Xoshiro};
pub use forced::{Forced, Misdealt};
pub use game::{Audience, Game, Moment, MomentOf, Moments, Next, Refused, Sight, Silent, Tell, moves_of, refuse, told};
#[doc(hidden)]
pub use never::happened;
pub use never::{Report, report_never};
pub use playout::{Length, playout, run, settle};
pub use seat::{Seat, Seats};
pub use timeline::{Fault, Retraction, Step, Timeline, apply};
