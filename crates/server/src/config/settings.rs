//! The list of settings: everything that `firstlight serve` can be told, each thing once. The flags, the variables, the
//! keys of the file, `--help` and the table in docs/server.md are made from it: a new setting is one entry, and its sentence
//! in the locales.

use super::values::{Every, OnOff, Ops, Retention, Value, Way};
use super::{ConfigError, Source};
use crate::auth::limits::Rate;
use crate::auth::origin::Origin;
use crate::auth::proxy::Proxy;
use crate::logging::{LogFormat, LogTo};
use serde::Deserialize;
use std::net::SocketAddr;
use std::ops::RangeInclusive;
use std::path::PathBuf;

/// A setting, as people are told of it.
#[derive(Clone, Copy, Debug)]
pub struct Setting {
    /// Its key in the file.
    pub key: &'static str,
    /// What stands for its value, which says the unit too.
    pub value: &'static str,
    /// The key of the sentence that says what it is.
    pub text: &'static str,
    /// Its default as one would write it; none, if the sentence says by which rule it is found.
    pub default: Option<&'static str>,
    /// How often its flag may be there.
    pub way: Way,
    /// The name of its flag, if it is another than that of the key.
    flag: Option<&'static str>,
}

impl Setting {
    /// Its flag, without the hyphens in front.
    pub fn flag(&self) -> String {
        self.flag.map_or_else(|| self.key.replace('_', "-"), str::to_owned)
    }

    /// Its variable in the environment.
    pub fn variable(&self) -> String {
        format!("FIRSTLIGHT_{}", self.key.to_ascii_uppercase())
    }
}

/// A flag that says one value of a setting.
#[derive(Clone, Copy, Debug)]
pub struct ShortForm {
    /// The flag, without the hyphens in front.
    pub flag: &'static str,
    /// The key of the sentence that says so.
    pub text: &'static str,
    /// Of which setting.
    pub key: &'static str,
    /// Which value.
    pub value: &'static str,
}

/// All of them.
pub const SHORT_FORMS: [ShortForm; 2] = [
    ShortForm { flag: "without-limits", text: "cli-serve-without-limits", key: "limits", value: "off" },
    ShortForm { flag: "log-json", text: "cli-serve-log-json", key: "log_format", value: "json" },
];

/// A number that makes sense.
const SOME: RangeInclusive<u32> = 1..=u32::MAX;
const AN_HOUR: RangeInclusive<u32> = 1..=3600;

macro_rules! maybe {
    () => {
        None
    };
    ($value:expr) => {
        Some($value)
    };
}

/// What is settled in the end: a value, where there is a default.
macro_rules! settled {
    ($kind:ty) => { Option<$kind> };
    ($kind:ty, $default:literal) => { $kind };
    (@ $said:expr, $key:expr) => { $said };
    (@ $said:expr, $key:expr, $default:literal) => { $said.ok_or(ConfigError::NoDefault { key: $key })? };
}

/// key (and flag, if it has another name): kind [range], value, sentence = default
macro_rules! settings {
    ($($key:ident $(as $flag:literal)?: $kind:ty $([$range:expr])?, $value:literal, $text:literal $(= $default:literal)?;)*) => {
        /// What one place says: every setting, if it says anything of it.
        #[derive(Clone, Debug, Default, PartialEq, Deserialize)]
        #[serde(default, deny_unknown_fields)]
        pub struct Partial {
            $(
                #[doc = concat!("In words: `", $text, "`.")]
                pub $key: Option<$kind>,
            )*
        }

        /// What holds in the end.
        pub(super) struct Settled {
            $(pub(super) $key: settled!($kind $(, $default)?),)*
        }

        /// All of them.
        pub const SETTINGS: &[Setting] = &[$(Setting {
            key: stringify!($key),
            value: $value,
            text: $text,
            default: maybe!($($default)?),
            way: <$kind as Value>::WAY,
            flag: maybe!($($flag)?),
        }),*];

        impl Partial {
            /// What this place says, and where it says nothing, what another says.
            #[must_use]
            pub fn over(self, other: Partial) -> Partial {
                Partial { $($key: self.$key.or(other.$key),)* }
            }

            /// What a place says that knows texts only. An empty text says nothing.
            pub fn from_texts(
                place: Source,
                text: impl Fn(&Setting) -> Option<String>,
            ) -> Result<Partial, ConfigError> {
                Ok(Partial { $($key: read(place, stringify!($key), &text)?,)* })
            }

            /// What holds, once the defaults have spoken too.
            pub(super) fn settle(self) -> Result<Settled, ConfigError> {
                let defaults = Partial::from_texts(Source::Defaults, |setting| setting.default.map(str::to_owned))?;
                let said = self.over(defaults);
                Ok(Settled { $($key: settled!(@ said.$key, stringify!($key) $(, $default)?),)* })
            }

            /// Refuses numbers that make no sense.
            pub(super) fn check_numbers(&self, place: Source) -> Result<(), ConfigError> {
                $($(within(place, stringify!($key), self.$key, $range)?;)?)*
                Ok(())
            }
        }
    };
}

settings! {
    addr: SocketAddr, "IP:PORT", "cli-serve-addr" = "127.0.0.1:7878";
    data: PathBuf, "DIR", "cli-data";
    store: String, "URL", "cli-serve-store";
    bus: String, "URL", "cli-serve-bus";
    node: String, "NAME", "cli-serve-node";
    key: PathBuf, "FILE", "cli-serve-key";
    lease_ms: u32 [1000..=60_000], "MS", "cli-serve-lease-ms" = "3000";
    drain_ms: u32 [0..=600_000], "MS", "cli-serve-drain-ms" = "0";
    public: bool, "true|false", "cli-serve-public" = "false";
    origins as "origin": Vec<Origin>, "URL", "cli-serve-origins";
    https: bool, "true|false", "cli-serve-https";
    trust_proxy: Vec<Proxy>, "ADDRESS", "cli-serve-trust-proxy";
    ops: Ops, "WHO", "cli-serve-ops" = "local";
    ops_token: String, "TOKEN", "cli-serve-ops-token";
    bot_threads: u32 [1..=1024], "N", "cli-serve-bot-threads";
    bot_ms: u32 [1..=60_000], "MS", "cli-serve-bot-ms" = "2000";
    hint_ms: u32 [10..=60_000], "MS", "cli-serve-hint-ms" = "2000";
    hint_lines: u32 [1..=1_000_000], "N", "cli-serve-hint-lines";
    turns_lines: u32 [10..=100_000], "N", "cli-serve-turns-lines" = "500";
    idle_seconds: u32 [SOME], "SECONDS", "cli-serve-idle-seconds" = "300";
    retention_days: Retention, "DAYS", "cli-serve-retention-days" = "90";
    backup_every: Every, "TIME", "cli-serve-backup-every";
    backup_keep: u32 [1..=100_000], "N", "cli-serve-backup-keep" = "7";
    backup_dir: PathBuf, "DIR", "cli-serve-backup-dir";
    limits: OnOff, "on|off", "cli-serve-limits" = "on";
    limit_requests: Rate, "RATE", "cli-serve-limit-requests" = "3000+200/s";
    limit_commands: Rate, "RATE", "cli-serve-limit-commands" = "60+20/s";
    limit_tables: Rate, "RATE", "cli-serve-limit-tables" = "10+2/m";
    limit_guesses: Rate, "RATE", "cli-serve-limit-guesses" = "20+6/m";
    limit_address_sockets: Rate, "RATE", "cli-serve-limit-address-sockets" = "120+5/s";
    limit_person_sockets: Rate, "RATE", "cli-serve-limit-person-sockets" = "30+1/s";
    limit_chat: Rate, "RATE", "cli-serve-limit-chat" = "10+1/s";
    limit_reports: Rate, "RATE", "cli-serve-limit-reports" = "10+6/m";
    limit_codes: Rate, "RATE", "cli-serve-limit-codes" = "120+30/m";
    limit_questions: Rate, "RATE", "cli-serve-limit-questions" = "120+40/s";
    limit_hints: Rate, "RATE", "cli-serve-limit-hints" = "30+30/m";
    limit_address_tables: Rate, "RATE", "cli-serve-limit-address-tables" = "200+60/m";
    limit_people: Rate, "RATE", "cli-serve-limit-people" = "120+60/m";
    limit_secrets: Rate, "RATE", "cli-serve-limit-secrets" = "10+6/m";
    limit_complaints: Rate, "RATE", "cli-serve-limit-complaints" = "5+5/h";
    limit_keys: u32 [SOME], "N", "cli-serve-limit-keys" = "100000";
    sockets_per_address: u32 [SOME], "N", "cli-serve-sockets-per-address" = "256";
    sockets_per_person: u32 [SOME], "N", "cli-serve-sockets-per-person" = "32";
    sockets_per_table: u32 [SOME], "N", "cli-serve-sockets-per-table" = "64";
    tables_per_person: u32 [SOME], "N", "cli-serve-tables-per-person" = "50";
    tables_per_address: u32 [SOME], "N", "cli-serve-tables-per-address" = "1000";
    table_bytes: u32 [64 * 1024..=1024 * 1024 * 1024], "BYTES", "cli-serve-table-bytes" = "8388608";
    address_megabytes: u32 [SOME], "MIB", "cli-serve-address-megabytes" = "4096";
    connections: u32 [4..=u32::MAX], "N", "cli-serve-connections" = "4096";
    connections_per_address: u32 [SOME], "N", "cli-serve-connections-per-address" = "512";
    header_seconds: u32 [AN_HOUR], "SECONDS", "cli-serve-header-seconds" = "10";
    body_seconds: u32 [AN_HOUR], "SECONDS", "cli-serve-body-seconds" = "20";
    keep_alive_seconds: u32 [AN_HOUR], "SECONDS", "cli-serve-keep-alive-seconds" = "60";
    answer_seconds: u32 [AN_HOUR], "SECONDS", "cli-serve-answer-seconds" = "20";
    message_bytes: u32 [1024..=16 * 1024 * 1024], "BYTES", "cli-serve-message-bytes" = "65536";
    ping_seconds: u32 [AN_HOUR], "SECONDS", "cli-serve-ping-seconds" = "20";
    log_format: LogFormat, "text|json", "cli-serve-log-format" = "text";
    log_filter: String, "FILTER", "cli-serve-log-filter" = "info";
    access_log: LogTo, "WHERE", "cli-serve-access-log" = "off";
    audit_log: LogTo, "WHERE", "cli-serve-audit-log" = "on";
}

/// The setting of a key.
pub(super) fn setting(key: &str) -> Option<&'static Setting> {
    SETTINGS.iter().find(|setting| setting.key == key)
}

fn read<V: Value>(
    place: Source,
    key: &'static str,
    text: impl Fn(&Setting) -> Option<String>,
) -> Result<Option<V>, ConfigError> {
    let Some(value) = setting(key).and_then(text).filter(|value| !value.is_empty()) else { return Ok(None) };
    match V::read(&value) {
        Some(read) => Ok(Some(read)),
        None => Err(ConfigError::Value { place, key, value, expected: V::EXPECTED.to_owned() }),
    }
}

fn within(
    place: Source,
    key: &'static str,
    number: Option<u32>,
    range: RangeInclusive<u32>,
) -> Result<(), ConfigError> {
    let Some(value) = number.filter(|number| !range.contains(number)) else { return Ok(()) };
    let expected = match range.end() {
        &u32::MAX => format!("a number from {} on", range.start()),
        end => format!("a number from {} to {end}", range.start()),
    };
    Err(ConfigError::Value { place, key, value: value.to_string(), expected })
}
