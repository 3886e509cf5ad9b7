//! How each write is done within a transaction that is already open.

use std::collections::BTreeSet;

use sqlx::PgConnection;
use tabletop::never;

use super::{
    append::{self, Mark, Statements},
    fault::{self, Fault},
    people, quota, read,
    text::keep,
};
use crate::{
    Batch, CodeRow, Fence, MemberChange, NewSnapshot, OpeningKey, OpeningKind, Person, ResultRow, StoreError, TableRow,
    Token,
    lease::Joined,
    op::{Answer, NewTable, Op},
};

/// Why a write was not done.
#[derive(Debug)]
pub(super) enum Trouble {
    /// PostgreSQL says no.
    Sql(sqlx::Error),
    /// It contradicts what is stored, and the error for the caller is known.
    Refused(StoreError),
    /// A table of a run is not there, or not this server's.
    NotHeld,
}

impl From<sqlx::Error> for Trouble {
    fn from(error: sqlx::Error) -> Trouble {
        Trouble::Sql(error)
    }
}

impl Trouble {
    /// Whether the fault is that of one write, so that others beside it may succeed.
    pub(super) fn is_of_one(&self) -> bool {
        matches!(self, Trouble::Refused(_) | Trouble::NotHeld) || self.is(Fault::Contradiction)
    }

    pub(super) fn is(&self, fault: Fault) -> bool {
        matches!(self, Trouble::Sql(error) if Fault::of(error) == fault)
    }

    pub(super) fn plain(self) -> StoreError {
        match self {
            Trouble::Sql(error) => fault::plain(error),
            Trouble::Refused(error) => error,
            Trouble::NotHeld => {
                never!("a table that is not held was not explained");
                StoreError::Locked
            }
        }
    }
}

pub(super) type Done<T = ()> = Result<T, Trouble>;

/// What carrying out needs beside the connection.
pub(super) struct Tools {
    pub statements: Statements,
    /// Do several servers share the database?
    pub several: bool,
    pub joined: Joined,
}

impl Tools {
    /// Runs of appends share a statement; everything keeps its order.
    pub(super) async fn run(&self, ops: &[Op], mark: Mark, connection: &mut PgConnection) -> Done<Vec<Answer>> {
        let batches: Vec<&Batch> = ops.iter().filter_map(batch).collect();
        if batches.len() == ops.len() {
            self.append(&batches, mark, &mut *connection).await?;
            return Ok(ops.iter().map(|_| Answer::Done).collect());
        }
        let mut answers = Vec::with_capacity(ops.len());
        for op in ops {
            answers.push(self.carry_out(op, mark, &mut *connection).await?);
        }
        Ok(answers)
    }

    async fn append(&self, batches: &[&Batch], mark: Mark, connection: &mut PgConnection) -> Done {
        if !self.statements.append(batches, mark, &mut *connection).await? {
            return Err(Trouble::NotHeld);
        }
        for batch in batches.iter().filter(|batch| !append::is_plain(batch)) {
            extras(batch, &mut *connection).await?;
        }
        Ok(())
    }

    async fn carry_out(&self, op: &Op, mark: Mark, connection: &mut PgConnection) -> Done<Answer> {
        match op {
            Op::Append(batch) => self.append(&[batch], mark, connection).await?,
            Op::CreateTable(new) => return self.create(new, mark, connection).await.map(Answer::Fence),
            Op::SaveSnapshot(snapshot) => self.save_snapshot(snapshot, mark, connection).await?,
            Op::SavePerson(person) => save_person(person, connection).await?,
            Op::Look { table, person, no } => {
                sqlx::query("UPDATE members SET seen = $1 WHERE table_id = $2 AND person = $3 AND seen < $1")
                    .bind(i64::from(*no))
                    .bind(keep(table))
                    .bind(keep(person))
                    .execute(connection)
                    .await?;
            }
            Op::Hide { table, person, hidden } => {
                let done = sqlx::query("UPDATE members SET hidden = $1 WHERE table_id = $2 AND person = $3")
                    .bind(hidden)
                    .bind(keep(table))
                    .bind(keep(person))
                    .execute(connection)
                    .await?;
                return Ok(Answer::Count(done.rows_affected()));
            }
            Op::PutToken(token) => put_token(token, connection).await?,
            Op::ReplaceToken(token) => {
                sqlx::query("DELETE FROM tokens WHERE person = $1 AND purpose = $2")
                    .bind(token.person.as_deref().map(keep))
                    .bind(keep(&token.purpose))
                    .execute(&mut *connection)
                    .await?;
                put_token(token, connection).await?;
            }
            Op::PutCode(code) => put_code(code, connection).await?,
            Op::RenewToken { id, hash } => {
                let done = sqlx::query("UPDATE tokens SET hash = $1 WHERE id = $2 AND NOT revoked")
                    .bind(hash.as_slice())
                    .bind(keep(id))
                    .execute(connection)
                    .await?;
                return Ok(Answer::Count(done.rows_affected()));
            }
            Op::TakeToken(hash) => {
                let row = sqlx::query("DELETE FROM tokens WHERE hash = $1 AND NOT revoked RETURNING *")
                    .bind(hash.as_slice())
                    .fetch_all(connection)
                    .await?;
                return Ok(Answer::Token(row.first().map(read::token).transpose()?));
            }
            Op::RevokeToken(id) => {
                let done =
                    sqlx::query("UPDATE tokens SET revoked = true WHERE id = $1").bind(keep(id)).execute(connection);
                return Ok(Answer::Count(done.await?.rows_affected()));
            }
            Op::RemoveToken(id) => {
                sqlx::query("DELETE FROM tokens WHERE id = $1").bind(keep(id)).execute(connection).await?;
            }
            Op::People(op) => return people::carry_out(op, self.several, connection).await,
            Op::Lease(op) => super::lease::carry_out(op, connection).await?,
            Op::NoteDay(day) => {
                sqlx::query("INSERT INTO days (day) VALUES ($1) ON CONFLICT DO NOTHING")
                    .bind(day)
                    .execute(connection)
                    .await?;
            }
            // A table that is gone by now keeps none.
            Op::KeepTurningPoints { table, body } => {
                sqlx::query(
                    "INSERT INTO turning_points (table_id, body) SELECT id, $2 FROM tables WHERE id = $1
                     ON CONFLICT (table_id) DO UPDATE SET body = excluded.body",
                )
                .bind(keep(table))
                .bind(keep(body))
                .execute(connection)
                .await?;
            }
            Op::Sweep { untouched_since, most } => {
                return Ok(Answer::Count(sweep(*untouched_since, *most, connection).await?));
            }
            Op::SweepTokens { before } => {
                let done = sqlx::query("DELETE FROM tokens WHERE expires < $1 OR (revoked AND created < $1)")
                    .bind(before)
                    .execute(connection)
                    .await?;
                return Ok(Answer::Count(done.rows_affected()));
            }
            // The mark of the group is what is written.
            Op::Pulse => {}
            Op::LimitPages(_) => {
                return Err(Trouble::Refused(StoreError::OnlySqlite { what: "a limit of the database's pages" }));
            }
            // What is deleted is cleared by the server's own vacuum.
            Op::Scrub | Op::Close => {}
        }
        Ok(Answer::Done)
    }

    async fn create(&self, new: &NewTable, mark: Mark, connection: &mut PgConnection) -> Done<Fence> {
        let NewTable { row, batch, key, quota } = new;
        if let Some(key) = key
            && let Some(table) = read::opening(&mut *connection, key).await?
        {
            return Err(Trouble::Refused(StoreError::Opened { table }));
        }
        let address = match quota {
            Some(quota) => quota::hold(row, quota, &mut *connection).await?,
            None => None,
        };
        insert_table(row, &mut *connection).await?;
        let fence = match self.several {
            false => Fence::ALONE,
            true => super::lease::own_new(&row.id, &self.joined, &mut *connection).await?,
        };
        if let Some(address) = address {
            quota::note(&row.id, &address, &mut *connection).await?;
        }
        if let Some(key) = key {
            keep_opening(key, &row.id, &mut *connection).await?;
        }
        let first = Batch { fence: Some(fence), ..batch.clone() };
        self.append(&[&first], mark, connection).await?;
        Ok(fence)
    }

    async fn save_snapshot(&self, snapshot: &NewSnapshot, mark: Mark, connection: &mut PgConnection) -> Done {
        let NewSnapshot { table, no, body, row, bytes, fence } = snapshot;
        // The row of the table, by the same right as its events.
        let change = Batch { table: table.clone(), row: Some(row.clone()), fence: *fence, ..Batch::default() };
        self.append(&[&change], mark, &mut *connection).await?;
        sqlx::query(
            "INSERT INTO snapshots AS s (table_id, no, body) VALUES ($1, $2, $3)
             ON CONFLICT (table_id) DO UPDATE SET no = excluded.no, body = excluded.body WHERE excluded.no >= s.no",
        )
        .bind(keep(table))
        .bind(i64::from(*no))
        .bind(body)
        .execute(&mut *connection)
        .await?;
        quota::count(table, *bytes, connection).await
    }

    /// Puts a contradiction into words for the caller, after its write was taken back.
    pub(super) async fn explain(&self, op: &Op, trouble: Trouble, connection: &mut PgConnection) -> StoreError {
        let clash = match (op, &trouble) {
            (_, Trouble::Refused(_)) => return trouble.plain(),
            (Op::Append(batch), _) => self.clash(op, batch, connection).await,
            (Op::CreateTable(new), _) => self.clash(op, &new.batch, connection).await,
            (Op::SaveSnapshot(snapshot), Trouble::NotHeld) => {
                self.not_held(&snapshot.table, snapshot.fence, connection).await
            }
            (Op::PutToken(Token { table: Some(table), .. }), _) => {
                Ok(Some(StoreError::NoTable { table: table.clone() }))
            }
            _ => Ok(None),
        };
        match clash {
            Ok(Some(error)) => error,
            Ok(None) => trouble.plain(),
            Err(error) => fault::plain(error),
        }
    }

    async fn not_held(
        &self,
        table: &str,
        fence: Option<Fence>,
        connection: &mut PgConnection,
    ) -> Result<Option<StoreError>, sqlx::Error> {
        if !read::is_table(&mut *connection, table).await? {
            return Ok(Some(StoreError::NoTable { table: table.to_owned() }));
        }
        if self.several && !append::is_held(table, fence, connection).await? {
            return Ok(Some(StoreError::NotOwner { table: table.to_owned() }));
        }
        Ok(None)
    }

    /// What in a batch contradicts what is stored, or itself. A repeated command is told before a number that is taken,
    /// because a command that is sent again has both.
    async fn clash(
        &self,
        op: &Op,
        batch: &Batch,
        connection: &mut PgConnection,
    ) -> Result<Option<StoreError>, sqlx::Error> {
        let table = || batch.table.clone();
        if matches!(op, Op::Append(_))
            && let Some(error) = self.not_held(&batch.table, batch.fence, &mut *connection).await?
        {
            return Ok(Some(error));
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
}

/// The batch of an append.
pub(super) fn batch(op: &Op) -> Option<&Batch> {
    match op {
        Op::Append(batch) => Some(batch),
        _ => None,
    }
}

/// What goes with the events of a batch and is not in their statement.
async fn extras(batch: &Batch, connection: &mut PgConnection) -> Done {
    for change in &batch.members {
        match change {
            // In the statement. Somebody who is put and removed at once is removed.
            MemberChange::Put { .. } => {}
            MemberChange::Remove { person } => {
                trace(&batch.table, person, &mut *connection).await?;
                sqlx::query("DELETE FROM members WHERE table_id = $1 AND person = $2")
                    .bind(keep(&batch.table))
                    .bind(keep(person))
                    .execute(&mut *connection)
                    .await?;
            }
            MemberChange::Trace { person } => trace(&batch.table, person, &mut *connection).await?,
        }
    }
    match &batch.result {
        Some(result) => save_result(result, connection).await,
        None => Ok(()),
    }
}

async fn trace(table: &str, person: &str, connection: &mut PgConnection) -> Done {
    sqlx::query("INSERT INTO traces (person, table_id) VALUES ($1, $2) ON CONFLICT DO NOTHING")
        .bind(keep(person))
        .bind(keep(table))
        .execute(connection)
        .await?;
    Ok(())
}

async fn insert_table(row: &TableRow, connection: &mut PgConnection) -> Done {
    let inserted = sqlx::query(
        "INSERT INTO tables (id, game, status, visibility, host, created, touched, no, header, seed, options, summary, deal)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) ON CONFLICT DO NOTHING",
    )
    .bind(keep(&row.id))
    .bind(keep(&row.game))
    .bind(row.status.as_str())
    .bind(keep(&row.visibility))
    .bind(keep(&row.host))
    .bind(row.created)
    .bind(row.touched)
    .bind(i64::from(row.no))
    .bind(keep(&row.header))
    .bind(row.seed.as_slice())
    .bind(keep(&row.options))
    .bind(keep(&row.summary))
    .bind(keep(&row.deal))
    .execute(connection)
    .await?;
    match inserted.rows_affected() {
        0 => Err(Trouble::Refused(StoreError::Exists { what: "table", id: row.id.clone() })),
        _ => Ok(()),
    }
}

async fn keep_opening(key: &OpeningKey, table: &str, connection: &mut PgConnection) -> Done {
    let sql = match key.kind {
        OpeningKind::Request => "INSERT INTO openings (person, request, table_id) VALUES ($1, $2, $3)",
        OpeningKind::Attempt => "INSERT INTO attempts (person, deal, table_id) VALUES ($1, $2, $3)",
    };
    let (person, request) = (keep(&key.person), keep(&key.request));
    sqlx::query(sql).bind(person).bind(request).bind(keep(table)).execute(connection).await?;
    Ok(())
}

/// A code that is taken is refused, and so is a second one for the same thing.
async fn put_code(code: &CodeRow, connection: &mut PgConnection) -> Done {
    let inserted =
        sqlx::query("INSERT INTO codes (code, kind, target, created) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING")
            .bind(keep(&code.code))
            .bind(keep(&code.kind))
            .bind(keep(&code.target))
            .bind(code.created)
            .execute(connection)
            .await?;
    match inserted.rows_affected() {
        0 => Err(Trouble::Refused(StoreError::Exists { what: "code", id: code.code.clone() })),
        _ => Ok(()),
    }
}

/// A person is proven who was known for a day when the game ended; programs have nothing to prove.
async fn save_result(result: &ResultRow, connection: &mut PgConnection) -> Done {
    let body: serde_json::Value =
        serde_json::from_str(&result.body).map_err(|error| sqlx::Error::Encode(error.into()))?;
    let persons = body.get("persons").and_then(serde_json::Value::as_array).map_or(&[][..], Vec::as_slice);
    let persons: Vec<_> =
        persons.iter().filter_map(|one| one.as_str()).filter(|one| !one.starts_with("program ")).map(keep).collect();
    sqlx::query(
        "INSERT INTO results (table_id, deal, finished_at, score, body, unproven) VALUES ($1, $2, $3, $4, $5, EXISTS (
             SELECT 1 FROM unnest($6::text[]) AS one LEFT JOIN people ON people.id = one
             WHERE people.id IS NULL OR people.created > $3 - 86400000
         ))
         ON CONFLICT (table_id) DO UPDATE SET
             deal = excluded.deal, finished_at = excluded.finished_at, score = excluded.score, body = excluded.body,
             unproven = excluded.unproven",
    )
    .bind(keep(&result.table))
    .bind(keep(&result.deal))
    .bind(result.finished_at)
    .bind(result.score)
    .bind(keep(&result.body))
    .bind(persons)
    .execute(connection)
    .await?;
    Ok(())
}

async fn save_person(person: &Person, connection: &mut PgConnection) -> Done {
    sqlx::query(
        "INSERT INTO people (id, name, lang, created, seen) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (id) DO UPDATE SET
             name = excluded.name, lang = excluded.lang, created = excluded.created, seen = excluded.seen",
    )
    .bind(keep(&person.id))
    .bind(keep(&person.name))
    .bind(person.lang.as_deref().map(keep))
    .bind(person.created)
    .bind(person.seen)
    .execute(connection)
    .await?;
    Ok(())
}

pub(super) async fn put_token(token: &Token, connection: &mut PgConnection) -> Done {
    let inserted = sqlx::query(
        "INSERT INTO tokens (hash, id, purpose, table_id, person, body, created, expires, revoked)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING",
    )
    .bind(token.hash.as_slice())
    .bind(keep(&token.id))
    .bind(keep(&token.purpose))
    .bind(token.table.as_deref().map(keep))
    .bind(token.person.as_deref().map(keep))
    .bind(keep(&token.body))
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

/// A summary may lag behind the log, so the last event has its say too; a table whose summary lags is left alone, for it may
/// be finished. The rows are locked first, so that what is asked of them is still so when they go.
async fn sweep(untouched_since: i64, most: u32, connection: &mut PgConnection) -> Done<u64> {
    const UNTOUCHED: &str = "t.status <> 'finished' AND t.touched < $1
         AND NOT EXISTS (
             SELECT 1 FROM (SELECT no, at FROM events WHERE table_key = t.key ORDER BY no DESC LIMIT 1) AS last
             WHERE last.at >= $1 OR last.no > t.no
         )";
    let lock = format!("SELECT t.key FROM tables t WHERE {UNTOUCHED} LIMIT $2 FOR UPDATE OF t SKIP LOCKED");
    let keys: Vec<i64> = sqlx::query_scalar(sqlx::AssertSqlSafe(lock))
        .bind(untouched_since)
        .bind(i64::from(most))
        .fetch_all(&mut *connection)
        .await?;
    let remove = format!("DELETE FROM tables t WHERE t.key = ANY ($2) AND {UNTOUCHED}");
    let removed = sqlx::query(sqlx::AssertSqlSafe(remove)).bind(untouched_since).bind(keys).execute(connection).await?;
    Ok(removed.rows_affected())
}
