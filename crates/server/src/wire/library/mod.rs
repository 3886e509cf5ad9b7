//! Everything a client needs to draw the pieces of a game, in one language.

mod daybreak;
mod earthrise;

pub use daybreak::{
    BoardFace, CardFace, CardSlots, DaybreakLibrary, DeckName, DifficultyName, Glyph, IconName, LevelFace, LimitFace,
    LimitKind, SetFace, TableFace, TrackFace, TrackSpace,
};
pub use earthrise::{EarthriseLibrary, EarthriseTable, PieceFace, PillFace, RoundFace, SuitFace, TokenFace, TokenKind};
