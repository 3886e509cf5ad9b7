//! How many tables there may be, and how much of them: counted within the transaction that writes, which holds the lock of
//! those that make tables, so that nodes count each other's.

use sqlx::{PgConnection, PgPool, Row};
use tabletop::never;

use super::{
    ops::{Done, Trouble},
    text::{keep, text},
};
use crate::{OpenedFrom, Quota, StoreError, TableRow};

/// Is there room for one more table? Answers where it comes from, if that is known.
pub(super) async fn hold(row: &TableRow, quota: &Quota, connection: &mut PgConnection) -> Done<Option<String>> {
    let own: i64 = sqlx::query_scalar(
        "SELECT count(*) FROM members m JOIN tables t ON t.id = m.table_id
         WHERE m.person = $1 AND t.host = $1 AND t.status IN ('waiting', 'running')",
    )
    .bind(keep(&row.host))
    .fetch_one(&mut *connection)
    .await?;
    if own >= i64::from(quota.of_host) {
        return Err(Trouble::Refused(StoreError::TooMany { most: quota.of_host, of_address: false }));
    }
    let address = match &quota.opened_from {
        OpenedFrom::Address(address) => Some(address.clone()),
        OpenedFrom::Table(table) => {
            let row = sqlx::query("SELECT address FROM origins WHERE table_id = $1").bind(keep(table));
            let row = row.fetch_optional(&mut *connection).await?;
            row.as_ref().map(|row| text(row, 0)).transpose()?
        }
    };
    let Some(address) = address else { return Ok(None) };
    let of_address = sqlx::query("SELECT unended, bytes FROM addresses WHERE address = $1").bind(keep(&address));
    let (unended, bytes): (i64, i64) = match of_address.fetch_optional(connection).await? {
        Some(row) => (row.try_get(0)?, row.try_get(1)?),
        None => (0, 0),
    };
    if unended >= i64::from(quota.of_address) {
        return Err(Trouble::Refused(StoreError::TooMany { most: quota.of_address, of_address: true }));
    }
    if counted(bytes) >= quota.bytes {
        return Err(Trouble::Refused(StoreError::AddressFull));
    }
    Ok(Some(address))
}

/// Keeps where a table comes from.
pub(super) async fn note(table: &str, address: &str, connection: &mut PgConnection) -> Done {
    sqlx::query("INSERT INTO origins (table_id, address) VALUES ($1, $2)")
        .bind(keep(table))
        .bind(keep(address))
        .execute(connection)
        .await?;
    Ok(())
}

/// Keeps what the log of a table takes.
pub(super) async fn count(table: &str, bytes: Option<u64>, connection: &mut PgConnection) -> Done {
    let Some(bytes) = bytes else { return Ok(()) };
    sqlx::query("UPDATE origins SET bytes = $1 WHERE table_id = $2 AND bytes <> $1")
        .bind(i64::try_from(bytes).unwrap_or(i64::MAX))
        .bind(keep(table))
        .execute(connection)
        .await?;
    Ok(())
}

/// What the log of a table took when it was last counted.
pub(crate) async fn bytes(readers: &PgPool, table: &str) -> Result<u64, sqlx::Error> {
    let bytes: Option<i64> = sqlx::query_scalar("SELECT bytes FROM origins WHERE table_id = $1")
        .bind(keep(table))
        .fetch_optional(readers)
        .await?;
    // Of a table from before they were counted there is no row.
    Ok(bytes.map_or(0, counted))
}

/// A number of bytes as the database has it.
fn counted(bytes: i64) -> u64 {
    bytes.try_into().unwrap_or_else(|_| {
        never!("{bytes} bytes are kept of a table or an address");
        0
    })
}
