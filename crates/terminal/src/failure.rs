//! What went wrong, in one sentence for the person at the keyboard. The sentence is put into words at the rim, in the
//! language of whoever reads it.

use bots::UnknownBot;
use std::fmt;
use std::io;
use std::path::Path;
pub use words::{Detail, Part};
use words::{Lang, Words};

/// A name, a flag or a file as a part of a sentence.
pub fn name(name: impl fmt::Display) -> Part {
    Part::name(name)
}

/// A number as a part of a sentence.
pub fn count(count: impl TryInto<u64>) -> Part {
    Part::count(count)
}

/// A command that could not be carried out.
#[derive(Clone, Debug, PartialEq)]
pub enum Failure {
    /// A wrong flag, file or value: exit code 2.
    Input(Detail),
    /// A log that does not hold against the rules: exit code 1.
    Check(Detail),
    /// Whoever read our output has gone, as in `firstlight … | head`. There is nobody to tell.
    Unread,
}

impl Failure {
    /// Something wrong with what was asked for, by the key of its sentence.
    pub fn because(key: &'static str, parts: &[(&'static str, Part)]) -> Failure {
        Failure::Input(Detail::new(key, parts))
    }

    /// Something wrong that another room has put into words.
    pub fn input(what: impl fmt::Display) -> Failure {
        Failure::Input(Detail::Plain(what.to_string()))
    }

    /// A log that does not hold, put into words elsewhere.
    pub fn check(what: impl fmt::Display) -> Failure {
        Failure::Check(Detail::Plain(what.to_string()))
    }

    /// A file that could not be read or written.
    pub fn file(path: &Path, doing: &str, error: &io::Error) -> Failure {
        Failure::Input(Detail::file(path, doing, error))
    }

    /// What is wrong.
    pub fn said(&self) -> Detail {
        match self {
            Failure::Input(said) | Failure::Check(said) => said.clone(),
            Failure::Unread => Detail::new("fail-unread", &[]),
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
        match error.0 {
            Detail::Raw(text) => Failure::input(text),
            detail => Failure::Input(detail),
        }
    }
}

/// Why nobody can be seated by a name.
pub(crate) fn unknown_bot(unknown: &UnknownBot) -> Detail {
    match unknown {
        UnknownBot::Name { name: bot, known } => {
            let known = known.iter().map(|&bot| bot.to_owned()).collect();
            Detail::new("fail-bot-unknown", &[("bot", name(bot)), ("known", Part::OneOf(known))])
        }
        UnknownBot::Cheats(bot) => Detail::new("fail-bot-cheats", &[("bot", name(bot))]),
        UnknownBot::TakesNoTime(bot) => Detail::new("fail-bot-takes-no-time", &[("bot", name(bot))]),
        UnknownBot::Budget(wrong) => Detail::new("fail-no-time", &[("given", name(&wrong.0))]),
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
