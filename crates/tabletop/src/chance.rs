//! Chance as an input: dice, and streams of them keyed by seed, source and count.

use crate::Seat;
use chacha20::ChaCha8Rng;
use chacha20::rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use sha2::{Digest, Sha256};
use std::fmt;
use std::str::FromStr;

/// A source of uniform numbers. What is made of them is fixed here, so that a seed means the same deal for ever.
pub trait Dice {
    /// 64 fair bits.
    fn bits(&mut self) -> u64;

    /// A fair number below `bound`, which must not be 0.
    #[inline]
    fn below(&mut self, bound: u32) -> u32 {
        debug_assert!(bound > 0, "a number below nothing");
        // Multiply and shift, rejecting the few low products that would favour some numbers (Lemire's method).
        let mut wide = u64::from(self.bits() as u32) * u64::from(bound);
        if (wide as u32) < bound {
            let uneven = bound.wrapping_neg() % bound;
            while (wide as u32) < uneven {
                wide = u64::from(self.bits() as u32) * u64::from(bound);
            }
        }
        (wide >> 32) as u32
    }

    /// One of the items, which must not be empty.
    #[inline]
    fn pick<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[self.below(items.len() as u32) as usize]
    }

    /// Puts the items in a fair random order.
    #[inline]
    fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }
}

impl<D: Dice> Dice for &mut D {
    #[inline]
    fn bits(&mut self) -> u64 {
        (**self).bits()
    }
}

/// A small, fast generator (xoshiro256++) for simulations and search. Not for deals that people must not guess.
#[derive(Clone, Debug)]
pub struct Xoshiro([u64; 4]);

impl Xoshiro {
    /// A generator whose four words are spread from one number by splitmix64.
    pub fn new(seed: u64) -> Xoshiro {
        let mut state = seed;
        Xoshiro(std::array::from_fn(|_| {
            state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
            let z = (state ^ state >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            let z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
            z ^ z >> 31
        }))
    }
}

impl Dice for Xoshiro {
    #[inline]
    fn bits(&mut self) -> u64 {
        let s = &mut self.0;
        let out = s[0].wrapping_add(s[3]).rotate_left(23).wrapping_add(s[0]);
        let t = s[1] << 17;
        s[2] ^= s[0];
        s[3] ^= s[1];
        s[1] ^= s[2];
        s[0] ^= s[3];
        s[2] ^= t;
        s[3] = s[3].rotate_left(45);
        out
    }
}

/// The name of one stream of draws: a deck, a die, a deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Source(pub &'static str);

/// Where the draws of a game come from.
pub trait Chance {
    /// Dice for the next draw from this source.
    fn dice(&mut self, source: Source) -> impl Dice;
}

/// One generator for every source: fast, for playouts.
impl Chance for Xoshiro {
    #[inline]
    fn dice(&mut self, _source: Source) -> impl Dice {
        self
    }
}

/// The seed of a table: 32 bytes from which every draw follows.
///
/// It is written as a decimal number when it fits 64 bits, otherwise as 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// What can be published before the game: it fixes the seed without showing it.
    pub fn commitment(&self) -> Commitment {
        Commitment(digest(&[b"firstlight seed 1", &self.0]))
    }

    /// The dice of draw number `count` (from 0) of `source`.
    pub fn dice(&self, source: Source, count: u32) -> KeyedDice {
        let key = digest(&[b"firstlight draw 1", &self.0, source.0.as_bytes(), &[0], &count.to_le_bytes()]);
        KeyedDice(ChaCha8Rng::from_seed(key))
    }

    /// The seed that a secret and the shares of seats make together: nobody who gave less than all of it could choose it.
    #[must_use]
    pub fn of_shares<'a>(secret: &Seed, shares: impl IntoIterator<Item = (Seat, &'a Share)>) -> Seed {
        let shares: Vec<([u8; 1], &Share)> = shares.into_iter().map(|(seat, share)| ([seat.0], share)).collect();
        let mut pieces: Vec<&[u8]> = vec![b"firstlight deal 1", &secret.0];
        for (seat, share) in &shares {
            pieces.extend([&seat[..], &share.0[..]]);
        }
        Seed(digest(&pieces))
    }

    /// A seed for game number `index` of a series that starts from this one.
    #[must_use]
    pub fn nth(&self, index: u64) -> Seed {
        Seed(digest(&[b"firstlight series 1", &self.0, &index.to_le_bytes()]))
    }

    /// A number for generators that need not be secret, such as a bot's.
    pub fn number(&self, purpose: &str) -> u64 {
        let key = digest(&[b"firstlight number 1", &self.0, purpose.as_bytes()]);
        u64::from_le_bytes(std::array::from_fn(|i| key[i]))
    }
}

/// SHA-256 over several pieces, each preceded by its length so that no two lists of pieces collide.
fn digest(pieces: &[&[u8]]) -> [u8; 32] {
    let mut hash = Sha256::new();
    for piece in pieces {
        hash.update((piece.len() as u64).to_le_bytes());
        hash.update(piece);
    }
    hash.finalize().into()
}

impl From<u64> for Seed {
    fn from(number: u64) -> Seed {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&number.to_le_bytes());
        Seed(bytes)
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0[8..].iter().all(|&b| b == 0) {
            let number = u64::from_le_bytes(std::array::from_fn(|i| self.0[i]));
            write!(f, "{number}")
        } else {
            write_hex(&self.0, f)
        }
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text is not a seed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not a seed; write a whole number up to 18446744073709551615, or 64 hexadecimal digits")]
pub struct NotASeed(pub String);

impl FromStr for Seed {
    type Err = NotASeed;

    fn from_str(text: &str) -> Result<Seed, NotASeed> {
        if text.len() == 64 {
            return read_hex(text).map(Seed).ok_or_else(|| NotASeed(text.to_owned()));
        }
        text.parse::<u64>().map(Seed::from).map_err(|_| NotASeed(text.to_owned()))
    }
}

/// What one seat gives to a deal that nobody shall choose: 32 bytes of its own chance, written as 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Share(pub [u8; 32]);

impl Share {
    /// What the seat says before anybody shows a share: it fixes the share without showing it.
    pub fn commitment(&self, seat: Seat) -> Commitment {
        Commitment(digest(&[b"firstlight share 1", &[seat.0], &self.0]))
    }
}

impl fmt::Display for Share {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_hex(&self.0, f)
    }
}

impl fmt::Debug for Share {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Share {
    type Err = String;

    fn from_str(text: &str) -> Result<Share, String> {
        read_hex(text).map(Share).ok_or_else(|| format!("`{text}` is not 64 hexadecimal digits"))
    }
}

/// A hash that was published in place of a seed, or that names content.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Commitment(pub [u8; 32]);

impl Commitment {
    /// The hash of a text, such as a content file.
    pub fn of_text(text: &str) -> Commitment {
        Commitment(Sha256::digest(text.as_bytes()).into())
    }
}

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_hex(&self.0, f)
    }
}

impl fmt::Debug for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Commitment {
    type Err = String;

    fn from_str(text: &str) -> Result<Commitment, String> {
        read_hex(text).map(Commitment).ok_or_else(|| format!("`{text}` is not 64 hexadecimal digits"))
    }
}

fn write_hex(bytes: &[u8; 32], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    bytes.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
}

fn read_hex(text: &str) -> Option<[u8; 32]> {
    if text.len() != 64 || !text.is_ascii() {
        return None;
    }
    let mut bytes = [0; 32];
    for (byte, pair) in bytes.iter_mut().zip(text.as_bytes().chunks(2)) {
        *byte = u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok()?;
    }
    Some(bytes)
}

macro_rules! as_text {
    ($type:ty) => {
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$type, D::Error> {
                String::deserialize(deserializer)?.parse().map_err(de::Error::custom)
            }
        }
    };
}
as_text!(Seed);
as_text!(Share);
as_text!(Commitment);

/// Dice that nobody can foresee without the seed (ChaCha8, keyed by SHA-256 of seed, source and count).
pub struct KeyedDice(ChaCha8Rng);

impl Dice for KeyedDice {
    fn bits(&mut self) -> u64 {
        self.0.next_u64()
    }
}

/// How many draws each source has made.
#[derive(Clone, Debug, Default)]
struct Counts(Vec<(Source, u32)>);

impl Counts {
    /// Counts one draw of a source; the number it had.
    fn advance(&mut self, source: Source) -> u32 {
        match self.0.iter_mut().find(|(known, _)| *known == source) {
            Some((_, count)) => {
                *count += 1;
                *count - 1
            }
            None => {
                self.0.push((source, 1));
                0
            }
        }
    }
}

/// The draws of one table: the nth draw of a source is the same whatever happened in between.
#[derive(Clone, Debug)]
pub struct Keyed {
    seed: Seed,
    counts: Counts,
}

impl Keyed {
    /// Streams from their beginning.
    pub fn new(seed: Seed) -> Keyed {
        Keyed { seed, counts: Counts::default() }
    }

    /// Passes over one draw of a source, because it was made already.
    pub fn skip(&mut self, source: Source) {
        self.counts.advance(source);
    }
}

impl Chance for Keyed {
    fn dice(&mut self, source: Source) -> impl Dice {
        let count = self.counts.advance(source);
        self.seed.dice(source, count)
    }
}

/// Streams like [`Keyed`], a hundred times faster and easy to guess: for simulations, where the same deal shall meet
/// different players and nobody has anything to hide.
#[derive(Clone, Debug)]
pub struct Streams {
    seed: u64,
    /// The sources that were drawn from, each with the hash of its name, and how many draws each has made.
    drawn: Vec<(Source, u64, u32)>,
}

impl Streams {
    /// Streams from their beginning.
    pub fn new(seed: u64) -> Streams {
        Streams { seed, drawn: Vec::new() }
    }
}

impl Chance for Streams {
    fn dice(&mut self, source: Source) -> impl Dice {
        let place = self.drawn.iter().position(|(known, ..)| *known == source).unwrap_or_else(|| {
            self.drawn.push((source, fnv(0xcbf2_9ce4_8422_2325, source.0.bytes()), 0));
            self.drawn.len() - 1
        });
        let (_, name, count) = &mut self.drawn[place];
        // The name and the count; splitmix64 in `Xoshiro::new` does the rest of the mixing.
        let key = fnv(*name, count.to_le_bytes().into_iter());
        *count += 1;
        Xoshiro::new(self.seed ^ key.rotate_left(32))
    }
}

/// FNV-1a goes on over these bytes.
fn fnv(hash: u64, bytes: impl Iterator<Item = u8>) -> u64 {
    bytes.fold(hash, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3))
}
