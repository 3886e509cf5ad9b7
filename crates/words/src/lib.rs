//! Sentences for ids and numbers, in every language of the house.
//!
//! [`Words`] holds the texts of one language and looks them up by key; [`Names`] says how the seats of a table are called
//! and which of them is "you". Facts, moves, prompts and refusals of a game are put into words by the crate of words of
//! that game, under `games/`. The texts are Fluent files under `locales/` and `games/*/locales/`, all of which are built
//! in; no sentence is written in Rust.
//!
//! ```
//! use words::{Lang, Words};
//! let words = Words::new(Lang::Es);
//! assert_eq!(words.say("table-saved", &[("file", "luna.jsonl".into())]), "La partida queda guardada en luna.jsonl.");
//! ```

mod advice;
mod contract;
mod detail;
mod families;
mod lang;
mod languages;
mod letters;
mod list;
mod names;
mod pattern;
mod words;

pub use self::advice::{Cost, Given};
pub use self::detail::{Detail, Part};
pub use self::families::{FAMILIES, Family};
pub use self::lang::{Lang, UnknownLang};
pub use self::letters::plain as folded;
pub use self::list::Joint;
pub use self::names::Names;
pub use self::words::{NotSaid, Value, Words};
