//! Why a game cannot be opened, in sentences.

use crate::{Title, defaults};
use tabletop::content::ContentError;
use words::{Detail, Part};

/// Why a game cannot be opened, in a sentence.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct NotOpened(pub Detail);

impl NotOpened {
    /// From what a parser or the content says.
    pub fn because(why: impl std::fmt::Display) -> NotOpened {
        NotOpened(Detail::parser(why))
    }
}

/// Why so many cannot play, said to a client of the server.
pub fn wrong_players<T: Title>(players: usize) -> NotOpened {
    NotOpened(Detail::new("server-detail-players", &defaults::range_of_players::<T>(players)))
}

/// There is no option of this name.
pub fn unknown_option<'a>(given: &str, known: impl Iterator<Item = &'a str>) -> Detail {
    let known = Part::All(known.map(str::to_owned).collect());
    Detail::new("fail-option-unknown", &[("given", Part::name(given)), ("known", known)])
}

/// An option cannot have this value.
pub fn unfit_value(option: &str, given: &str, known: &[&str]) -> Detail {
    let known = Part::OneOf(known.iter().map(|&value| value.to_owned()).collect());
    Detail::new("fail-option-value", &[("option", Part::name(option)), ("given", Part::name(given)), ("known", known)])
}

/// Content that cannot be used. Its faults speak of fields and files, in the language of these: English.
pub fn unfit_content(error: &ContentError) -> Detail {
    Detail::Lines(vec![Detail::new("fail-content", &[]), Detail::Plain(error.to_string())])
}
