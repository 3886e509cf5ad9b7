//! `--peers`: the same machine in the same minutes with what others build such servers on: boardgame.io and Colyseus, each with
//! a small game of ours (`peers/`), 50 matches of four sockets, one move in flight a match. Theirs keep everything in memory.
//! Beside it two references of our own ([`crate::echo`]): an echo of as many bytes, and one that keeps each message before it
//! tells of it. What stands between the second and the first no server can save that loses nothing; what stands between us and
//! the second is the game, who may know what, and the words.

use crate::client::Trouble;
use crate::client::program::{Program, pinned};
use crate::cores::Cores;
use crate::measure::{Measured, run};
use crate::play::{Target, Wish};
use crate::{Options, WISHES};
use serde::Deserialize;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Rounds that are played in turn; what is told is the middle one.
const ROUNDS: usize = 5;

/// What the browser asks for: facts, patches, sentences and labels of moves.
const BROWSER: Wish = WISHES[3];

const FILES: [(&str, &str); 7] = [
    ("package.json", include_str!("peers/package.json")),
    ("game.js", include_str!("peers/game.js")),
    ("measure.js", include_str!("peers/measure.js")),
    ("boardgame-server.js", include_str!("peers/boardgame-server.js")),
    ("boardgame-client.js", include_str!("peers/boardgame-client.js")),
    ("colyseus-server.js", include_str!("peers/colyseus-server.js")),
    ("colyseus-client.js", include_str!("peers/colyseus-client.js")),
];

/// What one round showed.
#[derive(Clone, Copy)]
struct Round {
    /// Moves a second.
    moves: f64,
    /// Microseconds of a processor that a move costs the server.
    cost: f64,
    /// Bytes of an update.
    bytes: f64,
    /// The slowest hundredth, in milliseconds.
    slow: f64,
}

impl From<Measured> for Round {
    fn from(run: Measured) -> Round {
        Round { moves: run.moves, cost: run.cost.unwrap_or(f64::NAN), bytes: run.bytes, slow: run.told.1 }
    }
}

/// What a client of a peer says at its end.
#[derive(Deserialize)]
struct Said {
    moves: f64,
    seconds: f64,
    cpu: f64,
    bytes: f64,
    p99: f64,
}

/// A server of somebody else's.
struct Peer {
    name: &'static str,
    files: &'static str,
}

const PEERS: [Peer; 2] = [
    Peer { name: "boardgame.io (in memory)", files: "boardgame" },
    Peer { name: "Colyseus (in memory)", files: "colyseus" },
];

/// Measures in turn, and says the middle of each.
pub(crate) async fn measure(options: &Options, cores: Cores) -> Result<(), Trouble> {
    let folder = match installed() {
        Ok(folder) => Some(folder),
        Err(why) => {
            println!("boardgame.io and Colyseus cannot be had here: {why}");
            None
        }
    };
    let data = tempfile::tempdir()?;
    println!("{}; {ROUNDS} rounds in turn, the middle of each (least to most)", cores.say());
    let ours: Vec<(String, Vec<Target>)> =
        options.games.iter().map(|&game| (format!("Firstlight, {game}"), vec![Target::Game(game, BROWSER)])).collect();
    let mut rows: Vec<(String, Vec<Round>)> = Vec::new();
    let mut note = |name: &str, round: Round| match rows.iter_mut().find(|(known, _)| known == name) {
        Some((_, rounds)) => rounds.push(round),
        None => rows.push((name.to_owned(), vec![round])),
    };
    for round in 0..ROUNDS {
        for (number, (name, targets)) in ours.iter().enumerate() {
            let place = data.path().join(format!("{round}-{number}"));
            let server = Program::serve(&options.program, &place, "127.0.0.1:0", cores.server)?;
            let measured = run(&options.shape(targets, None), &server).await?;
            drop(server);
            note(name, measured.into());
            let bytes = format!("{:.0}", measured.bytes);
            for (what, folder) in [("echo of its bytes", None), ("the same echo that keeps", Some(place.join("echo")))]
            {
                let mut command = pinned(&std::env::current_exe()?, cores.server);
                command.args(["echo", &bytes]).args(folder);
                let echo = Program::start(command)?;
                note(&format!("  {what}, {name}"), run(&options.shape(&[Target::Echo], None), &echo).await?.into());
            }
        }
        for peer in folder.iter().flat_map(|_| &PEERS) {
            note(peer.name, peer.run(folder.as_deref().unwrap_or(Path::new(".")), options, cores)?);
        }
    }
    println!("{:<52} {:>8} {:>17} {:>9} {:>13} {:>9}", "", "moves/s", "", "CPU/move", "bytes/update", "p99");
    for (name, mut rounds) in rows {
        rounds.sort_by(|a, b| a.moves.total_cmp(&b.moves));
        let (least, middle, most) = (rounds[0], rounds[rounds.len() / 2], rounds[rounds.len() - 1]);
        println!(
            "{name:<52} {:>8.0} {:>17} {:>6.0} us {:>13.0} {:>6.1} ms",
            middle.moves,
            format!("({:.0} to {:.0})", least.moves, most.moves),
            middle.cost,
            middle.bytes,
            middle.slow
        );
    }
    Ok(())
}

impl Peer {
    fn run(&self, folder: &Path, options: &Options, cores: Cores) -> Result<Round, Trouble> {
        let port = TcpListener::bind("127.0.0.1:0")?.local_addr()?.port().to_string();
        let node = Path::new("node");
        let mut command = pinned(node, cores.server);
        command.current_dir(folder).arg(format!("{}-server.js", self.files)).arg(&port).env("NODE_ENV", "production");
        let server = Program::start(command)?;
        let numbers = [options.tables.to_string(), options.seconds.to_string(), server.id().to_string()];
        let mut client = pinned(node, cores.clients);
        client.current_dir(folder).arg(format!("{}-client.js", self.files)).arg(&port).args(numbers);
        let output = client.output()?;
        let text = String::from_utf8_lossy(&output.stdout);
        let line = text.lines().last().filter(|_| output.status.success());
        let said: Said = match line.map(serde_json::from_str) {
            Some(said) => said?,
            None => return Err(format!("{}: {}", self.name, String::from_utf8_lossy(&output.stderr)).into()),
        };
        Ok(Round {
            moves: said.moves / said.seconds,
            cost: said.cpu * 1e6 / said.moves,
            bytes: said.bytes / (said.moves * 4.0),
            slow: said.p99,
        })
    }
}

/// The folder with the peers, which are fetched if they are not there.
fn installed() -> Result<PathBuf, Trouble> {
    let me = std::env::current_exe()?;
    let folder = me.parent().ok_or("this program is nowhere")?.join("peers");
    std::fs::create_dir_all(&folder)?;
    for (name, text) in FILES {
        std::fs::write(folder.join(name), text)?;
    }
    if !folder.join("node_modules").exists() {
        let mut npm = Command::new("npm");
        let fetched = npm.current_dir(&folder).args(["install", "--no-audit", "--no-fund", "--silent"]).output()?;
        if !fetched.status.success() {
            return Err(format!("npm says: {}", String::from_utf8_lossy(&fetched.stderr)).into());
        }
    }
    Ok(folder)
}
