//! Everything `firstlight serve` can be told; [`SETTINGS`] is the list.
//!
//! Four places speak, each over the one before: the defaults, a TOML file (`--config FILE` or `FIRSTLIGHT_CONFIG`), the
//! environment, the flags. A key of the file is `FIRSTLIGHT_` and the key in capitals in the environment and has hyphens as a flag:
//! `ping_seconds`, `FIRSTLIGHT_PING_SECONDS`, `--ping-seconds`. A list is separated by commas in the environment and repeats the
//! flag on the command line: `--origin A --origin B`.

mod folder;
mod partial;
mod settings;
mod values;

pub use crate::logging::{LogFormat, LogTo};
pub use folder::{Platform, data_folder};
pub use settings::{Partial, SETTINGS, SHORT_FORMS, Setting, ShortForm};
pub use values::{Every, OnOff, Ops, Retention, Way};

use crate::auth::limits::Rates;
use crate::auth::origin::Origin;
use crate::auth::proxy::Proxy;
use crate::cluster::NodeConfig;
use crate::gate::Times;
use settings::Settled;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;
use thiserror::Error;

/// Which place said something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// The list of settings.
    Defaults,
    /// The TOML file.
    File,
    /// The environment.
    Environment,
    /// The command line.
    Flags,
}

impl Source {
    /// A key as this place writes it.
    fn spell(self, key: &str) -> String {
        match (self, settings::setting(key)) {
            (Source::File, _) => format!("`{key}` in the configuration file"),
            (Source::Environment, Some(setting)) => format!("`{}` in the environment", setting.variable()),
            (Source::Flags, Some(setting)) => format!("`--{}`", setting.flag()),
            _ => format!("the default of `{key}`"),
        }
    }
}

/// Why the server cannot run like this.
#[derive(Debug, Error)]
pub enum ConfigError {
    /// The file cannot be read.
    #[error("The configuration file {} cannot be read ({source}).", path.display())]
    Unreadable {
        /// Which file.
        path: PathBuf,
        /// What the system says.
        source: std::io::Error,
    },
    /// The file is not the TOML that is expected.
    #[error("The configuration file {}, line {line}: {message}.", path.display())]
    File {
        /// Which file.
        path: PathBuf,
        /// Where in it.
        line: usize,
        /// What is wrong and what is expected.
        message: String,
    },
    /// A value is not what its key takes.
    #[error("{} is `{value}`; expected {expected}.", place.spell(key))]
    Value {
        /// Who said it.
        place: Source,
        /// Of which key.
        key: &'static str,
        /// What was said.
        value: String,
        /// What would do.
        expected: String,
    },
    /// Nobody says anything of a setting that has to have a value.
    #[error("The setting `{key}` has no default.")]
    NoDefault {
        /// Its key.
        key: &'static str,
    },
    /// There is no folder for data that goes without saying.
    #[error("Nothing says where this user keeps data of programs; say where with `--data DIR`.")]
    NoFolder,
    /// Some of what makes a server one of several was said, and not all.
    #[error(
        "A server that is one of several needs all of `--store postgres://...`, `--bus nats://...` and `--node NAME`."
    )]
    HalfANode,
    /// Others could reach the server, and nobody said that they may.
    #[error(
        "{addr} can be reached from other machines: everybody who reaches it can open tables and watch public ones, and without https others on the way can read along. If that is meant, add `--public`, best with a proxy that speaks https in front (`--https`, `--origin https://...`); otherwise listen on 127.0.0.1."
    )]
    NeedsPublic {
        /// The address.
        addr: SocketAddr,
    },
}

/// Everything settled.
#[derive(Clone, Debug, PartialEq)]
pub struct Config {
    /// Where to listen.
    pub addr: SocketAddr,
    /// Where tables and the signing key are kept.
    pub data: PathBuf,
    /// The PostgreSQL that keeps the tables, instead of the folder.
    pub store: Option<String>,
    /// The file of the signing key, instead of the one in the folder.
    pub key: Option<PathBuf>,
    /// What this server is among several.
    pub node: Option<NodeConfig>,
    /// How long a server that is told to stop says that it takes nobody before it stops.
    pub drain: Duration,
    /// May others reach it?
    pub public: bool,
    /// Are other devices in the home network told how they reach it? `firstlight play --lan` says so; no key does.
    pub lan: bool,
    /// The addresses of the site in browsers.
    pub origins: Vec<Origin>,
    /// Does a proxy in front speak https?
    pub https: bool,
    /// Proxies that are believed when `X-Forwarded-For` says who asks.
    pub trust_proxy: Vec<Proxy>,
    /// Who sees `/metrics` and `/readyz`.
    pub ops: Ops,
    /// Whoever has this sees them too.
    pub ops_token: Option<String>,
    /// Threads on which bots think.
    pub bot_threads: usize,
    /// The longest that any bot thinks about a move.
    pub bot: Duration,
    /// How long a hint is thought about.
    pub hint: Duration,
    /// Lines of play a hint looks at, instead of a time.
    pub hint_lines: Option<u32>,
    /// Lines of play with which each move is weighed when turning points are looked for.
    pub turns_lines: u32,
    /// After this long without anybody a table leaves memory.
    pub idle: Duration,
    /// How long tables are kept that nobody finished.
    pub retention: Retention,
    /// How often a backup is made, if one is.
    pub backup_every: Option<Duration>,
    /// How many of these are kept.
    pub backup_keep: u32,
    /// Where they lie.
    pub backup_dir: PathBuf,
    /// How often somebody may do something.
    pub rates: Rates,
    /// Sockets of an address open at once.
    pub sockets_per_address: u32,
    /// Sockets of a person open at once.
    pub sockets_per_person: u32,
    /// Sockets of a table open at once.
    pub sockets_per_table: u32,
    /// Unfinished tables a person may have opened.
    pub tables_per_person: u32,
    /// Unfinished tables that were opened from an address.
    pub tables_per_address: u32,
    /// What the log of a table may take on disk.
    pub table_bytes: u32,
    /// What the logs of all tables from an address may take on disk, in MiB.
    pub address_megabytes: u32,
    /// Connections open at once.
    pub connections: u32,
    /// Connections of an address open at once.
    pub connections_per_address: u32,
    /// How long a connection may take for what it does.
    pub times: Times,
    /// How long the body of a request may take.
    pub body: Duration,
    /// The largest message taken.
    pub message_bytes: usize,
    /// How often a socket is asked whether it is still there.
    pub ping: Duration,
    /// Logs for people or for programs.
    pub log_format: LogFormat,
    /// What is logged.
    pub log_filter: String,
    /// Where requests are logged.
    pub access_log: LogTo,
    /// Where changes of who may do what are logged.
    pub audit_log: LogTo,
}

impl Config {
    /// Settles every key: the flags over the environment over the file over the defaults.
    pub fn resolve(
        file: Option<Partial>,
        env: impl Fn(&str) -> Option<String>,
        flags: Partial,
    ) -> Result<Config, ConfigError> {
        let file = file.unwrap_or_default();
        let environment = Partial::from_environment(&env)?;
        for (place, said) in [(Source::File, &file), (Source::Environment, &environment), (Source::Flags, &flags)] {
            said.check(place)?;
        }
        let said = flags.over(environment).over(file).settle()?;
        let data = match said.data.clone() {
            Some(folder) => folder,
            None => data_folder(Platform::here(), &env).ok_or(ConfigError::NoFolder)?,
        };
        let node = node(&said)?;
        let config = Config {
            addr: said.addr,
            rates: rates(&said),
            https: said.https.unwrap_or_else(|| said.origins.iter().flatten().any(Origin::is_https)),
            backup_every: said.backup_every.map(|Every(every)| every),
            backup_keep: said.backup_keep,
            backup_dir: said.backup_dir.unwrap_or_else(|| data.join("backups")),
            data,
            node,
            store: said.store,
            key: said.key,
            drain: millis(said.drain_ms),
            public: said.public,
            lan: false,
            origins: said.origins.unwrap_or_default(),
            trust_proxy: said.trust_proxy.unwrap_or_default(),
            ops: said.ops,
            ops_token: said.ops_token,
            bot_threads: said.bot_threads.map_or_else(all_processors_but_one, |threads| threads as usize),
            bot: millis(said.bot_ms),
            hint: millis(said.hint_ms),
            hint_lines: said.hint_lines,
            turns_lines: said.turns_lines,
            idle: seconds(said.idle_seconds),
            retention: said.retention_days,
            sockets_per_address: said.sockets_per_address,
            sockets_per_person: said.sockets_per_person,
            sockets_per_table: said.sockets_per_table,
            tables_per_person: said.tables_per_person,
            tables_per_address: said.tables_per_address,
            table_bytes: said.table_bytes,
            address_megabytes: said.address_megabytes,
            connections: said.connections,
            connections_per_address: said.connections_per_address,
            times: Times {
                header: seconds(said.header_seconds),
                keep: seconds(said.keep_alive_seconds),
                answer: seconds(said.answer_seconds),
            },
            body: seconds(said.body_seconds),
            message_bytes: said.message_bytes as usize,
            ping: seconds(said.ping_seconds),
            log_format: said.log_format,
            log_filter: said.log_filter,
            access_log: said.access_log,
            audit_log: said.audit_log,
        };
        if config.public || config.addr.ip().to_canonical().is_loopback() {
            Ok(config)
        } else {
            Err(ConfigError::NeedsPublic { addr: config.addr })
        }
    }
}

/// What the server is among several, if it is one of several.
fn node(said: &Settled) -> Result<Option<NodeConfig>, ConfigError> {
    match (&said.bus, &said.node, &said.store) {
        (Some(bus), Some(name), Some(_)) => {
            Ok(Some(NodeConfig { bus: bus.clone(), name: name.clone(), lease: millis(said.lease_ms) }))
        }
        (None, None, _) => Ok(None),
        _ => Err(ConfigError::HalfANode),
    }
}

fn millis(number: u32) -> Duration {
    Duration::from_millis(number.into())
}

fn seconds(number: u32) -> Duration {
    Duration::from_secs(number.into())
}

fn rates(said: &Settled) -> Rates {
    match said.limits {
        OnOff::Off => Rates::off(),
        OnOff::On => Rates {
            requests: said.limit_requests,
            commands: said.limit_commands,
            tables: said.limit_tables,
            guesses: said.limit_guesses,
            address_sockets: said.limit_address_sockets,
            person_sockets: said.limit_person_sockets,
            chat: said.limit_chat,
            reports: said.limit_reports,
            codes: said.limit_codes,
            questions: said.limit_questions,
            hints: said.limit_hints,
            address_tables: said.limit_address_tables,
            people: said.limit_people,
            secrets: said.limit_secrets,
            complaints: said.limit_complaints,
            keys: said.limit_keys as usize,
        },
    }
}

/// Bots leave one processor to the sockets.
fn all_processors_but_one() -> usize {
    std::thread::available_parallelism().map_or(1, |all| all.get().saturating_sub(1).max(1))
}
