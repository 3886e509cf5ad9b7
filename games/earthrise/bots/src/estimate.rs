//! Others are still to play, or have played face down: what a card can be expected to bring.

use super::maneuver;
use super::outlook::Outlook;
use super::rivals::{Rival, Unseen};
use earthrise::{Card, MAX_PLAYERS, Shown, Suit};
use tabletop::Seat;

/// A trick with one suit as Trump, and what to expect of those whose cards are unknown.
pub(super) struct Field<'a> {
    outlook: &'a Outlook<'a>,
    unseen: &'a Unseen,
    trump: Suit,
    rivals: [Rival; MAX_PLAYERS],
    count: usize,
    /// What the cards known and expected are worth to me, without my own.
    mine: f32,
    /// What they do to me in other hands.
    theirs: f32,
    /// What the best of the known cards is worth to me.
    favourite: f32,
    /// What the best of them does to me in other hands.
    denied: f32,
    /// How likely somebody else plays Trump.
    contested: f32,
    /// Who is likely to be Commander if I am not; nobody known yet: an average.
    effect: [f32; 4],
}

impl<'a> Field<'a> {
    pub(super) fn new(outlook: &'a Outlook<'a>, unseen: &'a Unseen, trump: Suit) -> Field<'a> {
        let mut field = Field {
            outlook,
            unseen,
            trump,
            rivals: [Rival::ABSENT; MAX_PLAYERS],
            count: 0,
            mine: 0.0,
            theirs: 0.0,
            favourite: f32::NEG_INFINITY,
            denied: 0.0,
            contested: 0.0,
            effect: average_effect(outlook, trump),
        };
        field.look_round();
        field
    }

    pub(super) fn trump(&self) -> Suit {
        self.trump
    }

    /// Adds up the cards on the table and those to be expected.
    fn look_round(&mut self) {
        let outlook = self.outlook;
        let mut alone = 1.0;
        let others = self.other_cards();
        for seat in outlook.others() {
            if let Shown::Card(card) = outlook.view.table[seat.index()] {
                let worth = outlook.mine(card);
                self.mine += worth;
                self.theirs += self.effect[card.suit().index()];
                self.raise(worth, card.suit());
                if card.suit() == self.trump {
                    alone = 0.0;
                }
            } else if let Some(rival) = Rival::new(outlook, self.unseen, self.trump, seat) {
                let at = self.trump.index();
                let own = &outlook.worth[outlook.me.index()];
                let free = outlook.game.table().free_suit.map_or(at, Suit::index);
                self.mine += rival.trump * own[at] + rival.free * own[free] + rival.other * others.0;
                self.theirs += rival.trump * self.effect[at] + rival.free * self.effect[free] + rival.other * others.1;
                alone *= 1.0 - rival.trump;
                self.rivals[self.count] = rival;
                self.count += 1;
            }
        }
        self.contested = 1.0 - alone;
    }

    /// A card worth taking first.
    fn raise(&mut self, worth: f32, suit: Suit) {
        if worth > self.favourite {
            self.favourite = worth;
            self.denied = self.effect[suit.index()];
        }
    }

    /// What an unseen card that is neither Trump nor always playable is worth, to me and in other hands.
    fn other_cards(&self) -> (f32, f32) {
        let free = self.outlook.game.table().free_suit;
        let own = &self.outlook.worth[self.outlook.me.index()];
        let mut sum = (0.0, 0.0, 0.0);
        for suit in Suit::ALL.into_iter().filter(|&suit| suit != self.trump && Some(suit) != free) {
            let count = self.unseen.of(suit);
            sum = (sum.0 + count, sum.1 + count * own[suit.index()], sum.2 + count * self.effect[suit.index()]);
        }
        let count = f32::max(sum.0, 1.0);
        (sum.1 / count, sum.2 / count)
    }

    /// What I gain if I play this card.
    pub(super) fn gain(&self, card: Card) -> f32 {
        let rivals = &self.rivals[..self.count];
        self.captured(card) + maneuver::prospect(self.outlook, self.unseen, rivals, card)
    }

    /// My part of the cards, and what the others get.
    fn captured(&self, card: Card) -> f32 {
        let outlook = self.outlook;
        let own = outlook.mine(card);
        let all = self.mine + own;
        let lost = self.theirs + self.effect[card.suit().index()];
        let (favourite, denied) = self.favourite_with(card, own);
        let (first, second) = self.places(card);
        // The Commander leaves one card to the Copilot, if there is one.
        let pick = self.contested * (favourite - denied);
        let silence = if outlook.game.is_silent(outlook.view.trick) { outlook.silence() } else { 0.0 };
        first * (all - pick + silence) + second * (favourite + lost - denied) + (1.0 - first - second) * lost
    }

    /// The best card of the trick if mine is in it, and what it does in other hands. More Trump may come.
    fn favourite_with(&self, card: Card, own: f32) -> (f32, f32) {
        let mut best = (self.favourite, self.denied);
        if own > best.0 {
            best = (own, self.effect[card.suit().index()]);
        }
        let trump = self.outlook.worth[self.outlook.me.index()][self.trump.index()];
        if self.count > 0 && trump > best.0 {
            let likely = self.contested;
            best.0 += likely * (trump - best.0);
            best.1 += likely * (self.effect[self.trump.index()] - best.1);
        }
        best
    }

    /// How likely this card makes me Commander, and Copilot.
    fn places(&self, card: Card) -> (f32, f32) {
        if card.suit() != self.trump {
            return (0.0, 0.0);
        }
        // Chances that nobody, and that one other, is above my card.
        let mut above = (1.0, 0.0);
        for known in self.outlook.view.table {
            if let Shown::Card(other) = known
                && other.suit() == self.trump
                && other.value() > card.value()
            {
                above = (0.0, above.0);
            }
        }
        for rival in &self.rivals[..self.count] {
            let beaten = rival.beats(self.unseen, self.trump, card.value());
            above = (above.0 * (1.0 - beaten), above.1 * (1.0 - beaten) + above.0 * beaten);
        }
        above
    }
}

/// What cards do to me if the one who has the highest Trump now gets them; before that, anybody.
fn average_effect(outlook: &Outlook<'_>, trump: Suit) -> [f32; 4] {
    let mut top: Option<(u8, Seat)> = None;
    for step in 0..outlook.view.played {
        let seat = Seat((outlook.view.pilot.0 + step) % outlook.players);
        if let Shown::Card(card) = outlook.view.table[seat.index()]
            && card.suit() == trump
            && top.is_none_or(|(value, _)| card.value() >= value)
        {
            top = Some((card.value(), seat));
        }
    }
    if let Some((_, seat)) = top {
        return outlook.effect[seat.index()];
    }
    let mut sum = [0.0; 4];
    for seat in outlook.others() {
        for (sum, effect) in sum.iter_mut().zip(outlook.effect[seat.index()]) {
            *sum += effect;
        }
    }
    sum.map(|sum| sum / f32::from(outlook.players - 1))
}
