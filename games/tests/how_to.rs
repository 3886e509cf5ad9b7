//! The pages of docs/how-to name every file that a change touches: each is there, and what an example of today touches is
//! in the list. What the pages show in Rust is compiled and run (`games/lib.rs`).

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may stop at the first surprise")]

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// A page: its name and text.
fn pages() -> Vec<(String, String)> {
    let folder = fs::read_dir(root().join("docs/how-to")).unwrap().map(|entry| entry.unwrap().path());
    let page =
        |path: PathBuf| (path.file_name().unwrap().to_string_lossy().into_owned(), fs::read_to_string(&path).unwrap());
    folder.map(page).filter(|(name, _)| name != "README.md").collect()
}

/// What a page lists under "Files": everything in backticks that is a path.
fn files(page: &str) -> Vec<&str> {
    let list = page.split("## Files\n").nth(1).unwrap_or("").split("\n## ").next().unwrap_or("");
    list.split('`').skip(1).step_by(2).filter(|code| code.contains('/') && !code.contains(' ')).collect()
}

/// An example of today: a word, and the folders in which every file that has it must be in the list.
fn examples(page: &str) -> Vec<(&str, Vec<&str>)> {
    let lines = page.lines().filter_map(|line| line.strip_prefix("<!-- like ")?.strip_suffix(" -->"));
    lines
        .map(|line| line.split_once(" in ").unwrap())
        .map(|(word, folders)| (word, folders.split(' ').collect()))
        .collect()
}

/// The files below a folder (or a file), tests and what is built left out.
fn below(path: &Path, found: &mut Vec<PathBuf>) {
    if path.is_dir() {
        let skip = ["tests", "target", "dist", "node_modules", "browser"];
        if !path.file_name().is_some_and(|name| skip.iter().any(|skip| name == *skip)) {
            let entries = fs::read_dir(path).unwrap().map(|entry| entry.unwrap().path());
            entries.for_each(|entry| below(&entry, found));
        }
    } else {
        found.push(path.to_owned());
    }
}

/// Does a text have a word, whole?
fn has(text: &str, word: &str) -> bool {
    let part = |c: char| c.is_alphanumeric() || c == '_';
    text.match_indices(word).any(|(at, _)| {
        !text[..at].chars().next_back().is_some_and(part) && !text[at + word.len()..].chars().next().is_some_and(part)
    })
}

/// What a file says without comments and the tests at its end.
fn code(path: &Path) -> String {
    let text = fs::read(path).map(|bytes| String::from_utf8_lossy(&bytes).into_owned()).unwrap();
    let code = text.split("#[cfg(test)]").next().unwrap_or("");
    code.lines().filter(|line| !line.trim_start().starts_with("//")).map(|line| format!("{line}\n")).collect()
}

#[test]
fn every_file_that_is_named_is_there() {
    let pages = pages();
    assert!(!pages.is_empty());
    for (name, page) in pages {
        let files = files(&page);
        assert!(!files.is_empty(), "{name} lists no files");
        for file in files {
            assert!(root().join(file).exists(), "{name}: there is no {file}");
        }
    }
}

#[test]
fn what_an_example_of_today_touches_is_in_the_list() {
    for (name, page) in pages() {
        let listed = files(&page);
        for (word, folders) in examples(&page) {
            let mut sources = Vec::new();
            folders.iter().for_each(|folder| below(&root().join(folder), &mut sources));
            let root = root();
            let touched = sources.iter().filter(|path| has(&code(path), word));
            let touched: BTreeSet<String> =
                touched.map(|path| path.strip_prefix(&root).unwrap().to_string_lossy().into_owned()).collect();
            assert!(!touched.is_empty(), "{name}: nothing has {word}");
            let covered = |file: &&String| listed.iter().any(|listed| Path::new(file).starts_with(listed));
            let missing: Vec<&String> = touched.iter().filter(|file| !covered(file)).collect();
            assert!(missing.is_empty(), "{name}: `{word}` is also in {missing:?}");
        }
    }
}

#[test]
fn every_page_is_in_the_index() {
    let index = fs::read_to_string(root().join("docs/how-to/README.md")).unwrap();
    for (name, page) in pages() {
        assert!(index.contains(&format!("]({name})")), "{name}");
        assert!(page.starts_with("# "), "{name}");
    }
}
