//! The connection that writes: one at a time for each server, and what is known after it was lost.
//!
//! A server has a number of its own, drawn when it starts. Whoever writes for it holds an advisory lock of that number, so a new
//! connection knows, once it has the lock, that the old one has ended: what that one was storing is stored or never will be. With
//! every group of writes its number is stored in `writers`, so that the new connection can see which.
//!
//! It also holds the lock of servers: alone, or shared where several servers use the database. A second server that is not meant
//! to be there is refused by that.

use std::{
    hash::{BuildHasher, Hasher, RandomState},
    time::Duration,
};

use sqlx::{Connection, PgConnection, Row, postgres::PgConnectOptions};
use tokio::time::{Instant, sleep, timeout};

use super::{
    append::Mark,
    fault,
    open::{self, LOCK_OF_SERVERS, LOCKS},
};
use crate::StoreError;

/// A server that is just ending gets this long.
const ENDING: Duration = Duration::from_secs(1);
const LOOK_EVERY: Duration = Duration::from_millis(20);

/// What it takes to connect.
#[derive(Clone)]
pub(super) struct Wire {
    pub options: PgConnectOptions,
    pub several: bool,
    pub patience: Duration,
    /// The number of this server.
    writer: i64,
}

/// A connection that may write.
pub(super) struct Link {
    pub connection: PgConnection,
    /// The server's process at the other end.
    process: i32,
}

impl Wire {
    pub(super) fn new(options: PgConnectOptions, several: bool, patience: Duration) -> Wire {
        // Keys of the standard library's hash tables are drawn anew for each.
        let drawn = RandomState::new().build_hasher().finish();
        Wire { options, several, patience, writer: i64::from_ne_bytes(drawn.to_ne_bytes()) }
    }

    pub(super) fn mark(&self, group: i64) -> Mark {
        Mark { writer: self.writer, group }
    }

    /// Connects, and takes the locks. `old` is the process behind the connection before, which may not have noticed its end.
    pub(super) async fn connect(self, old: Option<i32>) -> Result<Link, StoreError> {
        let mut connection = open::connect(&self.options, self.patience).await?;
        match timeout(self.patience, self.take_locks(&mut connection, old)).await {
            Ok(Ok(process)) => Ok(Link { connection, process }),
            Ok(Err(error)) => Err(error),
            Err(_) => Err(StoreError::Unreachable { problem: "no answer within the time given".to_owned() }),
        }
    }

    async fn take_locks(&self, connection: &mut PgConnection, old: Option<i32>) -> Result<i32, StoreError> {
        let read_only: bool =
            sqlx::query_scalar("SELECT pg_is_in_recovery() OR current_setting('transaction_read_only')::bool")
                .fetch_one(&mut *connection)
                .await
                .map_err(fault::plain)?;
        if read_only {
            return Err(StoreError::Unreachable { problem: "this server of the database only reads".to_owned() });
        }
        let until = Instant::now() + if old.is_some() { self.patience } else { ENDING };
        while !self.own_lock(&mut *connection).await.map_err(fault::plain)? {
            if let Some(old) = old {
                sqlx::query("SELECT pg_terminate_backend($1)")
                    .bind(old)
                    .execute(&mut *connection)
                    .await
                    .map_err(fault::plain)?;
            }
            sleep(LOOK_EVERY).await;
        }
        while !self.lock_of_servers(&mut *connection).await.map_err(fault::plain)? {
            if Instant::now() > until {
                return Err(StoreError::DatabaseInUse);
            }
            sleep(LOOK_EVERY).await;
        }
        self.sign_in(connection).await.map_err(fault::plain)
    }

    async fn own_lock(&self, connection: &mut PgConnection) -> Result<bool, sqlx::Error> {
        sqlx::query_scalar("SELECT pg_try_advisory_lock($1)").bind(self.writer).fetch_one(connection).await
    }

    async fn lock_of_servers(&self, connection: &mut PgConnection) -> Result<bool, sqlx::Error> {
        let sql = match self.several {
            true => "SELECT pg_try_advisory_lock_shared($1, $2)",
            false => "SELECT pg_try_advisory_lock($1, $2)",
        };
        sqlx::query_scalar(sql).bind(LOCKS).bind(LOCK_OF_SERVERS).fetch_one(connection).await
    }

    async fn sign_in(&self, connection: &mut PgConnection) -> Result<i32, sqlx::Error> {
        sqlx::query("INSERT INTO writers (writer, done) VALUES ($1, 0) ON CONFLICT (writer) DO UPDATE SET at = now()")
            .bind(self.writer)
            .execute(&mut *connection)
            .await?;
        // Those of servers that ended long ago.
        sqlx::query("DELETE FROM writers WHERE at < now() - interval '30 days'").execute(&mut *connection).await?;
        sqlx::query("SELECT pg_backend_pid()").fetch_one(connection).await?.try_get(0)
    }
}

impl Link {
    pub(super) fn process(&self) -> i32 {
        self.process
    }

    /// Whether a group of writes is stored, which a connection before this one was to store.
    pub(super) async fn is_stored(&mut self, mark: Mark) -> Result<bool, sqlx::Error> {
        let done: i64 = sqlx::query_scalar("SELECT done FROM writers WHERE writer = $1")
            .bind(mark.writer)
            .fetch_one(&mut self.connection)
            .await?;
        Ok(done >= mark.group)
    }

    pub(super) async fn close(mut self, mark: Mark) -> Result<(), StoreError> {
        let signed_out = sqlx::query("DELETE FROM writers WHERE writer = $1").bind(mark.writer);
        let signed_out = signed_out.execute(&mut self.connection).await;
        signed_out.map(drop).and(self.connection.close().await).map_err(fault::plain)
    }
}
