//! The hosted workflows (`.github/workflows`) and the Dockerfile call commands, crates, features and tests that are there, and
//! nothing that a newer Rust alone would understand. They cannot be run here; what they name can be looked at.

#![allow(clippy::unwrap_used, reason = "a test says what is wrong by failing")]

use serde_json::Value;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(name: &str) -> String {
    fs::read_to_string(root().join(name)).unwrap()
}

/// Every command of cargo in a file, with the rest of its line.
fn commands(text: &str) -> Vec<Vec<String>> {
    let mut found = Vec::new();
    for line in text.lines().filter(|line| !line.trim_start().starts_with('#')) {
        for (at, _) in line.match_indices("cargo ") {
            let alone = line[..at].chars().next_back().is_none_or(|before| " `;&(".contains(before));
            if alone {
                let rest = line[at..].split(['`', ';', '&']).next().unwrap();
                found.push(rest.split_whitespace().skip(1).map(|word| word.trim_matches('"').to_owned()).collect());
            }
        }
    }
    found
}

/// The values of a flag.
fn values<'a>(command: &'a [String], flag: &str) -> Vec<&'a str> {
    command.windows(2).filter(|pair| pair[0] == flag).map(|pair| pair[1].as_str()).collect()
}

struct House {
    packages: BTreeSet<String>,
    tests: BTreeSet<String>,
    features: BTreeSet<String>,
    profiles: BTreeSet<String>,
}

impl House {
    fn read() -> House {
        let asked = ["metadata", "--no-deps", "--offline", "--format-version", "1"];
        let answer = Command::new(env!("CARGO")).args(asked).current_dir(root()).output().unwrap();
        let metadata: Value = serde_json::from_slice(&answer.stdout).unwrap();
        let mut house = House {
            packages: BTreeSet::new(),
            tests: BTreeSet::new(),
            features: BTreeSet::new(),
            profiles: BTreeSet::from(["release".to_owned()]),
        };
        for package in metadata["packages"].as_array().unwrap() {
            house.packages.insert(package["name"].as_str().unwrap().to_owned());
            house.features.extend(package["features"].as_object().unwrap().keys().cloned());
            let targets = package["targets"].as_array().unwrap();
            let tests = targets.iter().filter(|target| target["kind"][0] == "test");
            house.tests.extend(tests.map(|test| test["name"].as_str().unwrap().to_owned()));
        }
        let manifest: toml::Table = read("Cargo.toml").parse().unwrap();
        house.profiles.extend(manifest["profile"].as_table().unwrap().keys().cloned());
        house
    }

    /// What a command names that is not there.
    fn unknown(&self, command: &[String]) -> Vec<String> {
        let missing = |flag: &str, known: &BTreeSet<String>| {
            let named = values(command, flag).into_iter().filter(|value| !value.starts_with('$'));
            let named = named.flat_map(|value| value.split(',')).filter(|value| !value.is_empty());
            named.filter(|value| !known.contains(*value)).map(|value| format!("{flag} {value}")).collect::<Vec<_>>()
        };
        let flags = [("--package", &self.packages), ("--test", &self.tests), ("--features", &self.features)];
        let mut wrong: Vec<String> = flags.into_iter().flat_map(|(flag, known)| missing(flag, known)).collect();
        wrong.extend(missing("--profile", &self.profiles));
        wrong
    }
}

/// The commands of `cargo xtask`, by its list of them.
fn xtasks() -> BTreeSet<String> {
    let source = read("xtask/src/main.rs");
    let (_, help) = source.split_once("cargo xtask COMMAND\n").unwrap();
    let (help, _) = help.split_once("\n\";").unwrap();
    let line =
        |line: &str| line.strip_prefix("  ")?.split(' ').next().filter(|name| !name.is_empty()).map(str::to_owned);
    help.lines().filter_map(line).collect()
}

#[test]
fn every_command_is_there() {
    let (house, xtasks) = (House::read(), xtasks());
    assert!(xtasks.contains("test") && xtasks.contains("dist"), "{xtasks:?}");
    let mut seen = 0;
    for file in [".github/workflows/ci.yml", ".github/workflows/release.yml", "Dockerfile"] {
        for command in commands(&read(file)) {
            seen += 1;
            let shown = format!("{file}: cargo {}", command.join(" "));
            match command[0].as_str() {
                "xtask" => assert!(xtasks.contains(&command[1]), "{shown}"),
                "build" | "check" | "doc" | "test" => assert!(house.unknown(&command).is_empty(), "{shown}"),
                other => panic!("{shown}: is there a `cargo {other}` everywhere?"),
            }
        }
    }
    assert!(seen >= 10, "only {seen} commands were found");
}

#[test]
fn a_command_that_is_not_there_is_found() {
    let found =
        commands("  - run: cargo test --package nothing --features laws,none && cargo xtask dist\n# cargo nothing\n");
    assert_eq!(found.len(), 2, "{found:?}");
    assert_eq!(House::read().unknown(&found[0]), ["--package nothing", "--features none"]);
    assert_eq!(found[1], ["xtask", "dist"]);
}

/// Images with the compiler are not older than the Rust that Cargo.toml asks for.
#[test]
fn images_have_a_rust_that_is_new_enough() {
    let manifest: toml::Table = read("Cargo.toml").parse().unwrap();
    let number = |version: &str| -> Vec<u32> { version.split('.').map(|part| part.parse().unwrap()).collect() };
    let oldest = number(manifest["workspace"]["package"]["rust-version"].as_str().unwrap());
    let mut seen = 0;
    for file in [".github/workflows/ci.yml", ".github/workflows/release.yml", "Dockerfile"] {
        let text = read(file);
        for (at, marker) in text.match_indices("rust:") {
            let version = text[at + marker.len()..].split('-').next().unwrap();
            // The name of a job ends in the same way.
            if !version.starts_with(|c: char| c.is_ascii_digit()) {
                continue;
            }
            assert!(number(version) >= oldest, "{file}: {version}");
            seen += 1;
        }
    }
    assert!(seen >= 3);
}
