//! PostgreSQL and NATS as processes on loopback, for as long as a test needs them. They are the real ones, from wherever this
//! machine has them.

use crate::client::Trouble;
use std::fs;
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// A service has to answer within this time.
const UP_WITHIN: Duration = Duration::from_secs(60);
/// Whom PostgreSQL runs as when we are root, which it refuses to be.
const UNPRIVILEGED: [&str; 2] = ["postgres", "nobody"];
/// Where Debian and others put the programs of PostgreSQL.
const FOLDERS: [&str; 4] = ["/usr/lib/postgresql", "/usr/pgsql", "/opt/homebrew/opt", "/usr/local/opt"];

/// The programs that the services are.
#[derive(Clone, Debug)]
pub(crate) struct Installed {
    nats: PathBuf,
    /// The folder of `initdb`, `postgres` and `psql`.
    postgres: PathBuf,
}

impl Installed {
    /// Finds them, or says what is missing.
    pub(crate) fn find() -> Result<Installed, String> {
        let nats = in_path("nats-server").or_else(|| exists("/usr/sbin/nats-server"));
        let nats = nats.ok_or("there is no nats-server (Debian: apt-get install nats-server)")?;
        let postgres = in_path("initdb").and_then(|file| Some(file.parent()?.to_owned())).or_else(newest_postgres);
        let postgres = postgres.ok_or("there is no PostgreSQL (Debian: apt-get install postgresql)")?;
        Ok(Installed { nats, postgres })
    }
}

fn exists(path: &str) -> Option<PathBuf> {
    Some(PathBuf::from(path)).filter(|path| path.exists())
}

fn in_path(program: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    std::env::split_paths(&path).map(|folder| folder.join(program)).find(|file| file.exists())
}

/// The programs of the newest PostgreSQL of Debian's places.
fn newest_postgres() -> Option<PathBuf> {
    let versions = FOLDERS.iter().filter_map(|folder| fs::read_dir(folder).ok()).flatten().flatten();
    let mut found: Vec<PathBuf> = versions.map(|version| version.path().join("bin")).collect();
    found.retain(|bin| bin.join("initdb").exists());
    found.sort_by_key(|bin| {
        let version = bin.parent().and_then(Path::file_name).map(|name| name.to_string_lossy().into_owned());
        version.and_then(|version| version.rsplit(['@', '-']).next()?.parse::<u32>().ok())
    });
    found.pop()
}

/// A port that nobody uses at the moment.
pub(crate) fn free_port() -> Result<u16, Trouble> {
    Ok(TcpListener::bind("127.0.0.1:0")?.local_addr()?.port())
}

/// Waits until somebody listens at a port.
fn wait_for(what: &str, port: u16, child: &mut Child) -> Result<(), Trouble> {
    let until = Instant::now() + UP_WITHIN;
    while TcpStream::connect(("127.0.0.1", port)).is_err() {
        if let Some(status) = child.try_wait()? {
            return Err(format!("{what} ended at once: {status}").into());
        }
        if Instant::now() > until {
            return Err(format!("{what} does not listen at port {port}").into());
        }
        sleep(Duration::from_millis(20));
    }
    Ok(())
}

/// Sends a signal to a process of ours.
pub(crate) fn signal(process: u32, signal: &str) -> Result<(), Trouble> {
    let sent = Command::new("kill").arg(format!("-{signal}")).arg(process.to_string()).status()?;
    if sent.success() { Ok(()) } else { Err(format!("signal {signal} could not be sent to {process}").into()) }
}

/// A NATS server.
pub(crate) struct Nats {
    program: PathBuf,
    /// Where it listens.
    pub port: u16,
    child: Child,
}

impl Nats {
    pub(crate) fn start(installed: &Installed) -> Result<Nats, Trouble> {
        let port = free_port()?;
        let child = Nats::spawn(&installed.nats, port)?;
        Ok(Nats { program: installed.nats.clone(), port, child })
    }

    fn spawn(program: &Path, port: u16) -> Result<Child, Trouble> {
        let mut command = Command::new(program);
        command.args(["-a", "127.0.0.1", "-p", &port.to_string()]);
        let mut child = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn()?;
        wait_for("nats-server", port, &mut child)?;
        Ok(child)
    }

    /// What nodes are told.
    pub(crate) fn url(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }

    /// Ends it from one moment to the next, and starts it again after a while.
    pub(crate) fn restart(&mut self, after: Duration) -> Result<(), Trouble> {
        self.child.kill()?;
        self.child.wait()?;
        sleep(after);
        self.child = Nats::spawn(&self.program, self.port)?;
        Ok(())
    }

    /// The number of its process.
    pub(crate) fn id(&self) -> u32 {
        self.child.id()
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A PostgreSQL server with an empty database.
pub(crate) struct Postgres {
    programs: PathBuf,
    folder: PathBuf,
    /// Where it listens.
    pub port: u16,
    child: Child,
}

impl Postgres {
    /// Makes a cluster in a folder and starts it. The folder is made.
    pub(crate) fn start(installed: &Installed, folder: &Path) -> Result<Postgres, Trouble> {
        let (programs, port) = (installed.postgres.clone(), free_port()?);
        fs::create_dir_all(folder)?;
        if is_root() {
            let owner = format!("{}:", user().ok_or("there is no user for PostgreSQL, which does not run as root")?);
            done(Command::new("chown").arg(owner).arg(folder))?;
            // The way there has to be open to that user.
            for parent in folder.ancestors().skip(1).take_while(|parent| parent.starts_with(std::env::temp_dir())) {
                let _ = Command::new("chmod").arg("o+x").arg(parent).status();
            }
        }
        let data = folder.join("data");
        let mut initdb = unprivileged(&programs.join("initdb"));
        done(initdb.args(["--auth=trust", "--username=firstlight", "--encoding=UTF8", "--no-sync", "-D"]).arg(&data))?;
        let child = Postgres::spawn(&programs, &data, port)?;
        let postgres = Postgres { programs, folder: folder.to_owned(), port, child };
        let until = Instant::now() + UP_WITHIN;
        while let Err(trouble) = postgres.psql("postgres", "create database firstlight") {
            // It listens before it takes anybody.
            if Instant::now() > until {
                return Err(trouble);
            }
            sleep(Duration::from_millis(50));
        }
        Ok(postgres)
    }

    fn spawn(programs: &Path, data: &Path, port: u16) -> Result<Child, Trouble> {
        let mut command = unprivileged(&programs.join("postgres"));
        command.arg("-D").arg(data).args(["-p", &port.to_string(), "-c", "listen_addresses=127.0.0.1"]);
        command.args(["-c", "unix_socket_directories=", "-c", "max_connections=100"]);
        let log = fs::File::create(data.with_extension("log"))?;
        let mut child = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(log).spawn()?;
        wait_for("postgres", port, &mut child)?;
        Ok(child)
    }

    /// What nodes are told.
    pub(crate) fn url(&self) -> String {
        format!("postgres://firstlight@127.0.0.1:{}/firstlight", self.port)
    }

    /// Asks the database something, and answers what it prints.
    pub(crate) fn psql(&self, database: &str, question: &str) -> Result<String, Trouble> {
        let mut psql = Command::new(self.programs.join("psql"));
        psql.args(["-h", "127.0.0.1", "-p", &self.port.to_string(), "-U", "firstlight", "-d", database]);
        done(psql.args(["-X", "-A", "-t", "-c", question]))
    }

    /// Ends it as its administrator would in a hurry, and starts it again after a while.
    pub(crate) fn restart(&mut self, after: Duration) -> Result<(), Trouble> {
        self.stop()?;
        sleep(after);
        self.child = Postgres::spawn(&self.programs, &self.folder.join("data"), self.port)?;
        Ok(())
    }

    fn stop(&mut self) -> Result<(), Trouble> {
        // Immediate: as if the machine had lost its power, but for its disk.
        signal(self.child.id(), "QUIT")?;
        self.child.wait()?;
        Ok(())
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.stop();
        let _ = self.child.kill();
    }
}

fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output();
    id.is_ok_and(|id| String::from_utf8_lossy(&id.stdout).trim() == "0")
}

fn user() -> Option<&'static str> {
    let is_there = |user: &&str| Command::new("id").arg(user).output().is_ok_and(|found| found.status.success());
    UNPRIVILEGED.into_iter().find(is_there)
}

/// A program that runs as we do, or as somebody less if we are root. It stays our child.
fn unprivileged(program: &Path) -> Command {
    match user().filter(|_| is_root()) {
        Some(user) => {
            let mut command = Command::new("setpriv");
            command.args(["--reuid", user, "--regid", user, "--clear-groups"]).arg(program);
            command
        }
        None => Command::new(program),
    }
}

/// Runs a command to its end, and answers what it prints.
fn done(command: &mut Command) -> Result<String, Trouble> {
    let ran = command.stdin(Stdio::null()).output()?;
    if ran.status.success() {
        return Ok(String::from_utf8_lossy(&ran.stdout).trim().to_owned());
    }
    Err(format!("{:?} fails: {}", command.get_program(), String::from_utf8_lossy(&ran.stderr).trim()).into())
}
