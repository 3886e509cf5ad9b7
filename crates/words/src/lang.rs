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

    /// Its tag, which is also the name of its folder under `locales/`.
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

    /// Its Fluent files.
    pub(crate) const fn files(self) -> [&'static str; 17] {
        match self {
            Lang::En => [
                include_str!("../locales/en/common.ftl"),
                include_str!("../locales/en/advice.ftl"),
                include_str!("../locales/en/daybreak-names.ftl"),
                include_str!("../locales/en/daybreak-effects.ftl"),
                include_str!("../locales/en/daybreak-cards.ftl"),
                include_str!("../locales/en/daybreak-local.ftl"),
                include_str!("../locales/en/daybreak-world.ftl"),
                include_str!("../locales/en/daybreak-screen.ftl"),
                include_str!("../locales/en/daybreak-table.ftl"),
                include_str!("../locales/en/daybreak-facts.ftl"),
                include_str!("../locales/en/daybreak-refusals.ftl"),
                include_str!("../locales/en/earthrise.ftl"),
                include_str!("../locales/en/table.ftl"),
                include_str!("../locales/en/terminal.ftl"),
                include_str!("../locales/en/help.ftl"),
                include_str!("../locales/en/server.ftl"),
                include_str!("../locales/en/uses.ftl"),
            ],
            Lang::Es => [
                include_str!("../locales/es/common.ftl"),
                include_str!("../locales/es/advice.ftl"),
                include_str!("../locales/es/daybreak-names.ftl"),
                include_str!("../locales/es/daybreak-effects.ftl"),
                include_str!("../locales/es/daybreak-cards.ftl"),
                include_str!("../locales/es/daybreak-local.ftl"),
                include_str!("../locales/es/daybreak-world.ftl"),
                include_str!("../locales/es/daybreak-screen.ftl"),
                include_str!("../locales/es/daybreak-table.ftl"),
                include_str!("../locales/es/daybreak-facts.ftl"),
                include_str!("../locales/es/daybreak-refusals.ftl"),
                include_str!("../locales/es/earthrise.ftl"),
                include_str!("../locales/es/table.ftl"),
                include_str!("../locales/es/terminal.ftl"),
                include_str!("../locales/es/help.ftl"),
                include_str!("../locales/es/server.ftl"),
                include_str!("../locales/es/uses.ftl"),
            ],
            Lang::PtBr => [
                include_str!("../locales/pt-BR/common.ftl"),
                include_str!("../locales/pt-BR/advice.ftl"),
                include_str!("../locales/pt-BR/daybreak-names.ftl"),
                include_str!("../locales/pt-BR/daybreak-effects.ftl"),
                include_str!("../locales/pt-BR/daybreak-cards.ftl"),
                include_str!("../locales/pt-BR/daybreak-local.ftl"),
                include_str!("../locales/pt-BR/daybreak-world.ftl"),
                include_str!("../locales/pt-BR/daybreak-screen.ftl"),
                include_str!("../locales/pt-BR/daybreak-table.ftl"),
                include_str!("../locales/pt-BR/daybreak-facts.ftl"),
                include_str!("../locales/pt-BR/daybreak-refusals.ftl"),
                include_str!("../locales/pt-BR/earthrise.ftl"),
                include_str!("../locales/pt-BR/table.ftl"),
                include_str!("../locales/pt-BR/terminal.ftl"),
                include_str!("../locales/pt-BR/help.ftl"),
                include_str!("../locales/pt-BR/server.ftl"),
                include_str!("../locales/pt-BR/uses.ftl"),
            ],
        }
    }
}

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
