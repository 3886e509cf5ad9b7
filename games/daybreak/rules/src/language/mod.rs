//! The one language of effects that every deck is written in: small, closed, and plain data.
//!
//! The same types are read from the card files and used by the rules: they are `Copy`, hold no heap, and every list in
//! them is bounded. Behaviour, text, icons, the forecast and what a bot knows are all derived from these values; nothing
//! may ask for a card by its number. Variants name the cards they exist for.

mod action;
mod amount;
mod cards;
mod effect;
mod modifier;

pub use action::{Action, Cost, Limit, Window};
pub use amount::{CardFilter, Check, Condition, Quantity, Token, Tokens};
pub use cards::{
    ChallengeCard, Change, CrisisCard, Flavour, GlobalCard, LocalCard, Measure, Scope, Solo, Support, Target, TuckRule,
};
pub use effect::{DieRow, Effect, Keep, Row, Special, Step, Who};
pub use modifier::{Forbidden, Modifier};
