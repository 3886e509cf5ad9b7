//! Clocks at a real server.

use crate::site::{Site, eventually};
use serde_json::{Value, json};
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, sqlite::SqliteConnectOptions};
use std::path::Path;
use store::FILE_NAME;
use wire::TableId;

fn wanted(clock: &Value) -> Value {
    json!({"game": "earthrise", "seats": ["me", "open", {"bot": "steady"}], "settings": {"bot_pace": 0, "clock": clock}})
}

#[tokio::test]
async fn nonsense_is_refused_with_a_sentence() {
    let site = Site::start().await;
    let mut anna = site.person("Anna").await;
    for (clock, code, said) in [
        (json!({"kind": {"move": {"seconds": 4}}}), "bad_clock", "5 to 3600 seconds"),
        (json!({"kind": {"game": {"minutes": 0}}}), "bad_clock", "1 to 600 minutes"),
        (json!({"kind": {"stage": {"seconds": 60}}}), "bad_clock", "has no stages"),
        (json!({"kind": {"days": {"days": 3}}}), "bad_clock", "played over days"),
        (json!({"kind": {"move": {"seconds": -3}}}), "malformed", ""),
        (json!({"kind": {"move": {"seconds": 4_294_967_295u32}}}), "bad_clock", "5 to 3600 seconds"),
        (json!({"kind": "move"}), "malformed", ""),
        (json!({"kind": {"move": {"seconds": 30}}, "at_zero": "explode"}), "malformed", ""),
        (json!({"kind": {"move": {"seconds": 30}}, "more": 1}), "malformed", ""),
    ] {
        let answer = anna.post("/api/v1/tables", &wanted(&clock)).await;
        assert_eq!(answer.code(), code, "{clock}");
        assert!(answer.json()["message"].as_str().unwrap().contains(said), "{clock}: {}", answer.text());
    }
    site.stop().await;
}

/// Somebody is connected and says nothing. After five seconds a bot plays for them, and with the next trick they are back.
#[tokio::test]
async fn a_silent_person_is_played_for() {
    let site = Site::start().await;
    let (mut anna, mut ben) = (site.person("Anna").await, site.person("Ben").await);
    let table = anna.open(&wanted(&json!({"kind": {"move": {"seconds": 5}}, "at_zero": "bot"}))).await;
    let (mut hers, welcome) = anna.sit_at(&table, json!({"lang": "en"})).await;
    assert_eq!(welcome["table"]["settings"]["clock"]["kind"]["move"]["seconds"], 5);
    ben.command(&table, &json!({"do": "sit"})).await.is(200);
    let (mut his, _) = ben.sit_at(&table, json!({"lang": "en"})).await;
    // Neither of them ever moves.
    let of_clock = |message: &Value| {
        let notes = message["notes"].as_array().cloned().unwrap_or_default();
        notes.into_iter().find(|note| note["note"] == "clock_out")
    };
    let out = of_clock(&hers.until("somebody's time is used up", |message| of_clock(message).is_some()).await).unwrap();
    let told = of_clock(&his.until("and he hears of it", |message| of_clock(message).is_some()).await).unwrap();
    assert_eq!((out["seat"].clone(), out["then"].clone()), (told["seat"].clone(), json!("bot")));
    assert!(told["text"].as_str().unwrap().ends_with("time is up: a bot plays until the end of the trick."), "{told}");
    let back = |message: &Value| {
        let notes = message["notes"].as_array().cloned().unwrap_or_default();
        notes.iter().any(|note| note["note"] == "back" && note["seat"] == out["seat"])
    };
    let message = hers.until("the seat comes back", back).await;
    let seat = out["seat"].as_u64().unwrap() as usize;
    assert!(message["table"]["seats"][seat].get("until").is_none());
    // Lists say what kind of clock it is.
    let list = anna.get("/api/v1/me/tables").await.is(200).json();
    assert_eq!(list[0]["clock"], json!({"kind": {"move": {"seconds": 5}}, "at_zero": "bot"}));
    site.stop().await;
}

/// The events of a table are so much older than they were.
async fn older(folder: &Path, days: i64) {
    let file = folder.join(FILE_NAME);
    let mut connection = SqliteConnectOptions::new().filename(file).connect().await.unwrap();
    for sql in ["DELETE FROM snapshots".to_owned()]
        .into_iter()
        .chain(["events", "fresh"].map(|table| format!("UPDATE {table} SET at = at - {}", days * 86_400_000)))
    {
        sqlx::query(AssertSqlSafe(sql)).execute(&mut connection).await.unwrap();
    }
    connection.close().await.unwrap();
}

/// At a slow table somebody's time runs out though nobody looks, and though the server was started anew meanwhile; the time
/// in which the server was not there is nobody's.
#[tokio::test]
async fn a_slow_table_goes_on_by_itself() {
    let site = Site::start().await;
    let mut anna = site.person("Anna").await;
    let table = anna
        .open(&json!({
            "game": "earthrise", "seats": ["me", {"bot": "steady"}, {"bot": "steady"}],
            "settings": {"bot_pace": 0, "slow": true, "watch": "live", "clock": {"kind": {"days": {"days": 1}}}}
        }))
        .await;
    let path = format!("/api/v1/tables/{table}");
    let told = async |site: &Site| site.client().get(&path).await.is(200).json()["table"].clone();
    eventually("it is her turn", async || told(&site).await["clocks"][0]["runs"] == true).await;
    let left = |told: &Value| told["clocks"][0]["left"].as_u64().unwrap();
    let before = told(&site).await;
    assert!(left(&before) > 86_000_000, "{before}");
    let dir = site.stop().await;
    older(dir.path(), 2).await;
    // Nobody knows when the server was last there.
    std::fs::remove_file(dir.path().join("alive")).unwrap();
    let site = Site::over(dir, |_| {}).await;
    let after = told(&site).await;
    assert_eq!(after["entries"], before["entries"]);
    assert!(left(&after) > 86_000_000, "{after}");
    let dir = site.stop().await;
    // The server was there until a moment ago.
    older(dir.path(), 2).await;
    std::fs::write(dir.path().join("alive"), server::clock::now().to_string()).unwrap();
    let site = Site::over(dir, |_| {}).await;
    let id = TableId(table.clone());
    eventually("a bot has played for her", async || {
        site.server.hub().live() > 0
            && site
                .server
                .hub()
                .store()
                .events(&id.0, 0, u32::MAX)
                .await
                .unwrap()
                .iter()
                .any(|event| event.body.contains("clock_out"))
    })
    .await;
    eventually("and the game went on", async || told(&site).await["entries"].as_u64() > before["entries"].as_u64())
        .await;
    site.stop().await;
}
