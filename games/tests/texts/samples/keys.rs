//! The texts of the terminal table and of the server, which are looked up by key: each with every kind of argument.

use super::Sheet;
use crate::ftl::Locale;
use words::{Lang, Value, Words};

/// Texts that the narrator says, with samples elsewhere.
const BY_NARRATOR: [&str; 4] = ["table-title", "table-trick-", "table-thinking", "table-your-turn"];

/// Arguments that change the wording, and those that only stand in it.
fn values(key: &str, variable: &str) -> &'static [&'static str] {
    match variable {
        "why" if key.starts_with("fail-") || key.starts_with("flags-") => &["there is no such file"],
        "why" if key.starts_with("table-") => &["why"],
        "seats" if key == "server-detail-seats" => &["3"],
        "card" if key.starts_with("server-detail-") => &["1.503"],
        "seats" if key == "fail-powers" => &["1", "3"],
        "seats" if key.starts_with("fail-") => &["me,steady"],
        "other" if key.starts_with("flags-") => &["--resume"],
        "who" => &["you", "other"],
        "count" if key == "table-db-deck" => &["0", "1", "3"],
        "count" => &["1", "3"],
        "name" => &["Luis"],
        "by" | "of" => &["Ana"],
        "times" => &["1", "3"],
        "seats" => &["Ana, Luis, Inés"],
        "seed" => &["b5c9"],
        "file" => &["luna.jsonl"],
        "command" => &["firstlight play --resume luna.jsonl"],
        "id" => &["earthrise/reconstructed-1"],
        "input" => &["jump"],
        "game" => &["Earthrise"],
        "card" => &["PHO4"],
        "entry" => &["17"],
        "number" => &["9"],
        "round" | "bands" => &["2"],
        "rounds" => &["6"],
        "least" => &["5"],
        "most" => &["8"],
        "why" => {
            &["move", "stage", "game", "increment", "days", "no_stages", "slow", "not_slow", "study", "daily", "lesson"]
        }
        "then" => &["trick", "stage", "round", "pass", "step", "nothing"],
        "other" => &["Inés"],
        "carbon" => &["5"],
        "band" => &["20"],
        "detail" => &["3 seats for 4 players"],
        "seconds" => &["1", "2"],
        "until" => &["stage", "trick", "round", "back"],
        "part" => &["stage", "trick", "round"],
        "bot" => &["steady"],
        "seat" => &["2"],
        "question" | "plan" => &["1"],
        "before" => &["62 %"],
        "after" => &["41 %"],
        "error" => &["3.2"],
        "text" => &["First Wind, then Grid"],
        "stage" => &["etc."],
        "title" => &["Onshore Wind"],
        "tags" => &["Wind, Grid"],
        "version" => &["3"],
        "known" => &["2"],
        "content" => &["our own box"],
        "line" => &["12"],
        "old" => &["Guest 1007"],
        "names" => &["Ana"],
        "now" => &["3"],
        "spaces" => &["7"],
        "next" => &["0", "1", "2"],
        "net" => &["12"],
        "effect" | "list" => &["clean energy +2"],
        "reason" => &["It needs 2 Grid tags in its stack."],
        "deck" => &["Crises"],
        "places" => &["in front: 7–11 stacks 1–5"],
        "first" => &["1"],
        "last" => &["5"],
        "left" => &["Inés"],
        "words" => &["hint, why, back"],
        "section" => &["rules 2"],
        "rule" => &["rules DB-LOCAL-02"],
        "term" => &["rules tags"],
        "given" => &["plnats"],
        "meant" => &["plants"],
        "flag" => &["--seats"],
        "flags" => &["--pills, --pill-pool"],
        "missing" => &["FILE"],
        "option" => &["follow_rule"],
        "dir" => &["box"],
        "pool" => &["strict5"],
        "players" => &["7"],
        "powers" | "named" | "entries" => &["1", "3"],
        "power" => &["china"],
        "example" => &["1.521@china"],
        "format" => &["9"],
        "wanted" => &["daybreak"],
        "theirs" => &["3"],
        "ours" => &["2"],
        "hash" => &["b5c9"],
        "upto" => &["16"],
        "to" => &["90"],
        "earthrise" | "daybreak" => &["random, steady"],
        "default" => &["300"],
        other => panic!("say here what a sample of ${other} is"),
    }
}

pub(super) fn table(sheet: &mut Sheet, lang: Lang) {
    sheet.heading("The table in the terminal");
    all(sheet, lang, "table-");
}

pub(super) fn server(sheet: &mut Sheet, lang: Lang) {
    sheet.heading("A table on the server");
    all(sheet, lang, "server-");
    all(sheet, lang, "log-");
    all(sheet, lang, "note-");
    all(sheet, lang, "deed-");
    all(sheet, lang, "turn-");
    all(sheet, lang, "seat-bot-");
    all(sheet, lang, "told-by-");
    all(sheet, lang, "bot-level-");
    all(sheet, lang, "seat-of");
}

pub(super) fn terminal(sheet: &mut Sheet, lang: Lang) {
    sheet.heading("What is typed in the terminal, and what it says before a game begins");
    for prefix in ["command-", "help-", "lookup-", "flags-", "fail-", "cli-"] {
        all(sheet, lang, prefix);
    }
}

fn all(sheet: &mut Sheet, lang: Lang, prefix: &str) {
    let (words, locale) = (Words::new(lang), Locale::read(lang));
    let by_narrator = |key: &str| BY_NARRATOR.iter().any(|prefix| key.starts_with(prefix));
    for key in locale.keys().into_iter().filter(|key| key.starts_with(prefix) && !by_narrator(key)) {
        let mut samples: Vec<Vec<(String, &str)>> = vec![Vec::new()];
        for variable in locale.variables(key) {
            let with = |sample: &Vec<(String, &'static str)>, value| {
                let mut sample = sample.clone();
                sample.push((variable.clone(), value));
                sample
            };
            samples =
                samples.iter().flat_map(|s| values(key, &variable).iter().map(move |value| with(s, *value))).collect();
        }
        for sample in samples {
            let args: Vec<(&str, Value)> =
                sample.iter().map(|(name, value)| (name.as_str(), Value::try_number(value))).collect();
            sheet.line(key, &words.try_say(key, &args).unwrap());
        }
    }
}
