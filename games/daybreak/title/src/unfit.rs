//! Why a table cannot be set up.

use daybreak::Power;
use title::{unfit_value, unknown_option};
use words::{Detail, Part};

/// A table for a number of players that it is not for.
pub(crate) fn players(players: usize) -> Detail {
    Detail::new(
        "server-detail-daybreak",
        &[("most", Part::name(daybreak::MAX_PLAYERS)), ("players", Part::name(players))],
    )
}

/// What is wrong with a setup.
pub(crate) fn unfit(error: &daybreak::SetupError) -> Detail {
    use daybreak::SetupError;
    use daybreak::content::{OptionError, Options};
    let called = |power: &Power| Part::Key(format!("db-power-{power}"));
    match error {
        SetupError::Powers(count) => players(*count),
        SetupError::PowerTwice(power) => Detail::new("fail-power-twice", &[("power", called(power))]),
        SetupError::TooManyChallenges(_) => Detail::new("fail-challenges-many", &[]),
        SetupError::NoSuchChallenge { card, .. } => {
            Detail::new("server-detail-challenge", &[("card", Part::name(card))])
        }
        SetupError::ChallengeTwice(card) => Detail::new("fail-challenge-twice", &[("card", Part::name(card))]),
        SetupError::NotForSolo(card) => Detail::new("fail-challenge-solo", &[("card", Part::name(card))]),
        SetupError::NoSuchSeat { pick, seat, .. } => {
            let seat = ("seat", Part::name(seat.index() + 1));
            Detail::new("server-detail-challenge-seat", &[("card", Part::name(pick)), seat])
        }
        SetupError::ForTheGroup { pick, .. } => {
            Detail::new("server-detail-challenge-group", &[("card", Part::name(pick))])
        }
        SetupError::ForWhom { pick, .. } => Detail::new("server-detail-challenge-whom", &[("card", Part::name(pick))]),
        SetupError::Option(OptionError::Unknown(given)) => unknown_option(given, Options::NAMES.iter().copied()),
        SetupError::Option(OptionError::Value { name, value }) => unfit_value(name, value, &["true", "false"]),
        SetupError::Content(error) => Detail::parser(error),
    }
}
