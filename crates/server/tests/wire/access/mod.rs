//! Who may do what: every route and every command as everybody who may come by, at a table of a game with secrets. What each
//! of them gets stands in `docs/access.md`, which is made from this; no answer holds a secret that its reader has no
//! right to.

mod case;
mod deeds;
mod page;
mod roads;
mod secrets;
mod table_pages;

use crate::client::{Client, Response, Socket};
use crate::site::Site;
use crate::walk::values_of;
use case::{AccessCase, Actor, Prepared, Stage, address};
use deeds::{About, DEEDS, Deed};
use page::AccessTable;
use roads::{ROADS, Road};
use serde_json::{Value, json};
use server::http::{ROUTES, document};
use std::collections::BTreeSet;
use std::io::Write;
use std::path::PathBuf;

/// A server as it comes, behind a proxy that says who asks.
async fn site() -> Site {
    Site::with(|said| {
        said.limits = None;
        said.trust_proxy = Some(vec!["127.0.0.1".parse().unwrap()]);
    })
    .await
}

/// What somebody gets.
fn outcome(answer: &Response) -> String {
    answer.code()
}

/// One request.
async fn take(case: &AccessCase<'_>, road: &Road) -> String {
    let mut client = Client { forwarded: Some(address()), ..case.client.clone() };
    let path = road.path.replace("{table}", &case.table).replace("{id}", &case.token).replace("{game}", "earthrise");
    let asked = format!("{} {path}", road.method);
    if path.ends_with("/socket") {
        return match client.upgrade(&path).await {
            Ok(mut socket) => {
                let said = match path.contains("/me/") {
                    true => Ok(()),
                    false => welcomed(case, &mut socket).await.map(|_| ()),
                };
                socket.vanish();
                said.map_or_else(|code| code, |()| "ok".to_owned())
            }
            Err(refused) => {
                case.secrets.look_through(&asked, &refused.text());
                outcome(&refused)
            }
        };
    }
    let query = road.query.replace("{site}", &format!("http://{}", client.host));
    let path = if query.is_empty() { path } else { format!("{path}?{query}") };
    let body = road.body.map(|body| body(case).to_string());
    let answer = client.send(road.method, &path, body.as_deref()).await;
    case.secrets.look_through(&asked, &answer.text());
    let code = outcome(&answer);
    if code == "ok" && answer.text().contains("\"knocking\":true") { "knocks".to_owned() } else { code }
}

/// Says hello; what comes is looked through.
async fn welcomed(case: &AccessCase<'_>, socket: &mut Socket) -> Result<Value, String> {
    socket.say(&json!({"hello": 2, "lang": "en", "moves": "labels"})).await;
    let first = socket.next().await.unwrap_or_else(|| panic!("{:?}: the socket ends without a word", case.actor));
    case.secrets.look_through("the socket", &first.to_string());
    match first["type"].as_str() {
        Some("welcome") => Ok(first),
        _ => Err(first["code"].as_str().unwrap_or_else(|| panic!("{first}")).to_owned()),
    }
}

/// A socket to the table, if the actor gets one.
async fn enter(case: &AccessCase<'_>) -> Result<Socket, String> {
    let mut client = Client { forwarded: Some(address()), ..case.client.clone() };
    let path = format!("/api/v1/tables/{}/socket", case.table);
    let mut socket = client.upgrade(&path).await.map_err(|refused| outcome(&refused))?;
    let welcome = welcomed(case, &mut socket).await?;
    if let Some(hand) = case.secrets.own_hand().filter(|_| case.stage == Stage::Running) {
        assert!(welcome.to_string().contains(hand), "{:?} sees the own hand: {welcome}", case.actor);
    }
    Ok(socket)
}

/// What a socket says to a command.
async fn answered(socket: &mut Socket, deed: &Deed, mut command: Value) -> String {
    command["id"] = json!(format!("{} {}", deed.name, address()));
    socket.say(&command).await;
    let answer = socket.until("an answer", |heard| heard["re"] == command["id"] || heard["type"] == "goodbye").await;
    match answer["type"].as_str() {
        // A program that gives up its seat has nothing more to do there.
        Some("goodbye") if deed.name == "leave" => "ok".to_owned(),
        Some("goodbye" | "error") => answer["code"].as_str().unwrap().to_owned(),
        _ => "ok".to_owned(),
    }
}

/// One command, over the socket if there is one; what is refused there is refused without a socket too.
async fn give(case: &AccessCase<'_>, socket: &mut Result<Socket, String>, deed: &Deed) -> String {
    let command = (deed.body)(case);
    let told = match socket {
        Ok(socket) => {
            let heard = socket.heard.len();
            let code = answered(socket, deed, command.clone()).await;
            for message in &socket.heard[heard..] {
                case.secrets.look_through(deed.name, &message.to_string());
            }
            code
        }
        Err(refused) => refused.clone(),
    };
    if told != "ok" {
        let mut client = Client { forwarded: Some(address()), ..case.client.clone() };
        let answer = client.command(&case.table, &command).await;
        case.secrets.look_through(deed.name, &answer.text());
        let code = outcome(&answer);
        assert!(
            code == told || code == "malformed",
            "{:?}, {}: {told}, but {code} without a socket",
            case.actor,
            deed.name
        );
    }
    told
}

/// What an actor gets for every command, at a table as far as this.
async fn commands(site: &Site, actor: Actor, stage: Stage) -> Vec<String> {
    let mut case = AccessCase::set(site, actor, stage).await;
    let mut socket = enter(&case).await;
    let mut told = Vec::new();
    for deed in DEEDS {
        if case.prepared != deed.needs && socket.is_ok() {
            if case.prepared != Prepared::Nothing {
                case = AccessCase::set(site, actor, stage).await;
                socket = enter(&case).await;
            }
            if deed.needs != Prepared::Nothing {
                case.prepare(deed.needs).await;
            }
        }
        let mut code = give(&case, &mut socket, deed).await;
        // On a machine that stood still in between it is tried anew.
        while case.is_stale() {
            case = AccessCase::set(site, actor, stage).await;
            socket = enter(&case).await;
            case.prepare(deed.needs).await;
            code = give(&case, &mut socket, deed).await;
        }
        if code == "ok" && deed.changes {
            case = AccessCase::set(site, actor, stage).await;
            socket = enter(&case).await;
        } else if code == "ok" && deed.name.starts_with("face") {
            socket = enter(&case).await;
        }
        told.push(code);
    }
    told
}

/// What an actor gets for every request, at a table as far as this.
async fn requests(site: &Site, actor: Actor, stage: Stage) -> Vec<String> {
    let mut case = AccessCase::set(site, actor, stage).await;
    let mut told = Vec::new();
    for road in ROADS.iter().flat_map(|(_, roads)| *roads) {
        let code = take(&case, road).await;
        if road.changes && matches!(code.as_str(), "ok" | "knocks") {
            case = AccessCase::set(site, actor, stage).await;
        }
        told.push(code);
    }
    told
}

/// One word for a command that is tried for the own seat and for another's.
fn both(actor: Actor, name: &str, own: &str, other: &str) -> String {
    match (own, other) {
        _ if own == other => own.to_owned(),
        ("ok", "not_your_seat") => "own seat".to_owned(),
        (_, "not_your_seat") => own.to_owned(),
        _ => panic!("{actor:?}: {name} for the own seat is {own}, for another's {other}"),
    }
}

async fn stage_of(stage: Stage) -> AccessTable {
    let site = site().await;
    let mut table = AccessTable::default();
    for actor in Actor::ALL {
        let routes = requests(&site, actor, stage).await;
        let mut rows = Vec::new();
        let given = commands(&site, actor, stage).await;
        for (at, deed) in DEEDS.iter().enumerate() {
            match deed.about {
                About::Own => rows.push((deed.name, both(actor, deed.name, &given[at], &given[at + 1]))),
                About::Other => {}
                About::Nobody => rows.push((deed.name, given[at].clone())),
            }
        }
        table.add(routes, rows);
    }
    site.stop().await;
    table
}

/// `UPDATE_GOLDEN=1 cargo test -p server --test wire golden` writes the page anew; read the difference: each cell is a right.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn golden_access() {
    let (waiting, running, finished) =
        tokio::join!(stage_of(Stage::Waiting), stage_of(Stage::Running), stage_of(Stage::Finished));
    let found = page::write(&waiting, &running, &finished);
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs/access.md");
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(&path, &found).unwrap();
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    let differs: Vec<String> = found
        .lines()
        .filter(|line| !kept.lines().any(|old| old == *line))
        .map(|line| format!("found    {line}"))
        .chain(
            kept.lines().filter(|line| !found.lines().any(|new| new == *line)).map(|line| format!("expected {line}")),
        )
        .collect();
    if found != kept {
        // Past what keeps the output of tests back, so that it stands beside everything else that happened then.
        let _ = writeln!(std::io::stderr(), "docs/access.md differs:\n{}", differs.join("\n"));
    }
    assert!(
        found == kept,
        "docs/access.md says otherwise; if a right is meant to change, UPDATE_GOLDEN=1:\n{}",
        differs.join("\n")
    );
}

/// Every route that is there is tried, and nothing else.
#[test]
fn no_route_is_missing_from_the_walk() {
    let tried: BTreeSet<String> =
        ROADS.iter().flat_map(|(_, roads)| *roads).map(|road| format!("{} {}", road.method, road.path)).collect();
    let known: BTreeSet<String> = ROUTES.iter().map(|route| format!("{} {}", route.method, route.path)).collect();
    let missing: Vec<_> = known.symmetric_difference(&tried).collect();
    assert!(missing.is_empty(), "add them to access/roads.rs, so that docs/access.md says who may: {missing:?}");
}

/// Every command and every question that is there is tried.
#[tokio::test]
async fn no_command_is_missing_from_the_walk() {
    let document = document().unwrap();
    let site = site().await;
    let case = AccessCase::set(&site, Actor::Visitor, Stage::Waiting).await;
    for field in ["do", "what"] {
        let mut known = BTreeSet::new();
        values_of(&document["components"]["schemas"], field, &mut known);
        let said = |deed: &Deed| (deed.body)(&case)[field].as_str().map(str::to_owned);
        let tried: BTreeSet<String> = DEEDS.iter().filter_map(said).collect();
        let missing: Vec<_> = known.symmetric_difference(&tried).collect();
        assert!(missing.is_empty(), "add them to access/deeds.rs, so that docs/access.md says who may: {missing:?}");
    }
    site.stop().await;
}
