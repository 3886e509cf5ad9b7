//! Stands in for the task of a table that another node owns: takes its mail and sends it there, and hands what comes back to
//! the sockets here.
//!
//! What goes over a link is numbered on both ways. When a number is missing, when the owner is gone, or when this node is cut
//! off, the link is broken: every socket is told to come back, and whoever waits for an answer is told to ask again. A client
//! that comes back says again what was not answered, under the same id, and the table carries it out once.

use super::copy::{Asker, Copy, Found};
use super::message::{AskNo, FromTable, LinkNo, NodeMessage, RemoteAnswer, RemoteMail};
use super::node::{Cluster, FromOwner};
use super::post::Post;
use crate::lease::Lease;
use crate::live::{Ended, Hinting, Hub, Mail, Outbox, Posted, SocketNo, as_text, dismiss};
use std::collections::HashMap;
use std::sync::Arc;
use std::time::{Duration, Instant};
use table::{Problem, Who};
use tokio::sync::{mpsc, oneshot, watch};
use tokio::time::timeout;
use wire::{Ask, Body, Code, Message, Reply, TableId};
use words::{Lang, Words};

/// Mail that may be on its way to the owner and not taken by the table yet. More waits here, and so do those who send it.
pub(super) const WINDOW: usize = 64;
/// The owner has to say within this time that it has the table.
const OPEN_WITHIN: Duration = Duration::from_millis(700);
/// With mail on its way, the owner has to say something within this time.
const SILENT_FOR: Duration = Duration::from_secs(10);
/// Who is connected has to be said within this time; otherwise nobody is shown.
const HERE_WITHIN: Duration = Duration::from_millis(500);
/// A relay that nobody needs ends after this time.
const IDLE: Duration = Duration::from_secs(30);
/// How often it is looked at what nobody says.
const LOOK: Duration = Duration::from_secs(1);

/// A socket here at a table there.
struct Socket {
    out: Outbox,
    lang: Option<String>,
    asker: Asker,
    /// The hint that is being worked out for it here. It ends with the connection.
    hinting: Option<Hinting>,
}

impl Socket {
    fn say(&self, re: Option<&str>, said: Result<Reply, Problem>) {
        let words = self.asker.words.unwrap_or(Words::of(Lang::En));
        let message = match said {
            Ok(reply) => Message::Reply { re: re.map(str::to_owned), reply },
            Err(problem) => Message::Error(problem.say(words, re)),
        };
        // One that does not read is let go by whoever tells it of moves.
        let _ = self.out.send(as_text(&message));
    }
}

/// A hint that was worked out here, for a socket and its command.
struct FoundHere {
    socket: SocketNo,
    re: Option<String>,
    found: Found,
}

/// Somebody who waits for an answer.
enum Waiting {
    Reply(oneshot::Sender<Result<Reply, Problem>>),
    Done(oneshot::Sender<Result<(), Problem>>),
}

/// Relays the mail of a table to its owner until that is over. Mail that it did not take stays in the mailbox.
pub(super) async fn relay(
    cluster: &Cluster,
    hub: &Hub,
    id: &TableId,
    owner: Arc<str>,
    mailbox: &mut mpsc::Receiver<Posted>,
) -> Ended {
    let (Some(post), Some(lease)) = (cluster.post(), cluster.lease()) else { return Ended::NotOpened };
    let (link, mut hears) = cluster.link_to(&owner);
    let opened = Instant::now();
    post.send(&owner, NodeMessage::Open { link, table: id.clone() }).await;
    let ended = match timeout(OPEN_WITHIN, hears.recv()).await {
        Ok(Some(FromOwner::Opened)) => {
            cluster.metrics().nodes.answer.observe(opened.elapsed().as_secs_f64());
            let (hints, mut found) = mpsc::unbounded_channel();
            let relay = Relay {
                cluster,
                hub,
                id,
                owner: owner.clone(),
                post: post.clone(),
                lease,
                link,
                sent: 0,
                took: 0,
                heard: 0,
                sockets: HashMap::new(),
                waiting: HashMap::new(),
                next_ask: 0,
                copy: Copy::default(),
                hints,
                last: Instant::now(),
                used: Instant::now(),
            };
            relay.run(mailbox, &mut hears, &mut found).await
        }
        _ => Ended::NotOpened,
    };
    cluster.unlink(link);
    post.send(&owner, NodeMessage::Close { link }).await;
    ended
}

/// Waits until the server stops.
async fn stopped(stopping: &mut watch::Receiver<bool>) {
    // If nobody can say so any more, it is the end too.
    let _ = stopping.wait_for(|stop| *stop).await;
}

struct Relay<'a> {
    cluster: &'a Cluster,
    hub: &'a Hub,
    id: &'a TableId,
    owner: Arc<str>,
    post: Post,
    lease: Lease,
    link: LinkNo,
    /// How much was sent, and how much of it the table has taken.
    sent: u64,
    took: u64,
    /// The last number that came back.
    heard: u64,
    sockets: HashMap<SocketNo, Socket>,
    waiting: HashMap<AskNo, (Waiting, Instant)>,
    next_ask: AskNo,
    copy: Copy,
    hints: mpsc::UnboundedSender<FoundHere>,
    /// When the owner last said something, or had nothing to say.
    last: Instant,
    /// When somebody last needed the relay.
    used: Instant,
}

impl Relay<'_> {
    async fn run(
        mut self,
        mailbox: &mut mpsc::Receiver<Posted>,
        hears: &mut mpsc::Receiver<FromOwner>,
        found: &mut mpsc::UnboundedReceiver<FoundHere>,
    ) -> Ended {
        let mut stopping = self.hub.stopping();
        let mut gone = self.cluster.someone_gone();
        let mut look = tokio::time::interval(LOOK);
        let ended = loop {
            let room = (self.sent - self.took) < WINDOW as u64;
            tokio::select! {
                biased;
                said = hears.recv() => {
                    if !said.is_some_and(|said| self.hear(said)) {
                        break Ended::Broken;
                    }
                }
                () = self.lease.lost() => break Ended::Broken,
                _ = gone.changed() => {
                    if !self.cluster.is_alive(&self.owner) {
                        break Ended::Broken;
                    }
                }
                () = stopped(&mut stopping) => break Ended::Stopping,
                posted = mailbox.recv(), if room => match posted {
                    Some(posted) => {
                        if !self.take(posted, hears).await {
                            break Ended::Broken;
                        }
                    }
                    None => break Ended::Idle,
                },
                Some(found) = found.recv() => self.hinted(found).await,
                _ = look.tick() => {
                    self.end_idle_hints().await;
                    let quiet = self.sent == self.took && self.waiting.is_empty();
                    if quiet {
                        self.last = Instant::now();
                    } else if self.last.elapsed() > SILENT_FOR {
                        break Ended::Broken;
                    }
                    if quiet && self.sockets.is_empty() && self.used.elapsed() > IDLE {
                        break Ended::Idle;
                    }
                }
            }
        };
        self.end(ended);
        ended
    }

    /// Whoever is here is told.
    fn end(mut self, ended: Ended) {
        if ended == Ended::Broken {
            self.cluster.metrics().nodes.links_broken.inc();
            tracing::info!(table = %self.id, owner = %self.owner, sockets = self.sockets.len(), "the way to the owner of a table is broken; its sockets come back");
        }
        let problem: Problem = Code::Stopping.into();
        for socket in self.sockets.values() {
            dismiss(&socket.out, socket.lang.as_deref(), &problem);
        }
        for (_, (waiting, _)) in self.waiting.drain() {
            // Whoever asked may have gone.
            match waiting {
                Waiting::Reply(answer) => drop(answer.send(Err(problem.clone()))),
                Waiting::Done(answer) => drop(answer.send(Err(problem.clone()))),
            }
        }
    }

    /// Takes what the owner says; not if something before it is missing.
    fn hear(&mut self, said: FromOwner) -> bool {
        self.last = Instant::now();
        match said {
            FromOwner::Opened => true,
            FromOwner::NotHere => false,
            FromOwner::Said { no, took, said } => {
                if no != self.heard + 1 {
                    return false;
                }
                (self.heard, self.took) = (no, took.clamp(self.took, self.sent));
                said.into_iter().for_each(|one| self.hand_on(one));
                true
            }
        }
    }

    fn hand_on(&mut self, said: FromTable) {
        match said {
            FromTable::Tell { socket, text } => {
                let behind = self.sockets.get(&socket).is_some_and(|to| to.out.send(text.into()).is_err());
                if behind {
                    // Its way ends, and its connection with it; then the owner is told.
                    self.sockets.remove(&socket);
                }
            }
            FromTable::LetGo { socket, behind } => {
                if let Some(socket) = self.sockets.remove(&socket)
                    && behind
                {
                    dismiss(&socket.out, socket.lang.as_deref(), &Code::TooSlow.into());
                }
            }
            FromTable::Answer { ask, answer } => self.answered(ask, answer),
            // Whoever asked has waited for long enough.
            FromTable::Here { .. } | FromTable::Unknown => {}
        }
    }

    fn answered(&mut self, ask: AskNo, answer: RemoteAnswer) {
        let Some((waiting, since)) = self.waiting.remove(&ask) else { return };
        self.cluster.metrics().nodes.answer.observe(since.elapsed().as_secs_f64());
        match waiting {
            Waiting::Reply(to) => drop(to.send(answer.into_reply())),
            Waiting::Done(to) => drop(to.send(answer.into_reply().map(drop))),
        }
    }

    fn ask(&mut self, waiting: Waiting) -> AskNo {
        self.next_ask += 1;
        self.waiting.insert(self.next_ask, (waiting, Instant::now()));
        self.next_ask
    }

    async fn send(&mut self, request: Option<&str>, mail: RemoteMail) {
        self.sent += 1;
        let request = request.map(str::to_owned);
        let say = NodeMessage::ToTable { link: self.link, no: self.sent, request, mail };
        self.post.send(&self.owner, say).await;
    }

    /// Takes mail. Is the link still whole?
    async fn take(&mut self, Posted { request, mail }: Posted, hears: &mut mpsc::Receiver<FromOwner>) -> bool {
        self.used = Instant::now();
        let mail = match mail {
            Mail::Read(read) => {
                let Some(here) = self.here(hears).await else {
                    // The owner is gone; the table is read without it.
                    match self.copy.read(self.hub, self.id, &[]).await {
                        Ok(table) => read(Ok(table)),
                        Err(problem) => read(Err(&problem)),
                    }
                    return false;
                };
                match self.copy.read(self.hub, self.id, &here).await {
                    Ok(table) => read(Ok(table)),
                    Err(problem) => read(Err(&problem)),
                }
                return true;
            }
            Mail::Attach { socket, who, address, attach, out } => {
                let words = attach.lang.as_deref().and_then(|tag| tag.parse().ok()).map(Words::of);
                let asker = Asker { who: who.clone(), address, facing: attach.facing, words };
                self.sockets.insert(socket, Socket { out, lang: attach.lang.clone(), asker, hinting: None });
                RemoteMail::Attach { socket, who: who.into(), address, attach }
            }
            Mail::Detach { socket } => {
                self.sockets.remove(&socket);
                RemoteMail::Detach { socket }
            }
            // A socket of an earlier link comes back, and says it again.
            Mail::Command { socket, .. } if !self.sockets.contains_key(&socket) => return true,
            Mail::Command { socket, command, .. } if command.body == Body::Ask(Ask::Hint) => {
                self.hint(socket, command.id).await;
                return true;
            }
            Mail::Command { socket, command, .. } => {
                if let (Body::Face { facing }, Some(socket)) = (&command.body, self.sockets.get_mut(&socket)) {
                    socket.asker.facing = Some(*facing);
                }
                RemoteMail::Command { socket, command }
            }
            Mail::Do { who, words, command, answer } => {
                let (ask, lang) = (self.ask(Waiting::Reply(answer)), words.lang().tag().to_owned());
                RemoteMail::Do { ask, who: who.into(), lang, command }
            }
            Mail::Passage { who, passage, answer } => {
                RemoteMail::Passage { ask: self.ask(Waiting::Reply(answer)), who: who.into(), passage }
            }
            Mail::SeatProgram { host, seat, program, answer } => {
                let ask = self.ask(Waiting::Reply(answer));
                RemoteMail::SeatProgram { ask, host: host.into(), seat, program: program.into() }
            }
            Mail::UnseatProgram { program } => RemoteMail::UnseatProgram { program },
            Mail::NewKey { host, program } => RemoteMail::NewKey { host: host.into(), program },
            Mail::Forget { person, to, answer } => {
                // Events are written anew under their numbers.
                self.copy.forget();
                RemoteMail::Forget { ask: self.ask(Waiting::Done(answer)), person, to }
            }
        };
        self.send(request.as_deref(), mail).await;
        true
    }

    /// Has a hint worked out here, so that whoever has the table thinks for its bots.
    async fn hint(&mut self, no: SocketNo, re: Option<String>) {
        let Some(socket) = self.sockets.get_mut(&no) else { return };
        let (hints, asked) = (self.hints.clone(), re.clone());
        // Each socket has one at a time, so that not many wait. A relay that has ended needs none.
        let found = Box::new(move |found| drop(hints.send(FoundHere { socket: no, re: asked, found })));
        let begun = match self.copy.current(self.hub, self.id, &[]).await {
            Ok(table) => table.begin_hint(self.hub, &socket.asker, socket.hinting.as_ref(), found),
            Err(problem) => Err(problem),
        };
        match begun {
            Ok(hinting) => socket.hinting = Some(hinting),
            Err(problem) => socket.say(re.as_deref(), Err(problem)),
        }
    }

    /// Hands on a hint that was worked out here.
    async fn hinted(&mut self, FoundHere { socket, re, found }: FoundHere) {
        let Some(socket) = self.sockets.get_mut(&socket) else { return };
        socket.hinting = None;
        let said = match self.copy.current(self.hub, self.id, &[]).await {
            Ok(table) => table.hint(self.hub, &socket.asker, found),
            Err(problem) => Err(problem),
        };
        socket.say(re.as_deref(), said);
    }

    /// Nobody thinks about what does not help any more.
    async fn end_idle_hints(&mut self) {
        let hintings: Vec<&Hinting> = self.sockets.values().filter_map(|socket| socket.hinting.as_ref()).collect();
        if hintings.is_empty() {
            return;
        }
        // If the table cannot be read, they end by themselves.
        if let Ok(table) = self.copy.current(self.hub, self.id, &[]).await {
            hintings.into_iter().for_each(|hinting| table.end_if_idle(hinting));
        }
    }

    /// Who is connected to the table; none, if the link is broken.
    async fn here(&mut self, hears: &mut mpsc::Receiver<FromOwner>) -> Option<Vec<Who>> {
        self.next_ask += 1;
        let asked = self.next_ask;
        self.send(None, RemoteMail::Here { ask: asked }).await;
        let until = tokio::time::Instant::now() + HERE_WITHIN;
        loop {
            let said = match tokio::time::timeout_at(until, hears.recv()).await {
                Ok(said) => said?,
                Err(_) => return Some(Vec::new()),
            };
            let (mut found, mut rest) = (None, said);
            if let FromOwner::Said { said, .. } = &mut rest {
                let at = said.iter().position(|one| matches!(one, FromTable::Here { ask, .. } if *ask == asked));
                if let Some(FromTable::Here { people, .. }) = at.map(|at| said.remove(at)) {
                    found = Some(people.into_iter().map(Who::from).collect());
                }
            }
            if !self.hear(rest) {
                return None;
            }
            if found.is_some() {
                return found;
            }
        }
    }
}
