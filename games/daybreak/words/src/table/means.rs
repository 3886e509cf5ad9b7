//! What a choice of the group would mean for a player now, in few words. They stand beside the player's name, so none of
//! them has a verb that would change with it.

use super::Narrator;
use crate::cards::lowered;
use daybreak::language::{Check, Token};
use daybreak::{CardSet, CrisisId, LocalId, Toward, Yield};

/// More cards than these are counted and not named.
const MOST_NAMED: usize = 2;

impl Narrator<'_> {
    /// How far a player is with what makes a project active.
    pub fn toward(&self, toward: &Toward) -> String {
        match *toward {
            Toward::Cards(cards) if cards.is_empty() => self.say("db-means-no-card", &[]),
            Toward::Cards(cards) => self.say("db-means-under", &[("cards", self.few_cards(&cards).into())]),
            Toward::State { met: true, .. } => self.say("db-means-met", &[]),
            Toward::State { check: Check::Tags(tag, need), have: Some(have), .. } => {
                let tags = self.cards.tag_count(tag, need);
                self.say("db-means-of", &[("have", have.into()), ("what", tags.into())])
            }
            Toward::State { check: Check::AtLeast(token, need), have: Some(have), .. } => {
                let tokens = self.cards.tokens(token, need);
                self.say("db-means-of", &[("have", have.into()), ("what", tokens.into())])
            }
            Toward::State { check: Check::AtMost(token, _), have: Some(have), .. } => {
                let tokens = self.cards.tokens(token, u8::try_from(have).unwrap_or(u8::MAX));
                self.say("db-means-still", &[("what", tokens.into())])
            }
            Toward::State { .. } => self.say("db-means-unmet", &[]),
        }
    }

    /// The action of a front card would bring something else than it does.
    pub fn means_other(&self, card: LocalId, now: &[Yield]) -> String {
        let title = ("card", self.title(card).into());
        match self.yield_text(now) {
            Some(effect) => self.say("db-means-other", &[title, ("effect", lowered(&effect).into())]),
            None => self.say("db-means-no-more", &[title]),
        }
    }

    /// Cards in hand whose actions would bring more.
    pub fn means_in_hand(&self, cards: &CardSet) -> String {
        self.say("db-means-hand", &[("cards", self.few_cards(cards).into())])
    }

    /// What the action of a project would bring; nothing, where that is nothing now.
    pub fn means_action(&self, yields: &[Yield]) -> String {
        self.yield_text(yields).unwrap_or_else(|| self.say("db-means-nothing", &[]))
    }

    /// A project would be in play, and its action not possible yet.
    pub fn means_cannot(&self) -> String {
        self.say("db-means-cannot", &[])
    }

    /// A crisis that the project could avert, with the communities in crisis it would bring.
    pub fn means_crisis(&self, crisis: CrisisId, count: u8) -> String {
        let communities = self.cards.tokens(Token::Communities, count);
        self.say("db-means-crisis", &[("crisis", self.crisis(crisis).into()), ("communities", communities.into())])
    }

    fn few_cards(&self, cards: &CardSet) -> String {
        let count = cards.len() as usize;
        if count > MOST_NAMED { self.say("db-means-cards", &[("count", count.into())]) } else { self.titles(cards) }
    }
}
