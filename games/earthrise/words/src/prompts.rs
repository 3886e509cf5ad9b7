//! What a seat is asked, with what it needs to know for the answer.

use super::Narrator;
use earthrise::{Cards, Eye, Suit, View};
use tabletop::Game;
use words::Joint;

impl Narrator<'_> {
    /// The question to the seat whose view this is; `None` if it is not asked anything.
    pub fn prompt(&self, view: &View) -> Option<String> {
        let seat = view.seat()?;
        Some(match self.game.eye_of(view)? {
            Eye::Play { hand, follow, or } => self.prompt_to_play(view, hand, follow, or),
            Eye::Exchange { tokens, pile } => {
                let last = view.round >= self.game.table().rounds;
                let key = if last { "prompt-exchange-final" } else { "prompt-exchange" };
                self.say(key, &[("tokens", tokens.into()), ("pieces", pile.into())])
            }
            Eye::KeepPiece { kinds } => self.say("prompt-keep", &[("list", self.pieces(kinds).into())]),
            Eye::Take { cards } => {
                let list = self.words.list(cards.kinds().map(|card| self.card_the(card)), Joint::Or);
                self.say("prompt-take", &[("list", list.into())])
            }
            Eye::Pill { pill, open } => {
                let key = if open { "prompt-pill" } else { "prompt-pill-closed" };
                self.say(key, &[("round", self.round_code(view.round).into()), ("pill", self.pill(pill).into())])
            }
            Eye::Give { .. } => self.say("prompt-give", &[("alerts", view.memory.fresh_alerts[seat.index()].into())]),
            Eye::Nothing => return None,
        })
    }

    fn prompt_to_play(&self, view: &View, hand: Cards, follow: Option<Suit>, or: Option<Suit>) -> String {
        let silent = self.game.is_silent(view.trick);
        let Some(trump) = view.trump else {
            return self.say(if silent { "prompt-lead-silent" } else { "prompt-lead" }, &[]);
        };
        let name = ("trump", self.suit(trump).into());
        let question = match (follow, Eye::instead(hand, trump, or)) {
            (Some(_), Some(or)) => self.say("prompt-follow-or", &[name, ("or", self.suit(or).into())]),
            (Some(_), None) => self.say("prompt-follow", &[name]),
            (None, _) if hand.of(trump).is_empty() => self.say("prompt-no-trump", &[name]),
            (None, _) => self.say("prompt-free", &[name]),
        };
        let face_down = if silent { self.say("prompt-face-down", &[]) } else { String::new() };
        self.words.paragraph([question, face_down])
    }
}
