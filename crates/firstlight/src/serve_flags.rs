//! The flags of `firstlight serve`: one for each setting of the server, and short forms of some.

use clap::{Arg, ArgAction, ArgMatches, Args, Command, Error, FromArgMatches, value_parser};
use server::config::{ConfigError, Partial, SETTINGS, SHORT_FORMS, Setting, Source, Way};
use std::collections::BTreeMap;
use std::path::PathBuf;

/// The flag for the file of settings.
const CONFIG: &str = "config";

/// `firstlight serve`
#[derive(Clone, Debug, Default)]
pub struct ServeArgs {
    /// A file of settings.
    pub config: Option<PathBuf>,
    /// What the flags say, by the keys of their settings.
    said: BTreeMap<&'static str, String>,
}

impl ServeArgs {
    /// What the flags say of the settings.
    pub(crate) fn partial(&self) -> Result<Partial, ConfigError> {
        Partial::from_texts(Source::Flags, |setting| self.said.get(setting.key).cloned())
    }
}

/// The flags of the settings with the keys of their sentences, as `--help` shows them.
pub(crate) fn flags_of_settings() -> Vec<(&'static str, &'static str)> {
    let settings = SETTINGS.iter().map(|setting| (setting.key, setting.text));
    settings.chain(SHORT_FORMS.iter().map(|form| (form.flag, form.text))).collect()
}

/// The default of a setting, by the key of its sentence.
pub(crate) fn default_of(text: &str) -> Option<&'static str> {
    SETTINGS.iter().find(|setting| setting.text == text).and_then(|setting| setting.default)
}

fn arg_of(setting: &'static Setting) -> Arg {
    let arg = Arg::new(setting.key).long(setting.flag()).value_name(setting.value);
    match setting.way {
        Way::Once => arg,
        Way::Repeated => arg.action(ArgAction::Append),
        Way::Switch => arg.num_args(0..=1).require_equals(true).default_missing_value("true"),
    }
}

impl Args for ServeArgs {
    fn augment_args(command: Command) -> Command {
        let config = Arg::new(CONFIG).long(CONFIG).value_name("FILE").value_parser(value_parser!(PathBuf));
        let short = |command: Command, flag, key| {
            command.arg(Arg::new(flag).long(flag).action(ArgAction::SetTrue).conflicts_with(key))
        };
        let command = SETTINGS.iter().fold(command.arg(config), |command, setting| command.arg(arg_of(setting)));
        SHORT_FORMS.iter().fold(command, |command, form| short(command, form.flag, form.key))
    }

    fn augment_args_for_update(command: Command) -> Command {
        ServeArgs::augment_args(command)
    }
}

impl FromArgMatches for ServeArgs {
    fn from_arg_matches(matches: &ArgMatches) -> Result<ServeArgs, Error> {
        let typed = |setting: &Setting| {
            let values = matches.get_many::<String>(setting.key)?;
            // As a variable would have it.
            Some((setting.key, values.cloned().collect::<Vec<_>>().join(",")))
        };
        let short = SHORT_FORMS.iter().filter(|form| matches.get_flag(form.flag));
        let short = short.map(|form| (form.key, form.value.to_owned()));
        let said = SETTINGS.iter().filter_map(typed).chain(short).collect();
        Ok(ServeArgs { config: matches.get_one(CONFIG).cloned(), said })
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), Error> {
        *self = ServeArgs::from_arg_matches(matches)?;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use server::config::{LogFormat, OnOff};

    fn typed(flags: &[&str]) -> Result<Partial, String> {
        let command = ServeArgs::augment_args(Command::new("serve").no_binary_name(true));
        let matches = command.try_get_matches_from(flags).map_err(|error| error.to_string())?;
        let args = ServeArgs::from_arg_matches(&matches).map_err(|error| error.to_string())?;
        args.partial().map_err(|error| error.to_string())
    }

    #[test]
    fn flags_say_what_the_settings_are() {
        assert_eq!(typed(&[]).unwrap(), Partial::default());
        let said = typed(&["--origin", "https://a.example", "--origin", "https://b.example", "--ping-seconds", "7"]);
        let said = said.unwrap();
        assert_eq!((said.origins.unwrap().len(), said.ping_seconds), (2, Some(7)));
        for (flags, public) in [(&["--public"][..], Some(true)), (&["--public=false"], Some(false)), (&[], None)] {
            assert_eq!(typed(flags).unwrap().public, public);
        }
    }

    #[test]
    fn short_forms_say_one_value_and_nothing_else_beside_it() {
        let said = typed(&["--without-limits", "--log-json"]).unwrap();
        assert_eq!((said.limits, said.log_format), (Some(OnOff::Off), Some(LogFormat::Json)));
        assert!(typed(&["--without-limits", "--limits", "on"]).is_err());
    }

    #[test]
    fn a_value_that_cannot_be_read_is_refused_by_the_name_of_its_flag() {
        assert_eq!(typed(&["--hint-ms", "long"]).unwrap_err(), "`--hint-ms` is `long`; expected a whole number.");
    }
}
