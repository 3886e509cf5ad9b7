//! Suits, numbers and rounds, and the Mission deck made of them.

use super::file::{File, Round};
use super::reader::{Entries, Field, Reader, inside};
use crate::card::{Card, Cards, Suit};

/// What everything else in the file is written in.
pub(super) struct Ground {
    suits: Vec<Suit>,
    low: u8,
    high: u8,
    /// Number of rounds.
    pub rounds: usize,
}

impl Ground {
    /// Reads the suits, numbers and rounds. If one of them is wrong, the widest choice stands in for it, so that the
    /// rest of the file can be judged too.
    pub(super) fn read<'a>(reader: &mut Reader<'a>, file: &File<'a>) -> Ground {
        let (low, high) = value_range(reader, file);
        Ground { suits: suits(reader, file), low, high, rounds: rounds(reader, file) }
    }

    /// The suits in use.
    pub(super) fn suits(&self) -> &[Suit] {
        &self.suits
    }

    /// Is it one of the suits of the file?
    pub(super) fn suit(&self, reader: &mut Reader<'_>, path: &str, suit: Suit) -> bool {
        let known = self.suits.contains(&suit);
        if !known {
            let suits: Vec<&str> = self.suits.iter().map(|suit| suit.code()).collect();
            let problem = format!("the suit {suit} is not among the suits of the file");
            reader.fault(path, problem, format!("expected one of {}", suits.join(", ")));
        }
        known
    }

    /// The bit of a number of the file.
    pub(super) fn value(&self, reader: &mut Reader<'_>, path: &str, value: u8) -> Option<u8> {
        if (self.low..=self.high).contains(&value) {
            return Some(1 << (value - 1));
        }
        let expected = format!("expected a number from {} to {}, as value_range says", self.low, self.high);
        reader.fault(path, format!("no card bears the number {value}"), expected);
        None
    }

    /// A card of the file.
    pub(super) fn card(&self, reader: &mut Reader<'_>, path: &str, suit: Suit, value: u8) -> Option<Card> {
        let suit_is_known = self.suit(reader, path, suit);
        self.value(reader, path, value)?;
        if suit_is_known { Card::new(suit, value) } else { None }
    }
}

fn suits<'a>(reader: &mut Reader<'a>, file: &File<'a>) -> Vec<Suit> {
    let Some(suits) = reader.read("suits", &file.suits) else { return Suit::ALL.to_vec() };
    if suits.is_empty() {
        reader.fault("suits", "there is no suit", "expected at least one of PHO, APO, AST, ALE");
        return Suit::ALL.to_vec();
    }
    for (i, suit) in suits.iter().enumerate() {
        if suits[..i].contains(suit) {
            reader.fault("suits", format!("{suit} is named twice"), "expected each suit once");
        }
    }
    suits
}

fn value_range<'a>(reader: &mut Reader<'a>, file: &File<'a>) -> (u8, u8) {
    let Some((low, high)) = reader.read("value_range", &file.value_range) else { return (1, Card::MAX_VALUE) };
    if low < 1 || low > high || high > Card::MAX_VALUE {
        let problem = format!("{low} to {high} is not a range of card numbers");
        reader.fault("value_range", problem, "expected (lowest, highest) within 1 to 8");
        return (1, Card::MAX_VALUE);
    }
    (low, high)
}

fn rounds<'a>(reader: &mut Reader<'a>, file: &File<'a>) -> usize {
    let rounds = reader.read("rounds", &file.rounds);
    if let Some(rounds) = &rounds
        && (rounds.is_empty() || !Round::ALL.starts_with(rounds))
    {
        let problem = format!("{rounds:?} is not a sequence of rounds");
        reader.fault("rounds", problem, "expected one to four rounds in order: [R1], [R1, R2], and so on");
    }
    rounds.map_or(Round::ALL.len() - 1, |rounds| rounds.len().clamp(1, Round::ALL.len()))
}

/// All cards of the box.
pub(super) fn base<'a>(reader: &mut Reader<'a>, file: &File<'a>, ground: &Ground) -> Option<Cards> {
    let entries = reader.read("deck_base", &file.deck_base)?;
    let (cards, suits) = cards(reader, "deck_base", entries, ground)?;
    let missing: Vec<Suit> = ground.suits().iter().copied().filter(|suit| !suits.contains(suit)).collect();
    for suit in &missing {
        reader.fault(&inside("deck_base", suit), "the suit has no cards", "expected a list of its numbers");
    }
    if !missing.is_empty() {
        return None;
    }
    let mut deck = Cards::NONE;
    for card in cards {
        let Some(more) = deck.try_with(card) else {
            let path = inside("deck_base", card.suit());
            let problem = format!("there are more than {} copies of {card}", Cards::MAX_COPIES);
            reader.fault(&path, problem, format!("expected at most {} of one card", Cards::MAX_COPIES));
            return None;
        };
        deck = more;
    }
    Some(deck)
}

/// The cards that are dealt to this number of players.
pub(super) fn dealt<'a>(
    reader: &mut Reader<'a>,
    file: &File<'a>,
    ground: &Ground,
    base: Cards,
    players: u8,
) -> Option<Cards> {
    let entries = reader.read_for("deck_removed", &file.deck_removed, players)?;
    let path = reader.at("deck_removed", players);
    let (removed, _) = cards(reader, &path, entries, ground)?;
    let mut deck = base;
    for card in removed {
        if !deck.has(card) {
            let problem = match base.count(card) {
                0 => format!("{card} is not in deck_base"),
                copies => format!("more copies of {card} than the {copies} in deck_base"),
            };
            reader.fault(&inside(&path, card.suit()), problem, "expected cards of deck_base, each copy once");
            return None;
        }
        deck = deck.without(card);
    }
    Some(deck)
}

/// The cards of a map from suits to numbers, and the suits that it names; `None` if something is wrong with it.
fn cards<'a>(
    reader: &mut Reader<'a>,
    path: &str,
    entries: Entries<Suit, Field<'a, Vec<u8>>>,
    ground: &Ground,
) -> Option<(Vec<Card>, Vec<Suit>)> {
    let mut cards = Vec::new();
    let mut suits = Vec::new();
    for (suit, values) in reader.distinct(path, entries) {
        let path = inside(path, suit);
        suits.push(suit);
        match reader.read(&path, &values) {
            Some(values) => cards.extend(values.iter().map(|&value| ground.card(reader, &path, suit, value))),
            None => cards.push(None),
        }
    }
    let cards: Option<Vec<Card>> = cards.into_iter().collect();
    Some((cards?, suits))
}
