//! Keys of Earthrise that are put together at run time.

use words::Family;

/// Every family of keys that the game has.
pub const FAMILIES: &[Family] = &[
    // By the number printed on the pill.
    Family { prefix: "pill-name-", ends: &["01", "02", "03", "04", "05", "06", "07", "08", "09", "10"] },
    // By where content says it comes from; `published` is what the card pages of a publisher are.
    Family { prefix: "source-", ends: &["rulebook", "derived", "published", "printed", "reconstructed"] },
];
