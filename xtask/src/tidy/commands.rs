//! The commands that pages name are there, and the commands that are there are named on a page. What a page shows of
//! `firstlight` in a block is run by a test of that crate (`tests/docs_commands`), which this check makes sure can find it.

use crate::fault::Fault;
use crate::markdown;
use crate::tree::Tree;
use std::collections::BTreeSet;

const CLI: &str = "crates/firstlight/src/cli.rs";

/// Where the flags of a command of ours are read; those of the others are read beside it.
const READ_IN: [(&str, &str); 8] = [
    ("play", "crates/firstlight/src/"),
    ("bench", "crates/firstlight/src/"),
    ("load", "crates/server/examples/load/"),
    ("crash", "crates/server/"),
    ("soak", "crates/server/"),
    ("cluster", "crates/server/examples/cluster.rs"),
    ("web", "xtask/src/web.rs"),
    ("journeys", "xtask/src/web.rs"),
];

/// The commands of `cargo xtask`, from its help: each is the first word of a line that two blanks begin.
fn ours() -> BTreeSet<&'static str> {
    let lines = crate::HELP.lines().filter_map(|line| line.strip_prefix("  "));
    lines.filter(|line| !line.starts_with(' ')).filter_map(|line| line.split(' ').next()).collect()
}

/// The commands of `firstlight`, from where they are declared.
fn programs(tree: &Tree) -> BTreeSet<String> {
    let source = tree.text(CLI).unwrap_or("");
    let list = source.split("pub enum Command {").nth(1).and_then(|rest| rest.split("\n}").next()).unwrap_or("");
    let names = list.lines().filter_map(|line| line.strip_prefix("    ")?.split_once('(').map(|(name, _)| name));
    let names = names.filter(|name| !name.is_empty() && name.chars().all(char::is_alphanumeric));
    names.map(str::to_lowercase).chain(["help".to_owned(), "analyze".to_owned()]).collect()
}

/// The words of every command on a page that begins so: after it, up to what ends a command in a line.
fn said<'a>(page: &'a str, begin: &str) -> Vec<(usize, Vec<&'a str>)> {
    let blocks = markdown::blocks(page);
    let in_blocks = blocks.iter().filter(|block| block.language == "sh").flat_map(|block| {
        let lines = (block.line..).zip(block.lines.iter().copied());
        lines.filter_map(|(number, line)| Some((number, line.split(" #").next()?)))
    });
    let code = in_blocks.chain(markdown::inline_code(page));
    let commands = code.filter_map(|(number, code)| Some((number, code.strip_prefix(begin)?.strip_prefix(' ')?)));
    commands.map(|(number, rest)| (number, rest.split_whitespace().collect())).collect()
}

pub(super) fn unknown(tree: &Tree) -> Vec<Fault> {
    let (ours, programs) = (ours(), programs(tree));
    let mut faults = Vec::new();
    for (path, page) in tree.ending(&[".md"]).filter(|(path, _)| *path != "CHANGELOG.md") {
        for block in markdown::blocks(page).iter().filter(|block| block.language.is_empty()) {
            let line =
                block.lines.iter().position(|line| line.starts_with("firstlight ") || line.starts_with("cargo "));
            // A list of crates has names in columns.
            if let Some(at) = line.filter(|at| !block.lines[*at].contains("   ")) {
                faults.push(Fault::at(
                    path,
                    block.line + at,
                    "a block of commands begins with ```sh, so that a test runs it",
                ));
            }
        }
        for (line, words) in said(page, "cargo xtask") {
            let Some((name, rest)) = words.split_first() else { continue };
            if !ours.contains(name) {
                faults.push(Fault::at(path, line, format!("there is no `cargo xtask {name}`")));
            }
            for flag in rest.iter().filter_map(|word| word.strip_prefix("--")) {
                let flag = flag.split('=').next().unwrap_or(flag);
                if !is_read(tree, name, flag) {
                    faults.push(Fault::at(path, line, format!("`cargo xtask {name}` has no flag --{flag}")));
                }
            }
        }
        for (line, words) in said(page, "firstlight") {
            let name = words.first().map_or("", |name| name.split(['|', ',']).next().unwrap_or(name));
            let is_word = name.chars().all(|c| c.is_ascii_lowercase());
            // `firstlight draw 1` is a piece of bytes, on the page of the log.
            if is_word && !programs.contains(name) && words.get(1) != Some(&"1") {
                faults.push(Fault::at(path, line, format!("there is no `firstlight {name}`")));
            }
        }
    }
    faults
}

/// Is a flag named where the flags of a command are read: as it is typed, or as a field?
fn is_read(tree: &Tree, command: &str, flag: &str) -> bool {
    let folder = READ_IN.iter().find(|(name, _)| *name == command).map_or("xtask/src/", |(_, folder)| folder);
    let field = format!("{}:", flag.replace('-', "_"));
    let sources = tree.texts().filter(|(path, _)| path.starts_with(folder) && !path.starts_with("xtask/src/tidy/"));
    sources.into_iter().any(|(_, text)| text.contains(&format!("--{flag}")) || text.contains(&field))
}

pub(super) fn untold(tree: &Tree) -> Vec<Fault> {
    let pages: Vec<&str> =
        tree.ending(&[".md"]).filter(|(path, _)| *path != "CHANGELOG.md").map(|(_, page)| page).collect();
    let told = |begin: &str| -> BTreeSet<&str> {
        let words = pages.iter().flat_map(|page| said(page, begin));
        words.filter_map(|(_, words)| words.first().copied()).collect()
    };
    let (ours_told, programs_told) = (told("cargo xtask"), told("firstlight"));
    let mine = ours().into_iter().filter(|name| !ours_told.contains(name));
    let mine = mine.map(|name| Fault::of("xtask/src/main.rs", format!("no page tells of `cargo xtask {name}`")));
    let spoken = |name: &String| programs_told.contains(name.as_str()) || ["help", "analyze"].contains(&name.as_str());
    let theirs = programs(tree).into_iter().filter(|name| !spoken(name));
    let theirs = theirs.map(|name| Fault::of(CLI, format!("no page tells of `firstlight {name}`")));
    mine.chain(theirs).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const DECLARED: &str = "pub enum Command {\n    /// Play\n    Play(PlayArgs),\n    Sim(SimArgs),\n}\n";

    #[test]
    fn commands_and_flags_that_are_not_there_are_found() {
        let page = "`cargo xtask test quick`\n`cargo xtask fly`\n`cargo xtask tidy --hook`\n`cargo xtask tidy --deep`\n`firstlight play`\n`firstlight fly`\n```\nfirstlight play --lan\n```\n```sh\ncargo xtask swim # a joke\n```\n";
        let tree = Tree::of(&[(CLI, DECLARED), ("docs/a.md", page), ("xtask/src/tidy.rs", "\"--hook\"")]);
        let lines: Vec<usize> = unknown(&tree).iter().filter_map(|fault| fault.line).collect();
        assert_eq!(lines, [8, 11, 2, 4, 6].into_iter().collect::<Vec<_>>());
    }

    #[test]
    fn commands_that_no_page_tells_of_are_found() {
        let tree = Tree::of(&[(CLI, DECLARED), ("README.md", "`firstlight play`, `cargo xtask test`\n")]);
        let found: Vec<String> = untold(&tree).into_iter().map(|fault| fault.what).collect();
        assert!(found.contains(&"no page tells of `firstlight sim`".to_owned()), "{found:?}");
        assert!(found.contains(&"no page tells of `cargo xtask play`".to_owned()));
        assert!(!found.iter().any(|what| what.ends_with("firstlight play`") || what.ends_with("xtask test`")));
    }
}
