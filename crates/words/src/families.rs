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
];
