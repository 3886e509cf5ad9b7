//! Clients that follow a game by what changes in their view.

use crate::bench::{Playable, ana};
use serde_json::Value;
use serde_json::value::RawValue;
use table::{BroadcastEntry, Face, Table};
use tabletop::log::EntryNo;
use tabletop::{Audience, Game, Moments, apply};
use wire::{Patch, Reply, Update, Welcome, json};

/// Somebody who has the view with the welcome, and then makes the changes that come with facts.
pub(crate) struct Follower {
    view: Value,
    /// The entry up to which it has been shown the game.
    pub(crate) shown: EntryNo,
    /// How many views it had to be sent.
    pub(crate) whole: usize,
    /// How many messages led to the view by patches.
    pub(crate) followed: usize,
    /// After how many facts the view was looked at.
    pub(crate) facts: usize,
    /// Its moves, of which it is told when they change.
    moves: Option<Value>,
    /// How often they stayed as they were.
    pub(crate) stayed: usize,
}

impl Follower {
    pub(crate) fn new(welcome: &Welcome) -> Follower {
        let view = read(welcome.now.view.as_deref().unwrap());
        let moves = welcome.now.moves.as_deref().map(read);
        Follower { view, shown: welcome.now.entry, whole: 0, followed: 0, facts: 0, moves, stayed: 0 }
    }

    /// Makes the changes of an update; `like` is the update for somebody who gets whole views. `after_facts` are the views
    /// after each fact of it, if patches lead there.
    pub(crate) fn follow(&mut self, update: Option<&Update>, like: Option<&Update>, after_facts: Option<Vec<Value>>) {
        assert_eq!(update.is_some(), like.is_some());
        let (Some(update), Some(like)) = (update, like) else { return };
        assert_eq!((update.n, update.told.len()), (like.n, like.told.len()));
        assert!(like.told.iter().all(|told| told.patch.is_none()));
        let by_patches = update.told.iter().any(|told| told.patch.is_some());
        let truths = after_facts.filter(|_| by_patches);
        if let Some(views) = &truths {
            assert_eq!(views.len(), update.told.len(), "every fact has its view");
        }
        for (at, told) in update.told.iter().enumerate() {
            if let Some(patch) = told.patch.as_deref() {
                change(&mut self.view, patch);
            }
            if let Some(truths) = &truths {
                assert_eq!(self.view, truths[at], "the view by patches is the view after {:?}", told.fact);
                self.facts += 1;
            }
        }
        let (Some(now), Some(truth)) = (&update.now, &like.now) else { return };
        if let Some(patch) = &now.patch {
            change(&mut self.view, patch);
        }
        match now.view.as_deref() {
            Some(view) => {
                self.view = read(view);
                self.whole += 1;
            }
            None => self.followed += 1,
        }
        self.shown = now.entry;
        match now.moves_stay {
            true => self.stayed += 1,
            false => self.moves = now.moves.as_deref().map(read),
        }
        assert_eq!(self.moves, truth.moves.as_deref().map(read), "the moves it has are its moves");
        assert_eq!(self.view, read(truth.view.as_deref().unwrap()), "the view by patches is the view");
    }
}

/// The views of an audience after each fact that it is told of entries, from the states of the rules themselves; nothing, if
/// one of the entries takes others back. In a game without secrets, what is a seat's own changes when an entry is over.
pub(crate) fn views_after_facts<T: Playable>(
    game: &T::Game,
    entries: &[BroadcastEntry<T>],
    who: Audience,
) -> Option<Vec<Value>> {
    let mut views = Vec::new();
    for one in entries {
        let (mut state, mut moments) = (one.before.clone()?, Moments::default());
        let begin = game.view(&state, who);
        apply(game, &mut state, &one.entry, &mut moments);
        let mut view = begin.clone();
        for moment in &moments.0 {
            view = T::view_after_fact(game, &view, &moment.state, who);
            if game.seen(&moment.fact, who).of(&moment.fact).is_none() {
                continue;
            }
            let (mut shown, mut own) = (json::value(&T::show(game, &view)), Patch::default());
            if let (false, Audience::Seat(_)) = (T::SECRETS, who) {
                T::own_changes(game, &view, &begin, &mut own);
            }
            own.apply(&mut shown).unwrap();
            views.push(shown);
        }
    }
    Some(views)
}

/// Makes the changes of a patch as it was sent.
fn change(view: &mut Value, patch: &RawValue) {
    let patch: Patch = serde_json::from_str(patch.get()).unwrap();
    assert!(!patch.is_empty(), "an empty patch is not sent");
    patch.apply(view).unwrap();
}

fn read(raw: &RawValue) -> Value {
    serde_json::from_str(raw.get()).unwrap()
}

/// Every so manyth entry of the past is compared with the table as it was then, which is long to work out.
const LOOKED: u32 = 7;

/// What was told since a message leads by its patches to the view after each entry, and to the view as it is now, unless it
/// was told in parts.
pub(crate) fn lead_to_the_present<T: Playable>(table: &Table<T>, face: &Face, n: u32) {
    let since = table.since(face, n, None);
    let Some(before) = since.view else {
        assert!(since.told.is_empty(), "there is no view to change");
        return;
    };
    let mut view = read(&before);
    for (at, told) in since.told.iter().enumerate() {
        told.patch.iter().chain(&told.end).for_each(|patch| change(&mut view, patch));
        let next = since.told.get(at + 1).map(|next| next.entry);
        if next.is_some_and(|next| next > told.entry)
            && told.entry % LOOKED == 0
            && table.timeline().holds_still(told.entry)
        {
            let Ok(Reply::Look(then)) = table.ask_look(face, told.entry, false) else { panic!("no look at the past") };
            assert_eq!(view, read(then.view.as_deref().unwrap()), "after entry {}", told.entry);
        }
    }
    since.patch.iter().for_each(|patch| change(&mut view, patch));
    let now = table.welcome(&ana(), face, None, None).now;
    assert_eq!(view, read(now.view.as_deref().unwrap()));
}
