//! What clients draw the pieces with.

use crate::site::Site;
use daybreak::Deck;
use flate2::read::GzDecoder;
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::io::Read;

const LANGUAGES: [&str; 3] = ["en", "es", "pt-BR"];

fn list(value: &Value) -> &[Value] {
    value.as_array().unwrap_or_else(|| panic!("{value} is no list"))
}

fn is_said(value: &Value) -> bool {
    value.as_str().is_some_and(|text| !text.trim().is_empty() && !text.contains('⟨'))
}

#[tokio::test]
async fn every_card_of_daybreak_has_a_face_in_every_language() {
    let site = Site::start().await;
    let mut client = site.client();
    for lang in LANGUAGES {
        let library = client.get(&format!("/api/v1/library/daybreak?lang={lang}")).await.is(200).json();
        let mut ids = BTreeSet::new();
        for card in list(&library["cards"]) {
            assert!(
                is_said(&card["title"]) && is_said(&card["kind"]) && is_said(&card["source_text"]),
                "{lang}: {card}"
            );
            assert!(!list(&card["text"]).is_empty() && list(&card["text"]).iter().all(is_said), "{lang}: {card}");
            assert!(!list(&card["line"]).is_empty() && is_said(&card["world"]), "{lang}: {card}");
            assert!(list(&card["slots"]).iter().all(|slots| is_said(&slots["text"])), "{lang}: {card}");
            let deck = card["deck"].as_str().unwrap();
            let local = matches!(deck, "local" | "starting");
            assert_eq!(!list(&card["tags"]).is_empty(), local, "{lang}: {card}");
            assert_eq!(card["set"].is_string(), deck == "starting", "{lang}: {card}");
            assert_eq!(card["flavour"].is_string(), deck == "challenge", "{lang}: {card}");
            assert!(!local || card["limit"].is_object(), "{lang}: {card}");
            let deck = if local { "local" } else { deck };
            assert!(ids.insert((deck.to_owned(), card["id"].as_u64().unwrap())), "{lang}: two faces of {card}");
        }
        let content = daybreak::content::Content::builtin().unwrap();
        let local = content.locals().count();
        let others = [Deck::Global, Deck::Crisis, Deck::Challenge].map(|deck| (deck.key(), content.size(deck)));
        let wanted: BTreeSet<(String, u64)> = std::iter::once(("local", local))
            .chain(others)
            .flat_map(|(deck, count)| (0..count as u64).map(move |id| (deck.to_owned(), id)))
            .collect();
        assert_eq!(ids, wanted, "{lang}");
    }
    site.stop().await;
}

#[tokio::test]
async fn the_board_of_daybreak_is_that_of_the_content() {
    let site = Site::start().await;
    let library = site.client().get("/api/v1/library/daybreak?lang=en").await.is(200).json();
    let board = &library["board"];
    // DB-SETUP-03, DB-EMIT-07 and the table of the rulebook: 1.2 °C at the start, 2.0 °C with the eighth band.
    assert_eq!(board["levels"][0], json!({"bands": 0, "tenths": 12, "rolls": 0, "crises": 3}));
    assert_eq!(board["levels"][4], json!({"bands": 4, "tenths": 16, "rolls": 4, "crises": 4}));
    assert_eq!(list(&board["levels"]).last().unwrap()["tenths"], 20);
    assert_eq!(board["draw_marks"], json!([[4, 1], [8, 2]]));
    let tracks = list(&board["tracks"]);
    assert_eq!(tracks.len(), 6);
    for space in tracks.iter().flat_map(|track| list(&track["spaces"])) {
        assert_eq!(space["tips"] == true, is_said(&space["text"]), "{space}");
    }
    assert!(tracks.iter().all(|track| list(&track["spaces"]).last().unwrap()["tips"] == true));
    // DB-SETUP-06, DB-SETUP-16: every set of powers; the usual one of each size is among them.
    let tables = list(&library["tables"]);
    assert_eq!(tables.len(), 12);
    let about = site.client().get("/api/v1").await.is(200).json();
    let daybreak = list(&about["games"]).iter().find(|game| game["id"] == "daybreak").unwrap();
    for (players, setup) in (1..=4).zip(list(&daybreak["setups"])) {
        let powers: Vec<&Value> = list(&setup["powers"]).iter().collect();
        assert_eq!(powers.len(), players);
        let has = |row: &&Value| {
            row["players"] == players && powers.iter().all(|power| list(&row["choices"]).contains(power))
        };
        assert_eq!(tables.iter().filter(has).count(), 1, "{powers:?}");
    }
    let sets = list(&library["sets"]);
    let china = sets.iter().find(|set| set["power"] == "China").unwrap();
    assert_eq!((&china["demand"], &china["dirty"], &china["clean"]), (&json!(12), &json!(9), &json!(3)));
    site.stop().await;
}

#[tokio::test]
async fn the_pieces_of_earthrise_are_those_of_the_content() {
    let site = Site::start().await;
    let mut client = site.client();
    for lang in LANGUAGES {
        let library = client.get(&format!("/api/v1/library/earthrise?lang={lang}")).await.is(200).json();
        assert_eq!(list(&library["suits"]).len(), 4);
        let tables = list(&library["tables"]);
        assert_eq!(tables.iter().map(|table| table["players"].as_u64().unwrap()).collect::<Vec<_>>(), [3, 4, 5]);
        for table in tables {
            let tokens = list(&table["tokens"]);
            for (at, token) in tokens.iter().enumerate() {
                assert_eq!(token["id"], at, "{lang}");
                assert!(is_said(&token["text"]) && is_said(&token["mark"]), "{lang}: {token}");
                assert_eq!(token["kind"] == "lowest", token["suit"].is_string(), "{token}");
                assert_eq!(token["kind"] == "number", !list(&token["values"]).is_empty(), "{token}");
            }
            for pill in list(&table["pills"]) {
                assert!(is_said(&pill["name"]) && is_said(&pill["text"]) && is_said(&pill["source_text"]), "{pill}");
            }
            assert_eq!(list(&table["puzzle"]).len(), list(&table["pieces"]).len() + 1);
            let open = table["tricks"].as_u64().unwrap() as usize - list(&table["silent"]).len();
            assert_eq!(open as u64, table["maneuvers"].as_u64().unwrap());
            assert_eq!(list(&table["rounds"]).len(), 3);
        }
    }
    site.stop().await;
}

#[tokio::test]
async fn a_library_is_kept_by_its_tag_and_speaks_the_language_that_is_asked_for() {
    let site = Site::start().await;
    let mut anna = site.person("Anna").await;
    let path = "/api/v1/library/daybreak";
    let title = |library: &Value| library["cards"][0]["title"].as_str().unwrap().to_owned();
    let first = anna.get(path).await.is(200);
    assert_eq!(first.header("content-language"), Some("en"));
    assert_eq!(first.header("cache-control"), Some("private, no-cache"));
    let tag = first.header("etag").unwrap().to_owned();

    anna.kept = Some(tag.clone());
    let again = anna.get(path).await.is(304);
    assert!(again.body.is_empty() && again.header("etag") == Some(&tag));
    // Another language is another answer, by the browser's preference, by what Anna chose, and by the address.
    anna.languages = Some("es-MX, en;q=0.5".to_owned());
    let spanish = anna.get(path).await.is(200);
    assert_eq!(spanish.header("content-language"), Some("es"));
    assert_ne!(title(&spanish.json()), title(&first.json()));
    anna.send("patch", "/api/v1/me", Some(r#"{"lang": "pt-BR"}"#)).await.is(200);
    assert_eq!(anna.get(path).await.is(200).header("content-language"), Some("pt-BR"));
    assert_eq!(anna.get(&format!("{path}?lang=es")).await.is(200).header("content-language"), Some("es"));
    assert_eq!(anna.get(&format!("{path}?lang=xx")).await.code(), "unknown_lang");
    assert_eq!(anna.get("/api/v1/library/chess").await.code(), "unknown_game");
    site.stop().await;
}

#[tokio::test]
async fn what_is_large_is_packed_for_whoever_can_unpack_it() {
    let site = Site::start().await;
    let mut anna = site.person("Anna").await;
    for path in ["/api/v1/library/daybreak", "/api/v1/library/earthrise", "/api/v1/openapi.json", "/api/v1"] {
        anna.unpacks = None;
        let plain = anna.get(path).await.is(200);
        assert_eq!(plain.header("content-encoding"), None, "{path}");
        anna.unpacks = Some("br;q=0.9, gzip".to_owned());
        let packed = anna.get(path).await.is(200);
        assert_eq!(packed.header("content-encoding"), Some("gzip"), "{path}");
        let mut unpacked = Vec::new();
        GzDecoder::new(&packed.body[..]).read_to_end(&mut unpacked).unwrap();
        assert!(unpacked == plain.body, "{path}");
        println!("{path}: {} bytes, {} packed", plain.body.len(), packed.body.len());
        assert!(packed.body.len() * 2 < plain.body.len(), "{path}");
        // Caches are told, and both are the same thing.
        for answer in [&plain, &packed] {
            assert!(answer.header("vary").unwrap().contains("accept-encoding"), "{path}");
            assert_eq!(answer.header("etag"), plain.header("etag"), "{path}");
        }
        let head = anna.send("head", path, None).await.is(200);
        assert!(head.body.is_empty() && head.header("content-encoding") == Some("gzip"), "{path}");
    }
    // A tag is that of the thing, however it was packed.
    let path = "/api/v1/library/daybreak";
    anna.kept = anna.get(path).await.is(200).header("etag").map(str::to_owned);
    assert!(anna.kept.as_ref().unwrap().starts_with("W/"));
    for unpacks in [Some("gzip".to_owned()), None] {
        anna.unpacks = unpacks;
        let again = anna.get(path).await.is(304);
        assert!(again.body.is_empty() && again.header("content-encoding").is_none());
        assert!(again.header("vary").unwrap().contains("accept-encoding"));
    }
    site.stop().await;
}

#[tokio::test]
async fn nothing_small_is_packed_and_how_long_a_packed_answer_is_is_blurred() {
    let site = Site::start().await;
    let mut anna = site.person("Anna").await;
    let bot = json!({"bot": "steady"});
    let table = anna.open(&json!({"game": "earthrise", "seats": ["me", bot, bot]})).await;
    let path = format!("/api/v1/tables/{table}/view");
    let plain = anna.get(&path).await.is(200);
    assert!(plain.body.len() > 1024 && plain.header("x-padding").is_none());
    anna.unpacks = Some("gzip".to_owned());
    for small in ["/api/v1/me", "/healthz"] {
        let answer = anna.get(small).await.is(200);
        assert!(answer.header("content-encoding").is_none() && answer.header("x-padding").is_none(), "{small}");
    }
    // The view of a table is packed as everything else is, and beside it stands a header that is never long in the same way.
    let mut lengths = BTreeSet::new();
    for _ in 0..12 {
        let view = anna.get(&path).await.is(200);
        assert_eq!(view.header("content-encoding"), Some("gzip"));
        lengths.insert(view.header("x-padding").unwrap().len());
    }
    assert!(lengths.len() > 3, "{lengths:?}");
    site.stop().await;
}

/// A table of an earlier edition names its content, and is drawn with its own cards.
#[tokio::test]
async fn an_earlier_edition_has_a_library_of_its_own() {
    let site = Site::start().await;
    let mut client = site.client();
    let first = daybreak::content::Content::of_edition(&daybreak::content::FIRST, &BTreeMap::new()).unwrap();
    let hash = tabletop::Commitment::of_text(&first.text());
    let of = |content: &str| format!("/api/v1/library/daybreak?lang=en{content}");
    let newest = client.get(&of("")).await.is(200).json();
    let old = client.get(&of(&format!("&content={hash}"))).await.is(200).json();
    assert_eq!((&newest["content"], &old["content"]), (&json!("daybreak/reconstructed-2"), &json!(first.id())));
    assert_ne!(newest["cards"], old["cards"]);
    for unknown in ["first".to_owned(), "0".repeat(64)] {
        assert_eq!(client.get(&of(&format!("&content={unknown}"))).await.code(), "other_content");
    }
    site.stop().await;
}
