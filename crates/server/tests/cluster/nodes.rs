//! Nodes as processes, over one PostgreSQL and one NATS.

use super::links::{Links, To};
use crate::client::Trouble;
use crate::client::http::Visitor;
use crate::client::program::{Program, without_limits};
use services::{Missing, Nats, Postgres};
use std::collections::VecDeque;
use std::fs::File;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::sleep;

/// A node is ready within this time, or never.
const READY_WITHIN: Duration = Duration::from_secs(60);

/// The services, and a folder for everything.
pub(crate) struct Site {
    /// The bus.
    pub nats: Nats,
    /// The server of the database.
    pub postgres: Postgres,
    /// The address of the database.
    pub url: String,
    folder: PathBuf,
    program: PathBuf,
    /// Settings of every node, besides those that let a few clients do as much as they can.
    pub settings: Vec<(String, String)>,
    /// Are there limits?
    pub limits: bool,
    /// Does each node write down everything it does, in `NAME.log` of the folder?
    pub logs: bool,
    /// Can the ways of nodes be cut?
    pub ways: Ways,
    /// The programs of nodes that are replaced, in order.
    pub next_programs: VecDeque<PathBuf>,
    /// How many nodes there were.
    made: AtomicUsize,
}

/// How nodes reach PostgreSQL and NATS.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ways {
    /// Straight.
    Straight,
    /// Through forwarders, which can go silent.
    Forwarded,
    /// Each from a network namespace of its own, by cables that can be taken out.
    Namespaces,
}

impl Site {
    /// Starts the services, or says why they cannot be had.
    pub(crate) fn start(program: &Path, folder: &Path) -> Result<Site, Missing> {
        let (nats, postgres) = (Nats::start(&[])?, Postgres::start()?);
        Ok(Site {
            nats,
            url: postgres.database()?,
            postgres,
            folder: folder.to_owned(),
            program: program.to_owned(),
            settings: Vec::new(),
            limits: false,
            logs: false,
            ways: Ways::Straight,
            next_programs: VecDeque::new(),
            made: AtomicUsize::new(0),
        })
    }

    /// The command that starts a node. All have the same key.
    pub(crate) fn command(&self, name: &str, addr: &str) -> Command {
        self.command_to(name, addr, &self.nats.url(), &self.url)
    }

    fn command_to(&self, name: &str, addr: &str, bus: &str, store: &str) -> Command {
        let mut command = Command::new(&self.program);
        command.args(["serve", "--addr", addr, "--node", name, "--bus", bus]);
        command.args(["--store", store, "--data"]).arg(self.folder.join(name));
        command.arg("--key").arg(self.folder.join("secret.key"));
        if !self.limits {
            command = without_limits(command);
        }
        if let Some(log) = self.logs.then(|| File::create(self.folder.join(format!("{name}.log"))).ok()).flatten() {
            command.env("FIRSTLIGHT_LOG_FILTER", "debug").stderr(log);
        }
        command.envs(self.settings.iter().cloned());
        command
    }

    /// Another program from now on, for nodes that are started.
    pub(crate) fn change_program(&mut self, program: &Path) {
        self.program = program.to_owned();
    }

    /// The command of a node with ways of its own, at a port there.
    fn command_over(&self, links: &Links, name: &str, port: u16) -> Command {
        let database =
            self.url.replace(&format!("127.0.0.1:{}", self.postgres.port()), &links.addr(To::Database).to_string());
        let bus = format!("nats://{}", links.addr(To::Bus));
        let (_, at) = links.place(Command::new(""));
        let mut command = self.command_to(name, &SocketAddr::from((at, port)).to_string(), &bus, &database);
        command.arg("--public").args(["--ops", "all"]);
        links.place(command).0
    }

    /// Starts a node and waits until it is ready.
    pub(crate) async fn node(&self, name: &str) -> Result<Node, Trouble> {
        let number = self.made.fetch_add(1, Ordering::Relaxed);
        let (postgres, nats) = (self.postgres.port(), self.nats.port());
        let links = match self.ways {
            Ways::Straight => None,
            ways => Some(Links::open(number, postgres, nats, ways == Ways::Namespaces).await?),
        };
        let command = match &links {
            None => self.command(name, "127.0.0.1:0"),
            Some(links) => self.command_over(links, name, 0),
        };
        let node = Node { program: Program::start(command)?, name: name.to_owned(), links };
        node.ready().await?;
        Ok(node)
    }

    /// Starts a node again that is gone, where it was.
    pub(crate) async fn again(&self, node: &mut Node) -> Result<(), Trouble> {
        let command = match &node.links {
            None => self.command(&node.name, &node.addr().to_string()),
            Some(links) => self.command_over(links, &node.name, node.addr().port()),
        };
        node.program = Program::start(command)?;
        node.ready().await
    }

    /// How many messages the bus has taken, and how many bytes were in them.
    pub(crate) async fn carried(&self) -> Result<(f64, f64), Trouble> {
        let mut stream = TcpStream::connect(("127.0.0.1", self.nats.monitor())).await?;
        stream.write_all(b"GET /varz HTTP/1.0\r\n\r\n").await?;
        let mut said = String::new();
        stream.read_to_string(&mut said).await?;
        let (_, body) = said.split_once("\r\n\r\n").ok_or("NATS does not say what it does")?;
        let said: serde_json::Value = serde_json::from_str(body)?;
        let count = |name: &str| said[name].as_f64().ok_or_else(|| format!("NATS does not count {name}"));
        Ok((count("in_msgs")?, count("in_bytes")?))
    }
}

/// Sends a signal to a process of ours.
fn signal(process: u32, signal: &str) -> Result<(), Trouble> {
    let sent = Command::new("kill").arg(format!("-{signal}")).arg(process.to_string()).status()?;
    if sent.success() { Ok(()) } else { Err(format!("signal {signal} could not be sent to {process}").into()) }
}

/// Are all threads of a process stopped? Where the system does not tell, they are taken to be.
fn stands_still(process: u32) -> Result<bool, Trouble> {
    let Ok(threads) = std::fs::read_dir(format!("/proc/{process}/task")) else { return Ok(true) };
    for thread in threads {
        let stat = std::fs::read_to_string(thread?.path().join("stat"))?;
        // The name of the program stands in brackets and may have blanks.
        let state = stat.rsplit_once(')').and_then(|(_, rest)| rest.trim_start().chars().next());
        if state != Some('T') {
            return Ok(false);
        }
    }
    Ok(true)
}

/// A node that runs.
pub(crate) struct Node {
    program: Program,
    /// What it is called.
    pub name: String,
    links: Option<Links>,
}

impl Node {
    /// Its ways to the database and to the bus, if they can be cut.
    pub(crate) fn links(&self) -> Result<&Links, Trouble> {
        self.links.as_ref().ok_or_else(|| format!("the ways of {} cannot be cut", self.name).into())
    }

    pub(crate) fn addr(&self) -> SocketAddr {
        self.program.addr
    }

    pub(crate) fn id(&self) -> u32 {
        self.program.id()
    }

    /// The process, to measure it.
    pub(crate) fn program(&self) -> &Program {
        &self.program
    }

    /// Waits until it says that it is ready.
    pub(crate) async fn ready(&self) -> Result<(), Trouble> {
        self.says_ready(|status| status == 200).await
    }

    /// Waits until it says something of whether it is ready.
    pub(crate) async fn says_ready(&self, wanted: impl Fn(u16) -> bool) -> Result<(), Trouble> {
        let until = Instant::now() + READY_WITHIN;
        loop {
            let said = Visitor::new(self.addr()).get("/readyz").await.map(|answer| (answer.status, answer.body));
            match said {
                Ok((status, _)) if wanted(status) => return Ok(()),
                other if Instant::now() > until => return Err(format!("{} says {other:?}", self.name).into()),
                _ => sleep(Duration::from_millis(20)).await,
            }
        }
    }

    /// Ends it from one moment to the next.
    pub(crate) fn kill(&mut self) -> Result<(), Trouble> {
        self.program.kill()
    }

    /// Stands still, as if the machine had stopped for a while. On a busy machine its threads go on for a moment after the
    /// signal, so this waits until none does.
    pub(crate) async fn freeze(&self) -> Result<(), Trouble> {
        signal(self.id(), "STOP")?;
        let until = Instant::now() + READY_WITHIN;
        while !stands_still(self.id())? {
            if Instant::now() > until {
                return Err(format!("{} was told to stand still and does not", self.name).into());
            }
            sleep(Duration::from_millis(1)).await;
        }
        Ok(())
    }

    /// Goes on.
    pub(crate) fn thaw(&self) -> Result<(), Trouble> {
        signal(self.id(), "CONT")
    }

    /// Is told to stop, and ends.
    pub(crate) async fn drain(&mut self) -> Result<(), Trouble> {
        signal(self.id(), "TERM")?;
        let until = Instant::now() + READY_WITHIN;
        while !self.program.has_ended()? {
            if Instant::now() > until {
                return Err(format!("{} was told to stop and does not", self.name).into());
            }
            sleep(Duration::from_millis(20)).await;
        }
        Ok(())
    }

    /// What it counts under a name, labels and all.
    pub(crate) async fn counts(&self, name: &str) -> Result<f64, Trouble> {
        Visitor::new(self.addr()).gauge(name).await
    }
}
