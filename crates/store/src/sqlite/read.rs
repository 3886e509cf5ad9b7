//! What the readers ask.

use sqlx::{AssertSqlSafe, QueryBuilder, Row, Sqlite, SqliteConnection, SqliteExecutor, SqlitePool, sqlite::SqliteRow};

use crate::{
    CodeRow, Event, Member, OpeningKey, OpeningKind, Person, ResultRow, Snapshot, Status, StoredTable, TableFilter,
    TableFor, TableRow, Token,
};

type Read<T> = Result<T, sqlx::Error>;

const TABLE: &str =
    "SELECT id, game, status, visibility, host, created, touched, no, header, seed, options, summary, deal FROM tables";

pub(crate) async fn person(pool: &SqlitePool, id: &str) -> Read<Option<Person>> {
    let row = sqlx::query("SELECT name, lang, created, seen FROM people WHERE id = ?").bind(id).fetch_optional(pool);
    row.await?
        .map(|row| {
            Ok(Person {
                id: id.to_owned(),
                name: row.try_get(0)?,
                lang: row.try_get(1)?,
                created: row.try_get(2)?,
                seen: row.try_get(3)?,
            })
        })
        .transpose()
}

/// Row, snapshot and tail as they stand at one moment.
pub(crate) async fn open_table(pool: &SqlitePool, id: &str) -> Read<Option<StoredTable>> {
    stored(&mut *pool.begin().await?, id).await
}

/// Row, snapshot and tail. Whoever asks sees to it that nothing changes in between.
pub(crate) async fn stored(connection: &mut SqliteConnection, id: &str) -> Read<Option<StoredTable>> {
    let sql = AssertSqlSafe(format!("{TABLE} WHERE id = ?"));
    let Some(row) = sqlx::query(sql).bind(id).fetch_optional(&mut *connection).await? else { return Ok(None) };
    let row = table(&row)?;
    let snapshot = sqlx::query("SELECT no, body FROM snapshots WHERE table_id = ?").bind(id);
    let snapshot = snapshot.fetch_optional(&mut *connection).await?;
    let snapshot = snapshot.map(|row| Read::Ok(Snapshot { no: row.try_get(0)?, body: row.try_get(1)? })).transpose()?;
    let after = snapshot.as_ref().map(|snapshot| snapshot.no);
    let events = events(connection, id, after, u32::MAX).await?;
    Ok(Some(StoredTable { row, snapshot, events }))
}

/// The events with a number above `after`, or all of them.
pub(crate) async fn events(
    connection: &mut SqliteConnection,
    table: &str,
    after: Option<u32>,
    most: u32,
) -> Read<Vec<Event>> {
    // One row with all of them in JSON: a row of its own for each event would take several times as long.
    let packed: String = sqlx::query_scalar(
        "SELECT json_group_array(json_array(no, at, author, client, body)) FROM (
             SELECT no, at, author, client, body FROM log WHERE table_key = (SELECT key FROM tables WHERE id = ?) AND no > ? ORDER BY no LIMIT ?
         )",
    )
    .bind(table)
    .bind(after.map_or(-1, i64::from))
    .bind(most)
    .fetch_one(connection)
    .await?;
    let rows: Vec<(u32, i64, String, Option<String>, String)> =
        serde_json::from_str(&packed).map_err(|error| sqlx::Error::Decode(error.into()))?;
    let event = |(no, at, by, client, body)| Event { no, at, by, client, body };
    let mut events: Vec<Event> = rows.into_iter().map(event).collect();
    events.sort_by_key(|event| event.no);
    Ok(events)
}

pub(crate) async fn events_after(pool: &SqlitePool, table: &str, after: u32, most: u32) -> Read<Vec<Event>> {
    events(&mut *pool.acquire().await?, table, Some(after), most).await
}

pub(crate) async fn first_result(
    executor: impl SqliteExecutor<'_>,
    table: &str,
    by: &str,
    client: &str,
) -> Read<Option<u32>> {
    sqlx::query_scalar(
        "SELECT no FROM log WHERE table_key = (SELECT key FROM tables WHERE id = ?) AND author = ? AND client = ?",
    )
    .bind(table)
    .bind(by)
    .bind(client)
    .fetch_optional(executor)
    .await
}

pub(crate) async fn is_table(connection: &mut SqliteConnection, id: &str) -> Read<bool> {
    sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM tables WHERE id = ?)").bind(id).fetch_one(connection).await
}

pub(crate) async fn is_event(connection: &mut SqliteConnection, table: &str, no: u32) -> Read<bool> {
    sqlx::query_scalar(
        "SELECT EXISTS (SELECT 1 FROM log WHERE table_key = (SELECT key FROM tables WHERE id = ?) AND no = ?)",
    )
    .bind(table)
    .bind(no)
    .fetch_one(connection)
    .await
}

pub(crate) async fn tables(pool: &SqlitePool, filter: &TableFilter) -> Read<Vec<TableRow>> {
    let mut query = QueryBuilder::<Sqlite>::new(TABLE);
    query.push(" WHERE true");
    for (column, value) in [("game", &filter.game), ("visibility", &filter.visibility), ("deal", &filter.deal)] {
        if let Some(value) = value {
            query.push(format_args!(" AND {column} = ")).push_bind(value);
        }
    }
    if !filter.status.is_empty() {
        let mut list = query.push(" AND status IN (").separated(", ");
        for status in &filter.status {
            list.push_bind(status.as_str());
        }
        query.push(")");
    }
    if let Some(person) = &filter.person {
        query.push(" AND id IN (SELECT table_id FROM members WHERE person = ").push_bind(person);
        query.push(if filter.listed { " AND hidden = 0)" } else { ")" });
    }
    if let Some((created, id)) = &filter.before {
        query.push(" AND (created, id) < (").push_bind(*created).push(", ").push_bind(id).push(")");
    }
    query.push(" ORDER BY created DESC, id DESC LIMIT ").push_bind(filter.most);
    query.build().fetch_all(pool).await?.iter().map(table).collect()
}

/// Tables with events their summary does not know of: all such tables, or those among `ids`.
pub(crate) async fn stale(pool: &SqlitePool, ids: Option<&[String]>, most: u32) -> Read<Vec<String>> {
    let mut query = QueryBuilder::<Sqlite>::new(
        "SELECT id FROM tables
         WHERE no < (SELECT no FROM log WHERE table_key = tables.key ORDER BY no DESC LIMIT 1)",
    );
    if let Some(ids) = ids {
        query.push(" AND id IN (SELECT value FROM json_each(").push_bind(serde_json::json!(ids).to_string()).push("))");
    }
    query.push(" ORDER BY id LIMIT ").push_bind(most);
    query.build_query_scalar().fetch_all(pool).await
}

pub(crate) async fn members(pool: &SqlitePool, table: &str) -> Read<Vec<Member>> {
    let rows = sqlx::query("SELECT person, role, seen FROM members WHERE table_id = ? ORDER BY person").bind(table);
    let member = |row: &SqliteRow| Ok(Member { person: row.try_get(0)?, role: row.try_get(1)?, seen: row.try_get(2)? });
    rows.fetch_all(pool).await?.iter().map(member).collect()
}

/// The table that a request has opened.
pub(crate) async fn opening(executor: impl SqliteExecutor<'_>, key: &OpeningKey) -> Read<Option<String>> {
    let sql = match key.kind {
        OpeningKind::Request => "SELECT table_id FROM openings WHERE person = ? AND request = ?",
        OpeningKind::Attempt => "SELECT table_id FROM attempts WHERE person = ? AND deal = ?",
    };
    sqlx::query_scalar(sql).bind(&key.person).bind(&key.request).fetch_optional(executor).await
}

pub(crate) async fn code_with(pool: &SqlitePool, code: &str) -> Read<Option<CodeRow>> {
    let row = sqlx::query("SELECT code, kind, target, created FROM codes WHERE code = ?").bind(code);
    row.fetch_optional(pool).await?.as_ref().map(code_row).transpose()
}

pub(crate) async fn code_of(pool: &SqlitePool, kind: &str, target: &str) -> Read<Option<CodeRow>> {
    let row = sqlx::query("SELECT code, kind, target, created FROM codes WHERE kind = ? AND target = ?");
    row.bind(kind).bind(target).fetch_optional(pool).await?.as_ref().map(code_row).transpose()
}

fn code_row(row: &SqliteRow) -> Read<CodeRow> {
    Ok(CodeRow { code: row.try_get(0)?, kind: row.try_get(1)?, target: row.try_get(2)?, created: row.try_get(3)? })
}

/// The day that lies `days` days of running before the last one, as days since 1970.
pub(crate) async fn day_before_last(pool: &SqlitePool, days: u32) -> Read<Option<i64>> {
    let day = sqlx::query_scalar("SELECT day FROM days ORDER BY day DESC LIMIT 1 OFFSET ?").bind(days);
    day.fetch_optional(pool).await
}

/// The newest token of a person for a purpose.
pub(crate) async fn token_of_person(pool: &SqlitePool, person: &str, purpose: &str) -> Read<Option<Token>> {
    let row = sqlx::query("SELECT * FROM tokens WHERE person = ? AND purpose = ? ORDER BY created DESC LIMIT 1");
    row.bind(person).bind(purpose).fetch_optional(pool).await?.as_ref().map(token).transpose()
}

pub(crate) async fn token_with(pool: &SqlitePool, hash: &[u8; 32]) -> Read<Option<Token>> {
    let row = sqlx::query("SELECT * FROM tokens WHERE hash = ?").bind(hash.as_slice()).fetch_optional(pool).await?;
    row.as_ref().map(token).transpose()
}

pub(crate) async fn tokens_of(pool: &SqlitePool, table: &str) -> Read<Vec<Token>> {
    let rows = sqlx::query("SELECT * FROM tokens WHERE table_id = ? ORDER BY created, id").bind(table);
    rows.fetch_all(pool).await?.iter().map(token).collect()
}

pub(crate) async fn results(pool: &SqlitePool, deal: &str, most: u32) -> Read<Vec<ResultRow>> {
    let rows = sqlx::query(
        "SELECT deal, table_id, finished_at, body, score, unproven FROM results WHERE deal = ?
         ORDER BY unproven, score DESC, finished_at, table_id LIMIT ?",
    );
    rows.bind(deal).bind(most).fetch_all(pool).await?.iter().map(result).collect()
}

pub(crate) async fn results_of(pool: &SqlitePool, tables: &[String]) -> Read<Vec<ResultRow>> {
    let rows = sqlx::query(
        "SELECT deal, table_id, finished_at, body, score, unproven FROM results
         WHERE table_id IN (SELECT value FROM json_each(?)) ORDER BY table_id",
    );
    rows.bind(serde_json::json!(tables).to_string()).fetch_all(pool).await?.iter().map(result).collect()
}

pub(crate) async fn created(pool: &SqlitePool, table: &str) -> Read<Option<i64>> {
    sqlx::query_scalar("SELECT created FROM tables WHERE id = ?").bind(table).fetch_optional(pool).await
}

pub(crate) async fn table_for(pool: &SqlitePool, table: &str, person: &str) -> Read<Option<TableFor>> {
    let row = sqlx::query(
        "SELECT game, status, visibility,
             EXISTS (SELECT 1 FROM members WHERE table_id = tables.id AND person = ?2),
             EXISTS (SELECT 1 FROM traces WHERE table_id = tables.id AND person = ?2)
         FROM tables WHERE id = ?1",
    );
    let found = row.bind(table).bind(person).fetch_optional(pool).await?;
    let of = |row: SqliteRow| {
        Ok(TableFor {
            game: row.try_get(0)?,
            status: status(row.try_get(1)?)?,
            visibility: row.try_get(2)?,
            member: row.try_get(3)?,
            traced: row.try_get(4)?,
        })
    };
    found.map(of).transpose()
}

/// How a table ended, if that is kept.
pub(crate) async fn result_of(pool: &SqlitePool, table: &str) -> Read<Option<String>> {
    sqlx::query_scalar("SELECT body FROM results WHERE table_id = ?").bind(table).fetch_optional(pool).await
}

pub(crate) async fn turning_points(pool: &SqlitePool, table: &str) -> Read<Option<String>> {
    sqlx::query_scalar("SELECT body FROM turning_points WHERE table_id = ?").bind(table).fetch_optional(pool).await
}

fn result(row: &SqliteRow) -> Read<ResultRow> {
    Ok(ResultRow {
        deal: row.try_get(0)?,
        table: row.try_get(1)?,
        finished_at: row.try_get(2)?,
        body: row.try_get(3)?,
        score: row.try_get(4)?,
        unproven: row.try_get(5)?,
    })
}

fn table(row: &SqliteRow) -> Read<TableRow> {
    Ok(TableRow {
        id: row.try_get("id")?,
        game: row.try_get("game")?,
        status: status(row.try_get("status")?)?,
        visibility: row.try_get("visibility")?,
        host: row.try_get("host")?,
        created: row.try_get("created")?,
        touched: row.try_get("touched")?,
        no: row.try_get("no")?,
        header: row.try_get("header")?,
        seed: bytes(row, "seed")?,
        options: row.try_get("options")?,
        summary: row.try_get("summary")?,
        deal: row.try_get("deal")?,
    })
}

fn status(word: &str) -> Read<Status> {
    Status::from_word(word).ok_or_else(|| odd(format!("a table has the status {word:?}")))
}

pub(crate) fn token(row: &SqliteRow) -> Read<Token> {
    Ok(Token {
        hash: bytes(row, "hash")?,
        id: row.try_get("id")?,
        purpose: row.try_get("purpose")?,
        table: row.try_get("table_id")?,
        person: row.try_get("person")?,
        body: row.try_get("body")?,
        created: row.try_get("created")?,
        expires: row.try_get("expires")?,
        revoked: row.try_get("revoked")?,
    })
}

fn bytes(row: &SqliteRow, column: &str) -> Read<[u8; 32]> {
    let stored: &[u8] = row.try_get(column)?;
    stored.try_into().map_err(|_| odd(format!("{column} has {} bytes instead of 32", stored.len())))
}

fn odd(what: String) -> sqlx::Error {
    sqlx::Error::Decode(what.into())
}
