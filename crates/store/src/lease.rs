//! Which server may write to which table, where several share a database.
//!
//! A running server is a **node** with a session of its own, and it has a lease on itself: it is alive until a moment that it
//! moves on by renewing, by the clock of the database. A table belongs to one session, by a number, its [`Fence`], that
//! rises whenever the table changes hands. A table is taken from a session only when that session has left or its lease has
//! run out, and then the session ends for good; whatever it still writes is refused in the transaction that would have
//! written it. So two sessions never both write to a table, however long one of them was frozen, and whatever its clock says.
//!
//! Where one server has the database to itself (SQLite always, PostgreSQL unless [`crate::Settings::several`]) everything is
//! its own, and no lease is kept.

use std::sync::{Arc, Mutex, PoisonError};

/// By what right a table is written to: a number that rises whenever the table changes hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Fence(pub i64);

impl Fence {
    /// That of a server which has the database to itself.
    pub const ALONE: Fence = Fence(0);
}

/// One running server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NodeRow {
    /// Random, a new one at every start.
    pub session: String,
    /// What its administrator calls it.
    pub name: String,
    /// The version of its program.
    pub program: String,
    /// The oldest and the newest version of events that it reads.
    pub reads: (u32, u32),
    /// The version of what nodes say to each other.
    pub wire: u32,
    /// A fingerprint of the secrets that all nodes share.
    pub secrets: [u8; 32],
}

/// Whose a table is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ownership {
    /// That of the session which asked.
    Mine(Fence),
    /// That of another, which is alive.
    Of { session: String, name: String },
}

/// The node that this handle has joined as, if any.
#[derive(Clone, Default)]
pub(crate) struct Joined(Arc<Mutex<Option<NodeRow>>>);

impl Joined {
    pub(crate) fn node(&self) -> Option<NodeRow> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    pub(crate) fn set(&self, node: Option<NodeRow>) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = node;
    }
}
