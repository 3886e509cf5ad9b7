//! The page that a browser gets for a table: it says of the table what the visitor may read of it anyhow, and nothing else.

use super::case::{AccessCase, Actor, Stage, anybody, person};
use crate::client::{Client, Response};
use crate::site::Site;
use serde_json::json;
use server::client::Client as Pages;

/// A client with two pages for tables in English, each of which says its own name.
const PAGES: Pages = Pages::new(|name| {
    let known =
        ["index.html", "pages/table.en.html", "pages/table.earthrise.en.html", "pages/debrief.earthrise.en.html"];
    known.contains(&name).then(|| name.as_bytes().to_vec().into())
});
const OF_ALL: &str = "pages/table.en.html";
const OF_ITS_GAME: &str = "pages/table.earthrise.en.html";

async fn site() -> Site {
    Site::showing(tempfile::tempdir().unwrap(), PAGES).await
}

/// The page of a table, as a browser asks for it.
async fn page(client: &Client, table: &str) -> Response {
    client.clone().get(&format!("/t/{table}")).await.is(200)
}

/// What the page has the browser ask for first.
fn asked(table: &str) -> String {
    format!("</api/v1/tables/{table}?lang=en>; rel=preload; as=fetch; crossorigin=anonymous")
}

#[track_caller]
fn says(page: &Response, name: &str, link: Option<&str>, whose: &str) {
    assert_eq!((page.text().as_str(), page.header("link")), (name, link), "{whose}");
    assert_eq!(page.header("cache-control"), Some("private, no-cache"), "{whose}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_page_of_a_table_tells_nobody_more_than_the_table_does() {
    let site = site().await;
    for stage in [Stage::Waiting, Stage::Running, Stage::Finished] {
        for actor in Actor::ALL.into_iter().filter(|actor| *actor != Actor::Revoked) {
            let case = AccessCase::set(&site, actor, stage).await;
            let may_read = case.client.clone().get(&format!("/api/v1/tables/{}", case.table)).await.code() == "ok";
            let shown = page(&case.client, &case.table).await;
            let whose = format!("{actor:?} at a table that is {stage:?}");
            // A program reads no pages.
            let (seen, link) = (may_read && actor != Actor::Token, asked(&case.table));
            let name = if seen && stage != Stage::Waiting { OF_ITS_GAME } else { OF_ALL };
            says(&shown, name, seen.then_some(&*link), &whose);
        }
    }
    site.stop().await;
}

#[tokio::test]
async fn where_there_is_no_table_the_page_is_that_of_every_table() {
    let site = site().await;
    let somebody = person(&site, "Anna").await;
    // What has the form of a table's name, what has not, and what is the name of a game.
    for table in ["0123456789ab", "abc", "earthrise", "%3E;rel=x"] {
        says(&page(&somebody, table).await, OF_ALL, None, table);
    }
    site.stop().await;
}

#[tokio::test]
async fn a_page_of_a_table_brings_no_table_into_memory() {
    let site = site().await;
    let mut anna = person(&site, "Anna").await;
    let bots = json!({"bot": "random"});
    let wanted = json!({"game": "earthrise", "seats": ["me", bots, bots], "settings": {"bot_pace": 0}});
    let table = anna.open(&wanted).await;
    let site = Site::showing(site.stop().await, PAGES).await;
    let anna = Client { cookie: anna.cookie.clone(), ..anybody(&site) };
    let link = asked(&table);
    for client in [&anna, &anybody(&site)] {
        says(&page(client, &table).await, OF_ITS_GAME, Some(&link), "whoever has the address");
    }
    let debrief = anna.clone().get(&format!("/t/{table}/debrief")).await.is(200);
    says(&debrief, "pages/debrief.earthrise.en.html", Some(&link), "another page of the table");
    let replay = anna.clone().get(&format!("/t/{table}/replay")).await.is(200);
    says(&replay, "index.html", Some(&link), "a page that this client has not");
    assert_eq!(site.meter("firstlight_tables_live").await, 0.0);
    site.stop().await;
}
