//! A school is one address.

use crate::client::Client;
use crate::site::{Site, earthrise};
use futures_util::future::join_all;
use serde_json::json;

/// What a browser asks for before anybody has done anything: the page and its parts.
const PARTS: usize = 40;

/// A child opens the page, says who they are, and comes to a table by its code, with all that the page does meanwhile.
async fn joins(site: &Site, n: usize, code: Option<String>) -> (Client, String) {
    let mut child = site.client();
    child.get("/").await.is(200);
    for part in 0..PARTS {
        assert_ne!(child.get(&format!("/assets/{part}.js")).await.code(), "too_fast", "part {part} of child {n}");
    }
    child.get("/api/v1/me").await.is(200);
    child.patch("/api/v1/me", &json!({"name": format!("Child {n}")})).await.is(200);
    child.get("/api/v1/tables").await.is(200);
    let _notices = child.upgrade("/api/v1/me/socket").await.unwrap_or_else(|refused| panic!("{}", refused.text()));
    let table = match code {
        None => child.open(&earthrise(3, 0)).await,
        Some(code) => {
            // One in three mistypes it first.
            for _ in 0..n % 3 {
                child.post("/api/v1/invites", &json!({"secret": "SUN-4Q7"})).await.is(404);
            }
            let at = child.post("/api/v1/invites", &json!({"secret": code})).await.is(200).json();
            at["table"].as_str().unwrap().to_owned()
        }
    };
    let (mut socket, _) = child.sit_at(&table, json!({})).await;
    if n >= 9 {
        assert_eq!(socket.code(json!({"do": "sit"})).await, "ok");
    }
    assert_eq!(socket.code(json!({"do": "chat", "text": "hello"})).await, "ok");
    (child, table)
}

/// All of them at the same time, as fast as they can, which is well within a minute.
#[tokio::test]
async fn thirty_six_people_join_from_one_address_within_a_minute() {
    let site = Site::with(|said| said.limits = None).await;
    // One of the class tries codes until nothing more is answered.
    let mut mallory = site.person("Mallory").await;
    while mallory.post("/api/v1/invites", &json!({"secret": "SUN-4Q7"})).await.code() != "too_fast" {}
    for _ in 0..150 {
        site.client().post("/api/v1/invites", &json!({"secret": "SUN-4Q7"})).await;
    }
    let hosts = join_all((0..9).map(|n| joins(&site, n, None))).await;
    let mut codes = Vec::new();
    for (host, table) in &hosts {
        let code = host.clone().post(&format!("/api/v1/tables/{table}/code"), &json!({})).await.is(200).json();
        codes.push(code["code"].as_str().unwrap().to_owned());
    }
    let guests = (9..36).map(|n| joins(&site, n, Some(codes[n % 9].clone())));
    let guests = join_all(guests).await;
    for (n, (guest, table)) in (9..).zip(&guests) {
        assert_eq!(*table, hosts[n % 9].1);
        let you = guest.clone().get(&format!("/api/v1/tables/{table}")).await.json()["you"].clone();
        assert_eq!(you["seats"].as_array().unwrap().len(), 1, "child {n}");
    }
    site.stop().await;
}
