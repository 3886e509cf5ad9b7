//! The corpus: every game replays, and every way a game can go has one. Golden playthroughs are told from it.

#![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

use crate::common;

use common::{firstlight, root, text};
use std::collections::BTreeSet;
use std::path::PathBuf;

fn games(game: &str) -> Vec<PathBuf> {
    let folder = root().join("corpus").join(game);
    let mut games: Vec<PathBuf> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    games.sort();
    games
}

#[test]
fn every_game_holds_and_is_over() {
    for path in games("earthrise").into_iter().chain(games("daybreak")) {
        let ran = firstlight(&["check", text(&path)]);
        assert_eq!(ran.code, 0, "{}", ran.err);
        assert!(
            ran.out.contains("the game is over; every draw that holds comes from its seed")
                || ran.out.contains("taken back"),
            "{}",
            ran.out
        );
    }
}

#[test]
fn every_number_of_players_every_pill_and_every_ending_has_a_game() {
    let mut seen = BTreeSet::new();
    for path in games("earthrise") {
        let told = firstlight(&["replay", text(&path)]).out;
        let header = std::fs::read_to_string(&path).unwrap().lines().next().unwrap().to_owned();
        for players in 3..=5 {
            if header.contains(&format!("\"players\":{players}")) {
                seen.insert(format!("{players} players"));
            }
        }
        for line in told.lines().filter(|line| line.contains(" reveals ")) {
            seen.insert(format!("pill: {}", line.split(" reveals ").nth(1).unwrap().split(':').next().unwrap()));
        }
        // The sentence at the end may be broken over two lines.
        let end = told.lines().rev().take(6).collect::<Vec<_>>().into_iter().rev().collect::<Vec<_>>().join(" ");
        for (ending, words) in [("tie broken", "A tie at"), ("shared", "Shared victory"), ("outright", " wins with ")] {
            if end.contains(words) {
                seen.insert(format!("ending: {ending}"));
            }
        }
        if header.contains("\"files\"") {
            seen.insert("own content".to_owned());
        }
        let log = std::fs::read_to_string(&path).unwrap();
        for (kind, field) in [("retraction", "\"retract\":"), ("branch", "\"branch\":")] {
            if log.contains(field) {
                seen.insert(kind.to_owned());
            }
        }
    }
    let pills = [
        "Crew of Apollo 8",
        "ZOND5",
        "LOR",
        "ALM",
        "Charlie Brown Effect",
        "Commander Out of Action",
        "Radio Silence",
        "Stendhal Syndrome",
        "Christmas on Board",
        "Catastrophic Boredom",
    ];
    let mut wanted: Vec<String> = pills.iter().map(|pill| format!("pill: {pill}")).collect();
    wanted.extend((3..=5).map(|players| format!("{players} players")));
    wanted.extend(["tie broken", "shared", "outright"].map(|ending| format!("ending: {ending}")));
    wanted.extend(["own content", "retraction", "branch"].map(str::to_owned));
    let missing: Vec<&String> = wanted.iter().filter(|wish| !seen.contains(*wish)).collect();
    assert!(missing.is_empty(), "no game in the corpus for {missing:?}; seen: {seen:?}");
}

#[test]
fn every_setup_and_every_ending_of_daybreak_has_a_game() {
    let (mut setups, mut seen) = (BTreeSet::new(), BTreeSet::new());
    for path in games("daybreak") {
        let told = firstlight(&["replay", text(&path)]).out;
        let log = std::fs::read_to_string(&path).unwrap();
        let header: serde_json::Value = serde_json::from_str(log.lines().next().unwrap()).unwrap();
        let powers: BTreeSet<String> =
            header["setup"]["powers"].as_array().unwrap().iter().map(ToString::to_string).collect();
        setups.insert(if powers.len() == 1 { BTreeSet::new() } else { powers });
        // The sentence at the end may be broken over lines.
        let end = told.lines().rev().take(6).collect::<Vec<_>>().into_iter().rev().collect::<Vec<_>>().join(" ");
        let endings = [
            ("won", "Won in round"),
            ("communities", "too many communities"),
            ("temperature", "too many temperature bands"),
            ("out of time", "last round"),
        ];
        for (ending, words) in endings {
            if end.contains(words) {
                seen.insert(ending);
            }
        }
        let parts = [
            ("own content", "\"files\""),
            ("retraction", "\"retract\":"),
            ("branch", "\"branch\":"),
            ("challenges", "\"challenges\":"),
            ("a vote", "\"seat\":1,\"move\":{\"keep_project\""),
        ];
        for (part, field) in parts {
            if log.contains(field) {
                seen.insert(part);
            }
        }
    }
    assert_eq!(setups.len(), 12, "{setups:?}");
    let wanted = ["won", "communities", "temperature", "out of time", "own content", "retraction", "branch"];
    let wanted = wanted.into_iter().chain(["challenges", "a vote"]);
    let missing: Vec<&str> = wanted.filter(|wish| !seen.contains(wish)).collect();
    assert!(missing.is_empty(), "no game in the corpus for {missing:?}; seen: {seen:?}");
}

#[test]
fn a_seat_is_told_less_than_everything() {
    let path = root().join("corpus/earthrise/pills-3.jsonl");
    let all = firstlight(&["replay", text(&path)]).out;
    let seat = firstlight(&["replay", text(&path), "--as", "0"]).out;
    let spectator = firstlight(&["replay", text(&path), "--as", "spectator"]).out;
    assert!(all.contains("Bento’s hand:"));
    assert!(seat.contains("Your hand:") && !seat.contains("Bento’s hand:"));
    assert!(!spectator.contains("hand:") && spectator.contains("is dealt 10 cards"));
    let early = firstlight(&["replay", text(&path), "--to", "6"]).out;
    assert!(all.starts_with(early.lines().next().unwrap()) && early.lines().count() < all.lines().count());
}

/// Earthrise: one full game a number of players and one with pills, with every decision, view and fact. Daybreak: a game
/// alone and one of four. `cargo xtask golden` writes them anew.
#[test]
fn golden_playthroughs() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let update = std::env::var_os("UPDATE_GOLDEN").is_some();
    let earthrise = ["players-3", "players-4", "players-5", "pills-3"].map(|name| ("earthrise", name));
    let daybreak = ["ending-won-alone", "ending-won"].map(|name| ("daybreak", name));
    for (game, name) in earthrise.into_iter().chain(daybreak) {
        let log = root().join(format!("corpus/{game}/{name}.jsonl"));
        let ran = firstlight(&["replay", text(&log), "--full"]);
        assert_eq!(ran.code, 0, "{}", ran.err);
        let path = folder.join(format!("{name}.txt"));
        if update {
            std::fs::create_dir_all(&folder).unwrap();
            std::fs::write(&path, &ran.out).unwrap();
            continue;
        }
        let golden = std::fs::read_to_string(&path).unwrap_or_default();
        let differs = ran.out.lines().zip(golden.lines()).position(|(now, then)| now != then);
        assert!(
            ran.out == golden,
            "{name} is told differently, first in line {:?}; if that is meant, run `cargo xtask golden`",
            differs.map(|line| line + 1)
        );
    }
}
