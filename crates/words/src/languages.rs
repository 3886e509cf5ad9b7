//! The languages of the house, each read once for the whole program.

use crate::{Lang, Words};
use std::sync::LazyLock;

static READ: LazyLock<[Words; 3]> = LazyLock::new(|| Lang::ALL.map(Words::new));

impl Words {
    /// The texts of a language, which are read once and shared.
    pub fn of(lang: Lang) -> &'static Words {
        match lang {
            Lang::En => &READ[0],
            Lang::Es => &READ[1],
            Lang::PtBr => &READ[2],
        }
    }
}
