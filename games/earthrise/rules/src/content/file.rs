//! The shape of a data file. What its values must be to fit together is checked where they are put together.

use super::options::{FewestAlertsTies, FinalExchangeOrder, FinalTie, FollowRule, PillDecisions, StackCondition};
use super::reader::{ByPlayers, Entries, Field};
use super::sources::Source;
use super::table::Side;
use crate::card::Suit;
use serde::Deserialize;
use std::fmt;

/// A whole data file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, bound(deserialize = "'de: 'a"))]
pub(super) struct File<'a> {
    pub id: Field<'a, String>,
    pub suits: Field<'a, Vec<Suit>>,
    pub value_range: Field<'a, (u8, u8)>,
    pub always_playable_suit: Field<'a, Option<Suit>>,
    pub deck_base: Field<'a, Entries<Suit, Field<'a, Vec<u8>>>>,
    pub deck_removed: ByPlayers<'a, Entries<Suit, Field<'a, Vec<u8>>>>,
    pub hand_size: ByPlayers<'a, u8>,
    pub rounds: Field<'a, Vec<Round>>,
    pub maneuvers_per_round: Field<'a, u8>,
    pub silent_tricks: ByPlayers<'a, Vec<u8>>,
    pub maneuver_layout: ByPlayers<'a, Layout<'a>>,
    pub maneuver_tokens: Field<'a, Vec<Field<'a, Tokens>>>,
    pub honors: Rates<'a>,
    pub alerts_per_card: Rates<'a>,
    pub alert_tokens: Field<'a, Entries<u8, u8>>,
    #[serde(rename = "final")]
    pub last: ByPlayers<'a, Final<'a>>,
    pub puzzle_pieces: Field<'a, PuzzlePieces<'a>>,
    pub pills: ByPlayers<'a, Entries<String, ByPlayers<'a, Pill<'a>>>>,
    pub pill_pool: ByPlayers<'a, Pool>,
    #[serde(default)]
    pub pill_pool_presets: Option<Field<'a, Entries<String, ByPlayers<'a, Pool>>>>,
    pub options: Field<'a, Options<'a>>,
    #[serde(default)]
    pub sources: Option<Field<'a, Entries<String, Field<'a, Source>>>>,
}

/// So much for each card of a suit, by round.
pub(super) type Rates<'a> = ByPlayers<'a, Entries<Round, ByPlayers<'a, PerSuit<'a>>>>;

/// So much for each card of a suit.
pub(super) type PerSuit<'a> = Entries<Suit, ByPlayers<'a, u8>>;

/// The rounds a file can have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub(super) enum Round {
    R1,
    R2,
    R3,
    R4,
}

impl Round {
    pub(super) const ALL: [Round; 4] = [Round::R1, Round::R2, Round::R3, Round::R4];

    pub(super) const fn index(self) -> usize {
        self as usize
    }
}

impl fmt::Display for Round {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

/// A scoring at which a pill may be shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub(super) enum Window {
    R1,
    R2,
    R3,
    R4,
    F,
}

/// A Maneuver token as it is written.
#[derive(Clone, Deserialize)]
pub(super) enum Token {
    LowestOf(Suit),
    Value(Vec<u8>),
    SameAs(Side),
}

/// A kind of token and how many of it there are.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Tokens {
    pub token: Token,
    pub n: u8,
}

/// How the tokens come to the track.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case", bound(deserialize = "'de: 'a"))]
pub(super) enum Layout<'a> {
    ShuffledSupply,
    Fixed(Entries<Round, ByPlayers<'a, Vec<ByPlayers<'a, Token>>>>),
}

/// Honors of the final phase.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, bound(deserialize = "'de: 'a"))]
pub(super) struct Final<'a> {
    pub fewest_alerts: ByPlayers<'a, u8>,
    pub fewest_alerts_ties: Option<ByPlayers<'a, FewestAlertsTies>>,
    pub per_leftover_token: ByPlayers<'a, u8>,
    pub puzzle: ByPlayers<'a, Vec<ByPlayers<'a, u8>>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, bound(deserialize = "'de: 'a"))]
pub(super) struct PuzzlePieces<'a> {
    pub kinds: Field<'a, u8>,
    pub copies: Field<'a, u8>,
    #[serde(rename = "return")]
    pub back: Option<Field<'a, Back>>,
    pub public_draw: Option<Field<'a, bool>>,
}

/// Where pieces go that are not kept.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Back {
    BottomInDrawnOrder,
}

/// What a pill does; which of the effects it has is part of its text, how strong they are may depend on the players.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, bound(deserialize = "'de: 'a"))]
pub(super) struct Pill<'a> {
    pub windows: ByPlayers<'a, Vec<Window>>,
    pub per_card: Option<ByPlayers<'a, PerSuit<'a>>>,
    pub cancel_own_alerts: Option<ByPlayers<'a, bool>>,
    pub per_set: Option<ByPlayers<'a, PerSet<'a>>>,
    pub give_away_round_alerts: Option<ByPlayers<'a, bool>>,
    pub per_silence_token: Option<ByPlayers<'a, u8>>,
    pub per_exact_card: Option<ByPlayers<'a, PerExactCard<'a>>>,
    pub puzzle_bonus: Option<ByPlayers<'a, Vec<ByPlayers<'a, u8>>>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, bound(deserialize = "'de: 'a"))]
pub(super) struct PerSet<'a> {
    pub suits: ByPlayers<'a, Vec<Suit>>,
    pub honors: ByPlayers<'a, u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, bound(deserialize = "'de: 'a"))]
pub(super) struct PerExactCard<'a> {
    pub suit: ByPlayers<'a, Suit>,
    pub value: ByPlayers<'a, u8>,
    pub honors: ByPlayers<'a, u8>,
}

/// The pills in use.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Pool {
    All,
    Only(Vec<String>),
}

/// The readings of the rules. Each may be left out, so that a file from before an option existed can still be loaded.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, bound(deserialize = "'de: 'a"))]
pub(super) struct Options<'a> {
    pub follow_rule: Option<Field<'a, FollowRule>>,
    pub follow_in_silence: Option<Field<'a, bool>>,
    pub stack_condition: Option<Field<'a, StackCondition>>,
    pub carry_stack_between_rounds: Option<Field<'a, bool>>,
    pub same_as_includes_pilot: Option<Field<'a, bool>>,
    pub final_exchange_order: Option<Field<'a, FinalExchangeOrder>>,
    pub pill_decisions: Option<Field<'a, PillDecisions>>,
    pub final_tie: Option<Field<'a, FinalTie>>,
    pub show_alert_totals: Option<Field<'a, bool>>,
}
