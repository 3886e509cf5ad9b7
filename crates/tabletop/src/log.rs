//! The log: a header and numbered entries. Everything else is a fold of it.
//!
//! These are the types; the JSON lines are written and read at the rim (see `docs/log-format.md`).

use crate::{Commitment, Game, Seat, Seed, Share};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The version of the shape of a log.
pub const FORMAT: u32 = 1;

/// The number of an entry, counted from 1.
pub type EntryNo = u32;

/// The first line of a log: all that is needed to begin the game again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "FirstLine<S>", bound(deserialize = "S: Deserialize<'de>"))]
pub struct Header<S> {
    /// The version of the log's own shape, [`FORMAT`].
    pub firstlight: u32,
    /// Which game.
    pub game: String,
    /// The reading of the rules it is played under.
    pub rules: u32,
    /// The content it is played with.
    pub content: ContentRef,
    /// The game's own setup.
    pub setup: S,
    /// Who sits where; names for people to read, in the order of the seats.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub seats: Vec<String>,
    /// The seed, or the promise of one.
    #[serde(flatten)]
    pub chance: SeedRef,
    /// How the seed came about, if that is told.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dealt: Option<Dealt>,
}

/// The shape of a header in files. Spelled out, because a flattened field cannot refuse the fields it does not know.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FirstLine<S> {
    firstlight: u32,
    game: String,
    rules: u32,
    content: ContentRef,
    setup: S,
    #[serde(default)]
    seats: Vec<String>,
    seed: Option<Seed>,
    commitment: Option<Commitment>,
    dealt: Option<Dealt>,
}

impl<S> TryFrom<FirstLine<S>> for Header<S> {
    type Error = &'static str;

    fn try_from(line: FirstLine<S>) -> Result<Self, Self::Error> {
        let chance = match (line.seed, line.commitment) {
            (Some(seed), None) => SeedRef::Seed(seed),
            (None, Some(commitment)) => SeedRef::Commitment(commitment),
            _ => return Err("a header has either a seed or a commitment to one"),
        };
        let FirstLine { firstlight, game, rules, content, setup, seats, dealt, .. } = line;
        Ok(Header { firstlight, game, rules, content, setup, seats, chance, dealt })
    }
}

/// Which content a game was begun with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ContentRef {
    /// The name the content gives itself.
    pub id: String,
    /// SHA-256 of its text.
    pub hash: Commitment,
    /// The files themselves, if the content is not the one that comes with the program.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub files: BTreeMap<String, String>,
}

/// The seed of a game, or what was published in place of it while the game runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SeedRef {
    /// The seed itself.
    Seed(Seed),
    /// Its hash; the seed is published when the game has ended.
    Commitment(Commitment),
}

/// How the seed of a game came about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Dealt {
    /// In which way.
    pub way: DealtBy,
    /// What the server had fixed before anybody gave a share; published when the game has ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub secret: Option<Seed>,
    /// What the seats gave, in their order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub shares: Vec<GivenShare>,
    /// People with a seat who gave nothing in time.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub left_out: Vec<LeftOut>,
}

/// In which way the seed of a game came about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum DealtBy {
    /// From the server's secret and shares of the seats: all committed to theirs before any was shown.
    Everybody,
    /// From the server's secret and shares that the server took one by one as people sat down.
    Sitting,
    /// The server alone drew it: there was one person at the table, or none, or nobody gave a share.
    Server,
    /// It was given: somebody chose it, or it is the deal of another table.
    Given,
    /// It is the deal of a day.
    Daily,
    /// The table is for study.
    Study,
}

/// The share of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct GivenShare {
    /// Which.
    pub seat: Seat,
    /// Who had it.
    pub name: String,
    /// What they gave.
    pub share: Share,
}

/// Somebody with a seat who gave no share.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct LeftOut {
    /// Which.
    pub seat: Seat,
    /// Who had it.
    pub name: String,
}

/// What is wrong with how a seed is said to have come about.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotDealtSo {
    /// Shares without the secret they were mixed with, or a secret without shares.
    #[error("its header tells shares without the server's secret, or a secret without shares")]
    Half,
    /// One seat twice, or not in order.
    #[error("its header tells the shares of seats twice or out of their order")]
    Order,
    /// They make another seed.
    #[error("the server's secret and the shares in its header make another seed")]
    OtherSeed,
}

impl Dealt {
    /// Do the secret and the shares make this seed?
    pub fn check(&self, seed: Seed) -> Result<(), NotDealtSo> {
        let shared = matches!(self.way, DealtBy::Everybody | DealtBy::Sitting);
        let secret = match (self.secret, shared && !self.shares.is_empty()) {
            (Some(secret), true) => secret,
            (None, false) if !shared && self.shares.is_empty() => return Ok(()),
            _ => return Err(NotDealtSo::Half),
        };
        if !self.shares.is_sorted_by(|one, next| one.seat < next.seat) {
            return Err(NotDealtSo::Order);
        }
        let made = Seed::of_shares(&secret, self.shares.iter().map(|given| (given.seat, &given.share)));
        if made == seed { Ok(()) } else { Err(NotDealtSo::OtherSeed) }
    }
}

/// One line of a log after the header.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entry<M, D> {
    /// A seat moved.
    Move {
        /// Who.
        seat: Seat,
        /// What.
        mv: M,
    },
    /// Chance answered a draw.
    Draw(D),
    /// A seat took moves back.
    Retract {
        /// Who.
        seat: Seat,
        /// The entries that no longer hold: the seat's own, and those of seats that agreed to move again.
        lifted: Vec<EntryNo>,
    },
    /// The game goes on from an earlier point, as a what-if.
    Branch {
        /// The last entry that still holds; 0 for the beginning.
        to: EntryNo,
    },
}

/// The entry type of a game.
pub type EntryOf<G> = Entry<<G as Game>::Move, <G as Game>::Draw>;

/// The one shape of an entry in files: which fields are there says which kind it is.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Line<M, D> {
    #[serde(default = "Option::default", skip_serializing_if = "Option::is_none")]
    seat: Option<Seat>,
    #[serde(rename = "move", default = "Option::default", skip_serializing_if = "Option::is_none")]
    mv: Option<M>,
    #[serde(default = "Option::default", skip_serializing_if = "Option::is_none")]
    draw: Option<D>,
    #[serde(default = "Option::default", skip_serializing_if = "Option::is_none")]
    retract: Option<Vec<EntryNo>>,
    #[serde(default = "Option::default", skip_serializing_if = "Option::is_none")]
    branch: Option<EntryNo>,
}

impl<M: Serialize + Clone, D: Serialize + Clone> Serialize for Entry<M, D> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let empty = Line { seat: None, mv: None, draw: None, retract: None, branch: None };
        let line: Line<M, D> = match self.clone() {
            Entry::Move { seat, mv } => Line { seat: Some(seat), mv: Some(mv), ..empty },
            Entry::Draw(draw) => Line { draw: Some(draw), ..empty },
            Entry::Retract { seat, lifted } => Line { seat: Some(seat), retract: Some(lifted), ..empty },
            Entry::Branch { to } => Line { branch: Some(to), ..empty },
        };
        line.serialize(serializer)
    }
}

impl<'de, M: Deserialize<'de>, D: Deserialize<'de>> Deserialize<'de> for Entry<M, D> {
    fn deserialize<De: serde::Deserializer<'de>>(deserializer: De) -> Result<Self, De::Error> {
        match Line::deserialize(deserializer)? {
            Line { seat: Some(seat), mv: Some(mv), draw: None, retract: None, branch: None } => {
                Ok(Entry::Move { seat, mv })
            }
            Line { seat: None, mv: None, draw: Some(draw), retract: None, branch: None } => Ok(Entry::Draw(draw)),
            Line { seat: Some(seat), mv: None, draw: None, retract: Some(lifted), branch: None } => {
                Ok(Entry::Retract { seat, lifted })
            }
            Line { seat: None, mv: None, draw: None, retract: None, branch: Some(to) } => Ok(Entry::Branch { to }),
            _ => Err(serde::de::Error::custom("an entry is one of: seat and move; draw; seat and retract; branch")),
        }
    }
}
