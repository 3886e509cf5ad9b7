//! Seats at a table, and sets of them.

use crate::never;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::fmt;

/// A place at the table, counted from 0 in the order in which the table was set up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// For indexing arrays that hold one thing a seat.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next seat clockwise at a table of `players`.
    #[must_use]
    pub const fn left(self, players: u8) -> Seat {
        if self.0 + 1 >= players { Seat(0) } else { Seat(self.0 + 1) }
    }

    /// The seat before, counter-clockwise, at a table of `players`.
    #[must_use]
    pub const fn right(self, players: u8) -> Seat {
        if self.0 == 0 { Seat(players - 1) } else { Seat(self.0 - 1) }
    }

    /// How many steps clockwise it is from this seat to `other`.
    pub const fn distance(self, other: Seat, players: u8) -> u8 {
        if other.0 >= self.0 { other.0 - self.0 } else { other.0 + players - self.0 }
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A set of seats. A table has at most eight.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Seats(u8);

impl Seats {
    /// Nobody.
    pub const NONE: Seats = Seats(0);
    /// The most seats a table can have.
    pub const MAX: u8 = 8;

    /// One seat alone; nobody, if no table has that seat.
    pub const fn only(seat: Seat) -> Seats {
        Seats::NONE.with(seat)
    }

    /// Every seat of a table of `players`.
    pub const fn all(players: u8) -> Seats {
        if players >= Self::MAX { Seats(u8::MAX) } else { Seats((1 << players) - 1) }
    }

    /// Nobody in it?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Is this seat in the set?
    pub const fn has(self, seat: Seat) -> bool {
        seat.0 < Self::MAX && self.0 >> seat.0 & 1 == 1
    }

    /// The set with one more seat; a seat that no table has is never in it.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Seats {
        if seat.0 < Self::MAX { Seats(self.0 | 1 << seat.0) } else { self }
    }

    /// The set without one seat.
    #[must_use]
    pub const fn without(self, seat: Seat) -> Seats {
        if seat.0 < Self::MAX { Seats(self.0 & !(1 << seat.0)) } else { self }
    }

    /// The set without those of another.
    #[must_use]
    pub const fn without_all(self, others: Seats) -> Seats {
        Seats(self.0 & !others.0)
    }

    /// Everybody in either set.
    #[must_use]
    pub const fn union(self, other: Seats) -> Seats {
        Seats(self.0 | other.0)
    }

    /// The seat, if there is exactly one.
    pub const fn single(self) -> Option<Seat> {
        if self.0.is_power_of_two() { Some(Seat(self.0.trailing_zeros() as u8)) } else { None }
    }

    /// The lowest seat of the set.
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// The lowest seat of those who are asked. A game that waits asks somebody.
    #[inline]
    pub fn first_asked(self) -> Seat {
        self.first().unwrap_or_else(|| {
            never!("a game waits, and asks nobody");
            Seat(0)
        })
    }

    /// The seats in order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let seat = Seat(left.trailing_zeros() as u8);
            left = (left != 0).then(|| left & (left - 1))?;
            Some(seat)
        })
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        seats.into_iter().fold(Seats::NONE, Seats::with)
    }
}

impl fmt::Debug for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|s| s.0)).finish()
    }
}

impl Serialize for Seats {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Seats {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Seats, D::Error> {
        let mut set = Seats::NONE;
        for seat in Vec::<Seat>::deserialize(deserializer)? {
            if seat.0 >= Seats::MAX {
                return Err(de::Error::custom(format!("there is no seat {seat}; a table has at most {}", Seats::MAX)));
            }
            set = set.with(seat);
        }
        Ok(set)
    }
}
