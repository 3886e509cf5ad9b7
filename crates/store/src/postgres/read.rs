//! What the readers ask.

use sqlx::{AssertSqlSafe, PgConnection, PgExecutor, PgPool, Postgres, QueryBuilder, Row, postgres::PgRow};

use super::text::{bytes, keep, kept, maybe, number, odd, text};
use crate::{
    CodeRow, Event, Member, OpeningKey, OpeningKind, Person, ResultRow, Snapshot, Status, StoredTable, TableFilter,
    TableFor, TableRow, Token,
};

pub(super) type Read<T> = Result<T, sqlx::Error>;

const TABLE: &str =
    "SELECT id, game, status, visibility, host, created, touched, no, header, seed, options, summary, deal FROM tables";

/// The columns of the events that `picked` gives, each as an array: one row is read many times faster than a row an event.
const PACKED: &str = "array_agg(no ORDER BY no), array_agg(at ORDER BY no), array_agg(author ORDER BY no),
    array_agg(client ORDER BY no), array_agg(body ORDER BY no)";

pub(crate) async fn person(pool: &PgPool, id: &str) -> Read<Option<Person>> {
    let row = sqlx::query("SELECT id, name, lang, created, seen FROM people WHERE id = $1").bind(keep(id));
    row.fetch_optional(pool).await?.as_ref().map(person_row).transpose()
}

pub(super) fn person_row(row: &PgRow) -> Read<Person> {
    Ok(Person {
        id: text(row, "id")?,
        name: text(row, "name")?,
        lang: maybe(row, "lang")?,
        created: row.try_get("created")?,
        seen: row.try_get("seen")?,
    })
}

/// Row, snapshot and tail as they stand at one moment, which is that of one statement.
pub(crate) async fn open_table(pool: &PgPool, id: &str) -> Read<Option<StoredTable>> {
    let sql = format!(
        "WITH found AS (SELECT * FROM tables WHERE id = $1), snapshot AS (SELECT no, body FROM snapshots WHERE table_id = $1),
         picked AS (
             SELECT {PACKED} FROM events
             WHERE table_key = (SELECT key FROM found) AND no > coalesce((SELECT no FROM snapshot), -1)
         )
         SELECT picked.*, snapshot.no AS snapshot_no, snapshot.body AS snapshot_body, found.*
         FROM found LEFT JOIN snapshot ON true CROSS JOIN picked"
    );
    let row = sqlx::query(AssertSqlSafe(sql)).bind(keep(id)).fetch_optional(pool).await?;
    let Some(row) = row else { return Ok(None) };
    let snapshot = match row.try_get::<Option<i64>, _>("snapshot_no")? {
        None => None,
        Some(_) => Some(Snapshot { no: number(&row, "snapshot_no")?, body: row.try_get("snapshot_body")? }),
    };
    Ok(Some(StoredTable { row: table(&row)?, snapshot, events: unpack(&row)? }))
}

pub(crate) async fn events_after(pool: &PgPool, table: &str, after: u32, most: u32) -> Read<Vec<Event>> {
    let sql = format!(
        "SELECT {PACKED} FROM (
             SELECT no, at, author, client, body FROM events
             WHERE table_key = (SELECT key FROM tables WHERE id = $1) AND no > $2 ORDER BY no LIMIT $3
         ) AS picked"
    );
    let row = sqlx::query(AssertSqlSafe(sql)).bind(keep(table)).bind(i64::from(after)).bind(i64::from(most));
    unpack(&row.fetch_one(pool).await?)
}

/// The events in the first five columns of a row; of none there are no arrays.
fn unpack(row: &PgRow) -> Read<Vec<Event>> {
    let Some(numbers) = row.try_get::<Option<Vec<i64>>, _>(0)? else { return Ok(Vec::new()) };
    let (at, authors): (Vec<i64>, Vec<String>) = (row.try_get(1)?, row.try_get(2)?);
    let (clients, bodies): (Vec<Option<String>>, Vec<String>) = (row.try_get(3)?, row.try_get(4)?);
    let rest = at.into_iter().zip(authors).zip(clients).zip(bodies);
    let mut events = Vec::with_capacity(numbers.len());
    for (no, (((at, by), client), body)) in numbers.into_iter().zip(rest) {
        let no = no.try_into().map_err(|_| odd(format!("{no} is no number of an event")))?;
        events.push(Event { no, at, by: kept(by), client: client.map(kept), body: kept(body) });
    }
    Ok(events)
}

pub(crate) async fn first_result(
    executor: impl PgExecutor<'_>,
    table: &str,
    by: &str,
    client: &str,
) -> Read<Option<u32>> {
    let row = sqlx::query(
        "SELECT no FROM events WHERE table_key = (SELECT key FROM tables WHERE id = $1) AND author = $2 AND client = $3",
    );
    let row = row.bind(keep(table)).bind(keep(by)).bind(keep(client)).fetch_optional(executor).await?;
    row.as_ref().map(|row| number(row, 0)).transpose()
}

pub(super) async fn is_table(connection: &mut PgConnection, id: &str) -> Read<bool> {
    sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM tables WHERE id = $1)").bind(keep(id)).fetch_one(connection).await
}

pub(super) async fn is_event(connection: &mut PgConnection, table: &str, no: u32) -> Read<bool> {
    sqlx::query_scalar(
        "SELECT EXISTS (SELECT 1 FROM events WHERE table_key = (SELECT key FROM tables WHERE id = $1) AND no = $2)",
    )
    .bind(keep(table))
    .bind(i64::from(no))
    .fetch_one(connection)
    .await
}

pub(crate) async fn tables(pool: &PgPool, filter: &TableFilter) -> Read<Vec<TableRow>> {
    let mut query = QueryBuilder::<Postgres>::new(TABLE);
    query.push(" WHERE true");
    for (column, value) in [("game", &filter.game), ("visibility", &filter.visibility), ("deal", &filter.deal)] {
        if let Some(value) = value {
            query.push(format_args!(" AND {column} = ")).push_bind(keep(value));
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
        query.push(" AND id IN (SELECT table_id FROM members WHERE person = ").push_bind(keep(person));
        query.push(if filter.listed { " AND NOT hidden)" } else { ")" });
    }
    if let Some((created, id)) = &filter.before {
        query.push(" AND (created, id) < (").push_bind(*created).push(", ").push_bind(keep(id)).push(")");
    }
    query.push(" ORDER BY created DESC, id DESC LIMIT ").push_bind(i64::from(filter.most));
    query.build().fetch_all(pool).await?.iter().map(table).collect()
}

/// Tables with events their summary does not know of: all such tables, or those among `ids`.
pub(crate) async fn stale(pool: &PgPool, ids: Option<&[String]>, most: u32) -> Read<Vec<String>> {
    let ids: Option<Vec<_>> = ids.map(|ids| ids.iter().map(|id| keep(id)).collect());
    let found = sqlx::query_scalar(
        "SELECT id FROM tables
         WHERE no < (SELECT no FROM events WHERE table_key = tables.key ORDER BY no DESC LIMIT 1)
         AND ($1::text[] IS NULL OR id = ANY ($1))
         ORDER BY id LIMIT $2",
    );
    let found: Vec<String> = found.bind(ids).bind(i64::from(most)).fetch_all(pool).await?;
    Ok(found.into_iter().map(kept).collect())
}

pub(crate) async fn members(pool: &PgPool, table: &str) -> Read<Vec<Member>> {
    let rows = sqlx::query("SELECT person, role, seen FROM members WHERE table_id = $1 ORDER BY person");
    let member = |row: &PgRow| Ok(Member { person: text(row, 0)?, role: text(row, 1)?, seen: number(row, 2)? });
    rows.bind(keep(table)).fetch_all(pool).await?.iter().map(member).collect()
}

/// The table that a request has opened.
pub(crate) async fn opening(executor: impl PgExecutor<'_>, key: &OpeningKey) -> Read<Option<String>> {
    let sql = match key.kind {
        OpeningKind::Request => "SELECT table_id FROM openings WHERE person = $1 AND request = $2",
        OpeningKind::Attempt => "SELECT table_id FROM attempts WHERE person = $1 AND deal = $2",
    };
    let found = sqlx::query(sql).bind(keep(&key.person)).bind(keep(&key.request)).fetch_optional(executor).await?;
    found.as_ref().map(|row| text(row, 0)).transpose()
}

pub(crate) async fn code_with(pool: &PgPool, code: &str) -> Read<Option<CodeRow>> {
    let row = sqlx::query("SELECT code, kind, target, created FROM codes WHERE code = $1").bind(keep(code));
    row.fetch_optional(pool).await?.as_ref().map(code_row).transpose()
}

pub(crate) async fn code_of(pool: &PgPool, kind: &str, target: &str) -> Read<Option<CodeRow>> {
    let row = sqlx::query("SELECT code, kind, target, created FROM codes WHERE kind = $1 AND target = $2");
    row.bind(keep(kind)).bind(keep(target)).fetch_optional(pool).await?.as_ref().map(code_row).transpose()
}

fn code_row(row: &PgRow) -> Read<CodeRow> {
    Ok(CodeRow { code: text(row, 0)?, kind: text(row, 1)?, target: text(row, 2)?, created: row.try_get(3)? })
}

/// The day that lies `days` days of running before the last one, as days since 1970.
pub(crate) async fn day_before_last(pool: &PgPool, days: u32) -> Read<Option<i64>> {
    let day = sqlx::query_scalar("SELECT day FROM days ORDER BY day DESC LIMIT 1 OFFSET $1").bind(i64::from(days));
    day.fetch_optional(pool).await
}

/// The newest token of a person for a purpose.
pub(crate) async fn token_of_person(pool: &PgPool, person: &str, purpose: &str) -> Read<Option<Token>> {
    let row = sqlx::query("SELECT * FROM tokens WHERE person = $1 AND purpose = $2 ORDER BY created DESC LIMIT 1");
    row.bind(keep(person)).bind(keep(purpose)).fetch_optional(pool).await?.as_ref().map(token).transpose()
}

pub(crate) async fn token_with(pool: &PgPool, hash: &[u8; 32]) -> Read<Option<Token>> {
    let row = sqlx::query("SELECT * FROM tokens WHERE hash = $1").bind(hash.as_slice()).fetch_optional(pool).await?;
    row.as_ref().map(token).transpose()
}

pub(crate) async fn tokens_of(pool: &PgPool, table: &str) -> Read<Vec<Token>> {
    let rows = sqlx::query("SELECT * FROM tokens WHERE table_id = $1 ORDER BY created, id").bind(keep(table));
    rows.fetch_all(pool).await?.iter().map(token).collect()
}

pub(crate) async fn results(pool: &PgPool, deal: &str, most: u32) -> Read<Vec<ResultRow>> {
    let rows = sqlx::query(
        "SELECT deal, table_id, finished_at, body, score, unproven FROM results WHERE deal = $1
         ORDER BY unproven, score DESC, finished_at, table_id LIMIT $2",
    );
    rows.bind(keep(deal)).bind(i64::from(most)).fetch_all(pool).await?.iter().map(result).collect()
}

pub(crate) async fn results_of(pool: &PgPool, tables: &[String]) -> Read<Vec<ResultRow>> {
    let tables: Vec<_> = tables.iter().map(|id| keep(id)).collect();
    let rows = sqlx::query(
        "SELECT deal, table_id, finished_at, body, score, unproven FROM results
         WHERE table_id = ANY ($1) ORDER BY table_id",
    );
    rows.bind(tables).fetch_all(pool).await?.iter().map(result).collect()
}

pub(crate) async fn created(pool: &PgPool, table: &str) -> Read<Option<i64>> {
    sqlx::query_scalar("SELECT created FROM tables WHERE id = $1").bind(keep(table)).fetch_optional(pool).await
}

pub(crate) async fn table_for(pool: &PgPool, table: &str, person: &str) -> Read<Option<TableFor>> {
    let row = sqlx::query(
        "SELECT game, status, visibility,
             EXISTS (SELECT 1 FROM members WHERE table_id = tables.id AND person = $2),
             EXISTS (SELECT 1 FROM traces WHERE table_id = tables.id AND person = $2)
         FROM tables WHERE id = $1",
    );
    let found = row.bind(keep(table)).bind(keep(person)).fetch_optional(pool).await?;
    let of = |row: PgRow| {
        Ok(TableFor {
            game: text(&row, 0)?,
            status: status(row.try_get(1)?)?,
            visibility: text(&row, 2)?,
            member: row.try_get(3)?,
            traced: row.try_get(4)?,
        })
    };
    found.map(of).transpose()
}

/// How a table ended, if that is kept.
pub(crate) async fn result_of(pool: &PgPool, table: &str) -> Read<Option<String>> {
    let row =
        sqlx::query("SELECT body FROM results WHERE table_id = $1").bind(keep(table)).fetch_optional(pool).await?;
    row.as_ref().map(|row| text(row, 0)).transpose()
}

pub(crate) async fn turning_points(pool: &PgPool, table: &str) -> Read<Option<String>> {
    let row = sqlx::query("SELECT body FROM turning_points WHERE table_id = $1").bind(keep(table));
    row.fetch_optional(pool).await?.as_ref().map(|row| text(row, 0)).transpose()
}

fn result(row: &PgRow) -> Read<ResultRow> {
    Ok(ResultRow {
        deal: text(row, 0)?,
        table: text(row, 1)?,
        finished_at: row.try_get(2)?,
        body: text(row, 3)?,
        score: row.try_get(4)?,
        unproven: row.try_get(5)?,
    })
}

fn table(row: &PgRow) -> Read<TableRow> {
    Ok(TableRow {
        id: text(row, "id")?,
        game: text(row, "game")?,
        status: status(row.try_get("status")?)?,
        visibility: text(row, "visibility")?,
        host: text(row, "host")?,
        created: row.try_get("created")?,
        touched: row.try_get("touched")?,
        no: number(row, "no")?,
        header: text(row, "header")?,
        seed: bytes(row, "seed")?,
        options: text(row, "options")?,
        summary: text(row, "summary")?,
        deal: text(row, "deal")?,
    })
}

fn status(word: &str) -> Read<Status> {
    Status::from_word(word).ok_or_else(|| odd(format!("a table has the status {word:?}")))
}

pub(super) fn token(row: &PgRow) -> Read<Token> {
    Ok(Token {
        hash: bytes(row, "hash")?,
        id: text(row, "id")?,
        purpose: text(row, "purpose")?,
        table: maybe(row, "table_id")?,
        person: maybe(row, "person")?,
        body: text(row, "body")?,
        created: row.try_get("created")?,
        expires: row.try_get("expires")?,
        revoked: row.try_get("revoked")?,
    })
}
