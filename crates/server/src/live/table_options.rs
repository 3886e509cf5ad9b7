//! What the column `options` of a table holds: what was chosen when it was opened and never changes.

use serde::{Deserialize, Serialize};
use table::Fixed;
use wire::Settings;

/// The options of a table. They are kept as a list of three, as they always were.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(from = "Kept", into = "Kept")]
pub(crate) struct TableOptions {
    /// Its settings.
    pub settings: Settings,
    /// The day whose deal it is, if it is one.
    pub daily: Option<String>,
    /// Did somebody know the deal?
    pub known_deal: bool,
}

/// As it is kept.
type Kept = (Settings, Option<String>, bool);

impl From<Kept> for TableOptions {
    fn from((settings, daily, known_deal): Kept) -> TableOptions {
        TableOptions { settings, daily, known_deal }
    }
}

impl From<TableOptions> for Kept {
    fn from(options: TableOptions) -> Kept {
        (options.settings, options.daily, options.known_deal)
    }
}

impl From<&Fixed> for TableOptions {
    fn from(fixed: &Fixed) -> TableOptions {
        TableOptions { settings: fixed.settings.clone(), daily: fixed.daily.clone(), known_deal: fixed.known_deal }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_are_kept_as_they_always_were() {
        let kept = serde_json::to_string(&(Settings::default(), Some("2026-11-17"), true)).unwrap();
        let options: TableOptions = serde_json::from_str(&kept).unwrap();
        assert_eq!((options.daily.as_deref(), options.known_deal), (Some("2026-11-17"), true));
        assert_eq!(serde_json::to_string(&options).unwrap(), kept);
    }
}
