//! The rules of Earthrise: tricks between the Earth and the Moon, for three to five players.
//!
//! Rule ids such as ER-8.2 are the paragraphs of `docs/rules/earthrise-rules.md`. [`Earthrise`] is the game;
//! [`content`] holds the numbers it plays with, which come from a data file.

mod card;
pub mod content;
mod draws;
mod exchange;
mod facts;
mod game;
mod imagine;
#[cfg(feature = "laws")]
mod laws;
mod moves;
mod round;
#[cfg(feature = "schema")]
mod schema;
mod scoring;
mod state;
mod trick;
mod view;

pub use card::{Card, Cards, NotACard, Suit};
pub use draws::{Draw, Need};
pub use facts::Fact;
pub use game::{Earthrise, Outcome, Setup, SetupError};
pub use imagine::Worlds;
pub use moves::{Eye, Move, Question, Refusal};
pub use scoring::{pill_honors, worth};
pub use state::{
    MAX_KINDS, MAX_PIECES, MAX_PLAYERS, MAX_ROUNDS, MAX_TRICKS, PerSeat, Phase, Piece, PillId, State, TokenId, Tokens,
};
pub use trick::{Ranking, Trick};
pub use view::{Memory, PillSeen, Shown, UNKNOWN_PIECE, View};
