//! Puts the parts together and lets the server run.

use crate::auth::cookie::Cookies;
use crate::auth::key::{Key, KeyError};
use crate::auth::limits::{Limits, SharedHash};
use crate::auth::logout::LogoutNotices;
use crate::auth::open_sockets::OpenSockets;
use crate::auth::origin::Site;
use crate::auth::proof_of_work::ProofOfWork;
use crate::bus::Bus;
use crate::client::Client;
use crate::clock::now;
use crate::cluster::{Cluster, ClusterError, ClusterParts, SharedCounts};
use crate::config::Config;
use crate::gate::{self, ConnectionLimits, Gate};
use crate::http::{App, HttpConfig, LINE_EVERY, Parts, router};
use crate::keeping::{Alive, BackupSchedule, Backups, NotVerified, Sweeper};
use crate::live::{Hub, Pool, Settings, finish_forgetting};
use crate::logging::{Journal, JournalError, Lines, ThrottledCount};
use crate::metrics::Metrics;
use std::fmt;
use std::io::Write;
use std::net::{IpAddr, SocketAddr};
use std::panic::Location;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;
use store::{self, Store, StoreError};
use tabletop::never;
use tokio::net::TcpListener;
use tokio::runtime::Runtime;
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tracing_subscriber::EnvFilter;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

/// Why the server does not run.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// There is no signing key.
    #[error(transparent)]
    Key(#[from] KeyError),
    /// The store cannot be opened.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The access or the audit log cannot be written.
    #[error(transparent)]
    Log(#[from] JournalError),
    /// A backup does not hold.
    #[error(transparent)]
    NotVerified(#[from] NotVerified),
    /// The address cannot be listened on.
    #[error("{addr} cannot be listened on ({source}); is another server running? Choose another address with --addr.")]
    Listen {
        /// Which address.
        addr: SocketAddr,
        /// What the system says.
        source: std::io::Error,
    },
    /// The other nodes cannot be joined.
    #[error(transparent)]
    Cluster(#[from] ClusterError),
    /// The program knows no PostgreSQL.
    #[error("this program was built without PostgreSQL; build it with `--features cluster`, or take a release")]
    NoPostgres,
    /// The threads cannot be started.
    #[error("the threads of the server cannot be started: {0}")]
    Threads(std::io::Error),
    /// The content that comes with the program cannot be read.
    #[error("the content that comes with the program cannot be read")]
    Content,
}

/// After the tables are saved, connections have this long to close.
const CLOSE_WITHIN: Duration = Duration::from_secs(5);

/// A server that runs.
pub struct Server {
    /// Where it listens.
    pub addr: SocketAddr,
    /// The addresses by which other devices in the home network reach it, if it was started for them.
    pub lan: Vec<String>,
    hub: Hub,
    /// The node that it is among others.
    cluster: Option<Cluster>,
    gate: Gate,
    store: Store,
    drain: Duration,
    sockets: OpenSockets,
    close: watch::Sender<bool>,
    serving: JoinHandle<()>,
    /// What is done for the data meanwhile.
    keeping: Vec<JoinHandle<()>>,
}

impl Server {
    /// Starts without a browser client.
    pub async fn start(config: &Config) -> Result<Server, StartError> {
        Server::showing(config, Client::NONE).await
    }

    /// Starts with a browser client.
    pub async fn showing(config: &Config, client: Client) -> Result<Server, StartError> {
        let store = open_store(config).await?;
        let started = Server::start_with(config, store.clone(), client).await;
        if started.is_err()
            && let Err(error) = store.close().await
        {
            tracing::error!(%error, "the store did not close well");
        }
        started
    }

    /// Starts over a store that is open.
    pub async fn start_with(config: &Config, store: Store, client: Client) -> Result<Server, StartError> {
        let key = config.key.as_ref().map_or_else(|| Key::open(&config.data), |file| Key::open_file(file))?;
        let hash = shared_hash(&key);
        let journal = Journal::open(&config.access_log, &config.audit_log, config.log_format)?;
        let metrics = Metrics::new(games::IDS);
        let pool = Pool::new(config.bot_threads).map_err(StartError::Threads)?;
        let limits_of_all = Arc::new(Limits::among_nodes(config.rates, &hash));
        let settings = Settings {
            idle: config.idle,
            bot: config.bot,
            hint: config.hint,
            hint_lines: config.hint_lines,
            turns_lines: config.turns_lines,
            sockets: config.sockets_per_table as usize,
            tables_per_person: config.tables_per_person,
            tables_per_address: config.tables_per_address,
            table_bytes: config.table_bytes.into(),
            address_bytes: u64::from(config.address_megabytes) << 20,
            limits: limits_of_all.clone(),
        };
        let hub =
            Hub::new(store.clone(), Bus::new(), pool, metrics.clone(), settings).map_err(|_| StartError::Content)?;
        let alive = Alive::new(&config.data);
        let failed = |source| StartError::Listen { addr: config.addr, source };
        let listener = TcpListener::bind(config.addr).await.map_err(failed)?;
        let addr = listener.local_addr().map_err(failed)?;
        let lan = if config.lan { crate::lan::addresses_at(addr.port()) } else { Vec::new() };
        let sockets = OpenSockets::among_nodes(config.sockets_per_address, config.sockets_per_person, hash.clone());
        let logout_notices = LogoutNotices::new();
        let limits = ConnectionLimits {
            all: gate::file_handles().unwrap_or(usize::MAX).min(config.connections as usize),
            address: config.connections_per_address as usize,
            person: config.sockets_per_person as usize,
        };
        let gate = Gate::new(limits);
        let app = App::new(Parts {
            hub: hub.clone(),
            store: store.clone(),
            metrics: metrics.clone(),
            cookies: Cookies::new(&key, config.https),
            daily: key.derive("daily deals"),
            addresses: key.derive("addresses"),
            proof_of_work: ProofOfWork::new(key.derive("work of strangers")),
            logout_notices: logout_notices.clone(),
            limits: limits_of_all.clone(),
            sockets: sockets.clone(),
            gate: gate.clone(),
            page_errors: ThrottledCount::every(LINE_EVERY),
            journal,
            warned: AtomicBool::new(false),
            client,
            site: Site::new(addr.ip(), config.https, config.origins.clone()),
            http_config: HttpConfig {
                https: config.https,
                proxies: config.trust_proxy.clone(),
                ops: config.ops,
                ops_token: config.ops_token.clone(),
                tables: config.tables_per_person,
                body: config.body,
                message: config.message_bytes,
                ping: config.ping,
                lan: lan.clone(),
            },
        });
        let mut joined = None;
        if let Some(node) = &config.node {
            let counts = SharedCounts::new(limits_of_all, sockets.clone());
            let parts = ClusterParts {
                store: store.clone(),
                hub: hub.clone(),
                key: key.clone(),
                logouts: logout_notices,
                counts,
                metrics: metrics.clone(),
            };
            let cluster = Cluster::start(node.clone(), parts).await?;
            if cluster.nodes() > 1 {
                // Others were there all the time.
                hub.was_down(now(), now());
            }
            joined = Some(cluster);
        }
        hub.was_down(alive.last(), now());
        let (close, closing) = watch::channel(false);
        let (proxies, times) = (config.trust_proxy.clone(), config.times);
        let is_proxy = move |from: IpAddr| proxies.iter().any(|proxy| proxy.has(from));
        let serving = tokio::spawn(gate::serve(listener, router(app), gate.clone(), times, is_proxy, closing));
        let first = {
            let hub = hub.clone();
            move || hub.others().is_none_or(|others| others.is_first())
        };
        let sweeper = Sweeper::new(store.clone(), config.retention).start(first.clone());
        let mut keeping = vec![sweeper, hub.keep_clocks(), alive.start(), finish_forgetting(hub.clone())];
        if let Some(every) = config.backup_every {
            let schedule = BackupSchedule { every, keep: config.backup_keep, dir: config.backup_dir.clone() };
            keeping.push(Backups::new(store.clone(), key, schedule, metrics).start(first));
        }
        store.served_at(crate::lan::reached_here(addr));
        tracing::info!(%addr, data = %config.data.display(), "ready");
        Ok(Server {
            addr,
            lan,
            hub,
            cluster: joined,
            gate,
            store,
            drain: config.drain,
            sockets,
            close,
            serving,
            keeping,
        })
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
        if let Some(cluster) = &self.cluster {
            // Whoever asks whether this node is ready hears that it is not, before anybody has to come back.
            cluster.begin_to_leave();
            tokio::time::sleep(self.drain).await;
        }
        self.hub.stop().await;
        if let Some(cluster) = &self.cluster {
            cluster.leave().await;
        }
        let _ = self.close.send(true);
        let closed = async { (self.serving.await, self.sockets.emptied().await) };
        if tokio::time::timeout(CLOSE_WITHIN, closed).await.is_err() {
            tracing::warn!("some connections did not close in time");
        }
        for task in self.keeping {
            task.abort();
        }
        if let Err(error) = self.store.close().await {
            tracing::error!(%error, "the store did not close well");
        }
        tracing::info!("stopped");
    }
}

/// The store that a server is told to keep its tables in.
async fn open_store(config: &Config) -> Result<Store, StartError> {
    let settings = store::Settings { several: config.node.is_some(), ..store::Settings::default() };
    match &config.store {
        None => Ok(Store::open(&config.data, settings).await?),
        #[cfg(feature = "cluster")]
        Some(url) => Ok(Store::connect(url, settings).await?),
        #[cfg(not(feature = "cluster"))]
        Some(_) => Err(StartError::NoPostgres),
    }
}

/// Keys that are counted are told apart in the same way by all who share the secrets.
fn shared_hash(key: &Key) -> SharedHash {
    let tag = key.derive("keys that are counted").tag(&["hash"]);
    let number = |from: usize| tag.iter().skip(from).take(8).fold(0, |number, byte| number << 8 | u64::from(*byte));
    SharedHash::new(number(0), number(8))
}

/// Runs until the process is told to stop; `ready` hears of the server, which says where it listens.
pub fn run(config: &Config, client: Client, ready: impl FnOnce(&Server)) -> Result<(), StartError> {
    log_as(config);
    if client.index().is_none() {
        tracing::warn!("this program was built without its browser client; run `cargo xtask web` and build it again");
    }
    runtime()?.block_on(async {
        // Listened for before anybody knows of the server, so that whoever is told to stop at once saves what there is.
        let stop = told_to_stop();
        let server = Server::showing(config, client).await?;
        ready(&server);
        stop.await;
        tracing::info!("stopping");
        server.stop().await;
        Ok(())
    })
}

pub(crate) fn runtime() -> Result<Runtime, StartError> {
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
    let filter = EnvFilter::try_new(&config.log_filter).unwrap_or_else(|error| {
        never!("a log filter that was checked cannot be read: {error}");
        EnvFilter::new("info")
    });
    let lines = Lines::new(config.log_format, |line: &str| {
        // If nobody reads it, there is nobody to tell.
        let _ = std::io::stderr().write_all(line.as_bytes());
    });
    // A second server in one process keeps the log of the first.
    let _ = tracing_subscriber::registry().with(filter).with(lines).try_init();
}

/// Listens from now on for Ctrl+C, and for the signal that service managers send.
fn told_to_stop() -> impl Future<Output = ()> {
    #[cfg(unix)]
    let signals = {
        use tokio::signal::unix::{SignalKind, signal};
        (signal(SignalKind::interrupt()), signal(SignalKind::terminate()))
    };
    async move {
        #[cfg(unix)]
        if let (Ok(mut interrupt), Ok(mut terminate)) = signals {
            tokio::select! {
                _ = interrupt.recv() => {}
                _ = terminate.recv() => {}
            }
            return;
        }
        let _ = tokio::signal::ctrl_c().await;
    }
}
