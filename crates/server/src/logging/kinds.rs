//! Whom logs are for, and where they go.

use serde::Deserialize;
use std::path::PathBuf;

/// Whom logs are for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum LogFormat {
    /// For people.
    Text,
    /// For programs: an object on each line.
    Json,
}

/// Where a log goes.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(from = "String")]
pub enum LogTo {
    /// Nowhere.
    Off,
    /// Among what the server says of itself.
    On,
    /// To a file.
    File(PathBuf),
}

impl From<String> for LogTo {
    fn from(said: String) -> LogTo {
        match said.as_str() {
            "off" => LogTo::Off,
            "on" => LogTo::On,
            _ => LogTo::File(said.into()),
        }
    }
}
