//! Leases: see `crate::lease` for what they promise, and `append.rs` for how a write is held against them.

use std::time::Duration;

use sqlx::{PgConnection, PgPool, Row, postgres::PgRow};

use super::{
    Postgres,
    ops::{Done, Trouble},
    text::{bytes, keep, number, text},
};
use crate::{Fence, NodeRow, Ownership, StoreError, lease::Joined, op::LeaseOp};

/// How often a table is asked for again because somebody else asked for it at the same moment.
const TRIES: usize = 10;

impl Postgres {
    pub(crate) async fn join(&self, node: &NodeRow, lease: Duration) -> Result<(), StoreError> {
        self.ask(|| async {
            let mut transaction = self.leases().begin().await?;
            let joined = join(node, lease, &mut transaction).await?;
            transaction.commit().await.map(|()| joined)
        })
        .await?
    }

    pub(crate) async fn renew(&self, session: &str, lease: Duration) -> Result<(), StoreError> {
        self.ask(|| renew(session, lease, self.leases())).await?
    }

    pub(crate) async fn own(&self, table: &str, session: &str) -> Result<Ownership, StoreError> {
        for _ in 0..TRIES {
            let owned = self.ask(|| async {
                let mut transaction = self.leases().begin().await?;
                let owned = own(table, session, &mut transaction).await?;
                transaction.commit().await.map(|()| owned)
            });
            if let Some(owned) = owned.await? {
                return owned;
            }
        }
        Err(StoreError::Locked)
    }

    pub(crate) async fn nodes(&self) -> Result<Vec<NodeRow>, StoreError> {
        self.ask(|| nodes(self.leases())).await
    }
}

async fn renew(session: &str, lease: Duration, pool: &PgPool) -> Result<Result<(), StoreError>, sqlx::Error> {
    let renewed = sqlx::query(
        "UPDATE nodes SET expires = clock_timestamp() + $2 * interval '1 millisecond'
         WHERE session = $1 AND expires > clock_timestamp()",
    );
    let renewed = renewed.bind(keep(session)).bind(millis(lease)).execute(pool).await?;
    Ok(match renewed.rows_affected() {
        0 => Err(StoreError::LeaseLost { session: session.to_owned() }),
        _ => Ok(()),
    })
}

async fn nodes(pool: &PgPool) -> Result<Vec<NodeRow>, sqlx::Error> {
    let rows = sqlx::query("SELECT * FROM nodes WHERE expires > clock_timestamp() ORDER BY name");
    rows.fetch_all(pool).await?.iter().map(node_row).collect()
}

fn node_row(row: &PgRow) -> Result<NodeRow, sqlx::Error> {
    Ok(NodeRow {
        session: text(row, "session")?,
        name: text(row, "name")?,
        program: text(row, "program")?,
        reads: (number(row, "oldest")?, number(row, "newest")?),
        wire: number(row, "wire")?,
        secrets: bytes(row, "secrets")?,
    })
}

async fn join(
    node: &NodeRow,
    lease: Duration,
    connection: &mut PgConnection,
) -> Result<Result<(), StoreError>, sqlx::Error> {
    sqlx::query("INSERT INTO cluster (id, secrets) VALUES (1, $1) ON CONFLICT DO NOTHING")
        .bind(node.secrets.as_slice())
        .execute(&mut *connection)
        .await?;
    let row = sqlx::query("SELECT secrets FROM cluster").fetch_one(&mut *connection).await?;
    if bytes(&row, "secrets")? != node.secrets {
        return Ok(Err(StoreError::OtherSecrets));
    }
    // Whoever asks again because the answer was lost.
    let again =
        sqlx::query("UPDATE nodes SET expires = clock_timestamp() + $2 * interval '1 millisecond' WHERE session = $1")
            .bind(keep(&node.session))
            .bind(millis(lease))
            .execute(&mut *connection)
            .await?;
    if again.rows_affected() > 0 {
        return Ok(Ok(()));
    }
    // One of the same name that is dead gives way, and so does every other that is long dead.
    sqlx::query(
        "DELETE FROM nodes WHERE (name = $1 AND expires <= clock_timestamp())
         OR expires < clock_timestamp() - interval '1 day'",
    )
    .bind(keep(&node.name))
    .execute(&mut *connection)
    .await?;
    let joined = sqlx::query(
        "INSERT INTO nodes (session, name, program, oldest, newest, wire, secrets, expires)
         VALUES ($1, $2, $3, $4, $5, $6, $7, clock_timestamp() + $8 * interval '1 millisecond') ON CONFLICT DO NOTHING",
    )
    .bind(keep(&node.session))
    .bind(keep(&node.name))
    .bind(keep(&node.program))
    .bind(i64::from(node.reads.0))
    .bind(i64::from(node.reads.1))
    .bind(i64::from(node.wire))
    .bind(node.secrets.as_slice())
    .bind(millis(lease))
    .execute(connection)
    .await?;
    Ok(match joined.rows_affected() {
        0 => Err(StoreError::NodeNameInUse { name: node.name.clone() }),
        _ => Ok(()),
    })
}

/// Whose a table is from now on; none if somebody else came in between and it has to be looked at again.
async fn own(
    table: &str,
    session: &str,
    connection: &mut PgConnection,
) -> Result<Option<Result<Ownership, StoreError>>, sqlx::Error> {
    // Held, so that nobody declares this session dead before the table is its own.
    let me = sqlx::query("SELECT newest FROM nodes WHERE session = $1 AND expires > clock_timestamp() FOR KEY SHARE");
    let Some(me) = me.bind(keep(session)).fetch_optional(&mut *connection).await? else {
        return Ok(Some(Err(StoreError::LeaseLost { session: session.to_owned() })));
    };
    let known = number(&me, 0)?;
    let row = sqlx::query("SELECT session, fence, version FROM owners WHERE table_id = $1 FOR UPDATE");
    let Some(row) = row.bind(keep(table)).fetch_optional(&mut *connection).await? else {
        let made = sqlx::query(
            "INSERT INTO owners (table_id, session, fence, version) SELECT id, $2, 1, $3 FROM tables WHERE id = $1
             ON CONFLICT DO NOTHING",
        );
        let made = made.bind(keep(table)).bind(keep(session)).bind(i64::from(known)).execute(&mut *connection).await?;
        if made.rows_affected() > 0 {
            return Ok(Some(Ok(Ownership::Mine(Fence(1)))));
        }
        let there = super::read::is_table(connection, table).await?;
        return Ok((!there).then(|| Err(StoreError::NoTable { table: table.to_owned() })));
    };
    let (found, fence): (u32, i64) = (number(&row, "version")?, row.try_get("fence")?);
    let whose = super::text::maybe(&row, "session")?;
    if whose.as_deref() == Some(session) {
        return Ok(Some(Ok(Ownership::Mine(Fence(fence)))));
    }
    if let Some(other) = whose
        && let Some(name) = living(&other, &mut *connection).await?
    {
        return Ok(Some(Ok(Ownership::Of { session: other, name })));
    }
    if found > known {
        return Ok(Some(Err(StoreError::NewerEvents { table: table.to_owned(), found, known })));
    }
    sqlx::query("UPDATE owners SET session = $2, fence = $3, version = $4 WHERE table_id = $1")
        .bind(keep(table))
        .bind(keep(session))
        .bind(fence + 1)
        .bind(i64::from(known))
        .execute(connection)
        .await?;
    Ok(Some(Ok(Ownership::Mine(Fence(fence + 1)))))
}

/// The name of a session, if it is alive. One whose lease has run out ends here for good: its row is removed, after whatever
/// it is just storing, and everything it tries to store from then on is refused.
async fn living(session: &str, connection: &mut PgConnection) -> Result<Option<String>, sqlx::Error> {
    sqlx::query("DELETE FROM nodes WHERE session = $1 AND expires <= clock_timestamp()")
        .bind(keep(session))
        .execute(&mut *connection)
        .await?;
    let row = sqlx::query("SELECT name FROM nodes WHERE session = $1").bind(keep(session));
    row.fetch_optional(connection).await?.as_ref().map(|row| text(row, 0)).transpose()
}

/// A new table is that of the node which made it.
pub(super) async fn own_new(table: &str, joined: &Joined, connection: &mut PgConnection) -> Done<Fence> {
    let session = joined.node().map(|node| node.session).unwrap_or_default();
    let owned = sqlx::query(
        "WITH me AS MATERIALIZED (SELECT session, newest FROM nodes WHERE session = $2 FOR KEY SHARE)
         INSERT INTO owners (table_id, session, fence, version) SELECT $1, session, 1, newest FROM me",
    );
    let owned = owned.bind(keep(table)).bind(keep(&session)).execute(connection).await?;
    match owned.rows_affected() {
        0 => Err(Trouble::Refused(StoreError::LeaseLost { session })),
        _ => Ok(Fence(1)),
    }
}

pub(super) async fn carry_out(op: &LeaseOp, connection: &mut PgConnection) -> Done {
    match op {
        LeaseOp::Disown { table, session, fence: Fence(fence) } => {
            sqlx::query("UPDATE owners SET session = NULL WHERE table_id = $1 AND session = $2 AND fence = $3")
                .bind(keep(table))
                .bind(keep(session))
                .bind(fence)
                .execute(connection)
                .await?;
        }
        // What it had is nobody's, because nobody of that session is alive.
        LeaseOp::Leave { session } => {
            sqlx::query("DELETE FROM nodes WHERE session = $1").bind(keep(session)).execute(connection).await?;
        }
    }
    Ok(())
}

fn millis(lease: Duration) -> f64 {
    lease.as_secs_f64() * 1000.0
}
