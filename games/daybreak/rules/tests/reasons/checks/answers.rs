//! Answers to open questions.

#[allow(clippy::wildcard_imports, reason = "the checks are one text in several files")]
use super::*;

pub(super) fn not_unknown(game: &Daybreak, state: &State, seat: Seat, mv: Move) -> Option<Refusal> {
    let Move::Crisis(crisis) = mv else { return None };
    wrong_answer(game, state, seat, mv).then_some(Refusal::NotUnknown { crisis })
}

pub(super) fn no_option(game: &Daybreak, state: &State, seat: Seat, mv: Move) -> Option<Refusal> {
    let Move::Option(option) = mv else { return None };
    let count = offers(game, state, seat).len() as u8;
    wrong_answer(game, state, seat, mv).then_some(Refusal::NoOption { option, count })
}

pub(super) fn not_a_choice(game: &Daybreak, state: &State, seat: Seat, mv: Move) -> Option<Refusal> {
    match mv {
        Move::To(to) => wrong_answer(game, state, seat, mv).then_some(Refusal::NotAChoice { seat: to }),
        Move::Spare(to) if group_asked(state) == Some(Question::Spare) => {
            (!still_struck(state).contains(&to)).then_some(Refusal::NotAChoice { seat: to })
        }
        _ => None,
    }
}

pub(super) fn none_left(game: &Daybreak, state: &State, seat: Seat, mv: Move) -> Option<Refusal> {
    let token = match mv {
        Move::Sector(sector) => Token::Emissions(sector),
        Move::Resilience(kind) => Token::Resilience(kind),
        _ => return None,
    };
    wrong_answer(game, state, seat, mv).then_some(Refusal::NoneLeft { token })
}

pub(super) fn amount_out_of_range(game: &Daybreak, state: &State, seat: Seat, mv: Move) -> Option<Refusal> {
    let Move::Amount(amount) = mv else { return None };
    let most = offers(game, state, seat).len() as u8;
    wrong_answer(game, state, seat, mv).then_some(Refusal::AmountOutOfRange { amount, most })
}

pub(super) fn nothing_begun(_game: &Daybreak, state: &State, seat: Seat, mv: Move) -> Option<Refusal> {
    let asked = state.frame() != Some(Frame::Local) || !state.done.has(seat);
    (mv == Move::Back && is_free(state, seat) && asked).then_some(Refusal::NothingBegun)
}

pub(super) fn owed(_game: &Daybreak, state: &State, seat: Seat, mv: Move) -> Option<Refusal> {
    let desk = &state.desks[seat.index()];
    // What is owed, what another asks for, and what was paid already: none of it can be dropped.
    let begun = desk.draft.is_some_and(|draft| draft.from == 0 || draft.waiting.is_some());
    let droppable = !desk.owes() && desk.consent.is_empty() && (desk.tucking.is_some() || begun);
    let bound = group_asked(state).is_none() && desk.is_open() && !droppable;
    (mv == Move::Back && bound).then_some(Refusal::Owed)
}

pub(super) fn not_drawn(game: &Daybreak, state: &State, seat: Seat, mv: Move) -> Option<Refusal> {
    let Move::KeepProject(project) = mv else { return None };
    let asked = group_asked(state) == Some(Question::KeepProject);
    let there = state.drawn_projects.iter().any(|&card| card == project);
    let forbidden = is_forbidden(game, state, seat, Forbidden::NewProjects);
    (asked && !there && !forbidden).then_some(Refusal::NotDrawn { project })
}

pub(super) fn already_named(_game: &Daybreak, state: &State, seat: Seat, mv: Move) -> Option<Refusal> {
    let named = group_asked(state).is_some() && state.votes[seat.index()] == Some(mv);
    named.then_some(Refusal::AlreadyNamed)
}

/// Only going back is left of what was begun: an answer that was given is no longer one.
pub(super) fn no_longer_fits(game: &Daybreak, state: &State, seat: Seat, mv: Move) -> Option<Refusal> {
    let draft = stuck(game, state, seat)?;
    (!draft.answers.is_empty() && mv != Move::Back).then_some(Refusal::NoLongerFits)
}
