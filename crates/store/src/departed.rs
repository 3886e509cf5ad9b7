//! What both databases hold of people: how many devices, and who has gone.

use sha2::{Digest, Sha256};

/// Devices that somebody may have; the one that was unused for longest gives way.
pub(crate) const MOST_DEVICES: u32 = 20;

/// What is kept of who somebody was who deleted themselves.
pub(crate) fn departed_hash(person: &str) -> [u8; 32] {
    Sha256::new().chain_update(b"firstlight departed 1\0").chain_update(person).finalize().into()
}
