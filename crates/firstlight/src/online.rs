//! Tables online: `serve`, `play`, `backup` and `restore`.

use crate::failure::Failure;
use clap::Args;
use server::config::{Config, ConfigError, LogFormat, OnOff, Partial, Retention};
use server::door::origin::Origin;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// `firstlight serve`
#[derive(Debug, Default, Args)]
#[command(after_help = "\
Examples:
  firstlight serve
  firstlight serve --addr 127.0.0.1:8080 --data /srv/firstlight
  firstlight serve --addr 0.0.0.0:7878 --public                      # everybody in the house can play
  firstlight serve --https --origin https://play.example.org         # behind a proxy that speaks https

Everything can also be said in a TOML file (--config FILE) or in the environment: FIRSTLIGHT_ADDR, FIRSTLIGHT_DATA and so on.
Stop it with Ctrl+C: every table is saved, and players are told to come back.")]
pub struct ServeArgs {
    /// Where to listen; port 0 takes a free one [default: 127.0.0.1:7878]
    #[arg(long, value_name = "IP:PORT")]
    pub addr: Option<SocketAddr>,
    /// The folder where tables are kept [default: where this system keeps the data of programs]
    #[arg(long, value_name = "DIR")]
    pub data: Option<PathBuf>,
    /// A TOML file with any of these settings and finer ones
    #[arg(long, value_name = "FILE")]
    pub config: Option<PathBuf>,
    /// Allow an address that other machines can reach: whoever reaches it can open tables and watch public ones
    #[arg(long)]
    pub public: bool,
    /// The address of the site in browsers, if it is another (may be repeated)
    #[arg(long = "origin", value_name = "URL")]
    pub origins: Vec<Origin>,
    /// A proxy in front speaks https
    #[arg(long)]
    pub https: bool,
    /// Believe the proxy in front when it says where a request comes from (X-Forwarded-For)
    #[arg(long)]
    pub trust_proxy: bool,
    /// Threads on which bots think [default: all processors but one]
    #[arg(long, value_name = "N")]
    pub bot_threads: Option<u32>,
    /// Seconds without anybody after which a table leaves memory [default: 300]
    #[arg(long, value_name = "SECONDS")]
    pub idle_seconds: Option<u32>,
    /// Remove tables that nobody finished after so many days, or keep them forever [default: forever]
    #[arg(long, value_name = "DAYS")]
    pub retention_days: Option<Retention>,
    /// Unfinished tables one person may have [default: 50]
    #[arg(long, value_name = "N")]
    pub tables_per_person: Option<u32>,
    /// Turn the limits of rate off, for tests on one's own machine
    #[arg(long)]
    pub without_limits: bool,
    /// Write the log as JSON, for programs
    #[arg(long)]
    pub log_json: bool,
    /// What is logged, as in info,sqlx=warn [default: info]
    #[arg(long, value_name = "FILTER")]
    pub log_filter: Option<String>,
}

/// `firstlight play`
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  firstlight play
  firstlight play --no-open        # prints the address and opens nothing

Your games are kept; stop with Ctrl+C and come back any time.")]
pub struct PlayArgs {
    /// Do not open the browser
    #[arg(long)]
    pub no_open: bool,
    /// The folder where tables are kept [default: where this system keeps the data of programs]
    #[arg(long, value_name = "DIR")]
    pub data: Option<PathBuf>,
    /// Where to listen [default: 127.0.0.1:7878, or a free port if that is taken]
    #[arg(long, value_name = "IP:PORT")]
    pub addr: Option<SocketAddr>,
}

/// `firstlight backup` and `firstlight restore`
#[derive(Debug, Args)]
pub struct CopyArgs {
    /// The backup
    pub file: PathBuf,
    /// The folder where tables are kept [default: where this system keeps the data of programs]
    #[arg(long, value_name = "DIR")]
    pub data: Option<PathBuf>,
}

impl From<ConfigError> for Failure {
    fn from(error: ConfigError) -> Failure {
        Failure::input(error)
    }
}

fn env(name: &str) -> Option<String> {
    std::env::var(name).ok()
}

fn flag(set: bool) -> Option<bool> {
    set.then_some(true)
}

fn config(args: ServeArgs) -> Result<Config, Failure> {
    let file = match Partial::file(args.config, env) {
        Some(path) => Some(Partial::read(&path)?),
        None => None,
    };
    let flags = Partial {
        addr: args.addr,
        data: args.data,
        public: flag(args.public),
        origins: (!args.origins.is_empty()).then_some(args.origins),
        https: flag(args.https),
        trust_proxy: flag(args.trust_proxy),
        bot_threads: args.bot_threads,
        idle_seconds: args.idle_seconds,
        retention_days: args.retention_days,
        tables_per_person: args.tables_per_person,
        limits: args.without_limits.then_some(OnOff::Off),
        log_format: args.log_json.then_some(LogFormat::Json),
        log_filter: args.log_filter,
        ..Partial::default()
    };
    Ok(Config::resolve(file, env, flags)?)
}

/// Serves until it is told to stop.
pub fn serve(args: ServeArgs) -> Result<(), Failure> {
    let config = config(args)?;
    if !config.addr.ip().to_canonical().is_loopback() {
        eprintln!("Other machines can reach {}: whoever does can open tables and watch public ones.", config.addr);
    }
    server::serve::run(&config, |addr| println!("Firstlight is at http://{addr}/")).map_err(Failure::input)
}

/// Serves this machine alone and opens the browser.
pub fn play(args: &PlayArgs) -> Result<(), Failure> {
    let asked = ServeArgs { addr: args.addr, data: args.data.clone(), ..ServeArgs::default() };
    let mut config = config(ServeArgs { log_filter: Some("warn".to_owned()), ..asked })?;
    if args.addr.is_none() && std::net::TcpListener::bind(config.addr).is_err() {
        config.addr = (Ipv4Addr::LOCALHOST, 0).into();
    }
    let open = !args.no_open;
    server::serve::run(&config, |addr| {
        let address = format!("http://{addr}/");
        println!("Firstlight is at {address}\nStop it with Ctrl+C; your games are kept.");
        if open && !open_browser(&address) {
            println!("No browser could be opened; open that address yourself.");
        }
    })
    .map_err(Failure::input)
}

/// Opens an address in the person's browser, if there is a way to.
fn open_browser(address: &str) -> bool {
    let (program, args): (&str, &[&str]) = match std::env::consts::OS {
        "macos" => ("open", &[]),
        "windows" => ("cmd", &["/C", "start", ""]),
        _ => ("xdg-open", &[]),
    };
    let mut command = Command::new(program);
    command.args(args).arg(address).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    command.spawn().is_ok()
}

/// Copies everything into a file, also while a server runs.
pub fn backup(args: CopyArgs) -> Result<(), Failure> {
    let config = config(ServeArgs { data: args.data, ..ServeArgs::default() })?;
    server::serve::backup(&config.data, &args.file).map_err(Failure::input)?;
    println!("Everything in {} is copied to {}.", config.data.display(), args.file.display());
    Ok(())
}

/// Makes the tables of a folder from a backup.
pub fn restore(args: CopyArgs) -> Result<(), Failure> {
    let config = config(ServeArgs { data: args.data, ..ServeArgs::default() })?;
    server::serve::restore(&args.file, &config.data).map_err(Failure::input)?;
    println!("{} is restored into {}.", args.file.display(), config.data.display());
    Ok(())
}
