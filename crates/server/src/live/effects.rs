//! Carries out what a table wants done: [`inbox`] is what reaches it, [`tell`] what its clients are told, [`think`] its bots.

mod inbox;
mod log_quota;
mod tell;
mod think;

pub(crate) use self::tell::as_text;
use self::think::Asked;
use super::hinting::{FoundHint, Hinting};
use super::hub::Hub;
use super::mail::SocketNo;
use super::rows::{batch_of, row_change};
use super::store_problem;
use super::task::{LONGEST_SLEEP, kept, restore};
use super::{Outbox, may_come_back};
use crate::clock::now;
use crate::lease::Hold;
use crate::logging::target;
use crate::metrics::StoreFailure;
use std::collections::HashMap;
use std::net::IpAddr;
use std::time::{Duration, Instant};
use store::{Batch, NewSnapshot, OpenedFrom, OpeningKey, Store, StoreError};
use table::Problem;
use table::{BotAsk, BotMove, Effect, Face, Patches, Table, Who};
use tabletop::log::EntryNo;
use title::Title;
use tokio::sync::{mpsc, oneshot};
use wire::{Code, Message, Millis, PersonId, Reply, TableId};
use words::Lang;

/// How soon a table is looked at again that would leave memory if it were not busy.
const BUSY: Duration = Duration::from_millis(250);

/// Whom a command came from.
pub(super) enum Origin {
    /// A connection, which gets the answer with its update.
    Socket(SocketNo, Option<String>, Instant),
    /// Somebody who waits for the answer.
    Waiting(Option<oneshot::Sender<Result<Reply, Problem>>>),
    /// The table itself.
    Nobody,
}

/// What a bot has thought of.
pub(super) enum Thought<T: Title> {
    Move {
        /// What it does.
        chosen: BotMove<T>,
        /// Had it much less time than it would have had?
        hurried: bool,
    },
    Hint(SocketNo, Option<String>, FoundHint<T>),
    /// Time to let a bot think again, whose last move could not be kept.
    Again(BotAsk<T>),
}

struct Socket {
    who: Who,
    face: Face,
    /// The entry of the log up to which it has been shown the game: patches go on from there.
    shown: EntryNo,
    out: Outbox,
    address: IpAddr,
    /// The hint that is being worked out for it. It ends with the connection.
    hinting: Option<Hinting>,
}

/// A table in memory, with everybody who is connected to it.
pub(super) struct Live<T: Title> {
    hub: Hub,
    id: TableId,
    table: Table<T>,
    /// By what right it is here.
    hold: Hold,
    thoughts: mpsc::Sender<Thought<T>>,
    /// The bot that thinks.
    asked: Option<Asked>,
    sockets: HashMap<SocketNo, Socket>,
    /// What changes in the views of those who are told.
    patches: Patches<T>,
    /// How far people have looked, and whether that is kept yet.
    seen: HashMap<PersonId, (u32, bool)>,
    alarm: Option<Millis>,
    /// The number of the last event that the snapshot covers.
    saved: u32,
    /// What the log takes on disk.
    bytes: u64,
    touched: Instant,
    /// Why what is in memory is no longer what is kept, if it is not.
    lost: Option<Code>,
    /// People whose connection was let go, and of whose going the table does not know yet.
    disconnected: Vec<PersonId>,
}

impl<T: Title> Live<T> {
    pub(super) async fn new(
        hub: Hub,
        id: TableId,
        table: Table<T>,
        (hold, saved, bytes): (Hold, u32, u64),
        thoughts: mpsc::Sender<Thought<T>>,
    ) -> Live<T> {
        let members = hub.inner().store.members(&id.0).await.unwrap_or_else(|error| {
            // Without it, people are told less of what changed; the table is none the worse.
            tracing::warn!(target: target::EFFECTS, table = %id, %error, "who has seen how much cannot be read");
            Vec::new()
        });
        let seen = members.into_iter().map(|member| (PersonId(member.person), (member.seen, true))).collect();
        let touched = Instant::now();
        Live {
            hub,
            id,
            table,
            hold,
            thoughts,
            asked: None,
            sockets: HashMap::new(),
            patches: Patches::default(),
            seen,
            alarm: None,
            saved,
            bytes,
            touched,
            lost: None,
            disconnected: Vec::new(),
        }
    }

    /// How long the task may sleep.
    pub(super) fn wake_in(&self, idle: Duration) -> Duration {
        let alarm = self.alarm.map(|at| Duration::from_millis(at.saturating_sub(now()).max(0) as u64));
        // A table that is not needed but busy is looked at again soon.
        let idle = self.sockets.is_empty().then(|| idle.saturating_sub(self.touched.elapsed()).max(BUSY));
        alarm.into_iter().chain(idle).min().unwrap_or(LONGEST_SLEEP).min(LONGEST_SLEEP)
    }

    /// Does nobody need the table in memory?
    pub(super) fn is_idle(&self, idle: Duration) -> bool {
        self.sockets.is_empty() && !self.table.is_busy() && self.touched.elapsed() >= idle
    }

    /// When the time of somebody runs out.
    pub(super) fn next_zero(&self) -> Option<Millis> {
        self.table.next_zero()
    }

    /// Why what is in memory is no longer what is kept, if it is not.
    pub(super) fn lost(&self) -> Option<Code> {
        // Without the right to answer for the table, another may have it by now.
        self.lost.or_else(|| (!self.hold.is_held()).then_some(Code::Stopping))
    }

    /// By what right the table is here.
    pub(super) fn hold(&self) -> &Hold {
        &self.hold
    }

    /// Events that no snapshot covers.
    pub(super) fn unsaved(&self) -> u32 {
        self.table.no().saturating_sub(self.saved)
    }

    /// Keeps a snapshot, and how far people have looked.
    pub(super) async fn save(&mut self) {
        let store = &self.hub.inner().store;
        if self.unsaved() > 0 && self.lost().is_none() {
            let snapshot = NewSnapshot {
                table: self.id.0.clone(),
                no: self.table.no(),
                body: self.table.snapshot(),
                row: row_change(&self.table.summary(), now()),
                bytes: Some(self.bytes),
                fence: self.hold.fence,
            };
            match store.save_counted(snapshot).await {
                Ok(()) => self.saved = self.table.no(),
                // The events are kept; the next one to open the table reads more of them.
                Err(error) => {
                    tracing::warn!(target: target::EFFECTS, table = %self.id, %error, "no snapshot could be kept")
                }
            }
        }
        self.keep_seen().await;
    }

    /// Keeps how far people have looked.
    async fn keep_seen(&mut self) {
        let store = &self.hub.inner().store;
        for (person, (no, kept)) in &mut self.seen {
            if !*kept {
                *kept = store.look(&self.id.0, &person.0, *no).await.is_ok();
            }
        }
    }

    pub(super) async fn woken(&mut self) {
        if self.alarm.is_some_and(|at| at <= now()) {
            self.alarm = None;
            let effects = self.table.alarm(now());
            self.run_own_effects(effects).await;
        }
    }

    pub(super) async fn take_thought(&mut self, thought: Thought<T>) {
        match thought {
            Thought::Move { chosen, hurried } => {
                if !self.has_answered(chosen.no) {
                    return;
                }
                let mut effects = if hurried { self.table.bot_hurried(now(), chosen.seat) } else { Vec::new() };
                effects.extend(self.table.bot_chose(now(), chosen));
                self.run_own_effects(effects).await;
            }
            Thought::Again(ask) => {
                if self.has_answered(ask.no) {
                    self.think(ask);
                }
            }
            Thought::Hint(socket, re, FoundHint { view, advice }) => {
                let Some(asker) = self.sockets.get_mut(&socket) else { return };
                asker.hinting = None;
                let next = self.hub.next_hint(&asker.who.id);
                let reply = self.table.hint(&asker.face, &view, &advice, next);
                self.send(socket, &Message::Reply { re, reply });
            }
        }
    }

    /// Carries out what nobody waits for. If it is not kept, it has not happened.
    pub(super) async fn run_own_effects(&mut self, effects: Vec<Effect<T>>) {
        let _ = self.run_effects(effects, &mut Origin::Nobody).await;
    }

    /// Carries out effects for somebody who waits for the answer, also if it is not kept.
    async fn answer_with(&mut self, effects: Vec<Effect<T>>, answer: oneshot::Sender<Result<Reply, Problem>>) {
        let _ = self.run_effects(effects, &mut Origin::Waiting(Some(answer))).await;
    }

    /// Carries out effects in order. What follows an append waits until it is durable; if it does not become so, the rest is
    /// left out.
    async fn run_effects(&mut self, effects: Vec<Effect<T>>, origin: &mut Origin) -> Result<(), Problem> {
        let done = self.run_in_order(effects, origin).await;
        self.end_idle_thoughts();
        done
    }

    async fn run_in_order(&mut self, effects: Vec<Effect<T>>, origin: &mut Origin) -> Result<(), Problem> {
        let mut effects = std::collections::VecDeque::from(effects);
        while let Some(effect) = effects.pop_front() {
            match effect {
                Effect::Append { events, summary, result } => {
                    let batch = batch_of(&self.id, events, summary.as_deref(), result, now(), self.table.deal());
                    let batch = Batch { fence: self.hold.fence, ..batch };
                    let bytes: u64 = batch.events.iter().map(store::Event::bytes).sum();
                    let started = Instant::now();
                    let (store, mut hold) = (self.hub.store().clone(), self.hold.clone());
                    let kept = tokio::select! {
                        biased;
                        kept = store.append(batch) => kept,
                        // Nobody is kept waiting for a database that does not answer: whoever has the table next finds out
                        // what became of it.
                        () = hold.lost() => Err(StoreError::LeaseLost { session: hold.session_name() }),
                    };
                    self.hub.inner().metrics.commit.observe(started.elapsed().as_secs_f64());
                    if let Err(error) = kept {
                        return self.not_kept(error, origin).await;
                    }
                    self.bytes += bytes;
                    if let Some(summary) = summary {
                        self.publish(*summary);
                    }
                }
                Effect::Tell(broadcast) => {
                    // A command is answered once: by what is told, unless a reply of its own follows.
                    let replied = effects.iter().any(|effect| matches!(effect, Effect::Reply(..) | Effect::Refuse(..)));
                    let by = if replied { &mut Origin::Nobody } else { &mut *origin };
                    self.tell(&broadcast, false, by);
                }
                Effect::TellWatchers(broadcast) => self.tell(&broadcast, true, &mut Origin::Nobody),
                Effect::Signal { name, seat, who, signal } => {
                    let message = Message::Signal { name, seat, who: Some(who), signal };
                    let all: Vec<SocketNo> = self.sockets.keys().copied().collect();
                    all.into_iter().for_each(|no| self.send(no, &message));
                }
                Effect::AskBot(ask) => self.think(ask),
                Effect::Reply(reply, re) => self.answer(origin, re, reply),
                Effect::Refuse(problem, re) => match origin {
                    Origin::Socket(no, ..) => {
                        let no = *no;
                        self.refuse(no, re.as_deref(), &problem);
                    }
                    Origin::Waiting(answer) => {
                        if let Some(answer) = answer.take() {
                            let _ = answer.send(Err(problem));
                        }
                    }
                    Origin::Nobody => {}
                },
                Effect::Open { opening, announce, re } => {
                    let opened = match crate::auth::secret::table_id() {
                        Ok(id) => {
                            let request = self.request(&opening.host.id, announce, re.as_deref());
                            self.hub.create(id, &opening, request, OpenedFrom::Table(self.id.0.clone())).await
                        }
                        Err(_) => Err(Code::Internal.into()),
                    };
                    match opened {
                        Ok(id) => effects.extend(self.table.opened(now(), id, announce, re)),
                        Err(problem) => effects.push_back(Effect::Refuse(problem, re)),
                    }
                }
                Effect::Alarm(at) => self.alarm = Some(self.alarm.map_or(at, |set| set.min(at))),
            }
        }
        // A command that everybody was told of is answered by that.
        if let Origin::Waiting(answer) = origin
            && let Some(answer) = answer.take()
        {
            let _ = answer.send(Ok(Reply::Done { n: self.table.no() }));
        }
        Ok(())
    }

    /// What tells a request for a table that follows from this one: there is one rematch, and one copy for each command.
    fn request(&self, by: &PersonId, announce: bool, re: Option<&str>) -> Option<OpeningKey> {
        match (announce, re) {
            (true, _) => Some(OpeningKey::request(format!("table {}", self.id), "next")),
            (false, Some(re)) => Some(OpeningKey::request(&by.0, format!("copy {} {re}", self.id))),
            (false, None) => None,
        }
    }

    /// What happened is not kept, so it has not happened: the table goes back to what is.
    async fn not_kept(&mut self, error: StoreError, origin: &mut Origin) -> Result<(), Problem> {
        tracing::warn!(target: target::EFFECTS, table = %self.id, %error, "events could not be kept");
        if let Some(code) = gone_for_good(&error) {
            // Everybody comes back to wherever the table is, sees it as it is, and says again what was not answered.
            self.lost = Some(code);
            self.hub.inner().metrics.nodes.tables_lost.inc();
            if let Origin::Waiting(answer) = origin
                && let Some(answer) = answer.take()
            {
                let _ = answer.send(Err(code.into()));
            }
            return Err(code.into());
        }
        let mut hold = self.hold.clone();
        let lost = tokio::select! {
            biased;
            () = self.go_back() => false,
            () = hold.lost() => true,
        };
        if lost {
            self.lost = Some(Code::Stopping);
        }
        if let StoreError::Repeated { no, .. } = error {
            let re = match origin {
                Origin::Socket(_, re, _) => re.clone(),
                Origin::Waiting(_) | Origin::Nobody => None,
            };
            self.answer(origin, re, Reply::Done { n: no });
            return Ok(());
        }
        self.hub.inner().metrics.store_failed(failure(&error));
        let problem = store_problem(error);
        match origin {
            Origin::Socket(no, re, _) => {
                let (no, re) = (*no, re.clone());
                self.refuse(no, re.as_deref(), &problem);
            }
            Origin::Waiting(answer) => {
                if let Some(answer) = answer.take() {
                    let _ = answer.send(Err(problem.clone()));
                }
            }
            Origin::Nobody => {}
        }
        Err(problem)
    }

    /// The table.
    pub(super) fn table(&self) -> &Table<T> {
        &self.table
    }

    /// The store behind it.
    pub(super) fn store(&self) -> Store {
        self.hub.store().clone()
    }

    /// What is kept of the table was written anew, without somebody: so is the table, and everybody sees it.
    pub(super) async fn begin_anew(&mut self, without: &PersonId) {
        self.saved = 0;
        self.seen.remove(without);
        self.hub.turning_points().forget(&self.id);
        self.go_back().await;
        if self.lost().is_none() {
            let effects = self.table.tell_anew(now());
            self.run_own_effects(effects).await;
            self.save().await;
        }
    }

    /// Reads the table again as it is kept. Nothing is told by that.
    async fn go_back(&mut self) {
        let restored = match kept(&self.hub, &self.id).await {
            Ok(Some(stored)) => restore::<T>(stored).ok(),
            Ok(None) | Err(_) => None,
        };
        let Some(mut table) = restored else {
            self.lost = Some(Code::StoreFailed);
            return;
        };
        // Whoever thinks does so about what has not happened.
        self.asked = None;
        table.go_on_from(&self.table);
        let mut effects: Vec<Effect<T>> = Vec::new();
        for socket in self.sockets.values() {
            effects.extend(table.connect(now(), &socket.who));
        }
        effects.extend(table.wake(now()));
        // Who is not connected any more is not at the table that was read.
        self.disconnected.clear();
        self.saved = self.saved.min(table.no());
        self.table = table;
        for effect in effects {
            match effect {
                // A bot that is due thinks again, not at once, for the store may need a while.
                Effect::AskBot(ask) => self.think_later(ask),
                Effect::Alarm(at) => self.alarm = Some(at),
                // Somebody has their seat back from a bot by being here, which would have to be kept: everybody comes anew.
                Effect::Append { .. } => self.lost = Some(Code::StoreFailed),
                _ => {}
            }
        }
    }

    fn answer(&mut self, origin: &mut Origin, re: Option<String>, reply: Reply) {
        match origin {
            Origin::Socket(no, ..) => {
                let no = *no;
                self.send(no, &Message::Reply { re, reply });
            }
            Origin::Waiting(answer) => {
                if let Some(answer) = answer.take() {
                    let _ = answer.send(Ok(reply));
                }
            }
            Origin::Nobody => {}
        }
    }
}

/// Ends a connection with a reason.
pub(crate) fn dismiss(out: &Outbox, lang: Option<&str>, problem: &Problem) {
    let lang = lang.and_then(|tag| tag.parse().ok()).unwrap_or(Lang::En);
    let said = problem.say(words::Words::of(lang), None);
    let again = may_come_back(problem.code);
    let retry_after_ms = problem.retry_after_ms();
    let _ = out.send(as_text(&Message::Goodbye { code: said.code, message: said.message, again, retry_after_ms }));
}

/// Is the table no longer this node's, or is it not known what became of the events? Then what is in memory is worth nothing.
fn gone_for_good(error: &StoreError) -> Option<Code> {
    match error {
        StoreError::NotOwner { .. } | StoreError::LeaseLost { .. } => Some(Code::Stopping),
        StoreError::Unsure => Some(Code::StoreBusy),
        _ => None,
    }
}

fn failure(error: &StoreError) -> StoreFailure {
    match error {
        StoreError::Full => StoreFailure::Full,
        StoreError::Locked => StoreFailure::Busy,
        _ => StoreFailure::Other,
    }
}
