//! Every title there is, through the whole house: at a terminal, in the lab, on a server. Nothing here is about one game, so
//! that a new one is tried by being listed; `cargo xtask test` runs this with the toy, too.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may stop at the first surprise")]

#[path = "../../server/tests/client/mod.rs"]
mod client;
mod common;

use client::http::{Visitor, table_of};
use client::line::{Line, ReceivedMessage};
use client::program::Program;
use common::{fed, firstlight, folder, text};
use games::Visit;
use serde_json::{Value, json};
use std::path::Path;
use title::{BY_RULES, Title};

/// A title, as far as it matters here.
#[derive(Clone)]
struct About {
    id: &'static str,
    name: &'static str,
    fewest: usize,
    /// What stands behind `--seats`, other flags included.
    seats: Vec<&'static str>,
    bots: Vec<&'static str>,
}

#[derive(Clone)]
struct Look;

impl Visit for Look {
    type Output = About;

    fn visit<T: Title>(self) -> About {
        let bots = T::profiles().into_iter().map(|profile| profile.name).collect();
        About {
            id: T::ID,
            name: T::NAME,
            fewest: usize::from(*T::PLAYERS.start()),
            seats: T::SEATS.split(' ').collect(),
            bots,
        }
    }
}

fn titles() -> Vec<About> {
    let titles = games::each(&Look);
    assert!(titles.len() >= 2 + usize::from(cfg!(feature = "toy")));
    titles
}

/// Somebody who types one number after the other, more than any game asks for; a number that is none of a move is asked for
/// again.
fn typed() -> String {
    (0..6000_u32).map(|at| format!("{}\n", 1 + at * 7 % 5)).collect()
}

/// A log that holds, of a game that is over.
fn assert_whole(log: &Path) {
    let check = firstlight(&["check", text(log)]);
    assert!(check.code == 0 && check.out.contains("the game is over"), "{}{}", check.out, check.err);
}

#[test]
fn a_person_plays_it_at_a_terminal_and_its_log_is_checked_told_and_analysed() {
    for About { id, name, seats, .. } in titles() {
        let log = folder(&format!("every-title-{id}")).join("game.jsonl");
        let table = [&["table", id, "--seed", "7", "--seats"][..], &seats].concat();
        for lang in ["en", "es", "pt-BR"] {
            let args = [&table[..], &["--lang", lang]].concat();
            let asked = fed(&args, "?\nwhy 1\nrules\nquit\n");
            assert_eq!(asked.code, 0, "{id}: {}", asked.err);
            assert!(!asked.out.contains('⟨'), "{id}, {lang}: a text is missing:\n{}", asked.out);
        }
        let ran = fed(&[&table[..], &["--log", text(&log)]].concat(), &typed());
        assert_eq!(ran.code, 0, "{id}: {}", ran.err);
        assert!(ran.out.contains(name) && !ran.out.contains('⟨'), "{id}:\n{}", ran.out);
        assert!(
            ran.out.lines().all(|line| line.chars().count() <= 80 || line.contains("firstlight ")),
            "{id}: too wide"
        );
        assert_whole(&log);
        let told = firstlight(&["replay", text(&log), "--full"]);
        assert!(told.code == 0 && !told.out.contains('⟨'), "{id}: {}", told.err);
        let analysed = firstlight(&["analyse", text(&log), "--budget", "20", "--seat", "0", "--json"]);
        assert_eq!(analysed.code, 0, "{id}: {}", analysed.err);
    }
}

#[test]
fn every_player_of_it_can_be_seated_in_the_lab() {
    for About { id, bots, .. } in titles() {
        assert!(bots.contains(&BY_RULES), "{id} has nobody who plays where there is no time to think");
        let ran = firstlight(&["sim", id, "--bots", "steady,random", "--games", "20", "--seed", "3", "--json"]);
        assert_eq!(ran.code, 0, "{id}: {}", ran.err);
        let report: Value = serde_json::from_str(&ran.out).unwrap();
        assert_eq!((report["game"].as_str(), report["games"].as_u64()), (Some(id), Some(20)), "{}", ran.out);
        let ran = firstlight(&["sim", id, "--bots", "steady", "--games", "20"]);
        assert!(ran.code == 0 && ran.out.contains("20 games"), "{id}: {}{}", ran.out, ran.err);

        let out = folder(&format!("every-title-lab-{id}"));
        let line_ups = ["--line-up", "steady", "--line-up", "random"];
        let args = [&["lab", "arena", id][..], &line_ups, &["--games", "8", "--out", text(&out)]].concat();
        let ran = firstlight(&args);
        assert_eq!(ran.code, 0, "{id}: {}", ran.err);
        assert!(out.join("report.html").exists() && out.join("plan.toml").exists(), "{id}");
    }
}

#[tokio::test]
async fn a_program_plays_it_on_a_server_to_its_end() {
    for About { id, fewest, .. } in titles() {
        let folder = folder(&format!("every-title-server-{id}"));
        let program = Path::new(env!("CARGO_BIN_EXE_firstlight"));
        let server = Program::serve(program, &folder.join("data"), "127.0.0.1:0", None).unwrap();
        let mut visitor = Visitor::new(server.addr);
        let greeting: Value = serde_json::from_str(&visitor.get("/api/v1").await.unwrap().ok().unwrap()).unwrap();
        assert!(greeting["games"].as_array().unwrap().iter().any(|game| game["id"] == id), "{greeting}");

        let table = visitor.open_table(&table_of(id, 1, fewest.max(2))).await.unwrap();
        play(&visitor, &table).await;
        let log = folder.join("game.jsonl");
        std::fs::write(&log, visitor.log(&table).await.unwrap()).unwrap();
        assert_whole(&log);
        let library = format!("/api/v1/library/{id}");
        let debrief = format!("/api/v1/tables/{table}/debrief");
        for path in [library.as_str(), &debrief, "/api/v1/openapi.json"] {
            visitor.get(path).await.unwrap().ok().unwrap_or_else(|why| panic!("{id}: {path}: {why}"));
        }
    }
}

/// Makes the first move that is offered until the game is over.
async fn play(visitor: &Visitor, table: &str) {
    let hello = json!({"hello": 2, "moves": "list", "lang": "en"}).to_string();
    let mut line = Line::open(visitor, table, &hello).await.unwrap();
    loop {
        let message = line.receive().await.unwrap();
        let received = ReceivedMessage::read(&message).unwrap();
        assert!(received.kind != "goodbye" && received.code.is_none_or(|code| code == "illegal"), "{message}");
        let Some(now) = received.now else { continue };
        if now.outcome.is_some() {
            return;
        }
        if let Some(choice) = now.moves.iter().flatten().next().filter(|_| now.awaited.contains(&0)) {
            let (entry, mv) = (now.entry, choice.mv.get());
            line.say(format!("{{\"id\":\"after {entry}\",\"do\":\"move\",\"move\":{mv}}}")).await.unwrap();
        }
    }
}
