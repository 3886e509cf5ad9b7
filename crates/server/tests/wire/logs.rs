//! Logs that people have as files.

use crate::client::{Client, Response};
use crate::site::Site;
use serde_json::{Value, json};
use std::path::{Path, PathBuf};

fn corpus(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus").join(name)
}

fn text(name: &str) -> String {
    std::fs::read_to_string(corpus(name)).unwrap()
}

async fn open(client: &mut Client, log: &str) -> Response {
    client.send("post", "/api/v1/logs?name=a+game+of+ours", Some(log)).await
}

async fn opened(client: &mut Client, log: &str) -> String {
    open(client, log).await.is(200).json()["table"].as_str().unwrap().to_owned()
}

/// Without the seats, which are written as people sit at the table now.
fn entries(log: &str) -> Vec<&str> {
    log.lines().skip(1).collect()
}

#[tokio::test]
async fn every_game_of_the_corpus_opens_for_replay_and_looking_back() {
    let site = Site::with(|said| said.tables_per_person = Some(1000)).await;
    let mut anna = site.person("Anna").await;
    let mut tried = 0;
    for game in ["earthrise", "daybreak"] {
        for file in std::fs::read_dir(corpus(game)).unwrap() {
            let path = file.unwrap().path();
            let name = format!("{game}/{}", path.file_name().unwrap().to_str().unwrap());
            let log = text(&name);
            let answer = open(&mut anna, &log).await;
            if name.ends_with("own-content.jsonl") {
                assert_eq!(answer.code(), "other_content", "{name}");
                continue;
            }
            let table = answer.is(200).json()["table"].as_str().unwrap().to_owned();
            let seen = anna.get(&format!("/api/v1/tables/{table}")).await.is(200).json();
            assert_eq!(seen["table"]["status"], "finished", "{name}");
            assert_eq!(seen["table"]["settings"]["name"], "a game of ours");
            let debrief = anna.get(&format!("/api/v1/tables/{table}/debrief")).await.is(200).json();
            assert!(debrief["outcome_text"].is_string(), "{name}");
            let kept = anna.get(&format!("/api/v1/tables/{table}/log")).await.is(200).text();
            assert_eq!(entries(&kept), entries(&log), "{name}");
            tried += 1;
        }
    }
    assert!(tried > 35, "{tried}");
    site.stop().await;
}

#[tokio::test]
async fn a_game_from_a_file_is_ones_own_and_counts_for_nobody() {
    let site = Site::start().await;
    let (mut anna, mut ben) = (site.person("Anna").await, site.person("Ben").await);
    let table = opened(&mut anna, &text("earthrise/players-4.jsonl")).await;
    assert_eq!(ben.get(&format!("/api/v1/tables/{table}")).await.code(), "no_such_table");
    let listed = anna.get("/api/v1/me/tables").await.is(200).json();
    assert_eq!((&listed[0]["kind"], &listed[0]["summary"]["name"]), (&json!("file"), &json!("a game of ours")));
    assert_eq!(anna.get(&format!("/api/v1/tables/{table}/results")).await.is(200).json(), json!([]));
    let open = anna.get(&format!("/api/v1/tables/{table}/view?everything=true&to=20")).await.is(200).json();
    assert_eq!(open["entry"], 20);
    let dir = site.stop().await;
    let site = Site::over(dir, |_| {}).await;
    let mut anna = Client { cookie: anna.cookie, ..site.client() };
    assert_eq!(anna.get(&format!("/api/v1/tables/{table}")).await.is(200).json()["table"]["status"], "finished");
    site.stop().await;
}

#[tokio::test]
async fn a_file_says_who_really_played() {
    let site = Site::start().await;
    let mut anna = site.person("Anna").await;
    let whole = text("earthrise/players-3.jsonl");
    // Somebody sat on seat 0, and a bot played for them now and then.
    let (header, rest) = whole.split_once('\n').unwrap();
    let mut header: Value = serde_json::from_str(header).unwrap();
    header["seats"][0] = json!("me:Rosa");
    let mut marks = 0;
    let mut line_of = |line: &str, bot: &str| match line.contains("\"seat\":0") && line.contains("\"move\"") {
        true => {
            marks += 1;
            format!("{},\"bot\":\"{bot}\"}}\n", &line[..line.len() - 1])
        }
        false => format!("{line}\n"),
    };
    let log = format!("{header}\n{}", rest.lines().map(|line| line_of(line, "steady")).collect::<String>());
    let wrong = format!("{header}\n{}", rest.lines().map(|line| line_of(line, &"x".repeat(500))).collect::<String>());
    assert!(marks > 20, "{marks}");
    let table = opened(&mut anna, &log).await;
    let kept = anna.get(&format!("/api/v1/tables/{table}/log")).await.is(200).text();
    assert_eq!(entries(&kept), entries(&log));
    assert_eq!(open(&mut anna, &wrong).await.code(), "bad_line", "a name that is none");
    site.stop().await;
}

#[tokio::test]
async fn an_unfinished_game_waits_for_whoever_opened_it() {
    let site = Site::start().await;
    let mut anna = site.person("Anna").await;
    for name in ["earthrise/players-3.jsonl", "daybreak/setup-china-europe.jsonl"] {
        let whole = text(name);
        let half: String = whole.split_inclusive('\n').take(30).collect();
        // A line that was cut off while it was written was never acknowledged.
        let table = opened(&mut anna, &format!("{half}{{\"n\":30,\"sea")).await;
        let seen = anna.get(&format!("/api/v1/tables/{table}")).await.is(200).json();
        assert_eq!((&seen["table"]["status"], &seen["table"]["entries"]), (&json!("running"), &json!(29)), "{name}");
        let seats = seen["table"]["seats"].as_array().unwrap();
        assert!(seats.iter().all(|seat| seat["holder"] == "person"), "no bot plays on by itself");
        assert_eq!(seen["you"]["seats"].as_array().unwrap().len(), seats.len());
    }
    site.stop().await;
}

#[tokio::test]
async fn what_is_wrong_with_a_file_is_said() {
    let site = Site::start().await;
    let mut anna = site.person("Anna").await;
    let good = text("earthrise/players-3.jsonl");
    let lines: Vec<&str> = good.lines().collect();
    let with = |at: usize, line: &str| {
        let mut lines = lines.clone();
        lines[at] = line;
        lines.join("\n") + "\n"
    };
    let header: Value = serde_json::from_str(lines[0]).unwrap();
    let headed = |change: &dyn Fn(&mut Value)| {
        let mut header = header.clone();
        change(&mut header);
        with(0, &header.to_string())
    };
    let swapped = {
        let mut lines = lines.clone();
        lines.swap(7, 8);
        lines.join("\n") + "\n"
    };
    let cases: Vec<(String, &str, Value)> = vec![
        (String::new(), "not_a_log", json!({"detail": "it is empty"})),
        ("{\"firstlight\":1".to_owned(), "not_a_log", json!({"detail": "its first line is cut short"})),
        ("hello\nworld\n".to_owned(), "not_a_log", Value::Null),
        ("{\"name\":\"holiday\"}\n".to_owned(), "not_a_log", Value::Null),
        ("[1,2,3]\n".to_owned(), "not_a_log", Value::Null),
        (headed(&|header| header["firstlight"] = json!(2)), "newer_log", json!({"version": "2", "known": "1"})),
        (headed(&|header| header["rules"] = json!(7)), "newer_log", json!({"version": "7", "known": "1"})),
        (headed(&|header| header["game"] = json!("chess")), "unknown_game", json!({"game": "chess"})),
        (headed(&|header| header["setup"] = json!({"players": 9})), "not_a_log", Value::Null),
        (headed(&|header| header["content"]["hash"] = json!("0".repeat(64))), "other_content", Value::Null),
        (headed(&|header| header["seed"] = json!("12345")), "bad_line", Value::Null),
        (
            with(5, "{\"n\":5,\"seat\":0,\"move\":\"dance\"}"),
            "bad_line",
            json!({"line": "6", "detail": "it is not an entry of this game"}),
        ),
        (with(5, "?"), "bad_line", json!({"line": "6", "detail": "it is not an entry of this game"})),
        (swapped, "bad_line", json!({"line": "8", "detail": "it is not an entry of this game"})),
    ];
    for (log, code, args) in cases {
        let mut sentences = Vec::new();
        for lang in ["en", "es", "pt-BR"] {
            let answer = anna.send("post", &format!("/api/v1/logs?lang={lang}"), Some(&log)).await;
            assert_eq!(answer.code(), code, "{log:.80}");
            let said = answer.json();
            if lang == "en" && args != Value::Null {
                assert_eq!(said["args"], args, "{said}");
            }
            sentences.push(said["message"].as_str().unwrap().to_owned());
        }
        assert!(sentences[0] != sentences[1] && sentences[1] != sentences[2], "{sentences:?}");
    }
    let large = "x".repeat(5 * 1024 * 1024);
    assert_eq!(open(&mut anna, &large).await.code(), "too_large");
    assert_eq!(anna.get("/api/v1/me/tables").await.json(), json!([]), "nothing was opened");
    site.stop().await;
}
