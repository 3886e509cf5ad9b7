//! The house knows no game by name: what is written once for all games cannot do one thing for one of them.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may stop at the first surprise")]

use std::fs;
use std::path::{Path, PathBuf};

fn sources(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let paths = entries.map(|entry| entry.unwrap().path());
    paths
        .flat_map(|path| if path.is_dir() { sources(&path) } else { vec![path] })
        .filter(|path| path.extension().is_some_and(|end| end == "rs"))
        .collect()
}

/// The toy's name is an English word, and its rules are where the laws are tried on them: the house may say it.
const TOY: &str = "pairs";

/// The lines of a source, without the tests at its end, that name a game.
fn naming(source: &str) -> Vec<(usize, &str)> {
    let code = source.split("#[cfg(test)]").next().unwrap_or(source);
    let names = |line: &str| {
        let line = line.to_lowercase();
        games::IDS.iter().any(|&id| id != TOY && line.contains(id))
    };
    (1..).zip(code.lines()).filter(|(_, line)| names(line)).collect()
}

/// The folders of sources of the house.
fn house() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let crates = fs::read_dir(root.join("crates")).unwrap().map(|entry| entry.unwrap().path());
    crates.chain([root.join("xtask")]).map(|path| path.join("src")).collect()
}

#[test]
fn no_source_of_the_house_names_a_game() {
    let folders = house();
    assert!(folders.len() > 10, "{folders:?}");
    for folder in folders {
        let files = sources(&folder);
        assert!(!files.is_empty(), "{} has no sources", folder.display());
        for file in files {
            let source = fs::read_to_string(&file).unwrap();
            assert_eq!(naming(&source), [], "{}", file.display());
        }
    }
}

#[test]
fn a_line_that_names_a_game_is_found() {
    let [first, ..] = games::IDS else { panic!("there is no game") };
    let source = format!("// one\nuse {first}::Move;\n#[cfg(test)]\nuse {first}::View;\n");
    assert_eq!(naming(&source).iter().map(|(line, _)| *line).collect::<Vec<_>>(), [2]);
}

#[test]
fn every_title_is_found_by_its_id_and_others_are_not() {
    #[derive(Clone)]
    struct Name;
    impl games::Visit for Name {
        type Output = (&'static str, &'static str);
        fn visit<T: title::Title>(self) -> Self::Output {
            (T::ID, T::NAME)
        }
    }
    let all = games::each(&Name);
    assert_eq!(all.iter().map(|(id, _)| *id).collect::<Vec<_>>(), games::IDS);
    assert!(all.iter().all(|(id, name)| name.to_lowercase() == *id));
    assert_eq!(games::with("chess", Name), None);
}

/// The ids in quotes in a source, without the tests at its end.
fn quoted(source: &str) -> Vec<&str> {
    let code = source.split("#[cfg(test)]").next().unwrap_or(source);
    code.split('"').skip(1).step_by(2).collect()
}

#[test]
fn every_rule_that_explains_something_is_in_the_rulebook() {
    #[derive(Clone)]
    struct Book;
    impl games::Visit for Book {
        type Output = (&'static str, title::terminal::Pages);
        fn visit<T: title::Title>(self) -> Self::Output {
            (T::ID, T::RULEBOOK)
        }
    }
    for (id, pages) in games::each(&Book) {
        let links = Path::new(env!("CARGO_MANIFEST_DIR")).join(id).join("title/src/rule_links.rs");
        let Ok(source) = fs::read_to_string(&links) else { continue };
        assert!(!quoted(&source).is_empty(), "{id} links to no rule");
        for rule in quoted(&source) {
            for page in [pages.en, pages.es, pages.pt_br] {
                let is_it =
                    |line: &str| line.strip_prefix("= ").is_some_and(|ids| ids.split_whitespace().next() == Some(rule));
                assert!(page.lines().any(is_it), "{id} has no rule {rule}");
            }
        }
    }
}
