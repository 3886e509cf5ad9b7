//! Which rules are shown by a test, and which are not.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::ops::RangeInclusive;
use std::path::Path;

/// The rules of one game and what the tests say of them.
#[derive(Debug, Default)]
struct Game {
    name: String,
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
pub(crate) struct Report {
    games: Vec<Game>,
    /// Ids that are cited and no rule has, with the file and the line where they stand first.
    unknown: BTreeMap<Id, (String, usize)>,
}

impl Report {
    /// Is every rule of every game in the house cited, and nothing else?
    pub(crate) fn is_clean(&self) -> bool {
        self.unknown.is_empty() && self.games.iter().all(|game| game.uncited.is_empty())
    }

    /// Ids that are cited and no rule has, with file and line.
    pub(crate) fn unknown(&self) -> impl Iterator<Item = (String, &str, usize)> {
        self.unknown.iter().map(|(id, (path, line))| (text(id), path.as_str(), *line))
    }

    /// Rules that no test cites, with the name of their game.
    pub(crate) fn unshown(&self) -> impl Iterator<Item = (&str, String)> {
        self.games.iter().flat_map(|game| game.uncited.iter().map(|id| (game.name.as_str(), text(id))))
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for game in &self.games {
            let cited = game.ids.len() - game.uncited.len();
            writeln!(f, "{}: {cited} of {} rules are cited by a test", game.name, game.ids.len())?;
            for id in &game.uncited {
                writeln!(f, "  {} is cited by no test", text(id))?;
            }
        }
        for (id, path, line) in self.unknown() {
            writeln!(f, "{id} is cited in {path}:{line}, and there is no such rule")?;
        }
        Ok(())
    }
}

/// How the rules of a game are numbered. A page of rules says it in a line of its own:
/// `<!-- rule ids: DB, list items -->` or `<!-- rule ids: ER, paragraphs of sections 3 to 13 -->`.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Scheme {
    /// What ids begin with, and a dash.
    prefix: String,
    /// The sections whose paragraphs are rules, where paragraphs are numbered; others explain.
    sections: Option<RangeInclusive<u32>>,
}

impl Scheme {
    fn read(spec: &str) -> Option<Scheme> {
        let line = spec.lines().find_map(|line| line.strip_prefix("<!-- rule ids: ")?.strip_suffix(" -->"))?;
        let (prefix, what) = line.split_once(", ")?;
        let sections = match what.strip_prefix("paragraphs of sections ") {
            None => None,
            Some(range) => {
                let (from, to) = range.split_once(" to ")?;
                Some(from.parse().ok()?..=to.parse().ok()?)
            }
        };
        Some(Scheme { prefix: format!("{prefix}-"), sections })
    }

    /// The rules of a page.
    fn rules(&self, spec: &str) -> BTreeSet<Id> {
        match &self.sections {
            None => {
                let items = spec.lines().filter_map(|line| line.strip_prefix("- "));
                let items = items.filter(|item| item.starts_with(&self.prefix));
                items.filter_map(|item| self.ids_in(item).into_iter().next()).collect()
            }
            Some(sections) => {
                let is_rule = |id: &Id| matches!(id.get(1), Some(Part::Number(section)) if sections.contains(section));
                self.paragraphs(spec).filter(is_rule).collect()
            }
        }
    }

    /// What a test may cite: the rules and, where paragraphs are numbered, those that explain.
    fn known(&self, spec: &str) -> BTreeSet<Id> {
        self.rules(spec).into_iter().chain(self.paragraphs(spec).filter(|_| self.sections.is_some())).collect()
    }

    /// Paragraphs of a page as ids.
    fn paragraphs(&self, spec: &str) -> impl Iterator<Item = Id> {
        spec.lines().filter_map(|line| {
            let number = line.trim_start_matches('#').trim_start().split(' ').next()?;
            let (section, paragraph) = number.split_once('.')?;
            let (section, paragraph) = (section.parse::<u32>().ok()?, paragraph.parse::<u32>().ok()?);
            Some(parts(&format!("{}{section}.{paragraph}", self.prefix)))
        })
    }

    /// Everything in a text that looks like an id of these rules: `ER-8.2`, `DB-EMIT-03`.
    fn ids_in(&self, text: &str) -> Vec<Id> {
        let mut found = Vec::new();
        for (at, prefix) in text.match_indices(&self.prefix) {
            let before = text[..at].chars().next_back();
            if before.is_some_and(|c| c.is_alphanumeric() || c == '-') {
                continue;
            }
            let rest = text[at + prefix.len()..].chars();
            let rest: String = rest.take_while(|c| c.is_ascii_alphanumeric() || matches!(c, '.' | '-')).collect();
            let id = format!("{prefix}{}", rest.trim_end_matches(['.', '-']));
            let looks_like_one = match self.sections {
                Some(_) => rest.starts_with(|c: char| c.is_ascii_digit()) && id.contains('.'),
                None => id.rsplit('-').next().is_some_and(|n| n.len() == 2 && n.parse::<u32>().is_ok()),
            };
            if looks_like_one {
                found.push(parts(&id));
            }
        }
        found
    }
}

/// The pages of rules: the name of the game, its page, how its rules are numbered.
fn pages<'a>(files: &[(&'a str, &'a str)]) -> Result<Vec<(&'a str, &'a str, Scheme)>, String> {
    let mut pages = Vec::new();
    for (path, spec) in files {
        let name = path.strip_prefix("docs/rules/").and_then(|name| name.strip_suffix("-rules.md"));
        let Some(name) = name else { continue };
        let scheme = Scheme::read(spec);
        let scheme = scheme.ok_or_else(|| format!("{path} has no line `<!-- rule ids: ... -->`"))?;
        pages.push((name, *spec, scheme));
    }
    if pages.is_empty() { Err("docs/rules has no page of rules".to_owned()) } else { Ok(pages) }
}

/// Reads the rules and the tests among these files: paths from the root, and what they say.
pub(crate) fn read(files: &[(&str, &str)]) -> Result<Report, String> {
    let pages = pages(files)?;
    let schemes: Vec<&Scheme> = pages.iter().map(|(_, _, scheme)| scheme).collect();
    let known: BTreeSet<Id> = pages.iter().flat_map(|(_, spec, scheme)| scheme.known(spec)).collect();
    let (mut shown, mut unknown) = (BTreeSet::new(), BTreeMap::new());
    // The tests of this program cite rules of no game.
    for (path, text) in files.iter().filter(|(path, _)| !path.starts_with("xtask/")) {
        if path.ends_with(".rs") {
            shown.extend(citations(&schemes, Path::new(path), text));
        }
        for (line, text) in (1..).zip(text.lines()) {
            let ids = schemes.iter().flat_map(|scheme| scheme.ids_in(text));
            for id in ids.filter(|id| !known.contains(id)) {
                unknown.entry(id).or_insert_with(|| ((*path).to_owned(), line));
            }
        }
    }
    let mut games = Vec::new();
    for (name, spec, scheme) in &pages {
        let ids = scheme.rules(spec);
        let uncited = ids.difference(&shown).cloned().collect();
        games.push(Game { name: (*name).to_owned(), ids, uncited });
    }
    Ok(Report { games, unknown })
}

/// Ids in the tests of a source file: all of a file under `tests/`, or what follows `#[cfg(test)]`.
fn citations(schemes: &[&Scheme], path: &Path, source: &str) -> Vec<Id> {
    let ids_in = |text: &str| schemes.iter().flat_map(|scheme| scheme.ids_in(text)).collect();
    let is_test = path.components().any(|part| part.as_os_str() == "tests");
    match source.split_once("#[cfg(test)]") {
        _ if is_test => ids_in(source),
        Some((_, tests)) => ids_in(tests),
        None => Vec::new(),
    }
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
        [prefix, section, paragraph] if section.parse::<u32>().is_ok() => format!("{prefix}-{section}.{paragraph}"),
        [prefix, topic, number] => format!("{prefix}-{topic}-{number:0>2}"),
        other => other.join("-"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(ids: impl IntoIterator<Item = Id>) -> Vec<String> {
        ids.into_iter().map(|id| text(&id)).collect()
    }

    fn scheme(line: &str) -> Scheme {
        Scheme::read(&format!("# Rules\n<!-- rule ids: {line} -->\n")).expect("a scheme")
    }

    #[test]
    fn ids_of_the_specs_are_found_and_sorted() {
        let spec = "## 8. Rewards\n8.11 text\n8.2 **rule**: 4.5 is not one\n2.1 outside\n### 8a. x\n16.1 data";
        let numbered = scheme("ER, paragraphs of sections 3 to 13");
        assert_eq!(names(numbered.rules(spec)), ["ER-8.2", "ER-8.11"]);
        assert_eq!(names(numbered.known(spec)), ["ER-2.1", "ER-8.2", "ER-8.11", "ER-16.1"]);
        let spec = "- DB-EMIT-03 text DB-EMIT-99\n- other\n DB-EMIT-04";
        assert_eq!(names(scheme("DB, list items").rules(spec)), ["DB-EMIT-03"]);
        assert_eq!(Scheme::read("# Rules\n"), None);
    }

    #[test]
    fn only_tests_count_as_citations() {
        let (numbered, listed) = (scheme("ER, paragraphs of sections 3 to 13"), scheme("DB, list items"));
        let citations = |path: &str, source: &str| citations(&[&numbered, &listed], Path::new(path), source);
        let source = "// ER-8.2 in the code\n#[cfg(test)]\nmod tests { /* ER-8.11, ER-8.3. */ }";
        assert_eq!(names(citations("crates/a/src/x.rs", source)), ["ER-8.11", "ER-8.3"]);
        assert_eq!(names(citations("crates/a/tests/x.rs", source)), ["ER-8.2", "ER-8.11", "ER-8.3"]);
        assert!(citations("crates/a/src/x.rs", "// ER-8.2").is_empty());
        assert!(citations("crates/a/tests/x.rs", "UNDER-8.2 ER-x HER-1.1 DB-EMIT").is_empty());
    }
}
