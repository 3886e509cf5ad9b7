//! What the labels of moves rest on.

use crate::teller::reader;
use daybreak::{CardNo, Face, Move, State, View};

/// What the label of a move rests on besides the move: the card that lies in the place it names. Nothing, where it is the question
/// that the move answers.
pub(crate) fn rests_on(view: &View, mv: Move) -> Option<u64> {
    let (state, seat) = (&view.state, reader(view));
    match mv {
        Move::Act(stack) | Move::Start { stack, .. } | Move::Support { stack, .. } => {
            let front = state.board(seat).stacks.get(usize::from(stack)).and_then(|stack| stack.cards.front());
            Some(number(front.map(|card| card.no())))
        }
        Move::UseProject(at) | Move::SupportProject { project: at, .. } | Move::DropProject(at) => {
            let project = state.projects.get(usize::from(at)).copied().flatten();
            Some(number(project.map(|project| project.card.no())))
        }
        Move::ReduceCrisis { crisis, .. } => Some(number(crisis_at(state, crisis))),
        // These name a card, a place or a seat, and nothing that lies there.
        Move::Done
        | Move::NotDone
        | Move::Pass
        | Move::Back
        | Move::Pay(_)
        | Move::Spend(_)
        | Move::Stop
        | Move::No
        | Move::To(_)
        | Move::Crisis(_)
        | Move::Keep(_)
        | Move::KeepProject(_)
        | Move::KeepNone
        | Move::Spare(_) => Some(0),
        Move::Under(_)
        | Move::Option(_)
        | Move::Yes
        | Move::Amount(_)
        | Move::Sector(_)
        | Move::Resilience(_)
        | Move::Card(_)
        | Move::Lose(_) => None,
    }
}

fn crisis_at(state: &State, at: u8) -> Option<CardNo> {
    match state.crises.get(usize::from(at))?.face {
        Face::Up(card) => Some(card.no()),
        Face::Unknown | Face::Laid => None,
    }
}

fn number(card: Option<CardNo>) -> u64 {
    card.map_or(0, |no| 1 + u64::from(no.0))
}
