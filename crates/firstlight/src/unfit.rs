//! Why a table cannot be set up as the flags ask, in sentences.

use crate::failure::{Part, Said, name};
use daybreak::Power;
use daybreak::content::Options;
use daybreak_title::power_of;
use tabletop::content::ContentError;

/// Content that cannot be used. Its faults speak of fields and files, in the language of these: English.
pub fn content(error: &ContentError) -> Said {
    Said::Lines(vec![Said::new("fail-content", &[]), Said::Plain(error.to_string())])
}

fn no_option<'a>(given: &str, known: impl Iterator<Item = &'a str>) -> Said {
    let known = known.map(str::to_owned).collect();
    Said::new("fail-option-unknown", &[("given", name(given)), ("known", Part::All(known))])
}

fn no_value<'a>(option: &str, given: &str, known: impl Iterator<Item = &'a str>) -> Said {
    let known = Part::OneOf(known.map(str::to_owned).collect());
    Said::new("fail-option-value", &[("option", name(option)), ("given", name(given)), ("known", known)])
}

/// A table of Earthrise.
pub fn earthrise(error: &earthrise::SetupError) -> Said {
    use earthrise::SetupError;
    use earthrise::content::{OptionError, Options, TableError};
    match error {
        SetupError::Table(TableError::Players(players)) => {
            Said::new("fail-seats-earthrise", &[("players", Part::Count((*players).into()))])
        }
        SetupError::Table(TableError::Pool { name: pool, known }) => {
            Said::new("fail-pool-unknown", &[("pool", name(pool)), ("known", Part::OneOf(known.clone()))])
        }
        SetupError::Option(OptionError::Unknown(given)) => {
            no_option(given, Options::names().iter().map(|option| option.name))
        }
        SetupError::Option(OptionError::Value { name, value, allowed }) => {
            no_value(name, value, allowed.iter().copied())
        }
        SetupError::Content(error) => content(error),
    }
}

/// A table of Daybreak.
pub fn daybreak(error: &daybreak::SetupError) -> Said {
    use daybreak::SetupError;
    use daybreak::content::OptionError;
    match error {
        SetupError::PowerTwice(power) => Said::new("fail-power-twice", &[("power", name(power))]),
        SetupError::TooManyChallenges(_) => Said::new("fail-challenges-many", &[]),
        SetupError::ChallengeTwice(card) => Said::new("fail-challenge-twice", &[("card", name(card))]),
        SetupError::ForTheGroup { pick, power } => {
            Said::new("fail-challenge-group", &[("card", name(pick)), ("power", name(power))])
        }
        SetupError::ForWhom { pick, power } => {
            Said::new("fail-challenge-whom", &[("card", name(pick)), ("example", name(format!("{pick}@{power}")))])
        }
        SetupError::Option(OptionError::Unknown(given)) => no_option(given, Options::NAMES.iter().copied()),
        SetupError::Option(OptionError::Value { name, value }) => no_value(name, value, ["true", "false"].into_iter()),
        SetupError::Content(error) => content(error),
        // A number of powers or seats that the flags were asked for before, or a card that they cannot name.
        SetupError::Powers(_) | SetupError::NoSuchChallenge(_) | SetupError::NoSuchSeat { .. } => {
            Said::Plain(error.to_string())
        }
    }
}

/// A challenge that is not one, or is for somebody who is not there.
pub fn no_challenge(text: &str, powers: &[Power]) -> Said {
    let given = ("given", name(text));
    let whose = text.split_once('@').and_then(|(_, whose)| power_of(whose).ok());
    match whose.filter(|power| !powers.contains(power)) {
        Some(power) => Said::new("fail-challenge-absent", &[given, ("power", name(power))]),
        None => Said::new("fail-challenge", &[given]),
    }
}

/// Powers that the list does not name rightly.
pub fn no_power(list: &str) -> Said {
    let known = Power::ALL.map(|power| power.key().to_owned()).to_vec();
    Said::new("fail-power-unknown", &[("given", name(list)), ("known", Part::OneOf(known))])
}
