//! How much of an address is kept.

use crate::client::Client;
use crate::site::{Site, earthrise};
use serde_json::json;

/// What somebody says at most at once.
const LONG: usize = 500;

/// Chats until there is a mebibyte of it, under a name of its own each time: the address opens no more tables, also for people who
/// are new there, while those that are there go on. Elsewhere nobody is concerned.
#[tokio::test]
async fn an_address_keeps_no_more_than_it_may() {
    let narrow = |said: &mut server::config::Partial| said.address_megabytes = Some(1);
    let site = Site::with(narrow).await;
    let mut anna = site.person("Anna").await;
    let mut tables = Vec::new();
    for _ in 0..2 {
        let table = anna.open(&earthrise(2, 0)).await;
        let (mut socket, _) = anna.sit_at(&table, json!({})).await;
        for n in 0..1200 {
            let text = format!("{n} {}", "x".repeat(LONG - 5));
            assert_eq!(socket.code(json!({"do": "chat", "text": text})).await, "ok");
        }
        socket.close().await;
        tables.push(table);
    }
    // It is counted with the snapshots, the last of which is made when the server stops.
    let site = Site::over(site.stop().await, narrow).await;
    let mut anna = Client { cookie: anna.cookie, ..site.client() };
    let refused = anna.post("/api/v1/tables", &earthrise(2, 0)).await;
    assert_eq!((refused.status, refused.code().as_str()), (429, "too_many_here"));
    let mut ben = site.person("Ben").await;
    assert_eq!(
        ben.post("/api/v1/tables", &earthrise(2, 0)).await.code(),
        "too_many_here",
        "the address, not the person"
    );
    anna.command(&tables[0], &json!({"do": "chat", "text": "still here"})).await.is(200);
    #[cfg(target_os = "linux")]
    {
        let mut elsewhere = Client { from: Some([127, 0, 0, 2].into()), ..site.client() };
        elsewhere.open(&earthrise(2, 0)).await;
    }
    // With more room it opens again: it was this and nothing else.
    let site = Site::over(site.stop().await, |said| said.address_megabytes = Some(3)).await;
    Client { cookie: anna.cookie, ..site.client() }.open(&earthrise(2, 0)).await;
    site.stop().await;
}
