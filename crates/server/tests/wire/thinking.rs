//! Bots and hints of a server that strangers reach: nobody outside says how long a bot thinks, hints hold up no bot, and
//! nobody thinks for those who are gone.

use crate::client::{Client, Socket};
use crate::site::{Site, eventually, table};
use serde_json::{Value, json};
use server::config::Partial;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};
use store::{Batch, Event, Store};

/// Far less than anybody here would think if nobody told them to end, and far more than a busy machine needs.
const SOON: Duration = Duration::from_secs(30);

/// What a stranger may not ask for (C1).
const NOT_LEVELS: [&str; 5] = ["expert:3600s", "expert:4294967295", "expert:1ms", "steady:1s", "oracle"];

/// A meter of one rank.
async fn of_rank(site: &Site, name: &str, rank: &str) -> f64 {
    site.meter(&format!("firstlight_{name}{{rank=\"{rank}\"}}")).await
}

/// Waits until so many are thought about in a rank, and not for long.
async fn running(site: &Site, rank: &str, wanted: f64) {
    let since = Instant::now();
    eventually("as many think as should", || async { of_rank(site, "bots_running", rank).await == wanted }).await;
    assert!(since.elapsed() < SOON, "it took {:?} until {wanted} of {rank} were thought about", since.elapsed());
}

/// One person alone with Daybreak, who is asked at once.
fn alone() -> Value {
    table("daybreak", 0, 0)
}

/// Says a command and does not wait for the answer.
async fn say(socket: &mut Socket, id: &str, command: Value) {
    let mut command = command;
    command["id"] = json!(id);
    socket.say(&command).await;
}

fn hint() -> Value {
    json!({"do": "ask", "what": "hint"})
}

/// The first move there is, for the first seat that is asked.
fn any_move(message: &Value) -> Option<Value> {
    let moves = message["now"]["moves"].as_array()?;
    Some(json!({"do": "move", "move": moves.first()?["move"]}))
}

/// Plays any moves until the table waits for bots alone.
async fn until_bots_think(socket: &mut Socket, welcome: &Value) {
    let mut scene = welcome.clone();
    while scene["now"]["awaited"].as_array().unwrap().contains(&json!(0)) {
        scene = socket.ask(any_move(&scene).unwrap()).await;
    }
}

#[tokio::test]
async fn nobody_outside_says_how_long_a_bot_thinks() {
    let site = Site::start().await;
    let mut anna = site.person("Anna").await;
    for game in ["earthrise", "daybreak"] {
        let id = anna.open(&table(game, 1, 2)).await;
        let running = anna.open(&table(game, 0, 2)).await;
        let over = anna.open(&table(game, 0, 2)).await;
        anna.command(&over, &json!({"do": "abandon"})).await.is(200);
        let (mut waiting_line, _) = anna.sit_at(&id, json!({})).await;
        let (mut running_line, _) = anna.sit_at(&running, json!({})).await;
        let (mut over_line, _) = anna.sit_at(&over, json!({})).await;
        for kind in NOT_LEVELS {
            let seats = json!(["me", {"bot": "steady"}, {"bot": kind}]);
            let refused = anna.post("/api/v1/tables", &json!({"game": game, "seats": seats})).await;
            assert_eq!(refused.code(), "unknown_bot", "{kind}");
            let seat = json!({"do": "seat", "seat": 1, "bot": kind});
            let start = json!({"do": "start", "bot": kind});
            let stand_in = json!({"do": "stand_in", "bot": kind});
            let clone = json!({"do": "clone", "to": 0, "bot": kind});
            for command in [&seat, &start] {
                assert_eq!(anna.command(&id, command).await.code(), "unknown_bot", "{command}");
                assert_eq!(waiting_line.code(command.clone()).await, "unknown_bot", "{command}");
            }
            assert_eq!(anna.command(&running, &stand_in).await.code(), "unknown_bot", "{kind}");
            assert_eq!(running_line.code(stand_in).await, "unknown_bot", "{kind}");
            assert_eq!(anna.command(&over, &clone).await.code(), "unknown_bot", "{kind}");
            assert_eq!(over_line.code(clone).await, "unknown_bot", "{kind}");
        }
        // The levels themselves are taken.
        assert_eq!(waiting_line.code(json!({"do": "seat", "seat": 1, "bot": "expert"})).await, "ok");
    }
    site.stop().await;
}

/// A log may name a thinking time with its bots, and a finished game can go on from an earlier moment: it names the level.
#[tokio::test]
async fn a_log_brings_levels_and_no_times() {
    let site = Site::start().await;
    let mut anna = site.person("Anna").await;
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus/earthrise/players-4.jsonl");
    let log = std::fs::read_to_string(corpus).unwrap();
    let mut lines: Vec<String> = log.lines().map(str::to_owned).collect();
    let mut header: Value = serde_json::from_str(&lines[0]).unwrap();
    header["seats"] = json!(["me:Anna", "expert:3600s", "expert:4294967295", "steady"]);
    lines[0] = header.to_string();
    let opened = anna.send("post", "/api/v1/logs?name=x", Some(&(lines.join("\n") + "\n"))).await.is(200).json();
    let id = opened["table"].as_str().unwrap();
    let seats = anna.get(&format!("/api/v1/tables/{id}")).await.is(200).json()["table"]["seats"].clone();
    let bots: Vec<&Value> = seats.as_array().unwrap().iter().map(|seat| &seat["bot"]).collect();
    assert_eq!(bots, [&Value::Null, &json!("expert"), &json!("expert"), &json!("steady")]);
    site.stop().await;
}

/// A table from before there were only levels: its second seat has a bot that was told to think for an hour.
async fn of_before(change: impl Fn(&mut Partial)) -> (Site, Client, String) {
    let site = Site::with(&change).await;
    let mut anna = site.person("Anna").await;
    let id = anna.open(&table("earthrise", 0, 2)).await;
    let dir = site.stop().await;
    let store = Store::open(dir.path(), store::Settings::default()).await.unwrap();
    let stored = store.open_table(&id).await.unwrap().unwrap();
    let last = stored.snapshot.map_or(0, |snapshot| snapshot.no).max(stored.events.last().map_or(0, |event| event.no));
    let events = (1..=2).map(|seat| Event {
        no: last + seat,
        at: stored.row.touched,
        by: stored.row.host.clone(),
        client: None,
        body: format!(r#"{{"table":{{"bot":{{"seat":{seat},"kind":"expert:3600s","name":"Ada {seat}"}}}}}}"#),
    });
    let batch = Batch { table: id.clone(), events: events.collect(), ..Batch::default() };
    store.append(batch).await.unwrap();
    store.close().await.unwrap();
    let site = Site::over(dir, change).await;
    let anna = Client { cookie: anna.cookie, ..site.client() };
    (site, anna, id)
}

#[tokio::test]
async fn bots_of_before_play_within_the_ceiling() {
    let (site, mut anna, id) = of_before(|said| said.bot_ms = Some(50)).await;
    let (mut socket, welcome) = anna.sit_at(&id, json!({"moves": "list"})).await;
    assert_eq!(welcome["table"]["seats"][1]["bot"], "expert:3600s");
    let since = Instant::now();
    let mut scene = welcome;
    for _ in 0..6 {
        until_bots_think(&mut socket, &scene).await;
        scene = socket.until("a person's turn", |message| message["now"]["awaited"] == json!([0])).await;
    }
    assert!(since.elapsed() < 2 * SOON, "six tricks took {:?}", since.elapsed());
    site.stop().await;
}

/// While a bot thinks for a minute the table is paused, goes on and ends: each time the thinking ends soon.
#[tokio::test]
async fn nobody_thinks_for_a_table_that_does_not_want_it() {
    let (site, mut anna, id) = of_before(|said| said.bot_ms = Some(60_000)).await;
    let (mut socket, welcome) = anna.sit_at(&id, json!({"moves": "list"})).await;
    until_bots_think(&mut socket, &welcome).await;
    running(&site, "move", 1.0).await;
    assert_eq!(socket.code(json!({"do": "pause"})).await, "ok");
    running(&site, "move", 0.0).await;
    assert_eq!(socket.code(json!({"do": "resume"})).await, "ok");
    running(&site, "move", 1.0).await;
    // While one thinks, another table is not held up for long.
    let mut ben = site.person("Ben").await;
    let other = ben.open(&table("earthrise", 0, 2)).await;
    let (mut line, welcome) = ben.sit_at(&other, json!({"moves": "list"})).await;
    until_bots_think(&mut line, &welcome).await;
    line.until("Ben's next turn", |message| message["now"]["awaited"] == json!([0])).await;
    assert_eq!(of_rank(&site, "bots_running", "move").await, 1.0);
    assert_eq!(socket.code(json!({"do": "abandon"})).await, "ok");
    running(&site, "move", 0.0).await;
    assert_eq!(of_rank(&site, "bots_queued", "move").await, 0.0);
    site.stop().await;
}

#[tokio::test]
async fn a_hint_ends_with_its_connection_and_with_its_moment() {
    let site = Site::with(|said| said.hint_ms = Some(60_000)).await;
    let mut anna = site.person("Anna").await;
    let id = anna.open(&alone()).await;
    let (mut socket, _) = anna.sit_at(&id, json!({})).await;
    say(&mut socket, "hint 1", hint()).await;
    running(&site, "hint", 1.0).await;
    socket.vanish();
    running(&site, "hint", 0.0).await;
    // Whoever moves on gets what was found until then.
    let (mut socket, welcome) = anna.sit_at(&id, json!({"moves": "list"})).await;
    say(&mut socket, "hint 2", hint()).await;
    running(&site, "hint", 1.0).await;
    let since = Instant::now();
    say(&mut socket, "move", any_move(&welcome).unwrap()).await;
    let reply = socket.until("the hint", |message| message["re"] == "hint 2").await;
    assert!(since.elapsed() < SOON, "{:?}", since.elapsed());
    assert!(!reply["reply"]["hint"]["moves"].as_array().unwrap().is_empty(), "{reply}");
    running(&site, "hint", 0.0).await;
    site.stop().await;
}

/// H4: twenty hints of twenty fresh visitors held up another table's bot by 39.9 s.
#[tokio::test]
async fn hints_of_many_hold_up_no_bot() {
    let site = Site::with(|said| (said.hint_ms, said.bot_ms) = (Some(20_000), Some(200))).await;
    let mut lines = Vec::new();
    for visitor in 0..20 {
        let mut client = site.client();
        let id = client.open(&alone()).await;
        let (mut socket, _) = client.sit_at(&id, json!({})).await;
        say(&mut socket, &format!("hint {visitor}"), hint()).await;
        lines.push(socket);
    }
    running(&site, "hint", 1.0).await;
    assert!(of_rank(&site, "bots_queued", "hint").await >= 18.0);
    let mut anna = site.person("Anna").await;
    let mut experts = table("earthrise", 0, 2);
    experts["seats"] = json!(["me", {"bot": "expert"}, {"bot": "expert"}]);
    let id = anna.open(&experts).await;
    let (mut socket, welcome) = anna.sit_at(&id, json!({"moves": "list"})).await;
    let answered = || site.meter("firstlight_bot_answer_seconds_count{rank=\"hint\"}");
    let (before, since) = (answered().await, Instant::now());
    until_bots_think(&mut socket, &welcome).await;
    socket.until("Anna's next turn", |message| message["now"]["awaited"] == json!([0])).await;
    // Two or more moves of bots were made, and for each at most one hint ended before.
    let after = answered().await;
    assert!(after - before <= 6.0, "{before} and then {after} hints were answered");
    assert!(since.elapsed() < SOON, "{:?}", since.elapsed());
    // Whoever goes takes their hint with them.
    lines.into_iter().for_each(Socket::vanish);
    eventually("no hint waits", || async { of_rank(&site, "bots_queued", "hint").await == 0.0 }).await;
    site.stop().await;
}

#[tokio::test]
async fn too_many_hints_are_refused_with_a_time() {
    let site = Site::with(|said| said.hint_ms = Some(60_000)).await;
    let mut anna = site.person("Anna").await;
    let id = anna.open(&alone()).await;
    let mut lines = Vec::new();
    // One is worked out, and eight of one table may wait.
    for at in 0..9 {
        let (mut socket, _) = anna.sit_at(&id, json!({})).await;
        say(&mut socket, &format!("hint {at}"), hint()).await;
        running(&site, "hint", 1.0).await;
        eventually("it waits", || async { of_rank(&site, "bots_queued", "hint").await == f64::from(at) }).await;
        lines.push(socket);
    }
    for lang in ["en", "es", "pt-BR"] {
        let (mut socket, _) = anna.sit_at(&id, json!({"lang": lang})).await;
        let refused = socket.ask(hint()).await;
        assert_eq!((&refused["type"], &refused["code"]), (&json!("error"), &json!("busy")), "{refused}");
        assert_eq!(refused["args"]["retry_after_ms"], "60000");
        assert!(refused["message"].as_str().unwrap().contains("60 s"), "{refused}");
    }
    assert_eq!(site.meter("firstlight_bots_refused_total{rank=\"hint\"}").await, 3.0);
    site.stop().await;
}

/// M5 over real sockets: a whole round with bots that think by the clock, in whose last trick nobody has a choice.
/// How late everything comes because the machine is busy with something else.
struct Lateness(Arc<AtomicU64>);

impl Lateness {
    fn watch() -> Lateness {
        let most = Arc::new(AtomicU64::new(0));
        let kept = most.clone();
        tokio::spawn(async move {
            let nap = Duration::from_millis(5);
            loop {
                let since = Instant::now();
                tokio::time::sleep(nap).await;
                kept.fetch_max(since.elapsed().saturating_sub(nap).as_millis() as u64, Ordering::Relaxed);
            }
        });
        Lateness(most)
    }

    /// The most that anything was late since this was last asked.
    fn take(&self) -> Duration {
        Duration::from_millis(self.0.swap(0, Ordering::Relaxed))
    }
}

#[tokio::test]
async fn no_step_of_a_bot_that_thinks_comes_sooner_than_its_time() {
    const TIME: Duration = Duration::from_millis(300);
    let site = Site::with(|said| said.bot_ms = Some(TIME.as_millis() as u32)).await;
    let mut anna = site.person("Anna").await;
    let mut experts = table("earthrise", 0, 2);
    experts["seats"] = json!(["me", {"bot": "expert"}, {"bot": "expert"}]);
    let id = anna.open(&experts).await;
    let (mut socket, welcome) = anna.sit_at(&id, json!({"moves": "list", "view": "whole"})).await;
    let (mut scene, mut steps, mut forced) = (welcome, 0, 0);
    let late = Lateness::watch();
    while forced < 2 {
        let awaited = scene["now"]["awaited"].as_array().unwrap().clone();
        if awaited.contains(&json!(0)) {
            scene = socket.ask(any_move(&scene).unwrap()).await;
            continue;
        }
        let bot = awaited[0].as_u64().unwrap() as usize;
        let view = &scene["now"]["view"];
        let last = view["players"][bot]["hand_size"] == 1 && view["phase"] == "play";
        let since = Instant::now();
        scene = socket.until("a step", |message| message["now"].is_object()).await;
        // A client that was slow to hear of the step before, because the machine was busy, has waited less.
        let waited = since.elapsed() + late.take();
        assert!(waited >= TIME / 2, "a step came after {waited:?}, with one card: {last}");
        (steps, forced) = (steps + 1, forced + u32::from(last));
    }
    assert!(steps > 10);
    site.stop().await;
}
