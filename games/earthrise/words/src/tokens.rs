//! Maneuver tokens.

use super::Narrator;
use earthrise::TokenId;
use earthrise::content::{Maneuver, Side};
use words::Joint;

impl Narrator<'_> {
    /// The condition of a token as a phrase: "the lowest Astronauts card", "a 3 or a 4".
    pub fn token(&self, token: TokenId) -> String {
        match self.maneuver_of(token) {
            Some(maneuver) => self.maneuver(maneuver),
            None => self.unknown_token(token),
        }
    }

    /// The condition of a token in a few letters: "↓AST", "#3/4", "=right".
    pub fn token_mark(&self, token: TokenId) -> String {
        match self.maneuver_of(token) {
            Some(maneuver) => self.maneuver_mark(maneuver),
            None => self.unknown_token(token),
        }
    }

    /// A condition as a phrase.
    pub fn maneuver(&self, maneuver: Maneuver) -> String {
        match maneuver {
            Maneuver::LowestOf(suit) => self.say("token-lowest", &[("suit", self.suit(suit).into())]),
            Maneuver::Value(_) => {
                let number = |value: u8| self.say("token-number", &[("value", value.into())]);
                self.words.list(maneuver.values().map(number), Joint::Or)
            }
            Maneuver::SameAs(Side::Right) => self.say("token-same-right", &[]),
            Maneuver::SameAs(Side::Left) => self.say("token-same-left", &[]),
        }
    }

    /// A condition in a few letters.
    pub fn maneuver_mark(&self, maneuver: Maneuver) -> String {
        match maneuver {
            Maneuver::LowestOf(suit) => self.say("token-mark-lowest", &[("code", self.suit_code(suit).into())]),
            Maneuver::Value(_) => {
                let values: Vec<String> = maneuver.values().map(|value| value.to_string()).collect();
                self.say("token-mark-value", &[("values", values.join("/").into())])
            }
            Maneuver::SameAs(Side::Right) => self.say("token-mark-same-right", &[]),
            Maneuver::SameAs(Side::Left) => self.say("token-mark-same-left", &[]),
        }
    }

    pub(super) fn maneuver_of(&self, token: TokenId) -> Option<Maneuver> {
        self.game.table().tokens.get(usize::from(token.0)).copied()
    }

    fn unknown_token(&self, token: TokenId) -> String {
        self.say("token-unknown", &[("number", (u16::from(token.0) + 1).into())])
    }
}
