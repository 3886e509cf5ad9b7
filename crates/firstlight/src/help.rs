//! What `--help` says of the commands that players use, in their language. Those for whoever runs a server or a
//! laboratory explain themselves in English, beside their flags.

use crate::cli::Cli;
use bots::{Profile, daybreak_profiles, earthrise_profiles};
use clap::builder::Resettable;
use clap::{Arg, ArgAction, Command, CommandFactory};
use words::{Value, Words};

/// The width of a text beside a flag.
const TEXT: usize = 70;

/// What a command is about, by its name.
const ABOUT: [(&str, &str); 13] = [
    ("play", "cli-play"),
    ("serve", "cli-serve"),
    ("backup", "cli-backup"),
    ("restore", "cli-restore"),
    ("table", "cli-table"),
    ("sim", "cli-sim"),
    ("lab", "cli-lab"),
    ("replay", "cli-replay"),
    ("analyse", "cli-analyse"),
    ("check", "cli-check"),
    ("cards", "cli-cards"),
    ("content", "cli-content"),
    ("bench", "cli-bench"),
];

/// A command that is explained in the language of the reader.
struct Sheet {
    name: &'static str,
    /// What has to follow it.
    wants: &'static str,
    /// The flags by their names within the program, and the keys of what they do.
    flags: &'static [(&'static str, &'static str)],
    examples: &'static [&'static str],
    /// What stands below the examples.
    note: &'static str,
}

const SHEETS: [Sheet; 3] = [
    Sheet {
        name: "table",
        wants: "<GAME>",
        flags: &[
            ("title", "cli-game"),
            ("seats", "cli-seats"),
            ("seed", "cli-seed"),
            ("lang", "cli-lang"),
            ("log", "cli-log"),
            ("hint_time", "cli-hint-time"),
            ("plain", "cli-plain"),
            ("pills", "cli-pills"),
            ("pill_pool", "cli-pill-pool"),
            ("powers", "cli-powers"),
            ("challenges", "cli-challenges"),
            ("options", "cli-options"),
            ("content", "cli-content-folder"),
        ],
        examples: &[
            "firstlight table earthrise --seats me,steady,steady,steady",
            "firstlight table earthrise --seats me:Ana,me:Bruno,steady --pills --lang pt-BR",
            "firstlight table daybreak --seats me,steady --powers china,us",
            "firstlight table daybreak --seats me --challenge harder",
            "firstlight table earthrise --seats me,random,random --seed 42 --log game.jsonl",
            "firstlight table earthrise --log game.jsonl",
        ],
        note: "cli-table-note",
    },
    Sheet {
        name: "replay",
        wants: "<FILE>",
        flags: &[
            ("file", "cli-file"),
            ("to", "cli-replay-to"),
            ("audience", "cli-replay-as"),
            ("full", "cli-replay-full"),
            ("lang", "cli-lang"),
            ("content", "cli-content-of-log"),
        ],
        examples: &[
            "firstlight replay game.jsonl",
            "firstlight replay game.jsonl --to 40 --as 0 --lang es",
            "firstlight replay game.jsonl --full",
        ],
        note: "cli-replay-note",
    },
    Sheet {
        name: "analyse",
        wants: "<FILE>",
        flags: &[
            ("file", "cli-file"),
            ("budget", "cli-analyse-budget"),
            ("seat", "cli-analyse-seat"),
            ("most", "cli-analyse-most"),
            ("lang", "cli-lang"),
            ("json", "cli-analyse-json"),
            ("content", "cli-content-of-log"),
        ],
        examples: &[
            "firstlight analyse game.jsonl",
            "firstlight analyse game.jsonl --seat 0 --most 3 --lang es",
            "firstlight analyse game.jsonl --budget 5s",
            "firstlight analyse game.jsonl --json",
        ],
        note: "cli-analyse-note",
    },
];

/// Examples of the whole program.
const EXAMPLES: [&str; 7] = [
    "firstlight play",
    "firstlight table earthrise --seats me,steady,steady,steady",
    "firstlight sim earthrise --players 4 --bots steady,random,random,random --games 20000",
    "firstlight lab run plans/quick.toml",
    "firstlight replay game.jsonl --as 0",
    "firstlight analyse game.jsonl",
    "firstlight cards daybreak --tag solar",
];

/// The command line with its help in a language.
pub fn command(words: &Words) -> Command {
    let say = |key: &str| words.say(key, &[]);
    let mut command = headed(Cli::command(), words, "<COMMAND>")
        .about(say("cli-about"))
        .long_about(say("cli-about-long"))
        .subcommand_help_heading(say("cli-head-commands"))
        .disable_version_flag(true)
        .arg(flag("version", 'V', ArgAction::Version, words, "cli-version"))
        .after_help(below(words, &EXAMPLES, "cli-note"));
    for (name, key) in ABOUT {
        let sheet = SHEETS.iter().any(|sheet| sheet.name == name);
        command = command.mut_subcommand(name, |sub| {
            let sub = sub.about(say(key)).long_about(Resettable::Reset);
            if sheet { sub } else { helping(sub, words) }
        });
    }
    for sheet in &SHEETS {
        command = command.mut_subcommand(sheet.name, |sub| explained(sub, sheet, words));
    }
    // The command `help` is there only now.
    command.build();
    command.mut_subcommand("help", |sub| sub.about(say("cli-help-command")))
}

/// A flag that the program has by itself.
fn flag(name: &'static str, short: char, action: ArgAction, words: &Words, key: &'static str) -> Arg {
    let heading = words.say("cli-head-options", &[]);
    Arg::new(name).short(short).long(name).action(action).help(words.say(key, &[])).help_heading(heading)
}

/// A command in English, and those below it, with their flag for help: whoever has a flag of their own for it takes the
/// usual one away from all below.
fn helping(command: Command, words: &Words) -> Command {
    let below: Vec<String> = command.get_subcommands().map(|sub| sub.get_name().to_owned()).collect();
    let help = Arg::new("help").short('h').long("help").action(ArgAction::Help).help(words.say("cli-help", &[]));
    let command = command.arg(help);
    below.into_iter().fold(command, |command, name| command.mut_subcommand(name, |sub| helping(sub, words)))
}

/// A command with the heads of its help in a language.
fn headed(command: Command, words: &Words, wants: &str) -> Command {
    let name = command.get_name().to_owned();
    let before = if name == "firstlight" { name } else { format!("firstlight {name}") };
    let options = words.say("cli-usage-options", &[]);
    let usage = words.say("cli-head-usage", &[]);
    command
        .help_template(format!("{{about-with-newline}}\n{usage} {{usage}}\n\n{{all-args}}{{after-help}}"))
        .override_usage(format!("{before} {wants} [{options}]"))
        .disable_help_flag(true)
        .arg(flag("help", 'h', ArgAction::Help, words, "cli-help"))
}

fn explained(command: Command, sheet: &Sheet, words: &Words) -> Command {
    let mut command = command.after_help(below(words, sheet.examples, sheet.note));
    for &(name, key) in sheet.flags {
        command = command.mut_arg(name, |arg| {
            let head = if arg.is_positional() { "cli-head-arguments" } else { "cli-head-options" };
            let arg = arg.help(broken(&words.say(key, &args_of(key)))).long_help(Resettable::Reset);
            arg.help_heading(words.say(head, &[])).hide_default_value(true).hide_possible_values(true)
        });
    }
    headed(command, words, sheet.wants)
}

/// A text in lines that fit beside the names of the flags.
fn broken(text: &str) -> String {
    let mut lines = vec![String::new()];
    for word in text.split(' ') {
        match lines.last_mut() {
            Some(line) if line.is_empty() => line.push_str(word),
            Some(line) if line.chars().count() + 1 + word.chars().count() <= TEXT => *line += &format!(" {word}"),
            _ => lines.push(word.to_owned()),
        }
    }
    lines.join("\n")
}

/// What goes into the text of a flag.
fn args_of(key: &str) -> Vec<(&'static str, Value<'static>)> {
    let names = |profiles: Vec<Profile>| profiles.iter().map(|bot| bot.name).collect::<Vec<_>>().join(", ");
    match key {
        "cli-seats" => vec![
            ("earthrise", names(earthrise_profiles().collect()).into()),
            ("daybreak", names(daybreak_profiles().collect()).into()),
        ],
        _ => Vec::new(),
    }
}

fn below(words: &Words, examples: &[&str], note: &str) -> String {
    let lines: String = examples.iter().map(|line| format!("  {line}\n")).collect();
    format!("{}\n{lines}\n{}", words.say("cli-head-examples", &[]), words.say(note, &[]))
}

#[cfg(test)]
mod tests {
    use super::*;
    use words::Lang;

    #[test]
    fn help_can_be_put_together_in_every_language() {
        for lang in Lang::ALL {
            let words = Words::new(lang);
            let mut command = command(&words);
            command.build();
            let mut texts = vec![command.render_long_help().to_string()];
            for sheet in &SHEETS {
                let sub = command.find_subcommand_mut(sheet.name).unwrap();
                texts.push(sub.render_long_help().to_string());
            }
            for text in texts {
                assert!(!text.contains('⟨'), "{lang}: {text}");
                let english = ["Usage:", "Options:", "Examples:", "Print help"];
                assert!(lang == Lang::En || english.iter().all(|head| !text.contains(head)), "{lang}: {text}");
            }
        }
    }
}
