//! Nodes, the bus and several PostgreSQL as queues, and moves that go through them, event by event.
//!
//! A move comes in at any node. Its owner works on it (elsewhere than at the socket, if the bus has to carry it), hands it to
//! the writer of the shard that keeps its table, and answers when it is durable. A node has one writer a shard: while its
//! transaction is under way, the next group gathers. PostgreSQL works on transactions with its cores and then flushes; whatever
//! waits for a flush shares it.

use super::costs::Costs;
use std::cmp::Reverse;
use std::collections::{BinaryHeap, VecDeque};

/// Microseconds since the beginning.
type Time = u64;

/// How many of each there are, and how much comes in.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Load {
    pub(super) nodes: usize,
    pub(super) shards: usize,
    pub(super) moves_per_second: f64,
    pub(super) seconds: u32,
}

/// What became of it.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Outcome {
    /// Moves that were acknowledged within the time.
    pub(super) acknowledged: usize,
    /// Moves that came in and were not acknowledged when it ended.
    pub(super) waiting: usize,
    /// From coming in to being acknowledged, in microseconds.
    pub(super) median: Time,
    pub(super) slow_hundredth: Time,
    /// The part of the time that they were at work, from 0 to 1.
    pub(super) node_busy: f64,
    pub(super) database_busy: f64,
    pub(super) disk_busy: f64,
    /// Moves that shared a flush, on average.
    pub(super) moves_per_flush: f64,
}

/// What happens at a time. The number makes the order of two at the same time always the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Happening {
    /// The next move comes in.
    Arrival,
    /// A node has worked on a move.
    Worked { node: usize, told: usize },
    /// A database has worked on a transaction of a node's writer.
    Written { shard: usize, node: usize },
    /// A database has flushed.
    Flushed { shard: usize },
}

/// A few workers before whom a queue stands.
#[derive(Default)]
struct Workers {
    queue: VecDeque<usize>,
    working: usize,
    worked: u64,
}

/// The writer of one shard at one node.
#[derive(Default)]
struct Writer {
    gathering: Vec<usize>,
    under_way: Vec<usize>,
}

struct Shard {
    writers: Vec<Writer>,
    cores: Workers,
    /// Nodes whose transactions wait for the next flush, and those that the present one covers.
    waiting: Vec<usize>,
    flushing: Vec<usize>,
    flushes: u64,
    flushed_moves: u64,
}

struct Simulation<'a> {
    costs: &'a Costs,
    load: Load,
    now: Time,
    events: BinaryHeap<Reverse<(Time, u64, Happening)>>,
    count: u64,
    dice: Dice,
    /// When each move came in, and the shard of its table.
    came: Vec<(Time, usize)>,
    took: Vec<Time>,
    nodes: Vec<Workers>,
    shards: Vec<Shard>,
}

/// Lets so much come in for so long.
pub(super) fn simulate(costs: &Costs, load: Load) -> Outcome {
    let shard = || Shard {
        writers: (0..load.nodes).map(|_| Writer::default()).collect(),
        cores: Workers::default(),
        waiting: Vec::new(),
        flushing: Vec::new(),
        flushes: 0,
        flushed_moves: 0,
    };
    let mut simulation = Simulation {
        costs,
        load,
        now: 0,
        events: BinaryHeap::new(),
        count: 0,
        dice: Dice(20),
        came: Vec::new(),
        took: Vec::new(),
        nodes: (0..load.nodes).map(|_| Workers::default()).collect(),
        shards: (0..load.shards).map(|_| shard()).collect(),
    };
    simulation.run();
    simulation.outcome()
}

impl Simulation<'_> {
    fn run(&mut self) {
        let end = Time::from(self.load.seconds) * 1_000_000;
        self.next_arrival();
        while let Some(Reverse((time, _, happening))) = self.events.pop() {
            if time > end {
                break;
            }
            self.now = time;
            match happening {
                Happening::Arrival => self.arrive(),
                Happening::Worked { node, told } => self.worked(node, told),
                Happening::Written { shard, node } => self.written(shard, node),
                Happening::Flushed { shard } => self.flushed(shard),
            }
        }
        self.now = end;
    }

    fn after(&mut self, wait: Time, happening: Happening) {
        self.count += 1;
        self.events.push(Reverse((self.now + wait, self.count, happening)));
    }

    fn next_arrival(&mut self) {
        let gap = self.dice.exponential(1_000_000.0 / self.load.moves_per_second);
        self.after(gap, Happening::Arrival);
    }

    fn arrive(&mut self) {
        self.next_arrival();
        let told = self.came.len();
        let shard = self.dice.below(self.load.shards);
        self.came.push((self.now, shard));
        let owner = self.dice.below(self.load.nodes);
        self.nodes[owner].queue.push_back(told);
        self.work(owner);
    }

    /// What a node does for a move: the move itself and, for those of its sockets that sit at other nodes, the bus. As each
    /// node is owner of some and carrier of others, both are counted at the owner.
    fn work(&mut self, node: usize) {
        let elsewhere = 1.0 - 1.0 / self.load.nodes as f64;
        let cost = (self.costs.node + self.costs.bus * elsewhere).round() as Time;
        while self.nodes[node].working < self.costs.node_cores
            && let Some(told) = self.nodes[node].queue.pop_front()
        {
            self.nodes[node].working += 1;
            self.nodes[node].worked += cost;
            self.after(cost, Happening::Worked { node, told });
        }
    }

    fn worked(&mut self, node: usize, told: usize) {
        self.nodes[node].working -= 1;
        let shard = self.came[told].1;
        self.shards[shard].writers[node].gathering.push(told);
        self.send(shard, node);
        self.work(node);
    }

    /// Sends what a writer has gathered, unless it waits for an answer.
    fn send(&mut self, shard: usize, node: usize) {
        let most = self.costs.group;
        let writer = &mut self.shards[shard].writers[node];
        if writer.under_way.is_empty() && !writer.gathering.is_empty() {
            writer.under_way = writer.gathering.drain(..writer.gathering.len().min(most)).collect();
            self.shards[shard].cores.queue.push_back(node);
            self.write(shard);
        }
    }

    fn write(&mut self, shard: usize) {
        while self.shards[shard].cores.working < self.costs.database_cores
            && let Some(node) = self.shards[shard].cores.queue.pop_front()
        {
            let moves = self.shards[shard].writers[node].under_way.len() as f64;
            let cost = (self.costs.transaction + self.costs.event * moves).round() as Time;
            self.shards[shard].cores.working += 1;
            self.shards[shard].cores.worked += cost;
            self.after(cost, Happening::Written { shard, node });
        }
    }

    fn written(&mut self, shard: usize, node: usize) {
        self.shards[shard].cores.working -= 1;
        self.shards[shard].waiting.push(node);
        self.flush(shard);
        self.write(shard);
    }

    fn flush(&mut self, shard: usize) {
        let here = &mut self.shards[shard];
        if here.flushing.is_empty() && !here.waiting.is_empty() {
            here.flushing = std::mem::take(&mut here.waiting);
            here.flushes += 1;
            self.after(self.costs.flush.round() as Time, Happening::Flushed { shard });
        }
    }

    fn flushed(&mut self, shard: usize) {
        for node in std::mem::take(&mut self.shards[shard].flushing) {
            let durable = std::mem::take(&mut self.shards[shard].writers[node].under_way);
            self.shards[shard].flushed_moves += durable.len() as u64;
            let way = self.costs.way.round() as Time;
            self.took.extend(durable.into_iter().map(|told| self.now - self.came[told].0 + way));
            self.send(shard, node);
        }
        self.flush(shard);
    }

    fn outcome(mut self) -> Outcome {
        self.took.sort_unstable();
        let at = |part: f64| self.took.get((self.took.len() as f64 * part) as usize).copied().unwrap_or(0);
        let (median, slow_hundredth) = (at(0.5), at(0.99));
        let whole = self.now as f64;
        // What was begun and not ended counts whole, so a queue that grows can seem a little more than busy.
        let busy = |workers: &[&Workers], cores: usize| {
            let worked: u64 = workers.iter().map(|one| one.worked).sum();
            (worked as f64 / (whole * (cores * workers.len()) as f64)).min(1.0)
        };
        let flushes: u64 = self.shards.iter().map(|shard| shard.flushes).sum();
        let flushed: u64 = self.shards.iter().map(|shard| shard.flushed_moves).sum();
        Outcome {
            acknowledged: self.took.len(),
            waiting: self.came.len() - self.took.len(),
            median,
            slow_hundredth,
            node_busy: busy(&self.nodes.iter().collect::<Vec<_>>(), self.costs.node_cores),
            database_busy: busy(
                &self.shards.iter().map(|shard| &shard.cores).collect::<Vec<_>>(),
                self.costs.database_cores,
            ),
            disk_busy: (flushes as f64 * self.costs.flush / (whole * self.load.shards as f64)).min(1.0),
            moves_per_flush: flushed as f64 / flushes.max(1) as f64,
        }
    }
}

/// Numbers that look like chance and are the same every time (SplitMix64).
struct Dice(u64);

impl Dice {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    fn below(&mut self, most: usize) -> usize {
        (self.next() % most as u64) as usize
    }

    fn exponential(&mut self, mean: f64) -> Time {
        let part = ((self.next() >> 11) as f64 + 1.0) / (1_u64 << 53) as f64;
        (-part.ln() * mean).round() as Time
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LOAD: Load = Load { nodes: 1, shards: 1, moves_per_second: 1000.0, seconds: 20 };

    /// One core, and a database that takes no time.
    fn only_a_node() -> Costs {
        Costs {
            node: 500.0,
            bus: 0.0,
            way: 0.0,
            node_cores: 1,
            event: 0.0,
            transaction: 0.0,
            flush: 0.0,
            ..Costs::default()
        }
    }

    /// A queue of one server with random arrivals and equal services is known: so much waits on average.
    #[test]
    fn a_single_queue_is_as_busy_as_it_has_to_be_and_waits_little() {
        let (mut simulation_mean, rounds) = (0.0, 5);
        for round in 0..rounds {
            // 500 us a move: half of the time at 1000 moves a second.
            let load = Load { moves_per_second: 1000.0 + f64::from(round), ..LOAD };
            let outcome = simulate(&only_a_node(), load);
            assert!((outcome.node_busy - 0.5).abs() < 0.02, "{outcome:?}");
            simulation_mean += outcome.median as f64;
        }
        // The mean is 750 us (Pollaczek and Khinchine); half of the moves wait for nobody, so the median is near the service.
        let median = simulation_mean / f64::from(rounds);
        assert!((500.0..=760.0).contains(&median), "{median}");
    }

    #[test]
    fn nothing_is_lost_and_nothing_is_acknowledged_twice() {
        let costs = Costs::default();
        for (nodes, shards) in [(1, 1), (3, 1), (4, 3)] {
            let load = Load { nodes, shards, ..LOAD };
            let outcome = simulate(&costs, load);
            let came = (outcome.acknowledged + outcome.waiting) as f64;
            assert!((came / 20_000.0 - 1.0).abs() < 0.05, "{outcome:?}");
            assert!(outcome.waiting < 200, "at so little nothing waits: {outcome:?}");
        }
    }

    #[test]
    fn the_more_comes_in_the_more_moves_share_a_flush() {
        let costs = Costs { flush: 4000.0, ..Costs::default() };
        let shared = |moves_per_second| simulate(&costs, Load { moves_per_second, ..LOAD }).moves_per_flush;
        assert!(shared(100.0) < 2.0);
        assert!(shared(2000.0) > 4.0 * shared(100.0));
    }

    #[test]
    fn a_database_that_is_too_slow_lets_moves_pile_up_and_a_second_one_helps() {
        let costs = Costs { event: 2000.0, database_cores: 1, ..Costs::default() };
        let waiting = |shards| simulate(&costs, Load { shards, moves_per_second: 800.0, ..LOAD }).waiting;
        assert!(waiting(1) > 1000, "{}", waiting(1));
        assert!(waiting(2) < 200, "{}", waiting(2));
    }

    #[test]
    fn the_same_load_gives_the_same_numbers() {
        let costs = Costs::default();
        assert_eq!(simulate(&costs, LOAD), simulate(&costs, LOAD));
    }
}
