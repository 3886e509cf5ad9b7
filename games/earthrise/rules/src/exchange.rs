//! Maneuver tokens for puzzle pieces (ER-9).

use crate::facts::Fact;
use crate::game::Earthrise;
use crate::state::{MAX_PIECES, Phase, Piece, State};
use tabletop::deck::{Front, Pile};
use tabletop::{Seat, Tell};

impl Earthrise {
    /// Kinds among these pieces that are not owned yet, as bits.
    pub(crate) fn new_kinds(&self, drawn: &[u8], owned: u8) -> u8 {
        drawn.iter().fold(0, |kinds, &piece| kinds | 1 << piece) & !owned
    }

    /// The tokens go to the box and never return (ER-9.3, ER-9.6); which of them is all the same (ER-9.7).
    pub(crate) fn exchange(&self, state: &mut State, seat: Seat, tokens: u8, tell: &mut impl Tell<State, Fact>) {
        state.tokens[seat.index()] = state.tokens[seat.index()].drop_first(tokens);
        state.to_draw = tokens;
        tell.tell(state, || Fact::TokensSpent { seat, tokens });
        self.go_on_drawing(state, seat, tell);
    }

    /// Keeping tokens is always allowed (ER-9.7).
    pub(crate) fn save(&self, state: &mut State, seat: Seat, tell: &mut impl Tell<State, Fact>) {
        tell.tell(state, || Fact::TokensSaved { seat });
        self.close_window(state, seat, tell);
    }

    /// Chance has decided the next unknown piece.
    pub(crate) fn draw_piece(&self, state: &mut State, piece: Piece, tell: &mut impl Tell<State, Fact>) {
        let Phase::DrawPiece { seat } = state.phase else { return };
        state.pile.take_drawn(piece.0);
        self.add_drawn(state, seat, piece, tell);
        self.go_on_drawing(state, seat, tell);
    }

    fn add_drawn(&self, state: &mut State, seat: Seat, piece: Piece, tell: &mut impl Tell<State, Fact>) {
        state.drawn.push(piece.0);
        state.to_draw -= 1;
        tell.tell(state, || Fact::PieceDrawn { seat, piece: Some(piece) });
    }

    /// Pieces that lie known under the pile are simply taken; an unknown one needs a draw.
    fn go_on_drawing(&self, state: &mut State, seat: Seat, tell: &mut impl Tell<State, Fact>) {
        while state.to_draw > 0 {
            match state.pile.front() {
                Front::Unknown => {
                    state.phase = Phase::DrawPiece { seat };
                    return;
                }
                Front::Known(piece) => {
                    state.pile.take_known();
                    state.under_by.pop_front();
                    self.add_drawn(state, seat, Piece(piece), tell);
                }
                Front::Empty => state.to_draw = 0,
            }
        }
        let new = self.new_kinds(state.drawn.as_slice(), state.pieces[seat.index()]);
        match new.count_ones() {
            0 => self.keep(state, seat, None, tell),
            1 => self.keep(state, seat, Some(Piece(new.trailing_zeros() as u8)), tell),
            _ => state.phase = Phase::KeepPiece { seat },
        }
    }

    /// At most one new piece is kept; all others go under the pile as they were drawn (ER-9.4, ER-9.5).
    pub(crate) fn keep(&self, state: &mut State, seat: Seat, kept: Option<Piece>, tell: &mut impl Tell<State, Fact>) {
        let drawn: Pile<MAX_PIECES> = std::mem::take(&mut state.drawn);
        let kept_at = kept.and_then(|kept| drawn.as_slice().iter().position(|&piece| piece == kept.0));
        let others =
            || drawn.as_slice().iter().enumerate().filter(|(at, _)| Some(*at) != kept_at).map(|(_, piece)| *piece);
        if let Some(piece) = kept {
            state.pieces[seat.index()] |= 1 << piece.0;
            others().for_each(|piece| {
                state.drawn.push(piece);
            });
            tell.tell(state, || Fact::PieceKept { seat, piece });
            state.drawn.clear();
        }
        let mut returned = 0;
        for piece in others() {
            state.pile.put_under(piece);
            state.under_by.push(seat.0);
            returned += 1;
        }
        if returned > 0 {
            tell.tell(state, || Fact::PiecesReturned { seat, count: returned });
        }
        self.close_window(state, seat, tell);
    }

    /// One exchange a window (ER-9.2): on to the Copilot, or in the final phase to the next player.
    fn close_window(&self, state: &mut State, seat: Seat, tell: &mut impl Tell<State, Fact>) {
        if state.round < self.table.rounds {
            self.ask_copilot(state, tell);
        } else {
            state.last_exchanged = state.last_exchanged.with(seat);
            self.next_last_exchange(state, tell);
        }
    }
}
