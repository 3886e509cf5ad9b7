//! The possible answers to a question: cards, seats, places and numbers, all below 256.

use crate::sets::{CardSet, nth_bit};
use tabletop::never;

/// A set of numbers below 256.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Answers([u64; 4]);

impl Answers {
    /// No answer.
    pub(crate) const NONE: Answers = Answers([0; 4]);

    /// Puts one in.
    #[inline]
    pub(crate) fn add(&mut self, answer: u8) {
        self.0[usize::from(answer >> 6)] |= 1 << (answer & 63);
    }

    /// Is it possible?
    #[inline]
    pub(crate) fn has(&self, answer: u8) -> bool {
        self.0[usize::from(answer >> 6)] >> (answer & 63) & 1 == 1
    }

    /// How many.
    #[inline]
    pub(crate) fn len(&self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// None?
    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        *self == Answers::NONE
    }

    /// The lowest.
    #[inline]
    pub(crate) fn first(&self) -> Option<u8> {
        self.iter().next()
    }

    /// In rising order.
    pub(crate) fn iter(&self) -> impl Iterator<Item = u8> + use<> {
        let mut words = self.0;
        let mut at = 0;
        std::iter::from_fn(move || {
            while at < 4 && words[at] == 0 {
                at += 1;
            }
            let word = words.get_mut(at)?;
            let answer = (at as u8) << 6 | word.trailing_zeros() as u8;
            *word &= *word - 1;
            Some(answer)
        })
    }

    /// The one at a place in rising order; there must be as many.
    pub(crate) fn nth(&self, place: u32) -> u8 {
        let mut left = place;
        for (index, &word) in (0u8..).zip(&self.0) {
            match left.checked_sub(word.count_ones()) {
                Some(rest) => left = rest,
                None => return index << 6 | nth_bit(word, left),
            }
        }
        never!("answer {place} of {}", self.len());
        0
    }

    /// The only one, if there is just one.
    #[inline]
    pub(crate) fn only(&self) -> Option<u8> {
        let mut all = self.iter();
        all.next().filter(|_| all.next().is_none())
    }

    /// These cards.
    #[inline]
    pub(crate) fn cards(cards: &CardSet) -> Answers {
        let [first, second, third] = cards.words();
        Answers([first, second, third, 0])
    }
}

impl FromIterator<u8> for Answers {
    fn from_iter<I: IntoIterator<Item = u8>>(answers: I) -> Answers {
        let mut set = Answers::NONE;
        answers.into_iter().for_each(|answer| set.add(answer));
        set
    }
}
