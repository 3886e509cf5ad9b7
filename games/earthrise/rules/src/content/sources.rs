//! Where the values come from.

use super::file::File;
use super::reader::{Reader, inside, outside};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt;

/// Where a value comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// The rulebook says so.
    Rulebook,
    /// The only reading that fits several statements of the rulebook.
    Derived,
    /// Ours, because no source was found.
    Reconstructed,
    /// Read off the cards by somebody who owns the box.
    Printed,
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Source::Rulebook => "rulebook",
            Source::Derived => "derived",
            Source::Reconstructed => "reconstructed",
            Source::Printed => "printed",
        })
    }
}

/// The sources of a file, by path of the field.
pub(super) type Sources = BTreeMap<String, Source>;

/// Reads the sources; all else must have been read before, so that a path that leads nowhere can be told.
pub(super) fn read<'a>(reader: &mut Reader<'a>, file: &File<'a>) -> Sources {
    let mut sources = Sources::new();
    let Some(entries) = file.sources.as_ref().and_then(|field| reader.read("sources", field)) else { return sources };
    // In a file with other faults some fields have not been looked into, and nobody knows what is in them.
    let all_read = reader.is_clean();
    for (field, source) in reader.distinct("sources", entries) {
        let path = inside("sources", &field);
        let source = reader.read(&path, &source);
        if all_read && (field.is_empty() || !reader.knows(&field)) {
            let expected = format!("expected the path of a field, as in {}", reader.nearest(&field));
            reader.fault(&path, format!("the file has no field `{field}`"), expected);
        }
        if let Some(source) = source {
            sources.insert(field, source);
        }
    }
    sources
}

/// The source of a field: its own, or that of the closest field around it that has one.
pub(super) fn look_up(sources: &Sources, field: &str) -> Option<Source> {
    let mut path = field;
    loop {
        if let Some(source) = sources.get(path) {
            return Some(*source);
        }
        path = outside(path)?;
    }
}
