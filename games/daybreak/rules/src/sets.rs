//! Sets of local cards, tags counted, and fixed rows of bytes.

use crate::vocab::{FIRST_EDITION, LOCAL_CARDS, LocalId, Tag};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::fmt;
use tabletop::Dice;

const WORDS: usize = LOCAL_CARDS.div_ceil(64);

/// A set of local cards. A face-down deck is one, too: an order that nobody has seen does not exist.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CardSet([u64; WORDS]);

impl CardSet {
    /// No card.
    pub const NONE: CardSet = CardSet([0; WORDS]);

    /// How many.
    #[inline]
    pub const fn len(&self) -> u32 {
        let mut count = 0;
        let mut word = 0;
        while word < WORDS {
            count += self.0[word].count_ones();
            word += 1;
        }
        count
    }

    /// No card?
    #[inline]
    pub fn is_empty(&self) -> bool {
        *self == Self::NONE
    }

    /// Is it there?
    #[inline]
    pub fn has(&self, card: LocalId) -> bool {
        self.0.get(card.index() / 64).is_some_and(|word| word >> (card.index() % 64) & 1 == 1)
    }

    /// Puts a card in.
    #[inline]
    pub fn add(&mut self, card: LocalId) {
        if let Some(word) = self.0.get_mut(card.index() / 64) {
            *word |= 1 << (card.index() % 64);
        }
    }

    /// Takes a card out; `false` if it was not there.
    #[inline]
    pub fn take(&mut self, card: LocalId) -> bool {
        let had = self.has(card);
        if had {
            self.0[card.index() / 64] &= !(1 << (card.index() % 64));
        }
        had
    }

    /// Puts all cards of another set in.
    #[inline]
    pub fn add_all(&mut self, other: CardSet) {
        self.0.iter_mut().zip(other.0).for_each(|(word, more)| *word |= more);
    }

    /// Takes all cards of another set out.
    #[inline]
    pub fn take_all(&mut self, other: CardSet) {
        self.0.iter_mut().zip(other.0).for_each(|(word, less)| *word &= !less);
    }

    /// The cards that are in both.
    #[inline]
    #[must_use]
    pub fn both(&self, other: &CardSet) -> CardSet {
        CardSet(std::array::from_fn(|word| self.0[word] & other.0[word]))
    }

    /// The card at a place in the order of ids.
    #[inline]
    pub fn nth(&self, place: u32) -> Option<LocalId> {
        let mut left = place;
        for (index, &word) in self.0.iter().enumerate() {
            match left.checked_sub(word.count_ones()) {
                Some(rest) => left = rest,
                None => {
                    let mut word = word;
                    for _ in 0..left {
                        word &= word - 1;
                    }
                    return Some(LocalId((index * 64) as u8 + word.trailing_zeros() as u8));
                }
            }
        }
        None
    }

    /// One card by chance.
    #[inline]
    pub fn sample(&self, dice: &mut impl Dice) -> Option<LocalId> {
        let len = self.len();
        if len == 0 { None } else { self.nth(dice.below(len)) }
    }

    /// The cards in the order of ids.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = LocalId> + use<> {
        let mut words = self.0;
        let mut at = 0;
        std::iter::from_fn(move || {
            while at < WORDS && words[at] == 0 {
                at += 1;
            }
            let word = words.get_mut(at)?;
            let card = LocalId((at * 64) as u8 + word.trailing_zeros() as u8);
            *word &= *word - 1;
            Some(card)
        })
    }
}

impl FromIterator<LocalId> for CardSet {
    fn from_iter<I: IntoIterator<Item = LocalId>>(cards: I) -> CardSet {
        let mut set = CardSet::NONE;
        cards.into_iter().for_each(|card| set.add(card));
        set
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|card| card.0)).finish()
    }
}

impl Serialize for CardSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for CardSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<CardSet, D::Error> {
        let cards = Vec::<LocalId>::deserialize(deserializer)?;
        match cards.iter().find(|card| card.index() >= LOCAL_CARDS) {
            Some(card) => Err(de::Error::custom(format!("there is no local card {}", card.0))),
            None => Ok(cards.into_iter().collect()),
        }
    }
}

/// How many of each tag.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TagCounts([u8; Tag::COUNT]);

impl TagCounts {
    /// No tag.
    pub const NONE: TagCounts = TagCounts([0; Tag::COUNT]);

    /// How many of one tag.
    #[inline]
    pub const fn of(&self, tag: Tag) -> u8 {
        self.0[tag.index()]
    }

    /// Adds the tags of a card.
    #[inline]
    pub fn add(&mut self, other: &TagCounts) {
        self.0.iter_mut().zip(other.0).for_each(|(count, more)| *count = count.saturating_add(more));
    }

    /// Takes the tags of a card away.
    #[inline]
    pub fn take(&mut self, other: &TagCounts) {
        self.0.iter_mut().zip(other.0).for_each(|(count, less)| *count = count.saturating_sub(less));
    }
}

impl FromIterator<Tag> for TagCounts {
    fn from_iter<I: IntoIterator<Item = Tag>>(tags: I) -> TagCounts {
        let mut counts = TagCounts::NONE;
        tags.into_iter().for_each(|tag| counts.0[tag.index()] += 1);
        counts
    }
}

impl fmt::Debug for TagCounts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tags = Tag::ALL.into_iter().filter(|&tag| self.of(tag) > 0);
        f.debug_map().entries(tags.map(|tag| (tag.key(), self.of(tag)))).finish()
    }
}

/// A byte for each local card; `NONE` for those of which there is nothing to say.
///
/// It is written as long as the first edition is, and longer only if it says something of a card that was added.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Bytes<const NONE: u8>(pub [u8; LOCAL_CARDS]);

impl<const NONE: u8> Bytes<NONE> {
    /// Nothing to say of any card.
    pub const NOTHING: Bytes<NONE> = Bytes([NONE; LOCAL_CARDS]);
}

impl<const NONE: u8> Serialize for Bytes<NONE> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let last = self.0.iter().rposition(|&byte| byte != NONE).map_or(0, |last| last + 1);
        serializer.collect_seq(&self.0[..last.max(FIRST_EDITION)])
    }
}

impl<'de, const NONE: u8> Deserialize<'de> for Bytes<NONE> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let bytes = Vec::<u8>::deserialize(deserializer)?;
        let mut all = Self::NOTHING;
        match all.0.get_mut(..bytes.len()) {
            Some(row) if bytes.len() >= FIRST_EDITION => row.copy_from_slice(&bytes),
            _ => return Err(de::Error::custom(format!("a row needs {FIRST_EDITION} to {LOCAL_CARDS} numbers"))),
        }
        Ok(all)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_counts_and_finds_its_cards() {
        let cards = [0, 63, 64, 127, 128, LOCAL_CARDS as u8 - 1].map(LocalId);
        let mut set: CardSet = cards.into_iter().collect();
        assert_eq!(set.len(), 6);
        assert!(set.iter().eq(cards));
        assert!((0..6).all(|place| set.nth(place) == Some(cards[place as usize])));
        assert_eq!(set.nth(6), None);
        assert!(set.take(LocalId(64)) && !set.take(LocalId(64)) && !set.has(LocalId(64)));
    }
}
