//! Puts the files together: reads, overlays, completes, checks.

use super::board;
use super::check;
use super::entry::{BoardEntry, ChallengeEntry, CrisisEntry, GlobalEntry, LocalEntry, SetupEntry, Source};
use super::limits;
use super::reader::{Entry, Faults, Placed, lay_over, list, single};
use super::{About, Content, ContentError, Edition, Index};
use crate::language::{ChallengeCard, CrisisCard, GlobalCard, LocalCard, Solo, Tokens};
use crate::vocab::{CardNo, Deck, LocalId, Power, Set};
use std::collections::BTreeMap;

/// Reads everything.
pub(super) fn content(edition: &'static Edition, own: &BTreeMap<String, String>) -> Result<Content, ContentError> {
    let faults = &mut Faults::default();
    for file in own.keys() {
        if !edition.files.iter().any(|(name, _)| name == file) {
            let names: Vec<&str> = edition.files.iter().map(|(name, _)| *name).collect();
            faults.of_file(file, "there is no file of this name", &names.join(", "));
        }
    }
    let files = &Files { edition, own };
    let mut about: [Vec<About>; Deck::COUNT] = Default::default();
    let locals = deck::<LocalEntry>(faults, files, Deck::Local);
    let starting = deck::<LocalEntry>(faults, files, Deck::Starting);
    let globals = deck::<GlobalEntry>(faults, files, Deck::Global);
    let crises = deck::<CrisisEntry>(faults, files, Deck::Crisis);
    let challenges = deck::<ChallengeEntry>(faults, files, Deck::Challenge);

    let mut by_id = BTreeMap::new();
    for (deck, entries) in [(Deck::Local, &locals), (Deck::Starting, &starting)] {
        for placed in entries {
            let id = placed.entry.card().and_then(LocalId::of);
            by_id.extend(id.zip(local_card(faults, placed)));
            let tags = faults.need(placed, "tags_source", placed.entry.tags_source);
            about[deck.index()].extend(about_card(faults, placed, tags));
        }
    }
    let local: Vec<LocalCard> = by_id.into_values().collect();
    let global = cards(faults, &globals, &mut about[Deck::Global.index()], global_card);
    let crisis = cards(faults, &crises, &mut about[Deck::Crisis.index()], crisis_card);
    let challenge = cards(faults, &challenges, &mut about[Deck::Challenge.index()], challenge_card);

    check::locals(faults, locals.iter().chain(&starting));
    check::globals(faults, globals.iter());
    check::crises(faults, crises.iter());
    let decks = [numbers(&locals), numbers(&starting), numbers(&globals), numbers(&crises), numbers(&challenges)];
    check::challenges(faults, challenges.iter(), |no, of| {
        of.iter().any(|deck: &Deck| decks[deck.index()].contains(&no))
    });
    titles(faults, &locals);
    titles(faults, &starting);
    titles(faults, &globals);
    titles(faults, &crises);
    titles(faults, &challenges);
    limits::kinds(faults, &challenges);

    let openings = files.overlaid(faults, "reference.ron");
    let mut references: Vec<_> = openings.iter().filter_map(|placed| board::reference(faults, placed)).collect();
    references.sort_by_key(|reference| reference.set);
    if !references.iter().map(|reference| reference.set).eq(Set::ALL) {
        faults.of_file("reference.ron", "a reference card is missing", "one for solo and one for each power");
    }
    let setups: Vec<Placed<SetupEntry>> = files.overlaid(faults, "setups.ron");
    let setups: Vec<_> = setups.iter().filter_map(|placed| board::setup(faults, placed)).collect();
    every_setup_is_there(faults, &setups);
    let board = files.one::<BoardEntry>(faults, "tracks.ron").and_then(|placed| {
        check::tracks(faults, &placed);
        board::board(faults, &placed)
    });
    if let Some(board) = &board {
        limits::changes(faults, board, &challenges, &globals);
        limits::openings(faults, board, &openings);
    }

    let faults = std::mem::take(&mut faults.0);
    match board {
        Some(board) if faults.is_empty() => {
            let index = Index::of(&local, &global);
            let own = own.clone();
            Ok(Content { edition, own, local, global, crisis, challenge, about, references, setups, board, index })
        }
        _ => Err(ContentError { faults }),
    }
}

/// The files of the program and those of the table's own.
struct Files<'a> {
    edition: &'static Edition,
    own: &'a BTreeMap<String, String>,
}

impl Files<'_> {
    fn builtin(&self, file: &str) -> &'static str {
        self.edition.files.iter().find(|(name, _)| *name == file).map_or("[]", |(_, text)| text)
    }

    fn overlaid<E: Entry>(&self, faults: &mut Faults, file: &str) -> Vec<Placed<E>> {
        let base = list(faults, file, self.builtin(file));
        let own = self.own.get(file).map(|text| list(faults, file, text)).unwrap_or_default();
        lay_over(faults, base, own)
    }

    fn one<E: Entry>(&self, faults: &mut Faults, file: &str) -> Option<Placed<E>> {
        let base = single::<E>(faults, file, self.builtin(file))?;
        let Some(text) = self.own.get(file) else { return Some(base) };
        let mut own = single::<E>(faults, file, text)?;
        own.own = own.entry.given();
        own.entry = own.entry.over(base.entry);
        Some(own)
    }
}

/// A card entry with what every deck's have.
trait CardEntry: Entry<Key = CardNo> {
    fn head(&self) -> (Option<&String>, Option<Source>, &[String]);
    fn disputed(&self) -> &[String];
}

macro_rules! card_entry {
    ($($name:ident),+) => {$(
        impl CardEntry for $name {
            fn head(&self) -> (Option<&String>, Option<Source>, &[String]) {
                (self.title.as_ref(), self.source, self.reconstructed.as_deref().unwrap_or_default())
            }

            fn disputed(&self) -> &[String] {
                self.disputed.as_deref().unwrap_or_default()
            }
        }
    )+};
}
card_entry!(LocalEntry, GlobalEntry, CrisisEntry, ChallengeEntry);

fn titles<E: CardEntry>(faults: &mut Faults, cards: &[Placed<E>]) {
    let sourced = |placed: &Placed<E>| {
        let (_, source, reconstructed) = placed.entry.head();
        let ours = placed.own.contains(&"title") || reconstructed.iter().any(|name| name == "title");
        source != Some(Source::Reconstructed) && !ours
    };
    limits::titles(faults, cards, |entry| entry.head().0, sourced);
}

/// All cards of a deck in the order of their numbers.
fn deck<E: CardEntry>(faults: &mut Faults, files: &Files<'_>, deck: Deck) -> Vec<Placed<E>> {
    let mut written: Vec<Placed<E>> = files.overlaid(faults, deck.file());
    written.retain(|placed| {
        let fits = placed.entry.card().and_then(CardNo::deck) == Some(deck);
        if !fits {
            let range = format!("a number from {} to {}", deck.first(), deck.first() + deck.room() - 1);
            faults.at(placed, "no", "the number is not in the range of this deck", &range);
        }
        fits
    });
    written.sort_by_key(|placed| placed.entry.card());
    let is_there = |no: &CardNo| written.iter().any(|placed| placed.entry.card() == Some(*no));
    let end = written.iter().filter_map(|placed| placed.entry.card()).map(|no| no.0 + 1).max().unwrap_or(0);
    let end = end.max(deck.first() + deck.least());
    let missing: Vec<String> =
        (deck.first()..end).map(CardNo).filter(|no| !is_there(no)).map(|no| no.to_string()).collect();
    if !missing.is_empty() {
        let problem = format!("{} cards; missing: {}", written.len(), missing.join(", "));
        faults.of_file(deck.file(), problem, "numbers without a gap");
    }
    written
}

fn numbers<E: CardEntry>(cards: &[Placed<E>]) -> Vec<CardNo> {
    cards.iter().filter_map(|placed| placed.entry.card()).collect()
}

fn about_card<E: CardEntry>(faults: &mut Faults, placed: &Placed<E>, tags_source: Option<Source>) -> Option<About> {
    let (title, source, reconstructed) = placed.entry.head();
    let (title, source) = (faults.need(placed, "title", title), faults.need(placed, "source", source));
    faults.named_fields(placed, "reconstructed", reconstructed);
    faults.named_fields(placed, "disputed", placed.entry.disputed());
    Some(About {
        no: placed.entry.card()?,
        title: title?.clone(),
        own: placed.own.clone(),
        source: source?,
        tags_source,
        reconstructed: reconstructed.to_vec(),
        disputed: placed.entry.disputed().to_vec(),
    })
}

fn cards<E: CardEntry, C>(
    faults: &mut Faults,
    entries: &[Placed<E>],
    about: &mut Vec<About>,
    card: impl Fn(&mut Faults, &Placed<E>) -> Option<C>,
) -> Vec<C> {
    let mut built = Vec::new();
    for placed in entries {
        built.extend(card(faults, placed));
        about.extend(about_card(faults, placed, None));
    }
    built
}

pub(super) fn local_card(faults: &mut Faults, placed: &Placed<LocalEntry>) -> Option<LocalCard> {
    let tags = faults.need(placed, "tags", placed.entry.tags);
    let action = faults.need(placed, "action", placed.entry.action);
    let (tags, action) = (tags?, action?);
    let mut removes = Tokens::NONE;
    action.each_effect(|effect| {
        if let Some(token) = effect.removes() {
            removes = removes.with(token);
        }
    });
    let solo = placed.entry.solo.unwrap_or(Solo::In);
    Some(LocalCard { tags: tags.iter().copied().collect(), action, removes, solo })
}

fn global_card(faults: &mut Faults, placed: &Placed<GlobalEntry>) -> Option<GlobalCard> {
    Some(GlobalCard {
        support: faults.need(placed, "support", placed.entry.support)?,
        standing: placed.entry.standing.unwrap_or_default(),
        action: placed.entry.action.unwrap_or_default(),
        solo: placed.entry.solo.unwrap_or_default(),
    })
}

fn crisis_card(faults: &mut Faults, placed: &Placed<CrisisEntry>) -> Option<CrisisCard> {
    Some(CrisisCard {
        target: faults.need(placed, "target", placed.entry.target)?,
        steps: placed.entry.steps.unwrap_or_default(),
        weakened_by: placed.entry.weakened_by.unwrap_or_default(),
        tuck: placed.entry.tuck.unwrap_or_default(),
        ongoing: placed.entry.ongoing.unwrap_or_default(),
        solo: placed.entry.solo.unwrap_or_default(),
    })
}

fn challenge_card(faults: &mut Faults, placed: &Placed<ChallengeEntry>) -> Option<ChallengeCard> {
    Some(ChallengeCard {
        flavour: faults.need(placed, "flavour", placed.entry.flavour)?,
        scope: faults.need(placed, "scope", placed.entry.scope)?,
        changes: faults.need(placed, "changes", placed.entry.changes)?,
        solo: placed.entry.solo.unwrap_or_default(),
    })
}

/// DB-SETUP-16: every set of 2, 3 or 4 powers, and solo.
fn every_setup_is_there(faults: &mut Faults, setups: &[board::SetupRow]) {
    for bits in 0..1u8 << Power::COUNT {
        let powers: Vec<Power> = Power::ALL.into_iter().filter(|power| bits >> power.index() & 1 == 1).collect();
        if powers.len() != 1 && !setups.iter().any(|row| row.powers == powers) {
            let problem = format!("there is no row for {powers:?}");
            faults.of_file("setups.ron", problem, "a row for solo and for every set of 2, 3 or 4 powers");
        }
    }
}
