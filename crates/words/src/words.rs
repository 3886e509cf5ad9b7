//! The texts of one language, looked up by key.

use crate::Lang;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::fmt;
use tabletop::never;
use unic_langid::LanguageIdentifier;

/// A text or a number that goes into a sentence.
pub use fluent_bundle::FluentValue as Value;

/// The texts of one language. Many threads can share it.
pub struct Words {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
}

/// Why a sentence could not be put together.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotSaid {
    /// No text has this key.
    #[error("there is no text `{0}`")]
    NoSuchKey(String),
    /// The text needs something that it was not given.
    #[error("text `{key}`: {problem}; it would read: {text}")]
    Incomplete {
        /// Which text.
        key: String,
        /// What is wrong.
        problem: String,
        /// The sentence with its gap.
        text: String,
    },
}

impl Words {
    /// The texts of a language. They come with the program; the tests of this crate prove that they can be read.
    pub fn new(lang: Lang) -> Words {
        let tag = lang.tag().parse().unwrap_or_else(|error| {
            never!("{lang} is no language: {error}");
            LanguageIdentifier::default()
        });
        let mut bundle = FluentBundle::new_concurrent(vec![tag]);
        // All texts run from left to right, and terminals show the isolation marks as rubbish.
        bundle.set_use_isolating(false);
        for &file in lang.files() {
            let resource = FluentResource::try_new(file.to_owned()).unwrap_or_else(|(readable, wrong)| {
                never!("a text of {lang} cannot be read: {wrong:?}");
                readable
            });
            bundle.add_resource_overriding(resource);
        }
        Words { lang, bundle }
    }

    /// Which language.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// Is there a text with this key?
    pub fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    /// The sentence with this key. A key that does not exist comes back in ⟨brackets⟩; a sentence that lacks an
    /// argument has its key in ⟨brackets⟩ behind it.
    ///
    /// ```
    /// # use words::{Lang, Words};
    /// let words = Words::new(Lang::En);
    /// assert_eq!(words.say("analysis-mistakes", &[("count", 1.into())]), "The move that cost the most:");
    /// assert_eq!(words.say("analysis-mistakes", &[("count", 2.into())]), "The 2 moves that cost the most:");
    /// assert_eq!(words.say("count-sheep", &[]), "⟨count-sheep⟩");
    /// ```
    pub fn say<'v>(&self, key: &str, args: &[(&'v str, Value<'v>)]) -> String {
        match self.try_say(key, args) {
            Ok(text) => text,
            Err(NotSaid::NoSuchKey(key)) => format!("⟨{key}⟩"),
            Err(NotSaid::Incomplete { key, text, .. }) => format!("{text} ⟨{key}⟩"),
        }
    }

    /// The same, telling what is wrong.
    pub fn try_say<'v>(&self, key: &str, args: &[(&'v str, Value<'v>)]) -> Result<String, NotSaid> {
        let pattern = self.bundle.get_message(key).and_then(|message| message.value());
        let pattern = pattern.ok_or_else(|| NotSaid::NoSuchKey(key.to_owned()))?;
        let args: FluentArgs<'v> = args.iter().map(|(name, value)| (*name, FluentValue::clone(value))).collect();
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        match errors.first() {
            None => Ok(text),
            Some(error) => Err(NotSaid::Incomplete { key: key.to_owned(), problem: error.to_string(), text }),
        }
    }
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Words").field("lang", &self.lang).finish_non_exhaustive()
    }
}
