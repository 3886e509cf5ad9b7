//! What went wrong, before it is put into words.

use serde_json::Value;
use std::borrow::Cow;
use wire::{Code, Said};
use words::{Detail, Words};

/// The argument that says how long to wait, in milliseconds.
const RETRY_AFTER: &str = "retry_after_ms";

/// Something that went wrong, not yet in words.
#[derive(Clone, Debug, PartialEq)]
pub struct Problem {
    /// What kind.
    pub code: Code,
    /// What the sentence is about.
    pub args: Vec<(Cow<'static, str>, String)>,
    /// The argument `detail`, where it is said in the language of the sentence.
    pub detail: Option<Box<Detail>>,
    /// The typed reason of the rules, where they refuse.
    pub reason: Option<Value>,
    /// The rule that explains the reason, by its id.
    pub rule: Option<Cow<'static, str>>,
    /// The sentence, where the rules have said it already.
    pub said: Option<Box<str>>,
}

impl Problem {
    /// Without arguments.
    pub fn new(code: Code) -> Problem {
        Problem { code, args: Vec::new(), detail: None, reason: None, rule: None, said: None }
    }

    /// With one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl ToString) -> Problem {
        self.args.push((name.into(), value.to_string()));
        self
    }

    /// A message that cannot be read.
    pub fn malformed(detail: Detail) -> Problem {
        Problem { detail: Some(Box::new(detail.clone())), ..Problem::new(Code::Malformed).with("detail", detail) }
    }

    /// A table that cannot be set up.
    pub fn bad_setup(detail: Detail) -> Problem {
        Problem { detail: Some(Box::new(detail.clone())), ..Problem::new(Code::BadSetup).with("detail", detail) }
    }

    /// More often than is taken; how long to wait is data and sentence.
    pub fn too_fast(retry_after_ms: u64) -> Problem {
        let seconds = retry_after_ms.div_ceil(1000).max(1);
        Problem::new(Code::TooFast).with("seconds", seconds).with(RETRY_AFTER, retry_after_ms)
    }

    /// The server has too much to think about; how long to wait is data and sentence.
    pub fn busy(wait: std::time::Duration) -> Problem {
        let ms = u64::try_from(wait.as_millis()).unwrap_or(u64::MAX);
        Problem { code: Code::Busy, ..Problem::too_fast(ms) }
    }

    /// What somebody else said went wrong: the sentence is theirs.
    pub fn heard(said: Said) -> Problem {
        Problem {
            code: said.code,
            args: said.args.into_iter().map(|(name, value)| (name.into(), value)).collect(),
            detail: None,
            reason: said.reason,
            rule: said.rule.map(Cow::Owned),
            said: Some(said.message.into()),
        }
    }

    /// How long to wait, in milliseconds, if that is all there is to do.
    pub fn retry_after_ms(&self) -> Option<u64> {
        self.args.iter().find(|(name, _)| *name == RETRY_AFTER).and_then(|(_, value)| value.parse().ok())
    }

    /// In words, as it goes over the wire.
    pub fn say(&self, words: &Words, re: Option<&str>) -> Said {
        let message = self.said.as_deref().map(str::to_owned).unwrap_or_else(|| {
            // A number has to be one for the words, too: "1 second", "2 seconds".
            let value = |name: &str, value: &'_ String| match &self.detail {
                Some(detail) if name == "detail" => detail.in_words(words).into(),
                _ => words::Value::try_number(value).into_owned(),
            };
            let args: Vec<(&str, words::Value<'_>)> =
                self.args.iter().map(|(name, text)| (name.as_ref(), value(name, text))).collect();
            words.say(&format!("server-{}", self.code.name().replace('_', "-")), &args)
        });
        Said {
            re: re.map(str::to_owned),
            code: self.code,
            message,
            args: self.args.iter().map(|(name, value)| (name.clone().into_owned(), value.clone())).collect(),
            reason: self.reason.clone(),
            rule: self.rule.as_deref().map(str::to_owned),
        }
    }
}

impl From<Code> for Problem {
    fn from(code: Code) -> Problem {
        Problem::new(code)
    }
}
