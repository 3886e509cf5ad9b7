//! The languages of the house, each read once for the whole program.

use std::sync::LazyLock;
use words::{Lang, Words};

static SPOKEN: LazyLock<[Words; 3]> = LazyLock::new(|| Lang::ALL.map(Words::new));

/// The texts of a language.
pub fn words(lang: Lang) -> &'static Words {
    match lang {
        Lang::En => &SPOKEN[0],
        Lang::Es => &SPOKEN[1],
        Lang::PtBr => &SPOKEN[2],
    }
}
