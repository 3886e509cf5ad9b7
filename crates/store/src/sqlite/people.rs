//! Devices, and those who delete themselves.

use sqlx::{Row, SqliteConnection, SqlitePool, sqlite::SqliteRow};

use super::ops::{self, Done};
use crate::{
    Device, LogOut, Person, Rewrite, Standing,
    departed::{MOST_DEVICES, departed_hash},
    op::{Answer, PeopleOp},
};

pub(crate) async fn devices(pool: &SqlitePool, person: &str) -> Result<Vec<Device>, sqlx::Error> {
    let rows = sqlx::query("SELECT * FROM devices WHERE person = ? AND gone = 0 ORDER BY seen DESC, id").bind(person);
    rows.fetch_all(pool).await?.iter().map(device).collect()
}

pub(crate) async fn people_to_forget(pool: &SqlitePool) -> Result<Vec<String>, sqlx::Error> {
    sqlx::query_scalar("SELECT person FROM departed WHERE person IS NOT NULL").fetch_all(pool).await
}

pub(crate) async fn tables_naming(pool: &SqlitePool, person: &str) -> Result<Vec<String>, sqlx::Error> {
    let all = sqlx::query_scalar(
        "SELECT table_id FROM members WHERE person = ?1 UNION SELECT table_id FROM traces WHERE person = ?1
         UNION SELECT id FROM tables WHERE host = ?1",
    );
    all.bind(person).fetch_all(pool).await
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

pub(crate) async fn standing(pool: &SqlitePool, id: &str, of: &str) -> Result<Standing, sqlx::Error> {
    let row = sqlx::query("SELECT name, lang, created, seen, voided FROM people WHERE id = ?").bind(id);
    let Some(row) = row.fetch_optional(pool).await? else {
        let found = sqlx::query("SELECT 1 FROM departed WHERE hash = ?").bind(departed_hash(id).to_vec());
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
        .bind(departed_hash(person).to_vec())
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
    let Rewrite { table, person, to, events, summary, result, fence: _ } = rewrite;
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
