//! What whoever runs the server sees, and what every answer carries.

use crate::client::Client;
use crate::site::{Site, earthrise, eventually};
use serde_json::json;
use std::collections::BTreeSet;

#[tokio::test]
async fn health_and_readiness() {
    let site = Site::start().await;
    assert_eq!(site.client().get("/healthz").await.is(200).text(), "ok\n");
    assert_eq!(site.client().get("/readyz").await.is(200).text(), "ready\n");
    // The tables are saved and the door is still open: alive, and not to be sent anybody.
    site.server.hub().stop().await;
    assert_eq!(site.client().get("/healthz").await.is(200).text(), "ok\n");
    assert_eq!(site.client().get("/readyz").await.code(), "stopping");
    let mut anna = site.client();
    assert_eq!(anna.get("/api/v1/tables/000000000000").await.code(), "stopping");
    site.stop().await;
}

/// The samples of a text for Prometheus: every line has the form it should, and every family says what it is.
fn samples(text: &str) -> Vec<(String, f64)> {
    let mut families = BTreeSet::new();
    let mut samples = Vec::new();
    let (body, end) = text.split_at(text.len() - "# EOF\n".len());
    assert_eq!(end, "# EOF\n");
    for line in body.lines() {
        if let Some(about) = line.strip_prefix("# ") {
            let (kind, rest) = about.split_once(' ').unwrap();
            assert!(["HELP", "TYPE", "UNIT"].contains(&kind), "{line}");
            families.insert(rest.split(' ').next().unwrap().to_owned());
            continue;
        }
        let (name, value) = line.rsplit_once(' ').unwrap();
        let plain = name.split('{').next().unwrap();
        assert!(families.iter().any(|family| plain.starts_with(family.as_str())), "{line}");
        assert!(plain.starts_with("firstlight_") && (name == plain || name.ends_with('}')), "{line}");
        samples.push((name.to_owned(), value.parse().unwrap()));
    }
    samples
}

#[tokio::test]
async fn what_is_counted() {
    let site = Site::start().await;
    let mut anna = site.person("Anna").await;
    let table = anna.open(&json!({"game": "earthrise", "seats": ["me", "me", "me"]})).await;
    let (mut hers, welcome) = anna.sit_at(&table, json!({})).await;
    let asked = welcome["now"]["asked"][0].clone();
    let faced = hers.ask(json!({"do": "face", "facing": {"seat": asked}})).await;
    let before = site.meter("firstlight_moves_total").await;
    hers.ask(json!({"do": "move", "seat": asked, "move": faced["now"]["moves"][0]["move"]})).await;
    hers.ask(json!({"do": "move", "seat": asked, "move": faced["now"]["moves"][0]["move"]})).await;
    let answer = site.client().get("/metrics").await.is(200);
    assert_eq!(answer.header("content-type"), Some("application/openmetrics-text; version=1.0.0; charset=utf-8"));
    let samples = samples(&answer.text());
    let value = |name: &str| samples.iter().find(|(known, _)| known == name).map(|(_, value)| *value);
    for (name, expected) in [
        ("firstlight_tables_live", 1.0),
        ("firstlight_sockets", 1.0),
        ("firstlight_moves_total", before + 1.0),
        ("firstlight_commands_total{outcome=\"ok\"}", 1.0),
        ("firstlight_commands_total{outcome=\"refused\"}", 1.0),
    ] {
        assert_eq!(value(name), Some(expected), "{name}\n{}", answer.text());
    }
    let paths = samples.iter().filter(|(name, _)| name.contains("path=")).count();
    assert!(paths > 0 && !answer.text().contains(&table), "addresses are counted by their route");
    eventually("Anna's socket and the connection that asks are all there are", async || {
        let open = async |whose: &str| site.meter(&format!("firstlight_connections{{whose=\"{whose}\"}}")).await;
        open("known").await == 1.0 && open("strangers").await == 1.0
    })
    .await;
    site.stop().await;
}

#[tokio::test]
async fn every_answer_carries_the_headers_that_keep_a_browser_safe() {
    let site = Site::start().await;
    let mut anna = site.person("Anna").await;
    let table = anna.open(&earthrise(0, 3)).await;
    let stranger = Client { origin: Some("http://evil.example".to_owned()), ..anna.clone() };
    let answers = [
        anna.get("/").await,
        anna.get("/healthz").await,
        anna.get("/metrics").await,
        anna.get("/api/v1/openapi.json").await,
        anna.get("/api/v1/me").await,
        anna.get(&format!("/api/v1/tables/{table}/socket")).await,
        anna.send("delete", "/api/v1/me", None).await,
        anna.send("post", "/api/v1/tables", Some("{")).await,
        stranger.clone().send("post", "/api/v1/tables", Some("{}")).await,
    ];
    for answer in answers {
        let policy = answer.header("content-security-policy").unwrap();
        assert!(policy.starts_with("default-src 'none'") && policy.contains("frame-ancestors 'none'"));
        for (name, value) in [
            ("x-content-type-options", "nosniff"),
            ("referrer-policy", "same-origin"),
            ("cross-origin-opener-policy", "same-origin"),
            ("cross-origin-resource-policy", "same-origin"),
        ] {
            assert_eq!(answer.header(name), Some(value));
        }
        assert!(answer.header("access-control-allow-origin").is_none());
        assert!(answer.header("server").is_none());
    }
    assert_eq!(anna.get("/api/v1/me").await.header("cache-control"), Some("no-store"));
    site.stop().await;
}
