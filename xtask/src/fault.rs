//! What a check says.

use std::fmt;

/// Something that is not as it should be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Fault {
    pub path: String,
    /// From 1, where there is one.
    pub line: Option<usize>,
    /// A sentence that says what is wrong and what to do.
    pub what: String,
}

impl Fault {
    pub(crate) fn at(path: &str, line: usize, what: impl Into<String>) -> Fault {
        Fault { path: path.to_owned(), line: Some(line), what: what.into() }
    }

    pub(crate) fn of(path: &str, what: impl Into<String>) -> Fault {
        Fault { path: path.to_owned(), line: None, what: what.into() }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            Some(line) => write!(f, "{}:{line}: {}", self.path, self.what),
            None => write!(f, "{}: {}", self.path, self.what),
        }
    }
}
