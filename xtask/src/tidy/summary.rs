//! The contents of the book: every page of `docs/` once, and nothing else.

use crate::fault::Fault;
use crate::markdown;
use crate::tree::{SUMMARY, Tree, from};
use std::collections::BTreeSet;

pub(super) fn incomplete(tree: &Tree) -> Vec<Fault> {
    let Some(summary) = tree.text(SUMMARY) else {
        return vec![Fault::of(SUMMARY, "the contents of the book are not there")];
    };
    let (mut faults, mut listed) = (Vec::new(), BTreeSet::new());
    for link in markdown::links(summary) {
        let page = from(SUMMARY, &link.target).filter(|page| page.starts_with("docs/"));
        match page {
            None => faults.push(Fault::at(SUMMARY, link.line, format!("`{}` is no page of docs/", link.target))),
            Some(page) if !listed.insert(page.clone()) => {
                faults.push(Fault::at(SUMMARY, link.line, format!("{page} is listed twice")));
            }
            Some(_) => {}
        }
    }
    let pages =
        tree.ending(&[".md"]).map(|(path, _)| path).filter(|path| path.starts_with("docs/") && *path != SUMMARY);
    let missing = pages.filter(|path| !listed.contains(*path));
    faults.extend(missing.map(|path| Fault::of(path, "no chapter of the book (docs/SUMMARY.md) leads here")));
    faults
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_that_are_missing_twice_or_elsewhere_are_found() {
        let summary = "# Contents\n- [A](a.md)\n- [A again](a.md)\n- [Out](../README.md)\n";
        let tree = Tree::of(&[(SUMMARY, summary), ("docs/a.md", ""), ("docs/how/b.md", ""), ("README.md", "")]);
        let found: Vec<String> = incomplete(&tree).iter().map(ToString::to_string).collect();
        assert_eq!(found.len(), 3, "{found:?}");
        assert!(found[0].contains("twice") && found[1].contains("no page") && found[2].starts_with("docs/how/b.md"));
        assert_eq!(incomplete(&Tree::of(&[])).len(), 1);
    }
}
