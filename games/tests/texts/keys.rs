//! No key is missing, and none is there for nothing.

use crate::ftl::Locale;
use crate::places::{all_files, games, root};
use crate::rust::{Call, Sources};
use daybreak::content::Content;
use daybreak_words::{card_keys, kept_keys};
use std::collections::BTreeSet;
use words::{Family, Lang, Words};

/// Every family there is: those of the house and of all games.
fn all_families() -> impl Iterator<Item = &'static Family> {
    [words::FAMILIES, daybreak_words::FAMILIES, earthrise_words::FAMILIES].into_iter().flatten()
}

fn keys_of_cards(part: &str) -> Vec<String> {
    let content = Content::builtin().unwrap_or_else(|error| panic!("{error}"));
    card_keys(&content, part).chain(kept_keys(part)).collect()
}

fn families() -> BTreeSet<String> {
    let of_cards = keys_of_cards("title").into_iter().chain(keys_of_cards("world"));
    all_families().flat_map(Family::keys).chain(of_cards).collect()
}

/// Is it written like a key of one of the groups that the locales have?
fn looks_like_a_key(string: &str, locale: &Locale) -> bool {
    let plain = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-';
    let group = |key: &str| key.split('-').next().map(str::to_owned);
    let groups: BTreeSet<String> = locale.keys().into_iter().filter_map(group).collect();
    string.contains('-')
        && string.chars().all(plain)
        && !string.ends_with('-')
        && group(string).is_some_and(|first| groups.contains(&first))
}

/// The sources of a folder of the project, if there is one: a small game has not all parts.
fn sources(folder: &str) -> Option<Sources> {
    root(folder).is_dir().then(|| Sources::of(folder))
}

/// Those who put things into words: the house, and of each game its crate of words or, in a small game, its only crate.
fn words_sources() -> Vec<Sources> {
    let of_games = games().into_iter().flat_map(|game| ["words/src", "src"].map(|part| format!("games/{game}/{part}")));
    std::iter::once("crates/words/src".to_owned()).chain(of_games).filter_map(|folder| sources(&folder)).collect()
}

/// Everybody else who speaks of texts by their keys.
fn speakers() -> Vec<Sources> {
    let house = ["firstlight", "server", "table", "terminal", "title"].map(|name| format!("crates/{name}/src"));
    let of_games =
        games().into_iter().flat_map(|game| ["rules", "title"].map(|part| format!("games/{game}/{part}/src")));
    house.into_iter().chain(of_games).filter_map(|folder| sources(&folder)).collect()
}

/// What people call the files of a language.
fn labels(lang: Lang) -> Vec<String> {
    all_files(lang).into_iter().map(|file| file.label).collect()
}

#[test]
fn all_languages_have_the_same_files_keys_and_arguments() {
    let english = Locale::read_all(Lang::En);
    for lang in Lang::ALL {
        assert_eq!(labels(lang), labels(Lang::En), "{lang}");
        let locale = Locale::read_all(lang);
        // English titles stand in the card files, where a table may change them.
        let titles: BTreeSet<String> = keys_of_cards("title").into_iter().collect();
        let mut here = locale.keys();
        let had = here.len();
        here.retain(|&key| !titles.contains(key));
        let titles_there = if lang == Lang::En { 0 } else { titles.len() };
        assert_eq!(had - here.len(), titles_there, "{lang}: titles of cards");
        let there = english.keys();
        assert!(here == there, "{lang} lacks {:?} and has besides {:?}", &there - &here, &here - &there);
        for key in here {
            assert_eq!(locale.variables(key), english.variables(key), "{lang}: arguments of {key}");
        }
    }
}

#[test]
fn every_file_is_built_in() {
    for lang in Lang::ALL {
        let words = Words::new(lang);
        for key in Locale::read_all(lang).keys() {
            assert!(words.has(key), "{lang}: {key} is on disk but not in the program");
        }
    }
}

#[test]
fn every_key_is_used() {
    let strings: BTreeSet<String> = speakers().iter().chain(&words_sources()).flat_map(Sources::strings).collect();
    let families = families();
    for lang in Lang::ALL {
        let locale = Locale::read_all(lang);
        let parts: BTreeSet<&String> = locale.0.values().flat_map(|text| &text.parts).collect();
        for key in locale.0.keys() {
            let used = strings.contains(key) || families.contains(key) || parts.contains(key);
            assert!(used, "{lang}: nothing uses {key}");
        }
    }
}

#[test]
fn every_key_that_is_used_exists() {
    let locale = Locale::read_all(Lang::En);
    for family in all_families() {
        for key in family.keys() {
            assert!(locale.0.contains_key(&key), "there is no text {key}");
        }
    }
    for key in keys_of_cards("world") {
        assert!(locale.0.contains_key(&key), "there is no text {key}");
    }
    let ends: BTreeSet<&str> = all_families().flat_map(|family| family.ends).copied().collect();
    for string in words_sources().iter().flat_map(Sources::strings) {
        let known = locale.0.contains_key(&string) || ends.contains(string.as_str());
        assert!(known || !looks_like_a_key(&string, &locale), "a crate of words speaks of {string}, which is no text");
    }
    for string in speakers().iter().flat_map(Sources::strings) {
        let known = locale.0.contains_key(&string);
        let of_theirs = string.starts_with("table-") || string.starts_with("note-");
        assert!(known || !(of_theirs && looks_like_a_key(&string, &locale)), "{string} is no text");
    }
}

#[test]
fn texts_get_the_arguments_they_need() {
    let locale = Locale::read_all(Lang::En);
    let own: Vec<Call> = words_sources().iter().flat_map(Sources::calls).collect();
    assert!(own.len() > 80, "too few calls were found: {}", own.len());
    for call in speakers().iter().flat_map(Sources::calls).chain(own) {
        assert!(locale.0.contains_key(&call.key), "{}: there is no text {}", call.file, call.key);
        let needed = locale.variables(&call.key);
        let unknown: Vec<&String> = call.args.difference(&needed).collect();
        assert!(unknown.is_empty(), "{}: {} has no argument {unknown:?}", call.file, call.key);
        assert!(!call.complete || call.args == needed, "{}: {} needs {needed:?}", call.file, call.key);
    }
}
