//! Links of pages that lead nowhere, and pages that sources name and are not there.

use crate::fault::Fault;
use crate::markdown;
use crate::tree::{Tree, from};

pub(super) fn dead(tree: &Tree) -> Vec<Fault> {
    let mut faults = Vec::new();
    for (path, page) in tree.ending(&[".md"]) {
        for link in markdown::links(page) {
            if let Some(why) = why_dead(tree, path, &link.target) {
                faults.push(Fault::at(path, link.line, why));
            }
        }
    }
    faults
}

/// What is wrong with a link, if it leads nowhere. What is on other sites is not asked for.
fn why_dead(tree: &Tree, page: &str, target: &str) -> Option<String> {
    if ["https://", "http://", "mailto:"].iter().any(|scheme| target.starts_with(scheme)) {
        return None;
    }
    let (path, anchor) = target.split_once('#').map_or((target, None), |(path, anchor)| (path, Some(anchor)));
    let file = if path.is_empty() { Some(page.to_owned()) } else { from(page, path) };
    let Some(file) = file.filter(|file| tree.has(file)) else {
        return Some(format!("the link to `{target}` leads nowhere"));
    };
    let anchor = anchor?;
    let there = tree.text(&file).is_some_and(|text| markdown::anchors(text).iter().any(|there| there == anchor));
    (!there).then(|| format!("`{file}` has no heading for `#{anchor}`"))
}

/// `docs/NAME.md` in a source or a text is a page that is there.
pub(super) fn named_pages(tree: &Tree) -> Vec<Fault> {
    let part = |c: char| c.is_alphanumeric() || matches!(c, '/' | '-' | '_' | '.');
    let mut faults = Vec::new();
    for (path, text) in tree.texts() {
        for (number, line) in (1..).zip(text.lines()) {
            for (at, _) in line.match_indices("docs/") {
                let whole = line[..at].chars().next_back().is_none_or(|before| !part(before));
                let name: String = line[at..].chars().take_while(|c| part(*c)).collect();
                let Some(page) = name.find(".md").map(|end| &name[..end + 3]) else { continue };
                if whole && !tree.has(page) {
                    faults.push(Fault::at(path, number, format!("there is no page {page}")));
                }
            }
        }
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(faults: &[Fault]) -> Vec<usize> {
        faults.iter().filter_map(|fault| fault.line).collect()
    }

    #[test]
    fn links_that_lead_nowhere_are_found() {
        let page = "[a](b.md)\n[a](c.md)\n[a](b.md#two-words)\n[a](b.md#three)\n[a](#here)\n[a](../x/)\n[a](https://e.org/q)\n![a](p.png)\n";
        let tree = Tree::of(&[("docs/a.md", page), ("docs/b.md", "# Two words\n"), ("x/y.rs", "")]);
        assert_eq!(lines(&dead(&tree)), [2, 4, 5, 8]);
    }

    #[test]
    fn pages_that_are_not_there_are_found() {
        let source = "// docs/a.md\n// docs/b.md says more.\n// web/docs/c.md\n";
        let tree = Tree::of(&[("docs/a.md", ""), ("x.rs", source)]);
        assert_eq!(lines(&named_pages(&tree)), [2]);
    }
}
