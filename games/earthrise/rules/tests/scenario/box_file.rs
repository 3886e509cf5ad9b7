//! Data files that differ from the built-in one.

use super::cards;
use earthrise::content::{BUILTIN, Content};
use earthrise::{Card, Cards, Suit};

/// Changes to the built-in file.
#[derive(Clone, Debug, Default)]
pub(super) struct BoxFile {
    changes: Vec<Change>,
}

#[derive(Clone, Debug)]
enum Change {
    /// A whole field of the file.
    Field(String, String),
    /// A piece of its text.
    Text(String, String),
}

impl BoxFile {
    pub(super) fn set_field(&mut self, name: &str, value: &str) {
        self.changes.push(Change::Field(name.to_owned(), value.to_owned()));
    }

    pub(super) fn replace(&mut self, from: &str, to: &str) {
        self.changes.push(Change::Text(from.to_owned(), to.to_owned()));
    }

    pub(super) fn content(&self) -> Content {
        let text = self.changes.iter().fold(BUILTIN.to_owned(), |text, change| match change {
            Change::Field(name, value) => with_field(&text, name, value),
            Change::Text(from, to) => {
                assert_eq!(text.matches(from.as_str()).count(), 1, "`{from}` should be in the file exactly once");
                text.replacen(from.as_str(), to, 1)
            }
        });
        Content::parse("my.ron", &text).unwrap_or_else(|error| panic!("{error}"))
    }

    /// A deck of these hands and no other card, with rounds as long as the hands. The tricks named (from 1) are silent.
    pub(super) fn shorten(&mut self, hands: &[Vec<Card>], silent: &[u8]) {
        let players = hands.len();
        let dealt = hands.concat();
        let size = dealt.len() / players;
        assert_eq!(size * players, dealt.len(), "all hands have the same size");

        // The file must do for five players too, so some more cards are in the box.
        let mut deck: Cards = dealt.iter().copied().collect();
        let more = (1..=8).rev().flat_map(|value| Suit::ALL.map(|suit| Card::new(suit, value).unwrap()));
        let mut boxed = cards("PHO5");
        boxed.extend(more.flat_map(|card| [card; 3]));
        boxed.retain(|&card| deck.len() < 5 * size as u32 && deck.try_with(card).map(|more| deck = more).is_some());
        let all: Vec<Card> = dealt.iter().chain(&boxed).copied().collect();
        let removed = |n: usize| if n == players { boxed.clone() } else { all[..(5 - n) * size].to_vec() };

        let open = size - silent.len();
        self.set_field("deck_base", &by_suit(&all));
        let [three, four, five] = [3, 4, 5].map(|n| by_suit(&removed(n)));
        self.set_field("deck_removed", &format!("{{3: {three}, 4: {four}, 5: {five}}}"));
        self.set_field("hand_size", &format!("{{3: {size}, 4: {size}, 5: {size}}}"));
        self.set_field("silent_tricks", &format!("{{3: {silent:?}, 4: {silent:?}, 5: {silent:?}}}"));
        self.set_field("maneuvers_per_round", &open.to_string());
        self.set_field("alert_tokens", "{1: 200}");
    }
}

/// Cards as a file writes them.
fn by_suit(cards: &[Card]) -> String {
    let of = |suit: Suit| cards.iter().filter(|card| card.suit() == suit).map(|card| card.value()).collect::<Vec<_>>();
    format!(
        "{{PHO: {:?}, APO: {:?}, AST: {:?}, ALE: {:?}}}",
        of(Suit::Pho),
        of(Suit::Apo),
        of(Suit::Ast),
        of(Suit::Ale)
    )
}

/// The text with another value for a field of the file; a field ends with the comma at its own depth.
fn with_field(text: &str, name: &str, value: &str) -> String {
    let head = format!("\n    {name}: ");
    let begin = text.find(&head).unwrap_or_else(|| panic!("there is no field `{name}`")) + head.len();
    let line = begin + text[begin..].find('\n').unwrap();
    let end = match text[begin..line].strip_suffix(',') {
        Some(whole) => begin + whole.len(),
        None => {
            let ends = ["\n    },", "\n    ),", "\n    ],"].map(|end| text[begin..].find(end));
            begin + ends.into_iter().flatten().min().unwrap() + 6
        }
    };
    format!("{}{value}{}", &text[..begin], &text[end..])
}
