//! The choices of a seat, why some are refused, and what decides them.

use crate::card::{Card, Cards, Suit};
use crate::state::{Piece, PillId};
use serde::{Deserialize, Serialize};
use tabletop::{Seat, Seats};

/// One atomic choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "EarthriseMove"))]
#[serde(rename_all = "snake_case")]
pub enum Move {
    /// Play a card from the hand.
    Play(Card),
    /// Exchange this many tokens for as many pieces to choose from.
    Exchange(u8),
    /// Keep the tokens for later.
    Save,
    /// Of the new pieces drawn, keep this one.
    KeepPiece(Piece),
    /// As Copilot, take this card of the trick.
    Take(Card),
    /// Reveal the pill and score it now.
    Reveal,
    /// Leave the pill face down at this scoring.
    Hold,
    /// Hand one Alert token to this player.
    Give(Seat),
}

/// What kind of question a seat is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "EarthriseQuestion"))]
#[serde(rename_all = "snake_case")]
pub enum Question {
    /// Which card to play.
    Play,
    /// Exchange tokens or save them.
    Exchange,
    /// Which new piece to keep.
    KeepPiece,
    /// Which card to take as Copilot.
    Take,
    /// Reveal the pill or hold it.
    Pill,
    /// Whom to give an Alert token.
    Give,
}

/// Why a move is not possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "EarthriseRefusal"))]
#[serde(rename_all = "snake_case")]
pub enum Refusal {
    /// The seat is asked something else.
    OtherQuestion {
        /// What it is asked.
        asked: Question,
    },
    /// The card is not in hand.
    NotInHand {
        /// Which.
        card: Card,
    },
    /// Trump is in hand, so it must be Trump or the suit that may always be played.
    MustFollow {
        /// What was tried.
        card: Card,
        /// The suit of this trick.
        trump: Suit,
        /// Another suit that may always be played, if the hand holds it.
        or: Option<Suit>,
    },
    /// An exchange needs at least one token.
    ExchangeNothing,
    /// More tokens than the seat has.
    TooFewTokens {
        /// How many were named.
        wanted: u8,
        /// How many it has.
        have: u8,
    },
    /// More pieces than the pile holds.
    PileTooSmall {
        /// How many were named.
        wanted: u8,
        /// How many pieces there are.
        pile: u8,
    },
    /// The piece was not drawn, or is already in the puzzle.
    NotANewPiece {
        /// Which.
        piece: Piece,
    },
    /// The card is not in this trick.
    NotInTrick {
        /// Which.
        card: Card,
    },
    /// The pill cannot be used at this scoring.
    PillNotNow {
        /// Which.
        pill: PillId,
    },
    /// Alert tokens go to another player at the table.
    NotAnOpponent {
        /// Whom.
        seat: Seat,
    },
}

/// What one seat sees of the decision it is asked for: enough to know its moves, and nothing that it may not see.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Eye {
    /// Which card?
    Play {
        /// The cards in hand.
        hand: Cards,
        /// The suit to follow, if following binds here and the seat has it.
        follow: Option<Suit>,
        /// The suit that may always be played.
        or: Option<Suit>,
    },
    /// How many tokens?
    Exchange {
        /// Tokens in hand.
        tokens: u8,
        /// Pieces in the pile.
        pile: u8,
    },
    /// Which piece?
    KeepPiece {
        /// The new kinds, as bits.
        kinds: u8,
    },
    /// Which card of the trick?
    Take {
        /// All cards of the trick.
        cards: Cards,
    },
    /// Now or later?
    Pill {
        /// The pill.
        pill: PillId,
        /// May it be used at this scoring?
        open: bool,
    },
    /// Whom?
    Give {
        /// The other players.
        to: Seats,
    },
    /// The seat is not asked anything.
    Nothing,
}

impl Eye {
    /// What the seat is asked, if anything.
    pub fn question(&self) -> Option<Question> {
        Some(match self {
            Eye::Play { .. } => Question::Play,
            Eye::Exchange { .. } => Question::Exchange,
            Eye::KeepPiece { .. } => Question::KeepPiece,
            Eye::Take { .. } => Question::Take,
            Eye::Pill { .. } => Question::Pill,
            Eye::Give { .. } => Question::Give,
            Eye::Nothing => return None,
        })
    }

    /// The cards that may be played (ER-6.1 to ER-6.3).
    #[inline]
    pub fn playable(hand: Cards, follow: Option<Suit>, or: Option<Suit>) -> Cards {
        match follow {
            None => hand,
            Some(trump) => {
                let extra = or.filter(|&suit| suit != trump).map_or(Cards::NONE, |suit| hand.of(suit));
                hand.of(trump).plus(extra)
            }
        }
    }

    /// The suit that may be played instead of Trump, if the hand holds it: what a player can be told to play.
    pub fn instead(hand: Cards, trump: Suit, or: Option<Suit>) -> Option<Suit> {
        or.filter(|&suit| suit != trump && !hand.of(suit).is_empty())
    }

    /// Adds every move of this decision.
    pub fn moves(&self, out: &mut Vec<Move>) {
        match *self {
            Eye::Play { hand, follow, or } => out.extend(Self::playable(hand, follow, or).kinds().map(Move::Play)),
            Eye::Exchange { tokens, pile } => {
                out.push(Move::Save);
                out.extend((1..=tokens.min(pile)).map(Move::Exchange));
            }
            Eye::KeepPiece { kinds } => {
                out.extend((0..8).filter(|k| kinds >> k & 1 == 1).map(|k| Move::KeepPiece(Piece(k))));
            }
            Eye::Take { cards } => out.extend(cards.kinds().map(Move::Take)),
            Eye::Pill { open, .. } => {
                out.push(Move::Hold);
                if open {
                    out.push(Move::Reveal);
                }
            }
            Eye::Give { to } => out.extend(to.iter().map(Move::Give)),
            Eye::Nothing => {}
        }
    }

    /// Is this one of the moves? If not, why not?
    pub fn judge(&self, mv: Move) -> Result<(), Refusal> {
        let unless = |ok: bool, refusal: Refusal| if ok { Ok(()) } else { Err(refusal) };
        match (*self, mv) {
            (Eye::Play { hand, follow, or }, Move::Play(card)) => {
                unless(hand.has(card), Refusal::NotInHand { card })?;
                match follow {
                    Some(trump) if !Self::playable(hand, follow, or).has(card) => {
                        Err(Refusal::MustFollow { card, trump, or: Self::instead(hand, trump, or) })
                    }
                    _ => Ok(()),
                }
            }
            (Eye::Exchange { tokens, pile }, Move::Exchange(wanted)) => {
                unless(wanted > 0, Refusal::ExchangeNothing)?;
                unless(wanted <= tokens, Refusal::TooFewTokens { wanted, have: tokens })?;
                unless(wanted <= pile, Refusal::PileTooSmall { wanted, pile })
            }
            (Eye::Exchange { .. }, Move::Save) | (Eye::Pill { .. }, Move::Hold) => Ok(()),
            (Eye::KeepPiece { kinds }, Move::KeepPiece(piece)) => {
                unless(piece.0 < 8 && kinds >> piece.0 & 1 == 1, Refusal::NotANewPiece { piece })
            }
            (Eye::Take { cards }, Move::Take(card)) => unless(cards.has(card), Refusal::NotInTrick { card }),
            (Eye::Pill { pill, open }, Move::Reveal) => unless(open, Refusal::PillNotNow { pill }),
            (Eye::Give { to }, Move::Give(seat)) => unless(to.has(seat), Refusal::NotAnOpponent { seat }),
            _ => Err(Refusal::OtherQuestion { asked: self.question().unwrap_or(Question::Play) }),
        }
    }
}
