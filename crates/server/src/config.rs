//! Everything `firstlight serve` can be told.
//!
//! Four places speak, each over the one before: the defaults, a TOML file (`--config FILE` or `FIRSTLIGHT_CONFIG`), the
//! environment, the flags. A key of the file is `FIRSTLIGHT_` and the key in capitals in the environment and has hyphens as a flag:
//! `ping_seconds`, `FIRSTLIGHT_PING_SECONDS`, `--ping-seconds`. A list is separated by commas in the environment and repeats the
//! flag on the command line: `--origin A --origin B`.
//!
//! | key | default | what it is |
//! |---|---|---|
//! | `addr` | `127.0.0.1:7878` | where to listen; 0 as the port takes a free one |
//! | `data` | the platform's folder for data of programs | where tables and the signing key are kept |
//! | `public` | `false` | allows an address that others can reach |
//! | `origins` | none | the addresses of the site in browsers, as in `https://play.example.org` |
//! | `https` | `true` if an origin is | a proxy in front speaks https |
//! | `trust_proxy` | none | addresses or networks of proxies, which are believed when `X-Forwarded-For` says who asks |
//! | `ops` | `local` | who sees `/metrics` and `/readyz`: programs of this machine (`local`), `all`, or nobody (`off`) |
//! | `ops_token` | none | whoever sends this as a bearer token sees them too; at least 16 characters |
//! | `bot_threads` | all processors but one | threads on which bots think |
//! | `bot_ms` | 2000 | the longest that any bot thinks about a move, in milliseconds; the strongest level takes 1500 by itself |
//! | `hint_ms` | 2000 | how long a hint is thought about, in milliseconds |
//! | `hint_lines` | none | lines of play a hint looks at, instead of a time: then hints are the same on every machine |
//! | `turns_ms` | 45000 | how long the turning points of a finished game are looked for, in milliseconds |
//! | `idle_seconds` | 300 | after this long without anybody a table leaves memory |
//! | `retention_days` | 90 | how long tables are kept that nobody finished; `forever` or a number of days on which the server runs |
//! | `backup_every` | never | how often a backup is made and checked, such as `6h` or `1d` |
//! | `backup_keep` | 7 | how many of these are kept |
//! | `backup_dir` | `backups` in the data folder | where they lie |
//! | `limits` | `on` | `off` turns all limits of rate off |
//! | `limit_requests` | `3000+200/s` | requests of an address: 3000 at once, then 200 a second |
//! | `limit_commands` | `60+20/s` | commands of a person |
//! | `limit_tables` | `10+2/m` | new tables of a person |
//! | `limit_guesses` | `20+6/m` | wrong codes and tokens from an address |
//! | `limit_address_sockets` | `120+5/s` | sockets opened from an address |
//! | `limit_person_sockets` | `30+1/s` | sockets opened by a person |
//! | `limit_chat` | `10+1/s` | what a person says |
//! | `limit_reports` | `10+6/m` | times a page says that errors happened in it |
//! | `limit_codes` | `120+30/m` | wrong short codes from an address |
//! | `limit_questions` | `120+40/s` | questions and signs of life of a person, which change nothing |
//! | `limit_hints` | `30+30/m` | hints for a person |
//! | `limit_address_tables` | `200+60/m` | new tables from an address |
//! | `limit_people` | `120+60/m` | new people from an address; whoever is one more has their browser work for a moment |
//! | `limit_secrets` | `10+6/m` | links, invitations, keys of programs and codes for other devices that a person has made |
//! | `limit_complaints` | `5+5/h` | people whom a person reports to the operator |
//! | `limit_keys` | 100000 | how many people or addresses each limit remembers |
//! | `sockets_per_address` | 256 | sockets of an address open at once |
//! | `sockets_per_person` | 32 | sockets of a person open at once |
//! | `sockets_per_table` | 64 | sockets of a table open at once |
//! | `tables_per_person` | 50 | unfinished tables a person may have opened |
//! | `tables_per_address` | 1000 | unfinished tables that were opened from an address |
//! | `table_bytes` | 8388608 | what the log of a table may take on disk; then it takes moves for half as much again, and nothing else |
//! | `address_megabytes` | 4096 | what all tables from an address may take on disk, in MiB, before it opens no more |
//! | `connections` | 4096 | connections open at once; fewer, if the system gives fewer file handles |
//! | `connections_per_address` | 512 | connections of an address open at once |
//! | `header_seconds` | 10 | how long a request may take to say what it asks |
//! | `body_seconds` | 20 | how long a request may take to send the rest; large ones have a second more for every 16 KiB |
//! | `keep_alive_seconds` | 60 | how long a connection may wait before it asks again |
//! | `answer_seconds` | 20 | how long a connection may take nothing of its answer |
//! | `message_bytes` | 65536 | the largest message taken |
//! | `ping_seconds` | 20 | how often a socket is asked whether it is still there |
//! | `log_format` | `text` | `text` for people, `json` for programs |
//! | `log_filter` | `info` | what is logged, as in `info,sqlx=warn` |
//! | `access_log` | `off` | every request: `on` (in the log), or a file of JSON lines |
//! | `audit_log` | `on` | what changed who may do what, and what was tried without the right to: `off`, `on`, or a file |

mod folder;
mod partial;
mod values;

pub use folder::{Platform, data_folder};
pub use partial::Partial;
pub use values::{Every, LogFormat, LogTo, OnOff, Ops, Retention};

use crate::auth::limits::Rates;
use crate::auth::origin::Origin;
use crate::auth::proxy::Proxy;
use crate::gate::Times;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;
use thiserror::Error;

/// Which place said something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Source {
    /// The TOML file.
    File,
    /// The environment.
    Environment,
    /// The command line.
    Flags,
}

impl Source {
    /// A key as this place writes it.
    fn spell(&self, key: &str) -> String {
        match self {
            Source::File => format!("`{key}` in the configuration file"),
            Source::Environment => format!("`{}` in the environment", partial::variable(key)),
            Source::Flags => format!("`--{}`", key.replace('_', "-")),
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
    /// There is no folder for data that goes without saying.
    #[error("Nothing says where this user keeps data of programs; say where with `--data DIR`.")]
    NoFolder,
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
    /// How long the turning points of a finished game are looked for.
    pub turning_points: Duration,
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
        let said = flags.over(environment).over(file);
        let data = match said.data.clone() {
            Some(folder) => folder,
            None => data_folder(Platform::here(), &env).ok_or(ConfigError::NoFolder)?,
        };
        let config = Config {
            addr: said.addr.unwrap_or_else(|| (Ipv4Addr::LOCALHOST, 7878).into()),
            rates: rates(&said),
            https: said.https.unwrap_or_else(|| said.origins.iter().flatten().any(Origin::is_https)),
            backup_every: said.backup_every.map(|Every(every)| every),
            backup_keep: said.backup_keep.unwrap_or(7),
            backup_dir: said.backup_dir.unwrap_or_else(|| data.join("backups")),
            data,
            public: said.public.unwrap_or(false),
            lan: false,
            origins: said.origins.unwrap_or_default(),
            trust_proxy: said.trust_proxy.unwrap_or_default(),
            ops: said.ops.unwrap_or_default(),
            ops_token: said.ops_token,
            bot_threads: said.bot_threads.map_or_else(all_processors_but_one, |threads| threads as usize),
            bot: Duration::from_millis(said.bot_ms.unwrap_or(2000).into()),
            hint: Duration::from_millis(said.hint_ms.unwrap_or(2000).into()),
            hint_lines: said.hint_lines,
            turning_points: Duration::from_millis(said.turns_ms.unwrap_or(45_000).into()),
            idle: Duration::from_secs(said.idle_seconds.unwrap_or(300).into()),
            retention: said.retention_days.unwrap_or_default(),
            sockets_per_address: said.sockets_per_address.unwrap_or(256),
            sockets_per_person: said.sockets_per_person.unwrap_or(32),
            sockets_per_table: said.sockets_per_table.unwrap_or(64),
            tables_per_person: said.tables_per_person.unwrap_or(50),
            tables_per_address: said.tables_per_address.unwrap_or(1000),
            table_bytes: said.table_bytes.unwrap_or(8 * 1024 * 1024),
            address_megabytes: said.address_megabytes.unwrap_or(4096),
            connections: said.connections.unwrap_or(4096),
            connections_per_address: said.connections_per_address.unwrap_or(512),
            times: Times {
                header: Duration::from_secs(said.header_seconds.unwrap_or(10).into()),
                keep: Duration::from_secs(said.keep_alive_seconds.unwrap_or(60).into()),
                answer: Duration::from_secs(said.answer_seconds.unwrap_or(20).into()),
            },
            body: Duration::from_secs(said.body_seconds.unwrap_or(20).into()),
            message_bytes: said.message_bytes.unwrap_or(64 * 1024) as usize,
            ping: Duration::from_secs(said.ping_seconds.unwrap_or(20).into()),
            log_format: said.log_format.unwrap_or_default(),
            log_filter: said.log_filter.unwrap_or_else(|| "info".to_owned()),
            access_log: said.access_log.unwrap_or(LogTo::Off),
            audit_log: said.audit_log.unwrap_or(LogTo::On),
        };
        if config.public || config.addr.ip().to_canonical().is_loopback() {
            Ok(config)
        } else {
            Err(ConfigError::NeedsPublic { addr: config.addr })
        }
    }
}

fn rates(said: &Partial) -> Rates {
    let usual = match said.limits.unwrap_or_default() {
        OnOff::On => Rates::default(),
        OnOff::Off => return Rates::off(),
    };
    Rates {
        requests: said.limit_requests.unwrap_or(usual.requests),
        commands: said.limit_commands.unwrap_or(usual.commands),
        tables: said.limit_tables.unwrap_or(usual.tables),
        guesses: said.limit_guesses.unwrap_or(usual.guesses),
        address_sockets: said.limit_address_sockets.unwrap_or(usual.address_sockets),
        person_sockets: said.limit_person_sockets.unwrap_or(usual.person_sockets),
        chat: said.limit_chat.unwrap_or(usual.chat),
        reports: said.limit_reports.unwrap_or(usual.reports),
        codes: said.limit_codes.unwrap_or(usual.codes),
        questions: said.limit_questions.unwrap_or(usual.questions),
        hints: said.limit_hints.unwrap_or(usual.hints),
        address_tables: said.limit_address_tables.unwrap_or(usual.address_tables),
        people: said.limit_people.unwrap_or(usual.people),
        secrets: said.limit_secrets.unwrap_or(usual.secrets),
        complaints: said.limit_complaints.unwrap_or(usual.complaints),
        keys: said.limit_keys.map_or(usual.keys, |keys| keys as usize),
    }
}

/// Bots leave one processor to the sockets.
fn all_processors_but_one() -> usize {
    std::thread::available_parallelism().map_or(1, |all| all.get().saturating_sub(1).max(1))
}
