//! A NATS server on a free port of loopback.

use std::{
    net::TcpStream,
    path::{Path, PathBuf},
};

use crate::{Keeper, Missing, free_port};

/// A NATS server that runs.
pub struct Nats {
    keeper: Keeper,
    port: u16,
    monitor: u16,
}

impl Nats {
    /// Starts one on a port of its own. `options` are further words of its command line, as in `--user`.
    pub fn start(options: &[&str]) -> Result<Nats, Missing> {
        let (port, monitor) = (free_port()?, free_port()?);
        let program = program()
            .ok_or_else(|| Missing::because("nats-server is not installed (Debian: apt-get install nats-server)"))?;
        let dir = tempfile::Builder::new().prefix("firstlight-nats-").tempdir();
        let dir = dir.map_err(|error| Missing::because(format!("there is no place for its files: {error}")))?.keep();
        let mut arguments: Vec<String> = ["-a", "127.0.0.1", "-p"].map(str::to_owned).to_vec();
        arguments.extend([port.to_string(), "-m".to_owned(), monitor.to_string()]);
        arguments.extend(options.iter().map(|&word| word.to_owned()));
        let mut keeper = Keeper::start(&dir, &program, &arguments, None)?;
        keeper.wait_until(|| TcpStream::connect(("127.0.0.1", port)).is_ok())?;
        Ok(Nats { keeper, port, monitor })
    }

    pub fn url(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }

    pub fn port(&self) -> u16 {
        self.port
    }

    /// Where it says over HTTP what it does.
    pub fn monitor(&self) -> u16 {
        self.monitor
    }

    /// Kills it. [`Nats::go_on`] starts it again, at the same port.
    pub fn stop(&mut self) -> Result<(), Missing> {
        self.keeper.stop("KILL")
    }

    /// Starts one that was stopped.
    pub fn go_on(&mut self) -> Result<(), Missing> {
        self.keeper.start_again()?;
        let port = self.port;
        self.keeper.wait_until(|| TcpStream::connect(("127.0.0.1", port)).is_ok())
    }

    /// The process, to freeze or kill.
    pub fn keeper(&self) -> &Keeper {
        &self.keeper
    }
}

fn program() -> Option<PathBuf> {
    let named = |dir: &Path| Some(dir.join("nats-server")).filter(|path| path.is_file());
    let path = std::env::var_os("PATH").unwrap_or_default();
    let mut dirs: Vec<PathBuf> = std::env::split_paths(&path).collect();
    dirs.extend(["/usr/sbin", "/usr/local/sbin"].map(PathBuf::from));
    dirs.iter().find_map(|dir| named(dir))
}
