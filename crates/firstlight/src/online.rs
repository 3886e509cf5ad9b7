//! Tables online: `serve`, `play`, `backup` and `restore`.

use crate::failure::Failure;
use clap::Args;
use server::client::Client;
use server::config::{Config, ConfigError, LogFormat, OnOff, Partial, Retention};
use server::door::origin::Origin;
use server::qr::Grid;
use std::io::IsTerminal;
use std::net::{Ipv4Addr, Ipv6Addr, SocketAddr};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use tabletop::never;

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
  firstlight play --lan            # phones in the room can play too: shows the address and a QR code

With --lan everybody in your home network can reach the program for as long as it runs: they can open tables, take seats that
are open and watch public ones. What they do travels unencrypted within that network. From the internet nobody reaches it
unless your router lets them. Without --lan it is this machine alone.

Your games are kept; stop with Ctrl+C and come back any time.")]
pub struct PlayArgs {
    /// Do not open the browser
    #[arg(long)]
    pub no_open: bool,
    /// The folder where tables are kept [default: where this system keeps the data of programs]
    #[arg(long, value_name = "DIR")]
    pub data: Option<PathBuf>,
    /// Where to listen [default: 127.0.0.1:7878, or a free port if that is taken; with --lan 0.0.0.0:7878]
    #[arg(long, value_name = "IP:PORT")]
    pub addr: Option<SocketAddr>,
    /// Let other devices in the home network play too, and show the address and a QR code for them
    #[arg(long)]
    pub lan: bool,
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
pub fn serve(args: ServeArgs, client: Client) -> Result<(), Failure> {
    let config = config(args)?;
    if !config.addr.ip().to_canonical().is_loopback() {
        eprintln!("Other machines can reach {}: whoever does can open tables and watch public ones.", config.addr);
    }
    server::serve::run(&config, client, |server| println!("Firstlight is at http://{}/", server.addr))
        .map_err(Failure::input)
}

/// Serves this machine, and with `--lan` the home network, and opens the browser.
pub fn play(args: &PlayArgs, client: Client) -> Result<(), Failure> {
    let everywhere = || (Ipv4Addr::UNSPECIFIED, 7878).into();
    let asked = ServeArgs {
        addr: args.addr.or_else(|| args.lan.then(everywhere)),
        data: args.data.clone(),
        public: args.lan,
        log_filter: Some("warn".to_owned()),
        ..ServeArgs::default()
    };
    let mut config = config(asked)?;
    config.lan = args.lan;
    if args.addr.is_none() && std::net::TcpListener::bind(config.addr).is_err() {
        config.addr.set_port(0);
    }
    let open = !args.no_open;
    server::serve::run(&config, client, |server| {
        let address = format!("http://{}/", reached_here(server.addr));
        let room = match config.lan {
            true => invitation(&server.lan, std::io::stdout().is_terminal()) + "\n",
            false => String::new(),
        };
        println!("Firstlight is at {address}\n{room}Stop it with Ctrl+C; your games are kept.");
        if open && !open_browser(&address) {
            println!("No browser could be opened; open that address yourself.");
        }
    })
    .map_err(Failure::input)
}

/// How this machine itself reaches a server: one that listens everywhere listens here too.
fn reached_here(addr: SocketAddr) -> SocketAddr {
    match addr.ip() {
        ip if ip.is_unspecified() && ip.is_ipv4() => (Ipv4Addr::LOCALHOST, addr.port()).into(),
        ip if ip.is_unspecified() => (Ipv6Addr::LOCALHOST, addr.port()).into(),
        _ => addr,
    }
}

/// What is said to the others in the room: the address, and a code of it for their cameras.
fn invitation(lan: &[String], colours: bool) -> String {
    let Some((first, more)) = lan.split_first() else {
        return "This machine is in no network that others could reach it by. Connect it to your home network and start again.".to_owned();
    };
    let mut lines = vec![format!("Others in your home network: {first}/")];
    lines.extend(more.iter().map(|address| format!("                          or: {address}/")));
    match Grid::of(&format!("{first}/")) {
        Some(code) => lines.extend(code.lines(colours)),
        None => never!("{first} is too long for a code"),
    }
    lines.join("\n")
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_room_is_told_the_address_and_gets_a_code() {
        let lan = ["http://192.168.1.20:7878".to_owned(), "http://10.0.0.4:7878".to_owned()];
        let said = invitation(&lan, false);
        assert!(said.starts_with("Others in your home network: http://192.168.1.20:7878/\n"), "{said}");
        assert!(said.contains("or: http://10.0.0.4:7878/\n"), "{said}");
        assert!(said.ends_with(&Grid::of("http://192.168.1.20:7878/").unwrap().lines(false).join("\n")));
        assert!(invitation(&[], true).contains("in no network"));
    }

    #[test]
    fn the_own_browser_goes_to_this_machine() {
        let here = |text: &str| reached_here(text.parse().unwrap()).to_string();
        assert_eq!(here("0.0.0.0:7878"), "127.0.0.1:7878");
        assert_eq!(here("[::]:80"), "[::1]:80");
        assert_eq!(here("192.168.1.20:7878"), "192.168.1.20:7878");
    }
}
