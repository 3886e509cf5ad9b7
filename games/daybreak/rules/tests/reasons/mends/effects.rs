//! Whether an action would change something.

use super::{all_cards, enrich, goes, tag};
use daybreak::{Chain, CrisisInPlay, Face, SeatPrompt};

#[test]
fn no_effect() {
    goes("NoEffect", |example, state, mv| {
        enrich(state);
        tag(state, example.seat, *mv);
        state.crises.push(CrisisInPlay { face: Face::Unknown, in_force: false, tucked: Chain::EMPTY });
        state.local_discards = all_cards().collect();
        state.boards[example.seat.index()].hand = all_cards().collect();
        for desk in &mut state.desks {
            *desk = SeatPrompt::EMPTY;
        }
        true
    });
}

#[test]
fn none_to_remove() {
    goes("NoneToRemove", |_, state, _| {
        enrich(state);
        true
    });
}

#[test]
fn forbidden_by() {
    goes("ForbiddenBy", |_, state, _| {
        for standing in &mut state.standing {
            standing.forbids = 0;
        }
        true
    });
}
