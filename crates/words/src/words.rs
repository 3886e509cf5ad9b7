//! The texts of one language, looked up by key.

use crate::Lang;
use crate::pattern::Patterns;
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
    patterns: Patterns,
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
        let mut patterns = Patterns::new(&tag);
        let mut bundle = FluentBundle::new_concurrent(vec![tag]);
        // All texts run from left to right, and terminals show the isolation marks as rubbish.
        bundle.set_use_isolating(false);
        for &file in lang.files() {
            let resource = FluentResource::try_new(file.to_owned()).unwrap_or_else(|(readable, wrong)| {
                never!("a text of {lang} cannot be read: {wrong:?}");
                readable
            });
            bundle.add_resource_overriding(resource);
            patterns.add(file);
        }
        Words { lang, bundle, patterns }
    }

    /// Which language.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// Is there a text with this key?
    pub fn has(&self, key: &str) -> bool {
        self.patterns.has(key) || self.bundle.has_message(key)
    }

    /// The sentence with this key. A key that does not exist comes back in ⟨brackets⟩; a sentence that lacks an
    /// argument has its key in ⟨brackets⟩ behind it.
    ///
    /// ```
    /// # use words::{Lang, Words};
    /// let words = Words::new(Lang::En);
    /// assert_eq!(words.say("analysis-more", &[("count", 1.into())]), "1 more move changed it; --most shows more.");
    /// assert_eq!(words.say("analysis-more", &[("count", 2.into())]), "2 more moves changed it; --most shows more.");
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
        self.patterns.say(key, args).map_or_else(|| self.say_by_library(key, args), Ok)
    }

    fn say_by_library<'v>(&self, key: &str, args: &[(&'v str, Value<'v>)]) -> Result<String, NotSaid> {
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

#[cfg(test)]
mod tests {
    use super::*;
    use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
    use std::collections::{BTreeMap, BTreeSet};

    /// The arguments of a pattern, each with the words it is compared with.
    fn arguments(pattern: &Pattern<&'static str>, found: &mut BTreeMap<&'static str, BTreeSet<&'static str>>) {
        for element in &pattern.elements {
            let PatternElement::Placeable { expression } = element else { continue };
            match expression {
                Expression::Inline(InlineExpression::VariableReference { id }) => {
                    found.entry(id.name).or_default();
                }
                Expression::Inline(_) => {}
                Expression::Select { selector, variants } => {
                    for variant in variants {
                        if let (InlineExpression::VariableReference { id }, VariantKey::Identifier { name }) =
                            (selector, &variant.key)
                        {
                            found.entry(id.name).or_default().insert(name);
                        }
                        arguments(&variant.value, found);
                    }
                }
            }
        }
    }

    #[test]
    fn what_is_said_is_what_the_library_says() {
        for lang in Lang::ALL {
            let words = Words::new(lang);
            let (mut said, mut by_library) = (0, 0);
            for file in lang.files() {
                for entry in fluent_syntax::parser::parse(*file).unwrap().body {
                    let Entry::Message(message) = entry else { continue };
                    let mut names = BTreeMap::new();
                    arguments(message.value.as_ref().unwrap(), &mut names);
                    // Texts within a text take the same arguments.
                    let others = ["tokens", "honors", "pieces", "alerts", "cards", "count"];
                    for name in others {
                        names.entry(name).or_default();
                    }
                    for number in [-1.0, 0.0, 1.0, 2.0, 3.0, 5.0, 8.0, 21.0, 100.0, 1_000_000.0, 1.5] {
                        for word in 0..6_usize {
                            let value = |(name, words): (&&'static str, &BTreeSet<&'static str>)| {
                                let text = words.iter().nth(word.saturating_sub(1)).copied();
                                let value = if word == 0 { Value::from(number) } else { text.unwrap_or("x").into() };
                                (*name, value)
                            };
                            let args: Vec<(&str, Value<'_>)> = names.iter().map(value).collect();
                            let theirs = words.say_by_library(message.id.name, &args);
                            match words.patterns.say(message.id.name, &args) {
                                Some(ours) => assert_eq!(Ok(ours), theirs, "{lang}: {}", message.id.name),
                                None => by_library += 1,
                            }
                            said += 1;
                        }
                    }
                }
            }
            assert!(said > 10_000 && by_library * 5 < said, "{by_library} of {said} are left to the library");
        }
    }
}
