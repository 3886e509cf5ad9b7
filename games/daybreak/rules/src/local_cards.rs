//! Where local cards lie: the chains of cards behind each other and under projects and crises, the deck, the discards.

use crate::sets::{Bytes, CardSet};
use crate::state::{Chain, NO_CARD, State};
use crate::vocab::LocalId;

/// All that changes when local cards go from one of these places to another.
pub(crate) struct LocalCards<'a> {
    next_card: &'a mut Bytes<NO_CARD>,
    deck: &'a mut CardSet,
    discards: &'a mut CardSet,
}

impl State {
    /// The local cards that nobody holds in hand.
    #[inline]
    pub(crate) fn local_cards(&mut self) -> LocalCards<'_> {
        LocalCards { next_card: &mut self.next_card, deck: &mut self.local_deck, discards: &mut self.local_discards }
    }
}

impl Bytes<NO_CARD> {
    /// The cards of a chain, the first first.
    #[inline]
    pub(crate) fn chain(&self, chain: Chain) -> impl Iterator<Item = LocalId> {
        let mut next = chain.first;
        std::iter::from_fn(move || {
            let card = LocalId(next);
            next = *self.0.get(card.index())?;
            Some(card)
        })
    }
}

impl LocalCards<'_> {
    /// Puts a card into a chain behind so many others.
    pub(crate) fn chain_in(&mut self, mut chain: Chain, card: LocalId, behind: u8) -> Chain {
        let before = match behind {
            0 => None,
            n => self.next_card.chain(chain).take(usize::from(n)).last(),
        };
        match before {
            None => {
                self.next_card.0[card.index()] = chain.first;
                chain.first = card.0;
            }
            Some(before) => {
                self.next_card.0[card.index()] = self.next_card.0[before.index()];
                self.next_card.0[before.index()] = card.0;
            }
        }
        chain.len += 1;
        chain
    }

    /// Takes a card out of a chain; nothing changes if it is not there.
    pub(crate) fn chain_out(&mut self, mut chain: Chain, card: LocalId) -> Chain {
        let behind = self.next_card.0[card.index()];
        if chain.first == card.0 {
            chain.first = behind;
        } else {
            let before = self.next_card.chain(chain).find(|other| self.next_card.0[other.index()] == card.0);
            let Some(before) = before else { return chain };
            self.next_card.0[before.index()] = behind;
        }
        self.next_card.0[card.index()] = NO_CARD;
        chain.len -= 1;
        chain
    }

    /// All cards of a chain go to the local discards, starting cards out of the game (DB-SETUP-15).
    pub(crate) fn discard_chain(&mut self, chain: Chain) -> CardSet {
        let cards: CardSet = self.next_card.chain(chain).collect();
        for card in cards.iter() {
            self.next_card.0[card.index()] = NO_CARD;
            self.discard(card);
        }
        cards
    }

    /// A card goes to the local discards, a starting card out of the game (DB-SETUP-15).
    pub(crate) fn discard(&mut self, card: LocalId) {
        if !card.is_starting() {
            self.discards.add(card);
        }
    }

    /// An empty deck is made anew of the discards (DB-DRAW-03). Was it?
    pub(crate) fn refill(&mut self) -> bool {
        let refills = self.deck.is_empty() && !self.discards.is_empty();
        if refills {
            *self.deck = std::mem::take(self.discards);
        }
        refills
    }
}
