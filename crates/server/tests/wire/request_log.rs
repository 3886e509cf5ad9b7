//! What is left of requests: names, lines in the logs, rows in the store. And identities, which stay.

use crate::client::{Client, Response, exchange, read_response};
use crate::site::{Site, earthrise};
use serde_json::{Value, json};
use server::auth::cookie::Cookies;
use server::auth::key::Key;
use server::config::{LogTo, OnOff};
use std::fs;
use std::path::Path;
use wire::PersonId;

const DAY: i64 = 24 * 60 * 60 * 1000;

/// A server with both logs in files of its folder.
async fn logged() -> Site {
    let dir = tempfile::tempdir().unwrap();
    let (access, audit) = (dir.path().join("access.jsonl"), dir.path().join("audit.jsonl"));
    Site::over(dir, |said| {
        said.access_log = Some(LogTo::File(access));
        said.audit_log = Some(LogTo::File(audit));
        said.trust_proxy = Some(vec!["127.0.0.1".parse().unwrap()]);
    })
    .await
}

fn lines(dir: &Path, name: &str) -> Vec<Value> {
    let text = fs::read_to_string(dir.join(name)).unwrap();
    assert!(text.is_empty() || text.ends_with('\n'));
    text.lines().map(|line| serde_json::from_str(line).unwrap_or_else(|e| panic!("{e}: {line:?}"))).collect()
}

async fn raw(site: &Site, head: &[u8]) -> Response {
    let addr = site.server.addr;
    let mut request = head.to_vec();
    request.extend(format!("Host: {addr}\r\nConnection: close\r\n\r\n").bytes());
    read_response(&exchange(addr, &request).await)
}

#[tokio::test]
async fn every_answer_bears_the_name_of_its_request() {
    let site = Site::start().await;
    let mut seen = std::collections::BTreeSet::new();
    for path in ["/", "/healthz", "/api/v1", "/api/v1/me", "/no/such/place", "/api/v1/tables/x"] {
        let answer = site.client().get(path).await;
        let id = answer.header("x-request-id").unwrap_or_else(|| panic!("{path} has no name")).to_owned();
        assert_eq!(id.len(), 16);
        assert!(seen.insert(id), "no two have the same");
    }
    let stranger = raw(&site, b"GET /api/v1 HTTP/1.1\r\nX-Request-Id: of-a-stranger\r\n").await;
    assert_ne!(stranger.header("x-request-id"), Some("of-a-stranger"));
    site.stop().await;
    let site = logged().await;
    let named = raw(&site, b"GET /api/v1 HTTP/1.1\r\nX-Request-Id: of-the-proxy\r\n").await;
    assert_eq!(named.header("x-request-id"), Some("of-the-proxy"));
    let evil = raw(&site, b"GET /api/v1 HTTP/1.1\r\nX-Request-Id: a b\"c\r\n").await;
    assert_eq!(evil.header("x-request-id").unwrap().len(), 16);
    let dir = site.stop().await;
    assert_eq!(lines(dir.path(), "access.jsonl")[0]["request"], "of-the-proxy");
}

#[tokio::test]
async fn the_access_log_has_every_request_and_nothing_raw() {
    let site = logged().await;
    let evil = b"GET /api/v1/me?x=%0aforged HTTP/1.1\r\nUser-Agent: x\t\xe2\x80\xae\xc2\x9b2J\" status=\"200 \xff\r\nX-Forwarded-For: 203.0.113.7\r\n";
    raw(&site, evil).await.is(200);
    raw(&site, format!("GET / HTTP/1.1\r\nUser-Agent: {}\r\n", "long ".repeat(1000)).as_bytes()).await.is(200);
    raw(&site, b"FORGE /api/v1/me/%0a HTTP/1.1\r\n").await;
    let dir = site.stop().await;
    let text = fs::read_to_string(dir.path().join("access.jsonl")).unwrap();
    assert!(!text.contains(['\u{202e}', '\u{9b}', '\t']) && !text.contains("forged"), "{text}");
    let lines = lines(dir.path(), "access.jsonl");
    assert_eq!(lines.len(), 3);
    assert_eq!(lines[0]["route"], "/api/v1/me");
    assert_eq!((&lines[0]["status"], &lines[0]["address"]), (&json!(200), &json!("203.0.113.7")));
    assert!(lines[0]["agent"].as_str().unwrap().starts_with("x\\t\\u{202e}\\u{9b}2J\" status="), "{}", lines[0]);
    assert!(lines[1]["agent"].as_str().unwrap().ends_with("more)") && text.len() < 3000);
    assert_eq!((&lines[2]["method"], &lines[2]["route"]), (&json!("FORGE"), &json!("none")));
    for line in &lines {
        assert!(line["time"].as_str().unwrap().ends_with('Z') && line["ms"].is_number(), "{line}");
    }
}

#[cfg(unix)]
#[tokio::test]
async fn the_logs_are_their_owner_s() {
    use std::os::unix::fs::PermissionsExt;
    let dir = logged().await.stop().await;
    for name in ["access.jsonl", "audit.jsonl"] {
        assert_eq!(fs::metadata(dir.path().join(name)).unwrap().permissions().mode() & 0o777, 0o600);
    }
}

#[tokio::test]
async fn the_audit_log_has_what_changed_and_was_tried_and_no_secret() {
    let site = logged().await;
    let mut anna = site.person("Anna").await;
    let id = anna.get("/api/v1/me").await.json()["id"].clone();
    let table = anna.open(&earthrise(2, 0)).await;
    let at = format!("/api/v1/tables/{table}");
    let token = anna.post(&format!("{at}/tokens"), &json!({"seat": 1, "name": "Probe"})).await.is(200).json();
    let invite = anna.post(&format!("{at}/invites"), &json!({})).await.is(200).json();
    let link = anna.post("/api/v1/me/link", &json!({})).await.is(200).json();
    let code = anna.post(&format!("{at}/code"), &json!({})).await.is(200).json();
    let carry = anna.post("/api/v1/me/carry", &json!({})).await.is(200).json();
    site.client().post("/api/v1/carry", &json!({"secret": carry["secret"]})).await;
    anna.command(&table, &json!({"do": "chat", "text": "hello"})).await.is(200);
    let mut thief = Client::program(site.server.addr, "0000000000000000000000000a");
    assert_eq!(thief.get("/api/v1/me").await.code(), "bad_token");
    anna.send("delete", &format!("{at}/issued/{}", token["id"].as_str().unwrap()), None).await.is(200);
    let evil = Client { origin: Some("http://evil.example".to_owned()), ..anna.clone() };
    assert_eq!(evil.clone().post("/api/v1/tables", &json!({})).await.code(), "bad_origin");
    let cookie = anna.cookie.clone().unwrap();
    let dir = site.stop().await;

    let audit = lines(dir.path(), "audit.jsonl");
    let routes: Vec<String> = audit
        .iter()
        .map(|line| {
            format!(
                "{} {} {}",
                line["message"].as_str().unwrap(),
                line["method"].as_str().unwrap(),
                line["route"].as_str().unwrap()
            )
        })
        .collect();
    for expected in [
        "done PATCH /api/v1/me",
        "done POST /api/v1/tables",
        "done POST /api/v1/tables/{table}/tokens",
        "done POST /api/v1/tables/{table}/invites",
        "done POST /api/v1/me/link",
        "done POST /api/v1/carry",
        "done DELETE /api/v1/tables/{table}/issued/{id}",
        "refused GET /api/v1/me",
        "refused POST /api/v1/tables",
    ] {
        assert!(routes.iter().any(|route| route == expected), "{expected} in {routes:#?}");
    }
    assert!(!routes.iter().any(|route| route.contains("commands")), "moves and talk are the table's own");
    let issued = audit.iter().find(|line| line["route"] == "/api/v1/tables/{table}/tokens").unwrap();
    assert_eq!((&issued["who"], &issued["table"]), (&id, &json!(table[..6])));

    let signature = cookie.rsplit('.').next().unwrap();
    for name in ["audit.jsonl", "access.jsonl"] {
        let text = fs::read_to_string(dir.path().join(name)).unwrap();
        for secret in [&token["secret"], &invite["secret"], &link["secret"], &carry["secret"], &code["code"]] {
            assert!(!text.contains(secret.as_str().unwrap()), "{name} tells a secret");
        }
        for secret in [signature, &table, "0000000000000000000000000a", "hello"] {
            assert!(!text.contains(secret), "{name} tells {secret}");
        }
    }
}

#[tokio::test]
async fn a_clock_that_jumps_makes_a_stranger_of_nobody() {
    let site = Site::start().await;
    let mut anna = site.person("Anna").await;
    let id = anna.get("/api/v1/me").await.json()["id"].as_str().unwrap().to_owned();
    let device = anna.get("/api/v1/me/devices").await.json()[0]["id"].as_str().unwrap().to_owned();
    let cookies = Cookies::new(&Key::open(site.dir.path()).unwrap(), false);
    // Signed by a server whose clock was, compared with the one of today, wrong by so many days.
    for days in [-4000, -400, -31, -2, 0, 2, 31, 400, 4000] {
        let (person, at) = (PersonId(id.clone()), server::clock::now() + days * DAY);
        let value = |set: String| Some(set.split(';').next().unwrap().to_owned());
        let mut before = Client { cookie: value(cookies.issue(&person, at)), ..site.client() };
        assert_eq!(before.get("/api/v1/me").await.is(200).json()["name"], "Anna", "without a device, {days} days");
        let cookie = value(cookies.issue_to(&person, &device, at));
        let mut later = Client { cookie, ..site.client() };
        let answer = later.get("/api/v1/me").await.is(200);
        assert_eq!(answer.json()["name"], "Anna", "{days} days");
        assert_eq!(answer.header("set-cookie").is_some(), days.abs() >= 30, "{days} days");
        // And with the cookie that was given instead.
        assert_eq!(later.get("/api/v1/me").await.json()["id"], id.as_str(), "{days} days");
    }
    site.stop().await;
}

#[tokio::test]
async fn codes_for_another_device_are_few_and_one_at_a_time() {
    let site = Site::with(|said| said.limits = Some(OnOff::On)).await;
    let mut anna = site.person("Anna").await;
    let mut made = Vec::new();
    for _ in 0..60 {
        let answer = anna.post("/api/v1/me/carry", &json!({})).await;
        match answer.code().as_str() {
            "ok" => made.push(answer.json()["secret"].as_str().unwrap().to_owned()),
            code => assert_eq!(code, "too_fast"),
        }
    }
    assert!((1..=15).contains(&made.len()), "{} codes", made.len());
    let last = made.pop().unwrap();
    let mut phone = site.client();
    phone.get("/api/v1/me").await.is(200);
    let first = made.first().unwrap();
    assert_eq!(
        phone.post("/api/v1/carry", &json!({"secret": first})).await.code(),
        "bad_token",
        "a newer one is there"
    );
    assert_eq!(phone.post("/api/v1/carry", &json!({"secret": last})).await.is(200).json()["name"], "Anna");
    site.stop().await;
}

#[tokio::test]
async fn a_refused_key_leaves_nothing_behind() {
    let site = Site::start().await;
    let mut anna = site.person("Anna").await;
    let table = anna.open(&earthrise(1, 2)).await;
    let at = format!("/api/v1/tables/{table}");
    for _ in 0..5 {
        let refused = anna.post(&format!("{at}/tokens"), &json!({"seat": 0, "name": "Probe"})).await;
        assert_ne!(refused.code(), "ok", "the seat is taken");
    }
    assert_eq!(anna.get(&format!("{at}/issued")).await.is(200).json(), json!([]));
    site.stop().await;
}
