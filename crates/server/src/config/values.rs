//! What values of keys are, and how they are read from text.

use crate::auth::limits::Rate;
use crate::auth::origin::Origin;
use crate::auth::proxy::Proxy;
use crate::logging::{LogFormat, LogTo};
use serde::Deserialize;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;

/// How long tables are kept that nobody finished.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "NumberOrWord")]
pub enum Retention {
    /// They are never removed.
    Forever,
    /// So many days after somebody last did something; only days on which the server runs count.
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum OnOff {
    /// As usual.
    On,
    /// Not at all.
    Off,
}

/// Who sees `/metrics` and `/readyz`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Ops {
    /// Programs of this machine that come through no proxy.
    Local,
    /// Everybody.
    All,
    /// Nobody.
    Off,
}

/// A time between two things.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub struct Every(pub Duration);

impl TryFrom<String> for Every {
    type Error = String;

    fn try_from(said: String) -> Result<Every, String> {
        said.parse()
    }
}

impl FromStr for Every {
    type Err = String;

    fn from_str(text: &str) -> Result<Every, String> {
        let read = || {
            let unit = text.chars().next_back()?;
            let number: u64 = text.strip_suffix(unit)?.trim().parse().ok().filter(|number| *number > 0)?;
            let seconds = match unit {
                's' => 1,
                'm' => 60,
                'h' => 60 * 60,
                'd' => 24 * 60 * 60,
                _ => return None,
            };
            number
                .checked_mul(seconds)
                .filter(|seconds| *seconds <= u32::MAX.into())
                .map(Duration::from_secs)
                .map(Every)
        };
        read().ok_or_else(|| format!("`{text}` is wrong; expected {}", <Every as Value>::EXPECTED))
    }
}

/// How a flag says its value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// `--addr VALUE`
    Once,
    /// `--origin VALUE --origin VALUE`
    Repeated,
    /// `--public`, or `--public=false`
    Switch,
}

/// Something that a text can say: a variable of the environment, a flag, a default.
pub(super) trait Value: Sized {
    /// How a flag says it.
    const WAY: Way = Way::Once;
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
    Every: "a time, such as 30m, 6h or 1d";
    Rate: "`off`, or as in `60+20/s`: 60 at once, then 20 a second";
    OnOff: "`on` or `off`", "on" => OnOff::On, "off" => OnOff::Off;
    Ops: "`local`, `all` or `off`", "local" => Ops::Local, "all" => Ops::All, "off" => Ops::Off;
    LogFormat: "`text` or `json`", "text" => LogFormat::Text, "json" => LogFormat::Json;
}

impl Value for bool {
    const WAY: Way = Way::Switch;
    const EXPECTED: &str = "`true` or `false`";

    fn read(text: &str) -> Option<Self> {
        match text.to_ascii_lowercase().as_str() {
            "true" | "1" | "yes" => Some(true),
            "false" | "0" | "no" => Some(false),
            _ => None,
        }
    }
}

impl Value for Vec<Origin> {
    const WAY: Way = Way::Repeated;
    const EXPECTED: &str = "origins separated by commas, such as https://play.example.org,http://localhost:5173";

    fn read(text: &str) -> Option<Self> {
        text.split(',').map(|origin| origin.trim().parse().ok()).collect()
    }
}

impl Value for Vec<Proxy> {
    const WAY: Way = Way::Repeated;
    const EXPECTED: &str = "addresses or networks of proxies separated by commas, such as 127.0.0.1,10.0.0.0/8";

    fn read(text: &str) -> Option<Self> {
        text.split(',').map(|proxy| proxy.parse().ok()).collect()
    }
}

impl Value for LogTo {
    const EXPECTED: &str = "`off`, `on` or a file";

    fn read(text: &str) -> Option<Self> {
        Some(LogTo::from(text.to_owned()))
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
