//! What one place says: every key, if it says anything of it.

use super::values::{Every, LogFormat, LogTo, OnOff, Ops, Retention, Value};
use super::{ConfigError, Source};
use crate::auth::limits::Rate;
use crate::auth::origin::Origin;
use crate::auth::proxy::Proxy;
use serde::Deserialize;
use std::net::SocketAddr;
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};
use tracing_subscriber::EnvFilter;

/// Names every key once: for the file, the environment and the order of places.
macro_rules! keys {
    ($($key:ident: $kind:ty,)*) => {
        /// What one place says. The keys are those of the [table](super).
        #[derive(Clone, Debug, Default, PartialEq, Deserialize)]
        #[serde(default, deny_unknown_fields)]
        #[allow(missing_docs, reason = "the table of the module says what each key is")]
        pub struct Partial {
            $(pub $key: Option<$kind>,)*
        }

        impl Partial {
            /// Every key, in the order of the table.
            pub const KEYS: &[&str] = &[$(stringify!($key)),*];

            /// What this place says, and where it says nothing, what another says.
            #[must_use]
            pub fn over(self, other: Partial) -> Partial {
                Partial { $($key: self.$key.or(other.$key),)* }
            }

            /// What the environment says. An empty variable says nothing.
            pub fn from_environment(env: impl Fn(&str) -> Option<String>) -> Result<Partial, ConfigError> {
                Ok(Partial { $($key: from_variable(&env, stringify!($key))?,)* })
            }
        }
    };
}

keys! {
    addr: SocketAddr,
    data: PathBuf,
    public: bool,
    origins: Vec<Origin>,
    https: bool,
    trust_proxy: Vec<Proxy>,
    ops: Ops,
    ops_token: String,
    bot_threads: u32,
    bot_ms: u32,
    hint_ms: u32,
    hint_lines: u32,
    turns_ms: u32,
    idle_seconds: u32,
    retention_days: Retention,
    backup_every: Every,
    backup_keep: u32,
    backup_dir: PathBuf,
    limits: OnOff,
    limit_requests: Rate,
    limit_commands: Rate,
    limit_tables: Rate,
    limit_guesses: Rate,
    limit_address_sockets: Rate,
    limit_person_sockets: Rate,
    limit_chat: Rate,
    limit_reports: Rate,
    limit_codes: Rate,
    limit_questions: Rate,
    limit_hints: Rate,
    limit_address_tables: Rate,
    limit_people: Rate,
    limit_secrets: Rate,
    limit_complaints: Rate,
    limit_keys: u32,
    sockets_per_address: u32,
    sockets_per_person: u32,
    sockets_per_table: u32,
    tables_per_person: u32,
    tables_per_address: u32,
    table_bytes: u32,
    address_megabytes: u32,
    connections: u32,
    connections_per_address: u32,
    header_seconds: u32,
    body_seconds: u32,
    keep_alive_seconds: u32,
    answer_seconds: u32,
    message_bytes: u32,
    ping_seconds: u32,
    log_format: LogFormat,
    log_filter: String,
    access_log: LogTo,
    audit_log: LogTo,
}

/// The shortest token that keeps strangers out.
const SHORTEST_TOKEN: usize = 16;

/// The variable of a key.
pub(super) fn variable(key: &str) -> String {
    format!("FIRSTLIGHT_{}", key.to_ascii_uppercase())
}

fn from_variable<V: Value>(env: impl Fn(&str) -> Option<String>, key: &'static str) -> Result<Option<V>, ConfigError> {
    let Some(value) = env(&variable(key)).filter(|value| !value.is_empty()) else { return Ok(None) };
    match V::read(&value) {
        Some(read) => Ok(Some(read)),
        None => Err(ConfigError::Value { place: Source::Environment, key, value, expected: V::EXPECTED.to_owned() }),
    }
}

impl Partial {
    /// Which file to read: the one of the flag, or the one the environment names.
    pub fn file(flag: Option<PathBuf>, env: impl Fn(&str) -> Option<String>) -> Option<PathBuf> {
        flag.or_else(|| env("FIRSTLIGHT_CONFIG").filter(|path| !path.is_empty()).map(PathBuf::from))
    }

    /// Reads a file.
    pub fn read(path: &Path) -> Result<Partial, ConfigError> {
        match std::fs::read_to_string(path) {
            Ok(text) => Partial::parse(path, &text),
            Err(source) => Err(ConfigError::Unreadable { path: path.to_owned(), source }),
        }
    }

    /// Reads the text of a file.
    pub fn parse(path: &Path, text: &str) -> Result<Partial, ConfigError> {
        toml::from_str(text).map_err(|error| {
            let before = text.get(..error.span().map_or(0, |span| span.start)).unwrap_or_default();
            let line = before.matches('\n').count() + 1;
            let there = text.lines().nth(line - 1).unwrap_or_default().trim();
            let message = format!("`{there}`: {}", error.message().trim().trim_end_matches('.'));
            ConfigError::File { path: path.to_owned(), line, message }
        })
    }

    /// Refuses values that make no sense.
    pub(super) fn check(&self, place: Source) -> Result<(), ConfigError> {
        const SOME: RangeInclusive<u32> = 1..=u32::MAX;
        let numbers = [
            ("bot_threads", self.bot_threads, 1..=1024),
            ("bot_ms", self.bot_ms, 1..=60_000),
            ("hint_ms", self.hint_ms, 10..=60_000),
            ("hint_lines", self.hint_lines, 1..=1_000_000),
            ("turns_ms", self.turns_ms, 10..=3_600_000),
            ("idle_seconds", self.idle_seconds, SOME),
            ("limit_keys", self.limit_keys, SOME),
            ("sockets_per_address", self.sockets_per_address, SOME),
            ("sockets_per_person", self.sockets_per_person, SOME),
            ("sockets_per_table", self.sockets_per_table, SOME),
            ("tables_per_person", self.tables_per_person, SOME),
            ("tables_per_address", self.tables_per_address, SOME),
            ("table_bytes", self.table_bytes, 64 * 1024..=1024 * 1024 * 1024),
            ("address_megabytes", self.address_megabytes, SOME),
            ("connections", self.connections, 4..=u32::MAX),
            ("connections_per_address", self.connections_per_address, SOME),
            ("header_seconds", self.header_seconds, 1..=3600),
            ("body_seconds", self.body_seconds, 1..=3600),
            ("keep_alive_seconds", self.keep_alive_seconds, 1..=3600),
            ("answer_seconds", self.answer_seconds, 1..=3600),
            ("message_bytes", self.message_bytes, 1024..=16 * 1024 * 1024),
            ("ping_seconds", self.ping_seconds, 1..=3600),
            ("backup_keep", self.backup_keep, 1..=100_000),
        ];
        for (key, number, range) in numbers {
            if let Some(value) = number.filter(|number| !range.contains(number)) {
                let expected = match range.end() {
                    &u32::MAX => format!("a number from {} on", range.start()),
                    end => format!("a number from {} to {end}", range.start()),
                };
                return Err(ConfigError::Value { place, key, value: value.to_string(), expected });
            }
        }
        if let Some(token) = self.ops_token.as_ref().filter(|token| token.len() < SHORTEST_TOKEN) {
            let value = format!("{} characters long", token.chars().count());
            let expected = format!("at least {SHORTEST_TOKEN}, so that nobody guesses it");
            return Err(ConfigError::Value { place, key: "ops_token", value, expected });
        }
        match &self.log_filter {
            Some(filter) if EnvFilter::try_new(filter).is_err() => Err(ConfigError::Value {
                place,
                key: "log_filter",
                value: filter.clone(),
                expected: "levels of modules, such as `info,sqlx=warn`".to_owned(),
            }),
            _ => Ok(()),
        }
    }
}
