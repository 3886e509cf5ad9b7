//! Tables outlive connections, memory and processes.

use crate::client::Client;
use crate::site::{Site, config, earthrise, eventually, plain};
use serde_json::{Value, json};
use server::serve::Server;

/// The game as somebody sees it, without what depends on who is connected.
async fn scene(client: &mut Client, table: &str) -> (Value, Value) {
    let seen = client.get(&format!("/api/v1/tables/{table}/view")).await.is(200).json();
    (seen["now"].clone(), seen["n"].clone())
}

#[tokio::test]
async fn a_graceful_stop_tells_everybody_and_loses_nothing() {
    let site = Site::start().await;
    let (mut anna, mut ben) = (site.person("Anna").await, site.person("Ben").await);
    let mut tables = Vec::new();
    for _ in 0..5 {
        tables.push(anna.open(&json!({"game": "earthrise", "seats": ["me", "me", "me"]})).await);
        tables.push(anna.open(&json!({"game": "daybreak", "seats": ["me", "open"]})).await);
    }
    let (mut hers, _) = anna.sit_at(&tables[0], json!({"lang": "pt-BR"})).await;
    hers.ask(json!({"do": "chat", "text": "before"})).await;
    let (mut his, _) = ben.sit_at(&tables[1], json!({})).await;
    let mut mute = ben.silent_socket(&tables[1]).await;
    let mut notices = ben.upgrade("/api/v1/me/socket").await.ok().unwrap();
    let mut before = Vec::new();
    for table in &tables {
        before.push(scene(&mut anna, table).await);
    }
    let dir = site.stop().await;
    for (socket, word) in [(&mut hers, "O"), (&mut his, "The"), (&mut mute, "The")] {
        let goodbye = socket.goodbye().await.unwrap();
        assert_eq!((&goodbye["code"], &goodbye["again"]), (&json!("stopping"), &json!(true)));
        assert_eq!(goodbye["message"].as_str().unwrap().split(' ').next(), Some(word));
    }
    assert_eq!(notices.next().await, None);

    let site = Site::over(dir, |_| {}).await;
    let mut anna = Client { cookie: anna.cookie, ..site.client() };
    for (table, before) in tables.iter().zip(&before) {
        assert_eq!(&scene(&mut anna, table).await, before, "{table}");
    }
    let (mut hers, welcome) = anna.sit_at(&tables[0], json!({"since": hers.n})).await;
    assert_eq!((&welcome["chat"][0]["text"], &welcome["since"]["told"]), (&json!("before"), &json!([])));
    assert_eq!(hers.ask(json!({"do": "chat", "text": "after"})).await["type"], "update");
    site.stop().await;
}

/// As a process does it: when stopping is over, the threads are gone at once.
#[test]
fn nobody_is_left_without_a_goodbye() {
    let dir = tempfile::tempdir().unwrap();
    let runtime = || tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build().unwrap();
    let (servers, clients) = (runtime(), runtime());
    let server = servers.block_on(Server::start(&config(plain(dir.path())))).unwrap();
    let mut anna = Client::new(server.addr);
    let mut sockets = clients.block_on(async {
        let table = anna.open(&earthrise(0, 3)).await;
        let mut sockets = Vec::new();
        for _ in 0..20 {
            sockets.push(anna.sit_at(&table, json!({})).await.0);
        }
        sockets
    });
    servers.block_on(server.stop());
    servers.shutdown_background();
    clients.block_on(async {
        for socket in &mut sockets {
            assert_eq!(socket.goodbye().await.unwrap()["code"], "stopping");
        }
    });
}

/// All that somebody sees, without how long people have been away: nobody is while nobody could come.
async fn whole(client: &mut Client, table: &str) -> Value {
    let mut seen = client.get(&format!("/api/v1/tables/{table}/view")).await.is(200).json();
    for seat in seen["table"]["seats"].as_array_mut().unwrap() {
        seat.as_object_mut().unwrap().remove("away_in");
    }
    seen
}

#[tokio::test]
async fn a_table_that_nobody_needs_leaves_memory_and_comes_back_the_same() {
    let site = Site::with(|said| said.idle_seconds = Some(1)).await;
    let mut anna = site.person("Anna").await;
    let mut wanted = earthrise(0, 2);
    wanted["settings"] = json!({"hints": false, "name": "Here and gone"});
    let table = anna.open(&wanted).await;
    let stays = anna.open(&json!({"game": "daybreak", "seats": ["me"]})).await;
    let (_kept, _) = anna.sit_at(&stays, json!({})).await;
    let (mut hers, mut last) = anna.sit_at(&table, json!({})).await;
    for _ in 0..10 {
        while last["now"]["moves"].as_array().is_none_or(Vec::is_empty) {
            last = hers.heard_of("update").await;
        }
        last = hers.ask(json!({"do": "move", "move": last["now"]["moves"][0]["move"]})).await;
    }
    while last["now"]["moves"].as_array().is_none_or(Vec::is_empty) {
        last = hers.heard_of("update").await;
    }
    hers.ask(json!({"do": "chat", "text": "wait for me"})).await;
    hers.ask(json!({"do": "seen", "n": 3})).await;
    hers.close().await;
    let before = whole(&mut anna, &table).await;
    eventually("the table leaves memory", async || site.meter("firstlight_tables_live").await == 1.0).await;
    let listed = anna.get("/api/v1/me/tables").await.json();
    assert_eq!(listed.as_array().unwrap().len(), 2, "lists need no table in memory");
    assert_eq!(site.meter("firstlight_tables_live").await, 1.0);
    assert_eq!(whole(&mut anna, &table).await, before);
    assert_eq!(site.meter("firstlight_tables_live").await, 2.0);
    let (_hers, welcome) = anna.sit_at(&table, json!({"lang": "es"})).await;
    assert_eq!(welcome["since"]["n"], 3, "what one has seen is remembered");
    site.stop().await;
}

#[tokio::test]
async fn a_long_log_comes_back_the_same() {
    const TIMES: u64 = 600;
    let site = Site::with(|said| said.idle_seconds = Some(1)).await;
    let mut anna = site.person("Anna").await;
    let wanted = json!({"game": "earthrise", "seats": ["me", "me", "me"], "settings": {"study": true}});
    let table = anna.open(&wanted).await;
    let (mut hers, _) = anna.sit_at(&table, json!({"view": "none", "moves": "none"})).await;
    // From the beginning, again and again: each time the lot is drawn and the cards are dealt anew.
    let mut last = Value::Null;
    for at in 0..TIMES {
        let again = json!({"id": format!("again {at}"), "do": "branch", "to": 0});
        hers.say(&again).await;
        if at % 50 == 49 {
            last = hers.until("the beginning", |message| message["re"] == again["id"]).await;
            assert_eq!(last["type"], "update", "{last}");
        }
    }
    assert!(last["now"]["entry"].as_u64().unwrap() >= 4 * TIMES, "{last}");
    hers.close().await;
    let before = whole(&mut anna, &table).await;
    eventually("the table leaves memory", async || site.meter("firstlight_tables_live").await == 0.0).await;
    assert_eq!(whole(&mut anna, &table).await, before);
    let dir = site.stop().await;
    let site = Site::over(dir, |_| {}).await;
    let mut anna = Client { cookie: anna.cookie, ..site.client() };
    assert_eq!(whole(&mut anna, &table).await, before);
    site.stop().await;
}
