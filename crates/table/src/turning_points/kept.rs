//! Turning points as they are kept: numbers and moves, no names and no words, so that they can be said in any language and
//! name nobody who is named no longer.

use super::report::{Findings, Report};
use bots::Verdict;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use tabletop::log::EntryNo;
use tabletop::{Game, Timeline};
use title::{MoveOf, Title};

/// What is written; what has another number was written by another program and is not read.
const VERSION: u8 = 1;
/// Half of a 95 % interval, in standard errors.
const INTERVAL: f32 = 1.96;

/// The turning points of a game.
#[derive(Debug, Serialize, Deserialize)]
#[serde(bound(serialize = "M: Serialize", deserialize = "M: Deserialize<'de>"))]
pub(super) struct Kept<M> {
    version: u8,
    /// How many entries the log had: a table for study may have gone on since.
    entries: EntryNo,
    /// In the order of the game.
    pub(super) turns: Vec<KeptTurn<M>>,
}

impl<M> Kept<M> {
    pub(super) fn new(entries: EntryNo, turns: Vec<KeptTurn<M>>) -> Kept<M> {
        Kept { version: VERSION, entries, turns }
    }
}

/// A move, and what it did to the chance to win.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub(super) struct KeptTurn<M> {
    pub(super) entry: EntryNo,
    pub(super) before: f32,
    pub(super) after: f32,
    /// Half of a 95 % interval of the change.
    pub(super) error: f32,
    /// Is the change one that can be told from chance?
    pub(super) sure: bool,
    /// How much there is to tell of it.
    pub(super) size: f32,
    pub(super) better: Option<Better<M>>,
}

/// A move that would have been better for sure.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub(super) struct Better<M> {
    pub(super) mv: M,
    /// Its chance to win, and that of the move that was made, in the same futures.
    pub(super) best: f32,
    pub(super) made: f32,
    /// Half of a 95 % interval of the difference.
    pub(super) error: f32,
}

impl<M: Copy> KeptTurn<M> {
    pub(super) fn of<G: Game<Move = M>>(verdict: &Verdict<G>) -> KeptTurn<M> {
        let (weighed, paired) = (&verdict.weighed, &verdict.comparison.paired);
        KeptTurn {
            entry: verdict.entry,
            before: weighed.first(),
            after: weighed.second(),
            error: INTERVAL * weighed.error(),
            sure: verdict.is_turn(),
            size: verdict.size(),
            better: verdict.is_mistake().then(|| Better {
                mv: verdict.comparison.best,
                best: paired.first(),
                made: paired.second(),
                error: INTERVAL * verdict.error(),
            }),
        }
    }
}

/// Turning points as they were kept, about the game that they were found in. None if they are about another or earlier
/// game, or were kept by another program: they are found anew then.
pub fn recall<T: Title>(timeline: &Timeline<T::Game>, names: Vec<String>, text: &str) -> Option<Arc<dyn Report>> {
    let kept: Kept<MoveOf<T>> = serde_json::from_str(text).ok()?;
    if kept.version != VERSION || kept.entries != timeline.len() {
        return None;
    }
    Some(Arc::new(Findings::<T>::new(timeline, names, kept)))
}
