//! How often somebody may do something: buckets that fill with time and that everything done takes from.
//!
//! A bucket is kept as the moment at which it will be full again. That is one number for each key, and a bucket whose moment has
//! passed need not be kept at all. Keys are kept as keyed hashes, so that memory does not grow with what people send.

use serde::Deserialize;
use std::collections::HashMap;
use std::hash::{BuildHasher, DefaultHasher, Hash, Hasher, RandomState};
use std::str::FromStr;
use std::sync::{Mutex, MutexGuard, PoisonError};
use thiserror::Error;
use wire::Millis;

/// A text is not a rate.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{0}` is not a rate; expected `off`, or as in `60+20/s`: 60 at once, then 20 a second (also `/m` and `/h`)")]
pub struct NotARate(pub String);

/// How much at once, and how soon again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub enum Rate {
    /// As much as anybody likes.
    Off,
    /// `burst` at once; one more every `every` microseconds.
    Limited {
        /// How many at once.
        burst: u32,
        /// Microseconds until one more.
        every: u32,
    },
}

impl FromStr for Rate {
    type Err = NotARate;

    fn from_str(text: &str) -> Result<Rate, NotARate> {
        let read = || {
            let (burst, rest) = text.split_once('+')?;
            let (number, unit) = rest.split_once('/')?;
            let micros: u32 = match unit.trim() {
                "s" => 1_000_000,
                "m" => 60_000_000,
                "h" => 3_600_000_000,
                _ => return None,
            };
            let burst = burst.trim().parse().ok().filter(|burst| *burst > 0)?;
            let every = micros.checked_div(number.trim().parse().ok()?).filter(|every| *every > 0)?;
            Some(Rate::Limited { burst, every })
        };
        if text.trim() == "off" { Ok(Rate::Off) } else { read().ok_or_else(|| NotARate(text.to_owned())) }
    }
}

impl TryFrom<String> for Rate {
    type Error = NotARate;

    fn try_from(text: String) -> Result<Rate, NotARate> {
        text.parse()
    }
}

/// It was too much; when it will do, in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("Too fast: try again in {retry_after_ms} ms.")]
pub struct TooFast {
    /// How long to wait.
    pub retry_after_ms: u64,
}

/// Turns keys into numbers that nobody outside can choose; nodes with the same secrets do it in the same way.
#[derive(Clone, Debug)]
pub struct SharedHash(u64, u64);

impl SharedHash {
    /// Of two secret numbers.
    pub fn new(first: u64, second: u64) -> SharedHash {
        SharedHash(first, second)
    }
}

impl Default for SharedHash {
    /// For one process alone.
    fn default() -> SharedHash {
        SharedHash(RandomState::new().hash_one(1), RandomState::new().hash_one(2))
    }
}

impl BuildHasher for SharedHash {
    type Hasher = DefaultHasher;

    fn build_hasher(&self) -> DefaultHasher {
        let mut hasher = DefaultHasher::new();
        hasher.write_u64(self.0);
        hasher.write_u64(self.1);
        hasher
    }
}

/// The buckets of one kind of doing.
#[derive(Debug)]
pub struct Buckets {
    rate: Rate,
    most: usize,
    /// When each bucket is full again, in microseconds since 1970.
    full_at: HashMap<u64, i64>,
    hash: SharedHash,
    /// What was taken since other nodes were told, if there are any.
    taken: Option<HashMap<u64, u32>>,
}

impl Buckets {
    /// Buckets for at most N keys at a time.
    pub fn new(rate: Rate, most: usize) -> Buckets {
        Buckets::hashed(rate, most, SharedHash::default())
    }

    /// The same with keys that other nodes know too.
    pub fn hashed(rate: Rate, most: usize, hash: SharedHash) -> Buckets {
        Buckets { rate, most: most.max(1), full_at: HashMap::new(), hash, taken: None }
    }

    /// From now on it is noted what is taken.
    pub fn note_taken(&mut self) {
        if self.rate != Rate::Off {
            self.taken.get_or_insert_default();
        }
    }

    /// What was taken since the last time: key, how many.
    pub fn taken(&mut self) -> HashMap<u64, u32> {
        self.taken.as_mut().map(std::mem::take).unwrap_or_default()
    }

    /// Another node has given something away: it is missing here too. If all nodes gave at once, a bucket owes what was too
    /// much, and nothing is given until that is made up for.
    pub fn taken_elsewhere(&mut self, now: Millis, key: u64, count: u32) {
        let Rate::Limited { burst, every } = self.rate else { return };
        let now = now.saturating_mul(1000);
        let time = |number: i64| number.saturating_mul(i64::from(every));
        let owes_most = now.saturating_add(time(i64::from(burst) * OWED));
        let full_at = self.full_at.get(&key).map_or(now, |at| (*at).clamp(now, owes_most));
        if self.full_at.len() >= self.most && !self.full_at.contains_key(&key) {
            self.make_room(now);
        }
        self.full_at.insert(key, full_at.saturating_add(time(count.into())).min(owes_most));
    }

    /// What is missing from buckets that are not full: key, how many.
    pub fn missing(&self, now: Millis) -> Vec<(u64, u32)> {
        let Rate::Limited { every, .. } = self.rate else { return Vec::new() };
        let now = now.saturating_mul(1000);
        let count = |at: i64| u32::try_from(at.saturating_sub(now).max(0) / i64::from(every)).unwrap_or(u32::MAX);
        let all = self.full_at.iter().map(|(key, at)| (*key, count(*at)));
        all.filter(|(_, count)| *count > 0).collect()
    }

    /// At another node so much is missing from the bucket of a key: here it is at least as much. A node that is new begins
    /// with that.
    pub fn missing_elsewhere(&mut self, now: Millis, key: u64, count: u32) {
        let here = match self.rate {
            Rate::Limited { every, .. } => {
                let passed = self.full_at.get(&key).map_or(0, |at| at.saturating_sub(now.saturating_mul(1000)).max(0));
                u32::try_from(passed / i64::from(every)).unwrap_or(u32::MAX)
            }
            Rate::Off => return,
        };
        self.taken_elsewhere(now, key, count.saturating_sub(here));
    }

    /// Takes from the bucket of a key, or says when there will be enough. A cost above what a bucket holds takes all of it.
    pub fn take(&mut self, now: Millis, key: impl Hash, cost: u32) -> Result<(), TooFast> {
        let Rate::Limited { burst, every } = self.rate else { return Ok(()) };
        let (now, key) = (now.saturating_mul(1000), self.hash.hash_one(key));
        let full_at = self.after(now, key, cost, burst, every)?;
        if self.full_at.len() >= self.most && !self.full_at.contains_key(&key) {
            self.make_room(now);
        }
        self.full_at.insert(key, full_at);
        if let Some(taken) = &mut self.taken {
            *taken.entry(key).or_default() += cost.min(burst);
        }
        Ok(())
    }

    /// Would there be enough? Nothing is taken.
    pub fn peek(&self, now: Millis, key: impl Hash, cost: u32) -> Result<(), TooFast> {
        let Rate::Limited { burst, every } = self.rate else { return Ok(()) };
        self.after(now.saturating_mul(1000), self.hash.hash_one(key), cost, burst, every).map(|_| ())
    }

    /// How many keys are remembered.
    pub fn len(&self) -> usize {
        self.full_at.len()
    }

    /// Is nobody remembered?
    pub fn is_empty(&self) -> bool {
        self.full_at.is_empty()
    }

    /// When the bucket would be full again, if there is enough in it. If the clock was set back, it is empty at worst.
    fn after(&self, now: i64, key: u64, cost: u32, burst: u32, every: u32) -> Result<i64, TooFast> {
        let time = |number: u32| i64::from(number).saturating_mul(i64::from(every));
        let empty = now.saturating_add(time(burst));
        let owes_most = now.saturating_add(time(burst).saturating_mul(OWED));
        // A clock that was set back makes nobody wait for longer than an empty bucket; what nodes gave away together does.
        let most = if self.taken.is_some() { owes_most } else { empty };
        let full_at = self.full_at.get(&key).map_or(now, |at| (*at).clamp(now, most));
        let after = full_at.saturating_add(time(cost.min(burst)));
        match after.saturating_sub(empty) {
            ..=0 => Ok(after),
            over => Err(TooFast { retry_after_ms: over.unsigned_abs().div_ceil(1000) }),
        }
    }

    /// Forgets full buckets, which costs nothing, and, if most are not full, the fullest quarter, which gives away the least.
    fn make_room(&mut self, now: i64) {
        self.full_at.retain(|_, at| *at > now);
        let keep = self.most - self.most.div_ceil(4);
        if self.full_at.len() > keep {
            let mut moments: Vec<(i64, u64)> = self.full_at.iter().map(|(key, at)| (*at, *key)).collect();
            let drop = moments.len() - keep;
            moments.select_nth_unstable(drop - 1);
            for (_, key) in &moments[..drop] {
                self.full_at.remove(key);
            }
        }
    }
}

/// How many times what a bucket holds it can owe, when all nodes give at once.
const OWED: i64 = 8;

/// What is limited, each on its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Class {
    /// Requests of an address.
    Requests,
    /// Commands of a person at tables.
    Commands,
    /// New tables of a person.
    Tables,
    /// Wrong codes of a person, and wrong tokens from an address.
    Guesses,
    /// Sockets opened from an address.
    AddressSockets,
    /// Sockets opened by a person.
    PersonSockets,
    /// What a person says.
    Chat,
    /// Errors that the pages of a person report.
    Reports,
    /// Wrong short codes from an address.
    Codes,
    /// Questions and signs of life of a person at tables, which change nothing.
    Questions,
    /// New tables from an address.
    AddressTables,
    /// New people from an address, or by the code of a table.
    People,
    /// Secrets that a person has made.
    Secrets,
    /// People whom a person reports to the operator.
    Complaints,
    /// Hints for a person.
    Hints,
}

impl Class {
    /// What they are called where they are counted, in their order.
    pub const NAMES: [&'static str; 15] = [
        "requests",
        "commands",
        "tables",
        "guesses",
        "address_sockets",
        "person_sockets",
        "chat",
        "reports",
        "codes",
        "questions",
        "address_tables",
        "people",
        "secrets",
        "complaints",
        "hints",
    ];
}

/// The rate of each class.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rates {
    /// Requests of an address; a school may sit behind one.
    pub requests: Rate,
    /// Commands of a person at tables.
    pub commands: Rate,
    /// New tables of a person.
    pub tables: Rate,
    /// Wrong codes of a person, and wrong tokens from an address.
    pub guesses: Rate,
    /// Sockets opened from an address.
    pub address_sockets: Rate,
    /// Sockets opened by a person.
    pub person_sockets: Rate,
    /// What a person says.
    pub chat: Rate,
    /// Errors that the pages of a person report.
    pub reports: Rate,
    /// Wrong short codes from an address, where a whole class may sit; each person's are guesses besides.
    pub codes: Rate,
    /// Questions and signs of life of a person at tables.
    pub questions: Rate,
    /// Hints for a person.
    pub hints: Rate,
    /// New tables from an address.
    pub address_tables: Rate,
    /// New people from an address that need not work for it, and as many again by the code of each table.
    pub people: Rate,
    /// Secrets that a person has made.
    pub secrets: Rate,
    /// People whom a person reports to the operator.
    pub complaints: Rate,
    /// How many people or addresses each class remembers.
    pub keys: usize,
}

impl Rates {
    /// Everybody may do everything as often as they like.
    pub fn off() -> Rates {
        Rates {
            requests: Rate::Off,
            commands: Rate::Off,
            tables: Rate::Off,
            guesses: Rate::Off,
            address_sockets: Rate::Off,
            person_sockets: Rate::Off,
            chat: Rate::Off,
            reports: Rate::Off,
            codes: Rate::Off,
            questions: Rate::Off,
            hints: Rate::Off,
            address_tables: Rate::Off,
            people: Rate::Off,
            secrets: Rate::Off,
            complaints: Rate::Off,
            keys: 1,
        }
    }
}

/// All classes, for many threads. A lock is held for one lookup, never across an await.
#[derive(Debug)]
pub struct Limits {
    buckets: [Mutex<Buckets>; 15],
}

impl Limits {
    /// Full buckets for everybody.
    pub fn new(rates: Rates) -> Limits {
        Limits::among_nodes(rates, &SharedHash::default())
    }

    /// The same where several nodes count together.
    pub fn among_nodes(rates: Rates, hash: &SharedHash) -> Limits {
        // In the order of the classes.
        let of_class = [
            rates.requests,
            rates.commands,
            rates.tables,
            rates.guesses,
            rates.address_sockets,
            rates.person_sockets,
            rates.chat,
            rates.reports,
            rates.codes,
            rates.questions,
            rates.address_tables,
            rates.people,
            rates.secrets,
            rates.complaints,
            rates.hints,
        ];
        Limits { buckets: of_class.map(|rate| Mutex::new(Buckets::hashed(rate, rates.keys, hash.clone()))) }
    }

    /// From now on it is noted what is taken, for other nodes.
    pub fn note_taken(&self) {
        self.buckets.iter().for_each(|buckets| locked(buckets).note_taken());
    }

    /// What was taken since the last time: class, key, how many.
    pub fn taken(&self) -> Vec<(u8, u64, u32)> {
        let of_class = |(class, buckets): (usize, &Mutex<Buckets>)| {
            let taken = locked(buckets).taken();
            taken.into_iter().map(move |(key, count)| (class as u8, key, count))
        };
        self.buckets.iter().enumerate().flat_map(of_class).collect()
    }

    /// What another node has given away.
    pub fn taken_elsewhere(&self, now: Millis, taken: &[(u8, u64, u32)]) {
        for &(class, key, count) in taken {
            // A class that only a newer program has is not counted here.
            if let Some(buckets) = self.buckets.get(usize::from(class)) {
                locked(buckets).taken_elsewhere(now, key, count);
            }
        }
    }

    /// What is missing from all buckets: class, key, how many.
    pub fn missing(&self, now: Millis) -> Vec<(u8, u64, u32)> {
        let of_class = |(class, buckets): (usize, &Mutex<Buckets>)| {
            let missing = locked(buckets).missing(now);
            missing.into_iter().map(move |(key, count)| (class as u8, key, count))
        };
        self.buckets.iter().enumerate().flat_map(of_class).collect()
    }

    /// What is missing at another node.
    pub fn missing_elsewhere(&self, now: Millis, missing: &[(u8, u64, u32)]) {
        for &(class, key, count) in missing {
            if let Some(buckets) = self.buckets.get(usize::from(class)) {
                locked(buckets).missing_elsewhere(now, key, count);
            }
        }
    }

    /// Takes one, or says how long to wait.
    pub fn take(&self, class: Class, now: Millis, key: impl Hash) -> Result<(), TooFast> {
        locked(&self.buckets[class as usize]).take(now, key, 1)
    }

    /// Would one be there? For what costs only when it goes wrong, such as a guess.
    pub fn peek(&self, class: Class, now: Millis, key: impl Hash) -> Result<(), TooFast> {
        locked(&self.buckets[class as usize]).peek(now, key, 1)
    }
}

fn locked(buckets: &Mutex<Buckets>) -> MutexGuard<'_, Buckets> {
    buckets.lock().unwrap_or_else(PoisonError::into_inner)
}
