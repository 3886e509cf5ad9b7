//! The book before it is built: every page of `docs/`, every page elsewhere that one of them leads to, and every source that
//! they point at, as a page that shows it; with links between them that hold on a site by itself.

use crate::fault::Fault;
use crate::markdown;
use crate::tree::SUMMARY;
use crate::tree::{Tree, from};
use std::collections::{BTreeMap, BTreeSet};

/// What a file of the book has in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Content {
    Text(String),
    /// As this file of the project.
    Copy(String),
}

/// The files of the book, by their paths in it.
pub(crate) type Staged = BTreeMap<String, Content>;

/// Puts the book together, or says what cannot be.
pub(crate) fn stage(tree: &Tree) -> Result<Staged, Vec<Fault>> {
    let (mut staged, mut seen, mut faults) = (Staged::new(), BTreeSet::new(), Vec::new());
    let mut waiting: Vec<String> = tree.0.keys().filter(|path| path.starts_with("docs/")).cloned().collect();
    // The contents come last, when it is known what was led to.
    waiting.retain(|path| path != SUMMARY);
    while let Some(path) = waiting.pop() {
        if !seen.insert(path.clone()) {
            continue;
        }
        let place = place(&path);
        let content = match tree.text(&path) {
            Some(page) if path.ends_with(".md") => match with_links(tree, &path, page) {
                Ok((page, led_to)) => {
                    waiting.extend(led_to);
                    Content::Text(page)
                }
                Err(more) => {
                    faults.extend(more);
                    continue;
                }
            },
            Some(source) if place.ends_with(".md") => Content::Text(shown(&path, source)),
            _ => Content::Copy(path.clone()),
        };
        staged.insert(place, content);
    }
    match contents(tree, &staged) {
        Ok(summary) => drop(staged.insert("SUMMARY.md".to_owned(), Content::Text(summary))),
        Err(fault) => faults.push(fault),
    }
    if faults.is_empty() { Ok(staged) } else { Err(faults) }
}

/// Where a file of the project stands in the book.
fn place(path: &str) -> String {
    match path.strip_prefix("docs/") {
        Some(page) => page.to_owned(),
        None if path.ends_with(".md") => format!("project/{path}"),
        None => format!("files/{path}.md"),
    }
}

/// A source as a page.
fn shown(path: &str, source: &str) -> String {
    let name = path.rsplit('/').next().unwrap_or(path);
    let language = name.rsplit_once('.').map_or("", |(_, end)| end);
    format!("# {name}\n\n`{path}`\n\n````{language}\n{}\n````\n", source.trim_end())
}

/// A page with links that hold in the book, and the files of the project that they lead to.
fn with_links(tree: &Tree, path: &str, page: &str) -> Result<(String, Vec<String>), Vec<Fault>> {
    let (mut text, mut led_to, mut faults) = (String::new(), Vec::new(), Vec::new());
    let mut links = markdown::links(page);
    links.sort_by_key(|link| link.at.start);
    let mut done = 0;
    for link in links {
        let (target, anchor) = link.target.split_once('#').unwrap_or((&link.target, ""));
        if target.is_empty() || target.contains(':') {
            continue;
        }
        let file =
            from(path, target).map(|file| if tree.0.contains_key(&file) { file } else { format!("{file}/README.md") });
        let Some(file) = file.filter(|file| tree.0.contains_key(file)) else {
            let why =
                format!("the book cannot lead to `{}`: it is no file, nor a folder with a README.md", link.target);
            faults.push(Fault::at(path, link.line, why));
            continue;
        };
        text.push_str(&page[done..link.at.start]);
        text.push_str(&way(&place(path), &place(&file)));
        if !anchor.is_empty() {
            text.push('#');
            text.push_str(anchor);
        }
        done = link.at.end;
        led_to.push(file);
    }
    text.push_str(&page[done..]);
    if faults.is_empty() { Ok((text, led_to)) } else { Err(faults) }
}

/// The way from one file of the book to another. A README is the page of its folder.
fn way(here: &str, there: &str) -> String {
    let (mut here, mut there): (Vec<&str>, Vec<&str>) = (here.split('/').collect(), there.split('/').collect());
    here.pop();
    let name = there.pop().unwrap_or("");
    let shared = here.iter().zip(&there).take_while(|(one, other)| one == other).count();
    let up = here.len() - shared;
    let name = if name == "README.md" { "index.md" } else { name };
    let mut way: Vec<&str> = vec![".."; up];
    way.extend(&there[shared..]);
    way.push(name);
    way.join("/")
}

/// The contents of the book: those of `docs/`, then what else was led to.
fn contents(tree: &Tree, staged: &Staged) -> Result<String, Fault> {
    let Some(summary) = tree.text(SUMMARY) else {
        return Err(Fault::of(SUMMARY, "the contents of the book are not there"));
    };
    let mut text = summary.trim_end().to_owned();
    for (heading, folder) in [("The project", "project/"), ("Files that pages show", "files/")] {
        let mut lines = staged.keys().filter(|path| path.starts_with(folder) && path.ends_with(".md")).peekable();
        if lines.peek().is_some() {
            text.push_str(&format!("\n\n# {heading}\n\n"));
        }
        for path in lines {
            let title = match staged.get(path) {
                Some(Content::Text(page)) => page.lines().find_map(|line| line.strip_prefix("# ")).unwrap_or(path),
                _ => path,
            };
            text.push_str(&format!("- [{title}]({path})\n"));
        }
    }
    Ok(text + "\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    const CONTENTS: &str = "# Summary\n\n- [A](a.md)\n";

    fn text(staged: &Staged, path: &str) -> String {
        match &staged[path] {
            Content::Text(text) => text.clone(),
            Content::Copy(from) => panic!("{path} is a copy of {from}"),
        }
    }

    #[test]
    fn links_hold_in_the_book_wherever_they_led_to() {
        let page = "# A\n[how](how/README.md#x) [folder](how/) [us](../CONTRIBUTING.md) [code](../src/x.rs) ![p](p.png) [web](https://e.org)\n";
        let tree = Tree::of(&[
            (SUMMARY, CONTENTS),
            ("docs/a.md", page),
            ("docs/how/README.md", "# How\n[a](../a.md)\n"),
            ("docs/p.png", "picture"),
            ("CONTRIBUTING.md", "# Contributing\n[a](docs/a.md) [again](docs/how/README.md)\n"),
            ("src/x.rs", "fn x() {}\n"),
            ("src/never_named.rs", ""),
        ]);
        let staged = stage(&tree).expect("a book");
        let links = "[how](how/index.md#x) [folder](how/index.md) [us](project/CONTRIBUTING.md) [code](files/src/x.rs.md) ![p](p.png) [web](https://e.org)";
        assert_eq!(text(&staged, "a.md"), format!("# A\n{links}\n"));
        assert_eq!(text(&staged, "how/README.md"), "# How\n[a](../a.md)\n");
        assert!(text(&staged, "project/CONTRIBUTING.md").contains("[a](../a.md) [again](../how/index.md)"));
        assert!(text(&staged, "files/src/x.rs.md").contains("````rs\nfn x() {}\n````"));
        assert_eq!(staged["p.png"], Content::Copy("docs/p.png".to_owned()));
        let contents = text(&staged, "SUMMARY.md");
        assert!(
            contents.contains("- [Contributing](project/CONTRIBUTING.md)")
                && contents.contains("- [x.rs](files/src/x.rs.md)")
        );
        assert_eq!(staged.len(), 6, "{:?}", staged.keys());
    }

    #[test]
    fn what_the_book_cannot_lead_to_is_told() {
        let tree = Tree::of(&[(SUMMARY, CONTENTS), ("docs/a.md", "[x](x/)\n[y](y.md)\n"), ("docs/x/b.png", "")]);
        let lines: Vec<Option<usize>> = stage(&tree).unwrap_err().iter().map(|fault| fault.line).collect();
        assert_eq!(lines, [Some(1), Some(2)]);
        assert!(stage(&Tree::of(&[("docs/a.md", "")])).is_err(), "there are no contents");
    }
}
