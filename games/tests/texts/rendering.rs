//! Every message of every language with its gaps filled, for faults that show only then, and for natives to read.
//!
//! The sheets `tests/golden/rendered-*.txt` are written anew by `cargo xtask golden`.

mod faults;
mod fill;
pub(crate) mod messages;
mod numbers;
mod rows;

use crate::golden::compare;
use crate::places::here;
use fill::{Filler, Kind};
use messages::Messages;
use rows::renderings;
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::fs;
use words::Lang;

/// What looks like a fault and is none, with the reason.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Exceptions {
    /// Keys, a part of the fault, and why it is none.
    faults: Vec<(String, String, String)>,
    same: BTreeMap<String, String>,
}

impl Exceptions {
    fn read() -> Exceptions {
        let source = fs::read_to_string(here("tests/texts/rendering/exceptions.ron")).unwrap();
        ron::from_str(&source).unwrap_or_else(|error| panic!("exceptions.ron: {error}"))
    }
}

/// Fails with everything at once, a line each: whoever mends texts wants to see them all.
fn none(found: &BTreeSet<String>, what: &str) {
    let all = found.iter().map(String::as_str).collect::<Vec<_>>().join("\n");
    assert!(found.is_empty(), "{} {what}:\n{all}", found.len());
}

#[test]
fn no_key_stands_in_two_files() {
    for messages in Messages::of_all() {
        assert!(messages.twice().is_empty(), "{}: {:?}", messages.lang, messages.twice());
    }
}

#[test]
fn sheets_of_all_messages_are_those_that_were_read_golden() {
    let languages = Messages::of_all();
    for messages in &languages {
        let filler = Filler::new(messages, &languages);
        let mut sheet = String::new();
        let mut file = "";
        for message in messages.once() {
            if message.file != file {
                file = &message.file;
                let _ = writeln!(sheet, "\n# {file}\n");
            }
            let _ = writeln!(sheet, "{}", message.key);
            for text in renderings(&filler, message) {
                let _ = writeln!(sheet, "    {}", text.replace('\n', "\n    "));
            }
        }
        compare(&format!("rendered-{}.txt", messages.lang), sheet.trim_start());
    }
}

#[test]
fn no_message_reads_wrong() {
    let languages = Messages::of_all();
    let exceptions = Exceptions::read().faults;
    let excuses = |(keys, part, _): &(String, String, String), key: &str, fault: &str| {
        fault.contains(part) && keys.strip_suffix('*').map_or(keys == key, |begin| key.starts_with(begin))
    };
    let mut needed = BTreeSet::new();
    let mut found = BTreeSet::new();
    for messages in &languages {
        let filler = Filler::new(messages, &languages);
        for message in messages.once() {
            for text in renderings(&filler, message) {
                for fault in faults::faults(messages.lang, &text) {
                    match exceptions.iter().position(|it| excuses(it, &message.key, &fault)) {
                        Some(at) => {
                            needed.insert(at);
                        }
                        None => {
                            found.insert(format!(
                                "{}/{} {}: {fault} in: {text}",
                                messages.lang, message.file, message.key
                            ));
                        }
                    }
                }
            }
        }
    }
    none(&found, "texts read wrong");
    for (at, (keys, part, _)) in exceptions.iter().enumerate() {
        assert!(needed.contains(&at), "exceptions.ron excuses what is no fault any more: {keys}, {part}");
    }
}

/// In Portuguese the plural rule counts 0 as one: “uma faixa” would be said of none.
#[test]
fn portuguese_has_words_of_its_own_for_none() {
    let languages = Messages::of_all();
    let messages = languages.iter().find(|messages| messages.lang == Lang::PtBr).unwrap();
    let filler = Filler::new(messages, &languages);
    let mut found = BTreeSet::new();
    for message in &messages.all {
        for (choice, _) in messages.ways(message).into_iter().flatten() {
            let by_number = filler.chosen_by_name(message, &choice.gap).is_none();
            let can_be_none = by_number && filler.kind(&message.key, &choice.gap) == Some(&Kind::Counts);
            let has = |way: &str| choice.ways.iter().any(|it| it == way);
            if can_be_none && has("one") && !has("0") {
                found
                    .insert(format!("{} {}: ${} can be 0, and there is no [0]", message.file, message.key, choice.gap));
            }
        }
    }
    none(&found, "messages say of none what they say of one");
}

#[test]
fn nothing_is_left_in_english() {
    let english = Messages::read(Lang::En);
    let mut exceptions = Exceptions::read().same;
    let mut found = BTreeSet::new();
    for messages in [Messages::read(Lang::Es), Messages::read(Lang::PtBr)] {
        for message in &messages.all {
            let flat = message.flat();
            let same = english.get(&message.key).is_some_and(|it| it.flat() == flat);
            let outside_gaps = flat.split(['{', '}']).step_by(2).collect::<Vec<_>>().join(" ");
            let words = faults::words_of(&outside_gaps).filter(|word| word.chars().all(char::is_alphabetic)).count();
            if same && words > 2 && exceptions.remove(&format!("{} {}", messages.lang, message.key)).is_none() {
                found.insert(format!("{}/{} {}: {flat}", messages.lang, message.file, message.key));
            }
        }
    }
    none(&found, "texts are the same as in English");
    assert!(exceptions.is_empty(), "exceptions.ron excuses what is translated: {:?}", exceptions.keys());
}

#[test]
fn the_table_of_gaps_has_no_idle_lines() {
    let languages = Messages::of_all();
    let of_each: Vec<BTreeSet<String>> = languages
        .iter()
        .map(|messages| Filler::new(messages, &languages).unused().into_iter().map(str::to_owned).collect())
        .collect();
    let idle = of_each.into_iter().reduce(|all, of_one| &all & &of_one).unwrap_or_default();
    none(&idle, "lines of variables.ron are used by no message");
}

/// The looks find what they are there for; each text here was once in the game, or could be.
#[test]
fn faults_are_found() {
    let wrong: &[(Lang, &str)] = &[
        (Lang::En, "1 communities in crisis"),
        (Lang::En, "1 more communities fell into crisis"),
        (Lang::En, "One trees were lost"),
        (Lang::En, "5 card"),
        (Lang::En, "There is 2 cards"),
        (Lang::En, "41 % to win"),
        (Lang::En, "the planet's heat"),
        (Lang::En, "Two  spaces"),
        (Lang::En, "A space , here"),
        (Lang::En, "⟨db-tag-solar⟩"),
        (Lang::En, "{$count} cards"),
        (Lang::En, "uses the db-local-001"),
        (Lang::En, "the the card"),
        (Lang::En, "there is no trees left"),
        (Lang::En, "Flooding strikes Majority World"),
        (Lang::En, "United States reached 12"),
        (Lang::Es, "Resto del mundo llegó a 12"),
        (Lang::PtBr, "China chegou a 12"),
        (Lang::Es, "Faltan 1 ficha"),
        (Lang::Es, "Quedan una baza"),
        (Lang::Es, "1 cartas"),
        (Lang::Es, "1 producidos, 2 absorbidos"),
        (Lang::Es, "5 comunidad en crisis"),
        (Lang::Es, "41% de victoria"),
        (Lang::Es, "41 % de victoria"),
        (Lang::Es, "Qué carta juegas?"),
        (Lang::Es, "Luis, un bot (steady)"),
        (Lang::Es, "“así”"),
        (Lang::Es, "la crisis de el Resto del mundo"),
        (Lang::Es, "juega the carta"),
        (Lang::PtBr, "0 faixa"),
        (Lang::PtBr, "Faltam 1 ficha"),
        (Lang::PtBr, "uma faixas"),
        (Lang::PtBr, "Pedido de Europa"),
        (Lang::PtBr, "espera por Países Emergentes"),
        (Lang::PtBr, "Estados Unidos chegou a 12"),
        (Lang::PtBr, "41 % de chance"),
        (Lang::PtBr, "„assim“"),
    ];
    for (lang, text) in wrong {
        assert!(!faults::faults(*lang, text).is_empty(), "{lang}: nothing is found in “{text}”");
    }
    let right: &[(Lang, &str)] = &[
        (Lang::En, "1 community in crisis, 0 trees, 5 crisis cards, 2 clean energy tokens"),
        (Lang::En, "You lose 1 of 5 projects: 41% to win."),
        (Lang::En, "The United States and the Majority World; China, Majority World (United States)"),
        (Lang::Es, "Falta 1 ficha; quedan 5 cartas, 1 crisis y 1 carta más. ¿Cuál? 41\u{a0}%"),
        (Lang::PtBr, "0 faixas, 1 faixa; falta 1 ficha. Os Estados Unidos perderam para a Europa: 41%."),
    ];
    for (lang, text) in right {
        assert_eq!(faults::faults(*lang, text), Vec::<String>::new(), "{lang}: {text}");
    }
}
