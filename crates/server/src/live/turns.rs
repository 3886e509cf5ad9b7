//! Turning points of games that are over, worked out on the threads of the bots: one game at a time and in small pieces, so
//! that a bot whose turn it is never waits for more than one of them. What was found is kept in memory only.

use super::pool::Pool;
use crate::turns::{Told, Work};
use crate::wire::TableId;
use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tabletop::log::EntryNo;
use tokio::sync::watch;

/// Games of which something is kept. The oldest that is not being worked on makes room.
const KEPT: usize = 64;

/// A game: a table, and how many entries its log has, since a table for study may go on.
pub type Played = (TableId, EntryNo);

/// How far the work on a game is.
#[derive(Clone)]
pub enum Found {
    /// It waits or goes on: so many pieces are done, and of so many.
    Working(usize, usize),
    /// It is done.
    Done(Arc<dyn Told>),
    /// It could not be done.
    Failed,
}

/// Where turning points are worked out.
#[derive(Clone)]
pub struct TurnsDesk {
    shelf: Arc<Mutex<Shelf>>,
    pool: Pool,
    budget: Duration,
    stopping: watch::Receiver<bool>,
}

#[derive(Default)]
struct Shelf {
    known: VecDeque<(Played, Found)>,
    /// What waits for its turn.
    waiting: VecDeque<(Played, Box<dyn Work>)>,
    busy: bool,
}

impl Shelf {
    fn find(&mut self, played: &Played) -> Option<&mut Found> {
        self.known.iter_mut().find(|(known, _)| known == played).map(|(_, found)| found)
    }

    /// Makes room for one more; false if all that is there is still to be worked out.
    fn make_room(&mut self) -> bool {
        if self.known.len() < KEPT {
            return true;
        }
        let over = self.known.iter().position(|(_, found)| !matches!(found, Found::Working(..)));
        over.and_then(|at| self.known.remove(at)).is_some()
    }
}

impl TurnsDesk {
    /// On these threads, with so much time for a game, until the end is told.
    pub fn new(pool: Pool, budget: Duration, stopping: watch::Receiver<bool>) -> TurnsDesk {
        TurnsDesk { shelf: Arc::default(), pool, budget, stopping }
    }

    fn shelf(&self) -> MutexGuard<'_, Shelf> {
        self.shelf.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What is known of a game. Whoever asks first has it worked out; `begin` gets the time there is for it.
    pub fn ask(&self, played: &Played, begin: impl FnOnce(Duration) -> Box<dyn Work>) -> Found {
        let mut shelf = self.shelf();
        if let Some(found) = shelf.find(played) {
            return found.clone();
        }
        let found = Found::Working(0, 0);
        // Where there is no room, the next to ask has better luck.
        if shelf.make_room() {
            shelf.known.push_back((played.clone(), found.clone()));
            shelf.waiting.push_back((played.clone(), begin(self.budget)));
            drop(shelf);
            self.take_up();
        }
        found
    }

    /// Takes up the next game, unless one is being worked on.
    fn take_up(&self) {
        let mut shelf = self.shelf();
        if shelf.busy {
            return;
        }
        if let Some((played, work)) = shelf.waiting.pop_front() {
            shelf.busy = true;
            drop(shelf);
            self.go_on(played, work);
        }
    }

    /// Has the next piece done, behind whatever else the threads have to do.
    fn go_on(&self, played: Played, mut work: Box<dyn Work>) {
        let desk = self.clone();
        self.pool.run(move || {
            if *desk.stopping.borrow() {
                return;
            }
            let stepped = catch_unwind(AssertUnwindSafe(|| match work.step() {
                true => Err(work),
                false => Ok(work.finish()),
            }));
            match stepped {
                Ok(Err(work)) => {
                    let (done, of) = work.progress();
                    desk.put(&played, Found::Working(done, of));
                    desk.go_on(played, work);
                }
                Ok(Ok(told)) => desk.close(&played, Found::Done(told)),
                Err(_) => {
                    tracing::error!(table = %played.0, "the turning points of a game could not be worked out");
                    desk.close(&played, Found::Failed);
                }
            }
        });
    }

    fn put(&self, played: &Played, found: Found) {
        if let Some(known) = self.shelf().find(played) {
            *known = found;
        }
    }

    /// Ends the work on a game and takes up the next.
    fn close(&self, played: &Played, found: Found) {
        self.put(played, found);
        self.shelf().busy = false;
        self.take_up();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wire::TurningPoint;
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::sync::mpsc::{Receiver, Sender, channel};
    use words::Words;

    /// Work whose pieces are done when the test lets them.
    struct Waits {
        gate: Receiver<bool>,
        begun: Sender<()>,
        done: usize,
    }

    struct Nothing;

    impl Told for Nothing {
        fn points(&self, _words: &Words) -> Vec<TurningPoint> {
            Vec::new()
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

        fn finish(self: Box<Self>) -> Arc<dyn Told> {
            Arc::new(Nothing)
        }
    }

    fn played(name: &str) -> Played {
        (TableId(name.to_owned()), 7)
    }

    struct Room {
        desk: TurnsDesk,
        stop: watch::Sender<bool>,
        asked: AtomicUsize,
    }

    impl Room {
        fn new() -> Room {
            let stop = watch::Sender::new(false);
            let desk = TurnsDesk::new(Pool::new(2).unwrap(), Duration::from_secs(1), stop.subscribe());
            Room { desk, stop, asked: AtomicUsize::new(0) }
        }

        /// Asks about a game; what opens its gate, and what tells of its pieces.
        fn ask(&self, name: &str) -> (Found, Sender<bool>, Receiver<()>) {
            let ((open, gate), (begun, told)) = (channel(), channel());
            let found = self.desk.ask(&played(name), |budget| {
                assert_eq!(budget, Duration::from_secs(1));
                self.asked.fetch_add(1, Ordering::Relaxed);
                Box::new(Waits { gate, begun, done: 0 })
            });
            (found, open, told)
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
        let waiting: Vec<_> = (1..KEPT).map(|n| room.ask(&n.to_string())).collect();
        assert_eq!(room.asked.load(Ordering::Relaxed), KEPT);
        assert!(matches!(room.ask("one more").0, Found::Working(0, 0)));
        assert_eq!(room.asked.load(Ordering::Relaxed), KEPT, "all that is there is still to be worked out");
        open.send(false).unwrap();
        assert!(matches!(room.end("first"), Found::Failed));
        assert!(matches!(room.ask("one more").0, Found::Working(..)));
        assert_eq!(room.asked.load(Ordering::Relaxed), KEPT + 1);
        room.stop.send_replace(true);
        drop(waiting);
    }
}
