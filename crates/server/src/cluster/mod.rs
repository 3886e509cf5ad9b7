//! Several servers as one: nodes that share a database and speak over a bus.
//!
//! A table has one owner at a time, by a lease in the database with a fence on every write ([`store::Store::own`]). Any node takes
//! any socket. Where a table is owned elsewhere, a [`relay`] stands in for its task: it takes the same mail, sends it to the
//! owner over a link and hands what comes back to the sockets; at the owner the other [`end`](link) of the link looks to the table
//! like sockets of its own. What is read is read from the database, which every node can ([`copy`]).
//!
//! A node that loses its lease or the bus stops answering for its tables at once, and joins again under a new session.
//! Everything on the bus is signed ([`envelope`]).

mod copy;
mod envelope;
mod for_tables;
mod keeper;
mod link;
mod message;
mod nats;
mod node;
mod post;
mod relay;
mod shared_counts;

pub use nats::BusError;
pub use node::{Cluster, ClusterError, ClusterParts, NodeConfig};
pub use shared_counts::SharedCounts;
