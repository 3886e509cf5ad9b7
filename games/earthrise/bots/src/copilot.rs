//! The Copilot's pick.

use super::best;
use super::outlook::Outlook;
use earthrise::{Card, Move, Trick};
use tabletop::Seat;

/// As Copilot: the card that is worth most to me, and best kept from the Commander.
pub(super) fn choose(outlook: &Outlook<'_>, moves: &[Move]) -> Move {
    let commander = commander(outlook);
    best(moves, |mv| match mv {
        Move::Take(card) => outlook.mine(card) - commander.map_or(0.0, |seat| outlook.effect_of(seat, card)),
        _ => f32::MIN,
    })
}

/// Who takes the rest.
fn commander(outlook: &Outlook<'_>) -> Option<Seat> {
    let cards = outlook.open_trick();
    let trick = Trick { cards: &cards, pilot: outlook.view.pilot, players: outlook.players };
    outlook.view.trump.map(|trump| trick.ranking(trump).commander)
}

/// The card a Copilot is likely to take: I know what I take, the others want what is worth most to them.
pub(super) fn favourite(
    outlook: &Outlook<'_>,
    copilot: Seat,
    commander: Seat,
    cards: impl Iterator<Item = Card>,
) -> Option<Card> {
    let wish = |card: Card| match copilot == outlook.me {
        true => outlook.mine(card) - outlook.effect_of(commander, card),
        false => outlook.worth[copilot.index()][card.suit().index()],
    };
    let mut favourite: Option<(f32, Card)> = None;
    for card in cards {
        let wish = wish(card);
        if favourite.is_none_or(|(most, _)| wish > most) {
            favourite = Some((wish, card));
        }
    }
    favourite.map(|(_, card)| card)
}
