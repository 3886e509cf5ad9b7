//! One word for one thing: `terms.ron`, the table `docs/terms.md` made from it, and no other word in any text.

use crate::golden::compare_at;
use crate::places::{here, root};
use crate::rendering::messages::Messages;
use serde::de::{Error, Visitor};
use serde::{Deserialize, Deserializer};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::{self, Write};
use std::fs;
use words::Lang;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Terms {
    terms: Vec<Term>,
}

/// A thing and its words. A language without a word has no say in it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Term {
    concept: String,
    game: Game,
    source: Source,
    en: String,
    es: String,
    pt: String,
    #[serde(default)]
    forbidden: Vec<Forbidden>,
}

/// The id of a game, or [`BOTH`].
struct Game(String);

/// Where a term is of no game in particular.
const BOTH: (&str, &str) = ("both", "Both games, and the program");

impl<'de> Deserialize<'de> for Game {
    /// It stands in the file without quotes.
    fn deserialize<D: Deserializer<'de>>(file: D) -> Result<Game, D::Error> {
        struct Id;
        impl Visitor<'_> for Id {
            type Value = Game;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("the id of a game, or both")
            }
            fn visit_str<E: Error>(self, id: &str) -> Result<Game, E> {
                match ::games::IDS.contains(&id) || id == BOTH.0 {
                    true => Ok(Game(id.to_owned())),
                    false => Err(E::custom(format!("there is no game `{id}`"))),
                }
            }
        }
        file.deserialize_identifier(Id)
    }
}

/// The ids and names of the games that have terms, and what comes after them.
fn sections(terms: &Terms) -> Vec<(&'static str, &'static str)> {
    #[derive(Clone)]
    struct Name;
    impl ::games::Visit for Name {
        type Output = (&'static str, &'static str);
        fn visit<T: title::Title>(self) -> Self::Output {
            (T::ID, T::NAME)
        }
    }
    let all = ::games::each(&Name).into_iter().chain([BOTH]);
    all.filter(|(id, _)| terms.terms.iter().any(|term| term.game.0 == *id)).collect()
}

#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Source {
    Rulebook,
    Ours,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Forbidden {
    lang: Code,
    words: Vec<String>,
    /// Do capitals matter?
    #[serde(default)]
    exact: bool,
    write: String,
    why: String,
    /// Phrases in which the word is right.
    #[serde(default)]
    but: Vec<String>,
    /// Keys and rules in which it is right, with the reason.
    #[serde(default)]
    except: BTreeMap<String, String>,
}

#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Code {
    En,
    Es,
    Pt,
}

impl Code {
    fn lang(self) -> Lang {
        match self {
            Code::En => Lang::En,
            Code::Es => Lang::Es,
            Code::Pt => Lang::PtBr,
        }
    }
}

impl Terms {
    fn read() -> Terms {
        let source = fs::read_to_string(here("terms.ron")).unwrap();
        ron::from_str(&source).unwrap_or_else(|error| panic!("terms.ron: {error}"))
    }

    fn forbidden(&self) -> impl Iterator<Item = &Forbidden> {
        self.terms.iter().flat_map(|term| &term.forbidden)
    }
}

impl Forbidden {
    /// The words of this line that a text has and should not.
    fn found(&self, text: &str) -> Vec<&str> {
        let level = |text: &str| if self.exact { text.to_owned() } else { text.to_lowercase() };
        let mut text = level(text);
        for phrase in &self.but {
            text = text.replace(&level(phrase), "|");
        }
        let without_gaps = emptied(&text);
        let has = |word: &str| match word.strip_prefix('=') {
            Some(whole) => text.trim().to_lowercase() == whole.to_lowercase(),
            None if word.contains('{') => has_word(&text, &level(word)),
            None => has_word(&without_gaps, &level(word)),
        };
        self.words.iter().map(String::as_str).filter(|word| has(word)).collect()
    }
}

/// The text with nothing in its gaps, whose names are none of its words.
fn emptied(text: &str) -> String {
    let mut parts = text.split('{');
    let mut out = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        out.push_str("{}");
        out.push_str(part.split_once('}').map_or("", |(_, behind)| behind));
    }
    out
}

fn has_word(text: &str, word: &str) -> bool {
    let outside = |letter: Option<char>| letter.is_none_or(|letter| !letter.is_alphanumeric());
    text.match_indices(word)
        .any(|(at, _)| outside(text[..at].chars().next_back()) && outside(text[at + word.len()..].chars().next()))
}

/// Every text that people read: file, key and wording.
fn texts(lang: Lang) -> Vec<(String, String, String)> {
    let messages = Messages::read(lang);
    let of_messages =
        messages.all.iter().map(|message| (format!("{lang}: {}", message.file), message.key.clone(), message.flat()));
    let rules = games::IDS.iter().flat_map(|game| rules(lang, game));
    of_messages.chain(rules).collect()
}

/// A rules page, rule by rule; headings go by their own words.
fn rules(lang: Lang, game: &str) -> Vec<(String, String, String)> {
    let path = format!("web/src/games/{game}/rules/{lang}.txt");
    let page = fs::read_to_string(root(&path)).unwrap();
    let mut rules: Vec<(String, String, String)> = Vec::new();
    for line in page.lines() {
        if let Some(heading) = line.strip_prefix("# ") {
            rules.push((path.clone(), heading.to_owned(), heading.to_owned()));
        } else if let Some(ids) = line.strip_prefix("= ") {
            rules.push((path.clone(), ids.trim().to_owned(), String::new()));
        } else if let Some((_, _, text)) = rules.last_mut().filter(|_| !line.starts_with(['!', '~'])) {
            text.push_str(line);
            text.push('\n');
        }
    }
    assert!(rules.len() > 20, "{path}: too few rules were found: {}", rules.len());
    rules
}

#[test]
fn no_text_has_a_forbidden_word() {
    let terms = Terms::read();
    let mut found = BTreeSet::new();
    for lang in Lang::ALL {
        let texts = texts(lang);
        for forbidden in terms.forbidden().filter(|forbidden| forbidden.lang.lang() == lang) {
            for (file, key, text) in &texts {
                let excused =
                    key.split(' ').any(|id| forbidden.except.contains_key(id)) || forbidden.except.contains_key(key);
                for word in forbidden.found(text).iter().filter(|_| !excused) {
                    let word = word.trim_start_matches('=');
                    found.insert(format!("{file} {key}: “{word}”; write “{}” ({})", forbidden.write, forbidden.why));
                }
            }
        }
    }
    let all = found.iter().map(String::as_str).collect::<Vec<_>>().join("\n");
    assert!(found.is_empty(), "{} texts have a word that terms.ron forbids:\n{all}", found.len());
}

#[test]
fn exceptions_are_needed() {
    for lang in Lang::ALL {
        let texts = texts(lang);
        for forbidden in Terms::read().forbidden().filter(|forbidden| forbidden.lang.lang() == lang) {
            for key in forbidden.except.keys() {
                let of_key = |(_, it, _): &&(String, String, String)| it == key || it.split(' ').any(|id| id == key);
                let needed = texts.iter().filter(of_key).any(|(_, _, text)| !forbidden.found(text).is_empty());
                assert!(needed, "terms.ron: {lang}: {key} needs no exception for {:?}", forbidden.words);
            }
        }
    }
}

/// Every forbidden word is found where it stands, in a sentence or alone, and not within another word.
#[test]
fn forbidden_words_are_found() {
    for forbidden in Terms::read().forbidden() {
        assert!(!forbidden.words.is_empty() && !forbidden.write.is_empty() && !forbidden.why.is_empty());
        for word in &forbidden.words {
            let found = |text: &str| forbidden.found(text).contains(&word.as_str());
            if let Some(whole) = word.strip_prefix('=') {
                assert!(found(whole), "{word}");
                assert!(!found(&format!("{whole} {whole}")), "{word}");
                continue;
            }
            for text in
                [word.clone(), format!("Xyz {word}, xyz."), format!("|xyz {word}|xyz {{name}}|"), format!("({word})")]
            {
                assert!(found(&text), "“{word}” is not found in “{text}”");
            }
            assert!(forbidden.exact || word.contains('{') || found(&word.to_uppercase()), "“{word}” in capitals");
            assert!(!found(&format!("xyz{word}xyz")), "“{word}” is found within a word");
            assert!(word.contains('{') || !found(&format!("{{{word}}}")), "“{word}” is found as the name of a gap");
            for phrase in forbidden.but.iter().filter(|phrase| has_word(&phrase.to_lowercase(), &word.to_lowercase())) {
                assert!(!found(&format!("Xyz {phrase}.")), "“{phrase}” is right");
                assert!(found(&format!("Xyz {phrase}, {word}.")), "“{word}” is not found beside “{phrase}”");
            }
        }
    }
}

/// No term recommends what another one, or it itself, forbids.
#[test]
fn what_to_write_is_not_forbidden() {
    let terms = Terms::read();
    for term in &terms.terms {
        for (lang, text) in [(Lang::En, &term.en), (Lang::Es, &term.es), (Lang::PtBr, &term.pt)] {
            // In brackets stand notes about a word.
            let plain = text.split(['(', ')']).step_by(2).collect::<Vec<_>>().join("");
            for forbidden in terms.forbidden().filter(|forbidden| forbidden.lang.lang() == lang) {
                assert!(forbidden.found(&plain).is_empty(), "{}: {lang}: {:?}", term.concept, forbidden.found(&plain));
            }
        }
    }
}

#[test]
fn the_table_of_terms_is_made_from_them_golden() {
    compare_at(&root("docs/terms.md"), &page(&Terms::read()));
}

fn page(terms: &Terms) -> String {
    let mut page = String::from(
        "# Terms\n\n\
        One word for one thing, in every language: on cards, in rules, on screens. Made from [games/terms.ron](../games/terms.ron) by `cargo xtask golden`; \
        a test fails when a message or a rules page uses a word of the last table.\n\n\
        Daybreak has a published rulebook in all three languages, Earthrise in Spanish only; *ours* are words that no rulebook has. Where we chose another word than the rulebook, that stands in brackets.\n",
    );
    for (game, title) in sections(terms) {
        let _ =
            write!(page, "\n## {title}\n\n| thing | English | Spanish | Portuguese | from |\n|---|---|---|---|---|\n");
        for term in terms.terms.iter().filter(|term| term.game.0 == game) {
            let from = if term.source == Source::Rulebook { "rulebook" } else { "ours" };
            let _ = writeln!(
                page,
                "| {} | {} | {} | {} | {from} |",
                term.concept,
                cell(&term.en),
                cell(&term.es),
                cell(&term.pt)
            );
        }
    }
    page.push_str("\n## Not to be used\n\n`{name}` is a gap that the program fills. “Alone” is a text that says nothing else.\n\n| language | not | but | because |\n|---|---|---|---|\n");
    for (code, name) in [(Code::En, "English"), (Code::Es, "Spanish"), (Code::Pt, "Portuguese")] {
        for forbidden in terms.forbidden().filter(|forbidden| forbidden.lang == code) {
            let words = forbidden.words.iter().map(|word| match word.strip_prefix('=') {
                Some(whole) => format!("{whole} (alone)"),
                None => word.replace('{', "`{").replace('}', "}`"),
            });
            let mut why = forbidden.why.clone();
            if !forbidden.but.is_empty() {
                let _ = write!(why, "; right in: {}", forbidden.but.join(", "));
            }
            for (key, reason) in &forbidden.except {
                let _ = write!(why, "; not in `{key}`: {reason}");
            }
            let _ =
                writeln!(page, "| {name} | {} | {} | {why} |", words.collect::<Vec<_>>().join(", "), forbidden.write);
        }
    }
    page
}

fn cell(words: &str) -> &str {
    if words.is_empty() { "–" } else { words }
}
