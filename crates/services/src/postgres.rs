//! A PostgreSQL on a free port of loopback, with its own cluster of databases.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
    sync::atomic::{AtomicU32, Ordering},
};

use crate::{
    Keeper, Missing, free_port,
    keeper::{User, run_as},
};

/// The user of its databases, who may do everything there.
const USER: &str = "firstlight";
const PASSWORD: &str = "first-light";

/// A PostgreSQL that runs.
pub struct Postgres {
    keeper: Keeper,
    programs: PathBuf,
    port: u16,
    made: AtomicU32,
}

impl Postgres {
    /// Makes a cluster and starts it. It flushes what it commits, as any should.
    pub fn start() -> Result<Postgres, Missing> {
        let programs = programs()
            .ok_or_else(|| Missing::because("PostgreSQL is not installed (Debian: apt-get install postgresql)"))?;
        let user = unprivileged()?;
        let dir = tempfile::Builder::new().prefix("firstlight-pg-").tempdir();
        let dir = dir.map_err(|error| Missing::because(format!("there is no place for its files: {error}")))?.keep();
        let file = |error: std::io::Error| Missing::because(format!("its files cannot be made: {error}"));
        let password = dir.join("password");
        fs::write(&password, PASSWORD).map_err(file)?;
        if let Some(user) = user {
            for path in [&dir, &password] {
                std::os::unix::fs::chown(path, Some(user.id), Some(user.group)).map_err(file)?;
            }
        }
        let mut initdb = Command::new(programs.join("initdb"));
        initdb.current_dir(&dir).arg("--pgdata").arg(dir.join("data")).arg("--pwfile").arg(&password);
        initdb.args([
            "--username",
            USER,
            "--auth",
            "scram-sha-256",
            "--encoding",
            "UTF8",
            "--locale",
            "C",
            "--no-sync",
        ]);
        run_as(&mut initdb, user);
        let made = initdb.output().map_err(|error| Missing::because(format!("initdb cannot be started: {error}")))?;
        if !made.status.success() {
            let said = String::from_utf8_lossy(&made.stderr).into_owned();
            fs::remove_dir_all(&dir).map_err(file)?;
            return Err(Missing::because(format!("initdb failed: {said}")));
        }
        let port = free_port()?;
        let mut arguments =
            vec!["-D".to_owned(), dir.join("data").display().to_string(), "-p".to_owned(), port.to_string()];
        let settings = [
            "listen_addresses=127.0.0.1".to_owned(),
            format!("unix_socket_directories={}", dir.display()),
            "max_connections=200".to_owned(),
            "fsync=on".to_owned(),
        ];
        arguments.extend(settings.into_iter().flat_map(|setting| ["-c".to_owned(), setting]));
        let mut keeper = Keeper::start(&dir, &programs.join("postgres"), &arguments, user)?;
        keeper.wait_until(|| is_ready(&programs, port))?;
        Ok(Postgres { keeper, programs, port, made: AtomicU32::new(0) })
    }

    /// The address of a new, empty database.
    pub fn database(&self) -> Result<String, Missing> {
        let name = format!("d{}", self.made.fetch_add(1, Ordering::Relaxed));
        self.sql("postgres", &format!("CREATE DATABASE {name}"))?;
        Ok(self.url(&name))
    }

    /// The address of a database of that name.
    pub fn url(&self, name: &str) -> String {
        format!("postgres://{USER}:{PASSWORD}@127.0.0.1:{}/{name}", self.port)
    }

    pub fn port(&self) -> u16 {
        self.port
    }

    /// Carries out SQL in a database, as its owner.
    pub fn sql(&self, database: &str, sql: &str) -> Result<String, Missing> {
        let mut psql = Command::new(self.programs.join("psql"));
        psql.env("PGPASSWORD", PASSWORD).args(["-h", "127.0.0.1", "-p", &self.port.to_string(), "-U", USER]);
        psql.args(["-d", database, "-v", "ON_ERROR_STOP=1", "-A", "-t", "-q", "-c", sql]);
        let done = psql.output().map_err(|error| Missing::because(format!("psql cannot be started: {error}")))?;
        match done.status.success() {
            true => Ok(String::from_utf8_lossy(&done.stdout).trim().to_owned()),
            false => Err(Missing::because(String::from_utf8_lossy(&done.stderr).into_owned())),
        }
    }

    /// The process that all others of it come from, to freeze or kill.
    pub fn keeper(&self) -> &Keeper {
        &self.keeper
    }

    /// Stops the server at once, as a crash does, and starts it again over what is on its disk.
    pub fn restart(&mut self) -> Result<(), Missing> {
        self.stop()?;
        self.go_on()
    }

    /// Stops the server at once, as a crash does.
    pub fn stop(&mut self) -> Result<(), Missing> {
        self.keeper.stop("QUIT")
    }

    /// Starts a server that was stopped.
    pub fn go_on(&mut self) -> Result<(), Missing> {
        self.keeper.start_again()?;
        let (programs, port) = (self.programs.clone(), self.port);
        self.keeper.wait_until(|| is_ready(&programs, port))
    }
}

fn is_ready(programs: &Path, port: u16) -> bool {
    let mut asked = Command::new(programs.join("pg_isready"));
    asked.args(["-q", "-h", "127.0.0.1", "-p", &port.to_string()]);
    asked.status().is_ok_and(|status| status.success())
}

/// The folder of its programs: Debian's, the newest first, or one of the path.
fn programs() -> Option<PathBuf> {
    let mut dirs: Vec<(u32, PathBuf)> = fs::read_dir("/usr/lib/postgresql")
        .into_iter()
        .flatten()
        .filter_map(|entry| {
            let entry = entry.ok()?;
            Some((entry.file_name().to_str()?.parse().ok()?, entry.path().join("bin")))
        })
        .collect();
    dirs.sort_unstable_by(|one, other| other.cmp(one));
    let path = std::env::var_os("PATH").unwrap_or_default();
    let dirs = dirs.into_iter().map(|(_, dir)| dir).chain(std::env::split_paths(&path).collect::<Vec<_>>());
    let has = |dir: &PathBuf| ["initdb", "postgres", "psql"].iter().all(|name| dir.join(name).is_file());
    dirs.into_iter().find(has)
}

/// PostgreSQL refuses to run as root, so then it runs as somebody else.
fn unprivileged() -> Result<Option<User>, Missing> {
    use std::os::unix::fs::MetadataExt;
    let me =
        fs::metadata("/proc/self").map_err(|error| Missing::because(format!("who runs this is not known: {error}")))?;
    if me.uid() != 0 {
        return Ok(None);
    }
    let users = fs::read_to_string("/etc/passwd")
        .map_err(|error| Missing::because(format!("the users of this machine are not known: {error}")))?;
    let named = |name: &str| {
        let line = users.lines().find(|line| line.split(':').next() == Some(name))?;
        let mut fields = line.split(':').skip(2);
        Some(User { id: fields.next()?.parse().ok()?, group: fields.next()?.parse().ok()? })
    };
    let found = named("postgres").or_else(|| named("nobody"));
    found
        .map(Some)
        .ok_or_else(|| Missing::because("it refuses to run as root, and there is no user postgres or nobody"))
}
