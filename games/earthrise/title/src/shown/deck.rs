//! The deck as a reader knows it: what was played this round, what one holds, what is still out.

use super::types::{DeckCard, DeckRow};
use earthrise::{Card, Cards, Earthrise, Phase, Suit, View};
use wire::Patch;

pub(super) fn deck(game: &Earthrise, view: &View) -> Vec<DeckRow> {
    let known = Known::of(view);
    suits(game).map(|suit| known.row(game, suit)).collect()
}

/// What differs between the decks of two views; of a card that nothing has happened to, nothing is made.
pub(super) fn deck_changes(game: &Earthrise, before: &View, after: &View, patch: &mut Patch) {
    let (old, new) = (Known::of(before), Known::of(after));
    for (at, suit) in suits(game).enumerate() {
        let same = |cards: fn(&Known) -> Cards| cards(&old).of(suit) == cards(&new).of(suit);
        if same(|known| known.played) && same(|known| known.hand) {
            continue;
        }
        for (place, card) in game.table().deck_set.of(suit).kinds().enumerate() {
            let (old, new) = (old.card(game, card), new.card(game, card));
            let DeckCard { value: _, played, yours, out } = new;
            for (name, old, new) in [("played", old.played, played), ("yours", old.yours, yours), ("out", old.out, out)]
            {
                if old != new {
                    patch.compare(&format!("deck/{at}/cards/{place}/{name}"), &old, &new);
                }
            }
        }
        patch.compare_values(&format!("deck/{at}/out"), &old.out(game, suit), &new.out(game, suit));
    }
}

/// The suits of the deck.
fn suits(game: &Earthrise) -> impl Iterator<Item = Suit> {
    Suit::ALL.into_iter().filter(|&suit| !game.table().deck_set.of(suit).is_empty())
}

/// Where a reader knows cards to be.
struct Known {
    played: Cards,
    hand: Cards,
}

impl Known {
    fn of(view: &View) -> Known {
        Known { played: played(view), hand: view.hand() }
    }

    fn row(&self, game: &Earthrise, suit: Suit) -> DeckRow {
        let cards = game.table().deck_set.of(suit).kinds().map(|card| self.card(game, card)).collect();
        DeckRow { suit, cards, out: self.out(game, suit) }
    }

    fn card(&self, game: &Earthrise, card: Card) -> DeckCard {
        let (all, played, yours) = (game.table().deck_set.count(card), self.played.count(card), self.hand.count(card));
        DeckCard { value: card.value(), played, yours, out: all.saturating_sub(played + yours) }
    }

    fn out(&self, game: &Earthrise, suit: Suit) -> u8 {
        game.table().deck_set.of(suit).kinds().map(|card| self.card(game, card).out).sum()
    }
}

/// The cards that have been seen this round: those of complete tricks, and those of the trick that is going on.
fn played(view: &View) -> Cards {
    let done = view.memory.tricks.iter().flat_map(|trick| trick.iter().flatten().copied());
    let complete =
        view.memory.tricks.get(usize::from(view.trick)).is_some_and(|trick| trick.iter().any(Option::is_some));
    match view.phase {
        Phase::Lots | Phase::PillDeal | Phase::Lay | Phase::Deal => Cards::NONE,
        // What lies there still is among the complete tricks.
        _ if complete => done.collect(),
        _ => done.chain(view.open_cards().iter()).collect(),
    }
}
