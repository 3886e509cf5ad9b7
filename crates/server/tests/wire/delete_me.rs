//! Somebody deletes themselves: what is gone, and what stays with the others.

use crate::client::Client;
use crate::site::{Site, earthrise, eventually, table};
use serde_json::{Value, json};
use std::fs;
use std::path::Path;

/// A name that stands nowhere else.
const NAME: &str = "Xanthippe Q";

/// The files of a server that hold this text.
fn files_with(dir: &Path, text: &str) -> Vec<String> {
    let mut found = Vec::new();
    for file in fs::read_dir(dir).unwrap() {
        let path = file.unwrap().path();
        if path.is_dir() {
            continue;
        }
        let bytes = fs::read(&path).unwrap();
        if bytes.windows(text.len()).any(|window| window == text.as_bytes()) {
            found.push(path.file_name().unwrap().to_string_lossy().into_owned());
        }
    }
    found
}

async fn delete(client: &mut Client) -> Value {
    client.post("/api/v1/me/delete", &json!({"name": NAME})).await.is(200).json()
}

/// Plays a game of Earthrise to its end: bots play for everybody.
async fn finish(table: &str, people: &mut [&mut Client]) {
    for _ in 0..2000 {
        let seen = people[0].get(&format!("/api/v1/tables/{table}")).await.is(200).json();
        if seen["table"]["status"] == "finished" {
            return;
        }
        for person in people.iter_mut() {
            person.command(table, &json!({"do": "stand_in", "bot": "random", "until": "back"})).await;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    panic!("bots did not finish");
}

#[tokio::test]
async fn nothing_is_left_of_somebody_but_their_games() {
    let site = Site::start().await;
    let (mut xan, mut ben) = (site.person(NAME).await, site.person("Ben").await);
    let id = xan.get("/api/v1/me").await.json()["id"].as_str().unwrap().to_owned();
    // One that is over, with a result; she hosts it, mutes and talks, and plays under two names.
    let over = xan.open(&earthrise(1, 1)).await;
    ben.command(&over, &json!({"do": "sit"})).await.is(200);
    xan.command(&over, &json!({"do": "chat", "text": "my number is 5550199"})).await.is(200);
    xan.command(&over, &json!({"do": "pause"})).await.is(200);
    xan.command(&over, &json!({"do": "resume"})).await.is(200);
    finish(&over, &mut [&mut xan, &mut ben]).await;
    // One that runs, with others; one that runs for her alone; one at which she only knocked; and one that waits.
    let runs = ben.open(&table("daybreak", 1, 0)).await;
    xan.command(&runs, &json!({"do": "sit"})).await.is(200);
    xan.command(&runs, &json!({"do": "propose", "text": "meet me at 5550199"})).await.is(200);
    let alone = xan.open(&table("daybreak", 0, 0)).await;
    let mut wanted = earthrise(2, 0);
    wanted["settings"] = json!({"visibility": "private"});
    let knocked = ben.open(&wanted).await;
    let code = ben.post(&format!("/api/v1/tables/{knocked}/code"), &json!({})).await.is(200).json();
    xan.post("/api/v1/invites", &json!({"secret": code["code"]})).await.is(200);
    let hosted = xan.open(&earthrise(2, 0)).await;
    let token = xan.post(&format!("/api/v1/tables/{hosted}/tokens"), &json!({"seat": 1, "name": "Probe"})).await;
    let mut program = Client::program(site.server.addr, token.is(200).json()["secret"].as_str().unwrap());
    ben.command(&hosted, &json!({"do": "sit"})).await.is(200);
    let link = xan.post("/api/v1/me/link", &json!({})).await.is(200).json();
    let (mut hers, _) = xan.sit_at(&runs, json!({"lang": "en"})).await;
    let (mut his, _) = ben.sit_at(&runs, json!({"lang": "es"})).await;

    // Not by a slip.
    assert_eq!(xan.post("/api/v1/me/delete", &json!({"name": "Somebody"})).await.code(), "malformed");
    assert_eq!(xan.post("/api/v1/me/delete", &json!({})).await.code(), "malformed");
    let cookie = xan.cookie.clone();
    assert_eq!(delete(&mut xan).await, json!({"tables": 5}));
    assert_eq!(hers.goodbye().await.unwrap()["code"], "logged_out", "an open socket ends with a word");
    assert_eq!(Client { cookie, ..site.client() }.get("/api/v1/me").await.code(), "logged_out");
    assert_eq!(program.get(&format!("/api/v1/tables/{hosted}")).await.code(), "bad_token");
    assert_eq!(site.client().post("/api/v1/link", &json!({"secret": link["secret"]})).await.code(), "bad_token");

    // The others go on, on the same socket.
    let told = his.until("the table without her", |m| m["table"]["plans"][0]["by"] == "alguien que se fue").await;
    assert_eq!(told["table"]["seats"][1]["holder"], "bot");
    assert_eq!(his.code(json!({"do": "chat", "text": "adiós"})).await, "ok");
    let finished = ben.get(&format!("/api/v1/tables/{over}/view")).await.is(200).json();
    assert_eq!(finished["table"]["seats"][0]["name"], "somebody who left");
    assert_eq!(
        (&finished["chat"][0]["name"], &finished["chat"][0]["text"]),
        (&json!("somebody who left"), &json!("…"))
    );
    assert_eq!(finished["table"]["host_did"][0]["text"], "somebody who left paused the table.");
    let results = ben.get(&format!("/api/v1/tables/{over}/results")).await.is(200).json();
    assert_eq!(results[0]["people"], json!(["somebody who left", "Ben"]), "{results}");
    ben.get(&format!("/api/v1/tables/{over}/log")).await.is(200);
    let list = ben.get("/api/v1/me/tables").await.is(200).json();
    assert!(!list.to_string().contains(NAME) && list.to_string().contains("somebody who left"));
    assert_eq!(ben.get(&format!("/api/v1/tables/{alone}")).await.json()["table"]["status"], "abandoned");
    let left = ben.get(&format!("/api/v1/tables/{hosted}/view")).await.is(200).json();
    assert_eq!(
        (&left["table"]["host"], &left["table"]["seats"][1]["holder"]),
        (&json!("Ben"), &json!("bot")),
        "{left}"
    );

    let dir = site.stop().await;
    for (text, what) in [(NAME, "her name"), (id.as_str(), "who she was"), ("5550199", "what she said")] {
        assert_eq!(files_with(dir.path(), text), Vec::<String>::new(), "{what} is left");
    }
    assert!(!files_with(dir.path(), "somebody who has left").is_empty());
    // And the tables open again as they were left.
    let site = Site::over(dir, |_| {}).await;
    let mut ben = Client { cookie: ben.cookie, ..site.client() };
    for table in [&over, &runs, &alone, &knocked, &hosted] {
        ben.get(&format!("/api/v1/tables/{table}/view")).await.is(200);
    }
    site.stop().await;
}

/// The server stops in the middle: the next start clears up what was left.
#[tokio::test]
async fn a_deletion_is_finished_after_a_restart() {
    let site = Site::start().await;
    let (mut xan, mut ben) = (site.person(NAME).await, site.person("Ben").await);
    let table = ben.open(&table("daybreak", 1, 0)).await;
    xan.command(&table, &json!({"do": "sit"})).await.is(200);
    let id = xan.get("/api/v1/me").await.json()["id"].as_str().unwrap().to_owned();
    site.server.hub().store().start_forgetting(&id).await.unwrap();
    assert_eq!(xan.get("/api/v1/me").await.code(), "logged_out");
    let dir = site.stop().await;
    assert!(!files_with(dir.path(), NAME).is_empty(), "the table still names her");
    let site = Site::over(dir, |_| {}).await;
    let store = site.server.hub().store().clone();
    eventually("nobody is departing", || {
        let store = store.clone();
        async move { store.people_to_forget().await.unwrap().is_empty() }
    })
    .await;
    drop(store);
    let dir = site.stop().await;
    assert_eq!(files_with(dir.path(), NAME), Vec::<String>::new());
}

/// Somebody of whom nothing was kept has nothing to delete, and whoever was somebody before is somebody else afterwards.
#[tokio::test]
async fn a_stranger_goes_as_they_came() {
    let site = Site::start().await;
    let mut stranger = site.client();
    let me = stranger.get("/api/v1/me").await.json();
    assert_eq!(stranger.post("/api/v1/me/delete", &json!({"name": me["name"]})).await.is(200).json()["tables"], 0);
    let mut xan = site.person(NAME).await;
    delete(&mut xan).await;
    let mut again = site.client();
    again.get("/api/v1/me").await.is(200);
    again.patch("/api/v1/me", &json!({"name": NAME})).await.is(200);
    assert_eq!(again.get("/api/v1/me/tables").await.is(200).json(), json!([]));
    let token = Client::program(site.server.addr, "0000000000000000000000000a")
        .post("/api/v1/me/delete", &json!({"name": NAME}))
        .await;
    assert_eq!(token.code(), "bad_token");
    site.stop().await;
}
