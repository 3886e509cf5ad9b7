//! Conditions, as they stand after "if".

use super::Cards;
use daybreak::language::{Check, Condition, Token};
use words::Value;

impl Cards<'_> {
    /// A condition.
    pub(super) fn condition(&self, condition: &Condition) -> String {
        let bands = |n: u8| Value::from(self.say("db-bands", &[("count", n.into())]));
        match *condition {
            Condition::Stack(tag, count) => {
                self.say("db-condition-stack", &[("count", count.into()), ("tag", self.tag_of(tag).into())])
            }
            Condition::Own(check) => self.check(&check, "you"),
            Condition::SomePlayer(check) => self.check(&check, "some"),
            Condition::EveryPlayer(check) => self.check(&check, "every"),
            Condition::BandsAtMost(n) => self.say("db-condition-bands-at-most", &[("what", bands(n))]),
            Condition::BandsAtLeast(n) => self.say("db-condition-bands-at-least", &[("what", bands(n))]),
            Condition::ActiveProjects(n) => {
                let projects = self.say("db-projects", &[("count", n.into())]);
                self.say("db-condition-projects", &[("what", projects.into())])
            }
        }
    }

    pub(super) fn check(&self, check: &Check, who: &'static str) -> String {
        let who = Value::from(who);
        let tokens = |token: Token, n: u8| Value::from(self.tokens(token, n));
        match *check {
            Check::AtLeast(token, n) => self.say("db-check-at-least", &[("who", who), ("what", tokens(token, n))]),
            Check::AtMost(token, 0) => self.say("db-check-none", &[("who", who), ("name", self.token(token).into())]),
            Check::AtMost(token, n) => self.say("db-check-at-most", &[("who", who), ("what", tokens(token, n))]),
            Check::Tags(tag, n) => {
                self.say("db-check-tags", &[("who", who), ("count", n.into()), ("tag", self.tag_of(tag).into())])
            }
            Check::MostlyClean => self.say("db-check-mostly-clean", &[("who", who)]),
            Check::DemandMet => self.say("db-check-demand-met", &[("who", who)]),
        }
    }
}
