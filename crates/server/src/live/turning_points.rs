//! Turning points of games that are over, worked out on the threads of the bots: one game at a time and in small pieces, so
//! that a bot whose turn it is never waits for more than one of them. What was found is kept by whoever answers with it first.

use super::pool::{Busy, Owner, Pool, Queue, Waiting};
use crate::logging::target;
use bots::Effort;
use bots::search::Budget;
use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use table::turning_points::{Report, Work};
use tabletop::log::EntryNo;
use tokio::sync::watch;
use wire::TableId;

/// Games of which something is kept. The oldest that is not being worked on makes room.
const KEPT: usize = 64;
/// Games of one owner that may wait; a school is one.
const OF_ONE: usize = 24;
/// A game that nobody has asked about for this time is not worked on any more.
const FORGOTTEN_AFTER: Duration = Duration::from_secs(180);
/// A person who is refused is told to wait this long.
const WAIT: Duration = Duration::from_secs(30);

/// A game: a table, and how many entries its log has, since a table for study may go on.
pub(super) type Played = (TableId, EntryNo);

/// How far the work on a game is.
#[derive(Clone)]
pub enum Found {
    /// It waits or goes on: how many pieces are done, and of how many.
    Working(usize, usize),
    /// It is done.
    Done(Arc<dyn Report>),
    /// It could not be done.
    Failed,
}

/// Has the turning points of finished games worked out. Copies share what was found.
#[derive(Clone)]
pub struct TurningPointFinder {
    state: Arc<Mutex<FinderState>>,
    pool: Pool,
    effort: Effort,
    stopping: watch::Receiver<bool>,
    forgotten_after: Duration,
}

/// A game of which something is known.
struct Known {
    played: Played,
    found: Found,
    /// When somebody last asked.
    asked: Instant,
    /// Does the store have what was found?
    kept: bool,
}

/// A game that is being worked on.
struct Task {
    played: Played,
    owner: Owner,
    work: Box<dyn Work>,
}

#[derive(Default)]
struct FinderState {
    known: VecDeque<Known>,
    /// What waits for its turn.
    waiting: Queue<(EntryNo, Box<dyn Work>)>,
    ids: u64,
    busy: bool,
}

impl FinderState {
    fn find(&mut self, played: &Played) -> Option<&mut Known> {
        self.known.iter_mut().find(|known| known.played == *played)
    }

    /// Makes room for one more; false if all that is there is still to be worked out.
    fn make_room(&mut self) -> bool {
        if self.known.len() < KEPT {
            return true;
        }
        let over = self.known.iter().position(|known| !matches!(known.found, Found::Working(..)));
        over.and_then(|at| self.known.remove(at)).is_some()
    }
}

impl TurningPointFinder {
    /// On these threads, with so many lines of play for each move, until the server stops.
    pub fn new(pool: Pool, lines: u32, stopping: watch::Receiver<bool>) -> TurningPointFinder {
        let effort = Effort { budget: Budget::Iterations(lines), ..Effort::USUAL };
        TurningPointFinder { state: Arc::default(), pool, effort, stopping, forgotten_after: FORGOTTEN_AFTER }
    }

    fn state(&self) -> MutexGuard<'_, FinderState> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Is something known of a table, or being worked out?
    pub fn knows(&self, table: &TableId) -> bool {
        self.state().known.iter().any(|known| known.played.0 == *table)
    }

    /// Takes what was kept of a game, unless something is known of it already.
    pub fn recall(&self, played: &Played, told: Arc<dyn Report>) {
        let mut state = self.state();
        if state.find(played).is_none() && state.make_room() {
            let (played, found, asked) = (played.clone(), Found::Done(told), Instant::now());
            state.known.push_back(Known { played, found, asked, kept: true });
        }
    }

    /// What was found about a table and is not kept yet.
    pub fn to_keep(&self, table: &TableId) -> Option<Arc<dyn Report>> {
        self.state().known.iter().find(|known| known.played.0 == *table && !known.kept).and_then(|known| {
            match &known.found {
                Found::Done(told) => Some(told.clone()),
                Found::Working(..) | Found::Failed => None,
            }
        })
    }

    /// What was found about a table is kept.
    pub fn note_kept(&self, table: &TableId) {
        let mut state = self.state();
        let done = state.known.iter_mut().filter(|known| matches!(known.found, Found::Done(_)));
        done.filter(|known| known.played.0 == *table).for_each(|known| known.kept = true);
    }

    /// What is known of a game. The first to ask has it worked out, if not too many wait; `begin` is told with how much
    /// effort.
    pub fn ask(
        &self,
        played: &Played,
        owner: Owner,
        begin: impl FnOnce(Effort) -> Box<dyn Work>,
    ) -> Result<Found, Busy> {
        let (mut state, asked) = (self.state(), Instant::now());
        if let Some(known) = state.find(played) {
            known.asked = asked;
            return Ok(known.found.clone());
        }
        if state.waiting.of_owner(&owner) >= OF_ONE || !state.make_room() {
            return Err(Busy(WAIT));
        }
        let found = Found::Working(0, 0);
        state.known.push_back(Known { played: played.clone(), found: found.clone(), asked, kept: false });
        state.ids += 1;
        let (id, (table, entry)) = (state.ids, played.clone());
        state.waiting.push(Waiting { id, since: asked, owner, table, work: (entry, begin(self.effort)) });
        drop(state);
        self.take_up();
        Ok(found)
    }

    /// Takes up the next game, unless one is being worked on.
    fn take_up(&self) {
        let mut state = self.state();
        if state.busy {
            return;
        }
        if let Some(Waiting { owner, table, work: (entry, work), .. }) = state.waiting.pop() {
            state.busy = true;
            drop(state);
            self.go_on(Task { played: (table, entry), owner, work });
        }
    }

    /// Has the next piece done, behind whatever else the threads have to do.
    fn go_on(&self, task: Task) {
        let (finder, table, owner) = (self.clone(), task.played.0.clone(), task.owner.clone());
        self.pool.analyse(table, owner, move || {
            if !*finder.stopping.borrow() {
                finder.step(task);
            }
        });
    }

    fn step(&self, task: Task) {
        let Task { played, owner, mut work } = task;
        if self.is_forgotten(&played) {
            self.state().known.retain(|known| known.played != played);
            return self.close();
        }
        let stepped = catch_unwind(AssertUnwindSafe(|| match work.step() {
            true => Err(work),
            false => Ok(work.finish()),
        }));
        match stepped {
            Ok(Err(work)) => {
                let (done, of) = work.progress();
                self.put(&played, Found::Working(done, of));
                self.go_on(Task { played, owner, work });
            }
            Ok(Ok(told)) => {
                self.put(&played, Found::Done(told));
                self.close();
            }
            Err(_) => {
                tracing::error!(target: target::TURNING_POINTS, table = %played.0, "the turning points of a game could not be worked out");
                self.put(&played, Found::Failed);
                self.close();
            }
        }
    }

    /// Drops what was found about a table: it names somebody who is named no longer.
    pub fn forget(&self, table: &TableId) {
        self.state().known.retain(|known| known.played.0 != *table);
    }

    fn is_forgotten(&self, played: &Played) -> bool {
        self.state().find(played).is_none_or(|known| known.asked.elapsed() > self.forgotten_after)
    }

    fn put(&self, played: &Played, found: Found) {
        if let Some(known) = self.state().find(played) {
            known.found = found;
        }
    }

    /// The work on a game has ended: takes up the next.
    fn close(&self) {
        self.state().busy = false;
        self.take_up();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::sync::mpsc::{Receiver, Sender, channel};
    use tabletop::Seats;
    use wire::TurningPoint;
    use words::Words;

    /// Work whose pieces are done when the test lets them.
    struct Waits {
        gate: Receiver<bool>,
        begun: Sender<()>,
        done: usize,
    }

    struct Nothing;

    impl Report for Nothing {
        fn points(&self, _words: &Words, _own: Seats, _most: usize) -> Vec<TurningPoint> {
            Vec::new()
        }

        fn keep(&self) -> String {
            "nothing".to_owned()
        }
    }

    impl Work for Waits {
        fn step(&mut self) -> bool {
            self.begun.send(()).unwrap();
            assert!(self.gate.recv().unwrap(), "on purpose");
            self.done += 1;
            self.done < 3
        }

        fn progress(&self) -> (usize, usize) {
            (self.done, 3)
        }

        fn finish(self: Box<Self>) -> Arc<dyn Report> {
            Arc::new(Nothing)
        }
    }

    fn played(name: &str) -> Played {
        (TableId(name.to_owned()), 7)
    }

    struct Room {
        finder: TurningPointFinder,
        stop: watch::Sender<bool>,
        asked: AtomicUsize,
    }

    impl Room {
        fn new() -> Room {
            let stop = watch::Sender::new(false);
            let finder = TurningPointFinder::new(Pool::new(2).unwrap(), 77, stop.subscribe());
            Room { finder, stop, asked: AtomicUsize::new(0) }
        }

        /// Asks from an address of which this is the last part.
        fn ask_from(&self, address: u8, name: &str) -> (Result<Found, Busy>, Sender<bool>, Receiver<()>) {
            let ((open, gate), (begun, told)) = (channel(), channel());
            let owner = Owner::Address([10, 0, 0, address].into());
            let found = self.finder.ask(&played(name), owner, |effort| {
                assert_eq!(effort.budget, Budget::Iterations(77));
                self.asked.fetch_add(1, Ordering::Relaxed);
                Box::new(Waits { gate, begun, done: 0 })
            });
            (found, open, told)
        }

        /// Asks about a game; what opens its gate, and what tells of its pieces.
        fn ask(&self, name: &str) -> (Found, Sender<bool>, Receiver<()>) {
            let (found, open, told) = self.ask_from(1, name);
            (found.unwrap_or_else(|_| panic!("refused")), open, told)
        }

        fn end(&self, name: &str) -> Found {
            loop {
                match self.ask(name).0 {
                    Found::Working(..) => std::thread::yield_now(),
                    found => return found,
                }
            }
        }
    }

    #[test]
    fn who_asks_again_does_not_begin_it_again() {
        let room = Room::new();
        let (found, open, begun) = room.ask("a");
        assert!(matches!(found, Found::Working(0, 0)));
        begun.recv().unwrap();
        for done in 0..3 {
            assert!(matches!(room.ask("a").0, Found::Working(..)));
            open.send(true).unwrap();
            if done < 2 {
                begun.recv().unwrap();
                assert!(matches!(room.ask("a").0, Found::Working(known, 3) if known == done + 1));
            }
        }
        assert!(matches!(room.end("a"), Found::Done(_)));
        assert_eq!(room.asked.load(Ordering::Relaxed), 1);
    }

    #[test]
    fn what_was_found_is_to_be_kept_once_and_what_was_kept_is_not_worked_out() {
        let room = Room::new();
        let table = TableId("a".to_owned());
        assert!(!room.finder.knows(&table));
        let (_, open, _begun) = room.ask("a");
        assert!(room.finder.knows(&table) && room.finder.to_keep(&table).is_none(), "there is nothing yet");
        (0..3).for_each(|_| open.send(true).unwrap());
        assert!(matches!(room.end("a"), Found::Done(_)));
        assert_eq!(room.finder.to_keep(&table).unwrap().keep(), "nothing");
        room.finder.note_kept(&table);
        assert!(room.finder.to_keep(&table).is_none());
        let other = TableId("b".to_owned());
        room.finder.recall(&played("b"), Arc::new(Nothing));
        assert!(matches!(room.ask("b").0, Found::Done(_)) && room.finder.to_keep(&other).is_none());
        assert_eq!(room.asked.load(Ordering::Relaxed), 1);
    }

    #[test]
    fn one_at_a_time_and_a_failure_harms_no_other() {
        let room = Room::new();
        let (_, open_a, begun_a) = room.ask("a");
        let (_, open_b, begun_b) = room.ask("b");
        begun_a.recv().unwrap();
        assert!(begun_b.try_recv().is_err(), "the second waits, though a thread is free");
        open_a.send(false).unwrap();
        begun_b.recv().unwrap();
        assert!(matches!(room.end("a"), Found::Failed));
        (0..3).for_each(|_| open_b.send(true).unwrap());
        assert!(matches!(room.end("b"), Found::Done(_)));
    }

    #[test]
    fn the_end_of_the_server_is_the_end_of_the_work() {
        let room = Room::new();
        let (_, open, begun) = room.ask("a");
        begun.recv().unwrap();
        room.stop.send_replace(true);
        open.send(true).unwrap();
        // The work is dropped, and with it the other end of the channel.
        assert!(begun.recv().is_err());
    }

    #[test]
    fn no_more_is_kept_than_there_is_room_for() {
        let room = Room::new();
        let (_, open, _begun) = room.ask("first");
        let waiting: Vec<_> = (1..KEPT).map(|n| room.ask_from(n as u8, &n.to_string())).collect();
        assert!(waiting.iter().all(|(found, ..)| found.is_ok()));
        assert_eq!(room.asked.load(Ordering::Relaxed), KEPT);
        assert_eq!(room.ask_from(99, "one more").0.err(), Some(Busy(WAIT)), "all that is there is still to be done");
        assert_eq!(room.asked.load(Ordering::Relaxed), KEPT);
        open.send(false).unwrap();
        assert!(matches!(room.end("first"), Found::Failed));
        assert!(matches!(room.ask("one more").0, Found::Working(..)));
        assert_eq!(room.asked.load(Ordering::Relaxed), KEPT + 1);
        room.stop.send_replace(true);
        drop(waiting);
    }

    #[test]
    fn one_address_leaves_room_for_others_and_takes_turns_with_them() {
        let room = Room::new();
        let (_, open, begun) = room.ask("first");
        begun.recv().unwrap();
        let waiting: Vec<_> = (0..OF_ONE).map(|n| room.ask(&n.to_string())).collect();
        assert!(room.ask_from(1, "one more").0.is_err());
        let (found, open_other, begun_other) = room.ask_from(2, "other");
        assert!(found.is_ok());
        open.send(false).unwrap();
        // One of the first address, then the other one.
        waiting[0].2.recv().unwrap();
        waiting[0].1.send(false).unwrap();
        begun_other.recv().unwrap();
        room.stop.send_replace(true);
        open_other.send(true).unwrap();
    }

    #[test]
    fn what_nobody_asks_about_any_more_is_not_worked_on() {
        let mut room = Room::new();
        room.finder.forgotten_after = Duration::ZERO;
        let (_, _open, begun) = room.ask("a");
        // The work is dropped before its first piece, and with it the other end of the channel.
        assert!(begun.recv().is_err());
        // Whoever asks again has it begun again.
        loop {
            let (_, open, begun) = room.ask("a");
            drop(open);
            if room.asked.load(Ordering::Relaxed) == 2 {
                break drop(begun);
            }
        }
    }
}
