//! How many sockets are open at once, for each address and each person.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use thiserror::Error;
use tokio::sync::Notify;

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
}

#[derive(Debug, Default)]
struct Counts {
    addresses: HashMap<IpAddr, u32>,
    people: HashMap<PersonId, u32>,
}

impl OpenSockets {
    /// The most of an address and of a person.
    pub fn new(by_address: u32, by_person: u32) -> OpenSockets {
        OpenSockets { by_address, by_person, counts: Arc::default(), left: Arc::default() }
    }

    /// Counts one more, for as long as the pass is kept.
    pub fn enter(&self, address: IpAddr, person: PersonId) -> Result<Pass, TooMany> {
        let mut counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        if counts.addresses.get(&address).is_some_and(|count| *count >= self.by_address) {
            return Err(TooMany::Address);
        }
        if counts.people.get(&person).is_some_and(|count| *count >= self.by_person) {
            return Err(TooMany::Person);
        }
        *counts.addresses.entry(address).or_default() += 1;
        *counts.people.entry(person.clone()).or_default() += 1;
        Ok(Pass { address, person, counts: self.counts.clone(), left: self.left.clone() })
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
    counts: Arc<Mutex<Counts>>,
    left: Arc<Notify>,
}

impl Drop for Pass {
    fn drop(&mut self) {
        let mut counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        leave(&mut counts.addresses, self.address);
        leave(&mut counts.people, self.person.clone());
        drop(counts);
        self.left.notify_waiters();
    }
}

fn leave<K: Hash + Eq>(counts: &mut HashMap<K, u32>, key: K) {
    if let Entry::Occupied(mut entry) = counts.entry(key) {
        *entry.get_mut() -= 1;
        if *entry.get() == 0 {
            entry.remove();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
