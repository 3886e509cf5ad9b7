//! Who is asked what.

use super::{goes, with_frame};
use daybreak::{Frame, Move, SeatPrompt, Stage};
use tabletop::Seats;

#[test]
fn other_question() {
    // Once nothing else is asked, whoever is in the Local stage may say so.
    goes("OtherQuestion", |example, state, mv| {
        if state.stage != Stage::Local {
            return false;
        }
        state.desks[example.seat.index()] = SeatPrompt::EMPTY;
        with_frame(state, Frame::Local);
        state.done = Seats::NONE;
        *mv = Move::Done;
        true
    });
}

#[test]
fn not_the_speaker() {
    // In another round it is this seat that speaks.
    goes("NotTheSpeaker", |example, state, _| {
        state.round = example.seat.0 + 1;
        true
    });
}
