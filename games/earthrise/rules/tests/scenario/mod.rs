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

pub(crate) use mission::{Mission, crew};
pub(crate) use plan::{Plan, flight, one_trick, table};

use earthrise::content::{Maneuver, Side};
use earthrise::{Card, Cards, Piece, Suit};
use tabletop::{Audience, Seat, Seats};

pub(crate) const PHO: Suit = Suit::Pho;
pub(crate) const APO: Suit = Suit::Apo;
pub(crate) const AST: Suit = Suit::Ast;
pub(crate) const ALE: Suit = Suit::Ale;

/// The four astronauts of the rulebook's examples, clockwise.
pub(crate) const TINA: u8 = 0;
pub(crate) const FERRAN: u8 = 1;
pub(crate) const MARTA: u8 = 2;
pub(crate) const ALEX: u8 = 3;

/// One card, as in `PHO4`.
pub(crate) fn card(text: &str) -> Card {
    text.parse().unwrap()
}

/// Several cards, as in `PHO4 ALE5`.
pub(crate) fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(card).collect()
}

/// The same as a set.
pub(crate) fn set(text: &str) -> Cards {
    cards(text).into_iter().collect()
}

/// A set of seats.
pub(crate) fn seats(seats: &[u8]) -> Seats {
    seats.iter().map(|&seat| Seat(seat)).collect()
}

/// A set of pieces, as the bits a view has for it.
pub(crate) fn kinds(pieces: &[u8]) -> u8 {
    pieces.iter().fold(0, |bits, piece| bits | 1 << piece)
}

pub(crate) fn piece(kind: u8) -> Piece {
    Piece(kind)
}

pub(crate) fn seat(seat: u8) -> Audience {
    Audience::Seat(Seat(seat))
}

/// The token "a 5".
pub(crate) fn value(number: u8) -> Maneuver {
    values(&[number])
}

/// The token "a 3 or a 4".
pub(crate) fn values(numbers: &[u8]) -> Maneuver {
    Maneuver::Value(numbers.iter().fold(0, |set, number| set | 1 << (number - 1)))
}

/// The token "the lowest card of this suit".
pub(crate) fn lowest(suit: Suit) -> Maneuver {
    Maneuver::LowestOf(suit)
}

/// The token "the same number as the player on the right".
pub(crate) fn same_as_right() -> Maneuver {
    Maneuver::SameAs(Side::Right)
}

/// Its mirror, which a box owner may write into a file.
pub(crate) fn same_as_left() -> Maneuver {
    Maneuver::SameAs(Side::Left)
}
