//! What terminal play is built from: no server, no database, nothing async.

#![allow(clippy::unwrap_used, reason = "a test says what is wrong by failing")]

use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;

/// Crates that only a server needs, and those of ours that bring them.
const HEAVY: [&str; 8] = ["axum", "client", "hyper", "libsqlite3-sys", "server", "sqlx", "store", "tokio"];

/// The names of all crates that are linked.
fn linked(package: &[&str]) -> BTreeSet<String> {
    let mut cargo = Command::new(env!("CARGO"));
    cargo.args(["tree", "--locked", "--edges", "normal", "--prefix", "none", "--format", "{p}", "--package"]);
    let output = cargo.args(package).current_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8(output.stdout).unwrap();
    text.lines().filter_map(|line| line.split(' ').next()).map(str::to_owned).collect()
}

fn heavy(package: &[&str]) -> Vec<String> {
    linked(package).into_iter().filter(|name| HEAVY.contains(&name.as_str())).collect()
}

#[test]
fn terminal_play_links_neither_a_server_nor_a_database() {
    assert!(linked(&["terminal"]).contains("table"), "the same machine as the server's");
    assert_eq!(heavy(&["terminal"]), [""; 0]);
    assert_eq!(heavy(&["firstlight", "--no-default-features"]), [""; 0]);
}

#[test]
fn the_whole_program_links_all_of_them() {
    assert_eq!(heavy(&["firstlight"]), HEAVY, "otherwise the list above is out of date");
}
