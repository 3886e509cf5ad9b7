//! The other nodes, as tables need to know of them; a server that is alone has none.

use super::{Hub, Posted};
use crate::lease::{Away, Hold, Lease, Owned};
use futures_util::future::BoxFuture;
use std::sync::Arc;
use store::StoreError;
use tokio::sync::{mpsc, watch};
use wire::TableId;

/// How it ended that this node stood in for a table of another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ended {
    /// Nobody needs it.
    Idle,
    /// The owner did not say that it has the table.
    NotOpened,
    /// The link was open, and broke. Its sockets are gone.
    Broken,
    /// The server is about to stop. Its sockets are gone.
    Stopping,
}

/// What tables ask of the nodes.
pub trait OtherNodes: Send + Sync {
    /// Asks whose a table is, and takes it if it is nobody's.
    fn own<'a>(&'a self, table: &'a TableId) -> BoxFuture<'a, Result<Owned, StoreError>>;

    /// Gives a table back, after it was saved.
    fn disown<'a>(&'a self, table: &'a TableId, hold: &'a Hold) -> BoxFuture<'a, ()>;

    /// Carries the mail of a table to its owner until that is over. Mail that was not taken stays in the mailbox.
    fn relay<'a>(
        &'a self,
        hub: &'a Hub,
        table: &'a TableId,
        owner: Arc<str>,
        mailbox: &'a mut mpsc::Receiver<Posted>,
    ) -> BoxFuture<'a, Ended>;

    /// The lease of the session that is in now, for what it makes new.
    fn session(&self) -> Option<Lease>;

    /// Is this the node that does what one node does for all?
    fn is_first(&self) -> bool;

    /// Hears whenever a node goes.
    fn someone_gone(&self) -> watch::Receiver<u64>;

    /// Why this node takes nobody at the moment, if it does not.
    fn away(&self) -> Option<Away>;

    /// Does it take nobody because it does not know what the others do?
    fn is_cut_off(&self) -> bool {
        self.away().is_some_and(|away| away != Away::Leaving)
    }
}
