//! The flags of a table of Daybreak.

use crate::cli::Variant;
use crate::failure::Failure;
use daybreak::language::{Flavour, Scope};
use daybreak::{CardNo, ChallengePick, Power, Setup};
use lab::{power_of, powers_of};
use tabletop::Seat;

/// The setup of a table from its flags.
pub fn setup(players: u8, variant: &Variant) -> Result<Setup, Failure> {
    if variant.pills {
        return Err(Failure::input("--pills and --pill-pool are for Earthrise"));
    }
    let mut setup = Setup::new(players);
    if let Some(list) = &variant.powers {
        setup.powers = powers_of(list).map_err(Failure::input)?;
        if setup.powers.len() != usize::from(players) {
            return Err(Failure::input(format!(
                "--powers names {} powers for {players} seats; name one for each seat, in the order of the seats",
                setup.powers.len()
            )));
        }
    }
    setup.challenges =
        variant.challenges.iter().map(|text| challenge(text, &setup.powers)).collect::<Result<_, _>>()?;
    setup.options = variant.options.iter().cloned().collect();
    Ok(setup)
}

/// A challenge card such as `1.503`, `521@china`, `harder` or `easier-one@us`.
fn challenge(text: &str, powers: &[Power]) -> Result<ChallengePick, Failure> {
    let (what, seat) = match text.split_once('@') {
        None => (text, None),
        Some((what, whose)) => {
            let whose = power_of(whose).map_err(Failure::input)?;
            let at = powers.iter().position(|&power| power == whose);
            let at = at.ok_or_else(|| Failure::input(format!("--challenge {text}: {whose} is not at this table")))?;
            (what, Some(Seat(at as u8)))
        }
    };
    let number = what.strip_prefix("1.").unwrap_or(what).parse().ok().map(CardNo);
    if let Some(card) = number {
        return Ok(ChallengePick::Named { card, seat });
    }
    let (flavour, scope) = match what.split_once('-') {
        None => (what, if seat.is_some() { Scope::One } else { Scope::Group }),
        Some((flavour, "group")) => (flavour, Scope::Group),
        Some((flavour, "one")) => (flavour, Scope::One),
        Some(_) => ("", Scope::Group),
    };
    let flavour = match flavour {
        "harder" => Flavour::Harder,
        "easier" => Flavour::Easier,
        "variety" => Flavour::Variety,
        _ => {
            return Err(Failure::input(format!(
                "--challenge {text}: it is the number of a challenge card, or harder, easier or variety for one by \
                 chance; @POWER after it says whose, as in 1.521@china or harder@us"
            )));
        }
    };
    Ok(ChallengePick::Dealt { flavour, scope, seat })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn variant(powers: Option<&str>, challenges: &[&str]) -> Variant {
        Variant {
            powers: powers.map(str::to_owned),
            challenges: challenges.iter().map(|&text| text.to_owned()).collect(),
            ..Variant::default()
        }
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
        assert!(wrong(2, Some("china"), &[]).contains("1 powers for 2 seats"));
        assert!(wrong(2, Some("china,us"), &["harder@europe"]).contains("not at this table"));
        assert!(wrong(2, None, &["hardest"]).contains("number of a challenge card"));
    }
}
