//! How much the server takes: tables of both games under play by clients on this machine.
//!
//! `load [--tables 50] [--sockets 4] [--seconds 4] [--game both] [--pace 480] [--live 200] [--idle 10000] [--program FILE]`
//!
//! The server runs as a process of its own on one processor, the clients on another. Next to it, the same moves go to a
//! reference that does nothing but send messages of the same size to as many sockets. `cargo xtask load` builds and runs it.
//!
//! `load --peers` measures in the mode that the browser uses, in turn with boardgame.io and Colyseus, which it fetches by npm.
//!
//! `load --bots [--tables 200] [--visitors 100] [--seconds 60] [--thought 1] [--program FILE]` measures another thing: how long
//! people wait for bots, for hints and for their own moves while very many bots think.

mod bots;
#[path = "../../tests/client/mod.rs"]
mod client;
mod cores;
mod echo;
mod measure;
mod memory;
mod peers;
mod play;

use client::Trouble;
use client::program::{Program, firstlight, pinned};
use cores::Cores;
use measure::{Measured, Shape, run};
use play::{Target, Wish};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

/// What can be said on the command line.
#[derive(Clone, Debug)]
pub struct Options {
    tables: usize,
    sockets: usize,
    seconds: f64,
    games: Vec<&'static str>,
    pace: f64,
    live: usize,
    idle: usize,
    program: PathBuf,
}

const WISHES: [Wish; 5] = [
    Wish { name: "facts and moves", view: "none", lang: false, moves: "list" },
    Wish { name: "with patches", view: "patches", lang: false, moves: "list" },
    Wish { name: "with patches and sentences", view: "patches", lang: true, moves: "list" },
    Wish { name: "as the browser asks", view: "patches", lang: true, moves: "changes" },
    Wish { name: "with whole views and sentences", view: "whole", lang: true, moves: "list" },
];

impl Options {
    fn read(mut args: impl Iterator<Item = String>) -> Result<Options, Trouble> {
        let mut options = Options {
            tables: 50,
            sockets: 4,
            seconds: 4.0,
            games: vec!["earthrise", "daybreak"],
            pace: 480.0,
            live: 200,
            idle: 10_000,
            program: PathBuf::new(),
        };
        while let Some(flag) = args.next() {
            let value = args.next().ok_or_else(|| format!("{flag} needs a value"))?;
            match flag.as_str() {
                "--tables" => options.tables = value.parse()?,
                "--sockets" => options.sockets = value.parse()?,
                "--seconds" => options.seconds = value.parse()?,
                "--pace" => options.pace = value.parse()?,
                "--live" => options.live = value.parse()?,
                "--idle" => options.idle = value.parse()?,
                "--program" => options.program = value.into(),
                "--game" => {
                    options.games = match value.as_str() {
                        "earthrise" => vec!["earthrise"],
                        "daybreak" => vec!["daybreak"],
                        "both" => vec!["earthrise", "daybreak"],
                        other => return Err(format!("there is no game `{other}`").into()),
                    }
                }
                _ => return Err(format!("there is no flag `{flag}`").into()),
            }
        }
        // Both games are for four; Earthrise takes three to five, Daybreak up to four.
        if options.tables == 0 || !(3..=4).contains(&options.sockets) {
            return Err("there has to be a table, and 3 or 4 sockets at it".into());
        }
        if options.program.as_os_str().is_empty() {
            options.program = firstlight()?;
        }
        Ok(options)
    }

    fn targets(&self, wish: Wish) -> Vec<Target> {
        self.games.iter().map(|game| Target::Game(game, wish)).collect()
    }

    fn shape<'a>(&self, targets: &'a [Target], pace: Option<f64>) -> Shape<'a> {
        let time = Duration::from_secs_f64(self.seconds);
        Shape { tables: self.tables, sockets: self.sockets, time, targets, pace }
    }
}

fn main() -> ExitCode {
    match start() {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(trouble) => {
            eprintln!("load: {trouble}");
            ExitCode::FAILURE
        }
    }
}

fn start() -> Result<bool, Trouble> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    if let [echo, bytes, folder @ ..] = args.as_slice()
        && echo == "echo"
    {
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
        runtime.block_on(echo::serve(bytes.parse()?, folder.first().map(Path::new)))?;
        return Ok(true);
    }
    if let [bots, rest @ ..] = args.as_slice()
        && bots == "--bots"
    {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        return runtime.block_on(bots::measure(rest));
    }
    let with_peers = args.first().is_some_and(|flag| flag == "--peers");
    let options = Options::read(args.into_iter().skip(usize::from(with_peers)))?;
    let cores = Cores::choose();
    if let Some(done) = cores.settle()? {
        return Ok(done);
    }
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    match with_peers {
        true => runtime.block_on(peers::measure(&options, cores))?,
        false => runtime.block_on(measure_all(&options, cores))?,
    }
    Ok(true)
}

async fn measure_all(options: &Options, cores: Cores) -> Result<(), Trouble> {
    let folder = tempfile::tempdir()?;
    let busy = std::fs::read_to_string("/proc/loadavg").unwrap_or_default();
    println!("{} tables x {} sockets of {}", options.tables, options.sockets, options.games.join(" and "));
    println!("{}; data on {}", cores.say(), file_system(folder.path()));
    println!("load of the machine before: {}\n", busy.split(' ').next().unwrap_or("unknown"));

    println!("One move in flight a table, as fast as it goes. Goal: 10,000 durable moves a second.");
    println!("{HEADING}");
    for (number, wish) in WISHES.into_iter().enumerate() {
        let data = folder.path().join(format!("fast-{number}"));
        compare(options, cores, &data, wish, None).await?;
    }
    println!("\n{} moves a second in all. Goal: p99 under 10 ms.", options.pace);
    println!("{HEADING}");
    for (number, wish) in WISHES.into_iter().enumerate().skip(1) {
        let data = folder.path().join(format!("paced-{number}"));
        compare(options, cores, &data, wish, Some(options.pace)).await?;
    }
    println!("\nMemory of the server (resident)");
    memory::weigh(options, &folder.path().join("memory"), cores, &options.targets(WISHES[1])).await
}

const HEADING: &str = "                                 moves/s  ack p50      p99  all p50      p99  bytes/update  server CPU/move  busy: server clients  games ended";

/// Plays a shape at the server and at the reference.
async fn compare(options: &Options, cores: Cores, data: &Path, wish: Wish, pace: Option<f64>) -> Result<(), Trouble> {
    let server = Program::serve(&options.program, data, "127.0.0.1:0", cores.server)?;
    let ours = run(&options.shape(&options.targets(wish), pace), &server).await?;
    drop(server);
    row(wish.name, &ours);
    let mut command = pinned(&std::env::current_exe()?, cores.server);
    command.args(["echo", &format!("{:.0}", ours.bytes)]);
    let reference = Program::start(command)?;
    let echo = run(&options.shape(&[Target::Echo], pace), &reference).await?;
    row("  echo of the same size", &echo);
    let cost = ours.cost.zip(echo.cost).map_or(String::new(), |(ours, echo)| format!("{:.2}", ours / echo));
    println!(
        "  ours / echo                {:>12.2} {:>8.2} {:>8.2} {:>8.2} {:>8.2} {:>13} {cost:>16}",
        ours.moves / echo.moves,
        ours.acknowledged.0 / echo.acknowledged.0,
        ours.acknowledged.1 / echo.acknowledged.1,
        ours.told.0 / echo.told.0,
        ours.told.1 / echo.told.1,
        "",
    );
    Ok(())
}

fn row(name: &str, run: &Measured) {
    let share = |share: Option<f64>| share.map_or("?".to_owned(), |share| format!("{:.0} %", share * 100.0));
    let cost = run.cost.map_or("?".to_owned(), |micros| format!("{micros:.0} us"));
    let times = [run.acknowledged.0, run.acknowledged.1, run.told.0, run.told.1].map(|ms| format!("{ms:>5.1} ms"));
    println!(
        "{name:<28} {:>11.0} {} {:>13.0} {cost:>16} {:>13} {:>7} {:>12}",
        run.moves,
        times.join(" "),
        run.bytes,
        share(run.busy.0),
        share(run.busy.1),
        run.ended,
    );
}

/// The kind of file system a folder is on, as far as Linux tells.
fn file_system(folder: &Path) -> String {
    let mounts = std::fs::read_to_string("/proc/mounts").unwrap_or_default();
    let mounted = mounts.lines().filter_map(|line| {
        let mut fields = line.split(' ').skip(1);
        let (place, kind) = (fields.next()?, fields.next()?);
        folder.starts_with(place).then_some((place.len(), kind))
    });
    mounted.max_by_key(|(length, _)| *length).map_or("an unknown file system".to_owned(), |(_, kind)| kind.to_owned())
}
