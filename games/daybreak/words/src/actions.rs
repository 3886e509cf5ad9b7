//! Actions: cost, effect, requirement, limit and window, one sentence each.

use super::{Cards, Mood, sentence};
use daybreak::Tag;
use daybreak::language::{Action, CardFilter, Condition, Cost, Limit, Quantity, Step, Window};
use words::Joint;

impl Cards<'_> {
    /// What an action does, needs and costs, sentence by sentence.
    pub(super) fn action(&self, action: &Action) -> Vec<String> {
        let mut lines = self.requirements(action);
        lines.extend(self.deed(action));
        lines.extend(self.window(action.window));
        lines.push(self.limit(action.limit));
        lines
    }

    /// Cost and effect, with the rows of a die.
    pub(super) fn deed(&self, action: &Action) -> Vec<String> {
        let mut lines = self.paid(action);
        for step in action.steps.iter() {
            lines.extend(self.die_rows(step).iter().map(|row| sentence(row)));
            lines.extend(self.then_may(step));
        }
        lines
    }

    /// What one may do after the rest.
    pub(super) fn then_may(&self, step: &Step) -> Option<String> {
        let Step::May(effect) = step else { return None };
        let effect = self.effect(effect, Mood::May);
        Some(sentence(&self.say("db-step-then-may", &[("effect", effect.into())])))
    }

    /// Cost and effect.
    pub(super) fn paid(&self, action: &Action) -> Vec<String> {
        let cost = self.words.list(action.cost.iter().map(|cost| self.cost(cost)), Joint::And);
        let is_table = |step: &Step| matches!(step, Step::Rows(..) | Step::Die(..));
        let done = |step: &&Step| !matches!(step, Step::May(_));
        let deed = match (cost.is_empty(), action.steps.iter().any(is_table)) {
            (true, _) => self.phrase(action.steps.iter().filter(done), Mood::Do),
            (false, true) => {
                let effect = self.phrase(action.steps.iter().filter(done), Mood::Do);
                let rolls = action.steps.iter().any(|step| matches!(step, Step::Die(..)));
                let args = [("cost", cost.into()), ("effect", effect.into())];
                self.words.say(if rolls { "db-action-paid-then" } else { "db-action-paid-by" }, &args)
            }
            (false, false) => {
                let effect = self.phrase(action.steps.iter().filter(done), Mood::May);
                self.say("db-action-paid", &[("cost", cost.into()), ("effect", effect.into())])
            }
        };
        vec![sentence(&deed)]
    }

    pub(super) fn cost(&self, cost: &Cost) -> String {
        let any = &CardFilter::Any;
        match *cost {
            Cost::Discard(n) => self.say("db-cost-discard", &[("what", self.cards_of(n, any).into())]),
            Cost::DiscardTag(n, tag) => {
                let cards = self.cards_of(n, &CardFilter::Tag(tag));
                self.say("db-cost-discard", &[("what", cards.into())])
            }
            Cost::Demand(n) => self.say("db-cost-demand", &[("count", n.into())]),
            Cost::Own(token, n) => self.say("db-cost-own", &[("what", self.tokens(token, n).into())]),
            Cost::Tucked(n) => self.say("db-cost-tucked", &[("what", self.cards_of(n, any).into())]),
            Cost::TuckedUpTo(n) => self.say("db-cost-tucked-up-to", &[("what", self.cards_of(n, any).into())]),
        }
    }

    /// The tags of its stack that an action requires and does not say itself, as in "with 2 tags, …".
    pub(super) fn required_tags(action: &Action) -> impl Iterator<Item = (Tag, u8)> {
        action.requires.iter().filter_map(|condition| match *condition {
            Condition::Stack(tag, count) if !is_first_row(action, tag, count) => Some((tag, count)),
            _ => None,
        })
    }

    /// So many tags of a kind.
    pub(super) fn tag_count(&self, tag: Tag, count: u8) -> String {
        self.say("db-requires-tag", &[("count", count.into()), ("tag", self.tag_of(tag).into())])
    }

    /// Tags of the stack in one sentence, every other condition in one of its own.
    pub(super) fn requirements(&self, action: &Action) -> Vec<String> {
        let tags = Self::required_tags(action).map(|(tag, count)| self.tag_count(tag, count));
        let tags = self.words.list(tags, Joint::And);
        let mut lines = Vec::new();
        if !tags.is_empty() {
            lines.push(sentence(&self.say("db-requires-tags", &[("tags", tags.into())])));
        }
        lines.extend(self.conditions(action));
        lines
    }

    /// What an action requires besides tags, a sentence each.
    pub(super) fn conditions(&self, action: &Action) -> Vec<String> {
        let mut lines = Vec::new();
        for condition in action.requires.iter().filter(|condition| !matches!(condition, Condition::Stack(..))) {
            let condition = self.condition(condition);
            lines.push(sentence(&self.say("db-requires-if", &[("condition", condition.into())])));
        }
        lines
    }

    /// How often.
    pub(super) fn limit(&self, limit: Limit) -> String {
        sentence(&match limit {
            Limit::Unlimited => self.say("db-limit-unlimited", &[]),
            Limit::Once => self.say("db-limit-once", &[]),
            Limit::Times(n) => self.say("db-limit-times", &[("count", n.into())]),
            Limit::Per(tag) => self.say("db-limit-per", &[("tag", self.tag_of(tag).into())]),
            Limit::OnceEach => self.say("db-limit-once-each", &[]),
        })
    }

    /// How often, and when if not in the Local stage, as it stands at the foot of a card.
    pub(super) fn foot(&self, action: &Action) -> String {
        let limit = match action.limit {
            Limit::Unlimited => self.say("db-foot-unlimited", &[]),
            Limit::Once => self.say("db-foot-once", &[]),
            Limit::Times(n) => self.say("db-foot-times", &[("count", n.into())]),
            Limit::Per(tag) => self.say("db-foot-per", &[("tag", self.tag_of(tag).into())]),
            Limit::OnceEach => self.say("db-foot-once-each", &[]),
        };
        let limit = [("limit", limit.into())];
        match action.window {
            Window::Local => self.say("db-foot-local", &limit),
            Window::Emissions => self.say("db-foot-emissions", &limit),
            Window::Roll => self.say("db-foot-roll", &limit),
            Window::Crisis => self.say("db-foot-crisis", &limit),
        }
    }

    /// When, if not in the Local stage.
    pub(super) fn window(&self, window: Window) -> Option<String> {
        let phrase = match window {
            Window::Local => return None,
            Window::Emissions => self.say("db-window-emissions", &[]),
            Window::Roll => self.say("db-window-roll", &[]),
            Window::Crisis => self.say("db-window-crisis", &[]),
        };
        Some(sentence(&phrase))
    }
}

/// Do all steps begin with just this many tags? Then they say it themselves.
pub(super) fn is_first_row(action: &Action, tag: Tag, count: u8) -> bool {
    !action.steps.is_empty()
        && action.steps.iter().all(|step| match step {
            Step::Rows(by, rows) => *by == tag && rows.get(0).is_some_and(|row| row.0 == count),
            Step::Do(effect) => match effect.quantity() {
                Some(Quantity::Rows(by, rows)) => by == tag && rows.get(0).is_some_and(|row| row.0 == count),
                _ => false,
            },
            _ => false,
        })
}
