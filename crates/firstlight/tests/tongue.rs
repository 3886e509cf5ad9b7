//! The program in the language of its reader, from the first word on.

#![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

use crate::common;

use common::{fed, firstlight, folder, text};
use std::collections::BTreeSet;
use std::process::Command;
use words::{Lang, Words};

const LANGUAGES: [&str; 3] = ["en", "es", "pt-BR"];

/// What is wrong with these arguments, in a language.
fn refused(args: &[&str], lang: &str) -> String {
    let ran = firstlight(&[args, &["--lang", lang]].concat());
    assert_eq!(ran.code, 2, "{args:?}: {}{}", ran.out, ran.err);
    assert!(!ran.err.contains('⟨') && !ran.err.contains("panicked"), "{args:?}: {}", ran.err);
    ran.err
}

#[test]
fn what_is_wrong_with_a_command_line_is_said_in_the_language_it_asks_for() {
    let cases: &[(&[&str], [&str; 3])] = &[
        (&["table"], ["Say which game", "Di a qué quieres jugar", "Diga qual jogo"]),
        (&["table", "chess"], ["cannot be “chess”", "no puede ser «chess»", "não pode ser “chess”"]),
        (&["tabel"], ["did you mean “table”", "¿querías decir «table»", "você quis dizer “table”"]),
        (&["table", "earthrise", "--sets", "me"], ["“--seats”", "«--seats»", "“--seats”"]),
        (&["table", "earthrise"], ["say who plays", "di quién juega", "diga quem joga"]),
        (&["table", "earthrise", "--seats", "me,steady"], ["3, 4 or 5", "3, 4 o 5", "3, 4 ou 5"]),
        (&["table", "daybreak", "--seats", "me,me,me,me,me"], ["1 to 4", "de 1 a 4", "1 a 4"]),
        (&["table", "earthrise", "--seats", "me,me,stedy"], ["no bot “stedy”", "el bot «stedy»", "o bot “stedy”"]),
        (&["table", "earthrise", "--seats", "me:Ana,me:Ana,me"], ["called Ana", "se llaman Ana", "se chamam Ana"]),
        (&["table", "earthrise", "--seed", "moon"], ["not a seed", "no es una semilla", "não é uma semente"]),
        (
            &["table", "daybreak", "--seats", "me", "--powers", "mars"],
            ["a power is", "una potencia es", "uma potência é"],
        ),
        (&["table", "daybreak", "--seats", "me", "--pills"], ["for Earthrise", "de Earthrise", "de Earthrise"]),
        (&["replay"], ["missing: <FILE>", "Falta esto: <ARCHIVO>", "Falta isto: <ARQUIVO>"]),
        (&["replay", "no.jsonl"], ["no such file", "no existe ese archivo", "arquivo não existe"]),
        (&["analyse", "no.jsonl"], ["no such file", "no existe ese archivo", "arquivo não existe"]),
    ];
    for (args, said) in cases {
        for (lang, said) in LANGUAGES.iter().zip(said) {
            let err = refused(args, lang);
            assert!(err.contains(said), "{args:?}: expected `{said}` in {err}");
            assert_eq!(err.trim().lines().count(), 1, "{err}");
        }
    }
}

#[test]
fn a_pool_of_pills_asks_for_pills() {
    let args = ["table", "earthrise", "--seats", "me,steady,steady", "--pill-pool", "strict5"];
    assert!(refused(&args, "en").contains("add --pills"));
    assert!(refused(&args, "es").contains("añade --pills"));
    assert_eq!(fed(&[&args[..], &["--pills"]].concat(), "quit\n").code, 0);
}

#[test]
fn the_bots_of_an_error_are_those_of_the_help() {
    let help = firstlight(&["table", "--help"]).out.split_whitespace().collect::<Vec<_>>().join(" ");
    for (game, seats) in [("earthrise", "me,me,nobody"), ("daybreak", "me,nobody")] {
        let err = refused(&["table", game, "--seats", seats], "en");
        let bots = err.split("it can be ").nth(1).unwrap().split(';').next().unwrap();
        for bot in bots.split([',', ' ']).filter(|bot| !bot.is_empty() && *bot != "or") {
            let title = if game == "earthrise" { "Bots of Earthrise: " } else { "Bots of Daybreak: " };
            let listed = help.split(title).nth(1).unwrap().split('.').next().unwrap();
            assert!(listed.contains(bot), "{bot} is not in: {listed}");
        }
    }
}

#[test]
fn a_content_error_recommends_what_it_takes() {
    let folder = folder("content-source");
    let split = earthrise::content::BUILTIN.replacen(
        "puzzle: [0, 5, 10, 17, 25]",
        "puzzle: {3: [0, 5, 10, 17, 25], 4: [0, 5, 10, 17, 25], 5: [0, 5, 10, 17, 25]}",
        1,
    );
    let path = folder.join("earthrise.ron");
    std::fs::write(&path, &split).unwrap();
    let args = ["table", "earthrise", "--seats", "me,steady,steady", "--content", text(&folder)];
    let err = refused(&args, "es");
    assert!(err.contains("no field `final.puzzle[4]`") && err.contains("no se puede usar"), "{err}");
    let advised = err.trim().rsplit("as in ").next().unwrap().to_owned();
    std::fs::write(&path, split.replace("\"final.puzzle[4]\"", &format!("\"{advised}\""))).unwrap();
    assert_eq!(fed(&args, "quit\n").code, 0, "{advised} is not taken either");
}

#[test]
fn help_is_in_the_language_of_the_reader() {
    for (lang, usage, seats) in
        [("en", "Usage:", "Who sits where"), ("es", "Uso:", "Quién se sienta"), ("pt-BR", "Uso:", "Quem senta")]
    {
        let ran = firstlight(&["table", "--help", "--lang", lang]);
        assert!(ran.out.contains(usage) && ran.out.contains(seats), "{lang}: {}", ran.out);
        assert!(ran.out.lines().all(|line| line.chars().count() <= 120), "{lang}: {}", ran.out);
        assert!(lang == "en" || !ran.out.contains("Options"), "{lang}: {}", ran.out);
    }
}

/// Every command of the program as it is typed, and the program itself.
fn commands() -> Vec<Vec<String>> {
    fn below(command: &clap::Command, path: &[String], found: &mut Vec<Vec<String>>) {
        found.push(path.to_vec());
        for sub in command.get_subcommands().filter(|sub| sub.get_name() != "help") {
            below(sub, &[path, &[sub.get_name().to_owned()]].concat(), found);
        }
    }
    let mut found = Vec::new();
    below(&firstlight::help::command(&Words::new(Lang::En)), &[], &mut found);
    found
}

fn help_of(command: &[String], lang: &str) -> String {
    let args: Vec<&str> = command.iter().map(String::as_str).chain(["--help", "--lang", lang]).collect();
    let ran = firstlight(&args);
    assert!(ran.code == 0 && ran.err.is_empty() && !ran.out.contains('⟨'), "{args:?}: {}{}", ran.out, ran.err);
    assert!(ran.out.lines().all(|line| line.chars().count() <= 120), "{args:?}: a line is too long\n{}", ran.out);
    ran.out
}

/// What a line of help says in words: without flags, names and what one types.
fn prose(line: &str) -> Vec<&str> {
    let text = match line.starts_with("  firstlight ") {
        true => line.split_once(" # ").map_or("", |(_, text)| text),
        false => line.split("firstlight ").next().unwrap(),
    };
    let bots = earthrise_bots::profiles().chain(daybreak_bots::profiles()).map(|bot| bot.name);
    let names: Vec<&str> = bots.chain(["mw", "china", "europe", "us", "Earthrise", "Daybreak", "Bots"]).collect();
    let spoken = |word: &str| word.chars().all(char::is_alphabetic) && word.chars().any(char::is_lowercase);
    let is_word = |word: &&str| word.chars().count() > 1 && spoken(word) && !names.contains(word);
    text.split([' ', ',', ';', ':', '.', '(', ')']).filter(is_word).collect()
}

/// The flags that a help lists, and its examples.
fn typed(help: &str) -> Vec<String> {
    let flags = help.lines().filter(|line| line.starts_with("  ") && line.trim_start().starts_with('-'));
    let flags = flags.map(|line| line.split_whitespace().take_while(|word| word.starts_with('-')).collect());
    let examples = help.lines().filter(|line| line.starts_with("  firstlight "));
    flags.chain(examples.map(|line| line.split(" # ").next().unwrap().trim().to_owned())).collect()
}

#[test]
fn no_line_of_any_help_is_left_in_english() {
    let commands = commands();
    assert!(commands.len() > 20, "{commands:?}");
    for command in &commands {
        let english = help_of(command, "en");
        let lines: BTreeSet<Vec<&str>> = english.lines().map(prose).filter(|words| !words.is_empty()).collect();
        assert!(lines.len() > 2, "{command:?}: {english}");
        for lang in ["es", "pt-BR"] {
            let help = help_of(command, lang);
            for line in help.lines() {
                let words = prose(line);
                assert!(words.len() < 2 || !lines.contains(&words), "{command:?}, {lang}: {line}");
                let left = ["the", "and", "with", "which", "unless", "how", "folder", "file", "games"];
                let left = words.iter().find(|word| left.contains(word));
                assert_eq!(left, None, "{command:?}, {lang}: {line}");
            }
            // What one types is the same in every language.
            assert_eq!(typed(&help), typed(&english), "{command:?}, {lang}");
        }
    }
}

/// `firstlight help lab run` is another way to ask; so is a command that lacks its rest.
#[test]
fn help_is_the_same_however_it_is_asked_for() {
    let in_spanish = |args: &[&str]| {
        let run =
            Command::new(env!("CARGO_BIN_EXE_firstlight")).args(args).env("LC_ALL", "es_ES.UTF-8").output().unwrap();
        String::from_utf8([run.stdout, run.stderr].concat()).unwrap()
    };
    assert_eq!(in_spanish(&["help", "lab", "run"]), help_of(&["lab".to_owned(), "run".to_owned()], "es"));
    assert_eq!(in_spanish(&["lab", "help", "run"]), help_of(&["lab".to_owned(), "run".to_owned()], "es"));
    for help in [in_spanish(&["help", "help"]), in_spanish(&["lab", "help", "help"])] {
        assert!(help.contains("Uso: ") && help.contains("Órdenes:") && !help.contains("COMMAND"), "{help}");
    }
    assert_eq!(in_spanish(&["lab"]), help_of(&["lab".to_owned()], "es"));
    assert_eq!(in_spanish(&[]), in_spanish(&["-h"]));
    for line in in_spanish(&["lab", "--help"]).lines() {
        assert!(!line.trim_start().starts_with("help ") || line.contains("ayuda"), "{line}");
    }
}

/// What English help has always said, whatever words it says it in.
#[test]
fn english_help_says_what_it_said() {
    let cases: &[(&[&str], &[&str])] = &[
        (
            &["sim"],
            &[
                "How many games (by default 1000)",
                "steady,random",
                "no seat favors anybody",
                "plays every setup of the rulebook",
            ],
        ),
        (&["lab"], &["Carry out a plan", "report.html, results.csv, results.json", "docs/lab/README.md"]),
        (&["lab", "ladder"], &["--bot <NAME>", "iterations (2000)", "The game: earthrise"]),
        (&["serve"], &["FIRSTLIGHT_ADDR", "127.0.0.1:7878", "by default local", "# behind a proxy that speaks https"]),
        (&["backup"], &["not overwritten", "server’s key", "# and play every game in it from its first card"]),
        (&["restore"], &["The backup", "where this system keeps the data of programs"]),
        (&["check"], &["Exit code 0", "2: a file cannot be read", "<FILES>..."]),
        (
            &["cards"],
            &["crisis, challenge, and reference", "tags_source (or null)", "Fields may be added, never renamed"],
        ),
        (&["content", "check"], &["Exit code 0: none", "<DIR>"]),
        (&["bench"], &["the median counts", "cargo xtask bench"]),
    ];
    for (command, said) in cases {
        let command: Vec<String> = command.iter().map(|&word| word.to_owned()).collect();
        let help = help_of(&command, "en").split_whitespace().collect::<Vec<_>>().join(" ");
        for said in *said {
            assert!(help.contains(said), "{command:?} does not say `{said}`: {help}");
        }
    }
}

#[test]
fn without_the_flag_the_system_says_which_language() {
    let run = |set: &[(&str, &str)]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_firstlight"));
        for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
            command.env_remove(name);
        }
        let output = command.args(["table", "earthrise"]).envs(set.iter().copied()).output().unwrap();
        String::from_utf8(output.stderr).unwrap()
    };
    assert!(run(&[]).contains("say who plays"));
    assert!(run(&[("LANG", "es_ES.UTF-8")]).contains("di quién juega"));
    assert!(run(&[("LANG", "es_ES.UTF-8"), ("LC_ALL", "pt_BR.UTF-8")]).contains("diga quem joga"));
    assert!(run(&[("LANG", "C.UTF-8")]).contains("say who plays"));
}

#[test]
fn commands_are_typed_in_the_language_of_the_table_or_in_english() {
    let games = [("earthrise", "me,steady,steady"), ("daybreak", "me,steady")];
    let typed = [
        ("es", "ayuda\nreglas\npor qué 1\nmano\nregistro\nmesa\nsalir\n"),
        ("pt-BR", "ajuda\nregras\npor que 1\nmao\nregistro\nmesa\nsair\n"),
    ];
    for (game, seats) in games {
        for (lang, typed) in typed {
            let args = ["table", game, "--seats", seats, "--seed", "5", "--lang", lang];
            let (own, english) = (fed(&args, typed), fed(&args, "help\nrules\nwhy 1\nhand\nlog\ntable\nquit\n"));
            assert_eq!(own.code, 0, "{}", own.err);
            // What was typed stands in the output of a pipe; everything else is alike.
            let answers = |out: &str| -> Vec<String> {
                let head = |line: &str| line.split_once("): ").map_or(line, |(head, _)| head).to_owned();
                out.lines().map(head).collect()
            };
            assert_eq!(answers(&own.out), answers(&english.out), "{game}, {lang}");
            assert!(own.out.lines().all(|line| line.chars().count() <= 80), "{game}, {lang}: {}", own.out);
        }
    }
}

#[test]
fn a_rule_is_looked_up_at_the_table() {
    let cases = [
        ("earthrise", "me,steady,steady", "en", "rules radio silence", "Radio Silence · ER-"),
        ("earthrise", "me,steady,steady", "es", "reglas 6.2", "· ER-6.2"),
        ("earthrise", "me,steady,steady", "pt-BR", "regras 1", "ER-0-aim"),
        ("daybreak", "me", "en", "rules drawdown", "rawdown"),
        ("daybreak", "me", "es", "rules DB-0-aim", "DB-0-aim"),
        ("daybreak", "me", "pt-BR", "regras xyzzy", "xyzzy"),
    ];
    for (game, seats, lang, typed, said) in cases {
        let args = ["table", game, "--seats", seats, "--seed", "5", "--lang", lang];
        let ran = fed(&args, &format!("{typed}\nquit\n"));
        let answer = ran.out.split(&format!("{typed}\n")).nth(1).unwrap();
        assert!(answer.contains(said), "{typed}: {answer}");
        assert!(answer.lines().count() < 60, "{typed}: {answer}");
    }
}

#[test]
fn bots_are_never_called_by_their_ids() {
    for (lang, level) in [("es", "constante"), ("pt-BR", "constante")] {
        for (game, seats) in [("earthrise", "me,steady,steady"), ("daybreak", "me,steady")] {
            let ran = fed(&["table", game, "--seats", seats, "--lang", lang], "quit\n");
            assert!(ran.out.contains(level) && !ran.out.contains("steady"), "{lang}: {}", ran.out);
        }
    }
}

#[test]
fn a_game_that_is_over_says_how_to_study_it() {
    let path = folder("study").join("game.jsonl");
    let begin = ["table", "earthrise", "--seats", "me,steady,steady", "--seed", "7", "--lang", "es"];
    let ran = fed(&[&begin[..], &["--log", text(&path)]].concat(), &"1\n".repeat(200));
    for command in ["firstlight analyse ", "firstlight replay "] {
        let line = ran.out.lines().find(|line| line.contains(command)).unwrap_or_else(|| panic!("{}", ran.out));
        assert!(line.ends_with("--lang es") && line.contains(text(&path)), "{line}");
    }
    let ran = fed(&begin, &"1\n".repeat(200));
    assert!(ran.out.contains("--log ARCHIVO"), "{}", ran.out);
}
