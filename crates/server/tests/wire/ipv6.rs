//! The same over IPv6.

use crate::site::{Site, earthrise};
use serde_json::json;

#[tokio::test]
async fn pages_requests_and_sockets_work_over_ipv6() {
    // A machine may have none.
    if std::net::TcpListener::bind("[::1]:0").is_err() {
        eprintln!("this machine has no IPv6 address of its own, so nothing was tried");
        return;
    }
    let site = Site::with(|said| {
        said.addr = Some("[::1]:0".parse().unwrap());
        said.limits = None;
    })
    .await;
    assert!(site.server.addr.is_ipv6());
    let (mut anna, mut ben) = (site.person("Anna").await, site.person("Ben").await);
    anna.get("/").await.is(200);
    let table = anna.open(&earthrise(2, 0)).await;
    let code = anna.post(&format!("/api/v1/tables/{table}/code"), &json!({})).await.is(200).json()["code"].clone();
    assert_eq!(ben.post("/api/v1/invites", &json!({"secret": code})).await.is(200).json()["table"], table.as_str());
    let (mut socket, welcome) = ben.sit_at(&table, json!({"lang": "en"})).await;
    assert_eq!(welcome["type"], "welcome");
    assert_eq!(socket.code(json!({"do": "sit"})).await, "ok");
    assert_eq!(socket.code(json!({"do": "chat", "text": "hello"})).await, "ok");
    site.stop().await;
}
