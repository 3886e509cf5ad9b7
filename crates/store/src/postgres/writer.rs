//! The one task that writes. It takes what waits, commits it as one transaction, and answers everybody.
//!
//! While the database cannot be reached, whoever asks is told so at once. Those whose writes were under way when it was lost wait
//! until it is back and says whether they are stored; if that takes too long, they are told that it is not known.

use std::{future::Future, pin::Pin, time::Duration};

use sqlx::{AssertSqlSafe, PgConnection};
use tokio::{
    sync::{mpsc, oneshot},
    time::{Instant, sleep, sleep_until, timeout},
};

use super::{
    append::{self, Mark},
    fault::Fault,
    link::{Link, Wire},
    open::{LOCK_OF_NEW_TABLES, LOCKS},
    ops::{self, Tools, Trouble},
};
use crate::{
    StoreError,
    op::{Answer, Job, Op},
};

/// Between two tries to connect: first, and at most.
const FIRST_PAUSE: Duration = Duration::from_millis(20);
const LONGEST_PAUSE: Duration = Duration::from_secs(1);

/// How often a group is tried that was taken back because two transactions waited for each other.
const TRIES: usize = 4;

type Answers = Vec<Result<Answer, StoreError>>;
type Reply = oneshot::Sender<Result<Answer, StoreError>>;

pub(super) struct Writer {
    pub wire: Wire,
    pub tools: Tools,
    pub queue: mpsc::Receiver<Job>,
    pub most: usize,
    /// The number of the last group that was tried.
    pub group: i64,
}

/// Why a group is not answered.
struct Failure {
    trouble: Trouble,
    /// What would be answered if it turns out to be stored: it was being committed.
    unsure: Option<Answers>,
}

impl From<Trouble> for Failure {
    fn from(trouble: Trouble) -> Failure {
        Failure { trouble, unsure: None }
    }
}

impl From<sqlx::Error> for Failure {
    fn from(error: sqlx::Error) -> Failure {
        Failure::from(Trouble::Sql(error))
    }
}

/// A group whose connection was lost.
struct Pending {
    ops: Vec<Op>,
    replies: Vec<Reply>,
    unsure: Option<Answers>,
    until: Instant,
}

/// What became of a group.
enum Settled {
    Answered(Answers),
    Lost { problem: String, unsure: Option<Answers> },
}

impl Writer {
    /// Writes until it is told to close, or until nobody can ask any more.
    pub(super) async fn run(mut self, link: Link) {
        let mut link = Some(link);
        let mut closers = Vec::new();
        let mut jobs = Vec::with_capacity(self.most);
        while let Some(mut open) = link.take() {
            if self.queue.recv_many(&mut jobs, self.most).await == 0 {
                self.end(open, closers).await;
                return;
            }
            self.set_aside_closers(&mut jobs, &mut closers);
            let (ops, replies): (Vec<Op>, Vec<Reply>) = jobs.drain(..).map(|job| (job.op, job.reply)).unzip();
            if ops.is_empty() {
                link = Some(open);
                continue;
            }
            match self.settle(&ops, &mut open).await {
                Settled::Answered(answers) => {
                    answer(replies, answers);
                    link = Some(open);
                }
                Settled::Lost { problem, unsure } => {
                    tracing::error!(problem, "the database is lost; what comes now is refused until it is back");
                    let pending = Pending { ops, replies, unsure, until: Instant::now() + self.wire.patience };
                    link = self.find_again(open.process(), problem, pending, &mut closers).await;
                }
            }
        }
        // Nobody can ask any more, and there is nothing to close.
        for job in closers {
            job.reply.send(Ok(Answer::Done)).ok();
        }
    }

    /// What is queued already is still written; nothing more is taken.
    fn set_aside_closers(&mut self, jobs: &mut Vec<Job>, closers: &mut Vec<Job>) {
        if jobs.iter().any(|job| matches!(job.op, Op::Close)) {
            self.queue.close();
            let (close, rest): (Vec<Job>, Vec<Job>) = jobs.drain(..).partition(|job| matches!(job.op, Op::Close));
            closers.extend(close);
            *jobs = rest;
        }
    }

    async fn end(self, link: Link, closers: Vec<Job>) {
        let closed = link.close(self.wire.mark(self.group)).await;
        for job in closers {
            let answer = closed.as_ref().map(|()| Answer::Done).map_err(StoreError::clone);
            job.reply.send(answer).ok();
        }
    }

    /// Connects again, however long that takes, and sees what became of the group that was under way. None if nobody can ask
    /// any more.
    async fn find_again(
        &mut self,
        old: i32,
        mut problem: String,
        pending: Pending,
        closers: &mut Vec<Job>,
    ) -> Option<Link> {
        let mut pending = Some(pending);
        let mut pause = FIRST_PAUSE;
        let mut jobs = Vec::with_capacity(self.most);
        let mut connecting: Pin<Box<dyn Future<Output = Result<Link, StoreError>> + Send>> =
            Box::pin(self.wire.clone().connect(Some(old)));
        loop {
            let until = pending.as_ref().map(|pending| pending.until);
            tokio::select! {
                biased;
                connected = &mut connecting => match connected {
                    Ok(mut link) => {
                        let Some(waiting) = pending.take() else {
                            tracing::info!("the database is back");
                            return Some(link);
                        };
                        match self.resolve(waiting, &mut link).await {
                            None => {
                                tracing::info!("the database is back");
                                return Some(link);
                            }
                            still => pending = still,
                        }
                        connecting = Box::pin(self.wire.clone().connect(Some(link.process())));
                    }
                    Err(error) => {
                        problem = match error {
                            StoreError::Unreachable { problem } => problem,
                            error => error.to_string(),
                        };
                        tracing::warn!(problem, "the database cannot be reached");
                        let wire = self.wire.clone();
                        connecting = Box::pin(async move {
                            sleep(pause).await;
                            wire.connect(Some(old)).await
                        });
                        pause = (pause * 2).min(LONGEST_PAUSE);
                    }
                },
                () = at(until) => {
                    if let Some(Pending { replies, unsure, .. }) = pending.take() {
                        give_up(replies, unsure.is_some(), &problem);
                    }
                }
                count = self.queue.recv_many(&mut jobs, self.most) => {
                    if count == 0 {
                        if let Some(Pending { replies, unsure, .. }) = pending.take() {
                            give_up(replies, unsure.is_some(), &problem);
                        }
                        return None;
                    }
                    self.set_aside_closers(&mut jobs, closers);
                    let replies = jobs.drain(..).map(|job| job.reply).collect();
                    give_up(replies, false, &problem);
                }
            }
        }
    }

    /// Answers a group that was under way, by what is stored of it. Gives it back if the database was lost again.
    async fn resolve(&mut self, pending: Pending, link: &mut Link) -> Option<Pending> {
        let Pending { ops, replies, unsure, until } = pending;
        if let Some(answers) = unsure {
            match within(self.wire.patience, link.is_stored(self.wire.mark(self.group))).await {
                Ok(true) => {
                    answer(replies, answers);
                    return None;
                }
                Ok(false) => {}
                Err(_) => return Some(Pending { ops, replies, unsure: Some(answers), until }),
            }
        }
        match self.settle(&ops, link).await {
            Settled::Answered(answers) => {
                answer(replies, answers);
                None
            }
            Settled::Lost { unsure, .. } => Some(Pending { ops, replies, unsure, until }),
        }
    }

    /// Stores a group, or says of each write why not.
    async fn settle(&mut self, ops: &[Op], link: &mut Link) -> Settled {
        let mut last = None;
        for _ in 0..TRIES {
            let failure = match self.attempt(ops, false, link).await {
                Ok(answers) => return Settled::Answered(answers),
                Err(failure) if failure.trouble.is_of_one() => match self.attempt(ops, true, link).await {
                    Ok(answers) => return Settled::Answered(answers),
                    Err(failure) => failure,
                },
                Err(failure) => failure,
            };
            let Failure { trouble, unsure } = failure;
            if trouble.is(Fault::Lost) {
                let problem = match trouble.plain() {
                    StoreError::Unreachable { problem } => problem,
                    other => other.to_string(),
                };
                return Settled::Lost { problem, unsure };
            }
            if trouble.is(Fault::Full) && ops.len() > 1 {
                return self.one_group_each(ops, link).await;
            }
            let again = trouble.is(Fault::Again);
            last = Some(trouble.plain());
            if !again {
                break;
            }
        }
        let error = last.unwrap_or(StoreError::Locked);
        Settled::Answered(ops.iter().map(|_| Err(error.clone())).collect())
    }

    /// The disk is full: some of them may still find room.
    async fn one_group_each(&mut self, ops: &[Op], link: &mut Link) -> Settled {
        let mut answers: Answers = Vec::with_capacity(ops.len());
        for op in ops.chunks(1) {
            match self.attempt(op, true, link).await {
                Ok(one) => answers.extend(one),
                Err(Failure { trouble, unsure }) => {
                    // Once it is lost too, each of the rest is told so.
                    answers.push(Err(match unsure {
                        Some(_) => StoreError::Unsure,
                        None => trouble.plain(),
                    }));
                }
            }
        }
        Settled::Answered(answers)
    }

    /// One transaction, as cheaply as it goes; any fault takes back everything. Or `apart`: a write that contradicts what is
    /// stored is taken back by itself.
    async fn attempt(&mut self, ops: &[Op], apart: bool, link: &mut Link) -> Result<Answers, Failure> {
        self.group += 1;
        let (mark, patience, connection) = (self.wire.mark(self.group), self.wire.patience, &mut link.connection);
        if !apart && ops.iter().all(|op| ops::batch(op).is_some_and(append::is_plain)) {
            // One statement is a transaction of its own.
            let answers = || ops.iter().map(|_| Ok(Answer::Done)).collect();
            return match within_trouble(patience, self.tools.run(ops, mark, connection)).await {
                Ok(_) => Ok(answers()),
                Err(trouble) => {
                    let unsure = trouble.is(Fault::Lost).then(answers);
                    Err(Failure { trouble, unsure })
                }
            };
        }
        within(patience, begin(ops, mark, &mut *connection)).await?;
        let done = match apart {
            false => self.in_order(ops, mark, &mut *connection).await,
            true => self.one_by_one(ops, mark, &mut *connection).await,
        };
        match done {
            Ok(answers) => match within(patience, execute("COMMIT", connection)).await {
                Ok(()) => Ok(answers),
                Err(error) => {
                    let trouble = Trouble::Sql(error);
                    let unsure = trouble.is(Fault::Lost).then_some(answers);
                    Err(Failure { trouble, unsure })
                }
            },
            Err(trouble) => {
                if !trouble.is(Fault::Lost) {
                    within(patience, execute("ROLLBACK", connection)).await?;
                }
                Err(trouble.into())
            }
        }
    }

    async fn in_order(&self, ops: &[Op], mark: Mark, connection: &mut PgConnection) -> Result<Answers, Trouble> {
        let mut answers: Answers = Vec::with_capacity(ops.len());
        for run in ops.chunk_by(|a, b| ops::batch(a).is_some() && ops::batch(b).is_some()) {
            let done = within_trouble(self.wire.patience, self.tools.run(run, mark, &mut *connection)).await?;
            answers.extend(done.into_iter().map(Ok));
        }
        Ok(answers)
    }

    async fn one_by_one(&self, ops: &[Op], mark: Mark, connection: &mut PgConnection) -> Result<Answers, Trouble> {
        let (patience, mut answers) = (self.wire.patience, Vec::with_capacity(ops.len()));
        for op in ops {
            within(patience, execute("SAVEPOINT one", &mut *connection)).await?;
            let one = std::slice::from_ref(op);
            match within_trouble(patience, self.tools.run(one, mark, &mut *connection)).await {
                Ok(answer) => answers.extend(answer.into_iter().map(Ok)),
                Err(trouble) if trouble.is_of_one() => {
                    within(patience, execute("ROLLBACK TO one", &mut *connection)).await?;
                    answers.push(Err(self.tools.explain(op, trouble, &mut *connection).await));
                }
                Err(trouble) => return Err(trouble),
            }
            within(patience, execute("RELEASE one", &mut *connection)).await?;
        }
        Ok(answers)
    }
}

/// Begins a transaction that marks its group as stored; one that makes tables waits for others that do.
async fn begin(ops: &[Op], mark: Mark, connection: &mut PgConnection) -> Result<(), sqlx::Error> {
    let Mark { writer, group } = mark;
    let mut sql = format!("BEGIN; UPDATE writers SET done = {group}, at = now() WHERE writer = {writer}");
    if ops.iter().any(|op| matches!(op, Op::CreateTable(_))) {
        sql += &format!("; SELECT pg_advisory_xact_lock({LOCKS}, {LOCK_OF_NEW_TABLES})");
    }
    sqlx::raw_sql(AssertSqlSafe(sql)).execute(connection).await.map(drop)
}

async fn execute(sql: &'static str, connection: &mut PgConnection) -> Result<(), sqlx::Error> {
    sqlx::raw_sql(sql).execute(connection).await.map(drop)
}

/// What does not answer in time is lost.
pub(super) async fn within<T>(
    patience: Duration,
    asked: impl Future<Output = Result<T, sqlx::Error>>,
) -> Result<T, sqlx::Error> {
    timeout(patience, asked).await.unwrap_or_else(|_| Err(late()))
}

async fn within_trouble<T>(patience: Duration, asked: impl Future<Output = Result<T, Trouble>>) -> Result<T, Trouble> {
    timeout(patience, asked).await.unwrap_or_else(|_| Err(Trouble::Sql(late())))
}

fn late() -> sqlx::Error {
    sqlx::Error::Io(std::io::Error::new(std::io::ErrorKind::TimedOut, "no answer within the time given"))
}

/// That moment; never, if there is none.
async fn at(until: Option<Instant>) {
    match until {
        Some(until) => sleep_until(until).await,
        None => std::future::pending().await,
    }
}

fn answer(replies: Vec<Reply>, answers: Answers) {
    for (reply, answer) in replies.into_iter().zip(answers) {
        // A caller that no longer waits does not change what was written.
        reply.send(answer).ok();
    }
}

fn give_up(replies: Vec<Reply>, unsure: bool, problem: &str) {
    for reply in replies {
        let error = match unsure {
            true => StoreError::Unsure,
            false => StoreError::Unreachable { problem: problem.to_owned() },
        };
        reply.send(Err(error)).ok();
    }
}
