//! Last to play to an open trick: what each card leads to is no guess.

use super::copilot;
use super::maneuver;
use super::outlook::Outlook;
use earthrise::{Card, Trick};

/// What I gain if I end the trick with this card.
pub(super) fn gain(outlook: &Outlook<'_>, card: Card) -> f32 {
    let mut cards = outlook.open_trick();
    cards[outlook.me.index()] = Some(card);
    let trick = Trick { cards: &cards, pilot: outlook.view.pilot, players: outlook.players };
    captured(outlook, trick, card) + token(outlook, trick)
}

/// Who gets the cards (ER-8.11, ER-8.13).
fn captured(outlook: &Outlook<'_>, trick: Trick<'_>, own: Card) -> f32 {
    let ranking = trick.ranking(outlook.view.trump.unwrap_or(own.suit()));
    let on_table = || trick.cards.iter().flatten().copied();
    let all: f32 = on_table().map(|card| outlook.effect_of(ranking.commander, card)).sum();
    let Some(seat) = ranking.copilot else { return all };
    match copilot::favourite(outlook, seat, ranking.commander, on_table()) {
        Some(card) => all - outlook.effect_of(ranking.commander, card) + outlook.effect_of(seat, card),
        None => all,
    }
}

/// The tokens, if they are mine (ER-8.5). To keep them from others was tried and gains nothing.
fn token(outlook: &Outlook<'_>, trick: Trick<'_>) -> f32 {
    match maneuver::winner(outlook, trick) {
        Some(seat) if seat == outlook.me => outlook.tokens_for_me(outlook.view.earth.len()),
        _ => 0.0,
    }
}
