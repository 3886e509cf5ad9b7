//! How a game ended, as the list of results of its deal keeps it.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use wire::{Holder, HostDeed, Millis, PersonId, Played, SeatInfo};

/// A row of a list of results. What was not written down at its time is empty.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct KeptResult {
    /// When it was over.
    #[serde(default)]
    pub at: Millis,
    /// Who sat where.
    pub seats: Vec<SeatInfo>,
    /// The person of each seat, if one has it.
    #[serde(default)]
    pub persons: Vec<Option<PersonId>>,
    /// How it ended, as the game says it.
    #[serde(default)]
    pub outcome: Value,
    /// The day whose deal it was, if it was one.
    #[serde(default)]
    pub daily: Option<String>,
    /// How long its log is.
    #[serde(default)]
    pub entries: u32,
    /// Could somebody know the deal before the game began?
    #[serde(default, rename = "known")]
    pub known_deal: bool,
    /// Who really played.
    #[serde(default)]
    pub played: Vec<Played>,
    /// What the host did while the game was on.
    #[serde(default)]
    pub host: Vec<HostDeed>,
}

impl KeptResult {
    /// The seats of the people who sat there in the end.
    pub fn people(&self) -> impl Iterator<Item = &SeatInfo> {
        self.seats.iter().filter(|seat| seat.holder == Holder::Person)
    }

    /// The bots that had seats of their own.
    pub fn bots(&self) -> impl Iterator<Item = &str> {
        self.seats.iter().filter(|seat| seat.holder == Holder::Bot).filter_map(|seat| seat.bot.as_deref())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn rows_of_before_are_read() {
        let seat = |holder: &str, name: &str| json!({"seat": 0, "holder": holder, "name": name, "bot": "steady", "here": true});
        let first =
            json!({"seats": [seat("person", "Anna"), seat("bot", "Lua")], "persons": ["anna", null], "outcome": 3});
        let row: KeptResult = serde_json::from_value(first).unwrap();
        assert_eq!(row.people().map(|seat| seat.name.as_str()).collect::<Vec<_>>(), ["Anna"]);
        assert_eq!(row.bots().collect::<Vec<_>>(), ["steady"]);
        assert!(!row.known_deal && row.played.is_empty() && row.host.is_empty());
    }
}
