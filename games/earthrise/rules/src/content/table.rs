//! What the rules count with at a table of a given size: plain numbers, checked once and then only looked up.

use crate::card::{Card, Cards, Suit};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::sync::Arc;

/// A neighbour at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// The one who plays before.
    Right,
    /// The one who plays after.
    Left,
}

/// The condition on a Maneuver token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Maneuver {
    /// The lowest card of this suit in the trick.
    LowestOf(Suit),
    /// A card with one of these numbers: bit `v - 1` stands for `v`.
    Value(u8),
    /// The same number as the card of this neighbour.
    SameAs(Side),
}

impl Maneuver {
    /// The numbers a `Value` token asks for, lowest first; none for the others.
    pub fn values(self) -> impl Iterator<Item = u8> {
        let set = if let Maneuver::Value(set) = self { set } else { 0 };
        (1..=Card::MAX_VALUE).filter(move |v| set & 1 << (v - 1) != 0)
    }
}

impl fmt::Display for Maneuver {
    /// As it is written in a data file.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Maneuver::LowestOf(suit) => write!(f, "LowestOf({suit})"),
            Maneuver::Value(_) => write!(f, "Value({:?})", self.values().collect::<Vec<_>>()),
            Maneuver::SameAs(Side::Right) => f.write_str("SameAs(right)"),
            Maneuver::SameAs(Side::Left) => f.write_str("SameAs(left)"),
        }
    }
}

/// A History Pill.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Pill {
    /// The number on it: 1 is printed as 01.
    pub number: u8,
    /// The scorings at which it may be shown: bit `r` for round `r` counted from 0, bit [`Pill::F`] for the final phase.
    pub windows: u8,
    /// What it does, each kind of effect at most once and in the order of [`PillEffect`].
    pub effects: Vec<PillEffect>,
}

/// What a pill does (ER-13.4). Whoever reads it names every kind, so that the compiler finds the places of a new one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum PillEffect {
    /// Honors for each captured card, by suit.
    PerCard([u8; 4]),
    /// Honors for each complete set of suits.
    PerSet {
        /// The suits as bits, in the order of [`Suit::ALL`].
        suits: u8,
        /// Honors for a set.
        honors: u8,
    },
    /// Honors for each copy of one card.
    PerExactCard(Card, u8),
    /// Honors for each Radio Silence token of this round.
    PerSilenceToken(u8),
    /// Honors in the final phase for 0, 1, 2 ... puzzle pieces; beyond the kinds of the table it is zero.
    PuzzleBonus([u8; Pill::BONUS]),
    /// No Alerts for one's own cards of this round.
    CancelOwnAlerts,
    /// The Alerts of this round go to other players.
    GiveAwayRoundAlerts,
}

impl PillEffect {
    /// Does the owner keep no Alerts for the cards of this round?
    pub const fn spares_alerts(&self) -> bool {
        match self {
            PillEffect::CancelOwnAlerts | PillEffect::GiveAwayRoundAlerts => true,
            PillEffect::PerCard(_)
            | PillEffect::PerSet { .. }
            | PillEffect::PerExactCard(..)
            | PillEffect::PerSilenceToken(_)
            | PillEffect::PuzzleBonus(_) => false,
        }
    }

    /// The Honors for puzzle pieces, if these are what it counts.
    pub const fn puzzle_bonus(&self) -> Option<[u8; Pill::BONUS]> {
        match *self {
            PillEffect::PuzzleBonus(bonus) => Some(bonus),
            PillEffect::PerCard(_)
            | PillEffect::PerSet { .. }
            | PillEffect::PerExactCard(..)
            | PillEffect::PerSilenceToken(_)
            | PillEffect::CancelOwnAlerts
            | PillEffect::GiveAwayRoundAlerts => None,
        }
    }
}

impl Pill {
    /// The bit of `windows` that stands for the final phase.
    pub const F: u8 = 7;
    /// Length of a [`PillEffect::PuzzleBonus`]: no piece, or up to eight kinds of them.
    pub const BONUS: usize = 9;

    /// May it be shown at the scoring of this round, counted from 0?
    pub const fn in_round(&self, round: u8) -> bool {
        round < Pill::F && self.windows & 1 << round != 0
    }

    /// May it be shown in the final phase?
    pub const fn in_final(&self) -> bool {
        self.windows & 1 << Pill::F != 0
    }

    /// Does its owner keep no Alerts for the cards of this round?
    pub fn spares_alerts(&self) -> bool {
        self.effects.iter().any(PillEffect::spares_alerts)
    }

    /// The Honors it gives for puzzle pieces, if it does.
    pub fn puzzle_bonus(&self) -> Option<[u8; Pill::BONUS]> {
        self.effects.iter().find_map(PillEffect::puzzle_bonus)
    }
}

/// Everything that depends on the number of players, ready to be looked up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Table {
    /// 3, 4 or 5.
    pub players: u8,
    /// Cards in a hand, and so tricks in a round.
    pub hand_size: u8,
    /// The deck, suits in order and low cards first.
    pub deck: Vec<Card>,
    /// The deck as a set.
    pub deck_set: Cards,
    /// The suit that may be played although one holds the Trump.
    pub free_suit: Option<Suit>,
    /// Number of rounds.
    pub rounds: u8,
    /// Open tricks, and so Maneuver tokens laid, in a round.
    pub maneuvers_per_round: u8,
    /// Bit `t` is set if trick `t` of a round, counted from 0, is silent.
    pub silent: u32,
    /// The supply of Maneuver tokens, each one by itself; at most 64.
    pub tokens: Vec<Maneuver>,
    /// For each round the tokens in track order, as indices into `tokens`; `None` if the supply is shuffled.
    pub layout: Option<Vec<Vec<u8>>>,
    /// Honors for a captured card, by round and suit.
    pub honors: Vec<[u8; 4]>,
    /// Alerts for a captured card, by round and suit.
    pub alerts_per_card: Vec<[u8; 4]>,
    /// Alert tokens: value and how many.
    pub alert_tokens: Vec<(u8, u8)>,
    /// Honors for the fewest Alerts.
    pub fewest_alerts: u8,
    /// Honors for a Maneuver token not exchanged.
    pub per_leftover_token: u8,
    /// Honors for 0, 1, 2 ... puzzle pieces; one longer than `kinds`.
    pub puzzle: Vec<u8>,
    /// Different puzzle pieces.
    pub kinds: u8,
    /// How often each of them is in the pile.
    pub copies: u8,
    /// All pills of the file; shared, as every game of a lab has a table of its own.
    pub pills: Arc<[Pill]>,
    /// The pills that are shuffled, as indices into `pills`.
    pub pill_pool: Vec<u8>,
}

impl Table {
    /// Is this trick of a round, counted from 0, played in radio silence?
    pub const fn is_silent(&self, trick: u8) -> bool {
        trick < 32 && self.silent & 1 << trick != 0
    }
}
