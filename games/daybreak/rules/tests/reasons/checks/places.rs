//! Cards in hand and the places they go to.

#[allow(clippy::wildcard_imports, reason = "the checks are one text in several files")]
use super::*;

/// The card that a move of the Local stage plays from hand.
pub(super) fn played(mv: Move) -> Option<LocalId> {
    match mv {
        Move::Start { card, .. }
        | Move::Support { card, .. }
        | Move::SupportProject { card, .. }
        | Move::ReduceCrisis { card, .. } => Some(card),
        _ => None,
    }
}

pub(super) fn not_in_hand(game: &Daybreak, state: &State, seat: Seat, mv: Move) -> Option<Refusal> {
    let card = match mv {
        Move::Pay(card) if desk_asks(game, state, seat) == Some(Question::Pay) => card,
        _ if plays_local(state, seat) => played(mv)?,
        _ => return None,
    };
    (!state.board(seat).hand.has(card)).then_some(Refusal::NotInHand { card })
}

pub(super) fn not_yours(game: &Daybreak, state: &State, seat: Seat, mv: Move) -> Option<Refusal> {
    let Move::Lose(card) = mv else { return None };
    let desk = &state.desks[seat.index()];
    let asked = desk_asks(game, state, seat) == Some(Question::LoseCard);
    (asked && !desk.offered.has(card) && !desk.chosen.has(card)).then_some(Refusal::NotYours { card })
}

pub(super) fn already_chosen(game: &Daybreak, state: &State, seat: Seat, mv: Move) -> Option<Refusal> {
    let Move::Lose(card) = mv else { return None };
    let asked = desk_asks(game, state, seat) == Some(Question::LoseCard);
    (asked && state.desks[seat.index()].chosen.has(card)).then_some(Refusal::AlreadyChosen { card })
}

pub(super) fn not_offered(game: &Daybreak, state: &State, seat: Seat, mv: Move) -> Option<Refusal> {
    let card = match mv {
        Move::Keep(card) | Move::Spend(card) | Move::Card(card) => card,
        Move::Pay(card) if state.board(seat).hand.has(card) => card,
        _ => return None,
    };
    wrong_answer(game, state, seat, mv).then_some(Refusal::NotOffered { card })
}

pub(super) fn depth(state: &State, seat: Seat, stack: u8) -> u8 {
    state.board(seat).stacks.get(usize::from(stack)).map_or(0, |stack| stack.cards.len)
}

pub(super) fn first_empty(state: &State, seat: Seat) -> Option<usize> {
    state.board(seat).stacks.iter().position(|stack| stack.cards.len == 0)
}

pub(super) fn stacks(state: &State, seat: Seat) -> usize {
    state.board(seat).stacks.iter().filter(|stack| stack.cards.len > 0).count()
}

pub(super) fn no_stack(_game: &Daybreak, state: &State, seat: Seat, mv: Move) -> Option<Refusal> {
    let (stack, missing) = match mv {
        Move::Act(stack) if acts_now(state, seat) => (stack, depth(state, seat, stack) == 0),
        Move::Support { stack, .. } if plays_local(state, seat) => (stack, depth(state, seat, stack) == 0),
        // DB-LOCAL-09: a new stack takes the first free place.
        Move::Start { stack, .. } if plays_local(state, seat) => {
            let free = first_empty(state, seat) == Some(usize::from(stack));
            (stack, depth(state, seat, stack) == 0 && !free)
        }
        _ => return None,
    };
    missing.then_some(Refusal::NoStack { stack })
}

pub(super) fn too_many_stacks(_game: &Daybreak, state: &State, seat: Seat, mv: Move) -> Option<Refusal> {
    let Move::Start { stack, .. } = mv else { return None };
    let most = state.standing[seat.index()].stacks;
    let new = usize::from(stack) < state.board(seat).stacks.len() && depth(state, seat, stack) == 0;
    let full = stacks(state, seat) >= usize::from(most);
    (plays_local(state, seat) && new && full).then_some(Refusal::TooManyStacks { most })
}

pub(super) fn no_such_depth(_game: &Daybreak, state: &State, seat: Seat, mv: Move) -> Option<Refusal> {
    let (Move::Under(under), Some((_, stack))) = (mv, state.desks[seat.index()].tucking) else { return None };
    let desk = &state.desks[seat.index()];
    let most = depth(state, seat, stack);
    let asked = !desk.owes() && desk.consent.is_empty() && group_asked(state).is_none();
    (asked && !(1..=most).contains(&under)).then_some(Refusal::NoSuchDepth { under, most })
}
