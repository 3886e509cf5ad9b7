//! What entries of the log change in a view, fact by fact. Everybody who knows the same gets the same changes, which are made
//! once; nothing is made while nobody asks.

use super::effect::BroadcastEntry;
use serde_json::value::RawValue;
use std::rc::Rc;
use tabletop::log::EntryOf;
use tabletop::{Audience, Game, MomentOf, apply};
use title::{FactOf, StateOf, Title};
use wire::{Patch, json};

/// A fact as an audience is told it, and what it changes in the view, if anything.
pub type Change<T> = (FactOf<T>, Option<Box<RawValue>>);

/// What entries change for one audience.
pub struct Changes<T: Title> {
    /// The facts of each entry.
    pub entries: Vec<Vec<Change<T>>>,
    /// What changes after the last of them.
    pub rest: Option<Box<RawValue>>,
}

/// What a broadcast changes in the views of its audiences, as they ask for it.
pub struct Patches<T: Title> {
    /// What each entry did, fact by fact, and the game after it.
    moments: Option<Vec<EntryMoments<T>>>,
    /// What changes for everybody, in a game without secrets.
    shared: Option<Vec<EntryChanges<T>>>,
    made: Vec<(Audience, Rc<Changes<T>>)>,
}

impl<T: Title> Default for Patches<T> {
    fn default() -> Self {
        Patches { moments: None, shared: None, made: Vec::new() }
    }
}

impl<T: Title> Patches<T> {
    /// What these entries change for an audience; nothing, if there are none or one of them takes others back.
    pub fn changes(&mut self, game: &T::Game, entries: &[BroadcastEntry<T>], who: Audience) -> Option<Rc<Changes<T>>> {
        if let Some((_, made)) = self.made.iter().find(|(audience, _)| *audience == who) {
            return Some(made.clone());
        }
        let first = entries.first()?.before.as_ref()?;
        if entries.iter().any(|entry| entry.before.is_none()) {
            return None;
        }
        let happened = |one: &BroadcastEntry<T>| Some(EntryMoments::of(game, one.before.as_ref()?, &one.entry));
        let moments = self.moments.get_or_insert_with(|| entries.iter().filter_map(happened).collect());
        let made = Rc::new(if T::SECRETS {
            join(&read(game, first, moments, who), &[])
        } else {
            let shared = self.shared.get_or_insert_with(|| read(game, first, moments, Audience::Spectator));
            join(shared, &own(game, first, moments, who))
        });
        self.made.push((who, made.clone()));
        Some(made)
    }
}

/// What an entry did, fact by fact, and the game after it.
pub(super) struct EntryMoments<T: Title> {
    told: Vec<MomentOf<T::Game>>,
    after: StateOf<T>,
}

impl<T: Title> EntryMoments<T> {
    pub(super) fn of(game: &T::Game, before: &StateOf<T>, entry: &EntryOf<T::Game>) -> EntryMoments<T> {
        let (mut after, mut told) = (before.clone(), tabletop::Moments::default());
        apply(game, &mut after, entry, &mut told);
        EntryMoments { told: told.0, after }
    }
}

/// What one entry changes.
struct EntryChanges<T: Title> {
    /// With each fact, also as text.
    facts: Vec<(FactOf<T>, Patch, Option<Box<RawValue>>)>,
    /// After the last of them.
    rest: Patch,
}

/// What entries change for an audience, from the state before the first of them.
pub(super) fn read_all<T: Title>(
    game: &T::Game,
    before: &StateOf<T>,
    moments: &[EntryMoments<T>],
    who: Audience,
) -> Changes<T> {
    join(&read(game, before, moments, who), &[])
}

fn read<T: Title>(
    game: &T::Game,
    before: &StateOf<T>,
    moments: &[EntryMoments<T>],
    who: Audience,
) -> Vec<EntryChanges<T>> {
    let mut view = game.view(before, who);
    let follow = |entry: &EntryMoments<T>| {
        let (mut facts, mut patch) = (Vec::new(), Patch::default());
        for moment in &entry.told {
            let next = T::view_after_fact(game, &view, &moment.state, who);
            T::changes(game, &view, &next, &mut patch);
            view = next;
            if let Some(fact) = game.seen(&moment.fact, who).of(&moment.fact) {
                let patch = std::mem::take(&mut patch);
                let text = as_text(&patch);
                facts.push((fact, patch, text));
            }
        }
        let next = game.view(&entry.after, who);
        T::changes(game, &view, &next, &mut patch);
        view = next;
        EntryChanges { facts, rest: patch }
    };
    moments.iter().map(follow).collect()
}

/// What each entry changes for the seat of an audience alone.
fn own<T: Title>(game: &T::Game, before: &StateOf<T>, moments: &[EntryMoments<T>], who: Audience) -> Vec<Patch> {
    let Audience::Seat(_) = who else { return Vec::new() };
    let mut view = game.view(before, who);
    let follow = |entry: &EntryMoments<T>| {
        let (next, mut patch) = (game.view(&entry.after, who), Patch::default());
        T::own_changes(game, &view, &next, &mut patch);
        view = next;
        patch
    };
    moments.iter().map(follow).collect()
}

/// Puts together what an audience gets: what changes after the last fact of an entry comes with the next fact.
fn join<T: Title>(entries: &[EntryChanges<T>], own: &[Patch]) -> Changes<T> {
    let mut pending = Patch::default();
    let mut told = Vec::new();
    for (at, entry) in entries.iter().enumerate() {
        let with_pending = |(fact, patch, text): &(FactOf<T>, Patch, Option<Box<RawValue>>)| {
            if pending.is_empty() {
                return (fact.clone(), text.clone());
            }
            let mut joined = std::mem::take(&mut pending);
            joined.extend(patch.clone());
            (fact.clone(), as_text(&joined))
        };
        told.push(entry.facts.iter().map(with_pending).collect());
        pending.extend(entry.rest.clone());
        pending.extend(own.get(at).cloned().unwrap_or_default());
    }
    Changes { entries: told, rest: as_text(&pending) }
}

fn as_text(patch: &Patch) -> Option<Box<RawValue>> {
    if patch.is_empty() { None } else { json::raw(patch) }
}
