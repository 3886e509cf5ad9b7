//! The ids under which commands were carried out. A command that comes again under its id is carried out once: the last
//! ones of a person are answered with their first result; older ones are known to have been, and are refused. Nobody's
//! commands push out those of others, and no id sends a table back to the store.

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::collections::{BTreeMap, BTreeSet, VecDeque};
use wire::PersonId;

/// Results that are kept for each person.
const KEPT: usize = 32;

/// What is known of a command by its id.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Known {
    /// It was carried out, with this as its last event.
    Done(u32),
    /// It was carried out so long ago that its result is not at hand.
    LongAgo,
}

/// The ids of all commands that were carried out.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Ids {
    recent: BTreeMap<PersonId, VecDeque<(String, u32)>>,
    /// Every one of them, by its hash: a long game has thousands.
    spent: BTreeSet<u64>,
}

impl Ids {
    pub(crate) fn find(&self, by: &PersonId, id: &str) -> Option<Known> {
        let theirs = self.recent.get(by).into_iter().flatten();
        let known = theirs.rev().find(|(known, _)| known == id).map(|&(_, no)| Known::Done(no));
        known.or_else(|| self.spent.contains(&hash(by, id)).then_some(Known::LongAgo))
    }

    pub(crate) fn keep(&mut self, by: PersonId, id: String, no: u32) {
        self.spent.insert(hash(&by, &id));
        let theirs = self.recent.entry(by).or_default();
        if theirs.len() == KEPT {
            theirs.pop_front();
        }
        theirs.push_back((id, no));
    }
}

fn hash(by: &PersonId, id: &str) -> u64 {
    let mut hash = Sha256::new();
    hash.update(by.0.as_bytes());
    hash.update([0]);
    hash.update(id.as_bytes());
    let bytes: [u8; 32] = hash.finalize().into();
    bytes.iter().take(8).fold(0, |sum, &byte| sum << 8 | u64::from(byte))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn old_ids_are_known_and_belong_to_one_person() {
        let (ana, bruno) = (PersonId("ana".to_owned()), PersonId("bruno".to_owned()));
        let mut ids = Ids::default();
        for no in 0..200 {
            ids.keep(ana.clone(), format!("c{no}"), no);
        }
        ids.keep(bruno.clone(), "c0".to_owned(), 500);
        assert_eq!(ids.find(&ana, "c0"), Some(Known::LongAgo));
        assert_eq!(ids.find(&ana, "c199"), Some(Known::Done(199)));
        assert_eq!(ids.find(&bruno, "c0"), Some(Known::Done(500)), "Ana's many did not push his out");
        assert_eq!((ids.find(&bruno, "c1"), ids.find(&ana, "c200")), (None, None));
        let kept: Ids = serde_json::from_str(&serde_json::to_string(&ids).unwrap()).unwrap();
        assert_eq!(kept, ids);
    }
}
