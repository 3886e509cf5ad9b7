//! Why a move is not possible, and what is instead.

use super::Narrator;
use earthrise::{Question, Refusal};
use tabletop::{Fault, Refused};

impl Narrator<'_> {
    /// Why the rules do not allow a move, told to whoever tried it.
    pub fn refusal(&self, refusal: &Refusal) -> String {
        match *refusal {
            Refusal::OtherQuestion { asked } => {
                self.say("refusal-other-question", &[("question", self.question(asked).into())])
            }
            Refusal::NotInHand { card } => self.say("refusal-not-in-hand", &[("card", self.card_the(card).into())]),
            Refusal::MustFollow { card, trump, or: None } => self.say(
                "refusal-must-follow",
                &[("card", self.card_the(card).into()), ("trump", self.suit(trump).into())],
            ),
            Refusal::MustFollow { card, trump, or: Some(or) } => self.say(
                "refusal-must-follow-or",
                &[
                    ("card", self.card_the(card).into()),
                    ("trump", self.suit(trump).into()),
                    ("or", self.suit(or).into()),
                ],
            ),
            Refusal::ExchangeNothing => self.say("refusal-exchange-nothing", &[]),
            Refusal::TooFewTokens { wanted, have } => {
                self.say("refusal-too-few-tokens", &[("wanted", wanted.into()), ("tokens", have.into())])
            }
            Refusal::PileTooSmall { wanted, pile } => {
                self.say("refusal-pile-too-small", &[("wanted", wanted.into()), ("pieces", pile.into())])
            }
            Refusal::NotANewPiece { piece } => {
                self.say("refusal-not-a-new-piece", &[("piece", self.piece_the(piece).into())])
            }
            Refusal::NotInTrick { card } => self.say("refusal-not-in-trick", &[("card", self.card_the(card).into())]),
            Refusal::PillNotNow { pill } => match self.windows(pill, 0) {
                Some(windows) => {
                    self.say("refusal-pill-not-now", &[("pill", self.pill(pill).into()), ("windows", windows.into())])
                }
                None => self.say("refusal-pill-never", &[("pill", self.pill(pill).into())]),
            },
            Refusal::NotAnOpponent { seat } => self.say_of(seat, "refusal-not-an-opponent", &[]),
        }
    }

    /// Why a move from outside was refused.
    pub fn refused(&self, refused: &Refused<Refusal>) -> String {
        self.words.refused(self.names, refused, |refusal| self.refusal(refusal))
    }

    /// Why something cannot be added to the game or taken back.
    pub fn fault(&self, fault: &Fault<Refusal>) -> String {
        self.words.fault(self.names, fault, |refusal| self.refusal(refusal))
    }

    /// What a seat is asked, as a phrase: "which card to play".
    pub fn question(&self, question: Question) -> String {
        let key = match question {
            Question::Play => "question-play",
            Question::Exchange => "question-exchange",
            Question::KeepPiece => "question-keep",
            Question::Take => "question-take",
            Question::Pill => "question-pill",
            Question::Give => "question-give",
        };
        self.say(key, &[])
    }
}
