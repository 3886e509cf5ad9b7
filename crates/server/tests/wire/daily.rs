//! The deal of a day: one attempt a person, no host, and nothing of it is told before it may be.

use crate::client::Client;
use crate::site::{Site, eventually};
use futures_util::future::join_all;
use serde_json::{Value, json};
use std::collections::BTreeSet;

async fn sit_down(client: &mut Client, game: &str) -> String {
    let at = client.post(&format!("/api/v1/daily/{game}"), &json!({})).await.is(200).json();
    at["table"].as_str().unwrap().to_owned()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn twelve_clicks_at_once_are_one_attempt() {
    let site = Site::start().await;
    let anna = site.person("Anna").await;
    let clicks = (0..12).map(|_| {
        let mut anna = anna.clone();
        tokio::spawn(async move { sit_down(&mut anna, "earthrise").await })
    });
    let tables: BTreeSet<String> = join_all(clicks).await.into_iter().map(Result::unwrap).collect();
    assert_eq!(tables.len(), 1, "{tables:?}");
    let listed = anna.clone().get("/api/v1/me/tables").await.is(200).json();
    assert_eq!(listed.as_array().unwrap().len(), 1, "{listed}");
    // Nor does leaving it give another, today or after a restart.
    let table = tables.into_iter().next().unwrap();
    anna.clone().send("delete", &format!("/api/v1/me/tables/{table}"), None).await.is(200);
    assert_eq!(sit_down(&mut anna.clone(), "earthrise").await, table);
    let site = Site::over(site.stop().await, |_| {}).await;
    let mut anna = Client { cookie: anna.cookie, ..site.client() };
    assert_eq!(sit_down(&mut anna, "earthrise").await, table);
    site.stop().await;
}

#[tokio::test]
async fn abandoning_it_shows_nothing_of_today() {
    let site = Site::start().await;
    let mut anna = site.person("Anna").await;
    for game in ["earthrise", "daybreak"] {
        let table = sit_down(&mut anna, game).await;
        let at = format!("/api/v1/tables/{table}");
        anna.command(&table, &json!({"do": "abandon"})).await.is(200);
        let info = anna.get(&at).await.is(200).json();
        assert_eq!(info["table"]["status"], "abandoned");
        assert!(info["table"]["seed"].is_null() && info["table"]["sealed"] == true, "{info}");
        for path in ["log", "debrief", "turns"] {
            assert_eq!(anna.get(&format!("{at}/{path}")).await.code(), "sealed", "{path}");
        }
        assert_eq!(anna.get(&format!("{at}/view?everything=true")).await.code(), "sealed");
        if game == "earthrise" {
            assert_eq!(anna.get(&format!("{at}/view?seat=1")).await.code(), "not_your_seat");
            assert_eq!(anna.get(&format!("{at}/view?seat=1&to=3")).await.code(), "not_your_seat");
        }
        for command in [json!({"do": "clone", "to": 0}), json!({"do": "rematch", "same_deal": true})] {
            assert_eq!(anna.command(&table, &command).await.code(), "sealed", "{command}");
        }
        let same = json!({"game": game, "seats": info["table"]["seats"].as_array().unwrap().iter().map(|_| "me").collect::<Vec<_>>(), "deal": {"of": table}});
        assert_eq!(anna.post("/api/v1/tables", &same).await.code(), "sealed");
        let (mut socket, welcome) = anna.sit_at(&table, json!({})).await;
        assert!(welcome["table"]["seed"].is_null());
        assert_eq!(socket.code(json!({"do": "face", "facing": "everything"})).await, "sealed");
        assert!(anna.get(&format!("/api/v1/daily/{game}")).await.json()["seed"].is_null());
    }
    site.stop().await;
}

#[tokio::test]
async fn nobody_changes_its_bots_or_looks_into_their_hands() {
    let site = Site::start().await;
    let mut anna = site.person("Anna").await;
    let table = sit_down(&mut anna, "earthrise").await;
    let at = format!("/api/v1/tables/{table}");
    assert_eq!(anna.get(&at).await.json()["you"]["host"], false);
    assert_eq!(anna.post(&format!("{at}/tokens"), &json!({"seat": 1, "name": "Probe"})).await.code(), "not_host");
    assert_eq!(anna.post(&format!("{at}/invites"), &json!({})).await.code(), "not_host");
    assert_eq!(anna.command(&table, &json!({"do": "seat", "seat": 1, "bot": "random"})).await.code(), "not_host");
    site.stop().await;
}

#[tokio::test]
async fn a_result_says_how_it_was_played_and_that_the_visitor_is_new() {
    let site = Site::start().await;
    let mut anna = site.person("Anna").await;
    let table = sit_down(&mut anna, "daybreak").await;
    let (mut socket, _) = anna.sit_at(&table, json!({})).await;
    // A bot plays for her, stage by stage, as often as she lets it.
    let over = |message: &Value| message["table"]["status"] == "finished";
    let mut done = false;
    while !done {
        socket.ask(json!({"do": "stand_in", "bot": "random", "until": "back"})).await;
        let back = |message: &Value| {
            over(message) || message["notes"].as_array().into_iter().flatten().any(|note| note["note"] == "back")
        };
        done = match socket.heard.iter().any(over) {
            true => true,
            false => over(&socket.until("the end of a stage", back).await),
        };
    }
    let path = "/api/v1/daily/daybreak";
    eventually("the result is listed", async || !anna.clone().get(path).await.json()["results"][0].is_null()).await;
    let daily = anna.get(path).await.is(200).json();
    let result = &daily["results"][0];
    assert_eq!((&result["you"], &result["unproven"]), (&json!(true), &json!(true)), "{result}");
    let played = result["played"].as_array().unwrap();
    assert!(played.iter().all(|one| one["bot"] == "random" && one["moves"].as_u64() > Some(0)), "{result}");
    // Her own result is real, so that now she may know the deal.
    let info = anna.get(&format!("/api/v1/tables/{table}")).await.json();
    assert!(info["table"]["seed"].is_string());
    anna.get(&format!("/api/v1/tables/{table}/log")).await.is(200);
    site.stop().await;
}
