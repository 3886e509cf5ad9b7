//! How a table is set up.

use crate::content::{Content, ContentError, OptionError};
use crate::language::{Flavour, Scope, Solo};
use crate::state::MAX_PLAYERS;
use crate::vocab::{CardNo, Deck, Power};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt;
use tabletop::Seat;

/// Challenge cards at a table at most.
pub const MAX_CHALLENGES: usize = 12;

/// How a table is set up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "DaybreakSetup"))]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The powers in the order of the seats; one power alone is the solo game (DB-SETUP-06, DB-SETUP-13).
    pub powers: Vec<Power>,
    /// Challenge cards to play with, in any mix (DB-CHAL-01).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub challenges: Vec<ChallengePick>,
    /// Options that differ from the defaults, by name.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub options: BTreeMap<String, String>,
}

/// A challenge card that a table asks for (DB-CHAL-02).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "DaybreakChallengePick"))]
#[serde(rename_all = "snake_case")]
pub enum ChallengePick {
    /// This card; `seat` for those that are for one player.
    Named {
        /// Which.
        card: CardNo,
        /// For whom.
        #[serde(default)]
        seat: Option<Seat>,
    },
    /// One of the kind, by chance; one for a player goes to `seat`.
    Dealt {
        /// Harder, easier or variety.
        flavour: Flavour,
        /// For the group or for one player.
        scope: Scope,
        /// For whom.
        #[serde(default)]
        seat: Option<Seat>,
    },
}

impl Setup {
    /// The default powers of the books for a number of players (DB-SETUP-06).
    pub fn new(players: u8) -> Setup {
        let powers = match players {
            1 => vec![Power::UnitedStates],
            2 => vec![Power::China, Power::UnitedStates],
            3 => vec![Power::MajorityWorld, Power::Europe, Power::UnitedStates],
            _ => Power::ALL.to_vec(),
        };
        Setup { powers, challenges: Vec::new(), options: BTreeMap::new() }
    }

    /// Can a table be set up like this?
    pub(crate) fn check(&self, content: &Content) -> Result<(), SetupError> {
        if !(1..=MAX_PLAYERS).contains(&self.powers.len()) {
            return Err(SetupError::Powers(self.powers.len()));
        }
        if let Some(twice) = repeated(self.powers.iter().copied()) {
            return Err(SetupError::PowerTwice(twice));
        }
        if self.challenges.len() > MAX_CHALLENGES {
            return Err(SetupError::TooManyChallenges(self.challenges.len()));
        }
        for pick in &self.challenges {
            self.check_challenge(content, *pick)?;
        }
        let named = self.challenges.iter().filter_map(|pick| match *pick {
            ChallengePick::Named { card, .. } => Some(card),
            ChallengePick::Dealt { .. } => None,
        });
        repeated(named).map_or(Ok(()), |card| Err(SetupError::ChallengeTwice(card)))
    }

    fn check_challenge(&self, content: &Content, pick: ChallengePick) -> Result<(), SetupError> {
        let (scope, seat) = match pick {
            ChallengePick::Named { card, seat } => {
                let challenge = content.challenge_of(card).ok_or_else(|| no_such_challenge(content, card))?;
                let alone = self.powers.len() == 1 && content.options().readings.solo_mark_holds;
                if alone && challenge.solo == Solo::Out {
                    return Err(SetupError::NotForSolo(card));
                }
                (challenge.scope, seat)
            }
            ChallengePick::Dealt { scope, seat, .. } => (scope, seat),
        };
        let players = self.powers.len();
        let whose = match seat {
            Some(seat) => {
                let power = self.powers.get(seat.index()).copied();
                Some(power.ok_or(SetupError::NoSuchSeat { pick, seat, players })?)
            }
            None => None,
        };
        match (scope, whose) {
            (Scope::Group, Some(power)) => Err(SetupError::ForTheGroup { pick, power }),
            (Scope::One, None) if players > 1 => Err(SetupError::ForWhom { pick, power: self.powers[0] }),
            _ => Ok(()),
        }
    }
}

/// The first value that was there before.
fn repeated<T: PartialEq>(values: impl Iterator<Item = T>) -> Option<T> {
    let mut seen = Vec::new();
    for value in values {
        if seen.contains(&value) {
            return Some(value);
        }
        seen.push(value);
    }
    None
}

impl fmt::Display for ChallengePick {
    /// Card or kind, without the seat: `1.521` or `harder-one`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (flavour, scope) = match self {
            ChallengePick::Named { card, .. } => return card.fmt(f),
            ChallengePick::Dealt { flavour, scope, .. } => (flavour, scope),
        };
        let flavour = match flavour {
            Flavour::Harder => "harder",
            Flavour::Easier => "easier",
            Flavour::Variety => "variety",
        };
        let scope = match scope {
            Scope::Group => "group",
            Scope::One => "one",
        };
        write!(f, "{flavour}-{scope}")
    }
}

/// Why a table cannot be set up.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// Not one to four powers.
    #[error("{0} powers: a table has one to four")]
    Powers(usize),
    /// A power sits at the table twice.
    #[error("the power {0} is named twice; a table has each power once")]
    PowerTwice(Power),
    /// More challenge cards than a table can hold.
    #[error("{0} challenge cards: a table has at most {MAX_CHALLENGES}")]
    TooManyChallenges(usize),
    /// The number is not that of a challenge card.
    #[error("there is no challenge card {card}; they have the numbers {first} to {last}")]
    NoSuchChallenge {
        /// The number.
        card: CardNo,
        /// The lowest number of a challenge card.
        first: CardNo,
        /// The highest.
        last: CardNo,
    },
    /// The same challenge card is named twice.
    #[error("challenge card {0} is named twice; the box holds it once")]
    ChallengeTwice(CardNo),
    /// A challenge card that is not for the solo game, alone.
    #[error("challenge card {0} is not for the solo game; take another, or play with others")]
    NotForSolo(CardNo),
    /// A challenge card for a seat that the table does not have.
    #[error("challenge {pick} is for seat {seat}, but the table has {players}", seat = seat.index() + 1)]
    NoSuchSeat {
        /// The card or its kind.
        pick: ChallengePick,
        /// The seat it names.
        seat: Seat,
        /// How many seats there are.
        players: usize,
    },
    /// A challenge card for the group is given to one player.
    #[error("challenge {pick} is for the whole group, not for {power} alone; name it without a player, as in {pick}")]
    ForTheGroup {
        /// The card or its kind.
        pick: ChallengePick,
        /// The player it was given to.
        power: Power,
    },
    /// A challenge card for one player does not say which.
    #[error("challenge {pick} is for one player; say which, as in {pick}@{power}")]
    ForWhom {
        /// The card or its kind.
        pick: ChallengePick,
        /// A player at the table, for the example.
        power: Power,
    },
    /// An unknown option, or a value it does not have.
    #[error(transparent)]
    Option(#[from] OptionError),
    /// The content is broken.
    #[error(transparent)]
    Content(#[from] ContentError),
}

fn no_such_challenge(content: &Content, card: CardNo) -> SetupError {
    let first = Deck::Challenge.first();
    let last = first + content.size(Deck::Challenge) as u16 - 1;
    SetupError::NoSuchChallenge { card, first: CardNo(first), last: CardNo(last) }
}
