//! Short lists that live inside a value: no heap, copied with it, written as plain lists in files.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::fmt;

/// At most `N` values in order.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Few<T, const N: usize> {
    len: u8,
    /// What lies behind the end is always `None`, so that equal lists are equal bytes.
    items: [Option<T>; N],
}

impl<T: Copy, const N: usize> Few<T, N> {
    /// Nothing.
    pub const EMPTY: Self = Few { len: 0, items: [None; N] };

    /// How many.
    #[inline]
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Nothing?
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Is there no room for one more?
    pub const fn is_full(&self) -> bool {
        self.len as usize == N
    }

    /// The value at a place.
    #[inline]
    pub fn get(&self, place: usize) -> Option<T> {
        self.items.get(place).copied().flatten()
    }

    /// The value at a place, where it lies: for values that are large.
    #[inline]
    pub fn at(&self, place: usize) -> Option<&T> {
        self.items.get(place)?.as_ref()
    }

    /// The value at a place, to change it.
    #[inline]
    pub fn get_mut(&mut self, place: usize) -> Option<&mut T> {
        self.items.get_mut(place)?.as_mut()
    }

    /// The last value.
    #[inline]
    pub fn last(&self) -> Option<T> {
        self.get(self.len().checked_sub(1)?)
    }

    /// The last value, to change it.
    #[inline]
    pub fn last_mut(&mut self) -> Option<&mut T> {
        self.get_mut(self.len().checked_sub(1)?)
    }

    /// Adds at the end; `false` if the list is full.
    #[inline]
    pub fn push(&mut self, item: T) -> bool {
        let Some(place) = self.items.get_mut(self.len as usize) else { return false };
        *place = Some(item);
        self.len += 1;
        true
    }

    /// Takes the last value.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        let last = self.len().checked_sub(1)?;
        self.len -= 1;
        self.items[last].take()
    }

    /// Takes the value at a place; those behind it move up.
    pub fn remove(&mut self, place: usize) -> Option<T> {
        let taken = self.items.get_mut(place)?.take()?;
        self.items[place..self.len as usize].rotate_left(1);
        self.len -= 1;
        Some(taken)
    }

    /// The values in order.
    #[inline]
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &T> + Clone {
        self.items[..self.len as usize].iter().flatten()
    }
}

impl<T: Copy, const N: usize> Default for Few<T, N> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<T: Copy, const N: usize, const M: usize> From<[T; M]> for Few<T, N> {
    /// A list of values; what does not fit is a mistake that does not compile.
    fn from(values: [T; M]) -> Self {
        const { assert!(M <= N) };
        let mut few = Self::EMPTY;
        for value in values {
            few.push(value);
        }
        few
    }
}

impl<T: Copy + fmt::Debug, const N: usize> fmt::Debug for Few<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<T: Copy + Serialize, const N: usize> Serialize for Few<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T: Copy + Deserialize<'de>, const N: usize> Deserialize<'de> for Few<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut few = Self::EMPTY;
        let values = Vec::<T>::deserialize(deserializer)?;
        let count = values.len();
        for value in values {
            if !few.push(value) {
                return Err(de::Error::custom(format!("{count} values where at most {N} fit")));
            }
        }
        Ok(few)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_closes_its_gaps() {
        let mut few: Few<u8, 4> = Few::from([1, 2, 3]);
        assert_eq!(few.remove(0), Some(1));
        assert_eq!(few, Few::from([2, 3]));
        assert!(few.push(4) && few.push(5) && !few.push(6));
        assert_eq!(few.pop(), Some(5));
        assert_eq!(few.iter().copied().collect::<Vec<_>>(), [2, 3, 4]);
        assert_eq!(few.remove(3), None);
    }
}
