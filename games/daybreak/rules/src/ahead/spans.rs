//! Everything that crises and tipping points count, as the span of what it can be: the least and the most.

use crate::game::Daybreak;
use crate::language::Token;
use crate::position::Position;
use crate::state::{MAX_PLAYERS, State};
use crate::vocab::{PlanetaryEffect, Resilience, Sector};
use tabletop::Seat;

/// From the least to the most.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Span {
    pub lo: i32,
    pub hi: i32,
}

impl Span {
    pub(super) const fn at(value: i32) -> Span {
        Span { lo: value, hi: value }
    }

    pub(super) fn is_one(self) -> bool {
        self.lo == self.hi
    }

    /// What is in either.
    pub(super) fn join(self, other: Span) -> Span {
        Span { lo: self.lo.min(other.lo), hi: self.hi.max(other.hi) }
    }

    /// What can be taken off it, down to nothing.
    pub(super) fn less(self, by: Span) -> Span {
        Span { lo: (self.lo - by.hi).max(0), hi: (self.hi - by.lo).max(0) }
    }

    pub(super) fn plus(self, other: Span) -> Span {
        Span { lo: self.lo + other.lo, hi: self.hi + other.hi }
    }
}

/// Tokens that lie on a board.
pub(super) const BOARD: usize = 13;

/// The place of a token of a board.
pub(super) const fn place(token: Token) -> Option<usize> {
    Some(match token {
        Token::Communities => 0,
        Token::Demand => 1,
        Token::Dirty => 2,
        Token::Clean => 3,
        Token::Emissions(sector) => 4 + sector.index(),
        Token::Resilience(kind) => 4 + Sector::COUNT + kind.index(),
        _ => return None,
    })
}

/// The world's own: trees, oceans, DAC, recent carbon, and carbon on the thermometer with its bands.
pub(super) const WORLD: [Token; 5] =
    [Token::Trees, Token::Oceans, Token::Dac, Token::RecentCarbon, Token::ThermometerCarbon];

pub(super) fn world_place(token: Token) -> Option<usize> {
    WORLD.iter().position(|one| *one == token)
}

/// Where the numbers of a table lie: those of the boards, of the world, of the tracks.
const WORLD_AT: usize = BOARD * MAX_PLAYERS;
const TRACKS_AT: usize = WORLD_AT + WORLD.len();
/// Crises face down that come on top.
const MORE: usize = TRACKS_AT + PlanetaryEffect::COUNT;
/// Rolls that are owed, but for those of new bands.
const ROLLS: usize = MORE + 1;
/// How many numbers there are.
pub(super) const NUMBERS: usize = ROLLS + 1;

/// What can be, or how much can be added to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Spans {
    pub numbers: [Span; NUMBERS],
    /// Bands up to which every new one has had its roll (DB-CRISIS-04).
    pub rolled_for: i32,
}

impl Spans {
    /// Nothing, as a change.
    pub(super) const NONE: Spans = Spans { numbers: [Span::at(0); NUMBERS], rolled_for: 0 };

    /// A state as it is.
    pub(super) fn of(rules: &Daybreak, state: &State) -> Spans {
        let mut spans = Spans::NONE;
        for seat in rules.seats() {
            let board = state.board(seat);
            for token in board_tokens() {
                if let Some(own) = spans.own(seat, token) {
                    *own = Span::at(board.count(token).into());
                }
            }
        }
        for token in WORLD {
            let count = Span::at(rules.at(state).count(Seat(0), token).into());
            if let Some(number) = spans.of_world(token) {
                *number = count;
            }
        }
        for effect in PlanetaryEffect::ALL {
            *spans.track(effect) = Span::at(state.world.tracks[effect.index()].into());
        }
        *spans.rolls() = Span::at(state.rolls.into());
        spans.rolled_for = state.world.bands.into();
        spans
    }

    /// A token of a board; none of the world and of any type.
    pub(super) fn own(&mut self, seat: Seat, token: Token) -> Option<&mut Span> {
        self.numbers.get_mut(seat.index() * BOARD + place(token)?)
    }

    /// Communities in crisis of a seat.
    pub(super) fn communities(&self, seat: Seat) -> Span {
        self.numbers[seat.index() * BOARD]
    }

    /// A token of the world.
    pub(super) fn of_world(&mut self, token: Token) -> Option<&mut Span> {
        self.numbers.get_mut(WORLD_AT + world_place(token)?)
    }

    /// Where the token of a track stands.
    pub(super) fn track(&mut self, effect: PlanetaryEffect) -> &mut Span {
        &mut self.numbers[TRACKS_AT + effect.index()]
    }

    pub(super) fn stands(&self, effect: PlanetaryEffect) -> Span {
        self.numbers[TRACKS_AT + effect.index()]
    }

    /// Crises that can come on top.
    pub(super) fn on_top(&self) -> Span {
        self.numbers[MORE]
    }

    /// Rolls that are owed, but for those of new bands.
    pub(super) fn owed(&self) -> Span {
        self.numbers[ROLLS]
    }

    pub(super) fn rolls(&mut self) -> &mut Span {
        &mut self.numbers[ROLLS]
    }

    pub(super) fn more(&mut self) -> &mut Span {
        &mut self.numbers[MORE]
    }

    /// How many of a token there can be; of any type, all of them.
    pub(super) fn count(&self, seat: Seat, token: Token) -> Span {
        if let Some(at) = world_place(token) {
            return self.numbers[WORLD_AT + at];
        }
        let own = &self.numbers[seat.index() * BOARD..][..BOARD];
        match token {
            Token::AnyEmissions => own[4..4 + Sector::COUNT].iter().fold(Span::at(0), |sum, one| sum.plus(*one)),
            Token::AnyResilience => own[4 + Sector::COUNT..].iter().fold(Span::at(0), |sum, one| sum.plus(*one)),
            _ => place(token).map_or(Span::at(0), |at| own[at]),
        }
    }

    /// Bands on the thermometer.
    pub(super) fn bands(&self, position: Position<'_>) -> Span {
        let heat = self.count(Seat(0), Token::ThermometerCarbon);
        let per_band = i32::from(position.rules.per_band()).max(1);
        Span { lo: heat.lo / per_band, hi: heat.hi / per_band }
    }

    /// Counts the rolls for new bands among those that are owed.
    pub(super) fn owe_rolls(&mut self, position: Position<'_>) {
        let (bands, rolled_for) = (self.bands(position), self.rolled_for);
        let rolls = self.rolls();
        rolls.hi += (bands.hi - rolled_for).max(0);
        rolls.lo += (bands.lo - rolled_for).max(0);
        self.rolled_for = rolled_for.max(bands.hi);
    }

    #[inline(always)]
    fn each(&mut self, other: &Spans, mut with: impl FnMut(&mut Span, Span)) {
        for at in 0..NUMBERS {
            with(&mut self.numbers[at], other.numbers[at]);
        }
    }

    /// Adds what lies between two others.
    pub(super) fn grow_by(&mut self, after: &Spans, before: &Spans) {
        let mut grown = *after;
        grown.each(before, |own, was| *own = Span { lo: (own.lo - was.lo).min(0), hi: (own.hi - was.hi).max(0) });
        self.each(&grown, |own, by| *own = own.plus(by));
    }

    /// One change after another; nothing is kept from falling below 0.
    #[must_use]
    pub(super) fn added(mut self, then: &Spans) -> Spans {
        self.each(then, |own, by| *own = own.plus(by));
        self
    }

    /// What is in either.
    #[must_use]
    pub(super) fn join(mut self, other: &Spans) -> Spans {
        self.each(other, |own, theirs| *own = own.join(theirs));
        self.rolled_for = self.rolled_for.min(other.rolled_for);
        self
    }

    /// With a change; nothing falls below 0.
    #[must_use]
    pub(super) fn plus(mut self, change: &Spans) -> Spans {
        self.each(change, |own, by| *own = Span { lo: (own.lo + by.lo).max(0), hi: (own.hi + by.hi).max(0) });
        self
    }

    /// Is every span a single number?
    pub(super) fn is_one(&self) -> bool {
        self.numbers.iter().all(|span| span.is_one())
    }

    /// Of the boards nothing is known any more.
    pub(super) fn forget_boards(&mut self) {
        self.numbers[..WORLD_AT].iter_mut().for_each(|number| *number = Span { lo: 0, hi: 9999 });
    }

    /// Is the other at least as bad in everything that can cost communities or bands? Where the tokens of the tracks
    /// stand is left out.
    pub(super) fn is_no_worse_than(&self, other: &Spans) -> bool {
        let (own, theirs) = (&self.numbers, &other.numbers);
        for at in [WORLD_AT + 4, MORE, ROLLS] {
            if own[at].hi > theirs[at].hi {
                return false;
            }
        }
        for at in WORLD_AT..WORLD_AT + 3 {
            if own[at].lo < theirs[at].lo {
                return false;
            }
        }
        for at in 0..WORLD_AT {
            if own[at].hi > theirs[at].hi || own[at].lo < theirs[at].lo && !at.is_multiple_of(BOARD) {
                return false;
            }
        }
        true
    }
}

/// Every token of a board.
pub(super) fn board_tokens() -> impl Iterator<Item = Token> {
    [Token::Communities, Token::Demand, Token::Dirty, Token::Clean]
        .into_iter()
        .chain(Sector::ALL.map(Token::Emissions))
        .chain(Resilience::ALL.map(Token::Resilience))
}
