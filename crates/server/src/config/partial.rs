//! What one place says: where it is read from, and whether it makes sense.

use super::settings::Partial;
use super::{ConfigError, Source};
use std::path::{Path, PathBuf};
use tracing_subscriber::EnvFilter;

/// The shortest token that keeps strangers out.
const SHORTEST_TOKEN: usize = 16;

/// Can a node be called this?
fn is_node_name(name: &str) -> bool {
    let is_plain = |c: u8| c.is_ascii_alphanumeric() || b"-_.".contains(&c);
    (1..=64).contains(&name.len()) && name.bytes().all(is_plain)
}

impl Partial {
    /// What the environment says.
    pub fn from_environment(env: impl Fn(&str) -> Option<String>) -> Result<Partial, ConfigError> {
        Partial::from_texts(Source::Environment, |setting| env(&setting.variable()))
    }

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
        self.check_numbers(place)?;
        if let Some(token) = self.ops_token.as_ref().filter(|token| token.len() < SHORTEST_TOKEN) {
            let value = format!("{} characters long", token.chars().count());
            let expected = format!("at least {SHORTEST_TOKEN}, so that nobody guesses it");
            return Err(ConfigError::Value { place, key: "ops_token", value, expected });
        }
        let wrong = |key, value: &str, expected: &str| {
            Err(ConfigError::Value { place, key, value: value.to_owned(), expected: expected.to_owned() })
        };
        let of_postgres = |url: &&String| !url.starts_with("postgres://") && !url.starts_with("postgresql://");
        if let Some(url) = self.store.as_ref().filter(of_postgres) {
            return wrong(
                "store",
                url,
                "the address of a PostgreSQL, such as postgres://user:password@host/firstlight",
            );
        }
        if let Some(url) = self.bus.as_ref().filter(|url| !url.starts_with("nats://") && !url.starts_with("tls://")) {
            return wrong("bus", url, "the address of a NATS server, such as nats://host:4222");
        }
        if let Some(name) = self.node.as_ref().filter(|name| !is_node_name(name)) {
            return wrong("node", name, "a name of 1 to 64 letters, digits, hyphens, dots and underscores");
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
