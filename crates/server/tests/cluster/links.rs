//! The ways from a node to PostgreSQL and to NATS, which can be cut: everything that a node says to them goes through a
//! forwarder of this process. Where the system lets us, the node lives in a network namespace of its own, and a cut takes the
//! cable out, so that its packets go nowhere; elsewhere the forwarder goes silent, which looks the same to a program.

use crate::client::Trouble;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::process::{Command, Stdio};
use std::sync::{Arc, OnceLock};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::runtime::Handle;
use tokio::sync::watch;
use tokio::task::JoinHandle;

/// What a way leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum To {
    Database,
    Bus,
}

/// The ways of one node.
pub(crate) struct Links {
    database: Forwarder,
    bus: Forwarder,
    namespace: Option<Namespace>,
}

impl Links {
    /// Ways to a PostgreSQL and a NATS at these ports of loopback. `apart`: in a network namespace of its own.
    pub(crate) async fn open(number: usize, postgres: u16, nats: u16, apart: bool) -> Result<Links, Trouble> {
        let namespace = if apart { Some(Namespace::make(number)?) } else { None };
        let here = |cable| namespace.as_ref().map_or(Ipv4Addr::LOCALHOST, |there| there.here(cable));
        let database = Forwarder::open(here(DATABASE), postgres).await?;
        let bus = Forwarder::open(here(BUS), nats).await?;
        Ok(Links { database, bus, namespace })
    }

    /// Where the node finds what a way leads to.
    pub(crate) fn addr(&self, to: To) -> SocketAddr {
        match to {
            To::Database => self.database.addr,
            To::Bus => self.bus.addr,
        }
    }

    /// A command that runs where the node is, and the address at which it can listen there.
    pub(crate) fn place(&self, command: Command) -> (Command, IpAddr) {
        match &self.namespace {
            None => (command, Ipv4Addr::LOCALHOST.into()),
            Some(namespace) => (namespace.within(&command), namespace.there(VISITORS).into()),
        }
    }

    /// Cuts a way, or mends it.
    pub(crate) fn cut(&self, to: To, is_cut: bool) -> Result<(), Trouble> {
        match (&self.namespace, to) {
            (Some(namespace), To::Database) => namespace.plug(DATABASE, !is_cut),
            (Some(namespace), To::Bus) => namespace.plug(BUS, !is_cut),
            (None, To::Database) => self.database.silence(is_cut),
            (None, To::Bus) => self.bus.silence(is_cut),
        }
    }
}

/// Takes connections and carries what is said to another port.
struct Forwarder {
    addr: SocketAddr,
    silent: Arc<watch::Sender<bool>>,
    task: JoinHandle<()>,
}

impl Forwarder {
    async fn open(at: Ipv4Addr, to: u16) -> Result<Forwarder, Trouble> {
        let apart = carriers()?;
        let listener = apart.spawn(TcpListener::bind((at, 0))).await??;
        let addr = listener.local_addr()?;
        let silent = Arc::new(watch::Sender::new(false));
        let state = silent.clone();
        let task = apart.spawn(async move {
            let mut carried = tokio::task::JoinSet::new();
            while let Ok((from, _)) = listener.accept().await {
                let state = state.clone();
                carried.spawn(async move {
                    // Nobody is let in through a way that is cut.
                    until_mended(&state).await;
                    let Ok(there) = TcpStream::connect((Ipv4Addr::LOCALHOST, to)).await else { return };
                    let _ = (from.set_nodelay(true), there.set_nodelay(true));
                    let ((from_in, from_out), (there_in, there_out)) = (from.into_split(), there.into_split());
                    tokio::select! {
                        () = carry(from_in, there_out, &state) => {}
                        () = carry(there_in, from_out, &state) => {}
                    }
                });
                while carried.try_join_next().is_some() {}
            }
        });
        Ok(Forwarder { addr, silent, task })
    }

    fn silence(&self, silent: bool) -> Result<(), Trouble> {
        self.silent.send_replace(silent);
        Ok(())
    }
}

/// Forwarders work on a thread of their own, because whoever starts a node waits for it with the thread that it has.
fn carriers() -> Result<Handle, Trouble> {
    static CARRIERS: OnceLock<Result<Handle, String>> = OnceLock::new();
    let started = CARRIERS.get_or_init(|| {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
        let runtime = runtime.map_err(|error| error.to_string())?;
        let handle = runtime.handle().clone();
        std::thread::spawn(move || runtime.block_on(std::future::pending::<()>()));
        Ok(handle)
    });
    Ok(started.clone()?)
}

impl Drop for Forwarder {
    fn drop(&mut self) {
        self.task.abort();
    }
}

async fn until_mended(silent: &watch::Sender<bool>) {
    // The sender is ours: somebody can always say so.
    let _ = silent.subscribe().wait_for(|silent| !*silent).await;
}

async fn carry(mut from: OwnedReadHalf, mut to: OwnedWriteHalf, silent: &watch::Sender<bool>) {
    let mut bytes = vec![0; 64 * 1024];
    loop {
        let read = from.read(&mut bytes).await;
        until_mended(silent).await;
        match read {
            Ok(0) | Err(_) => return,
            Ok(count) => {
                if to.write_all(&bytes[..count]).await.is_err() {
                    return;
                }
            }
        }
    }
}

/// The cables of a namespace, by their numbers.
const VISITORS: u8 = 0;
const DATABASE: u8 = 1;
const BUS: u8 = 2;

/// Networks of 4 addresses each, from here on: of a block that is for tests of networks (RFC 2544).
const FIRST: u32 = u32::from_be_bytes([198, 18, 0, 0]);

/// A network namespace with three cables to this one: for visitors, for the database, for the bus.
pub(crate) struct Namespace {
    name: String,
    number: usize,
}

impl Namespace {
    /// Can we make any?
    pub(crate) fn are_permitted() -> bool {
        let Ok(namespace) = Namespace::make(63) else { return false };
        drop(namespace);
        true
    }

    fn make(number: usize) -> Result<Namespace, Trouble> {
        let namespace = Namespace { name: format!("firstlight-{}-{number}", std::process::id()), number };
        ip(&["netns", "add", &namespace.name])?;
        ip(&["-n", &namespace.name, "link", "set", "lo", "up"])?;
        for cable in [VISITORS, DATABASE, BUS] {
            let (here, there) = (namespace.end(cable, "a"), namespace.end(cable, "b"));
            ip(&["link", "add", &here, "type", "veth", "peer", "name", &there, "netns", &namespace.name])?;
            let address = |ip: Ipv4Addr| format!("{ip}/30");
            ip(&["addr", "add", &address(namespace.here(cable)), "dev", &here])?;
            ip(&["link", "set", &here, "up"])?;
            ip(&["-n", &namespace.name, "addr", "add", &address(namespace.there(cable)), "dev", &there])?;
            ip(&["-n", &namespace.name, "link", "set", &there, "up"])?;
        }
        Ok(namespace)
    }

    /// The name of an end of a cable; the system takes 15 characters.
    fn end(&self, cable: u8, end: &str) -> String {
        format!("fl{}n{}c{cable}{end}", std::process::id() % 1_000_000, self.number % 100)
    }

    fn net(&self, cable: u8) -> u32 {
        // Runs beside each other have other networks.
        let run = std::process::id() % 256;
        FIRST + (run << 8) + (self.number as u32 % 16) * 16 + u32::from(cable) * 4
    }

    fn here(&self, cable: u8) -> Ipv4Addr {
        Ipv4Addr::from(self.net(cable) + 1)
    }

    fn there(&self, cable: u8) -> Ipv4Addr {
        Ipv4Addr::from(self.net(cable) + 2)
    }

    fn within(&self, command: &Command) -> Command {
        let mut within = Command::new("ip");
        within.args(["netns", "exec", &self.name]).arg(command.get_program()).args(command.get_args());
        for (name, value) in command.get_envs() {
            match value {
                Some(value) => within.env(name, value),
                None => within.env_remove(name),
            };
        }
        within
    }

    fn plug(&self, cable: u8, plugged: bool) -> Result<(), Trouble> {
        ip(&["link", "set", &self.end(cable, "a"), if plugged { "up" } else { "down" }])
    }
}

impl Drop for Namespace {
    fn drop(&mut self) {
        // Its cables go with it, both ends; whoever is in there goes on until it ends.
        for cable in [VISITORS, DATABASE, BUS] {
            let _ = ip(&["link", "del", &self.end(cable, "a")]);
        }
        let _ = ip(&["netns", "del", &self.name]);
    }
}

fn ip(words: &[&str]) -> Result<(), Trouble> {
    let done = Command::new("ip").args(words).stdin(Stdio::null()).output()?;
    if done.status.success() {
        return Ok(());
    }
    Err(format!("ip {}: {}", words.join(" "), String::from_utf8_lossy(&done.stderr).trim()).into())
}
