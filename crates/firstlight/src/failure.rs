//! What went wrong, in one sentence for the person at the keyboard. The sentence is put into words at the rim, in the
//! language of whoever reads it.

use bots::UnknownBot;
use std::fmt;
use std::io;
use std::path::Path;
use words::{Joint, Lang, Words};

/// A sentence that has not chosen its language yet.
#[derive(Clone, Debug, PartialEq)]
pub enum Said {
    /// A text of the locales, with what goes into it.
    Text(&'static str, Vec<(&'static str, Part)>),
    /// Several, a line each.
    Lines(Vec<Said>),
    /// What a room below says itself, in English: faults of content and of the system.
    Plain(String),
}

/// Something that goes into a sentence.
#[derive(Clone, Debug, PartialEq)]
pub enum Part {
    /// A name, a flag or a file.
    Name(String),
    /// A number.
    Count(u64),
    /// Things of which one is meant.
    OneOf(Vec<String>),
    /// Things that there are.
    All(Vec<String>),
    /// A sentence within.
    Said(Said),
}

impl Said {
    /// A text of the locales.
    pub fn new(key: &'static str, parts: &[(&'static str, Part)]) -> Said {
        Said::Text(key, parts.to_vec())
    }

    /// The sentence in a language.
    pub fn in_words(&self, words: &Words) -> String {
        match self {
            Said::Plain(text) => text.clone(),
            Said::Lines(lines) => lines.iter().map(|line| line.in_words(words)).collect::<Vec<_>>().join("\n"),
            Said::Text(key, parts) => {
                let value = |part: &Part| match part {
                    Part::Name(name) => name.clone().into(),
                    Part::Count(count) => (*count).into(),
                    Part::OneOf(things) => words.list(things.clone(), Joint::Or).into(),
                    Part::All(things) => words.list(things.clone(), Joint::And).into(),
                    Part::Said(said) => said.in_words(words).into(),
                };
                let args: Vec<_> = parts.iter().map(|(name, part)| (*name, value(part))).collect();
                words.say(key, &args)
            }
        }
    }
}

/// A name, a flag or a file as a part of a sentence.
pub fn name(name: impl fmt::Display) -> Part {
    Part::Name(name.to_string())
}

/// A number as a part of a sentence.
pub fn count(count: impl TryInto<u64>) -> Part {
    Part::Count(count.try_into().unwrap_or(u64::MAX))
}

/// A command that could not be carried out.
#[derive(Clone, Debug, PartialEq)]
pub enum Failure {
    /// A wrong flag, file or value: exit code 2.
    Input(Said),
    /// A log that does not hold against the rules: exit code 1.
    Check(Said),
    /// Whoever read our output has gone, as in `firstlight … | head`. There is nobody to tell.
    Unread,
}

impl Failure {
    /// Something wrong with what was asked for, by the key of its sentence.
    pub fn because(key: &'static str, parts: &[(&'static str, Part)]) -> Failure {
        Failure::Input(Said::new(key, parts))
    }

    /// Something wrong that another room has put into words.
    pub fn input(what: impl fmt::Display) -> Failure {
        Failure::Input(Said::Plain(what.to_string()))
    }

    /// A log that does not hold, put into words elsewhere.
    pub fn check(what: impl fmt::Display) -> Failure {
        Failure::Check(Said::Plain(what.to_string()))
    }

    /// A file that could not be read or written.
    pub fn file(path: &Path, doing: &str, error: &io::Error) -> Failure {
        let key = match doing {
            "read" => "fail-read",
            "create" => "fail-create",
            "remove" => "fail-remove",
            _ => "fail-write",
        };
        let why = match error.kind() {
            io::ErrorKind::NotFound => Said::new("fail-no-file", &[]),
            io::ErrorKind::PermissionDenied => Said::new("fail-permission", &[]),
            _ => Said::Plain(error.to_string()),
        };
        Failure::because(key, &[("file", name(path.display())), ("why", Part::Said(why))])
    }

    /// What is wrong.
    pub fn said(&self) -> Said {
        match self {
            Failure::Input(said) | Failure::Check(said) => said.clone(),
            Failure::Unread => Said::new("fail-unread", &[]),
        }
    }

    /// The sentence in a language.
    pub fn in_words(&self, words: &Words) -> String {
        self.said().in_words(words)
    }

    /// The exit code of the program.
    pub fn code(&self) -> u8 {
        match self {
            Failure::Input(_) => 2,
            Failure::Check(_) => 1,
            Failure::Unread => 0,
        }
    }
}

/// In English, for whoever has no reader to ask.
impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.in_words(&Words::new(Lang::En)))
    }
}

impl std::error::Error for Failure {}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::Unread,
            _ => Failure::because("fail-output", &[("why", name(error))]),
        }
    }
}

impl From<title::NotOpened> for Failure {
    fn from(error: title::NotOpened) -> Failure {
        Failure::input(error.0)
    }
}

/// Why nobody can be seated by a name.
pub fn unknown_bot(unknown: &UnknownBot) -> Said {
    match unknown {
        UnknownBot::Name { name: bot, known } => {
            let known = known.iter().map(|&bot| bot.to_owned()).collect();
            Said::new("fail-bot-unknown", &[("bot", name(bot)), ("known", Part::OneOf(known))])
        }
        UnknownBot::Cheats(bot) => Said::new("fail-bot-cheats", &[("bot", name(bot))]),
        UnknownBot::TakesNoTime(bot) => Said::new("fail-bot-takes-no-time", &[("bot", name(bot))]),
        UnknownBot::Budget(wrong) => Said::new("fail-no-time", &[("given", name(&wrong.0))]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failure_speaks_every_language() {
        let missing = Failure::file(Path::new("luna.jsonl"), "read", &io::Error::from(io::ErrorKind::NotFound));
        let said = Lang::ALL.map(|lang| missing.in_words(&Words::new(lang)));
        assert_eq!(said[0], "cannot read luna.jsonl: there is no such file");
        assert_eq!(said[0], missing.to_string());
        assert!(said[1] != said[0] && said[2] != said[1] && said.iter().all(|text| text.contains("luna.jsonl")));
    }
}
