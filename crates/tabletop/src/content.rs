//! What is wrong with a content file, in sentences its author can act on. Every game reads its files with these.

use std::fmt;

/// A place in a file; both count from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place {
    /// Line.
    pub line: usize,
    /// Column, in characters.
    pub col: usize,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.line, self.col)
    }
}

/// One mistake in a content file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// Name of the file, as it was given to the loader.
    pub file: String,
    /// Where the field stands; of a field that is missing, where it should be.
    pub place: Option<Place>,
    /// The entry it is about, as in `card 1.004`, if the file has several.
    pub entry: Option<String>,
    /// Path of the field, as in `honors.R1.APO` or `final.puzzle[4]`; empty if the file as a whole is meant.
    pub field: String,
    /// What is wrong.
    pub problem: String,
    /// What would be right.
    pub expected: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:", self.file)?;
        if let Some(place) = self.place {
            write!(f, "{place}:")?;
        }
        if let Some(entry) = &self.entry {
            write!(f, " {entry}:")?;
        }
        if !self.field.is_empty() {
            write!(f, " {}:", self.field)?;
        }
        write!(f, " {}; {}", self.problem, self.expected)
    }
}

/// Content that cannot be used: every mistake that was found, one line each.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ContentError {
    /// The mistakes; at least one.
    pub faults: Vec<Fault>,
}

impl fmt::Display for ContentError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, fault) in self.faults.iter().enumerate() {
            if i > 0 {
                writeln!(f)?;
            }
            write!(f, "{fault}")?;
        }
        Ok(())
    }
}

impl std::error::Error for ContentError {}

/// What is wrong and what is expected, for a text that does not have the shape of its field. The first part is the name
/// of the field meant, if it is one below the place where reading stopped. `number` says which numbers fit the file.
pub fn in_words(error: ron::Error, number: &str) -> (Option<String>, String, String) {
    use ron::Error;
    let one_of = |names: &[&str]| format!("expected one of {}", names.join(", "));
    match error {
        Error::NoSuchStructField { expected, found, .. } => {
            (Some(found), "there is no such field here".to_owned(), one_of(expected))
        }
        Error::MissingStructField { field, .. } => {
            (Some(field.to_owned()), "the field is missing".to_owned(), "expected a value for it".to_owned())
        }
        Error::DuplicateStructField { field, .. } => {
            (Some(field.to_owned()), "the field is given twice".to_owned(), "expected it once".to_owned())
        }
        Error::NoSuchEnumVariant { expected, found, .. } => {
            (None, format!("`{found}` is not known here"), one_of(expected))
        }
        Error::InvalidValueForType { expected, found } => {
            (None, format!("found {found}"), format!("expected {expected}"))
        }
        Error::ExpectedDifferentLength { expected, found } => {
            (None, format!("found {found} elements"), format!("expected {expected}"))
        }
        Error::IntegerOutOfBounds => (None, "the number is out of bounds".to_owned(), format!("expected {number}")),
        Error::ExpectedInteger => (None, "this is not a number".to_owned(), format!("expected {number}")),
        Error::ExpectedBoolean => (None, "this is neither yes nor no".to_owned(), "expected true or false".to_owned()),
        Error::ExpectedArray => (None, "this is not a list".to_owned(), "expected a list, as in [1, 2]".to_owned()),
        Error::ExpectedMap => (None, "this is not a map".to_owned(), "expected a map, as in {key: value}".to_owned()),
        Error::ExpectedString => (None, "this is not a text".to_owned(), "expected a text in \"quotes\"".to_owned()),
        Error::ExpectedIdentifier => {
            (None, "this is not a name".to_owned(), "expected a name without quotes".to_owned())
        }
        Error::ExpectedStructLike | Error::ExpectedNamedStructLike(_) => {
            (None, "this is not a group of fields".to_owned(), "expected fields in parentheses (...)".to_owned())
        }
        Error::TrailingCharacters => {
            (None, "there is more text after the value".to_owned(), "expected the value alone".to_owned())
        }
        Error::Eof => (None, "the text ends too early".to_owned(), "expected more".to_owned()),
        Error::ExceededRecursionLimit => {
            (None, "too many brackets inside each other".to_owned(), "expected a flatter text".to_owned())
        }
        other => {
            let text = other.to_string();
            match text.strip_prefix("Expected ") {
                Some(rest) => (None, "cannot be read".to_owned(), format!("expected {rest}")),
                None => (None, format!("cannot be read ({text})"), "expected well-formed RON".to_owned()),
            }
        }
    }
}
