//! One visitor, one identity, from the first byte; and one table, however often it is asked for.

use crate::client::{Client, Response};
use crate::site::{Site, earthrise};
use futures_util::future::join_all;
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// Several browsers tabs of one visitor ask at the same time.
async fn at_once(client: &Client, count: usize, path: &str, body: &Value) -> Vec<Response> {
    let mut tabs: Vec<Client> = (0..count).map(|_| client.clone()).collect();
    join_all(tabs.iter_mut().map(|tab| tab.post(path, body))).await
}

fn tables(answers: &[Response]) -> BTreeSet<String> {
    answers.iter().map(|answer| answer.json()["table"].as_str().unwrap_or_default().to_owned()).collect()
}

#[tokio::test]
async fn the_page_itself_carries_the_cookie() {
    let site = Site::start().await;
    for path in ["/", "/t/abc", "/learn/daybreak", "/j/SUN-4Q7"] {
        let mut visitor = site.client();
        let page = visitor.get(path).await.is(200);
        assert!(page.header("set-cookie").is_some_and(|set| set.starts_with("firstlight=1.")), "{path}");
        assert_eq!(page.header("cache-control"), Some("private, no-cache"), "no shared cache keeps a cookie: {path}");
        let me = visitor.get("/api/v1/me").await.is(200);
        assert_eq!(me.header("set-cookie"), None, "the page has said who this is: {path}");
        let again = visitor.get(path).await.is(200);
        assert_eq!(again.header("set-cookie"), None, "and says it once: {path}");
    }
    assert_eq!(site.client().get("/assets/none.js").await.header("set-cookie"), None);
    assert_eq!(site.client().get("/healthz").await.is(200).header("set-cookie"), None);
    site.stop().await;
}

#[tokio::test]
async fn first_requests_at_once_make_nobody_twice() {
    let site = Site::start().await;
    // Without a cookie nothing is kept, so that no request makes a person whom the next one does not know.
    let nobody = site.client();
    let refused = at_once(&nobody, 8, "/api/v1/tables", &earthrise(0, 3)).await;
    assert!(refused.iter().all(|answer| answer.code() == "no_cookie"));
    assert_eq!(site.meter("firstlight_tables_live").await, 0.0);
    // With the page's cookie, all of them are one person.
    let mut visitor = site.client();
    visitor.get("/").await.is(200);
    let answers = at_once(&visitor, 8, "/api/v1/daily/earthrise", &json!({})).await;
    assert!(answers.iter().all(|answer| answer.code() == "ok" && answer.header("set-cookie").is_none()));
    assert_eq!(tables(&answers).len(), 1, "two clicks on the deal of the day are one table");
    assert_eq!(visitor.get("/api/v1/me/tables").await.json().as_array().unwrap().len(), 1);
    site.stop().await;
}

#[tokio::test]
async fn one_request_opens_one_table_however_often_it_comes() {
    let site = Site::start().await;
    let (mut anna, mut ben) = (site.person("Anna").await, site.person("Ben").await);
    let mut wanted = earthrise(0, 3);
    wanted["id"] = json!("play now 1");
    let answers = at_once(&anna, 8, "/api/v1/tables", &wanted).await;
    assert!(answers.iter().all(|answer| answer.code() == "ok"));
    let table = tables(&answers).into_iter().next().unwrap();
    assert_eq!(tables(&answers).len(), 1);
    assert_eq!(anna.get("/api/v1/me/tables").await.json().as_array().unwrap().len(), 1);
    assert_ne!(ben.open(&wanted).await, table, "an id is its person's own");

    // The server stops and starts; whoever did not hear the answer asks again.
    let dir = site.stop().await;
    let site = Site::over(dir, |said| said.tables_per_person = Some(1)).await;
    let mut anna = Client { addr: site.server.addr, ..anna };
    anna.host = site.server.addr.to_string();
    anna.origin = Some(format!("http://{}", site.server.addr));
    assert_eq!(anna.open(&wanted).await, table, "also where there is no room for one more");
    wanted["id"] = json!("play now 2");
    assert_eq!(anna.post("/api/v1/tables", &wanted).await.code(), "too_many_tables", "another id is another table");
    for id in ["", &"x".repeat(65)] {
        wanted["id"] = json!(id);
        assert_eq!(anna.post("/api/v1/tables", &wanted).await.code(), "malformed");
    }
    site.stop().await;
}

#[tokio::test]
async fn a_rematch_and_a_copy_are_opened_once() {
    let site = Site::start().await;
    let mut anna = site.person("Anna").await;
    let table = anna.open(&earthrise(0, 3)).await;
    anna.command(&table, &json!({"do": "abandon"})).await.is(200);
    let path = format!("/api/v1/tables/{table}/commands");
    let rematches = at_once(&anna, 6, &path, &json!({"do": "rematch"})).await;
    assert!(rematches.iter().all(|answer| answer.code() == "ok"));
    let copies = at_once(&anna, 6, &path, &json!({"id": "c1", "do": "clone", "to": 0})).await;
    assert!(copies.iter().all(|answer| answer.code() == "ok"));
    let mine = anna.get("/api/v1/me/tables").await.json();
    assert_eq!(mine.as_array().unwrap().len(), 3, "the table, its rematch and its copy: {mine}");
    site.stop().await;
}
