//! What the gaps of messages are filled with; the table is `variables.ron`.

use super::messages::{Choice, Message, Messages};
use crate::places::here;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use serde::Deserialize;
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use words::Lang;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Table {
    gaps: BTreeMap<String, Kind>,
    together: BTreeMap<String, Vec<BTreeMap<String, String>>>,
}

/// What a gap stands for.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub(super) enum Kind {
    Counts,
    CountsFromOne,
    Numbers(Vec<i64>),
    Same(Vec<String>),
    Texts { en: Vec<String>, es: Vec<String>, pt: Vec<String> },
    Said(Vec<String>),
    Behind(Vec<String>),
}

/// What a gap is filled with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Filling {
    Number(i64),
    Text(String),
}

/// Gaps with what they are filled with.
pub(super) type Row = BTreeMap<String, Filling>;

/// Gaps that are filled together, each time in another way.
pub(super) type Together = Vec<Row>;

/// Puts the messages of one language into words.
pub(super) struct Filler<'a> {
    pub messages: &'a Messages,
    bundle: FluentBundle<FluentResource>,
    gaps: BTreeMap<String, Kind>,
    /// By message, gaps that depend on each other.
    together: BTreeMap<String, Vec<BTreeMap<String, String>>>,
    /// By message and gap, the names by which any language chooses.
    names: BTreeMap<(String, String), Vec<String>>,
    /// What was put into words for gaps already; most messages share a few.
    known: RefCell<BTreeMap<String, Vec<String>>>,
}

impl<'a> Filler<'a> {
    /// For one of the languages.
    pub(super) fn new(messages: &'a Messages, languages: &[Messages]) -> Filler<'a> {
        let source = fs::read_to_string(here("tests/texts/rendering/variables.ron")).unwrap();
        let table: Table = ron::from_str(&source).unwrap_or_else(|error| panic!("variables.ron: {error}"));
        let mut names: BTreeMap<(String, String), Vec<String>> = BTreeMap::new();
        for locale in languages {
            for message in &locale.all {
                for (choice, _) in locale.ways(message).into_iter().flatten() {
                    let names = names.entry((message.key.clone(), choice.gap)).or_default();
                    // The way for all the rest first: it is what stands while other gaps change.
                    let ways = std::iter::once(choice.rest).chain(choice.ways);
                    ways.for_each(|way| {
                        if !names.contains(&way) {
                            names.push(way)
                        }
                    });
                }
            }
        }
        names.retain(|_, names| names.iter().any(|name| !is_of_numbers(name)));
        Filler {
            messages,
            bundle: messages.bundle(),
            gaps: table.gaps,
            together: table.together,
            names,
            known: RefCell::default(),
        }
    }

    /// What a gap of a message stands for: of the lines that fit, the longest.
    pub(super) fn kind(&self, key: &str, gap: &str) -> Option<&Kind> {
        let fits = |line: &str| match line.split_once(':') {
            None => (line == gap).then_some(0),
            Some((of, its)) if its == gap => match of.strip_suffix('*') {
                Some(begin) => key.starts_with(begin).then_some(1 + 2 * begin.len()),
                None => (of == key).then_some(2 + 2 * of.len()),
            },
            Some(_) => None,
        };
        let best = self.gaps.iter().filter_map(|(line, kind)| fits(line).map(|fit| (fit, kind)));
        best.max_by_key(|(fit, _)| *fit).map(|(_, kind)| kind)
    }

    /// Lines of the table that nothing uses.
    pub(super) fn unused(&self) -> Vec<&str> {
        let mut used = BTreeSet::new();
        for message in &self.messages.all {
            for gap in self.messages.gaps(message).iter().filter(|gap| self.chosen_by_name(message, gap).is_none()) {
                if let Some(kind) = self.kind(&message.key, gap) {
                    used.insert(std::ptr::from_ref(kind));
                }
            }
        }
        self.gaps
            .iter()
            .filter(|(_, kind)| !used.contains(&std::ptr::from_ref(*kind)))
            .map(|(line, _)| line.as_str())
            .collect()
    }

    /// Does the message choose by names of this gap? Then those are what it is filled with.
    pub(super) fn chosen_by_name(&self, message: &Message, gap: &str) -> Option<&Vec<String>> {
        self.names.get(&(message.key.clone(), gap.to_owned()))
    }

    /// The gaps of a message with everything they are filled with, and those that the table does not know.
    pub(super) fn fillings(&self, message: &Message) -> (Vec<Together>, Vec<String>) {
        let (mut all, mut unknown) = (Vec::new(), Vec::new());
        let mut gaps = self.messages.gaps(message);
        if gaps.contains("who") && gaps.contains("name") && message.key.starts_with("daybreak-") {
            gaps.retain(|gap| gap != "who" && gap != "name");
            all.push(self.seats());
        }
        if let Some(rows) = self.together.get(&message.key) {
            gaps.retain(|gap| !rows.iter().any(|row| row.contains_key(gap)));
            let part = |part: &str| part.strip_prefix('@').map_or(part.to_owned(), |key| self.said(key).concat());
            let filled = |(gap, value): (&String, &String)| match value.parse() {
                Ok(number) => (gap.clone(), Filling::Number(number)),
                Err(_) => (gap.clone(), Filling::Text(value.split('+').map(part).collect())),
            };
            all.push(rows.iter().map(|row| row.iter().map(filled).collect()).collect());
        }
        for gap in gaps {
            let one = |filling: Filling| Row::from([(gap.clone(), filling)]);
            if let Some(names) = self.chosen_by_name(message, &gap) {
                all.push(names.iter().map(|name| one(Filling::Text(name.clone()))).collect());
            } else if let Some(kind) = self.kind(&message.key, &gap) {
                let mut fillings = self.of_kind(kind);
                if matches!(kind, Kind::Counts | Kind::CountsFromOne) {
                    fillings.extend(self.numbers_named(message, &gap));
                }
                all.push(fillings.into_iter().map(one).collect());
            } else {
                unknown.push(gap);
            }
        }
        (all, unknown)
    }

    /// A seat of Daybreak as the subject of a sentence: the reader, then every power with the number of its verb.
    fn seats(&self) -> Together {
        let row = |who: String, name: String| {
            Row::from([("who".to_owned(), Filling::Text(who)), ("name".to_owned(), Filling::Text(name))])
        };
        let say = |key: String| self.say(&key, &Row::new());
        let powers = ["china", "europe", "united-states", "majority-world"];
        let of = |power: &str| row(say(format!("daybreak-number-{power}")), say(format!("daybreak-seat-{power}")));
        powers.into_iter().map(of).chain([row("you".to_owned(), say("daybreak-seat-you".to_owned()))]).collect()
    }

    /// Numbers that a message has words of its own for, beyond those that are tried everywhere.
    fn numbers_named(&self, message: &Message, gap: &str) -> Vec<Filling> {
        let choices = self.messages.ways(message).into_iter().flatten().map(|(choice, _)| choice);
        let numbers: BTreeSet<i64> =
            choices.filter(|choice| choice.gap == gap).flat_map(|choice| numbers(&choice)).collect();
        numbers.into_iter().filter(|number| ![0, 1, 2, 5].contains(number)).map(Filling::Number).collect()
    }

    fn of_kind(&self, kind: &Kind) -> Vec<Filling> {
        let numbers = |all: &[i64]| all.iter().copied().map(Filling::Number).collect();
        let texts = |all: &[String]| all.iter().cloned().map(Filling::Text).collect();
        match kind {
            // What stands while other gaps change comes first.
            Kind::Counts => numbers(&[2, 0, 1, 5]),
            Kind::CountsFromOne => numbers(&[2, 1, 5]),
            Kind::Numbers(all) => numbers(all),
            Kind::Same(all) => texts(all),
            Kind::Texts { en, es, pt } => texts(match self.messages.lang {
                Lang::En => en,
                Lang::Es => es,
                Lang::PtBr => pt,
            }),
            Kind::Said(keys) => keys.iter().flat_map(|key| self.said(key)).map(Filling::Text).collect(),
            Kind::Behind(keys) => {
                let behind = keys.iter().flat_map(|key| self.said(key)).map(|text| format!(" {}", text.trim_start()));
                std::iter::once(String::new()).chain(behind).map(Filling::Text).collect()
            }
        }
    }

    /// `key`, `key*` or `key?gap=value&gap=value`, in words.
    fn said(&self, what: &str) -> Vec<String> {
        if let Some(texts) = self.known.borrow().get(what) {
            return texts.clone();
        }
        let (key, given) = what.split_once('?').unwrap_or((what, ""));
        let given: Row = given
            .split('&')
            .filter_map(|pair| pair.split_once('='))
            .map(|(gap, value)| (gap.to_owned(), filling(value)))
            .collect();
        let keys: Vec<&str> = match key.strip_suffix('*') {
            Some(begin) => {
                let keys = self.messages.all.iter().map(|message| message.key.as_str());
                keys.filter(|key| key.starts_with(begin)).collect()
            }
            None => vec![key],
        };
        assert!(!keys.is_empty(), "variables.ron: no message is called {what}");
        let texts: Vec<String> = keys.into_iter().map(|key| self.say(key, &given)).collect();
        self.known.borrow_mut().insert(what.to_owned(), texts.clone());
        texts
    }

    /// A message in words: what is given, and of every other gap the first filling.
    pub(super) fn say(&self, key: &str, given: &Row) -> String {
        let message =
            self.messages.get(key).unwrap_or_else(|| panic!("{}: there is no text {key}", self.messages.lang));
        let mut row = first_of_all(&self.fillings(message).0);
        row.extend(given.clone());
        self.render(key, &row)
    }

    /// A message with all its gaps filled; a gap without anything is an error that stays in the text.
    pub(super) fn render(&self, key: &str, row: &Row) -> String {
        let pattern = self.bundle.get_message(key).and_then(|message| message.value()).unwrap();
        let args: FluentArgs<'_> = row.iter().map(|(gap, filling)| (gap.as_str(), filling.value())).collect();
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        assert!(errors.is_empty(), "{}: {key}: {errors:?}", self.messages.lang);
        text
    }
}

impl Filling {
    fn value(&self) -> FluentValue<'_> {
        match self {
            Filling::Number(number) => (*number).into(),
            Filling::Text(text) => text.as_str().into(),
        }
    }
}

/// Of everything that is filled together, the first.
pub(super) fn first_of_all(fillings: &[Together]) -> Row {
    fillings.iter().filter_map(|together| together.first().cloned()).flatten().collect()
}

/// The numbers that a choice has words of its own for.
pub(super) fn numbers(choice: &Choice) -> Vec<i64> {
    choice.ways.iter().filter_map(|way| way.parse().ok()).collect()
}

fn filling(value: &str) -> Filling {
    value.parse().map_or_else(|_| Filling::Text(value.to_owned()), Filling::Number)
}

fn is_of_numbers(name: &str) -> bool {
    name.parse::<i64>().is_ok() || ["zero", "one", "two", "few", "many", "other"].contains(&name)
}
