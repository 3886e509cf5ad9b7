//! Cards, powers and tokens by their English names, and the lines of a golden file.

use daybreak::content::Content;
use daybreak::language::{CardFilter, Token};
use daybreak::{CardNo, CrisisId, LocalId, Power, TagCounts};
use daybreak_words::Cards;
use std::sync::Arc;
use tabletop::{Seat, Seats};
use words::{Lang, Words};

/// No line is longer.
pub(crate) const WIDTH: usize = 118;

/// The content that comes with the program, and the words for it.
pub(crate) struct Book {
    pub content: Arc<Content>,
    words: Words,
}

impl Book {
    pub(crate) fn open() -> Book {
        let content = Content::builtin().unwrap_or_else(|error| panic!("{error}"));
        Book { content: Arc::new(content), words: Words::new(Lang::En) }
    }

    pub(crate) fn cards(&self) -> Cards<'_> {
        Cards::new(&self.words, &self.content)
    }

    /// Number, title, marks and source, then the text that is generated from the card.
    pub(crate) fn head(&self, no: CardNo) -> String {
        let card = self.cards().card(no).expect("the box has the card");
        let marks: Vec<&str> = card.marks.iter().map(String::as_str).collect();
        let name = format!("{no} {}", card.title);
        let marks = if marks.is_empty() { String::new() } else { format!("[{}] ", marks.join(" · ")) };
        format!("{name:<56} {marks}({})\n{}", card.source, wrapped("  ", &card.paragraph()))
    }

    pub(crate) fn named(&self, no: CardNo) -> String {
        format!("{no} {}", self.cards().title(no))
    }

    pub(crate) fn local(&self, card: LocalId) -> String {
        self.named(card.no())
    }

    pub(crate) fn crisis(&self, card: CrisisId) -> String {
        self.named(card.no())
    }

    pub(crate) fn tags(&self, tags: &TagCounts) -> String {
        let counted = daybreak::Tag::ALL.into_iter().filter(|&tag| tags.of(tag) > 0);
        counted.map(|tag| format!("{} {}", self.cards().tag(tag), tags.of(tag))).collect::<Vec<_>>().join(", ")
    }

    pub(crate) fn token(&self, token: Token) -> String {
        self.cards().token(token)
    }

    pub(crate) fn power(&self, powers: &[Power], seat: Seat) -> String {
        powers.get(seat.index()).map_or_else(|| format!("seat {seat}"), |&power| self.cards().power(power))
    }

    pub(crate) fn seats(&self, powers: &[Power], seats: Seats) -> String {
        match seats.len() as usize {
            0 => "nobody".to_owned(),
            all if all == powers.len() && all > 1 => "all".to_owned(),
            _ => seats.iter().map(|seat| self.power(powers, seat)).collect::<Vec<_>>().join(", "),
        }
    }

    pub(crate) fn fits(&self, card: LocalId, filter: &CardFilter) -> bool {
        self.content.local(card).fits(filter)
    }
}

/// The numbers of cards, in short.
pub(crate) fn numbers(cards: impl Iterator<Item = LocalId>) -> String {
    let all: Vec<String> = cards.map(|card| card.no().to_string()).collect();
    if all.is_empty() { "none".to_owned() } else { all.join(", ") }
}

/// A paragraph in lines of at most [`WIDTH`]; lines after the first stand two further in.
pub(crate) fn wrapped(indent: &str, text: &str) -> String {
    let mut out = String::new();
    let mut line = indent.to_owned();
    let mut empty = true;
    for word in text.split(' ') {
        if !empty && line.chars().count() + 1 + word.chars().count() > WIDTH {
            out.push_str(&line);
            out.push('\n');
            line = " ".repeat(indent.chars().count() + usize::from(!indent.is_empty()) * 2);
            empty = true;
        }
        if !empty {
            line.push(' ');
        }
        line.push_str(word);
        empty = false;
    }
    out.push_str(&line);
    out.push('\n');
    out
}
