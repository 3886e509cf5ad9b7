//! What `--help` says, in the language of whoever reads it.

mod sheets;

use crate::cli::Cli;
use crate::serve_flags::{default_of, flags_of_settings};
use clap::builder::Resettable;
use clap::{Arg, ArgAction, Command, CommandFactory};
use games::Visit;
use sheets::{EXAMPLES, Example, SHEETS, Sheet, VALUES};
use tabletop::never;
use terminal::flags;
use title::Title;
use words::{Value, Words};

/// The name of the program.
const PROGRAM: &str = "firstlight";

/// The command that shows help.
const HELP: &str = "help";

/// The width of a text beside a flag.
const TEXT: usize = 70;

/// The command line with its help in a language.
pub fn command(words: &Words) -> Command {
    let say = |key: &str| words.say(key, &[]);
    let mut command = headed(Cli::command(), &[], words)
        .about(say("cli-about"))
        .long_about(say("cli-about-long"))
        .disable_version_flag(true)
        .arg(flag("version", 'V', ArgAction::Version, words, "cli-version"))
        .after_help(below(words, &examples_of(&[], &EXAMPLES), Some("cli-note")));
    for sheet in &SHEETS {
        command = changed(command, sheet.path, &|sub| explained(sub, sheet, words));
    }
    // The commands `help` are there only now.
    command.build();
    helped(command, PROGRAM, words)
}

/// Whoever leaves the game out is told so under this name.
pub fn game(words: &Words) -> String {
    format!("<{}>", words.say(sheets::GAME, &[]))
}

/// The command with the one at the end of a path changed.
fn changed(command: Command, path: &[&'static str], change: &dyn Fn(Command) -> Command) -> Command {
    match path.split_first() {
        None => change(command),
        Some((first, rest)) => command.mut_subcommand(first, |sub| changed(sub, rest, change)),
    }
}

/// The command `help` of a command and of those below it, explained.
fn helped(mut command: Command, path: &str, words: &Words) -> Command {
    let below: Vec<String> = command.get_subcommands().map(|sub| sub.get_name().to_owned()).collect();
    for name in below {
        let path = format!("{path} {name}");
        command = command.mut_subcommand(name, |sub| match sub.get_name() {
            HELP => {
                let line = format!("{path} [{}]", shown(sheets::COMMAND, words));
                heads(sub, line, words).about(words.say("cli-help-command", &[]))
            }
            _ => helped(sub, &path, words),
        });
    }
    command
}

/// A flag that the program has by itself.
fn flag(name: &'static str, short: char, action: ArgAction, words: &Words, key: &'static str) -> Arg {
    let heading = words.say("cli-head-options", &[]);
    Arg::new(name).short(short).long(name).action(action).help(words.say(key, &[])).help_heading(heading)
}

/// A command with the heads of its help in a language. Whoever has a flag of their own for help takes the usual one away
/// from all below, so every command gets one.
fn headed(command: Command, path: &[&str], words: &Words) -> Command {
    let line = usage(&command, path, words);
    let help = flag("help", 'h', ArgAction::Help, words, "cli-help");
    heads(command, line, words).disable_help_flag(true).arg(help)
}

fn heads(command: Command, line: String, words: &Words) -> Command {
    let usage = words.say("cli-head-usage", &[]);
    command
        .help_template(format!("{{about-with-newline}}\n{usage} {{usage}}\n\n{{all-args}}{{after-help}}"))
        .override_usage(line)
        .subcommand_help_heading(words.say("cli-head-commands", &[]))
}

/// How a command is typed: what has to stand there, and that there are options.
fn usage(command: &Command, path: &[&str], words: &Words) -> String {
    let mut parts: Vec<String> = [&[PROGRAM], path].concat().into_iter().map(str::to_owned).collect();
    for arg in command.get_arguments() {
        let Some(value) = value_of(arg).map(|value| shown(value, words)) else { continue };
        let more = if matches!(arg.get_action(), ArgAction::Append) { "..." } else { "" };
        match (arg.is_positional(), arg.is_required_set()) {
            (true, true) => parts.push(format!("<{value}>{more}")),
            (true, false) => parts.push(format!("[{value}]{more}")),
            (false, true) => match arg.get_long() {
                Some(flag) => parts.push(format!("--{flag} <{value}>{more}")),
                None => never!("{} has to be said, and has no flag", arg.get_id()),
            },
            (false, false) => {}
        }
    }
    if command.has_subcommands() {
        parts.push(format!("<{}>", shown(sheets::COMMAND, words)));
    }
    parts.push(format!("[{}]", words.say("cli-usage-options", &[])));
    parts.join(" ")
}

/// What stands for the value of a flag.
fn value_of(arg: &Arg) -> Option<&str> {
    let takes = arg.get_action().takes_values();
    arg.get_value_names().and_then(|names| names.first()).map(|name| name.as_str()).filter(|_| takes)
}

/// The same as readers see it; a letter for a number is alike in every language.
fn shown(value: &str, words: &Words) -> String {
    let known = VALUES.iter().find(|(name, _)| *name == value);
    known.map_or_else(|| value.to_owned(), |(_, key)| words.say(key, &[]))
}

fn explained(command: Command, sheet: &Sheet, words: &Words) -> Command {
    let mut about = words.say(sheet.about, &[]);
    // Clap would speak of aliases in English.
    let others: Vec<String> = command.get_visible_aliases().map(str::to_owned).collect();
    if !others.is_empty() {
        about += &format!(" ({})", words.say("cli-also", &[("names", others.join(", ").into())]));
    }
    let mut command = command
        .about(about)
        .visible_alias(Resettable::Reset)
        .aliases(others)
        .long_about(Resettable::Reset)
        .after_help(below(words, &examples_of(sheet.path, sheet.examples), sheet.note));
    // Without the server, its commands have none of their flags.
    let has = |name: &str| command.get_arguments().any(|arg| arg.get_id() == name);
    let flags: Vec<sheets::Flag> =
        flags_of(sheet).into_iter().filter(|(name, _)| cfg!(feature = "serve") || has(name)).collect();
    for (at, (name, key)) in flags.into_iter().enumerate() {
        command = command.mut_arg(name, |arg| {
            let head = if arg.is_positional() { "cli-head-arguments" } else { "cli-head-options" };
            let value = value_of(&arg).map(|value| shown(value, words));
            let arg = arg.help(broken(&told(key, words))).long_help(Resettable::Reset);
            let arg = arg.help_heading(words.say(head, &[])).display_order(at);
            let arg = arg.hide_default_value(true).hide_possible_values(true);
            match value {
                Some(value) => arg.value_name(value),
                None => arg,
            }
        });
    }
    headed(command, sheet.path, words)
}

/// What a flag does, and its default if it is that of a setting.
fn told(key: &str, words: &Words) -> String {
    let text = words.say(key, &args_of(key));
    match default_of(key) {
        Some(default) => words.say("cli-serve-default", &[("text", text.into()), ("default", default.into())]),
        None => text,
    }
}

/// The flags of a command; those of the titles stand before the others that say what a table plays with, and those of the
/// settings behind the file of settings.
fn flags_of(sheet: &Sheet) -> Vec<sheets::Flag> {
    let of_titles = || flags::of_titles().map(|flag| (flag.name, flag.help)).collect::<Vec<_>>();
    let group = |flags: &&[sheets::Flag]| match *flags {
        sheets::VARIANT => [of_titles(), flags.to_vec()].concat(),
        sheets::SERVE => [flags.to_vec(), flags_of_settings()].concat(),
        _ => flags.to_vec(),
    };
    sheet.flags.iter().flat_map(group).collect()
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
    match key {
        "cli-seats" => games::each(&BotNames).into_iter().map(|(id, names)| (id, names.into())).collect(),
        _ => Vec::new(),
    }
}

/// The names of a title's bots, behind its id.
#[derive(Clone)]
struct BotNames;

impl Visit for BotNames {
    type Output = (&'static str, String);

    fn visit<T: Title>(self) -> Self::Output {
        (T::ID, T::profiles().iter().map(|bot| bot.name).collect::<Vec<_>>().join(", "))
    }
}

/// The examples that a title has for a command.
#[derive(Clone)]
struct OwnExamples<'a>(&'a str);

impl Visit for OwnExamples<'_> {
    type Output = Vec<Example>;

    fn visit<T: Title>(self) -> Vec<Example> {
        let own = T::EXAMPLES.iter().filter(|(command, _)| *command == self.0);
        own.flat_map(|(_, lines)| lines.iter().map(|&line| (line, None))).collect()
    }
}

/// The examples of a command: those of the house, and behind them those of the titles.
fn examples_of(path: &[&str], house: &[Example]) -> Vec<Example> {
    let own = games::each(&OwnExamples(&path.join(" "))).into_iter().flatten();
    house.iter().copied().chain(own).collect()
}

/// What stands below the flags: examples, with what they are for in one column, and a note.
fn below(words: &Words, examples: &[Example], note: Option<&str>) -> String {
    let with_text = examples.iter().filter(|(_, text)| text.is_some());
    let width = with_text.map(|(line, _)| line.len()).max().unwrap_or(0);
    let mut parts = Vec::new();
    if !examples.is_empty() {
        let lines = examples.iter().map(|(line, text)| match text {
            Some(key) => format!("  {line:width$}  # {}", words.say(key, &[])),
            None => format!("  {line}"),
        });
        let heads = std::iter::once(words.say("cli-head-examples", &[]));
        parts.push(heads.chain(lines).collect::<Vec<_>>().join("\n"));
    }
    parts.extend(note.map(|key| words.say(key, &[])));
    parts.join("\n\n")
}

#[cfg(test)]
mod tests {
    use super::*;
    use words::Lang;

    /// Looks at a command and all below it, except those that clap makes for help.
    fn each(command: &mut Command, path: &str, look: &mut dyn FnMut(&mut Command, &str)) {
        look(command, path);
        for sub in command.get_subcommands_mut().filter(|sub| sub.get_name() != HELP) {
            let path = format!("{path} {}", sub.get_name());
            each(sub, &path, look);
        }
    }

    #[test]
    fn help_can_be_put_together_in_every_language() {
        for lang in Lang::ALL {
            let words = Words::new(lang);
            let mut seen = 0;
            each(&mut command(&words), PROGRAM, &mut |command, path| {
                seen += 1;
                let text = command.render_long_help().to_string();
                assert!(!text.contains('⟨'), "{lang}, {path}: {text}");
                let english = ["Usage:", "Options:", "Examples:", "Print", "default:", "possible values"];
                assert!(lang == Lang::En || english.iter().all(|head| !text.contains(head)), "{lang}, {path}: {text}");
            });
            assert_eq!(seen, SHEETS.len() + 1, "{lang}");
        }
    }

    /// Flags that no sheet speaks of would explain themselves in English.
    #[test]
    fn every_flag_and_value_has_its_text() {
        let mut command = Cli::command();
        command.build();
        each(&mut command, PROGRAM, &mut |command, path| {
            let sheet = SHEETS.iter().find(|sheet| [&[PROGRAM], sheet.path].concat().join(" ") == path);
            assert!(sheet.is_some() || path == PROGRAM, "{path} has no sheet");
            for arg in command.get_arguments().filter(|arg| arg.get_id() != "help" && arg.get_id() != "version") {
                let told = sheet.is_some_and(|it| flags_of(it).iter().any(|(flag, _)| arg.get_id() == flag));
                assert!(told, "{path}: nothing is said of {}", arg.get_id());
                let known =
                    |value: &str| VALUES.iter().any(|(name, _)| *name == value) || sheets::ALIKE.contains(&value);
                assert!(value_of(arg).is_none_or(known), "{path}: {:?} has no text", value_of(arg));
            }
        });
    }
}
