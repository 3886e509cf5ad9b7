//! What values of keys are, and how they are read from text.

use crate::door::limits::Rate;
use crate::door::origin::Origin;
use serde::Deserialize;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::str::FromStr;

/// How long tables are kept that nobody finished.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(try_from = "NumberOrWord")]
pub enum Retention {
    /// They are never removed.
    #[default]
    Forever,
    /// So many days after somebody last did something.
    Days(u32),
}

/// As a file says it.
#[derive(Deserialize)]
#[serde(untagged, expecting = "expected `forever` or a number of days from 1 on")]
enum NumberOrWord {
    Number(u32),
    Word(String),
}

impl TryFrom<NumberOrWord> for Retention {
    type Error = String;

    fn try_from(said: NumberOrWord) -> Result<Retention, String> {
        let text = match said {
            NumberOrWord::Number(days) => days.to_string(),
            NumberOrWord::Word(word) => word,
        };
        Retention::read(&text).ok_or_else(|| format!("`{text}` is wrong; expected {}", Retention::EXPECTED))
    }
}

/// A switch.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum OnOff {
    /// As usual.
    #[default]
    On,
    /// Not at all.
    Off,
}

/// Whom logs are for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum LogFormat {
    /// For people.
    #[default]
    Text,
    /// For programs: an object on each line.
    Json,
}

/// Something a variable of the environment can say.
pub(super) trait Value: Sized {
    /// What would be understood.
    const EXPECTED: &str;

    fn read(text: &str) -> Option<Self>;
}

/// Reads with `FromStr`, or from a list of words.
macro_rules! values {
    ($($kind:ty: $expected:literal $(, $($word:literal => $value:expr),+)?;)*) => {$(
        impl Value for $kind {
            const EXPECTED: &str = $expected;

            fn read(text: &str) -> Option<Self> {
                values!(@read text $(, $($word => $value),+)?)
            }
        }
    )*};
    (@read $text:ident) => { $text.parse().ok() };
    (@read $text:ident, $($word:literal => $value:expr),+) => {
        match $text.to_ascii_lowercase().as_str() {
            $($word => Some($value),)+
            _ => None,
        }
    };
}

values! {
    SocketAddr: "an address and a port, such as 127.0.0.1:7878 or [::1]:7878";
    PathBuf: "a folder";
    String: "a text";
    u32: "a whole number";
    Rate: "`off`, or as in `60+20/s`: 60 at once, then 20 a second";
    bool: "`true` or `false`", "true" => true, "1" => true, "yes" => true, "false" => false, "0" => false, "no" => false;
    OnOff: "`on` or `off`", "on" => OnOff::On, "off" => OnOff::Off;
    LogFormat: "`text` or `json`", "text" => LogFormat::Text, "json" => LogFormat::Json;
}

impl Value for Vec<Origin> {
    const EXPECTED: &str = "origins separated by commas, such as https://play.example.org,http://localhost:5173";

    fn read(text: &str) -> Option<Self> {
        text.split(',').map(|origin| origin.trim().parse().ok()).collect()
    }
}

impl Value for Retention {
    const EXPECTED: &str = "`forever` or a number of days from 1 on";

    fn read(text: &str) -> Option<Self> {
        match text {
            "forever" => Some(Retention::Forever),
            days => days.parse().ok().filter(|days| *days > 0).map(Retention::Days),
        }
    }
}

impl FromStr for Retention {
    type Err = String;

    fn from_str(text: &str) -> Result<Retention, String> {
        Retention::read(text).ok_or_else(|| format!("expected {}", Retention::EXPECTED))
    }
}
