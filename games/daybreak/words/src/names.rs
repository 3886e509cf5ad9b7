//! What things are called.

use super::Cards;
use daybreak::content::{About, Source};
use daybreak::language::{CardFilter, Token, Who};
use daybreak::{CardNo, Deck, PlanetaryEffect, Power, Resilience, Sector, Set, Stage, Tag};
use words::Joint;

impl Cards<'_> {
    /// The title of a card. One that a file of the table's own gives holds in every language.
    pub fn title(&self, no: CardNo) -> String {
        let Some(about) = self.content.about(no) else { return no.to_string() };
        let told = if about.own.contains(&"title") { None } else { self.of_edition(no, "title") };
        told.unwrap_or_else(|| about.title.clone())
    }

    /// A text about a card that the locales have, as it was in the edition that is played.
    fn of_edition(&self, no: CardNo, part: &str) -> Option<String> {
        let key = no.key(part);
        let mut kept = self.content.edition().kept().map(|edition| format!("{key}-{}", edition.name));
        let key = kept.find(|key| self.words.has(key)).unwrap_or(key);
        self.words.try_say(&key, &[]).ok()
    }

    /// One sentence on what the card is in the real world; none if a file of the table's own made it another card.
    pub fn world(&self, no: CardNo) -> Option<String> {
        let about = self.content.about(no)?;
        let is_another = about.own.contains(&"title") && about.own.iter().any(|field| BODY.contains(field));
        if is_another { None } else { self.of_edition(no, "world") }
    }

    /// A tag.
    pub fn tag(&self, tag: Tag) -> String {
        self.say(&format!("db-tag-{tag}"), &[])
    }

    /// A tag inside a sentence, beside the word for tags.
    pub(super) fn tag_of(&self, tag: Tag) -> String {
        self.say(&format!("db-tag-of-{tag}"), &[])
    }

    /// The tags of a card, as often as they are printed.
    pub fn tags(&self, counts: &daybreak::TagCounts) -> Vec<String> {
        let tags = Tag::ALL.into_iter().flat_map(|tag| std::iter::repeat_n(tag, usize::from(counts.of(tag))));
        tags.map(|tag| self.tag(tag)).collect()
    }

    /// A type of emissions.
    pub fn sector(&self, sector: Sector) -> String {
        self.token(Token::Emissions(sector))
    }

    /// A type of resilience.
    pub fn resilience(&self, kind: Resilience) -> String {
        self.token(Token::Resilience(kind))
    }

    /// A World Power.
    pub fn power(&self, power: Power) -> String {
        self.say(&format!("db-power-{power}"), &[])
    }

    /// Whose reference card it is.
    pub fn set(&self, set: Set) -> String {
        match set {
            Set::Solo => self.say("db-set-solo", &[]),
            other => self.say(&format!("db-power-{other}"), &[]),
        }
    }

    /// A stage of the round.
    pub fn stage(&self, stage: Stage) -> String {
        self.say(&format!("db-stage-{stage}"), &[])
    }

    /// A deck, by what one of its cards is called.
    pub fn deck(&self, deck: Deck) -> String {
        self.say(&format!("db-deck-{}", deck.key()), &[])
    }

    /// A planetary effect.
    pub fn planetary(&self, effect: PlanetaryEffect) -> String {
        self.say(&format!("db-planet-{effect}"), &[])
    }

    /// Where something comes from.
    pub fn source(&self, source: Source) -> String {
        self.say(&format!("db-source-{source}"), &[])
    }

    /// Where a card comes from, whether we had to complete it, and whether the sources disagree.
    pub fn source_of(&self, about: &About) -> String {
        let mut source = self.source(about.source);
        if !about.reconstructed.is_empty() {
            source = self.say("db-source-in-part", &[("source", source.into())]);
        }
        if !about.disputed.is_empty() {
            source = self.say("db-source-disputed", &[("source", source.into())]);
        }
        source
    }

    /// A kind of token.
    pub fn token(&self, token: Token) -> String {
        self.say(&format!("db-name-{}", token_key(token)), &[])
    }

    /// So many of a token.
    pub fn tokens(&self, token: Token, count: u8) -> String {
        let piece = match token {
            Token::Clean | Token::Dirty | Token::Dac => true,
            Token::Emissions(_) | Token::Resilience(_) => true,
            Token::AnyEmissions | Token::AnyResilience => false,
            Token::Demand | Token::Communities | Token::Trees | Token::Oceans => false,
            Token::RecentCarbon | Token::ThermometerCarbon => false,
        };
        match (self.brief, piece) {
            (true, true) => self.say("db-token-brief", &[("count", count.into()), ("name", self.token(token).into())]),
            _ => self.say(&format!("db-token-{}", token_key(token)), &[("count", count.into())]),
        }
    }

    /// So many cards of a kind.
    pub(super) fn cards_of(&self, count: u8, filter: &CardFilter) -> String {
        self.say("db-cards", &[("count", count.into()), ("filter", self.filter(filter).into())])
    }

    /// What tells cards of a kind from others: empty, or beginning with a space.
    pub(super) fn filter(&self, filter: &CardFilter) -> String {
        match filter {
            CardFilter::Any => String::new(),
            CardFilter::Tag(tag) => self.say("db-filter-tag", &[("tags", self.tag_of(*tag).into())]),
            CardFilter::OneOf(tags) => {
                let tags = self.words.list(tags.iter().map(|&tag| self.tag_of(tag)), Joint::Or);
                self.say("db-filter-tag", &[("tags", tags.into())])
            }
            CardFilter::Removes(tokens) => {
                let tokens = self.words.list(tokens.iter().map(|&token| self.token(token)), Joint::Or);
                self.say("db-filter-removes", &[("tokens", tokens.into())])
            }
        }
    }

    pub(super) fn who(&self, who: Who) -> String {
        match who {
            Who::Own | Who::Other => self.say("db-who-other", &[]),
            Who::Anyone => self.say("db-who-anyone", &[]),
            Who::EachPlayer => self.say("db-who-each-player", &[]),
            Who::EachOther => self.say("db-who-each-other", &[]),
            Who::Right => self.say("db-who-right", &[]),
        }
    }
}

/// The fields of an entry that say what the card does.
const BODY: [&str; 7] = ["action", "steps", "support", "standing", "target", "ongoing", "changes"];

fn token_key(token: Token) -> String {
    match token {
        Token::Clean => "clean".to_owned(),
        Token::Dirty => "dirty".to_owned(),
        Token::Demand => "demand".to_owned(),
        Token::Emissions(sector) => format!("emissions-{sector}"),
        Token::AnyEmissions => "emissions-any".to_owned(),
        Token::Resilience(kind) => format!("resilience-{kind}"),
        Token::AnyResilience => "resilience-any".to_owned(),
        Token::Communities => "communities".to_owned(),
        Token::Trees => "trees".to_owned(),
        Token::Oceans => "oceans".to_owned(),
        Token::Dac => "dac".to_owned(),
        Token::RecentCarbon => "recent-carbon".to_owned(),
        Token::ThermometerCarbon => "thermometer-carbon".to_owned(),
    }
}
