//! What tables weigh, in memory and out of it.

use crate::Options;
use crate::client::Trouble;
use crate::client::http::{Visitor, table_of};
use crate::client::program::Program;
use crate::cores::Cores;
use crate::measure::{Shape, open};
use crate::play::Target;
use futures_util::future::try_join_all;
use serde_json::json;
use std::net::SocketAddr;
use std::path::Path;
use std::time::{Duration, Instant};

/// Moves made at every live table, so that there is a game in it.
const MOVES: usize = 20;
/// Tables that one visitor opens.
const OF_ONE: usize = 40;
/// Tables that are opened at once.
const AT_ONCE: usize = 16;
/// How long a table is waited for until it has left memory.
const LEAVES_WITHIN: Duration = Duration::from_secs(60);

/// Weighs tables with sockets, then tables that nobody looks at, and says what they weigh.
pub(crate) async fn weigh(options: &Options, data: &Path, cores: Cores, targets: &[Target]) -> Result<(), Trouble> {
    let mut command = crate::client::program::pinned(&options.program, cores.server);
    command.args(["serve", "--addr", "127.0.0.1:0", "--idle-seconds", "1", "--data"]).arg(data);
    let server = Program::start(crate::client::program::without_limits(command))?;
    let weight = || server.usage().map(|usage| usage.memory).ok_or("nothing tells how much memory the server has");

    Visitor::new(server.addr).get("/readyz").await?.ok()?;
    let empty = weight()?;
    println!("  no table                                {:>9}", megabytes(empty));

    let shape = Shape { tables: options.live, sockets: options.sockets, time: Duration::ZERO, targets, pace: None };
    let mut tables = open(&shape, &server).await?;
    try_join_all(tables.iter_mut().map(|table| table.make(MOVES))).await?;
    let live = weight()?;
    println!(
        "  {:>6} live tables x {} sockets          {:>9}   {:>9} a table ({MOVES} moves each)",
        options.live,
        options.sockets,
        megabytes(live),
        kilobytes(live.saturating_sub(empty), options.live),
    );
    drop(tables);
    gone(server.addr).await?;
    let left = weight()?;
    println!("  after all of them left                  {:>9}", megabytes(left));

    let started = Instant::now();
    create(server.addr, options.idle, targets).await?;
    let (opened, peak) = (started.elapsed(), weight()?);
    gone(server.addr).await?;
    let idle = weight()?;
    println!(
        "  {:>6} idle tables                      {:>9}   {:>9} a table (goal: at most 200 MB in all)",
        options.idle,
        megabytes(idle),
        kilobytes(idle.saturating_sub(left), options.idle),
    );
    println!(
        "         opened {:.0} a second; {} while the last were still in memory",
        options.idle as f64 / opened.as_secs_f64(),
        megabytes(peak),
    );
    Ok(())
}

/// Opens tables and leaves them alone.
async fn create(addr: SocketAddr, tables: usize, targets: &[Target]) -> Result<(), Trouble> {
    let games: Vec<&'static str> = targets
        .iter()
        .filter_map(|target| match target {
            Target::Game(game, _) => Some(*game),
            Target::Echo => None,
        })
        .collect();
    let mut opening = tokio::task::JoinSet::new();
    for first in (0..tables).step_by(OF_ONE) {
        if opening.len() >= AT_ONCE
            && let Some(opened) = opening.join_next().await
        {
            opened??;
        }
        let games = games.clone();
        opening.spawn(async move {
            let mut visitor = Visitor::new(addr);
            for number in first..tables.min(first + OF_ONE) {
                let mut table = table_of(games[number % games.len()], 4, 4);
                // Nobody watches with a delay, so nothing is kept in memory for them.
                table["settings"] = json!({ "watch": "live", "bot_pace": 0 });
                visitor.open_table(&table).await?;
            }
            Ok::<_, Trouble>(())
        });
    }
    while let Some(opened) = opening.join_next().await {
        opened??;
    }
    Ok(())
}

/// Waits until no table is in memory.
async fn gone(addr: SocketAddr) -> Result<(), Trouble> {
    let mut visitor = Visitor::new(addr);
    let started = Instant::now();
    while visitor.gauge("firstlight_tables_live").await? > 0.0 {
        if started.elapsed() > LEAVES_WITHIN {
            return Err("the tables do not leave memory".into());
        }
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    Ok(())
}

fn megabytes(bytes: u64) -> String {
    format!("{:.1} MB", bytes as f64 / 1e6)
}

fn kilobytes(bytes: u64, tables: usize) -> String {
    format!("{:.1} kB", bytes as f64 / 1e3 / tables as f64)
}
