//! Finds the task of a table, and begins one where there is none.

use super::clocks::Alarms;
use super::mail::{Mail, Passage, Posted, Readable, SocketNo};
use super::others::OtherNodes;
use super::pool::Pool;
use super::rows::{batch_of, row_status};
use super::store_problem;
use super::table_options::TableOptions;
use super::task::{self, Begun};
use super::turning_points::TurningPointFinder;
use crate::auth::limits::{Class, Limits, TooFast};
use crate::bus::Bus;
use crate::clock::now;
use crate::lease::Hold;
use crate::live::OrProblem;
use crate::logging::request_name;
use crate::metrics::{Metrics, Rank};
use futures_util::future::BoxFuture;
use games::Visit;
use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::Duration;
use store::{OpenedFrom, OpeningKey, Quota, Store, StoreError, TableRow};
use table::Problem;
use table::{Effect, Opening, SeatPlan, Table, Who};
use tabletop::{Seed, never};
use title::{NotOpened, Title, content_by_hash};
use tokio::sync::{mpsc, oneshot, watch};
use wire::json;
use wire::{Code, Command, PersonId, Reply, TableId};

/// What can be set about tables in memory.
#[derive(Clone, Debug)]
pub struct Settings {
    /// A table without connections leaves memory after this time.
    pub idle: Duration,
    /// The longest that any bot thinks about a move.
    pub bot: Duration,
    /// How long a hint is thought about.
    pub hint: Duration,
    /// Lines of play a hint looks at, instead of a time.
    pub hint_lines: Option<u32>,
    /// Lines of play with which each move is weighed when turning points are looked for.
    pub turns_lines: u32,
    /// Connections a table takes.
    pub sockets: usize,
    /// Unfinished tables that a person may have opened.
    pub tables_per_person: u32,
    /// Unfinished tables that may have been opened from an address.
    pub tables_per_address: u32,
    /// What the log of a table may take.
    pub table_bytes: u64,
    /// What the logs of all tables from an address may take.
    pub address_bytes: u64,
    /// How often anything may be done, hints among it.
    pub limits: Arc<Limits>,
}

/// Events between two snapshots of a table that stays in memory.
pub(super) const SNAPSHOT_EVERY: u32 = 256;
/// Messages that may wait for a table.
const MAILBOX: usize = 256;

/// All tables of this process.
#[derive(Clone)]
pub struct Hub(Arc<Inner>);

pub(super) struct Inner {
    pub(super) store: Store,
    pub(super) bus: Bus,
    pub(super) pool: Pool,
    turning_points: TurningPointFinder,
    pub(super) settings: Settings,
    pub(super) metrics: Metrics,
    tables: Mutex<HashMap<TableId, Handle>>,
    /// The other nodes, if there are any.
    others: OnceLock<Arc<dyn OtherNodes>>,
    pub(super) clocks: Alarms,
    serial: AtomicU64,
    stopping: watch::Sender<bool>,
    /// Every task holds one; when all are gone, the last table is saved.
    alive: Mutex<Option<mpsc::Sender<()>>>,
    gone: tokio::sync::Mutex<mpsc::Receiver<()>>,
}

struct Handle {
    mail: mpsc::Sender<Posted>,
    serial: u64,
}

impl Hub {
    /// A hub over a store.
    pub fn new(store: Store, bus: Bus, pool: Pool, metrics: Metrics, settings: Settings) -> Result<Hub, Problem> {
        // What cannot be dealt is said now, and not when somebody wants to play.
        games::each(&Content).into_iter().collect::<Result<(), Problem>>()?;
        let (alive, gone) = mpsc::channel(1);
        let stopping = watch::Sender::new(false);
        let turning_points = TurningPointFinder::new(pool.clone(), settings.turns_lines, stopping.subscribe());
        Ok(Hub(Arc::new(Inner {
            store,
            bus,
            pool,
            turning_points,
            settings,
            metrics,
            tables: Mutex::default(),
            others: OnceLock::new(),
            clocks: Alarms::default(),
            serial: AtomicU64::new(0),
            stopping,
            alive: Mutex::new(Some(alive)),
            gone: tokio::sync::Mutex::new(gone),
        })))
    }

    /// Takes one of the hints that a person may have, or says how long to wait.
    pub(super) fn take_hint(&self, person: &PersonId) -> Result<(), TooFast> {
        self.0.settings.limits.take(Class::Hints, now(), person)
    }

    /// In how many milliseconds a person may have the next hint.
    pub(crate) fn next_hint(&self, person: &PersonId) -> u64 {
        let free = self.0.settings.limits.peek(Class::Hints, now(), person);
        free.map_or_else(|wait| wait.retry_after_ms, |()| 0)
    }

    pub(super) fn inner(&self) -> &Inner {
        &self.0
    }

    /// Works with other nodes from now on.
    pub(crate) fn work_with(&self, others: Arc<dyn OtherNodes>) {
        if self.0.others.set(others).is_err() {
            never!("a server is one node only");
        }
    }

    /// The other nodes, if there are any.
    pub fn others(&self) -> Option<&Arc<dyn OtherNodes>> {
        self.0.others.get()
    }

    /// The store behind it.
    pub fn store(&self) -> &Store {
        &self.0.store
    }

    /// Measures how much bots have to think about.
    pub fn measure(&self) {
        for (rank, load) in Rank::ALL.into_iter().zip(self.0.pool.load()) {
            self.0.metrics.bots.load(rank, load.queued, load.running, load.oldest);
        }
    }

    /// Where turning points are worked out.
    pub fn turning_points(&self) -> &TurningPointFinder {
        &self.0.turning_points
    }

    /// Where notices of tables are heard.
    pub fn bus(&self) -> &Bus {
        &self.0.bus
    }

    /// Tells of the end, once it is near.
    pub fn stopping(&self) -> watch::Receiver<bool> {
        self.0.stopping.subscribe()
    }

    /// A name for a connection.
    pub fn socket(&self) -> SocketNo {
        self.0.serial.fetch_add(1, Ordering::Relaxed)
    }

    /// How many tables are in memory.
    pub fn live(&self) -> usize {
        self.handles().len()
    }

    fn handles(&self) -> MutexGuard<'_, HashMap<TableId, Handle>> {
        self.0.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Opens a new table, and says where it is. If the same request has opened one before, that is where.
    pub fn create<'a>(
        &'a self,
        id: TableId,
        opening: &'a Opening,
        request: Option<OpeningKey>,
        opened_from: OpenedFrom,
    ) -> BoxFuture<'a, Result<TableId, Problem>> {
        // A table can open another, so its task contains this: boxed, or its type would contain itself.
        Box::pin(async move {
            match games::with(&opening.game, Create { hub: self, id, opening, request, opened_from }) {
                Some(created) => created.await,
                None => Err(Problem::new(Code::UnknownGame).with("game", &opening.game)),
            }
        })
    }

    async fn create_as<T: Title>(
        &self,
        id: TableId,
        opening: &Opening,
        request: Option<OpeningKey>,
        opened_from: OpenedFrom,
    ) -> Result<TableId, Problem> {
        let seed = match opening.seed {
            Some(seed) => seed,
            None => {
                let mut bytes = [0; 32];
                getrandom::fill(&mut bytes).map_err(|_| Problem::new(Code::Internal))?;
                Seed(bytes)
            }
        };
        let opening = &self.with_names_of_today(opening).await?;
        let content = match &opening.content {
            None => builtin::<T>()?,
            Some(wanted) => {
                let found = content_by_hash::<T>(wanted.hash).map_err(|NotOpened(why)| Problem::bad_setup(why))?;
                found.ok_or_else(|| Problem::new(Code::OtherContent).with("content", &wanted.id))?
            }
        };
        let (table, mut effects) = Table::<T>::open(id.clone(), opening, &content, seed, now())?;
        let first = match effects.is_empty() {
            true => None,
            false => Some(effects.remove(0)),
        };
        let Some(Effect::Append { events, .. }) = first else { return Err(Code::Internal.into()) };
        let fixed = table.fixed();
        let summary = table.summary();
        let row = TableRow {
            id: id.0.clone(),
            game: T::ID.to_owned(),
            status: row_status(table.status()),
            visibility: json::word(&fixed.settings.visibility),
            host: opening.host.id.0.clone(),
            created: fixed.created,
            touched: fixed.created,
            no: table.no(),
            header: json::text(&fixed.header),
            seed: fixed.seed.0,
            options: json::text(&TableOptions::from(&fixed)),
            summary: json::text(&summary),
            deal: fixed.deal.clone(),
        };
        let batch = batch_of(&id, events, Some(&summary), None, fixed.created, &fixed.deal);
        let bytes = batch.events.iter().map(store::Event::bytes).sum();
        let settings = &self.0.settings;
        let quota = Quota {
            of_host: settings.tables_per_person,
            of_address: settings.tables_per_address,
            bytes: settings.address_bytes,
            opened_from,
        };
        // The table is the session's that is in now; if that changes meanwhile, whoever needs the table asks for it.
        let session = self.others().map(|others| others.session().ok_or(Problem::new(Code::Stopping))).transpose()?;
        let fence = match self.0.store.create_table_within(&row, batch, request, quota).await {
            Ok(fence) => fence,
            Err(StoreError::Opened { table }) => return Ok(TableId(table)),
            Err(error) => return Err(store_problem(error)),
        };
        let hold = match session {
            Some(lease) if !lease.is_held() => return Ok(id),
            Some(lease) => Hold::new(fence, lease),
            None => Hold::default(),
        };
        let saved = table.no();
        self.spawn(id.clone(), Begun { table, hold, effects, saved, bytes }, task::run::<T>);
        Ok(id)
    }

    /// People who come along from another table, under the names they have by now.
    async fn with_names_of_today(&self, opening: &Opening) -> Result<Opening, Problem> {
        let mut opening = opening.clone();
        for who in &mut opening.admitted {
            let Some(person) = self.0.store.person(&who.id.0).await.or_problem()? else { continue };
            let old = std::mem::replace(&mut who.name, person.name.clone());
            for seat in &mut opening.seats {
                match seat {
                    SeatPlan::Person { who: whose, name } if *whose == who.id && *name == old => {
                        name.clone_from(&person.name);
                    }
                    _ => {}
                }
            }
        }
        Ok(opening)
    }

    /// Begins the task of a table, with the table at hand or from the store.
    fn spawn<T, F>(&self, id: TableId, begin: T, run: impl FnOnce(Hub, TableId, u64, mpsc::Receiver<Posted>, T) -> F)
    where
        F: Future<Output = ()> + Send + 'static,
    {
        let (mail, mailbox) = mpsc::channel(MAILBOX);
        let serial = self.0.serial.fetch_add(1, Ordering::Relaxed);
        self.handles().insert(id.clone(), Handle { mail, serial });
        self.begin(run(self.clone(), id, serial, mailbox, begin));
    }

    fn begin(&self, task: impl Future<Output = ()> + Send + 'static) {
        let alive = self.0.alive.lock().unwrap_or_else(PoisonError::into_inner).clone();
        tokio::spawn(async move {
            task.await;
            drop(alive);
        });
    }

    /// The mailbox of a table, in memory or about to be.
    fn mailbox(&self, id: &TableId) -> mpsc::Sender<Posted> {
        let mut tables = self.handles();
        if let Some(handle) = tables.get(id)
            && !handle.mail.is_closed()
        {
            return handle.mail.clone();
        }
        let (mail, mailbox) = mpsc::channel(MAILBOX);
        let serial = self.0.serial.fetch_add(1, Ordering::Relaxed);
        tables.insert(id.clone(), Handle { mail: mail.clone(), serial });
        drop(tables);
        self.begin(task::load(self.clone(), id.clone(), serial, mailbox));
        mail
    }

    /// Takes a table whose task ends off the list; not if somebody has written to it meanwhile.
    pub(super) fn remove(&self, id: &TableId, serial: u64, mailbox: &mpsc::Receiver<Posted>, anyway: bool) -> bool {
        let mut tables = self.handles();
        if !anyway && !mailbox.is_empty() {
            return false;
        }
        if tables.get(id).is_some_and(|handle| handle.serial == serial) {
            tables.remove(id);
        }
        true
    }

    /// Writes to a table.
    pub async fn send(&self, id: &TableId, mail: Mail) -> Result<(), Problem> {
        self.put(id, Posted { request: request_name(), mail }).await.map_err(|(_, problem)| problem)
    }

    /// Tells a table that a connection is gone, if the table is there to hear it.
    pub async fn detach(&self, id: &TableId, socket: SocketNo) {
        let there = self.handles().contains_key(id);
        if there {
            // One that is about to go hears it from nobody, and needs not.
            let _ = self.send(id, Mail::Detach { socket }).await;
        }
    }

    /// Writes to a table what another task has left, or answers it.
    pub(super) async fn pass_on(&self, id: &TableId, posted: Posted) {
        if let Err((posted, problem)) = self.put(id, posted).await {
            posted.mail.refuse(&problem);
        }
    }

    async fn put(&self, id: &TableId, mut mail: Posted) -> Result<(), (Posted, Problem)> {
        // A task that is just ending refuses; then another is begun.
        for _ in 0..4 {
            if *self.0.stopping.borrow() {
                return Err((mail, Code::Stopping.into()));
            }
            match self.mailbox(id).send(mail).await {
                Ok(()) => return Ok(()),
                Err(mpsc::error::SendError(back)) => mail = back,
            }
        }
        Err((mail, Code::Internal.into()))
    }

    /// Has a command carried out, and waits for the answer.
    pub async fn handle_command(
        &self,
        id: &TableId,
        who: Who,
        words: &'static words::Words,
        command: Command,
    ) -> Result<Reply, Problem> {
        let (answer, wait) = oneshot::channel();
        self.send(id, Mail::Do { who, words, command, answer }).await?;
        wait.await.unwrap_or_else(|_| Err(Code::Internal.into()))
    }

    /// Has somebody come, go or be called otherwise, and waits for the answer.
    pub async fn pass(&self, id: &TableId, who: &Who, passage: Passage) -> Result<Reply, Problem> {
        let (answer, wait) = oneshot::channel();
        self.send(id, Mail::Passage { who: who.clone(), passage, answer }).await?;
        wait.await.unwrap_or_else(|_| Err(Code::Internal.into()))
    }

    /// Reads something from a table.
    pub async fn read<T: Send + 'static>(
        &self,
        id: &TableId,
        read: impl FnOnce(&dyn Readable) -> T + Send + 'static,
    ) -> Result<T, Problem> {
        let (answer, wait) = oneshot::channel();
        let reader = Box::new(move |table: Result<&dyn Readable, &Problem>| {
            let _ = answer.send(table.map(read).map_err(Problem::clone));
        });
        self.send(id, Mail::Read(reader)).await?;
        wait.await.unwrap_or_else(|_| Err(Code::Internal.into()))
    }

    /// Saves every table, tells every client to come back later, and waits until all is done.
    pub async fn stop(&self) {
        self.0.stopping.send_replace(true);
        self.0.alive.lock().unwrap_or_else(PoisonError::into_inner).take();
        let mut gone = self.0.gone.lock().await;
        while gone.recv().await.is_some() {}
    }
}

/// Is the content of a game there?
#[derive(Clone)]
struct Content;

impl Visit for Content {
    type Output = Result<(), Problem>;

    fn visit<T: Title>(self) -> Result<(), Problem> {
        builtin::<T>().map(drop)
    }
}

/// The content that new tables begin with.
fn builtin<T: Title>() -> Result<T::Content, Problem> {
    T::builtin().map_err(|NotOpened(why)| Problem::bad_setup(why))
}

/// A table that is to be opened.
struct Create<'a> {
    hub: &'a Hub,
    id: TableId,
    opening: &'a Opening,
    request: Option<OpeningKey>,
    opened_from: OpenedFrom,
}

impl<'a> Visit for Create<'a> {
    type Output = BoxFuture<'a, Result<TableId, Problem>>;

    fn visit<T: Title>(self) -> Self::Output {
        Box::pin(self.hub.create_as::<T>(self.id, self.opening, self.request, self.opened_from))
    }
}
