//! Moves as entries of a menu.

use super::Narrator;
use earthrise::Move;

impl Narrator<'_> {
    /// A move as a menu shows it: "Play Photography 4".
    pub fn label(&self, mv: Move) -> String {
        match mv {
            Move::Play(card) => self.say("move-play", &[("card", self.card_the(card).into())]),
            Move::Exchange(tokens) => self.say("move-exchange", &[("tokens", tokens.into())]),
            Move::Save => self.say("move-save", &[]),
            Move::KeepPiece(piece) => self.say("move-keep", &[("piece", self.piece_the(piece).into())]),
            Move::Take(card) => self.say("move-take", &[("card", self.card_the(card).into())]),
            Move::Reveal => self.say("move-reveal", &[]),
            Move::Hold => self.say("move-hold", &[]),
            Move::Give(seat) => self.say("move-give", &[("name", self.words.name(self.names, seat).into())]),
        }
    }
}
