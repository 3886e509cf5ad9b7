//! Several nodes with PostgreSQL and NATS under play, while nearly everything goes wrong that can. `cargo xtask cluster` builds
//! and runs it.

#[path = "../tests/client/mod.rs"]
mod client;
#[path = "../tests/cluster/mod.rs"]
mod cluster;
#[path = "../tests/crash/mod.rs"]
mod crash;

use client::Trouble;
use client::program::firstlight;
use cluster::links::Namespace;
use cluster::measure::{HEAD, Measured, Seats, measure};
use cluster::nodes::{Site, Ways};
use cluster::{ClusterPlan, Trial};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

const HELP: &str = "\
cargo xtask cluster [FLAGS]

Nodes over one PostgreSQL and one NATS, all started on loopback by this command, with tables under play through any node.
Nodes are killed, frozen past their lease, drained, cut off from the database and from the bus; both are restarted and frozen.
Every acknowledged move has to be there once, in the order in which it was acknowledged, and every table has to go on.
Afterwards it is measured what 1, 2 and 3 nodes do in a second, and what the bus costs for each move.
Exit code 1: something does not hold.

  --tables N         tables under play (200)
  --nodes N          nodes (3)
  --minutes N        how long things go wrong, about (2)
  --seed N           decides which node is met, and which moves are made (the time)
  --every MS         how often a table moves (500)
  --ways WAY         how nodes are cut off: namespaces (each node in a network namespace, cables are taken out; needs root and
                     `ip`), forwarded (what lies between goes silent); by default namespaces where they are permitted
  --measure SECONDS  how long each row of the figures is measured (8; 0: not at all)
  --only-measure     nothing goes wrong, only the figures
  --program FILE     the program of the nodes; by default the one that was built beside this
  --upgrade-to FILE  a program of another version: the nodes are replaced by it one after the other, under play
";

/// What is asked for.
struct Asked {
    plan: ClusterPlan,
    ways: Option<Ways>,
    measured: Duration,
    program: PathBuf,
    upgrade_to: Option<PathBuf>,
    goes_wrong: bool,
}

/// A trial with what follows takes about so long.
const OF_A_TRIAL: Duration = Duration::from_secs(8);

fn asked(mut args: impl Iterator<Item = String>) -> Result<Option<Asked>, Trouble> {
    let seed = SystemTime::now().duration_since(UNIX_EPOCH)?.as_secs();
    let plan = ClusterPlan {
        nodes: 3,
        tables: 200,
        trials: Vec::new(),
        between: Duration::from_secs(2),
        every: Duration::from_millis(500),
        seed,
        says: true,
    };
    let (mut program, mut upgrade_to, mut goes_wrong, mut minutes) = (None, None, true, 2.0);
    let mut asked = Asked {
        plan,
        ways: None,
        measured: Duration::from_secs(8),
        program: PathBuf::new(),
        upgrade_to: None,
        goes_wrong,
    };
    while let Some(flag) = args.next() {
        match flag.as_str() {
            "--help" | "-h" => return Ok(None),
            "--only-measure" => {
                goes_wrong = false;
                continue;
            }
            _ => {}
        }
        let value = args.next().ok_or_else(|| format!("{flag} needs a value (--help lists the flags)"))?;
        match flag.as_str() {
            "--tables" => asked.plan.tables = value.parse()?,
            "--nodes" => asked.plan.nodes = value.parse()?,
            "--minutes" => minutes = value.parse()?,
            "--seed" => asked.plan.seed = value.parse()?,
            "--every" => asked.plan.every = Duration::from_millis(value.parse()?),
            "--measure" => asked.measured = Duration::from_secs(value.parse()?),
            "--program" => program = Some(PathBuf::from(value)),
            "--upgrade-to" => upgrade_to = Some(PathBuf::from(value)),
            "--ways" => {
                asked.ways = Some(match value.as_str() {
                    "namespaces" => Ways::Namespaces,
                    "forwarded" => Ways::Forwarded,
                    _ => return Err(format!("--ways {value}: there are namespaces and forwarded").into()),
                });
            }
            _ => return Err(format!("there is no flag `{flag}` (--help lists them)").into()),
        }
    }
    if asked.plan.tables == 0 || !(2..=16).contains(&asked.plan.nodes) {
        return Err("there has to be a table, and from 2 to 16 nodes".into());
    }
    let wanted = (f64::max(minutes, 0.0) * 60.0 / OF_A_TRIAL.as_secs_f64()).ceil() as usize;
    asked.plan.trials = Trial::ALL.into_iter().cycle().take(wanted.max(Trial::ALL.len())).collect();
    asked.program = program.map_or_else(firstlight, Ok)?;
    (asked.upgrade_to, asked.goes_wrong) = (upgrade_to, goes_wrong);
    Ok(Some(asked))
}

/// Carries it out; answers whether all holds.
async fn carry_out(asked: &Asked, folder: &Path) -> Result<bool, Trouble> {
    let mut clean = true;
    if asked.goes_wrong {
        let mut site = Site::start(&asked.program, &folder.join("trials"))?;
        let ways =
            asked.ways.unwrap_or_else(|| if Namespace::are_permitted() { Ways::Namespaces } else { Ways::Forwarded });
        site.ways = ways;
        match ways {
            Ways::Namespaces => eprintln!("each node is in a network namespace of its own"),
            _ => eprintln!("network namespaces are not permitted or not wanted: ways are cut by going silent"),
        }
        let summary = cluster::run(&asked.plan, site, folder).await?;
        print!("{summary}");
        match summary.takeover() {
            Some((median, longest)) => println!("takeover after a kill: median {median} ms, longest {longest} ms"),
            None => println!("takeover after a kill: no table stood still for a second"),
        }
        clean &= summary.is_clean();
    }
    if let Some(other) = &asked.upgrade_to {
        let site = Site::start(&asked.program, &folder.join("upgrade"))?;
        let summary = cluster::upgrade(&asked.plan, site, other, folder).await?;
        print!("\nrolling upgrade\n{summary}");
        clean &= summary.is_clean();
    }
    if !asked.measured.is_zero() {
        figures(asked, &folder.join("figures")).await?;
    }
    Ok(clean)
}

/// Moves a second by the number of nodes, and what the bus costs.
async fn figures(asked: &Asked, folder: &Path) -> Result<(), Trouble> {
    let site = Site::start(&asked.program, folder)?;
    println!("\n{HEAD}");
    let tables = asked.plan.tables.min(60);
    let mut rows: Vec<Measured> = Vec::new();
    for (nodes, seats) in [
        (1, Seats::AtOwner),
        (2, Seats::AtOwner),
        (3, Seats::AtOwner),
        (2, Seats::Elsewhere),
        (3, Seats::Elsewhere),
        (3, Seats::Anywhere),
    ] {
        let row = measure(&site, nodes, tables, asked.measured, seats).await?;
        println!("{row}");
        rows.push(row);
    }
    println!(
        "  {tables} tables of Earthrise, one player and three bots that do not think each; us: microseconds of a processor, messages and\n  \
         bytes over the bus, all of them for each move made durable; median and slowest hundredth until a move is acknowledged"
    );
    if let [_, local, _, far, ..] = rows[..] {
        let carried = far.each(far.of_nodes + far.of_bus) - local.each(local.of_nodes + local.of_bus);
        println!(
            "a move that the bus carries costs {carried:.0} us of processors more than one at its owner ({:.0} of them NATS)",
            far.each(far.of_bus) - local.each(local.of_bus)
        );
    }
    Ok(())
}

#[tokio::main(flavor = "multi_thread", worker_threads = 1)]
async fn main() -> ExitCode {
    let run = async {
        let Some(asked) = asked(std::env::args().skip(1))? else {
            print!("{HELP}");
            return Ok(true);
        };
        let folder = tempfile::tempdir()?;
        carry_out(&asked, folder.path()).await
    };
    match run.await {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(trouble) => {
            let trouble: Trouble = trouble;
            eprintln!("cluster: {trouble}");
            ExitCode::FAILURE
        }
    }
}
