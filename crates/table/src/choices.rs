//! The moves of seats as they are told. What was said of a move is kept, and said again as long as it holds: of the moves that a
//! seat has after somebody's move, most are those that it had before.

use rustc_hash::FxHashMap;
use serde_json::value::RawValue;
use std::sync::Arc;
use tabletop::{Seat, never};
use title::{MoveOf, Title};
use wire::{Choice, json};
use words::{Lang, Names};

/// So many moves of a seat are kept at most.
const MOST_KEPT: usize = 160;

/// What was told of the moves of seats.
pub(super) struct KeptChoices<T: Title>(Vec<Kept<T>>);

/// Whose moves they are, and who reads them.
#[derive(Clone, Copy)]
pub(super) struct ChoicesFor<'a> {
    /// The seat.
    pub seat: Seat,
    /// In which language they have labels, if they have any.
    pub labels: Option<Lang>,
    /// What the seats are called.
    pub names: &'a Names,
}

struct Kept<T: Title> {
    seat: Seat,
    labels: Option<Lang>,
    names: Vec<String>,
    /// Moves as they are told, each with what its label rests on.
    told: FxHashMap<MoveOf<T>, (u64, Box<RawValue>)>,
    /// The moves of the last list, if all of it was kept, and the list.
    list: Vec<(MoveOf<T>, u64)>,
    text: Option<Arc<RawValue>>,
}

impl<T: Title> Default for KeptChoices<T> {
    fn default() -> Self {
        KeptChoices(Vec::new())
    }
}

impl<T: Title> KeptChoices<T> {
    /// These moves as a list. `rests_on` says what a label rests on ([`Title::label_rests_on`]), `label` makes one.
    pub(super) fn told(
        &mut self,
        whose: ChoicesFor<'_>,
        moves: &[MoveOf<T>],
        rests_on: impl Fn(MoveOf<T>) -> Option<u64>,
        label: impl Fn(MoveOf<T>) -> Option<String>,
    ) -> Option<Arc<RawValue>> {
        let kept = self.of(whose);
        let rests: Vec<Option<u64>> = moves.iter().map(|&mv| rests_on(mv)).collect();
        let list = moves.iter().zip(&rests).map(|(&mv, rest)| Some((mv, (*rest)?)));
        if kept.text.is_some() && kept.list.iter().map(|one| Some(*one)).eq(list.clone()) {
            return kept.text.clone();
        }
        if kept.told.len() + moves.len() > MOST_KEPT {
            kept.told.clear();
        }
        let mut unkept = FxHashMap::default();
        for (&mv, rest) in moves.iter().zip(&rests) {
            let make = || json::raw(&Choice { mv: json::raw(&mv)?, label: label(mv) });
            match *rest {
                Some(rest) if kept.told.get(&mv).is_some_and(|(known, _)| *known == rest) => {}
                Some(rest) => drop(kept.told.insert(mv, (rest, make()?))),
                None => drop(unkept.insert(mv, make()?)),
            }
        }
        let told = |mv: &MoveOf<T>| unkept.get(mv).or_else(|| kept.told.get(mv).map(|(_, told)| told));
        let told: Option<Vec<_>> = moves.iter().map(told).collect();
        never!(told.is_none(), "a move was given no label");
        let text = json::shared(&told?);
        let list: Option<Vec<_>> = list.collect();
        kept.text = text.clone().filter(|_| list.is_some());
        kept.list = list.unwrap_or_default();
        text
    }

    /// What is kept for a reader; nothing, if the seats are called otherwise by now.
    fn of(&mut self, whose: ChoicesFor<'_>) -> &mut Kept<T> {
        let ChoicesFor { seat, labels, names } = whose;
        let at = self.0.iter().position(|kept| (kept.seat, kept.labels) == (seat, labels));
        if let Some(at) = at.filter(|&at| self.0[at].names == names.seats) {
            return &mut self.0[at];
        }
        if let Some(at) = at {
            self.0.swap_remove(at);
        }
        let (names, told) = (names.seats.clone(), FxHashMap::default());
        self.0.push(Kept { seat, labels, names, told, list: Vec::new(), text: None });
        let last = self.0.len() - 1;
        &mut self.0[last]
    }
}
