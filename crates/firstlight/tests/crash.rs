//! The server is killed while tables are under play: the short version of `cargo xtask crash`. Also: the check itself finds
//! what is wrong with a log.

#[path = "../../server/tests/client/mod.rs"]
mod client;
#[path = "../../server/tests/crash/mod.rs"]
mod crash;

use crash::CrashPlan;
use crash::record::{Acknowledged, Record};
use serde_json::json;
use std::time::Duration;

#[tokio::test]
async fn every_acknowledged_move_outlives_the_server() {
    let data = tempfile::tempdir().unwrap();
    let plan = CrashPlan {
        program: env!("CARGO_BIN_EXE_firstlight").into(),
        tables: 12,
        kills: 4,
        between: (Duration::from_millis(200), Duration::from_millis(900)),
        seed: 5,
    };
    let summary = crash::run(&plan, data.path()).await.unwrap();
    assert!(summary.is_clean(), "{summary}");
}

const LOG: [&str; 7] = [
    r#"{"firstlight":1,"game":"earthrise"}"#,
    r#"{"n":1,"draw":{"pilot":1}}"#,
    r#"{"n":2,"seat":1,"move":{"play":"PHO4"}}"#,
    r#"{"n":3,"seat":2,"move":{"play":"PHO5"}}"#,
    r#"{"n":4,"seat":0,"move":"save"}"#,
    r#"{"n":5,"draw":{"pilot":2}}"#,
    r#"{"n":6,"seat":1,"move":{"play":"PHO4"}}"#,
];

/// The client has seats 0 and 1; a bot has seat 2.
fn record() -> Record {
    let made = |seat, mv, entry| Acknowledged { seat, mv, entry };
    let moves = vec![
        made(1, json!({"play": "PHO4"}), Some(2)),
        made(0, json!("save"), Some(5)),
        made(1, json!({"play": "PHO4"}), None),
    ];
    Record { seats: vec![0, 1], moves }
}

/// A log of these lines, numbered in order.
fn log_of(lines: &[&str]) -> String {
    let number = |(n, line): (usize, &&str)| match line.split_once(',') {
        Some((first, rest)) if first.starts_with("{\"n\":") => format!("{{\"n\":{n},{rest}\n"),
        _ => format!("{line}\n"),
    };
    lines.iter().enumerate().map(number).collect()
}

#[test]
fn a_log_with_every_acknowledged_move_passes() {
    assert_eq!(record().check(&log_of(&LOG)), Ok(6));
}

#[test]
fn a_lost_move_is_found() {
    for lost in [2, 4, 6] {
        let mut lines = LOG.to_vec();
        lines.remove(lost);
        assert!(record().check(&log_of(&lines)).is_err(), "entry {lost}");
    }
}

#[test]
fn a_move_that_is_there_twice_is_found() {
    for twice in [2, 4, 6] {
        let mut lines = LOG.to_vec();
        lines.insert(twice, LOG[twice]);
        assert!(record().check(&log_of(&lines)).is_err(), "entry {twice}");
    }
}

#[test]
fn moves_out_of_order_are_found() {
    let mut lines = LOG.to_vec();
    lines.swap(2, 4);
    assert!(record().check(&log_of(&lines)).is_err());
}

#[test]
fn another_move_in_place_of_the_acknowledged_one_is_found() {
    let mut lines = LOG.to_vec();
    lines[4] = r#"{"n":4,"seat":0,"move":{"exchange":2}}"#;
    assert!(record().check(&log_of(&lines)).is_err());
}

#[test]
fn a_move_at_another_place_than_acknowledged_is_found() {
    let mut lines = LOG.to_vec();
    lines.insert(2, r#"{"n":2,"seat":2,"move":{"play":"PHO5"}}"#);
    let said = record().check(&log_of(&lines)).unwrap_err();
    assert!(said.contains("up to entry 2"), "{said}");
}

#[test]
fn a_gap_in_the_numbers_is_found() {
    let mut lines = LOG.to_vec();
    lines.remove(3);
    let said = record().check(&lines.join("\n")).unwrap_err();
    assert!(said.contains("entry 3"), "{said}");
}
