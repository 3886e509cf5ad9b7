//! What a socket tells is what its seat may know, and nothing else.

use crate::scenario::check_log;
use crate::site::{Site, eventually};
use earthrise::{Earthrise, Fact};
use earthrise_title::EarthriseTitle;
use serde_json::{Value, json};
use tabletop::{Audience, Dice, Game, Seat, Timeline, Xoshiro, told};
use title::Title;
use wire::Patch;

/// What an audience may know of a game, entry by entry, by the rules alone.
struct Knowledge {
    views: Vec<Value>,
    facts: Vec<Vec<Fact>>,
}

impl Knowledge {
    fn of(timeline: &Timeline<Earthrise>, audience: Audience) -> Knowledge {
        let rules = timeline.game();
        let mut facts = vec![Vec::new()];
        timeline.replay(timeline.len(), |step| facts.push(told(rules, step.facts, audience)));
        let shown = |no| serde_json::to_value(EarthriseTitle::show(rules, &rules.view(&timeline.at(no), audience)));
        let views = (0..=timeline.len()).map(|no| shown(no).unwrap()).collect();
        Knowledge { views, facts }
    }

    /// Is everything in a message known after the entry it names?
    fn holds(&self, message: &Value) {
        let lists = [&message["told"], &message["since"]["told"], &message["reply"]["since"]["told"]];
        for told in lists.into_iter().flat_map(|list| list.as_array().into_iter().flatten()) {
            let fact: Fact = serde_json::from_value(told["fact"].clone()).unwrap();
            let entry = told["entry"].as_u64().unwrap() as usize;
            assert!(self.facts[entry].contains(&fact), "{fact:?} is not known after entry {entry}");
        }
        let look = &message["reply"]["look"];
        if let Some(entry) = look["entry"].as_u64() {
            assert_eq!(look["view"], self.views[entry as usize], "the view after entry {entry}");
        }
        let since = &message["reply"]["since"];
        if since["view"].is_object() {
            let mut view = since["view"].clone();
            changes(since).for_each(|patch| patch.apply(&mut view).unwrap());
            assert!(self.views.contains(&view), "all that was told leads to no view that the seat had");
        }
    }
}

/// The patches of a list of told facts, and the one after the last.
fn changes(list: &Value) -> impl Iterator<Item = Patch> {
    let told = list["told"].as_array().into_iter().flatten().flat_map(|told| [&told["patch"], &told["end"]]);
    let rest = [&list["patch"], &list["now"]["patch"]];
    told.chain(rest).filter(|patch| patch.is_array()).map(|patch| serde_json::from_value(patch.clone()).unwrap())
}

/// The view that somebody has who makes the changes of every message; how often it was changed.
#[derive(Default)]
struct Follower {
    view: Value,
    changed: usize,
}

impl Follower {
    fn hear(&mut self, message: &Value) {
        for patch in changes(message) {
            patch.apply(&mut self.view).unwrap();
            self.changed += 1;
        }
        if message["now"]["view"].is_object() {
            self.view = message["now"]["view"].clone();
        }
    }
}

/// No hand, pill or face-down card of another seat is in a message of a running game, nor in the view it leads to.
fn hides_the_others(message: &Value, view: &Value, own: usize) {
    if view["phase"] != "over" {
        for (seat, player) in view["players"].as_array().unwrap().iter().enumerate() {
            assert!(seat == own || player["hand"].is_null(), "seat {seat} holds {player}");
        }
    }
    for told in message["told"].as_array().into_iter().flatten() {
        let of = |fact: &str, secret: &str| {
            let fact = &told["fact"][fact];
            let theirs = fact["seat"].as_u64().is_some_and(|seat| seat as usize != own);
            assert!(!theirs || fact[secret].is_null(), "{told}");
        };
        of("dealt", "hand");
        of("pill_dealt", "pill");
        if told["fact"]["played"]["face_down"] == true {
            of("played", "card");
        }
    }
}

#[tokio::test]
async fn a_seat_learns_nothing_of_the_others() {
    let site = Site::start().await;
    let mut anna = site.person("Anna").await;
    let setup = json!({"players": 4, "pills": true});
    let bots = json!({"bot": "steady"});
    let wanted =
        json!({"game": "earthrise", "setup": setup, "seats": ["me", bots, bots, bots], "settings": {"bot_pace": 0}});
    let table = anna.open(&wanted).await;
    let (mut socket, _) = anna.sit_at(&table, json!({"lang": "en", "moves": "labels"})).await;
    let mut dice = Xoshiro::new(5);
    let latest =
        |heard: &[Value], field: &str| heard.iter().rev().find(|m| m[field].is_object()).unwrap()[field].clone();
    let mut moved_at = Value::Null;
    while latest(&socket.heard, "table")["status"] != "finished" {
        let scene = latest(&socket.heard, "now");
        let moves = scene["moves"].as_array().cloned().unwrap_or_default();
        if moves.is_empty() || moved_at == scene["entry"] {
            socket.next().await.unwrap();
            continue;
        }
        let chosen = &moves[dice.below(moves.len() as u32) as usize]["move"];
        let answer = socket.ask(json!({"do": "move", "move": chosen})).await;
        assert_eq!(answer["type"], "update", "{answer}");
        moved_at = scene["entry"].clone();
        if dice.below(10) == 0 {
            socket.ask(json!({"do": "ask", "what": "since", "n": 0})).await;
            let entry = dice.below(scene["entry"].as_u64().unwrap() as u32);
            socket.ask(json!({"do": "ask", "what": "look", "to": entry})).await;
        }
    }
    let info = anna.get(&format!("/api/v1/tables/{table}")).await.json();
    let log = anna.get(&format!("/api/v1/tables/{table}/log")).await.text();
    let (timeline, _) = check_log::<EarthriseTitle>(&log, info["table"]["commitment"].as_str().unwrap());
    let knowledge = Knowledge::of(&timeline, Audience::Seat(Seat(0)));
    let (mut follower, mut facts) = (Follower::default(), 0);
    for message in &socket.heard {
        knowledge.holds(message);
        follower.hear(message);
        hides_the_others(message, &follower.view, 0);
        if let Some(entry) = message["now"]["entry"].as_u64() {
            assert_eq!(follower.view, knowledge.views[entry as usize], "the view after entry {entry}");
        }
        facts += message["told"].as_array().map_or(0, Vec::len);
    }
    assert!(follower.changed > 100 && facts > 100, "{} patches and {facts} facts were looked at", follower.changed);
    assert!(
        !socket
            .heard
            .iter()
            .any(|message| message.to_string().contains("\"seed\"") && message["table"]["status"] != "finished")
    );
    site.stop().await;
}

#[tokio::test]
async fn a_spectator_behind_gets_nothing_early() {
    let site = Site::start().await;
    let mut anna = site.person("Anna").await;
    let wanted = json!({"game": "earthrise", "seats": ["me", "me", "me"], "settings": {"watch": {"delayed": 3600}}});
    let table = anna.open(&wanted).await;
    let (mut seat, mut last) = anna.sit_at(&table, json!({})).await;
    let mut sofia = site.person("Sofia").await;
    let (mut watching, welcome) = sofia.sit_at(&table, json!({})).await;
    assert_eq!(welcome["now"]["entry"], 0, "nothing of the deal either");
    assert!(welcome["now"]["view"]["players"].as_array().unwrap().iter().all(|player| player["hand"].is_null()));
    let mut dice = Xoshiro::new(6);
    for _ in 0..30 {
        let asked = last["now"]["asked"][0].as_u64().unwrap();
        let faced = seat.ask(json!({"do": "face", "facing": {"seat": asked}})).await;
        let moves = faced["now"]["moves"].as_array().unwrap();
        let chosen = &moves[dice.below(moves.len() as u32) as usize]["move"];
        last = seat.ask(json!({"do": "move", "seat": asked, "move": chosen})).await;
        assert_eq!(last["type"], "update", "{last}");
    }
    // What is said comes through at once, so that what was played had its time as well.
    seat.ask(json!({"do": "chat", "text": "done"})).await;
    watching.until("the chat", |message| message["notes"][0]["note"] == "said").await;
    let since = watching.ask(json!({"do": "ask", "what": "since", "n": 0})).await;
    assert_eq!(since["reply"]["since"]["told"], json!([]));
    let look = watching.ask(json!({"do": "ask", "what": "look", "to": 1})).await;
    assert_eq!(look["code"], "no_such_entry");
    for message in &watching.heard {
        assert!(message.get("told").is_none() && !message.to_string().contains("\"played\":{"), "{message}");
        assert!(message["now"].is_null() || message["now"]["entry"] == 0, "{message}");
    }
    let view = sofia.get(&format!("/api/v1/tables/{table}/view")).await.is(200).json();
    assert_eq!(view["now"]["entry"], 0, "nor without a socket");
    assert_eq!(site.client().get(&format!("/api/v1/tables/{table}/view?to=3")).await.code(), "no_such_entry");

    let site = Site::over(site.stop().await, |_| {}).await;
    let view = site.client().get(&format!("/api/v1/tables/{table}/view")).await.is(200).json();
    assert_eq!(view["now"]["entry"], 0, "nor by waiting for another process");
    site.stop().await;
}

#[tokio::test]
async fn a_spectator_a_little_behind_gets_it_in_the_end() {
    let site = Site::start().await;
    let mut anna = site.person("Anna").await;
    let wanted = json!({"game": "earthrise", "seats": ["me", "me", "me"], "settings": {"watch": {"delayed": 1}}});
    let table = anna.open(&wanted).await;
    let mut sofia = site.person("Sofia").await;
    let (mut watching, welcome) = sofia.sit_at(&table, json!({})).await;
    let told = watching.until("the deal", |message| message["told"].is_array()).await;
    let mut follower = Follower::default();
    [&welcome, &told].into_iter().for_each(|message| follower.hear(message));
    let players = follower.view["players"].as_array().unwrap();
    assert!(players.iter().all(|player| player["hand"].is_null()), "{told}");
    let path = format!("/api/v1/tables/{table}/view");
    eventually("the view has caught up", async || sofia.clone().get(&path).await.json()["now"]["entry"] != 0).await;
    site.stop().await;
}

#[tokio::test]
async fn where_nobody_may_watch_nobody_does() {
    let site = Site::start().await;
    let mut anna = site.person("Anna").await;
    let wanted = json!({"game": "earthrise", "seats": ["me", "me", "open"], "settings": {"watch": "off"}});
    let table = anna.open(&wanted).await;
    let mut sofia = site.person("Sofia").await;
    let (mut early, _) = sofia.sit_at(&table, json!({})).await;
    anna.command(&table, &json!({"do": "start"})).await.is(200);
    assert_eq!(early.goodbye().await.unwrap()["code"], "watching_off");
    for message in &early.heard {
        assert!(message.get("told").is_none() && message["now"]["entry"].as_u64().unwrap_or(0) == 0, "{message}");
    }
    let mut late = sofia.attach(&table, json!({})).await;
    assert_eq!(late.goodbye().await.unwrap()["code"], "watching_off");
    assert_eq!(sofia.get(&format!("/api/v1/tables/{table}/view")).await.code(), "watching_off");
    site.stop().await;
}
