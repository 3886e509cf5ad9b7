//! Tokens come and go: on the boards of players and in the world.

use crate::facts::{Cause, Fact};
use crate::game::Daybreak;
use crate::language::Token;
use crate::state::State;
use crate::vocab::{Resilience, Sector};
use tabletop::{Seat, Tell};

impl Daybreak {
    /// So many more on a board or in the world. A token of any type must have been chosen before.
    pub(crate) fn put(
        &self,
        state: &mut State,
        seat: Seat,
        token: Token,
        count: u16,
        cause: Cause,
        tell: &mut impl Tell<State, Fact>,
    ) {
        let count = count.min(999);
        if count == 0 {
            return;
        }
        if token == Token::ThermometerCarbon {
            return self.warm(state, count, tell);
        }
        let Some(slot) = slot(state, seat, token) else { return };
        *slot = slot.saturating_add(count).min(9999);
        let now = *slot;
        tell.tell(state, || changed(seat, token, count as i16, now, cause));
    }

    /// As many as there are of so many less; how many went. A token of any type must have been chosen before.
    pub(crate) fn take(
        &self,
        state: &mut State,
        seat: Seat,
        token: Token,
        count: u16,
        cause: Cause,
        tell: &mut impl Tell<State, Fact>,
    ) -> u16 {
        if token == Token::ThermometerCarbon {
            let gone = self.cool(state, count, tell);
            let now = self.count(state, seat, token);
            if gone > 0 {
                tell.tell(state, || changed(seat, token, -(gone as i16), now, cause));
            }
            return gone;
        }
        let Some(slot) = slot(state, seat, token) else { return 0 };
        let gone = count.min(*slot);
        *slot -= gone;
        let now = *slot;
        if gone > 0 {
            tell.tell(state, || changed(seat, token, -(gone as i16), now, cause));
        }
        gone
    }

    /// Resilience is lost; what is missing costs communities (DB-CRISIS-12).
    pub(crate) fn lose_resilience(
        &self,
        state: &mut State,
        seat: Seat,
        kind: Resilience,
        count: u16,
        cause: Cause,
        tell: &mut impl Tell<State, Fact>,
    ) {
        let gone = self.take(state, seat, Token::Resilience(kind), count, cause, tell);
        self.put(state, seat, Token::Communities, count - gone, Cause::Missing, tell);
    }

    /// Trees or oceans are lost; what is missing costs every player communities (DB-CRISIS-13). DAC stands for neither
    /// (DB-CRISIS-22).
    pub(crate) fn lose_sinks(
        &self,
        state: &mut State,
        token: Token,
        count: u16,
        cause: Cause,
        tell: &mut impl Tell<State, Fact>,
    ) {
        let gone = self.take(state, Seat(0), token, count, cause, tell);
        if gone < count {
            for seat in self.seats() {
                self.put(state, seat, Token::Communities, count - gone, Cause::Missing, tell);
            }
        }
    }

    /// The energy check of one player (DB-EMIT-01).
    pub(crate) fn check_energy(&self, state: &mut State, seat: Seat, tell: &mut impl Tell<State, Fact>) {
        let missing = state.board(seat).shortage();
        if missing > 0 {
            tell.tell(state, || Fact::Shortage { seat, missing });
            self.put(state, seat, Token::Communities, missing, Cause::Shortage, tell);
        }
    }

    /// The types of a token of any type of which there is something, or all of them; a plain token has one.
    pub(crate) fn kinds(&self, state: &State, seat: Seat, token: Token, there: bool) -> impl Iterator<Item = u8> {
        let board = *state.board(seat);
        let count = match token {
            Token::AnyEmissions => Sector::COUNT,
            Token::AnyResilience => Resilience::COUNT,
            _ => 0,
        };
        (0..count as u8).filter(move |&kind| {
            !there
                || match token {
                    Token::AnyEmissions => board.emissions[usize::from(kind)] > 0,
                    _ => board.resilience[usize::from(kind)] > 0,
                }
        })
    }
}

/// The token of a chosen type.
pub(crate) fn of_kind(token: Token, kind: u8) -> Token {
    match token {
        Token::AnyEmissions => Token::Emissions(Sector::ALL[usize::from(kind) % Sector::COUNT]),
        Token::AnyResilience => Token::Resilience(Resilience::ALL[usize::from(kind) % Resilience::COUNT]),
        other => other,
    }
}

fn slot(state: &mut State, seat: Seat, token: Token) -> Option<&mut u16> {
    match token {
        Token::Trees => Some(&mut state.world.trees),
        Token::Oceans => Some(&mut state.world.oceans),
        Token::Dac => Some(&mut state.world.dac),
        Token::RecentCarbon => Some(&mut state.world.recent),
        _ => state.boards[seat.index()].slot(token),
    }
}

fn changed(seat: Seat, token: Token, change: i16, now: u16, cause: Cause) -> Fact {
    if token.is_world() {
        Fact::WorldChanged { token, change, now, cause }
    } else {
        Fact::Changed { seat, token, change, now, cause }
    }
}
