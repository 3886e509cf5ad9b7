//! Backup and restore: every row of PostgreSQL into a database of SQLite, which is what a backup is, and back. That is also how
//! somebody who has outgrown one machine takes everything along.

use std::path::Path;

use futures_util::TryStreamExt;
use sqlx::{
    AssertSqlSafe, Connection, PgConnection, Row, SqliteConnection,
    postgres::{PgConnectOptions, PgRow},
    sqlite::SqliteRow,
};

use super::{
    fault,
    link::{Link, Wire},
    open,
    text::{keep, kept},
};
use crate::{
    KeptKey, Settings, StoreError,
    sqlite::{Blank, Unpacked},
};

/// Rows that go to PostgreSQL in one statement.
const ROWS: usize = 500;

/// What a column holds.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Number,
    /// 0 or 1 in SQLite.
    Flag,
    Text,
    Bytes,
}

use Kind::{Bytes, Flag, Number, Text};

/// A kind of row that both databases have.
struct Shape {
    name: &'static str,
    /// Where SQLite has them all.
    in_sqlite: &'static str,
    columns: &'static [(&'static str, Kind)],
}

const fn shape(name: &'static str, columns: &'static [(&'static str, Kind)]) -> Shape {
    Shape { name, in_sqlite: name, columns }
}

/// All of them, those that others refer to first. What addresses come to is counted by each database itself; writers, nodes and
/// leases are of servers that run.
const SHAPES: [Shape; 16] = [
    shape(
        "people",
        &[("id", Text), ("name", Text), ("lang", Text), ("created", Number), ("seen", Number), ("voided", Number)],
    ),
    shape(
        "tables",
        &[
            ("key", Number),
            ("id", Text),
            ("game", Text),
            ("status", Text),
            ("visibility", Text),
            ("host", Text),
            ("created", Number),
            ("touched", Number),
            ("no", Number),
            ("header", Text),
            ("seed", Bytes),
            ("options", Text),
            ("summary", Text),
            ("deal", Text),
        ],
    ),
    Shape {
        name: "events",
        in_sqlite: "log",
        columns: &[
            ("table_key", Number),
            ("no", Number),
            ("at", Number),
            ("author", Text),
            ("client", Text),
            ("body", Text),
        ],
    },
    shape("snapshots", &[("table_id", Text), ("no", Number), ("body", Bytes)]),
    shape("members", &[("table_id", Text), ("person", Text), ("role", Text), ("seen", Number), ("hidden", Flag)]),
    shape(
        "tokens",
        &[
            ("hash", Bytes),
            ("id", Text),
            ("purpose", Text),
            ("table_id", Text),
            ("person", Text),
            ("body", Text),
            ("created", Number),
            ("expires", Number),
            ("revoked", Flag),
        ],
    ),
    shape(
        "results",
        &[
            ("table_id", Text),
            ("deal", Text),
            ("finished_at", Number),
            ("score", Number),
            ("body", Text),
            ("unproven", Flag),
        ],
    ),
    shape("openings", &[("person", Text), ("request", Text), ("table_id", Text)]),
    shape("attempts", &[("person", Text), ("deal", Text), ("table_id", Text)]),
    shape("codes", &[("code", Text), ("kind", Text), ("target", Text), ("created", Number)]),
    shape("days", &[("day", Number)]),
    shape("origins", &[("table_id", Text), ("address", Text), ("unended", Flag), ("bytes", Number)]),
    shape(
        "devices",
        &[
            ("id", Text),
            ("person", Text),
            ("browser", Text),
            ("system", Text),
            ("created", Number),
            ("seen", Number),
            ("old", Flag),
            ("gone", Flag),
        ],
    ),
    shape("departed", &[("hash", Bytes), ("person", Text)]),
    shape("traces", &[("person", Text), ("table_id", Text)]),
    shape("turning_points", &[("table_id", Text), ("body", Text)]),
];

impl Shape {
    fn names(&self) -> String {
        self.columns.iter().map(|(name, _)| *name).collect::<Vec<_>>().join(", ")
    }

    /// `$1, $2, …` or `?, ?, …`, as `one` says.
    fn places(&self, one: impl Fn(usize, Kind) -> String) -> String {
        self.columns.iter().enumerate().map(|(at, &(_, kind))| one(at + 1, kind)).collect::<Vec<_>>().join(", ")
    }
}

/// A value on its way.
enum Value {
    Number(Option<i64>),
    Text(Option<String>),
    Bytes(Option<Vec<u8>>),
}

/// Copies a database of PostgreSQL, and the server's key if it is given, into a new file as it stands at one moment, also while
/// servers use it. An existing file is not overwritten.
pub(crate) async fn backup(url: &str, file: &Path, key: Option<&KeptKey>) -> Result<(), StoreError> {
    let options = open::with_limits(&open::address(url)?, &Settings::default());
    backup_of(&options, file, key).await
}

pub(super) async fn backup_of(
    options: &PgConnectOptions,
    file: &Path,
    key: Option<&KeptKey>,
) -> Result<(), StoreError> {
    let mut blank = Blank::make(file).await?;
    let mut connection = open::connect(options, Settings::default().patience).await?;
    if !open::is_made(&mut connection).await? {
        let name = options.get_database().unwrap_or(options.get_username()).to_owned();
        return Err(StoreError::NotMade { name });
    }
    begin_reading(&mut connection).await.map_err(fault::plain)?;
    for shape in &SHAPES {
        out(shape, &mut connection, &mut blank).await?;
    }
    connection.close().await.map_err(fault::plain)?;
    blank.keep(key).await
}

/// Everything that is read from here on is as it stands now, however long that takes.
async fn begin_reading(connection: &mut PgConnection) -> Result<(), sqlx::Error> {
    let begin = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; SET LOCAL statement_timeout = 0;
         SET LOCAL idle_in_transaction_session_timeout = 0";
    sqlx::raw_sql(begin).execute(connection).await.map(drop)
}

async fn out(shape: &Shape, from: &mut PgConnection, to: &mut Blank) -> Result<(), StoreError> {
    let columns = shape.columns.iter().map(|&(name, kind)| match kind {
        Flag => format!("{name}::int::bigint"),
        Number | Text | Bytes => name.to_owned(),
    });
    let select = format!("SELECT {} FROM {}", columns.collect::<Vec<_>>().join(", "), shape.name);
    let insert =
        format!("INSERT INTO {} ({}) VALUES ({})", shape.name, shape.names(), shape.places(|_, _| "?".to_owned()));
    let mut rows = sqlx::query(AssertSqlSafe(select)).fetch(from);
    while let Some(row) = rows.try_next().await.map_err(fault::plain)? {
        let mut query = sqlx::query(AssertSqlSafe(insert.clone()));
        for (at, &(_, kind)) in shape.columns.iter().enumerate() {
            query = match from_postgres(&row, at, kind).map_err(fault::plain)? {
                Value::Number(value) => query.bind(value),
                Value::Text(value) => query.bind(value),
                Value::Bytes(value) => query.bind(value),
            };
        }
        to.execute(query).await?;
    }
    Ok(())
}

fn from_postgres(row: &PgRow, at: usize, kind: Kind) -> Result<Value, sqlx::Error> {
    Ok(match kind {
        Number | Flag => Value::Number(row.try_get(at)?),
        Text => Value::Text(row.try_get::<Option<String>, _>(at)?.map(kept)),
        Bytes => Value::Bytes(row.try_get(at)?),
    })
}

fn from_sqlite(row: &SqliteRow, at: usize, kind: Kind) -> Result<Value, sqlx::Error> {
    Ok(match kind {
        Number | Flag => Value::Number(row.try_get(at)?),
        Text => Value::Text(row.try_get(at)?),
        Bytes => Value::Bytes(row.try_get(at)?),
    })
}

/// A database of PostgreSQL that is about to be filled from a backup. Unless it is finished, nothing is in it.
pub struct RestoreInto {
    /// The key in the backup. Whoever restores keeps it before the database is filled.
    pub key: Option<KeptKey>,
    backup: Unpacked,
    link: Link,
}

/// Checks a backup and the database it is to fill, which has to be empty, and which no server may be using.
pub(crate) async fn restore(file: &Path, url: &str) -> Result<RestoreInto, StoreError> {
    let settings = Settings::default();
    let options = open::with_limits(&open::address(url)?, &settings);
    let backup = Unpacked::read(file).await?;
    let mut first = open::connect(&options, settings.patience).await?;
    open::examine(&mut first, &settings).await?;
    open::migrate(&mut first, &options).await?;
    first.close().await.map_err(fault::plain)?;
    let mut link = Wire::new(options, false, settings.patience).connect(None).await?;
    let filled: bool = sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM tables) OR EXISTS (SELECT 1 FROM people)")
        .fetch_one(&mut link.connection)
        .await
        .map_err(fault::plain)?;
    match filled {
        true => Err(StoreError::NotEmpty),
        false => Ok(RestoreInto { key: backup.key, backup, link }),
    }
}

impl RestoreInto {
    /// Fills the database, with all of the backup or nothing.
    pub async fn finish(self) -> Result<(), StoreError> {
        let RestoreInto { mut backup, link: Link { mut connection, .. }, .. } = self;
        let begin = "BEGIN; SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0";
        sqlx::raw_sql(begin).execute(&mut connection).await.map_err(fault::plain)?;
        for shape in &SHAPES {
            into(shape, &mut backup.connection, &mut connection).await.map_err(fault::plain)?;
        }
        // New tables are numbered after those that came.
        sqlx::query("SELECT setval(pg_get_serial_sequence('tables', 'key'), (SELECT coalesce(max(key), 0) + 1 FROM tables), false)")
            .execute(&mut connection)
            .await
            .map_err(fault::plain)?;
        sqlx::raw_sql("COMMIT; ANALYZE").execute(&mut connection).await.map_err(fault::plain)?;
        connection.close().await.map_err(fault::plain)?;
        backup.close().await
    }
}

async fn into(shape: &Shape, from: &mut SqliteConnection, to: &mut PgConnection) -> Result<(), sqlx::Error> {
    let select = format!("SELECT {} FROM {}", shape.names(), shape.in_sqlite);
    let mut rows = sqlx::query(AssertSqlSafe(select)).fetch(from);
    let mut some = Vec::with_capacity(ROWS);
    while let Some(row) = rows.try_next().await? {
        some.push(row);
        if some.len() == ROWS {
            insert(shape, &some, &mut *to).await?;
            some.clear();
        }
    }
    if some.is_empty() { Ok(()) } else { insert(shape, &some, to).await }
}

async fn insert(shape: &Shape, rows: &[SqliteRow], to: &mut PgConnection) -> Result<(), sqlx::Error> {
    let arrays = shape.places(|at, kind| match kind {
        Number => format!("${at}::bigint[]"),
        Flag => format!("${at}::boolean[]"),
        Text => format!("${at}::text[]"),
        Bytes => format!("${at}::bytea[]"),
    });
    let sql = format!("INSERT INTO {} ({}) SELECT * FROM unnest({arrays})", shape.name, shape.names());
    let mut query = sqlx::query(AssertSqlSafe(sql));
    for (at, &(_, kind)) in shape.columns.iter().enumerate() {
        let values = rows.iter().map(|row| from_sqlite(row, at, kind)).collect::<Result<Vec<_>, _>>()?;
        query = match kind {
            Number => query.bind(values.into_iter().map(number).collect::<Vec<_>>()),
            Flag => query.bind(values.into_iter().map(|value| number(value).map(|one| one != 0)).collect::<Vec<_>>()),
            Text => query.bind(values.into_iter().map(text).collect::<Vec<_>>()),
            Bytes => query.bind(values.into_iter().map(bytes).collect::<Vec<_>>()),
        };
    }
    query.execute(to).await.map(drop)
}

fn number(value: Value) -> Option<i64> {
    match value {
        Value::Number(number) => number,
        Value::Text(_) | Value::Bytes(_) => None,
    }
}

fn text(value: Value) -> Option<String> {
    match value {
        Value::Text(text) => text.map(|text| keep(&text).into_owned()),
        Value::Number(_) | Value::Bytes(_) => None,
    }
}

fn bytes(value: Value) -> Option<Vec<u8>> {
    match value {
        Value::Bytes(bytes) => bytes,
        Value::Number(_) | Value::Text(_) => None,
    }
}
