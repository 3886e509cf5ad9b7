//! Where the game stands, for whatever only reads.

use crate::game::Daybreak;
use crate::state::State;

/// The rules at a table and where its game stands. Whoever gets one changes nothing.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Position<'a> {
    pub rules: &'a Daybreak,
    pub state: &'a State,
}

impl Daybreak {
    /// Where a game at this table stands.
    #[inline]
    pub(crate) fn at<'a>(&'a self, state: &'a State) -> Position<'a> {
        Position { rules: self, state }
    }
}
