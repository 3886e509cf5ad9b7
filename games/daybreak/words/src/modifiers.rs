//! What holds for as long as something lies on the table, and what challenge cards change.

use super::Cards;
use daybreak::language::{CardFilter, Change, Forbidden, Modifier, Quantity, Scope, Token};
use words::Value;

/// How many, and "more" or "fewer".
fn signed(n: i8) -> (u8, Value<'static>) {
    (n.unsigned_abs(), if n < 0 { "fewer".into() } else { "more".into() })
}

fn scoped(scope: Scope) -> Value<'static> {
    match scope {
        Scope::One => "one".into(),
        Scope::Group => "group".into(),
    }
}

impl Cards<'_> {
    /// A standing change, as a phrase.
    pub(super) fn modifier(&self, modifier: &Modifier, scope: Scope) -> String {
        let scope = scoped(scope);
        match *modifier {
            Modifier::Draws(n) => {
                let (n, more) = signed(n);
                self.say("db-modifier-draws", &[("scope", scope), ("count", n.into()), ("more", more)])
            }
            Modifier::Yields(tag, token, n) => {
                let (tag, token) = (self.tag_of(tag), self.token(token));
                self.say("db-modifier-yields", &[("tag", tag.into()), ("token", token.into()), ("count", n.into())])
            }
            Modifier::Forbids(what) => self.forbidden(what),
            Modifier::Crises(n) => {
                let (n, more) = signed(n);
                self.say("db-modifier-crises", &[("count", n.into()), ("more", more)])
            }
            Modifier::Rolls(n) => {
                let (n, more) = signed(n);
                self.say("db-modifier-rolls", &[("count", n.into()), ("more", more)])
            }
            Modifier::Growth(n) => {
                let (n, more) = signed(n);
                self.say("db-modifier-growth", &[("scope", scope), ("count", n.into()), ("more", more)])
            }
            Modifier::Cheaper(tag) => self.say("db-modifier-cheaper", &[("tag", self.tag_of(tag).into())]),
            Modifier::ExtraTag(tag) => {
                self.say("db-modifier-extra-tag", &[("scope", scope), ("tag", self.tag_of(tag).into())])
            }
            Modifier::Weaker(kind, n) => {
                let kind = self.resilience(kind);
                self.say("db-modifier-weaker", &[("resilience", kind.into()), ("count", n.into())])
            }
            Modifier::Absorbs(n) => {
                let what = self.amount_of(Token::RecentCarbon, &n);
                self.say("db-modifier-absorbs", &[("what", what.into()), ("per", self.per(&n).into())])
            }
            Modifier::ProjectChoice(n) => {
                let (n, more) = signed(n);
                self.say("db-modifier-project-choice", &[("count", n.into()), ("more", more)])
            }
            Modifier::Stacks(n) => {
                let (n, more) = signed(n);
                self.say("db-modifier-stacks", &[("scope", scope), ("count", n.into()), ("more", more)])
            }
            Modifier::Rounds(n) => {
                let (n, more) = signed(n);
                self.say("db-modifier-rounds", &[("count", n.into()), ("more", more)])
            }
            Modifier::LossCommunities(n) => {
                let (n, more) = signed(n);
                self.say("db-modifier-loss-communities", &[("count", n.into()), ("more", more)])
            }
            Modifier::LossBands(n) => {
                let (n, more) = signed(n);
                self.say("db-modifier-loss-bands", &[("count", n.into()), ("more", more)])
            }
            Modifier::WinOnlyIf(condition) => {
                self.say("db-modifier-win-only-if", &[("condition", self.condition(&condition).into())])
            }
        }
    }

    pub(super) fn forbidden(&self, what: Forbidden) -> String {
        match what {
            Forbidden::Forecast => self.say("db-forbids-forecast", &[]),
            Forbidden::GivingCards => self.say("db-forbids-giving-cards", &[]),
            Forbidden::TuckingUnderCrises => self.say("db-forbids-tucking-under-crises", &[]),
            Forbidden::RemovingDirty => self.say("db-forbids-removing-dirty", &[]),
            Forbidden::GivingTokens => self.say("db-forbids-giving-tokens", &[]),
            Forbidden::TuckingUnderProjects => self.say("db-forbids-tucking-under-projects", &[]),
            Forbidden::NewProjects => self.say("db-forbids-new-projects", &[]),
            Forbidden::DrawingByAction => self.say("db-forbids-drawing-by-action", &[]),
        }
    }

    /// A change that a challenge card makes, as a phrase.
    pub(super) fn change(&self, change: &Change, scope: Scope) -> String {
        let whose = scoped(scope);
        match *change {
            Change::Board(Token::Demand, n) => {
                let (n, more) = signed(n);
                self.say("db-change-board-demand", &[("scope", whose), ("count", n.into()), ("more", more)])
            }
            Change::Board(token, n) => {
                let (n, more) = signed(n);
                let what = self.tokens(token, n);
                self.say("db-change-board", &[("scope", whose), ("what", what.into()), ("more", more)])
            }
            Change::World(token, n) => self.world_change(token, n, ""),
            Change::WorldPerPlayer(token, n) => self.world_change(token, n, &self.per(&Quantity::PerPlayer(1))),
            Change::Bands(n) => {
                let bands = self.say("db-bands", &[("count", n.into())]);
                self.say("db-change-bands", &[("what", bands.into())])
            }
            Change::Track(effect, n) => {
                let (effect, spaces) = (self.planetary(effect), self.say("db-spaces", &[("count", n.into())]));
                self.say("db-change-track", &[("effect", effect.into()), ("what", spaces.into())])
            }
            Change::WithoutCard(slot) => {
                self.say("db-change-without-card", &[("scope", whose), ("place", place(slot))])
            }
            Change::OtherCard(slot, no) => {
                let title = self.title(no);
                self.say("db-change-other-card", &[("scope", whose), ("place", place(slot)), ("title", title.into())])
            }
            Change::Project(no, active) => {
                let active = Value::from(if active { "yes" } else { "no" });
                self.say("db-change-project", &[("title", self.title(no).into()), ("active", active)])
            }
            Change::Crisis(no) => self.say("db-change-crisis", &[("title", self.title(no).into())]),
            Change::Hand(n) => {
                let cards = self.cards_of(n, &CardFilter::Any);
                self.say("db-change-hand", &[("scope", whose), ("what", cards.into())])
            }
            Change::Standing(modifier) => self.modifier(&modifier, scope),
        }
    }

    fn world_change(&self, token: Token, n: i8, per: &str) -> String {
        let (n, more) = signed(n);
        let (what, per) = (self.tokens(token, n), per.to_owned());
        self.say("db-change-world", &[("what", what.into()), ("more", more), ("per", per.into())])
    }
}

fn place(slot: u8) -> Value<'static> {
    (u16::from(slot) + 1).into()
}
