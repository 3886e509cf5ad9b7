//! Devices, and those who delete themselves.

use sqlx::{PgConnection, PgPool, Row, postgres::PgRow};

use super::{
    append,
    ops::{self, Done, Trouble},
    read,
    text::{keep, kept, text},
};
use crate::{
    Device, LogOut, Rewrite, Standing, StoreError,
    departed::{MOST_DEVICES, departed_hash},
    op::{Answer, PeopleOp},
};

pub(crate) async fn devices(pool: &PgPool, person: &str) -> Result<Vec<Device>, sqlx::Error> {
    let rows = sqlx::query("SELECT * FROM devices WHERE person = $1 AND NOT gone ORDER BY seen DESC, id");
    rows.bind(keep(person)).fetch_all(pool).await?.iter().map(device).collect()
}

pub(crate) async fn people_to_forget(pool: &PgPool) -> Result<Vec<String>, sqlx::Error> {
    let all = sqlx::query_scalar("SELECT person FROM departed WHERE person IS NOT NULL").fetch_all(pool);
    Ok(all.await?.into_iter().map(kept).collect())
}

pub(crate) async fn tables_naming(pool: &PgPool, person: &str) -> Result<Vec<String>, sqlx::Error> {
    let all = sqlx::query_scalar(
        "SELECT table_id FROM members WHERE person = $1 UNION SELECT table_id FROM traces WHERE person = $1
         UNION SELECT id FROM tables WHERE host = $1",
    );
    Ok(all.bind(keep(person)).fetch_all(pool).await?.into_iter().map(kept).collect())
}

fn device(row: &PgRow) -> Result<Device, sqlx::Error> {
    Ok(Device {
        id: text(row, "id")?,
        person: text(row, "person")?,
        browser: text(row, "browser")?,
        system: text(row, "system")?,
        created: row.try_get("created")?,
        seen: row.try_get("seen")?,
        old: row.try_get("old")?,
        gone: row.try_get("gone")?,
    })
}

pub(crate) async fn standing(pool: &PgPool, id: &str, of: &str) -> Result<Standing, sqlx::Error> {
    let row = sqlx::query("SELECT id, name, lang, created, seen, voided FROM people WHERE id = $1").bind(keep(id));
    let Some(row) = row.fetch_optional(pool).await? else {
        let found = sqlx::query("SELECT 1 FROM departed WHERE hash = $1").bind(departed_hash(id).to_vec());
        let deleted = found.fetch_optional(pool).await?.is_some();
        return Ok(Standing { deleted, ..Standing::default() });
    };
    let found = sqlx::query("SELECT * FROM devices WHERE id = $1 AND person = $2").bind(keep(of)).bind(keep(id));
    let found = found.fetch_optional(pool).await?.as_ref().map(device).transpose()?;
    let (person, voided) = (read::person_row(&row)?, row.try_get("voided")?);
    Ok(Standing { person: Some(person), voided, device: found, deleted: false })
}

pub(super) async fn carry_out(op: &PeopleOp, several: bool, connection: &mut PgConnection) -> Done<Answer> {
    match op {
        PeopleOp::PutDevice(device) => return put_device(device, connection).await.map(Answer::Count),
        PeopleOp::SeeDevice { id, seen } => {
            sqlx::query("UPDATE devices SET seen = greatest(seen, $1) WHERE id = $2 AND NOT gone")
                .bind(seen)
                .bind(keep(id))
                .execute(connection)
                .await?;
        }
        PeopleOp::LogOut { person, which } => return log_out(person, which, connection).await.map(Answer::Count),
        PeopleOp::StartForgetting(person) => start_forgetting(person, connection).await?,
        PeopleOp::Rewrite(rewrite) => rewrite_table(rewrite, several, connection).await?,
        PeopleOp::FinishForgetting(person) => {
            sqlx::query("UPDATE departed SET person = NULL WHERE person = $1")
                .bind(keep(person))
                .execute(&mut *connection)
                .await?;
        }
    }
    Ok(Answer::Done)
}

async fn put_device(device: &Device, connection: &mut PgConnection) -> Done<u64> {
    // Not for somebody who has gone meanwhile.
    let added = sqlx::query(
        "INSERT INTO devices (id, person, browser, system, created, seen, old, gone)
         SELECT $1, $2, $3, $4, $5, $6, $7, false WHERE EXISTS (SELECT 1 FROM people WHERE id = $2)
         ON CONFLICT DO NOTHING",
    )
    .bind(keep(&device.id))
    .bind(keep(&device.person))
    .bind(keep(&device.browser))
    .bind(keep(&device.system))
    .bind(device.created)
    .bind(device.seen)
    .bind(device.old)
    .execute(&mut *connection)
    .await?;
    if added.rows_affected() == 0 {
        return Ok(0);
    }
    let gone = sqlx::query(
        "UPDATE devices SET gone = true, browser = '', system = '' WHERE id IN (
             SELECT id FROM devices WHERE person = $1 AND NOT gone AND id <> $2 ORDER BY seen DESC, id OFFSET $3
         )",
    )
    .bind(keep(&device.person))
    .bind(keep(&device.id))
    .bind(i64::from(MOST_DEVICES - 1))
    .execute(&mut *connection)
    .await?;
    forget_gone(&device.person, connection).await?;
    Ok(gone.rows_affected())
}

/// Of devices that are gone nothing has to be kept, except of those whose cookie would bring them back.
async fn forget_gone(person: &str, connection: &mut PgConnection) -> Done {
    sqlx::query("DELETE FROM devices WHERE person = $1 AND gone AND NOT old")
        .bind(keep(person))
        .execute(connection)
        .await?;
    Ok(())
}

async fn log_out(person: &str, which: &LogOut, connection: &mut PgConnection) -> Done<u64> {
    let (only, but) = match which {
        LogOut::One(id) => (Some(keep(id)), None),
        LogOut::AllBut(id) => (None, Some(keep(id))),
        LogOut::All { .. } => (None, None),
    };
    let done = sqlx::query(
        "UPDATE devices SET gone = true, browser = '', system = ''
         WHERE person = $1 AND NOT gone AND ($2::text IS NULL OR id = $2) AND ($3::text IS NULL OR id <> $3)",
    )
    .bind(keep(person))
    .bind(only)
    .bind(but)
    .execute(&mut *connection)
    .await?;
    forget_gone(person, &mut *connection).await?;
    if let LogOut::All { at, link } = which {
        sqlx::query("UPDATE people SET voided = greatest(voided, $1) WHERE id = $2")
            .bind(at)
            .bind(keep(person))
            .execute(&mut *connection)
            .await?;
        sqlx::query("DELETE FROM tokens WHERE person = $1 AND purpose = $2")
            .bind(keep(person))
            .bind(keep(&link.purpose))
            .execute(&mut *connection)
            .await?;
        ops::put_token(link, &mut *connection).await?;
    }
    if !matches!(which, LogOut::One(_)) {
        // A code that somebody else has seen would bring them back.
        sqlx::query("DELETE FROM tokens WHERE person = $1 AND purpose = 'carry'")
            .bind(keep(person))
            .execute(&mut *connection)
            .await?;
    }
    Ok(done.rows_affected())
}

async fn start_forgetting(person: &str, connection: &mut PgConnection) -> Done {
    sqlx::query("INSERT INTO departed (hash, person) VALUES ($1, $2) ON CONFLICT DO NOTHING")
        .bind(departed_hash(person).to_vec())
        .bind(keep(person))
        .execute(&mut *connection)
        .await?;
    for sql in [
        "DELETE FROM people WHERE id = $1",
        "DELETE FROM devices WHERE person = $1",
        "DELETE FROM tokens WHERE person = $1",
        "DELETE FROM attempts WHERE person = $1",
        "DELETE FROM openings WHERE person = $1",
    ] {
        sqlx::query(sql).bind(keep(person)).execute(&mut *connection).await?;
    }
    Ok(())
}

async fn rewrite_table(rewrite: &Rewrite, several: bool, connection: &mut PgConnection) -> Done {
    let Rewrite { table, person, to, events, summary, result, fence } = rewrite;
    if several && !append::is_held(table, *fence, &mut *connection).await? {
        return Err(Trouble::Refused(StoreError::NotOwner { table: table.clone() }));
    }
    let numbers: Vec<i64> = events.iter().map(|event| i64::from(event.no)).collect();
    let authors: Vec<_> = events.iter().map(|event| keep(&event.by)).collect();
    let bodies: Vec<_> = events.iter().map(|event| keep(&event.body)).collect();
    sqlx::query(
        "UPDATE events SET author = new.author, body = new.body
         FROM unnest($2::bigint[], $3::text[], $4::text[]) AS new (no, author, body)
         WHERE events.table_key = (SELECT key FROM tables WHERE id = $1) AND events.no = new.no",
    )
    .bind(keep(table))
    .bind(numbers)
    .bind(authors)
    .bind(bodies)
    .execute(&mut *connection)
    .await?;
    sqlx::query("UPDATE tables SET summary = $1, host = CASE host WHEN $2 THEN $3 ELSE host END WHERE id = $4")
        .bind(keep(summary))
        .bind(keep(person))
        .bind(keep(to))
        .bind(keep(table))
        .execute(&mut *connection)
        .await?;
    if let Some(body) = result {
        sqlx::query("UPDATE results SET body = $1 WHERE table_id = $2")
            .bind(keep(body))
            .bind(keep(table))
            .execute(&mut *connection)
            .await?;
    }
    for sql in [
        "DELETE FROM members WHERE table_id = $1 AND person = $2",
        "DELETE FROM traces WHERE table_id = $1 AND person = $2",
    ] {
        sqlx::query(sql).bind(keep(table)).bind(keep(person)).execute(&mut *connection).await?;
    }
    sqlx::query("DELETE FROM snapshots WHERE table_id = $1").bind(keep(table)).execute(connection).await?;
    Ok(())
}
