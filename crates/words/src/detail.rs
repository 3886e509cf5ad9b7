//! What exactly is wrong with a message or a setup, before it has chosen its language.

use crate::{Joint, Lang, Words};
use std::fmt;

/// What exactly is wrong, within the sentence of a problem.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Detail {
    /// A text of the locales, with what goes into it.
    Said(&'static str, Vec<(&'static str, Part)>),
    /// A parser's own words, or those of content: they are English in every language, and introduced so.
    Raw(String),
}

/// Something that goes into a detail.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// A name or a number.
    Name(String),
    /// Another text of the locales.
    Key(String),
    /// Things of which one is meant.
    OneOf(Vec<String>),
    /// Things that there are.
    All(Vec<String>),
}

impl Detail {
    /// A text of the locales.
    pub fn new(key: &'static str, parts: &[(&'static str, Part)]) -> Detail {
        Detail::Said(key, parts.to_vec())
    }

    /// What a parser says.
    pub fn parser(error: impl fmt::Display) -> Detail {
        Detail::Raw(error.to_string())
    }

    /// What a parser says of a move.
    pub fn unread_move(error: impl fmt::Display) -> Detail {
        Detail::new("server-detail-move", &[("text", Part::name(error))])
    }

    /// In a language.
    pub fn in_words(&self, words: &Words) -> String {
        match self {
            Detail::Raw(text) => words.say("server-detail-parser", &[("text", text.trim_end_matches('.').into())]),
            Detail::Said(key, parts) => {
                let value = |part: &Part| match part {
                    Part::Name(name) => name.clone().into(),
                    Part::Key(key) => words.say(key, &[]).into(),
                    Part::OneOf(things) => words.list(things.clone(), Joint::Or).into(),
                    Part::All(things) => words.list(things.clone(), Joint::And).into(),
                };
                let args: Vec<_> = parts.iter().map(|(name, part)| (*name, value(part))).collect();
                words.say(key, &args)
            }
        }
    }
}

impl Part {
    /// A name or a number.
    pub fn name(name: impl fmt::Display) -> Part {
        Part::Name(name.to_string())
    }
}

/// In English, as data and for logs; a parser's words as they are.
impl fmt::Display for Detail {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Detail::Raw(text) => f.write_str(text),
            Detail::Said(..) => f.write_str(&self.in_words(Words::of(Lang::En))),
        }
    }
}
