//! What happens, as phrases that begin with a verb.

use super::{Cards, Mood};
use daybreak::Tag;
use daybreak::language::{CardFilter, Effect, Keep, Quantity, Step, Token, Who};
use words::{Joint, Value};

impl Cards<'_> {
    /// A verb with an amount: `what` and `per` are the amount.
    fn verb(&self, key: &str, mood: Mood, what: String, n: &Quantity) -> String {
        self.words.say(key, &[("mood", mood.value()), ("what", what.into()), ("per", self.per(n).into())])
    }

    /// The same with one argument more.
    fn verb_with<'v>(
        &self,
        key: &'v str,
        mood: Mood,
        what: String,
        n: &Quantity,
        more: (&'v str, Value<'v>),
    ) -> String {
        self.words.say(key, &[("mood", mood.value()), ("what", what.into()), ("per", self.per(n).into()), more])
    }

    /// A verb with a number that does not stand before what it counts in every language: "1 fewer card".
    fn counted(&self, key: &str, mood: Mood, n: &Quantity) -> String {
        let count = self.number(n).unwrap_or(0);
        self.words.say(key, &[("mood", mood.value()), ("count", count.into()), ("per", self.per(n).into())])
    }

    /// So many things that have a key of their own, as in "2 spaces".
    fn things(&self, key: &str, n: &Quantity) -> String {
        self.words.say(key, &[("count", self.number(n).unwrap_or(0).into())])
    }

    fn bare(&self, n: &Quantity) -> String {
        self.number(n).unwrap_or(0).to_string()
    }

    fn some_cards(&self, n: &Quantity, filter: &CardFilter) -> String {
        self.cards_of(self.number(n).unwrap_or(0), filter)
    }

    /// One effect.
    pub(super) fn effect(&self, effect: &Effect, mood: Mood) -> String {
        let any = &CardFilter::Any;
        match effect {
            Effect::Gain(token, n) => self.gain(*token, n, mood),
            Effect::Remove(Token::Demand, n) => self.verb("db-effect-remove-demand", mood, self.bare(n), n),
            Effect::Remove(token @ Token::RecentCarbon, n) => {
                self.verb("db-effect-remove-recent", mood, self.amount_of(*token, n), n)
            }
            Effect::Remove(token, n) => self.verb("db-effect-remove", mood, self.amount_of(*token, n), n),
            Effect::Lose(token, n) if token.is_world() => {
                self.verb("db-effect-lose-world", mood, self.amount_of(*token, n), n)
            }
            Effect::Lose(token, n) => self.verb("db-effect-lose", mood, self.amount_of(*token, n), n),
            Effect::Grant(who, token, n) => {
                self.verb_with("db-effect-grant", mood, self.amount_of(*token, n), n, ("who", self.who(*who).into()))
            }
            Effect::Relieve(who, token, n) => {
                self.verb_with("db-effect-relieve", mood, self.amount_of(*token, n), n, ("who", self.who(*who).into()))
            }
            // The neighbour gets as many as there are, without a choice.
            Effect::Give(Who::Right, token, n) => {
                let right = ("who", self.who(Who::Right).into());
                self.verb_with("db-effect-give", mood, self.amount_of(*token, n), n, right)
            }
            Effect::Give(who, token, n) => {
                self.verb_with("db-effect-give", mood, self.up_to(*token, n), n, ("who", self.who(*who).into()))
            }
            Effect::Take(token, n) => self.verb("db-effect-take", mood, self.amount_of(*token, n), n),
            Effect::Swap(from, to, n) => {
                // Whom a crisis strikes has no choice.
                let what = if mood == Mood::They { self.amount_of(*from, n) } else { self.up_to(*from, n) };
                self.verb_with("db-effect-swap", mood, what, n, ("to", self.token(*to).into()))
            }
            Effect::Draw(Who::Own, n) => self.verb("db-effect-draw", mood, self.some_cards(n, any), n),
            Effect::Draw(who, n) => {
                self.verb_with("db-effect-draw-who", mood, self.some_cards(n, any), n, ("who", self.who(*who).into()))
            }
            Effect::Search(who, n, keep) => self.search(*who, n, keep, mood),
            Effect::GiveCards(n, filter) => self.verb("db-effect-give-cards", mood, self.some_cards(n, filter), n),
            Effect::Recover(n, filter) => self.verb("db-effect-recover", mood, self.some_cards(n, filter), n),
            Effect::LoseCards(n, filter) => self.verb("db-effect-lose-cards", mood, self.some_cards(n, filter), n),
            Effect::FewerDraws(n) => self.counted("db-effect-fewer-draws", mood, n),
            Effect::MoreDraws(n) => self.counted("db-effect-more-draws", mood, n),
            Effect::AbsorbOwn(n) => self.verb("db-effect-absorb-own", mood, self.amount_of(Token::RecentCarbon, n), n),
            Effect::CoolThisRound(n) => self.verb("db-effect-cool", mood, self.things("db-bands", n), n),
            Effect::Reveal(n) => self.verb("db-effect-reveal", mood, self.things("db-crises", n), n),
            Effect::AddCrises(n) => self.verb("db-effect-add-crises", mood, self.things("db-crises", n), n),
            Effect::IgnoreRoll(effects) => {
                let effects = self.words.list(effects.iter().map(|&effect| self.planetary(effect)), Joint::Or);
                self.say("db-effect-ignore-roll", &[("mood", mood.value()), ("effects", effects.into())])
            }
            Effect::StepBack(track, n) => {
                let track = ("effect", self.planetary(*track).into());
                self.verb_with("db-effect-step-back", mood, self.things("db-spaces", n), n, track)
            }
            Effect::StepOn(track, n) => {
                let track = ("effect", self.planetary(*track).into());
                self.verb_with("db-effect-step-on", mood, self.things("db-spaces", n), n, track)
            }
            Effect::RollPlanet(n) => self.counted("db-effect-roll-planet", mood, n),
            Effect::Weaken(n) => self.verb("db-effect-weaken", mood, self.bare(n), n),
            Effect::IgnoreCrisis(kind) => {
                let kind = self.resilience(*kind);
                self.say("db-effect-ignore-crisis", &[("mood", mood.value()), ("resilience", kind.into())])
            }
            Effect::LoseProjects(n) => self.verb("db-effect-lose-projects", mood, self.things("db-projects", n), n),
            Effect::CheckDemand => self.say("db-effect-check-demand", &[("mood", mood.value())]),
            Effect::Special(special) => match *special {},
        }
    }

    fn gain(&self, token: Token, n: &Quantity, mood: Mood) -> String {
        match gaining(token) {
            Some(key) => self.verb(key, mood, self.amount_of(token, n), n),
            None => self.verb("db-effect-gain-demand", mood, self.bare(n), n),
        }
    }

    fn search(&self, who: Who, n: &Quantity, keep: &Keep, mood: Mood) -> String {
        let kept = match keep {
            Keep::Choose(count) => self.say("db-kept", &[("count", (*count).into())]),
            Keep::Every(filter) => self.say("db-cards-every", &[("filter", self.filter(filter).into())]),
        };
        let what = self.some_cards(n, &CardFilter::Any);
        let (mood, per) = (mood.value(), self.per(n));
        if who == Who::Own {
            let args = [("mood", mood), ("what", what.into()), ("per", per.into()), ("kept", kept.into())];
            self.words.say("db-effect-search", &args)
        } else {
            let who = self.who(who);
            let args = [
                ("mood", mood),
                ("what", what.into()),
                ("per", per.into()),
                ("kept", kept.into()),
                ("who", who.into()),
            ];
            self.words.say("db-effect-search-who", &args)
        }
    }

    /// Effects as one phrase. Where neighbours share a plain verb, it is said once: "remove 2 … or 1 …".
    fn effects<'e>(&self, effects: impl Iterator<Item = &'e Effect>, mood: Mood, joint: Joint) -> String {
        let mut groups: Vec<(Option<&'static str>, Vec<String>)> = Vec::new();
        for effect in effects {
            let (key, phrase) = match self.plain(effect) {
                Some((key, what)) => (Some(key), what),
                None => (None, self.effect(effect, mood)),
            };
            match groups.last_mut() {
                Some((last, items)) if key.is_some() && *last == key => items.push(phrase),
                _ => groups.push((key, vec![phrase])),
            }
        }
        let phrases = groups.into_iter().map(|(key, items)| {
            let what = self.words.list(items, joint);
            match key {
                Some(key) => self.verb(key, mood, what, &Quantity::N(0)),
                None => what,
            }
        });
        self.words.list(phrases, joint)
    }

    /// The verb and what follows it, for effects that say no more than that.
    fn plain(&self, effect: &Effect) -> Option<(&'static str, String)> {
        let (key, token, n) = match effect {
            Effect::Gain(Token::Demand, _) | Effect::Remove(Token::Demand | Token::RecentCarbon, _) => return None,
            Effect::Gain(token, n) => (gaining(*token).filter(|key| PLAIN.contains(key))?, *token, n),
            Effect::Remove(token, n) => ("db-effect-remove", *token, n),
            Effect::Lose(token, n) if !token.is_world() => ("db-effect-lose", *token, n),
            _ => return None,
        };
        Some((key, format!("{}{}", self.amount_of(token, n), self.per(n))))
    }

    fn up_to(&self, token: Token, n: &Quantity) -> String {
        let what = self.amount_of(token, n);
        match n {
            Quantity::N(1) | Quantity::All => what,
            _ => self.say("db-up-to", &[("what", what.into())]),
        }
    }

    /// Steps that are one phrase: those that simply happen, or one choice.
    pub(super) fn phrase<'s>(&self, steps: impl Iterator<Item = &'s Step>, mood: Mood) -> String {
        let (mut phrases, mut plain): (Vec<String>, Vec<&Effect>) = (Vec::new(), Vec::new());
        for step in steps {
            let phrase = match step {
                Step::Do(effect) | Step::May(effect) => {
                    plain.push(effect);
                    continue;
                }
                Step::OneOf(effects) => self.effects(effects.iter(), mood, Joint::Or),
                Step::Rows(tag, _) => self.rows(*tag, step),
                Step::Die(plus, _) => self.die(plus),
            };
            if !plain.is_empty() {
                phrases.push(self.effects(plain.drain(..), mood, Joint::And));
            }
            phrases.push(phrase);
        }
        if !plain.is_empty() {
            phrases.push(self.effects(plain.into_iter(), mood, Joint::And));
        }
        self.words.list(phrases, Joint::And)
    }

    /// "with at least 2 Finance tags in this stack, …; with 4, …"
    fn rows(&self, tag: Tag, step: &Step) -> String {
        let Step::Rows(_, rows) = step else { return String::new() };
        let phrases = rows.iter().enumerate().map(|(place, row)| {
            let effect = self.effects(row.1.iter(), Mood::Do, Joint::Or);
            if place == 0 {
                let tag = self.tag_of(tag);
                let args = [("count", row.0.into()), ("tag", tag.into()), ("effect", effect.into())];
                self.say_by_room("db-step-rows-first", "db-step-rows-first-brief", &args)
            } else {
                self.say("db-step-rows-more", &[("count", row.0.into()), ("effect", effect.into())])
            }
        });
        self.words.list(phrases, Joint::Semicolon)
    }

    /// "roll the geoengineering die and add …"
    fn die(&self, plus: &Quantity) -> String {
        let plus = match plus {
            Quantity::N(0) => String::new(),
            n => self.say("db-step-die-plus", &[("what", self.bare(n).into()), ("per", self.per(n).into())]),
        };
        self.say("db-step-die", &[("plus", plus.into())])
    }

    /// What a die does, a phrase for each of its rows: "2–4: …", "5 or more: …". None for other steps.
    pub(super) fn die_rows(&self, step: &Step) -> Vec<String> {
        let Step::Die(_, rows) = step else { return Vec::new() };
        let next: Vec<u8> = rows.iter().skip(1).map(|row| row.0).collect();
        let phrases = rows.iter().enumerate().map(|(place, row)| {
            let effect = self.effects(row.1.iter(), Mood::Do, Joint::And);
            match next.get(place).map(|next| next.saturating_sub(1)) {
                Some(to) if to > row.0 => self
                    .say("db-step-die-span", &[("from", row.0.into()), ("to", to.into()), ("effect", effect.into())]),
                Some(_) => self.say("db-step-die-one", &[("from", row.0.into()), ("effect", effect.into())]),
                None => self.say("db-step-die-last", &[("from", row.0.into()), ("effect", effect.into())]),
            }
        });
        phrases.collect()
    }
}

/// Verbs whose sentence ends with what they are about.
const PLAIN: [&str; 2] = ["db-effect-gain", "db-effect-gain-communities"];

/// How more of a token is said; demand has a sentence of its own.
fn gaining(token: Token) -> Option<&'static str> {
    Some(match token {
        Token::Demand => return None,
        Token::Communities | Token::Dirty | Token::Emissions(_) | Token::AnyEmissions => "db-effect-gain-communities",
        Token::RecentCarbon => "db-effect-gain-recent",
        Token::ThermometerCarbon => "db-effect-gain-thermometer",
        Token::Trees | Token::Oceans | Token::Dac => "db-effect-gain-world",
        Token::Clean | Token::Resilience(_) | Token::AnyResilience => "db-effect-gain",
    })
}
