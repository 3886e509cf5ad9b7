//! Which card to play.

use super::estimate::Field;
use super::exact;
use super::keep::Keeping;
use super::outlook::Outlook;
use super::rivals::Unseen;
use earthrise::{Card, Move, Shown};

/// The card that brings most now, less what it would have brought later.
pub(super) fn choose(outlook: &Outlook<'_>, moves: &[Move]) -> Move {
    let mut most = f32::NEG_INFINITY;
    let mut chosen = moves.first().copied().unwrap_or(Move::Save);
    weigh(outlook, moves, |mv, worth| {
        if worth > most {
            (most, chosen) = (worth, mv);
        }
    });
    chosen
}

/// What each card brings now, less what it would have brought later, in Honors.
pub(super) fn weigh(outlook: &Outlook<'_>, moves: &[Move], mut visit: impl FnMut(Move, f32)) {
    let unseen = Unseen::new(outlook);
    let keeping = Keeping::new(outlook, &unseen);
    let open = all_is_open(outlook);
    // A leader's card decides the Trump, so what to expect of the others is worked out once a suit.
    let mut field: Option<Field<'_>> = None;
    for &mv in moves {
        let Some(card) = card_of(mv) else { continue };
        let gain = if open {
            exact::gain(outlook, card)
        } else {
            let trump = outlook.view.trump.unwrap_or(card.suit());
            let field = match &mut field {
                Some(field) if field.trump() == trump => field,
                other => other.insert(Field::new(outlook, &unseen, trump)),
            };
            field.gain(card)
        };
        visit(mv, gain - keeping.cost(card));
    }
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
