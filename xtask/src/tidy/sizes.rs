//! Files that are too long to read, or too large to keep.

use crate::fault::Fault;
use crate::tree::Tree;

/// 400 lines are a lot, and this is the end.
const LONGEST: usize = 500;
const LARGEST: u64 = 400_000;

const WRITTEN_BY_HAND: [&str; 10] = [".rs", ".ts", ".svelte", ".css", ".js", ".mjs", ".py", ".sh", ".md", ".toml"];

pub(super) fn long(tree: &Tree) -> Vec<Fault> {
    let long = tree.ending(&WRITTEN_BY_HAND).map(|(path, text)| (path, text.lines().count()));
    let long = long.filter(|(_, lines)| *lines > LONGEST);
    long.map(|(path, lines)| {
        Fault::of(path, format!("{lines} lines; a file is about one thing and has at most {LONGEST}"))
    })
    .collect()
}

pub(super) fn large(tree: &Tree) -> Vec<Fault> {
    let large = tree.0.iter().filter(|(_, file)| file.bytes > LARGEST);
    large
        .map(|(path, file)| {
            Fault::of(path, format!("{} kB; everybody who copies the project carries it for good", file.bytes / 1000))
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_too_long_or_too_large_is_found() {
        let (long_text, large_text) = ("x\n".repeat(501), "x".repeat(400_001));
        let tree = Tree::of(&[("a.rs", &long_text), ("b.rs", "x\n"), ("c.txt", &long_text), ("d.png", &large_text)]);
        let paths = |faults: Vec<Fault>| faults.into_iter().map(|fault| fault.path).collect::<Vec<_>>();
        assert_eq!(paths(long(&tree)), ["a.rs"]);
        assert_eq!(paths(large(&tree)), ["d.png"]);
        assert_eq!(long(&Tree::of(&[("a.rs", &"x\n".repeat(500))])), []);
    }
}
