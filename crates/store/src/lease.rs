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

use std::{
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

#[cfg(feature = "postgres")]
use crate::op::{LeaseOp, Op};
use crate::{Store, StoreError};

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

    fn set(&self, node: Option<NodeRow>) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = node;
    }
}

impl Store {
    /// Enters a node, which is alive for as long as `lease` says. New tables are that node's from now on.
    ///
    /// # Errors
    /// [`StoreError::OtherSecrets`] if it has other secrets than those that were here before,
    /// [`StoreError::NodeNameInUse`] if a node of this name is alive.
    #[cfg_attr(not(feature = "postgres"), expect(unused_variables, reason = "one server has the whole database"))]
    pub async fn join(&self, node: &NodeRow, lease: Duration) -> Result<(), StoreError> {
        #[cfg(feature = "postgres")]
        if let Some(postgres) = self.leasing() {
            postgres.join(node, lease).await?;
        }
        self.joined().set(Some(node.clone()));
        Ok(())
    }

    /// A node says that it is alive.
    ///
    /// # Errors
    /// [`StoreError::LeaseLost`] if its lease has run out or its tables were taken. Such a session never comes back: the
    /// node joins again, with a new one.
    #[cfg_attr(not(feature = "postgres"), expect(unused_variables, reason = "one server has the whole database"))]
    pub async fn renew(&self, session: &str, lease: Duration) -> Result<(), StoreError> {
        #[cfg(feature = "postgres")]
        if let Some(postgres) = self.leasing() {
            return postgres.renew(session, lease).await;
        }
        self.is_joined(session)
    }

    /// Asks for a table. It is the session's if it was before, if it is nobody's, or if the session it belonged to is dead.
    ///
    /// # Errors
    /// [`StoreError::LeaseLost`] if the session is not alive, [`StoreError::NoTable`],
    /// [`StoreError::NewerEvents`] if a newer program has had the table, whose events this one cannot read.
    pub async fn own(&self, table: &str, session: &str) -> Result<Ownership, StoreError> {
        #[cfg(feature = "postgres")]
        if let Some(postgres) = self.leasing() {
            return postgres.own(table, session).await;
        }
        self.is_joined(session)?;
        match self.created(table).await? {
            Some(_) => Ok(Ownership::Mine(Fence::ALONE)),
            None => Err(StoreError::NoTable { table: table.to_owned() }),
        }
    }

    /// Gives a table up, after whatever is queued of it is written. Whoever asks next gets it. One that is no longer the
    /// session's stays what it is.
    #[cfg_attr(not(feature = "postgres"), expect(unused_variables, reason = "one server has the whole database"))]
    pub async fn disown(&self, table: &str, session: &str, fence: Fence) -> Result<(), StoreError> {
        #[cfg(feature = "postgres")]
        if self.leasing().is_some() {
            let (table, session) = (table.to_owned(), session.to_owned());
            return self.write(Op::Lease(LeaseOp::Disown { table, session, fence })).await.map(drop);
        }
        self.is_joined(session)
    }

    /// A node goes, after whatever is queued is written: all of its tables are nobody's.
    pub async fn leave(&self, session: &str) -> Result<(), StoreError> {
        #[cfg(feature = "postgres")]
        if self.leasing().is_some() {
            self.write(Op::Lease(LeaseOp::Leave { session: session.to_owned() })).await?;
        }
        if self.is_joined(session).is_ok() {
            self.joined().set(None);
        }
        Ok(())
    }

    /// The nodes that are alive, by name.
    pub async fn nodes(&self) -> Result<Vec<NodeRow>, StoreError> {
        #[cfg(feature = "postgres")]
        if let Some(postgres) = self.leasing() {
            return postgres.nodes().await;
        }
        Ok(self.joined().node().into_iter().collect())
    }

    /// The database, if it keeps leases.
    #[cfg(feature = "postgres")]
    fn leasing(&self) -> Option<&crate::postgres::Postgres> {
        match self.database() {
            crate::handle::Database::Postgres(postgres) if postgres.several() => Some(postgres),
            _ => None,
        }
    }

    fn is_joined(&self, session: &str) -> Result<(), StoreError> {
        match self.joined().node() {
            Some(node) if node.session == session => Ok(()),
            _ => Err(StoreError::LeaseLost { session: session.to_owned() }),
        }
    }
}
