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

/// The families of the house; a game lists its own in its crate of words. All other keys stand whole in the sources, so
/// that a search finds them.
pub const FAMILIES: &[Family] = &[
    // By the levels that bots have.
    Family { prefix: "bot-level-", ends: &["random", "casual", "steady", "skilled", "expert", "flat", "pimc"] },
    // Why the server did not do something, by its codes.
    Family { prefix: "server-", ends: CODES },
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
