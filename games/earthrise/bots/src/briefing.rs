//! What is worked out once for a decision, so that playouts only look it up: what cards and tokens of this round are
//! worth to whom.

use super::maneuver;
use super::outlook::{self, Outlook};
use super::past::{Past, pilot_of};
use super::plan::Plan;
use super::rivals::power;
use super::weights::Weights;
use earthrise::content::Maneuver;
use earthrise::{Card, Earthrise, MAX_PLAYERS, MAX_TRICKS, PerSeat, Suit, View, Worlds};
use tabletop::Seat;

/// A decision, looked at once.
#[derive(Clone, Debug)]
pub struct Briefing<'a> {
    pub(super) game: &'a Earthrise,
    pub(super) worlds: Worlds<'a>,
    pub(super) stakes: PerSeat<Stakes>,
    pub(super) weights: Weights,
    pub(super) past: Past,
}

/// What matters to one seat this round.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Stakes {
    /// What a captured card is worth to this seat, by suit.
    pub(super) own: [f32; 4],
    /// What it does to this seat if another gets it: each of them, by suit.
    pub(super) lost: PerSeat<[f32; 4]>,
    /// The same, on average over the others.
    pub(super) usual: [f32; 4],
    /// What a usual card of the deck is worth to it.
    pub(super) card: f32,
    /// What a token is worth to it.
    pub(super) token: f32,
    /// What it may bring, from each trick on, to have kept a card of some number.
    pub(super) values: [[f32; 9]; MAX_TRICKS],
    /// And the lowest card of a suit.
    pub(super) lowest: [[f32; 4]; MAX_TRICKS],
}

impl<'a> Briefing<'a> {
    pub(super) fn new(game: &'a Earthrise, view: &'a View) -> Briefing<'a> {
        let weights = Weights::default();
        let (mut plan, mut stakes) = (Plan::default(), PerSeat::default());
        for seat in (0..game.table().players).map(Seat) {
            let pill = if view.seat() == Some(seat) { outlook::own_pill(game, view, seat) } else { None };
            plan.fit(game, pill, &weights);
            stakes[seat.index()] = Stakes::new(&Outlook::new(game, view, seat, pill, &weights, &plan));
        }
        Briefing { game, worlds: Worlds::new(game, view), stakes, weights, past: Past::new(game, view) }
    }
}

impl Stakes {
    fn new(outlook: &Outlook<'_>) -> Stakes {
        let me = outlook.me.index();
        let mut stakes = Stakes { own: outlook.worth[me], lost: outlook.effect, ..Stakes::default() };
        for seat in outlook.others() {
            for suit in 0..4 {
                stakes.usual[suit] += outlook.effect[seat.index()][suit] / f32::from(outlook.players - 1);
            }
        }
        let deck = outlook.game.table().deck_set;
        let in_deck = |suit: Suit| deck.of(suit).len() as f32 * stakes.own[suit.index()].max(0.0);
        stakes.card = (Suit::ALL.into_iter().map(in_deck).sum::<f32>() / deck.len().max(1) as f32).max(0.1);
        stakes.token = outlook.tokens_for_me(1);
        stakes.look_ahead(outlook);
        stakes
    }

    /// The tokens of the round lie open on the track, and who leads each trick is known: the later one plays, the
    /// better. Backwards, because a card can wait for any of the tokens ahead.
    fn look_ahead(&mut self, outlook: &Outlook<'_>) {
        let Outlook { view, players, weights, .. } = *outlook;
        for ahead in (1..MAX_TRICKS).rev() {
            let (mut values, mut lowest) = (self.values[ahead], self.lowest[ahead]);
            let pilot = pilot_of(players, view, ahead as u8);
            let after_me = players - 1 - pilot.distance(outlook.me, players);
            let worth = weights.keep_token * self.token * power(0.75, f32::from(after_me));
            match view.track[ahead].and_then(|token| maneuver::maneuver(outlook, token)) {
                Some(Maneuver::Value(set)) => {
                    for value in (1..=Card::MAX_VALUE).filter(|v| set >> (v - 1) & 1 == 1) {
                        let slot = &mut values[usize::from(value)];
                        *slot = slot.max(worth);
                    }
                }
                Some(Maneuver::LowestOf(suit)) => lowest[suit.index()] = lowest[suit.index()].max(worth),
                Some(Maneuver::SameAs(_)) | None => {}
            }
            (self.values[ahead - 1], self.lowest[ahead - 1]) = (values, lowest);
        }
    }
}

const _: () = assert!(MAX_PLAYERS <= bots::search::SEATS);
