//! The rules as players read them.

use words::Lang;

/// The pages of a game's rules, in every language: the same that the browser shows.
#[derive(Clone, Copy, Debug)]
pub struct Pages {
    /// English.
    pub en: &'static str,
    /// Spanish.
    pub es: &'static str,
    /// Portuguese.
    pub pt_br: &'static str,
}

impl Pages {
    /// The page in a language.
    pub fn of(&self, lang: Lang) -> &'static str {
        match lang {
            Lang::En => self.en,
            Lang::Es => self.es,
            Lang::PtBr => self.pt_br,
        }
    }
}
