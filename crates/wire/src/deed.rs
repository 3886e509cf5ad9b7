//! What a host did, and who really played: what a result says beside its score.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// Something a host did to a table, as everybody may know it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct HostDeed {
    /// The name of the host.
    pub by: String,
    /// What it was.
    #[serde(flatten)]
    pub deed: Deed,
    /// How often.
    pub times: u32,
    /// In words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
}

/// What a host can do to a table. Most of it counts once the game is on; until then the seats show it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "deed", rename_all = "snake_case")]
pub enum Deed {
    /// Put a bot on a seat.
    Bot {
        /// Which seat.
        seat: Seat,
        /// What kind of bot.
        bot: String,
    },
    /// Gave a seat to a program.
    Program {
        /// Which seat.
        seat: Seat,
        /// What the program is called.
        name: String,
    },
    /// Made a new key for a program.
    Key {
        /// Which seat.
        seat: Seat,
        /// What the program is called.
        name: String,
    },
    /// Let a bot play for somebody who was away.
    StandIn {
        /// Which seat.
        seat: Seat,
        /// Whose it is.
        name: String,
        /// What kind of bot.
        bot: String,
    },
    /// Stopped the table.
    Paused,
    /// Let it go on.
    Resumed,
    /// Removed somebody.
    Removed {
        /// Whom.
        name: String,
    },
    /// Muted somebody.
    Muted {
        /// Whom.
        name: String,
    },
    /// Let somebody be heard again.
    Unmuted {
        /// Whom.
        name: String,
    },
    /// More than is listed.
    More,
}

/// Who made moves of a seat, and how many of those that hold.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Played {
    /// Which seat.
    pub seat: Seat,
    /// What the person or the program is called; empty for a bot.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// The bot, if one made them: its own seat, or in place of a person.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
    /// Whose program it is, if one made them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub program_of: Option<String>,
    /// How many.
    pub moves: u32,
}
