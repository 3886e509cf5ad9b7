//! `docs/versions.md` says what the program is, and every version it names has left something behind that is opened
//! (`kept.rs`).

#![allow(clippy::unwrap_used, reason = "a test says what is wrong by failing")]

use crate::served;

use serde_json::Value;
use served::{Folder, Served};
use std::fs;
use std::path::{Path, PathBuf};

const NOW: &str = env!("CARGO_PKG_VERSION");

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(name: &str) -> String {
    fs::read_to_string(root().join(name)).unwrap()
}

/// The rows of the first table of the page: what each column says, without its quotes.
fn rows() -> Vec<Vec<String>> {
    let page = read("docs/versions.md");
    let table = page.lines().skip_while(|line| !line.starts_with('|')).take_while(|line| line.starts_with('|'));
    let cells = |line: &str| line.trim_matches('|').split('|').map(|cell| cell.trim().replace('`', "")).collect();
    table.skip(2).map(cells).collect()
}

/// The number of the last step that brings a database up to date.
fn last_migration() -> String {
    let files = fs::read_dir(root().join("crates/store/migrations")).unwrap();
    let numbers = files.filter_map(|file| file.unwrap().file_name().to_string_lossy().get(..4)?.parse::<u32>().ok());
    numbers.max().unwrap().to_string()
}

#[test]
fn the_last_row_is_this_program() {
    let folder = Folder::new("versions");
    let server = Served::start(&["serve", "--addr", "127.0.0.1:0", "--data", &folder.path("data")]);
    let (_, about) = server.ask("GET", "/api/v1", "");
    let about: Value = serde_json::from_str(&about).unwrap();
    let content = |game: &str| {
        let games = about["games"].as_array().unwrap();
        games.iter().find(|one| one["id"] == game).unwrap()["content"].as_str().unwrap().to_owned()
    };
    let log = tabletop::log::FORMAT.to_string();
    let said = [
        about["firstlight"].as_str().unwrap().to_owned(),
        about["api"].to_string(),
        log,
        last_migration(),
        content("daybreak"),
        content("earthrise"),
    ];
    assert_eq!(rows().last().unwrap()[..], said);
}

#[test]
fn every_earlier_version_has_left_something_behind() {
    let rows = rows();
    assert!(rows.len() > 1);
    for row in &rows[..rows.len() - 1] {
        let kept = root().join("corpus/kept").join(&row[0]);
        assert!(kept.join("kept.json").is_file(), "corpus/kept has nothing of {}: make it before the version", row[0]);
    }
}

/// Who changes the version in one place changes it in all.
#[test]
fn every_place_says_the_same_version() {
    let named = |file: &str| serde_json::from_str::<Value>(&read(file)).unwrap()["version"].clone();
    assert_eq!(named("web/package.json"), NOW);
    assert_eq!(named("web/package-lock.json"), NOW);
    let lock: Value = serde_json::from_str(&read("web/package-lock.json")).unwrap();
    assert_eq!(lock["packages"][""]["version"], NOW);
    assert!(read("CHANGELOG.md").lines().any(|line| line == format!("## {NOW}")), "CHANGELOG.md has no section");
}
