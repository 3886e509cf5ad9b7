//! The task of one table.

use super::effects::{Live, Thought};
use super::hub::{Hub, SNAPSHOT_EVERY};
use super::mail::Posted;
use super::others::Ended;
use super::rows::{event_of, fixed_of};
use super::store_problem;
use crate::clock::now;
use crate::lease::{Hold, Owned};
use crate::logging::target;
use futures_util::future::BoxFuture;
use games::Visit;
use std::time::{Duration, Instant};
use store::{StoreError, StoredTable};
use table::Problem;
use table::{Effect, Table, is_whole};
use tabletop::never;
use title::Title;
use tokio::sync::{mpsc, watch};
use wire::{Code, TableId};

/// A table that comes into memory.
pub(super) struct Begun<T: Title> {
    pub(super) table: Table<T>,
    /// By what right it is here.
    pub(super) hold: Hold,
    /// What is to be done for it.
    pub(super) effects: Vec<Effect<T>>,
    /// The number of the last event that its snapshot and its row cover.
    pub(super) saved: u32,
    /// What its log takes.
    pub(super) bytes: u64,
}

/// Finds out whose a table is: brings it back from the store and lets it live, or stands in for it while another node has
/// it; until that node is gone, and the table is whoever's that needs it.
pub(super) async fn load(hub: Hub, id: TableId, serial: u64, mut mailbox: mpsc::Receiver<Posted>) {
    let Some(others) = hub.others().cloned() else {
        return load_here(hub, id, serial, mailbox, Hold::default()).await;
    };
    let mut until = Instant::now() + FIND_WITHIN;
    let mut looked_again = false;
    let problem = loop {
        match others.own(&id).await {
            Ok(Owned::Here(hold)) => {
                if looked_again {
                    hub.inner().metrics.nodes.takeovers.inc();
                }
                return load_here(hub, id, serial, mailbox, hold).await;
            }
            Ok(Owned::At(owner)) => match others.relay(&hub, &id, owner, &mut mailbox).await {
                Ended::NotOpened if Instant::now() < until => tokio::time::sleep(LOOK_AGAIN).await,
                Ended::NotOpened | Ended::Stopping => break Code::Stopping.into(),
                // Without mail nobody needs the table here.
                Ended::Idle | Ended::Broken if hub.remove(&id, serial, &mailbox, false) => {
                    return pass_on_rest(&hub, &id, mailbox);
                }
                Ended::Idle | Ended::Broken => until = Instant::now() + FIND_WITHIN,
            },
            Err(error) => break store_problem(error),
        }
        looked_again = true;
    };
    refuse(&hub, &id, serial, mailbox, &problem);
}

/// Brings a table back from the store and lets it live.
async fn load_here(hub: Hub, id: TableId, serial: u64, mailbox: mpsc::Receiver<Posted>, hold: Hold) {
    let problem = match kept(&hub, &id).await {
        Ok(Some(stored)) if games::IDS.contains(&stored.row.game.as_str()) => {
            let game = stored.row.game.clone();
            match games::with(&game, Revive { hub, id, serial, mailbox, stored, hold }) {
                Some(life) => life.await,
                None => never!("no table of {game} can come back"),
            }
            return;
        }
        Ok(Some(stored)) => Problem::new(Code::UnknownGame).with("game", stored.row.game),
        Ok(None) => Code::NoSuchTable.into(),
        Err(error) => store_problem(error),
    };
    refuse(&hub, &id, serial, mailbox, &problem);
}

/// A table that comes back.
struct Revive {
    hub: Hub,
    id: TableId,
    serial: u64,
    mailbox: mpsc::Receiver<Posted>,
    stored: StoredTable,
    hold: Hold,
}

impl Visit for Revive {
    type Output = BoxFuture<'static, ()>;

    fn visit<T: Title>(self) -> BoxFuture<'static, ()> {
        Box::pin(revive::<T>(self))
    }
}

async fn revive<T: Title>(back: Revive) {
    let Revive { hub, id, serial, mailbox, stored, hold } = back;
    let started = Instant::now();
    let saved = stored.snapshot.as_ref().map_or(0, |snapshot| snapshot.no);
    let later: u64 = stored.events.iter().map(store::Event::bytes).sum();
    // Without a snapshot all events are at hand. What cannot be read now is counted from here on.
    let before = match stored.snapshot {
        Some(_) => hub.inner().store.stored_bytes(&id.0).await.unwrap_or_else(|error| {
            tracing::error!(table = id.0, %error, "what a table takes cannot be read");
            0
        }),
        None => 0,
    };
    let bytes = before + later;
    match restore::<T>(stored) {
        Ok(mut table) => {
            hub.inner().metrics.table_open.observe(started.elapsed().as_secs_f64());
            let effects = table.wake_after(now(), hub.down());
            run(hub, id, serial, mailbox, Begun { table, hold, effects, saved, bytes }).await;
        }
        Err(problem) => refuse(&hub, &id, serial, mailbox, &problem),
    }
}

/// What is kept of a table: its snapshot and the events after it, or all of them where the snapshot says too little.
pub(crate) async fn kept(hub: &Hub, id: &TableId) -> Result<Option<StoredTable>, StoreError> {
    let store = &hub.inner().store;
    let Some(mut stored) = store.open_table(&id.0).await? else { return Ok(None) };
    if stored.snapshot.as_ref().is_some_and(|snapshot| !is_whole(&snapshot.body)) {
        (stored.snapshot, stored.events) = (None, store.events(&id.0, 0, u32::MAX).await?);
    }
    Ok(Some(stored))
}

/// The table of what was kept.
pub(crate) fn restore<T: Title>(stored: StoredTable) -> Result<Table<T>, Problem> {
    let broken = |why: String| {
        tracing::error!(table = stored.row.id, %why, "a table cannot be read");
        Problem::new(Code::StoreFailed)
    };
    let fixed = fixed_of(&stored.row).map_err(|e| broken(e.to_string()))?;
    let snapshot = stored.snapshot.as_ref().map(|snapshot| snapshot.body.as_slice());
    Table::restore(fixed, snapshot, stored.events.into_iter().map(event_of).collect())
        .map_err(|corrupt| broken(corrupt.to_string()))
}

/// Answers everything that was sent to a table that is not there.
fn refuse(hub: &Hub, id: &TableId, serial: u64, mut mailbox: mpsc::Receiver<Posted>, problem: &Problem) {
    hub.remove(id, serial, &mailbox, true);
    mailbox.close();
    while let Ok(posted) = mailbox.try_recv() {
        posted.mail.refuse(problem);
    }
}

/// Lets a table live until nobody needs it.
pub(super) async fn run<T: Title>(
    hub: Hub,
    id: TableId,
    serial: u64,
    mut mailbox: mpsc::Receiver<Posted>,
    begun: Begun<T>,
) {
    let Begun { table, mut hold, effects, saved, bytes } = begun;
    // One bot at a time thinks, and each connection has one hint; an earlier bot may just have answered.
    let (thoughts, mut thought) = mpsc::channel::<Thought<T>>(hub.inner().settings.sockets + SPARE_THOUGHTS);
    let mut live = Live::new(hub.clone(), id.clone(), table, (hold.clone(), saved, bytes), thoughts).await;
    let mut stopping = hub.stopping();
    hub.inner().metrics.tables_live.inc();
    live.run_own_effects(effects).await;
    loop {
        let idle = hub.inner().settings.idle;
        let wake = live.wake_in(idle);
        tokio::select! {
            biased;
            () = hold.lost() => {}
            // Thoughts come first: there are no more of them than were asked for, and so they never pile up.
            Some(thought) = thought.recv() => live.take_thought(thought).await,
            posted = mailbox.recv() => match posted {
                Some(Posted { request, mail }) if hold.is_held() => {
                    followed(&id, request.as_deref(), live.take_mail(mail)).await;
                }
                // Another node may have the table by now.
                Some(Posted { mail, .. }) => mail.refuse(&Code::Stopping.into()),
                None => break,
            },
            () = stopped(&mut stopping) => {
                if let Some(others) = hub.others().filter(|_| live.lost().is_none()) {
                    // Whoever comes back finds the table at another node, which need not wait for this one to end.
                    live.save().await;
                    others.disown(&id, live.hold()).await;
                }
                live.goodbye(Code::Stopping);
                break;
            }
            () = tokio::time::sleep(wake) => live.woken().await,
        }
        if live.lost().is_none() {
            live.note_disconnections().await;
        }
        if let Some(code) = live.lost() {
            live.goodbye(code);
            break;
        }
        if live.unsaved() >= SNAPSHOT_EVERY {
            live.save().await;
        }
        if live.is_idle(idle) {
            live.save().await;
            if mailbox.is_empty() {
                // Whoever needs it next has it. What comes from here on goes to the task that follows.
                if let Some(others) = hub.others() {
                    others.disown(&id, live.hold()).await;
                }
                // Somebody's time may run out while nobody looks.
                hub.wake_later(&id, live.next_zero());
                break;
            }
        }
    }
    live.save().await;
    hub.remove(&id, serial, &mailbox, true);
    hub.inner().metrics.tables_live.dec();
    pass_on_rest(&hub, &id, mailbox);
}

/// Does what a request wants of a table, and writes down how long it took, so that a slow one can be found.
async fn followed(table: &TableId, request: Option<&str>, work: impl Future<Output = ()>) {
    let began = Instant::now();
    work.await;
    let took = began.elapsed();
    if took > SLOW {
        tracing::warn!(target: target::EFFECTS, request, %table, ?took, "a table was slow to do what was asked");
    } else {
        tracing::debug!(target: target::EFFECTS, request, %table, ?took, "a table did what was asked");
    }
}

/// What came in between goes to the task that follows, unless this is the end.
fn pass_on_rest(hub: &Hub, id: &TableId, mut mailbox: mpsc::Receiver<Posted>) {
    mailbox.close();
    while let Ok(posted) = mailbox.try_recv() {
        let (hub, id) = (hub.clone(), id.clone());
        tokio::spawn(async move {
            hub.pass_on(&id, posted).await;
        });
    }
}

/// Waits for the end.
async fn stopped(stopping: &mut watch::Receiver<bool>) {
    // If nobody can say so any more, it is the end too.
    let _ = stopping.wait_for(|stop| *stop).await;
}

/// What takes longer than this is written down.
pub(crate) const SLOW: Duration = Duration::from_secs(1);
/// So long it is looked for the node that has a table: longer than a lease holds.
const FIND_WITHIN: Duration = Duration::from_secs(8);
/// A node that does not answer is asked for again after this time.
const LOOK_AGAIN: Duration = Duration::from_millis(150);
/// Thoughts that may wait for a table besides one for each connection.
const SPARE_THOUGHTS: usize = 16;
/// The longest a task sleeps without looking up.
pub(super) const LONGEST_SLEEP: Duration = Duration::from_secs(600);
