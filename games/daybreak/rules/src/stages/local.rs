//! The Local stage: everybody draws, then all act at once until all are done.

use crate::course::Course;
use crate::crises;
use crate::facts::{Cause, Fact, Giver};
use crate::language::CardFilter;
use crate::moves::Move;
use crate::pending::{ActionSource, DrawTo, Frame, OwedChoice};
use crate::position::Position;
use crate::projects;
use crate::sets::CardSet;
use crate::state::State;
use crate::vocab::{Deck, LocalId, Stage};
use tabletop::{Dice, Seat, Seats, Tell};

/// The stage begins with the draw step.
pub(crate) fn begin_local(course: &mut Course<'_, impl Tell<State, Fact>>) {
    course.state.stage = Stage::Local;
    course.state.done = Seats::NONE;
    course.state.may_return = Seats::NONE;
    course.tell.tell(course.state, || Fact::StageBegan { stage: Stage::Local });
    course.state.agenda.push(Frame::Local);
    // DB-DRAW-06: in seat order, each their whole number; all numbers are settled now (DB-DRAW-05).
    for seat in (0..course.rules.players).rev().map(Seat) {
        let left = draw_step(course.position(), seat);
        course.state.agenda.push(Frame::DrawCards { seat, left, into: DrawTo::Hand });
    }
    for board in &mut course.state.boards {
        board.next_draw = 0;
    }
}

/// The number of cards of a draw step: 5, more or fewer by projects and crises (DB-DRAW-01), fewer by communities
/// in crisis (DB-DRAW-02).
pub(crate) fn draw_step(position: Position<'_>, seat: Seat) -> u8 {
    let (printed, board) = (position.rules.content.board(), position.state.board(seat));
    let mark = printed.draw_marks.iter().rfind(|mark| u16::from(mark.0) <= board.communities).map_or(0, |m| m.1);
    let more = i16::from(position.state.standing[seat.index()].draws) + i16::from(board.next_draw);
    (i16::from(printed.draw) + more - i16::from(mark)).clamp(0, 60) as u8
}

/// How many cards the next draw takes from the deck; an empty deck is made anew (DB-DRAW-03).
pub(crate) fn cards_due(course: &mut Course<'_, impl Tell<State, Fact>>, left: u8) -> u8 {
    if left > 0 {
        let refilled = course.state.local_cards().refill();
        if refilled {
            course.tell.tell(course.state, || Fact::Reshuffled { deck: Deck::Local });
        }
    }
    left.min(course.state.local_deck.len() as u8)
}

/// Local cards by chance.
pub(crate) fn sample_cards(position: Position<'_>, count: u8, dice: &mut impl Dice) -> CardSet {
    position.state.local_deck.sample(count.into(), dice)
}

/// Local cards are drawn.
pub(crate) fn draw_cards(course: &mut Course<'_, impl Tell<State, Fact>>, cards: CardSet) {
    let Some(Frame::DrawCards { seat, left, into }) = course.state.agenda.last_mut() else { return };
    let (seat, into) = (*seat, *into);
    *left = left.saturating_sub(cards.len() as u8);
    course.state.local_deck.take_all(cards);
    if into == DrawTo::Hand {
        course.state.boards[seat.index()].hand.add_all(cards);
        course.tell.tell(course.state, || Fact::Drew { seat, cards });
    } else {
        course.state.desks[seat.index()].offered.add_all(cards);
        let by = giver(course.position());
        course.tell.tell(course.state, || Fact::Offered { seat, cards, by });
    }
}

/// Whose action the draw on top of the agenda belongs to: the one that goes on after it, if one does.
fn giver(position: Position<'_>) -> Option<Giver> {
    let after = position.state.agenda.iter().rev().find(|frame| !matches!(frame, Frame::DrawCards { .. }));
    let Some(&Frame::Act { seat, doing }) = after else { return None };
    let cause = match doing {
        ActionSource::Stack(stack) => {
            Cause::Local(position.state.board(seat).stacks[usize::from(stack)].cards.front()?)
        }
        ActionSource::Project(at) => Cause::Project(position.state.projects[usize::from(at)]?.card),
        ActionSource::Crisis => return None,
    };
    Some(Giver { seat, cause })
}

/// A draw is complete, or nothing more can be drawn: the rest is forfeit (DB-DRAW-06).
pub(crate) fn drawn(course: &mut Course<'_, impl Tell<State, Fact>>, seat: Seat, left: u8, into: DrawTo) {
    course.state.agenda.pop();
    if left > 0 {
        course.tell.tell(course.state, || Fact::DrawForfeited { seat, cards: left });
    }
    match into {
        DrawTo::Hand => {}
        DrawTo::Fitting(filter) => keep_fitting(course, seat, &filter),
        DrawTo::Choose(count) => {
            let desk = &mut course.state.desks[seat.index()];
            let count = u32::from(count);
            if desk.offered.len() <= count {
                keep_fitting(course, seat, &CardFilter::Any);
            } else {
                desk.owes = Some(OwedChoice::Keep(count as u8));
                if count == 0 {
                    settle_keep(course, seat);
                }
            }
        }
    }
}

/// Of the drawn cards, those that fit are kept and the others discarded.
fn keep_fitting(course: &mut Course<'_, impl Tell<State, Fact>>, seat: Seat, filter: &CardFilter) {
    let offered = std::mem::take(&mut course.state.desks[seat.index()].offered);
    let cards: CardSet = offered.iter().filter(|&card| course.rules.content.local(card).fits(filter)).collect();
    let mut rest = offered;
    rest.take_all(cards);
    course.state.boards[seat.index()].hand.add_all(cards);
    course.state.local_discards.add_all(rest);
    course.tell.tell(course.state, || Fact::Kept { seat, cards });
}

/// One drawn card is kept.
pub(crate) fn keep_card(course: &mut Course<'_, impl Tell<State, Fact>>, seat: Seat, card: LocalId) {
    let desk = &mut course.state.desks[seat.index()];
    let Some(OwedChoice::Keep(left)) = desk.owes else { return };
    desk.offered.take(card);
    desk.owes = Some(OwedChoice::Keep(left - 1));
    course.state.boards[seat.index()].hand.add(card);
    course.tell.tell(course.state, || Fact::Kept { seat, cards: [card].into_iter().collect() });
    if left == 1 {
        settle_keep(course, seat);
    }
}

fn settle_keep(course: &mut Course<'_, impl Tell<State, Fact>>, seat: Seat) {
    let desk = &mut course.state.desks[seat.index()];
    desk.owes = None;
    let rest = std::mem::take(&mut desk.offered);
    course.state.local_discards.add_all(rest);
    course.tell.tell(course.state, || Fact::Discarded { seat, cards: rest });
}

/// Plain moves of the Local stage. What needs further questions is in `desk.rs` and `act.rs`.
pub(crate) fn play_local(course: &mut Course<'_, impl Tell<State, Fact>>, seat: Seat, mv: Move) {
    match mv {
        // DB-LOCAL-05: in front of a stack; DB-LOCAL-09: or as a new one.
        Move::Start { card, stack } => {
            lay_in_stack(course, seat, card, stack, 0);
            course.tell.tell(course.state, || Fact::Started { seat, card, stack });
        }
        // DB-LOCAL-06: any place but the front; the question where is left out if there is only one.
        Move::Support { card, stack } => {
            let depth = course.state.board(seat).stacks[usize::from(stack)].cards.len;
            if course.rules.options.tuck_to_back || depth == 1 {
                tuck(course, seat, card, stack, depth);
            } else {
                course.state.desks[seat.index()].tucking = Some((card, stack));
            }
        }
        Move::SupportProject { card, project } => projects::support_project(course, seat, card, project),
        Move::ReduceCrisis { card, crisis } => crises::reduce_crisis(course, seat, card, crisis),
        Move::Done => {
            course.state.done = course.state.done.with(seat);
            course.state.may_return = course.state.may_return.without(seat);
            course.tell.tell(course.state, || Fact::Done { seat });
            return;
        }
        Move::NotDone => {
            course.state.done = course.state.done.without(seat);
            course.state.may_return = course.state.may_return.without(seat);
            course.tell.tell(course.state, || Fact::NotDone { seat });
            return;
        }
        _ => return,
    }
    course.state.may_return = course.state.done;
}

/// A card goes behind so many cards of a stack.
pub(crate) fn tuck(course: &mut Course<'_, impl Tell<State, Fact>>, seat: Seat, card: LocalId, stack: u8, under: u8) {
    lay_in_stack(course, seat, card, stack, under);
    course.tell.tell(course.state, || Fact::Tucked { seat, card, stack, under });
    course.state.may_return = course.state.done;
}

/// A card from hand goes into a stack behind so many others.
pub(crate) fn lay_in_stack(
    course: &mut Course<'_, impl Tell<State, Fact>>,
    seat: Seat,
    card: LocalId,
    stack: u8,
    behind: u8,
) {
    let at = usize::from(stack);
    let mut there = course.state.board(seat).stacks[at];
    there.cards = course.state.local_cards().chain_in(there.cards, card, behind);
    there.tags.add(&course.rules.content.local(card).tags);
    let board = &mut course.state.boards[seat.index()];
    board.stacks[at] = there;
    board.hand.take(card);
}
