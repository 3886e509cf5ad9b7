//! Fields of a plan of the lab, read one by one: every mistake is kept with its line, and reading goes on.

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::ops::Range;
use std::path::{Path, PathBuf};
use tabletop::content::{ContentError, Fault, Place};
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// The file, and the mistakes found so far.
pub struct Source<'t> {
    /// What mistakes call it.
    pub file: &'t str,
    /// What stands in it.
    pub text: &'t str,
    /// The mistakes.
    pub faults: RefCell<Vec<Fault>>,
}

impl<'t> Source<'t> {
    /// A file without mistakes so far.
    pub fn new(file: &'t str, text: &'t str) -> Source<'t> {
        Source { file, text, faults: RefCell::new(Vec::new()) }
    }

    fn place(&self, at: usize) -> Place {
        let before = self.text.get(..at).unwrap_or(self.text);
        let line = before.matches('\n').count() + 1;
        let col = before.rsplit('\n').next().unwrap_or("").chars().count() + 1;
        Place { line, col }
    }

    /// Keeps a mistake.
    pub fn fault(&self, at: usize, entry: Option<&str>, field: &str, problem: String, expected: impl Into<String>) {
        self.faults.borrow_mut().push(Fault {
            file: self.file.to_owned(),
            place: Some(self.place(at)),
            entry: entry.map(str::to_owned),
            field: field.to_owned(),
            problem,
            expected: format!("expected {}", expected.into()),
        });
    }
}

/// A table of the file, of which fields are taken.
pub struct Fields<'s, 't> {
    source: &'s Source<'t>,
    table: &'s DeTable<'t>,
    entry: Option<String>,
    span: Range<usize>,
    known: RefCell<BTreeSet<&'static str>>,
}

/// A value and the field it stands in, for complaints about it.
pub struct Found<T> {
    /// What stands there.
    pub value: T,
    /// Where.
    pub field: &'static str,
    at: usize,
}

impl<'s, 't> Fields<'s, 't> {
    /// The fields of a table; `entry` is what mistakes call it.
    pub fn new(source: &'s Source<'t>, table: &'s DeTable<'t>, span: Range<usize>, entry: Option<String>) -> Self {
        Fields { source, table, entry, span, known: RefCell::default() }
    }

    fn get(&self, field: &'static str) -> Option<&'s Spanned<DeValue<'t>>> {
        self.known.borrow_mut().insert(field);
        self.table.iter().find(|(key, _)| key.get_ref() == field).map(|(_, value)| value)
    }

    fn wrong(&self, field: &str, value: &Spanned<DeValue<'_>>, expected: &str) {
        let problem = format!("this is {}", kind(value.get_ref()));
        self.source.fault(value.span().start, self.entry.as_deref(), field, problem, expected);
    }

    /// Complains about a value that was read.
    pub fn refuse<T>(&self, found: &Found<T>, problem: impl Into<String>, expected: impl Into<String>) {
        self.source.fault(found.at, self.entry.as_deref(), found.field, problem.into(), expected);
    }

    /// A path that is meant from the folder of the plan.
    pub fn beside(&self, path: &str) -> PathBuf {
        Path::new(self.source.file).parent().unwrap_or(Path::new("")).join(path)
    }

    /// Keeps the mistakes of content in a folder.
    pub fn adopt(&self, error: ContentError, folder: &Path) {
        let within = |fault: Fault| Fault { file: folder.join(&fault.file).display().to_string(), ..fault };
        self.source.faults.borrow_mut().extend(error.faults.into_iter().map(within));
    }

    /// Complains about a field that is not there.
    pub fn missing(&self, field: &str, expected: &str) {
        let problem = "the field is missing".to_owned();
        self.source.fault(self.span.start, self.entry.as_deref(), field, problem, expected);
    }

    /// A text.
    pub fn text(&self, field: &'static str, expected: &str) -> Option<Found<String>> {
        let value = self.get(field)?;
        let text = value.get_ref().as_str().filter(|text| !text.trim().is_empty());
        if text.is_none() {
            self.wrong(field, value, expected);
        }
        Some(Found { value: text?.to_owned(), field, at: value.span().start })
    }

    /// Yes or no.
    pub fn flag(&self, field: &'static str) -> Option<bool> {
        let value = self.get(field)?;
        let flag = value.get_ref().as_bool();
        if flag.is_none() {
            self.wrong(field, value, "true or false");
        }
        flag
    }

    /// A whole number within a range.
    pub fn whole(&self, field: &'static str, range: std::ops::RangeInclusive<u64>) -> Option<Found<u64>> {
        let value = self.get(field)?;
        let number = value.get_ref().as_integer().and_then(|n| u64::from_str_radix(n.as_str(), n.radix()).ok());
        let number = number.filter(|number| range.contains(number));
        if number.is_none() {
            self.wrong(field, value, &format!("a whole number from {} to {}", range.start(), range.end()));
        }
        Some(Found { value: number?, field, at: value.span().start })
    }

    /// A share between 0 and 1.
    pub fn share(&self, field: &'static str) -> Option<f64> {
        let value = self.get(field)?;
        let number = match value.get_ref() {
            DeValue::Float(float) => float.as_str().parse::<f64>().ok(),
            DeValue::Integer(whole) => whole.as_str().parse::<f64>().ok(),
            _ => None,
        };
        let number = number.filter(|number| (0.0..=1.0).contains(number));
        if number.is_none() {
            self.wrong(field, value, "a share from 0 to 1, as in 0.6");
        }
        number
    }

    /// A list of texts; one text alone stands for a list of it.
    pub fn texts(&self, field: &'static str, expected: &str) -> Option<Vec<Found<String>>> {
        let value = self.get(field)?;
        let found = |value: &Spanned<DeValue<'_>>| {
            let text = value.get_ref().as_str().filter(|text| !text.trim().is_empty());
            if text.is_none() {
                self.wrong(field, value, expected);
            }
            Some(Found { value: text?.to_owned(), field, at: value.span().start })
        };
        match value.get_ref() {
            DeValue::Array(list) if list.is_empty() => {
                self.source.fault(
                    value.span().start,
                    self.entry.as_deref(),
                    field,
                    "the list is empty".into(),
                    expected,
                );
                Some(Vec::new())
            }
            DeValue::Array(list) => Some(list.iter().filter_map(found).collect()),
            _ => Some(found(value).into_iter().collect()),
        }
    }

    /// Names and values, as options are given.
    pub fn pairs(&self, field: &'static str) -> Option<Found<Vec<(String, String)>>> {
        let value = self.get(field)?;
        let Some(table) = value.get_ref().as_table() else {
            self.wrong(field, value, "a table, as in { follow_rule = \"free\" }");
            return None;
        };
        let pair = |(name, value): (&Spanned<std::borrow::Cow<'_, str>>, &Spanned<DeValue<'_>>)| {
            let text = match value.get_ref() {
                DeValue::String(text) => text.to_string(),
                DeValue::Boolean(flag) => flag.to_string(),
                DeValue::Integer(number) => number.as_str().to_owned(),
                _ => {
                    self.wrong(field, value, "a text, a number, true or false");
                    return None;
                }
            };
            Some((name.get_ref().to_string(), text))
        };
        Some(Found { value: table.iter().filter_map(pair).collect(), field, at: value.span().start })
    }

    /// The tables of a list of tables.
    pub fn tables(&self, field: &'static str) -> Vec<(&'s DeTable<'t>, Range<usize>)> {
        let Some(value) = self.get(field) else { return Vec::new() };
        let Some(list) = value.get_ref().as_array() else {
            self.wrong(field, value, "tables, each under [[study]]");
            return Vec::new();
        };
        let table = |value: &'s Spanned<DeValue<'t>>| match value.get_ref().as_table() {
            Some(table) => Some((table, value.span())),
            None => {
                self.wrong(field, value, "a table under [[study]]");
                None
            }
        };
        list.iter().filter_map(table).collect()
    }

    /// Complains about every field that nobody asked for.
    pub fn finish(&self) {
        let known = self.known.borrow();
        for (key, _) in self.table.iter().filter(|(key, _)| !known.contains(key.get_ref().as_ref())) {
            let expected = format!("one of {}", known.iter().copied().collect::<Vec<_>>().join(", "));
            let problem = "there is no such field here".to_owned();
            self.source.fault(key.span().start, self.entry.as_deref(), key.get_ref(), problem, expected);
        }
    }
}

fn kind(value: &DeValue<'_>) -> String {
    match value {
        DeValue::String(text) => format!("the text \"{text}\""),
        DeValue::Integer(number) => format!("the number {}", number.as_str()),
        DeValue::Float(number) => format!("the number {}", number.as_str()),
        DeValue::Boolean(flag) => flag.to_string(),
        DeValue::Datetime(_) => "a date".to_owned(),
        DeValue::Array(_) => "a list".to_owned(),
        DeValue::Table(_) => "a table".to_owned(),
    }
}
