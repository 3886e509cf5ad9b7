//! What the program is built from: every licence is one that `deny.toml` allows, every source too.

#![allow(clippy::unwrap_used, reason = "a test says what is wrong by failing")]

use serde_json::Value;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn toml(name: &str) -> toml::Table {
    std::fs::read_to_string(root().join(name)).unwrap().parse().unwrap()
}

fn texts(list: &toml::Value) -> BTreeSet<String> {
    list.as_array().unwrap().iter().map(|text| text.as_str().unwrap().to_owned()).collect()
}

/// Can a licence be fulfilled by what is allowed? `OR` leaves the choice, `AND` does not; `/` is an old way to write `OR`.
fn fulfilled(expression: &str, allowed: &BTreeSet<String>) -> bool {
    let spaced = expression.replace('/', " OR ").replace('(', " ( ").replace(')', " ) ");
    let words: Vec<&str> = spaced.split_whitespace().collect();
    let (value, rest) = either(&words, allowed);
    assert!(rest.is_empty(), "`{expression}` is no licence expression");
    value
}

fn either<'a>(words: &'a [&'a str], allowed: &BTreeSet<String>) -> (bool, &'a [&'a str]) {
    let (mut value, mut rest) = both(words, allowed);
    while let ["OR", more @ ..] = rest {
        let (next, left) = both(more, allowed);
        (value, rest) = (value || next, left);
    }
    (value, rest)
}

fn both<'a>(words: &'a [&'a str], allowed: &BTreeSet<String>) -> (bool, &'a [&'a str]) {
    let (mut value, mut rest) = one(words, allowed);
    while let ["AND", more @ ..] = rest {
        let (next, left) = one(more, allowed);
        (value, rest) = (value && next, left);
    }
    (value, rest)
}

fn one<'a>(words: &'a [&'a str], allowed: &BTreeSet<String>) -> (bool, &'a [&'a str]) {
    match words {
        ["(", inner @ ..] => match either(inner, allowed) {
            (value, [")", rest @ ..]) => (value, rest),
            (_, rest) => (false, rest),
        },
        [id, "WITH", exception, rest @ ..] => (allowed.contains(&format!("{id} WITH {exception}")), rest),
        [id, rest @ ..] => (allowed.contains(*id), rest),
        [] => (false, words),
    }
}

#[test]
fn licences_are_read_as_they_are_meant() {
    let allowed = BTreeSet::from(["MIT".to_owned(), "Apache-2.0".to_owned(), "ISC".to_owned()]);
    for good in ["MIT", "MIT/Apache-2.0", "GPL-2.0-only OR MIT", "(MIT OR X) AND ISC", "X AND Y OR MIT", "((MIT))"] {
        assert!(fulfilled(good, &allowed), "{good}");
    }
    for bad in ["GPL-3.0-only", "MIT AND GPL-3.0-only", "(X OR Y) AND MIT", "Apache-2.0 WITH LLVM-exception", "mit"] {
        assert!(!fulfilled(bad, &allowed), "{bad}");
    }
}

#[test]
fn every_licence_is_allowed() {
    let allowed = texts(&toml("deny.toml")["licenses"]["allow"]);
    let target = format!("{}-unknown-linux-gnu", std::env::consts::ARCH);
    let mut cargo = Command::new(env!("CARGO"));
    cargo.args(["metadata", "--format-version", "1", "--locked", "--all-features"]).current_dir(root());
    if cfg!(target_os = "linux") {
        // What is built elsewhere need not be downloaded here; `cargo xtask audit` looks at all of it.
        cargo.args(["--filter-platform", &target]);
    }
    let output = cargo.output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let metadata: Value = serde_json::from_slice(&output.stdout).unwrap();
    let packages = metadata["packages"].as_array().unwrap();
    assert!(packages.len() > 100);
    let name = |package: &Value| format!("{} {}: {}", package["name"], package["version"], package["license"]);
    let refused: Vec<String> = packages
        .iter()
        .filter(|package| !package["license"].as_str().is_some_and(|licence| fulfilled(licence, &allowed)))
        .map(name)
        .collect();
    assert!(refused.is_empty(), "deny.toml does not allow the licences of {refused:#?}");
    let choices: Vec<&str> = packages.iter().filter_map(|package| package["license"].as_str()).collect();
    for licence in &allowed {
        let without: BTreeSet<String> = allowed.iter().filter(|other| *other != licence).cloned().collect();
        let needed = choices.iter().any(|choice| !fulfilled(choice, &without));
        assert!(needed, "{licence} is allowed, and nothing needs it");
    }
}

#[test]
fn everything_comes_from_where_it_may_and_is_what_it_was() {
    let registries = texts(&toml("deny.toml")["sources"]["allow-registry"]);
    let lock = toml("Cargo.lock");
    let packages = lock["package"].as_array().unwrap();
    assert!(packages.len() > 100);
    for package in packages {
        let Some(source) = package.get("source") else { continue };
        let source = source.as_str().unwrap();
        let known = source.strip_prefix("registry+").is_some_and(|registry| registries.contains(registry));
        assert!(known, "{:?} comes from {source}", package["name"]);
        assert!(package.get("checksum").is_some(), "{:?} may be anything", package["name"]);
    }
    let ours: Vec<&str> =
        packages.iter().filter(|p| p.get("source").is_none()).filter_map(|p| p["name"].as_str()).collect();
    let is_here = |name: &str| {
        // The rules of a game have its name, and its other parts that and their own; a small game is one crate.
        let (game, part) = name.split_once('-').unwrap_or((name, "rules"));
        let folders =
            [format!("crates/{name}"), format!("games/{game}/{part}"), format!("games/{name}"), name.to_owned()];
        folders.iter().any(|folder| root().join(folder).join("Cargo.toml").exists())
    };
    assert!(ours.iter().all(|name| is_here(name)), "{ours:?}");
}
