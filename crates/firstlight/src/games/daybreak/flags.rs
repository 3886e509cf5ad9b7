//! The flags of a table of Daybreak.

use crate::cli::Variant;
use crate::failure::{Failure, count, name};
use crate::unfit;
use daybreak::Setup;
use daybreak_title::{challenge_of, powers_of};
use earthrise_title::EarthriseTitle;
use title::Title;

/// The setup of a table from its flags.
pub fn setup(players: u8, variant: &Variant) -> Result<Setup, Failure> {
    if variant.pills || variant.pill_pool.is_some() {
        let parts = [("flags", name("--pills, --pill-pool")), ("game", name(EarthriseTitle::NAME))];
        return Err(Failure::because("fail-flags-of", &parts));
    }
    let mut setup = Setup::new(players);
    if let Some(list) = &variant.powers {
        setup.powers = powers_of(list).map_err(|_| Failure::Input(unfit::no_power(list)))?;
        if setup.powers.len() != usize::from(players) {
            let parts = [("powers", count(setup.powers.len())), ("seats", count(players))];
            return Err(Failure::because("fail-powers", &parts));
        }
    }
    let challenge = |text: &String| {
        challenge_of(text, &setup.powers).map_err(|_| Failure::Input(unfit::no_challenge(text, &setup.powers)))
    };
    setup.challenges = variant.challenges.iter().map(challenge).collect::<Result<_, _>>()?;
    setup.options = variant.options.iter().cloned().collect();
    Ok(setup)
}

#[cfg(test)]
mod tests {
    use super::*;
    use daybreak::language::{Flavour, Scope};
    use daybreak::{CardNo, ChallengePick, Power};
    use tabletop::Seat;

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
        assert!(wrong(2, Some("china"), &[]).contains("1 power for 2 seats"));
        assert!(wrong(2, Some("china,us"), &["harder@europe"]).contains("not at this table"));
        assert!(wrong(2, None, &["hardest"]).contains("number of a challenge card"));
    }
}
