//! The owner's end of a link: mail from another node goes to the table as if its sockets were here, and what the table says goes
//! back, numbered.

use super::message::{AskNo, FromTable, LinkNo, NodeMessage, RemoteAnswer, RemoteMail};
use super::node::Cluster;
use super::relay::WINDOW;
use crate::lease::Owned;
use crate::live::{Hub, Mail, Outbox, SLOW, SocketNo, outbox};
use crate::logging::{target, within_request};
use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;
use table::Problem;
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinSet;
use wire::{Code, Reply, TableId};
use words::{Lang, Words};

/// Messages that may wait to go back over a link.
const WAITING: usize = 256;
/// Messages that go back in one envelope.
const TOGETHER: usize = 64;
/// Bytes that go back in one envelope, unless a single message has more.
const BYTES_TOGETHER: usize = 128 * 1024;
/// After so many the other side is told how much was taken, if nothing else tells it.
const TELL_TAKEN: u64 = WINDOW as u64 / 4;

/// Where mail for the owner's end is put.
pub(super) struct LinkEnd {
    mail: mpsc::Sender<(Option<String>, RemoteMail)>,
    next: u64,
}

impl LinkEnd {
    /// Takes mail; not if one before it is missing, or more comes than was agreed.
    pub(super) fn take(&mut self, no: u64, request: Option<String>, mail: RemoteMail) -> bool {
        let fits = no == self.next && self.mail.try_send((request, mail)).is_ok();
        self.next += 1;
        fits
    }
}

/// Opens the owner's end of a link, if the table is this node's or can be.
pub(super) fn open(cluster: Cluster, from: Arc<str>, link: LinkNo, table: TableId) -> LinkEnd {
    let (mail, comes) = mpsc::channel(WINDOW * 2);
    tokio::spawn(async move {
        match cluster.own(&table).await {
            Ok(Owned::Here(_)) => {
                cluster.0.parts.metrics.nodes.links_in.inc();
                Open::new(&cluster, from, link, table).serve(comes).await;
                cluster.0.parts.metrics.nodes.links_in.dec();
            }
            Ok(Owned::At(_)) | Err(_) => {
                cluster.end_link(&from, link);
                cluster.not_here(&from, link);
            }
        }
    });
    LinkEnd { mail, next: 1 }
}

/// An open link.
struct Open {
    cluster: Cluster,
    hub: Hub,
    table: TableId,
    from: Arc<str>,
    /// The sockets of the other node, by what they are called there.
    sockets: HashMap<u64, SocketNo>,
    back: mpsc::Sender<FromTable>,
    took: Arc<AtomicU64>,
    /// What waits for answers, and what reads for sockets. It ends with the link.
    tasks: JoinSet<()>,
}

impl Open {
    fn new(cluster: &Cluster, from: Arc<str>, link: LinkNo, table: TableId) -> Open {
        let (back, goes) = mpsc::channel(WAITING);
        let took = Arc::new(AtomicU64::new(0));
        let mut tasks = JoinSet::new();
        tasks.spawn(send_back(cluster.clone(), from.clone(), link, took.clone(), goes));
        let hub = cluster.0.parts.hub.clone();
        Open { cluster: cluster.clone(), hub, table, from, sockets: HashMap::new(), back, took, tasks }
    }

    async fn serve(mut self, mut comes: mpsc::Receiver<(Option<String>, RemoteMail)>) {
        while let Some((request, mail)) = comes.recv().await {
            self.hand_over(request, mail).await;
            let took = self.took.fetch_add(1, Ordering::Relaxed) + 1;
            if took.is_multiple_of(TELL_TAKEN) {
                // An empty word says how much was taken.
                let _ = self.back.send(FromTable::Unknown).await;
            }
            while self.tasks.try_join_next().is_some() {}
        }
        // Nobody is behind the link any more.
        for (_, socket) in self.sockets.drain() {
            self.hub.detach(&self.table, socket).await;
        }
    }

    async fn hand_over(&mut self, request: Option<String>, mail: RemoteMail) {
        let began = Instant::now();
        let mail = match mail {
            RemoteMail::Attach { socket, who, address, attach } => {
                let number = self.hub.socket();
                let out = self.socket_of(socket);
                self.sockets.insert(socket, number);
                Mail::Attach { socket: number, who: who.into(), address, attach, out }
            }
            RemoteMail::Detach { socket } => match self.sockets.remove(&socket) {
                Some(socket) => Mail::Detach { socket },
                None => return,
            },
            RemoteMail::Command { socket, command } => match self.sockets.get(&socket) {
                Some(&socket) => Mail::Command { socket, command, since: Instant::now() },
                None => return,
            },
            RemoteMail::Do { ask, who, lang, command } => {
                let words = Words::of(lang.parse().unwrap_or(Lang::En));
                let answer = self.ask(ask, Some(words));
                Mail::Do { who: who.into(), words, command, answer }
            }
            RemoteMail::Passage { ask, who, passage } => {
                let answer = self.ask(ask, None);
                Mail::Passage { who: who.into(), passage, answer }
            }
            RemoteMail::SeatProgram { ask, host, seat, program } => {
                let answer = self.ask(ask, None);
                Mail::SeatProgram { host: host.into(), seat, program: program.into(), answer }
            }
            RemoteMail::UnseatProgram { program } => Mail::UnseatProgram { program },
            RemoteMail::NewKey { host, program } => Mail::NewKey { host: host.into(), program },
            RemoteMail::Forget { ask, person, to } => {
                let (answer, wait) = oneshot::channel();
                self.answer_later(ask, async move {
                    RemoteAnswer::done(wait.await.unwrap_or_else(|_| Err(Code::Internal.into())))
                });
                Mail::Forget { person, to, answer }
            }
            RemoteMail::Here { ask } => {
                let back = self.back.clone();
                Mail::Read(Box::new(move |table| {
                    let people = table.map(|table| table.here()).unwrap_or_default();
                    // A relay that gets no answer shows nobody.
                    let _ =
                        back.try_send(FromTable::Here { ask, people: people.into_iter().map(Into::into).collect() });
                }))
            }
            RemoteMail::Unknown => return,
        };
        if let Some(request) = &request {
            tracing::debug!(target: target::EFFECTS, request, table = %self.table, from = %self.from, "mail from another node");
        }
        // At the table it still has the name that it came with.
        let sent = self.hub.send(&self.table, mail);
        let sent = match &request {
            Some(request) => within_request(request, sent).await,
            None => sent.await,
        };
        if let Err(problem) = sent {
            tracing::debug!(target: target::EFFECTS, table = %self.table, code = %problem.code.name(), "mail from another node is not taken");
        }
        if began.elapsed() > SLOW {
            tracing::warn!(target: target::EFFECTS, request, table = %self.table, from = %self.from, took = ?began.elapsed(), "a table is slow to take mail from another node");
        }
    }

    /// A socket of the other node looks like one of ours: what it is told goes back over the link.
    fn socket_of(&mut self, socket: u64) -> Outbox {
        let (out, mut reader) = outbox();
        let (back, most) = (self.back.clone(), self.cluster.post().map_or(0, |post| post.most_bytes()));
        self.tasks.spawn(async move {
            while let Some(text) = reader.next().await {
                // In an envelope every quotation mark takes two bytes.
                if text.len() * 2 > most {
                    tracing::error!(
                        bytes = text.len(),
                        most,
                        "a message is too large for the bus; raise max_payload of the NATS server"
                    );
                    break;
                }
                if back.send(FromTable::Tell { socket, text: text.as_str().to_owned() }).await.is_err() {
                    return;
                }
            }
            let _ = back.send(FromTable::LetGo { socket, behind: reader.is_behind() }).await;
        });
        out
    }

    /// Where the table answers, for somebody at the other node.
    fn ask(&mut self, ask: AskNo, words: Option<&'static Words>) -> oneshot::Sender<Result<Reply, Problem>> {
        let (answer, wait) = oneshot::channel();
        self.answer_later(ask, async move {
            RemoteAnswer::of(wait.await.unwrap_or_else(|_| Err(Code::Internal.into())), words)
        });
        answer
    }

    fn answer_later(&mut self, ask: AskNo, answer: impl Future<Output = RemoteAnswer> + Send + 'static) {
        let back = self.back.clone();
        self.tasks.spawn(async move {
            let answer = answer.await;
            let _ = back.send(FromTable::Answer { ask, answer }).await;
        });
    }
}

/// Numbers what goes back and sends it, as much at a time as waits.
async fn send_back(
    cluster: Cluster,
    to: Arc<str>,
    link: LinkNo,
    took: Arc<AtomicU64>,
    mut goes: mpsc::Receiver<FromTable>,
) {
    let Some(post) = cluster.post() else { return };
    post.send(&to, NodeMessage::Opened { link }).await;
    let mut no = 0;
    let mut next = None;
    loop {
        let Some(first) = (match next.take() {
            Some(first) => Some(first),
            None => goes.recv().await,
        }) else {
            return;
        };
        let (mut said, mut bytes) = (vec![first], 0);
        while said.len() < TOGETHER && bytes < BYTES_TOGETHER {
            bytes += said.last().map_or(0, size);
            match goes.try_recv() {
                Ok(one) if bytes + size(&one) > BYTES_TOGETHER => {
                    next = Some(one);
                    break;
                }
                Ok(one) => said.push(one),
                Err(_) => break,
            }
        }
        said.retain(|one| !matches!(one, FromTable::Unknown));
        no += 1;
        post.send(&to, NodeMessage::FromTable { link, no, took: took.load(Ordering::Relaxed), said }).await;
    }
}

fn size(said: &FromTable) -> usize {
    match said {
        FromTable::Tell { text, .. } => text.len(),
        _ => 0,
    }
}
