//! The cards on the command line: listed, filtered, read out, counted.

mod find;
mod stats;

use crate::own_content;
use daybreak::content::Content;
use daybreak::language::{Effect, Solo};
use daybreak::{CardNo, Set, Tag};
use daybreak_words::{CardText, Cards};
use serde::Serialize;
use std::io::Write;
use title::cards::{CardsAsked, CardsError};
use words::{Lang, Words};

/// At most so many cards may have code of their own: a tenth of the box.
const MOST_SPECIALS: usize = 27;

/// The cards that have no number.
const REFERENCE: &str = "reference";

/// Reads out the cards that are asked for.
pub(crate) fn print(args: &CardsAsked, out: &mut dyn Write) -> Result<(), CardsError> {
    let content = content(args)?;
    if args.stats {
        return stats::print(&content, args.json, out);
    }
    let words = Words::new(args.lang);
    let cards = Cards::new(&words, &content);
    if args.deck.as_deref() == Some(REFERENCE) {
        return references(out, args, &cards);
    }
    let numbers = find::select(args, &cards)?;
    if args.json {
        let sheets: Vec<Sheet> = numbers.iter().filter_map(|&no| Sheet::of(&cards, args.lang, no)).collect();
        let text = serde_json::to_string_pretty(&sheets).map_err(CardsError::wrong)?;
        writeln!(out, "{text}")?;
        return Ok(());
    }
    for &no in &numbers {
        if let Some(card) = cards.card(no) {
            writeln!(out, "{}", head(&card))?;
            for line in card.text.iter().chain(&cards.world_line(&card)) {
                writeln!(out, "    {line}")?;
            }
        }
    }
    if args.specials {
        let of = content.numbers().count();
        let count = numbers.len();
        writeln!(out, "{count} of {of} cards have code of their own; {MOST_SPECIALS} is the most there may be.")?;
    } else if numbers.is_empty() {
        return Err(CardsError::wrong("no card is all of that; take a filter away"));
    }
    Ok(())
}

/// The reference cards: what each power opens with, and the one of the solo game.
fn references(out: &mut dyn Write, args: &CardsAsked, cards: &Cards<'_>) -> Result<(), CardsError> {
    if args.card.is_some() || args.tag.is_some() || args.source.is_some() || args.specials || args.json {
        return Err(CardsError::wrong("--deck reference stands alone; only --lang and --content go with it"));
    }
    for set in Set::ALL {
        let (title, lines) = cards.reference(set);
        let reference = cards.content.reference(set);
        let mut source = cards.source(reference.source);
        if !reference.reconstructed.is_empty() {
            source = cards.words.say("db-source-in-part", &[("source", source.into())]);
        }
        writeln!(out, "{title} [{source}]")?;
        for line in lines {
            writeln!(out, "    {line}")?;
        }
    }
    Ok(())
}

/// Number, title, and in brackets what the card is, its tags and its source.
fn head(card: &CardText) -> String {
    let marks: Vec<&str> = std::iter::once(card.kind.as_str())
        .chain(card.marks.iter().map(String::as_str))
        .chain([card.source.as_str()])
        .collect();
    format!("{} {} [{}]", card.no, card.title, marks.join(" · "))
}

/// A folder's content, or the one that comes with the program.
fn content(args: &CardsAsked) -> Result<Content, CardsError> {
    match &args.content {
        None => Content::builtin().map_err(CardsError::wrong),
        Some(folder) => {
            let own = own_content::files_in(folder).map_err(|error| CardsError::Wrong(error.0))?;
            Content::with_overrides(&own).map_err(CardsError::wrong)
        }
    }
}

/// The tags of a card; only local and starting cards have any.
fn tags(content: &Content, no: CardNo) -> Vec<Tag> {
    let Some(card) = content.local_of(no) else { return Vec::new() };
    Tag::ALL.into_iter().flat_map(|tag| std::iter::repeat_n(tag, usize::from(card.tags.of(tag)))).collect()
}

/// Does the card bear no "not for solo" mark?
fn is_for_solo(content: &Content, no: CardNo) -> bool {
    let local = content.local_of(no).map(|card| card.solo);
    let global = || content.global_of(no).map(|card| card.solo);
    let crisis = || content.crisis_of(no).map(|card| card.solo);
    let challenge = || content.challenge_of(no).map(|card| card.solo);
    local.or_else(global).or_else(crisis).or_else(challenge) == Some(Solo::In)
}

/// Visits every effect of a card.
fn each_effect(content: &Content, no: CardNo, mut visit: impl FnMut(&Effect)) {
    if let Some(card) = content.local_of(no) {
        card.action.each_effect(&mut visit);
    } else if let Some(card) = content.global_of(no) {
        card.action.iter().for_each(|action| action.each_effect(&mut visit));
    } else if let Some(card) = content.crisis_of(no) {
        card.steps.iter().for_each(|step| step.each_effect(&mut visit));
    }
}

/// Does the card have code of its own?
fn is_special(content: &Content, no: CardNo) -> bool {
    let mut special = false;
    each_effect(content, no, |effect| special |= matches!(effect, Effect::Special(_)));
    special
}

/// A card as `--json` gives it. The help of the command documents the fields.
#[derive(Serialize)]
struct Sheet {
    no: String,
    deck: &'static str,
    title: String,
    lang: &'static str,
    tags: Vec<&'static str>,
    source: String,
    tags_source: Option<String>,
    reconstructed: Vec<String>,
    disputed: Vec<String>,
    solo: bool,
    special: bool,
    text: Vec<String>,
    world: Option<String>,
}

impl Sheet {
    fn of(cards: &Cards<'_>, lang: Lang, no: CardNo) -> Option<Sheet> {
        let (card, about) = (cards.card(no)?, cards.content.about(no)?);
        Some(Sheet {
            no: no.to_string(),
            deck: no.deck()?.key(),
            title: card.title,
            lang: lang.tag(),
            tags: tags(cards.content, no).into_iter().map(Tag::key).collect(),
            source: about.source.to_string(),
            tags_source: about.tags_source.map(|source| source.to_string()),
            reconstructed: about.reconstructed.clone(),
            disputed: about.disputed.clone(),
            solo: is_for_solo(cards.content, no),
            special: is_special(cards.content, no),
            text: card.text,
            world: card.world,
        })
    }
}
