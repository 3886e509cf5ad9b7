//! What a card in hand may still bring: the price of playing it now.

use super::maneuver;
use super::outlook::Outlook;
use super::rivals::{Unseen, power};
use earthrise::content::Maneuver;
use earthrise::{Card, Cards, Suit};
use tabletop::Seat;

/// Reasons to keep cards for later tricks of the round.
pub(super) struct Keeping<'a> {
    outlook: &'a Outlook<'a>,
    unseen: &'a Unseen,
    hand: Cards,
    /// What a usual card is worth, and a usual trick without one's own card.
    card: f32,
    trick: f32,
    /// What a number is worth for tokens ahead.
    values: [f32; 9],
    /// What the lowest card of a suit is worth for tokens ahead.
    lowest: [f32; 4],
}

impl<'a> Keeping<'a> {
    pub(super) fn new(outlook: &'a Outlook<'a>, unseen: &'a Unseen) -> Keeping<'a> {
        let hand = outlook.view.hand();
        let card = usual_card(outlook);
        let trick = card * f32::from(outlook.players - 1);
        let mut keeping = Keeping { outlook, unseen, hand, card, trick, values: [0.0; 9], lowest: [0.0; 4] };
        keeping.look_ahead();
        keeping
    }

    /// The tokens of the round lie open on the track, and who leads each trick is known: the later I play, the better.
    fn look_ahead(&mut self) {
        let Outlook { view, players, weights, .. } = *self.outlook;
        let token = weights.keep_token * self.outlook.tokens_for_me(1);
        for ahead in view.trick + 1..self.outlook.game.table().hand_size {
            let Some(id) = view.track.get(usize::from(ahead)).copied().flatten() else { continue };
            let pilot = Seat((view.pilot.0 + ahead - view.trick) % players);
            let after_me = players - 1 - pilot.distance(self.outlook.me, players);
            match maneuver::maneuver(self.outlook, id) {
                Some(maneuver @ Maneuver::Value(set)) => {
                    let fitting = maneuver.values().map(|value| self.of_value(value)).sum::<u8>();
                    let chance = power(0.75, f32::from(after_me)) / f32::from(fitting.max(1));
                    for value in (1..=Card::MAX_VALUE).filter(|v| set >> (v - 1) & 1 == 1) {
                        let slot = &mut self.values[usize::from(value)];
                        *slot = slot.max(token * chance);
                    }
                }
                Some(Maneuver::LowestOf(suit)) => {
                    let chance = power(0.75, f32::from(after_me));
                    let slot = &mut self.lowest[suit.index()];
                    *slot = slot.max(token * chance);
                }
                Some(Maneuver::SameAs(_)) | None => {}
            }
        }
    }

    /// Cards of this number in hand.
    fn of_value(&self, value: u8) -> u8 {
        Suit::ALL.into_iter().filter_map(|suit| Card::new(suit, value)).map(|card| self.hand.count(card)).sum()
    }

    /// What it costs to play this card now.
    pub(super) fn cost(&self, card: Card) -> f32 {
        let suit = card.suit();
        // The part of its suit, in other hands, that it beats.
        let strength = self.unseen.below(suit, card.value()) / self.unseen.of(suit).max(1.0);
        let in_play = match self.outlook.game.table().free_suit == Some(suit) {
            true => self.way_out(strength),
            false => self.trick_winner(suit, strength),
        };
        let lowest = match self.hand.of(suit).kinds().next() {
            Some(low) if low == card => self.lowest[suit.index()] * (1.0 - strength),
            _ => 0.0,
        };
        in_play * self.trick + lowest.max(self.values[usize::from(card.value())])
    }

    /// A card that may always be played loses any trick one does not want; a low one does so even among its own suit.
    fn way_out(&self, strength: f32) -> f32 {
        let weights = self.outlook.weights;
        weights.keep_alert * (1.0 - weights.keep_alert_slope * strength)
    }

    /// A high card wins a trick later, best in a suit that counts; and without a card of a suit one cannot win at all.
    fn trick_winner(&self, suit: Suit, strength: f32) -> f32 {
        let weights = self.outlook.weights;
        // A usual card of a suit that counts is worth more than a usual card: one suit in four counts nothing.
        let rich = self.outlook.worth[self.outlook.me.index()][suit.index()] / self.card - 4.0 / 3.0;
        let last = weights.keep_last / self.hand.of(suit).len().max(1) as f32;
        weights.keep_high * strength * strength * (1.0 + weights.keep_rich * rich) + last
    }
}

/// What a card of the deck is worth to me this round, on average; never nothing.
fn usual_card(outlook: &Outlook<'_>) -> f32 {
    let deck = outlook.game.table().deck_set;
    let worth = &outlook.worth[outlook.me.index()];
    let sum: f32 = Suit::ALL.into_iter().map(|suit| deck.of(suit).len() as f32 * worth[suit.index()].max(0.0)).sum();
    (sum / deck.len().max(1) as f32).max(0.1)
}
