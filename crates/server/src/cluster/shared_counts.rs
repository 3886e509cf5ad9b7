//! What is counted over all nodes: how often somebody does something, and how many sockets they have open. Every node counts for
//! itself and tells the others many times a second what it counted; so a limit holds over all of them, but for what happens within
//! such a moment, and that is paid back: what was taken too much is missing afterwards.

use super::message::NodeMessage;
use super::node::Cluster;
use crate::auth::limits::Limits;
use crate::auth::open_sockets::OpenSockets;
use std::sync::Arc;
use std::time::Duration;

/// How often nodes tell each other what they counted.
const TELL_EVERY: Duration = Duration::from_millis(25);
/// How many counts go in one message.
const TOGETHER: usize = 4096;

/// What is counted over all nodes. Copies count together.
#[derive(Clone)]
pub struct SharedCounts {
    limits: Arc<Limits>,
    sockets: OpenSockets,
}

impl SharedCounts {
    /// Of the limits and sockets of this node.
    pub fn new(limits: Arc<Limits>, sockets: OpenSockets) -> SharedCounts {
        SharedCounts { limits, sockets }
    }

    /// Tells the others, for as long as the program runs.
    pub(super) fn share(&self, cluster: Cluster) {
        let counts = self.clone();
        counts.limits.note_taken();
        counts.sockets.note_changes();
        tokio::spawn(async move {
            let mut every = tokio::time::interval(TELL_EVERY);
            every.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
            let mut known = cluster.someone_gone();
            let mut nodes = cluster.nodes();
            loop {
                every.tick().await;
                // Whoever is new has to hear of everything.
                let more =
                    std::mem::replace(&mut nodes, cluster.nodes()) < nodes || known.has_changed().unwrap_or(false);
                known.mark_unchanged();
                for taken in counts.limits.taken().chunks(TOGETHER) {
                    cluster.tell_all(|_| true, || NodeMessage::Taken { taken: taken.to_vec() });
                }
                let missing = if more { counts.limits.missing(crate::clock::now()) } else { Vec::new() };
                for missing in missing.chunks(TOGETHER) {
                    cluster.tell_all(|_| true, || NodeMessage::Missing { missing: missing.to_vec() });
                }
                for open in counts.sockets.changes(more).chunks(TOGETHER) {
                    cluster.tell_all(|_| true, || NodeMessage::Sockets { open: open.to_vec() });
                }
            }
        });
    }

    /// What another node took.
    pub(super) fn taken_elsewhere(&self, taken: &[(u8, u64, u32)]) {
        self.limits.taken_elsewhere(crate::clock::now(), taken);
    }

    /// What is missing at another node.
    pub(super) fn missing_elsewhere(&self, missing: &[(u8, u64, u32)]) {
        self.limits.missing_elsewhere(crate::clock::now(), missing);
    }

    /// What is open at another node.
    pub(super) fn open_elsewhere(&self, session: &Arc<str>, open: &[(u64, u32)]) {
        self.sockets.open_elsewhere(session, open);
    }

    /// Nodes that are gone have nothing open.
    pub(super) fn forget(&self, gone: impl Fn(&str) -> bool) {
        self.sockets.forget(gone);
    }
}
