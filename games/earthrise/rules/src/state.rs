//! Everything that can change in a game of Earthrise, as plain data.

use crate::card::{Card, Cards, Suit};
use crate::trick::Standing;
use serde::{Deserialize, Serialize};
use std::fmt;
use tabletop::deck::{Deck, Pile};
use tabletop::{Seat, Seats};

/// The most players a table can have.
pub const MAX_PLAYERS: usize = 5;
/// The most tricks a round can have.
pub const MAX_TRICKS: usize = 16;
/// The most rounds a game can have; the score sheet has one column more, for the final phase.
pub const MAX_ROUNDS: usize = 4;
/// The most kinds of puzzle pieces.
pub const MAX_KINDS: usize = 8;
/// The most puzzle pieces in the box.
pub const MAX_PIECES: usize = 32;

/// One thing a seat. At a table of fewer than five the last places stay empty.
pub type PerSeat<T> = [T; MAX_PLAYERS];

/// One of the Maneuver tokens: its place in the list of the content.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "EarthriseTokenId"))]
#[serde(transparent)]
pub struct TokenId(pub u8);

/// A kind of puzzle piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "EarthrisePiece"))]
#[serde(transparent)]
pub struct Piece(pub u8);

/// One of the history pills: its place in the list of the content.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "EarthrisePillId"))]
#[serde(transparent)]
pub struct PillId(pub u8);

/// A set of Maneuver tokens.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Tokens(u64);

impl Tokens {
    /// No token.
    pub const NONE: Tokens = Tokens(0);

    /// The first `count` tokens of the list.
    pub const fn first(count: usize) -> Tokens {
        if count >= 64 { Tokens(u64::MAX) } else { Tokens((1 << count) - 1) }
    }

    /// How many.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// None?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Is it there?
    pub const fn has(self, token: TokenId) -> bool {
        token.0 < 64 && self.0 >> token.0 & 1 == 1
    }

    /// With one more.
    #[must_use]
    pub const fn with(self, token: TokenId) -> Tokens {
        Tokens(self.0 | 1 << token.0)
    }

    /// Without one.
    #[must_use]
    pub const fn without(self, token: TokenId) -> Tokens {
        Tokens(self.0 & !(1 << token.0))
    }

    /// Both sets together.
    #[must_use]
    pub const fn union(self, other: Tokens) -> Tokens {
        Tokens(self.0 | other.0)
    }

    /// Without the first `count` of them.
    #[must_use]
    pub fn drop_first(self, count: u8) -> Tokens {
        (0..count).fold(self, |left, _| Tokens(left.0 & left.0.wrapping_sub(1)))
    }

    /// The tokens in the order of the list.
    pub fn iter(self) -> impl Iterator<Item = TokenId> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let token = TokenId(left.trailing_zeros() as u8);
            left = (left != 0).then(|| left & (left - 1))?;
            Some(token)
        })
    }
}

impl FromIterator<TokenId> for Tokens {
    fn from_iter<I: IntoIterator<Item = TokenId>>(tokens: I) -> Tokens {
        tokens.into_iter().fold(Tokens::NONE, Tokens::with)
    }
}

impl fmt::Debug for Tokens {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter().map(|t| t.0)).finish()
    }
}

impl Serialize for Tokens {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Tokens {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Tokens, D::Error> {
        let tokens = Vec::<TokenId>::deserialize(deserializer)?;
        match tokens.iter().find(|t| t.0 >= 64) {
            Some(token) => Err(serde::de::Error::custom(format!("there is no token {}", token.0))),
            None => Ok(tokens.into_iter().collect()),
        }
    }
}

/// What the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "EarthrisePhase"))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// The lot for the first Pilot (ER-3.6).
    Lots,
    /// The secret pills (ER-13.1).
    PillDeal,
    /// The Maneuver tokens of this round (ER-3.3).
    Lay,
    /// The hands of this round (ER-3.5).
    Deal,
    /// The next card of the trick.
    Play,
    /// Somebody may exchange tokens for pieces (ER-9.2).
    Exchange {
        /// Who.
        seat: Seat,
    },
    /// A piece is drawn from the unknown part of the pile.
    DrawPiece {
        /// For whom.
        seat: Seat,
    },
    /// Several new kinds were drawn: which one is kept? (ER-9.4)
    KeepPiece {
        /// Who chooses.
        seat: Seat,
    },
    /// The Copilot takes a card (ER-8.11).
    Copilot {
        /// Who.
        seat: Seat,
    },
    /// Everybody with a pill decides whether to use it now (ER-13.2).
    Pills,
    /// Honors are noted. A state never rests here.
    Score,
    /// Pill 06: the owner hands on this round's Alert tokens, one by one (ER-13.6).
    GiveAlerts {
        /// Who.
        seat: Seat,
    },
    /// The game has ended.
    Over,
}

/// The cards of complete tricks by seat: six bits a card, 0 for none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct Tricks([u32; MAX_TRICKS]);

impl Tricks {
    /// Keeps the cards of a trick.
    pub(crate) fn keep(&mut self, trick: u8, cards: &PerSeat<Option<Card>>) {
        let bits = |card: &Option<Card>| card.map_or(0, |card| card.index() as u32 + 1);
        self.0[usize::from(trick)] = cards.iter().rev().fold(0, |row, card| row << 6 | bits(card));
    }

    /// Are the cards of a trick kept?
    pub(crate) fn has(&self, trick: u8) -> bool {
        self.0.get(usize::from(trick)).is_some_and(|row| *row != 0)
    }

    /// The tricks, first one first.
    pub(crate) fn rows(&self) -> [PerSeat<Option<Card>>; MAX_TRICKS] {
        self.0.map(|row| std::array::from_fn(|seat| Card::from_index((row >> (6 * seat) & 63).checked_sub(1)?)))
    }

    /// The same from cards.
    pub(crate) fn of(rows: &[PerSeat<Option<Card>>; MAX_TRICKS]) -> Tricks {
        let mut tricks = Tricks::default();
        (0..).zip(rows).for_each(|(trick, row)| tricks.keep(trick, row));
        tricks
    }
}

/// A game of Earthrise. Small, plain and copied freely.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct State {
    pub(crate) phase: Phase,
    /// The round, from 0; the number of rounds stands for the final phase.
    pub(crate) round: u8,
    /// The trick of the round, from 0.
    pub(crate) trick: u8,
    pub(crate) first_pilot: Seat,
    /// Who holds the Apollo 8.
    pub(crate) pilot: Seat,
    pub(crate) trump: Option<Suit>,
    /// How many have played to this trick.
    pub(crate) played: u8,
    /// Who plays the next card.
    pub(crate) turn: Seat,
    /// The cards of this trick by seat; they lie there until they are taken.
    pub(crate) table: PerSeat<Option<Card>>,
    /// The same cards as a set.
    pub(crate) on_table: Cards,
    /// Who leads it.
    pub(crate) standing: Standing,
    pub(crate) hands: PerSeat<Cards>,
    /// Cards captured this round.
    pub(crate) won: PerSeat<Cards>,
    /// The cards of the complete tricks of this round by seat, first trick first.
    pub(crate) tricks: Tricks,
    /// Suits, as bits, that a seat has shown not to hold this round (ER-6.4).
    pub(crate) voids: PerSeat<u8>,

    /// The token laid at each trick of the round; silent tricks have none.
    pub(crate) track: [Option<TokenId>; MAX_TRICKS],
    /// Tokens that lie face down beside the board.
    pub(crate) supply: Tokens,
    /// Tokens at mission control on the Earth.
    pub(crate) earth: Tokens,
    /// The token that was moved to the Earth last: its condition counts (ER-8.4).
    pub(crate) newest: Option<TokenId>,
    pub(crate) tokens: PerSeat<Tokens>,

    pub(crate) pile: Deck<MAX_KINDS, MAX_PIECES>,
    /// Who put each of the pieces under the pile, in their order.
    pub(crate) under_by: Pile<MAX_PIECES>,
    /// Pieces drawn in the exchange that is going on, in order.
    pub(crate) drawn: Pile<MAX_PIECES>,
    /// Pieces of that exchange that are still to be drawn.
    pub(crate) to_draw: u8,
    /// Kinds of pieces a seat has, as bits.
    pub(crate) pieces: PerSeat<u8>,

    /// Radio Silence tokens taken this round.
    pub(crate) silence: PerSeat<u8>,
    /// Alert points a seat has, those of this round included.
    pub(crate) alerts: PerSeat<u8>,
    /// Alert points taken for this round's cards that Pill 06 may still hand on.
    pub(crate) fresh_alerts: PerSeat<u8>,
    /// Honors by column of the score sheet: the rounds, then F.
    #[serde(rename = "pad")]
    pub(crate) score_sheet: [PerSeat<i16>; MAX_ROUNDS + 1],

    pub(crate) pills: PerSeat<Option<PillId>>,
    /// Seats whose pill was revealed and scored.
    pub(crate) pills_used: Seats,
    /// Seats that have decided about their pill at this scoring.
    pub(crate) decided: Seats,
    /// Those of them that reveal it.
    pub(crate) revealing: Seats,
    /// Seats that have had their last exchange in the final phase.
    pub(crate) last_exchanged: Seats,
}

impl State {
    /// Honors of a seat so far, over the whole score sheet.
    pub fn honors(&self, seat: Seat) -> i16 {
        self.score_sheet.iter().map(|column| column[seat.index()]).sum()
    }

    /// What the game waits for.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The round, from 0; the number of rounds stands for the final phase.
    pub fn round(&self) -> u8 {
        self.round
    }

    /// The trick of the round, from 0.
    pub fn trick(&self) -> u8 {
        self.trick
    }

    /// Who leads the trick.
    pub fn pilot(&self) -> Seat {
        self.pilot
    }

    /// The suit of the trick, once it is led.
    pub fn trump(&self) -> Option<Suit> {
        self.trump
    }

    /// How many have played to the trick.
    pub fn played(&self) -> u8 {
        self.played
    }

    /// The cards of the trick by seat.
    pub fn table(&self) -> &PerSeat<Option<Card>> {
        &self.table
    }

    /// The same cards as a set.
    pub fn on_table(&self) -> Cards {
        self.on_table
    }

    /// The cards in everybody's hand.
    pub fn hands(&self) -> &PerSeat<Cards> {
        &self.hands
    }

    /// Suits, as bits, that a seat has shown not to hold this round.
    pub fn voids(&self) -> &PerSeat<u8> {
        &self.voids
    }

    /// Tokens on the Earth.
    pub fn earth(&self) -> Tokens {
        self.earth
    }

    /// The token on the Earth whose condition counts.
    pub fn newest(&self) -> Option<TokenId> {
        self.newest
    }

    /// Who is first in the Trump ranking of the trick so far.
    pub fn commander(&self) -> Option<Seat> {
        self.standing.commander()
    }
}
