//! The flags by which a table is set up on the command line.

use std::collections::BTreeMap;

/// A flag of a game's own, such as `--powers LIST`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Flag {
    /// Its name, without the dashes.
    pub name: &'static str,
    /// Another name for it.
    pub alias: Option<&'static str>,
    /// What stands for its value in help; a switch has none.
    pub value: Option<&'static str>,
    /// May it be given several times?
    pub repeats: bool,
    /// The key of the text that explains it.
    pub help: &'static str,
}

impl Flag {
    /// A flag that is there or not.
    pub const fn switch(name: &'static str, help: &'static str) -> Flag {
        Flag { name, alias: None, value: None, repeats: false, help }
    }

    /// A flag with a value.
    pub const fn text(name: &'static str, value: &'static str, help: &'static str) -> Flag {
        Flag { name, alias: None, value: Some(value), repeats: false, help }
    }

    /// The same under another name, too.
    pub const fn or(self, alias: &'static str) -> Flag {
        Flag { alias: Some(alias), ..self }
    }

    /// The same, any number of times.
    pub const fn repeated(self) -> Flag {
        Flag { repeats: true, ..self }
    }

    /// Its names as they are typed: `--powers`, `--setup`.
    pub fn typed(&self) -> impl Iterator<Item = String> {
        [Some(self.name), self.alias].into_iter().flatten().map(|name| format!("--{name}"))
    }
}

/// What the flags ask for at a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Flags {
    given: BTreeMap<&'static str, Vec<String>>,
    /// Readings of rules, by name.
    pub options: Vec<(String, String)>,
}

impl Flags {
    /// The same with a flag given these values, in place of any it had; a switch has none.
    #[must_use]
    pub fn with(mut self, flag: &'static str, values: impl IntoIterator<Item = String>) -> Flags {
        self.given.insert(flag, values.into_iter().collect());
        self
    }

    /// Is a flag given?
    pub fn has(&self, flag: &str) -> bool {
        self.given.contains_key(flag)
    }

    /// The value of a flag; the first, if it has several.
    pub fn text(&self, flag: &str) -> Option<&str> {
        self.all(flag).first().map(String::as_str)
    }

    /// All values of a flag.
    pub fn all(&self, flag: &str) -> &[String] {
        self.given.get(flag).map_or(&[], Vec::as_slice)
    }

    /// Is anything asked for that a setup holds?
    pub fn say_anything(&self) -> bool {
        !self.given.is_empty() || !self.options.is_empty()
    }
}
