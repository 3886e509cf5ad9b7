//! The game as it goes on, for whatever may change more than one part of it.

use crate::game::Daybreak;
use crate::position::Position;
use crate::state::State;

/// The rules at a table, the game that goes on at it, and who is told. Whoever gets one may change everything.
#[derive(Debug)]
pub(crate) struct Course<'a, T> {
    pub rules: &'a Daybreak,
    pub state: &'a mut State,
    pub tell: &'a mut T,
}

impl Daybreak {
    /// A game at this table goes on.
    #[inline]
    pub(crate) fn course<'a, T>(&'a self, state: &'a mut State, tell: &'a mut T) -> Course<'a, T> {
        Course { rules: self, state, tell }
    }
}

impl<T> Course<'_, T> {
    /// Where it stands now.
    #[inline]
    pub(crate) fn position(&self) -> Position<'_> {
        Position { rules: self.rules, state: self.state }
    }

    /// The same, for somebody who keeps it for a while.
    #[inline]
    pub(crate) fn lend(&mut self) -> Course<'_, T> {
        Course { rules: self.rules, state: self.state, tell: self.tell }
    }
}
