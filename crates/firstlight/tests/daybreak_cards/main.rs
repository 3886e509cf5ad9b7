//! Every card of Daybreak acts at a small table: what it did, then taken back and compared, then done again and
//! compared. The files in `tests/golden/daybreak-cards` are written for reading; `cargo xtask golden` writes them anew.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may stop at the first surprise")]

mod acting;
mod book;
mod challenge;
mod crisis;
mod diff;
mod drive;
mod forbidden;
mod global;
mod laid;
mod local;
mod probe;
mod scene;
mod staging;
mod verdict;

use book::{Book, wrapped};
use daybreak::language::Solo;
use daybreak::{CardNo, Deck, LocalId};
use std::path::PathBuf;

/// The golden files: the name, what is in it, and the numbers of its cards, as far as there are any.
const FILES: [(&str, &str, u16, u16); 8] = [
    ("local-001-033", "Local cards: drawing and knowing, clean energy", 1, 33),
    ("local-034-055", "Local cards: demand, trees and oceans, dirty energy, sharing", 34, 55),
    ("local-056-086", "Local cards: emissions", 56, 86),
    ("local-087-133", "Local cards: resilience, communities, carbon removal, geoengineering", 87, 199),
    ("starting", "Starting cards", 200, 299),
    ("global", "Global projects", 300, 399),
    ("crisis", "Crises", 400, 499),
    ("challenge", "Challenge cards", 500, 599),
];

/// How the tables of challenge cards are laid out.
const CHALLENGES: &str = "Four powers at the beginning of the game: without the card -> with it. A card for one player \
                          goes to China.";

/// How to read an entry.
const READING: &str = "Each entry has the card's text, a scene for each case, what was played, answered and drawn (>), and \
                       every difference it made. The row of crises is given by numbers, ? is face down. \"Coming\" is what \
                       the forecast and the next round would bring. At the end it was taken back and done again, and \
                       the states were compared; where a draw or the end of a window stands in between, taking back was \
                       refused, and the table went back to the beginning and on again.";

fn entry(book: &Book, no: CardNo) -> String {
    match no.deck().expect("the number is in the box") {
        Deck::Local | Deck::Starting => local::entry(book, no),
        Deck::Global => global::entry(book, no),
        Deck::Crisis => crisis::entry(book, no),
        Deck::Challenge => challenge::entry(book, no),
    }
}

fn sheet(name: &str) -> String {
    let book = Book::open();
    let (_, title, first, last) = FILES.into_iter().find(|file| file.0 == name).expect("the file is listed");
    let mut out = format!("{title}\n\n");
    let challenge = CardNo(first).deck() == Some(Deck::Challenge);
    out += &wrapped("", &if challenge { CHALLENGES.to_owned() } else { scene::board_in_words(&book) });
    out += &wrapped("", READING);
    for no in book.content.numbers().filter(|no| (first..=last).contains(&no.0)) {
        out.push('\n');
        out += &entry(&book, no);
    }
    out
}

fn compare(name: &str) {
    let now = sheet(name);
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden/daybreak-cards");
    let path = folder.join(format!("{name}.txt"));
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::create_dir_all(&folder).unwrap();
        std::fs::write(&path, &now).unwrap();
    }
    let golden = std::fs::read_to_string(&path).unwrap_or_default();
    let changed = now.lines().zip(golden.lines()).enumerate().find(|(_, (now, then))| now != then);
    assert!(now == golden, "{name}: {changed:?}; read the difference, then run `cargo xtask golden` to keep it");
}

#[test]
fn golden_local_cards() {
    FILES.iter().filter(|file| file.0.starts_with("local")).for_each(|file| compare(file.0));
}

#[test]
fn golden_starting_cards() {
    compare("starting");
}

#[test]
fn golden_global_projects() {
    compare("global");
}

#[test]
fn golden_crises() {
    compare("crisis");
}

#[test]
fn golden_challenge_cards() {
    compare("challenge");
}

/// Every number of every deck heads an entry, once.
#[test]
fn every_card_has_one_entry() {
    let sheets: String = FILES.into_iter().map(|(name, ..)| sheet(name)).collect();
    let heads: Vec<&str> = sheets.lines().filter(|line| line.starts_with("1.")).map(|line| &line[..5]).collect();
    let all: Vec<String> = Book::open().content.numbers().map(|no| no.to_string()).collect();
    assert_eq!(heads, all);
}

/// A local card that is used in the solo game does something there, and can be taken back and done again.
#[test]
fn cards_of_the_solo_game_act_alone() {
    let book = Book::open();
    let alone = |card: &LocalId| book.content.local(*card).solo == Solo::In;
    let cards: Vec<LocalId> = book.content.locals().filter(|card| !card.is_starting()).filter(alone).collect();
    assert!(cards.len() > 100, "{} cards", cards.len());
    for card in cards {
        assert!(local::solo_entry(&book, card).contains("  > "), "{}", card.no());
    }
}
