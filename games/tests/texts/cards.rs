//! The cards of Daybreak, as `firstlight cards daybreak` shows them.

use crate::ftl::Locale;
use crate::samples::assert_clean;
use daybreak::content::{Content, EDITIONS};
use daybreak::{CardNo, LocalId, PlanetaryEffect, Set, Stage, Tag};
use daybreak_words::Cards;
use std::collections::BTreeMap;
use words::{Lang, Value, Words};

fn content() -> Content {
    Content::builtin().unwrap_or_else(|error| panic!("{error}"))
}

/// Every card of a language.
pub(crate) fn sheet(lang: Lang) -> String {
    let (words, content) = (Words::new(lang), content());
    let cards = Cards::new(&words, &content);
    let mut sheet = String::new();
    for no in content.numbers() {
        let card = cards.card(no).unwrap();
        let marks: Vec<&str> = std::iter::once(card.kind.as_str())
            .chain(card.marks.iter().map(String::as_str))
            .chain([card.source.as_str()])
            .collect();
        sheet += &format!("{no} {} [{}]\n", card.title, marks.join(" · "));
        for line in card.text.iter().chain(&cards.world_line(&card)) {
            assert_clean(line, &no);
            sheet += &format!("    {line}\n");
        }
        assert!(!card.text.is_empty() && card.world.is_some(), "{lang}: {no} says nothing");
    }
    for set in Set::ALL {
        let (title, lines) = cards.reference(set);
        sheet += &format!("{title}\n");
        for line in lines {
            assert_clean(&line, &set);
            sheet += &format!("    {line}\n");
        }
    }
    for effect in PlanetaryEffect::ALL {
        let tips = cards.tipping_point(effect);
        assert_clean(&tips, &effect);
        sheet += &format!("{}\n    {tips}\n", cards.planetary(effect));
    }
    sheet
}

/// Every text about cards with every kind of argument, for what no card of the box says.
pub(crate) fn samples(lang: Lang) -> String {
    let (words, locale) = (Words::new(lang), Locale::read(lang));
    let mut sheet = String::new();
    for key in locale.keys().into_iter().filter(|key| key.starts_with("db-")) {
        let mut samples: Vec<Vec<(String, &str)>> = vec![Vec::new()];
        for variable in locale.variables(key) {
            let values: &[&str] = match variable.as_str() {
                "mood" => &["do", "may", "they"],
                "who" => &["you", "some", "every"],
                "more" => &["more", "fewer"],
                "scope" => &["one", "group"],
                "active" => &["yes", "no"],
                "players" => &["3", "4"],
                "count" => &["1", "2"],
                "place" => &["1", "2", "3", "4", "5"],
                _ => &["X"],
            };
            let with = |sample: &Vec<(String, &'static str)>, value| {
                sample.iter().cloned().chain([(variable.clone(), value)]).collect()
            };
            samples = samples.iter().flat_map(|s| values.iter().map(move |value| with(s, *value))).collect();
        }
        for sample in samples {
            let value = |name: &str, value: &'static str| match name {
                "count" | "players" | "place" => Value::try_number(value),
                _ => Value::from(value),
            };
            let args: Vec<(&str, Value)> =
                sample.iter().map(|(name, text)| (name.as_str(), value(name, text))).collect();
            sheet += &words.try_say(key, &args).unwrap();
            sheet.push('\n');
        }
    }
    sheet
}

#[test]
fn names_are_there_in_every_language() {
    let content = content();
    for lang in Lang::ALL {
        let words = Words::new(lang);
        let cards = Cards::new(&words, &content);
        let names = Tag::ALL.map(|tag| cards.tag(tag)).into_iter().chain(Stage::ALL.map(|stage| cards.stage(stage)));
        names.for_each(|name| assert_clean(&name, &lang));
    }
}

#[test]
fn titles_of_the_table_hold_in_every_language() {
    let text = "[(no: 205, title: \"My Plants\", action: (steps: [Do(Gain(Clean, N(3)))]))]".to_owned();
    let own = BTreeMap::from([("starting.ron".to_owned(), text)]);
    let content = Content::with_overrides(&own).unwrap_or_else(|error| panic!("{error}"));
    for lang in Lang::ALL {
        let words = Words::new(lang);
        let cards = Cards::new(&words, &content);
        assert_eq!(cards.title(CardNo(205)), "My Plants");
        assert_eq!(cards.world(CardNo(205)), None);
        assert!(cards.world(CardNo(206)).is_some());
    }
    let words = Words::new(Lang::Es);
    let card = Cards::new(&words, &content).card(LocalId::starting(Set::China)[0].no()).unwrap();
    assert_eq!(card.text[0], "Consigue 3 fichas de energía limpia.");
}

/// A stored game shows its own titles: those of the cards that a later edition calls otherwise are kept in every language.
#[test]
fn cards_that_were_renamed_keep_their_old_titles_in_stored_games() {
    let none = BTreeMap::new();
    let editions: Vec<Content> =
        EDITIONS.iter().map(|edition| Content::of_edition(edition, &none).unwrap_or_else(|e| panic!("{e}"))).collect();
    for (later, earlier) in editions.iter().zip(editions.iter().skip(1)) {
        for lang in Lang::ALL {
            let words = Words::new(lang);
            let (new, old) = (Cards::new(&words, later), Cards::new(&words, earlier));
            for no in earlier.numbers() {
                let renamed = later.about(no).map(|about| &about.title) != earlier.about(no).map(|about| &about.title);
                let differs = old.title(no) != new.title(no);
                assert!(if lang == Lang::En { differs == renamed } else { renamed || !differs }, "{lang}: {no}");
                assert!(!old.title(no).contains('⟨') && old.world(no).is_some(), "{lang}: {no}");
            }
        }
    }
}
