//! What entries of the log change in a view, fact by fact. Everybody who knows the same gets the same changes, which are made
//! once; nothing is made while nobody asks.

use super::choices::KeptChoices;
use super::effect::BroadcastEntry;
use super::said::Said;
use super::told_moves::ToldMoves;
use serde_json::value::RawValue;
use std::sync::Arc;
use tabletop::log::{EntryNo, EntryOf};
use tabletop::{Audience, Game, MomentOf, apply};
use title::{FactOf, StateOf, Title, ViewOf};
use wire::Patch;

/// A fact as an audience is told it, and what it changes in the view, if anything.
pub type Change<T> = (FactOf<T>, Option<Arc<RawValue>>);

/// What entries change for one audience.
pub struct Changes<T: Title> {
    /// The facts of each entry.
    pub entries: Vec<Vec<Change<T>>>,
    /// What changes at the end of each entry, if that was to be told apart from what the next one brings; not of the last.
    pub ends: Vec<Option<Arc<RawValue>>>,
    /// What changes after the last of them.
    pub rest: Option<Arc<RawValue>>,
}

/// What a broadcast changes in the views of its audiences, as they ask for it.
pub struct Patches<T: Title> {
    /// What each entry did, fact by fact, and the game after it.
    moments: Option<Vec<EntryMoments<T>>>,
    /// What changes for everybody, in a game without secrets.
    told: Option<Vec<EntryChanges<T>>>,
    /// What changes for everybody with each fact and at the end of each entry, in a game with secrets.
    shared: Option<Vec<Vec<SharedPatch>>>,
    made: Vec<(Audience, Arc<Changes<T>>)>,
    /// The last view of each audience that was needed, and the entry after which it is theirs: the next broadcast begins there.
    pub(super) views: KnownViews<T>,
    /// What is said of it.
    pub(super) said: Said<T>,
    /// The moves of seats, also as they were told before.
    pub(super) choices: KeptChoices<T>,
    /// The moves that readers have from the scene before.
    pub(super) moves: ToldMoves,
}

/// Views of audiences, each after an entry.
pub(super) struct KnownViews<T: Title>(Vec<(Audience, EntryNo, ViewOf<T>)>);

impl<T: Title> KnownViews<T> {
    /// The view of an audience after an entry, if it was needed for its patches.
    pub(super) fn get(&self, who: Audience, after: EntryNo) -> Option<&ViewOf<T>> {
        let known = self.0.iter().find(|(audience, entry, _)| (*audience, *entry) == (who, after));
        known.map(|(_, _, view)| view)
    }

    fn keep(&mut self, who: Audience, after: EntryNo, view: ViewOf<T>) {
        self.0.retain(|(audience, ..)| *audience != who);
        self.0.push((who, after, view));
    }
}

/// What changes for everybody alike, also as text.
type SharedPatch = (Patch, Option<Arc<RawValue>>);

impl<T: Title> Default for Patches<T> {
    fn default() -> Self {
        Patches {
            moments: None,
            told: None,
            shared: None,
            made: Vec::new(),
            views: KnownViews(Vec::new()),
            said: Said::default(),
            choices: KeptChoices::default(),
            moves: ToldMoves::default(),
        }
    }
}

impl<T: Title> Patches<T> {
    /// Is asked about another broadcast from now on.
    pub fn begin(&mut self) {
        (self.moments, self.told, self.shared) = (None, None, None);
        self.made.clear();
        self.said.begin();
        self.moves.begin();
    }

    /// What these entries change for an audience; nothing, if there are none or one of them takes others back.
    pub fn changes(&mut self, game: &T::Game, entries: &[BroadcastEntry<T>], who: Audience) -> Option<Arc<Changes<T>>> {
        if let Some((_, made)) = self.made.iter().find(|(audience, _)| *audience == who) {
            return Some(made.clone());
        }
        let (first, last) = (entries.first()?, entries.last()?);
        let before = first.before.as_ref()?;
        if entries.iter().any(|entry| entry.before.is_none()) {
            return None;
        }
        let happened = |one: &BroadcastEntry<T>| Some(EntryMoments::of(game, one.before.as_ref()?, &one.entry));
        let moments = self.moments.take().unwrap_or_else(|| entries.iter().filter_map(happened).collect());
        let begin = |patches: &Patches<T>, who: Audience| {
            patches.views.get(who, first.no.saturating_sub(1)).cloned().unwrap_or_else(|| game.view(before, who))
        };
        let watcher = Audience::Spectator;
        let made = Arc::new(if T::SECRETS {
            if T::TELLS_OWN_CHANGES && self.shared.is_none() {
                let mut view = begin(self, watcher);
                self.shared = Some(share::<T>(game, &mut view, &moments));
                self.views.keep(watcher, last.no, view);
            }
            // A spectator's own view is at the end by now.
            let mut view = if who == watcher { game.view(before, who) } else { begin(self, who) };
            let shared = self.shared.as_deref().unwrap_or_default();
            let read = read(game, &mut view, &moments, shared, who);
            self.views.keep(who, last.no, view);
            join(&read, &[], Ends::WithNext)
        } else {
            if self.told.is_none() {
                let mut view = begin(self, watcher);
                self.told = Some(read(game, &mut view, &moments, &[], watcher));
                self.views.keep(watcher, last.no, view);
            }
            let mut own_patches = Vec::new();
            if let Audience::Seat(_) = who {
                let mut view = begin(self, who);
                own_patches = own(game, &mut view, &moments, who);
                self.views.keep(who, last.no, view);
            }
            join(self.told.as_deref().unwrap_or_default(), &own_patches, Ends::WithNext)
        });
        self.moments = Some(moments);
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

    /// The view just after a fact, or at the end of the entry.
    fn view_after(&self, step: usize, game: &T::Game, before: &ViewOf<T>, who: Audience) -> ViewOf<T> {
        match self.told.get(step) {
            Some(moment) => T::view_after_fact(game, before, &moment.state, who),
            None => game.view(&self.after, who),
        }
    }
}

/// What one entry changes.
struct EntryChanges<T: Title> {
    /// With each fact, also as text.
    facts: Vec<(FactOf<T>, Patch, Option<Arc<RawValue>>)>,
    /// After the last of them.
    rest: Patch,
}

/// What entries change for an audience, from the state before the first of them; each as it was left, too.
pub(super) fn read_all<T: Title>(
    game: &T::Game,
    before: &StateOf<T>,
    moments: &[EntryMoments<T>],
    who: Audience,
) -> Changes<T> {
    join(&read(game, &mut game.view(before, who), moments, &[], who), &[], Ends::Apart)
}

/// What changes for everybody alike with each fact, and last at the end, of each entry. Nobody's view says anything else about
/// it, so a spectator's is as good as any.
fn share<T: Title>(game: &T::Game, view: &mut ViewOf<T>, moments: &[EntryMoments<T>]) -> Vec<Vec<SharedPatch>> {
    let follow = |entry: &EntryMoments<T>| {
        let mut patches = Vec::with_capacity(entry.told.len() + 1);
        for step in 0..=entry.told.len() {
            let (next, mut patch) = (entry.view_after(step, game, view, Audience::Spectator), Patch::default());
            T::shared_changes(game, view, &next, &mut patch);
            let text = patch.raw();
            patches.push((patch, text));
            *view = next;
        }
        patches
    };
    moments.iter().map(follow).collect()
}

/// What entries change for an audience, whose view they lead on; `shared` is what they change for everybody alike, if that is
/// known already.
fn read<T: Title>(
    game: &T::Game,
    view: &mut ViewOf<T>,
    moments: &[EntryMoments<T>],
    shared: &[Vec<SharedPatch>],
    who: Audience,
) -> Vec<EntryChanges<T>> {
    let follow = |(at, entry): (usize, &EntryMoments<T>)| {
        let (mut facts, mut patch) = (Vec::with_capacity(entry.told.len()), Patch::default());
        for step in 0..=entry.told.len() {
            let next = entry.view_after(step, game, view, who);
            // The text of what is shared, as long as nothing else comes with it.
            let mut written = None;
            match shared.get(at).and_then(|patches| patches.get(step)) {
                Some((shared, text)) => {
                    let alone = patch.is_empty();
                    patch.extend(shared);
                    let length = patch.len();
                    T::own_changes(game, view, &next, &mut patch);
                    written = text.as_ref().filter(|_| alone && patch.len() == length);
                }
                None => T::changes(game, view, &next, &mut patch),
            }
            *view = next;
            let told = entry.told.get(step).map(|moment| &moment.fact);
            if let Some(fact) = told.and_then(|fact| game.seen(fact, who).of(fact)) {
                let patch = std::mem::take(&mut patch);
                let text = written.cloned().or_else(|| patch.raw());
                facts.push((fact, patch, text));
            }
        }
        EntryChanges { facts, rest: patch }
    };
    moments.iter().enumerate().map(follow).collect()
}

/// What each entry changes for the seat of an audience alone.
fn own<T: Title>(game: &T::Game, view: &mut ViewOf<T>, moments: &[EntryMoments<T>], who: Audience) -> Vec<Patch> {
    let follow = |entry: &EntryMoments<T>| {
        let (next, mut patch) = (game.view(&entry.after, who), Patch::default());
        T::own_changes(game, view, &next, &mut patch);
        *view = next;
        patch
    };
    moments.iter().map(follow).collect()
}

/// With what comes that which changes after the last fact of an entry?
#[derive(Clone, Copy, PartialEq, Eq)]
enum Ends {
    /// With the next fact, so that what happens now is told in as few words as can be.
    WithNext,
    /// By itself, so that the past is known after each entry, too; unless nothing was told of it.
    Apart,
}

/// Puts together what an audience gets.
fn join<T: Title>(entries: &[EntryChanges<T>], own: &[Patch], how: Ends) -> Changes<T> {
    let mut pending = Patch::default();
    let (mut told, mut ends) = (Vec::new(), Vec::new());
    for (at, entry) in entries.iter().enumerate() {
        let with_pending = |(fact, patch, text): &(FactOf<T>, Patch, Option<Arc<RawValue>>)| {
            if pending.is_empty() {
                return (fact.clone(), text.clone());
            }
            let mut joined = std::mem::take(&mut pending);
            joined.extend(patch);
            (fact.clone(), joined.raw())
        };
        told.push(entry.facts.iter().map(with_pending).collect());
        pending.extend(&entry.rest);
        if let Some(own) = own.get(at) {
            pending.extend(own);
        }
        let is_apart = how == Ends::Apart && !entry.facts.is_empty() && at + 1 < entries.len();
        ends.push(if is_apart { std::mem::take(&mut pending).raw() } else { None });
    }
    Changes { entries: told, ends, rest: pending.raw() }
}
