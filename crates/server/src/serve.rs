//! Puts the parts together and lets the server run.

use crate::bus::Bus;
use crate::client::Client;
use crate::config::{Config, LogFormat, Retention};
use crate::door::cookie::Cookies;
use crate::door::key::{Key, KeyError};
use crate::door::limits::Limits;
use crate::door::open::OpenSockets;
use crate::door::origin::Site;
use crate::door::work::Work;
use crate::gate::{self, Gate, Room};
use crate::http::{App, Parts, Rim, Untold, router};
use crate::live::{Hub, Pool, Settings, now};
use crate::metrics::Metrics;
use crate::store::{self, Store, StoreError};
use daybreak::Daybreak;
use earthrise::Earthrise;
use std::fmt;
use std::net::SocketAddr;
use std::panic::Location;
use std::path::Path;
use std::time::Duration;
use tabletop::Game;
use tokio::net::TcpListener;
use tokio::runtime::Runtime;
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tracing_subscriber::EnvFilter;

/// Why the server does not run.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// There is no signing key.
    #[error(transparent)]
    Key(#[from] KeyError),
    /// The store cannot be opened.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The address cannot be listened on.
    #[error("{addr} cannot be listened on ({source}); is another server running? Choose another address with --addr.")]
    Listen {
        /// Which address.
        addr: SocketAddr,
        /// What the system says.
        source: std::io::Error,
    },
    /// The threads cannot be started.
    #[error("the threads of the server cannot be started: {0}")]
    Threads(std::io::Error),
    /// The content that comes with the program cannot be read.
    #[error("the content that comes with the program cannot be read")]
    Content,
}

/// After the tables are saved, connections have this long to close.
const CLOSE_WITHIN: Duration = Duration::from_secs(5);
/// How often tables that nobody finished are looked for.
const SWEEP_EVERY: Duration = Duration::from_secs(60 * 60);

/// A server that runs.
pub struct Server {
    /// Where it listens.
    pub addr: SocketAddr,
    /// The addresses by which other devices in the home network reach it, if it was started for them.
    pub lan: Vec<String>,
    hub: Hub,
    gate: Gate,
    store: Store,
    sockets: OpenSockets,
    close: watch::Sender<bool>,
    serving: JoinHandle<()>,
    sweeping: Option<JoinHandle<()>>,
}

impl Server {
    /// Starts without a browser client.
    pub async fn start(config: &Config) -> Result<Server, StartError> {
        Server::showing(config, Client::NONE).await
    }

    /// Starts with a browser client.
    pub async fn showing(config: &Config, client: Client) -> Result<Server, StartError> {
        let store = Store::open(&config.data, store::Settings::default()).await?;
        Server::start_with(config, store, client).await
    }

    /// Starts over a store that is open.
    pub async fn start_with(config: &Config, store: Store, client: Client) -> Result<Server, StartError> {
        let key = Key::open(&config.data)?;
        let metrics = Metrics::new(&[Earthrise::ID, Daybreak::ID]);
        let pool = Pool::new(config.bot_threads).map_err(StartError::Threads)?;
        let settings = Settings {
            idle: config.idle,
            bot: config.bot,
            hint: config.hint,
            hint_lines: config.hint_lines,
            turns: config.turns,
            sockets: config.sockets_per_table as usize,
            tables_per_person: config.tables_per_person,
            tables_per_address: config.tables_per_address,
            table_bytes: config.table_bytes.into(),
            address_bytes: u64::from(config.address_megabytes) << 20,
            hints: config.rates.hints,
            keys: config.rates.keys,
        };
        let hub =
            Hub::new(store.clone(), Bus::new(), pool, metrics.clone(), settings).map_err(|_| StartError::Content)?;
        let failed = |source| StartError::Listen { addr: config.addr, source };
        let listener = TcpListener::bind(config.addr).await.map_err(failed)?;
        let addr = listener.local_addr().map_err(failed)?;
        let lan = if config.lan { crate::lan::addresses_at(addr.port()) } else { Vec::new() };
        let sockets = OpenSockets::new(config.sockets_per_address, config.sockets_per_person);
        let app = App::new(Parts {
            hub: hub.clone(),
            store: store.clone(),
            metrics,
            cookies: Cookies::new(&key, config.https),
            daily: key.derive("daily deals"),
            addresses: key.derive("addresses"),
            work: Work::new(key.derive("work of strangers")),
            limits: Limits::new(config.rates),
            sockets: sockets.clone(),
            oops: Untold::default(),
            client,
            site: Site::new(addr.ip(), config.https, config.origins.clone()),
            rim: Rim {
                https: config.https,
                trust_proxy: config.trust_proxy,
                tables: config.tables_per_person,
                body: config.body,
                message: config.message_bytes,
                ping: config.ping,
                lan: lan.clone(),
            },
        });
        let (close, closing) = watch::channel(false);
        let room = Room {
            all: gate::file_handles().unwrap_or(usize::MAX).min(config.connections as usize),
            address: config.connections_per_address as usize,
            person: config.sockets_per_person as usize,
        };
        let (proxied, times) = (config.trust_proxy, config.times);
        let gate = Gate::new(room);
        let serving = gate::serve(listener, router(app), gate.clone(), times, move |_| proxied, closing);
        let serving = tokio::spawn(serving);
        let sweeping = sweep(&store, &config.retention);
        tracing::info!(%addr, data = %config.data.display(), "ready");
        Ok(Server { addr, lan, hub, gate, store, sockets, close, serving, sweeping })
    }

    /// The tables, for whoever runs the server in the same process.
    pub fn hub(&self) -> &Hub {
        &self.hub
    }

    /// The connections, for whoever runs the server in the same process.
    pub fn gate(&self) -> &Gate {
        &self.gate
    }

    /// Saves every table, tells every client to come back, and ends.
    pub async fn stop(self) {
        self.hub.stop().await;
        let _ = self.close.send(true);
        let closed = async { (self.serving.await, self.sockets.emptied().await) };
        if tokio::time::timeout(CLOSE_WITHIN, closed).await.is_err() {
            tracing::warn!("some connections did not close in time");
        }
        if let Some(sweeping) = self.sweeping {
            sweeping.abort();
        }
        if let Err(error) = self.store.close().await {
            tracing::error!(%error, "the store did not close well");
        }
        tracing::info!("stopped");
    }
}

/// Removes tables that nobody finished, if the configuration says after how long.
fn sweep(store: &Store, retention: &Retention) -> Option<JoinHandle<()>> {
    let Retention::Days(days) = *retention else { return None };
    let store = store.clone();
    Some(tokio::spawn(async move {
        let mut every = tokio::time::interval(SWEEP_EVERY);
        loop {
            every.tick().await;
            let before = now() - i64::from(days) * 24 * 60 * 60 * 1000;
            match store.sweep(before).await {
                Ok(0) => {}
                Ok(removed) => tracing::info!(removed, "tables that nobody finished were removed"),
                Err(error) => tracing::warn!(%error, "tables could not be swept"),
            }
        }
    }))
}

/// Runs until the process is told to stop; `ready` hears of the server, which says where it listens.
pub fn run(config: &Config, client: Client, ready: impl FnOnce(&Server)) -> Result<(), StartError> {
    log_as(config);
    runtime()?.block_on(async {
        let server = Server::showing(config, client).await?;
        ready(&server);
        told_to_stop().await;
        tracing::info!("stopping");
        server.stop().await;
        Ok(())
    })
}

/// Copies the database of a folder into a file, also while a server runs over it.
pub fn backup(data: &Path, file: &Path) -> Result<(), StartError> {
    runtime()?.block_on(store::backup(data, file)).map_err(StartError::Store)
}

/// Makes a folder's database from a backup.
pub fn restore(file: &Path, data: &Path) -> Result<(), StartError> {
    runtime()?.block_on(store::restore(file, data)).map_err(StartError::Store)
}

fn runtime() -> Result<Runtime, StartError> {
    tokio::runtime::Builder::new_multi_thread().enable_all().build().map_err(StartError::Threads)
}

/// Writes down that something happened which never can ([`tabletop::never!`]): into the log, or where there is none, as at
/// a table in the terminal, to standard error.
pub fn log_never(place: &Location<'_>, what: fmt::Arguments<'_>) {
    if tracing::dispatcher::has_been_set() {
        tracing::error!(%place, "this can never be: {what}");
    } else {
        eprintln!("firstlight: this can never be: {what} ({place}); please report it");
    }
}

/// Sends logs to standard error, for people or for programs.
fn log_as(config: &Config) {
    // The configuration has been checked; a filter that cannot be read shows everything important.
    let filter = EnvFilter::try_new(&config.log_filter).unwrap_or_else(|_| EnvFilter::new("info"));
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    // A second server in one process keeps the log of the first.
    let _ = match config.log_format {
        LogFormat::Text => log.with_target(false).try_init(),
        LogFormat::Json => log.json().try_init(),
    };
}

/// Waits for Ctrl+C, or for the signal that service managers send.
async fn told_to_stop() {
    let interrupt = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = interrupt => {}
                _ = terminate.recv() => {}
            }
            return;
        }
    }
    let _ = interrupt.await;
}
