//! The icon lines of the cards of Daybreak.

use crate::samples::assert_clean;
use daybreak::Deck;
use daybreak::content::Content;
use daybreak_words::{Cards, Glyph, Icon};
use std::collections::BTreeSet;
use words::{Lang, Words};

/// The most signs that a client has to find room for, in two rows.
const MOST: usize = 24;

fn content() -> Content {
    Content::builtin().unwrap_or_else(|error| panic!("{error}"))
}

/// Every card with its line: icons in brackets, texts as they are.
pub(crate) fn sheet(lang: Lang) -> String {
    let (words, content) = (Words::new(lang), content());
    let cards = Cards::new(&words, &content);
    let mut sheet = String::new();
    for no in content.numbers() {
        sheet += &format!("{no} {}\n    {}\n", cards.title(no), written(&cards.line(no)));
        for row in cards.die_of(no) {
            sheet += &format!("    {}\n", written(&row.line));
        }
    }
    sheet
}

/// Icons in brackets, what is paid in round ones, what one may do with a question mark.
fn written(line: &[Glyph]) -> String {
    let signs = line.iter().map(|glyph| match glyph {
        Glyph::Icon(icon) => format!("[{}]", icon.name()),
        Glyph::Text(text) => text.clone(),
        Glyph::Cost(within) => format!("({})", written(within)),
        Glyph::May(within) => format!("({})?", written(within)),
    });
    signs.collect::<Vec<_>>().join(" ")
}

#[test]
fn every_card_has_a_short_line_of_known_signs_in_every_language() {
    let known: BTreeSet<String> = Icon::all().map(Icon::name).collect();
    assert_eq!(known.len(), Icon::all().count(), "two icons share a name");
    let content = content();
    for lang in Lang::ALL {
        let words = Words::new(lang);
        let cards = Cards::new(&words, &content);
        for no in content.numbers() {
            let line = cards.line(no);
            let signs: Vec<&Glyph> = line.iter().flat_map(Glyph::leaves).collect();
            assert!((1..=MOST).contains(&signs.len()), "{lang}: {no} has {} signs", signs.len());
            for glyph in signs {
                match glyph {
                    Glyph::Icon(icon) => assert!(known.contains(&icon.name()), "{lang}: {no}: {icon:?}"),
                    Glyph::Text(text) => assert_clean(text, &no),
                    Glyph::Cost(_) | Glyph::May(_) => panic!("{lang}: {no}: a frame is no sign"),
                }
            }
        }
    }
}

#[test]
fn slots_say_what_they_are_for() {
    let content = content();
    for lang in Lang::ALL {
        let words = Words::new(lang);
        let cards = Cards::new(&words, &content);
        for no in content.numbers() {
            for slots in cards.slots(no) {
                assert_clean(&slots.text, &no);
                assert!(slots.count.last().is_none_or(|&n| n > 0), "{no}: {:?}", slots.count);
            }
            assert_eq!(
                cards.struck(no).is_some(),
                no.deck() == Some(Deck::Crisis) && !is_ongoing(&content, no),
                "{no}"
            );
        }
    }
}

fn is_ongoing(content: &Content, no: daybreak::CardNo) -> bool {
    content.crisis_of(no).is_some_and(|card| card.steps.is_empty())
}
