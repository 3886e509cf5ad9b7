//! Everything that can change in a game of Daybreak, as plain data of fixed size.
//!
//! Nothing in it is hidden: a face-down deck is the set of cards that can still come, and an unknown crisis is a place
//! in the row whose card is decided when it is turned up (DB-INFO-01).

use crate::few::Few;
use crate::moves::Move;
use crate::pending::{Frame, SeatPrompt};
use crate::sets::{Bytes, CardSet, TagCounts};
use crate::vocab::{ChallengeId, CrisisId, GlobalId, LocalId, PlanetaryEffect, Resilience, Sector, Stage};
use serde::{Deserialize, Serialize};
use tabletop::{Seat, Seats};

/// The most players a table can have.
pub const MAX_PLAYERS: usize = 4;
/// The most stacks a player can have; five by the rules, one more by a challenge card.
pub const MAX_STACKS: usize = 6;
/// The most global projects in play.
pub const MAX_PROJECTS: usize = 4;
/// The most crises on the table; what comes on top of a full row is not laid.
pub const MAX_CRISES: usize = 48;
/// Stands for no card in a [`Chain`] and in [`State::next_card`].
pub const NO_CARD: u8 = u8::MAX;

/// One thing a seat. At a table of fewer than four the last places stay as they began.
pub type PerSeat<T> = [T; MAX_PLAYERS];

/// Cards that lie behind or under something, in order: the first, and [`State::next_card`] leads on from each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Chain {
    /// The first card, or [`NO_CARD`].
    pub first: u8,
    /// How many.
    pub len: u8,
}

impl Chain {
    /// No card.
    pub const EMPTY: Chain = Chain { first: NO_CARD, len: 0 };

    /// The first card.
    #[inline]
    pub const fn front(&self) -> Option<LocalId> {
        if self.first == NO_CARD { None } else { Some(LocalId(self.first)) }
    }
}

/// A stack of local cards; the first of its chain is the front. An empty one is a place for a new stack (DB-LOCAL-09).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Stack {
    /// The cards, front first.
    pub cards: Chain,
    /// Every printed tag of the stack, counted; standing extra tags are not in it.
    pub tags: TagCounts,
}

impl Stack {
    /// No stack.
    pub const EMPTY: Stack = Stack { cards: Chain::EMPTY, tags: TagCounts::NONE };
}

/// The board, hand and play area of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct PlayerBoard {
    /// Energy demand.
    pub demand: u16,
    /// Dirty energy.
    pub dirty: u16,
    /// Clean energy.
    pub clean: u16,
    /// Emissions tokens by [`Sector`].
    pub emissions: [u16; Sector::COUNT],
    /// Resilience by [`Resilience`].
    pub resilience: [u16; Resilience::COUNT],
    /// Communities in crisis.
    pub communities: u16,
    /// Carbon that windows have taken off this round's own emissions (card 1.120).
    pub absorbed: u16,
    /// Cards more or fewer in the next draw step (card 1.443).
    pub next_draw: i8,
    /// Cards in hand.
    pub hand: CardSet,
    /// The play area.
    pub stacks: [Stack; MAX_STACKS],
}

/// The central board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct World {
    /// Trees.
    pub trees: u16,
    /// Oceans.
    pub oceans: u16,
    /// Direct air capture.
    pub dac: u16,
    /// Carbon in recent emissions.
    pub recent: u16,
    /// Loose carbon on the thermometer, less than a band.
    pub loose: u16,
    /// Bands on the thermometer.
    pub bands: u8,
    /// Bands that come back at the end of the round (DB-TEMP-01).
    pub bands_away: u8,
    /// Where the token of each [`PlanetaryEffect`] stands; 0 is the start.
    pub tracks: [u8; PlanetaryEffect::COUNT],
    /// Does the round marker show drawdown?
    pub drawdown: bool,
}

/// A global project in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct ProjectInPlay {
    /// Which.
    pub card: GlobalId,
    /// Is it active?
    pub active: bool,
    /// Cards tucked under it, in the order in which they came.
    pub tucked: Chain,
    /// Uses of its action this round, by seat; the group's count is their sum.
    pub used: PerSeat<u8>,
}

/// What shows of a crisis in the row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Face {
    /// Face down, drawn from the deck as it is: one of [`State::crisis_deck`].
    Unknown,
    /// Face down since before the discards became a new deck: one of [`State::crisis_laid`].
    Laid,
    /// Face up.
    Up(CrisisId),
}

/// A crisis in the row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct CrisisInPlay {
    /// What shows of it.
    pub face: Face,
    /// Resolved and in force: an ongoing one (DB-CRISIS-10).
    pub in_force: bool,
    /// Cards tucked under it.
    pub tucked: Chain,
}

/// What is in force for a player, added up from active projects, ongoing crises and challenge cards. Kept up to date
/// whenever one of these changes, so that legality is a look-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Standing {
    /// Cards more or fewer in each draw step.
    pub draws: i8,
    /// Growth of demand more or less.
    pub growth: i8,
    /// Stacks allowed.
    pub stacks: u8,
    /// Communities in crisis that lose the game.
    pub communities_to_lose: u8,
    /// Bands that lose the game; the same for all.
    pub bands_to_lose: u8,
    /// Tags that every stack counts besides its own.
    pub extra_tags: TagCounts,
    /// Tags, as bits, whose cards' actions cost a card less.
    pub cheaper: u16,
    /// What is forbidden, as bits by [`Forbidden`](crate::language::Forbidden).
    pub forbids: u8,
}

impl Standing {
    /// Nothing in force.
    pub const NONE: Standing = Standing {
        draws: 0,
        growth: 0,
        stacks: 0,
        communities_to_lose: 0,
        bands_to_lose: 0,
        extra_tags: TagCounts::NONE,
        cheaper: 0,
        forbids: 0,
    };
}

/// The crisis that is being resolved.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct CurrentCrisis {
    /// Its targets.
    pub targets: Seats,
    /// Targets that ignore it.
    pub spared: Seats,
    /// How much weaker it is for all, by tucked cards and windows.
    pub weaker: u8,
    /// What each target takes off every amount, once that is worked out (DB-CRISIS-21).
    pub less: PerSeat<u8>,
    /// Targets to whom it does nothing because all of it is taken off.
    #[serde(default)]
    pub nothing: Seats,
}

/// A game of Daybreak. Plain data, copied freely.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct State {
    /// The stage of the round.
    pub stage: Stage,
    /// The round, from 1.
    pub round: u8,
    /// What the table does next, the last first. Never empty.
    pub agenda: Few<Frame, 16>,
    /// The open questions of the seats.
    pub desks: PerSeat<SeatPrompt>,
    /// Seats that are done with the Local stage, or have passed in a window.
    pub done: Seats,
    /// Seats that are done and may come back, because something has happened since (DB-LOCAL-01).
    #[serde(rename = "stirred")]
    pub may_return: Seats,
    /// In a group decision, what each seat has named (DB-ROUND-04).
    pub votes: PerSeat<Option<Move>>,

    /// The central board.
    pub world: World,
    /// The players.
    pub boards: PerSeat<PlayerBoard>,
    /// What is in force for each of them.
    pub standing: PerSeat<Standing>,

    /// Global projects in play; a place stays empty when one is discarded.
    pub projects: [Option<ProjectInPlay>; MAX_PROJECTS],
    /// Global projects drawn to choose from.
    pub drawn_projects: Few<GlobalId, 4>,
    /// Crises on the table, in the order in which they are resolved.
    pub crises: Few<CrisisInPlay, MAX_CRISES>,
    /// Crisis cards drawn for the level of the thermometer this round (DB-EMIT-06).
    pub level_crises: u8,
    /// Planetary rolls that are owed (DB-CRISIS-17).
    pub rolls: u8,
    /// The crisis that is being resolved.
    #[serde(rename = "struck")]
    pub current_crisis: CurrentCrisis,
    /// Ties that were rolled for it and came out tied again with the same players.
    pub tie_rolls: u8,

    /// For each local card, the one behind it in its [`Chain`], or [`NO_CARD`].
    #[serde(rename = "behind")]
    pub next_card: Bytes<NO_CARD>,
    /// Uses of each local card's action this round (DB-LOCAL-10).
    pub used: Bytes<0>,
    /// Local cards in the deck.
    pub local_deck: CardSet,
    /// Local cards in the discards.
    pub local_discards: CardSet,
    /// Global projects in the deck, as bits.
    pub global_deck: u32,
    /// Global projects in the discards, as bits.
    pub global_discards: u32,
    /// Crises in the deck and face down on the table, as bits: nobody has seen which is which.
    pub crisis_deck: u64,
    /// Crises face down on the table when the discards became a new deck, as bits.
    pub crisis_laid: u64,
    /// Crises in the discards, as bits.
    pub crisis_discards: u64,

    /// Challenge cards in play and whose they are; none: the group's.
    pub challenges: Few<(ChallengeId, Option<Seat>), 12>,
    /// How it ended, once it has.
    pub ending: Option<crate::facts::Outcome>,
}

impl State {
    /// The cards of a chain, the first first.
    #[inline]
    pub fn chain(&self, chain: Chain) -> impl Iterator<Item = LocalId> {
        self.next_card.chain(chain)
    }

    /// The cards of a chain as a set.
    pub fn chain_set(&self, chain: Chain) -> CardSet {
        self.chain(chain).collect()
    }

    /// The last frame of the agenda.
    #[inline]
    pub fn frame(&self) -> Option<Frame> {
        self.agenda.last()
    }

    /// The board of a seat.
    #[inline]
    pub fn board(&self, seat: Seat) -> &PlayerBoard {
        &self.boards[seat.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pending::{Ask, Draft};

    #[test]
    fn a_state_is_at_most_2_kilobytes() {
        let sizes = [
            ("State", size_of::<State>(), 2304),
            ("PlayerBoard", size_of::<PlayerBoard>(), 192),
            ("Desk", size_of::<SeatPrompt>(), 128),
            ("Draft", size_of::<Draft>(), 64),
            ("Frame", size_of::<Frame>(), 12),
            ("Ask", size_of::<Ask>(), 4),
            ("Move", size_of::<Move>(), 4),
            ("Standing", size_of::<Standing>(), 24),
            // Not state, but read at every move: the whole deck should stay near the cache.
            ("LocalCard", size_of::<crate::language::LocalCard>(), 1024),
        ];
        for (name, size, most) in sizes {
            assert!(size <= most, "{name}: {size} bytes, at most {most}");
            println!("{name}: {size}");
        }
    }
}
