//! The list of one's tables, and what this machine says to the others in the room.

use crate::client::Client;
use crate::site::{Site, earthrise, table};
use serde_json::{Value, json};

async fn mine(client: &mut Client) -> Vec<Value> {
    client.get("/api/v1/me/tables").await.is(200).json().as_array().unwrap().clone()
}

async fn kinds(client: &mut Client) -> Vec<(String, String)> {
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    mine(client).await.iter().map(|listed| (text(&listed["table"]), text(&listed["kind"]))).collect()
}

#[tokio::test]
async fn a_list_says_what_each_table_is() {
    let site = Site::start().await;
    let mut anna = site.person("Anna").await;
    let mut opened = Vec::new();
    for (kind, settings) in
        [("game", json!({})), ("lesson", json!({"purpose": "lesson"})), ("study", json!({"study": true}))]
    {
        let mut wanted = table("daybreak", 0, 1);
        wanted["settings"] = settings;
        opened.push((anna.open(&wanted).await, kind.to_owned()));
    }
    let daily = anna.post("/api/v1/daily/daybreak", &json!({})).await.is(200).json();
    opened.push((daily["table"].as_str().unwrap().to_owned(), "daily".to_owned()));
    anna.command(&opened[0].0, &json!({"do": "abandon"})).await.is(200);
    let copy = anna.command(&opened[0].0, &json!({"do": "clone", "to": 1})).await.is(200).json();
    opened.push((copy["opened"]["table"].as_str().unwrap().to_owned(), "what_if".to_owned()));
    let (mut found, mut expected) = (kinds(&mut anna).await, opened.clone());
    found.sort();
    expected.sort();
    assert_eq!(found, expected);

    // After a lesson comes a game.
    anna.command(&opened[1].0, &json!({"do": "abandon"})).await.is(200);
    let again = anna.command(&opened[1].0, &json!({"do": "rematch"})).await.is(200).json();
    let again = again["opened"]["table"].as_str().unwrap().to_owned();
    assert!(kinds(&mut anna).await.contains(&(again, "game".to_owned())));
    for purpose in ["what_if", "file"] {
        let mut wanted = table("daybreak", 0, 1);
        wanted["settings"] = json!({"purpose": purpose});
        assert_eq!(anna.post("/api/v1/tables", &wanted).await.code(), "bad_setup", "only the server makes one");
    }
    site.stop().await;
}

#[tokio::test]
async fn a_table_is_left_and_taken_off_ones_own_list() {
    let site = Site::start().await;
    let (mut anna, mut ben) = (site.person("Anna").await, site.person("Ben").await);
    let shared = anna.open(&earthrise(1, 2)).await;
    ben.command(&shared, &json!({"do": "sit"})).await.is(200);
    let path = format!("/api/v1/me/tables/{shared}");
    anna.send("delete", &path, None).await.is(200);
    assert_eq!(mine(&mut anna).await, Vec::<Value>::new());
    let his = mine(&mut ben).await;
    assert_eq!((his.len(), &his[0]["summary"]["status"]), (1, &json!("running")), "others play on");
    assert_eq!(his[0]["summary"]["seats"][0]["holder"], "bot");
    // Taken off twice is taken off; whoever does not belong to it has nothing to take off.
    anna.send("delete", &path, None).await.is(200);
    assert_eq!(site.person("Sofia").await.send("delete", &path, None).await.code(), "not_at_table");

    // The last one ends it, and it stays off the list over a restart.
    ben.send("delete", &path, None).await.is(200);
    let seen = ben.get(&format!("/api/v1/tables/{shared}")).await.is(200).json();
    assert_eq!(seen["table"]["status"], "abandoned");
    let dir = site.stop().await;
    let site = Site::over(dir, |_| {}).await;
    let mut ben = Client { cookie: ben.cookie, ..site.client() };
    assert_eq!(mine(&mut ben).await, Vec::<Value>::new());
    site.stop().await;
}

#[tokio::test]
async fn whoever_sits_down_again_has_the_table_on_the_list_again() {
    let site = Site::start().await;
    let (mut anna, mut ben) = (site.person("Anna").await, site.person("Ben").await);
    let waiting = anna.open(&earthrise(2, 1)).await;
    ben.command(&waiting, &json!({"do": "sit"})).await.is(200);
    ben.send("delete", &format!("/api/v1/me/tables/{waiting}"), None).await.is(200);
    assert_eq!(mine(&mut ben).await.len(), 0);
    ben.command(&waiting, &json!({"do": "sit"})).await.is(200);
    assert_eq!(mine(&mut ben).await.len(), 1);
    // A deal of the day that was taken off the list has been played all the same.
    let daily = ben.post("/api/v1/daily/earthrise", &json!({})).await.is(200).json();
    ben.send("delete", &format!("/api/v1/me/tables/{}", daily["table"].as_str().unwrap()), None).await.is(200);
    assert_eq!(ben.post("/api/v1/daily/earthrise", &json!({})).await.is(200).json(), daily);
    site.stop().await;
}

#[tokio::test]
async fn codes_are_drawn_for_addresses_of_this_site_only() {
    let site = Site::start().await;
    let here = format!("http://{}", site.server.addr);
    let code = |address: &str| format!("/api/v1/qr?of={address}");
    for address in [here.clone(), format!("{here}/t/0123456789ab"), format!("{here}/j/x?y=1")] {
        let answer = site.client().get(&code(&address)).await.is(200);
        assert_eq!(answer.header("content-type"), Some("image/svg+xml"));
        assert_eq!(answer.text(), server::qr::Grid::of(&address).unwrap().svg());
    }
    for address in ["http://evil.example/", &format!("{here}.evil.example/"), &format!("{here}1/"), "", "x"] {
        assert_eq!(site.client().get(&code(address)).await.code(), "bad_origin", "{address}");
    }
    assert_eq!(site.client().get(&code(&format!("{here}/{}", "x".repeat(200)))).await.code(), "too_large");
    site.stop().await;
}

#[tokio::test]
async fn the_room_learns_the_address_only_when_it_was_asked_in() {
    let site = Site::start().await;
    assert_eq!(site.client().get("/api/v1").await.is(200).json().get("lan"), None);
    assert!(site.server.lan.is_empty());
    site.stop().await;

    let dir = tempfile::tempdir().unwrap();
    let mut said = crate::site::plain(dir.path());
    said.addr = Some(([0, 0, 0, 0], 0).into());
    said.public = Some(true);
    let mut config = crate::site::config(said);
    config.lan = true;
    let server = server::serve::Server::start(&config).await.unwrap();
    let port = server.addr.port();
    let own = server::lan::addresses_at(port);
    assert_eq!(server.lan, own);
    let mut client = Client::new(([127, 0, 0, 1], port).into());
    let about = client.get("/api/v1").await.is(200).json();
    assert_eq!(about.get("lan").cloned().unwrap_or_else(|| json!([])), json!(own));
    // A phone comes by the address of the network, posts from there, and gets codes for it.
    for address in &own {
        let host = address.strip_prefix("http://").unwrap().to_owned();
        let mut phone = Client { origin: Some(address.clone()), host, ..client.clone() };
        phone.patch("/api/v1/me", &json!({"name": "Phone"})).await.is(200);
        client.get(&format!("/api/v1/qr?of={address}/t/0123456789ab")).await.is(200);
    }
    server.stop().await;
}

#[tokio::test]
async fn errors_in_pages_are_counted_and_nothing_else() {
    let site = Site::with(|said| {
        said.limits = None;
        said.limit_reports = Some("2+1/h".parse().unwrap());
    })
    .await;
    let mut anna = site.client();
    let before = site.meter("firstlight_client_errors_total").await;
    anna.post("/api/v1/oops", &json!({"count": 3})).await.is(200);
    anna.post("/api/v1/oops", &json!({"count": 4_000_000})).await.is(200);
    assert_eq!(site.meter("firstlight_client_errors_total").await - before, 1003.0, "what is absurd is cut");
    assert_eq!(anna.post("/api/v1/oops", &json!({"count": 1})).await.code(), "too_fast");
    assert_eq!(anna.post("/api/v1/oops", &json!({"count": 1, "text": "no"})).await.code(), "malformed");
    site.stop().await;
}

#[tokio::test]
async fn what_a_bot_needs_to_know_is_served() {
    let site = Site::start().await;
    for (address, title) in [("/docs/bot-api.md", "# Write a bot\n"), ("/docs/log-format.md", "# The log of a game\n")]
    {
        let answer = site.client().get(address).await.is(200);
        assert_eq!(answer.header("content-type"), Some("text/markdown; charset=utf-8"));
        assert!(answer.text().starts_with(title));
    }
    assert_eq!(site.client().get("/docs/server.md").await.code(), "no_such_route");
    assert_eq!(site.client().post("/docs/bot-api.md", &json!({})).await.code(), "wrong_method");
    site.stop().await;
}

#[tokio::test]
async fn the_games_that_are_over_come_page_by_page_and_say_who_won() {
    let site = Site::start().await;
    let (mut anna, mut ben) = (site.person("Anna").await, site.person("Ben").await);
    let mut over = Vec::new();
    for game in ["daybreak", "earthrise", "daybreak"] {
        let id = anna.open(&table(game, 0, if game == "daybreak" { 1 } else { 2 })).await;
        anna.command(&id, &json!({"do": "abandon"})).await.is(200);
        over.insert(0, id);
    }
    let played = anna.open(&earthrise(0, 2)).await;
    let (mut socket, _) = anna.sit_at(&played, json!({})).await;
    socket.ask(json!({"do": "stand_in", "bot": "steady", "until": "back"})).await;
    socket.until("the end", |message| message["table"]["status"] == "finished").await;
    over.insert(0, played.clone());
    let running = anna.open(&table("daybreak", 0, 1)).await;
    let page = |query: String| format!("/api/v1/me/tables?over=true{query}");
    let ids = |list: &Value| -> Vec<String> {
        list.as_array().unwrap().iter().map(|one| one["table"].as_str().unwrap().to_owned()).collect()
    };

    let all = anna.get(&page(String::new())).await.is(200).json();
    assert_eq!(ids(&all), over, "the newest first, and none that runs");
    assert!(!ids(&all).contains(&running));
    // A game that was played to its end was won or not; of one that was given up nobody can say.
    assert!(all[0]["won"].is_boolean() && all.as_array().unwrap()[1..].iter().all(|one| one["won"].is_null()), "{all}");
    let first = ids(&anna.get(&page("&most=2".to_owned())).await.is(200).json());
    assert_eq!(first, over[..2]);
    let second = ids(&anna.get(&page(format!("&most=2&before={}", first[1]))).await.is(200).json());
    assert_eq!(second, over[2..]);
    let of_game = ids(&anna.get(&page("&game=daybreak".to_owned())).await.is(200).json());
    assert_eq!(of_game.len(), 2);
    // What was taken off the list is gone from it, and its place in it is still known.
    anna.send("delete", &format!("/api/v1/me/tables/{}", over[1]), None).await.is(200);
    let rest = ids(&anna.get(&page(format!("&before={}", over[1]))).await.is(200).json());
    assert_eq!(rest, over[2..]);
    assert!(!ids(&anna.get(&page(String::new())).await.is(200).json()).contains(&over[1]));
    // Others learn nothing from a table's name.
    assert_eq!(ben.get(&page(format!("&before={played}"))).await.code(), "not_at_table");
    assert_eq!(ben.get(&page("&before=nothing".to_owned())).await.code(), "no_such_table");
    site.stop().await;
}
