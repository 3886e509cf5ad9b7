//! What the server counts and measures, for Prometheus.
//!
//! Everything that is updated while people play is a ready-made handle: counting is one atomic addition, measuring one short lock.

pub use nodes::{GaveUp, NodeMeters, NotBelieved};
pub use thinking::BotMeters;

use prometheus_client::encoding::{EncodeLabelSet, text};
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::{Family, MetricConstructor};
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::{Metric, Registry, Unit};
use std::collections::HashMap;
use std::ops::Deref;
use std::sync::{Arc, PoisonError, RwLock};
use std::time::Duration;
use wire::Code;

/// The type of what [`Metrics::encode`] writes.
pub const CONTENT_TYPE: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// From what a good disk takes to what nobody waits for.
const SECONDS: [f64; 17] =
    [50e-6, 100e-6, 250e-6, 500e-6, 1e-3, 2.5e-3, 5e-3, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0];

/// How many entries are written at once.
const SIZES: [f64; 10] = [1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0, 256.0, 512.0];

/// An enum that is a label: its values and their names, in the order of their handles.
macro_rules! label {
    ($(#[$doc:meta])* $name:ident { $($(#[$about:meta])* $value:ident = $text:literal,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum $name { $($(#[$about])* $value,)* }

        impl $name {
            const NAMES: &[&'static str] = &[$($text),*];
        }
    };
}

mod nodes;
mod thinking;

label! {
    /// What became of a command.
    Outcome {
        /// It was done.
        Ok = "ok",
        /// The rules or the state of the table do not allow it.
        Refused = "refused",
        /// Whoever sent it may not.
        Forbidden = "forbidden",
        /// It makes no sense.
        Malformed = "malformed",
        /// It was too much or too often.
        Limited = "limited",
        /// What it is about is not there.
        Missing = "missing",
        /// It could not be stored.
        Store = "store",
        /// The server is about to stop.
        Stopping = "stopping",
        /// A fault of the program.
        Internal = "internal",
    }
}

impl From<Code> for Outcome {
    fn from(code: Code) -> Outcome {
        match code {
            Code::StoreFull | Code::StoreBusy | Code::StoreFailed => return Outcome::Store,
            Code::Stopping => return Outcome::Stopping,
            Code::TooSlow | Code::Busy => return Outcome::Limited,
            _ => {}
        }
        match code.status() {
            403 => Outcome::Forbidden,
            404 => Outcome::Missing,
            409 => Outcome::Refused,
            413 | 429 => Outcome::Limited,
            500.. => Outcome::Internal,
            _ => Outcome::Malformed,
        }
    }
}

label! {
    /// Why a socket was closed.
    Closed {
        /// The client went.
        ByClient = "by_client",
        /// The connection broke or no longer answered.
        Lost = "lost",
        /// The client did not read fast enough.
        TooSlow = "too_slow",
        /// The client sent too often.
        TooFast = "too_fast",
        /// The client sent too much, or what is not the protocol.
        Malformed = "malformed",
        /// The one who held it may no longer.
        Revoked = "revoked",
        /// The server stopped.
        Stopping = "stopping",
        /// A fault of the program.
        Internal = "internal",
    }
}

label! {
    /// How the store failed.
    StoreFailure {
        /// The disk is full.
        Full = "full",
        /// The database is locked.
        Busy = "busy",
        /// Anything else.
        Other = "other",
    }
}

label! {
    /// What became of a backup on the schedule.
    BackupOutcome {
        /// It was made, and holds.
        Good = "good",
        /// It was made, and some tables in it do not hold.
        Flawed = "flawed",
        /// There is none.
        Failed = "failed",
    }
}

label! {
    /// What bots think about; what comes first has more rank.
    Rank {
        /// Moves that take no thought.
        Quick = "quick",
        /// Moves at tables with people.
        Move = "move",
        /// Hints.
        Hint = "hint",
        /// Moves at tables at which nobody sits or looks on.
        Unwatched = "unwatched",
        /// Turning points of games that are over.
        Analysis = "analysis",
    }
}

impl Rank {
    /// All of them, the first first.
    pub const ALL: [Rank; 5] = [Rank::Quick, Rank::Move, Rank::Hint, Rank::Unwatched, Rank::Analysis];
}

/// A label set of one name and one value.
type Label = [(&'static str, &'static str); 1];

/// Counters with ready-made handles, one for each value of a label.
#[derive(Debug)]
struct Counters(Vec<Counter>);

impl Counters {
    fn new(family: &Family<Label, Counter>, label: &'static str, names: &[&'static str]) -> Counters {
        Counters(names.iter().map(|name| family.get_or_create_owned(&[(label, *name)])).collect())
    }
}

/// Histograms of seconds.
#[derive(Clone, Copy, Debug)]
struct InSeconds;

impl MetricConstructor<Histogram> for InSeconds {
    fn new_metric(&self) -> Histogram {
        Histogram::new(SECONDS)
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Answer {
    path: String,
    status: u16,
}

/// The handles of one path, by status.
type ByStatus = Vec<(u16, Histogram)>;

/// Everything measured. Copies share what they count.
#[derive(Clone, Debug)]
pub struct Metrics(Arc<Meters>);

/// The meters themselves.
#[derive(Debug)]
pub struct Meters {
    registry: Registry,
    /// Tables in memory.
    pub tables_live: Gauge,
    /// Open sockets.
    pub sockets: Gauge,
    connections: [Gauge; 2],
    /// What bots have to think about.
    pub bots: BotMeters,
    /// Nodes that work together.
    pub nodes: NodeMeters,
    /// Moves that were made durable.
    pub moves: Counter,
    /// Messages sent over sockets.
    pub messages: Counter,
    /// Errors in pages that nobody caught.
    pub client_errors: Counter,
    /// People who were reported to the operator.
    pub people_reported: Counter,
    /// From receiving a command to its being durable and told.
    pub ack: Histogram,
    /// What a commit of the store takes.
    pub commit: Histogram,
    /// How many entries a commit carries.
    pub group: Histogram,
    /// What it takes until a table is in memory.
    pub table_open: Histogram,
    commands: Counters,
    closed: Counters,
    store_failures: Counters,
    backups: Counters,
    backed_up: Gauge,
    answers: Family<Answer, Histogram, InSeconds>,
    answered: RwLock<HashMap<String, ByStatus>>,
}

/// Where meters get their names.
struct Names(Registry);

impl Names {
    fn plain<M: Metric + Clone>(&mut self, name: &str, help: &str, metric: M) -> M {
        self.0.register(name, help, metric.clone());
        metric
    }

    fn in_unit<M: Metric + Clone>(&mut self, name: &str, help: &str, unit: Unit, metric: M) -> M {
        self.0.register_with_unit(name, help, unit, metric.clone());
        metric
    }

    fn seconds(&mut self, name: &str, help: &str) -> Histogram {
        self.in_unit(name, help, Unit::Seconds, Histogram::new(SECONDS))
    }

    fn counters(&mut self, name: &str, help: &str, label: &'static str, names: &[&'static str]) -> Counters {
        let family = self.plain(name, help, Family::<Label, Counter>::default());
        Counters::new(&family, label, names)
    }
}

impl Metrics {
    /// Everything at zero, for the named games.
    pub fn new(games: &[&'static str]) -> Metrics {
        let mut names = Names(Registry::with_prefix("firstlight"));
        let tables_live = names.plain("tables_live", "Tables in memory", Gauge::default());
        let sockets = names.plain("sockets", "Open sockets", Gauge::default());
        let connections = Family::<Label, Gauge>::default();
        let connections =
            names.plain("connections", "Open connections, sockets among them, by whose they are", connections);
        let connections = ["known", "strangers"].map(|whose| connections.get_or_create_owned(&[("whose", whose)]));
        let bots = BotMeters::new(&mut names, games);
        let nodes = NodeMeters::new(&mut names);
        let moves = names.plain("moves", "Moves made durable", Counter::default());
        let messages = names.plain("messages_sent", "Messages sent over sockets", Counter::default());
        let client_errors =
            names.plain("client_errors", "Errors in pages, as the pages count them", Counter::default());
        let people_reported =
            names.plain("people_reported", "People reported to the operator; see the audit log", Counter::default());
        let commands = names.counters("commands", "Commands by what became of them", "outcome", Outcome::NAMES);
        let closed = names.counters("sockets_closed", "Sockets closed, by why", "reason", Closed::NAMES);
        let store_failures =
            names.counters("store_failures", "Failures of the store, by kind", "kind", StoreFailure::NAMES);
        let backups = names.counters(
            "backups",
            "Backups on the schedule, by what became of them",
            "outcome",
            BackupOutcome::NAMES,
        );
        let backed_up = names.in_unit(
            "last_backup",
            "When the last backup that holds was made, in seconds since 1970; 0 if there was none",
            Unit::Seconds,
            Gauge::default(),
        );
        let ack = names.seconds("ack", "From receiving a command to its being durable and told");
        let commit = names.seconds("store_commit", "What a commit of the store takes");
        let entries = Unit::Other("entries".to_owned());
        let group = names.in_unit("store_group", "How many entries a commit carries", entries, Histogram::new(SIZES));
        let table_open = names.seconds("table_open", "What it takes until a table is in memory");
        let answers = Family::<Answer, Histogram, InSeconds>::new_with_constructor(InSeconds);
        let answers =
            names.in_unit("http_request", "How long a request takes, by path and status", Unit::Seconds, answers);
        Metrics(Arc::new(Meters {
            registry: names.0,
            tables_live,
            sockets,
            connections,
            bots,
            nodes,
            moves,
            messages,
            client_errors,
            people_reported,
            ack,
            commit,
            group,
            table_open,
            commands,
            closed,
            store_failures,
            backups,
            backed_up,
            answers,
            answered: RwLock::default(),
        }))
    }
}

impl Deref for Metrics {
    type Target = Meters;

    fn deref(&self) -> &Meters {
        &self.0
    }
}

impl Meters {
    /// Counts a command.
    pub fn command(&self, outcome: Outcome) {
        self.commands.0[outcome as usize].inc();
    }

    /// How many connections there are, and how many of them belong to nobody known.
    pub fn connected(&self, all: usize, unknown: usize) {
        for (gauge, count) in self.connections.iter().zip([all.saturating_sub(unknown), unknown]) {
            gauge.set(count as i64);
        }
    }

    /// Counts a socket that was closed.
    pub fn socket_closed(&self, why: Closed) {
        self.closed.0[why as usize].inc();
    }

    /// Counts a failure of the store.
    pub fn store_failed(&self, how: StoreFailure) {
        self.store_failures.0[how as usize].inc();
    }

    /// Counts a backup, made at a moment.
    pub fn backup(&self, outcome: BackupOutcome, at: i64) {
        self.backups.0[outcome as usize].inc();
        if outcome == BackupOutcome::Good {
            self.backed_up.set(at / 1000);
        }
    }

    /// Measures a request. The path is that of the route with its parameters unfilled; none if no route matched.
    pub fn answered(&self, path: Option<&str>, status: u16, time: Duration) {
        let path = path.unwrap_or("none");
        let known = self.answered.read().unwrap_or_else(PoisonError::into_inner);
        let found = known.get(path).and_then(|by_status| by_status.iter().find(|(known, _)| *known == status));
        if let Some((_, histogram)) = found {
            return histogram.observe(time.as_secs_f64());
        }
        drop(known);
        let histogram = self.answers.get_or_create_owned(&Answer { path: path.to_owned(), status });
        histogram.observe(time.as_secs_f64());
        let mut known = self.answered.write().unwrap_or_else(PoisonError::into_inner);
        let by_status = known.entry(path.to_owned()).or_default();
        if !by_status.iter().any(|(known, _)| *known == status) {
            by_status.push((status, histogram));
        }
    }

    /// All of it as text, of the type [`CONTENT_TYPE`].
    pub fn encode(&self) -> String {
        let mut out = String::new();
        match text::encode(&mut out, &self.registry) {
            Ok(()) => out,
            // Writing to a string does not fail; a scrape without its last line counts as broken.
            Err(std::fmt::Error) => String::new(),
        }
    }
}
