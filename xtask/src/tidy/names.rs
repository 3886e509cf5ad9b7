//! Names that do not say what a thing is.

use crate::fault::Fault;
use crate::tree::Tree;

/// As parts of a name: `TableManager`, `table_helper`, `utils.ts`.
const VAGUE: [&str; 7] = ["manager", "helper", "helpers", "util", "utils", "misc", "stuff"];
/// What comes before the name of something new.
const NEW: [&str; 10] = ["fn", "struct", "enum", "trait", "mod", "type", "class", "interface", "function", "const"];

pub(super) fn vague(tree: &Tree) -> Vec<Fault> {
    let mut faults = Vec::new();
    for path in tree.0.keys() {
        let name = path.rsplit('/').next().unwrap_or(path);
        if path.split('/').any(|part| vague_part(part.split('.').next().unwrap_or(part)).is_some()) {
            faults
                .push(Fault::of(path, format!("the name `{name}`, or that of its folder, does not say what is in it")));
        }
    }
    for (path, text) in tree.ending(&[".rs", ".ts", ".svelte", ".js", ".mjs"]) {
        for (number, line) in (1..).zip(text.lines()) {
            for name in made_in(line) {
                if let Some(part) = vague_part(name) {
                    faults.push(Fault::at(path, number, format!("`{name}`: `{part}` does not say what it is")));
                }
            }
        }
    }
    faults
}

/// The names that a line brings into being.
fn made_in(line: &str) -> Vec<&str> {
    if line.trim_start().starts_with("//") {
        return Vec::new();
    }
    let words: Vec<&str> = line.split(|c: char| !(c.is_alphanumeric() || c == '_')).filter(|w| !w.is_empty()).collect();
    words.windows(2).filter(|pair| NEW.contains(&pair[0])).map(|pair| pair[1]).collect()
}

/// A part of a name that says nothing, if there is one.
fn vague_part(name: &str) -> Option<&'static str> {
    let mut parts = vec![String::new()];
    for letter in name.chars() {
        if letter.is_uppercase() || matches!(letter, '_' | '-') {
            parts.push(String::new());
        }
        if let Some(part) = parts.last_mut()
            && letter.is_alphanumeric()
        {
            part.extend(letter.to_lowercase());
        }
    }
    VAGUE.into_iter().find(|vague| parts.iter().any(|part| part == vague))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_say_nothing_are_found() {
        let source = "struct TableManager;\n// struct Helper\nfn table_helper() {}\nfn manage(managers: u8) {}\n";
        let tree = Tree::of(&[("a/utils.rs", ""), ("misc/b.ts", ""), ("c.rs", source), ("utility.rs", "")]);
        let found: Vec<(String, Option<usize>)> =
            vague(&tree).into_iter().map(|fault| (fault.path, fault.line)).collect();
        let expected = [("a/utils.rs", None), ("misc/b.ts", None), ("c.rs", Some(1)), ("c.rs", Some(3))];
        assert_eq!(found, expected.map(|(path, line)| (path.to_owned(), line)));
    }
}
