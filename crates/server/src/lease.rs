//! The lease of this node: as long as it holds, the node may answer for the tables it owns.
//!
//! The clock of the database decides when a lease ends. This node counts for itself by a clock that nobody sets, from before it
//! asked, and so believes its lease to end before the database does; then it answers for nothing any more. What it would still
//! write carries a fence, which the database compares.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, LazyLock};
use std::time::{Duration, Instant};
use store::Fence;
use tokio::sync::watch;

/// Moments are kept as milliseconds since the program began.
static BEGAN: LazyLock<Instant> = LazyLock::new(Instant::now);

/// What the node knows of its own lease.
#[derive(Debug)]
pub(crate) struct Standing {
    session: watch::Sender<Option<Arc<str>>>,
    until: AtomicU64,
}

impl Standing {
    pub(crate) fn new() -> Standing {
        LazyLock::force(&BEGAN);
        Standing { session: watch::Sender::new(None), until: AtomicU64::new(0) }
    }

    /// The lease holds until a moment.
    pub(crate) fn hold_until(&self, until: Instant) {
        let millis = until.saturating_duration_since(*BEGAN).as_millis();
        self.until.store(u64::try_from(millis).unwrap_or(u64::MAX), Ordering::Relaxed);
    }

    /// The node is in, under this name.
    pub(crate) fn enter(&self, session: Arc<str>, until: Instant) {
        self.hold_until(until);
        self.session.send_replace(Some(session));
    }

    /// The node is out: whatever it owned is not its own any more.
    pub(crate) fn leave(&self) {
        self.until.store(0, Ordering::Relaxed);
        self.session.send_replace(None);
    }

    pub(crate) fn is_held(&self) -> bool {
        BEGAN.elapsed() < Duration::from_millis(self.until.load(Ordering::Relaxed))
    }

    /// The lease, if it holds.
    pub(crate) fn lease(self: &Arc<Standing>) -> Option<Lease> {
        let session = self.session.borrow().clone()?;
        let lease = Lease { session, standing: self.clone(), changes: self.session.subscribe() };
        lease.is_held().then_some(lease)
    }
}

/// The lease under which a table is owned. It is lost with the session that had it.
#[derive(Clone, Debug)]
pub struct Lease {
    session: Arc<str>,
    standing: Arc<Standing>,
    changes: watch::Receiver<Option<Arc<str>>>,
}

impl Lease {
    /// The session that has it.
    pub fn session(&self) -> &Arc<str> {
        &self.session
    }

    /// May the node still answer for what it owns?
    pub fn is_held(&self) -> bool {
        self.standing.is_held() && self.changes.borrow().as_ref() == Some(&self.session)
    }

    /// Waits until it is lost.
    pub async fn lost(&mut self) {
        let session = self.session.clone();
        // If nobody can say so any more, the program ends.
        let _ = self.changes.wait_for(|now| now.as_ref() != Some(&session)).await;
    }
}

/// What lets a table be at this node: the number that every write of it carries, and the lease. A server that is alone needs
/// neither.
#[derive(Clone, Debug, Default)]
pub struct Hold {
    /// Goes with every write.
    pub fence: Option<Fence>,
    lease: Option<Lease>,
}

impl Hold {
    /// Under a lease.
    pub fn new(fence: Fence, lease: Lease) -> Hold {
        Hold { fence: Some(fence), lease: Some(lease) }
    }

    /// May the node still answer for the table?
    pub fn is_held(&self) -> bool {
        self.lease.as_ref().is_none_or(Lease::is_held)
    }

    /// Waits until it may not.
    pub async fn lost(&mut self) {
        match &mut self.lease {
            Some(lease) => lease.lost().await,
            None => std::future::pending().await,
        }
    }

    /// The same in words, for what is said of it.
    pub fn session_name(&self) -> String {
        self.session().map(|session| session.to_string()).unwrap_or_default()
    }

    /// The session that owns the table, if there are several nodes.
    pub fn session(&self) -> Option<&Arc<str>> {
        self.lease.as_ref().map(Lease::session)
    }
}

/// Whose a table is.
pub enum Owned {
    /// It is this node's.
    Here(Hold),
    /// It is that of another session.
    At(Arc<str>),
}

/// Why a node takes nobody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Away {
    /// It is about to join the others.
    Starting,
    /// Its lease ran out, or could not be renewed: the database is out of reach, or the node was frozen.
    Lease,
    /// The bus is out of reach.
    Bus,
    /// It is about to stop.
    Leaving,
}

impl Away {
    /// In a word, for logs and for whoever asks whether the node is ready.
    pub fn word(self) -> &'static str {
        match self {
            Away::Starting => "joining",
            Away::Lease => "no_lease",
            Away::Bus => "no_bus",
            Away::Leaving => "leaving",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_lease_is_lost_with_time_and_with_its_session() {
        let standing = Arc::new(Standing::new());
        assert!(standing.lease().is_none());
        standing.enter("one".into(), Instant::now() + Duration::from_secs(60));
        let mut lease = standing.lease().unwrap();
        assert!(lease.is_held());
        // Time alone takes it away, also if nobody says so.
        standing.hold_until(Instant::now());
        assert!(!lease.is_held() && standing.lease().is_none());
        standing.hold_until(Instant::now() + Duration::from_secs(60));
        assert!(lease.is_held());
        standing.leave();
        lease.lost().await;
        standing.enter("two".into(), Instant::now() + Duration::from_secs(60));
        assert!(!lease.is_held() && standing.lease().unwrap().is_held());
        assert!(Hold::default().is_held());
    }
}
