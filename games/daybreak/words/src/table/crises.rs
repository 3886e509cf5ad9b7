//! What happens in the Crisis stage.

use super::Narrator;
use daybreak::{Cause, CrisisId, PerSeat, PlanetaryEffect};
use tabletop::{Seat, Seats};

impl Narrator<'_> {
    pub(super) fn about_crisis(&self, key: &str, card: CrisisId) -> String {
        self.words.say(key, &[("card", self.crisis(card).into())])
    }

    pub(super) fn about_planet(&self, key: &str, effect: PlanetaryEffect) -> String {
        self.words.say(key, &[("effect", self.cards.planetary(effect).into())])
    }

    pub(super) fn ties(&self, faces: &PerSeat<u8>) -> String {
        let rolled = self.players().map(|seat| (seat, faces[seat.index()])).filter(|(_, face)| *face > 0);
        let rolls = self.tally(rolled.map(|(seat, face)| (seat, face.to_string())));
        self.say("daybreak-fact-ties", &[("rolls", rolls.into())])
    }

    pub(super) fn targets(&self, card: CrisisId, targets: Seats) -> String {
        if targets.is_empty() {
            return self.about_crisis("daybreak-fact-strikes-group", card);
        }
        let (card, targets) = (self.crisis(card), self.struck(targets));
        self.say("daybreak-fact-strikes", &[("card", card.into()), ("targets", targets.into())])
    }

    /// A crisis that is its own cause is weaker by the cards under it.
    pub(super) fn weakened(&self, card: CrisisId, by: u8, cause: Cause) -> String {
        let title = self.crisis(card);
        if cause == Cause::Crisis(card) {
            return self.say("daybreak-fact-weakened-tucked", &[("card", title.into()), ("by", by.into())]);
        }
        let cause = self.cause(cause);
        self.say("daybreak-fact-weakened", &[("card", title.into()), ("by", by.into()), ("cause", cause.into())])
    }

    /// The same for a seat that ignores it.
    pub(super) fn spared(&self, seat: Seat, card: CrisisId, cause: Cause) -> String {
        let title = ("card", self.crisis(card).into());
        if cause == Cause::Crisis(card) {
            return self.say_of(seat, "daybreak-fact-spared-tucked", &[title]);
        }
        self.say_of(seat, "daybreak-fact-spared", &[title, ("cause", self.cause(cause).into())])
    }
}
