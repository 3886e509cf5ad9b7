//! What players type for cards.

use crate::table::game;
use earthrise::{Card, Suit};
use earthrise_words::Narrator;
use words::{Lang, Names, Words};

fn every_card() -> impl Iterator<Item = Card> {
    Suit::ALL.into_iter().flat_map(|suit| (1..=Card::MAX_VALUE).filter_map(move |value| Card::new(suit, value)))
}

#[test]
fn every_card_is_understood_as_it_is_shown() {
    let (game, names) = (game(4), Names::default());
    for lang in Lang::ALL {
        let words = Words::new(lang);
        let narrator = Narrator::new(&words, &game, &names);
        for card in every_card() {
            let (suit, value) = (card.suit(), card.value());
            let (name, code, symbol) = (narrator.suit(suit), narrator.suit_code(suit), Narrator::suit_symbol(suit));
            let forms = [
                narrator.card(card),
                narrator.card_the(card),
                narrator.card_mark(card),
                card.to_string(),
                format!("{code}{value}"),
                format!("  {} {value} ", code.to_lowercase()),
                format!("{value} {code}"),
                format!("{name} {value}"),
                name.to_uppercase() + &value.to_string(),
                format!("{symbol}{value}"),
                format!("{symbol} {value}"),
                format!("{symbol} {code} {value}"),
                format!("{symbol}{name} {value}"),
            ];
            for form in forms {
                assert_eq!(narrator.card_from(&form), Some(card), "{lang}: {form}");
            }
        }
    }
}

#[test]
fn beginnings_plurals_and_accents() {
    let (game, names) = (game(4), Names::default());
    let read = |lang, text: &str| {
        let words = Words::new(lang);
        Narrator::new(&words, &game, &names).card_from(text).map(|card| card.to_string()).unwrap_or_default()
    };
    assert_eq!(read(Lang::En, "photo 4"), "PHO4");
    assert_eq!(read(Lang::En, "the astronaut 7"), "AST7");
    assert_eq!(read(Lang::En, "alerts 2"), "ALE2");
    assert_eq!(read(Lang::Es, "un 4 de Fotografia"), "PHO4");
    assert_eq!(read(Lang::Es, "carta 4 de FOTOGRAFÍA"), "PHO4");
    assert_eq!(read(Lang::PtBr, "o 8 de alerta"), "ALE8");
}

#[test]
fn other_texts_are_no_cards() {
    let (game, names) = (game(4), Names::default());
    for lang in Lang::ALL {
        let words = Words::new(lang);
        let narrator = Narrator::new(&words, &game, &names);
        let texts =
            ["", "4", "12", "pho", "a 4", "as 4", "pho 0", "pho 9", "pho 44", "4 pho 4", "apo ast 3", "▲AST3", "◉4"];
        for text in texts.into_iter().chain(["?", "why 2", "back", "!", "score 3", "alerted 3", "pho -4 -"]) {
            assert_eq!(narrator.card_from(text), None, "{lang}: {text}");
        }
    }
}

#[test]
fn symbols_and_codes_are_distinct() {
    let (game, names) = (game(4), Names::default());
    for lang in Lang::ALL {
        let words = Words::new(lang);
        let narrator = Narrator::new(&words, &game, &names);
        for one in Suit::ALL {
            assert_eq!(narrator.suit_code(one).chars().count(), 3);
            assert_eq!(Narrator::suit_symbol(one).chars().count(), 1);
            for other in Suit::ALL.into_iter().filter(|other| *other != one) {
                assert_ne!(narrator.suit_code(one), narrator.suit_code(other));
                assert_ne!(Narrator::suit_symbol(one), Narrator::suit_symbol(other));
            }
        }
    }
}
