//! Whole games in the terminal, through a pipe.

#![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

use crate::common;

use common::{fed, firstlight, folder, text};

const LANGUAGES: [&str; 3] = ["en", "es", "pt-BR"];

/// Always the first move, more often than any game asks.
fn first_moves() -> String {
    "1\n".repeat(200)
}

#[test]
fn a_game_is_played_to_its_end_in_every_language() {
    for lang in LANGUAGES {
        let ran = fed(&["table", "earthrise", "--seats", "me,steady,steady", "--lang", lang], "?\nquit\n");
        assert!(ran.out.lines().all(|line| line.chars().count() <= 80), "{lang}: {}", ran.out);
    }
    for (lang, over) in LANGUAGES.iter().zip(["Final score:", "Puntuación final:", "Placar final:"]) {
        for players in [3, 4, 5] {
            let seats = format!("me{}", ",steady".repeat(players - 1));
            let args = ["table", "earthrise", "--seats", &seats, "--seed", "7", "--lang", lang, "--pills"];
            let ran = fed(&args, &first_moves());
            assert_eq!(ran.code, 0, "{}", ran.err);
            let end = ran.out.lines().rev().take(6).collect::<Vec<_>>().join("\n");
            assert!(!ran.out.contains('⟨') && !ran.out.contains("{$"), "{lang}: a text is missing");
            assert!(end.contains(over), "{lang}, {players} players:\n{end}");
            let widest = ran.out.lines().map(|line| line.chars().count()).max().unwrap_or(0);
            assert!(widest <= 80, "{lang}, {players} players: a line of {widest} columns");
            assert!(!ran.out.contains('\x1b'), "no colour without a terminal");
        }
    }
}

#[test]
fn the_same_seed_is_the_same_game() {
    let play = || fed(&["table", "earthrise", "--seats", "me,steady,random", "--seed", "5"], &first_moves()).out;
    assert_eq!(play(), play());
}

#[test]
fn a_game_goes_on_from_its_log_as_if_it_had_never_stopped() {
    let folder = folder("resume");
    let whole = folder.join("whole.jsonl");
    let parts = folder.join("parts.jsonl");
    let args = |path: &std::path::Path| -> Vec<String> {
        ["table", "earthrise", "--seats", "me,steady,random", "--seed", "3", "--log", text(path)]
            .map(str::to_owned)
            .to_vec()
    };
    let run = |path: &std::path::Path, input: &str| {
        let args = args(path);
        fed(&args.iter().map(String::as_str).collect::<Vec<_>>(), input)
    };
    assert!(run(&whole, &first_moves()).out.contains("saved"));
    for stop in ["1\n1\n1\n", "1\nquit\n", "1\n1\n1\n1\n1\n"] {
        let ran = run(&parts, stop);
        assert_eq!(ran.code, 0, "{}", ran.err);
        assert!(ran.out.contains("firstlight table earthrise --log"), "says how to go on:\n{}", ran.out);
    }
    // The flags are not needed to go on.
    let ran = fed(&["table", "earthrise", "--log", text(&parts)], &first_moves());
    assert!(ran.out.contains("resumed at entry"), "{}", ran.out);
    assert_eq!(std::fs::read_to_string(&whole).unwrap(), std::fs::read_to_string(&parts).unwrap());
    assert_eq!(firstlight(&["check", text(&whole)]).code, 0);

    // Flags that say something else are refused.
    for wrong in [["--seed", "4"], ["--seats", "me,steady,steady"], ["--option", "follow_rule=free"]] {
        let ran = fed(&[&["table", "earthrise", "--log", text(&parts)][..], &wrong].concat(), "");
        assert_eq!(ran.code, 2);
        assert!(ran.err.contains("already"), "{}", ran.err);
    }
}

#[test]
fn a_crash_while_writing_costs_nothing_that_was_acknowledged() {
    let folder = folder("crash");
    let path = folder.join("game.jsonl");
    fed(&["table", "earthrise", "--seats", "me,steady,steady", "--seed", "3", "--log", text(&path)], "1\n1\n");
    let before = std::fs::read_to_string(&path).unwrap();
    std::fs::write(&path, format!("{before}{{\"n\":99,\"se")).unwrap();
    let ran = fed(&["table", "earthrise", "--log", text(&path)], "quit\n");
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(std::fs::read_to_string(&path).unwrap().starts_with(&before));
    let ran = fed(&["table", "earthrise", "--log", text(&path)], &first_moves());
    assert_eq!(ran.code, 0, "{}", ran.err);
    let check = firstlight(&["check", text(&path)]);
    assert!(check.out.contains("the game is over"), "{}{}", check.out, check.err);
}

#[test]
fn a_file_that_is_no_whole_log_is_left_alone() {
    let folder = folder("no-whole-log");
    let path = folder.join("game.jsonl");
    fed(&["table", "earthrise", "--seats", "me,steady,steady", "--seed", "3", "--log", text(&path)], "quit\n");
    // Only the header, and that without its line feed: as after a crash in the first moment.
    let header = std::fs::read_to_string(&path).unwrap().lines().next().unwrap().to_owned();
    std::fs::write(&path, &header).unwrap();
    let ran = fed(&["table", "earthrise", "--log", text(&path)], "quit\n");
    assert_eq!(ran.code, 2);
    assert!(ran.err.contains("cut short"), "{}", ran.err);
    assert_eq!(std::fs::read_to_string(&path).unwrap(), header, "nothing is lost");
    // In an empty file a game can begin.
    std::fs::write(&path, "").unwrap();
    let ran = fed(&["table", "earthrise", "--seats", "me,steady,steady", "--log", text(&path)], "quit\n");
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert_eq!(firstlight(&["check", text(&path)]).code, 0);
}

#[test]
fn the_table_answers_what_is_typed() {
    let input = "?\nhand\ntrack\nlast\ncards\npile\npill\nscore\nlog\nwhy\nwhy 1\nwhy PHO9\nhello\n99\n0\nback\n\n1\nlast\nquit\n";
    let ran = fed(&["table", "earthrise", "--seats", "me,steady,steady,steady", "--seed", "42", "--pills"], input);
    assert_eq!(ran.code, 0, "{}", ran.err);
    for part in [
        "what you can type",             // hello
        "There is no move 99",           // 99
        "There is no move 0",            // 0
        "You have no move to take back", // back
        "Legal",                         // why 1
        "Why what?",                     // why
        "Not seen this round",           // cards
        "Your pile",                     // pile
        "No log is kept",                // quit
    ] {
        assert!(ran.out.contains(part), "no `{part}` in:\n{}", ran.out);
    }
}

#[test]
fn moves_are_made_by_name_and_refusals_say_why() {
    // Seed 42: Clara leads Alert 2 and Dario plays Alert 8, so you must follow with Alert 3 or 7.
    let args = ["table", "earthrise", "--seats", "me,steady,random,steady", "--seed", "42", "--pills"];
    let ran = fed(&args, "play the moon\nPHO1\nAST 8\nwhy apo7\nAPO2\nale 3\nquit\n");
    assert!(ran.out.contains("You cannot play Photography 1: Alert is Trump and you hold it"), "{}", ran.out);
    assert!(ran.out.contains("You cannot play Apollo 7"), "{}", ran.out);
    assert!(ran.out.contains("You do not hold Apollo 2"), "{}", ran.out);
    assert!(ran.out.contains("You play Alert 3."), "{}", ran.out);
}

#[test]
fn a_move_is_taken_back_or_a_what_if_begins() {
    let folder = folder("what-if");
    let path = folder.join("game.jsonl");
    let args = ["table", "earthrise", "--seats", "me,steady,random,steady", "--seed", "42", "--log", text(&path)];
    // After the first card Bento has shown one, so it cannot be taken back; as a what-if it can.
    let ran = fed(&args, "ale 3\nback\nback anyway\nale 7\nquit\n");
    assert!(ran.out.contains("You cannot take that move back anymore"), "{}", ran.out);
    assert!(ran.out.contains("A what-if begins"), "{}", ran.out);
    assert!(ran.out.contains("You play Alert 7."), "{}", ran.out);
    let log = std::fs::read_to_string(&path).unwrap();
    assert!(log.contains("\"branch\":"), "{log}");
    let check = firstlight(&["check", text(&path)]);
    assert!(check.out.contains("1 what-if"), "{}{}", check.out, check.err);
}

#[test]
fn friends_share_a_keyboard_and_are_told_only_what_all_may_know() {
    let ran = fed(&["table", "earthrise", "--seats", "me:Ana,me:Bo,me:Cid", "--seed", "1"], &first_moves());
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(ran.out.contains("=== Ana ===") && ran.out.contains("=== Cid ==="));
    let told: Vec<&str> = ran.out.lines().filter(|line| line.contains("is dealt")).collect();
    assert_eq!(told.len(), 9, "three hands a round are dealt face down for all");
    assert!(!ran.out.contains("hand: "), "nobody's hand is told to all");
}

/// Done and pass at once, otherwise the first choice: a table of Daybreak is asked more often than one of Earthrise.
fn first_choices() -> String {
    "1\n".repeat(2000)
}

#[test]
fn daybreak_is_played_to_its_end_in_every_language() {
    let ends = ["At the end:", "Al final:", "No fim:"];
    for (lang, over) in LANGUAGES.iter().zip(ends) {
        for (seats, powers) in
            [("me,steady", "china,us"), ("me", "europe"), ("random,me,steady,steady", "mw,china,europe,us")]
        {
            let args = ["table", "daybreak", "--seats", seats, "--powers", powers, "--seed", "7", "--lang", lang];
            for choice in ["1\n", "3\n2\n1\n"] {
                let ran = fed(&args, &choice.repeat(2000));
                assert_eq!(ran.code, 0, "{}", ran.err);
                assert!(!ran.out.contains('⟨') && !ran.out.contains("{$"), "{lang}: a text is missing");
                let end = ran.out.lines().rev().take(8).collect::<Vec<_>>().join("\n");
                assert!(end.contains(over), "{lang}, {powers}:\n{end}");
                let widest = ran.out.lines().max_by_key(|line| line.chars().count()).unwrap_or_default();
                assert!(widest.chars().count() <= 80, "{lang}, {powers}: too wide: {widest}");
            }
        }
    }
}

#[test]
fn everything_at_a_table_of_daybreak_can_be_looked_at() {
    for lang in LANGUAGES {
        let asked = "2\n?\nhand\nstacks\nprojects\ncrises\nplanet\nforecast\nboard united\nboard x\ncard tax\ncard zzz\nwhy\nwhy 1\nwhy 2\nlog\ntable\nquit\n";
        let ran = fed(&["table", "daybreak", "--seats", "me,steady", "--seed", "5", "--lang", lang], asked);
        assert_eq!(ran.code, 0, "{}", ran.err);
        assert!(!ran.out.contains('⟨') && !ran.out.contains("{$"), "{lang}: a text is missing:\n{}", ran.out);
        assert!(ran.out.lines().all(|line| line.chars().count() <= 80), "{lang}: {}", ran.out);
    }
    let ran = fed(&["table", "daybreak", "--seats", "me,steady", "--seed", "5"], "2\ncard zzz\nboard mars\nquit\n");
    assert!(ran.out.contains("No card is called “zzz”") && ran.out.contains("No power at this table"), "{}", ran.out);
}

#[test]
fn daybreak_goes_on_from_its_log_as_if_it_had_never_stopped() {
    let folder = folder("resume-daybreak");
    let (whole, parts) = (folder.join("whole.jsonl"), folder.join("parts.jsonl"));
    let run = |path: &std::path::Path, input: &str| {
        let args = ["table", "daybreak", "--seats", "me,steady", "--powers", "china,us", "--seed", "3", "--log"];
        let ran = fed(&[&args[..], &[text(path)]].concat(), input);
        assert_eq!(ran.code, 0, "{}", ran.err);
    };
    run(&whole, &first_choices());
    run(&parts, "1\n1\nquit\n");
    run(&parts, "1\n");
    run(&parts, &first_choices());
    assert_eq!(std::fs::read_to_string(&whole).unwrap(), std::fs::read_to_string(&parts).unwrap());
    let checked = firstlight(&["check", text(&whole), text(&parts)]);
    assert_eq!(checked.code, 0, "{}", checked.err);
    assert_eq!(checked.out.matches("the game is over; every draw that holds comes from its seed").count(), 2);
}

#[test]
fn a_begun_action_can_be_dropped_and_a_move_taken_back() {
    // A project is kept, an action begun and dropped, a card played and taken back: the log ends as it was.
    let folder = folder("daybreak-back");
    let path = folder.join("game.jsonl");
    let args = ["table", "daybreak", "--seats", "me", "--powers", "us", "--seed", "8", "--log", text(&path)];
    let ran = fed(&args, "2\n7\nback\nwhy 1\nquit\n");
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(ran.out.contains("You take your last move back."), "{}", ran.out);
    let log = std::fs::read_to_string(&path).unwrap();
    assert!(log.contains("\"retract\""), "{log}");
}

#[test]
fn a_game_keeps_the_content_it_began_with() {
    let folder = folder("daybreak-content");
    let (own, log) = (folder.join("own"), folder.join("game.jsonl"));
    std::fs::create_dir_all(&own).unwrap();
    let title = "[(no: 205, title: \"Our Own Plants\")]";
    std::fs::write(own.join("starting.ron"), title).unwrap();
    let begin = ["table", "daybreak", "--seats", "me,steady", "--powers", "china,us", "--seed", "3"];
    let ran = fed(&[&begin[..], &["--content", text(&own), "--log", text(&log)]].concat(), "1\nquit\n");
    assert_eq!(ran.code, 0, "{}", ran.err);
    std::fs::write(own.join("starting.ron"), title.replace("Own", "Other")).unwrap();
    // The log carries the content, whatever has become of the folder.
    let ran = fed(&["table", "daybreak", "--log", text(&log)], &first_choices());
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(firstlight(&["check", text(&log)]).out.contains("holds"));
    let other = firstlight(&["check", text(&log), "--content", text(&own)]);
    assert!(other.code == 2 && other.err.contains("and this is another"), "{}", other.err);
}

#[test]
fn friends_at_one_keyboard_can_let_each_other_go_first() {
    // China wants the first project, the United States the second: `next` hands the question over, and one gives in.
    let args = ["table", "daybreak", "--seats", "me:Ana,me:Bruno", "--powers", "china,us", "--seed", "11"];
    let ran = fed(&args, "2\n3\nnext\n2\nquit\n");
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(ran.out.contains("The group keeps"), "{}", ran.out);
    // Done, and back again when the other has done something.
    let ran = fed(&args, "2\n2\n1\n9\nnext\n1\nquit\n");
    assert!(ran.out.contains("China keeps playing in the Local stage."), "{}", ran.out);
    let alone = fed(&["table", "daybreak", "--seats", "me", "--seed", "11"], "next\nquit\n");
    assert!(alone.out.contains("Nobody else at this keyboard has to move now."), "{}", alone.out);
}
