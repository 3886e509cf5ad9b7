//! What is done for the data while nobody plays: copies that are checked, and sweeping.

mod backups;
mod sweep;
mod verify;

pub use backups::{Backups, Plan};
pub use sweep::Sweeper;
pub use verify::{NotVerified, Verified, verify};
