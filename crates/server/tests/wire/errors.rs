//! What goes wrong is said with a code that stays, a sentence in the asked language, and arguments.

use crate::client::{Client, Socket};
use crate::site::{Site, earthrise};
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

/// A table with a clock that nobody could keep.
const CLOCK: &str = r#"{"game":"earthrise","seats":["me",{"bot":"steady"},{"bot":"steady"}],"settings":{"clock":{"kind":{"move":{"seconds":1}}}}}"#;

/// A sentence that is the same in no two languages, and the same each time it is asked for in one.
fn differ(sentences: &[String]) {
    for (at, sentence) in sentences.iter().enumerate() {
        assert!(!sentence.is_empty() && !sentence.contains('{') && !sentence.contains("server-"), "{sentence}");
        assert!(!sentences[..at].contains(sentence), "two languages say: {sentence}");
    }
}

#[tokio::test]
async fn over_http() {
    let site = Site::start().await;
    let mut anna = site.person("Anna").await;
    let table = anna.open(&earthrise(0, 3)).await;
    let large = json!({"name": "x".repeat(70_000)}).to_string();
    let bot = json!({"game": "earthrise", "seats": ["me", "me", {"bot": "genius"}]}).to_string();
    let at = |rest: &str| format!("/api/v1/tables/{table}{rest}");
    let cases = [
        (
            "post",
            "/api/v1/tables".to_owned(),
            "{",
            "malformed",
            json!({"detail": "EOF while parsing an object at line 1 column 1"}),
        ),
        (
            "post",
            "/api/v1/tables".to_owned(),
            r#"{"game":7}"#,
            "malformed",
            json!({"detail": "invalid type: integer `7`, expected a string at line 1 column 9"}),
        ),
        ("post", at("/commands"), r#"{"do":"dance"}"#, "malformed", Value::Null),
        (
            "post",
            at("/commands"),
            r#"{"do":"face","facing":"spectator"}"#,
            "malformed",
            json!({"detail": "this command needs a socket"}),
        ),
        ("get", at("/socket"), "", "malformed", json!({"detail": "this is a WebSocket"})),
        ("get", at("/view?seat=x"), "", "malformed", Value::Null),
        ("get", at("/view?seat=1"), "", "not_your_seat", json!({"seat": "2"})),
        ("get", at("/view?seat=255"), "", "not_your_seat", json!({"seat": "255"})),
        ("get", at("/view?everything=true"), "", "not_finished", json!({})),
        ("get", at("/view?to=5000"), "", "no_such_entry", json!({"entry": "5000"})),
        ("get", at("/log"), "", "not_finished", json!({})),
        ("get", at("/results"), "", "not_finished", json!({})),
        ("patch", "/api/v1/me".to_owned(), &large, "too_large", json!({"detail": "body"})),
        ("get", "/api/v2/me".to_owned(), "", "no_such_route", json!({})),
        ("get", "/api/v1/tables/%ff".to_owned(), "", "no_such_route", json!({})),
        ("get", "/api/v1/tables/000000000000".to_owned(), "", "no_such_table", json!({})),
        ("get", "/api/v1/tables/what".to_owned(), "", "no_such_table", json!({})),
        ("delete", "/api/v1/me".to_owned(), "", "wrong_method", json!({})),
        ("patch", "/api/v1/me".to_owned(), r#"{"name":" "}"#, "bad_name", json!({"most": "20"})),
        ("patch", "/api/v1/me".to_owned(), r#"{"lang":"tlh"}"#, "unknown_lang", json!({"lang": "tlh"})),
        (
            "post",
            "/api/v1/tables".to_owned(),
            r#"{"game":"chess","seats":["me"]}"#,
            "unknown_game",
            json!({"game": "chess"}),
        ),
        ("post", "/api/v1/tables".to_owned(), r#"{"game":"earthrise","seats":["me"]}"#, "bad_setup", Value::Null),
        ("post", "/api/v1/tables".to_owned(), CLOCK, "bad_clock", json!({"why": "move", "least": "5", "most": "3600"})),
        ("post", "/api/v1/tables".to_owned(), &bot, "unknown_bot", Value::Null),
        ("get", "/api/v1/daily/chess".to_owned(), "", "unknown_game", json!({"game": "chess"})),
        ("get", "/api/v1/daily/earthrise?day=2999-01-01".to_owned(), "", "no_such_deal", json!({"day": "2999-01-01"})),
        ("post", "/api/v1/invites".to_owned(), r#"{"secret":"0123456789"}"#, "bad_token", json!({})),
        ("post", "/api/v1/carry".to_owned(), r#"{"secret":"0123456789"}"#, "bad_token", json!({})),
    ];
    for (method, path, body, code, args) in cases {
        let mut sentences = Vec::new();
        for lang in ["en", "es", "pt-BR"] {
            let asked = format!("{path}{}lang={lang}", if path.contains('?') { '&' } else { '?' });
            let answer = anna.send(method, &asked, Some(body).filter(|body| !body.is_empty())).await;
            assert_eq!(answer.code(), code, "{method} {path} {body}");
            let said = answer.json();
            assert!(args.is_null() || said.get("args").unwrap_or(&json!({})) == &args, "{method} {path}: {said}");
            sentences.push(said["message"].as_str().unwrap().to_owned());
        }
        differ(&sentences);
    }
    site.stop().await;
}

/// What exactly is wrong is said in the language of the sentence; only a parser keeps its own words.
#[tokio::test]
async fn what_is_wrong_with_a_table_is_said_in_the_asked_language() {
    let site = Site::start().await;
    let mut anna = site.person("Anna").await;
    let daybreak = |setup: Value| json!({"game": "daybreak", "seats": ["me", "me"], "setup": setup});
    let parser = "EOF while parsing an object";
    let cases = [
        (
            json!({"game": "earthrise", "seats": ["me"]}).to_string(),
            ["is for 3, 4 or 5 players", "juegan 3, 4 o 5", "é para 3, 4 ou 5 jogadores"],
        ),
        (
            json!({"game": "daybreak", "seats": ["me", "me", "me", "me", "me"]}).to_string(),
            ["is for 1 to 4 players, not for 5", "juegan de 1 a 4, no 5", "é para 1 a 4 jogadores, não para 5"],
        ),
        (
            json!({"game": "earthrise", "seats": ["me", "me", "me"], "deal": {"seed": "moon"}}).to_string(),
            ["“moon” is not a seed", "«moon» no es una semilla", "“moon” não é uma semente"],
        ),
        (
            daybreak(json!({"powers": ["China", "China"]})).to_string(),
            ["the power China is named twice", "la potencia China", "a potência China"],
        ),
        (
            daybreak(json!({"powers": ["China", "Europe", "UnitedStates"]})).to_string(),
            ["number of seats (2)", "número de asientos (2)", "número de lugares (2)"],
        ),
        (
            "{".to_owned(),
            ["the parser says “EOF", "el analizador dice, en inglés: «EOF", "o analisador diz, em inglês: “EOF"],
        ),
    ];
    for (body, said) in cases {
        for (lang, said) in ["en", "es", "pt-BR"].into_iter().zip(said) {
            let answer = anna.send("post", &format!("/api/v1/tables?lang={lang}"), Some(&body)).await.json();
            let message = answer["message"].as_str().unwrap();
            assert!(message.contains(said) && !message.contains('⟨'), "{body}: expected `{said}` in {message}");
            // As data it is the same for everybody.
            let detail = answer["args"]["detail"].as_str().unwrap();
            assert!(lang == "en" || !message.contains(detail) || detail.starts_with(parser), "{message}");
        }
    }
    site.stop().await;
}

#[tokio::test]
async fn the_language_is_the_one_that_is_asked_for() {
    let site = Site::start().await;
    let mut client = site.client();
    let sentence = async |client: &mut Client, path: &str| {
        client.get(path).await.json()["message"].as_str().unwrap().split(' ').next().unwrap().to_owned()
    };
    for (languages, word) in [
        (None, "There"),
        (Some("es"), "No"),
        (Some("es-MX,es;q=0.9,en;q=0.8"), "No"),
        (Some("pt-BR"), "Não"),
        (Some("pt-PT, en"), "Não"),
        (Some("tlh, de;q=0.9, pt;q=0.1"), "Não"),
        (Some("tlh"), "There"),
        (Some(";;,=\u{1}"), "There"),
    ] {
        client.languages = languages.map(str::to_owned).filter(|list| !list.contains('\u{1}'));
        assert_eq!(sentence(&mut client, "/nowhere").await, word, "{languages:?}");
    }
    client.languages = Some("es".to_owned());
    assert_eq!(sentence(&mut client, "/nowhere?a=b&lang=pt-BR").await, "Não", "the address is asked first");
    assert_eq!(sentence(&mut client, "/nowhere?lang=tlh").await, "No");
    site.stop().await;
}

/// A card the seat does not hold.
fn strange_card(welcome: &Value) -> Value {
    let hand = welcome["now"]["view"]["players"][0]["hand"].as_array().unwrap();
    let cards = ["PHO", "APO", "AST", "ALE"].iter().flat_map(|suit| (1..=8).map(move |n| json!(format!("{suit}{n}"))));
    cards.into_iter().find(|card| !hand.contains(card)).unwrap()
}

/// A table where it is Anna's turn to play a card, and her socket.
async fn asked(site: &Site, attach: Value) -> (Client, String, Socket, Value) {
    let mut anna = site.person("Anna").await;
    let table = anna.open(&json!({"game": "earthrise", "seats": ["me", "me", "me"]})).await;
    let (socket, welcome) = anna.sit_at(&table, attach).await;
    (anna, table, socket, welcome)
}

#[tokio::test]
async fn over_a_socket() {
    let site = Site::start().await;
    let mut sentences: Vec<Vec<String>> = vec![Vec::new(); 32];
    for lang in ["en", "es", "pt-BR"] {
        let (_, _, mut socket, welcome) = asked(&site, json!({"lang": lang})).await;
        let asked = welcome["now"]["asked"][0].as_u64().unwrap();
        let other = (asked + 1) % 3;
        let play = |seat: u64, card: &Value| json!({"do": "move", "seat": seat, "move": {"play": card}});
        let cases = [
            (json!({"do": "dance"}), "malformed"),
            (json!({"do": "move", "seat": asked, "move": {"fly": 1}}), "malformed"),
            (json!({"do": "move", "seat": 7, "move": "save"}), "not_your_seat"),
            (json!({"do": "move", "seat": 255, "move": "save"}), "not_your_seat"),
            (json!({"do": "move", "move": "save"}), "which_seat"),
            (json!({"do": "move", "seat": asked, "move": "save"}), "illegal"),
            (play(other, &json!("PHO1")), "illegal"),
            (json!({"do": "retract", "seat": asked}), "not_retractable"),
            (json!({"do": "answer", "question": 9, "yes": true}), "no_such_question"),
            (json!({"do": "chat", "text": ""}), "bad_text"),
            (json!({"do": "chat", "text": "x".repeat(501)}), "bad_text"),
            (json!({"do": "sit"}), "seat_taken"),
            (json!({"do": "stand_in", "seat": asked, "bot": "genius"}), "unknown_bot"),
            (json!({"do": "start"}), "started"),
            (json!({"do": "rematch"}), "not_finished"),
            (json!({"do": "clone", "to": 1}), "not_finished"),
            (json!({"do": "branch", "to": 1}), "not_for_study"),
            (json!({"do": "face", "facing": "everything"}), "not_finished"),
            (json!({"do": "face", "facing": {"seat": 200}}), "not_your_seat"),
            (json!({"do": "ask", "what": "look", "to": 5000}), "no_such_entry"),
        ];
        for (at, (command, code)) in cases.into_iter().enumerate() {
            // What cannot be read has no id that could be answered.
            let said = match code == "malformed" && command["do"] == "dance" {
                true => {
                    socket.say(&command).await;
                    socket.heard_of("error").await
                }
                false => socket.ask(command.clone()).await,
            };
            assert_eq!(
                (said["type"].as_str(), said["code"].as_str()),
                (Some("error"), Some(code)),
                "{command}: {said}"
            );
            sentences[at].push(said["message"].as_str().unwrap().to_owned());
        }
        let mine = strange_card(&welcome);
        if asked == 0 {
            let said = socket.ask(play(0, &mine)).await;
            assert_eq!(said["reason"], json!({"rule": {"not_in_hand": {"card": mine}}}));
        }
        let said = socket.ask(play(other, &json!("PHO1"))).await;
        assert_eq!(said["reason"], json!({"not_asked": {"seat": other, "asked": [asked]}}));
        let said = socket.ask(json!({"do": "move", "seat": asked, "move": "save"})).await;
        assert_eq!(said["reason"], json!({"rule": {"other_question": {"asked": "play"}}}));
        socket.say_text("{").await;
        let said = socket.heard_of("error").await;
        assert_eq!((&said["code"], said["args"]["detail"].is_string()), (&json!("malformed"), true));
        assert!(socket.ask(json!({"do": "chat", "text": "still here"})).await["type"] == "update");
    }
    sentences.iter().filter(|list| !list.is_empty()).for_each(|list| differ(list));
    site.stop().await;
}

#[tokio::test]
async fn a_first_message_that_will_not_do_ends_the_connection() {
    let site = Site::start().await;
    let mut anna = site.person("Anna").await;
    let table = anna.open(&earthrise(0, 3)).await;
    let hello = |rest: &str| Message::text(format!("{{\"hello\":2{rest}}}"));
    let cases = [
        (Message::text("hello"), "malformed", "This"),
        (Message::text("{}"), "malformed", "This"),
        (Message::text(r#"{"hello":2,"colour":"red"}"#), "malformed", "This"),
        (Message::binary(vec![0, 1, 2]), "malformed", "This"),
        (Message::text("x".repeat(70_000)), "too_large", "That"),
        (Message::text(r#"{"hello":1}"#), "unknown_version", "This"),
        (Message::text(r#"{"hello":3,"lang":"es"}"#), "unknown_version", "El"),
        (hello(r#","lang":"tlh""#), "unknown_lang", "That"),
        (hello(r#","facing":{"seat":1}"#), "not_your_seat", "That"),
        (hello(r#","facing":{"seat":1},"lang":"pt""#), "not_your_seat", "Esse"),
        (hello(r#","facing":"everything""#), "not_finished", "This"),
    ];
    for (message, code, word) in cases {
        let mut socket = anna.silent_socket(&table).await;
        socket.say_raw(message.clone()).await;
        let goodbye = socket.goodbye().await.unwrap_or_else(|| panic!("{message:?} is not answered"));
        assert_eq!((goodbye["code"].as_str(), &goodbye["again"]), (Some(code), &json!(false)), "{goodbye}");
        assert_eq!(goodbye["message"].as_str().unwrap().split(' ').next(), Some(word), "{goodbye}");
    }
    site.stop().await;
}

#[tokio::test]
async fn too_fast_is_said_with_how_long_to_wait() {
    let site = Site::with(|said| {
        said.limits = None;
        said.limit_requests = Some("30+1/m".parse().unwrap());
        said.limit_tables = Some("2+1/m".parse().unwrap());
        said.limit_chat = Some("2+1/m".parse().unwrap());
        said.limit_commands = Some("4+1/m".parse().unwrap());
        said.limit_questions = Some("3+1/m".parse().unwrap());
        said.limit_guesses = Some("2+1/m".parse().unwrap());
    })
    .await;
    let mut anna = site.person("Anna").await;
    let table = anna.open(&earthrise(0, 3)).await;
    anna.open(&earthrise(0, 3)).await;
    let third = anna.post("/api/v1/tables", &earthrise(0, 3)).await;
    assert_eq!(third.code(), "too_fast");
    assert!((1..=60_000).contains(&third.json()["args"]["retry_after_ms"].as_str().unwrap().parse::<u32>().unwrap()));

    let (mut socket, _) = anna.sit_at(&table, json!({"lang": "es"})).await;
    let chat = || json!({"do": "chat", "text": "hola"});
    let said: Vec<String> = [socket.code(chat()).await, socket.code(chat()).await, socket.code(chat()).await].into();
    assert_eq!(said, ["ok", "ok", "too_fast"], "talk has a limit of its own");
    let ask = || json!({"do": "ask", "what": "since", "n": 0});
    let said = [socket.code(ask()).await, socket.code(ask()).await, socket.code(ask()).await, socket.code(ask()).await];
    assert_eq!(said, ["ok", "ok", "ok", "too_fast"]);
    assert_eq!(anna.command(&table, &chat()).await.code(), "too_fast", "the limit is the person's, not the socket's");

    let guess = json!({"secret": "0123456789"});
    let mut guesses = Vec::new();
    for path in ["/api/v1/invites", "/api/v1/carry", "/api/v1/invites"] {
        guesses.push(site.client().post(path, &guess).await.code());
    }
    assert_eq!(guesses, ["bad_token", "bad_token", "too_fast"], "a new cookie is no new guess");

    let mut answers = Vec::new();
    for _ in 0..30 {
        answers.push(site.client().get("/api/v1").await.code());
    }
    assert_eq!(answers.last().map(String::as_str), Some("too_fast"), "requests count by address");
    site.stop().await;
}
