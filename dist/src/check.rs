//! Starts a Debian package as a stranger's machine would, only emptier: a root folder with nothing in it but the package
//! and the libraries that the program names, under a user that exists nowhere.

use crate::http::ask;
use crate::visitor::Visitor;
use flate2::read::GzDecoder;
use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// A user of whom this machine knows nothing.
const NOBODY: u32 = 47_118;
/// As long as systemd waits by the unit.
const STOPS_WITHIN: Duration = Duration::from_secs(30);

/// What was seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Seen {
    /// Everything worked.
    Works,
    /// This machine or this user may not do it; why.
    NotHere(&'static str),
}

/// Starts what is in the package, plays, stops and starts it again; `say` hears what was seen.
///
/// # Errors
/// The first thing that did not work.
pub fn starts_in_an_empty_root(package: &[u8], scratch: &Path, say: &dyn Fn(&str)) -> Result<Seen, String> {
    if !cfg!(target_os = "linux") {
        return Ok(Seen::NotHere("only Linux has the roots and libraries that this looks at"));
    }
    if !is_administrator() {
        return Ok(Seen::NotHere("only the administrator may start a program in another root: run it as root"));
    }
    let root = scratch.join("root");
    let made = Root::make(package, &root)?;
    say("the package lies in an empty root, with the libraries that the program names and nothing else");
    let server = Server::start(&made)?;
    let result = first_visit(&server, &made, say).map_err(|why| server.and_log(why));
    let (visitor, table) = result?;
    server.stop()?;
    say("it stops when it is told to");
    let server = Server::start(&made)?;
    let again = Visitor { address: server.address.clone(), ..visitor };
    again.entries(&table).map_err(|why| server.and_log(format!("after a restart: {why}")))?;
    server.stop()?;
    say("the table is there after a restart");
    Ok(Seen::Works)
}

pub(crate) fn is_administrator() -> bool {
    Command::new("id").arg("-u").output().is_ok_and(|id| id.stdout.trim_ascii() == b"0")
}

/// Looks at what a browser would look at, opens a table and makes a backup. Who came, and the table.
fn first_visit(server: &Server, root: &Root, say: &dyn Fn(&str)) -> Result<(Visitor, String), String> {
    looks_right(&server.address)?;
    say("it serves /healthz, the page and its script");
    let visitor = Visitor::come(&server.address)?;
    let game = visitor.games()?.into_iter().next().ok_or("there is no game")?;
    let table = visitor.sit_down(&game)?;
    say("a table is opened with bots");
    let backup = ["backup", "/var/lib/firstlight/check.backup", "--data", "/var/lib/firstlight", "--verify"];
    let made = root.command(&backup).output().map_err(|error| format!("chroot: {error}"))?;
    if !made.status.success() {
        return Err(format!("no backup was made: {}", String::from_utf8_lossy(&made.stderr)));
    }
    say("a backup is made and holds");
    Ok((visitor, table))
}

/// A server is well, and brings the page and the script that a browser asks for.
pub(crate) fn looks_right(address: &str) -> Result<(), String> {
    let get = |path: &str| ask(address, "GET", path, "", "")?.expect(200);
    if get("/healthz")?.body != "ok\n" {
        return Err("/healthz does not say ok".to_owned());
    }
    let page = get("/")?.body;
    let script = page.split("src=\"").nth(1).and_then(|rest| rest.split('"').next());
    let script = script.ok_or("the page has no script: was the client built before the program?")?;
    if get(script)?.body.len() < 1000 {
        return Err(format!("{script} is hardly anything"));
    }
    Ok(())
}

/// The files of a member of a package, by its name: an archive of archives.
///
/// # Errors
/// If this is no package, or has no such member.
pub fn member<'a>(package: &'a [u8], wanted: &str) -> Result<&'a [u8], String> {
    let broken = || "this is no Debian package".to_owned();
    let mut rest = package.strip_prefix(b"!<arch>\n").ok_or_else(broken)?;
    while rest.len() >= 60 {
        let (header, after) = rest.split_at(60);
        let field = |from: usize, to: usize| String::from_utf8_lossy(&header[from..to]).trim().to_owned();
        let size: usize = field(48, 58).parse().map_err(|_| broken())?;
        if after.len() < size {
            return Err(broken());
        }
        if field(0, 16) == wanted {
            return Ok(&after[..size]);
        }
        rest = &after[(size + size % 2).min(after.len())..];
    }
    Err(format!("the package has no {wanted}"))
}

/// A folder that is the whole world to the program.
struct Root {
    folder: PathBuf,
}

impl Root {
    fn make(package: &[u8], folder: &Path) -> Result<Root, String> {
        let cannot = |error: std::io::Error| format!("{}: {error}", folder.display());
        fs::create_dir_all(folder).map_err(cannot)?;
        tar::Archive::new(GzDecoder::new(member(package, "data.tar.gz")?)).unpack(folder).map_err(cannot)?;
        for library in libraries(&folder.join("usr/bin/firstlight"))? {
            let there = folder.join(library.trim_start_matches('/'));
            fs::create_dir_all(there.parent().unwrap_or(folder)).map_err(cannot)?;
            fs::copy(&library, there).map_err(|error| format!("{library}: {error}"))?;
        }
        for own in ["var/lib/firstlight", "var/log/firstlight"] {
            fs::create_dir_all(folder.join(own)).map_err(cannot)?;
            #[cfg(unix)]
            std::os::unix::fs::chown(folder.join(own), Some(NOBODY), Some(NOBODY)).map_err(cannot)?;
        }
        Ok(Root { folder: folder.to_owned() })
    }

    /// The program within, as nobody, with an empty environment.
    fn command(&self, args: &[&str]) -> Command {
        let mut command = Command::new("chroot");
        command.arg(format!("--userspec={NOBODY}:{NOBODY}")).arg(&self.folder).arg("/usr/bin/firstlight").args(args);
        command.env_clear().env("PATH", "/usr/sbin:/usr/bin:/sbin:/bin").stdin(Stdio::null());
        command
    }
}

/// The files that the loader would take, by ldd; none, if the program brings everything along.
fn libraries(program: &Path) -> Result<Vec<String>, String> {
    let asked = Command::new("ldd").arg(program).output().map_err(|error| format!("cannot start ldd: {error}"))?;
    let said = String::from_utf8_lossy(&asked.stdout).into_owned();
    if said.contains("not found") {
        return Err(format!("a library is missing here: {said}"));
    }
    let path = |line: &str| line.split_whitespace().find(|word| word.starts_with('/')).map(str::to_owned);
    Ok(said.lines().filter_map(path).collect())
}

/// A server within, ended when it is dropped.
struct Server {
    child: Child,
    address: String,
    log: PathBuf,
}

impl Server {
    fn start(root: &Root) -> Result<Server, String> {
        let log = root.folder.join("log");
        let to = fs::File::create(&log).map_err(|error| format!("{}: {error}", log.display()))?;
        let args = ["serve", "--config", "/etc/firstlight/firstlight.toml", "--addr", "127.0.0.1:0"];
        let mut child =
            root.command(&args).stdout(Stdio::piped()).stderr(to).spawn().map_err(|error| error.to_string())?;
        let mut line = String::new();
        if let Some(out) = child.stdout.take() {
            BufReader::new(out).read_line(&mut line).map_err(|error| error.to_string())?;
        }
        let address = line.trim().rsplit("http://").next().unwrap_or_default().trim_end_matches('/').to_owned();
        let server = Server { child, address, log };
        if line.contains("http://") { Ok(server) } else { Err(server.and_log("it does not start".to_owned())) }
    }

    /// What went wrong, with what the server said.
    fn and_log(&self, why: String) -> String {
        format!("{why}\n{}", fs::read_to_string(&self.log).unwrap_or_else(|error| error.to_string()))
    }

    fn stop(mut self) -> Result<(), String> {
        let told = Command::new("kill").args(["-TERM", &self.child.id().to_string()]).status();
        told.map_err(|error| format!("kill: {error}"))?;
        let until = Instant::now() + STOPS_WITHIN;
        loop {
            match self.child.try_wait().map_err(|error| error.to_string())? {
                Some(status) if status.success() => return Ok(()),
                Some(status) => return Err(self.and_log(format!("it ended with {status}"))),
                None if Instant::now() > until => return Err(self.and_log("it does not stop".to_owned())),
                None => std::thread::sleep(Duration::from_millis(50)),
            }
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended by itself; both say so then.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
