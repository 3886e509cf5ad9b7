//! Which moves readers have: in a stage in which many act at once, somebody else's move leaves most lists of moves as they
//! are, and they are most of what a message would say.

use super::Face;
use serde_json::value::RawValue;
use std::sync::Arc;
use tabletop::Audience;
use tabletop::log::EntryNo;
use wire::{Scene, ViewsWanted};
use words::{Lang, Words};

/// Whoever knows and reads the same has the same moves.
type Reader = (Audience, Option<Lang>);

/// The moves of a reader after an entry.
struct Told {
    reader: Reader,
    entry: EntryNo,
    moves: Option<Arc<RawValue>>,
}

/// What was told of moves in the last broadcast with a scene, and what is told of them in this one.
#[derive(Default)]
pub(super) struct ToldMoves {
    before: Vec<Told>,
    now: Vec<Told>,
}

impl ToldMoves {
    /// Another broadcast is told from now on.
    pub(super) fn begin(&mut self) {
        for told in self.now.drain(..) {
            self.before.retain(|before| before.reader != told.reader);
            self.before.push(told);
        }
    }

    /// Leaves the moves out of a scene for a reader who has them from the one after entry `after`.
    pub(super) fn leave_out(&mut self, face: &Face, after: EntryNo, scene: &mut Scene) {
        let reader = (face.audience, face.words.map(Words::lang));
        if !self.now.iter().any(|told| told.reader == reader) {
            self.now.push(Told { reader, entry: scene.entry, moves: scene.moves.clone() });
        }
        // Whoever gets a whole view was not shown the scene before.
        let before = self.before.iter().find(|told| (told.reader, told.entry) == (reader, after));
        let has_them = |told: &Told| match (&told.moves, &scene.moves) {
            (Some(old), Some(new)) => Arc::ptr_eq(old, new) || old.get() == new.get(),
            _ => false,
        };
        if face.view == ViewsWanted::Patches && before.is_some_and(has_them) {
            (scene.moves, scene.moves_stay) = (None, true);
        }
    }
}
