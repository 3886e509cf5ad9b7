//! Reading the cards of a game on the command line.

use std::io;
use std::path::PathBuf;
use words::{Detail, Lang};

/// Which cards are asked for.
#[derive(Clone, Debug)]
pub struct CardsAsked {
    /// One card, by its title or its number.
    pub card: Option<String>,
    /// Only this deck.
    pub deck: Option<String>,
    /// Only cards that bear this tag.
    pub tag: Option<String>,
    /// Only cards whose effect comes from this source.
    pub source: Option<String>,
    /// Only cards with code of their own.
    pub specials: bool,
    /// Count tags, sources and actions instead.
    pub stats: bool,
    /// The language.
    pub lang: Lang,
    /// As JSON.
    pub json: bool,
    /// A folder with cards of one's own, over those that come with the program.
    pub content: Option<PathBuf>,
}

/// Why cards were not read out.
#[derive(Debug)]
pub enum CardsError {
    /// They cannot be, for this reason.
    Wrong(Detail),
    /// The output could not be written.
    Output(io::Error),
}

impl CardsError {
    /// Something wrong that is said in English.
    pub fn wrong(what: impl std::fmt::Display) -> CardsError {
        CardsError::Wrong(Detail::Plain(what.to_string()))
    }
}

impl From<io::Error> for CardsError {
    fn from(error: io::Error) -> CardsError {
        CardsError::Output(error)
    }
}
