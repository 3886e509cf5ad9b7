//! The browsers by which somebody is logged in: what is kept of them, and how they are logged out.

use crate::client::Client;
use crate::site::{Site, eventually, table};
use serde_json::{Value, json};
use server::auth::cookie::Cookies;
use server::auth::key::Key;
use server::clock::now;
use store::Device;
use wire::PersonId;

async fn devices(client: &mut Client) -> Vec<Value> {
    client.get("/api/v1/me/devices").await.is(200).json().as_array().unwrap().clone()
}

/// Another browser of the same person.
async fn second(site: &Site, first: &mut Client) -> Client {
    let code = first.post("/api/v1/me/carry", &json!({})).await.is(200).json();
    let mut other = site.client();
    other.post("/api/v1/carry", &json!({"secret": code["secret"]})).await.is(200);
    other
}

fn link(answer: &Value) -> Value {
    json!({"secret": answer["secret"]})
}

#[tokio::test]
async fn devices_are_listed_and_nothing_is_kept_of_strangers() {
    let site = Site::start().await;
    let mut stranger = site.client();
    stranger.get("/api/v1/me").await.is(200);
    assert_eq!(devices(&mut stranger).await, Vec::<Value>::new());
    assert!(stranger.cookie.as_ref().unwrap().starts_with("firstlight=1."));

    let mut anna = site.person("Anna").await;
    let before = now();
    let mut phone = second(&site, &mut anna).await;
    let all = devices(&mut phone).await;
    assert_eq!(all.len(), 2, "{all:?}");
    assert_eq!(all.iter().filter(|one| one["here"] == true).count(), 1);
    for device in &all {
        assert!(
            device["first"].as_i64().unwrap() >= before - 60_000 && device["last"].as_i64() >= device["first"].as_i64()
        );
    }
    assert!(anna.cookie.as_ref().unwrap().starts_with("firstlight=2."), "a cookie that names its device");
    // Many requests at once with the first cookie are one browser.
    let mut ben = site.client();
    ben.get("/api/v1/me").await.is(200);
    let old = ben.clone();
    ben.patch("/api/v1/me", &json!({"name": "Ben"})).await.is(200);
    let many = (0..8).map(|_| {
        let mut again = old.clone();
        async move { again.get("/api/v1/me").await.is(200).json()["name"].clone() }
    });
    for name in futures_util::future::join_all(many).await {
        assert_eq!(name, "Ben");
    }
    assert_eq!(devices(&mut ben).await.len(), 1);
    site.stop().await;
}

#[tokio::test]
async fn what_a_browser_says_of_itself_is_kept_in_two_plain_words() {
    let site = Site::start().await;
    let mut anna = site.person("Anna").await;
    let store = site.server.hub().store().clone();
    let id = anna.get("/api/v1/me").await.json()["id"].as_str().unwrap().to_owned();
    assert_eq!(devices(&mut anna).await[0]["browser"], "");
    let device = |at: i64| Device {
        id: format!("{at:016}"),
        person: id.clone(),
        browser: "Firefox".to_owned(),
        system: "Linux".to_owned(),
        created: at,
        seen: at,
        old: false,
        gone: false,
    };
    for at in 0..30 {
        store.put_device(&device(at)).await.unwrap();
    }
    let all = devices(&mut anna).await;
    assert_eq!(all.len(), 20, "the oldest unused gave way");
    assert!(all[0]["here"] == true && all[1]["last"] == 29 && all[19]["last"] == 11, "{all:?}");
    assert_eq!((&all[1]["browser"], &all[1]["system"]), (&json!("Firefox"), &json!("Linux")));
    site.stop().await;
}

/// Whoever logs in with one browser too many logs out the one that was unused for longest, and what it had open ends.
#[tokio::test]
async fn a_device_that_gives_way_loses_its_connections() {
    let site = Site::start().await;
    let mut anna = site.person("Anna").await;
    let table = anna.open(&table("daybreak", 1, 0)).await;
    let (mut socket, _) = anna.sit_at(&table, json!({"lang": "en"})).await;
    let mut last = second(&site, &mut anna).await;
    let store = site.server.hub().store().clone();
    let oldest = devices(&mut anna).await.into_iter().find(|one| one["here"] == true).unwrap();
    let person = anna.get("/api/v1/me").await.json()["id"].as_str().unwrap().to_owned();
    for at in 0..18 {
        let seen = i64::MAX / 2 + at;
        let (id, person) = (format!("{at:016}"), person.clone());
        let (browser, system) = ("Firefox".to_owned(), "Linux".to_owned());
        let device = Device { id, person, browser, system, created: seen, seen, old: false, gone: false };
        assert_eq!(store.put_device(&device).await.unwrap(), 0);
    }
    store
        .see_device(
            devices(&mut last).await.iter().find(|one| one["here"] == true).unwrap()["id"].as_str().unwrap(),
            i64::MAX / 2,
        )
        .await
        .unwrap();
    assert_eq!(devices(&mut last).await.len(), 20);
    let _twenty_first = second(&site, &mut last).await;
    assert!(!devices(&mut last).await.iter().any(|one| one["id"] == oldest["id"]));
    assert_eq!(socket.goodbye().await.unwrap()["code"], "logged_out");
    site.stop().await;
}

/// Another browser is logged out: its requests are refused at once, and its open socket ends with a word.
#[tokio::test]
async fn one_other_device_is_logged_out_at_once() {
    let site = Site::start().await;
    let mut anna = site.person("Anna").await;
    let table = anna.open(&table("daybreak", 1, 0)).await;
    let mut phone = second(&site, &mut anna).await;
    let (mut socket, _) = phone.sit_at(&table, json!({"lang": "es"})).await;
    let (mut own, _) = anna.sit_at(&table, json!({"lang": "en"})).await;
    let mut notices = phone.upgrade("/api/v1/me/socket").await.unwrap_or_else(|r| panic!("{}", r.text()));
    let other = devices(&mut anna).await.into_iter().find(|one| one["here"] == false).unwrap();
    let path = format!("/api/v1/me/devices/{}", other["id"].as_str().unwrap());
    // Nobody logs out what is not theirs.
    let mut ben = site.person("Ben").await;
    assert_eq!(ben.send("delete", &path, None).await.code(), "no_such_device");
    assert_eq!(anna.send("delete", &path, None).await.is(200).json()["devices"], 1);
    let goodbye = socket.goodbye().await.unwrap();
    assert_eq!((&goodbye["code"], &goodbye["again"]), (&json!("logged_out"), &json!(false)));
    assert!(goodbye["message"].as_str().unwrap().starts_with("Has cerrado la sesión"));
    assert!(notices.next().await.is_none());
    let kept = phone.cookie.clone();
    for _ in 0..2 {
        let mut thief = Client { cookie: kept.clone(), ..site.client() };
        let refused = thief.get(&format!("/api/v1/tables/{table}")).await;
        assert_eq!(refused.code(), "logged_out");
        assert!(refused.header("set-cookie").unwrap().starts_with("firstlight=;"), "the browser forgets it");
        let mut thief = Client { cookie: kept.clone(), ..site.client() };
        let refused = thief.upgrade(&format!("/api/v1/tables/{table}/socket")).await.err().unwrap();
        assert_eq!(refused.code(), "logged_out");
    }
    // A page is shown to them as to anybody new.
    let mut thief = Client { cookie: kept, ..site.client() };
    let page = thief.get("/").await;
    assert_ne!(page.status, 403);
    assert_eq!(own.code(json!({"do": "chat", "text": "still here"})).await, "ok");
    assert_eq!(anna.send("delete", &path, None).await.code(), "no_such_device", "once");
    site.stop().await;
}

#[tokio::test]
async fn logging_out_here_makes_the_browser_a_stranger_and_the_link_leads_back() {
    let site = Site::start().await;
    let mut anna = site.person("Anna").await;
    let id = anna.get("/api/v1/me").await.json()["id"].clone();
    let secret = anna.post("/api/v1/me/link", &json!({})).await.is(200).json();
    let kept = anna.cookie.clone();
    let out = anna.post("/api/v1/me/logout", &json!({"from": "here"})).await.is(200);
    assert!(out.header("set-cookie").unwrap().starts_with("firstlight=; "));
    assert_eq!(Client { cookie: kept, ..site.client() }.get("/api/v1/me").await.code(), "logged_out");
    assert_ne!(site.client().get("/api/v1/me").await.json()["id"], id);
    let mut back = site.client();
    assert_eq!(back.post("/api/v1/link", &link(&secret)).await.is(200).json()["id"], id);
    assert_eq!(devices(&mut back).await.len(), 1);
    assert_eq!(back.post("/api/v1/me/logout", &json!({"from": "nowhere"})).await.code(), "malformed");
    site.stop().await;
}

/// The first cookie of a browser names no device, and one from an earlier program never does: logged out, it stays so.
#[tokio::test]
async fn an_old_cookie_becomes_a_device_and_does_not_come_back() {
    let site = Site::start().await;
    let mut anna = site.person("Anna").await;
    let id = PersonId(anna.get("/api/v1/me").await.json()["id"].as_str().unwrap().to_owned());
    let cookies = Cookies::new(&Key::open(site.dir.path()).unwrap(), false);
    let value = |set: String| Some(set.split(';').next().unwrap().to_owned());
    let old = value(cookies.issue(&id, now() - 1000));
    let mut laptop = Client { cookie: old.clone(), ..site.client() };
    assert_eq!(laptop.get("/api/v1/me").await.is(200).json()["name"], "Anna");
    assert!(laptop.cookie.as_ref().unwrap().starts_with("firstlight=2."));
    assert_eq!(devices(&mut laptop).await.len(), 2);
    laptop.post("/api/v1/me/logout", &json!({"from": "here"})).await.is(200);
    assert_eq!(Client { cookie: old, ..site.client() }.get("/api/v1/me").await.code(), "logged_out");
    // One that has not been here since there are devices is void too, when everything is.
    let unseen = value(cookies.issue(&id, now() - 2000));
    anna.post("/api/v1/me/logout", &json!({"from": "everywhere"})).await.is(200);
    assert_eq!(Client { cookie: unseen, ..site.client() }.get("/api/v1/me").await.code(), "logged_out");
    site.stop().await;
}

#[tokio::test]
async fn everywhere_else_and_everywhere() {
    let site = Site::start().await;
    let mut anna = site.person("Anna").await;
    let id = anna.get("/api/v1/me").await.json()["id"].clone();
    let table = anna.open(&table("daybreak", 1, 0)).await;
    let old_link = anna.post("/api/v1/me/link", &json!({})).await.is(200).json();
    let (mut phone, mut tablet) = (second(&site, &mut anna).await, second(&site, &mut anna).await);
    let code = anna.post("/api/v1/me/carry", &json!({})).await.is(200).json();
    assert_eq!(anna.post("/api/v1/me/logout", &json!({"from": "others"})).await.is(200).json()["devices"], 2);
    assert_eq!(
        (phone.get("/api/v1/me").await.code(), tablet.get("/api/v1/me").await.code()),
        ("logged_out".into(), "logged_out".into())
    );
    assert_eq!(anna.get("/api/v1/me").await.is(200).json()["id"], id);
    assert_eq!(site.client().post("/api/v1/carry", &link(&code)).await.code(), "bad_token", "the code is void");
    let mut phone = site.client();
    phone.post("/api/v1/link", &link(&old_link)).await.is(200);
    let (mut his, _) = phone.sit_at(&table, json!({"lang": "en"})).await;
    let (mut hers, _) = anna.sit_at(&table, json!({"lang": "en"})).await;
    let out = anna.post("/api/v1/me/logout", &json!({"from": "everywhere"})).await.is(200).json();
    assert_eq!(out["devices"], 2);
    for socket in [&mut his, &mut hers] {
        assert_eq!(socket.goodbye().await.unwrap()["code"], "logged_out");
    }
    assert_eq!(phone.get("/api/v1/me").await.code(), "logged_out");
    assert_eq!(site.client().post("/api/v1/link", &link(&old_link)).await.code(), "bad_token", "the old link is void");
    let mut back = site.client();
    assert_eq!(back.post("/api/v1/link", &link(&out["link"])).await.is(200).json()["id"], id);
    assert_eq!(back.get("/api/v1/me/tables").await.is(200).json()[0]["table"], table.as_str());
    let mut now = back.clone();
    eventually("only this device is left", || {
        let mut back = now.clone();
        async move { devices(&mut back).await.len() == 1 }
    })
    .await;
    now.get("/api/v1/me").await.is(200);
    site.stop().await;
}
