//! What tables ask of the nodes.

use super::node::Cluster;
use super::relay;
use crate::lease::{Away, Hold, Lease, Owned};
use crate::live::{Ended, Hub, OtherNodes, Posted};
use futures_util::future::BoxFuture;
use std::sync::Arc;
use store::StoreError;
use tokio::sync::{mpsc, watch};
use wire::TableId;

impl OtherNodes for Cluster {
    fn own<'a>(&'a self, table: &'a TableId) -> BoxFuture<'a, Result<Owned, StoreError>> {
        Box::pin(Cluster::own(self, table))
    }

    fn disown<'a>(&'a self, table: &'a TableId, hold: &'a Hold) -> BoxFuture<'a, ()> {
        Box::pin(Cluster::disown(self, table, hold))
    }

    fn relay<'a>(
        &'a self,
        hub: &'a Hub,
        table: &'a TableId,
        owner: Arc<str>,
        mailbox: &'a mut mpsc::Receiver<Posted>,
    ) -> BoxFuture<'a, Ended> {
        Box::pin(relay::relay(self, hub, table, owner, mailbox))
    }

    fn session(&self) -> Option<Lease> {
        self.lease()
    }

    fn is_first(&self) -> bool {
        Cluster::is_first(self)
    }

    fn someone_gone(&self) -> watch::Receiver<u64> {
        Cluster::someone_gone(self)
    }

    fn away(&self) -> Option<Away> {
        Cluster::away(self)
    }
}
