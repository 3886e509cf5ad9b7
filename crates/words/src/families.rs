//! Keys that are put together at run time.

/// Keys that begin alike and differ in their end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Family {
    /// How they begin.
    pub prefix: &'static str,
    /// How they end.
    pub ends: &'static [&'static str],
}

impl Family {
    /// The keys themselves.
    pub fn keys(&self) -> impl Iterator<Item = String> {
        self.ends.iter().map(|end| format!("{}{end}", self.prefix))
    }
}

/// Every family there is. All other keys stand whole in the sources, so that a search finds them.
pub const FAMILIES: &[Family] = &[
    // By the number printed on the pill.
    Family { prefix: "pill-name-", ends: &["01", "02", "03", "04", "05", "06", "07", "08", "09", "10"] },
    // By where content says it comes from; `published` is what the card pages of a publisher are.
    Family { prefix: "source-", ends: &["rulebook", "derived", "published", "printed", "reconstructed"] },
    // The vocabulary of Daybreak, by the keys that the rules give it. Titles and sentences about the real world go by the
    // number of the card: see `daybreak::card_keys`.
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
    // By the levels that bots have.
    Family { prefix: "bot-level-", ends: &["random", "casual", "steady", "skilled", "expert", "flat", "pimc"] },
    // Why the server did not do something, by its codes.
    Family { prefix: "server-", ends: CODES },
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

const CODES: &[&str] = &[
    "malformed",
    "unknown-version",
    "too-large",
    "too-fast",
    "busy",
    "no-such-route",
    "wrong-method",
    "no-such-table",
    "not-at-table",
    "not-your-seat",
    "which-seat",
    "not-your-turn",
    "not-host",
    "turned-away",
    "removed",
    "muted",
    "seat-taken",
    "not-started",
    "started",
    "finished",
    "not-finished",
    "sealed",
    "paused",
    "out-of-time",
    "illegal",
    "not-retractable",
    "no-such-entry",
    "no-such-guest",
    "no-such-question",
    "no-such-plan",
    "plans-off",
    "hints-off",
    "watching-off",
    "not-for-study",
    "dealt",
    "no-share-wanted",
    "other-share",
    "only-its-seat",
    "already-done",
    "bad-name",
    "bad-text",
    "bad-setup",
    "bad-clock",
    "unknown-bot",
    "unknown-lang",
    "unknown-game",
    "too-many-tables",
    "too-many-here",
    "table-full",
    "work-wanted",
    "too-many-sockets",
    "bad-origin",
    "no-cookie",
    "bad-token",
    "logged-out",
    "no-such-device",
    "no-such-code",
    "no-such-deal",
    "not-a-log",
    "newer-log",
    "other-content",
    "bad-line",
    "store-full",
    "store-busy",
    "store-failed",
    "stopping",
    "too-slow",
    "internal",
];
