//! Which rules are shown by a test, and which are not.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::path::{Path, PathBuf};

/// The rules of one game and what the tests say of them.
#[derive(Debug, Default)]
struct Game {
    name: String,
    /// Is the game whole? The rules of one that is being built are counted, but nobody is blamed.
    whole: bool,
    ids: BTreeSet<Id>,
    uncited: BTreeSet<Id>,
}

/// A rule id, sorted as a reader expects: `ER-8.2` before `ER-8.11`.
type Id = Vec<Part>;

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Part {
    Number(u32),
    Text(String),
}

/// What was found.
#[derive(Debug)]
pub struct Report {
    games: Vec<Game>,
    /// Ids that tests cite and no rule has, with where they stand.
    unknown: BTreeMap<Id, PathBuf>,
}

impl Report {
    /// Is every rule of every game in the house cited, and nothing else?
    pub fn is_clean(&self) -> bool {
        self.unknown.is_empty() && self.games.iter().all(|game| !game.whole || game.uncited.is_empty())
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for game in &self.games {
            let cited = game.ids.len() - game.uncited.len();
            write!(f, "{}: {cited} of {} rules are cited by a test", game.name, game.ids.len())?;
            if !game.whole {
                writeln!(f, " (the game is not whole yet)")?;
                continue;
            }
            writeln!(f)?;
            for id in &game.uncited {
                writeln!(f, "  {} is cited by no test", text(id))?;
            }
        }
        for (id, path) in &self.unknown {
            writeln!(f, "{} is cited in {}, and there is no such rule", text(id), path.display())?;
        }
        Ok(())
    }
}

/// Reads the rules and the tests.
pub fn read(root: &Path) -> Result<Report, String> {
    let mut cited: BTreeMap<Id, PathBuf> = BTreeMap::new();
    for path in rust_files(&root.join("crates"))?.into_iter().chain(rust_files(&root.join("games"))?) {
        let source = std::fs::read_to_string(&path).map_err(|e| format!("{}: {e}", path.display()))?;
        let name = path.strip_prefix(root).unwrap_or(&path).to_owned();
        for id in citations(&name, &source) {
            cited.entry(id).or_insert_with(|| name.clone());
        }
    }
    let mut games = Vec::new();
    for (name, whole, ids) in [("earthrise", true, earthrise as fn(&str) -> BTreeSet<Id>), ("daybreak", true, daybreak)]
    {
        let path = root.join(format!("docs/rules/{name}-rules.md"));
        let spec = std::fs::read_to_string(&path).map_err(|e| format!("{}: {e}", path.display()))?;
        let ids = ids(&spec);
        let uncited = ids.iter().filter(|id| !cited.contains_key(*id)).cloned().collect();
        games.push(Game { name: name.to_owned(), whole, ids, uncited });
    }
    cited.retain(|id, _| !games.iter().any(|game| game.ids.contains(id)));
    // Sections outside 3 to 13 explain; a test may cite them, though none has to.
    let path = root.join("docs/rules/earthrise-rules.md");
    let spec = std::fs::read_to_string(&path).map_err(|e| format!("{}: {e}", path.display()))?;
    let explained: BTreeSet<Id> = paragraphs(&spec).collect();
    cited.retain(|id, _| !explained.contains(id));
    Ok(Report { games, unknown: cited })
}

/// Paragraphs of the spec as ids.
fn paragraphs(spec: &str) -> impl Iterator<Item = Id> {
    spec.lines().filter_map(|line| {
        let number = line.trim_start_matches('#').trim_start().split(' ').next()?;
        let (section, paragraph) = number.split_once('.')?;
        Some(parts(&format!("ER-{}.{}", section.parse::<u32>().ok()?, paragraph.parse::<u32>().ok()?)))
    })
}

/// The paragraphs of sections 3 to 13.
fn earthrise(spec: &str) -> BTreeSet<Id> {
    paragraphs(spec)
        .filter(|id| matches!(id.get(1), Some(Part::Number(section)) if (3..=13).contains(section)))
        .collect()
}

/// The ids that begin a list item.
fn daybreak(spec: &str) -> BTreeSet<Id> {
    let items = spec.lines().filter_map(|line| line.strip_prefix("- ").filter(|item| item.starts_with("DB-")));
    items.filter_map(|item| ids_in(item).into_iter().next()).collect()
}

/// Ids in the tests of a source file: all of a file under `tests/`, or what follows `#[cfg(test)]`.
fn citations(path: &Path, source: &str) -> Vec<Id> {
    let is_test = path.components().any(|part| part.as_os_str() == "tests");
    match source.split_once("#[cfg(test)]") {
        _ if is_test => ids_in(source),
        Some((_, tests)) => ids_in(tests),
        None => Vec::new(),
    }
}

/// Everything in a text that looks like a rule id: `ER-8.2`, `DB-EMIT-03`.
fn ids_in(text: &str) -> Vec<Id> {
    let mut found = Vec::new();
    for (at, prefix) in text.match_indices("ER-").chain(text.match_indices("DB-")) {
        let before = text[..at].chars().next_back();
        if before.is_some_and(|c| c.is_alphanumeric() || c == '-') {
            continue;
        }
        let rest: String =
            text[at + 3..].chars().take_while(|c| c.is_ascii_alphanumeric() || matches!(c, '.' | '-')).collect();
        let id = format!("{prefix}{}", rest.trim_end_matches(['.', '-']));
        let looks_like_one = match prefix {
            "ER-" => rest.starts_with(|c: char| c.is_ascii_digit()) && id.contains('.'),
            _ => id.rsplit('-').next().is_some_and(|n| n.len() == 2 && n.parse::<u32>().is_ok()),
        };
        if looks_like_one {
            found.push(parts(&id));
        }
    }
    found
}

fn parts(id: &str) -> Id {
    let part = |text: &str| text.parse().map_or_else(|_| Part::Text(text.to_owned()), Part::Number);
    id.split(['-', '.']).map(part).collect()
}

fn text(id: &Id) -> String {
    let words: Vec<String> = id
        .iter()
        .map(|part| match part {
            Part::Number(n) => n.to_string(),
            Part::Text(text) => text.clone(),
        })
        .collect();
    match words.as_slice() {
        [er, section, paragraph] if er == "ER" => format!("ER-{section}.{paragraph}"),
        [db, topic, number] if db == "DB" => format!("DB-{topic}-{number:0>2}"),
        other => other.join("-"),
    }
}

fn rust_files(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let mut found = Vec::new();
    let entries = std::fs::read_dir(folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    for entry in entries {
        let path = entry.map_err(|e| e.to_string())?.path();
        if path.is_dir() {
            found.extend(rust_files(&path)?);
        } else if path.extension().is_some_and(|e| e == "rs") {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(ids: impl IntoIterator<Item = Id>) -> Vec<String> {
        ids.into_iter().map(|id| text(&id)).collect()
    }

    #[test]
    fn ids_of_the_specs_are_found_and_sorted() {
        let spec = "## 8. Rewards\n8.11 text\n8.2 **rule**: 4.5 is not one\n2.1 outside\n### 8a. x\n16.1 data";
        assert_eq!(names(earthrise(spec)), ["ER-8.2", "ER-8.11"]);
        let spec = "- DB-EMIT-03 text DB-EMIT-99\n- other\n DB-EMIT-04";
        assert_eq!(names(daybreak(spec)), ["DB-EMIT-03"]);
    }

    #[test]
    fn only_tests_count_as_citations() {
        let source = "// ER-8.2 in the code\n#[cfg(test)]\nmod tests { /* ER-8.11, ER-8.3. */ }";
        assert_eq!(names(citations(Path::new("crates/a/src/x.rs"), source)), ["ER-8.11", "ER-8.3"]);
        assert_eq!(names(citations(Path::new("crates/a/tests/x.rs"), source)), ["ER-8.2", "ER-8.11", "ER-8.3"]);
        assert!(citations(Path::new("crates/a/src/x.rs"), "// ER-8.2").is_empty());
        assert!(ids_in("UNDER-8.2 ER-x HER-1.1 DB-EMIT").is_empty());
    }
}
