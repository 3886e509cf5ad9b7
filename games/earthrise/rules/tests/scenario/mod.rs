//! Scenes of the rulebook, set up through the public contract alone: draws are forced, moves are judged, and what came
//! of them is read from facts and views.
//!
//! ```ignore
//! table(4).pilot(TINA).tokens([value(5)]).hands(["PHO4", "ALE5 PHO2", "PHO4", "AST5 ALE2"]).without(ALEX, PHO).begin()
//!     .trick("PHO4 ALE5 PHO4 AST5")
//!     .maneuver_goes_to(ALEX);
//! ```

#![allow(dead_code, unused_imports, clippy::unwrap_used, clippy::panic)] // Every file of tests takes what it needs, and may fail.

mod box_file;
mod deal;
mod expect;
mod mission;
mod plan;

pub use mission::{Mission, crew};
pub use plan::{Plan, flight, one_trick, table};

use earthrise::content::{Maneuver, Side};
use earthrise::{Card, Cards, Piece, Suit};
use tabletop::{Audience, Seat, Seats};

pub const PHO: Suit = Suit::Pho;
pub const APO: Suit = Suit::Apo;
pub const AST: Suit = Suit::Ast;
pub const ALE: Suit = Suit::Ale;

/// The four astronauts of the rulebook's examples, clockwise.
pub const TINA: u8 = 0;
pub const FERRAN: u8 = 1;
pub const MARTA: u8 = 2;
pub const ALEX: u8 = 3;

/// One card, as in `PHO4`.
pub fn card(text: &str) -> Card {
    text.parse().unwrap()
}

/// Several cards, as in `PHO4 ALE5`.
pub fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(card).collect()
}

/// The same as a set.
pub fn set(text: &str) -> Cards {
    cards(text).into_iter().collect()
}

/// A set of seats.
pub fn seats(seats: &[u8]) -> Seats {
    seats.iter().map(|&seat| Seat(seat)).collect()
}

/// A set of pieces, as the bits a view has for it.
pub fn kinds(pieces: &[u8]) -> u8 {
    pieces.iter().fold(0, |bits, piece| bits | 1 << piece)
}

pub fn piece(kind: u8) -> Piece {
    Piece(kind)
}

pub fn seat(seat: u8) -> Audience {
    Audience::Seat(Seat(seat))
}

/// The token "a 5".
pub fn value(number: u8) -> Maneuver {
    values(&[number])
}

/// The token "a 3 or a 4".
pub fn values(numbers: &[u8]) -> Maneuver {
    Maneuver::Value(numbers.iter().fold(0, |set, number| set | 1 << (number - 1)))
}

/// The token "the lowest card of this suit".
pub fn lowest(suit: Suit) -> Maneuver {
    Maneuver::LowestOf(suit)
}

/// The token "the same number as the player on the right".
pub fn same_as_right() -> Maneuver {
    Maneuver::SameAs(Side::Right)
}

/// Its mirror, which a box owner may write into a file.
pub fn same_as_left() -> Maneuver {
    Maneuver::SameAs(Side::Left)
}
