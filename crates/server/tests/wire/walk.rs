//! Denied by default: every route and every command, by those who should not. What each of them gets stands in two tables;
//! a route or a command that is in neither fails the test.

use crate::client::{Client, Response};
use crate::site::{Site, table};
use earthrise::Earthrise;
use serde_json::{Value, json};
use server::http::{ROUTES, Route, document};
use std::collections::BTreeSet;
use tabletop::{Next, Seat, Seats, Seed, Silent, Timeline};

/// A table with everybody around it who may come by.
struct Stage<'a> {
    site: &'a Site,
    /// The host, with seat 0.
    anna: Client,
    /// Seat 1.
    ben: Client,
    /// A table whose address is known.
    known: String,
    /// A table for those who are invited.
    private: String,
    /// The name of something that was issued for the known table.
    issued: String,
}

impl Stage<'_> {
    async fn set(site: &Site) -> Stage<'_> {
        let (mut anna, mut ben) = (site.person("Anna").await, site.person("Ben").await);
        let known = known_table(&mut anna, &mut ben).await;
        let mut wanted = table("earthrise", 1, 2);
        wanted["settings"] = json!({"visibility": "private"});
        let private = anna.open(&wanted).await;
        let invite = anna.post(&format!("/api/v1/tables/{known}/invites"), &json!({})).await.is(200).json();
        let issued = invite["id"].as_str().unwrap().to_owned();
        Stage { site, anna, ben, known, private, issued }
    }

    /// A program with a token for a table of its own, which may be revoked.
    async fn program(&mut self, revoked: bool) -> Client {
        let own = self.anna.open(&table("earthrise", 2, 1)).await;
        let seat = json!({"seat": 1, "name": "Probe"});
        let token = self.anna.post(&format!("/api/v1/tables/{own}/tokens"), &seat).await.is(200).json();
        if revoked {
            let path = format!("/api/v1/tables/{own}/issued/{}", token["id"].as_str().unwrap());
            self.anna.send("delete", &path, None).await.is(200);
        }
        Client::program(self.site.server.addr, token["secret"].as_str().unwrap())
    }
}

/// A table that may be watched, with Anna on seat 0 and Ben on seat 1.
async fn known_table(anna: &mut Client, ben: &mut Client) -> String {
    let mut wanted = table("earthrise", 1, 2);
    wanted["settings"] = json!({"watch": "live"});
    wanted["deal"] = json!({"seed": begun_by_the_host().to_string()});
    let known = anna.open(&wanted).await;
    ben.command(&known, &json!({"do": "sit"})).await.is(200);
    known
}

/// A seed whose lot makes seat 0 the first Pilot, so that nobody else is asked anything.
fn begun_by_the_host() -> Seed {
    let game = Earthrise::builtin(&earthrise::Setup::new(4)).unwrap();
    let asks_the_host = |seed: &Seed| {
        let mut timeline = Timeline::new(game.clone());
        let mut chance = timeline.chance(*seed);
        timeline.settle(&mut chance, &mut Silent).unwrap();
        matches!(timeline.next(), Next::Ask(asked) if asked == Seats::only(Seat(0)))
    };
    (0_u64..).map(Seed::from).find(asks_the_host).unwrap()
}

/// Those who come by.
const ACTORS: [&str; 10] = [
    "stranger",
    "forged",
    "spectator",
    "other-seat",
    "program",
    "revoked",
    "other-site",
    "no-origin",
    "null",
    "rebound",
];

/// Who an actor is, and the table they try.
async fn actor(stage: &mut Stage<'_>, name: &str) -> (Client, String) {
    let (anna, known) = (stage.anna.clone(), stage.known.clone());
    match name {
        "stranger" => (stage.site.client(), stage.private.clone()),
        "forged" => {
            // The host's cookie with one character of the signature changed.
            let mut cookie = anna.cookie.clone().unwrap();
            let last = if cookie.ends_with('0') { '1' } else { '0' };
            cookie.pop();
            cookie.push(last);
            (Client { cookie: Some(cookie), ..anna }, stage.private.clone())
        }
        "spectator" => (stage.site.person("Sofia").await, known),
        "other-seat" => (stage.ben.clone(), known),
        "program" => (stage.program(false).await, known),
        "revoked" => (stage.program(true).await, known),
        // The rest have the host's cookie: a page of another site makes the host's browser ask.
        "other-site" => (Client { origin: Some("http://evil.example".to_owned()), ..anna }, known),
        "no-origin" => (Client { origin: None, ..anna }, known),
        "null" => (Client { origin: Some("null".to_owned()), ..anna }, known),
        _ => {
            let host = format!("evil.example:{}", anna.addr.port());
            (Client { origin: Some(format!("http://{host}")), host, ..anna }, known)
        }
    }
}

async fn try_route(client: &mut Client, route: &Route, table: &str, issued: &str) -> Response {
    let path = route.path.replace("{table}", table).replace("{id}", issued).replace("{game}", "earthrise");
    if path.ends_with("/socket") {
        return match client.upgrade(&path).await {
            Ok(_) => Response { status: 101, headers: Vec::new(), body: Vec::new() },
            Err(response) => response,
        };
    }
    let body = route.request.as_deref().map(|kind| match kind {
        "ChangeMe" => json!({"name": "Mallory"}),
        "Given" => json!({"secret": "0123456789"}),
        "NewTable" => json!({"game": "earthrise", "seats": ["me", "me", "me"]}),
        "NewToken" => json!({"seat": 3, "name": "Probe"}),
        "Oops" => json!({"count": 1}),
        "LogOut" => json!({"from": "others"}),
        "DeleteMe" => json!({"name": "nobody"}),
        "Report" => json!({"who": "nobody", "reason": "other"}),
        "Command" => json!({"do": "seat", "seat": 3, "bot": "random"}),
        other => panic!("no body of type {other} is known"),
    });
    client.send(route.method, &path, body.map(|body| body.to_string()).as_deref()).await
}

const ROUTES_TRIED: &str = include_str!("routes.txt");
const COMMANDS_TRIED: &str = include_str!("commands.txt");

/// Compares word by word, and shows every line that differs.
fn compare(found: &str, expected: &str) {
    let words = |line: &str| line.split_whitespace().collect::<Vec<_>>().join(" ");
    let (found, expected): (Vec<_>, Vec<_>) =
        (found.lines().map(words).collect(), expected.lines().map(words).collect());
    let none = String::new();
    let differing: Vec<String> = (0..found.len().max(expected.len()))
        .map(|at| (found.get(at).unwrap_or(&none), expected.get(at).unwrap_or(&none)))
        .filter(|(found, expected)| found != expected)
        .map(|(found, expected)| format!("expected {expected}\nfound    {found}\n"))
        .collect();
    assert!(differing.is_empty(), "\n{}", differing.concat());
}

#[tokio::test]
async fn every_route() {
    let mut rows: Vec<String> = ROUTES.iter().map(|route| format!("{} {}", route.method, route.path)).collect();
    for name in ACTORS {
        let site = Site::start().await;
        let mut stage = Stage::set(&site).await;
        let (client, table) = actor(&mut stage, name).await;
        for (row, route) in rows.iter_mut().zip(ROUTES.iter()) {
            let answer = try_route(&mut client.clone(), route, &table, &stage.issued).await;
            assert!(answer.header("x-content-type-options").is_some() || answer.status == 101, "{name}: {row}");
            row.push_str(&format!(" {}", answer.code()));
        }
        site.stop().await;
    }
    let found = format!("route {}\n{}\n", ACTORS.join(" "), rows.join("\n"));
    compare(&found, ROUTES_TRIED);
}

#[tokio::test]
async fn the_list_of_routes_is_the_router() {
    let site = Site::start().await;
    let stage = Stage::set(&site).await;
    for route in ROUTES.iter() {
        let code = try_route(&mut stage.anna.clone(), route, &stage.known, &stage.issued).await.code();
        assert_ne!(code, "no_such_route", "{} {}", route.method, route.path);
        assert_ne!(code, "wrong_method", "{} {}", route.method, route.path);
        for method in ["get", "post", "put", "patch", "delete"] {
            if ROUTES.iter().any(|other| other.path == route.path && other.method == method) {
                continue;
            }
            let path = route.path.replace("{table}", &stage.known).replace("{id}", "x").replace("{game}", "daybreak");
            let answer = stage.anna.clone().send(method, &path, Some("{}")).await;
            assert_eq!(answer.code(), "wrong_method", "{method} {path}");
            assert!(answer.header("allow").is_some(), "{method} {path}");
        }
    }
    for path in ["/index.html", "/api", "/api/v1/", "/api/v1/tables/", "/api/v1/me/x", "/.env", "/api/v1/../metrics"] {
        assert_eq!(stage.anna.clone().get(path).await.code(), "no_such_route", "{path}");
    }
    site.stop().await;
}

/// Every command there is, as somebody says it who means the host's seat.
fn commands() -> Vec<Value> {
    vec![
        json!({"do": "move", "seat": 0, "move": "save"}),
        json!({"do": "retract", "seat": 0}),
        json!({"do": "answer", "question": 1, "yes": true}),
        json!({"do": "abandon"}),
        json!({"do": "pause"}),
        json!({"do": "resume"}),
        json!({"do": "chat", "text": "hello"}),
        json!({"do": "signal", "signal": "yes"}),
        json!({"do": "propose", "text": "hello"}),
        json!({"do": "vote", "plan": 1, "yes": true}),
        json!({"do": "withdraw", "plan": 1}),
        json!({"do": "sit", "seat": 0}),
        json!({"do": "leave", "seat": 0}),
        json!({"do": "seat", "seat": 2, "bot": "random"}),
        json!({"do": "admit", "knock": 1, "yes": true}),
        json!({"do": "remove", "seat": 0}),
        json!({"do": "mute", "who": "nobody", "muted": true}),
        json!({"do": "stand_in", "seat": 0, "bot": "random"}),
        json!({"do": "commit", "commitment": "0".repeat(64)}),
        json!({"do": "share", "share": "0".repeat(64)}),
        json!({"do": "start"}),
        json!({"do": "rematch"}),
        json!({"do": "clone", "to": 1}),
        json!({"do": "branch", "to": 1}),
        json!({"do": "seen", "n": 1}),
        json!({"do": "face", "facing": {"seat": 0}}),
        json!({"do": "face", "facing": "everything"}),
        json!({"do": "ask", "what": "moves"}),
        json!({"do": "ask", "what": "why", "move": "save"}),
        json!({"do": "ask", "what": "uses"}),
        json!({"do": "ask", "what": "ahead"}),
        json!({"do": "ask", "what": "ahead", "to": 1}),
        json!({"do": "ask", "what": "try", "move": "save"}),
        json!({"do": "ask", "what": "hint"}),
        json!({"do": "ask", "what": "look", "to": 1}),
        json!({"do": "ask", "what": "since", "n": 0}),
    ]
}

/// The values of a field that the document allows, anywhere within a type.
pub(crate) fn values_of(schema: &Value, field: &str, into: &mut BTreeSet<String>) {
    match schema {
        Value::Object(map) => {
            if let Some(word) = map.get("properties").and_then(|all| all[field]["const"].as_str()) {
                into.insert(word.to_owned());
            }
            map.values().for_each(|inner| values_of(inner, field, into));
        }
        Value::Array(list) => list.iter().for_each(|inner| values_of(inner, field, into)),
        _ => {}
    }
}

#[test]
fn no_command_is_forgotten() {
    let document = document().unwrap();
    for field in ["do", "what"] {
        let mut known = BTreeSet::new();
        values_of(&document["components"]["schemas"], field, &mut known);
        let tried = commands().iter().filter_map(|command| command[field].as_str().map(str::to_owned)).collect();
        assert_eq!(known, tried);
    }
}

#[tokio::test]
async fn every_command() {
    let mut rows: Vec<String> = commands()
        .iter()
        .map(|command| {
            let more = command["what"].as_str().or(command["facing"].as_str());
            let word = command["do"].as_str().unwrap();
            more.map_or_else(|| word.to_owned(), |more| format!("{word}-{more}"))
        })
        .collect();
    let site = Site::with(|said| said.tables_per_person = Some(1000)).await;
    let (mut anna, mut ben) = (site.person("Anna").await, site.person("Ben").await);
    let sofia = site.person("Sofia").await;
    let columns = ["stranger", "spectator", "other-seat", "stranger-http", "other-seat-http", "spectator-after"];
    for column in columns {
        for (row, command) in rows.iter_mut().zip(commands()) {
            // What a command does must not open the way for the next.
            let table = known_table(&mut anna, &mut ben).await;
            let mut client = match column {
                "stranger" | "stranger-http" => site.client(),
                "other-seat" | "other-seat-http" => ben.clone(),
                _ => sofia.clone(),
            };
            if column == "spectator-after" {
                anna.command(&table, &json!({"do": "abandon"})).await.is(200);
                ben.command(&table, &json!({"do": "answer", "question": 1, "yes": true})).await.is(200);
            }
            let code = match column.ends_with("-http") {
                true => client.command(&table, &command).await.code(),
                false => client.sit_at(&table, json!({})).await.0.code(command).await,
            };
            row.push_str(&format!(" {code}"));
            // Its bots need not play on.
            let _ = anna.command(&table, &json!({"do": "pause"})).await;
        }
    }
    site.stop().await;
    let found = format!("command {}\n{}\n", columns.join(" "), rows.join("\n"));
    compare(&found, COMMANDS_TRIED);
}
