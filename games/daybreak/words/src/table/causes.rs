//! What made a number change.

use super::Narrator;
use daybreak::Cause;

impl Narrator<'_> {
    /// A cause of so many: "there were 4 trees too few to lose".
    pub(super) fn cause_of(&self, cause: Cause, change: i16) -> String {
        let Cause::Missing(token) = cause else { return self.cause(cause) };
        let count = change.unsigned_abs();
        let what = self.cards.tokens(token, count.min(255) as u8);
        self.say("daybreak-cause-missing-token", &[("count", count.into()), ("what", what.into())])
    }

    /// A cause in a few words, as it stands in brackets.
    pub fn cause(&self, cause: Cause) -> String {
        match cause {
            Cause::Local(card) => self.title(card),
            Cause::Project(card) => self.project(card),
            Cause::Crisis(card) => self.crisis(card),
            Cause::Planet(effect) => self.cards.planetary(effect),
            Cause::Challenge(card) => self.challenge(card),
            Cause::Cost(card) => self.say("daybreak-cause-cost", &[("card", self.title(card).into())]),
            Cause::Shortage => self.say("daybreak-cause-shortage", &[]),
            Cause::Missing(_) => self.cause_of(cause, 1),
            Cause::Growth => self.say("daybreak-cause-growth", &[]),
        }
    }
}
