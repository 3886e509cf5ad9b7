//! Clients that misbehave and disks that fail: each is bounded, is said, and harms no other table.

use crate::client::{Client, Socket, exchange};
use crate::site::{Site, earthrise, eventually};
use serde_json::{Value, json};
use sqlx::{Connection, Executor, SqliteConnection};
use std::time::Duration;
use store::{FILE_NAME, Settings};
use tokio::io::AsyncWriteExt;
use tokio_tungstenite::tungstenite::Message;

/// Says something and hears it: the table lives.
async fn lives(socket: &mut Socket) {
    let answer = socket.ask(json!({"do": "chat", "text": "still here"})).await;
    assert_eq!(answer["type"], "update", "{answer}");
}

/// Two people at a table, and a person at another.
struct Room {
    site: Site,
    ben: Client,
    table: String,
    hers: Socket,
    elsewhere: Socket,
}

impl Room {
    async fn at(site: Site) -> Room {
        let (mut anna, mut ben, mut carl) =
            (site.person("Anna").await, site.person("Ben").await, site.person("Carl").await);
        let table = anna.open(&earthrise(1, 2)).await;
        ben.command(&table, &json!({"do": "sit"})).await.is(200);
        let other = carl.open(&json!({"game": "daybreak", "seats": ["me"]})).await;
        let (hers, _) = anna.sit_at(&table, json!({})).await;
        let (elsewhere, _) = carl.sit_at(&other, json!({})).await;
        Room { site, ben, table, hers, elsewhere }
    }

    /// The others are there and go on.
    async fn unharmed(mut self) {
        lives(&mut self.hers).await;
        lives(&mut self.elsewhere).await;
        let (mut again, _) = self.ben.sit_at(&self.table, json!({})).await;
        lives(&mut again).await;
        self.site.stop().await;
    }

    /// Waits until Ben's connection is gone and the table knows it.
    async fn without_ben(&mut self) {
        let (ben, path) = (self.ben.clone(), format!("/api/v1/tables/{}", self.table));
        let away = async || ben.clone().get(&path).await.json()["table"]["seats"][1]["here"] == false;
        eventually("Ben is away", away).await;
        let site = &self.site;
        eventually("the socket is gone", async || site.meter("firstlight_sockets").await == 2.0).await;
    }
}

#[tokio::test]
async fn who_does_not_read_is_let_go() {
    let mut room = Room::at(Site::start().await).await;
    let (mut slow, _) = room.ben.sit_at(&room.table, json!({"lang": "en", "moves": "labels"})).await;
    // Each of these is answered with all there is to see. Nobody reads it, until the ways are full.
    let face = json!({"do": "face", "facing": {"seat": 1}}).to_string();
    for _ in 0..4000 {
        if tokio::time::timeout(Duration::from_secs(1), slow.say_text(&face)).await.is_err() {
            break;
        }
    }
    for _ in 0..300 {
        lives(&mut room.hers).await;
    }
    room.without_ben().await;
    assert_eq!(room.site.meter("firstlight_sockets_closed_total{reason=\"too_slow\"}").await, 1.0);
    room.unharmed().await;
}

#[tokio::test]
async fn who_gives_no_sign_of_life_is_let_go() {
    let mut room = Room::at(Site::with(|said| said.ping_seconds = Some(2)).await).await;
    // A socket that is not read does not answer pings.
    let (_half_open, _) = room.ben.sit_at(&room.table, json!({})).await;
    let mut rounds = 0;
    loop {
        lives(&mut room.hers).await;
        lives(&mut room.elsewhere).await;
        let seen = room.ben.get(&format!("/api/v1/tables/{}", room.table)).await.json();
        if seen["table"]["seats"][1]["here"] == false {
            break;
        }
        rounds += 1;
        assert!(rounds < 100_000, "a half-open socket is kept");
    }
    room.without_ben().await;
    room.unharmed().await;
}

#[tokio::test]
async fn who_never_says_hello_is_let_go() {
    let mut room = Room::at(Site::start().await).await;
    let mut mute = room.ben.silent_socket(&room.table).await;
    assert_eq!(mute.goodbye().await, None);
    assert!(mute.heard.is_empty());
    room.without_ben().await;
    room.unharmed().await;
}

#[tokio::test]
async fn who_floods_is_slowed_and_then_sent_away() {
    let floods: [fn(u32) -> Message; 4] = [
        |n| Message::text(json!({"id": n.to_string(), "do": "ask", "what": "since", "n": 0}).to_string()),
        |n| Message::text(json!({"id": n.to_string(), "do": "chat", "text": "me me me"}).to_string()),
        |_| Message::text("!"),
        |_| Message::Ping(Vec::new().into()),
    ];
    for (kind, flood) in floods.into_iter().enumerate() {
        let site = Site::with(|said| {
            said.limits = None;
            said.limit_commands = Some("20+1/m".parse().unwrap());
            said.limit_questions = Some("20+1/m".parse().unwrap());
            said.limit_chat = Some("10+1/m".parse().unwrap());
        })
        .await;
        let mut room = Room::at(site).await;
        let (mut loud, _) = room.ben.sit_at(&room.table, json!({"lang": "es"})).await;
        for n in 0..2100 {
            loud.say_raw(flood(n)).await;
            // What is answered is read, so that it is the flood that ends it.
            if kind != 3 && n > 20 && loud.next().await.is_some_and(|heard| heard["type"] == "goodbye") {
                break;
            }
        }
        let goodbye = loud.goodbye().await.unwrap_or_else(|| panic!("flood {kind} is not sent away"));
        assert_eq!((&goodbye["code"], &goodbye["again"]), (&json!("too_fast"), &json!(true)), "flood {kind}");
        assert!(goodbye["retry_after_ms"].as_u64().unwrap() >= 5000, "one may come back, but not at once");
        let refused: Vec<&Value> =
            loud.heard.iter().filter(|message| message["code"] == "too_fast" && message["type"] == "error").collect();
        assert!(if kind == 3 { refused.is_empty() } else { refused.len() > 1900 }, "flood {kind}: {}", refused.len());
        for refusal in refused {
            let wait: u64 = refusal["args"]["retry_after_ms"].as_str().unwrap().parse().unwrap();
            assert!((1..=60_000).contains(&wait), "it is said how long to wait");
        }
        lives(&mut room.hers).await;
        lives(&mut room.elsewhere).await;
        room.site.stop().await;
    }
}

/// A page that asks too much and waits as it is told is never sent away, and its moves are not held up by its questions.
#[tokio::test]
async fn who_waits_as_told_is_never_sent_away() {
    let site = Site::with(|said| {
        said.limits = None;
        said.limit_questions = Some("5+50/s".parse().unwrap());
        said.limit_commands = Some("40+20/s".parse().unwrap());
    })
    .await;
    let mut room = Room::at(site).await;
    let (mut his, _) = room.ben.sit_at(&room.table, json!({})).await;
    let mut waited = 0;
    for n in 0..120 {
        let answer = his.ask(json!({"do": "ask", "what": "since", "n": 0})).await;
        if answer["type"] == "error" {
            assert_eq!(answer["code"], "too_fast");
            let wait = answer["args"]["retry_after_ms"].as_str().unwrap().parse().unwrap();
            tokio::time::sleep(Duration::from_millis(wait)).await;
            let again = his.ask(json!({"do": "ask", "what": "since", "n": 0})).await;
            assert_eq!(again["type"], "reply", "what it is told to wait is enough: {again}");
            waited += 1;
        }
        if n % 40 == 0 {
            his.say(&json!({"do": "seen", "n": 1})).await;
            assert_eq!(his.code(json!({"do": "pause"})).await, "ok", "what one does is counted apart");
            assert_eq!(his.code(json!({"do": "resume"})).await, "ok");
        }
    }
    assert!(waited > 0, "the limit was never met");
    room.unharmed().await;
}

#[tokio::test]
async fn too_much_at_once_ends_the_connection_alone() {
    let mut room = Room::at(Site::with(|said| said.message_bytes = Some(2048)).await).await;
    for large in [Message::text("x".repeat(3000)), Message::binary(vec![0; 3000]), Message::Ping(vec![0; 126].into())] {
        let (mut socket, _) = room.ben.sit_at(&room.table, json!({})).await;
        socket.say_raw(large.clone()).await;
        let goodbye = socket.goodbye().await;
        if !large.is_ping() {
            assert_eq!(goodbye.unwrap_or_else(|| panic!("{} bytes", large.len()))["code"], "too_large");
        }
    }
    room.without_ben().await;
    room.unharmed().await;
}

#[tokio::test]
async fn garbage_ends_the_connection_alone() {
    let mut room = Room::at(Site::start().await).await;
    let garbage: Vec<u8> = (0..5000_u32).map(|n| (n * 7919 % 251) as u8).collect();
    exchange(room.site.server.addr, &[garbage.as_slice(), b"\r\n\r\n"].concat()).await;
    let (mut socket, _) = room.ben.sit_at(&room.table, json!({})).await;
    socket.wire().write_all(&garbage).await.unwrap();
    socket.goodbye().await;
    room.without_ben().await;
    room.unharmed().await;
}

/// Fills the disk with talk; the first that no longer fits.
async fn talk_until_full(socket: &mut Socket) -> (String, Value) {
    for n in 0..2000 {
        let id = format!("talk {n}");
        let answer = socket.ask_as(&id, json!({"do": "chat", "text": "x".repeat(500)})).await;
        if answer["type"] == "error" {
            return (id, answer);
        }
    }
    panic!("the disk is never full");
}

#[tokio::test]
async fn a_full_disk_is_said_and_the_table_goes_on_when_there_is_room() {
    let (site, store) = Site::storing(Settings::default()).await;
    let mut anna = site.person("Anna").await;
    let table = anna.open(&earthrise(0, 3)).await;
    let (mut hers, _) = anna.sit_at(&table, json!({})).await;
    let (mut second, _) = anna.sit_at(&table, json!({})).await;
    store.limit_pages(Some(1)).await.unwrap();
    let (id, refused) = talk_until_full(&mut hers).await;
    assert_eq!(refused["code"], "store_full");
    let last = hers.n;
    let seen = anna.get(&format!("/api/v1/tables/{table}/view")).await.is(200).json();
    // A bot's move is smaller than talk and may still have fitted; then it was told as well. Nothing is half done.
    if seen["n"] != last {
        assert!(seen["n"].as_u64().unwrap() > last);
        hers.until("what still fitted", |message| message["n"] == seen["n"]).await;
    }

    store.limit_pages(None).await.unwrap();
    let done = hers.ask_as(&id, json!({"do": "chat", "text": "there is room"})).await;
    assert_eq!(done["type"], "update", "{done}");
    assert!(done["n"].as_u64().unwrap() > last);
    let heard = second.until("the chat", |message| message["notes"][0]["text"] == "there is room").await;
    assert_eq!(heard["n"], done["n"]);
    // The bots, whose moves could not be kept either, go on as well.
    let mut update = anna.get(&format!("/api/v1/tables/{table}/view")).await.json();
    for _ in 0..12 {
        if let Some(first) = update["now"]["moves"].as_array().and_then(|moves| moves.first()).cloned() {
            hers.ask(json!({"do": "move", "move": first["move"]})).await;
        }
        let entry = hers.heard.iter().filter_map(|message| message["now"]["entry"].as_u64()).max().unwrap_or(0);
        let path = format!("/api/v1/tables/{table}/view");
        let anna = anna.clone();
        eventually("it is Anna's turn again", async || {
            let view = anna.clone().get(&path).await.json();
            view["now"]["awaited"] == json!([0]) && view["now"]["entry"].as_u64().unwrap() >= entry
        })
        .await;
        update = anna.clone().get(&path).await.json();
    }
    site.client().get("/readyz").await.is(200);
    site.stop().await;
}

#[tokio::test]
async fn a_locked_database_is_said_and_the_table_goes_on_when_it_is_free() {
    let settings = Settings { busy_timeout: Duration::from_millis(50), ..Settings::default() };
    let (site, _store) = Site::storing(settings).await;
    let mut anna = site.person("Anna").await;
    let table = anna.open(&json!({"game": "earthrise", "seats": ["me", "me", "me"]})).await;
    let (mut hers, welcome) = anna.sit_at(&table, json!({})).await;
    let url = format!("sqlite://{}", site.dir.path().join(FILE_NAME).display());
    let mut stranger = SqliteConnection::connect(&url).await.unwrap();
    stranger.execute("BEGIN IMMEDIATE").await.unwrap();
    let asked = welcome["now"]["asked"][0].clone();
    let faced = hers.ask(json!({"do": "face", "facing": {"seat": asked}})).await;
    let first = json!({"do": "move", "seat": asked, "move": faced["now"]["moves"][0]["move"]});
    let refused = hers.ask_as("first", first.clone()).await;
    assert_eq!((&refused["type"], &refused["code"]), (&json!("error"), &json!("store_busy")));
    let path = format!("/api/v1/tables/{table}/view?seat={asked}");
    let seen = anna.get(&path).await.is(200).json();
    assert_eq!(seen["now"]["view"], faced["now"]["view"], "reading goes on, and nothing has happened");
    assert_eq!(site.client().get("/readyz").await.code(), "store_busy");
    stranger.execute("ROLLBACK").await.unwrap();
    let done = hers.ask_as("first", first.clone()).await;
    assert_eq!(done["type"], "update", "{done}");
    let again = hers.ask_as("first", first).await;
    assert_eq!(again["reply"], json!({"done": {"n": done["n"]}}), "once is enough");
    site.stop().await;
}

#[tokio::test]
async fn hints_do_not_keep_the_bots_from_thinking() {
    let site = Site::with(|said| said.hint_ms = Some(1000)).await;
    let mut anna = site.person("Anna").await;
    let table = anna.open(&json!({"game": "earthrise", "seats": ["me", "me", "me"]})).await;
    let (mut hers, welcome) = anna.sit_at(&table, json!({})).await;
    hers.ask(json!({"do": "face", "facing": {"seat": welcome["now"]["asked"][0]}})).await;
    for n in 0..20 {
        hers.say(&json!({"id": format!("hint {n}"), "do": "ask", "what": "hint"})).await;
    }
    let refused = hers.until("a refusal", |message| message["type"] == "error").await;
    assert_eq!((&refused["code"], &refused["re"]), (&json!("too_fast"), &json!("hint 1")));
    let wait: u64 = refused["args"]["retry_after_ms"].as_str().unwrap().parse().unwrap();
    assert!((1..=1000).contains(&wait), "{wait} ms until it is done");
    assert!(refused["message"].as_str().unwrap().ends_with("Try again in 1 second."), "{refused}");
    let hint = hers.until("the hint", |message| message["re"] == "hint 0").await;
    assert!(!hint["reply"]["hint"]["moves"].as_array().unwrap().is_empty(), "{hint}");
    assert_eq!(hint["reply"]["hint"]["next_in_ms"], 0);
    assert_eq!(hers.code(json!({"do": "ask", "what": "hint"})).await, "ok", "one after the other is fine");
    site.stop().await;
}

/// Who has had all their hints is told when the next one is free, with the last of them and when asking.
#[tokio::test]
async fn hints_say_when_the_next_one_is_free() {
    let site = Site::with(|said| {
        said.limits = None;
        said.hint_ms = Some(100);
        said.limit_hints = Some("2+1/m".parse().unwrap());
    })
    .await;
    let mut anna = site.person("Anna").await;
    let table = anna.open(&json!({"game": "earthrise", "seats": ["me", "me", "me"]})).await;
    let (mut hers, welcome) = anna.sit_at(&table, json!({})).await;
    hers.ask(json!({"do": "face", "facing": {"seat": welcome["now"]["asked"][0]}})).await;
    let hint = || json!({"do": "ask", "what": "hint"});
    let next = |answer: &Value| answer["reply"]["hint"]["next_in_ms"].as_u64().unwrap();
    assert_eq!(next(&hers.ask(hint()).await), 0);
    let last = next(&hers.ask(hint()).await);
    assert!((1..=60_000).contains(&last), "{last}");
    let refused = hers.ask(hint()).await;
    assert_eq!(refused["code"], "too_fast");
    let wait: u64 = refused["args"]["retry_after_ms"].as_str().unwrap().parse().unwrap();
    assert!((1..=last).contains(&wait), "{wait} after {last}");
    assert_eq!(hers.code(json!({"do": "ask", "what": "moves"})).await, "ok", "other questions are free");
    site.stop().await;
}
