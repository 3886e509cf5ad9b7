//! Keeps this node among the others: joins, renews its lease, looks who else is there; and when that fails, lets go of
//! everything at once and joins anew.

use super::envelope::{Opener, Sealer};
use super::message::NodeMessage;
use super::node::{Cluster, ClusterError, hex};
use super::post::{Post, subject};
use crate::auth::secret::random;
use crate::lease::Away;
use crate::metrics::GaveUp;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};
use store::StoreError;
use tokio::time::{MissedTickBehavior, interval, sleep, timeout, timeout_at};

/// Between two tries to join.
const TRY_AGAIN: Duration = Duration::from_millis(250);

/// Keeps a node among the others.
pub(super) struct Keeper {
    cluster: Cluster,
    session: Arc<str>,
}

impl Keeper {
    /// Joins, and then goes on for as long as the program.
    pub(super) async fn start(cluster: Cluster) -> Result<(), ClusterError> {
        // A node of this name that was killed a moment ago is alive until its lease runs out.
        let until = Instant::now() + cluster.0.config.lease * 2;
        let keeper = loop {
            match Keeper::join(&cluster).await {
                Ok(keeper) => break keeper,
                Err(ClusterError::Store(StoreError::NodeNameInUse { .. })) if Instant::now() < until => {
                    sleep(TRY_AGAIN).await;
                }
                Err(error) => return Err(error),
            }
        };
        tokio::spawn(keeper.keep());
        Ok(())
    }

    /// Joins under a new session.
    async fn join(cluster: &Cluster) -> Result<Keeper, ClusterError> {
        let inner = &cluster.0;
        let session: Arc<str> = hex(&random::<12>()?).into();
        let own = subject(&inner.prefix, &session);
        let mut subscription = inner.nats.subscribe(&own).await?;
        let asked = Instant::now();
        let lease = inner.config.lease;
        let joined = timeout(lease, inner.parts.store.join(&cluster.row(&session), lease)).await;
        joined.unwrap_or_else(|_| Err(StoreError::LeaseLost { session: session.to_string() }))?;
        let (nodes, until) = (inner.parts.store.nodes().await?, asked + trusted(lease));
        cluster.note_nodes(nodes, &session);
        let sealer = Sealer::new(inner.bus_key.clone(), &session);
        let post = Post::start(inner.nats.clone(), sealer, inner.prefix.clone(), inner.parts.metrics.clone());
        cluster.set_post(Some(post));
        inner.standing.enter(session.clone(), until);
        inner.away.send_replace(None);
        inner.parts.metrics.nodes.member.set(1);
        let (hearer, mut opener) = (cluster.clone(), Opener::new(inner.bus_key.clone(), &own));
        let lease = inner.standing.lease();
        tokio::spawn(async move {
            let Some(mut lease) = lease else { return };
            loop {
                tokio::select! {
                    envelope = subscription.next() => match envelope {
                        Some(envelope) => hearer.take(&mut opener, &envelope),
                        None => return,
                    },
                    () = lease.lost() => return,
                }
            }
        });
        tracing::info!(node = inner.config.name, %session, nodes = cluster.nodes(), "joined the other nodes");
        Ok(Keeper { cluster: cluster.clone(), session })
    }

    async fn keep(mut self) {
        loop {
            let away = self.renew().await;
            let inner = &self.cluster.0;
            inner.standing.leave();
            inner.away.send_replace(Some(away));
            inner.parts.metrics.nodes.member.set(0);
            self.cluster.set_post(None);
            self.cluster.drop_links();
            if inner.draining.load(Ordering::Relaxed) {
                return;
            }
            inner.parts.metrics.nodes.gave_up(if away == Away::Bus { GaveUp::Bus } else { GaveUp::Lease });
            tracing::error!(
                node = inner.config.name,
                why = away.word(),
                "cut off from the others; every table is let go"
            );
            // What this session had is nobody's from now on, if that can be said; otherwise its lease runs out.
            let _ = timeout(inner.config.lease, inner.parts.store.leave(&self.session)).await;
            self.session = self.join_again().await;
        }
    }

    async fn join_again(&self) -> Arc<str> {
        loop {
            self.cluster.0.nats.connected().await;
            match Keeper::join(&self.cluster).await {
                Ok(keeper) => return keeper.session,
                Err(error) => {
                    tracing::warn!(%error, "the other nodes cannot be joined yet");
                    sleep(TRY_AGAIN).await;
                }
            }
        }
    }

    /// Renews the lease until that fails. The nodes are looked at twice as often, so that nobody is missed for long.
    async fn renew(&self) -> Away {
        let inner = &self.cluster.0;
        let lease = inner.config.lease;
        let mut until = Instant::now() + trusted(lease);
        let mut every = interval(lease / 6);
        every.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut ticks = 0_u32;
        loop {
            tokio::select! {
                _ = every.tick() => {}
                () = inner.nats.cut() => return Away::Bus,
            }
            if !inner.standing.is_held() {
                return Away::Lease;
            }
            if !inner.nats.is_connected() {
                return Away::Bus;
            }
            ticks += 1;
            let work = async {
                if ticks.is_multiple_of(2) {
                    let asked = Instant::now();
                    inner.parts.store.renew(&self.session, lease).await?;
                    let until = asked + trusted(lease);
                    inner.standing.hold_until(until);
                    return Ok((Some(until), inner.parts.store.nodes().await.ok()));
                }
                Ok::<_, StoreError>((None, inner.parts.store.nodes().await.ok()))
            };
            let done = tokio::select! {
                done = timeout_at(until.into(), work) => done,
                () = inner.nats.cut() => return Away::Bus,
            };
            match done {
                Ok(Ok((renewed, nodes))) => {
                    until = renewed.unwrap_or(until);
                    if let Some(nodes) = nodes {
                        self.cluster.note_nodes(nodes, &self.session);
                    }
                    let listens = inner.parts.hub.bus().is_heard_here();
                    self.cluster.tell_all(|_| true, || NodeMessage::Hello { listens });
                }
                // The session is gone for good.
                Ok(Err(StoreError::LeaseLost { .. })) | Err(_) => return Away::Lease,
                // It is tried again for as long as the lease holds.
                Ok(Err(error)) => tracing::warn!(%error, "the lease of this node could not be renewed yet"),
            }
        }
    }
}

/// How long a node trusts a lease: a little less than the database does.
fn trusted(lease: Duration) -> Duration {
    lease - lease / 10
}

impl Cluster {
    /// From now on this node says that it takes nobody.
    pub fn begin_to_leave(&self) {
        self.0.draining.store(true, Ordering::Relaxed);
    }

    /// Leaves the others, after every table was saved: what this node had is whoever's that needs it.
    pub async fn leave(&self) {
        let Some(lease) = self.lease() else { return };
        let left = timeout(self.0.config.lease, self.0.parts.store.leave(lease.session())).await;
        if !matches!(left, Ok(Ok(()))) {
            tracing::warn!("the other nodes could not be told in the database; the lease runs out by itself");
        }
        let post = self.post();
        self.tell_all(|_| true, || NodeMessage::Leaving);
        drop(post);
        // Whatever waits is sent before the connection goes.
        sleep(Duration::from_millis(20)).await;
        let _ = self.0.nats.flush().await;
        self.0.standing.leave();
    }
}
