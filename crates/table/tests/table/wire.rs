//! Every code has a sentence in every language, with what it is about.

use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use table::Problem;
use wire::Code;
use words::{FAMILIES, Lang, Words};

fn key(code: Code) -> String {
    code.name().replace('_', "-")
}

/// What the sentence of a code is about.
fn arguments(code: Code) -> Vec<&'static str> {
    let known = [
        "detail", "seat", "entry", "question", "plan", "bot", "most", "seconds", "version", "known", "content", "line",
        "part", "why",
    ];
    let without = |left_out: &str| {
        let problem = known
            .iter()
            .filter(|name| **name != left_out)
            .fold(Problem::new(code), |problem, name| problem.with(name, "x"));
        problem.say(Words::of(Lang::En), None).message
    };
    known.into_iter().filter(|name| without(name).contains('⟨')).collect()
}

#[test]
fn the_list_of_codes_is_whole() {
    fn collect(schema: &Value, names: &mut BTreeSet<String>) {
        match schema {
            Value::Array(list) => list.iter().for_each(|part| collect(part, names)),
            Value::Object(fields) => {
                names.extend(fields.get("const").and_then(Value::as_str).map(str::to_owned));
                fields.values().for_each(|part| collect(part, names));
            }
            _ => {}
        }
    }
    let mut described = BTreeSet::new();
    collect(&json!(schemars::schema_for!(Code)), &mut described);
    let listed: BTreeSet<String> = Code::ALL.iter().map(|code| code.name()).collect();
    assert_eq!(listed, described);
    assert_eq!(listed.len(), Code::ALL.len());
}

#[test]
fn codes_and_sentences_are_the_same_family() {
    let family = FAMILIES.iter().find(|family| family.prefix == "server-").unwrap();
    let keys: Vec<String> = Code::ALL.iter().map(|&code| key(code)).collect();
    assert_eq!(keys, family.ends);
}

#[test]
fn every_code_is_a_sentence_in_every_language() {
    for &code in Code::ALL {
        let problem = arguments(code).into_iter().fold(Problem::new(code), |problem, name| problem.with(name, "17"));
        let said: BTreeSet<String> =
            Lang::ALL.iter().map(|&lang| problem.say(Words::of(lang), Some("c1")).message).collect();
        assert_eq!(said.len(), Lang::ALL.len(), "{code:?} is not said in three languages: {said:?}");
        for sentence in said {
            assert!(sentence.ends_with('.') && !sentence.contains('⟨'), "{code:?}: {sentence}");
        }
        assert!(matches!(code.status(), 400..=599), "{code:?}");
    }
}

/// Whoever makes a problem gives its sentence what it needs.
#[test]
fn problems_are_made_with_what_their_sentences_need() {
    let mut found = 0;
    let made_in = ["src", "../server/src"].map(|folder| sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join(folder)));
    for (file, text) in made_in.into_iter().flatten() {
        for &code in Code::ALL {
            let arguments = arguments(code);
            for bare in [format!("Code::{code:?}.into()"), format!("Problem::from(Code::{code:?})")] {
                assert!(arguments.is_empty() || !text.contains(&bare), "{file}: {bare} needs {arguments:?}");
            }
            let made = format!("Problem::new(Code::{code:?})");
            for (at, _) in text.match_indices(&made) {
                let chain: String = text[at + made.len()..].chars().filter(|c| !c.is_whitespace()).take(400).collect();
                let mut given = BTreeSet::new();
                let mut rest = chain.as_str();
                while let Some(after) = rest.strip_prefix(".with(\"") {
                    let (name, after) = after.split_once('"').unwrap();
                    given.insert(name);
                    rest = closed(after);
                }
                assert!(arguments.iter().all(|name| given.contains(name)), "{file}: {made} needs {arguments:?}");
                found += 1;
            }
        }
    }
    assert!(found > 20);
}

/// What follows the bracket that is open here.
fn closed(text: &str) -> &str {
    let mut depth = 1;
    for (at, c) in text.char_indices() {
        depth += match c {
            '(' => 1,
            ')' => -1,
            _ => 0,
        };
        if depth == 0 {
            return &text[at + 1..];
        }
    }
    ""
}

fn sources(folder: &Path) -> Vec<(String, String)> {
    let mut out = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            out.extend(sources(&path));
        } else {
            out.push((path.display().to_string(), fs::read_to_string(&path).unwrap()));
        }
    }
    out
}
