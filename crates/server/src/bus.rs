//! What tables tell the rest of the house, so that lists of tables stay true. Within one process it is a broadcast; a
//! message bus between several machines would stand behind the same two functions.

use std::sync::Arc;
use tokio::sync::broadcast;
use wire::Summary;
use wire::{PersonId, TableId, Watch};

/// A table has changed in a way that lists show.
#[derive(Clone, Debug)]
pub struct Notice {
    /// Which table.
    pub table: TableId,
    /// The people who belong to it.
    pub members: Arc<[PersonId]>,
    /// What lists show.
    pub summary: Arc<Summary>,
    /// Who may watch, which decides how much of it those learn who have no seat.
    pub watch: Watch,
}

/// Carries notices from tables to whoever listens.
#[derive(Clone, Debug)]
pub struct Bus(broadcast::Sender<Notice>);

/// Notices a listener can be behind before it misses some.
const BEHIND: usize = 1024;

impl Bus {
    /// A bus within this process.
    pub fn new() -> Bus {
        Bus(broadcast::Sender::new(BEHIND))
    }

    /// Does anybody listen?
    pub fn is_heard(&self) -> bool {
        self.0.receiver_count() > 0
    }

    /// Tells everybody who listens.
    pub fn publish(&self, notice: Notice) {
        // Nobody listening is no failure.
        let _ = self.0.send(notice);
    }

    /// Listens from now on. Whoever is too slow is told that notices are missing, and looks for itself.
    pub fn listen(&self) -> broadcast::Receiver<Notice> {
        self.0.subscribe()
    }
}

impl Default for Bus {
    fn default() -> Bus {
        Bus::new()
    }
}
