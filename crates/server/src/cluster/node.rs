//! This node: who it is, who else is there, and whose a table is.

use super::envelope::{Dropped, Opener};
use super::keeper::Keeper;
use super::link::{self, LinkEnd};
use super::message::{FromTable, LinkNo, NodeMessage, notice};
use super::nats::{BusError, Nats};
use super::post::Post;
use super::shared_counts::SharedCounts;
use crate::auth::key::Key;
use crate::auth::logout::{LoggedOutDevices, LogoutNotices};
use crate::bus::Notice;
use crate::lease::{Away, Hold, Lease, Owned, Standing};
use crate::live::Hub;
use crate::metrics::{Metrics, NotBelieved};
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use store::{NodeRow, Ownership, Store, StoreError};
use tokio::sync::{mpsc, watch};
use wire::TableId;

/// What a node is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NodeConfig {
    /// Where the bus is.
    pub bus: String,
    /// What the node is called.
    pub name: String,
    /// How long a lease holds without being renewed.
    pub lease: Duration,
}

/// What a node needs of the server around it.
pub struct ClusterParts {
    /// What is kept, by all.
    pub store: Store,
    /// The tables.
    pub hub: Hub,
    /// The secrets that all nodes share.
    pub key: Key,
    /// Who was logged out.
    pub logouts: LogoutNotices,
    /// What is counted over all nodes.
    pub counts: SharedCounts,
    /// What is measured.
    pub metrics: Metrics,
}

/// Another node, as far as is known.
#[derive(Clone, Debug)]
pub(super) struct Peer {
    pub row: NodeRow,
    /// Does somebody at it want to hear of tables?
    pub listens: bool,
}

/// What the node that owns a table says over a link.
pub(super) enum FromOwner {
    Opened,
    NotHere,
    Said { no: u64, took: u64, said: Vec<FromTable> },
}

/// A link of this node to a table that another owns.
struct LinkOut {
    owner: Arc<str>,
    heard: mpsc::Sender<FromOwner>,
}

/// This node among others. Copies are the same node.
#[derive(Clone)]
pub struct Cluster(pub(super) Arc<Inner>);

pub(super) struct Inner {
    pub parts: ClusterParts,
    pub config: NodeConfig,
    pub nats: Nats,
    pub prefix: Arc<str>,
    pub bus_key: Key,
    pub standing: Arc<Standing>,
    pub away: watch::Sender<Option<Away>>,
    /// What goes out, while the node is in.
    post: Mutex<Option<Post>>,
    /// The other live nodes, by session.
    peers: Mutex<HashMap<Arc<str>, Peer>>,
    /// Changes whenever a session goes.
    pub gone: watch::Sender<u64>,
    links_out: Mutex<HashMap<LinkNo, LinkOut>>,
    links_in: Mutex<HashMap<(Arc<str>, LinkNo), LinkEnd>>,
    next_link: AtomicU64,
    pub draining: AtomicBool,
}

/// Messages that may wait for a relay. One that is further behind than that looks anew.
const WAITING: usize = 1024;

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Cluster {
    /// Connects to the bus and joins the others. It goes on as long as the program.
    pub async fn start(config: NodeConfig, parts: ClusterParts) -> Result<Cluster, ClusterError> {
        let metrics = parts.metrics.clone();
        let nats = Nats::connect(&config.bus, &config.name, move || {
            metrics.nodes.overflowed.inc();
        })
        .await?;
        let bus_key = parts.key.derive("bus between nodes");
        let tag = parts.key.derive("subjects of the bus").tag(&["prefix"]);
        let prefix = format!("firstlight.{}", hex(&tag[..8])).into();
        let cluster = Cluster(Arc::new(Inner {
            parts,
            config,
            nats,
            prefix,
            bus_key,
            standing: Arc::new(Standing::new()),
            away: watch::Sender::new(Some(Away::Starting)),
            post: Mutex::default(),
            peers: Mutex::default(),
            gone: watch::Sender::new(0),
            links_out: Mutex::default(),
            links_in: Mutex::default(),
            next_link: AtomicU64::new(1),
            draining: AtomicBool::new(false),
        }));
        cluster.0.parts.hub.work_with(Arc::new(cluster.clone()));
        cluster.tell_of_tables();
        Keeper::start(cluster.clone()).await?;
        cluster.0.parts.counts.share(cluster.clone());
        Ok(cluster)
    }

    /// The row of this node, under a session.
    pub(super) fn row(&self, session: &str) -> NodeRow {
        NodeRow {
            session: session.to_owned(),
            name: self.0.config.name.clone(),
            program: env!("CARGO_PKG_VERSION").to_owned(),
            reads: table::EVENT_VERSIONS,
            wire: super::envelope::VERSION,
            secrets: self.0.parts.key.derive("fingerprint of the secrets").tag(&["of all nodes"]),
        }
    }

    /// Why this node takes nobody at the moment, if it does not.
    pub fn away(&self) -> Option<Away> {
        if self.0.draining.load(Ordering::Relaxed) {
            return Some(Away::Leaving);
        }
        let away = *self.0.away.borrow();
        away.or_else(|| (!self.0.standing.is_held()).then_some(Away::Lease))
    }

    /// The lease, if it holds.
    pub(super) fn lease(&self) -> Option<Lease> {
        self.0.standing.lease()
    }

    pub(super) fn metrics(&self) -> &Metrics {
        &self.0.parts.metrics
    }

    /// Asks whose a table is, and takes it if it is nobody's.
    pub async fn own(&self, table: &TableId) -> Result<Owned, StoreError> {
        let store = &self.0.parts.store;
        let Some(lease) = self.lease() else { return Err(StoreError::LeaseLost { session: String::new() }) };
        match store.own(&table.0, lease.session()).await {
            Ok(Ownership::Mine(fence)) if lease.is_held() => Ok(Owned::Here(Hold::new(fence, lease))),
            Ok(Ownership::Mine(_)) => Err(StoreError::LeaseLost { session: lease.session().to_string() }),
            Ok(Ownership::Of { session, .. }) => Ok(Owned::At(session.into())),
            // Somebody with a newer program can read it.
            Err(StoreError::NewerEvents { table, found, known }) => {
                let reads = |peer: &&Peer| (peer.row.reads.0..=peer.row.reads.1).contains(&found);
                let newer = locked(&self.0.peers).values().find(reads).map(|peer| Arc::from(peer.row.session.as_str()));
                newer.map(Owned::At).ok_or(StoreError::NewerEvents { table, found, known })
            }
            Err(error) => Err(error),
        }
    }

    /// Gives a table back, after it was saved.
    pub async fn disown(&self, table: &TableId, hold: &Hold) {
        let (Some(session), Some(fence)) = (hold.session(), hold.fence) else { return };
        if let Err(error) = self.0.parts.store.disown(&table.0, session, fence).await {
            tracing::debug!(%table, %error, "a table could not be given back");
        }
    }

    /// Is this the node that does what one node does for all?
    pub fn is_first(&self) -> bool {
        let Some(lease) = self.lease() else { return false };
        locked(&self.0.peers).keys().all(|peer| **peer > **lease.session())
    }

    /// Hears whenever a node goes.
    pub(super) fn someone_gone(&self) -> watch::Receiver<u64> {
        self.0.gone.subscribe()
    }

    /// How many nodes there are, this one among them.
    pub fn nodes(&self) -> usize {
        locked(&self.0.peers).len() + 1
    }

    /// Is a session of another node alive, as far as is known?
    pub(super) fn is_alive(&self, session: &str) -> bool {
        locked(&self.0.peers).contains_key(session)
    }

    pub(super) fn set_post(&self, post: Option<Post>) {
        *locked(&self.0.post) = post;
    }

    pub(super) fn post(&self) -> Option<Post> {
        locked(&self.0.post).clone()
    }

    /// Says something to every other node.
    pub(super) fn tell_all(&self, wanted: impl Fn(&Peer) -> bool, say: impl Fn() -> NodeMessage) {
        let Some(post) = self.post() else { return };
        let peers: Vec<Arc<str>> = {
            let peers = locked(&self.0.peers);
            peers.iter().filter(|(_, peer)| wanted(peer)).map(|(session, _)| session.clone()).collect()
        };
        for peer in peers {
            post.try_send(&peer, say());
        }
    }

    /// Lets other nodes hear of tables and of those who were logged out.
    fn tell_of_tables(&self) {
        let (wants, tells, outs) = (self.clone(), self.clone(), self.clone());
        let listens = move || locked(&wants.0.peers).values().any(|peer| peer.listens);
        let tell = move |heard: &Notice| tells.tell_all(|peer| peer.listens, || heard.clone().into());
        self.0.parts.hub.bus().also_tell(listens, tell);
        self.0.parts.logouts.also_tell(move |left: &LoggedOutDevices| outs.tell_all(|_| true, || left.clone().into()));
    }

    /// The nodes that are alive, as the database says. Whoever is not among them is gone.
    pub(super) fn note_nodes(&self, rows: Vec<NodeRow>, own: &str) {
        let mut peers = locked(&self.0.peers);
        let before = peers.len();
        peers.retain(|session, _| rows.iter().any(|row| *row.session == **session));
        let left = before > peers.len();
        for row in rows.into_iter().filter(|row| row.session != own) {
            let session: Arc<str> = row.session.as_str().into();
            // Until it says otherwise, it is told everything.
            peers.entry(session).or_insert(Peer { row, listens: true });
        }
        let count = peers.len() as i64 + 1;
        drop(peers);
        self.metrics().nodes.nodes.set(count);
        if left {
            self.forget_gone();
        }
    }

    /// Whatever belongs to sessions that are gone goes.
    fn forget_gone(&self) {
        locked(&self.0.links_in).retain(|(from, _), _| self.is_alive(from));
        self.0.parts.counts.forget(|session| !self.is_alive(session));
        self.0.gone.send_modify(|count| *count += 1);
    }

    /// A link to the owner of a table.
    pub(super) fn link_to(&self, owner: &Arc<str>) -> (LinkNo, mpsc::Receiver<FromOwner>) {
        let (heard, hears) = mpsc::channel(WAITING);
        let link = self.0.next_link.fetch_add(1, Ordering::Relaxed);
        locked(&self.0.links_out).insert(link, LinkOut { owner: owner.clone(), heard });
        self.metrics().nodes.links_out.inc();
        (link, hears)
    }

    /// A link that is not needed any more.
    pub(super) fn unlink(&self, link: LinkNo) {
        if locked(&self.0.links_out).remove(&link).is_some() {
            self.metrics().nodes.links_out.dec();
        }
    }

    /// An end of a link of another node that is not needed any more.
    pub(super) fn end_link(&self, from: &Arc<str>, link: LinkNo) {
        locked(&self.0.links_in).remove(&(from.clone(), link));
    }

    /// Every link goes with the session that had it.
    pub(super) fn drop_links(&self) {
        locked(&self.0.links_in).clear();
        let out = std::mem::take(&mut *locked(&self.0.links_out)).len();
        self.metrics().nodes.links_out.dec_by(out as i64);
    }

    /// Opens an envelope and does what it says.
    pub(super) fn take(&self, opener: &mut Opener, envelope: &[u8]) {
        match opener.open(envelope) {
            Ok((from, said)) => {
                self.metrics().nodes.received.inc();
                let from: Arc<str> = from.into();
                said.into_iter().for_each(|message| self.hear(&from, message));
            }
            Err(dropped) => {
                let why = match dropped {
                    Dropped::TooLarge => NotBelieved::TooLarge,
                    Dropped::Unsigned => NotBelieved::Unsigned,
                    Dropped::Malformed => NotBelieved::Malformed,
                    Dropped::Stale => NotBelieved::Stale,
                    Dropped::OtherVersion => NotBelieved::OtherVersion,
                };
                self.metrics().nodes.not_believed(why);
                tracing::debug!(?dropped, bytes = envelope.len(), "something from the bus is not believed");
            }
        }
    }

    fn hear(&self, from: &Arc<str>, message: NodeMessage) {
        match message {
            NodeMessage::Hello { listens } => {
                if let Some(peer) = locked(&self.0.peers).get_mut(from) {
                    peer.listens = listens;
                }
            }
            NodeMessage::Leaving => {
                let left = locked(&self.0.peers).remove(from).is_some();
                if left {
                    self.forget_gone();
                }
            }
            NodeMessage::Open { link, table } => {
                let end = link::open(self.clone(), from.clone(), link, table);
                locked(&self.0.links_in).insert((from.clone(), link), end);
            }
            NodeMessage::ToTable { link, no, request, mail } => {
                let mut ends = locked(&self.0.links_in);
                let key = (from.clone(), link);
                let taken = ends.get_mut(&key).is_some_and(|end| end.take(no, request, mail));
                if !taken {
                    ends.remove(&key);
                    drop(ends);
                    self.metrics().nodes.overflowed.inc();
                    self.not_here(from, link);
                }
            }
            NodeMessage::Close { link } => self.end_link(from, link),
            NodeMessage::Opened { link } => self.to_relay(from, link, FromOwner::Opened),
            NodeMessage::NotHere { link } => self.to_relay(from, link, FromOwner::NotHere),
            NodeMessage::FromTable { link, no, took, said } => {
                self.to_relay(from, link, FromOwner::Said { no, took, said });
            }
            NodeMessage::Notice { table, members, summary, watch } => {
                self.0.parts.hub.bus().tell_here(notice(table, members, *summary, watch));
            }
            NodeMessage::LoggedOut { person, only, but } => {
                self.0.parts.logouts.tell_here(LoggedOutDevices { person, only, but });
            }
            NodeMessage::Taken { taken } => {
                self.0.parts.counts.taken_elsewhere(&taken);
                self.metrics().nodes.limits_heard(&taken);
            }
            NodeMessage::Missing { missing } => self.0.parts.counts.missing_elsewhere(&missing),
            NodeMessage::Sockets { open } => self.0.parts.counts.open_elsewhere(from, &open),
            NodeMessage::Unknown => {}
        }
    }

    /// Tells another node that the table of a link is not here.
    pub(super) fn not_here(&self, to: &Arc<str>, link: LinkNo) {
        if let Some(post) = self.post() {
            post.try_send(to, NodeMessage::NotHere { link });
        }
    }

    fn to_relay(&self, from: &Arc<str>, link: LinkNo, said: FromOwner) {
        let mut links = locked(&self.0.links_out);
        // Only the owner speaks for a table.
        let Some(out) = links.get(&link).filter(|out| out.owner == *from) else { return };
        if out.heard.try_send(said).is_err() {
            // The relay is too far behind, or is ending: without its way in it looks anew.
            links.remove(&link);
            self.metrics().nodes.links_out.dec();
            self.metrics().nodes.overflowed.inc();
        }
    }
}

/// Why a node does not work with others.
#[derive(Debug, thiserror::Error)]
pub enum ClusterError {
    /// There is no bus.
    #[error(transparent)]
    Bus(#[from] BusError),
    /// The database does not take the node.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// There is no randomness to name a session.
    #[error(transparent)]
    NoRandomness(#[from] crate::auth::secret::NoRandomness),
}

pub(super) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
