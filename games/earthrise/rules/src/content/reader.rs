//! Reads a data file value by value. A value is kept as text until somebody asks for it by its path; so one wrong value
//! does not hide the next, and every fault knows its place.

use ron::extensions::Extensions;
use ron::value::RawValue;
use serde::de::{MapAccess, Visitor};
use serde::{Deserialize, Deserializer};
use std::collections::BTreeMap;
use std::fmt;
use std::marker::PhantomData;
use tabletop::content::{Fault, Place, in_words};

/// The player counts of the game.
pub(super) const PLAYERS: [u8; 3] = [3, 4, 5];

/// A value of the file that should be a `T` and has not been read yet.
pub(super) struct Field<'a, T> {
    text: &'a str,
    shape: PhantomData<fn() -> T>,
}

impl<'de: 'a, 'a, T> Deserialize<'de> for Field<'a, T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let raw = <&RawValue>::deserialize(deserializer)?;
        Ok(Field { text: raw.trim().get_ron(), shape: PhantomData })
    }
}

/// A `T`, or a map with the keys 3, 4 and 5 that has one for each player count; not read yet.
pub(super) struct ByPlayers<'a, T>(Field<'a, T>);

impl<'de: 'a, 'a, T> Deserialize<'de> for ByPlayers<'a, T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Field::deserialize(deserializer).map(ByPlayers)
    }
}

/// A map in the order of the file. A key that comes twice is still there twice, see [`Reader::distinct`].
pub(super) struct Entries<K, V>(Vec<(K, V)>);

impl<'de, K: Deserialize<'de>, V: Deserialize<'de>> Deserialize<'de> for Entries<K, V> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Pairs<K, V>(PhantomData<fn() -> (K, V)>);
        impl<'de, K: Deserialize<'de>, V: Deserialize<'de>> Visitor<'de> for Pairs<K, V> {
            type Value = Entries<K, V>;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a map")
            }
            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Entries<K, V>, A::Error> {
                let mut entries = Vec::new();
                while let Some(entry) = map.next_entry()? {
                    entries.push(entry);
                }
                Ok(Entries(entries))
            }
        }
        deserializer.deserialize_map(Pairs(PhantomData))
    }
}

/// The path of something inside `path`.
pub(super) fn inside(path: &str, key: impl fmt::Display) -> String {
    if path.is_empty() { key.to_string() } else { format!("{path}.{key}") }
}

/// Reads fields, remembers where they stand, and collects what is wrong with them.
pub(super) struct Reader<'a> {
    file: &'a str,
    text: &'a str,
    /// Path of everything read so far, and the byte it begins at.
    places: BTreeMap<String, usize>,
    faults: Vec<Fault>,
}

impl<'a> Reader<'a> {
    /// Begins with a file; `file` is its name in messages.
    pub(super) fn new(file: &'a str, text: &'a str) -> Reader<'a> {
        Reader { file, text, places: BTreeMap::new(), faults: Vec::new() }
    }

    /// Reads the whole text.
    pub(super) fn whole<T: Deserialize<'a>>(&mut self) -> Option<T> {
        self.read_text("", self.text, "")
    }

    /// Reads one value.
    pub(super) fn read<T: Deserialize<'a>>(&mut self, path: &str, field: &Field<'a, T>) -> Option<T> {
        self.read_text(path, field.text, "")
    }

    /// Reads the value that holds for this player count.
    pub(super) fn read_for<T: Deserialize<'a>>(
        &mut self,
        path: &str,
        field: &ByPlayers<'a, T>,
        players: u8,
    ) -> Option<T> {
        let text = field.0.text;
        // No value that can be split is itself a map with numbers for keys, so the keys tell which of the two it is.
        let Ok(Entries(split)) = parse::<Entries<u64, Field<'a, T>>>(text) else {
            return self.read_text(path, text, ", or one value for each player count: {3: .., 4: .., 5: ..}");
        };
        if split.is_empty() {
            return self.read_text(path, text, "");
        }
        self.note(path, text);
        let mut keys: Vec<u64> = split.iter().map(|(key, _)| *key).collect();
        keys.sort_unstable();
        if keys != PLAYERS.map(u64::from) {
            let keys: Vec<String> = keys.iter().map(u64::to_string).collect();
            let problem = format!("the keys are {}", keys.join(", "));
            self.fault(path, problem, "expected each player count 3, 4, 5 exactly once");
            return None;
        }
        for (key, value) in &split {
            self.note(&inside(path, key), value.text);
        }
        let (_, value) = split.into_iter().find(|(key, _)| *key == u64::from(players))?;
        self.read_text(&inside(path, players), value.text, "")
    }

    /// Reads a list whose elements may be split by player count; `None` if any of them is wrong.
    pub(super) fn read_list_for<T: Deserialize<'a>>(
        &mut self,
        path: &str,
        list: &ByPlayers<'a, Vec<ByPlayers<'a, T>>>,
        players: u8,
    ) -> Option<Vec<T>> {
        let elements = self.read_for(path, list, players)?;
        let path = self.at(path, players);
        let read: Vec<Option<T>> = elements
            .iter()
            .enumerate()
            .map(|(i, element)| self.read_for(&format!("{path}[{i}]"), element, players))
            .collect();
        read.into_iter().collect()
    }

    /// The path of the value that holds for this player count: a step deeper where the file splits it.
    pub(super) fn at(&self, path: &str, players: u8) -> String {
        let deeper = inside(path, players);
        if self.places.contains_key(&deeper) { deeper } else { path.to_owned() }
    }

    /// The entries of a map; a key that comes again is a fault.
    pub(super) fn distinct<K: PartialEq + fmt::Display, V>(
        &mut self,
        path: &str,
        entries: Entries<K, V>,
    ) -> Vec<(K, V)> {
        let mut kept: Vec<(K, V)> = Vec::with_capacity(entries.0.len());
        for (key, value) in entries.0 {
            if kept.iter().any(|(other, _)| *other == key) {
                self.fault(&inside(path, key), "the key is given twice", "expected it once");
            } else {
                kept.push((key, value));
            }
        }
        kept
    }

    /// Notes a fault of the field at this path.
    pub(super) fn fault(&mut self, path: &str, problem: impl Into<String>, expected: impl Into<String>) {
        self.push(None, path.to_owned(), problem.into(), expected.into());
    }

    /// The same fault found again, for another player count, is one fault.
    fn push(&mut self, place: Option<Place>, field: String, problem: String, expected: String) {
        let fault = Fault { file: self.file.to_owned(), place, entry: None, field, problem, expected };
        if !self.faults.contains(&fault) {
            self.faults.push(fault);
        }
    }

    /// Has a value been read at this path?
    pub(super) fn knows(&self, path: &str) -> bool {
        self.places.contains_key(path)
    }

    /// The path at which a value has been read that looks most like this one.
    pub(super) fn nearest(&self, path: &str) -> &str {
        let alike = |one: &mut dyn Iterator<Item = u8>, other: &mut dyn Iterator<Item = u8>| {
            one.zip(other).take_while(|(one, other)| one == other).count()
        };
        let likeness = |known: &&String| {
            let begin = alike(&mut known.bytes(), &mut path.bytes());
            (begin, alike(&mut known.bytes().rev(), &mut path.bytes().rev()))
        };
        self.places.keys().max_by_key(likeness).map_or("", String::as_str)
    }

    /// Is everything right so far?
    pub(super) fn is_clean(&self) -> bool {
        self.faults.is_empty()
    }

    /// All faults, in the order of the file.
    pub(super) fn into_faults(mut self) -> Vec<Fault> {
        let mut faults = std::mem::take(&mut self.faults);
        for fault in &mut faults {
            fault.place = fault.place.or_else(|| self.place(&fault.field));
        }
        faults.sort_by_key(|fault| fault.place);
        faults
    }

    fn read_text<T: Deserialize<'a>>(&mut self, path: &str, text: &'a str, or: &str) -> Option<T> {
        self.note(path, text);
        match parse(text) {
            Ok(value) => Some(value),
            Err(stop) => {
                let (name, problem, mut expected) = in_words(stop.error, "a whole number from 0 to 255");
                if name.is_none() && stop.path.is_empty() {
                    expected.push_str(or);
                }
                let mut field = match &*stop.path {
                    below if below.is_empty() || below.starts_with('[') => format!("{path}{below}"),
                    below => inside(path, below),
                };
                if let Some(name) = name
                    && stop.path.rsplit('.').next() != Some(&name)
                {
                    field = inside(&field, name);
                }
                let place = self.place(path).map(|begin| match stop.place.line {
                    1 => Place { line: begin.line, col: begin.col + stop.place.col - 1 },
                    line => Place { line: begin.line + line - 1, col: stop.place.col },
                });
                self.push(place, field, problem, expected);
                None
            }
        }
    }

    /// `text` is a part of the file's text, so the distance of the two is where it begins.
    fn note(&mut self, path: &str, text: &'a str) {
        if let Some(begin) = text.as_ptr().addr().checked_sub(self.text.as_ptr().addr()) {
            self.places.insert(path.to_owned(), begin);
        }
    }

    /// Where the field stands; if it is not there, where the field around it stands.
    fn place(&self, path: &str) -> Option<Place> {
        let mut path = path;
        loop {
            if let Some(&begin) = self.places.get(path) {
                let before = self.text.get(..begin)?;
                let line = before.matches('\n').count() + 1;
                let col = before.chars().rev().take_while(|&c| c != '\n').count() + 1;
                return Some(Place { line, col });
            }
            path = outside(path)?;
        }
    }
}

/// The path of the field around this one; the whole file is around the fields of the first level.
pub(super) fn outside(path: &str) -> Option<&str> {
    if path.is_empty() {
        return None;
    }
    let end = path.rfind(['.', '[']).unwrap_or(0);
    path.get(..end)
}

/// Where reading stopped, and why.
struct Stop {
    path: String,
    place: Place,
    error: ron::Error,
}

fn parse<'a, T: Deserialize<'a>>(text: &'a str) -> Result<T, Stop> {
    // Who writes a file by hand should not have to know about `Some`.
    let options = ron::Options::default().with_default_extension(Extensions::IMPLICIT_SOME);
    let stop = |path: String, error: ron::error::SpannedError| Stop {
        path,
        place: Place { line: error.span.start.line, col: error.span.start.col },
        error: error.code,
    };
    let mut deserializer =
        ron::Deserializer::from_str_with_options(text, &options).map_err(|error| stop(String::new(), error))?;
    match serde_path_to_error::deserialize(&mut deserializer) {
        Ok(value) => match deserializer.end() {
            Ok(()) => Ok(value),
            Err(error) => Err(stop(String::new(), deserializer.span_error(error))),
        },
        Err(error) => {
            // A lone dot stands for the value itself, and a question mark for a key that could not be read.
            let path = error.path().to_string();
            let path = path.trim_end_matches(['.', '?']).to_owned();
            Err(stop(path, deserializer.span_error(error.into_inner())))
        }
    }
}
