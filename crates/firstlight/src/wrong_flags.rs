//! A command line that cannot be read, in a sentence.

use crate::help;
use crate::variant::NotAnOption;
use bots::search::NotABudget;
use clap::Error;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use std::error::Error as _;
use tabletop::NotASeed;
use terminal::failure::{Detail, Part, name};
use words::{UnknownLang, Words};

/// What is wrong with it. Flags name their values in the language of `words`.
pub fn said(error: &Error, words: &Words) -> Detail {
    let sentence = match error.kind() {
        ErrorKind::InvalidSubcommand => no_such_command(error),
        ErrorKind::UnknownArgument => no_such_flag(error),
        ErrorKind::InvalidValue => not_a_value(error),
        ErrorKind::ValueValidation => wrong_value(error),
        ErrorKind::MissingRequiredArgument => missing(error, words),
        ErrorKind::ArgumentConflict => conflict(error),
        _ => None,
    };
    sentence.unwrap_or_else(|| Detail::Plain(as_clap_says(error)))
}

fn context(error: &Error, kind: ContextKind) -> Vec<String> {
    match error.get(kind) {
        Some(ContextValue::String(one)) => vec![one.clone()],
        Some(ContextValue::Strings(several)) => several.clone(),
        Some(other) => vec![other.to_string()],
        None => Vec::new(),
    }
}

fn first(error: &Error, kind: ContextKind) -> Option<String> {
    context(error, kind).into_iter().next().filter(|text| !text.is_empty())
}

/// A sentence, or the one with a guess at what was meant.
fn guessing(error: &Error, keys: [&'static str; 2], given: String, kind: ContextKind) -> Detail {
    match first(error, kind) {
        None => Detail::new(keys[0], &[("given", name(given))]),
        Some(meant) => Detail::new(keys[1], &[("given", name(given)), ("meant", name(meant))]),
    }
}

fn no_such_command(error: &Error) -> Option<Detail> {
    let given = first(error, ContextKind::InvalidSubcommand)?;
    Some(guessing(error, ["flags-no-command", "flags-no-command-but"], given, ContextKind::SuggestedSubcommand))
}

fn no_such_flag(error: &Error) -> Option<Detail> {
    let given = first(error, ContextKind::InvalidArg)?;
    Some(guessing(error, ["flags-unknown", "flags-unknown-but"], given, ContextKind::SuggestedArg))
}

/// None of the few that it can be, or nothing at all.
fn not_a_value(error: &Error) -> Option<Detail> {
    let flag = ("flag", name(flag(error)?));
    let known = Part::OneOf(context(error, ContextKind::ValidValue));
    Some(match first(error, ContextKind::InvalidValue) {
        None => Detail::new("flags-no-value", &[flag]),
        Some(given) => Detail::new("flags-not-one-of", &[flag, ("given", name(given)), ("known", known)]),
    })
}

/// A value that its own reader refused.
fn wrong_value(error: &Error) -> Option<Detail> {
    let given = first(error, ContextKind::InvalidValue)?;
    let source = error.source()?;
    let why = if source.is::<UnknownLang>() {
        Detail::new("fail-no-lang", &[("given", name(&given))])
    } else if source.is::<NotASeed>() {
        Detail::new("fail-no-seed", &[("given", name(&given))])
    } else if source.is::<NotABudget>() {
        Detail::new("fail-no-time", &[("given", name(&given))])
    } else if source.is::<NotAnOption>() {
        Detail::new("fail-no-option", &[("given", name(&given))])
    } else {
        Detail::Plain(source.to_string())
    };
    Some(Detail::new("flags-wrong-value", &[("flag", name(flag(error)?)), ("why", Part::detail(why))]))
}

/// The flag alone, without what it takes.
fn flag(error: &Error) -> Option<String> {
    let whole = first(error, ContextKind::InvalidArg)?;
    Some(whole.split(' ').next().unwrap_or(&whole).to_owned())
}

fn missing(error: &Error, words: &Words) -> Option<Detail> {
    let missing = context(error, ContextKind::InvalidArg);
    Some(match missing.as_slice() {
        [] => return None,
        [one] if *one == help::game(words) => Detail::new("flags-no-game", &[]),
        several => Detail::new("flags-missing", &[("missing", name(several.join(" ")))]),
    })
}

fn conflict(error: &Error) -> Option<Detail> {
    let other = context(error, ContextKind::PriorArg);
    Some(Detail::new("flags-conflict", &[("flag", name(flag(error)?)), ("other", name(other.first()?))]))
}

/// The first lines of what clap prints, as one sentence.
fn as_clap_says(error: &Error) -> String {
    let text = error.to_string();
    let lines = text.lines().take_while(|line| !line.starts_with("Usage:")).map(str::trim);
    let sentence = lines.filter(|line| !line.is_empty()).collect::<Vec<_>>().join(" ");
    sentence.trim_start_matches("error: ").to_owned()
}
