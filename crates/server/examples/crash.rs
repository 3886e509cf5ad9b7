//! What a hard end of the server costs: tables under play while it is killed again and again.
//!
//! `crash [--tables 200] [--kills 50] [--between 200..900] [--seed N] [--program FILE]`
//!
//! Between two kills there are so many milliseconds. Fails if an acknowledged move is missing, there twice or out of order,
//! or if a table does not go on. `cargo xtask crash` builds and runs it.

#[path = "../tests/client/mod.rs"]
mod client;
#[path = "../tests/crash/mod.rs"]
mod crash;

use client::Trouble;
use client::program::firstlight;
use crash::CrashPlan;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

fn plan(mut args: impl Iterator<Item = String>) -> Result<CrashPlan, Trouble> {
    let seed = SystemTime::now().duration_since(UNIX_EPOCH)?.as_secs();
    let between = (Duration::from_millis(200), Duration::from_millis(900));
    let mut plan = CrashPlan { program: PathBuf::new(), tables: 200, kills: 50, between, seed };
    while let Some(flag) = args.next() {
        let value = args.next().ok_or_else(|| format!("{flag} needs a value"))?;
        match flag.as_str() {
            "--tables" => plan.tables = value.parse()?,
            "--kills" => plan.kills = value.parse()?,
            "--seed" => plan.seed = value.parse()?,
            "--program" => plan.program = value.into(),
            "--between" => {
                let (least, most) = value.split_once("..").ok_or("--between is as in 200..900")?;
                plan.between = (Duration::from_millis(least.parse()?), Duration::from_millis(most.parse()?));
            }
            _ => return Err(format!("there is no flag `{flag}`").into()),
        }
    }
    if plan.between.0 > plan.between.1 {
        return Err("--between is from less to more".into());
    }
    if plan.program.as_os_str().is_empty() {
        plan.program = firstlight()?;
    }
    Ok(plan)
}

#[tokio::main(flavor = "current_thread")]
async fn main() -> ExitCode {
    let run = async {
        let plan = plan(std::env::args().skip(1))?;
        let data = tempfile::tempdir()?;
        crash::run(&plan, data.path()).await
    };
    match run.await {
        Ok(summary) => {
            print!("{summary}");
            if summary.is_clean() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
        }
        Err(trouble) => {
            eprintln!("crash: {trouble}");
            ExitCode::FAILURE
        }
    }
}
