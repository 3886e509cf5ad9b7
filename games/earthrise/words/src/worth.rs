//! What cards, tokens and pieces are worth: the Honors cards lie in view from the start (ER-3.7).

use super::Narrator;
use earthrise::content::StackCondition;
use earthrise::{Cards, Move, Phase, Suit, TokenId, View, worth};
use tabletop::Seat;
use words::Joint;

impl Narrator<'_> {
    /// What a card of each suit counts in a round, counted from 0, the dearest first: "4", or "1 Alert".
    pub fn suits_worth(&self, round: u8) -> Vec<(Suit, String)> {
        let table = self.game.table();
        let (Some(honors), Some(alerts)) =
            (table.honors.get(usize::from(round)), table.alerts_per_card.get(usize::from(round)))
        else {
            return Vec::new();
        };
        let mut suits = Suit::ALL;
        // What brings Alerts comes last.
        suits.sort_by_key(|suit| (alerts[suit.index()], std::cmp::Reverse(honors[suit.index()])));
        let text = |suit: Suit| match (honors[suit.index()], alerts[suit.index()]) {
            (honors, 0) => honors.to_string(),
            (0, alerts) => self.say("count-alerts", &[("alerts", alerts.into())]),
            (honors, alerts) => self.say("worth-both", &[("honors", honors.into()), ("alerts", alerts.into())]),
        };
        suits.map(|suit| (suit, text(suit))).to_vec()
    }

    /// A move as a menu shows it, with what a card of the suit counts in the round: "Take Apollo 2 (4 Honors)".
    pub fn label_with_worth(&self, mv: Move, suit: Suit, round: u8) -> String {
        let of = |rates: &[[u8; 4]]| rates.get(usize::from(round)).map_or(0, |row| row[suit.index()]);
        let (honors, alerts) = (of(&self.game.table().honors), of(&self.game.table().alerts_per_card));
        let worth = match (honors, alerts) {
            (_, 0) => self.say("count-honors", &[("honors", honors.into())]),
            (0, _) => self.say("count-alerts", &[("alerts", alerts.into())]),
            _ => self.say("worth-both", &[("honors", honors.into()), ("alerts", alerts.into())]),
        };
        self.say("worth-move", &[("move", self.label(mv).into()), ("worth", worth.into())])
    }

    /// What counts in the final phase, one phrase each.
    pub fn final_worth(&self) -> Vec<String> {
        let table = self.game.table();
        let step = |(pieces, &honors): (u8, &u8)| {
            self.say("pill-puzzle-step", &[("pieces", pieces.into()), ("bonus", honors.into())])
        };
        let steps = (0..=table.kinds).zip(&table.puzzle).skip(1).map(step);
        vec![
            self.say("worth-fewest", &[("honors", table.fewest_alerts.into())]),
            self.say("worth-token", &[("honors", table.per_leftover_token.into())]),
            self.say("worth-puzzle", &[("steps", self.words.list(steps, Joint::Comma).into())]),
        ]
    }

    /// What captured cards come to at the scoring of a round, counted from 0: "3 cards: 9 Honors, 1 Alert".
    pub fn pile_worth(&self, cards: Cards, round: u8) -> String {
        let of = |rates: &[[u8; 4]]| rates.get(usize::from(round)).map_or(0, |row| worth(cards, row));
        let (honors, alerts) = (of(&self.game.table().honors), of(&self.game.table().alerts_per_card));
        let key = if alerts == 0 { "pile-worth" } else { "pile-worth-alerts" };
        let args = [("cards", cards.len().into()), ("honors", honors.into()), ("alerts", alerts.into())];
        self.say(key, &args)
    }

    /// What the puzzle of a seat counts at the end, and what one more piece would make of it.
    pub fn puzzle_worth(&self, view: &View, seat: Seat) -> String {
        let table = self.game.table();
        let pieces = view.pieces[seat.index()].count_ones();
        let honors = |pieces: u32| table.puzzle.get(pieces as usize).copied().unwrap_or(0);
        if pieces >= u32::from(table.kinds) {
            return self.say("puzzle-full", &[("honors", honors(pieces).into())]);
        }
        let args = [("pieces", pieces.into()), ("honors", honors(pieces).into()), ("next", honors(pieces + 1).into())];
        self.say("puzzle-next", &args)
    }

    /// The tokens on the Earth and who takes them; `None` if there are none.
    pub fn earth(&self, view: &View) -> Option<String> {
        let tokens = ("tokens", view.earth.len().into());
        if view.earth.is_empty() {
            return None;
        }
        if self.game.is_silent(view.trick) {
            return Some(self.say("earth-silent", &[tokens]));
        }
        // Once all have played, what is still there was not won.
        if view.phase != Phase::Play {
            return Some(self.say("earth-left", &[tokens]));
        }
        let asks = |token: &TokenId| match self.game.options().stack_condition {
            StackCondition::Newest => Some(*token) == view.newest,
            StackCondition::Any => true,
        };
        let mut conditions: Vec<String> = Vec::new();
        for token in view.earth.iter().filter(asks).map(|token| self.token(token)) {
            if !conditions.contains(&token) {
                conditions.push(token);
            }
        }
        Some(self.say("earth-open", &[tokens, ("token", self.words.list(conditions, Joint::Or).into())]))
    }
}
