//! Every sentence once, in files that people can read.
//!
//! `UPDATE_GOLDEN=1 cargo test -p games` writes the files anew.

use crate::cards;
use crate::daybreak_samples;
use crate::ftl::Locale;
use crate::lines;
use crate::places::here;
use crate::samples::sheet;
use std::fs;
use std::path::Path;
use words::Lang;

#[test]
fn sentences_are_those_that_were_read() {
    for lang in Lang::ALL {
        compare(&format!("{lang}.txt"), &sheet(lang));
    }
}

#[test]
fn cards_are_those_that_were_read() {
    for lang in Lang::ALL {
        compare(&format!("daybreak-{lang}.txt"), &cards::sheet(lang));
    }
}

#[test]
fn icon_lines_are_those_that_were_read() {
    compare("daybreak-lines-en.txt", &lines::sheet(Lang::En));
}

#[test]
fn sentences_of_daybreak_are_those_that_were_read() {
    for lang in Lang::ALL {
        compare(&format!("daybreak-table-{lang}.txt"), &daybreak_samples::sheet(lang));
    }
}

/// Compares with a file of `tests/golden`.
pub(crate) fn compare(file: &str, now: &str) {
    compare_at(&here(&format!("tests/golden/{file}")), now);
}

/// Compares with any file, or writes it anew.
pub(crate) fn compare_at(path: &Path, now: &str) {
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        fs::write(path, now).unwrap();
    }
    let before = fs::read_to_string(path).unwrap_or_default();
    let changed = now.lines().zip(before.lines()).find(|(now, before)| now != before);
    assert!(now == before, "{}: {changed:?}; read the difference, then set UPDATE_GOLDEN=1 to keep it", path.display());
}

#[test]
fn every_wording_is_in_the_files() {
    for lang in Lang::ALL {
        let sheet = sheet(lang) + &cards::sheet(lang) + &cards::samples(lang) + &daybreak_samples::sheet(lang);
        // Where a wording begins a sentence, the program gives it its capital.
        let sheet = sheet.to_lowercase();
        for (key, text) in &Locale::read(lang).0 {
            // Lists are in every other sentence, and their wording is too short to be looked for.
            for wording in text.wording.iter().filter(|_| !key.starts_with("list-")) {
                let wording = wording.trim();
                assert!(sheet.contains(&wording.to_lowercase()), "{lang}: no sample of {key} says “{wording}”");
            }
        }
    }
}
