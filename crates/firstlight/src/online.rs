//! Tables online: `serve` and `play`.

use clap::Args;
use server::auth::origin::Origin;
use server::auth::proxy::Proxy;
use server::client::Client;
use server::config::{Config, Every, LogFormat, LogTo, OnOff, Ops, Partial, Retention};
use server::lan::reached_here;
use server::qr::Grid;
use std::io::{IsTerminal, Write};
use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use tabletop::never;
use terminal::failure::Failure;

/// `firstlight serve`
#[derive(Debug, Default, Args)]
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
    /// Believe this proxy, or all in this network, when it says where a request comes from (may be repeated)
    #[arg(long, value_name = "ADDRESS")]
    pub trust_proxy: Vec<Proxy>,
    /// Who sees /metrics and /readyz: programs of this machine (local), all, or nobody (off) [default: local]
    #[arg(long, value_name = "WHO", value_parser = ops)]
    pub ops: Option<Ops>,
    /// Threads on which bots think [default: all processors but one]
    #[arg(long, value_name = "N")]
    pub bot_threads: Option<u32>,
    /// Seconds without anybody after which a table leaves memory [default: 300]
    #[arg(long, value_name = "SECONDS")]
    pub idle_seconds: Option<u32>,
    /// Remove tables that nobody finished after so many days, or keep them `forever` [default: 90]
    #[arg(long, value_name = "DAYS")]
    pub retention_days: Option<Retention>,
    /// Make a backup this often, as in 6h or 1d, and check it [default: never]
    #[arg(long, value_name = "TIME")]
    pub backup_every: Option<Every>,
    /// Keep so many of these backups [default: 7]
    #[arg(long, value_name = "N")]
    pub backup_keep: Option<u32>,
    /// Where these backups lie [default: backups, in the folder of the tables]
    #[arg(long, value_name = "DIR")]
    pub backup_dir: Option<PathBuf>,
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
    /// Log every request: on (with the rest), off, or a file of JSON lines [default: off]
    #[arg(long, value_name = "WHERE")]
    pub access_log: Option<String>,
    /// Log what changes who may do what: on (with the rest), off, or a file of JSON lines [default: on]
    #[arg(long, value_name = "WHERE")]
    pub audit_log: Option<String>,
}

/// `firstlight play`
#[derive(Debug, Args)]
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

fn env(name: &str) -> Option<String> {
    std::env::var(name).ok()
}

fn flag(set: bool) -> Option<bool> {
    set.then_some(true)
}

fn ops(text: &str) -> Result<Ops, String> {
    match text {
        "local" => Ok(Ops::Local),
        "all" => Ok(Ops::All),
        "off" => Ok(Ops::Off),
        _ => Err("expected local, all or off".to_owned()),
    }
}

/// Where the tables of this user are kept, unless they say where.
pub(crate) fn data_folder(said: Option<PathBuf>) -> Result<PathBuf, Failure> {
    Ok(config(ServeArgs { data: said, ..ServeArgs::default() }, Partial::default())?.data)
}

/// What is asked for, over the environment, over the file, over what is usual for the command.
fn config(args: ServeArgs, usual: Partial) -> Result<Config, Failure> {
    let file = match Partial::file(args.config, env) {
        Some(path) => Partial::read(&path).map_err(Failure::input)?,
        None => Partial::default(),
    };
    let flags = Partial {
        addr: args.addr,
        data: args.data,
        public: flag(args.public),
        origins: (!args.origins.is_empty()).then_some(args.origins),
        https: flag(args.https),
        trust_proxy: (!args.trust_proxy.is_empty()).then_some(args.trust_proxy),
        ops: args.ops,
        bot_threads: args.bot_threads,
        idle_seconds: args.idle_seconds,
        retention_days: args.retention_days,
        backup_every: args.backup_every,
        backup_keep: args.backup_keep,
        backup_dir: args.backup_dir,
        tables_per_person: args.tables_per_person,
        limits: args.without_limits.then_some(OnOff::Off),
        log_format: args.log_json.then_some(LogFormat::Json),
        log_filter: args.log_filter,
        access_log: args.access_log.map(LogTo::from),
        audit_log: args.audit_log.map(LogTo::from),
        ..Partial::default()
    };
    Config::resolve(Some(file.over(usual)), env, flags).map_err(Failure::input)
}

/// Serves until it is told to stop.
pub(crate) fn serve(args: ServeArgs, client: Client) -> Result<(), Failure> {
    let config = config(args, Partial::default())?;
    if !config.addr.ip().to_canonical().is_loopback() {
        eprintln!("Other machines can reach {}: whoever does can open tables and watch public ones.", config.addr);
    }
    server::serve::run(&config, client, |server| tell(&format!("Firstlight is at http://{}/", server.addr)))
        .map_err(Failure::input)
}

/// Serves this machine, and with `--lan` the home network, and opens the browser.
pub(crate) fn play(args: &PlayArgs, client: Client) -> Result<(), Failure> {
    let everywhere = || (Ipv4Addr::UNSPECIFIED, 7878).into();
    let asked = ServeArgs {
        addr: args.addr.or_else(|| args.lan.then(everywhere)),
        data: args.data.clone(),
        public: args.lan,
        log_filter: Some("warn".to_owned()),
        ..ServeArgs::default()
    };
    // On one's own machine nothing goes by itself, and nobody but oneself does anything.
    let usual = Partial { retention_days: Some(Retention::Forever), audit_log: Some(LogTo::Off), ..Partial::default() };
    let mut config = config(asked, usual)?;
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
        tell(&format!("Firstlight is at {address}\n{room}Stop it with Ctrl+C; your games are kept."));
        if open && !open_browser(&address) {
            tell("No browser could be opened; open that address yourself.");
        }
    })
    .map_err(Failure::input)
}

/// Says something to whoever started the program. If nobody reads it any more, as after `firstlight play | head -1`, those who
/// play are served all the same.
fn tell(text: &str) {
    let _unread = std::io::stdout().write_all(format!("{text}\n").as_bytes());
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
}
