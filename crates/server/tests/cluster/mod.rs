//! Several nodes under play while they are killed, frozen and drained, and while the bus and the database are restarted;
//! afterwards every acknowledged move has to be there once and in order, and every table has to go on.

#![allow(dead_code, reason = "every program that includes it uses a part of it")]

pub(crate) mod links;
pub(crate) mod measure;
pub(crate) mod nodes;
pub(crate) mod raw_bus;

use crate::client::Trouble;
use crate::crash::Dice;
use crate::crash::pace::{Pace, Seen};
use crate::crash::player::{Player, Tally};
use links::To;
use nodes::{Node, Site};
use std::fmt;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;
use tokio::time::{Instant, sleep};

/// Something that happens to the nodes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Trial {
    /// A node is killed, and comes back after a while.
    Kill,
    /// A node stands still for longer than its lease, and goes on.
    Freeze,
    /// A node is told to stop, and comes back.
    Drain,
    /// The bus is killed, and comes back.
    RestartBus,
    /// The bus stands still, as if every link to it were cut, and goes on.
    FreezeBus,
    /// The database is killed, and comes back.
    RestartDatabase,
    /// A node reaches the database no more, for longer than its lease.
    CutDatabase,
    /// A node reaches the bus no more, for as long.
    CutBus,
    /// A node is drained, and another version of the program takes its place.
    Replace,
}

impl Trial {
    pub(crate) const ALL: [Trial; 9] = [
        Trial::Kill,
        Trial::CutDatabase,
        Trial::Freeze,
        Trial::RestartBus,
        Trial::Drain,
        Trial::CutBus,
        Trial::RestartDatabase,
        Trial::FreezeBus,
        Trial::Kill,
    ];

    fn name(self) -> &'static str {
        match self {
            Trial::Kill => "a node killed",
            Trial::Freeze => "a node frozen past its lease",
            Trial::Drain => "a node drained",
            Trial::RestartBus => "the bus restarted",
            Trial::FreezeBus => "the bus frozen",
            Trial::RestartDatabase => "the database restarted",
            Trial::CutDatabase => "a node cut off from the database",
            Trial::CutBus => "a node cut off from the bus",
            Trial::Replace => "a node of another version",
        }
    }
}

/// How long a node or the bus stands still: longer than a lease holds.
const STILL: Duration = Duration::from_millis(4500);
/// A node that was killed is missing for so long.
const MISSING: Duration = Duration::from_millis(4000);

/// The bus or the database is missing for so long.
const SHORT: Duration = Duration::from_millis(500);

/// What is to be done.
#[derive(Clone, Debug)]
pub(crate) struct ClusterPlan {
    /// How many nodes there are.
    pub nodes: usize,
    /// How many tables are under play.
    pub tables: usize,
    /// What happens, one after the other.
    pub trials: Vec<Trial>,
    /// The time between two of these.
    pub between: Duration,
    /// How often each table moves.
    pub every: Duration,
    /// Decides which nodes are met and which moves are made.
    pub seed: u64,
    /// Is it said meanwhile how far it is?
    pub says: bool,
}

/// When tables moved again after something happened, in milliseconds, in order.
#[derive(Clone, Debug)]
pub(crate) struct Back {
    trial: Trial,
    millis: Vec<u128>,
}

/// What came of it.
#[derive(Debug)]
pub(crate) struct Summary {
    tables: usize,
    nodes: usize,
    seed: u64,
    tally: Tally,
    back: Vec<Back>,
    /// What the nodes counted: takeovers, tables lost to others, links that broke.
    counted: [f64; 3],
    /// Everything that should not be.
    pub violations: Vec<String>,
}

/// Carries a plan out at a site, with a folder for what is kept of it.
pub(crate) async fn run(plan: &ClusterPlan, mut site: Site, folder: &Path) -> Result<Summary, Trouble> {
    let mut nodes = Vec::new();
    for number in 0..plan.nodes {
        nodes.push(site.node(&format!("node-{number}")).await?);
    }
    let addrs: Vec<SocketAddr> = nodes.iter().map(Node::addr).collect();
    let logs = folder.join("logs");
    std::fs::create_dir_all(&logs)?;
    let seen = Arc::new(Seen::new(logs));
    let (stage, trials) = watch::channel(0_usize);
    let mut playing = tokio::task::JoinSet::new();
    for number in 0..plan.tables {
        let dice = Dice::new(plan.seed, number as u64);
        let first = plan.every.mul_f64(number as f64 / plan.tables as f64);
        let player = Player::new(addrs[0], number, plan.trials.len(), dice, trials.clone())
            .through(addrs.clone())
            .at_pace(Pace::new(plan.every, first, seen.clone()));
        playing.spawn(player.play());
    }
    let mut dice = Dice::new(plan.seed, u64::MAX);
    let mut began = Vec::new();
    for (number, trial) in plan.trials.iter().enumerate() {
        sleep(plan.between).await;
        began.push(Instant::now());
        stage.send_replace(number + 1);
        let met = match trial {
            Trial::Replace => number % nodes.len(),
            _ => dice.below(nodes.len() as u64) as usize,
        };
        if plan.says {
            let (moves, _) = seen.counts();
            eprintln!(
                "{:>3} of {}: {} ({}); {moves} moves so far",
                number + 1,
                plan.trials.len(),
                trial.name(),
                nodes[met].name
            );
        }
        carry_out(*trial, &mut site, &mut nodes[met]).await?;
        for node in &nodes {
            node.ready().await?;
        }
    }
    let mut summary = Summary {
        tables: plan.tables,
        nodes: plan.nodes,
        seed: plan.seed,
        tally: Tally::default(),
        back: Vec::new(),
        counted: [0.0; 3],
        violations: Vec::new(),
    };
    while let Some(played) = playing.join_next().await {
        let (tally, violations) = played?;
        summary.tally.add(&tally);
        summary.violations.extend(violations);
    }
    for ((number, trial), began) in plan.trials.iter().enumerate().zip(began) {
        let mut millis: Vec<u128> = seen.back(number + 1).iter().map(|at| (*at - began).as_millis()).collect();
        millis.sort_unstable();
        summary.back.push(Back { trial: *trial, millis });
    }
    for (count, name) in summary.counted.iter_mut().zip(["takeovers", "tables_lost", "links_broken"]) {
        for node in &nodes {
            *count += node.counts(&format!("firstlight_{name}_total")).await?;
        }
    }
    Ok(summary)
}

/// Replaces every node by another program, one after the other under play. There is no way back: what a newer program has had
/// no older one takes.
pub(crate) async fn upgrade(
    plan: &ClusterPlan,
    mut site: Site,
    program: &Path,
    folder: &Path,
) -> Result<Summary, Trouble> {
    site.next_programs.extend(std::iter::repeat_n(program.to_owned(), plan.nodes));
    let trials = vec![Trial::Replace; plan.nodes];
    run(&ClusterPlan { trials, ..plan.clone() }, site, folder).await
}

async fn carry_out(trial: Trial, site: &mut Site, node: &mut Node) -> Result<(), Trouble> {
    match trial {
        Trial::Kill => {
            node.kill()?;
            sleep(MISSING).await;
            site.again(node).await
        }
        Trial::Freeze => {
            node.freeze().await?;
            sleep(STILL).await;
            node.thaw()
        }
        Trial::Drain => {
            node.drain().await?;
            site.again(node).await
        }
        Trial::RestartBus => {
            site.nats.stop()?;
            sleep(SHORT).await;
            Ok(site.nats.go_on()?)
        }
        Trial::FreezeBus => {
            site.nats.keeper().signal("STOP");
            sleep(STILL).await;
            site.nats.keeper().signal("CONT");
            Ok(())
        }
        Trial::RestartDatabase => {
            site.postgres.stop()?;
            sleep(SHORT).await;
            Ok(site.postgres.go_on()?)
        }
        Trial::CutDatabase => cut(node, To::Database).await,
        Trial::CutBus => cut(node, To::Bus).await,
        Trial::Replace => {
            node.drain().await?;
            let program = site.next_programs.pop_front().ok_or("there is no other version")?;
            site.change_program(&program);
            site.again(node).await
        }
    }
}

/// Cuts a way of a node. It has to say so itself, before anybody else could have its tables.
async fn cut(node: &Node, to: To) -> Result<(), Trouble> {
    let began = Instant::now();
    node.links()?.cut(to, true)?;
    let said = node.says_ready(|status| status == 503).await;
    let took = began.elapsed();
    sleep(STILL.saturating_sub(took)).await;
    node.links()?.cut(to, false)?;
    said
}

impl Summary {
    /// Is everything as it should be, and was anything tried at all?
    pub(crate) fn is_clean(&self) -> bool {
        self.violations.is_empty() && self.tally.went_on == self.tables && self.tally.acknowledged > 0
    }

    /// How long tables stood still whose node was killed, in milliseconds: the median and the longest. Those of other nodes move on
    /// within a second, and are not counted.
    pub(crate) fn takeover(&self) -> Option<(u128, u128)> {
        let killed = self.back.iter().filter(|back| back.trial == Trial::Kill).flat_map(|back| &back.millis);
        let mut still: Vec<u128> = killed.copied().filter(|millis| *millis > 1000).collect();
        still.sort_unstable();
        Some((*still.get(still.len() / 2)?, *still.last()?))
    }
}

impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Summary { tables, nodes, seed, tally, back, counted, violations } = self;
        writeln!(f, "{tables} tables under play through {nodes} nodes (seed {seed})")?;
        writeln!(f, "  moves acknowledged                  {:>8}", tally.acknowledged)?;
        writeln!(f, "  commands sent again                 {:>8}", tally.repeated)?;
        writeln!(f, "    carried out before                {:>8}", tally.known)?;
        writeln!(f, "    no longer possible                {:>8}", tally.outdated)?;
        writeln!(f, "  times a table was entered again     {:>8}", tally.returned)?;
        writeln!(f, "  games played to their end           {:>8}", tally.finished)?;
        writeln!(f, "  logs checked, entries in them       {:>8} {:>9}", tally.logs, tally.entries)?;
        writeln!(f, "  takeovers, tables lost, links broken {:>7} {:>9} {:>9}", counted[0], counted[1], counted[2])?;
        writeln!(f, "  tables that went on to the end      {:>8} of {tables}", tally.went_on)?;
        writeln!(f, "  until tables moved again (ms):         median, longest, tables over a second")?;
        for Back { trial, millis } in back {
            let slow: Vec<u128> = millis.iter().copied().filter(|millis| *millis > 1000).collect();
            let median = slow.get(slow.len() / 2).or(millis.get(millis.len() / 2)).copied().unwrap_or(0);
            let longest = millis.last().copied().unwrap_or(0);
            writeln!(f, "    {:<34} {median:>8} {longest:>8} {:>8}", trial.name(), slow.len())?;
        }
        writeln!(f, "    (the median is of those over a second, if there are any)")?;
        writeln!(f, "  violations                          {:>8}", violations.len())?;
        violations.iter().take(20).try_for_each(|violation| writeln!(f, "    {violation}"))
    }
}
