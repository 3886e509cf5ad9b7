//! Carries out what a table wants done.

use super::hub::{Hub, Stocked, batch_of, row_change};
use super::mail::{Mail, Readable, SocketNo};
use super::task::{LONGEST_SLEEP, restore};
use super::{Outbox, may_come_back, now};
use crate::bus::Notice;
use crate::metrics::{Outcome, StoreFailure};
use crate::store::StoreError;
use crate::table::{Audienced, BotAsk, Effect, Face, HintAsk, Purpose, Table, Tidings, Who};
use crate::wire::{
    Ask, Attach, Body, Code, Command, Facing, Message, Millis, PersonId, Problem, Reply, TableId, VERSION,
};
use axum::extract::ws::Utf8Bytes;
use bots::AdviceOf;
use bots::search::Budget;
use std::collections::HashMap;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tabletop::{Game, Seat, Xoshiro};
use tokio::sync::{mpsc, oneshot};
use words::{Lang, Words};

/// How soon a table is looked at again that would leave memory if it were not busy.
const BUSY: Duration = Duration::from_millis(250);
/// How many moves a hint shows.
const HINTS: usize = 3;
/// A bot whose move could not be kept tries again after this time.
const THINK_AGAIN_AFTER: Duration = Duration::from_secs(1);

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
pub(super) enum Thought<G: Stocked> {
    Move(Seat, Purpose, Option<G::Move>),
    Hint(SocketNo, Option<String>, Box<G::View>, Box<AdviceOf<G>>),
    /// Time to let a bot think again, whose last move could not be kept.
    Again(BotAsk<G>),
}

struct Socket {
    who: Who,
    face: Face,
    out: Outbox,
    /// Is a hint being worked out for it?
    hinting: bool,
}

/// A table in memory, with everybody who is connected to it.
pub(super) struct Live<G: Stocked> {
    hub: Hub,
    id: TableId,
    table: Table<G>,
    thoughts: mpsc::UnboundedSender<Thought<G>>,
    sockets: HashMap<SocketNo, Socket>,
    /// How far people have looked, and whether that is kept yet.
    seen: HashMap<PersonId, (u32, bool)>,
    alarm: Option<Millis>,
    /// The number of the last event that the snapshot covers.
    saved: u32,
    touched: Instant,
    lost: bool,
    /// People whose connection was let go, and of whose going the table does not know yet.
    departed: Vec<PersonId>,
}

impl<G: Stocked> Live<G> {
    pub(super) async fn new(
        hub: Hub,
        id: TableId,
        table: Table<G>,
        thoughts: mpsc::UnboundedSender<Thought<G>>,
    ) -> Live<G> {
        // Without it, people are told less of what changed; the table is none the worse.
        let members = hub.inner().store.members(&id.0).await.unwrap_or_default();
        let seen = members.into_iter().map(|member| (PersonId(member.person), (member.seen, true))).collect();
        let saved = table.no();
        let touched = Instant::now();
        Live {
            hub,
            id,
            table,
            thoughts,
            sockets: HashMap::new(),
            seen,
            alarm: None,
            saved,
            touched,
            lost: false,
            departed: Vec::new(),
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

    /// Is what is in memory no longer what is kept?
    pub(super) fn is_lost(&self) -> bool {
        self.lost
    }

    /// Events that no snapshot covers.
    pub(super) fn unsaved(&self) -> u32 {
        self.table.no().saturating_sub(self.saved)
    }

    /// Keeps a snapshot, and how far people have looked.
    pub(super) async fn save(&mut self) {
        let store = &self.hub.inner().store;
        if self.unsaved() > 0 && !self.lost {
            let change = row_change(&self.table.summary(), now());
            match store.save_snapshot(&self.id.0, self.table.no(), self.table.snapshot(), &change).await {
                Ok(()) => self.saved = self.table.no(),
                // The events are kept; the next one to open the table reads more of them.
                Err(error) => tracing::warn!(table = %self.id, %error, "no snapshot could be kept"),
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
            self.carry_on(effects).await;
        }
    }

    pub(super) async fn heard(&mut self, thought: Thought<G>) {
        match thought {
            Thought::Move(seat, purpose, mv) => {
                let effects = self.table.bot_chose(now(), seat, purpose, mv);
                self.carry_on(effects).await;
            }
            Thought::Again(ask) => self.think(ask),
            Thought::Hint(socket, re, view, advice) => {
                let Some(asker) = self.sockets.get_mut(&socket) else { return };
                asker.hinting = false;
                let reply = self.table.hint(&asker.face, &view, &advice);
                self.send(socket, &Message::Reply { re, reply });
            }
        }
    }

    pub(super) async fn take(&mut self, mail: Mail) {
        self.touched = Instant::now();
        match mail {
            Mail::Attach { socket, who, attach, out } => self.attach(socket, who, attach, out).await,
            Mail::Detach { socket } => self.detach(socket).await,
            Mail::Command { socket, command, since } => self.command(socket, command, since).await,
            Mail::Do { who, words, command, answer } => {
                let effects = self.table.obey(now(), &who, words, command);
                self.answer_with(effects, answer).await;
            }
            Mail::Admit { who, answer } => {
                let effects = self.table.admit(now(), &who);
                self.answer_with(effects, answer).await;
            }
            Mail::SeatProgram { host, seat, program, answer } => {
                let effects = self.table.seat_program(now(), &host, seat, &program);
                self.answer_with(effects, answer).await;
            }
            Mail::UnseatProgram { program } => {
                let effects = self.table.unseat_program(now(), &program);
                self.carry_on(effects).await;
                let theirs: Vec<SocketNo> =
                    self.sockets.iter().filter(|(_, s)| s.who.id == program).map(|(&no, _)| no).collect();
                for no in theirs {
                    if let Some(socket) = self.sockets.get(&no) {
                        dismiss(&socket.out, None, &Code::BadToken.into());
                    }
                    self.detach(no).await;
                }
            }
            Mail::Read(read) => read(Ok(&self.table as &dyn Readable)),
        }
    }

    async fn attach(&mut self, no: SocketNo, who: Who, attach: Attach, out: Outbox) {
        let language = attach.lang.as_deref().map(str::parse::<Lang>).transpose();
        let lang = match language {
            Ok(lang) => lang,
            Err(unknown) => {
                return dismiss(&out, None, &Problem::new(Code::UnknownLang).with("lang", unknown.0));
            }
        };
        let full = self.sockets.len() >= self.hub.inner().settings.sockets;
        let entered = if attach.hello != VERSION {
            Err(Problem::new(Code::UnknownVersion).with("version", attach.hello).with("known", VERSION))
        } else if full {
            Err(Code::TooManySockets.into())
        } else {
            self.table.may_enter(&who).and_then(|()| self.table.face(&who, attach.facing))
        };
        let (facing, audience) = match entered {
            Ok(faced) => faced,
            Err(problem) => return dismiss(&out, attach.lang.as_deref(), &problem),
        };
        let words = lang.map(crate::speech::words);
        let face = Face { facing, audience, words, view: !attach.without_view, moves: attach.moves };
        // What the arrival brings about is kept before anybody is told, the one who arrives among them.
        let arrived = self.table.arrive(now(), &who);
        if let Err(problem) = self.carry(arrived, &mut Origin::Nobody).await {
            return dismiss(&out, attach.lang.as_deref(), &problem);
        }
        let since = attach.since.or_else(|| self.seen.get(&who.id).map(|&(no, _)| no).filter(|_| words.is_some()));
        let welcome = Message::Welcome(Box::new(self.table.welcome(&who, &face, since, None)));
        self.sockets.insert(no, Socket { who, face, out, hinting: false });
        self.send(no, &welcome);
    }

    async fn detach(&mut self, no: SocketNo) {
        if let Some(socket) = self.sockets.remove(&no) {
            self.departed.push(socket.who.id);
            self.note_departures().await;
            self.keep_seen().await;
        }
    }

    async fn command(&mut self, no: SocketNo, command: Command, since: Instant) {
        let Some(socket) = self.sockets.get(&no) else { return };
        let (who, face) = (socket.who.clone(), socket.face);
        let re = command.id.clone();
        let answer = match command.body {
            Body::Face { facing } => return self.turn_to(no, facing, re),
            Body::Seen { n } => {
                let last = self.table.no();
                let seen = self.seen.entry(who.id).or_insert((0, true));
                *seen = (n.min(last).max(seen.0), n.min(last) <= seen.0 && seen.1);
                // It is said with everything that is shown, so that only whoever wants an answer gets one.
                if re.is_none() {
                    return;
                }
                Ok(Reply::Done { n })
            }
            // One at a time, or a few impatient people would keep all bots from thinking.
            Body::Ask(Ask::Hint) if socket.hinting => {
                let wait = self.hub.inner().settings.hint.as_millis();
                Err(Problem::new(Code::TooFast).with("ms", wait))
            }
            Body::Ask(Ask::Hint) => match self.table.ask_hint(&face) {
                Ok(ask) => return self.think_hint(no, re, ask),
                Err(problem) => Err(problem),
            },
            Body::Ask(Ask::Moves) => self.table.ask_moves(&face),
            Body::Ask(Ask::Why { mv }) => self.table.ask_why(&face, mv),
            Body::Ask(Ask::Look { to }) => self.table.ask_look(&face, to),
            Body::Ask(Ask::Since { n }) => Ok(Reply::Since(self.table.since(&face, n))),
            _ => {
                let effects = self.table.obey(now(), &who, face.words_or_english(), command);
                // If it is not kept, the asker has been told.
                let _ = self.carry(effects, &mut Origin::Socket(no, re, since)).await;
                return;
            }
        };
        match answer {
            Ok(reply) => self.send(no, &Message::Reply { re, reply }),
            Err(problem) => self.refuse(no, re.as_deref(), &problem),
        }
    }

    fn turn_to(&mut self, no: SocketNo, facing: Facing, re: Option<String>) {
        let Some(socket) = self.sockets.get_mut(&no) else { return };
        match self.table.face(&socket.who, Some(facing)) {
            Ok((facing, audience)) => {
                socket.face = Face { facing, audience, ..socket.face };
                let (who, face) = (socket.who.clone(), socket.face);
                let welcome = self.table.welcome(&who, &face, None, re);
                self.send(no, &Message::Welcome(Box::new(welcome)));
            }
            Err(problem) => self.refuse(no, re.as_deref(), &problem),
        }
    }

    fn think_hint(&mut self, no: SocketNo, re: Option<String>, ask: HintAsk<G>) {
        if let Some(socket) = self.sockets.get_mut(&no) {
            socket.hinting = true;
        }
        let thoughts = self.thoughts.clone();
        let budget = Budget::Time(self.hub.inner().settings.hint);
        self.hub.inner().pool.run(move || {
            let mut dice = Xoshiro::new(ask.dice);
            let advice = bots::advise(ask.rules.as_ref(), &ask.view, HINTS, budget, &mut dice);
            let _ = thoughts.send(Thought::Hint(no, re, ask.view, Box::new(advice)));
        });
    }

    fn think_later(&self, ask: BotAsk<G>) {
        let thoughts = self.thoughts.clone();
        tokio::spawn(async move {
            tokio::time::sleep(THINK_AGAIN_AFTER).await;
            let _ = thoughts.send(Thought::Again(ask));
        });
    }

    fn think(&self, ask: BotAsk<G>) {
        let thoughts = self.thoughts.clone();
        let metrics = self.hub.inner().metrics.clone();
        self.hub.inner().pool.run(move || {
            let started = Instant::now();
            let chosen = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
                let mut bot = G::bot(&ask.kind).ok()?;
                Some(bot.choose(ask.rules.as_ref(), &ask.view, &mut Xoshiro::new(ask.dice)))
            }));
            // A bot that cannot think must not stop the table.
            let mv = chosen.ok().flatten().or_else(|| any_move(ask.rules.as_ref(), &ask.view, ask.dice));
            metrics.bot_thought(G::ID, started.elapsed());
            let _ = thoughts.send(Thought::Move(ask.seat, ask.purpose, mv));
        });
    }

    /// Carries out what nobody waits for. If it is not kept, it has not happened.
    pub(super) async fn carry_on(&mut self, effects: Vec<Effect<G>>) {
        let _ = self.carry(effects, &mut Origin::Nobody).await;
    }

    /// Carries out effects for somebody who waits for the answer, also if it is not kept.
    async fn answer_with(&mut self, effects: Vec<Effect<G>>, answer: oneshot::Sender<Result<Reply, Problem>>) {
        let _ = self.carry(effects, &mut Origin::Waiting(Some(answer))).await;
    }

    /// Carries out effects in order. What follows an append waits until it is durable; if it does not become so, the rest is
    /// left out.
    async fn carry(&mut self, effects: Vec<Effect<G>>, origin: &mut Origin) -> Result<(), Problem> {
        let mut effects = std::collections::VecDeque::from(effects);
        while let Some(effect) = effects.pop_front() {
            match effect {
                Effect::Append { events, summary, result } => {
                    let batch = batch_of(&self.id, events, summary.as_deref(), result, now(), self.table.deal());
                    let started = Instant::now();
                    let kept = self.hub.inner().store.append(batch).await;
                    self.hub.inner().metrics.commit.observe(started.elapsed().as_secs_f64());
                    if let Err(error) = kept {
                        return self.not_kept(error, origin).await;
                    }
                    if let Some(summary) = summary {
                        self.publish(*summary);
                    }
                }
                Effect::Tell(tidings) => self.tell(&tidings, false, origin),
                Effect::TellWatchers(tidings) => self.tell(&tidings, true, &mut Origin::Nobody),
                Effect::Signal { name, seat, signal } => {
                    let message = Message::Signal { name, seat, signal };
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
                    let opened = match crate::door::secret::table_id() {
                        Ok(id) => self.hub.create(id.clone(), &opening).await.map(|()| id),
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

    /// What happened is not kept, so it has not happened: the table goes back to what is.
    async fn not_kept(&mut self, error: StoreError, origin: &mut Origin) -> Result<(), Problem> {
        tracing::warn!(table = %self.id, %error, "events could not be kept");
        self.go_back().await;
        if let StoreError::Repeated { no, .. } = error {
            let re = match origin {
                Origin::Socket(_, re, _) => re.clone(),
                Origin::Waiting(_) | Origin::Nobody => None,
            };
            self.answer(origin, re, Reply::Done { n: no });
            return Ok(());
        }
        self.hub.inner().metrics.store_failed(failure(&error));
        let problem = Problem::from(error);
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

    /// Reads the table again as it is kept. Nothing is told by that.
    async fn go_back(&mut self) {
        let restored = match self.hub.inner().store.open_table(&self.id.0).await {
            Ok(Some(stored)) => restore::<G>(stored).ok(),
            Ok(None) | Err(_) => None,
        };
        let Some(mut table) = restored else {
            self.lost = true;
            return;
        };
        let mut effects: Vec<Effect<G>> = Vec::new();
        for socket in self.sockets.values() {
            effects.extend(table.arrive(now(), &socket.who));
        }
        effects.extend(table.wake(now()));
        // Who is not connected any more is not at the table that was read.
        self.departed.clear();
        self.saved = self.saved.min(table.no());
        self.table = table;
        for effect in effects {
            match effect {
                // A bot that is due thinks again, not at once, for the store may need a while.
                Effect::AskBot(ask) => self.think_later(ask),
                Effect::Alarm(at) => self.alarm = Some(at),
                // Somebody has their seat back from a bot by being here, which would have to be kept: everybody comes anew.
                Effect::Append { .. } => self.lost = true,
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

    fn publish(&self, summary: crate::table::Summary) {
        let bus = self.hub.bus();
        if bus.is_heard() {
            let members = summary.members.clone().into();
            bus.publish(Notice { table: self.id.clone(), members, summary: Arc::new(summary) });
        }
    }

    /// Tells everybody as much as they may know; each kind of audience is told the same text.
    fn tell(&mut self, tidings: &Tidings<G>, late: bool, origin: &mut Origin) {
        if tidings.table {
            self.turn_away();
        }
        let mut texts: Vec<(Audienced, Option<Utf8Bytes>)> = Vec::new();
        let mut behind = Vec::new();
        let asker = match origin {
            Origin::Socket(no, re, since) => Some((*no, re.clone(), *since)),
            _ => None,
        };
        for (&no, socket) in &self.sockets {
            let face = &socket.face;
            let text = match texts.iter().find(|(key, _)| *key == face.key()) {
                Some((_, text)) => text.clone(),
                None => {
                    let update = self.table.update(face, tidings, late);
                    let text = update.map(|update| as_text(&Message::Update(Box::new(update))));
                    texts.push((face.key(), text.clone()));
                    text
                }
            };
            let answered = asker.as_ref().filter(|(asker, ..)| *asker == no);
            let text = match (text, answered) {
                (Some(text), None) => text,
                (Some(text), Some((_, re, _))) => with_re(&text, re.as_deref()),
                (None, Some((_, re, _))) => {
                    as_text(&Message::Reply { re: re.clone(), reply: Reply::Done { n: tidings.no } })
                }
                (None, None) => continue,
            };
            if socket.out.send(text).is_err() {
                behind.push(no);
            }
        }
        self.hub.inner().metrics.messages.inc_by(self.sockets.len() as u64);
        if tidings.game && !late {
            self.hub.inner().metrics.moves.inc();
        }
        if let Some((_, _, since)) = asker {
            self.hub.inner().metrics.ack.observe(since.elapsed().as_secs_f64());
            self.hub.inner().metrics.command(Outcome::Ok);
        }
        for no in behind {
            self.let_go(no);
        }
        self.publish_turn(tidings);
    }

    /// Whoever may no longer look from where they do, because they gave up the seat, looks as they may from now on, or goes.
    fn turn_away(&mut self) {
        let (table, sockets) = (&self.table, &mut self.sockets);
        let mut turned = Vec::new();
        for (&no, socket) in sockets.iter_mut() {
            if table.face(&socket.who, Some(socket.face.facing)).is_ok() {
                continue;
            }
            match table.face(&socket.who, None) {
                Ok((facing, audience)) => {
                    socket.face = Face { facing, audience, ..socket.face };
                    turned.push((
                        no,
                        Ok(Message::Welcome(Box::new(table.welcome(&socket.who, &socket.face, None, None)))),
                    ));
                }
                Err(problem) => turned.push((no, Err(problem))),
            }
        }
        for (no, outcome) in turned {
            match outcome {
                Ok(welcome) => self.send(no, &welcome),
                Err(problem) => {
                    if let Some(socket) = self.sockets.get(&no) {
                        dismiss(&socket.out, socket.face.words.map(|words| words.lang().tag()), &problem);
                    }
                    self.let_go(no);
                }
            }
        }
    }

    /// Lists show whose turn it is.
    fn publish_turn(&self, tidings: &Tidings<G>) {
        if tidings.game && !tidings.table && self.hub.bus().is_heard() {
            self.publish(self.table.summary());
        }
    }

    fn send(&mut self, no: SocketNo, message: &Message) {
        if let Some(socket) = self.sockets.get(&no)
            && socket.out.send(as_text(message)).is_err()
        {
            self.let_go(no);
        }
    }

    /// Lets go of a client that does not read: its way ends, and its connection with it.
    fn let_go(&mut self, no: SocketNo) {
        if let Some(socket) = self.sockets.remove(&no) {
            self.departed.push(socket.who.id);
        }
    }

    /// Lets the table know who was let go.
    pub(super) async fn note_departures(&mut self) {
        while let Some(person) = self.departed.pop() {
            let effects = self.table.depart(now(), &person);
            self.carry_on(effects).await;
        }
    }

    fn refuse(&mut self, no: SocketNo, re: Option<&str>, problem: &Problem) {
        let Some(face) = self.sockets.get(&no).map(|socket| socket.face) else { return };
        self.hub.inner().metrics.command(problem.code.into());
        self.send(no, &Message::Error(problem.say(face.words_or_english(), re)));
    }

    /// Ends every connection; clients may come back.
    pub(super) fn goodbye(&mut self, code: Code) {
        for (_, socket) in self.sockets.drain() {
            let lang = socket.face.words.map(Words::lang);
            dismiss(&socket.out, lang.map(Lang::tag), &code.into());
        }
    }
}

/// Ends a connection with a reason.
pub(super) fn dismiss(out: &Outbox, lang: Option<&str>, problem: &Problem) {
    let lang = lang.and_then(|tag| tag.parse().ok()).unwrap_or(Lang::En);
    let said = problem.say(crate::speech::words(lang), None);
    let again = may_come_back(problem.code);
    let _ = out.send(as_text(&Message::Goodbye { code: said.code, message: said.message, again }));
}

/// A message as it goes over the wire. Messages can always be written.
pub(super) fn as_text(message: &Message) -> Utf8Bytes {
    serde_json::to_string(message).unwrap_or_default().into()
}

/// The same update, as the answer to a command.
fn with_re(update: &str, re: Option<&str>) -> Utf8Bytes {
    const HEAD: &str = r#"{"type":"update","#;
    match (re, update.strip_prefix(HEAD)) {
        (Some(re), Some(rest)) => {
            let re = serde_json::to_string(re).unwrap_or_default();
            format!(r#"{HEAD}"re":{re},{rest}"#).into()
        }
        _ => update.to_owned().into(),
    }
}

fn failure(error: &StoreError) -> StoreFailure {
    match error {
        StoreError::Full => StoreFailure::Full,
        StoreError::Locked => StoreFailure::Busy,
        _ => StoreFailure::Other,
    }
}

/// Any move the seat of a view has.
fn any_move<G: Game>(rules: &G, view: &G::View, dice: u64) -> Option<G::Move> {
    let eye = rules.eye_of(view)?;
    let mut moves = Vec::new();
    rules.moves(&eye, &mut moves);
    (!moves.is_empty()).then(|| *tabletop::Dice::pick(&mut Xoshiro::new(dice), &moves))
}
