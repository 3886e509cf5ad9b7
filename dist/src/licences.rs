//! The texts of the licences of all parts that are in the program, because most of them ask to be passed on.

use crate::parts::Part;
use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;

/// How files with licences begin, in lower case.
const BEGINNINGS: [&str; 5] = ["license", "licence", "copying", "notice", "unlicense"];

/// Every text once, under the names of all parts that have it; a part that brings none is listed with its licence's name.
pub fn texts(parts: &[Part]) -> String {
    let mut by_text: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let mut without = Vec::new();
    for part in parts.iter().filter(|part| part.inside && part.hash.is_some()) {
        let name = format!("{} {}", part.name, part.version);
        let found = files(part);
        if found.is_empty() {
            without.push(format!("{name}: {}", part.licence.as_deref().unwrap_or("no licence is named")));
        }
        for text in found {
            by_text.entry(text).or_default().push(name.clone());
        }
    }
    let mut all: Vec<(Vec<String>, String)> = by_text.into_iter().map(|(text, names)| (names, text)).collect();
    all.sort();
    let mut page = "Firstlight contains these parts of others, under the licences below each.\n".to_owned();
    for (names, text) in all {
        let _ = write!(page, "\n{}\n{}\n\n{text}\n", "=".repeat(80), names.join(", "));
    }
    if !without.is_empty() {
        let _ = write!(page, "\n{}\nThese bring no text of their licence:\n\n{}\n", "=".repeat(80), without.join("\n"));
    }
    page
}

/// The texts in the folder of a part, in the order of their names.
fn files(part: &Part) -> Vec<String> {
    let Ok(entries) = fs::read_dir(&part.folder) else { return Vec::new() };
    let is_licence = |name: &str| BEGINNINGS.iter().any(|beginning| name.to_lowercase().starts_with(beginning));
    let mut paths: Vec<_> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    paths.retain(|path| path.is_file() && path.file_name().is_some_and(|name| is_licence(&name.to_string_lossy())));
    paths.sort();
    let texts = paths.iter().filter_map(|path| fs::read_to_string(path).ok());
    texts.map(|text| text.replace("\r\n", "\n").trim().to_owned()).filter(|text| !text.is_empty()).collect()
}
