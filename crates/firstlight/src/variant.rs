//! The flags about what a table plays with: those of every title, readings of rules, a folder of content.

use clap::{Arg, ArgAction, ArgMatches, Args, Command, Error, FromArgMatches};
use std::path::PathBuf;
use terminal::flags;
use title::terminal::{Flag, Flags};

/// The flag for another reading of a rule.
const OPTION: &str = "option";
/// The flag for a folder of content.
const CONTENT: &str = "content";

/// What a table plays with.
#[derive(Clone, Debug, Default)]
pub struct Variant {
    /// The flags of titles, and readings of rules.
    pub flags: Flags,
    /// A folder with content of one's own, over or in place of the one that comes with the program.
    pub content: Option<PathBuf>,
}

fn arg_of(flag: &'static Flag) -> Arg {
    let arg = Arg::new(flag.name).long(flag.name);
    let arg = flag.alias.into_iter().fold(arg, Arg::alias);
    match flag.value {
        None => arg.action(ArgAction::SetTrue),
        Some(value) if flag.repeats => arg.value_name(value).action(ArgAction::Append),
        Some(value) => arg.value_name(value),
    }
}

/// An option of the rules that is not written as one.
#[derive(Clone, Debug, thiserror::Error)]
#[error("write it as NAME=VALUE, as in follow_rule=free")]
pub(crate) struct NotAnOption;

fn parse_option(text: &str) -> Result<(String, String), NotAnOption> {
    let (name, value) = text.split_once('=').ok_or(NotAnOption)?;
    Ok((name.trim().to_owned(), value.trim().to_owned()))
}

impl Args for Variant {
    fn augment_args(command: Command) -> Command {
        let option = Arg::new(OPTION).long(OPTION).value_name("NAME=VALUE").action(ArgAction::Append);
        let content = Arg::new(CONTENT).long(CONTENT).value_name("DIR").value_parser(clap::value_parser!(PathBuf));
        flags::of_titles()
            .fold(command, |command, flag| command.arg(arg_of(flag)))
            .arg(option.value_parser(parse_option))
            .arg(content)
    }

    fn augment_args_for_update(command: Command) -> Command {
        Variant::augment_args(command)
    }
}

impl FromArgMatches for Variant {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Variant, Error> {
        let mut given = Flags::default();
        for flag in flags::of_titles() {
            if flag.value.is_none() {
                if matches.get_flag(flag.name) {
                    given = given.with(flag.name, []);
                }
            } else if let Some(values) = matches.get_many::<String>(flag.name) {
                given = given.with(flag.name, values.cloned());
            }
        }
        given.options = matches.get_many(OPTION).into_iter().flatten().cloned().collect();
        Ok(Variant { flags: given, content: matches.get_one(CONTENT).cloned() })
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), Error> {
        *self = Variant::from_arg_matches(matches)?;
        Ok(())
    }
}
