//! Everything the writer can be asked to do, and how it is done within a transaction that is already open.

use std::collections::BTreeSet;

use sqlx::{AssertSqlSafe, SqliteConnection};

use super::{
    bulk::Bulk,
    fault::{self, Fault},
    open::MOST_PAGES,
    read,
};
use crate::{
    Batch, CodeRow, Fence, MemberChange, NewSnapshot, OpeningKey, OpeningKind, Person, ResultRow, StoreError, TableRow,
    Token,
    op::{Answer, NewTable, Op},
};

/// Why a write was not done.
pub(super) enum Trouble {
    /// SQLite says no.
    Sql(sqlx::Error),
    /// It contradicts what is stored, and the error for the caller is known.
    Refused(StoreError),
}

impl From<sqlx::Error> for Trouble {
    fn from(error: sqlx::Error) -> Trouble {
        Trouble::Sql(error)
    }
}

impl Trouble {
    /// Whether the fault is that of one write, so that others beside it may succeed.
    pub(super) fn is_of_one(&self) -> bool {
        match self {
            Trouble::Sql(error) => Fault::of(error) == Fault::Contradiction,
            Trouble::Refused(_) => true,
        }
    }

    pub(super) fn is_full(&self) -> bool {
        matches!(self, Trouble::Sql(error) if Fault::of(error) == Fault::Full)
    }

    pub(super) fn plain(self) -> StoreError {
        match self {
            Trouble::Sql(error) => fault::plain(error),
            Trouble::Refused(error) => error,
        }
    }
}

pub(super) type Done<T = ()> = Result<T, Trouble>;

/// Carries out everything but the insertion of events.
pub(super) async fn carry_out(op: &Op, bulk: &Bulk, connection: &mut SqliteConnection) -> Done<Answer> {
    match op {
        Op::Append(batch) => extras(batch, connection).await?,
        Op::CreateTable(new) => {
            let NewTable { row, batch, key, quota } = &**new;
            if let Some(key) = key
                && let Some(table) = read::opening(&mut *connection, key).await?
            {
                return Err(Trouble::Refused(StoreError::Opened { table }));
            }
            let address = match quota {
                Some(quota) => super::quota::hold(row, quota, connection).await?,
                None => None,
            };
            insert_table(row, connection).await?;
            if let Some(address) = address {
                super::quota::note(&row.id, &address, connection).await?;
            }
            if let Some(key) = key {
                keep_opening(key, &row.id, connection).await?;
            }
            extras(batch, connection).await?;
            return Ok(Answer::Fence(Fence::ALONE));
        }
        Op::SaveSnapshot(snapshot) => {
            let NewSnapshot { table, no, body, row, bytes, fence: _ } = &**snapshot;
            bulk.update(&mut *connection, [(table.as_str(), row)].into_iter()).await?;
            save_snapshot(table, *no, body, &mut *connection).await?;
            super::quota::count(table, *bytes, connection).await?;
        }
        Op::SavePerson(person) => save_person(person, connection).await?,
        Op::Look { table, person, no } => {
            sqlx::query("UPDATE members SET seen = max(seen, ?) WHERE table_id = ? AND person = ?")
                .bind(no)
                .bind(table)
                .bind(person)
                .execute(connection)
                .await?;
        }
        Op::Hide { table, person, hidden } => {
            let done = sqlx::query("UPDATE members SET hidden = ? WHERE table_id = ? AND person = ?")
                .bind(hidden)
                .bind(table)
                .bind(person)
                .execute(connection)
                .await?;
            return Ok(Answer::Count(done.rows_affected()));
        }
        Op::PutToken(token) => put_token(token, connection).await?,
        Op::ReplaceToken(token) => {
            sqlx::query("DELETE FROM tokens WHERE person = ? AND purpose = ?")
                .bind(&token.person)
                .bind(&token.purpose)
                .execute(&mut *connection)
                .await?;
            put_token(token, connection).await?;
        }
        Op::PutCode(code) => put_code(code, connection).await?,
        Op::RenewToken { id, hash } => {
            let done = sqlx::query("UPDATE tokens SET hash = ? WHERE id = ? AND revoked = 0")
                .bind(hash.as_slice())
                .bind(id)
                .execute(connection)
                .await?;
            return Ok(Answer::Count(done.rows_affected()));
        }
        Op::TakeToken(hash) => {
            let row = sqlx::query("DELETE FROM tokens WHERE hash = ? AND revoked = 0 RETURNING *")
                .bind(hash.as_slice())
                .fetch_all(connection)
                .await?;
            return Ok(Answer::Token(row.first().map(read::token).transpose()?));
        }
        Op::RevokeToken(id) => {
            let done = sqlx::query("UPDATE tokens SET revoked = 1 WHERE id = ?").bind(id).execute(connection).await?;
            return Ok(Answer::Count(done.rows_affected()));
        }
        Op::RemoveToken(id) => {
            sqlx::query("DELETE FROM tokens WHERE id = ?").bind(id).execute(connection).await?;
        }
        Op::People(op) => return super::people::carry_out(op, connection).await,
        Op::NoteDay(day) => {
            sqlx::query("INSERT INTO days (day) VALUES (?) ON CONFLICT DO NOTHING")
                .bind(day)
                .execute(connection)
                .await?;
        }
        // A table that is gone by now keeps none.
        Op::KeepTurningPoints { table, body } => {
            sqlx::query(
                "INSERT INTO turning_points (table_id, body) SELECT id, ?2 FROM tables WHERE id = ?1
                 ON CONFLICT (table_id) DO UPDATE SET body = excluded.body",
            )
            .bind(table)
            .bind(body)
            .execute(connection)
            .await?;
        }
        Op::Sweep { untouched_since, most } => {
            return Ok(Answer::Count(sweep(*untouched_since, *most, connection).await?));
        }
        Op::SweepTokens { before } => {
            let done = sqlx::query("DELETE FROM tokens WHERE expires < ?1 OR (revoked = 1 AND created < ?1)")
                .bind(before)
                .execute(connection)
                .await?;
            return Ok(Answer::Count(done.rows_affected()));
        }
        Op::Pulse => {
            sqlx::query("UPDATE pulse SET count = count + 1 RETURNING count").fetch_all(connection).await?;
        }
        Op::LimitPages(pages) => {
            let sql = AssertSqlSafe(format!("PRAGMA max_page_count = {}", pages.unwrap_or(MOST_PAGES)));
            sqlx::query(sql).persistent(false).fetch_all(connection).await?;
        }
        // Outside of a transaction, by the writer itself.
        Op::Scrub | Op::Close => {}
        // One server has the whole database.
        #[cfg(feature = "postgres")]
        Op::Lease(_) => {}
    }
    Ok(Answer::Done)
}

/// What goes with the events of a batch, but for the change of its table's row.
async fn extras(batch: &Batch, connection: &mut SqliteConnection) -> Done {
    for member in &batch.members {
        change_member(&batch.table, member, connection).await?;
    }
    if let Some(result) = &batch.result {
        save_result(result, connection).await?;
    }
    Ok(())
}

async fn insert_table(row: &TableRow, connection: &mut SqliteConnection) -> Done {
    let inserted = sqlx::query(
        "INSERT INTO tables (id, game, status, visibility, host, created, touched, no, header, seed, options, summary, deal)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
    )
    .bind(&row.id)
    .bind(&row.game)
    .bind(row.status.as_str())
    .bind(&row.visibility)
    .bind(&row.host)
    .bind(row.created)
    .bind(row.touched)
    .bind(row.no)
    .bind(&row.header)
    .bind(row.seed.as_slice())
    .bind(&row.options)
    .bind(&row.summary)
    .bind(&row.deal)
    .execute(connection)
    .await?;
    match inserted.rows_affected() {
        0 => Err(Trouble::Refused(StoreError::Exists { what: "table", id: row.id.clone() })),
        _ => Ok(()),
    }
}

async fn keep_opening(key: &OpeningKey, table: &str, connection: &mut SqliteConnection) -> Done {
    let sql = match key.kind {
        OpeningKind::Request => "INSERT INTO openings (person, request, table_id) VALUES (?, ?, ?)",
        OpeningKind::Attempt => "INSERT INTO attempts (person, deal, table_id) VALUES (?, ?, ?)",
    };
    sqlx::query(sql).bind(&key.person).bind(&key.request).bind(table).execute(connection).await?;
    Ok(())
}

/// A code that is taken is refused, and so is a second one for the same thing.
async fn put_code(code: &CodeRow, connection: &mut SqliteConnection) -> Done {
    let inserted =
        sqlx::query("INSERT INTO codes (code, kind, target, created) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING")
            .bind(&code.code)
            .bind(&code.kind)
            .bind(&code.target)
            .bind(code.created)
            .execute(connection)
            .await?;
    match inserted.rows_affected() {
        0 => Err(Trouble::Refused(StoreError::Exists { what: "code", id: code.code.clone() })),
        _ => Ok(()),
    }
}

async fn change_member(table: &str, change: &MemberChange, connection: &mut SqliteConnection) -> Done {
    let query = match change {
        MemberChange::Put { person, role } => sqlx::query(
            "INSERT INTO members (table_id, person, role) VALUES (?, ?, ?)
             ON CONFLICT (table_id, person) DO UPDATE SET role = excluded.role WHERE role <> excluded.role",
        )
        .bind(table)
        .bind(person)
        .bind(role),
        MemberChange::Remove { person } => {
            trace(table, person, &mut *connection).await?;
            sqlx::query("DELETE FROM members WHERE table_id = ? AND person = ?").bind(table).bind(person)
        }
        MemberChange::Trace { person } => return trace(table, person, connection).await,
    };
    query.execute(connection).await?;
    Ok(())
}

async fn trace(table: &str, person: &str, connection: &mut SqliteConnection) -> Done {
    sqlx::query("INSERT INTO traces (person, table_id) VALUES (?, ?) ON CONFLICT DO NOTHING")
        .bind(person)
        .bind(table)
        .execute(connection)
        .await?;
    Ok(())
}

/// A person is proven who was known for a day when the game ended; programs have nothing to prove.
async fn save_result(result: &ResultRow, connection: &mut SqliteConnection) -> Done {
    sqlx::query(
        "INSERT INTO results (table_id, deal, finished_at, score, body, unproven) VALUES (?1, ?2, ?3, ?4, ?5, EXISTS (
             SELECT 1 FROM json_each(?5, '$.persons') AS one LEFT JOIN people ON people.id = one.value
             WHERE one.type = 'text' AND one.value NOT LIKE 'program %'
             AND (people.id IS NULL OR people.created > ?3 - 86400000)
         ))
         ON CONFLICT (table_id) DO UPDATE SET
             deal = excluded.deal, finished_at = excluded.finished_at, score = excluded.score, body = excluded.body,
             unproven = excluded.unproven",
    )
    .bind(&result.table)
    .bind(&result.deal)
    .bind(result.finished_at)
    .bind(result.score)
    .bind(&result.body)
    .execute(connection)
    .await?;
    Ok(())
}

async fn save_snapshot(table: &str, no: u32, body: &[u8], connection: &mut SqliteConnection) -> Done {
    sqlx::query(
        "INSERT INTO snapshots (table_id, no, body) VALUES (?, ?, ?)
         ON CONFLICT (table_id) DO UPDATE SET no = excluded.no, body = excluded.body WHERE excluded.no >= no",
    )
    .bind(table)
    .bind(no)
    .bind(body)
    .execute(connection)
    .await?;
    Ok(())
}

async fn save_person(person: &Person, connection: &mut SqliteConnection) -> Done {
    sqlx::query(
        "INSERT INTO people (id, name, lang, created, seen) VALUES (?, ?, ?, ?, ?)
         ON CONFLICT (id) DO UPDATE SET
             name = excluded.name, lang = excluded.lang, created = excluded.created, seen = excluded.seen",
    )
    .bind(&person.id)
    .bind(&person.name)
    .bind(&person.lang)
    .bind(person.created)
    .bind(person.seen)
    .execute(connection)
    .await?;
    Ok(())
}

pub(super) async fn put_token(token: &Token, connection: &mut SqliteConnection) -> Done {
    let inserted = sqlx::query(
        "INSERT INTO tokens (hash, id, purpose, table_id, person, body, created, expires, revoked)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
    )
    .bind(token.hash.as_slice())
    .bind(&token.id)
    .bind(&token.purpose)
    .bind(&token.table)
    .bind(&token.person)
    .bind(&token.body)
    .bind(token.created)
    .bind(token.expires)
    .bind(token.revoked)
    .execute(connection)
    .await?;
    match inserted.rows_affected() {
        0 => Err(Trouble::Refused(StoreError::Exists { what: "token", id: token.id.clone() })),
        _ => Ok(()),
    }
}

/// Moves the fresh events to their place in the log.
pub(super) async fn tidy(connection: &mut SqliteConnection) -> Result<(), sqlx::Error> {
    sqlx::query(
        "INSERT INTO events (table_key, no, at, author, client, body)
         SELECT table_key, no, at, author, client, body FROM fresh ORDER BY table_key, no",
    )
    .execute(&mut *connection)
    .await?;
    sqlx::query("DELETE FROM fresh").execute(connection).await?;
    Ok(())
}

pub(super) async fn count_fresh(connection: &mut SqliteConnection) -> Result<u32, sqlx::Error> {
    sqlx::query_scalar("SELECT count(*) FROM fresh").fetch_one(connection).await
}

/// A summary may lag behind the log, so the last event has its say too; a table whose summary lags is left alone, for
/// it may be finished.
async fn sweep(untouched_since: i64, most: u32, connection: &mut SqliteConnection) -> Done<u64> {
    let removed = sqlx::query(
        "DELETE FROM tables WHERE id IN (
             SELECT t.id FROM tables t
             WHERE t.status <> 'finished' AND t.touched < ?1
             AND NOT EXISTS (
                 SELECT 1 FROM (SELECT no, at FROM log WHERE table_key = t.key ORDER BY no DESC LIMIT 1) AS last
                 WHERE last.at >= ?1 OR last.no > t.no
             )
             LIMIT ?2
         )",
    )
    .bind(untouched_since)
    .bind(most)
    .execute(connection)
    .await?;
    Ok(removed.rows_affected())
}

/// Puts a contradiction into words for the caller, after its write was taken back.
pub(super) async fn explain(op: &Op, trouble: Trouble, connection: &mut SqliteConnection) -> StoreError {
    let clash = match (op, &trouble) {
        (_, Trouble::Refused(_)) => return trouble.plain(),
        (Op::Append(batch), _) => clash(op, batch, connection).await,
        (Op::CreateTable(new), _) => clash(op, &new.batch, connection).await,
        (Op::PutToken(Token { table: Some(table), .. }), _) => Ok(Some(StoreError::NoTable { table: table.clone() })),
        _ => Ok(None),
    };
    match clash {
        Ok(Some(error)) => error,
        Ok(None) => trouble.plain(),
        Err(error) => fault::plain(error),
    }
}

/// What in a batch contradicts what is stored, or itself. A repeated command is told before a number that is taken,
/// because a command that is sent again has both.
async fn clash(op: &Op, batch: &Batch, connection: &mut SqliteConnection) -> Result<Option<StoreError>, sqlx::Error> {
    let table = || batch.table.clone();
    if matches!(op, Op::Append(_)) && !read::is_table(&mut *connection, &batch.table).await? {
        return Ok(Some(StoreError::NoTable { table: table() }));
    }
    for event in &batch.events {
        let Some(client) = &event.client else { continue };
        if let Some(no) = read::first_result(&mut *connection, &batch.table, &event.by, client).await? {
            return Ok(Some(StoreError::Repeated { table: table(), client: client.clone(), no }));
        }
    }
    let (mut numbers, mut commands) = (BTreeSet::new(), BTreeSet::new());
    for event in &batch.events {
        let command = event.client.as_ref().map(|client| (&event.by, client));
        let twice = !numbers.insert(event.no) || command.is_some_and(|command| !commands.insert(command));
        if twice || read::is_event(&mut *connection, &batch.table, event.no).await? {
            return Ok(Some(StoreError::Conflict { table: table(), no: event.no }));
        }
    }
    Ok(None)
}
