//! Devices, and those who delete themselves.

use sha2::{Digest, Sha256};
use sqlx::{Row, SqliteConnection, SqlitePool, sqlite::SqliteRow};

use super::{
    Store, fault,
    ops::{self, Answer, Done, Op},
};
use crate::{Device, LogOut, Person, Rewrite, Standing, StoreError};

/// Devices that somebody may have; the one that was unused for longest gives way.
const MOST_DEVICES: u32 = 20;

/// What is written about devices, and about those who delete themselves.
pub(super) enum PeopleOp {
    PutDevice(Device),
    SeeDevice { id: String, seen: i64 },
    LogOut { person: String, which: LogOut },
    StartForgetting(String),
    Rewrite(Box<Rewrite>),
    FinishForgetting(String),
}

/// What is kept of who somebody was who deleted themselves.
fn hash(person: &str) -> [u8; 32] {
    Sha256::new().chain_update(b"firstlight departed 1\0").chain_update(person).finalize().into()
}

impl Store {
    /// Whom a cookie speaks of.
    pub async fn standing(&self, person: &str, device: &str) -> Result<Standing, StoreError> {
        standing(self.readers(), person, device).await.map_err(fault::plain)
    }

    /// Stores a device, unless it is known; of too many, the one that was unused for longest is logged out. Answers how many
    /// were.
    pub async fn put_device(&self, device: &Device) -> Result<u64, StoreError> {
        self.count(Op::People(PeopleOp::PutDevice(device.clone()))).await
    }

    /// Notes that a device was in use.
    pub async fn see_device(&self, id: &str, seen: i64) -> Result<(), StoreError> {
        self.write(Op::People(PeopleOp::SeeDevice { id: id.to_owned(), seen })).await.map(drop)
    }

    /// The devices that are logged in as somebody, the last in use first.
    pub async fn devices(&self, person: &str) -> Result<Vec<Device>, StoreError> {
        let rows = sqlx::query("SELECT * FROM devices WHERE person = ? AND gone = 0 ORDER BY seen DESC, id")
            .bind(person)
            .fetch_all(self.readers());
        let rows = rows.await.map_err(fault::plain)?;
        rows.iter().map(device).collect::<Result<_, _>>().map_err(fault::plain)
    }

    /// Logs devices of somebody out. Answers how many.
    pub async fn log_out(&self, person: &str, which: LogOut) -> Result<u64, StoreError> {
        self.count(Op::People(PeopleOp::LogOut { person: person.to_owned(), which })).await
    }

    /// Somebody deletes themselves: whoever comes as them is refused from now on, and nothing leads back to them. Where they
    /// were is kept until [`Store::finish_forgetting`], so that all of it can be cleared up, also after a crash.
    pub async fn start_forgetting(&self, person: &str) -> Result<(), StoreError> {
        self.write(Op::People(PeopleOp::StartForgetting(person.to_owned()))).await.map(drop)
    }

    /// Those who deleted themselves, and of whom something may be left.
    pub async fn people_to_forget(&self) -> Result<Vec<String>, StoreError> {
        let all = sqlx::query_scalar("SELECT person FROM departed WHERE person IS NOT NULL").fetch_all(self.readers());
        all.await.map_err(fault::plain)
    }

    /// The tables at which somebody is named.
    pub async fn tables_naming(&self, person: &str) -> Result<Vec<String>, StoreError> {
        let all = sqlx::query_scalar(
            "SELECT table_id FROM members WHERE person = ?1 UNION SELECT table_id FROM traces WHERE person = ?1
             UNION SELECT id FROM tables WHERE host = ?1",
        )
        .bind(person)
        .fetch_all(self.readers());
        all.await.map_err(fault::plain)
    }

    /// How a table ended, if that is kept.
    pub async fn result_of(&self, table: &str) -> Result<Option<String>, StoreError> {
        let body = sqlx::query_scalar("SELECT body FROM results WHERE table_id = ?").bind(table);
        body.fetch_optional(self.readers()).await.map_err(fault::plain)
    }

    /// Stores what is left of a table when somebody is no longer named in it, all of it or nothing. There is no snapshot
    /// after that.
    pub async fn rewrite(&self, rewrite: Rewrite) -> Result<(), StoreError> {
        self.write(Op::People(PeopleOp::Rewrite(Box::new(rewrite)))).await.map(drop)
    }

    /// Nothing is left of somebody.
    pub async fn finish_forgetting(&self, person: &str) -> Result<(), StoreError> {
        self.write(Op::People(PeopleOp::FinishForgetting(person.to_owned()))).await.map(drop)
    }
}

fn device(row: &SqliteRow) -> Result<Device, sqlx::Error> {
    Ok(Device {
        id: row.try_get("id")?,
        person: row.try_get("person")?,
        browser: row.try_get("browser")?,
        system: row.try_get("system")?,
        created: row.try_get("created")?,
        seen: row.try_get("seen")?,
        old: row.try_get("old")?,
        gone: row.try_get("gone")?,
    })
}

async fn standing(pool: &SqlitePool, id: &str, of: &str) -> Result<Standing, sqlx::Error> {
    let row = sqlx::query("SELECT name, lang, created, seen, voided FROM people WHERE id = ?").bind(id);
    let Some(row) = row.fetch_optional(pool).await? else {
        let found = sqlx::query("SELECT 1 FROM departed WHERE hash = ?").bind(hash(id).to_vec());
        let deleted = found.fetch_optional(pool).await?.is_some();
        return Ok(Standing { deleted, ..Standing::default() });
    };
    let person = Person {
        id: id.to_owned(),
        name: row.try_get(0)?,
        lang: row.try_get(1)?,
        created: row.try_get(2)?,
        seen: row.try_get(3)?,
    };
    let found = sqlx::query("SELECT * FROM devices WHERE id = ? AND person = ?").bind(of).bind(id);
    let found = found.fetch_optional(pool).await?.as_ref().map(device).transpose()?;
    Ok(Standing { person: Some(person), voided: row.try_get(4)?, device: found, deleted: false })
}

pub(super) async fn carry_out(op: &PeopleOp, connection: &mut SqliteConnection) -> Done<Answer> {
    match op {
        PeopleOp::PutDevice(device) => return put_device(device, connection).await.map(Answer::Count),
        PeopleOp::SeeDevice { id, seen } => {
            sqlx::query("UPDATE devices SET seen = max(seen, ?) WHERE id = ? AND gone = 0")
                .bind(seen)
                .bind(id)
                .execute(connection)
                .await?;
        }
        PeopleOp::LogOut { person, which } => return log_out(person, which, connection).await.map(Answer::Count),
        PeopleOp::StartForgetting(person) => start_forgetting(person, connection).await?,
        PeopleOp::Rewrite(rewrite) => rewrite_table(rewrite, connection).await?,
        PeopleOp::FinishForgetting(person) => {
            sqlx::query("UPDATE departed SET person = NULL WHERE person = ?")
                .bind(person)
                .execute(&mut *connection)
                .await?;
            // Between the rows something of theirs may still lie: see `Writer::scrub`.
            sqlx::query("PRAGMA user_version = 1").execute(connection).await?;
        }
    }
    Ok(Answer::Done)
}

async fn put_device(device: &Device, connection: &mut SqliteConnection) -> Done<u64> {
    // Not for somebody who has gone meanwhile.
    let added = sqlx::query(
        "INSERT INTO devices (id, person, browser, system, created, seen, old, gone)
         SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, 0 WHERE EXISTS (SELECT 1 FROM people WHERE id = ?2) ON CONFLICT DO NOTHING",
    )
    .bind(&device.id)
    .bind(&device.person)
    .bind(&device.browser)
    .bind(&device.system)
    .bind(device.created)
    .bind(device.seen)
    .bind(device.old)
    .execute(&mut *connection)
    .await?;
    if added.rows_affected() == 0 {
        return Ok(0);
    }
    let gone = sqlx::query(
            "UPDATE devices SET gone = 1, browser = '', system = '' WHERE id IN (
                 SELECT id FROM devices WHERE person = ?1 AND gone = 0 AND id <> ?2 ORDER BY seen DESC, id LIMIT -1 OFFSET ?3
             )",
        )
        .bind(&device.person)
        .bind(&device.id)
        .bind(MOST_DEVICES - 1)
        .execute(&mut *connection)
        .await?;
    forget_gone(&device.person, connection).await?;
    Ok(gone.rows_affected())
}

/// Of devices that are gone nothing has to be kept, except of those whose cookie would bring them back.
async fn forget_gone(person: &str, connection: &mut SqliteConnection) -> Done {
    sqlx::query("DELETE FROM devices WHERE person = ? AND gone = 1 AND old = 0")
        .bind(person)
        .execute(connection)
        .await?;
    Ok(())
}

async fn log_out(person: &str, which: &LogOut, connection: &mut SqliteConnection) -> Done<u64> {
    let (only, but) = match which {
        LogOut::One(id) => (Some(id), None),
        LogOut::AllBut(id) => (None, Some(id)),
        LogOut::All { .. } => (None, None),
    };
    let done = sqlx::query(
        "UPDATE devices SET gone = 1, browser = '', system = ''
         WHERE person = ?1 AND gone = 0 AND (?2 IS NULL OR id = ?2) AND (?3 IS NULL OR id <> ?3)",
    )
    .bind(person)
    .bind(only)
    .bind(but)
    .execute(&mut *connection)
    .await?;
    forget_gone(person, &mut *connection).await?;
    if let LogOut::All { at, link } = which {
        sqlx::query("UPDATE people SET voided = max(coalesce(voided, ?1), ?1) WHERE id = ?2")
            .bind(at)
            .bind(person)
            .execute(&mut *connection)
            .await?;
        sqlx::query("DELETE FROM tokens WHERE person = ? AND purpose = ?")
            .bind(person)
            .bind(&link.purpose)
            .execute(&mut *connection)
            .await?;
        ops::put_token(link, &mut *connection).await?;
    }
    if !matches!(which, LogOut::One(_)) {
        // A code that somebody else has seen would bring them back.
        sqlx::query("DELETE FROM tokens WHERE person = ? AND purpose = 'carry'")
            .bind(person)
            .execute(&mut *connection)
            .await?;
    }
    Ok(done.rows_affected())
}

async fn start_forgetting(person: &str, connection: &mut SqliteConnection) -> Done {
    sqlx::query("INSERT INTO departed (hash, person) VALUES (?, ?) ON CONFLICT DO NOTHING")
        .bind(hash(person).to_vec())
        .bind(person)
        .execute(&mut *connection)
        .await?;
    for sql in [
        "DELETE FROM people WHERE id = ?",
        "DELETE FROM devices WHERE person = ?",
        "DELETE FROM tokens WHERE person = ?",
        "DELETE FROM attempts WHERE person = ?",
        "DELETE FROM openings WHERE person = ?",
    ] {
        sqlx::query(sql).bind(person).execute(&mut *connection).await?;
    }
    Ok(())
}

async fn rewrite_table(rewrite: &Rewrite, connection: &mut SqliteConnection) -> Done {
    let Rewrite { table, person, to, events, summary, result } = rewrite;
    for event in events {
        for sql in [
            "UPDATE events SET author = ?1, body = ?2 WHERE table_key = (SELECT key FROM tables WHERE id = ?3) AND no = ?4",
            "UPDATE fresh SET author = ?1, body = ?2 WHERE table_key = (SELECT key FROM tables WHERE id = ?3) AND no = ?4",
        ] {
            let written = sqlx::query(sql).bind(&event.by).bind(&event.body).bind(table).bind(event.no);
            written.execute(&mut *connection).await?;
        }
    }
    sqlx::query("UPDATE tables SET summary = ?1, host = CASE host WHEN ?2 THEN ?3 ELSE host END WHERE id = ?4")
        .bind(summary)
        .bind(person)
        .bind(to)
        .bind(table)
        .execute(&mut *connection)
        .await?;
    if let Some(body) = result {
        sqlx::query("UPDATE results SET body = ? WHERE table_id = ?")
            .bind(body)
            .bind(table)
            .execute(&mut *connection)
            .await?;
    }
    for sql in [
        "DELETE FROM members WHERE table_id = ? AND person = ?",
        "DELETE FROM traces WHERE table_id = ? AND person = ?",
    ] {
        sqlx::query(sql).bind(table).bind(person).execute(&mut *connection).await?;
    }
    sqlx::query("DELETE FROM snapshots WHERE table_id = ?").bind(table).execute(connection).await?;
    Ok(())
}
