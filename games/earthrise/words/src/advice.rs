//! What to expect of a move.

use super::Narrator;
use earthrise::Move;
use tabletop::Seat;

impl Narrator<'_> {
    /// The chance to win, from 0 to 1, and Honors and place at the end.
    pub fn expectation(&self, chance: f32, honors: f32, place: f32) -> String {
        let (chance, place) = (self.words.percent(chance), self.words.decimal(place));
        let honors = format!("{:.0}", honors.round());
        self.say(
            "advice-earthrise-worth",
            &[("chance", chance.into()), ("honors", honors.into()), ("place", place.into())],
        )
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
