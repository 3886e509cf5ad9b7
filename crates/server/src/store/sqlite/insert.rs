//! Many events in one statement.

use sqlx::SqliteConnection;

use crate::store::Event;

/// Rows in the largest statement; more events than this take several.
pub const MOST_ROWS: usize = 512;

/// Statements that insert 1, 2, 4, … rows. There are few, so that all of them stay prepared. A statement with more rows
/// than are at hand leaves the rest unbound, and its `LIMIT` says where to stop.
pub struct Inserts {
    texts: Vec<String>,
}

impl Inserts {
    pub fn new() -> Inserts {
        let sizes = (0..).map(|power| 1_usize << power).take_while(|&size| size <= MOST_ROWS);
        let texts = sizes.map(|size| {
            let rows = vec!["(?,?,?,?,?,?)"; size].join(",");
            format!(
                "WITH most (n) AS (VALUES (?)) INSERT INTO fresh (table_id, no, at, author, client, body)
                 SELECT * FROM (VALUES {rows}) LIMIT (SELECT n FROM most)"
            )
        });
        Inserts { texts: texts.collect() }
    }

    /// Inserts events of any tables, in the order given. If it fails, the statement that failed has changed nothing.
    pub async fn insert(
        &self,
        connection: &mut SqliteConnection,
        events: &[(&str, &Event)],
    ) -> Result<(), sqlx::Error> {
        for events in events.chunks(MOST_ROWS) {
            let power = events.len().next_power_of_two().trailing_zeros() as usize;
            let Some(text) = self.texts.get(power) else { continue };
            let mut query = sqlx::query(text).bind(events.len() as i64);
            for (table, event) in events {
                query = query.bind(*table).bind(event.no).bind(event.at).bind(&event.by);
                query = query.bind(event.client.as_deref()).bind(&event.body);
            }
            query.execute(&mut *connection).await?;
        }
        Ok(())
    }
}
