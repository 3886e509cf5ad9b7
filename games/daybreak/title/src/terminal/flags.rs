//! The flags of a table.

use crate::{challenge_of, power_of, powers_of};
use daybreak::content::Options;
use daybreak::{MAX_PLAYERS, Power, Setup};
use title::terminal::{Flag, Flags};
use title::{NotOpened, unfit_content, unfit_value, unknown_option};
use words::{Detail, Part};

/// The flag that names the powers.
pub(crate) const POWERS: &str = "powers";
/// The flag that names a challenge card.
pub(crate) const CHALLENGE: &str = "challenge";

/// The flags of its own.
pub(crate) const FLAGS: &[Flag] =
    &[Flag::text(POWERS, "LIST", "cli-powers").or("setup"), Flag::text(CHALLENGE, "CARD", "cli-challenges").repeated()];

/// Why a number of people cannot play.
pub(crate) fn wrong_seats(players: usize) -> Detail {
    let parts =
        [("most", Part::count(MAX_PLAYERS)), ("players", Part::count(players)), ("seats", Part::name(super::SEATS))];
    Detail::new("fail-seats-daybreak", &parts)
}

/// The setup of a table from its flags.
pub(crate) fn setup(players: u8, flags: &Flags) -> Result<Setup, NotOpened> {
    let mut setup = Setup::new(players);
    if let Some(list) = flags.text(POWERS) {
        setup.powers = powers_of(list).map_err(|_| NotOpened(no_power(list)))?;
        if setup.powers.len() != usize::from(players) {
            let parts = [("powers", Part::count(setup.powers.len())), ("seats", Part::count(players))];
            return Err(NotOpened(Detail::new("fail-powers", &parts)));
        }
    }
    let challenge =
        |text: &String| challenge_of(text, &setup.powers).map_err(|_| NotOpened(no_challenge(text, &setup.powers)));
    setup.challenges = flags.all(CHALLENGE).iter().map(challenge).collect::<Result<_, _>>()?;
    setup.options = flags.options.iter().cloned().collect();
    Ok(setup)
}

/// What is wrong with a setup, in the terms of the flags.
pub(crate) fn unfit(error: &daybreak::SetupError) -> Detail {
    use daybreak::SetupError;
    use daybreak::content::OptionError;
    match error {
        SetupError::PowerTwice(power) => Detail::new("fail-power-twice", &[("power", Part::name(power))]),
        SetupError::TooManyChallenges(_) => Detail::new("fail-challenges-many", &[]),
        SetupError::ChallengeTwice(card) => Detail::new("fail-challenge-twice", &[("card", Part::name(card))]),
        SetupError::NotForSolo(card) => Detail::new("fail-challenge-solo", &[("card", Part::name(card))]),
        SetupError::ForTheGroup { pick, power } => {
            Detail::new("fail-challenge-group", &[("card", Part::name(pick)), ("power", Part::name(power))])
        }
        SetupError::ForWhom { pick, power } => Detail::new(
            "fail-challenge-whom",
            &[("card", Part::name(pick)), ("example", Part::name(format!("{pick}@{power}")))],
        ),
        SetupError::Option(OptionError::Unknown(given)) => unknown_option(given, Options::NAMES.iter().copied()),
        SetupError::Option(OptionError::Value { name, value }) => unfit_value(name, value, &["true", "false"]),
        SetupError::Content(error) => unfit_content(error),
        // A number of powers or seats that the flags were asked for before, or a card that they cannot name.
        SetupError::Powers(_) | SetupError::NoSuchChallenge { .. } | SetupError::NoSuchSeat { .. } => {
            Detail::Plain(error.to_string())
        }
    }
}

/// A challenge that is not one, or is for somebody who is not there.
fn no_challenge(text: &str, powers: &[Power]) -> Detail {
    let given = ("given", Part::name(text));
    let whose = text.split_once('@').and_then(|(_, whose)| power_of(whose).ok());
    match whose.filter(|power| !powers.contains(power)) {
        Some(power) => Detail::new("fail-challenge-absent", &[given, ("power", Part::name(power))]),
        None => Detail::new("fail-challenge", &[given]),
    }
}

/// Powers that the list does not name rightly.
fn no_power(list: &str) -> Detail {
    let known = Power::ALL.map(|power| power.key().to_owned()).to_vec();
    Detail::new("fail-power-unknown", &[("given", Part::name(list)), ("known", Part::OneOf(known))])
}

#[cfg(test)]
mod tests {
    use super::*;
    use daybreak::language::{Flavour, Scope};
    use daybreak::{CardNo, ChallengePick, Power};
    use tabletop::Seat;

    fn variant(powers: Option<&str>, challenges: &[&str]) -> Flags {
        let flags = powers.map_or_else(Flags::default, |list| Flags::default().with(POWERS, [list.to_owned()]));
        flags.with(CHALLENGE, challenges.iter().map(|&text| text.to_owned()))
    }

    #[test]
    fn powers_go_by_many_names() {
        let made = setup(4, &variant(Some("mw, china,EUROPE,united-states"), &[])).unwrap();
        assert_eq!(made.powers, [Power::MajorityWorld, Power::China, Power::Europe, Power::UnitedStates]);
        assert_eq!(powers_of("solo").unwrap().len(), 1);
        assert_eq!(setup(2, &variant(None, &[])).unwrap(), Setup::new(2));
    }

    #[test]
    fn challenges_are_named_or_dealt() {
        let made = setup(2, &variant(Some("china,us"), &["1.503", "521@us", "harder", "easier@china"])).unwrap();
        let wanted = [
            ChallengePick::Named { card: CardNo(503), seat: None },
            ChallengePick::Named { card: CardNo(521), seat: Some(Seat(1)) },
            ChallengePick::Dealt { flavour: Flavour::Harder, scope: Scope::Group, seat: None },
            ChallengePick::Dealt { flavour: Flavour::Easier, scope: Scope::One, seat: Some(Seat(0)) },
        ];
        assert_eq!(made.challenges, wanted);
    }

    #[test]
    fn wrong_flags_say_what_is_wrong() {
        let wrong = |players, powers, challenges: &[&str]| {
            setup(players, &variant(powers, challenges)).err().map(|f| f.to_string()).unwrap_or_default()
        };
        assert!(wrong(2, Some("china,mars"), &[]).contains("mars"));
        assert!(wrong(2, Some("china"), &[]).contains("1 power for 2 seats"));
        assert!(wrong(2, Some("china,us"), &["harder@europe"]).contains("not at this table"));
        assert!(wrong(2, None, &["hardest"]).contains("number of a challenge card"));
    }
}
