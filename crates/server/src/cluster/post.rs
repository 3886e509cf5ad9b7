//! What this node says to others, in the order in which it is said: one queue, one task that signs and sends.

use super::envelope::Sealer;
use super::message::NodeMessage;
use super::nats::Nats;
use crate::metrics::Metrics;
use std::sync::Arc;
use tabletop::never;
use tokio::sync::mpsc;

/// What may wait to be sent. Links wait for a place; what the next word makes good is left out.
const WAITING: usize = 4096;
/// Envelopes are a little longer than what is in them.
const AROUND: usize = 4096;

/// Something to be said to a session.
pub(super) struct Letter {
    pub to: Arc<str>,
    pub say: NodeMessage,
}

/// Where letters are put.
#[derive(Clone)]
pub(super) struct Post {
    queue: mpsc::Sender<Letter>,
    metrics: Metrics,
    most: usize,
}

impl Post {
    /// For one session, for as long as somebody has a copy.
    pub(super) fn start(nats: Nats, mut sealer: Sealer, prefix: Arc<str>, metrics: Metrics) -> Post {
        let (queue, mut waiting) = mpsc::channel::<Letter>(WAITING);
        let most = nats.most_bytes().saturating_sub(AROUND);
        let meters = metrics.clone();
        tokio::spawn(async move {
            while let Some(Letter { to, say }) = waiting.recv().await {
                let subject = subject(&prefix, &to);
                let envelope = match sealer.seal(&subject, &[say]) {
                    Ok(envelope) => envelope,
                    Err(error) => {
                        never!("a message between nodes cannot be written: {error}");
                        continue;
                    }
                };
                match nats.publish(subject, envelope).await {
                    Ok(()) => {
                        meters.nodes.sent.inc();
                    }
                    // Whoever misses it sees that a number is missing.
                    Err(error) => tracing::warn!(%error, "a message to another node could not be sent"),
                }
            }
        });
        Post { queue, metrics, most }
    }

    /// Says something, and waits for a place if many wait.
    pub(super) async fn send(&self, to: &Arc<str>, say: NodeMessage) {
        // A task that is gone goes with its session.
        let _ = self.queue.send(Letter { to: to.clone(), say }).await;
    }

    /// Says something that the next word makes good if there is no place for it.
    pub(super) fn try_send(&self, to: &Arc<str>, say: NodeMessage) {
        if let Err(mpsc::error::TrySendError::Full(_)) = self.queue.try_send(Letter { to: to.clone(), say }) {
            self.metrics.nodes.overflowed.inc();
        }
    }

    /// The most bytes that one message may have.
    pub(super) fn most_bytes(&self) -> usize {
        self.most
    }
}

/// Where a session hears.
pub(super) fn subject(prefix: &str, session: &str) -> String {
    format!("{prefix}.{session}")
}
