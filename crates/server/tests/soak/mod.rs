//! A server as its operator has it, for a long time: many tables under play at a pace, attackers beside, and a hard end every
//! so often. Afterwards nothing that was acknowledged is missing, every log holds and every table opens.

mod attack;
pub(crate) mod memory;
mod report;
mod tally;

pub(crate) use report::Summary;

use crate::client::Trouble;
use crate::client::program::{Program, Usage};
use crate::crash::Dice;
use crate::crash::pace::{Pace, Seen};
use crate::crash::player::Player;
use memory::Life;
use report::{Back, quantile};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::time::Duration;
use tally::Tally;
use tokio::sync::watch;
use tokio::time::{Instant, sleep, sleep_until};

/// What is to be done.
#[derive(Clone, Debug)]
pub(crate) struct SoakPlan {
    /// The program `firstlight`.
    pub program: PathBuf,
    /// How long people play.
    pub time: Duration,
    /// Moves that all of them make in a second.
    pub rate: f64,
    /// Tables under play at once.
    pub tables: usize,
    /// How long the server lives before it is killed.
    pub life: Duration,
    /// Decides which moves are made.
    pub seed: u64,
    /// Is there a line every ten seconds?
    pub says: bool,
}

/// Logs that one process of `firstlight check` looks at.
const CHECKED_AT_ONCE: usize = 200;
/// Handles that a server may have more than in the beginning when everybody has left: connections to its database.
const SPARE_HANDLES: usize = 24;

/// Where things lie.
struct Folders<'a> {
    data: &'a Path,
    folder: &'a Path,
}

impl Folders<'_> {
    /// The server with the settings it comes with. Its clients all come from this machine, so it believes them, as it would a
    /// proxy, when they say from where; and what it says about itself goes to a file.
    fn serve(&self, program: &Path, addr: &str) -> Result<Program, Trouble> {
        let mut command = Command::new(program);
        command.args(["serve", "--addr", addr, "--trust-proxy", "127.0.0.1", "--data"]).arg(self.data);
        let log = std::fs::File::options().create(true).append(true).open(self.folder.join("server.log"))?;
        command.stderr(Stdio::from(log));
        Program::start(command)
    }
}

/// Carries a plan out over an empty folder.
pub(crate) async fn run(plan: &SoakPlan, folder: &Path) -> Result<Summary, Trouble> {
    let (data, logs) = (folder.join("data"), folder.join("logs"));
    std::fs::create_dir(&logs)?;
    let folders = Folders { data: &data, folder };
    let mut server = folders.serve(&plan.program, "127.0.0.1:0")?;
    let addr = server.addr;
    let handles_before = server.handles().ok_or("the handles of the server cannot be counted here")?;
    let (seen, tally) = (Arc::new(Seen::new(logs.clone())), Arc::new(Tally::default()));
    let kills = (plan.time.as_secs_f64() / plan.life.as_secs_f64()).floor() as usize;
    let (stage, restarts) = watch::channel(0_usize);
    let mut playing = tokio::task::JoinSet::new();
    let every = Duration::from_secs_f64(plan.tables as f64 / plan.rate);
    for number in 0..plan.tables {
        let pace = Pace::new(every, every.mul_f64(number as f64 / plan.tables as f64), seen.clone());
        let player = Player::new(addr, number, kills + 1, Dice::new(plan.seed, number as u64), restarts.clone());
        let home = format!("198.18.{}.{}", number / 250, number % 250);
        playing.spawn(player.paced(home, pace).play());
    }
    let attackers = attack::all(addr, &tally, &seen);

    let mut summary = Summary::new(plan, tally.clone());
    let clients_before = usage_of_clients()?;
    let begun = Instant::now();
    let (mut born, mut life) = (begun, Life::default());
    let mut last = (begun, 0_u64, 0_u64);
    let mut said = begun;
    // The last kill may be the very end.
    while begun.elapsed() < plan.time || summary.back.len() < kills {
        sleep_until(Instant::now() + Duration::from_secs(1)).await;
        if let (Some(usage), Some(handles)) = (server.usage(), server.handles()) {
            life.add(born.elapsed(), usage.memory, handles);
            if said.elapsed() >= Duration::from_secs(10) {
                said = Instant::now();
                let (now, moves, tries) = (Instant::now(), seen.counts().0, tally.tries());
                let waits = seen.take_waits();
                if plan.says {
                    let seconds = (now - last.0).as_secs_f64();
                    let rate = |new: u64, old: u64| (new - old) as f64 / seconds;
                    println!(
                        "{:>5.0} s  {:>4.0} moves/s  p50 {:>4.0} ms  p99 {:>5.0} ms  {:>4} MiB  {:>4} handles  {:>4.0} attacks/s  {} kills",
                        begun.elapsed().as_secs_f64(),
                        rate(moves, last.1),
                        quantile(&waits, 0.5) / 1e3,
                        quantile(&waits, 0.99) / 1e3,
                        usage.memory / 1024 / 1024,
                        handles,
                        rate(tries, last.2),
                        summary.back.len(),
                    );
                }
                summary.waits.extend(waits);
                last = (now, moves, tries);
            }
        }
        if born.elapsed() >= plan.life && summary.back.len() < kills {
            summary.server_cpu += usage_of(&server)?;
            server.kill()?;
            let dead = Instant::now();
            let (program, address) = (plan.program.clone(), addr.to_string());
            let again = Folders { data: &data, folder };
            server = tokio::task::block_in_place(|| again.serve(&program, &address))?;
            stage.send_replace(summary.back.len() + 1);
            summary.back.push(Back { dead, listening: dead.elapsed(), moved: Vec::new() });
            summary.memory.lives.push(std::mem::take(&mut life));
            born = Instant::now();
        }
    }
    summary.moves = seen.counts().0;
    summary.played_for = begun.elapsed();
    summary.clients_cpu = usage_of_clients()? - clients_before;
    come_back(&seen, kills, plan.tables).await;
    summary.server_cpu += usage_of(&server)?;
    summary.memory.lives.push(life);
    drop(attackers);
    stage.send_replace(kills + 1);
    while let Some(played) = playing.join_next().await {
        let (tally, violations) = played?;
        summary.tally.add(&tally);
        summary.violations.extend(violations);
    }
    summary.waits.extend(seen.take_waits());
    summary.refused = seen.counts().1;
    for (at, back) in (1..).zip(&mut summary.back) {
        back.moved = seen.back(at).into_iter().map(|moved| moved.saturating_duration_since(back.dead)).collect();
    }
    leave(&server, handles_before, &mut summary).await?;
    open_all(&seen, &mut summary).await;
    check_all(plan, &folders, &logs, &mut summary)?;
    server.kill()?;
    read_log(&folder.join("server.log"), &mut summary)?;
    Ok(summary)
}

/// After the last kill everybody has the time to move again.
async fn come_back(seen: &Seen, kills: usize, tables: usize) {
    for _ in 0..600 {
        if kills == 0 || seen.back(kills).len() >= tables {
            return;
        }
        sleep(Duration::from_millis(100)).await;
    }
}

/// When everybody has gone, so have their handles.
async fn leave(server: &Program, before: usize, summary: &mut Summary) -> Result<(), Trouble> {
    let mut now = 0;
    for _ in 0..100 {
        now = server.handles().ok_or("the server is gone, or its handles cannot be counted")?;
        if now <= before + SPARE_HANDLES {
            break;
        }
        sleep(Duration::from_millis(200)).await;
    }
    summary.handles = (before, now);
    if now > before + SPARE_HANDLES {
        summary.violations.push(format!("{now} files and sockets are open when everybody has left; {before} before"));
    }
    Ok(())
}

/// Seconds of a processor that a server has taken.
fn usage_of(server: &Program) -> Result<f64, Trouble> {
    Ok(server.usage().ok_or("the server is gone, or what it takes of a processor cannot be measured")?.cpu)
}

/// Seconds of a processor that clients and attackers, which are this process, have taken.
fn usage_of_clients() -> Result<f64, Trouble> {
    Ok(Usage::of(std::process::id()).ok_or("what clients take of a processor cannot be measured here")?.cpu)
}

/// Every table opens for whoever opened it.
async fn open_all(seen: &Seen, summary: &mut Summary) {
    for (mut visitor, table) in seen.tables() {
        // Somebody who opened hundreds has the limit of an address of their own.
        let status = visitor.get(&format!("/api/v1/tables/{table}/view")).await.map(|answer| answer.status);
        match status {
            Ok(200) => summary.opened += 1,
            other => summary.violations.push(format!("table {table} does not open: {other:?}")),
        }
    }
}

/// Every log holds, and so does everything in the database.
fn check_all(plan: &SoakPlan, folders: &Folders<'_>, logs: &Path, summary: &mut Summary) -> Result<(), Trouble> {
    let files = std::fs::read_dir(logs)?.map(|entry| Ok(entry?.path())).collect::<Result<Vec<_>, std::io::Error>>()?;
    for some in files.chunks(CHECKED_AT_ONCE) {
        let checked = Command::new(&plan.program).arg("check").args(some).output()?;
        summary.checked += String::from_utf8_lossy(&checked.stdout).lines().count();
        if !checked.status.success() {
            summary.violations.push(String::from_utf8_lossy(&checked.stderr).trim().to_owned());
        }
    }
    let copy = folders.folder.join("copy.backup");
    let mut backup = Command::new(&plan.program);
    backup.arg("backup").arg(&copy).arg("--verify").arg("--data").arg(folders.data);
    let kept = backup.output()?;
    // The last line says whether it holds.
    summary.backup = String::from_utf8_lossy(&kept.stdout).lines().last().unwrap_or_default().to_owned();
    if !kept.status.success() {
        summary.violations.push(format!("the backup: {}", String::from_utf8_lossy(&kept.stderr).trim()));
    }
    Ok(())
}

/// The server has said nothing that an operator would have to be woken for.
fn read_log(path: &Path, summary: &mut Summary) -> Result<(), Trouble> {
    let text = String::from_utf8_lossy(&std::fs::read(path)?).into_owned();
    summary.lines = text.lines().count();
    let bad = |line: &&str| ["panicked", "this can never be", " ERROR "].iter().any(|word| line.contains(word));
    summary.violations.extend(text.lines().filter(bad).map(|line| format!("in the server's log: {line}")));
    Ok(())
}
