//! Keys of Daybreak that are put together at run time.

use words::Family;

/// Every family of keys that the game has.
pub const FAMILIES: &[Family] = &[
    // The vocabulary of the game, by the keys that the rules give it. Titles and sentences about the real world go by the
    // number of the card: see [`card_keys`](crate::card_keys).
    Family { prefix: "db-tag-", ends: &["energy", "ecology", "grid", "infrastructure", "solar", "regulation"] },
    Family { prefix: "db-tag-", ends: &["wind", "finance", "nuclear", "innovation", "society", "geoengineering"] },
    Family { prefix: "db-tag-of-", ends: &["energy", "ecology", "grid", "infrastructure", "solar", "regulation"] },
    Family { prefix: "db-tag-of-", ends: &["wind", "finance", "nuclear", "innovation", "society", "geoengineering"] },
    Family { prefix: "db-power-", ends: POWERS },
    Family { prefix: "db-stage-", ends: &["global", "local", "emissions", "crisis", "growth"] },
    Family { prefix: "db-deck-", ends: &["local", "starting", "global", "crisis", "challenge"] },
    Family { prefix: "db-planet-", ends: &["weather-systems", "desertification", "ocean-acidification"] },
    Family { prefix: "db-planet-", ends: &["permafrost", "arctic-sea-ice", "amazon-dieback"] },
    Family { prefix: "db-source-", ends: &["rulebook", "published", "play", "reconstructed", "printed"] },
    Family { prefix: "db-name-", ends: TOKENS },
    Family { prefix: "db-token-", ends: TOKENS },
    // A World Power in a sentence: before its verb, whether that is a plural, as whom something strikes, with "to" and
    // with "of".
    Family { prefix: "daybreak-seat-", ends: POWERS },
    Family { prefix: "daybreak-number-", ends: POWERS },
    Family { prefix: "daybreak-object-", ends: POWERS },
    Family { prefix: "daybreak-to-", ends: POWERS },
    Family { prefix: "daybreak-of-", ends: POWERS },
];

const POWERS: &[&str] = &["china", "europe", "united-states", "majority-world"];

const TOKENS: &[&str] = &[
    "clean",
    "dirty",
    "demand",
    "emissions-transportation",
    "emissions-fuel-extraction",
    "emissions-industry",
    "emissions-waste",
    "emissions-agriculture",
    "emissions-buildings",
    "emissions-any",
    "resilience-social",
    "resilience-ecological",
    "resilience-infrastructure",
    "resilience-any",
    "communities",
    "trees",
    "oceans",
    "dac",
    "recent-carbon",
    "thermometer-carbon",
];
