//! The languages of the house.

use std::fmt;
use std::str::FromStr;

/// A language everything can be read in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Lang {
    /// English, as written in the United States.
    #[default]
    En,
    /// Spanish.
    Es,
    /// Portuguese, as written in Brazil.
    PtBr,
}

impl Lang {
    /// All of them.
    pub const ALL: [Lang; 3] = [Lang::En, Lang::Es, Lang::PtBr];

    /// Its tag, which is also the name of its folder under every `locales/`.
    pub const fn tag(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Es => "es",
            Lang::PtBr => "pt-BR",
        }
    }

    /// What it calls itself.
    pub const fn own_name(self) -> &'static str {
        match self {
            Lang::En => "English",
            Lang::Es => "Español",
            Lang::PtBr => "Português (Brasil)",
        }
    }

    /// The least number whose thousands it sets apart: Spanish writes 1234 and 12.345.
    pub(crate) const fn groups_from(self) -> u32 {
        match self {
            Lang::En | Lang::PtBr => 1000,
            Lang::Es => 10_000,
        }
    }

    /// Its Fluent files: those of the house, then those of each game.
    pub(crate) fn files(self) -> &'static [&'static str] {
        FILES.iter().find(|(tag, _)| *tag == self.tag()).map_or(&[], |(_, files)| files)
    }
}

// `FILES`: for the tag of each language its Fluent files, as `build.rs` finds them on disk.
include!(concat!(env!("OUT_DIR"), "/files.rs"));

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.tag())
    }
}

/// The text names no language of the house.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not a language that is spoken here; it can be en, es or pt-BR (or pt)")]
pub struct UnknownLang(pub String);

impl FromStr for Lang {
    type Err = UnknownLang;

    fn from_str(text: &str) -> Result<Lang, UnknownLang> {
        match text.to_ascii_lowercase().as_str() {
            "en" => Ok(Lang::En),
            "es" => Ok(Lang::Es),
            "pt" | "pt-br" => Ok(Lang::PtBr),
            _ => Err(UnknownLang(text.to_owned())),
        }
    }
}
