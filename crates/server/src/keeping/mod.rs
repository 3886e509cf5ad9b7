//! What is done for the data while nobody plays: copies that are checked, and sweeping; and when the server was there.

mod alive;
mod backups;
mod sweep;
mod verify;

pub use alive::Alive;
pub use backups::{BackupSchedule, Backups};
pub use sweep::Sweeper;
pub use verify::{NotVerified, Verified, verify};
