//! A sheet with every sentence, made of samples.

mod advice;
mod facts;
mod keys;
mod turns;
mod worth;

use crate::table::{ME, NAMES, game};
use earthrise_words::Narrator;
use words::{Lang, Names, Words};

/// Sentences under headings.
#[derive(Default)]
pub(crate) struct Sheet(String);

impl Sheet {
    pub(crate) fn heading(&mut self, heading: &str) {
        if !self.0.is_empty() {
            self.0.push('\n');
        }
        self.0 += &format!("# {heading}\n\n");
    }

    pub(crate) fn line(&mut self, what: &str, text: &str) {
        assert!(!text.is_empty(), "{what} says nothing");
        assert_clean(text, &what);
        let indented = text.replace('\n', "\n    ");
        self.0 += &format!("{what}\n    {indented}\n");
    }

    /// The whole sheet.
    pub(crate) fn text(self) -> String {
        self.0
    }
}

/// The sheet of a language.
pub(crate) fn sheet(lang: Lang) -> String {
    let mut sheet = Sheet::default();
    let (words, game, names) = (Words::new(lang), game(4), Names::new(NAMES, Some(ME)));
    let narrator = Narrator::new(&words, &game, &names);
    turns::things(&mut sheet, &narrator);
    worth::worth(&mut sheet, &narrator);
    turns::prompts(&mut sheet, &narrator);
    turns::moves(&mut sheet, &narrator);
    turns::reasons(&mut sheet, &narrator);
    facts::facts(&mut sheet, &narrator);
    facts::outcomes(&mut sheet, &narrator);
    facts::refusals(&mut sheet, &narrator);
    advice::advice(&mut sheet, &narrator);
    keys::table(&mut sheet, lang);
    keys::server(&mut sheet, lang);
    keys::terminal(&mut sheet, lang);
    sheet.text()
}

/// Nothing is missing in the text, nothing was left in it, and it is tidy.
pub(crate) fn assert_clean(text: &str, what: &dyn std::fmt::Debug) {
    for rubbish in ['⟨', '⟩', '{', '}', '$', '\u{2068}', '\u{2069}'] {
        assert!(!text.contains(rubbish), "{what:?}: {text}");
    }
    let untidy = text.contains("..") || text.contains(" .") || text.contains(" ,") || text.contains("( ");
    assert!(!untidy && text.trim() == text, "{what:?}: {text}");
    assert!(text.contains('\n') || !text.contains("  "), "{what:?}: {text}");
}
