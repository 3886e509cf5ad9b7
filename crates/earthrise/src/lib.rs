//! Earthrise.
pub mod card;
pub use card::{Card, Cards, Suit};
