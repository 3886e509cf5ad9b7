//! What is said of a broadcast: once for all who know and read the same.

use serde_json::value::RawValue;
use std::sync::Arc;
use tabletop::Seat;
use tabletop::log::EntryNo;
use title::{FactOf, Title};
use wire::json;
use words::{Lang, Names};

/// What was said of a broadcast so far.
pub(super) struct Said<T: Title> {
    facts: Vec<SaidFact<T>>,
    /// Where the next fact is looked for first: everybody is told them in the same order.
    at: usize,
    names: Vec<(Lang, Names)>,
    moments: Vec<((EntryNo, Lang), String)>,
}

/// A fact as an audience is told it.
pub(super) struct SaidFact<T: Title> {
    fact: FactOf<T>,
    /// As a part of messages.
    pub(super) json: Option<Arc<RawValue>>,
    sentences: Vec<((Lang, Option<Seat>), Sentence)>,
}

/// A fact in words.
#[derive(Clone)]
pub(super) struct Sentence {
    pub(super) text: String,
    /// Does something new begin with it?
    pub(super) opens: bool,
    /// The round that begins with it.
    pub(super) round: Option<u8>,
}

impl<T: Title> Default for Said<T> {
    fn default() -> Self {
        Said { facts: Vec::new(), at: 0, names: Vec::new(), moments: Vec::new() }
    }
}

impl<T: Title> Said<T> {
    /// Something else is told from now on.
    pub(super) fn begin(&mut self) {
        self.facts.clear();
        self.names.clear();
        self.moments.clear();
    }

    /// What was said of a fact.
    pub(super) fn fact(&mut self, fact: &FactOf<T>) -> &mut SaidFact<T> {
        let (before, after) = self.facts.split_at(self.at.min(self.facts.len()));
        let is_it = |said: &SaidFact<T>| said.fact == *fact;
        let found = after.iter().position(is_it).map(|at| before.len() + at);
        let at = found.or_else(|| before.iter().position(is_it)).unwrap_or_else(|| {
            self.facts.push(SaidFact { fact: fact.clone(), json: json::shared(fact), sentences: Vec::new() });
            self.facts.len() - 1
        });
        self.at = at + 1;
        &mut self.facts[at]
    }

    /// What the seats are called in a language.
    pub(super) fn names(&mut self, lang: Lang, make: impl FnOnce() -> Names) -> &Names {
        found_or_made(&mut self.names, lang, make)
    }

    /// When in the game it is after an entry.
    pub(super) fn when(&mut self, entry: EntryNo, lang: Lang, make: impl FnOnce() -> String) -> String {
        found_or_made(&mut self.moments, (entry, lang), make).clone()
    }
}

impl<T: Title> SaidFact<T> {
    /// It in words, for a reader of a seat or, if it calls none of these "you", for all others.
    pub(super) fn sentence(&mut self, lang: Lang, seat: Option<Seat>, make: impl FnOnce() -> Sentence) -> Sentence {
        let reader = seat.filter(|&seat| T::called_you(&self.fact).is_none_or(|seats| seats.has(seat)));
        found_or_made(&mut self.sentences, (lang, reader), make).clone()
    }
}

/// What is known by this key, or is from now on.
fn found_or_made<K: PartialEq, V>(known: &mut Vec<(K, V)>, key: K, make: impl FnOnce() -> V) -> &V {
    let at = known.iter().position(|(other, _)| *other == key).unwrap_or_else(|| {
        known.push((key, make()));
        known.len() - 1
    });
    &known[at].1
}
