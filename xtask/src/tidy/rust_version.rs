//! The minimum Rust is one number in every place that names it.

use crate::fault::Fault;
use crate::tree::Tree;

/// What comes before the number: in manifests, on pages, in workflows.
const BEFORE: [&str; 6] =
    ["rust-version = \"", "[Rust](https://rustup.rs) ", "Rust ", "cargo +", "toolchain: ", "toolchain@"];

pub(super) fn differing(tree: &Tree) -> Vec<Fault> {
    let Some(minimum) = tree.text("Cargo.toml").and_then(minimum) else {
        return vec![Fault::of("Cargo.toml", "it names no rust-version")];
    };
    let mut faults = Vec::new();
    let is_read = |path: &str| {
        path.ends_with("Cargo.toml") || path.starts_with(".github/") || path.ends_with(".md") && path != "CHANGELOG.md"
    };
    for (path, text) in tree.texts().filter(|(path, _)| is_read(path)) {
        for (number, line) in (1..).zip(text.lines()) {
            for version in versions(line) {
                if version != minimum {
                    faults.push(Fault::at(path, number, format!("Rust {version}, where Cargo.toml says {minimum}")));
                }
            }
        }
    }
    let named = tree.text("README.md").is_some_and(|text| text.lines().flat_map(versions).any(|v| v == minimum));
    if !named {
        faults.push(Fault::of("README.md", format!("it does not say that Rust {minimum} is needed")));
    }
    faults
}

/// The minimum that a manifest names.
pub(crate) fn minimum(manifest: &str) -> Option<&str> {
    manifest.lines().find_map(|line| line.strip_prefix("rust-version = \"")?.strip_suffix('"'))
}

/// Versions of Rust in a line: `1.94`, also where `1.94.0` is written.
fn versions(line: &str) -> Vec<String> {
    let after = BEFORE.iter().flat_map(|before| line.match_indices(before).map(|(at, text)| &line[at + text.len()..]));
    let numbers = after.filter_map(|rest| {
        let rest = rest.trim_start_matches(['"', '\'']);
        let number: String = rest.chars().take_while(|c| c.is_ascii_digit() || *c == '.').collect();
        let mut parts = number.split('.').filter(|part| !part.is_empty());
        let (major, minor) = (parts.next()?, parts.next()?);
        (major == "1").then(|| format!("{major}.{minor}"))
    });
    numbers.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn another_number_is_found_wherever_it_stands() {
        let manifest = "[workspace.package]\nrust-version = \"1.94\"\n";
        let files = [
            ("Cargo.toml", manifest),
            ("README.md", "They need [Rust](https://rustup.rs) 1.94 or newer.\n"),
            (".github/workflows/a.yml", "with:\n  toolchain: 1.93.0\n"),
            ("fuzz/Cargo.toml", "rust-version = \"1.80\"\n"),
            ("docs/a.md", "cargo +1.94 check\nRust 1.90\n"),
        ];
        let found: Vec<String> = differing(&Tree::of(&files)).into_iter().map(|fault| fault.path).collect();
        assert_eq!(found, [".github/workflows/a.yml", "docs/a.md", "fuzz/Cargo.toml"]);
        let silent = differing(&Tree::of(&[("Cargo.toml", manifest), ("README.md", "No word.\n")]));
        assert_eq!(silent.len(), 1);
        assert_eq!(differing(&Tree::of(&[])).len(), 1);
    }
}
