//! Who belongs to a table: the host, those who may come in, and those who may not any more.

use crate::{GONE, TableEvent};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, VecDeque};
use wire::PersonId;

/// People whom the table remembers to have been removed.
const MOST_REMOVED: usize = 256;

/// Who belongs to a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Members {
    host: PersonId,
    host_name: String,
    members: BTreeMap<PersonId, String>,
    /// People who were removed.
    removed: VecDeque<PersonId>,
}

impl Members {
    /// Nobody yet: who the host is follows from the first event of a table.
    pub(crate) fn new() -> Members {
        let host = PersonId(String::new());
        Members { host, host_name: String::new(), members: BTreeMap::new(), removed: VecDeque::new() }
    }

    /// What an event changes.
    pub(crate) fn apply(&mut self, event: &TableEvent) {
        match event {
            TableEvent::Sat { person, name, .. } => {
                self.members.entry(person.clone()).or_insert_with(|| name.clone());
            }
            TableEvent::Admitted { person, name, .. } => {
                self.members.insert(person.clone(), name.clone());
            }
            TableEvent::Removed { person, .. } => self.remove(person),
            TableEvent::Renamed { person, name, .. } => {
                self.members.insert(person.clone(), name.clone());
                if self.host == *person {
                    self.host_name.clone_from(name);
                }
            }
            TableEvent::Host { person, name } => {
                self.members.insert(person.clone(), name.clone());
                (self.host, self.host_name) = (person.clone(), name.clone());
            }
            _ => {}
        }
    }

    /// What it means to be removed.
    fn remove(&mut self, person: &PersonId) {
        self.members.remove(person);
        if !self.removed.contains(person) {
            if self.removed.len() == MOST_REMOVED {
                self.removed.pop_front();
            }
            self.removed.push_back(person.clone());
        }
    }

    pub(crate) fn host(&self) -> &PersonId {
        &self.host
    }

    pub(crate) fn host_name(&self) -> &String {
        &self.host_name
    }

    pub(crate) fn has(&self, who: &PersonId) -> bool {
        self.members.contains_key(who)
    }

    /// What somebody is called of themselves, whatever their seat is called.
    pub(crate) fn own_name(&self, who: &PersonId) -> Option<&String> {
        self.members.get(who)
    }

    pub(crate) fn all(&self) -> impl Iterator<Item = (&PersonId, &String)> {
        self.members.iter()
    }

    /// The same without those who have deleted themselves: they belong to nothing.
    pub(crate) fn left(&self) -> impl Iterator<Item = (&PersonId, &String)> {
        self.members.iter().filter(|(_, name)| *name != GONE)
    }

    pub(crate) fn is_removed(&self, who: &PersonId) -> bool {
        self.removed.contains(who)
    }

    pub(crate) fn removed(&self) -> impl Iterator<Item = &PersonId> {
        self.removed.iter()
    }
}
