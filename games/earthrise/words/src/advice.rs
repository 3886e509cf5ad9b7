//! What to expect of a move.

use super::Narrator;
use earthrise::{Move, View};
use tabletop::Seat;

impl Narrator<'_> {
    /// Honors at the end, and what they are.
    pub fn honors_at_the_end(&self, honors: f32) -> (String, String) {
        (format!("{:.0}", honors.round()), self.say("advice-earthrise-honors", &[]))
    }

    /// The place on average, of how many, and what it is.
    pub fn average_place(&self, place: f32) -> (String, String) {
        let of = self.game.table().players;
        let amount =
            self.say("advice-earthrise-of", &[("number", self.words.decimal(place).into()), ("of", of.into())]);
        (amount, self.say("advice-earthrise-place", &[]))
    }

    /// Of 100 games so many that are won, and what that is.
    pub fn games_won(&self, chance: f32) -> (String, String) {
        let won = format!("{:.0}", (chance * 100.0).round());
        let amount = self.say("advice-earthrise-of", &[("number", won.into()), ("of", 100.into())]);
        (amount, self.say("advice-earthrise-games", &[]))
    }

    /// How a move stands beside the best: it, or so many Honors less.
    pub fn beside_best(&self, best: bool, less: i16) -> String {
        match less {
            _ if best => self.say("advice-earthrise-best", &[]),
            0 => self.say("advice-earthrise-same", &[]),
            less if less > 0 => self.say("advice-earthrise-less", &[("honors", less.into())]),
            more => self.say("advice-earthrise-more", &[("honors", (-more).into())]),
        }
    }

    /// Nothing to speak of lies between the moves.
    pub fn any_of_these(&self) -> String {
        self.say("advice-earthrise-any", &[])
    }

    /// The one sentence about what a move does that says most; nothing if none does.
    pub fn telling_effect(&self, view: &View, mv: Move) -> Option<String> {
        let effects = self.effects(view, mv);
        // Of a card the tokens count most, where they come or may come.
        match (mv, effects.as_slice()) {
            (Move::Play(_), [first, second, ..]) => {
                Some(if self.moves_tokens(view, mv) { second.clone() } else { first.clone() })
            }
            _ => effects.into_iter().next(),
        }
    }

    /// The chance to win that is left one time in ten; nothing where that is as good as none or all.
    pub fn risk(&self, chance: f32) -> Option<String> {
        let open = (0.01..0.99).contains(&chance);
        open.then(|| self.say("advice-earthrise-risk", &[("chance", self.words.percent(chance).into())]))
    }

    /// What usually follows a move; nothing if that is not known.
    pub fn follows(&self, line: &[(Seat, Move)]) -> Option<String> {
        let turn = |&(seat, mv): &(Seat, Move)| match mv {
            Move::Play(card) => (self.seat(seat), self.card(card)),
            _ => (self.seat(seat), self.label(mv)),
        };
        self.words.advice_follows(line.iter().map(turn))
    }
}
