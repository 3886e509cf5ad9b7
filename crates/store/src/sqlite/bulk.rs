//! Many rows in one statement.

use std::collections::BTreeMap;

use sqlx::{AssertSqlSafe, SqlSafeStr, SqlStr, SqliteConnection};

use super::ops::Trouble;
use crate::{Event, RowChange, StoreError};

/// Rows in the largest statement; more than this take several.
pub(super) const MOST_ROWS: usize = 512;

/// Statements for 1, 2, 4, … rows. There are few, so that all of them stay prepared. A statement with more rows than
/// are at hand leaves the rest of them unbound.
pub(super) struct Bulk {
    inserts: Vec<SqlStr>,
    updates: Vec<SqlStr>,
}

impl Bulk {
    pub(super) fn new() -> Bulk {
        Bulk {
            // A number or a client's id that is in the log already becomes a missing number here, and is refused as that.
            inserts: texts("(?,?,?,?,?,?)", |rows| {
                format!(
                    "WITH most (n) AS (VALUES (?))
                     INSERT INTO fresh (table_key, no, at, author, client, body)
                     SELECT
                         tables.key,
                         CASE
                             WHEN EXISTS (SELECT 1 FROM events WHERE table_key = tables.key AND no = v.column2)
                             OR EXISTS (
                                 SELECT 1 FROM events
                                 WHERE table_key = tables.key AND author = v.column4 AND client = v.column5
                             )
                             THEN NULL
                             ELSE v.column2
                         END,
                         v.column3, v.column4, v.column5, v.column6
                     FROM (VALUES {rows}) AS v LEFT JOIN tables ON tables.id = v.column1
                     LIMIT (SELECT n FROM most)"
                )
            }),
            updates: texts("(?,?,?,?,?)", |rows| {
                format!(
                    "UPDATE tables SET status = v.column2, no = v.column3, summary = v.column4, touched = v.column5
                     FROM (VALUES {rows}) AS v WHERE tables.id = v.column1"
                )
            }),
        }
    }

    /// Inserts events of any tables. If it fails, the statement that failed has changed nothing.
    pub(super) async fn insert(
        &self,
        connection: &mut SqliteConnection,
        events: &[(&str, &Event)],
    ) -> Result<(), Trouble> {
        for events in events.chunks(MOST_ROWS) {
            let mut query = sqlx::query(fitting(&self.inserts, events.len())).bind(events.len() as i64);
            for (table, event) in events {
                query = query.bind(*table).bind(event.no).bind(event.at).bind(&event.by);
                query = query.bind(event.client.as_deref()).bind(&event.body);
            }
            query.execute(&mut *connection).await?;
        }
        Ok(())
    }

    /// Changes the rows of any tables; where there are several changes of one, the last holds.
    pub(super) async fn update(
        &self,
        connection: &mut SqliteConnection,
        changes: impl Iterator<Item = (&str, &RowChange)>,
    ) -> Result<(), Trouble> {
        let changes: Vec<_> = changes.collect::<BTreeMap<_, _>>().into_iter().collect();
        for changes in changes.chunks(MOST_ROWS) {
            let mut query = sqlx::query(fitting(&self.updates, changes.len()));
            for (table, row) in changes {
                query = query.bind(*table).bind(row.status.as_str()).bind(row.no);
                query = query.bind(&row.summary).bind(row.touched);
            }
            let updated = query.execute(&mut *connection).await?.rows_affected();
            if let (true, Some((table, _))) = (updated < changes.len() as u64, changes.first()) {
                return Err(Trouble::Refused(StoreError::NoTable { table: (*table).to_owned() }));
            }
        }
        Ok(())
    }
}

fn texts(row: &str, text: impl Fn(String) -> String) -> Vec<SqlStr> {
    let sizes = (0..).map(|power| 1_usize << power).take_while(|&size| size <= MOST_ROWS);
    // Nothing in these texts comes from outside: they are made of constants, and values are bound.
    sizes.map(|size| AssertSqlSafe(text(vec![row; size].join(","))).into_sql_str()).collect()
}

/// The smallest statement with enough rows.
fn fitting(texts: &[SqlStr], rows: usize) -> SqlStr {
    let power = rows.next_power_of_two().trailing_zeros() as usize;
    texts.get(power).or(texts.last()).map_or("".into_sql_str(), SqlStr::clone)
}
