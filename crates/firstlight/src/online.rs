//! Tables online: `serve` and `play`.

use crate::serve_flags::ServeArgs;
use clap::Args;
use server::client::Client;
use server::config::{Config, LogTo, Partial, Retention};
use server::copies::Home;
use server::lan::reached_here;
use server::qr::Grid;
use std::io::{IsTerminal, Write};
use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use tabletop::never;
use terminal::failure::Failure;

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

/// Where the tables of this user are kept, and their key, unless they say where.
pub(crate) fn home(data: Option<PathBuf>, store: Option<String>, key: Option<PathBuf>) -> Result<Home, Failure> {
    // A folder that is named is meant, whatever the environment says of a PostgreSQL.
    let folder_alone = data.is_some() && store.is_none();
    let said = Partial { data, store, key, ..Partial::default() };
    let Config { data, store, key, .. } = config(None, said, Partial::default())?;
    Ok(Home { data, store: store.filter(|_| !folder_alone), key })
}

/// What the flags ask for, over the environment, over the file, over what is usual for the command.
fn config(file: Option<PathBuf>, flags: Partial, usual: Partial) -> Result<Config, Failure> {
    let file = match Partial::file(file, env) {
        Some(path) => Partial::read(&path).map_err(Failure::input)?,
        None => Partial::default(),
    };
    Config::resolve(Some(file.over(usual)), env, flags).map_err(Failure::input)
}

/// Serves until it is told to stop.
pub(crate) fn serve(args: ServeArgs, client: Client) -> Result<(), Failure> {
    let flags = args.partial().map_err(Failure::input)?;
    let config = config(args.config, flags, Partial::default())?;
    if !config.addr.ip().to_canonical().is_loopback() {
        eprintln!("Other machines can reach {}: whoever does can open tables and watch public ones.", config.addr);
    }
    server::serve::run(&config, client, |server| tell(&format!("Firstlight is at http://{}/", server.addr)))
        .map_err(Failure::input)
}

/// Serves this machine, and with `--lan` the home network, and opens the browser.
pub(crate) fn play(args: &PlayArgs, client: Client) -> Result<(), Failure> {
    let everywhere = || (Ipv4Addr::UNSPECIFIED, 7878).into();
    let flags = Partial {
        addr: args.addr.or_else(|| args.lan.then(everywhere)),
        data: args.data.clone(),
        public: args.lan.then_some(true),
        ..Partial::default()
    };
    // On one's own machine nothing goes by itself, nobody but oneself does anything, and what goes well is not told.
    let usual = Partial {
        retention_days: Some(Retention::Forever),
        audit_log: Some(LogTo::Off),
        log_filter: Some("warn".to_owned()),
        ..Partial::default()
    };
    let mut config = config(None, flags, usual)?;
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
