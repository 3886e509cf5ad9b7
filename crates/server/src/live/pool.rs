//! Where bots think: threads of their own, so that sockets never wait for them.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};

type Job = Box<dyn FnOnce() + Send>;

/// A few threads that take jobs in the order they come.
#[derive(Clone)]
pub struct Pool {
    jobs: Sender<Job>,
    waiting: Arc<AtomicUsize>,
}

impl Pool {
    /// So many threads, at least one. They end when the last handle is gone.
    pub fn new(threads: usize) -> std::io::Result<Pool> {
        let (jobs, queue) = channel::<Job>();
        let queue = Arc::new(Mutex::new(queue));
        let waiting = Arc::new(AtomicUsize::new(0));
        for number in 0..threads.max(1) {
            let (queue, waiting) = (queue.clone(), waiting.clone());
            std::thread::Builder::new().name(format!("bot-{number}")).spawn(move || work(&queue, &waiting))?;
        }
        Ok(Pool { jobs, waiting })
    }

    /// Lets a thread do this when one is free. A job that panics harms no other.
    pub fn run(&self, job: impl FnOnce() + Send + 'static) {
        self.waiting.fetch_add(1, Ordering::Relaxed);
        // The threads live as long as the pool.
        let _ = self.jobs.send(Box::new(job));
    }

    /// Jobs that wait or run.
    pub fn waiting(&self) -> usize {
        self.waiting.load(Ordering::Relaxed)
    }
}

fn work(queue: &Mutex<Receiver<Job>>, waiting: &AtomicUsize) {
    loop {
        let job = queue.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(job) = job else { return };
        if catch_unwind(AssertUnwindSafe(job)).is_err() {
            tracing::error!("a bot failed while thinking");
        }
        waiting.fetch_sub(1, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_job_that_panics_harms_no_other() {
        let pool = Pool::new(1).unwrap();
        let (done, wait) = channel();
        pool.run(|| panic!("on purpose"));
        pool.run(move || done.send(7).unwrap());
        assert_eq!(wait.recv().unwrap(), 7);
    }
}
