//! Pieces of the picture.

use super::Narrator;
use earthrise::Piece;
use words::Joint;

/// The picture has four quarters; where content cuts it otherwise, the pieces are numbered.
const QUARTERS: u8 = 4;

impl Narrator<'_> {
    /// Which piece: "upper left".
    pub fn piece(&self, piece: Piece) -> String {
        match self.quarter(piece) {
            Some(0) => self.say("piece-upper-left", &[]),
            Some(1) => self.say("piece-upper-right", &[]),
            Some(2) => self.say("piece-lower-left", &[]),
            Some(3) => self.say("piece-lower-right", &[]),
            _ => self.say("piece-numbered", &[("number", (u16::from(piece.0) + 1).into())]),
        }
    }

    /// The piece inside a sentence: "the upper left piece".
    pub fn piece_the(&self, piece: Piece) -> String {
        match self.quarter(piece) {
            Some(0) => self.say("piece-the-upper-left", &[]),
            Some(1) => self.say("piece-the-upper-right", &[]),
            Some(2) => self.say("piece-the-lower-left", &[]),
            Some(3) => self.say("piece-the-lower-right", &[]),
            _ => self.say("piece-the-numbered", &[("number", (u16::from(piece.0) + 1).into())]),
        }
    }

    /// Kinds of pieces, given as bits, as a phrase.
    pub fn pieces(&self, kinds: u8) -> String {
        let pieces = (0..8).filter(|kind| kinds >> kind & 1 == 1).map(|kind| self.piece_the(Piece(kind)));
        self.words.list(pieces, Joint::And)
    }

    fn quarter(&self, piece: Piece) -> Option<u8> {
        (self.game.table().kinds == QUARTERS && piece.0 < QUARTERS).then_some(piece.0)
    }
}
