//! Messages on their way to one client, bounded in number and bytes.

use axum::extract::ws::Utf8Bytes;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use tokio::sync::mpsc;

/// Messages that may wait for a client.
const MOST_MESSAGES: usize = 256;
/// Bytes that may wait for a client.
const MOST_BYTES: usize = 1024 * 1024;

/// What both ends know.
#[derive(Debug, Default)]
struct Load {
    bytes: AtomicUsize,
    behind: AtomicBool,
}

/// Where messages for one client are put.
#[derive(Clone, Debug)]
pub struct Outbox {
    queue: mpsc::Sender<Utf8Bytes>,
    load: Arc<Load>,
}

/// Where the messages come out.
#[derive(Debug)]
pub struct OutboxReader {
    queue: mpsc::Receiver<Utf8Bytes>,
    load: Arc<Load>,
}

/// The client does not read fast enough, or is gone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Behind;

/// A way to one client.
pub fn outbox() -> (Outbox, OutboxReader) {
    let (sender, receiver) = mpsc::channel(MOST_MESSAGES);
    let load = Arc::new(Load::default());
    (Outbox { queue: sender, load: load.clone() }, OutboxReader { queue: receiver, load })
}

impl Outbox {
    /// Puts a message on its way, without waiting.
    pub fn send(&self, message: Utf8Bytes) -> Result<(), Behind> {
        let size = message.len();
        // A single message may be large; what is bounded is what piles up.
        let full = self.load.bytes.fetch_add(size, Ordering::Relaxed) > MOST_BYTES;
        if full || self.queue.try_send(message).is_err() {
            self.load.behind.store(true, Ordering::Relaxed);
            return Err(Behind);
        }
        Ok(())
    }
}

impl OutboxReader {
    /// The next message; none when the table has let the client go.
    pub async fn next(&mut self) -> Option<Utf8Bytes> {
        let message = self.queue.recv().await;
        self.took(message)
    }

    /// The next message, if it is there.
    pub fn next_now(&mut self) -> Option<Utf8Bytes> {
        let message = self.queue.try_recv().ok();
        self.took(message)
    }

    /// Has a message been left out because too much was waiting?
    pub fn is_behind(&self) -> bool {
        self.load.behind.load(Ordering::Relaxed)
    }

    fn took(&self, message: Option<Utf8Bytes>) -> Option<Utf8Bytes> {
        if let Some(message) = &message {
            self.load.bytes.fetch_sub(message.len(), Ordering::Relaxed);
        }
        message
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn what_waits_is_bounded() {
        let (out, mut reader) = outbox();
        let piece = "x".repeat(100_000);
        let taken = (0..1000).take_while(|_| out.send(piece.as_str().into()).is_ok()).count();
        assert_eq!(taken, 11, "one more than fits into a megabyte");
        let (small, _keep) = outbox();
        assert_eq!((0..1000).take_while(|_| small.send("y".into()).is_ok()).count(), MOST_MESSAGES);
        assert_eq!(reader.next().await.map(|m| m.len()), Some(100_000));
    }
}
