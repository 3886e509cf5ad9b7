//! Tokens come and go: on the boards of players and in the world.

use crate::course::Course;
use crate::facts::{Cause, Fact};
use crate::language::Token;
use crate::position::Position;
use crate::state::State;
use crate::thermometer;
use crate::vocab::{Resilience, Sector};
use tabletop::{Seat, Tell};

/// So many more on a board or in the world. A token of any type must have been chosen before.
pub(crate) fn put(course: &mut Course<'_, impl Tell<State, Fact>>, seat: Seat, token: Token, count: u16, cause: Cause) {
    let count = count.min(999);
    if count == 0 {
        return;
    }
    if token == Token::ThermometerCarbon {
        return thermometer::warm(course, count);
    }
    let Some(slot) = slot(course.state, seat, token) else { return };
    *slot = slot.saturating_add(count).min(9999);
    let now = *slot;
    course.tell.tell(course.state, || changed(seat, token, count as i16, now, cause));
}

/// As many as there are of so many less; how many went. A token of any type must have been chosen before.
pub(crate) fn take(
    course: &mut Course<'_, impl Tell<State, Fact>>,
    seat: Seat,
    token: Token,
    count: u16,
    cause: Cause,
) -> u16 {
    if token == Token::ThermometerCarbon {
        let gone = thermometer::cool(course, count);
        let now = course.position().count(seat, token);
        if gone > 0 {
            course.tell.tell(course.state, || changed(seat, token, -(gone as i16), now, cause));
        }
        return gone;
    }
    let Some(slot) = slot(course.state, seat, token) else { return 0 };
    let gone = count.min(*slot);
    *slot -= gone;
    let now = *slot;
    if gone > 0 {
        course.tell.tell(course.state, || changed(seat, token, -(gone as i16), now, cause));
    }
    gone
}

/// Resilience is lost; what is missing costs communities (DB-CRISIS-12).
pub(crate) fn lose_resilience(
    course: &mut Course<'_, impl Tell<State, Fact>>,
    seat: Seat,
    kind: Resilience,
    count: u16,
    cause: Cause,
) {
    let gone = take(course, seat, Token::Resilience(kind), count, cause);
    put(course, seat, Token::Communities, count - gone, Cause::Missing(Token::Resilience(kind)));
}

/// Trees or oceans are lost; what is missing costs every player communities (DB-CRISIS-13). DAC stands for neither
/// (DB-CRISIS-22).
pub(crate) fn lose_sinks(course: &mut Course<'_, impl Tell<State, Fact>>, token: Token, count: u16, cause: Cause) {
    let gone = take(course, Seat(0), token, count, cause);
    if gone < count {
        for seat in course.rules.seats() {
            put(course, seat, Token::Communities, count - gone, Cause::Missing(token));
        }
    }
}

/// The energy check of one player (DB-EMIT-01).
pub(crate) fn check_energy(course: &mut Course<'_, impl Tell<State, Fact>>, seat: Seat) {
    let missing = course.state.board(seat).shortage();
    if missing > 0 {
        course.tell.tell(course.state, || Fact::Shortage { seat, missing });
        put(course, seat, Token::Communities, missing, Cause::Shortage);
    }
}

/// The types of a token of any type of which there is something, or all of them; a plain token has one.
pub(crate) fn kinds(position: Position<'_>, seat: Seat, token: Token, there: bool) -> impl Iterator<Item = u8> {
    let board = position.state.board(seat);
    let (emissions, resilience) = (board.emissions, board.resilience);
    let count = match token {
        Token::AnyEmissions => Sector::COUNT,
        Token::AnyResilience => Resilience::COUNT,
        _ => 0,
    };
    (0..count as u8).filter(move |&kind| {
        !there
            || match token {
                Token::AnyEmissions => emissions[usize::from(kind)] > 0,
                _ => resilience[usize::from(kind)] > 0,
            }
    })
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
