//! The Local stage: everybody draws, then all act at once until all are done.

use crate::facts::Fact;
use crate::game::Daybreak;
use crate::language::CardFilter;
use crate::moves::Move;
use crate::pending::{DrawTo, Frame, OwedChoice};
use crate::sets::CardSet;
use crate::state::State;
use crate::vocab::{Deck, LocalId, Stage};
use tabletop::{Dice, Seat, Seats, Tell};

impl Daybreak {
    /// The stage begins with the draw step.
    pub(crate) fn begin_local(&self, state: &mut State, tell: &mut impl Tell<State, Fact>) {
        state.stage = Stage::Local;
        tell.tell(state, || Fact::StageBegan { stage: Stage::Local });
        state.done = Seats::NONE;
        state.may_return = Seats::NONE;
        state.agenda.push(Frame::Local);
        // DB-DRAW-06: in seat order, each their whole number; all numbers are settled now (DB-DRAW-05).
        for seat in (0..self.players).rev().map(Seat) {
            let left = self.draw_step(state, seat);
            state.agenda.push(Frame::DrawCards { seat, left, into: DrawTo::Hand });
        }
        for board in &mut state.boards {
            board.next_draw = 0;
        }
    }

    /// The number of cards of a draw step: 5, more or fewer by projects and crises (DB-DRAW-01), fewer by communities
    /// in crisis (DB-DRAW-02).
    pub(crate) fn draw_step(&self, state: &State, seat: Seat) -> u8 {
        let (printed, board) = (self.content.board(), state.board(seat));
        let mark = printed.draw_marks.iter().rfind(|mark| u16::from(mark.0) <= board.communities).map_or(0, |m| m.1);
        let more = i16::from(state.standing[seat.index()].draws) + i16::from(board.next_draw);
        (i16::from(printed.draw) + more - i16::from(mark)).clamp(0, 60) as u8
    }

    /// How many cards the next draw takes from the deck; an empty deck is made anew (DB-DRAW-03).
    pub(crate) fn cards_due(&self, state: &mut State, left: u8, tell: &mut impl Tell<State, Fact>) -> u8 {
        if left > 0 && state.local_deck.is_empty() && !state.local_discards.is_empty() {
            state.local_deck = std::mem::take(&mut state.local_discards);
            tell.tell(state, || Fact::Reshuffled { deck: Deck::Local });
        }
        left.min(state.local_deck.len() as u8)
    }

    /// Local cards by chance.
    pub(crate) fn sample_cards(&self, state: &State, count: u8, dice: &mut impl Dice) -> CardSet {
        let (mut deck, mut drawn) = (state.local_deck, CardSet::NONE);
        for _ in 0..count {
            if let Some(card) = deck.sample(dice) {
                deck.take(card);
                drawn.add(card);
            }
        }
        drawn
    }

    /// Local cards are drawn.
    pub(crate) fn draw_cards(&self, state: &mut State, cards: CardSet, tell: &mut impl Tell<State, Fact>) {
        let Some(Frame::DrawCards { seat, left, into }) = state.agenda.last_mut() else { return };
        let (seat, into) = (*seat, *into);
        *left = left.saturating_sub(cards.len() as u8);
        state.local_deck.take_all(cards);
        if into == DrawTo::Hand {
            state.boards[seat.index()].hand.add_all(cards);
            tell.tell(state, || Fact::Drew { seat, cards });
        } else {
            state.desks[seat.index()].offered.add_all(cards);
            tell.tell(state, || Fact::Offered { seat, cards });
        }
    }

    /// A draw is complete, or nothing more can be drawn: the rest is forfeit (DB-DRAW-06).
    pub(crate) fn drawn(
        &self,
        state: &mut State,
        seat: Seat,
        left: u8,
        into: DrawTo,
        tell: &mut impl Tell<State, Fact>,
    ) {
        state.agenda.pop();
        if left > 0 {
            tell.tell(state, || Fact::DrawForfeited { seat, cards: left });
        }
        match into {
            DrawTo::Hand => {}
            DrawTo::Fitting(filter) => self.keep_fitting(state, seat, &filter, tell),
            DrawTo::Choose(count) => {
                let desk = &mut state.desks[seat.index()];
                let count = u32::from(count);
                if desk.offered.len() <= count {
                    self.keep_fitting(state, seat, &CardFilter::Any, tell);
                } else {
                    desk.owes = Some(OwedChoice::Keep(count as u8));
                    if count == 0 {
                        self.settle_keep(state, seat, tell);
                    }
                }
            }
        }
    }

    /// Of the drawn cards, those that fit are kept and the others discarded.
    fn keep_fitting(&self, state: &mut State, seat: Seat, filter: &CardFilter, tell: &mut impl Tell<State, Fact>) {
        let offered = std::mem::take(&mut state.desks[seat.index()].offered);
        let cards: CardSet = offered.iter().filter(|&card| self.content.local(card).fits(filter)).collect();
        let mut rest = offered;
        rest.take_all(cards);
        state.boards[seat.index()].hand.add_all(cards);
        state.local_discards.add_all(rest);
        tell.tell(state, || Fact::Kept { seat, cards });
    }

    /// One drawn card is kept.
    pub(crate) fn keep_card(&self, state: &mut State, seat: Seat, card: LocalId, tell: &mut impl Tell<State, Fact>) {
        let desk = &mut state.desks[seat.index()];
        let Some(OwedChoice::Keep(left)) = desk.owes else { return };
        desk.offered.take(card);
        desk.owes = Some(OwedChoice::Keep(left - 1));
        state.boards[seat.index()].hand.add(card);
        tell.tell(state, || Fact::Kept { seat, cards: [card].into_iter().collect() });
        if left == 1 {
            self.settle_keep(state, seat, tell);
        }
    }

    fn settle_keep(&self, state: &mut State, seat: Seat, tell: &mut impl Tell<State, Fact>) {
        let desk = &mut state.desks[seat.index()];
        desk.owes = None;
        let rest = std::mem::take(&mut desk.offered);
        state.local_discards.add_all(rest);
        tell.tell(state, || Fact::Discarded { seat, cards: rest });
    }

    /// Plain moves of the Local stage. What needs further questions is in `desk.rs` and `act.rs`.
    pub(crate) fn play_local(&self, state: &mut State, seat: Seat, mv: Move, tell: &mut impl Tell<State, Fact>) {
        match mv {
            // DB-LOCAL-05: in front of a stack; DB-LOCAL-09: or as a new one.
            Move::Start { card, stack } => {
                self.lay_in_stack(state, seat, card, stack, 0);
                tell.tell(state, || Fact::Started { seat, card, stack });
            }
            // DB-LOCAL-06: any place but the front; the question where is left out if there is only one.
            Move::Support { card, stack } => {
                let depth = state.board(seat).stacks[usize::from(stack)].cards.len;
                if self.options.tuck_to_back || depth == 1 {
                    self.tuck(state, seat, card, stack, depth, tell);
                } else {
                    state.desks[seat.index()].tucking = Some((card, stack));
                }
            }
            Move::SupportProject { card, project } => self.support_project(state, seat, card, project, tell),
            Move::ReduceCrisis { card, crisis } => self.reduce_crisis(state, seat, card, crisis, tell),
            Move::Done => {
                state.done = state.done.with(seat);
                state.may_return = state.may_return.without(seat);
                tell.tell(state, || Fact::Done { seat });
                return;
            }
            Move::NotDone => {
                state.done = state.done.without(seat);
                state.may_return = state.may_return.without(seat);
                tell.tell(state, || Fact::NotDone { seat });
                return;
            }
            _ => return,
        }
        state.may_return = state.done;
    }

    /// A card goes behind so many cards of a stack.
    pub(crate) fn tuck(
        &self,
        state: &mut State,
        seat: Seat,
        card: LocalId,
        stack: u8,
        under: u8,
        tell: &mut impl Tell<State, Fact>,
    ) {
        self.lay_in_stack(state, seat, card, stack, under);
        tell.tell(state, || Fact::Tucked { seat, card, stack, under });
        state.may_return = state.done;
    }

    fn lay_in_stack(&self, state: &mut State, seat: Seat, card: LocalId, stack: u8, behind: u8) {
        let at = usize::from(stack);
        let mut there = state.board(seat).stacks[at];
        there.cards = state.chain_in(there.cards, card, behind);
        there.tags.add(&self.content.local(card).tags);
        let board = &mut state.boards[seat.index()];
        board.stacks[at] = there;
        board.hand.take(card);
    }
}
