//! Which card to play.

use super::best;
use super::estimate::Field;
use super::exact;
use super::keep::Keeping;
use super::outlook::Outlook;
use super::rivals::Unseen;
use ::earthrise::{Card, Move, Shown};

/// The card that brings most now, less what it would have brought later.
pub(super) fn choose(outlook: &Outlook<'_>, moves: &[Move]) -> Move {
    let unseen = Unseen::new(outlook);
    let keeping = Keeping::new(outlook, &unseen);
    if all_is_open(outlook) {
        return best(moves, |mv| card_of(mv).map_or(f32::MIN, |card| exact::gain(outlook, card) - keeping.cost(card)));
    }
    // A leader's card decides the Trump, so what to expect of the others is worked out once a suit.
    let mut field: Option<Field<'_>> = None;
    best(moves, |mv| {
        let Some(card) = card_of(mv) else { return f32::MIN };
        let trump = outlook.view.trump.unwrap_or(card.suit());
        let field = match &mut field {
            Some(field) if field.trump() == trump => field,
            other => other.insert(Field::new(outlook, &unseen, trump)),
        };
        field.gain(card) - keeping.cost(card)
    })
}

fn card_of(mv: Move) -> Option<Card> {
    match mv {
        Move::Play(card) | Move::Take(card) => Some(card),
        _ => None,
    }
}

/// Last to play, and everything lies face up?
fn all_is_open(outlook: &Outlook<'_>) -> bool {
    let view = outlook.view;
    view.played + 1 == outlook.players && !view.table.contains(&Shown::FaceDown)
}
