//! Turning points outlive the server that found them, and the terminal tells the same.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test says what is wrong by failing")]

use crate::served;

use serde_json::Value;
use served::{Folder, Served, run, said};
use std::path::Path;

/// Asks until they are known.
fn turns(server: &Served, cookie: &str, table: &str) -> Value {
    for _ in 0..6000 {
        let found = asked(server, cookie, table);
        if found["state"] != "working" {
            return found;
        }
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    panic!("the turning points are never done");
}

fn asked(server: &Served, cookie: &str, table: &str) -> Value {
    let (status, body) = server.ask_as(cookie, "GET", &format!("/api/v1/tables/{table}/turns?lang=en"), "");
    assert!(status.contains("200"), "{status} {body}");
    serde_json::from_str(&body).unwrap()
}

#[test]
fn turning_points_are_kept_when_the_server_is_killed_and_the_terminal_tells_the_same() {
    let folder = Folder::new("turning-points");
    let data = folder.path("data");
    let args = ["serve", "--addr", "127.0.0.1:0", "--data", &data, "--turns-lines", "60"];
    let log = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus/earthrise/ending-outright.jsonl");
    let text = std::fs::read_to_string(&log).unwrap();

    let server = Served::start(&args);
    let cookie = server.cookie();
    let (status, body) = server.ask_as(&cookie, "POST", "/api/v1/logs", &text);
    assert!(status.contains("200"), "{status} {body}");
    let opened: Value = serde_json::from_str(&body).unwrap();
    let table = opened["table"].as_str().unwrap();
    let found = turns(&server, &cookie, table);
    assert_eq!(found["state"], "done", "{found}");
    // Dropped is killed: it has no time to put anything in order.
    drop(server);

    let server = Served::start(&args);
    let again = asked(&server, &cookie, table);
    assert_eq!(again, found, "it is there at once, and the same");

    let ran = run(&["analyse", &log.display().to_string(), "--budget", "60", "--json", "--lang", "en"]);
    assert!(ran.status.success(), "{}", said(&ran));
    let told: Value = serde_json::from_slice(&ran.stdout).unwrap();
    let place = |point: &Value| format!("{} {} {} {}", point["entry"], point["before"], point["after"], point["error"]);
    let of = |points: &Value| -> std::collections::BTreeSet<String> {
        points.as_array().unwrap().iter().map(place).collect()
    };
    let (online, offline) = (of(&found["points"]), of(&told["turning_points"]));
    assert!(!online.is_empty() && online.is_subset(&offline), "{online:?}\n{offline:?}");
}
