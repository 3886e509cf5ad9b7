//! Trying moves on a copy of the state, to the end of the action they begin.

use super::engine::Engine;
use super::outlook::Outlook;
use daybreak::{Draw, Frame, LocalId, Move, Sector, State};
use std::cell::OnceCell;
use tabletop::{Game, Next, Seat, Silent};

/// Answers tried within one decision; after that the first answer is good enough.
const MOST: u32 = 300;

/// What a player can try.
pub(super) struct Trial<'a> {
    pub outlook: &'a Outlook<'a>,
    pub engine: &'a Engine<'a>,
    pub seat: Seat,
    /// Answers tried so far.
    pub tried: u32,
    /// What each card of the own hand would be worth to each other player beyond what it is worth here.
    pub gifts: OnceCell<Vec<(Seat, LocalId, f32)>>,
}

impl Trial<'_> {
    /// What the state is worth after this move and the best answers to what it asks; none if it leads nowhere.
    pub(super) fn worth(&mut self, state: &State, mv: Move) -> Option<f32> {
        let mut copy = *state;
        self.outlook.game.play(&mut copy, self.seat, mv, &mut Silent);
        self.go_on(copy)
    }

    fn go_on(&mut self, mut state: State) -> Option<f32> {
        if let Some(Frame::Die { .. }) = state.frame() {
            return self.roll(&state);
        }
        if state.ending.is_none() && state.desks[self.seat.index()].is_open() {
            let mut moves = Vec::new();
            self.outlook.game.moves(&(&state, self.seat), &mut moves);
            return self.best(&state, &moves).map(|best| best.1);
        }
        self.pass_all(&mut state);
        Some(self.outlook.score(&state) + self.given(&state))
    }

    /// What cards that were given away bring: they serve another player better.
    fn given(&self, state: &State) -> f32 {
        let mut mine = self.engine.hand();
        mine.take_all(state.board(self.seat).hand);
        let mut sum = 0.0;
        for other in self.outlook.seats().filter(|&other| other != self.seat) {
            let now = state.board(other).hand.both(&mine);
            for card in now.iter() {
                let gifts = self.gifts.get_or_init(|| self.engine.gifts());
                sum += gifts.iter().find(|gift| (gift.0, gift.1) == (other, card)).map_or(0.0, |gift| gift.2);
            }
        }
        sum
    }

    /// The mean of what the geoengineering die can bring.
    fn roll(&mut self, state: &State) -> Option<f32> {
        let faces = self.outlook.content.board().geoengineering_die.max(1);
        let mut sum = 0.0;
        for face in 1..=faces {
            let mut copy = *state;
            self.outlook.game.draw(&mut copy, Draw::Geoengineering(face), &mut Silent);
            sum += self.go_on(copy)?;
        }
        Some(sum / f32::from(faces))
    }

    /// In a window, nobody does anything else.
    fn pass_all(&self, state: &mut State) {
        let window = |state: &State| match state.frame() {
            Some(frame @ (Frame::CrisisWindow { .. } | Frame::RollWindow { .. } | Frame::EmissionsWindow)) => {
                Some(frame)
            }
            _ => None,
        };
        let Some(open) = window(state) else { return };
        while window(state) == Some(open) {
            let Next::Ask(asked) = self.outlook.game.next(state) else { return };
            let Some(seat) = asked.first().filter(|seat| !state.desks[seat.index()].is_open()) else { return };
            self.outlook.game.play(state, seat, Move::Pass, &mut Silent);
        }
    }

    /// The best of these answers and what it leads to; none if there is only the way back.
    pub(super) fn best(&mut self, state: &State, moves: &[Move]) -> Option<(Move, f32)> {
        let by_rule = self.by_rule(state, moves);
        let mut best: Option<(Move, f32)> = None;
        for &mv in moves.iter().filter(|&&mv| mv != Move::Back && by_rule.is_none_or(|rule| rule == mv)) {
            self.tried += 1;
            if self.tried > MOST && best.is_some() {
                break;
            }
            if let Some(worth) = self.worth(state, mv)
                && best.is_none_or(|(_, most)| worth > most)
            {
                best = Some((mv, worth));
            }
        }
        best
    }

    /// The answer to a question that needs no trial.
    fn by_rule(&self, state: &State, moves: &[Move]) -> Option<Move> {
        let (engine, board) = (self.engine, state.board(self.seat));
        match moves.first()? {
            Move::Pay(_) => most(moves, |mv| match mv {
                Move::Pay(card) => Some(-engine.keep(card)),
                _ => None,
            }),
            Move::Spend(_) => moves.iter().copied().find(|mv| matches!(mv, Move::Spend(_))),
            Move::Card(_) => most(moves, |mv| match mv {
                // Another's or nobody's card comes into the hand; which of one's own is given away is to be tried.
                Move::Card(card) if !board.hand.has(card) => Some(engine.best(card)),
                _ => None,
            }),
            // The type of which there is least goes first, so that one type is gone soon.
            Move::Sector(_) => most(moves, |mv| match mv {
                Move::Sector(sector) => Some(-f32::from(board.emissions[Sector::index(sector)])),
                _ => None,
            }),
            Move::Crisis(_) => moves.first().copied(),
            _ => None,
        }
    }
}

/// The move with the highest number; of equal ones the first.
pub(super) fn most(moves: &[Move], mut number: impl FnMut(Move) -> Option<f32>) -> Option<Move> {
    let mut best: Option<(Move, f32)> = None;
    for &mv in moves {
        if let Some(number) = number(mv)
            && best.is_none_or(|(_, most)| number > most)
        {
            best = Some((mv, number));
        }
    }
    best.map(|(mv, _)| mv)
}
