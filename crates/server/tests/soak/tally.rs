//! What attackers got, and what should not be.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

/// What became of everything that was tried.
#[derive(Debug, Default)]
pub(super) struct Tally {
    got: Mutex<BTreeMap<&'static str, BTreeMap<String, u64>>>,
    faults: Mutex<Vec<String>>,
}

impl Tally {
    /// One more try of a kind had this outcome.
    pub(super) fn note(&self, kind: &'static str, outcome: &str) {
        let mut got = self.got.lock().unwrap_or_else(PoisonError::into_inner);
        *got.entry(kind).or_default().entry(outcome.to_owned()).or_default() += 1;
    }

    /// Something that should not be.
    pub(super) fn fault(&self, what: String) {
        self.faults.lock().unwrap_or_else(PoisonError::into_inner).push(what);
    }

    /// How many tries there were.
    pub(super) fn tries(&self) -> u64 {
        let got = self.got.lock().unwrap_or_else(PoisonError::into_inner);
        got.values().flat_map(BTreeMap::values).sum()
    }

    /// What each kind got, in words.
    pub(super) fn lines(&self) -> Vec<(&'static str, String)> {
        let got = self.got.lock().unwrap_or_else(PoisonError::into_inner);
        let said = |outcomes: &BTreeMap<String, u64>| {
            outcomes.iter().map(|(outcome, count)| format!("{count} {outcome}")).collect::<Vec<_>>().join(", ")
        };
        got.iter().map(|(kind, outcomes)| (*kind, said(outcomes))).collect()
    }

    /// Everything that should not be.
    pub(super) fn faults(&self) -> Vec<String> {
        self.faults.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}
