//! The one task that writes. It takes what waits, commits it as one transaction, and answers everybody.

use sqlx::{Connection, SqliteConnection};
use tokio::sync::mpsc;

use super::{
    bulk::{Bulk, MOST_ROWS},
    fault,
    lock::Lock,
    mover::Mover,
    ops::{self, Trouble},
};
use crate::{
    Batch, Event, RowChange, StoreError,
    op::{Answer, Job, Op},
};

/// How many events may be fresh before they are moved to their place, for each write of a group. The more there are, the
/// fewer pages are touched for each, and the longer everybody waits. Small groups mean that there is time to spare.
const FRESH_A_WRITE: u32 = 64;
const LEAST_FRESH: u32 = 256;
const MOST_FRESH: u32 = 2048;
/// So often others are let go first before what waits is written.
const MOST_TURNS: usize = 3;

type Answers = Vec<Result<Answer, StoreError>>;

pub(super) struct Writer {
    connection: SqliteConnection,
    queue: mpsc::Receiver<Job>,
    group: usize,
    bulk: Bulk,
    mover: Mover,
    /// At least as many as there are.
    fresh: u32,
    /// Nobody else writes as long as this one does.
    lock: Lock,
}

/// What the writer needs.
pub(super) struct Tools {
    pub connection: SqliteConnection,
    pub lock: Lock,
    pub mover: Mover,
}

impl Writer {
    pub(super) async fn new(tools: Tools, queue: mpsc::Receiver<Job>, group: usize) -> Result<Writer, StoreError> {
        let Tools { mut connection, lock, mover } = tools;
        let fresh = ops::count_fresh(&mut connection).await.map_err(fault::plain)?;
        let mut writer = Writer { connection, queue, group: group.max(1), bulk: Bulk::new(), mover, fresh, lock };
        writer.scrub().await;
        Ok(writer)
    }

    /// Writes until it is told to close, or until nobody can ask any more.
    pub(super) async fn run(mut self) {
        let mut jobs = Vec::with_capacity(self.group);
        let mut closers = Vec::new();
        while self.queue.recv_many(&mut jobs, self.group).await > 0 {
            self.gather(&mut jobs).await;
            if jobs.iter().any(|job| matches!(job.op, Op::Close)) {
                // What is queued already is still written; nothing more is taken.
                self.queue.close();
                let (close, rest) = jobs.drain(..).partition(|job: &Job| matches!(job.op, Op::Close));
                closers.extend::<Vec<Job>>(close);
                jobs = rest;
            }
            let (scrubs, rest): (Vec<Job>, Vec<Job>) = jobs.drain(..).partition(|job| matches!(job.op, Op::Scrub));
            jobs = rest;
            let together = jobs.len() as u32;
            self.serve(&mut jobs).await;
            if !scrubs.is_empty() {
                self.scrub().await;
            }
            for job in scrubs {
                job.reply.send(Ok(Answer::Done)).ok();
            }
            self.mover.wrote();
            if self.fresh >= (FRESH_A_WRITE * together).clamp(LEAST_FRESH, MOST_FRESH) {
                self.tidy().await;
            }
        }
        let closed = self.close().await;
        for job in closers {
            let answer = closed.as_ref().map(|()| Answer::Done).map_err(StoreError::clone);
            job.reply.send(answer).ok();
        }
    }

    /// Lets whoever is about to write do so first, as long as each turn brings somebody: a flush costs the same for all of them.
    /// Where nobody else is ready, nobody waits.
    async fn gather(&mut self, jobs: &mut Vec<Job>) {
        for _ in 0..MOST_TURNS {
            let room = self.group.saturating_sub(jobs.len());
            if room == 0 || self.queue.is_closed() {
                return;
            }
            tokio::task::yield_now().await;
            let (before, came) = (jobs.len(), self.queue.len().min(room));
            jobs.extend(std::iter::from_fn(|| self.queue.try_recv().ok()).take(came));
            if jobs.len() == before {
                return;
            }
        }
    }

    async fn serve(&mut self, jobs: &mut Vec<Job>) {
        let (ops, replies): (Vec<Op>, Vec<_>) = jobs.drain(..).map(|job| (job.op, job.reply)).unzip();
        self.fresh = self.fresh.saturating_add(count(&ops) as u32);
        for (reply, answer) in replies.into_iter().zip(self.answers(&ops).await) {
            // A caller that no longer waits does not change what was written.
            reply.send(answer).ok();
        }
    }

    async fn answers(&mut self, ops: &[Op]) -> Answers {
        let trouble = match self.together(ops).await {
            Ok(answers) => return answers.into_iter().map(Ok).collect(),
            Err(trouble) => trouble,
        };
        let trouble = match trouble {
            trouble if trouble.is_of_one() => match self.apart(ops).await {
                Ok(answers) => return answers,
                Err(trouble) => trouble,
            },
            trouble => trouble,
        };
        if !trouble.is_full() || ops.len() <= 1 {
            let error = trouble.plain();
            return ops.iter().map(|_| Err(error.clone())).collect();
        }
        // Some of them may still find room.
        let mut answers = Vec::with_capacity(ops.len());
        for op in ops.chunks(1) {
            match self.apart(op).await {
                Ok(answer) => answers.extend(answer),
                Err(trouble) => answers.push(Err(trouble.plain())),
            }
        }
        answers
    }

    /// All of it in one transaction, as cheaply as it goes. Any fault takes back everything.
    async fn together(&mut self, ops: &[Op]) -> Result<Vec<Answer>, Trouble> {
        let single = single_statement(ops);
        if !single {
            self.execute("BEGIN IMMEDIATE").await?;
        }
        let mut done = self.in_order(ops).await;
        if !single && done.is_ok() {
            done = self.execute("COMMIT").await.map_err(Trouble::from).and(done);
        }
        if !single && done.is_err() {
            self.roll_back().await;
        }
        done
    }

    /// Runs of appends share their statements; everything keeps its order.
    async fn in_order(&mut self, ops: &[Op]) -> Result<Vec<Answer>, Trouble> {
        let mut answers = Vec::with_capacity(ops.len());
        for run in ops.chunk_by(|a, b| matches!((a, b), (Op::Append(_), Op::Append(_)))) {
            let appends = matches!(run, [Op::Append(_), ..]);
            if appends {
                self.bulk.insert(&mut self.connection, &events(run)).await?;
            }
            for op in run {
                answers.push(self.carry_out(op).await?);
            }
            if !appends {
                // The events of a new table refer to its row.
                self.bulk.insert(&mut self.connection, &events(run)).await?;
            }
            self.bulk.update(&mut self.connection, rows(run)).await?;
        }
        Ok(answers)
    }

    /// One transaction still, but a write that contradicts what is stored is taken back by itself.
    async fn apart(&mut self, ops: &[Op]) -> Result<Answers, Trouble> {
        self.execute("BEGIN IMMEDIATE").await?;
        let mut done = self.one_by_one(ops).await;
        if done.is_ok() {
            done = self.execute("COMMIT").await.map_err(Trouble::from).and(done);
        }
        if done.is_err() {
            self.roll_back().await;
        }
        done
    }

    async fn one_by_one(&mut self, ops: &[Op]) -> Result<Answers, Trouble> {
        let mut answers = Vec::with_capacity(ops.len());
        for op in ops {
            self.execute("SAVEPOINT one").await?;
            match self.in_order(std::slice::from_ref(op)).await {
                Ok(answer) => answers.extend(answer.into_iter().map(Ok)),
                Err(trouble) if trouble.is_of_one() => {
                    self.execute("ROLLBACK TO one").await?;
                    answers.push(Err(ops::explain(op, trouble, &mut self.connection).await));
                }
                Err(trouble) => return Err(trouble),
            }
            self.execute("RELEASE one").await?;
        }
        Ok(answers)
    }

    async fn carry_out(&mut self, op: &Op) -> Result<Answer, Trouble> {
        ops::carry_out(op, &self.bulk, &mut self.connection).await
    }

    async fn execute(&mut self, sql: &'static str) -> Result<(), sqlx::Error> {
        sqlx::query(sql).execute(&mut self.connection).await.map(drop)
    }

    /// Nobody waits for this. If it fails, the events are as safe as they were, and it is tried again after as many more.
    async fn tidy(&mut self) {
        self.fresh = 0;
        let moved = async {
            self.execute("BEGIN IMMEDIATE").await?;
            ops::tidy(&mut self.connection).await?;
            self.execute("COMMIT").await
        };
        if let Err(error) = moved.await {
            tracing::warn!(%error, "fresh events stay where they are");
            self.roll_back().await;
        }
    }

    /// Writes the whole database anew, if somebody has deleted themselves since that was last done. `secure_delete` clears
    /// rows where they lie; when SQLite spreads the rows of a full page over two, it leaves copies of some between them that
    /// nobody clears. If it fails, it is tried again: the database itself says that it is wanted.
    async fn scrub(&mut self) {
        let scrubbed = async {
            let wanted: i64 = sqlx::query_scalar("PRAGMA user_version").fetch_one(&mut self.connection).await?;
            if wanted != 0 {
                for sql in ["VACUUM", "PRAGMA user_version = 0", "PRAGMA wal_checkpoint(TRUNCATE)"] {
                    self.execute(sql).await?;
                }
            }
            Ok::<(), sqlx::Error>(())
        };
        if let Err(error) = scrubbed.await {
            tracing::warn!(%error, "of somebody who deleted themselves something may still lie between the rows");
        }
    }

    /// SQLite ends a transaction by itself after some faults, a full disk among them; then there is none to take back.
    async fn roll_back(&mut self) {
        if let Err(error) = self.execute("ROLLBACK").await {
            tracing::debug!(%error, "nothing to take back");
        }
    }

    async fn close(mut self) -> Result<(), StoreError> {
        self.scrub().await;
        self.mover.stop().await;
        let moved = sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").execute(&mut self.connection).await;
        let closed = moved.and(self.connection.close().await).map_err(fault::plain);
        drop(self.lock);
        closed
    }
}

/// Whether one statement does it all, which is then a transaction of its own.
fn single_statement(ops: &[Op]) -> bool {
    let plain = |op: &Op| matches!(op, Op::Append(batch) if batch.row.is_none() && batch.members.is_empty() && batch.result.is_none());
    ops.iter().all(plain) && count(ops) <= MOST_ROWS
}

fn events(ops: &[Op]) -> Vec<(&str, &Event)> {
    batches(ops).flat_map(|batch| batch.events.iter().map(|event| (batch.table.as_str(), event))).collect()
}

fn count(ops: &[Op]) -> usize {
    batches(ops).map(|batch| batch.events.len()).sum()
}

fn rows(ops: &[Op]) -> impl Iterator<Item = (&str, &RowChange)> {
    batches(ops).filter_map(|batch| Some((batch.table.as_str(), batch.row.as_ref()?)))
}

fn batches(ops: &[Op]) -> impl Iterator<Item = &Batch> {
    ops.iter().filter_map(|op| match op {
        Op::Append(batch) => Some(batch),
        Op::CreateTable(new) => Some(&new.batch),
        _ => None,
    })
}
