//! Face-down decks without a secret order: known top, unordered middle, known bottom.
//!
//! An order that nobody has seen does not exist in the state, so it cannot leak, and two states that differ only in
//! it are equal. A card of the middle is decided at the moment it is drawn.

use crate::Dice;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::fmt;

/// Cards by dense ids of one byte.
pub type Id = u8;

/// A list of at most `N` ids that lives inside the state.
#[derive(Clone, Copy)]
pub struct Pile<const N: usize> {
    len: u8,
    ids: [Id; N],
}

impl<const N: usize> Pile<N> {
    /// No card.
    pub const EMPTY: Pile<N> = {
        assert!(N <= u8::MAX as usize, "a pile holds at most 255 cards");
        Pile { len: 0, ids: [0; N] }
    };

    /// The ids in order.
    pub fn as_slice(&self) -> &[Id] {
        &self.ids[..usize::from(self.len)]
    }

    /// How many.
    pub fn len(&self) -> usize {
        usize::from(self.len)
    }

    /// None?
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Adds at the end; `false` if the pile is full.
    pub fn push(&mut self, id: Id) -> bool {
        let Some(place) = self.ids.get_mut(usize::from(self.len)) else { return false };
        *place = id;
        self.len += 1;
        true
    }

    /// Adds at the front; `false` if the pile is full.
    pub fn push_front(&mut self, id: Id) -> bool {
        let fits = self.push(id);
        if fits {
            self.ids[..usize::from(self.len)].rotate_right(1);
        }
        fits
    }

    /// Takes the first.
    pub fn pop_front(&mut self) -> Option<Id> {
        let first = *self.as_slice().first()?;
        self.ids.copy_within(1..usize::from(self.len), 0);
        self.len -= 1;
        // What lies behind the end is always 0, so that equal piles are equal bytes.
        self.ids[usize::from(self.len)] = 0;
        Some(first)
    }

    /// Empties the pile.
    pub fn clear(&mut self) {
        *self = Self::EMPTY;
    }
}

impl<const N: usize> Default for Pile<N> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<const N: usize> PartialEq for Pile<N> {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl<const N: usize> Eq for Pile<N> {}

impl<const N: usize> std::hash::Hash for Pile<N> {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.as_slice().hash(state);
    }
}

impl<const N: usize> fmt::Debug for Pile<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.as_slice().fmt(f)
    }
}

impl<const N: usize> Serialize for Pile<N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.as_slice().serialize(serializer)
    }
}

impl<'de, const N: usize> Deserialize<'de> for Pile<N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut pile = Self::EMPTY;
        for id in Vec::<Id>::deserialize(deserializer)? {
            if !pile.push(id) {
                return Err(de::Error::custom(format!("more than {N} cards in a pile")));
            }
        }
        Ok(pile)
    }
}

/// The unordered middle of a deck: how many of each id below `K`.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Bag<const K: usize> {
    counts: [u8; K],
    /// Their sum, kept because every draw asks for it.
    len: u16,
}

impl<const K: usize> Bag<K> {
    /// Nothing in it.
    pub const EMPTY: Bag<K> = Bag { counts: [0; K], len: 0 };

    /// This many of each id.
    pub const fn of(counts: [u8; K]) -> Bag<K> {
        const { assert!(K <= 256, "an id is one byte") }
        let (mut len, mut id) = (0, 0);
        while id < K {
            len += counts[id] as u16;
            id += 1;
        }
        Bag { counts, len }
    }

    /// How many of one id.
    pub fn count(&self, id: Id) -> u8 {
        self.counts.get(usize::from(id)).copied().unwrap_or(0)
    }

    /// How many in all.
    pub fn len(&self) -> usize {
        usize::from(self.len)
    }

    /// Nothing in it?
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Adds one; an id that does not fit is not added and answers `false`.
    pub fn add(&mut self, id: Id) -> bool {
        match self.counts.get_mut(usize::from(id)) {
            Some(count) if *count < u8::MAX => {
                *count += 1;
                self.len += 1;
                true
            }
            _ => false,
        }
    }

    /// Takes one out; `false` if there is none.
    pub fn take(&mut self, id: Id) -> bool {
        match self.counts.get_mut(usize::from(id)) {
            Some(count) if *count > 0 => {
                *count -= 1;
                self.len -= 1;
                true
            }
            _ => false,
        }
    }

    /// Which id a fair draw shows; `None` if there is nothing to draw.
    pub fn sample(&self, dice: &mut impl Dice) -> Option<Id> {
        let len = self.len();
        if len == 0 {
            return None;
        }
        let mut place = dice.below(len as u32);
        for (id, &count) in self.counts.iter().enumerate() {
            match place.checked_sub(u32::from(count)) {
                Some(rest) => place = rest,
                None => return Some(id as Id),
            }
        }
        None
    }

    /// Ids with at least one, in order.
    pub fn ids(&self) -> impl Iterator<Item = Id> {
        (0..K).filter(|&id| self.counts[id] > 0).map(|id| id as Id)
    }
}

impl<const K: usize> Default for Bag<K> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<const K: usize> fmt::Debug for Bag<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.ids().map(|id| (id, self.count(id)))).finish()
    }
}

impl<const K: usize> Serialize for Bag<K> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.counts.serialize(serializer)
    }
}

impl<'de, const K: usize> Deserialize<'de> for Bag<K> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let counts = Vec::<u8>::deserialize(deserializer)?;
        let counts = counts.try_into().map_err(|_| de::Error::custom(format!("a bag needs {K} counts")))?;
        Ok(Bag::of(counts))
    }
}

/// What a draw from a deck meets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Front {
    /// The next card is known to the state: it is simply taken.
    Known(Id),
    /// The next card is one of the middle: a draw must decide it.
    Unknown,
    /// The deck is empty.
    Empty,
}

/// A face-down deck: known top, unordered middle, known bottom. `K` ids, at most `N` known cards at either end.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Deck<const K: usize, const N: usize> {
    top: Pile<N>,
    middle: Bag<K>,
    bottom: Pile<N>,
}

impl<const K: usize, const N: usize> Deck<K, N> {
    /// A freshly shuffled deck: nothing about its order is known.
    pub const fn shuffled(cards: Bag<K>) -> Self {
        Deck { top: Pile::EMPTY, middle: cards, bottom: Pile::EMPTY }
    }

    /// How many cards.
    pub fn len(&self) -> usize {
        self.top.len() + self.middle.len() + self.bottom.len()
    }

    /// No card?
    pub fn is_empty(&self) -> bool {
        self.front() == Front::Empty
    }

    /// The known cards on top, in the order of drawing.
    pub fn top(&self) -> &[Id] {
        self.top.as_slice()
    }

    /// The cards whose order does not exist.
    pub fn middle(&self) -> &Bag<K> {
        &self.middle
    }

    /// The known cards at the bottom, in the order of drawing.
    pub fn bottom(&self) -> &[Id] {
        self.bottom.as_slice()
    }

    /// What the next draw meets.
    pub fn front(&self) -> Front {
        if let Some(&id) = self.top().first() {
            Front::Known(id)
        } else if !self.middle.is_empty() {
            Front::Unknown
        } else if let Some(&id) = self.bottom().first() {
            Front::Known(id)
        } else {
            Front::Empty
        }
    }

    /// Takes the next card, if the state knows which it is.
    pub fn take_known(&mut self) -> Option<Id> {
        match self.front() {
            Front::Known(_) if !self.top.is_empty() => self.top.pop_front(),
            Front::Known(_) => self.bottom.pop_front(),
            Front::Unknown | Front::Empty => None,
        }
    }

    /// Takes the card that a draw has decided; `false` if the middle does not hold it or a known card comes first.
    pub fn take_drawn(&mut self, id: Id) -> bool {
        self.top.is_empty() && self.middle.take(id)
    }

    /// Somebody looked at the next unknown card, which is `id`: from now on it is known, below the known top.
    pub fn learn(&mut self, id: Id) -> bool {
        self.middle.count(id) > 0 && self.top.push(id) && self.middle.take(id)
    }

    /// Puts a card on top; everybody who needs to knows it.
    pub fn put_on_top(&mut self, id: Id) -> bool {
        self.top.push_front(id)
    }

    /// Puts a card under the deck.
    pub fn put_under(&mut self, id: Id) -> bool {
        self.bottom.push(id)
    }

    /// Shuffles a card into the middle of a deck whose order is forgotten with that.
    pub fn shuffle_in(&mut self, id: Id) -> bool {
        while let Some(known) = self.top.pop_front().or_else(|| self.bottom.pop_front()) {
            self.middle.add(known);
        }
        self.middle.add(id)
    }
}
