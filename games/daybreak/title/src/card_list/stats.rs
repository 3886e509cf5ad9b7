//! What is in the box, counted: tags against the rulebook, sources, and what removes emissions.

use super::{each_effect, is_special};
use daybreak::content::{Content, Source};
use daybreak::language::Token;
use daybreak::{CardNo, Deck, Sector, Tag};
use serde::Serialize;
use std::collections::BTreeMap;
use std::io::Write;
use title::cards::CardsError;

/// The shares that the rulebook prints, in percent of the local projects, by [`Tag`].
const RULEBOOK: [f64; Tag::COUNT] = [27.0, 18.0, 10.0, 17.0, 8.0, 23.0, 8.0, 20.0, 5.0, 11.0, 25.0, 7.0];

const SOURCES: [Source; 5] =
    [Source::Rulebook, Source::Published, Source::Play, Source::Reconstructed, Source::Printed];

#[derive(Serialize)]
struct Stats {
    tags: Vec<TagRow>,
    sources: BTreeMap<&'static str, BTreeMap<String, usize>>,
    completed: BTreeMap<&'static str, usize>,
    actions: BTreeMap<&'static str, usize>,
    specials: usize,
}

#[derive(Serialize)]
struct TagRow {
    tag: &'static str,
    cards: usize,
    percent: f64,
    rulebook: f64,
}

fn count(content: &Content) -> Stats {
    let tags = Tag::ALL.into_iter().zip(content.tag_census()).zip(RULEBOOK).map(|((tag, cards), rulebook)| {
        let percent = (cards as f64 * 1000.0 / content.size(Deck::Local) as f64).round() / 10.0;
        TagRow { tag: tag.key(), cards, percent, rulebook }
    });
    let mut sources = BTreeMap::new();
    let mut completed = BTreeMap::new();
    for deck in Deck::ALL {
        let abouts: Vec<_> =
            content.numbers().filter(|no| no.deck() == Some(deck)).filter_map(|no| content.about(no)).collect();
        let of = |source| abouts.iter().filter(|about| about.source == source).count();
        sources.insert(deck.key(), SOURCES.into_iter().map(|source| (source.to_string(), of(source))).collect());
        completed.insert(deck.key(), abouts.iter().filter(|about| !about.reconstructed.is_empty()).count());
    }
    let all: Vec<CardNo> = content.numbers().collect();
    let removing = |token: Token| {
        let removes = |no: &&CardNo| {
            let mut found = false;
            each_effect(content, **no, |effect| found |= effect.removes() == Some(token));
            found
        };
        all.iter().filter(removes).count()
    };
    let mut actions: BTreeMap<&'static str, usize> =
        Sector::ALL.into_iter().map(|sector| (sector.key(), removing(Token::Emissions(sector)))).collect();
    actions.insert("any", removing(Token::AnyEmissions));
    let specials = all.iter().filter(|&&no| is_special(content, no)).count();
    Stats { tags: tags.collect(), sources, completed, actions, specials }
}

/// Prints them.
pub(crate) fn print(content: &Content, json: bool, out: &mut dyn Write) -> Result<(), CardsError> {
    let stats = count(content);
    if json {
        writeln!(out, "{}", serde_json::to_string_pretty(&stats).map_err(CardsError::wrong)?)?;
        return Ok(());
    }
    writeln!(out, "Tags of the {} local projects", content.size(Deck::Local))?;
    writeln!(out, "  {:<16}{:>6}{:>9}{:>10}{:>8}", "tag", "cards", "share", "rulebook", "off by")?;
    for row in &stats.tags {
        let off = row.percent - row.rulebook;
        let TagRow { tag, cards, percent, rulebook } = row;
        writeln!(out, "  {tag:<16}{cards:>6}{percent:>8.1}%{rulebook:>9.0}%{off:>+8.1}")?;
    }
    writeln!(out, "\nSources")?;
    write!(out, "  {:<12}", "deck")?;
    for source in SOURCES {
        write!(out, "{:>15}", source.to_string())?;
    }
    writeln!(out, "{:>21}", "completed in part")?;
    for deck in Deck::ALL.map(Deck::key) {
        write!(out, "  {deck:<12}")?;
        for source in SOURCES.map(|source| source.to_string()) {
            let cards = stats.sources.get(deck).and_then(|row| row.get(&source)).copied().unwrap_or(0);
            write!(out, "{cards:>15}")?;
        }
        writeln!(out, "{:>21}", stats.completed.get(deck).copied().unwrap_or(0))?;
    }
    writeln!(out, "\nCards whose action removes emissions, by type")?;
    for (sector, cards) in &stats.actions {
        writeln!(out, "  {sector:<16}{cards:>6}")?;
    }
    writeln!(out, "\nCards with code of their own: {}", stats.specials)?;
    Ok(())
}
