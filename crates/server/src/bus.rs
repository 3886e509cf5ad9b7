//! What tables tell the rest of the house, so that lists of tables stay true. Within one process it is a broadcast; where there
//! are several nodes, each tells the others too.

use std::fmt;
use std::sync::{Arc, OnceLock};
use tabletop::never;
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
#[derive(Clone)]
pub struct Bus {
    here: broadcast::Sender<Notice>,
    elsewhere: Arc<OnceLock<Elsewhere>>,
}

/// The other nodes: do they want to hear, and how they are told.
struct Elsewhere {
    listens: Box<dyn Fn() -> bool + Send + Sync>,
    tell: Box<dyn Fn(&Notice) + Send + Sync>,
}

impl fmt::Debug for Bus {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Bus").field("here", &self.here).finish_non_exhaustive()
    }
}

/// Notices a listener can be behind before it misses some.
const BEHIND: usize = 1024;

impl Bus {
    /// A bus within this process.
    pub fn new() -> Bus {
        Bus { here: broadcast::Sender::new(BEHIND), elsewhere: Arc::default() }
    }

    /// Tells other nodes too from now on, while they listen.
    pub fn also_tell(
        &self,
        listens: impl Fn() -> bool + Send + Sync + 'static,
        tell: impl Fn(&Notice) + Send + Sync + 'static,
    ) {
        let elsewhere = Elsewhere { listens: Box::new(listens), tell: Box::new(tell) };
        if self.elsewhere.set(elsewhere).is_err() {
            never!("a server is one node only");
        }
    }

    /// Does anybody listen?
    pub fn is_heard(&self) -> bool {
        self.is_heard_here() || self.elsewhere.get().is_some_and(|nodes| (nodes.listens)())
    }

    /// Does anybody at this node listen?
    pub fn is_heard_here(&self) -> bool {
        self.here.receiver_count() > 0
    }

    /// Tells everybody who listens.
    pub fn publish(&self, notice: Notice) {
        if let Some(nodes) = self.elsewhere.get() {
            (nodes.tell)(&notice);
        }
        self.tell_here(notice);
    }

    /// Tells everybody at this node who listens.
    pub fn tell_here(&self, notice: Notice) {
        // Nobody listening is no failure.
        let _ = self.here.send(notice);
    }

    /// Listens from now on. Whoever is too slow is told that notices are missing, and looks for itself.
    pub fn listen(&self) -> broadcast::Receiver<Notice> {
        self.here.subscribe()
    }
}

impl Default for Bus {
    fn default() -> Bus {
        Bus::new()
    }
}
