//! Suits and cards.
//!
//! A suit is shown by a symbol and a code of three letters, never by color alone. One letter would not do: three of the
//! four suits begin with A in every language of the house. The symbols are from the set that the consoles of all systems
//! have, take one cell, and have no colored picture form: a camera, the cone of the command module, a face in a
//! helmet, an exclamation mark as on the Alert tokens.

use super::Narrator;
use earthrise::{Card, Cards, Suit};
use words::Joint;

impl Narrator<'_> {
    /// The name of a suit: "Photography".
    pub fn suit(&self, suit: Suit) -> String {
        self.say(
            match suit {
                Suit::Pho => "suit-pho",
                Suit::Apo => "suit-apo",
                Suit::Ast => "suit-ast",
                Suit::Ale => "suit-ale",
            },
            &[],
        )
    }

    /// The three letters of a suit: "PHO", in Spanish and Portuguese "FOT".
    pub fn suit_code(&self, suit: Suit) -> String {
        self.say(
            match suit {
                Suit::Pho => "suit-code-pho",
                Suit::Apo => "suit-code-apo",
                Suit::Ast => "suit-code-ast",
                Suit::Ale => "suit-code-ale",
            },
            &[],
        )
    }

    /// The sign of a suit, the same in every language.
    pub const fn suit_symbol(suit: Suit) -> &'static str {
        match suit {
            Suit::Pho => "◙",
            Suit::Apo => "▲",
            Suit::Ast => "☻",
            Suit::Ale => "!",
        }
    }

    /// Symbol and code: "◙PHO".
    pub fn suit_mark(&self, suit: Suit) -> String {
        format!("{}{}", Self::suit_symbol(suit), self.suit_code(suit))
    }

    /// The name of a card: "Photography 4".
    pub fn card(&self, card: Card) -> String {
        self.say("card-name", &[("suit", self.suit(card.suit()).into()), ("value", card.value().into())])
    }

    /// The name of a card with its article, for the inside of a sentence: "el 4 de Fotografía".
    pub fn card_the(&self, card: Card) -> String {
        self.say("card-the", &[("suit", self.suit(card.suit()).into()), ("value", card.value().into())])
    }

    /// Symbol, code and number: "◙PHO4". It is how a terminal draws a card; what is told is told in words.
    pub fn card_mark(&self, card: Card) -> String {
        format!("{}{}", self.suit_mark(card.suit()), card.value())
    }

    /// How many cards: "3 cards".
    pub fn count_of_cards(&self, cards: u32) -> String {
        self.say("count-cards", &[("cards", cards.into())])
    }

    /// Cards as a phrase: "Photography 4, Apollo 2 and two Alert 8s".
    pub fn cards(&self, cards: Cards) -> String {
        let phrase = |card: Card| match cards.count(card) {
            1 => self.card_the(card),
            copies => self.say(
                "card-copies",
                &[("count", copies.into()), ("suit", self.suit(card.suit()).into()), ("value", card.value().into())],
            ),
        };
        self.words.list(cards.kinds().map(phrase), Joint::And)
    }
}
