//! Nodes as processes, over one PostgreSQL and one NATS.

use crate::client::Trouble;
use crate::client::http::Visitor;
use crate::client::program::{Program, without_limits};
use services::{Missing, Nats, Postgres};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};
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
        })
    }

    /// The command that starts a node. All have the same key.
    pub(crate) fn command(&self, name: &str, addr: &str) -> Command {
        let mut command = Command::new(&self.program);
        command.args(["serve", "--addr", addr, "--node", name, "--bus", &self.nats.url()]);
        command.args(["--store", &self.url, "--data"]).arg(self.folder.join(name));
        command.arg("--key").arg(self.folder.join("secret.key"));
        if !self.limits {
            command = without_limits(command);
        }
        command.envs(self.settings.iter().cloned());
        command
    }

    /// Starts a node and waits until it is ready.
    pub(crate) async fn node(&self, name: &str) -> Result<Node, Trouble> {
        let node = Node { program: Program::start(self.command(name, "127.0.0.1:0"))?, name: name.to_owned() };
        node.ready().await?;
        Ok(node)
    }

    /// Starts a node again that is gone, where it was.
    pub(crate) async fn again(&self, node: &mut Node) -> Result<(), Trouble> {
        node.program = Program::start(self.command(&node.name, &node.addr().to_string()))?;
        node.ready().await
    }
}

/// Sends a signal to a process of ours.
fn signal(process: u32, signal: &str) -> Result<(), Trouble> {
    let sent = Command::new("kill").arg(format!("-{signal}")).arg(process.to_string()).status()?;
    if sent.success() { Ok(()) } else { Err(format!("signal {signal} could not be sent to {process}").into()) }
}

/// A node that runs.
pub(crate) struct Node {
    program: Program,
    /// What it is called.
    pub name: String,
}

impl Node {
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

    /// Stands still, as if the machine had stopped for a while.
    pub(crate) fn freeze(&self) -> Result<(), Trouble> {
        signal(self.id(), "STOP")
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
