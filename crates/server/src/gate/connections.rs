//! Who is connected.

use futures_util::task::AtomicWaker;
use std::collections::{BTreeSet, HashMap};
use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, AtomicU8, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::task::Waker;
use wire::PersonId;

/// How many connections there may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ConnectionLimits {
    /// In all.
    pub all: usize,
    /// Of one address.
    pub address: usize,
    /// Of one person that count as theirs; any more of them are a stranger's.
    pub person: usize,
}

impl ConnectionLimits {
    /// What strangers may have of all.
    fn for_strangers(&self) -> usize {
        (self.all - self.all / 4).max(1)
    }
}

/// The list of all connections. Copies share it.
#[derive(Clone, Debug)]
pub struct Gate(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    limits: ConnectionLimits,
    connections: Mutex<Connections>,
}

#[derive(Debug, Default)]
struct Connections {
    next: u64,
    by_number: HashMap<u64, Connection>,
    addresses: HashMap<IpAddr, usize>,
    people: HashMap<PersonId, usize>,
    /// The connections of nobody known, by address, in the order in which they came.
    strangers: HashMap<IpAddr, BTreeSet<u64>>,
    /// How many these are.
    unknown: usize,
}

#[derive(Debug)]
struct Connection {
    address: IpAddr,
    person: Option<PersonId>,
    held: Weak<HeldConnection>,
}

impl Gate {
    /// With these limits.
    pub fn new(limits: ConnectionLimits) -> Gate {
        Gate(Arc::new(Inner { limits, connections: Mutex::default() }))
    }

    fn connections(&self) -> MutexGuard<'_, Connections> {
        self.0.connections.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes a connection in, for as long as what is answered is kept. Where there is no room, a stranger's goes; if all
    /// belong to people who play here, there is none to be had. A proxy's address is not counted: everybody comes from it.
    pub fn enter(&self, address: IpAddr, proxy: bool) -> Option<Arc<HeldConnection>> {
        let mut connections = self.connections();
        let limits = &self.0.limits;
        if !proxy && connections.addresses.get(&address).is_some_and(|count| *count >= limits.address) {
            connections.send_away(Some(address))?;
        }
        if connections.by_number.len() >= limits.all || connections.unknown >= limits.for_strangers() {
            let most = connections.most_strangers();
            connections.send_away(most)?;
        }
        let no = connections.next;
        connections.next += 1;
        let held = Arc::new(HeldConnection {
            no,
            gate: self.clone(),
            phase: AtomicU8::new(Phase::Asking as u8),
            ending: AtomicBool::new(false),
            waker: AtomicWaker::new(),
        });
        *connections.addresses.entry(address).or_default() += 1;
        connections.strangers.entry(address).or_default().insert(no);
        connections.unknown += 1;
        connections.by_number.insert(no, Connection { address, person: None, held: Arc::downgrade(&held) });
        Some(held)
    }

    /// Makes room for one more, where the system has none.
    pub fn squeeze(&self) {
        let mut connections = self.connections();
        let most = connections.most_strangers();
        connections.send_away(most);
    }

    /// How many there are, and how many of them belong to nobody known.
    pub fn count(&self) -> (usize, usize) {
        let connections = self.connections();
        (connections.by_number.len(), connections.unknown)
    }
}

impl Connections {
    /// The address with the most connections of strangers.
    fn most_strangers(&self) -> Option<IpAddr> {
        self.strangers.iter().max_by_key(|(_, connections)| connections.len()).map(|(address, _)| *address)
    }

    /// Ends the oldest connection of a stranger of an address; none, if there is none.
    fn send_away(&mut self, address: Option<IpAddr>) -> Option<()> {
        let no = *self.strangers.get(&address?)?.first()?;
        // It counts no more, so that it is sent away once; it notices when it is looked at.
        if let Some(held) = self.remove(no).and_then(|line| line.held.upgrade()) {
            held.end();
        }
        Some(())
    }

    fn remove(&mut self, no: u64) -> Option<Connection> {
        let line = self.by_number.remove(&no)?;
        less(&mut self.addresses, &line.address);
        match &line.person {
            Some(person) => less(&mut self.people, person),
            None => self.no_stranger(line.address, no),
        }
        Some(line)
    }

    fn no_stranger(&mut self, address: IpAddr, no: u64) {
        if let Some(connections) = self.strangers.get_mut(&address) {
            self.unknown -= usize::from(connections.remove(&no));
            if connections.is_empty() {
                self.strangers.remove(&address);
            }
        }
    }
}

fn less<K: std::hash::Hash + Eq>(counts: &mut HashMap<K, usize>, key: &K) {
    if let Some(count) = counts.get_mut(key) {
        *count -= 1;
        if *count == 0 {
            counts.remove(key);
        }
    }
}

/// What a connection is doing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(super) enum Phase {
    /// It says what it asks.
    Asking,
    /// It is answered.
    Answered,
    /// It may ask something else.
    Waiting,
    /// It is a socket.
    Socket,
}

/// A connection on the list. Dropping it takes it off.
#[derive(Debug)]
pub struct HeldConnection {
    no: u64,
    gate: Gate,
    phase: AtomicU8,
    ending: AtomicBool,
    waker: AtomicWaker,
}

impl HeldConnection {
    /// It belongs to somebody who plays here, and no longer gives way to strangers.
    pub fn belongs_to(&self, person: &PersonId) {
        let most = self.gate.0.limits.person;
        let mut connections = self.gate.connections();
        let Connections { by_number, people, .. } = &mut *connections;
        let Some(line) = by_number.get_mut(&self.no).filter(|line| line.person.is_none()) else { return };
        let count = people.entry(person.clone()).or_default();
        if *count < most {
            *count += 1;
            line.person = Some(person.clone());
            let address = line.address;
            connections.no_stranger(address, self.no);
        }
    }

    pub(super) fn phase(&self) -> Phase {
        match self.phase.load(Ordering::Relaxed) {
            0 => Phase::Asking,
            1 => Phase::Answered,
            2 => Phase::Waiting,
            _ => Phase::Socket,
        }
    }

    pub(super) fn turn(&self, phase: Phase) {
        self.phase.store(phase as u8, Ordering::Relaxed);
    }

    fn end(&self) {
        self.ending.store(true, Ordering::Release);
        self.waker.wake();
    }

    /// Is it to end? If not, whoever asks is woken when it is.
    pub(super) fn is_ending(&self, waker: &Waker) -> bool {
        self.waker.register(waker);
        self.ending.load(Ordering::Acquire)
    }
}

impl Drop for HeldConnection {
    fn drop(&mut self) {
        self.gate.connections().remove(self.no);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ip(last: u8) -> IpAddr {
        IpAddr::from([10, 0, 0, last])
    }

    fn person(name: &str) -> PersonId {
        PersonId(name.to_owned())
    }

    #[test]
    fn strangers_give_way_the_first_of_the_busiest_address_first() {
        let gate = Gate::new(ConnectionLimits { all: 8, address: 100, person: 2 });
        let lone = gate.enter(ip(1), false).unwrap();
        let many: Vec<_> = (0..5).map(|_| gate.enter(ip(2), false).unwrap()).collect();
        assert_eq!(gate.count(), (6, 6), "three quarters of the room");
        let _new = gate.enter(ip(3), false).unwrap();
        let ended = |held: &Arc<HeldConnection>| held.ending.load(Ordering::Acquire);
        assert!(ended(&many[0]) && !many[1..].iter().any(ended) && !ended(&lone));
        assert_eq!(gate.count(), (6, 6));
        gate.squeeze();
        assert!(ended(&many[1]) && !ended(&lone));
        drop((many, lone));
        assert_eq!(gate.count(), (1, 1));
    }

    #[test]
    fn those_who_play_stay_and_have_room_that_strangers_have_not() {
        let gate = Gate::new(ConnectionLimits { all: 8, address: 100, person: 2 });
        let mut kept = Vec::new();
        for name in ["anna", "ben", "carl", "dora"] {
            for _ in 0..2 {
                let held = gate.enter(ip(1), false).unwrap();
                held.belongs_to(&person(name));
                kept.push(held);
            }
        }
        assert_eq!(gate.count(), (8, 0));
        assert!(gate.enter(ip(2), false).is_none(), "nobody gives way");
        kept.pop();
        let fifth = gate.enter(ip(1), false).unwrap();
        fifth.belongs_to(&person("anna"));
        assert_eq!(gate.count(), (8, 1), "one person has so many and no more");
        gate.enter(ip(2), false).unwrap();
        assert!(!kept.iter().any(|held| held.ending.load(Ordering::Acquire)));
        assert!(fifth.ending.load(Ordering::Acquire));
    }

    #[test]
    fn an_address_has_its_bound_and_a_proxy_has_none() {
        let gate = Gate::new(ConnectionLimits { all: 100, address: 2, person: 1 });
        let held: Vec<_> = (0..2).map(|_| gate.enter(ip(1), false).unwrap()).collect();
        held[0].belongs_to(&person("anna"));
        let _third = gate.enter(ip(1), false).unwrap();
        assert!(held[1].ending.load(Ordering::Acquire) && !held[0].ending.load(Ordering::Acquire));
        let proxied: Vec<_> = (0..9).map(|_| gate.enter(ip(2), true).unwrap()).collect();
        assert_eq!(gate.count(), (11, 10));
        drop((held, proxied));
        assert_eq!(gate.count(), (1, 1));
    }
}
