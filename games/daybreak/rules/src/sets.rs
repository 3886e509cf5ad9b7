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
        // Two bits at a time, then four: up to 12 of three words fit into four bits, and are added up together.
        const { assert!(WORDS <= 3) }
        let (mut fours, mut word) = (0, 0);
        while word < WORDS {
            let pairs = self.0[word] - (self.0[word] >> 1 & 0x5555_5555_5555_5555);
            fours += (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
            word += 1;
        }
        let bytes = (fours & 0x0f0f_0f0f_0f0f_0f0f) + (fours >> 4 & 0x0f0f_0f0f_0f0f_0f0f);
        (bytes.wrapping_mul(0x0101_0101_0101_0101) >> 56) as u32
    }

    /// Are there so many, or more? For small numbers, which most are, this is quicker than to count.
    #[inline]
    pub(crate) fn has_at_least(&self, count: u32) -> bool {
        match count {
            0 => true,
            1 => !self.is_empty(),
            _ => self.len() >= count,
        }
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
                None => return Some(LocalId((index * 64) as u8 + nth_bit(word, left))),
            }
        }
        None
    }

    /// So many cards by chance, one after the other; all of them, if there are no more.
    pub fn sample(&self, count: u32, dice: &mut impl Dice) -> CardSet {
        let (mut left, mut drawn) = (*self, CardSet::NONE);
        let mut counts = self.0.map(u64::count_ones);
        let mut len = counts.iter().sum::<u32>();
        for _ in 0..count.min(len) {
            let mut place = dice.below(len);
            let mut word = 0;
            while place >= counts[word] {
                place -= counts[word];
                word += 1;
            }
            let bit = 1 << nth_bit(left.0[word], place);
            left.0[word] ^= bit;
            drawn.0[word] |= bit;
            counts[word] -= 1;
            len -= 1;
        }
        drawn
    }

    /// As bits, 64 cards a word.
    #[inline]
    pub(crate) const fn words(&self) -> [u64; WORDS] {
        self.0
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

/// The place of the nth bit that is set, from 0; there must be as many.
///
/// Eight bytes at once are counted and summed up from the lowest on, so that only the byte that holds the bit is gone
/// through.
#[inline]
pub(crate) const fn nth_bit(bits: u64, nth: u32) -> u8 {
    const EACH: u64 = 0x0101_0101_0101_0101;
    const HIGHEST: u64 = EACH << 7;
    debug_assert!(nth < bits.count_ones());
    let pairs = bits - (bits >> 1 & 0x5555_5555_5555_5555);
    let fours = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
    let bytes = (fours + (fours >> 4)) & 0x0f0f_0f0f_0f0f_0f0f;
    // Each byte: how many bits are set in it and below.
    let up_to = bytes.wrapping_mul(EACH);
    // The highest bit of each byte that ends before the bit.
    let before = ((nth as u64 * EACH) | HIGHEST).wrapping_sub(up_to) & HIGHEST;
    let byte = (!before & HIGHEST).trailing_zeros() & !7;
    let mut left = nth - ((up_to << 8) >> byte & 0xff) as u32;
    let mut rest = bits >> byte;
    while left > 0 {
        rest &= rest - 1;
        left -= 1;
    }
    (byte + rest.trailing_zeros()) as u8
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
#[allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]
mod tests {
    use super::*;
    use tabletop::Xoshiro;

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

    #[test]
    fn a_bit_is_found_by_its_number() {
        let mut dice = Xoshiro::new(1);
        for bits in [1, 1 << 63, u64::MAX, 0x8000_0000_0000_0001].into_iter().chain((0..999).map(|_| dice.bits())) {
            let mut rest = bits;
            for nth in 0..bits.count_ones() {
                assert_eq!(u32::from(nth_bit(bits, nth)), rest.trailing_zeros(), "{bits:x} {nth}");
                rest &= rest - 1;
            }
        }
    }

    #[test]
    fn cards_are_drawn_as_if_one_by_one() {
        let mut dice = Xoshiro::new(2);
        for count in 0..150 {
            let set = CardSet(std::array::from_fn(|_| dice.bits() & dice.bits()));
            let at_once = set.sample(count, &mut dice.clone());
            let (mut left, mut drawn) = (set, CardSet::NONE);
            for _ in 0..count.min(set.len()) {
                let card = left.nth(dice.below(left.len())).unwrap();
                assert!(left.take(card));
                drawn.add(card);
            }
            assert_eq!(at_once, drawn);
        }
    }
}
