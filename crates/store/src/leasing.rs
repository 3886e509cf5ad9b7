//! How a server joins the others, and asks whose a table is: see [`crate::lease`].

use std::time::Duration;

use crate::lease::{Fence, NodeRow, Ownership};
#[cfg(feature = "postgres")]
use crate::op::{LeaseOp, Op};
use crate::{Store, StoreError};

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
