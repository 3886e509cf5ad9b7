//! Rust sources, as far as they speak of texts.

use crate::places::root;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// The sources of a crate of the workspace.
pub(crate) struct Sources(Vec<(String, String)>);

/// A place that looks a text up by a key written there.
#[derive(Debug)]
pub(crate) struct Call {
    pub file: String,
    pub key: String,
    /// The names of arguments that are written there.
    pub args: BTreeSet<String>,
    /// Is every argument written there?
    pub complete: bool,
}

impl Sources {
    /// Reads the sources of a folder of the project, such as `crates/words/src`.
    pub(crate) fn of(folder: &str) -> Sources {
        let mut files = Vec::new();
        collect(&root(folder), &mut files);
        assert!(!files.is_empty(), "{folder} has no sources");
        Sources(files)
    }

    /// Every string written in them.
    pub(crate) fn strings(&self) -> BTreeSet<String> {
        self.0.iter().flat_map(|(_, text)| strings(text)).map(|(_, _, string)| string).collect()
    }

    /// Every `.say("key", &[…])`, and every sentence that chooses its language later.
    pub(crate) fn calls(&self) -> Vec<Call> {
        let mut calls = Vec::new();
        for (file, text) in &self.0 {
            for (begin, end, key) in strings(text) {
                let before: String = text[..begin].split_whitespace().collect::<Vec<_>>().join(" ");
                let asks = [".say(", ".say( ", ".try_say(", "Failure::because(", "Detail::new("];
                if asks.iter().any(|ask| before.ends_with(ask)) {
                    let (args, complete) = arguments(&text[end..]);
                    calls.push(Call { file: file.clone(), key, args, complete });
                }
            }
        }
        calls
    }
}

fn collect(folder: &Path, files: &mut Vec<(String, String)>) {
    for entry in fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display())) {
        let path = entry.unwrap().path();
        if path.is_dir() {
            collect(&path, files);
        } else if path.extension().is_some_and(|end| end == "rs") {
            let text = fs::read_to_string(&path).unwrap();
            let is_code = |line: &&str| !line.trim_start().starts_with("//");
            let code = text.lines().filter(is_code).collect::<Vec<_>>().join("\n");
            files.push((path.display().to_string(), code));
        }
    }
}

/// Strings with where they begin and end, quotes included.
fn strings(text: &str) -> Vec<(usize, usize, String)> {
    let bytes = text.as_bytes();
    let mut found = Vec::new();
    let mut at = 0;
    while at < bytes.len() {
        match bytes[at] {
            // A quote as a char.
            b'\'' if bytes.get(at + 1) == Some(&b'"') => at += 3,
            b'\'' if bytes.get(at + 1) == Some(&b'\\') => at += 4,
            b'"' => {
                let begin = at;
                at += 1;
                while at < bytes.len() && bytes[at] != b'"' {
                    at += if bytes[at] == b'\\' { 2 } else { 1 };
                }
                found.push((begin, (at + 1).min(text.len()), text[begin + 1..at.min(text.len())].to_owned()));
                at += 1;
            }
            _ => at += 1,
        }
    }
    found
}

/// The argument names after a key, in `, &[("name", value), …])`; and whether all elements are of that shape.
fn arguments(after_key: &str) -> (BTreeSet<String>, bool) {
    let rest = after_key.trim_start().trim_start_matches(',').trim_start();
    let Some(list) = rest.strip_prefix("&[") else { return (BTreeSet::new(), false) };
    let (mut depth, mut elements, mut begin) = (0, Vec::new(), 0);
    for (at, letter) in list.char_indices() {
        match letter {
            '(' | '[' | '{' => depth += 1,
            ']' if depth == 0 => {
                elements.push(list[begin..at].trim());
                break;
            }
            ')' | ']' | '}' => depth -= 1,
            ',' if depth == 0 => {
                elements.push(list[begin..at].trim());
                begin = at + 1;
            }
            _ => {}
        }
    }
    elements.retain(|element| !element.is_empty());
    let named = |element: &&str| Some(element.strip_prefix("(\"")?.split_once('"')?.0.to_owned());
    let args: BTreeSet<String> = elements.iter().filter_map(named).collect();
    let complete = args.len() == elements.len();
    (args, complete)
}
