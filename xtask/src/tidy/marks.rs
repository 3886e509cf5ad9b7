//! Marks of unfinished work, and what belongs to one machine.

use crate::fault::Fault;
use crate::tree::Tree;

const UNFINISHED: [&str; 4] = ["TODO", "FIXME", "XXX", "HACK"];
/// Where people's files lie. What comes before has to be no part of a longer path.
const OF_A_MACHINE: [&str; 5] = ["/home/", "/root/", "/Users/", "/work/", "C:\\Users\\"];
const PACKAGES: &str = "https://registry.npmjs.org/";
const CRATES: &str = "registry+https://github.com/rust-lang/crates.io-index";

pub(super) fn unfinished(tree: &Tree) -> Vec<Fault> {
    let part_of_word = |c: char| c.is_alphanumeric() || c == '_';
    let mut faults = Vec::new();
    for (path, text) in tree.texts() {
        for (number, line) in (1..).zip(text.lines()) {
            let marked = UNFINISHED.into_iter().find(|mark| {
                line.match_indices(mark).any(|(at, _)| {
                    !line[..at].chars().next_back().is_some_and(part_of_word)
                        && !line[at + mark.len()..].chars().next().is_some_and(part_of_word)
                })
            });
            if let Some(mark) = marked {
                faults.push(Fault::at(
                    path,
                    number,
                    format!("`{mark}`: do it, or write an issue and take the mark out"),
                ));
            }
        }
    }
    faults
}

pub(super) fn machine_paths(tree: &Tree) -> Vec<Fault> {
    let goes_on = |c: char| c.is_alphanumeric() || matches!(c, '.' | '_' | '-' | '}' | ')' | '~' | '*');
    let mut faults = Vec::new();
    for (path, text) in tree.texts() {
        for (number, line) in (1..).zip(text.lines()) {
            let found = OF_A_MACHINE.into_iter().find(|place| {
                line.match_indices(place).any(|(at, _)| !line[..at].chars().next_back().is_some_and(goes_on))
            });
            if let Some(place) = found {
                faults.push(Fault::at(path, number, format!("a path under {place} is there on one machine alone")));
            }
        }
    }
    faults
}

/// Where packages come from: a mirror of one's own in a lock file is of no use to others.
pub(super) fn package_sources(tree: &Tree) -> Vec<Fault> {
    let mut faults = Vec::new();
    for (path, text) in tree.ending(&["package-lock.json", "Cargo.lock"]) {
        for (number, line) in (1..).zip(text.lines()) {
            let line = line.trim();
            let fine = match (line.strip_prefix("\"resolved\": \""), line.strip_prefix("source = \"")) {
                (Some(address), _) => address.starts_with(PACKAGES),
                (_, Some(source)) => source.trim_end_matches('"') == CRATES,
                (None, None) => true,
            };
            if !fine {
                faults.push(Fault::at(
                    path,
                    number,
                    "this package comes from elsewhere than where everybody has it from",
                ));
            }
        }
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_are_found_as_whole_words() {
        let found = unfinished(&Tree::of(&[("a.rs", "fine\n// TODO: more\n"), ("b.rs", "TODOS AHACK\n")]));
        assert_eq!(found.iter().map(|fault| (&*fault.path, fault.line)).collect::<Vec<_>>(), [("a.rs", Some(2))]);
    }

    #[test]
    fn paths_of_a_machine_are_found() {
        let text = "see /home/anna/x\nimport \"../home/new\"\nweb/src/home/x\n`/Users/a`\n";
        let found = machine_paths(&Tree::of(&[("a.md", text)]));
        assert_eq!(found.iter().map(|fault| fault.line).collect::<Vec<_>>(), [Some(1), Some(4)]);
    }

    #[test]
    fn mirrors_in_lock_files_are_found() {
        let npm = "\"resolved\": \"https://registry.npmjs.org/a\",\n\"resolved\": \"https://mirror.example/a\",\n";
        let cargo = format!("source = \"{CRATES}\"\nsource = \"registry+https://mirror.example/\"\n");
        let found = package_sources(&Tree::of(&[("web/package-lock.json", npm), ("Cargo.lock", &cargo)]));
        let expected = [("Cargo.lock", Some(2)), ("web/package-lock.json", Some(2))];
        assert_eq!(found.iter().map(|fault| (&*fault.path, fault.line)).collect::<Vec<_>>(), expected);
    }
}
