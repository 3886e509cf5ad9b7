//! Challenge cards as people write them.

use crate::power_of;
use daybreak::language::{Flavour, Scope};
use daybreak::{CardNo, ChallengePick, Power};
use tabletop::Seat;

/// A challenge card such as `1.503`, `521@china`, `harder` or `easier-one@us`.
///
/// ```
/// let powers = daybreak_title::powers_of("china,us").unwrap();
/// let pick = daybreak_title::challenge_of("521@us", &powers).unwrap();
/// assert_eq!(pick, daybreak::ChallengePick::Named { card: daybreak::CardNo(521), seat: Some(tabletop::Seat(1)) });
/// assert!(daybreak_title::challenge_of("harder@europe", &powers).is_err());
/// ```
pub fn challenge_of(text: &str, powers: &[Power]) -> Result<ChallengePick, String> {
    let (what, seat) = match text.split_once('@') {
        None => (text, None),
        Some((what, whose)) => {
            let whose = power_of(whose)?;
            let at = powers.iter().position(|&power| power == whose);
            let at = at.ok_or_else(|| format!("{whose} is not at this table"))?;
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
            return Err(
                "it is the number of a challenge card, or harder, easier or variety for one by chance; @POWER \
                        after it says whose, as in 1.521@china or harder@us"
                    .to_owned(),
            );
        }
    };
    Ok(ChallengePick::Dealt { flavour, scope, seat })
}
