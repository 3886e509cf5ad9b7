//! Cards in hand and the places they go to.

use super::{all_cards, card_of, goes};
use daybreak::{Chain, Move};

#[test]
fn not_in_hand() {
    goes("NotInHand", |example, state, mv| {
        state.boards[example.seat.index()].hand.add(card_of(*mv));
        true
    });
}

#[test]
fn not_yours() {
    goes("NotYours", |example, state, mv| {
        state.desks[example.seat.index()].offered.add(card_of(*mv));
        true
    });
}

#[test]
fn already_chosen() {
    goes("AlreadyChosen", |example, state, mv| {
        let desk = &mut state.desks[example.seat.index()];
        desk.chosen.take(card_of(*mv));
        desk.offered.add(card_of(*mv));
        true
    });
}

#[test]
fn not_offered() {
    goes("NotOffered", |example, state, mv| {
        let Move::Keep(card) = *mv else { return false };
        state.desks[example.seat.index()].offered.add(card);
        true
    });
}

#[test]
fn no_stack() {
    goes("NoStack", |example, state, mv| {
        let (Move::Act(at) | Move::Support { stack: at, .. } | Move::Start { stack: at, .. }) = *mv else {
            return false;
        };
        let front = all_cards().find(|card| !state.board(example.seat).hand.has(*card)).unwrap();
        let Some(stack) = state.boards[example.seat.index()].stacks.get_mut(usize::from(at)) else { return false };
        stack.cards = Chain { first: front.0, len: 1 };
        true
    });
}

#[test]
fn too_many_stacks() {
    goes("TooManyStacks", |example, state, _| {
        state.standing[example.seat.index()].stacks = 9;
        true
    });
}

#[test]
fn no_such_depth() {
    goes("NoSuchDepth", |_, _, mv| {
        *mv = Move::Under(1);
        true
    });
}
