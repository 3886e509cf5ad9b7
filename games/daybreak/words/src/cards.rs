//! Whole cards, as a person would read them.

use super::{Cards, Mood, sentence};
use daybreak::language::{
    ChallengeCard, CrisisCard, Effect, Flavour, GlobalCard, LocalCard, Measure, Modifier, Scope, Solo, Step, Support,
    Target, Token, TuckRule,
};
use daybreak::{CardNo, Deck, PlanetaryEffect, Resilience, Sector, Set};
use words::Joint;

/// A card in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardText {
    /// Its printed number.
    pub no: CardNo,
    /// Its title.
    pub title: String,
    /// What it is, in a word or two: "Local project".
    pub kind: String,
    /// Its tags, or for whom a challenge is.
    pub marks: Vec<String>,
    /// Where it comes from.
    pub source: String,
    /// What it does, sentence by sentence.
    pub text: Vec<String>,
    /// One sentence on what it is in the real world.
    pub world: Option<String>,
}

impl CardText {
    /// The sentences of [`CardText::text`] as one paragraph.
    pub fn paragraph(&self) -> String {
        self.text.join(" ")
    }
}

impl Cards<'_> {
    /// A card; `None` if the box has no card of this number.
    pub fn card(&self, no: CardNo) -> Option<CardText> {
        let (about, deck) = (self.content.about(no)?, no.deck()?);
        let (marks, text) = match deck {
            Deck::Local | Deck::Starting => {
                let card = self.content.local_of(no)?;
                (self.tags(&card.tags), self.local(card))
            }
            Deck::Global => (Vec::new(), self.global(self.content.global_of(no)?)),
            Deck::Crisis => (Vec::new(), self.crisis(self.content.crisis_of(no)?)),
            Deck::Challenge => {
                let card = self.content.challenge_of(no)?;
                (self.challenge_marks(card), self.challenge(card))
            }
        };
        let (title, kind) = (self.title(no), self.deck(deck));
        Some(CardText { no, title, kind, marks, source: self.source_of(about), text, world: self.world(no) })
    }

    /// The sentence about the real world with what it is.
    pub fn world_line(&self, card: &CardText) -> Option<String> {
        let text = card.world.clone()?;
        Some(self.say("db-world-label", &[("text", text.into())]))
    }

    fn solo(&self, solo: Solo) -> Option<String> {
        (solo == Solo::Out).then(|| sentence(&self.say("db-solo-out", &[])))
    }

    fn local(&self, card: &LocalCard) -> Vec<String> {
        let mut lines = self.action(&card.action);
        lines.extend(self.solo(card.solo));
        lines
    }

    fn global(&self, card: &GlobalCard) -> Vec<String> {
        let mut lines = vec![sentence(&self.support(&card.support))];
        lines.extend(self.project_deed(card));
        for action in card.action.iter() {
            lines.extend(self.window(action.window));
            lines.push(self.limit(action.limit));
        }
        lines.extend(self.solo(card.solo));
        lines
    }

    /// What a project does once it is active.
    pub(super) fn project_deed(&self, card: &GlobalCard) -> Vec<String> {
        let mut lines = Vec::new();
        if !card.standing.is_empty() {
            let changes = self.modifiers(card.standing.iter(), Scope::Group);
            lines.push(sentence(&self.say("db-standing", &[("changes", changes.into())])));
        }
        for action in card.action.iter() {
            lines.extend(self.requirements(action));
            let mut deed = self.deed(action).into_iter();
            if let Some(first) = deed.next() {
                lines.push(sentence(&self.say("db-project-action", &[("action", lowered(&first).into())])));
            }
            lines.extend(deed);
        }
        lines
    }

    fn modifiers<'m>(&self, modifiers: impl Iterator<Item = &'m Modifier>, scope: Scope) -> String {
        self.words.list(modifiers.map(|modifier| self.modifier(modifier, scope)), Joint::Semicolon)
    }

    pub(super) fn support(&self, support: &Support) -> String {
        match support {
            Support::Tucked(kinds) => {
                let cards = kinds.iter().map(|(filter, n)| {
                    let cards = self.cards_of(self.number(n).unwrap_or(0), filter);
                    format!("{cards}{}", self.per(n))
                });
                let cards = self.words.list(cards, Joint::And);
                self.say("db-support-tucked", &[("cards", cards.into())])
            }
            Support::Pool(filter) => {
                let cards = self.say("db-cards-all", &[("filter", self.filter(filter).into())]);
                self.say("db-support-pool", &[("cards", cards.into())])
            }
            Support::PoolOfEach(tags) => {
                let tags = self.words.list(tags.iter().map(|&tag| self.tag(tag)), Joint::And);
                self.say("db-support-pool-of-each", &[("tags", tags.into())])
            }
            Support::State(condition) => {
                self.say("db-support-state", &[("condition", self.condition(condition).into())])
            }
        }
    }

    fn crisis(&self, card: &CrisisCard) -> Vec<String> {
        let mut lines = self.crisis_deed(card);
        lines.extend(card.tuck.iter().map(|rule| sentence(&self.tuck(rule))));
        lines.extend(self.solo(card.solo));
        lines
    }

    /// Whom a crisis strikes and how, and what weakens it.
    pub(super) fn crisis_deed(&self, card: &CrisisCard) -> Vec<String> {
        let mut lines = Vec::new();
        if !card.steps.is_empty() {
            lines.push(sentence(&self.strikes(card)));
        }
        if !card.ongoing.is_empty() {
            let changes = self.modifiers(card.ongoing.iter(), Scope::Group);
            lines.push(sentence(&self.say("db-crisis-ongoing", &[("changes", changes.into())])));
        }
        if !card.weakened_by.is_empty() {
            let kinds = self.words.list(card.weakened_by.iter().map(|&kind| self.resilience(kind)), Joint::Or);
            lines.push(sentence(&self.say("db-crisis-weakened", &[("resilience", kinds.into())])));
        }
        lines
    }

    /// Whom it strikes and how. What all lose of the world together is not a player's to remove: it is said how much in all.
    fn strikes(&self, card: &CrisisCard) -> String {
        let of_world = |step: &Step| matches!(step, Step::Do(Effect::Lose(token, _)) if token.is_world());
        if card.target == Target::All && card.steps.iter().all(of_world) {
            let effect = self.phrase(card.steps.iter(), Mood::Do);
            return self.say("db-crisis-world", &[("effect", effect.into())]);
        }
        let effect = self.phrase(card.steps.iter(), Mood::They);
        let target = self.target(&card.target);
        self.say("db-crisis-strikes", &[("target", target.into()), ("effect", effect.into())])
    }

    pub(super) fn target(&self, target: &Target) -> String {
        match target {
            Target::All => self.say("db-target-all", &[]),
            Target::Least(measure) => self.say("db-target-least", &[("measure", self.measure(measure).into())]),
            Target::Most(measure) => self.say("db-target-most", &[("measure", self.measure(measure).into())]),
            Target::Group => self.say("db-target-group", &[]),
        }
    }

    fn measure(&self, measure: &Measure) -> String {
        match *measure {
            Measure::Board(token) => self.token(token),
            Measure::Tags(tag) => self.say("db-measure-tags", &[("tag", self.tag_of(tag).into())]),
            Measure::Hand => self.say("db-measure-hand", &[]),
            Measure::Carbon => self.say("db-measure-carbon", &[]),
        }
    }

    pub(super) fn tuck(&self, rule: &TuckRule) -> String {
        let each = |filter| self.say("db-cards-each", &[("filter", self.filter(filter).into())]);
        let some = |filter, n| format!("{}{}", self.cards_of(self.number(n).unwrap_or(0), filter), self.per(n));
        match rule {
            TuckRule::Cancels(filter, n) => self.say("db-tuck-cancels", &[("cards", some(filter, n).into())]),
            TuckRule::Weakens(filter) => self.say("db-tuck-weakens", &[("cards", each(filter).into())]),
            TuckRule::Spares(filter) => self.say("db-tuck-spares", &[("cards", each(filter).into())]),
            TuckRule::Ends(filter, n) => self.say("db-tuck-ends", &[("cards", some(filter, n).into())]),
        }
    }

    fn challenge(&self, card: &ChallengeCard) -> Vec<String> {
        let mut lines: Vec<String> =
            card.changes.iter().map(|change| sentence(&self.change(change, card.scope))).collect();
        lines.extend(self.solo(card.solo));
        lines
    }

    fn challenge_marks(&self, card: &ChallengeCard) -> Vec<String> {
        let flavour = match card.flavour {
            Flavour::Harder => self.say("db-flavour-harder", &[]),
            Flavour::Easier => self.say("db-flavour-easier", &[]),
            Flavour::Variety => self.say("db-flavour-variety", &[]),
        };
        let scope = match card.scope {
            Scope::Group => self.say("db-scope-group", &[]),
            Scope::One => self.say("db-scope-one", &[]),
        };
        vec![flavour, scope]
    }

    /// What happens when the track of a planetary effect reaches a tipping point.
    pub fn tipping_point(&self, effect: PlanetaryEffect) -> String {
        let track = &self.content.board().tracks[effect.index()];
        sentence(&self.phrase(track.steps.iter(), Mood::Do))
    }

    /// A reference card: its title and what a power begins with.
    pub fn reference(&self, set: Set) -> (String, Vec<String>) {
        let card = self.content.reference(set);
        let title = self.say("db-reference-title", &[("set", self.set(set).into())]);
        let (dirty, clean) = (self.tokens(Token::Dirty, card.dirty), self.tokens(Token::Clean, card.clean));
        let energy = self.say(
            "db-reference-energy",
            &[("demand", card.demand.into()), ("dirty", dirty.into()), ("clean", clean.into())],
        );
        let sectors = Sector::ALL.map(|sector| (Token::Emissions(sector), card.emissions[sector.index()]));
        let kinds = Resilience::ALL.map(|kind| (Token::Resilience(kind), card.resilience[kind.index()]));
        let tokens = sectors.into_iter().chain(kinds).chain([(Token::Communities, card.communities)]);
        let tokens = tokens.filter(|&(_, count)| count > 0).map(|(token, count)| self.tokens(token, count));
        let tokens = self.words.list(tokens, Joint::And);
        let growth = self.say("db-reference-growth", &[("count", card.growth.into())]);
        let tokens = self.say("db-reference-tokens", &[("tokens", tokens.into())]);
        (title, [energy, tokens, growth].map(|phrase| sentence(&phrase)).to_vec())
    }
}

/// A sentence as it stands after a colon.
pub(super) fn lowered(sentence: &str) -> String {
    let mut letters = sentence.chars();
    let first: String = letters.next().into_iter().flat_map(char::to_lowercase).collect();
    format!("{first}{}", letters.as_str())
}
