//! Appends of many tables in one statement: one round trip, and where nothing else goes with it, one transaction.

use std::{borrow::Cow, collections::BTreeMap};

use sqlx::{AssertSqlSafe, PgConnection, SqlSafeStr, SqlStr};

use super::text::keep;
use crate::{Batch, Fence, MemberChange, RowChange};

/// What marks a group of writes as stored: the writer, and the number of its group. See `link.rs`.
#[derive(Clone, Copy, Debug)]
pub(super) struct Mark {
    pub writer: i64,
    pub group: i64,
}

/// The statement, for a server that is alone and for one of several.
pub(super) struct Statements {
    append: SqlStr,
}

impl Statements {
    pub(super) fn new(several: bool) -> Statements {
        // The rows of the tables are held, so that none is removed before its events are there. Of several servers, so is that
        // of the node to which the table belongs by the given number: whoever takes the table from it removes that row first,
        // and so either waits for this transaction or makes it find nothing.
        let held = match several {
            false => {
                "SELECT asked.place, t.key, t.id FROM asked JOIN tables t ON t.id = asked.id ORDER BY asked.place
                 FOR KEY SHARE OF t"
            }
            true => {
                "SELECT asked.place, t.key, t.id FROM asked JOIN tables t ON t.id = asked.id
                 JOIN owners o ON o.table_id = asked.id AND o.fence = asked.fence JOIN nodes n ON n.session = o.session
                 ORDER BY asked.place FOR KEY SHARE OF t, n"
            }
        };
        // Nothing is written unless everything may be.
        let append = format!(
            "WITH asked AS MATERIALIZED (
                 SELECT * FROM unnest($1::text[], $2::bigint[]) WITH ORDINALITY AS a (id, fence, place)
             ),
             held AS MATERIALIZED ({held}),
             whole AS MATERIALIZED (SELECT count(*) = cardinality($1::text[]) AS yes FROM held),
             added AS (
                 INSERT INTO events (table_key, no, at, author, client, body)
                 SELECT held.key, e.no, e.at, e.author, e.client, e.body
                 FROM unnest($3::bigint[], $4::bigint[], $5::bigint[], $6::text[], $7::text[], $8::text[])
                     AS e (place, no, at, author, client, body)
                 JOIN held ON held.place = e.place WHERE (SELECT yes FROM whole)
             ),
             changed AS (
                 UPDATE tables SET status = r.status, no = r.no, summary = r.summary, touched = r.touched
                 FROM unnest($9::bigint[], $10::text[], $11::bigint[], $12::text[], $13::bigint[])
                     AS r (place, status, no, summary, touched)
                 JOIN held ON held.place = r.place WHERE tables.key = held.key AND (SELECT yes FROM whole)
             ),
             put AS (
                 INSERT INTO members (table_id, person, role)
                 SELECT held.id, m.person, m.role
                 FROM unnest($14::bigint[], $15::text[], $16::text[]) AS m (place, person, role)
                 JOIN held ON held.place = m.place
                 LEFT JOIN members old ON old.table_id = held.id AND old.person = m.person
                 WHERE old.role IS DISTINCT FROM m.role AND (SELECT yes FROM whole)
                 ON CONFLICT (table_id, person) DO UPDATE SET role = excluded.role
             ),
             marked AS (
                 UPDATE writers SET done = $18, at = now() WHERE writer = $17 AND done < $18 AND (SELECT yes FROM whole)
             )
             SELECT yes FROM whole"
        );
        // Nothing in this text comes from outside: it is made of constants, and values are bound.
        Statements { append: AssertSqlSafe(append).into_sql_str() }
    }

    /// Stores events of any tables, with the changes of their rows and their new members. Answers whether it did: if a
    /// table is not there or not this server's, nothing is stored at all.
    pub(super) async fn append(
        &self,
        batches: &[&Batch],
        mark: Mark,
        connection: &mut PgConnection,
    ) -> Result<bool, sqlx::Error> {
        let columns = Columns::of(batches);
        sqlx::query_scalar(self.append.clone())
            .bind(columns.tables)
            .bind(columns.fences)
            .bind(columns.of)
            .bind(columns.no)
            .bind(columns.at)
            .bind(columns.by)
            .bind(columns.client)
            .bind(columns.body)
            .bind(columns.row_of)
            .bind(columns.status)
            .bind(columns.row_no)
            .bind(columns.summary)
            .bind(columns.touched)
            .bind(columns.member_of)
            .bind(columns.person)
            .bind(columns.role)
            .bind(mark.writer)
            .bind(mark.group)
            .fetch_one(connection)
            .await
    }
}

/// A run of batches as arrays.
#[derive(Default)]
struct Columns<'a> {
    tables: Vec<Cow<'a, str>>,
    fences: Vec<Option<i64>>,
    of: Vec<i64>,
    no: Vec<i64>,
    at: Vec<i64>,
    by: Vec<Cow<'a, str>>,
    client: Vec<Option<Cow<'a, str>>>,
    body: Vec<Cow<'a, str>>,
    row_of: Vec<i64>,
    status: Vec<&'static str>,
    row_no: Vec<i64>,
    summary: Vec<Cow<'a, str>>,
    touched: Vec<i64>,
    member_of: Vec<i64>,
    person: Vec<Cow<'a, str>>,
    role: Vec<Cow<'a, str>>,
}

impl<'a> Columns<'a> {
    fn of(batches: &[&'a Batch]) -> Columns<'a> {
        let mut columns = Columns::default();
        let mut places: BTreeMap<(&str, Option<Fence>), i64> = BTreeMap::new();
        // Where there are several changes of one row, the last holds.
        let mut rows: BTreeMap<&str, (i64, &RowChange)> = BTreeMap::new();
        let mut members: BTreeMap<(&str, &str), (i64, &str)> = BTreeMap::new();
        for batch in batches {
            let next = places.len() as i64 + 1;
            let place = *places.entry((&batch.table, batch.fence)).or_insert(next);
            if place == next {
                columns.tables.push(keep(&batch.table));
                columns.fences.push(batch.fence.map(|Fence(fence)| fence));
            }
            for event in &batch.events {
                columns.of.push(place);
                columns.no.push(event.no.into());
                columns.at.push(event.at);
                columns.by.push(keep(&event.by));
                columns.client.push(event.client.as_deref().map(keep));
                columns.body.push(keep(&event.body));
            }
            if let Some(row) = &batch.row {
                rows.insert(&batch.table, (place, row));
            }
            for change in &batch.members {
                if let MemberChange::Put { person, role } = change {
                    members.insert((&batch.table, person), (place, role));
                }
            }
        }
        for (place, row) in rows.into_values() {
            columns.row_of.push(place);
            columns.status.push(row.status.as_str());
            columns.row_no.push(row.no.into());
            columns.summary.push(keep(&row.summary));
            columns.touched.push(row.touched);
        }
        for ((_, person), (place, role)) in members {
            columns.member_of.push(place);
            columns.person.push(keep(person));
            columns.role.push(keep(role));
        }
        columns
    }
}

/// Whether one statement does all of a batch: nobody leaves, and no game ends.
pub(super) fn is_plain(batch: &Batch) -> bool {
    batch.result.is_none() && batch.members.iter().all(|change| matches!(change, MemberChange::Put { .. }))
}

/// Holds a table that a session has by this number until the transaction ends, if it has it.
pub(super) async fn is_held(
    table: &str,
    fence: Option<Fence>,
    connection: &mut PgConnection,
) -> Result<bool, sqlx::Error> {
    let held = sqlx::query(
        "SELECT 1 FROM owners o JOIN nodes n ON n.session = o.session WHERE o.table_id = $1 AND o.fence = $2
         FOR KEY SHARE OF n",
    );
    let held = held.bind(keep(table)).bind(fence.map(|Fence(fence)| fence)).fetch_optional(connection).await?;
    Ok(held.is_some())
}
