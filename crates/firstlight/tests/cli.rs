//! Wrong flags, files and values: exit code 2 and a sentence that helps.

#![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

use crate::common;

use common::{fed, firstlight, folder, text};

/// Runs it, expects exit code 2 and no panic, and returns what it said.
fn refused(args: &[&str]) -> String {
    let ran = firstlight(args);
    assert_eq!(ran.code, 2, "{args:?}\n{}{}", ran.out, ran.err);
    assert!(!ran.err.contains("panicked"), "{}", ran.err);
    assert!(!ran.err.trim().is_empty(), "{args:?} says nothing");
    ran.err
}

#[test]
fn wrong_flags_get_one_helpful_sentence() {
    let cases: &[(&[&str], &str)] = &[
        (&["tabel", "earthrise"], "table"),
        (&["table", "chess", "--seats", "me,steady,steady"], "earthrise"),
        (&["table", "earthrise"], "--seats me,steady,steady,steady"),
        (&["table", "earthrise", "--seats", "me,steady"], "3, 4 or 5"),
        (&["table", "earthrise", "--seats", "me,stedy,steady"], "steady"),
        (&["table", "earthrise", "--seats", "me,steady,steady", "--seed", "moon"], "not a seed"),
        (&["table", "earthrise", "--seats", "me,steady,steady", "--lang", "fr"], "pt-BR"),
        (&["table", "earthrise", "--seats", "me,steady,steady", "--option", "follow_rule"], "NAME=VALUE"),
        (&["table", "earthrise", "--seats", "me,steady,steady", "--option", "follow_rule=never"], "trump_or_alert"),
        (&["table", "earthrise", "--seats", "me,steady,steady", "--option", "gravity=off"], "follow_rule"),
        (&["table", "earthrise", "--seats", "me,steady,steady", "--pills", "--pill-pool", "none"], "strict5"),
        (&["sim", "earthrise", "--players", "6"], "3, 4 or 5"),
        (&["sim", "earthrise", "--players", "3", "--bots", "steady,steady,steady,steady"], "4 bots for 3 players"),
        (&["sim", "earthrise", "--bots", "wizard"], "random"),
        (&["sim", "earthrise", "--games", "0"], "--games"),
        (&["sim", "earthrise", "--threads", "0"], "--threads"),
        (&["sim", "earthrise", "--content", "no/such/folder"], "not a folder"),
        (&["bench", "--seconds", "-1"], "--seconds"),
        (&["bench", "--seconds", "0"], "between 0.01 and 600"),
        (&["replay"], "<FILE>"),
        (&["replay", "no/such/file.jsonl"], "there is no such file"),
        (&["check", "no/such/file.jsonl"], "there is no such file"),
    ];
    for (args, fragment) in cases {
        let said = refused(args);
        assert!(said.contains(fragment), "{args:?}: expected `{fragment}` in:\n{said}");
    }
}

/// The header with the first digit of the content's hash changed.
fn with_other_hash(header: &str) -> String {
    let at = header.find("\"hash\":\"").unwrap() + 8;
    let digit = if header[at..].starts_with('0') { "1" } else { "0" };
    format!("{}{digit}{}", &header[..at], &header[at + 1..])
}

#[test]
fn wrong_logs_say_what_is_wrong() {
    let folder = folder("wrong-logs");
    let good = std::fs::read_to_string(common::root().join("corpus/earthrise/players-3.jsonl")).unwrap();
    let header = good.lines().next().unwrap();
    let cases: &[(&str, String, &str)] = &[
        ("empty", String::new(), "it is empty"),
        ("text", "Dear diary\n".to_owned(), "not JSON"),
        ("object", "{\"a\":1}\n".to_owned(), "`firstlight`"),
        ("newer", header.replace("\"firstlight\":1", "\"firstlight\":9") + "\n", "newer firstlight"),
        ("game", header.replace("\"earthrise\"", "\"monopoly\"") + "\n", "monopoly"),
        ("rules", header.replace("\"rules\":1", "\"rules\":7") + "\n", "reading 7"),
        ("players", header.replace("\"players\":3", "\"players\":9") + "\n", "3, 4 or 5"),
        ("setup", header.replace("\"players\":3", "\"players\":\"three\"") + "\n", "setup"),
        ("unknown", header.replace("\"rules\":1", "\"rules\":1,\"mood\":\"good\"") + "\n", "mood"),
        ("hash", header.replace("\"hash\":\"", "\"hash\":\"0") + "\n", "64 hexadecimal digits"),
        ("content", with_other_hash(header) + "\n", "--content"),
    ];
    for (name, log, fragment) in cases {
        let path = folder.join(format!("{name}.jsonl"));
        std::fs::write(&path, log).unwrap();
        for command in ["check", "replay"] {
            let said = refused(&[command, text(&path)]);
            assert!(said.contains(fragment), "{command} {name}: expected `{fragment}` in:\n{said}");
        }
        let said = refused(&["table", "earthrise", "--log", text(&path), "--seats", "me,me"]);
        assert!(!said.is_empty());
    }
    let binary = folder.join("binary.jsonl");
    std::fs::write(&binary, [0xff, 0xfe, 0x00, 0x9f]).unwrap();
    assert!(refused(&["check", text(&binary)]).contains("UTF-8"));
    assert!(refused(&["check", text(&folder)]).contains("cannot read"));
}

#[test]
fn a_log_with_a_wrong_entry_is_found_out() {
    let folder = folder("wrong-entries");
    let good = std::fs::read_to_string(common::root().join("corpus/earthrise/players-3.jsonl")).unwrap();
    let lines: Vec<&str> = good.lines().collect();
    let play = lines.iter().position(|line| line.contains("\"play\"")).unwrap();
    let change = |at: usize, line: &str| {
        let mut changed: Vec<&str> = lines.clone();
        changed[at] = line;
        changed.join("\n") + "\n"
    };
    let n = play;
    let cases = [
        ("not-asked", change(play, &format!("{{\"n\":{n},\"seat\":9,\"move\":{{\"play\":\"PHO1\"}}}}")), "turn"),
        ("no-card", change(play, &lines[play].replace("\"play\":\"", "\"play\":\"X")), "not a card"),
        (
            "other-question",
            change(play, &lines[play].split(",\"move\"").next().map(|s| format!("{s},\"move\":\"save\"}}")).unwrap()),
            "does not answer the question",
        ),
        ("number", change(play, &lines[play].replace(&format!("\"n\":{n}"), "\"n\":77")), "numbered 77"),
        ("garbage", change(play, "{\"n\":"), "not a JSON object"),
        ("both", change(play, &format!("{{\"n\":{n},\"branch\":1,\"draw\":{{\"pilot\":1}}}}")), "an entry is one of"),
        ("draw", change(play, &format!("{{\"n\":{n},\"draw\":{{\"pilot\":1}}}}")), "where none is due"),
        ("retract", change(play, &format!("{{\"n\":{n},\"seat\":0,\"retract\":[1]}}")), "no move to take back"),
        ("branch", change(play, &format!("{{\"n\":{n},\"branch\":4000}}")), "no entry 4000"),
    ];
    for (name, log, fragment) in cases {
        let path = folder.join(format!("{name}.jsonl"));
        std::fs::write(&path, log).unwrap();
        let ran = firstlight(&["check", text(&path)]);
        assert_eq!(ran.code, 1, "{name}: {}{}", ran.out, ran.err);
        let place = format!("entry {n} does not hold");
        assert!(ran.err.contains(&place) && ran.err.contains(fragment), "{name}: {}", ran.err);
    }
    // A draw that is possible, but not the one of the seed.
    let pilot: u8 = if lines[1].contains("\"pilot\":0") { 1 } else { 0 };
    let path = folder.join("seed.jsonl");
    std::fs::write(&path, change(1, &format!("{{\"n\":1,\"draw\":{{\"pilot\":{pilot}}}}}"))).unwrap();
    let ran = firstlight(&["check", text(&path)]);
    assert_eq!(ran.code, 1);
    assert!(ran.err.contains("does not hold"), "{}", ran.err);
}

#[test]
fn check_looks_at_every_file() {
    let folder = folder("check-all");
    let good = common::root().join("corpus/earthrise/players-3.jsonl");
    let bad = folder.join("bad.jsonl");
    let log = std::fs::read_to_string(&good).unwrap();
    std::fs::write(&bad, log.replacen("\"n\":2", "\"n\":3", 1)).unwrap();
    let ran = firstlight(&["check", text(&bad), "no/such/file", text(&good)]);
    assert_eq!(ran.code, 2);
    assert!(ran.err.contains("bad.jsonl") && ran.err.contains("no/such/file"), "{}", ran.err);
    assert!(ran.out.contains("players-3.jsonl: holds"), "{}", ran.out);
}

#[test]
fn a_log_cut_short_loses_only_the_line_that_was_cut() {
    let folder = folder("cut-short");
    let good = std::fs::read_to_string(common::root().join("corpus/earthrise/players-3.jsonl")).unwrap();
    let path = folder.join("cut.jsonl");
    let keep = good.len() - 7;
    std::fs::write(&path, &good[..keep]).unwrap();
    let ran = firstlight(&["check", text(&path)]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(ran.out.contains("cut short") && ran.out.contains("not finished"), "{}", ran.out);
}

#[test]
fn broken_content_is_explained() {
    let folder = folder("broken-content");
    let args = |folder: &std::path::Path| -> Vec<String> {
        ["sim", "earthrise", "--games", "1", "--content", text(folder)].map(str::to_owned).to_vec()
    };
    let run = |folder: &std::path::Path| {
        let args = args(folder);
        refused(&args.iter().map(String::as_str).collect::<Vec<_>>())
    };
    assert!(run(&folder).contains("earthrise.ron"), "a folder without the file names the file");
    let builtin = earthrise::content::BUILTIN;
    std::fs::write(
        folder.join("earthrise.ron"),
        builtin.replacen("maneuvers_per_round: 7", "maneuvers_per_round: 6", 1),
    )
    .unwrap();
    let said = run(&folder);
    assert!(
        said.contains("earthrise.ron") && said.contains("hand_size") | said.contains("maneuvers_per_round"),
        "{said}"
    );
    std::fs::write(folder.join("earthrise.ron"), "(id: ").unwrap();
    assert!(run(&folder).contains("earthrise.ron:"), "a syntax error names the place");
}

#[test]
fn help_explains_every_command() {
    for command in ["table", "sim", "replay", "analyse", "check", "bench"] {
        let ran = firstlight(&[command, "--help"]);
        assert_eq!(ran.code, 0);
        assert!(ran.out.contains("Usage: firstlight"), "{}", ran.out);
        assert!(command == "bench" || ran.out.contains("Examples:"), "{command} has no examples");
        assert!(ran.out.lines().all(|line| line.chars().count() <= 120), "{command}: a line is too long");
    }
    for below in [&["lab", "run"][..], &["content", "check"], &["cards"], &["serve"], &["play"], &["backup"]] {
        let ran = firstlight(&[below, &["--help"]].concat());
        assert!(ran.code == 0 && ran.out.contains("Usage:"), "{below:?}: {}{}", ran.out, ran.err);
    }
    assert!(firstlight(&["--help"]).out.contains("unofficial"));
    assert_eq!(fed(&["--version"], "").code, 0);
}

#[test]
fn output_that_nobody_reads_is_no_error() {
    use std::process::{Command, Stdio};
    let corpus = common::root().join("corpus/earthrise/players-5.jsonl");
    let mut child = Command::new(env!("CARGO_BIN_EXE_firstlight"))
        .args(["replay", text(&corpus), "--full"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}
