//! Backups of a server with games in it: on a schedule, checked, and found out when they do not hold.

use crate::site::{Site, eventually};
use serde_json::json;
use server::config::{Every, Retention};
use server::keeping::{NotVerified, verify};
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, sqlite::SqliteConnectOptions};
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;
use store::Backup;

fn backups(dir: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(dir.join("backups")) else { return Vec::new() };
    let mut found: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    found.retain(|path| path.extension().is_some_and(|kind| kind == "backup"));
    found.sort();
    found
}

fn number(path: &Path) -> u32 {
    path.file_name().unwrap().to_str().unwrap().split('-').nth(1).unwrap().parse().unwrap()
}

/// A server with two games in it, of bots, that are over.
async fn played(site: &Site) {
    let mut anna = site.person("Anna").await;
    for game in ["earthrise", "daybreak"] {
        let seats = json!(["me", {"bot": "random"}, {"bot": "random"}]);
        let table = anna.open(&json!({"game": game, "seats": seats, "settings": {"bot_pace": 0}})).await;
        anna.command(&table, &json!({"do": "stand_in", "seat": 0, "bot": "random", "until": "back"})).await.is(200);
        eventually("some moves are made", async || {
            anna.clone().get(&format!("/api/v1/tables/{table}")).await.json()["table"]["entries"].as_u64() > Some(20)
        })
        .await;
    }
}

#[tokio::test]
async fn backups_are_made_checked_and_thinned_out() {
    let site = Site::with(|said| {
        said.backup_every = Some(Every(Duration::from_secs(1)));
        said.backup_keep = Some(2);
        said.retention_days = Some(Retention::Days(1));
    })
    .await;
    played(&site).await;
    eventually("four backups were made", async || backups(site.dir.path()).iter().any(|path| number(path) >= 4)).await;
    eventually("two are left", async || backups(site.dir.path()).len() == 2).await;
    let text = site.client().get("/metrics").await.text();
    assert!(text.contains("firstlight_backups_total{outcome=\"failed\"} 0"), "{text}");
    assert!(!text.contains("firstlight_backups_total{outcome=\"good\"} 0"), "{text}");
    assert!(site.meter("firstlight_last_backup_seconds").await > 1e9);
    let dir = site.stop().await;
    let last = backups(dir.path()).pop().unwrap();
    let verified = verify(&last).await.unwrap();
    assert!(verified.tables == 2 && verified.events > 40 && verified.key, "{verified:?}");

    // Another start goes on counting, and makes none before its time.
    let site = Site::over(dir, |said| said.backup_every = Some(Every(Duration::from_secs(3600)))).await;
    site.client().get("/readyz").await.is(200);
    assert_eq!(backups(site.dir.path()).last(), Some(&last));
    site.stop().await;
}

/// Changes a database behind everybody's back.
async fn tamper(file: &Path, sql: &str) {
    let mut connection = SqliteConnectOptions::new().filename(file).foreign_keys(false).connect().await.unwrap();
    let done = sqlx::query(AssertSqlSafe(sql.to_owned())).execute(&mut connection).await.unwrap();
    assert!(done.rows_affected() > 0, "{sql}");
    connection.close().await.unwrap();
}

#[tokio::test]
async fn a_backup_that_does_not_hold_is_found_out() {
    let site = Site::start().await;
    played(&site).await;
    // While a server runs, the row of a table may lag behind its log; then a log that was cut to it would hold.
    let dir = site.stop().await;
    let good = dir.path().join("good.backup");
    store::backup(dir.path(), &good, None).await.unwrap();
    let verified = verify(&good).await.unwrap();
    assert!(verified.tables == 2 && !verified.key, "{verified:?}");
    let of_log = |name: &str| format!("table_key = (SELECT min(key) FROM tables) AND {name}");
    // Events may lie in either of two places.
    let everywhere = |change: &str| ["events", "fresh"].map(|place| change.replace("LOG", place));
    let cases = [
        ("a lost event", everywhere(&format!("DELETE FROM LOG WHERE {}", of_log("no = 9")))),
        (
            "a changed one",
            everywhere(&format!("UPDATE LOG SET body = '{{\"seat\":0,\"move\":\"x\"}}' WHERE {}", of_log("no = 9"))),
        ),
        ("a log cut short", everywhere(&format!("DELETE FROM LOG WHERE {}", of_log("no > 9")))),
    ];
    for (what, changes) in cases {
        let bad = dir.path().join("bad.backup");
        fs::copy(&good, &bad).unwrap();
        let mut changed = 0;
        for sql in changes {
            let mut connection = SqliteConnectOptions::new().filename(&bad).connect().await.unwrap();
            changed += sqlx::query(AssertSqlSafe(sql)).execute(&mut connection).await.unwrap().rows_affected();
            connection.close().await.unwrap();
        }
        assert!(changed > 0, "{what}");
        match verify(&bad).await {
            Err(NotVerified::Flawed { tables: 2, flawed }) => assert_eq!(flawed.len(), 1, "{what}: {flawed:?}"),
            other => panic!("{what}: {other:?}"),
        }
        fs::remove_file(&bad).unwrap();
    }
    let bad = dir.path().join("bad.backup");
    fs::copy(&good, &bad).unwrap();
    tamper(&bad, "INSERT INTO members (table_id, person, role) VALUES ('nowhere', 'x', 'y')").await;
    assert!(matches!(verify(&bad).await, Err(NotVerified::Store(_))), "a row that belongs to nothing");
    let mut bytes = fs::read(&good).unwrap();
    let middle = bytes.len() / 2;
    bytes[middle..middle + 4096].fill(0x5a);
    fs::write(&bad, bytes).unwrap();
    assert!(matches!(verify(&bad).await, Err(NotVerified::Store(_))), "a page that is not what it was");
    assert!(Backup::open(&good).await.is_ok());
}
