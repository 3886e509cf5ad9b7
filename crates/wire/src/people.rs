//! Devices, reports, and going for good.

use crate::{Millis, Secret};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A browser that is logged in as you.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Device {
    /// By which it is logged out. It is no secret and opens nothing.
    pub id: String,
    /// What kind of browser, as in `Firefox`; empty if that is not known.
    pub browser: String,
    /// What it runs on, as in `Linux`; empty if that is not known.
    pub system: String,
    /// Since when.
    pub first: Millis,
    /// When it was last in use, to the hour.
    pub last: Millis,
    /// Is it the one that asks?
    pub here: bool,
}

/// Where to log out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct LogOut {
    /// Where.
    pub from: LogOutFrom,
}

/// Where to log out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum LogOutFrom {
    /// In this browser.
    Here,
    /// In all others. Codes for other devices are void.
    Others,
    /// In all of them. Codes and the link by which one comes back are void, and there is a new link.
    Everywhere,
}

/// You are logged out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct LoggedOut {
    /// How many devices were.
    pub devices: u32,
    /// The new link by which you come back, if you logged out everywhere. It is shown once.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub link: Option<Secret>,
}

/// Somebody deletes themselves.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct DeleteMe {
    /// What you are called, so that nobody goes by a slip.
    pub name: String,
}

/// Nothing is left of somebody but their games.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Deleted {
    /// At how many tables they are no longer named.
    pub tables: u32,
}

/// Somebody is reported to whoever runs the server.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Report {
    /// Whom, as seats, guests and lines of chat name them.
    pub who: String,
    /// What for.
    pub reason: ReportReason,
    /// In one's own words, up to 500 characters.
    #[serde(default)]
    pub text: String,
}

/// What somebody is reported for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ReportReason {
    /// They insult or threaten.
    Insults,
    /// They spread hate.
    Hate,
    /// They flood the table, or advertise.
    Spam,
    /// They cheat, or spoil the game on purpose.
    Cheating,
    /// Something else.
    Other,
}

/// Whoever runs the server has the report.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Reported {
    /// When it was taken.
    pub at: Millis,
}
