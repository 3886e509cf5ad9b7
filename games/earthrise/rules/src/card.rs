//! Mission cards, and sets of them.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::fmt;
use std::str::FromStr;
use tabletop::Dice;

/// One of the four suits of the Mission cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "EarthriseSuit"))]
#[serde(rename_all = "UPPERCASE")]
pub enum Suit {
    /// Photography.
    Pho,
    /// Apollo.
    Apo,
    /// Astronauts.
    Ast,
    /// Alert.
    Ale,
}

impl Suit {
    /// All suits, in the order of the rulebook.
    pub const ALL: [Suit; 4] = [Suit::Pho, Suit::Apo, Suit::Ast, Suit::Ale];

    /// Place of the suit in [`Suit::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The three letters that name the suit in files.
    pub const fn code(self) -> &'static str {
        match self {
            Suit::Pho => "PHO",
            Suit::Apo => "APO",
            Suit::Ast => "AST",
            Suit::Ale => "ALE",
        }
    }

    const fn from_index(index: u8) -> Suit {
        match index {
            0 => Suit::Pho,
            1 => Suit::Apo,
            2 => Suit::Ast,
            _ => Suit::Ale,
        }
    }
}

impl fmt::Display for Suit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// A Mission card: a suit and a number from 1 to 8. Copies of a card are equal; nothing in the game tells them apart.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

impl Card {
    /// The highest number a card can bear.
    pub const MAX_VALUE: u8 = 8;

    /// The first card of all.
    pub const LOWEST: Card = Card(0);

    /// The card of this suit and number, if the number is between 1 and 8.
    pub const fn new(suit: Suit, value: u8) -> Option<Card> {
        if value >= 1 && value <= Self::MAX_VALUE { Some(Card(suit as u8 * 8 + value - 1)) } else { None }
    }

    /// Its suit.
    pub const fn suit(self) -> Suit {
        Suit::from_index(self.0 / 8)
    }

    /// Its number, 1 to 8.
    pub const fn value(self) -> u8 {
        self.0 % 8 + 1
    }

    /// Is it of this suit?
    #[inline]
    pub const fn is_of(self, suit: Suit) -> bool {
        self.0 / 8 == suit as u8
    }

    /// The card of a dense number.
    pub(crate) fn from_index(index: u32) -> Option<Card> {
        (index < 32).then_some(Card(index as u8))
    }

    /// A dense number below 32: suits in order, low cards first.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.suit(), self.value())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text does not name a card.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not a card; write a suit and a number from 1 to 8, as in PHO4")]
pub struct NotACard(pub String);

impl FromStr for Card {
    type Err = NotACard;

    fn from_str(text: &str) -> Result<Card, NotACard> {
        let wrong = || NotACard(text.to_owned());
        let (code, value) = text.split_at_checked(3).ok_or_else(wrong)?;
        let suit = Suit::ALL.into_iter().find(|s| s.code().eq_ignore_ascii_case(code)).ok_or_else(wrong)?;
        let value = value.parse().map_err(|_| wrong())?;
        Card::new(suit, value).ok_or_else(wrong)
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Card, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(de::Error::custom)
    }
}

/// A set of cards with up to three copies of each: two bits a card, a lane of sixteen bits a suit.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Cards(u64);

const LOW: u64 = 0x5555_5555_5555_5555;
const LANE: u64 = 0xffff;

impl Cards {
    /// No card.
    pub const NONE: Cards = Cards(0);
    /// How many copies of one card a set can hold.
    pub const MAX_COPIES: u8 = 3;

    /// No card at all?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many cards, copies counted.
    pub const fn len(self) -> u32 {
        (self.lanes().wrapping_mul(0x0001_0001_0001_0001) >> 48) as u32
    }

    /// How many cards of each suit, copies counted, in the order of [`Suit::ALL`].
    pub const fn by_suit(self) -> [u8; 4] {
        let lanes = self.lanes();
        [lanes as u8, (lanes >> 16) as u8, (lanes >> 32) as u8, (lanes >> 48) as u8]
    }

    /// In each lane of sixteen bits the number of its cards: neighbours are added up in pairs, then pairs of pairs.
    const fn lanes(self) -> u64 {
        let pairs = (self.0 & 0x3333_3333_3333_3333) + (self.0 >> 2 & 0x3333_3333_3333_3333);
        let fours = (pairs & 0x0f0f_0f0f_0f0f_0f0f) + (pairs >> 4 & 0x0f0f_0f0f_0f0f_0f0f);
        (fours + (fours >> 8)) & 0x00ff_00ff_00ff_00ff
    }

    /// Copies of one card.
    pub const fn count(self, card: Card) -> u8 {
        (self.0 >> (card.0 * 2) & 3) as u8
    }

    /// Is there at least one copy?
    pub const fn has(self, card: Card) -> bool {
        self.count(card) > 0
    }

    /// Adds one copy. A fourth copy of a card does not fit and is refused.
    #[must_use]
    pub const fn try_with(self, card: Card) -> Option<Cards> {
        if self.count(card) < Self::MAX_COPIES { Some(self.with(card)) } else { None }
    }

    /// Adds one copy; the deck never holds more than three of a card.
    #[must_use]
    pub const fn with(self, card: Card) -> Cards {
        debug_assert!(self.count(card) < Self::MAX_COPIES);
        Cards(self.0.wrapping_add(1 << (card.0 * 2)))
    }

    /// Takes one copy away; without one, nothing changes.
    #[must_use]
    pub const fn without(self, card: Card) -> Cards {
        if self.has(card) { Cards(self.0 - (1 << (card.0 * 2))) } else { self }
    }

    /// Both sets together; together they hold at most three copies of a card.
    #[must_use]
    pub const fn plus(self, other: Cards) -> Cards {
        Cards(self.0.wrapping_add(other.0))
    }

    /// Takes a part of the set away; `other` must be a part of it.
    #[must_use]
    pub const fn minus(self, other: Cards) -> Cards {
        Cards(self.0.wrapping_sub(other.0))
    }

    /// Is every card of `other`, copies counted, in this set?
    pub fn contains(self, other: Cards) -> bool {
        other.kinds().all(|card| self.count(card) >= other.count(card))
    }

    /// The cards of one suit.
    #[must_use]
    pub const fn of(self, suit: Suit) -> Cards {
        Cards(self.0 & LANE << (16 * suit.index()))
    }

    /// The cards of one suit with this number, from 1 on, or a higher one.
    #[must_use]
    pub const fn at_least(self, suit: Suit, value: u8) -> Cards {
        let from = if value > Card::MAX_VALUE { 0 } else { LANE << (2 * (value - 1)) & LANE };
        Cards(self.0 & from << (16 * suit.index()))
    }

    /// One of the different cards, each as likely as the others; the set must not be empty.
    #[inline(always)]
    pub fn pick(self, dice: &mut impl Dice) -> Card {
        let mut left = (self.0 | self.0 >> 1) & LOW;
        for _ in 0..dice.below(left.count_ones()) {
            left &= left - 1;
        }
        Card((left.trailing_zeros() / 2) as u8)
    }

    /// Each different card once, suits in order and low cards first.
    pub fn kinds(self) -> impl Iterator<Item = Card> {
        let mut left = (self.0 | self.0 >> 1) & LOW;
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let card = Card((left.trailing_zeros() / 2) as u8);
            left &= left - 1;
            Some(card)
        })
    }

    /// Every card, copies repeated, suits in order and low cards first.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        self.kinds().flat_map(move |card| std::iter::repeat_n(card, usize::from(self.count(card))))
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        cards.into_iter().fold(Cards::NONE, Cards::with)
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Cards, D::Error> {
        let mut set = Cards::NONE;
        for card in Vec::<Card>::deserialize(deserializer)? {
            set = set.try_with(card).ok_or_else(|| de::Error::custom(format!("more than three copies of {card}")))?;
        }
        Ok(set)
    }
}
