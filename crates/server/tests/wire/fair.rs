//! What a host, a program or a guest could try in order to know or to decide more than the others, carried out.

use crate::client::Client;
use crate::site::{Site, earthrise, eventually, table};
use serde_json::{Value, json};

/// Every way to a token while cards are held: by a host who plays, by one who does not, and for the cards of somebody who
/// has just left.
#[tokio::test]
async fn the_host_reads_nobodys_hand() {
    let site = Site::start().await;
    let (mut anna, mut ben) = (site.person("Anna").await, site.person("Ben").await);
    for seats in [json!(["me", "open", {"bot": "steady"}]), json!([{"bot": "steady"}, "open", {"bot": "steady"}])] {
        let table = anna.open(&json!({"game": "earthrise", "seats": seats, "settings": {"bot_pace": 5000}})).await;
        ben.command(&table, &json!({"do": "sit"})).await.is(200);
        let tokens = format!("/api/v1/tables/{table}/tokens");
        let probe = |seat: u8| json!({"seat": seat, "name": "Probe"});
        assert_eq!(anna.post(&tokens, &probe(2)).await.code(), "dealt", "a bot's hand");
        assert_eq!(anna.post(&tokens, &probe(1)).await.code(), "dealt", "a person's hand");
        if seats[0] == "me" {
            ben.command(&table, &json!({"do": "leave"})).await.is(200);
            assert_eq!(anna.post(&tokens, &probe(1)).await.code(), "dealt", "the hand of a person who has just left");
        }
        let issued = anna.get(&format!("/api/v1/tables/{table}/issued")).await.is(200).json();
        assert_eq!(issued, json!([]), "what was refused leaves nothing behind");
    }
    site.stop().await;
}

/// A token made before the game is told to everybody, and a later host gets no key to it.
#[tokio::test]
async fn a_key_is_the_owners_and_everybody_knows_whose_it_is() {
    let site = Site::start().await;
    let (mut anna, mut ben) = (site.person("Anna").await, site.person("Ben").await);
    let table = anna.open(&earthrise(2, 1)).await;
    let (mut his, _) = ben.sit_at(&table, json!({"lang": "en"})).await;
    let at = format!("/api/v1/tables/{table}");
    let token = anna.post(&format!("{at}/tokens"), &json!({"seat": 1, "name": "Probe"})).await.is(200).json();
    let heard = his.until("the program", |message| message["notes"][0]["note"] == "sat").await;
    assert_eq!(heard["notes"][0]["text"], "Probe, a program of Anna, takes seat 2.");
    assert_eq!(heard["table"]["seats"][1]["program_of"], "Anna");
    his.ask(json!({"do": "sit"})).await;
    his.until("the game", |message| message["table"]["status"] == "running").await;
    // Anna goes; Ben is the host, and would like to see what the program sees.
    anna.command(&table, &json!({"do": "leave"})).await.is(200);
    his.until("Ben hosts", |message| message["table"]["host"] == "Ben").await;
    let path = format!("{at}/issued/{}", token["id"].as_str().unwrap());
    assert_eq!(ben.post(&path, &json!({})).await.code(), "bad_token");
    let mut program = Client::program(site.server.addr, token["secret"].as_str().unwrap());
    program.get(&at).await.is(200);
    // He may end it, which is told.
    ben.send("delete", &path, None).await.is(200);
    let told = his.until("the end of the program", |message| message["notes"][0]["note"] == "bot").await;
    assert_eq!(told["notes"][0]["by"], "Ben");
    assert_eq!(told["table"]["host_did"][0]["deed"], "bot");
    site.stop().await;
}

/// A token that would sit elsewhere, end the game, or do what a host does.
#[tokio::test]
async fn a_token_does_no_more_than_its_seat() {
    let site = Site::start().await;
    let mut anna = site.person("Anna").await;
    let table = anna.open(&earthrise(2, 1)).await;
    let at = format!("/api/v1/tables/{table}");
    let token = anna.post(&format!("{at}/tokens"), &json!({"seat": 1, "name": "Probe"})).await.is(200).json();
    let mut program = Client::program(site.server.addr, token["secret"].as_str().unwrap());
    assert_eq!(program.command(&table, &json!({"do": "sit", "seat": 2})).await.code(), "only_its_seat");
    anna.command(&table, &json!({"do": "start"})).await.is(200);
    let (mut socket, welcome) = program.sit_at(&table, json!({})).await;
    let you = &welcome["you"];
    assert_eq!((&you["seats"], &you["host"], &you["facing"]), (&json!([1]), &json!(false), &json!({"seat": 1})));
    let players = welcome["now"]["view"]["players"].as_array().unwrap();
    assert!(players.iter().enumerate().all(|(seat, player)| (seat == 1) == player["hand"].is_array()), "{players:?}");
    for command in [
        json!({"do": "abandon"}),
        json!({"do": "pause"}),
        json!({"do": "resume"}),
        json!({"do": "sit"}),
        json!({"do": "seat", "seat": 2, "bot": "random"}),
        json!({"do": "start"}),
        json!({"do": "admit", "knock": 1, "yes": true}),
        json!({"do": "remove", "seat": 0}),
        json!({"do": "branch", "to": 0}),
    ] {
        assert_eq!(socket.code(command.clone()).await, "only_its_seat", "{command}");
    }
    for command in [json!({"do": "rematch"}), json!({"do": "clone", "to": 0})] {
        assert_eq!(socket.code(command.clone()).await, "bad_token", "{command}");
    }
    assert_eq!(socket.code(json!({"do": "face", "facing": {"seat": 0}})).await, "not_your_seat");
    for path in ["code", "invites", "tokens"] {
        let body = json!({"seat": 2, "name": "Other"});
        assert_eq!(program.post(&format!("{at}/{path}"), &body).await.code(), "bad_token", "{path}");
    }
    // The host would end the game: the only other seat is a program's, which has no say in it.
    anna.command(&table, &json!({"do": "abandon"})).await.is(200);
    assert_eq!(anna.get(&at).await.json()["table"]["status"], "abandoned");
    assert_eq!(program.get(&format!("{at}/turns")).await.code(), "bad_token");
    site.stop().await;
}

/// A chosen seed is marked wherever the table is seen; study with strangers shows nothing and rewinds nobody.
#[tokio::test]
async fn known_deals_are_marked_and_study_needs_everybody() {
    let site = Site::start().await;
    let (mut anna, mut ben) = (site.person("Anna").await, site.person("Ben").await);
    let mut wanted = earthrise(1, 1);
    wanted["deal"] = json!({"seed": "42"});
    wanted["settings"] = json!({"visibility": "public", "study": true});
    let table = anna.open(&wanted).await;
    let listed = ben.get("/api/v1/tables").await.is(200).json();
    assert_eq!((&listed[0]["known_deal"], &listed[0]["kind"]), (&json!(true), &json!("study")), "{listed}");
    let seen = ben.get(&format!("/api/v1/tables/{table}")).await.is(200).json();
    assert_eq!(seen["table"]["known_deal"], true);
    assert_eq!(seen["table"]["settings"]["study"], true);
    ben.command(&table, &json!({"do": "sit"})).await.is(200);
    let (mut hers, welcome) = anna.sit_at(&table, json!({"lang": "en"})).await;
    assert_eq!(welcome["table"]["questions"][0]["about"], "study");
    assert!(welcome["table"]["study"].is_null());
    assert_eq!(hers.code(json!({"do": "face", "facing": "everything"})).await, "not_finished");
    assert_eq!(anna.get(&format!("/api/v1/tables/{table}/view?everything=true")).await.code(), "not_finished");
    let before = hers.ask(json!({"do": "ask", "what": "look", "to": 0})).await;
    assert_eq!(before["type"], "reply");
    hers.ask(json!({"do": "branch", "to": 0})).await;
    let now = ben.get(&format!("/api/v1/tables/{table}/view")).await.json();
    assert_eq!(now["table"]["questions"][1]["about"], json!({"branch": {"to": 0}}), "Ben is asked: {now}");
    assert_eq!(now["now"]["entry"], welcome["now"]["entry"], "and nothing has happened");
    ben.command(&table, &json!({"do": "answer", "question": 1, "yes": true})).await.is(200);
    assert_eq!(hers.code(json!({"do": "face", "facing": "everything"})).await, "ok");
    site.stop().await;
}

/// Somebody who plays without a socket, and a host who would play for them at once.
#[tokio::test]
async fn nobody_is_away_the_moment_they_have_no_socket() {
    let site = Site::start().await;
    let (mut anna, mut ben, mut carl) =
        (site.person("Anna").await, site.person("Ben").await, site.person("Carl").await);
    let table = anna.open(&earthrise(2, 0)).await;
    ben.command(&table, &json!({"do": "sit"})).await.is(200);
    carl.command(&table, &json!({"do": "sit"})).await.is(200);
    let (mut hers, welcome) = anna.sit_at(&table, json!({})).await;
    let left = welcome["table"]["seats"][1]["away_in"].as_u64().unwrap();
    assert!((1..=60_000).contains(&left), "it is counted down: {left}");
    for seat in [1, 2] {
        let command = json!({"do": "stand_in", "seat": seat, "bot": "steady"});
        assert_eq!(hers.code(command).await, "not_your_seat");
    }
    hers.ask(json!({"do": "abandon"})).await;
    assert_eq!(ben.get(&format!("/api/v1/tables/{table}")).await.json()["table"]["status"], "running");
    site.stop().await;
}

/// A guest sends an old id again, with a bot standing in for somebody: before, the table went back to the store, bots
/// began to think anew, and everybody was sent away.
#[tokio::test]
async fn an_old_id_disturbs_nobody() {
    let site = Site::start().await;
    let (mut anna, mut ben) = (site.person("Anna").await, site.person("Ben").await);
    let table = anna.open(&earthrise(1, 1)).await;
    let (mut his, _) = ben.sit_at(&table, json!({})).await;
    his.ask(json!({"do": "sit"})).await;
    let (mut hers, _) = anna.sit_at(&table, json!({})).await;
    for n in 0..100 {
        assert_eq!(his.ask_as(&format!("c{n}"), json!({"do": "chat", "text": "hello"})).await["type"], "update");
    }
    hers.ask(json!({"do": "stand_in", "bot": "steady", "until": "back"})).await;
    let opened = site.meter("firstlight_table_open_seconds_count").await;
    for n in 0..50 {
        let answer = his.ask_as(&format!("c{n}"), json!({"do": "pause"})).await;
        assert_eq!((&answer["type"], &answer["code"]), (&json!("error"), &json!("already_done")), "{answer}");
    }
    let answer = his.ask_as("c99", json!({"do": "pause"})).await;
    assert!(answer["reply"]["done"]["n"].is_u64(), "a new one has its answer: {answer}");
    assert_eq!(site.meter("firstlight_table_open_seconds_count").await, opened, "the store was not asked");
    // Both are still there, and the table goes on.
    hers.ask(json!({"do": "chat", "text": "still here"})).await;
    his.until("what Anna says", |message| message["notes"][0]["text"] == "still here").await;
    let goodbyes = |heard: &[Value]| heard.iter().filter(|message| message["type"] == "goodbye").count();
    assert_eq!(goodbyes(&hers.heard) + goodbyes(&his.heard), 0);
    // Also after a restart, which knows no ids by heart.
    hers.vanish();
    his.vanish();
    let site = Site::over(site.stop().await, |_| {}).await;
    let mut ben = Client { cookie: ben.cookie, ..site.client() };
    let old = json!({"id": "c3", "do": "chat", "text": "again"});
    assert_eq!(ben.command(&table, &old).await.code(), "already_done");
    site.stop().await;
}

/// One command to copy a game, sent twice at once and again after a restart, is one table.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_id_clones_once() {
    let site = Site::start().await;
    let mut anna = site.person("Anna").await;
    let played = anna.open(&earthrise(0, 2)).await;
    anna.command(&played, &json!({"do": "abandon"})).await.is(200);
    let clone = json!({"id": "copy", "do": "clone", "to": 1});
    let (mut first, mut second) = (anna.clone(), anna.clone());
    let (first, second) = tokio::join!(first.command(&played, &clone), second.command(&played, &clone));
    let (mut socket, _) = anna.sit_at(&played, json!({})).await;
    let third = socket.ask_as("copy", json!({"do": "clone", "to": 1})).await;
    let table = first.is(200).json()["opened"]["table"].clone();
    assert_eq!((&second.is(200).json()["opened"]["table"], &third["reply"]["opened"]["table"]), (&table, &table));
    socket.close().await;
    let site = Site::over(site.stop().await, |_| {}).await;
    let mut anna = Client { cookie: anna.cookie, ..site.client() };
    assert_eq!(anna.command(&played, &clone).await.is(200).json()["opened"]["table"], table);
    assert_eq!(anna.get("/api/v1/me/tables").await.json().as_array().unwrap().len(), 2);
    site.stop().await;
}

/// Whoever watches later learns nothing early from the lists around the table.
#[tokio::test]
async fn lists_tell_delayed_spectators_nothing_early() {
    let site = Site::start().await;
    let (mut anna, mut sofia) = (site.person("Anna").await, site.person("Sofia").await);
    let settings = json!({"visibility": "public", "watch": {"delayed": 3600}, "name": "Late"});
    let table = anna.open(&json!({"game": "earthrise", "seats": ["me", "me", "me"], "settings": settings})).await;
    let invite = anna.post(&format!("/api/v1/tables/{table}/invites"), &json!({})).await.is(200).json();
    sofia.post("/api/v1/invites", &json!({"secret": invite["secret"]})).await.is(200);
    let mut notices = sofia.upgrade("/api/v1/me/socket").await.ok().unwrap();
    let (mut seat, mut last) = anna.sit_at(&table, json!({})).await;
    for _ in 0..3 {
        let asked = last["now"]["asked"][0].as_u64().unwrap();
        let faced = seat.ask(json!({"do": "face", "facing": {"seat": asked}})).await;
        last = seat.ask(json!({"do": "move", "seat": asked, "move": faced["now"]["moves"][0]["move"]})).await;
    }
    let early = |summary: &Value| {
        assert_eq!(summary["name"], "Late");
        assert_eq!((&summary["awaited"], &summary["n"]), (&json!([]), &json!(0)), "{summary}");
    };
    for (client, path) in [(&mut sofia.clone(), "/api/v1/tables"), (&mut sofia.clone(), "/api/v1/me/tables")] {
        let listed = client.get(path).await.is(200).json();
        early(&listed[0]["summary"]);
        assert!(listed[0]["unseen"].as_u64().unwrap_or(0) == 0, "{listed}");
    }
    early(&site.client().get("/api/v1/tables").await.json()[0]["summary"]);
    early(&notices.next().await.unwrap()["summary"]);
    let info = sofia.get(&format!("/api/v1/tables/{table}")).await.is(200).json();
    assert_eq!(info["table"]["entries"], 0, "{info}");
    // Those who play see whose turn it is.
    let mine = anna.get("/api/v1/me/tables").await.json();
    assert!(!mine[0]["summary"]["awaited"].as_array().unwrap().is_empty() && mine[0]["summary"]["n"] != 0, "{mine}");
    site.stop().await;
}

/// The host removes somebody who was let in: their sockets end, their invitation and their list lead nowhere, all hear it.
#[tokio::test]
async fn somebody_who_was_let_in_is_removed() {
    let site = Site::start().await;
    let (mut anna, mut ben, mut carl) =
        (site.person("Anna").await, site.person("Ben").await, site.person("Carl").await);
    let mut wanted = table("daybreak", 1, 0);
    wanted["settings"] = json!({"visibility": "private"});
    let table = anna.open(&wanted).await;
    let at = format!("/api/v1/tables/{table}");
    let invite = anna.post(&format!("{at}/invites"), &json!({})).await.is(200).json();
    let given = json!({"secret": invite["secret"]});
    for guest in [&mut ben, &mut carl] {
        guest.post("/api/v1/invites", &given).await.is(200);
    }
    ben.command(&table, &json!({"do": "sit"})).await.is(200);
    let (mut his, _) = ben.sit_at(&table, json!({"lang": "en"})).await;
    let (mut carls, _) = carl.sit_at(&table, json!({})).await;
    let (mut hers, welcome) = anna.sit_at(&table, json!({})).await;
    let guest = welcome["table"]["guests"][0].clone();
    assert_eq!((&guest["name"], &guest["here"]), (&json!("Carl"), &json!(true)), "{welcome}");
    assert_eq!(his.code(json!({"do": "remove", "guest": guest["guest"]})).await, "not_host");
    hers.ask(json!({"do": "remove", "guest": guest["guest"]})).await;
    let told = his.until("the removal", |message| message["notes"][0]["note"] == "removed").await;
    assert_eq!(told["notes"][0]["text"], "The host, Anna, removes Carl from the table.");
    let goodbye = carls.goodbye().await.unwrap();
    assert_eq!((&goodbye["code"], &goodbye["again"]), (&json!("removed"), &json!(false)));
    assert_eq!(carl.get(&at).await.code(), "removed");
    assert_eq!(carl.post("/api/v1/invites", &given).await.code(), "removed");
    assert_eq!(carl.command(&table, &json!({"do": "chat", "text": "but"})).await.code(), "removed");
    assert_eq!(carl.get("/api/v1/me/tables").await.json(), json!([]));
    // And somebody with a seat.
    hers.ask(json!({"do": "remove", "seat": 1})).await;
    assert_eq!(his.goodbye().await.unwrap()["code"], "removed");
    let path = at.clone();
    eventually("a bot has the seat", async || {
        anna.clone().get(&path).await.json()["table"]["seats"][1]["holder"] == "bot"
    })
    .await;
    let site = Site::over(site.stop().await, |_| {}).await;
    let mut ben = Client { cookie: ben.cookie, ..site.client() };
    assert_eq!(ben.get(&at).await.code(), "removed", "it is kept");
    site.stop().await;
}
