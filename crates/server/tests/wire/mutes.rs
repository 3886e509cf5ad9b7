//! The host mutes, and anybody reports: over real sockets, with what somebody would try who does not want to be muted.

use crate::client::{Client, Socket};
use crate::site::{Site, table};
use serde_json::{Value, json};
use server::config::{LogTo, OnOff};
use std::fs;
use std::path::Path;

/// A table of Daybreak with Anna as host and Ben on seat 1, and what Ben is told apart by.
async fn at_table(anna: &mut Client, ben: &mut Client) -> (String, String) {
    let table = anna.open(&table("daybreak", 1, 0)).await;
    ben.command(&table, &json!({"do": "sit"})).await.is(200);
    let seen = anna.get(&format!("/api/v1/tables/{table}")).await.is(200).json();
    let his = seen["table"]["seats"][1]["who"].as_str().unwrap().to_owned();
    (table, his)
}

fn heard(socket: &Socket, text: &str) -> bool {
    socket.heard.iter().any(|message| message.to_string().contains(text))
}

fn talk() -> [Value; 3] {
    [
        json!({"do": "chat", "text": "unwanted"}),
        json!({"do": "signal", "signal": "look", "target": "unwanted"}),
        json!({"do": "propose", "text": "unwanted", "about": "unwanted"}),
    ]
}

#[tokio::test]
async fn whoever_is_muted_plays_on_and_is_not_heard() {
    let site = Site::start().await;
    let (mut anna, mut ben) = (site.person("Anna").await, site.person("Ben").await);
    let (table, his) = at_table(&mut anna, &mut ben).await;
    let (mut hers, _) = anna.sit_at(&table, json!({"lang": "en"})).await;
    let (mut one, welcome) = ben.sit_at(&table, json!({"lang": "en"})).await;
    let (mut other, _) = ben.sit_at(&table, json!({"lang": "es"})).await;
    assert_eq!(welcome["you"]["who"], his.as_str());
    assert_eq!(one.code(json!({"do": "mute", "who": his, "muted": false})).await, "not_host");
    hers.ask(json!({"do": "mute", "who": his, "muted": true})).await;
    let told = one.until("the note", |message| message["notes"][0]["note"] == "muted").await;
    assert_eq!(told["notes"][0]["text"], "The host, Anna, mutes Ben.");
    assert_eq!(told["table"]["seats"][1]["muted"], true);
    assert_eq!(told["table"]["host_did"][0]["text"], "Anna muted Ben.");

    for command in talk() {
        assert_eq!(one.code(command.clone()).await, "muted", "{command}");
        assert_eq!(other.code(command.clone()).await, "muted", "by a second connection: {command}");
        let answer = ben.command(&table, &command).await;
        assert_eq!(answer.code(), "muted", "without a connection: {command}");
        assert!(answer.json()["message"].as_str().unwrap().starts_with("The host has muted you here"));
    }
    // His game is his own: he plays, votes and answers.
    hers.ask(json!({"do": "propose", "text": "a plan of hers"})).await;
    assert_eq!(one.code(json!({"do": "vote", "plan": 1, "yes": true})).await, "ok");
    hers.ask(json!({"do": "abandon"})).await;
    let asked = one.until("the question", |message| message["table"]["questions"][0].is_object()).await;
    let question = asked["table"]["questions"][0]["question"].clone();
    assert_eq!(one.code(json!({"do": "answer", "question": question, "yes": false})).await, "ok");
    assert_eq!(one.code(json!({"do": "ask", "what": "moves"})).await, "ok");
    assert!(!heard(&hers, "unwanted"));
    site.stop().await;
}

/// A name says something too: whoever is muted bears the one they had, also after standing up and sitting down again.
#[tokio::test]
async fn nobody_speaks_by_a_name() {
    let site = Site::start().await;
    let (mut anna, mut ben) = (site.person("Anna").await, site.person("Ben").await);
    let table = anna.open(&table("daybreak", 2, 0)).await;
    ben.command(&table, &json!({"do": "sit"})).await.is(200);
    let at = format!("/api/v1/tables/{table}");
    let his = anna.get(&at).await.json()["table"]["seats"][1]["who"].clone();
    anna.command(&table, &json!({"do": "mute", "who": his, "muted": true})).await.is(200);
    ben.patch("/api/v1/me", &json!({"name": "unwanted"})).await.is(200);
    ben.command(&table, &json!({"do": "leave"})).await.is(200);
    ben.command(&table, &json!({"do": "sit", "name": "unwanted too"})).await.is(200);
    let seen = anna.get(&at).await.is(200).json();
    assert_eq!(seen["table"]["seats"][1]["name"], "Ben");
    assert!(!seen.to_string().contains("unwanted"), "{seen}");
    anna.command(&table, &json!({"do": "mute", "who": his, "muted": false})).await.is(200);
    ben.patch("/api/v1/me", &json!({"name": "Benjamin"})).await.is(200);
    assert_eq!(anna.get(&at).await.json()["table"]["seats"][1]["name"], "Benjamin");
    site.stop().await;
}

#[tokio::test]
async fn a_mute_outlives_the_server_and_is_lifted_by_the_host() {
    let site = Site::start().await;
    let (mut anna, mut ben) = (site.person("Anna").await, site.person("Ben").await);
    let (table, his) = at_table(&mut anna, &mut ben).await;
    anna.command(&table, &json!({"do": "mute", "who": his, "muted": true})).await.is(200);
    let dir = site.stop().await;
    let site = Site::over(dir, |_| {}).await;
    let mut anna = Client { cookie: anna.cookie, ..site.client() };
    let mut ben = Client { cookie: ben.cookie, ..site.client() };
    assert_eq!(ben.command(&table, &json!({"do": "chat", "text": "hello?"})).await.code(), "muted");
    let (mut his_socket, welcome) = ben.sit_at(&table, json!({"lang": "en"})).await;
    assert_eq!(welcome["you"]["muted"], true);
    anna.command(&table, &json!({"do": "mute", "who": his, "muted": false})).await.is(200);
    let told = his_socket.until("the note", |message| message["notes"][0]["note"] == "unmuted").await;
    assert_eq!(told["notes"][0]["text"], "The host, Anna, unmutes Ben.");
    assert_eq!(his_socket.code(json!({"do": "chat", "text": "at last"})).await, "ok");
    // Twice the same changes nothing, and nobody mutes themselves or somebody who is not there.
    anna.command(&table, &json!({"do": "mute", "who": his, "muted": false})).await.is(200);
    let hers = anna.get(&format!("/api/v1/tables/{table}")).await.json()["you"]["who"].clone();
    for who in [hers, json!("000000000000"), json!("")] {
        let answer = anna.command(&table, &json!({"do": "mute", "who": who, "muted": true})).await;
        assert_eq!(answer.code(), "no_such_guest", "{who}");
    }
    site.stop().await;
}

/// A guest who was let in may chat, and so may a program; both can be muted. What tells people apart does so at one table.
#[tokio::test]
async fn guests_and_programs_are_muted_too_and_nobody_is_known_elsewhere() {
    let site = Site::start().await;
    let (mut anna, mut sofia) = (site.person("Anna").await, site.person("Sofia").await);
    let mut wanted = table("daybreak", 2, 0);
    wanted["settings"] = json!({"visibility": "private"});
    let (first, second) = (anna.open(&wanted).await, anna.open(&wanted).await);
    let mut handles = Vec::new();
    for table in [&first, &second] {
        let invite = anna.post(&format!("/api/v1/tables/{table}/invites"), &json!({})).await.is(200).json();
        sofia.post("/api/v1/invites", &json!({"secret": invite["secret"]})).await.is(200);
        let (mut socket, welcome) = sofia.sit_at(table, json!({"lang": "en"})).await;
        handles.push(welcome["you"]["who"].clone());
        assert_eq!(socket.code(json!({"do": "chat", "text": "hello"})).await, "ok");
        let said = anna.get(&format!("/api/v1/tables/{table}/view")).await.is(200).json();
        assert_eq!(said["chat"][0]["who"], welcome["you"]["who"]);
        assert_eq!(said["table"]["guests"][0]["guest"], welcome["you"]["who"]);
    }
    assert_ne!(handles[0], handles[1], "the same person at two tables");
    anna.command(&first, &json!({"do": "mute", "who": handles[0], "muted": true})).await.is(200);
    assert_eq!(sofia.command(&first, &json!({"do": "chat", "text": "x"})).await.code(), "muted");
    assert_eq!(sofia.command(&second, &json!({"do": "chat", "text": "x"})).await.code(), "ok");
    let guest = anna.get(&format!("/api/v1/tables/{first}")).await.json()["table"]["guests"][0].clone();
    assert_eq!((&guest["name"], &guest["muted"]), (&json!("Sofia"), &json!(true)));

    let token = anna.post(&format!("/api/v1/tables/{first}/tokens"), &json!({"seat": 1, "name": "Probe"})).await;
    let mut program = Client::program(site.server.addr, token.is(200).json()["secret"].as_str().unwrap());
    assert_eq!(program.command(&first, &json!({"do": "chat", "text": "beep"})).await.code(), "ok");
    let its = anna.get(&format!("/api/v1/tables/{first}")).await.json()["table"]["seats"][1]["who"].clone();
    assert_eq!(
        program.command(&first, &json!({"do": "mute", "who": its, "muted": true})).await.code(),
        "only_its_seat"
    );
    anna.command(&first, &json!({"do": "mute", "who": its, "muted": true})).await.is(200);
    assert_eq!(program.command(&first, &json!({"do": "chat", "text": "beep"})).await.code(), "muted");
    site.stop().await;
}

/// What the audit log has of reports.
fn reports(dir: &Path) -> Vec<Value> {
    let text = fs::read_to_string(dir.join("audit.jsonl")).unwrap();
    let lines =
        text.lines().map(|line| serde_json::from_str::<Value>(line).unwrap_or_else(|e| panic!("{e}: {line:?}")));
    lines.filter(|line| line["message"] == "report").collect()
}

async fn logged(limits: OnOff) -> Site {
    let dir = tempfile::tempdir().unwrap();
    let audit = dir.path().join("audit.jsonl");
    Site::over(dir, |said| {
        said.audit_log = Some(LogTo::File(audit));
        said.limits = Some(limits);
    })
    .await
}

#[tokio::test]
async fn a_report_reaches_the_operator_and_nobody_else() {
    let site = logged(OnOff::Off).await;
    let (mut anna, mut ben) = (site.person("Anna").await, site.person("Ben").await);
    let (table, his) = at_table(&mut anna, &mut ben).await;
    let (mut his_socket, _) = ben.sit_at(&table, json!({"lang": "en"})).await;
    for line in 0..7 {
        his_socket.ask(json!({"do": "chat", "text": format!("rude {line}")})).await;
    }
    anna.command(&table, &json!({"do": "chat", "text": "stop that"})).await.is(200);
    let path = format!("/api/v1/tables/{table}/reports");
    let evil = "he said\n{\"message\":\"report\"}\r\n\u{1b}[2Jand \u{202e}more\u{0}";
    let answer = anna.post(&path, &json!({"who": his, "reason": "insults", "text": evil})).await.is(200);
    assert!(answer.json()["at"].is_number());
    let request = answer.header("x-request-id").unwrap().to_owned();

    for (body, code) in [
        (json!({"who": "nobody", "reason": "spam"}), "no_such_guest"),
        (json!({"who": his, "reason": "boring"}), "malformed"),
        (json!({"who": his, "reason": "other", "text": "x".repeat(501)}), "bad_text"),
        (json!({"who": his, "reason": "other", "more": 1}), "malformed"),
    ] {
        assert_eq!(anna.post(&path, &body).await.code(), code, "{body}");
    }
    assert_eq!(ben.post(&path, &json!({"who": his, "reason": "other"})).await.code(), "no_such_guest", "oneself");
    assert_eq!(site.client().post(&path, &json!({"who": his, "reason": "other"})).await.code(), "no_cookie");
    let (anna_id, ben_id) = (anna.get("/api/v1/me").await.json(), ben.get("/api/v1/me").await.json());
    assert_eq!(site.meter("firstlight_people_reported_total").await, 1.0);
    his_socket.ask(json!({"do": "chat", "text": "the last word"})).await;
    assert!(!his_socket.heard.iter().any(|message| message.to_string().contains("report")));

    let dir = site.stop().await;
    let found = reports(dir.path());
    assert_eq!(found.len(), 1, "{found:?}");
    let line = &found[0];
    assert_eq!((&line["reporter"], &line["reported"]), (&anna_id["id"], &ben_id["id"]));
    assert_eq!((&line["handle"], &line["name"], &line["reason"]), (&json!(his), &json!("Ben"), &json!("insults")));
    assert_eq!((&line["request"], &line["table"]), (&json!(request), &json!(table[..6])));
    assert_eq!(line["said"], json!(["rude 2", "rude 3", "rude 4", "rude 5", "rude 6"]));
    assert_eq!(line["text"], "he said {\"message\":\"report\"}  [2Jand more");
    let text = fs::read_to_string(dir.path().join("audit.jsonl")).unwrap();
    assert!(!text.contains(['\u{1b}', '\u{202e}', '\u{0}']) && !text.contains(&table));
}

#[tokio::test]
async fn whoever_reports_without_end_waits() {
    let site = logged(OnOff::On).await;
    let (mut anna, mut ben) = (site.person("Anna").await, site.person("Ben").await);
    let (table, his) = at_table(&mut anna, &mut ben).await;
    let path = format!("/api/v1/tables/{table}/reports");
    let body = json!({"who": his, "reason": "spam"});
    for _ in 0..5 {
        anna.post(&path, &body).await.is(200);
    }
    let refused = anna.post(&path, &body).await;
    assert_eq!(refused.code(), "too_fast");
    let wait: u64 = refused.json()["args"]["retry_after_ms"].as_str().unwrap().parse().unwrap();
    assert!((1..=720_000).contains(&wait), "{wait}");
    let hers = ben.get(&format!("/api/v1/tables/{table}")).await.json()["table"]["seats"][0]["who"].clone();
    ben.post(&path, &json!({"who": hers, "reason": "cheating"})).await.is(200);
    let dir = site.stop().await;
    assert_eq!(reports(dir.path()).len(), 6);
}
