//! Sentences for ids and numbers, in every language of the house.
//!
//! [`Words`] holds the texts of one language and looks them up by key. [`earthrise::Narrator`] and
//! [`daybreak::Narrator`] put facts, moves, prompts and refusals of a table into words; [`Names`] says how its seats are
//! called and which of them is "you". [`daybreak::Cards`] reads the cards of Daybreak out. The texts are Fluent files
//! under `locales/`; no sentence is written in Rust.
//!
//! ```
//! use words::{Lang, Words};
//! let words = Words::new(Lang::Es);
//! assert_eq!(words.say("table-saved", &[("file", "luna.jsonl".into())]), "La partida queda guardada en luna.jsonl.");
//! ```

mod advice;
mod contract;
pub mod daybreak;
mod detail;
pub mod earthrise;
mod families;
mod lang;
mod languages;
mod letters;
mod list;
mod names;
mod words;

pub use self::advice::{Cost, Given};
pub use self::detail::{Detail, Part};
pub use self::families::{FAMILIES, Family};
pub use self::lang::{Lang, UnknownLang};
pub use self::letters::plain as folded;
pub use self::list::Joint;
pub use self::names::Names;
pub use self::words::{NotSaid, Value, Words};
