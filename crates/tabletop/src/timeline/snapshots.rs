//! Copies of earlier states, so that going back is cheap.

use std::collections::VecDeque;

/// Every this many entries a copy of the state is kept for good.
const EVERY: usize = 32;
/// The same for the last entries: after every move it is asked who could take back theirs.
const LATE_EVERY: usize = 8;
/// How many entries are the last ones.
const LATE: usize = 16;

/// States before the entry at a place of the line.
#[derive(Clone, Debug)]
pub(super) struct Snapshots<S> {
    kept: Vec<(usize, S)>,
    /// The newest, which make room for newer ones. A place is in one of the two lists.
    late: VecDeque<(usize, S)>,
}

impl<S: Clone> Snapshots<S> {
    pub(super) fn new() -> Snapshots<S> {
        Snapshots { kept: Vec::new(), late: VecDeque::new() }
    }

    /// Keeps the state before the entry at a place, if it is time to.
    pub(super) fn keep(&mut self, place: usize, state: &S) {
        if !place.is_multiple_of(LATE_EVERY) || place <= self.last() {
            return;
        }
        while self.late.front().is_some_and(|&(at, _)| at + LATE <= place) {
            self.late.pop_front();
        }
        if place.is_multiple_of(EVERY) {
            self.kept.push((place, state.clone()));
        } else {
            self.late.push_back((place, state.clone()));
        }
    }

    /// The place of the newest, or 0.
    fn last(&self) -> usize {
        let place = |last: Option<&(usize, S)>| last.map_or(0, |&(at, _)| at);
        place(self.kept.last()).max(place(self.late.back()))
    }

    /// Forgets those after a place: the line has changed from there on.
    pub(super) fn forget_after(&mut self, place: usize) {
        self.kept.retain(|&(at, _)| at <= place);
        self.late.retain(|&(at, _)| at <= place);
    }

    /// The last one at or before a place.
    pub(super) fn nearest(&self, place: usize) -> Option<&(usize, S)> {
        let kept = self.kept.iter().rev().find(|&&(at, _)| at <= place);
        let late = self.late.iter().rev().find(|&&(at, _)| at <= place);
        kept.into_iter().chain(late).max_by_key(|&&(at, _)| at)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn filled(places: usize) -> Snapshots<usize> {
        let mut snapshots = Snapshots::new();
        (0..places).for_each(|place| snapshots.keep(place, &place));
        snapshots
    }

    #[test]
    fn the_way_from_the_nearest_is_short_and_shortest_at_the_end() {
        for places in [1, 5, 33, 100, 257] {
            let snapshots = filled(places);
            for place in 0..places {
                let at = snapshots.nearest(place).map_or(0, |&(at, state)| {
                    assert_eq!(at, state);
                    at
                });
                let most = if place + LATE > places + LATE_EVERY { LATE_EVERY } else { EVERY };
                assert!(at <= place && place - at < most, "{place} of {places}: {at}");
            }
        }
    }

    #[test]
    fn few_are_kept() {
        let snapshots = filled(1000);
        assert!(snapshots.late.len() <= LATE / LATE_EVERY);
        assert_eq!(snapshots.kept.len(), 999 / EVERY);
    }

    #[test]
    fn what_is_forgotten_is_kept_anew() {
        let mut snapshots = filled(100);
        snapshots.forget_after(90);
        assert_eq!(snapshots.nearest(99), Some(&(88, 88)));
        (91..=96).for_each(|place| snapshots.keep(place, &(place + 1000)));
        assert_eq!(snapshots.nearest(95), Some(&(88, 88)));
        assert_eq!(snapshots.nearest(96), Some(&(96, 1096)));
        snapshots.forget_after(0);
        assert_eq!(snapshots.nearest(99), None);
    }
}
