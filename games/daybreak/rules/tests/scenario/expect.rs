//! What a scene is expected to come to.

use super::Table;
use daybreak::language::Token;
use daybreak::{Face, Losses, Stage};
use tabletop::{Game, Next};

impl Table {
    #[track_caller]
    pub(crate) fn bands_are(self, bands: u8) -> Table {
        assert_eq!(self.state.world.bands, bands, "bands");
        self
    }

    #[track_caller]
    pub(crate) fn rolls_are(self, rolls: u8) -> Table {
        assert_eq!(self.state.rolls, rolls, "rolls owed");
        self
    }

    #[track_caller]
    pub(crate) fn crises_are(self, crises: usize) -> Table {
        assert_eq!(self.state.crises.len(), crises, "crises in the row");
        self
    }

    #[track_caller]
    pub(crate) fn has(self, seat: u8, token: Token, count: u16) -> Table {
        assert_eq!(self.count(seat, token), count, "{token:?} of seat {seat}");
        self
    }

    #[track_caller]
    pub(crate) fn all_have(mut self, token: Token, count: u16) -> Table {
        for seat in 0..self.game.players() {
            self = self.has(seat, token, count);
        }
        self
    }

    #[track_caller]
    pub(crate) fn hand_is(self, seat: u8, cards: u32) -> Table {
        assert_eq!(self.state.boards[usize::from(seat)].hand.len(), cards, "cards in the hand of seat {seat}");
        self
    }

    #[track_caller]
    pub(crate) fn stage_is(self, stage: Stage) -> Table {
        assert_eq!(self.state.stage, stage);
        self
    }

    #[track_caller]
    pub(crate) fn lost(self) -> Losses {
        match self.game.next(&self.state) {
            Next::Over(outcome) => {
                assert!(!outcome.won, "it was won");
                outcome.losses
            }
            other => panic!("not over: {other:?}"),
        }
    }

    #[track_caller]
    pub(crate) fn won(self) {
        match self.game.next(&self.state) {
            Next::Over(outcome) => assert!(outcome.won, "it was lost: {:?}", outcome.losses),
            other => panic!("not over: {other:?}"),
        }
    }

    pub(crate) fn ups(&self) -> usize {
        self.state.crises.iter().filter(|crisis| matches!(crisis.face, Face::Up(_))).count()
    }

    pub(crate) fn count(&self, seat: u8, token: Token) -> u16 {
        let board = &self.state.boards[usize::from(seat)];
        match token {
            Token::Clean => board.clean,
            Token::Dirty => board.dirty,
            Token::Demand => board.demand,
            Token::Communities => board.communities,
            Token::Emissions(sector) => board.emissions[sector.index()],
            Token::Resilience(kind) => board.resilience[kind.index()],
            Token::Trees => self.state.world.trees,
            Token::Oceans => self.state.world.oceans,
            Token::Dac => self.state.world.dac,
            Token::RecentCarbon => self.state.world.recent,
            _ => panic!("{token:?} is not counted here"),
        }
    }
}
