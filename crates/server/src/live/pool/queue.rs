//! Those who wait for a thread, in turn: owner after owner, and of each owner table after table. Whoever has much to be
//! thought about waits for it alone.

use std::collections::{BTreeMap, HashMap, VecDeque};
use std::hash::Hash;
use std::net::IpAddr;
use std::time::{Duration, Instant};
use wire::{PersonId, TableId};

/// Whose turn is taken: an address, as far as limits are concerned, or a person none of whose connections is known.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Owner {
    /// Everybody behind this address.
    Address(IpAddr),
    /// This person.
    Person(PersonId),
}

/// Somebody who waits.
#[derive(Clone, Debug)]
pub(in crate::live) struct Waiting<T> {
    /// Given in the order in which they come.
    pub id: u64,
    pub since: Instant,
    pub owner: Owner,
    pub table: TableId,
    pub work: T,
}

/// Keys that take turns, and what each of them has.
struct Ring<K, V> {
    order: VecDeque<K>,
    of: HashMap<K, V>,
}

impl<K, V> Default for Ring<K, V> {
    fn default() -> Self {
        Ring { order: VecDeque::new(), of: HashMap::new() }
    }
}

impl<K: Clone + Eq + Hash, V: Default> Ring<K, V> {
    /// What a key has; a new key is last.
    fn at(&mut self, key: &K) -> &mut V {
        if !self.of.contains_key(key) {
            self.order.push_back(key.clone());
        }
        self.of.entry(key.clone()).or_default()
    }

    /// Takes from the key whose turn it is. If anything is left, it is last from here on.
    fn serve<T>(&mut self, take: impl FnOnce(&mut V) -> Option<T>, is_empty: impl FnOnce(&V) -> bool) -> Option<T> {
        let key = self.order.pop_front()?;
        let has = self.of.get_mut(&key)?;
        let taken = take(has);
        match is_empty(has) {
            true => drop(self.of.remove(&key)),
            false => self.order.push_back(key),
        }
        taken
    }

    /// Takes from one key, which keeps its place.
    fn pick<T>(
        &mut self,
        key: &K,
        take: impl FnOnce(&mut V) -> Option<T>,
        is_empty: impl FnOnce(&V) -> bool,
    ) -> Option<T> {
        let has = self.of.get_mut(key)?;
        let taken = take(has);
        if is_empty(has) {
            self.of.remove(key);
            self.order.retain(|other| other != key);
        }
        taken
    }

    fn is_empty(&self) -> bool {
        self.order.is_empty()
    }
}

type OfTable<T> = VecDeque<Waiting<T>>;

/// Who waits where, to find them again.
struct QueuePosition {
    since: Instant,
    owner: Owner,
    table: TableId,
}

/// Those who wait for one kind of work.
pub(in crate::live) struct Queue<T> {
    turns: Ring<Owner, Ring<TableId, OfTable<T>>>,
    positions: BTreeMap<u64, QueuePosition>,
    owners: HashMap<Owner, usize>,
    tables: HashMap<TableId, usize>,
}

impl<T> Default for Queue<T> {
    fn default() -> Self {
        Queue { turns: Ring::default(), positions: BTreeMap::new(), owners: HashMap::new(), tables: HashMap::new() }
    }
}

fn count_down<K: Eq + Hash>(counts: &mut HashMap<K, usize>, key: &K) {
    if let Some(count) = counts.get_mut(key) {
        *count -= 1;
        if *count == 0 {
            counts.remove(key);
        }
    }
}

impl<T> Queue<T> {
    /// One more waits.
    pub(in crate::live) fn push(&mut self, waiting: Waiting<T>) {
        let Waiting { id, since, owner, table, .. } = &waiting;
        *self.owners.entry(owner.clone()).or_default() += 1;
        *self.tables.entry(table.clone()).or_default() += 1;
        self.positions.insert(*id, QueuePosition { since: *since, owner: owner.clone(), table: table.clone() });
        self.turns.at(&waiting.owner).at(&waiting.table).push_back(waiting);
    }

    /// The next in turn.
    pub(in crate::live) fn pop(&mut self) -> Option<Waiting<T>> {
        let next = self.turns.serve(|tables| tables.serve(OfTable::pop_front, OfTable::is_empty), Ring::is_empty)?;
        self.forget(&next);
        Some(next)
    }

    /// Takes this one out.
    pub(in crate::live) fn remove(&mut self, id: u64) -> Option<Waiting<T>> {
        let QueuePosition { owner, table, .. } = self.positions.get(&id)?;
        let find = |waiting: &mut OfTable<T>| {
            let at = waiting.iter().position(|waiting| waiting.id == id)?;
            waiting.remove(at)
        };
        let pick = |tables: &mut Ring<TableId, OfTable<T>>| tables.pick(table, find, OfTable::is_empty);
        let found = self.turns.pick(owner, pick, Ring::is_empty)?;
        self.forget(&found);
        Some(found)
    }

    fn forget(&mut self, gone: &Waiting<T>) {
        self.positions.remove(&gone.id);
        count_down(&mut self.owners, &gone.owner);
        count_down(&mut self.tables, &gone.table);
    }

    pub(in crate::live) fn len(&self) -> usize {
        self.positions.len()
    }

    pub(in crate::live) fn is_empty(&self) -> bool {
        self.positions.is_empty()
    }

    /// How many of an owner wait.
    pub(in crate::live) fn of_owner(&self, owner: &Owner) -> usize {
        self.owners.get(owner).copied().unwrap_or(0)
    }

    /// How many of a table wait.
    pub(in crate::live) fn of_table(&self, table: &TableId) -> usize {
        self.tables.get(table).copied().unwrap_or(0)
    }

    /// Who waits longest, and since when.
    pub(in crate::live) fn oldest(&self) -> Option<(u64, Instant)> {
        self.positions.first_key_value().map(|(id, position)| (*id, position.since))
    }

    /// How long everybody has waited, the longest first.
    pub(in crate::live) fn waits(&self, now: Instant) -> impl Iterator<Item = Duration> {
        self.positions.values().map(move |position| now.saturating_duration_since(position.since))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(last: u8) -> Owner {
        Owner::Address([10, 0, 0, last].into())
    }

    fn queue(waiting: &[(u8, &str)]) -> Queue<()> {
        let mut queue = Queue::default();
        for (id, &(owner, table)) in (0..).zip(waiting) {
            let (owner, table) = (address(owner), TableId(table.to_owned()));
            queue.push(Waiting { id, since: Instant::now(), owner, table, work: () });
        }
        queue
    }

    fn order(queue: &mut Queue<()>) -> Vec<u64> {
        std::iter::from_fn(|| queue.pop()).map(|waiting| waiting.id).collect()
    }

    #[test]
    fn owners_take_turns_and_so_do_the_tables_of_one() {
        // Somebody asks six times at three tables, then two others ask once.
        let mut waiting = queue(&[(1, "a"), (1, "a"), (1, "a"), (1, "b"), (1, "c"), (1, "c"), (2, "d"), (3, "e")]);
        assert_eq!((waiting.len(), waiting.of_owner(&address(1)), waiting.of_table(&TableId("a".into()))), (8, 6, 3));
        assert_eq!(order(&mut waiting), [0, 6, 7, 3, 4, 1, 5, 2]);
        assert!(waiting.is_empty() && waiting.owners.is_empty() && waiting.tables.is_empty());
        assert!(waiting.turns.of.is_empty());
    }

    #[test]
    fn whoever_is_taken_out_leaves_the_others_as_they_were() {
        let mut waiting = queue(&[(1, "a"), (2, "b"), (1, "a"), (3, "c")]);
        assert_eq!(waiting.remove(1).map(|gone| gone.id), Some(1));
        assert!(waiting.remove(1).is_none() && waiting.remove(77).is_none());
        assert_eq!(waiting.oldest().map(|(id, _)| id), Some(0));
        assert_eq!((waiting.of_owner(&address(2)), waiting.waits(Instant::now()).count()), (0, 3));
        assert_eq!(order(&mut waiting), [0, 3, 2]);
    }
}
