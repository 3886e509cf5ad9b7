//! The rules as players read them: the same pages that the browser shows, looked up from the table.

use crate::matching::words_of;
use title::terminal::Pages;
use words::Lang;

/// One rule.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Rule {
    /// Its numbers; the first is the one it is called by.
    pub ids: Vec<String>,
    pub title: String,
    pub paragraphs: Vec<String>,
    /// Does it rest on a ruling of ours, where the rulebook is silent?
    pub ruling: bool,
    /// What the table must have chosen for it to hold.
    pub option: Option<String>,
}

impl Rule {
    /// The number it is called by.
    pub(crate) fn id(&self) -> &str {
        self.ids.first().map_or("", String::as_str)
    }
}

/// Rules that belong together.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Section {
    pub title: String,
    pub rules: Vec<Rule>,
}

/// The rules of a game in one language.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Rulebook {
    pub sections: Vec<Section>,
}

impl Rulebook {
    /// Opens it.
    pub(crate) fn open(pages: &Pages, lang: Lang) -> Rulebook {
        Rulebook::read(pages.of(lang))
    }

    /// Reads a page as `web/src/rules/parse.ts` does: `#` begins a section and `=` a rule, whose next line is its title;
    /// `!` and `~` mark it; all else is text, and a blank line ends a paragraph.
    fn read(text: &str) -> Rulebook {
        let mut sections: Vec<Section> = Vec::new();
        let mut goes_on = false;
        for line in text.lines().map(str::trim) {
            let mut letters = line.chars();
            let (mark, rest) = (letters.next(), letters.as_str().trim());
            if mark == Some('#') {
                sections.push(Section { title: rest.to_owned(), rules: Vec::new() });
                continue;
            }
            let Some(section) = sections.last_mut() else { continue };
            if mark == Some('=') {
                let ids = rest.split_whitespace().map(str::to_owned).collect();
                section.rules.push(Rule { ids, ..Rule::default() });
                goes_on = false;
                continue;
            }
            let Some(rule) = section.rules.last_mut() else { continue };
            match mark {
                None => goes_on = false,
                Some('!') => rule.ruling = true,
                Some('~') => rule.option = Some(rest.to_owned()),
                Some(_) if rule.title.is_empty() => rule.title = line.to_owned(),
                Some(_) => {
                    match rule.paragraphs.last_mut().filter(|_| goes_on) {
                        Some(paragraph) => *paragraph += &format!(" {line}"),
                        None => rule.paragraphs.push(line.to_owned()),
                    }
                    goes_on = true;
                }
            }
        }
        Rulebook { sections }
    }

    fn rules(&self) -> impl Iterator<Item = (&Section, &Rule)> {
        self.sections.iter().flat_map(|section| section.rules.iter().map(move |rule| (section, rule)))
    }

    /// The rule that has this number, also without what stands before it: `ER-6.2` or `6.2`.
    pub(crate) fn numbered(&self, id: &str) -> Option<&Rule> {
        let id = id.to_ascii_uppercase();
        let is = |known: &String| {
            let known = known.to_ascii_uppercase();
            known == id || known.split_once('-').is_some_and(|(_, short)| short == id)
        };
        self.rules().map(|(_, rule)| rule).find(|rule| rule.ids.iter().any(is))
    }

    /// The rules that hold all these words, the best first.
    pub(crate) fn about(&self, term: &str, small: &[String]) -> Vec<&Rule> {
        let mut wanted = words_of(term);
        if wanted.iter().any(|word| !small.contains(word)) {
            wanted.retain(|word| !small.contains(word));
        }
        let mut found: Vec<(usize, &Rule)> =
            self.rules().map(|(section, rule)| (weight(section, rule, &wanted), rule)).collect();
        found.retain(|(weight, _)| *weight > 0);
        found.sort_by_key(|(weight, _)| std::cmp::Reverse(*weight));
        found.into_iter().map(|(_, rule)| rule).collect()
    }
}

/// How much a rule is about these words; nothing, if it lacks one of them.
fn weight(section: &Section, rule: &Rule, wanted: &[String]) -> usize {
    let title = words_of(&rule.title);
    let text: Vec<String> = rule.paragraphs.iter().flat_map(|paragraph| words_of(paragraph)).collect();
    let section = words_of(&section.title);
    let mut sum = 0;
    for wanted in wanted {
        let count = |words: &[String]| words.iter().filter(|word| same(word, wanted)).count();
        let weight = 12 * count(&title).min(1) + 2 * count(&section).min(1) + count(&text).min(4);
        if weight == 0 {
            return 0;
        }
        sum += weight;
    }
    // A title that says nothing else comes first.
    if title.len() == wanted.len() && sum >= 12 * wanted.len() { sum + 20 } else { sum }
}

/// The same word, or one that begins like it: "alert" and "alerts" find each other.
fn same(word: &str, wanted: &str) -> bool {
    let (short, long) = if word.len() < wanted.len() { (word, wanted) } else { (wanted, word) };
    short.len() == long.len() && short == long
        || short.len() >= 3 && long.starts_with(short) && (word.len() >= wanted.len() || long.len() - short.len() <= 2)
}

#[cfg(test)]
mod tests {
    use super::*;
    use daybreak_title::DaybreakTitle;
    use earthrise_title::EarthriseTitle;
    use title::Title;

    const GAMES: [Pages; 2] = [DaybreakTitle::RULEBOOK, EarthriseTitle::RULEBOOK];

    #[test]
    fn every_page_is_read_whole_and_alike_in_every_language() {
        for pages in GAMES {
            let english = Rulebook::open(&pages, Lang::En);
            assert!(english.rules().count() > 40);
            for lang in Lang::ALL {
                let book = Rulebook::open(&pages, lang);
                for ((_, rule), (_, other)) in book.rules().zip(english.rules()) {
                    assert_eq!((&rule.ids, rule.ruling), (&other.ids, other.ruling), "{lang}");
                    assert!(!rule.title.is_empty() && !rule.paragraphs.is_empty(), "{lang}: {}", rule.id());
                }
                assert_eq!(book.rules().count(), english.rules().count(), "{lang}");
            }
        }
    }

    #[test]
    fn rules_are_found_by_number_and_by_word() {
        let book = Rulebook::open(&EarthriseTitle::RULEBOOK, Lang::En);
        assert_eq!(book.numbered("er-6.2").map(Rule::id), Some("ER-6.2"));
        assert_eq!(book.numbered("6.2"), book.numbered("ER-6.2"));
        assert_eq!(book.numbered("99.9"), None);
        let found = book.about("radio silence", &[]);
        assert!(found.len() > 2 && found[0].title.contains("Radio Silence"), "{:?}", found.first());
        assert!(book.about("monopoly", &[]).is_empty());
        let book = Rulebook::open(&DaybreakTitle::RULEBOOK, Lang::Es);
        assert!(!book.about("prevision", &[]).is_empty(), "accents do not count");
    }
}
