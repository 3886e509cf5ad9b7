//! How many sockets are open at once, for each address and each person.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::hash::{BuildHasher, Hash};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use thiserror::Error;
use tokio::sync::Notify;

use super::limits::SharedHash;
use wire::PersonId;

/// Why no further socket is opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum TooMany {
    /// The address has as many as it may.
    #[error("Too many sockets are open from this address; close one first.")]
    Address,
    /// The person has as many as they may.
    #[error("Too many sockets of this person are open; close one first.")]
    Person,
}

/// Counts open sockets. Copies count together.
#[derive(Clone, Debug)]
pub struct OpenSockets {
    by_address: u32,
    by_person: u32,
    counts: Arc<Mutex<Counts>>,
    left: Arc<Notify>,
    /// What stands for an address or a person between nodes.
    keys: SharedHash,
}

#[derive(Debug, Default)]
struct Counts {
    addresses: HashMap<IpAddr, u32>,
    people: HashMap<PersonId, u32>,
    /// What is open at other nodes, by node and key.
    elsewhere: HashMap<Arc<str>, HashMap<u64, u32>>,
    /// Keys whose count other nodes do not know yet, if there are any nodes.
    changed: Option<HashMap<u64, u32>>,
}

impl Counts {
    /// How many are open at other nodes.
    fn elsewhere(&self, key: u64) -> u32 {
        self.elsewhere.values().filter_map(|open| open.get(&key)).sum()
    }

    fn note(&mut self, key: u64, count: u32) {
        if let Some(changed) = &mut self.changed {
            changed.insert(key, count);
        }
    }
}

impl OpenSockets {
    /// The most of an address and of a person.
    pub fn new(by_address: u32, by_person: u32) -> OpenSockets {
        OpenSockets::among_nodes(by_address, by_person, SharedHash::default())
    }

    /// The same where several nodes count together, which tell keys apart in the same way.
    pub fn among_nodes(by_address: u32, by_person: u32, keys: SharedHash) -> OpenSockets {
        OpenSockets { by_address, by_person, counts: Arc::default(), left: Arc::default(), keys }
    }

    /// From now on what changes is noted for other nodes.
    pub fn note_changes(&self) {
        self.locked().changed.get_or_insert_default();
    }

    /// What other nodes do not know yet, or everything: key, how many.
    pub fn changes(&self, all: bool) -> Vec<(u64, u32)> {
        let mut counts = self.locked();
        let mut changed = counts.changed.as_mut().map(std::mem::take).unwrap_or_default();
        if all {
            changed.extend(counts.addresses.iter().map(|(address, count)| (self.keys.hash_one(address), *count)));
            changed.extend(counts.people.iter().map(|(person, count)| (self.keys.hash_one(person), *count)));
        }
        changed.into_iter().collect()
    }

    /// What another node has open.
    pub fn open_elsewhere(&self, node: &Arc<str>, open: &[(u64, u32)]) {
        let mut counts = self.locked();
        let known = counts.elsewhere.entry(node.clone()).or_default();
        for &(key, count) in open {
            match count {
                0 => drop(known.remove(&key)),
                count => drop(known.insert(key, count)),
            }
        }
    }

    /// Nodes that are gone have nothing open.
    pub fn forget(&self, gone: impl Fn(&str) -> bool) {
        self.locked().elsewhere.retain(|node, _| !gone(node));
    }

    fn locked(&self) -> MutexGuard<'_, Counts> {
        self.counts.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Counts one more, for as long as the pass is kept.
    pub fn enter(&self, address: IpAddr, person: PersonId) -> Result<Pass, TooMany> {
        let mut counts = self.locked();
        let keys = (self.keys.hash_one(address), self.keys.hash_one(&person));
        let of_address = counts.addresses.get(&address).copied().unwrap_or(0);
        if of_address + counts.elsewhere(keys.0) >= self.by_address {
            return Err(TooMany::Address);
        }
        let of_person = counts.people.get(&person).copied().unwrap_or(0);
        if of_person + counts.elsewhere(keys.1) >= self.by_person {
            return Err(TooMany::Person);
        }
        counts.addresses.insert(address, of_address + 1);
        counts.people.insert(person.clone(), of_person + 1);
        counts.note(keys.0, of_address + 1);
        counts.note(keys.1, of_person + 1);
        drop(counts);
        Ok(Pass { address, person, keys, counts: self.counts.clone(), left: self.left.clone() })
    }

    /// Waits until none is open.
    pub async fn emptied(&self) {
        loop {
            let left = self.left.notified();
            if self.counts.lock().unwrap_or_else(PoisonError::into_inner).addresses.is_empty() {
                return;
            }
            left.await;
        }
    }
}

/// An open socket. Dropping it counts it out.
#[derive(Debug)]
pub struct Pass {
    address: IpAddr,
    person: PersonId,
    keys: (u64, u64),
    counts: Arc<Mutex<Counts>>,
    left: Arc<Notify>,
}

impl Drop for Pass {
    fn drop(&mut self) {
        let mut counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        let of_address = leave(&mut counts.addresses, self.address);
        let of_person = leave(&mut counts.people, self.person.clone());
        counts.note(self.keys.0, of_address);
        counts.note(self.keys.1, of_person);
        drop(counts);
        self.left.notify_waiters();
    }
}

/// One less; how many are left.
fn leave<K: Hash + Eq>(counts: &mut HashMap<K, u32>, key: K) -> u32 {
    let Entry::Occupied(mut entry) = counts.entry(key) else { return 0 };
    *entry.get_mut() -= 1;
    match *entry.get() {
        0 => {
            entry.remove();
            0
        }
        left => left,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nodes_count_together() {
        let keys = SharedHash::new(7, 8);
        let (here, there) = (OpenSockets::among_nodes(9, 2, keys.clone()), OpenSockets::among_nodes(9, 2, keys));
        let (home, anna, node) = (IpAddr::from([10, 0, 0, 1]), PersonId("anna".into()), Arc::from("there"));
        here.note_changes();
        there.note_changes();
        let first = there.enter(home, anna.clone()).unwrap();
        here.open_elsewhere(&node, &there.changes(false));
        let second = here.enter(home, anna.clone()).unwrap();
        assert_eq!(here.enter(home, anna.clone()).unwrap_err(), TooMany::Person);
        drop(first);
        here.open_elsewhere(&node, &there.changes(false));
        let third = here.enter(home, anna.clone()).unwrap();
        // A node that is gone has nothing open; one that is new hears of everything.
        there.open_elsewhere(&node, &here.changes(true));
        assert_eq!(there.enter(home, anna.clone()).unwrap_err(), TooMany::Person);
        there.forget(|name| name == "there");
        assert!(there.enter(home, anna).is_ok());
        drop((second, third));
        assert!(here.changes(false).iter().all(|(_, count)| *count == 0));
    }

    #[test]
    fn who_leaves_makes_room_and_nothing_is_left_behind() {
        let open = OpenSockets::new(3, 2);
        let (home, school) = (IpAddr::from([10, 0, 0, 1]), IpAddr::from([10, 0, 0, 2]));
        let (anna, ben) = (PersonId("anna".into()), PersonId("ben".into()));
        let mut passes = vec![open.enter(home, anna.clone()).unwrap(), open.enter(home, anna.clone()).unwrap()];
        assert_eq!(open.enter(school, anna.clone()).unwrap_err(), TooMany::Person);
        passes.push(open.clone().enter(home, ben.clone()).unwrap());
        assert_eq!(open.enter(home, ben.clone()).unwrap_err(), TooMany::Address);
        passes.remove(0);
        passes.push(open.enter(home, ben.clone()).unwrap());
        passes.push(open.enter(school, anna).unwrap());
        drop(passes);
        let counts = open.counts.lock().unwrap();
        assert!(counts.addresses.is_empty() && counts.people.is_empty());
    }
}
