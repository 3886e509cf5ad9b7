//! What is wrong with a message, a setup or a file, before it has chosen its language.

use crate::{Joint, Lang, Words};
use std::fmt;
use std::io;
use std::path::Path;

/// What is wrong: a sentence that has not chosen its language yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Detail {
    /// A text of the locales, with what goes into it.
    Said(&'static str, Vec<(&'static str, Part)>),
    /// A parser's own words, or those of content: they are English in every language, and introduced so.
    Raw(String),
    /// What is said as it is, in English: faults of files and of the system.
    Plain(String),
    /// Several, a line each.
    Lines(Vec<Detail>),
}

/// Something that goes into a detail.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// A name, or a number that is not counted with.
    Name(String),
    /// A number of things.
    Count(u64),
    /// Another text of the locales.
    Key(String),
    /// Things of which one is meant.
    OneOf(Vec<String>),
    /// Things that there are.
    All(Vec<String>),
    /// A sentence within.
    Detail(Box<Detail>),
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

    /// A file that could not be read, created, removed or written: `doing` says which.
    pub fn file(path: &Path, doing: &str, error: &io::Error) -> Detail {
        let key = match doing {
            "read" => "fail-read",
            "create" => "fail-create",
            "remove" => "fail-remove",
            _ => "fail-write",
        };
        let why = match error.kind() {
            io::ErrorKind::NotFound => Detail::new("fail-no-file", &[]),
            io::ErrorKind::PermissionDenied => Detail::new("fail-permission", &[]),
            _ => Detail::Plain(error.to_string()),
        };
        Detail::new(key, &[("file", Part::name(path.display())), ("why", Part::detail(why))])
    }

    /// In a language.
    pub fn in_words(&self, words: &Words) -> String {
        match self {
            Detail::Raw(text) => words.say("server-detail-parser", &[("text", text.trim_end_matches('.').into())]),
            Detail::Plain(text) => text.clone(),
            Detail::Lines(lines) => lines.iter().map(|line| line.in_words(words)).collect::<Vec<_>>().join("\n"),
            Detail::Said(key, parts) => {
                let value = |part: &Part| match part {
                    Part::Name(name) => name.clone().into(),
                    Part::Count(count) => (*count).into(),
                    Part::Detail(within) => within.in_words(words).into(),
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
    /// A number of things.
    pub fn count(count: impl TryInto<u64>) -> Part {
        Part::Count(count.try_into().unwrap_or(u64::MAX))
    }

    /// A sentence within a sentence.
    pub fn detail(within: Detail) -> Part {
        Part::Detail(Box::new(within))
    }

    /// A name, or a number that is not counted with.
    pub fn name(name: impl fmt::Display) -> Part {
        Part::Name(name.to_string())
    }
}

/// In English, as data and for logs; a parser's words as they are.
impl fmt::Display for Detail {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Detail::Raw(text) => f.write_str(text),
            Detail::Said(..) | Detail::Plain(_) | Detail::Lines(_) => f.write_str(&self.in_words(Words::of(Lang::En))),
        }
    }
}
