//! Who somebody is: the cookie, the name, other devices, invitations, and tokens for programs.

use crate::client::{Client, Socket};
use crate::site::{Site, earthrise, eventually, table};
use serde_json::{Value, json};
use server::auth::secret::read_code;
use server::clock::now;
use store::Token;

#[tokio::test]
async fn a_visitor_gets_a_cookie_and_keeps_it() {
    let site = Site::start().await;
    let mut client = site.client();
    let first = client.get("/api/v1/me").await.is(200);
    let cookie = first.header("set-cookie").unwrap().to_owned();
    let (value, attributes) = cookie.split_once("; ").unwrap();
    assert_eq!(attributes, "HttpOnly; SameSite=Lax; Path=/; Max-Age=31536000");
    let me = first.json();
    assert!(value.starts_with(&format!("firstlight=1.{}.", me["id"].as_str().unwrap())), "{value}");
    let second = client.get("/api/v1/me").await.is(200);
    assert_eq!((second.json(), second.header("set-cookie")), (me.clone(), None));
    assert_ne!(site.client().get("/api/v1/me").await.json()["id"], me["id"]);
    assert_eq!(site.client().get("/healthz").await.is(200).header("set-cookie"), None, "only the interface needs one");
    site.stop().await;

    let secure = Site::with(|said| said.origins = Some(vec!["https://play.example.org".parse().unwrap()])).await;
    let mut client = Client { host: "play.example.org".to_owned(), ..secure.client() };
    let answer = client.get("/api/v1/me").await.is(200);
    assert!(answer.header("set-cookie").unwrap().ends_with("; Secure"));
    assert!(answer.header("strict-transport-security").is_some());
    secure.stop().await;
}

#[tokio::test]
async fn a_name_is_plain_and_bounded() {
    let site = Site::start().await;
    let mut anna = site.person("Anna").await;
    for (name, kept) in [
        ("  Zoë 🌍 ", Some("Zoë 🌍")),
        ("<b>&amp;\"", Some("<b>&amp;\"")),
        ("a\u{0}b\u{7}c\n", Some("abc")),
        ("12345678901234567890", Some("12345678901234567890")),
        ("123456789012345678901", None),
        ("", None),
        ("\u{1}\u{2}", None),
    ] {
        let answer = anna.patch("/api/v1/me", &json!({ "name": name })).await;
        match kept {
            Some(kept) => assert_eq!(answer.is(200).json()["name"], kept),
            None => assert_eq!(answer.code(), "bad_name", "{name:?}"),
        }
    }
    anna.patch("/api/v1/me", &json!({"lang": "pt-br"})).await.is(200);
    let me = anna.get("/api/v1/me").await.json();
    assert_eq!((&me["name"], &me["lang"]), (&json!("12345678901234567890"), &json!("pt-BR")));
    assert_eq!(anna.patch("/api/v1/me", &json!({"nmae": "x"})).await.code(), "malformed");
    site.stop().await;
}

#[tokio::test]
async fn another_device_becomes_the_same_person_once() {
    let site = Site::start().await;
    let mut anna = site.person("Anna").await;
    let table = anna.open(&earthrise(0, 3)).await;
    let code = anna.post("/api/v1/me/carry", &json!({})).await.is(200).json();
    let given = json!({"secret": code["secret"]});

    let mut phone = site.client();
    assert_eq!(phone.post("/api/v1/invites", &given).await.code(), "bad_token", "a code is good for one thing");
    let me = phone.post("/api/v1/carry", &given).await.is(200).json();
    assert_eq!(me, anna.get("/api/v1/me").await.json());
    assert_eq!(phone.get(&format!("/api/v1/tables/{table}")).await.json()["you"]["seats"], json!([0]));
    assert_eq!(site.client().post("/api/v1/carry", &given).await.code(), "bad_token", "used up");

    // One whose time is over.
    let typed = "0123456789";
    let token = Token {
        hash: read_code(typed).unwrap().hash(),
        id: "old".to_owned(),
        purpose: "carry".to_owned(),
        table: None,
        person: me["id"].as_str().map(str::to_owned),
        body: "null".to_owned(),
        created: 0,
        expires: Some(now() - 1),
        revoked: false,
    };
    site.server.hub().store().put_token(&token).await.unwrap();
    assert_eq!(site.client().post("/api/v1/carry", &json!({"secret": typed})).await.code(), "bad_token", "too old");
    site.stop().await;
}

/// Somebody asks for one code after the other: each takes the place of the one before, and nothing piles up.
#[tokio::test]
async fn codes_for_other_devices_do_not_pile_up() {
    let site = Site::start().await;
    let (mut anna, mut ben) = (site.person("Anna").await, site.person("Ben").await);
    let mut codes = Vec::new();
    for _ in 0..50 {
        codes.push(anna.post("/api/v1/me/carry", &json!({})).await.is(200).json()["secret"].clone());
    }
    let his = ben.post("/api/v1/me/carry", &json!({})).await.is(200).json();
    let (store, hash) = (site.server.hub().store(), |code: &Value| read_code(code.as_str().unwrap()).unwrap().hash());
    let last = codes.pop().unwrap();
    for code in &codes {
        assert_eq!(store.token(&hash(code)).await.unwrap(), None, "one that was replaced is kept");
    }
    assert!(store.token(&hash(&last)).await.unwrap().is_some());
    let given = |code: &Value| json!({"secret": code});
    assert_eq!(site.client().post("/api/v1/carry", &given(&codes[48])).await.code(), "bad_token");
    assert_eq!(site.client().post("/api/v1/carry", &given(&last)).await.is(200).json()["name"], "Anna");
    assert_eq!(site.client().post("/api/v1/carry", &given(&his["secret"])).await.is(200).json()["name"], "Ben");
    site.stop().await;
}

#[tokio::test]
async fn a_private_table_lets_in_whoever_has_a_code() {
    let site = Site::start().await;
    let (mut anna, mut ben, mut carl) = (site.person("Anna").await, site.person("Ben").await, site.client());
    let mut wanted = earthrise(2, 1);
    wanted["settings"] = json!({"visibility": "private", "name": "Ours"});
    let table = anna.open(&wanted).await;
    let at = format!("/api/v1/tables/{table}");
    assert_eq!(ben.get(&at).await.code(), "no_such_table");
    assert_eq!(ben.command(&table, &json!({"do": "sit"})).await.code(), "no_such_table");
    let invite = anna.post(&format!("{at}/invites"), &json!({})).await.is(200).json();
    let code = invite["secret"].as_str().unwrap().to_owned();

    // Typed with the other case, in groups, with letters that look like digits.
    let careless = code.to_uppercase().replace('0', "O").replace('1', "l");
    let careless = format!(" {}-{} ", &careless[..5], &careless[5..]);
    assert_eq!(ben.post("/api/v1/invites", &json!({"secret": careless})).await.is(200).json()["table"], table);
    ben.command(&table, &json!({"do": "sit"})).await.is(200);
    assert_eq!(anna.get("/api/v1/tables").await.is(200).json(), json!([]), "it is on no list");

    let issued = anna.get(&format!("{at}/issued")).await.is(200).json();
    assert_eq!(issued.as_array().unwrap().len(), 1);
    assert!(!issued.to_string().contains(&code), "the secret is shown once");
    assert_eq!(ben.get(&format!("{at}/issued")).await.code(), "not_host");
    let path = format!("{at}/issued/{}", invite["id"].as_str().unwrap());
    assert_eq!(anna.send("delete", &path, None).await.is(200).json()[0]["revoked"], true);
    assert_eq!(carl.post("/api/v1/invites", &json!({"secret": code})).await.code(), "bad_token");
    assert_eq!(ben.get(&at).await.is(200).json()["you"]["seats"], json!([1]), "who is in stays in");
    site.stop().await;
}

/// Plays the seat of a program until its socket is closed.
async fn play_on(socket: &mut Socket, mut last: Value) -> u32 {
    let mut made = 0;
    loop {
        let moves = last["now"]["moves"].as_array().cloned().unwrap_or_default();
        if let Some(first) = moves.first() {
            socket.say(&json!({"do": "move", "move": first["move"]})).await;
            made += 1;
        }
        match socket.next().await {
            Some(message) => last = message,
            None => return made,
        }
    }
}

#[tokio::test]
async fn a_program_sits_moves_and_is_shown_the_door() {
    let site = Site::start().await;
    let mut anna = site.person("Anna").await;
    let table = anna.open(&earthrise(1, 2)).await;
    let at = format!("/api/v1/tables/{table}");
    let wanted = json!({"seat": 1, "name": "Deep Dish"});
    assert_eq!(site.person("Ben").await.post(&format!("{at}/tokens"), &wanted).await.code(), "not_host");
    let taken = json!({"seat": 0, "name": "Deep Dish"});
    assert_eq!(anna.post(&format!("{at}/tokens"), &taken).await.code(), "seat_taken");
    let token = anna.post(&format!("{at}/tokens"), &wanted).await.is(200).json();

    let mut program = Client::program(site.server.addr, token["secret"].as_str().unwrap());
    let seen = program.get(&at).await.is(200).json();
    assert_eq!((&seen["you"]["seats"], &seen["table"]["seats"][1]["name"]), (&json!([1]), &json!("Deep Dish")));
    assert_eq!(program.patch("/api/v1/me", &json!({"name": "x"})).await.code(), "bad_token");
    let (mut socket, welcome) = program.sit_at(&table, json!({})).await;
    let playing = tokio::spawn(async move {
        let made = play_on(&mut socket, welcome).await;
        (made, socket.heard.last().unwrap().clone())
    });
    // Anna plays her first moves, so that the program has something to do.
    let (mut hers, mut last) = anna.sit_at(&table, json!({})).await;
    let mut program_moved = false;
    while !program_moved {
        if let Some(first) = last["now"]["moves"].as_array().and_then(|moves| moves.first()).cloned() {
            hers.say(&json!({"do": "move", "move": first["move"]})).await;
        }
        last = hers.heard_of("update").await;
        let told = last["told"].as_array().cloned().unwrap_or_default();
        program_moved |= told.iter().any(|told| told["fact"]["played"]["seat"] == 1);
    }
    let path = format!("{at}/issued/{}", token["id"].as_str().unwrap());
    anna.send("delete", &path, None).await.is(200);
    let (made, goodbye) = playing.await.unwrap();
    assert!(made > 0);
    assert_eq!((&goodbye["type"], &goodbye["code"]), (&json!("goodbye"), &json!("bad_token")));
    let after = anna.get(&at).await.json();
    assert_eq!(after["table"]["seats"][1]["holder"], "bot", "its seat goes to a bot: {after}");
    assert_eq!(program.get(&at).await.code(), "bad_token");
    site.stop().await;
}

#[tokio::test]
async fn a_person_has_so_many_tables() {
    let site = Site::with(|said| said.tables_per_person = Some(2)).await;
    let mut anna = site.person("Anna").await;
    let first = anna.open(&earthrise(0, 3)).await;
    anna.open(&table("daybreak", 0, 1)).await;
    let refused = anna.post("/api/v1/tables", &earthrise(0, 3)).await;
    assert_eq!((refused.code().as_str(), &refused.json()["args"]["most"]), ("too_many_tables", &json!("2")));
    assert_eq!(anna.send("post", "/api/v1/daily/earthrise", None).await.code(), "too_many_tables");
    site.person("Ben").await.open(&earthrise(0, 3)).await;
    anna.command(&first, &json!({"do": "abandon"})).await.is(200);
    let third = anna.open(&earthrise(0, 3)).await;
    for way in [json!({"do": "rematch"}), json!({"do": "clone", "to": 0})] {
        assert_eq!(anna.command(&first, &way).await.code(), "too_many_tables", "{way}");
        let (mut socket, _) = anna.sit_at(&first, json!({})).await;
        assert_eq!(socket.code(way).await, "too_many_tables");
    }
    anna.command(&third, &json!({"do": "abandon"})).await.is(200);
    anna.command(&first, &json!({"do": "rematch"})).await.is(200);
    site.stop().await;
}

#[tokio::test]
async fn sockets_are_counted() {
    let site = Site::with(|said| {
        said.sockets_per_table = Some(2);
        said.sockets_per_person = Some(3);
        said.sockets_per_address = Some(5);
    })
    .await;
    let (mut anna, mut ben) = (site.person("Anna").await, site.person("Ben").await);
    let full = anna.open(&earthrise(1, 2)).await;
    let other = anna.open(&earthrise(1, 2)).await;
    let (one, _) = anna.sit_at(&full, json!({})).await;
    let (_two, _) = anna.sit_at(&full, json!({})).await;
    let goodbye = ben.attach(&full, json!({"lang": "es"})).await.goodbye().await.unwrap();
    assert_eq!((&goodbye["code"], &goodbye["again"]), (&json!("too_many_sockets"), &json!(false)), "of the table");
    eventually("the refused one is counted out", async || site.meter("firstlight_sockets").await == 2.0).await;
    let (_three, _) = anna.sit_at(&other, json!({})).await;
    let path = format!("/api/v1/tables/{other}/socket");
    assert_eq!(anna.upgrade(&path).await.err().unwrap().code(), "too_many_sockets", "of the person");
    let (_four, _) = ben.sit_at(&other, json!({})).await;
    let _five = ben.upgrade("/api/v1/me/socket").await.ok().unwrap();
    assert_eq!(site.client().upgrade(&path).await.err().unwrap().code(), "too_many_sockets", "of the address");
    one.close().await;
    eventually("there is room again", async || site.meter("firstlight_sockets").await == 4.0).await;
    ben.sit_at(&full, json!({})).await;
    site.stop().await;
}

#[tokio::test]
async fn a_person_hears_of_their_tables() {
    let site = Site::start().await;
    let (mut anna, mut ben) = (site.person("Anna").await, site.person("Ben").await);
    let mut heard = anna.upgrade("/api/v1/me/socket").await.ok().unwrap();
    let table = ben.open(&json!({"game": "earthrise", "seats": ["me", "me", "open"]})).await;
    ben.open(&json!({"game": "earthrise", "seats": ["me", "me", "me"]})).await;
    anna.command(&table, &json!({"do": "sit"})).await.is(200);
    let notice = heard.next().await.unwrap();
    assert_eq!((notice["table"].as_str(), &notice["summary"]["status"]), (Some(table.as_str()), &json!("running")));
    assert!(!notice.to_string().contains("persons"), "who people are is not told: {notice}");
    let mine = anna.get("/api/v1/me/tables").await.is(200).json();
    assert_eq!((mine.as_array().unwrap().len(), &mine[0]["yours"]), (1, &json!([2])));
    site.stop().await;
}
