//! Connecting: what is wrong with the address, the server or the database, and bringing the database up to date.

use std::{str::FromStr, time::Duration};

use sha2::{Digest, Sha256};
use sqlx::{
    ConnectOptions, Connection, PgConnection, PgPool, Row,
    postgres::{PgConnectOptions, PgPoolOptions},
};
use tokio::time::timeout;

use super::fault;
use crate::{Settings, StoreError};

/// Where everything of ours lies.
pub(super) const SCHEMA: &str = "firstlight";

/// The space of our advisory locks: "FLgt" in ASCII.
pub(super) const LOCKS: i32 = 1_179_412_340;
/// Held by every server: alone, or shared with others that do the same.
pub(super) const LOCK_OF_SERVERS: i32 = 1;
const LOCK_OF_MIGRATIONS: i32 = 2;
/// Held while a table is made, so that those who count tables at different nodes count each other's.
pub(super) const LOCK_OF_NEW_TABLES: i32 = 3;

/// The oldest PostgreSQL that is still looked after by its makers.
const OLDEST_SERVER: u32 = 14;

/// The migrations, in order. A released file is never edited: its hash is stored in every database. One that comes later must
/// leave the program before it able to go on, because nodes are replaced one after the other.
const MIGRATIONS: [(i64, &str, &str); 1] = [(1, "tables", include_str!("../../migrations-postgres/0001_tables.sql"))];

/// The version of a database that is up to date.
const KNOWN: i64 = MIGRATIONS[MIGRATIONS.len() - 1].0;

/// Reads an address. What is said of a bad one does not repeat it, for it may hold a password.
pub(super) fn address(url: &str) -> Result<PgConnectOptions, StoreError> {
    let bad = |problem: &str| StoreError::BadUrl { problem: problem.to_owned() };
    if !url.starts_with("postgres://") && !url.starts_with("postgresql://") {
        return Err(bad("this is no address of PostgreSQL"));
    }
    let options = PgConnectOptions::from_str(url).map_err(|error| match error {
        sqlx::Error::Configuration(problem) => bad(&problem.to_string()),
        _ => bad("the address cannot be read"),
    })?;
    Ok(options.disable_statement_logging().application_name("firstlight"))
}

/// The same address with how long the server lets us do what. A connection whose other end has gone without a word is ended by
/// the server too, so that what it holds becomes free.
pub(super) fn with_limits(address: &PgConnectOptions, settings: &Settings) -> PgConnectOptions {
    let ms = |time: Duration| time.as_millis().max(1).to_string();
    address.clone().options([
        ("search_path", SCHEMA.to_owned()),
        ("synchronous_commit", "on".to_owned()),
        ("statement_timeout", ms(settings.patience * 2)),
        ("lock_timeout", ms(settings.busy_timeout)),
        ("idle_in_transaction_session_timeout", ms(settings.patience.min(Duration::from_secs(3)))),
        ("tcp_keepalives_idle", "5".to_owned()),
        ("tcp_keepalives_interval", "2".to_owned()),
        ("tcp_keepalives_count", "3".to_owned()),
        ("tcp_user_timeout", "10000".to_owned()),
        // That a table is there already is no news.
        ("client_min_messages", "warning".to_owned()),
        // Plans are made of arrays whose length says nothing about the tables.
        ("jit", "off".to_owned()),
    ])
}

/// A connection within the time given.
pub(super) async fn connect(options: &PgConnectOptions, patience: Duration) -> Result<PgConnection, StoreError> {
    match timeout(patience, options.connect()).await {
        Ok(connected) => connected.map_err(|error| fault::of_connecting(error, options)),
        Err(_) => Err(StoreError::Unreachable { problem: "no answer within the time given".to_owned() }),
    }
}

pub(super) fn pool(options: &PgConnectOptions, most: u32, patience: Duration) -> PgPool {
    PgPoolOptions::new()
        .max_connections(most.max(1))
        .acquire_timeout(patience)
        .idle_timeout(Duration::from_secs(600))
        .max_lifetime(None)
        .test_before_acquire(false)
        .connect_lazy_with(options.clone())
}

/// Refuses a server that is too old or does not flush, and a database that cannot hold every character.
pub(super) async fn examine(connection: &mut PgConnection, settings: &Settings) -> Result<(), StoreError> {
    let row = sqlx::query(
        "SELECT current_setting('server_version_num')::bigint, current_setting('server_version'),
                current_setting('server_encoding'), current_setting('fsync')",
    )
    .fetch_one(connection)
    .await
    .map_err(fault::plain)?;
    let read = || -> Result<(i64, String, String, String), sqlx::Error> {
        Ok((row.try_get(0)?, row.try_get(1)?, row.try_get(2)?, row.try_get(3)?))
    };
    let (number, found, encoding, fsync) = read().map_err(fault::plain)?;
    if number < i64::from(OLDEST_SERVER) * 10_000 {
        return Err(StoreError::OldServer { found, needed: OLDEST_SERVER });
    }
    if encoding != "UTF8" {
        return Err(StoreError::NotUtf8 { found: encoding });
    }
    if fsync != "on" && !settings.unflushed {
        return Err(StoreError::Unflushed);
    }
    Ok(())
}

/// Makes our tables, or brings them up to date. Of several servers that do so at once, the others wait for the first.
pub(super) async fn migrate(connection: &mut PgConnection, options: &PgConnectOptions) -> Result<(), StoreError> {
    let mut transaction = connection.begin().await.map_err(fault::plain)?;
    let done = async {
        for sql in ["SET LOCAL statement_timeout = 0", "SET LOCAL lock_timeout = 0"] {
            sqlx::query(sql).execute(&mut *transaction).await?;
        }
        sqlx::query("SELECT pg_advisory_xact_lock($1, $2)")
            .bind(LOCKS)
            .bind(LOCK_OF_MIGRATIONS)
            .execute(&mut *transaction)
            .await?;
        apply(&mut transaction).await
    };
    match done.await.map_err(|error| fault::of_connecting(error, options))? {
        found if found > KNOWN => Err(StoreError::Newer { found, known: KNOWN }),
        _ => transaction.commit().await.map_err(fault::plain),
    }
}

/// Answers which version the database had.
async fn apply(connection: &mut PgConnection) -> Result<i64, sqlx::Error> {
    let there: bool = sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM pg_namespace WHERE nspname = $1)")
        .bind(SCHEMA)
        .fetch_one(&mut *connection)
        .await?;
    if !there {
        sqlx::raw_sql("CREATE SCHEMA firstlight").execute(&mut *connection).await?;
    }
    sqlx::raw_sql(
        "CREATE TABLE IF NOT EXISTS migrations (
             version BIGINT NOT NULL PRIMARY KEY, name TEXT NOT NULL, hash BYTEA NOT NULL, applied TIMESTAMPTZ NOT NULL DEFAULT now()
         )",
    )
    .execute(&mut *connection)
    .await?;
    let done: Vec<(i64, Vec<u8>)> =
        sqlx::query_as("SELECT version, hash FROM migrations ORDER BY version").fetch_all(&mut *connection).await?;
    let found = done.last().map_or(0, |&(version, _)| version);
    if found > KNOWN {
        return Ok(found);
    }
    for (version, name, sql) in MIGRATIONS {
        let hash = Sha256::digest(sql).to_vec();
        match done.iter().find(|(applied, _)| *applied == version) {
            Some((_, kept)) if *kept == hash => {}
            Some(_) => {
                let what = format!("the migration {version} ({name}) of this database is not that of this program");
                return Err(sqlx::Error::Configuration(what.into()));
            }
            None => {
                sqlx::raw_sql(sql).execute(&mut *connection).await?;
                sqlx::query("INSERT INTO migrations (version, name, hash) VALUES ($1, $2, $3)")
                    .bind(version)
                    .bind(name)
                    .bind(hash)
                    .execute(&mut *connection)
                    .await?;
            }
        }
    }
    Ok(found)
}

/// Whether a database has our tables, and of a version that this program knows.
pub(super) async fn is_made(connection: &mut PgConnection) -> Result<bool, StoreError> {
    let there: bool = sqlx::query_scalar("SELECT to_regclass('firstlight.migrations') IS NOT NULL")
        .fetch_one(&mut *connection)
        .await
        .map_err(fault::plain)?;
    if !there {
        return Ok(false);
    }
    let found: Option<i64> =
        sqlx::query_scalar("SELECT max(version) FROM migrations").fetch_one(connection).await.map_err(fault::plain)?;
    match found {
        Some(found) if found > KNOWN => Err(StoreError::Newer { found, known: KNOWN }),
        found => Ok(found.is_some()),
    }
}
