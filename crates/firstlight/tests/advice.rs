//! `hint` at the table and `analyse` on a log, as a person uses them.

#![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

use crate::common;

use common::{fed, firstlight, folder, root, text};
use serde_json::Value;

const LANGUAGES: [(&str, &str, &[&str]); 3] = [
    ("en", "The best moves, from", &["to win", "games won"]),
    ("es", "Las mejores jugadas, tras probar", &["de ganar", "partidas ganadas"]),
    ("pt-BR", "As melhores jogadas, depois de testar", &["de vencer", "partidas vencidas"]),
];

/// The hint in a telling of a table: from its heading to the next prompt.
fn hint_of<'a>(out: &'a str, heading: &str) -> Vec<&'a str> {
    let lines = out.lines().skip_while(|line| !line.contains(heading));
    lines.skip(1).take_while(|line| line.starts_with("  ")).collect()
}

#[test]
fn a_hint_names_moves_by_the_numbers_to_type() {
    for (game, seats) in [("earthrise", "me,steady,steady"), ("daybreak", "me,steady")] {
        for (lang, heading, win) in LANGUAGES {
            let args = ["table", game, "--seats", seats, "--seed", "4", "--lang", lang, "--hint-time", "24"];
            let ran = fed(&args, "hint\nquit\n");
            assert_eq!(ran.code, 0, "{}", ran.err);
            let hint = hint_of(&ran.out, heading);
            assert!(!hint.is_empty(), "{game}, {lang}: {}", ran.out);
            assert!(hint.iter().any(|line| win.iter().any(|win| line.contains(win))), "{game}, {lang}: {hint:#?}");
            assert!(!ran.out.contains('⟨'), "{game}, {lang}: a text is missing");
            assert!(ran.out.lines().all(|line| line.chars().count() <= 80), "{game}, {lang}: {hint:#?}");
            assert_eq!(ran.out, fed(&args, "hint\nquit\n").out, "the same lines give the same hint");
            // The number of the first move can be typed.
            let number: &str = hint[0].split_whitespace().next().unwrap();
            assert!(number.parse::<usize>().is_ok(), "{hint:#?}");
            let ran = fed(&args, &format!("hint\n{number}\nquit\n"));
            assert!(!ran.out.contains("There is no move"), "{}", ran.out);
        }
    }
}

#[test]
fn help_lists_the_hint_and_a_wrong_time_is_explained() {
    for (game, seats) in [("earthrise", "me,steady,steady"), ("daybreak", "me,steady")] {
        let ran = fed(&["table", game, "--seats", seats], "?\nquit\n");
        assert!(ran.out.lines().any(|line| line.trim_start().starts_with("hint ")), "{}", ran.out);
    }
    let ran = firstlight(&["table", "earthrise", "--seats", "me,steady,steady", "--hint-time", "soon"]);
    assert_eq!(ran.code, 2);
    assert!(ran.err.contains("is not a thinking time"), "{}", ran.err);
}

/// A log of a game in which the first move is always typed.
fn log_of(name: &str, game: &str, seats: &str, moves: usize) -> std::path::PathBuf {
    let path = folder(name).join("game.jsonl");
    let ran = fed(&["table", game, "--seats", seats, "--seed", "8", "--log", text(&path)], &"1\n".repeat(moves));
    assert_eq!(ran.code, 0, "{}", ran.err);
    path
}

#[test]
fn the_moves_that_changed_most_are_told_with_the_chances_and_what_was_better() {
    let path = log_of("analyse-earthrise", "earthrise", "me:Ana,steady,steady", 200);
    let args = ["analyse", text(&path), "--budget", "40", "--most", "2"];
    let ran = firstlight(&args);
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(
        ran.out.contains("2 moves that changed the chance to win most") && ran.out.contains("  Ana: 37 moves judged"),
        "{}",
        ran.out
    );
    assert!(ran.out.contains("the chance to win ") && ran.out.contains(" points)."), "{}", ran.out);
    assert_eq!(ran.out, firstlight(&args).out, "lines of play, and not the clock, decide");
    for (lang, what) in [("es", "jugadas juzgadas"), ("pt-BR", "jogadas julgadas")] {
        let ran = firstlight(&["analyse", text(&path), "--budget", "1", "--lang", lang, "--seat", "1"]);
        assert!(ran.out.contains(what) && !ran.out.contains('⟨'), "{}", ran.out);
        assert!(!ran.out.contains("Ana: "), "only seat 1 was asked about: {}", ran.out);
    }
}

#[test]
fn json_holds_everything_that_was_found() {
    for (game, seats, moves) in [("earthrise", "me,steady,steady", 30), ("daybreak", "me,steady", 12)] {
        let path = log_of(&format!("analyse-json-{game}"), game, seats, moves);
        let ran = firstlight(&["analyse", text(&path), "--budget", "4", "--json"]);
        assert_eq!(ran.code, 0, "{}", ran.err);
        let data: Value = serde_json::from_str(&ran.out).unwrap();
        assert_eq!(data["game"], game);
        let moves = data["moves"].as_array().unwrap();
        let judged: u64 = data["seats"].as_array().unwrap().iter().map(|seat| seat["judged"].as_u64().unwrap()).sum();
        assert_eq!(moves.len() as u64, judged);
        assert!(moves.len() > 5, "{}", ran.out);
        for one in moves {
            let chance = one["chance_made"].as_f64().unwrap();
            assert!((0.0..=1.0).contains(&chance) && one["choices"].as_u64().unwrap() > 1, "{one}");
            assert!(one["made"] != one["best"] || one["cost"] == 0.0, "{one}");
        }
    }
}

#[test]
fn logs_with_own_content_and_moves_taken_back_are_gone_through() {
    for file in ["earthrise/own-content.jsonl", "earthrise/taken-back.jsonl"] {
        let path = root().join("corpus").join(file);
        let ran = firstlight(&["analyse", text(&path), "--budget", "1", "--seat", "0"]);
        assert_eq!(ran.code, 0, "{file}: {}", ran.err);
        assert!(ran.out.contains("moves judged"), "{file}: {}", ran.out);
    }
}

#[test]
fn what_cannot_be_gone_through_is_said_in_a_sentence() {
    let folder = folder("analyse-wrong");
    let none = folder.join("none.jsonl");
    let good = log_of("analyse-cut", "earthrise", "me,steady,steady", 6);
    let broken = folder.join("broken.jsonl");
    let log = std::fs::read_to_string(&good).unwrap();
    let doubled = log.lines().last().unwrap().to_owned();
    std::fs::write(&broken, format!("{log}{doubled}\n")).unwrap();
    let cases = [
        (vec!["analyse", text(&none)], 2, "there is no such file"),
        (vec!["analyse", text(&good), "--seat", "3"], 2, "the seats of this table are 0 to 2"),
        (vec!["analyse", text(&good), "--budget", "0"], 2, "is not a thinking time"),
        (vec!["analyse", text(&broken)], 1, "does not hold"),
    ];
    for (args, code, what) in cases {
        let ran = firstlight(&args);
        assert_eq!(ran.code, code, "{args:?}: {}", ran.err);
        assert!(ran.err.contains(what) && ran.err.trim().lines().count() == 1, "{args:?}: {}", ran.err);
    }
}
