//! Where bots think: threads of their own, so that sockets never wait for them.
//!
//! What is thought about has a [`Rank`]: moves come before hints, and hints before the analysis of games that are over; of
//! equal rank, owners and tables [take turns](queue). A move is never refused: the more bots wait, the [less](share) each of
//! them thinks, down to a move by rules. Hints are refused where too many wait. Whatever has less rank gets a small part of
//! the time also while something with more waits, so that nothing waits for ever; and while a move waits, a hint ends early
//! with what it has found.

mod queue;
mod share;

pub use queue::Owner;
pub(super) use queue::{Queue, Waiting};

use crate::metrics::{Metrics, Rank};
use bots::search::Deadline;
use share::{PATIENCE, share};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use wire::TableId;

/// Hints that may wait for one table, for one owner (a school is one address), and in all.
const MOST_HINTS: [usize; 3] = [8, 48, 128];
/// How long a person who is refused is told to wait, at least and at most.
const WAIT: [Duration; 2] = [Duration::from_secs(1), Duration::from_secs(60)];
/// The part of the time of others, by rank, that is owed to those who wait behind them.
const OWED: [u32; Rank::ALL.len()] = [0, 0, 4, 8, 16];
/// Whoever is owed so much has a turn.
const A_TURN: Duration = Duration::from_millis(250);
/// Nobody is owed more than this.
const MOST_OWED: Duration = Duration::from_secs(2);

/// Something to be thought about.
#[derive(Clone, Debug)]
pub struct Wish {
    /// For which table.
    pub table: TableId,
    /// Whose turn it takes.
    pub owner: Owner,
    /// How long it would be thought about; nothing, if it takes no thought.
    pub time: Duration,
    /// When it ends at the latest, if it has all its time; none, if it ends by itself.
    pub most: Option<Duration>,
    /// How long it is thought about at least, also while a move waits.
    pub least: Duration,
}

impl Wish {
    /// How soon it is thought about, as a move.
    pub fn rank(&self, watched: bool) -> Rank {
        match (watched, self.time.is_zero()) {
            (false, _) => Rank::Unwatched,
            (true, true) => Rank::Quick,
            (true, false) => Rank::Move,
        }
    }
}

/// What a thought gets.
#[derive(Clone, Debug)]
pub struct Grant {
    /// So much time; nothing, if there is no time to think.
    pub time: Duration,
    /// By then it ends.
    pub deadline: Deadline,
    /// How long it has waited.
    pub waited: Duration,
    wanted: Arc<AtomicBool>,
}

impl Grant {
    /// Does anybody want to know what comes of it?
    pub fn is_wanted(&self) -> bool {
        self.wanted.load(Ordering::Relaxed)
    }

    /// Measures what came of it: for a game, of a rank, since `began`, where `time` was hoped for.
    pub(super) fn note(&self, metrics: &Metrics, (game, rank): (&str, Rank), time: Duration, began: Instant) {
        metrics.bots.thought(game, began.elapsed());
        metrics.bots.answered(rank, self.waited + began.elapsed());
        if self.time < time {
            metrics.bots.shortened(rank);
        }
    }
}

/// Too many wait; after this time there may be room.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Busy(pub Duration);

/// How much there is to do, by rank.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Load {
    /// What waits.
    pub queued: usize,
    /// What is being thought about.
    pub running: usize,
    /// How long the oldest of what waits has waited.
    pub oldest: Duration,
}

type Run = Box<dyn FnOnce(Grant) + Send>;

struct Work {
    wish: Wish,
    deadline: Deadline,
    wanted: Arc<AtomicBool>,
    run: Run,
}

struct Running {
    id: u64,
    rank: Rank,
    began: Instant,
    deadline: Deadline,
    least: Duration,
    hastened: bool,
}

#[derive(Default)]
struct State {
    queues: [Queue<Work>; Rank::ALL.len()],
    running: Vec<Running>,
    owed: [Duration; Rank::ALL.len()],
    /// Threads that think and have nothing to do.
    idle: usize,
    ids: u64,
    closed: bool,
}

struct Shared {
    state: Mutex<State>,
    changed: Condvar,
    threads: usize,
}

/// Ends the threads with the last handle.
struct Open(Arc<Shared>);

impl Drop for Open {
    fn drop(&mut self) {
        self.0.lock().closed = true;
        self.0.changed.notify_all();
    }
}

/// Threads that bots think on.
#[derive(Clone)]
pub struct Pool {
    shared: Arc<Shared>,
    _open: Arc<Open>,
}

/// Something that waits or is being thought about. Whoever lets go of it does not want it any more, and it ends.
pub struct Ticket {
    shared: Arc<Shared>,
    id: u64,
    deadline: Deadline,
    wanted: Arc<AtomicBool>,
}

impl Ticket {
    /// It is to end soon, with what is found by then.
    pub fn end_soon(&self) {
        self.deadline.bring_to_now();
    }

    /// If it waits without anybody looking on, it waits as a move from here on.
    pub fn raise(&self) {
        let mut state = self.shared.lock();
        if let Some(waiting) = state.queues[Rank::Unwatched as usize].remove(self.id) {
            state.enter(waiting.work.wish.rank(true), waiting);
            self.shared.changed.notify_all();
        }
    }
}

impl Drop for Ticket {
    fn drop(&mut self) {
        self.wanted.store(false, Ordering::Relaxed);
        self.deadline.bring_to_now();
        let removed = {
            let mut state = self.shared.lock();
            state.queues.iter_mut().find_map(|queue| queue.remove(self.id))
        };
        // What it holds is let go of without the lock.
        drop(removed);
    }
}

impl Pool {
    /// So many threads that think, at least one, and one for what takes no thought. They end when the last handle is gone.
    pub fn new(threads: usize) -> std::io::Result<Pool> {
        let threads = threads.max(1);
        let shared = Arc::new(Shared { state: Mutex::default(), changed: Condvar::new(), threads });
        let pool = Pool { shared: shared.clone(), _open: Arc::new(Open(shared)) };
        for number in 0..=threads {
            let shared = pool.shared.clone();
            let quick = number == threads;
            std::thread::Builder::new().name(format!("bot-{number}")).spawn(move || shared.work(quick))?;
        }
        Ok(pool)
    }

    /// A move of a bot. It is never refused.
    pub fn think(&self, wish: Wish, watched: bool, run: impl FnOnce(Grant) + Send + 'static) -> Ticket {
        let rank = wish.rank(watched);
        self.shared.ticket(self.shared.lock().push(rank, wish, Box::new(run)))
    }

    /// A hint, if not too many wait for theirs.
    pub fn hint(&self, wish: Wish, run: impl FnOnce(Grant) + Send + 'static) -> Result<Ticket, Busy> {
        let mut state = self.shared.lock();
        let queue = &state.queues[Rank::Hint as usize];
        let counts = [queue.of_table(&wish.table), queue.of_owner(&wish.owner), queue.len()];
        if let Some(at) = (0..counts.len()).find(|&at| counts[at] >= MOST_HINTS[at]) {
            let ahead = u32::try_from(counts[at] / self.shared.threads).unwrap_or(u32::MAX);
            return Err(Busy(wish.time.saturating_mul(ahead).clamp(WAIT[0], WAIT[1])));
        }
        let pushed = state.push(Rank::Hint, wish, Box::new(run));
        drop(state);
        Ok(self.shared.ticket(pushed))
    }

    /// A piece of an analysis. Nobody waits for it.
    pub fn analyse(&self, table: TableId, owner: Owner, run: impl FnOnce() + Send + 'static) {
        let wish = Wish { table, owner, time: Duration::ZERO, most: None, least: Duration::MAX };
        self.shared.lock().push(Rank::Analysis, wish, Box::new(|_| run()));
        self.shared.changed.notify_all();
    }

    /// How much there is to do, in the order of the ranks.
    pub fn load(&self) -> [Load; Rank::ALL.len()] {
        let (state, now) = (self.shared.lock(), Instant::now());
        Rank::ALL.map(|rank| {
            let queue = &state.queues[rank as usize];
            let running = state.running.iter().filter(|running| running.rank == rank).count();
            let oldest = queue.oldest().map(|(_, since)| now.saturating_duration_since(since)).unwrap_or_default();
            Load { queued: queue.len(), running, oldest }
        })
    }
}

/// What a ticket is made of.
struct Pushed {
    id: u64,
    deadline: Deadline,
    wanted: Arc<AtomicBool>,
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn ticket(self: &Arc<Shared>, pushed: Pushed) -> Ticket {
        self.changed.notify_all();
        let Pushed { id, deadline, wanted } = pushed;
        Ticket { shared: self.clone(), id, deadline, wanted }
    }

    /// What a thread does all its life.
    fn work(&self, quick: bool) {
        while let Some((id, run, grant)) = self.take(quick) {
            let began = Instant::now();
            if catch_unwind(AssertUnwindSafe(|| run(grant))).is_err() {
                tracing::error!("a bot failed while thinking");
            }
            self.lock().ended(id, began.elapsed());
        }
    }

    /// Waits for something to do; none, if this is the end.
    fn take(&self, quick: bool) -> Option<(u64, Run, Grant)> {
        let mut state = self.lock();
        loop {
            if state.closed {
                return None;
            }
            let now = Instant::now();
            if let Some((rank, waiting)) = state.next(quick, now) {
                return Some(state.begin(rank, waiting, now, self.threads));
            }
            // Somebody has to look after a move that has waited for too long.
            let overdue = state.queues[Rank::Move as usize].oldest().map(|(_, since)| since + PATIENCE);
            state.idle += usize::from(!quick);
            state = match overdue.filter(|_| quick) {
                Some(at) => {
                    let woken = self.changed.wait_timeout(state, at.saturating_duration_since(now));
                    woken.unwrap_or_else(PoisonError::into_inner).0
                }
                None => self.changed.wait(state).unwrap_or_else(PoisonError::into_inner),
            };
            state.idle -= usize::from(!quick);
        }
    }
}

impl State {
    fn push(&mut self, rank: Rank, wish: Wish, run: Run) -> Pushed {
        self.ids += 1;
        let (id, deadline, wanted) = (self.ids, Deadline::never(), Arc::new(AtomicBool::new(true)));
        let (owner, table) = (wish.owner.clone(), wish.table.clone());
        let work = Work { wish, deadline: deadline.clone(), wanted: wanted.clone(), run };
        self.enter(rank, Waiting { id, since: Instant::now(), owner, table, work });
        Pushed { id, deadline, wanted }
    }

    /// One more waits. If it is a move and no thread is free, a hint ends early.
    fn enter(&mut self, rank: Rank, waiting: Waiting<Work>) {
        self.queues[rank as usize].push(waiting);
        if rank == Rank::Move && self.queues[rank as usize].len() > self.idle {
            let longest = self.running.iter_mut().filter(|running| running.gives_way() && !running.hastened);
            if let Some(running) = longest.min_by_key(|running| running.began) {
                running.hasten();
            }
        }
    }

    /// What comes next for a thread; a quick one takes what takes no thought, and moves that have waited for too long, which
    /// are made by rules.
    fn next(&mut self, quick: bool, now: Instant) -> Option<(Rank, Waiting<Work>)> {
        let overdue = || {
            let (id, since) = self.queues[Rank::Move as usize].oldest()?;
            (now.saturating_duration_since(since) >= PATIENCE).then_some(id)
        };
        if let Some(id) = overdue().filter(|_| quick) {
            return self.queues[Rank::Move as usize].remove(id).map(|waiting| (Rank::Move, waiting));
        }
        let has_a_turn = |rank: &Rank| self.owed[*rank as usize] >= A_TURN && !self.queues[*rank as usize].is_empty();
        let owed = Rank::ALL.into_iter().find(has_a_turn);
        let order = std::iter::once(Rank::Quick).chain(owed).chain(Rank::ALL);
        let mut order = order.filter(|rank| !quick || *rank == Rank::Quick);
        order.find_map(|rank| self.queues[rank as usize].pop().map(|waiting| (rank, waiting)))
    }

    fn begin(&mut self, rank: Rank, waiting: Waiting<Work>, now: Instant, threads: usize) -> (u64, Run, Grant) {
        let Waiting { id, since, work: Work { wish, deadline, wanted, run }, .. } = waiting;
        let (waited, moves) = (now.saturating_duration_since(since), &self.queues[Rank::Move as usize]);
        let time = match rank {
            Rank::Move => share(wish.time, waited, moves.waits(now), threads),
            _ => wish.time,
        };
        let most = if time < wish.time { Some(time) } else { wish.most };
        deadline.bring_to(most.and_then(|most| now.checked_add(most)));
        let mut running =
            Running { id, rank, began: now, deadline: deadline.clone(), least: wish.least, hastened: false };
        if running.gives_way() && !moves.is_empty() {
            running.hasten();
        }
        self.running.push(running);
        (id, run, Grant { time, deadline, waited, wanted })
    }

    fn ended(&mut self, id: u64, took: Duration) {
        let Some(at) = self.running.iter().position(|running| running.id == id) else { return };
        let rank = self.running.swap_remove(at).rank as usize;
        self.owed[rank] = self.owed[rank].saturating_sub(took);
        for behind in (rank + 1..Rank::ALL.len()).filter(|&behind| OWED[behind] > 0) {
            self.owed[behind] = match self.queues[behind].is_empty() {
                true => Duration::ZERO,
                false => (self.owed[behind] + took / OWED[behind]).min(MOST_OWED),
            };
        }
    }
}

impl Running {
    /// Does it end early while a move waits?
    fn gives_way(&self) -> bool {
        matches!(self.rank, Rank::Hint | Rank::Unwatched)
    }

    fn hasten(&mut self) {
        self.hastened = true;
        self.deadline.bring_to(self.began.checked_add(self.least));
    }
}

#[cfg(test)]
mod tests;
