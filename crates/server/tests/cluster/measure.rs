//! What several nodes do in a second, and what the bus costs for each move: tables played as fast as they go.

use super::nodes::{Node, Site};
use crate::client::Trouble;
use crate::client::http::{Visitor, table_of};
use crate::client::line::{Line, ReceivedMessage};
use crate::client::program::Usage;
use serde_json::{Value, json};
use std::fmt;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;
use tokio::time::{Instant, sleep, timeout};

/// A table that says nothing for so long does not go on.
const PATIENCE: Duration = Duration::from_secs(60);
/// Tables are opened and played in before anything is measured.
const WARM: Duration = Duration::from_secs(2);

/// Where players sit, as seen from the node that owns their table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Seats {
    /// At the same node: the bus carries no move.
    AtOwner,
    /// At the next node: the bus carries every move.
    Elsewhere,
    /// As it comes, with no stickiness.
    Anywhere,
}

/// What was measured of so many nodes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Measured {
    pub nodes: usize,
    pub seats: Seats,
    pub seconds: f64,
    /// Moves that players made and were told of.
    pub moves: u64,
    /// Moves that the nodes made durable: those of bots too.
    pub durable: f64,
    /// Seconds of a processor.
    pub of_nodes: f64,
    pub of_database: f64,
    pub of_bus: f64,
    /// What went over the bus.
    pub messages: f64,
    pub bytes: f64,
    /// Half of the acknowledgements came within so many microseconds, and all but a hundredth.
    pub median: u64,
    pub slow_hundredth: u64,
}

impl Measured {
    pub(crate) fn per_second(&self) -> f64 {
        self.moves as f64 / self.seconds
    }

    /// Microseconds of a processor for each move that is made durable.
    pub(crate) fn each(&self, seconds: f64) -> f64 {
        seconds * 1e6 / self.durable.max(1.0)
    }
}

impl fmt::Display for Measured {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seats = match self.seats {
            Seats::AtOwner => "at the owner",
            Seats::Elsewhere => "at another",
            Seats::Anywhere => "anywhere",
        };
        let each = |count: f64| count / self.durable.max(1.0);
        write!(
            f,
            "{:>5} {seats:<13} {:>7.0} {:>8.0} {:>9.0} {:>9.0} {:>7.0} {:>8.1} {:>8.0} {:>8.1} {:>8.1}",
            self.nodes,
            self.per_second(),
            self.durable / self.seconds,
            self.each(self.of_nodes),
            self.each(self.of_database),
            self.each(self.of_bus),
            each(self.messages),
            each(self.bytes),
            self.median as f64 / 1000.0,
            self.slow_hundredth as f64 / 1000.0
        )
    }
}

/// What the columns are.
pub(crate) const HEAD: &str =
    "nodes players       moves/s  durable   us node  us store  us bus messages    bytes   median   1 % ms";

/// Plays at so many tables for so long, after a warming-up.
pub(crate) async fn measure(
    site: &Site,
    count: usize,
    tables: usize,
    time: Duration,
    seats: Seats,
) -> Result<Measured, Trouble> {
    let mut nodes = Vec::new();
    for number in 0..count {
        nodes.push(site.node(&format!("measured-{number}")).await?);
    }
    let addrs: Vec<SocketAddr> = nodes.iter().map(Node::addr).collect();
    let counted = Arc::new(Counted::default());
    let mut playing = tokio::task::JoinSet::new();
    for number in 0..tables {
        let owner = addrs[number % count];
        let at = match seats {
            Seats::AtOwner => owner,
            Seats::Elsewhere => addrs[(number + 1) % count],
            // Every way from a node to a node is taken as often.
            Seats::Anywhere => addrs[(number / count) % count],
        };
        playing.spawn(play(owner, at, counted.clone()));
    }
    sleep(WARM).await;
    let before = Spent::now(site, &nodes).await?;
    let began = Instant::now();
    counted.counts.store(true, Ordering::Relaxed);
    sleep(time).await;
    counted.counts.store(false, Ordering::Relaxed);
    let seconds = began.elapsed().as_secs_f64();
    let after = Spent::now(site, &nodes).await?;
    counted.over.store(true, Ordering::Relaxed);
    while let Some(played) = playing.join_next().await {
        played??;
    }
    for node in &mut nodes {
        node.drain().await?;
    }
    let mut waits = std::mem::take(&mut *counted.waits.lock().await);
    waits.sort_unstable();
    let at = |part: f64| waits.get((waits.len() as f64 * part) as usize).copied().unwrap_or(0);
    Ok(Measured {
        nodes: count,
        seats,
        seconds,
        moves: counted.moves.load(Ordering::Relaxed),
        durable: after.durable - before.durable,
        of_nodes: after.nodes - before.nodes,
        of_database: after.database - before.database,
        of_bus: after.bus - before.bus,
        messages: after.messages - before.messages,
        bytes: after.bytes - before.bytes,
        median: at(0.5),
        slow_hundredth: at(0.99),
    })
}

/// What all players count together.
#[derive(Default)]
struct Counted {
    counts: AtomicBool,
    over: AtomicBool,
    moves: AtomicU64,
    waits: tokio::sync::Mutex<Vec<u64>>,
}

/// Plays game after game at tables of one node, through another or the same, until it is over.
async fn play(owner: SocketAddr, at: SocketAddr, counted: Arc<Counted>) -> Result<(), Trouble> {
    let mut visitor = Visitor::new(owner);
    while !counted.over.load(Ordering::Relaxed) {
        visitor.addr = owner;
        let table = visitor.open_table(&table_of("earthrise", 1, 4)).await?;
        visitor.addr = at;
        let waits = one_game(&visitor, &table, &counted).await?;
        counted.waits.lock().await.extend(waits);
    }
    Ok(())
}

async fn one_game(visitor: &Visitor, table: &str, counted: &Counted) -> Result<Vec<u64>, Trouble> {
    let hello = json!({"hello": 2, "facing": {"seat": 0}, "moves": "list", "view": "none"});
    let mut line = Line::open(visitor, table, &hello.to_string()).await?;
    let (mut waits, mut number) = (Vec::new(), 0_u64);
    let mut since = None;
    while !counted.over.load(Ordering::Relaxed) {
        let text = timeout(PATIENCE, line.receive()).await.map_err(|_| "the table says nothing more")??;
        let message = ReceivedMessage::read(&text)?;
        if matches!(message.kind, "goodbye" | "error") {
            return Err(format!("while it was measured: {text}").into());
        }
        if message.re.is_some()
            && let Some(since) = since.take()
            && counted.counts.load(Ordering::Relaxed)
        {
            let since: Instant = since;
            waits.push(u64::try_from(since.elapsed().as_micros()).unwrap_or(u64::MAX));
            counted.moves.fetch_add(1, Ordering::Relaxed);
        }
        let Some(now) = message.now else { continue };
        if now.outcome.is_some() {
            break;
        }
        if let Some(choice) = now.moves.iter().flatten().next()
            && now.awaited.contains(&0)
            && since.is_none()
        {
            number += 1;
            let mv: Value = serde_json::from_str(choice.mv.get())?;
            since = Some(Instant::now());
            line.say(json!({"id": format!("m{number}"), "do": "move", "seat": 0, "move": mv}).to_string()).await?;
        }
    }
    Ok(waits)
}

/// What was spent until now.
struct Spent {
    nodes: f64,
    database: f64,
    bus: f64,
    durable: f64,
    messages: f64,
    bytes: f64,
}

impl Spent {
    async fn now(site: &Site, nodes: &[Node]) -> Result<Spent, Trouble> {
        let cpu = |process: u32| Usage::of(process).map_or(0.0, |usage| usage.cpu);
        let mut durable = 0.0;
        for node in nodes {
            durable += node.counts("firstlight_moves_total").await?;
        }
        let (messages, bytes) = site.carried().await?;
        let database = site.postgres.keeper().process().ok_or("PostgreSQL does not run")?;
        Ok(Spent {
            nodes: nodes.iter().map(|node| cpu(node.id())).sum(),
            // Each connection has a process of its own.
            database: cpu(database) + children(database).into_iter().map(cpu).sum::<f64>(),
            bus: site.nats.keeper().process().map_or(0.0, cpu),
            durable,
            messages,
            bytes,
        })
    }
}

/// The processes that a process has started.
fn children(of: u32) -> Vec<u32> {
    let path = format!("/proc/{of}/task/{of}/children");
    let said = std::fs::read_to_string(path).unwrap_or_default();
    said.split_whitespace().filter_map(|process| process.parse().ok()).collect()
}
