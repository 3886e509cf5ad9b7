//! Daybreak in words: the cards, every text of which is put together from what the card does, and the table.
//!
//! [`Cards`] knows the language and the content of the table. No card has a text of its own but its title and one
//! sentence about the real world; a card that a file of the table's own changes is read as it was changed.
//! [`Narrator`] says what happens at a table, what is asked, why something is not possible and what is coming.

mod actions;
mod amounts;
mod cards;
mod conditions;
mod effects;
mod faces;
mod families;
mod glyphs;
mod line;
mod modifiers;
mod names;
mod table;

pub use cards::CardText;
pub use faces::{DieRow, Slots};
pub use families::FAMILIES;
pub use glyphs::{Glyph, Icon, Plain};
pub use table::{AheadPart, Elsewhere, Narrator};

use daybreak::content::{Content, EDITIONS};
use std::collections::BTreeMap;
use words::{Value, Words};

/// Puts the cards of Daybreak into words.
#[derive(Clone, Copy, Debug)]
pub struct Cards<'a> {
    /// The language.
    pub words: &'a Words,
    /// The cards.
    pub content: &'a Content,
    /// In as few words as say it, where there is little room.
    brief: bool,
}

/// How a verb is used: see the head of `common.ftl`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mood {
    Do,
    May,
    They,
}

impl Mood {
    fn value(self) -> Value<'static> {
        match self {
            Mood::Do => "do".into(),
            Mood::May => "may".into(),
            Mood::They => "they".into(),
        }
    }
}

impl<'a> Cards<'a> {
    /// The cards of a content in one language.
    pub fn new(words: &'a Words, content: &'a Content) -> Cards<'a> {
        Cards { words, content, brief: false }
    }

    /// The same in as few words as say it, where there is little room.
    #[must_use]
    pub fn brief(self) -> Cards<'a> {
        Cards { brief: true, ..self }
    }

    fn say<'v>(&self, key: &str, args: &[(&'v str, Value<'v>)]) -> String {
        self.words.say(key, args)
    }

    /// The text of a key, or of the one beside it that has fewer words.
    fn say_by_room<'v>(&self, long: &str, brief: &str, args: &[(&'v str, Value<'v>)]) -> String {
        self.say(if self.brief { brief } else { long }, args)
    }
}

/// The keys of a text that every card has in the locales: `title` (not in English) or `world`.
pub fn card_keys(content: &Content, part: &str) -> impl Iterator<Item = String> {
    content.numbers().map(move |no| no.key(part))
}

/// The keys of the same text of those cards that an earlier edition calls otherwise than the one after it.
pub fn kept_keys(part: &str) -> impl Iterator<Item = String> {
    let contents: Vec<Content> =
        EDITIONS.iter().filter_map(|edition| Content::of_edition(edition, &BTreeMap::new()).ok()).collect();
    let pairs = contents.iter().zip(contents.iter().skip(1));
    let keys = pairs.flat_map(|(later, earlier)| {
        let title = |content: &Content, no| content.about(no).map(|about| about.title.clone());
        let other = earlier.numbers().filter(move |&no| title(later, no) != title(earlier, no));
        other.map(move |no| format!("{}-{}", no.key(part), earlier.edition().name))
    });
    keys.collect::<Vec<_>>().into_iter()
}

/// A phrase as a sentence: a capital at its beginning and a full stop at its end.
fn sentence(phrase: &str) -> String {
    let mut letters = phrase.chars();
    let mut text: String = letters.next().into_iter().flat_map(char::to_uppercase).collect();
    text.push_str(letters.as_str());
    if !text.ends_with(['.', ':']) {
        text.push('.');
    }
    text
}
