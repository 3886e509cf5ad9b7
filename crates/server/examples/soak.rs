//! The server for a long time: tables under play, attackers beside, and a hard end every two minutes.
//!
//! `soak [--minutes 30] [--rate 500] [--tables 120] [--kill-every 120] [--seed N] [--program FILE] [--keep FOLDER]`
//!
//! The server runs as a process of its own with the settings it comes with; only `--trust-proxy 127.0.0.1` is said, so that its
//! clients, which all run on this machine, can come from as many addresses as they would in the world. Fails if an acknowledged
//! move is missing, a log does not hold, a table does not open, the log of the server has a fault in it, memory or handles
//! grow, or an attacker gets what they should not. `cargo xtask soak` builds and runs it.

#[path = "../tests/client/mod.rs"]
mod client;
#[path = "../tests/crash/mod.rs"]
mod crash;
#[path = "../tests/soak/mod.rs"]
mod soak;

use client::Trouble;
use client::program::firstlight;
use soak::SoakPlan;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

fn plan(mut args: impl Iterator<Item = String>) -> Result<(SoakPlan, Option<PathBuf>), Trouble> {
    let mut plan = SoakPlan {
        program: PathBuf::new(),
        time: Duration::from_secs(30 * 60),
        rate: 500.0,
        tables: 120,
        life: Duration::from_secs(120),
        seed: SystemTime::now().duration_since(UNIX_EPOCH)?.as_secs(),
        says: true,
    };
    let mut keep = None;
    while let Some(flag) = args.next() {
        let value = args.next().ok_or_else(|| format!("{flag} needs a value"))?;
        match flag.as_str() {
            "--minutes" => plan.time = Duration::from_secs_f64(value.parse::<f64>()? * 60.0),
            "--rate" => plan.rate = value.parse()?,
            "--tables" => plan.tables = value.parse()?,
            "--kill-every" => plan.life = Duration::from_secs_f64(value.parse()?),
            "--seed" => plan.seed = value.parse()?,
            "--program" => plan.program = value.into(),
            "--keep" => keep = Some(value.into()),
            _ => return Err(format!("there is no flag `{flag}`").into()),
        }
    }
    if plan.tables == 0 || plan.rate <= 0.0 || plan.life < Duration::from_secs(2) || plan.time < plan.life {
        return Err("there has to be a table, a rate, and a life of two seconds or more within the time".into());
    }
    if plan.program.as_os_str().is_empty() {
        plan.program = firstlight()?;
    }
    Ok((plan, keep))
}

#[tokio::main(flavor = "multi_thread", worker_threads = 1)]
async fn main() -> ExitCode {
    let run = async {
        let (plan, keep) = plan(std::env::args().skip(1))?;
        let folder = tempfile::tempdir()?;
        println!(
            "{:.0} minutes at {:.0} moves a second, {} tables, a kill every {:.0} s; {} processors for server and clients; seed {}",
            plan.time.as_secs_f64() / 60.0,
            plan.rate,
            plan.tables,
            plan.life.as_secs_f64(),
            std::thread::available_parallelism()?,
            plan.seed,
        );
        let ran = soak::run(&plan, folder.path()).await;
        if let Some(keep) = keep {
            std::fs::rename(folder.keep(), &keep)?;
            println!("data, logs and the server's log are in {}", keep.display());
        }
        ran
    };
    match run.await {
        Ok(summary) => {
            print!("{summary}");
            if summary.faults().is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
        }
        Err(trouble) => {
            eprintln!("soak: {trouble}");
            ExitCode::FAILURE
        }
    }
}
