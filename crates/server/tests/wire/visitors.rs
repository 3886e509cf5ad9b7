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
async fn whoever_has_no_name_yet_is_a_guest_in_their_own_language() {
    let site = Site::start().await;
    let mut visitor = site.client();
    visitor.get("/").await.is(200);
    for (lang, guest) in [("en", "Guest "), ("es", "Invitado "), ("pt-BR", "Visitante ")] {
        let me = visitor.get(&format!("/api/v1/me?lang={lang}")).await.is(200).json();
        let number = me["name"].as_str().and_then(|name| name.strip_prefix(guest)).map(str::len);
        assert_eq!(number, Some(4), "{me}");
    }
    // From the first table on the name stays, whatever the page is read in.
    visitor.post("/api/v1/tables?lang=es", &earthrise(0, 3)).await.is(200);
    let me = visitor.get("/api/v1/me?lang=en").await.is(200).json();
    assert!(me["name"].as_str().is_some_and(|name| name.starts_with("Invitado ")), "{me}");
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
    let own = visitor.cookie.clone().unwrap();
    for answer in &answers {
        assert_eq!(answer.code(), "ok");
        // One who comes a little later is known by then, and their cookie is told of the browser: they are the same.
        let told = answer.header("set-cookie").and_then(|cookie| cookie.split('.').nth(1));
        assert!(told.is_none_or(|person| own.contains(person)), "{told:?} is not {own}");
    }
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
    let mut anna = moved(&anna, &site);
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

#[tokio::test]
async fn a_new_name_reaches_the_tables_where_somebody_still_plays() {
    let site = Site::start().await;
    let (mut anna, mut ben) = (site.person("Anna").await, site.person("Ben").await);
    let running = anna.open(&json!({"game": "earthrise", "seats": ["me", {"me_as": "Zoe"}, {"bot": "steady"}]})).await;
    let over = anna.open(&earthrise(0, 3)).await;
    anna.command(&over, &json!({"do": "abandon"})).await.is(200);
    let waiting = ben.open(&json!({"game": "earthrise", "seats": ["me", "open", "open"]})).await;
    // Anna looks at Ben's table, takes another name, and only then sits down.
    let (mut bens, welcome) = ben.sit_at(&waiting, json!({"lang": "en"})).await;
    assert_eq!(welcome["table"]["looking"], json!([]), "whoever has a seat is no looker");
    let (mut annas, _) = anna.sit_at(&waiting, json!({})).await;
    let update = bens.heard_of("update").await;
    assert_eq!(update["table"]["looking"], json!(["Anna"]), "the host sees who is at the door");
    anna.patch("/api/v1/me", &json!({"name": "Annabel"})).await.is(200);
    annas.ask(json!({"do": "sit"})).await;
    let names = |info: Value| -> Vec<String> {
        let seats = info["table"]["seats"].as_array().unwrap().clone();
        seats.iter().map(|seat| seat["name"].as_str().unwrap().to_owned()).collect()
    };
    let mut at = async |table: &str| names(anna.get(&format!("/api/v1/tables/{table}")).await.is(200).json());
    assert_eq!(at(&waiting).await[1], "Annabel", "the name somebody has by now");
    assert_eq!(at(&running).await[..2], ["Annabel", "Zoe"], "another's name at the same device stays");
    assert_eq!(at(&over).await[0], "Anna", "who played is part of what happened");

    // Once more, sitting: everybody is told.
    anna.patch("/api/v1/me", &json!({"name": "Nan"})).await.is(200);
    let told = loop {
        let update = bens.heard_of("update").await;
        let notes = update["notes"].as_array().cloned().unwrap_or_default();
        if let Some(note) = notes.into_iter().find(|note| note["note"] == "renamed") {
            break note;
        }
    };
    assert_eq!(told["text"], "Annabel is now called Nan.");
    let listed = ben.get("/api/v1/me/tables").await.json();
    assert!(listed.to_string().contains("\"Nan\""), "{listed}");
    // A rematch of what was played under the old name is played under the new one, and after a restart too.
    let reply = anna.command(&over, &json!({"do": "rematch"})).await.is(200).json();
    let next = reply["opened"]["table"].as_str().unwrap().to_owned();
    let log = anna.get(&format!("/api/v1/tables/{next}")).await.json();
    assert_eq!(names(log)[0], "Nan");
    drop((annas, bens));
    let dir = site.stop().await;
    let site = Site::over(dir, |_| {}).await;
    let mut anna = moved(&anna, &site);
    assert_eq!(names(anna.get(&format!("/api/v1/tables/{waiting}")).await.json())[1], "Nan");
    site.stop().await;
}

/// The same browser at a server that was started again.
fn moved(client: &Client, site: &Site) -> Client {
    let fresh = site.client();
    Client { cookie: client.cookie.clone(), ..fresh }
}

#[tokio::test]
async fn a_name_is_refused_with_a_sentence_and_never_cut() {
    let site = Site::start().await;
    let mut anna = site.person("Anna").await;
    let me = anna.get("/api/v1/me").await.json();
    assert_eq!(me["longest_name"], 20);
    let long = "A name of 21 letters.";
    let refused = anna.patch("/api/v1/me", &json!({"name": long})).await;
    assert_eq!((refused.code().as_str(), &refused.json()["args"]["most"]), ("bad_name", &json!("20")));
    let table = json!({"game": "earthrise", "seats": ["me", {"me_as": long}, {"bot": "steady"}]});
    assert_eq!(anna.post("/api/v1/tables", &table).await.code(), "bad_name");
    // Two of one long name are told apart without a letter lost.
    let whole = "Twenty letters long!";
    let table = json!({"game": "earthrise", "seats": [{"me_as": whole}, {"me_as": whole}, {"bot": "steady"}]});
    let table = anna.open(&table).await;
    let seats = anna.get(&format!("/api/v1/tables/{table}")).await.json()["table"]["seats"].clone();
    assert_eq!((&seats[0]["name"], &seats[1]["name"]), (&json!(whole), &json!(format!("{whole} 2"))));
    anna.command(&table, &json!({"do": "abandon"})).await.is(200);
    anna.command(&table, &json!({"do": "rematch"})).await.is(200);
    site.stop().await;
}

#[tokio::test]
async fn two_powers_of_one_person_are_told_apart_by_their_powers() {
    let site = Site::start().await;
    let mut anna = site.person("Anna").await;
    let table = anna.open(&json!({"game": "daybreak", "seats": ["me", "me"]})).await;
    let seats = anna.get(&format!("/api/v1/tables/{table}")).await.json()["table"]["seats"].clone();
    assert_eq!((&seats[0]["name"], &seats[1]["name"]), (&json!("Anna"), &json!("Anna")), "nobody is called Anna 2");
    let (mut hers, _) = anna.sit_at(&table, json!({"lang": "en"})).await;
    hers.ask(json!({"do": "stand_in", "seat": 1, "bot": "steady"})).await;
    let told = hers.heard.iter().filter_map(|heard| heard["notes"].as_array()).flatten();
    let texts: Vec<&str> = told.filter_map(|note| note["text"].as_str()).collect();
    let power = |text: &&str| ["China", "Europe", "United States", "Majority World"].iter().any(|p| text.contains(p));
    assert!(texts.iter().any(|text| text.contains("Anna (") && power(text)), "{texts:?}");
    site.stop().await;
}

#[tokio::test]
async fn a_table_has_a_name_of_its_own() {
    let site = Site::start().await;
    let mut anna = site.person("Anna").await;
    let plain = anna.open(&earthrise(0, 3)).await;
    let mut wanted = earthrise(0, 3);
    wanted["settings"] = json!({"name": "Friday night"});
    let named = anna.open(&wanted).await;
    let mut name = async |table: &str| {
        let info = anna.get(&format!("/api/v1/tables/{table}")).await.json();
        info["table"]["settings"]["name"].as_str().unwrap().to_owned()
    };
    assert_eq!(name(&named).await, "Friday night");
    let given = name(&plain).await;
    assert!(given.len() > 2 && given.chars().all(char::is_alphabetic), "{given}");
    let listed = anna.get("/api/v1/me/tables").await.json();
    assert!(listed.to_string().contains(&given), "{listed}");
    site.stop().await;
}

#[tokio::test]
async fn a_link_brings_somebody_back_until_it_is_replaced() {
    let site = Site::start().await;
    let mut anna = site.person("Anna").await;
    let table = anna.open(&earthrise(0, 3)).await;
    assert_eq!(anna.get("/api/v1/me").await.json()["link"], Value::Null);
    let first = anna.post("/api/v1/me/link", &json!({})).await.is(200).json();
    let secret = first["secret"].as_str().unwrap().to_owned();
    assert_eq!(secret.len(), 26, "130 bits");
    assert!(anna.get("/api/v1/me").await.json()["link"].as_i64().is_some());
    // Whoever has lost the cookie comes back, as often as needed.
    for _ in 0..2 {
        let mut lost = site.client();
        lost.get("/me").await.is(200);
        let me = lost.post("/api/v1/link", &json!({"secret": secret})).await.is(200).json();
        assert_eq!(me["name"], "Anna");
        assert_eq!(lost.get(&format!("/api/v1/tables/{table}")).await.json()["you"]["seats"], json!([0]));
    }
    // Only a request that means it: looking at an address does nothing.
    let mut preview = site.client();
    assert_eq!(preview.get("/api/v1/link").await.code(), "wrong_method");
    // Wrong ones, ones for other things, and the one before.
    let carry = anna.post("/api/v1/me/carry", &json!({})).await.is(200).json()["secret"].clone();
    let invite =
        anna.post(&format!("/api/v1/tables/{table}/invites"), &json!({})).await.is(200).json()["secret"].clone();
    for wrong in [json!(""), json!("x"), json!(secret[..25]), json!("0".repeat(26)), carry, invite] {
        assert_eq!(site.client().post("/api/v1/link", &json!({"secret": wrong})).await.code(), "bad_token", "{wrong}");
    }
    assert_eq!(site.client().post("/api/v1/carry", &json!({"secret": secret})).await.code(), "bad_token");
    let second = anna.post("/api/v1/me/link", &json!({})).await.is(200).json()["secret"].clone();
    assert_eq!(site.client().post("/api/v1/link", &json!({"secret": secret})).await.code(), "bad_token", "replaced");
    site.client().post("/api/v1/link", &json!({"secret": second})).await.is(200);
    // The store has seen a hash only.
    let dir = site.stop().await;
    let text = String::from_utf8_lossy(&std::fs::read(dir.path().join("firstlight.db")).unwrap()).into_owned();
    assert!(!text.contains(second.as_str().unwrap()) && !text.contains(&secret));
}

#[tokio::test]
async fn guesses_at_links_and_codes_are_limited() {
    let site = Site::with(|said| {
        said.limits = Some(server::config::OnOff::On);
        said.limit_guesses = Some("3+1/h".parse().unwrap());
        said.limit_codes = Some("2+1/h".parse().unwrap());
    })
    .await;
    let mut mallory = site.person("Mallory").await;
    for _ in 0..3 {
        assert_eq!(mallory.post("/api/v1/invites", &json!({"secret": "SUN-4Q7"})).await.code(), "no_such_code");
    }
    assert_eq!(mallory.post("/api/v1/invites", &json!({"secret": "SUN-4Q8"})).await.code(), "too_fast", "of a person");
    // The next one of the address is not concerned; what strangers do is in `quotas`.
    let mut other = site.person("Other").await;
    for _ in 0..3 {
        assert_eq!(other.post("/api/v1/invites", &json!({"secret": "SUN-4Q7"})).await.code(), "no_such_code");
    }
    assert_eq!(other.post("/api/v1/invites", &json!({"secret": "SUN-4Q7"})).await.code(), "too_fast", "of another");
    let guess = json!({"secret": "0".repeat(26)});
    for _ in 0..3 {
        assert_eq!(site.client().post("/api/v1/link", &guess).await.code(), "bad_token");
    }
    assert_eq!(site.client().post("/api/v1/link", &guess).await.code(), "too_fast");
    site.stop().await;
}

#[tokio::test]
async fn a_code_leads_to_the_door_of_a_table_and_is_free_when_it_ends() {
    let site = Site::start().await;
    let (mut anna, mut ben) = (site.person("Anna").await, site.person("Ben").await);
    let table = anna.open(&earthrise(2, 0)).await;
    let path = format!("/api/v1/tables/{table}/code");
    let codes = at_once(&anna, 6, &path, &json!({})).await;
    let codes: BTreeSet<String> = codes.iter().map(|code| code.json()["code"].as_str().unwrap().to_owned()).collect();
    assert_eq!(codes.len(), 1, "a table has one code: {codes:?}");
    let code = codes.into_iter().next().unwrap();
    let typed = code.to_lowercase().replace('-', " ");
    let at = ben.post("/api/v1/invites", &json!({"secret": typed})).await.is(200).json();
    assert_eq!(at, json!({"table": table}), "whoever has the address of this table may come in");
    let dir = site.stop().await;
    let site = Site::over(dir, |_| {}).await;
    let (mut anna, mut ben) = (moved(&anna, &site), moved(&ben, &site));
    assert_eq!(anna.post(&path, &json!({})).await.json()["code"], json!(code), "also after a restart");
    anna.command(&table, &json!({"do": "start"})).await.is(200);
    anna.command(&table, &json!({"do": "abandon"})).await.is(200);
    assert_eq!(ben.post("/api/v1/invites", &json!({"secret": code})).await.code(), "no_such_code", "it is over");
    assert_eq!(anna.post(&path, &json!({})).await.code(), "finished");
    site.stop().await;
}

#[tokio::test]
async fn at_a_private_table_a_code_only_knocks() {
    let site = Site::start().await;
    let (mut anna, mut ben, mut eve) = (site.person("Anna").await, site.person("Ben").await, site.person("Eve").await);
    let mut wanted = earthrise(2, 0);
    wanted["settings"] = json!({"visibility": "private"});
    let table = anna.open(&wanted).await;
    let code = anna.post(&format!("/api/v1/tables/{table}/code"), &json!({})).await.is(200).json()["code"].clone();
    let (mut hers, _) = anna.sit_at(&table, json!({"lang": "en"})).await;
    let knock = json!({"secret": code});
    for _ in 0..2 {
        // Asking again is no second knock.
        let at = ben.post("/api/v1/invites", &knock).await.is(200).json();
        assert_eq!(at, json!({"table": table, "knocking": true}));
    }
    assert_eq!(ben.get(&format!("/api/v1/tables/{table}")).await.code(), "no_such_table", "outside is outside");
    let update = hers.heard_of("update").await;
    assert_eq!(update["table"]["knocks"], json!([{"knock": 1, "name": "Ben"}]));
    assert_eq!(update["notes"][0]["text"], "Ben asks to come in.");
    // Whoever waits may say who they are; it is the same knock.
    ben.send("patch", "/api/v1/me", Some(&json!({"name": "Benjamin"}).to_string())).await.is(200);
    ben.post("/api/v1/invites", &knock).await.is(200);
    let update = hers.heard_of("update").await;
    assert_eq!(update["table"]["knocks"], json!([{"knock": 1, "name": "Benjamin"}]));
    eve.post("/api/v1/invites", &knock).await.is(200);
    assert_eq!(ben.command(&table, &json!({"do": "admit", "knock": 1, "yes": true})).await.code(), "no_such_table");
    assert_eq!(hers.code(json!({"do": "admit", "knock": 7, "yes": true})).await, "no_such_question");
    hers.ask(json!({"do": "admit", "knock": 1, "yes": true})).await;
    hers.ask(json!({"do": "admit", "knock": 2, "yes": false})).await;
    assert_eq!(ben.post("/api/v1/invites", &knock).await.is(200).json(), json!({"table": table}), "let in");
    ben.command(&table, &json!({"do": "sit"})).await.is(200);
    assert_eq!(eve.post("/api/v1/invites", &knock).await.code(), "turned_away");
    assert_eq!(ben.command(&table, &json!({"do": "admit", "knock": 2, "yes": true})).await.code(), "not_host");
    // What happened at the door is kept.
    drop(hers);
    let dir = site.stop().await;
    let site = Site::over(dir, |_| {}).await;
    let (mut ben, mut eve) = (moved(&ben, &site), moved(&eve, &site));
    assert_eq!(ben.get(&format!("/api/v1/tables/{table}")).await.json()["you"]["seats"], json!([1]));
    assert_eq!(eve.post("/api/v1/invites", &knock).await.code(), "turned_away");
    site.stop().await;
}
