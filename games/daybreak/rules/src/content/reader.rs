//! Reads a file entry by entry, so that one wrong card does not hide the next and every fault knows its place.

use crate::vocab::CardNo;
use ron::extensions::Extensions;
use ron::value::RawValue;
use serde::Deserialize;
use std::fmt;
use tabletop::content::{Fault, Place, in_words};

/// An entry of a file: all fields may be missing, so that an override can name just what it changes.
pub(super) trait Entry: for<'de> Deserialize<'de> + Clone {
    /// What tells entries apart.
    type Key: PartialEq + Clone + fmt::Display;
    /// The field that holds the key.
    const KEY: &'static str;
    /// The names of all fields.
    const FIELDS: &'static [&'static str];

    /// The key, if it is given.
    fn key(&self) -> Option<Self::Key>;
    /// The number, if the entry is a card.
    fn card(&self) -> Option<CardNo> {
        None
    }
    /// The names of the fields that are given.
    fn given(&self) -> Vec<&'static str>;
    /// This entry with what it leaves open taken from another.
    fn over(self, base: Self) -> Self;
}

/// An entry and where it stands.
#[derive(Clone)]
pub(super) struct Placed<E> {
    pub entry: E,
    pub file: String,
    pub place: Place,
    /// The fields that a file of the table's own gives.
    pub own: Vec<&'static str>,
}

/// Collects faults.
#[derive(Default)]
pub(super) struct Faults(pub Vec<Fault>);

impl Faults {
    /// A fault of a field of an entry.
    pub(super) fn at<E: Entry>(&mut self, placed: &Placed<E>, field: &str, problem: impl Into<String>, expected: &str) {
        self.0.push(Fault {
            file: placed.file.clone(),
            place: Some(placed.place),
            entry: placed.entry.card().map(in_file),
            field: field.to_owned(),
            problem: problem.into(),
            expected: format!("expected {expected}"),
        });
    }

    /// A fault of a whole file.
    pub(super) fn of_file(&mut self, file: &str, problem: impl Into<String>, expected: &str) {
        let expected = format!("expected {expected}");
        self.0.push(Fault {
            file: file.to_owned(),
            place: None,
            entry: None,
            field: String::new(),
            problem: problem.into(),
            expected,
        });
    }

    /// Fields that are named in a list, as those that are reconstructed; a part of one may be named, as in `action.cost`.
    pub(super) fn named_fields<E: Entry>(&mut self, placed: &Placed<E>, list: &str, names: &[String]) {
        for name in names {
            let field = name.split('.').next().unwrap_or_default();
            if !E::FIELDS.contains(&field) {
                let expected = format!("one of {}", E::FIELDS.join(", "));
                self.at(placed, list, format!("there is no field `{name}`"), &expected);
            }
        }
    }

    /// A field that an entry must have.
    pub(super) fn need<E: Entry, T>(&mut self, placed: &Placed<E>, field: &str, value: Option<T>) -> Option<T> {
        if value.is_none() {
            self.at(placed, field, "the field is missing", "a value for it");
        }
        value
    }
}

/// The entries of a list in a file, one by one.
pub(super) fn list<E: Entry>(faults: &mut Faults, file: &str, text: &str) -> Vec<Placed<E>> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let Some(raw) = parse::<Vec<&RawValue>>(faults, file, text, text) else { return Vec::new() };
    let read = |raw: &RawValue| {
        let part = raw.trim().get_ron();
        let entry: E = parse(faults, file, text, part)?;
        Some(Placed { entry, file: file.to_owned(), place: place_of(text, part), own: Vec::new() })
    };
    raw.into_iter().filter_map(read).collect()
}

/// A file that is one entry.
pub(super) fn single<E: Entry>(faults: &mut Faults, file: &str, text: &str) -> Option<Placed<E>> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let entry = parse(faults, file, text, text)?;
    Some(Placed { entry, file: file.to_owned(), place: Place { line: 1, col: 1 }, own: Vec::new() })
}

/// Checks that keys are there and unique, then lays the entries of a file of the table's own over the others.
pub(super) fn lay_over<E: Entry>(faults: &mut Faults, base: Vec<Placed<E>>, own: Vec<Placed<E>>) -> Vec<Placed<E>> {
    let mut all = distinct(faults, base);
    for mut placed in distinct(faults, own) {
        placed.own = placed.entry.given();
        match all.iter_mut().find(|other| other.entry.key() == placed.entry.key()) {
            Some(other) => {
                placed.entry = placed.entry.over(other.entry.clone());
                *other = placed;
            }
            None => all.push(placed),
        }
    }
    all
}

fn distinct<E: Entry>(faults: &mut Faults, entries: Vec<Placed<E>>) -> Vec<Placed<E>> {
    let mut kept: Vec<Placed<E>> = Vec::with_capacity(entries.len());
    for placed in entries {
        match placed.entry.key() {
            None => faults.at(&placed, E::KEY, "the field is missing", "a value that tells which entry this is"),
            Some(key) => match kept.iter().find(|other| other.entry.key().as_ref() == Some(&key)) {
                Some(other) => {
                    let problem = format!("{key} is there twice; the first is at {}", other.place);
                    faults.at(&placed, E::KEY, problem, "each of them once");
                }
                None => kept.push(placed),
            },
        }
    }
    kept
}

/// `part` is a part of `text`, so the distance of the two is where it begins.
fn place_of(text: &str, part: &str) -> Place {
    let begin = part.as_ptr().addr().saturating_sub(text.as_ptr().addr());
    let before = text.get(..begin).unwrap_or_default();
    let line = before.matches('\n').count() + 1;
    let col = before.chars().rev().take_while(|&c| c != '\n').count() + 1;
    Place { line, col }
}

fn parse<'a, T: Deserialize<'a>>(faults: &mut Faults, file: &str, text: &str, part: &'a str) -> Option<T> {
    // Who writes a file by hand should not have to know about `Some`.
    let options = ron::Options::default().with_default_extension(Extensions::IMPLICIT_SOME);
    let begin = place_of(text, part);
    let mut fault = |path: String, error: ron::error::SpannedError| {
        let (name, problem, expected) = match too_long(&error.code) {
            Some((problem, expected)) => (None, problem, expected),
            None => in_words(error.code, "a small whole number"),
        };
        let path = path.trim_end_matches(['.', '?']).to_owned();
        let field = match name {
            Some(name) if path.rsplit('.').next() != Some(&name) && !path.is_empty() => format!("{path}.{name}"),
            Some(name) if path.is_empty() => name,
            _ => path,
        };
        let (line, col) = (error.span.start.line, error.span.start.col);
        let place = match line {
            1 => Place { line: begin.line, col: begin.col + col.saturating_sub(1) },
            _ => Place { line: begin.line + line - 1, col },
        };
        let entry = number(part).map(in_file);
        faults.0.push(Fault { file: file.to_owned(), place: Some(place), entry, field, problem, expected });
    };
    let mut deserializer = match ron::Deserializer::from_str_with_options(part, &options) {
        Ok(deserializer) => deserializer,
        Err(error) => {
            fault(String::new(), error);
            return None;
        }
    };
    match serde_path_to_error::deserialize(&mut deserializer) {
        Ok(value) => match deserializer.end() {
            Ok(()) => Some(value),
            Err(error) => {
                fault(String::new(), deserializer.span_error(error));
                None
            }
        },
        Err(error) => {
            let path = error.path().to_string();
            fault(path, deserializer.span_error(error.into_inner()));
            None
        }
    }
}

/// A list longer than its [`Few`](crate::few::Few) says so in a message of its own.
fn too_long(error: &ron::Error) -> Option<(String, String)> {
    let ron::Error::Message(text) = error else { return None };
    let (count, most) = text.strip_suffix(" fit")?.split_once(" values where at most ")?;
    Some((format!("the list has {count} values"), format!("expected at most {most}")))
}

/// How a fault names the card it is about.
fn in_file(card: CardNo) -> String {
    format!("card {card}")
}

/// The number of a card that cannot be read as a whole, for the message about it.
fn number(part: &str) -> Option<CardNo> {
    let (_, rest) = part.split_once("no:")?;
    let digits: String = rest.trim_start().chars().take_while(char::is_ascii_digit).collect();
    digits.parse().ok().map(CardNo)
}
