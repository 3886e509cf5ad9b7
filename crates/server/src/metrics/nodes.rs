//! What is measured of several nodes that work together. On a single one it stays at zero.

use super::{Counters, Names};
use crate::auth::limits::Class;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;

label! {
    /// Why something from the bus was not believed.
    NotBelieved {
        /// Larger than any node sends.
        TooLarge = "too_large",
        /// Not signed with our secrets, or said to somebody else.
        Unsigned = "unsigned",
        /// Signed, and not to be read.
        Malformed = "malformed",
        /// Said before.
        Stale = "stale",
        /// In the language of another version.
        OtherVersion = "other_version",
    }
}

label! {
    /// Why a node gave its tables up.
    GaveUp {
        /// Its lease ran out, or could not be renewed.
        Lease = "lease",
        /// The bus was gone.
        Bus = "bus",
    }
}

/// What is measured of nodes.
#[derive(Debug)]
pub struct NodeMeters {
    /// Live nodes, this one among them.
    pub nodes: Gauge,
    /// Is this node one of them?
    pub member: Gauge,
    /// Tables of other nodes that have sockets here.
    pub links_out: Gauge,
    /// Links of other nodes to tables that are owned here.
    pub links_in: Gauge,
    /// Tables that were taken over from a node whose lease ran out.
    pub takeovers: Counter,
    /// Links that broke, so that their sockets had to come back.
    pub links_broken: Counter,
    /// Tables that another node wrote to, so that this one let them go.
    pub tables_lost: Counter,
    /// Envelopes sent.
    pub sent: Counter,
    /// Envelopes opened.
    pub received: Counter,
    /// Envelopes that did not fit into a queue.
    pub overflowed: Counter,
    /// From asking another node to its answer.
    pub answer: Histogram,
    not_believed: Counters,
    gave_up: Counters,
    limits_heard: Counters,
}

impl NodeMeters {
    pub(super) fn new(names: &mut Names) -> NodeMeters {
        let gauge = Gauge::default;
        let counter = Counter::default;
        NodeMeters {
            nodes: names.plain("nodes", "Live nodes, this one among them", gauge()),
            member: names.plain("node_member", "1 while this node has its lease and the bus", gauge()),
            links_out: names.plain("links_out", "Tables of other nodes that have sockets here", gauge()),
            links_in: names.plain("links_in", "Links of other nodes to tables that are owned here", gauge()),
            takeovers: names.plain("takeovers", "Tables taken over from a node whose lease ran out", counter()),
            links_broken: names.plain("links_broken", "Links that broke; their sockets come back", counter()),
            tables_lost: names.plain("tables_lost", "Tables let go because another node owns them", counter()),
            sent: names.plain("bus_sent", "Envelopes sent over the bus", counter()),
            received: names.plain("bus_received", "Envelopes from the bus that were opened", counter()),
            overflowed: names.plain("bus_overflowed", "What was left out because a queue was full", counter()),
            answer: names.seconds("bus_answer", "From asking another node to its answer"),
            not_believed: names.counters(
                "bus_dropped",
                "What came over the bus and was not believed, by why",
                "reason",
                NotBelieved::NAMES,
            ),
            gave_up: names.counters(
                "node_gave_up",
                "How often this node gave its tables up, by why",
                "reason",
                GaveUp::NAMES,
            ),
            limits_heard: names.counters(
                "limits_heard",
                "What was taken of limits at other nodes, as far as it is known here, by what is limited",
                "limit",
                &Class::NAMES,
            ),
        }
    }

    /// Counts what was not believed.
    pub fn not_believed(&self, why: NotBelieved) {
        self.not_believed.0[why as usize].inc();
    }

    /// Counts that this node gave its tables up.
    pub fn gave_up(&self, why: GaveUp) {
        self.gave_up.0[why as usize].inc();
    }

    /// Counts what was taken of limits at another node. A class that only a newer program has is not counted.
    pub fn limits_heard(&self, taken: &[(u8, u64, u32)]) {
        for &(class, _, count) in taken {
            if let Some(counter) = self.limits_heard.0.get(usize::from(class)) {
                counter.inc_by(count.into());
            }
        }
    }
}
