//! What one person and one address may have, however they ask for it.

use crate::client::{Client, Response};
use crate::site::{Site, earthrise, table};
use futures_util::future::join_all;
use serde_json::{Value, json};
use server::auth::proof_of_work::solve;
use server::config::OnOff;
use std::collections::BTreeMap;

/// How often each thing was answered.
fn tally(answers: &[Response]) -> BTreeMap<String, usize> {
    let mut counts = BTreeMap::new();
    for answer in answers {
        *counts.entry(answer.code()).or_default() += 1;
    }
    counts
}

async fn all_at_once(clients: &mut [Client], path: &str, body: &Value) -> BTreeMap<String, usize> {
    tally(&join_all(clients.iter_mut().map(|client| client.post(path, body))).await)
}

fn counted(counts: &[(&str, usize)]) -> BTreeMap<String, usize> {
    counts.iter().map(|(code, count)| ((*code).to_owned(), *count)).collect()
}

/// A visitor with a cookie and nothing else.
async fn fresh(site: &Site) -> Client {
    let mut client = site.client();
    client.get("/api/v1/me").await.is(200);
    client
}

#[tokio::test]
async fn of_many_tables_at_once_a_person_gets_as_many_as_they_may() {
    let site = Site::with(|said| said.tables_per_person = Some(5)).await;
    let anna = site.person("Anna").await;
    let mut tabs = vec![anna.clone(); 40];
    let counts = all_at_once(&mut tabs, "/api/v1/tables", &earthrise(2, 0)).await;
    assert_eq!(counts, counted(&[("ok", 5), ("too_many_tables", 35)]));
    assert_eq!(tabs[0].get("/api/v1/me/tables").await.json().as_array().unwrap().len(), 5);
    site.stop().await;
}

#[tokio::test]
async fn of_many_people_at_once_an_address_gets_as_many_tables_as_it_may() {
    let site = Site::with(|said| said.tables_per_address = Some(6)).await;
    let mut people = Vec::new();
    for n in 0..20 {
        people.push(site.person(&format!("Person {n}")).await);
    }
    let counts = all_at_once(&mut people, "/api/v1/tables", &earthrise(0, 2)).await;
    assert_eq!(counts, counted(&[("ok", 6), ("too_many_here", 14)]));
    // It is kept with the tables, and those that are over count no more.
    let dir = site.stop().await;
    let site = Site::over(dir, |said| said.tables_per_address = Some(6)).await;
    let mut people: Vec<Client> =
        people.into_iter().map(|person| Client { cookie: person.cookie, ..site.client() }).collect();
    let refused = people[0].post("/api/v1/tables", &earthrise(0, 2)).await;
    assert_eq!((refused.code().as_str(), &refused.json()["args"]["most"]), ("too_many_here", &json!("6")));
    assert!(refused.json()["message"].as_str().unwrap().contains("network"));
    let mut host = None;
    for person in &mut people {
        let mine = person.get("/api/v1/me/tables").await.is(200).json();
        if let Some(own) = mine[0]["table"].as_str() {
            host = Some((person.clone(), own.to_owned()));
        }
    }
    let (mut host, own) = host.unwrap();
    host.command(&own, &json!({"do": "abandon"})).await.is(200);
    // What follows from a table comes from where the table came.
    host.command(&own, &json!({"do": "rematch"})).await.is(200);
    assert_eq!(people[0].post("/api/v1/tables", &earthrise(0, 2)).await.code(), "too_many_here");
    // Somebody elsewhere is not concerned.
    #[cfg(target_os = "linux")]
    {
        let mut elsewhere = Client { from: Some([127, 0, 0, 2].into()), ..site.client() };
        elsewhere.open(&earthrise(0, 2)).await;
    }
    site.stop().await;
}

#[tokio::test]
async fn a_new_cookie_is_no_new_quota() {
    let site = Site::with(|said| {
        said.limits = Some(OnOff::On);
        said.limit_address_tables = Some("7+1/h".parse().unwrap());
    })
    .await;
    let mut answers = Vec::new();
    for _ in 0..6 {
        let mut visitor = fresh(&site).await;
        for _ in 0..3 {
            answers.push(visitor.post("/api/v1/tables", &earthrise(0, 2)).await);
        }
    }
    assert_eq!(tally(&answers), counted(&[("ok", 7), ("too_fast", 11)]));
    assert!(answers.last().unwrap().json()["args"]["retry_after_ms"].as_str().unwrap().parse::<u64>().unwrap() > 1000);
    site.stop().await;
}

#[tokio::test]
async fn many_new_people_of_an_address_work_and_then_wait() {
    let site = Site::with(|said| {
        said.limits = Some(OnOff::On);
        said.limit_people = Some("2+1/h".parse().unwrap());
    })
    .await;
    let name = json!({"name": "Somebody"});
    let mut anna = site.person("Anna").await;
    let _ben = site.person("Ben").await;
    let mut third = fresh(&site).await;
    let asked = third.patch("/api/v1/me", &name).await;
    assert_eq!((asked.status, asked.code().as_str()), (429, "work_wanted"));
    let args = &asked.json()["args"];
    assert_eq!(args["bits"], "16");
    let answer = solve(args["challenge"].as_str().unwrap()).unwrap();
    let challenged = Client { work: Some("1-2-3.4".to_owned()), ..third.clone() };
    assert_eq!(challenged.clone().patch("/api/v1/me", &name).await.code(), "work_wanted", "no work at all");
    third.work = Some(answer.clone());
    third.patch("/api/v1/me", &name).await.is(200);
    third.work = None;
    third.patch("/api/v1/me", &json!({"name": "Third"})).await.is(200);
    // Opening a table and sitting down make somebody a person too.
    let mut fourth = Client { work: Some(answer), ..fresh(&site).await };
    let again = fourth.post("/api/v1/tables", &earthrise(1, 2)).await;
    assert_eq!(again.code(), "work_wanted", "work counts once");
    fourth.work = solve(again.json()["args"]["challenge"].as_str().unwrap());
    fourth.post("/api/v1/tables", &earthrise(1, 2)).await.is(200);
    let mut fifth = fresh(&site).await;
    let asked = fifth.post("/api/v1/me/carry", &json!({})).await;
    fifth.work = solve(asked.json()["args"]["challenge"].as_str().unwrap());
    assert_eq!(fifth.post("/api/v1/me/carry", &json!({})).await.code(), "too_fast", "work is no way without end");
    // Nobody who is known is asked for anything.
    anna.open(&earthrise(1, 2)).await;
    site.stop().await;
}

#[tokio::test]
async fn a_right_code_brings_room_for_its_own_people() {
    let site = Site::with(|said| {
        said.limits = Some(OnOff::On);
        said.limit_people = Some("1+1/h".parse().unwrap());
    })
    .await;
    let mut anna = site.person("Anna").await;
    let at = anna.open(&earthrise(2, 0)).await;
    let code = anna.post(&format!("/api/v1/tables/{at}/code"), &json!({})).await.is(200).json()["code"].clone();
    let invite = anna.post(&format!("/api/v1/tables/{at}/invites"), &json!({})).await.is(200).json()["secret"].clone();
    let mut guest = fresh(&site).await;
    guest.post("/api/v1/invites", &json!({"secret": code})).await.is(200);
    guest.command(&at, &json!({"do": "sit"})).await.is(200);
    // As many as an address has, and then as everybody.
    let mut next = fresh(&site).await;
    assert_eq!(next.post("/api/v1/invites", &json!({"secret": invite})).await.code(), "work_wanted");
    site.stop().await;
}

#[tokio::test]
async fn wrong_secrets_cost_those_who_try_them() {
    let site = Site::with(|said| {
        said.limits = Some(OnOff::On);
        said.limit_guesses = Some("3+1/h".parse().unwrap());
        said.limit_codes = Some("5+1/h".parse().unwrap());
    })
    .await;
    let mut anna = site.person("Anna").await;
    let at = anna.open(&earthrise(3, 0)).await;
    let path = format!("/api/v1/tables/{at}");
    let code = anna.post(&format!("{path}/code"), &json!({})).await.is(200).json()["code"].clone();
    let invite = anna.post(&format!("{path}/invites"), &json!({})).await.is(200).json()["secret"].clone();
    let link = anna.post("/api/v1/me/link", &json!({})).await.is(200).json()["secret"].clone();
    let carry = anna.post("/api/v1/me/carry", &json!({})).await.is(200).json()["secret"].clone();
    let token = anna.post(&format!("{path}/tokens"), &json!({"seat": 1, "name": "Bot"})).await.is(200).json();
    // Somebody of the same address tries everything, with and without cookies, until they have to wait.
    let mut mallory = site.person("Mallory").await;
    let (short, long) = (json!({"secret": "SUN-4Q7"}), json!({"secret": "0".repeat(26)}));
    for cookie in [mallory.cookie.clone(), None] {
        let mut last = String::new();
        for _ in 0..8 {
            for (path, wrong) in [("/api/v1/invites", &short), ("/api/v1/link", &long), ("/api/v1/carry", &long)] {
                last = Client { cookie: cookie.clone(), ..site.client() }.post(path, wrong).await.code();
            }
        }
        assert_eq!(last, "too_fast");
    }
    for _ in 0..8 {
        fresh(&site).await.post("/api/v1/invites", &short).await;
        Client::program(site.server.addr, &"0".repeat(26)).get(&path).await;
    }
    assert_eq!(mallory.post("/api/v1/invites", &json!({"secret": code})).await.code(), "too_fast", "who guessed waits");
    // What is right opens, for everybody else.
    let mut ben = fresh(&site).await;
    ben.post("/api/v1/invites", &json!({"secret": invite})).await.is(200);
    ben.post("/api/v1/invites", &json!({"secret": code})).await.is(200);
    assert_eq!(ben.post("/api/v1/invites", &short).await.code(), "no_such_code", "and they may be wrong once");
    site.client().post("/api/v1/link", &json!({"secret": link})).await.is(200);
    site.client().post("/api/v1/carry", &json!({"secret": carry})).await.is(200);
    Client::program(site.server.addr, token["secret"].as_str().unwrap()).get(&path).await.is(200);
    // A stranger where many guessed works a moment for each try, and is let in.
    let mut stranger = fresh(&site).await;
    let asked = stranger.post("/api/v1/invites", &json!({"secret": code})).await;
    assert_eq!(asked.code(), "work_wanted");
    stranger.work = solve(asked.json()["args"]["challenge"].as_str().unwrap());
    stranger.post("/api/v1/invites", &json!({"secret": code})).await.is(200);
    site.stop().await;
}

#[tokio::test]
async fn there_is_one_code_for_another_device_at_a_time() {
    let site = Site::with(|said| {
        said.limits = Some(OnOff::On);
        said.limit_secrets = Some("4+1/h".parse().unwrap());
    })
    .await;
    let mut anna = site.person("Anna").await;
    let mut codes = Vec::new();
    for _ in 0..4 {
        codes.push(anna.post("/api/v1/me/carry", &json!({})).await.is(200).json()["secret"].clone());
    }
    assert_eq!(anna.post("/api/v1/me/carry", &json!({})).await.code(), "too_fast");
    anna.post("/api/v1/me/link", &json!({})).await.is(200);
    for (n, code) in codes.iter().enumerate() {
        let carried = site.client().post("/api/v1/carry", &json!({"secret": code})).await.code();
        assert_eq!(carried, if n == 3 { "ok" } else { "bad_token" }, "{n}");
    }
    site.stop().await;
}

#[tokio::test]
async fn a_full_table_takes_what_ends_the_game_and_nothing_else() {
    let small = |said: &mut server::config::Partial| said.table_bytes = Some(64 * 1024);
    let site = Site::with(small).await;
    let mut anna = site.person("Anna").await;
    let at = anna.open(&table("daybreak", 0, 0)).await;
    let (mut hers, _) = anna.sit_at(&at, json!({})).await;
    let (mut said, line) = (0, "x".repeat(500));
    while hers.code(json!({"do": "chat", "text": line})).await == "ok" {
        said += 1;
        assert!(said < 200, "the log grows without end");
    }
    assert!(said > 80, "{said}");
    let refused = hers.ask(json!({"do": "chat", "text": "x"})).await;
    assert_eq!(refused["code"], "table_full");
    assert_eq!(anna.command(&at, &json!({"do": "chat", "text": "x"})).await.code(), "table_full");
    drop(hers);
    // It is as full after a restart, and the game goes on.
    let dir = site.stop().await;
    let site = Site::over(dir, small).await;
    let mut anna = Client { cookie: anna.cookie, ..site.client() };
    let (mut hers, welcome) = anna.sit_at(&at, json!({})).await;
    assert_eq!(hers.code(json!({"do": "chat", "text": "x"})).await, "table_full");
    let first = welcome["now"]["moves"][0]["move"].clone();
    assert_eq!(hers.code(json!({"do": "move", "move": first})).await, "ok");
    assert_eq!(hers.code(json!({"do": "abandon"})).await, "ok");
    site.stop().await;
}

#[tokio::test]
async fn a_loud_table_is_not_large_to_look_at() {
    let site = Site::start().await;
    let mut anna = site.person("Anna").await;
    let at = anna.open(&table("daybreak", 0, 0)).await;
    let (mut hers, _) = anna.sit_at(&at, json!({})).await;
    let quiet = anna.get(&format!("/api/v1/tables/{at}/view")).await.is(200).body.len();
    for _ in 0..110 {
        assert_eq!(hers.code(json!({"do": "chat", "text": "\u{1f30d}".repeat(500)})).await, "ok");
    }
    hers.code(json!({"do": "chat", "text": "the last"})).await;
    let view = anna.get(&format!("/api/v1/tables/{at}/view")).await.is(200);
    let chat = view.json()["chat"].as_array().unwrap().clone();
    assert_eq!(chat.last().unwrap()["text"], "the last");
    assert!(view.body.len() < quiet + 20 * 1024, "{} bytes", view.body.len());
    // Short lines are all there.
    for n in 0..120 {
        hers.code(json!({"do": "chat", "text": format!("line {n}")})).await;
    }
    let chat = anna.get(&format!("/api/v1/tables/{at}/view")).await.json()["chat"].as_array().unwrap().len();
    assert_eq!(chat, 100);
    site.stop().await;
}
