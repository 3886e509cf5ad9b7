//! A stranger's walk, from a machine with nothing but Debian to one with nothing but Debian: install, play, back up, upgrade,
//! restart, restore, open what an earlier version left, remove, install again, purge.

mod machine;

use crate::check::{is_administrator, looks_right, member};
use crate::debian;
use crate::http::ask;
use crate::parcel;
use crate::program::Program;
use crate::visitor::Visitor;
use flate2::read::GzDecoder;
use machine::Machine;
use serde_json::Value;
use std::fs;
use std::io::Read;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::thread::sleep;
use std::time::{Duration, Instant};

const DATA: &str = "/var/lib/firstlight";
const SETTINGS: &str = "/etc/firstlight/firstlight.toml";
/// As long as the service may take to answer after it was started.
const PATIENCE: Duration = Duration::from_secs(60);

/// What the walk is made with.
#[derive(Clone, Debug)]
pub struct Walk {
    /// The root of the repository.
    pub repository: PathBuf,
    /// Where a bare Debian lies, or will lie.
    pub bare: PathBuf,
    /// The package that is looked at.
    pub package: PathBuf,
    /// A program of the version before; without it this program is packed under the number of that version.
    pub before: Option<PathBuf>,
    /// A folder for the machine.
    pub scratch: PathBuf,
}

/// Fetches a bare Debian, which takes a network; the walk itself takes none.
///
/// # Errors
/// If this is not the place, or nothing could be fetched.
pub fn fetch(bare: &Path, say: &dyn Fn(&str)) -> Result<(), String> {
    if !cfg!(target_os = "linux") || !is_administrator() {
        return Err("a machine of its own can be started on Linux, by the administrator: run it as root".to_owned());
    }
    machine::bare(bare, say)
}

/// Makes the walk; `say` hears of every step.
///
/// # Errors
/// The first thing that did not work.
pub fn walk(walk: &Walk, say: &dyn Fn(&str)) -> Result<(), String> {
    let packages = Packages::read(walk)?;
    let mut machine = Machine::copy(&walk.bare, &walk.scratch)?;
    machine.boot()?;
    let system = machine.run(". /etc/os-release && echo $PRETTY_NAME, systemd $(systemctl --version | head -n 1)")?;
    say(&format!("a bare machine is up: {system}"));
    for (name, bytes) in [("before.deb", &packages.before), ("firstlight.deb", &packages.now)] {
        let to = machine.path("/srv").join(name);
        fs::write(&to, bytes).map_err(|error| format!("{}: {error}", to.display()))?;
    }
    let mut own = Own { machine, address: free_address()? };
    let walked = own.walk(walk, &packages, say);
    walked.map_err(|why| format!("{why}\n{}", own.journal()))
}

/// The two packages, and which versions they are.
struct Packages {
    before: Vec<u8>,
    before_version: String,
    /// Was it built from the version before, or is only its number?
    really: bool,
    now: Vec<u8>,
    now_version: String,
}

impl Packages {
    fn read(walk: &Walk) -> Result<Packages, String> {
        let now = fs::read(&walk.package).map_err(|error| format!("{}: {error}", walk.package.display()))?;
        let target = format!("{}-unknown-linux-gnu", std::env::consts::ARCH);
        let program = match &walk.before {
            Some(before) => Program::read(before, &target)?,
            None => Program { bytes: program_in(&now)?, version: kept_version(&walk.repository)?, target },
        };
        let texts = parcel::texts(&walk.repository, Vec::new())?;
        let before = debian::package(&program, &texts, parcel::day_of(&walk.repository)?)?;
        let now_version = field(&now, "Version")?;
        let before_version = debian::version(&program.version);
        if now_version == before_version {
            return Err(format!("both packages are version {now_version}: there is nothing to upgrade"));
        }
        Ok(Packages { before, before_version, really: walk.before.is_some(), now, now_version })
    }
}

fn unpacked(archive: &[u8], path: &str) -> Result<Vec<u8>, String> {
    let broken = |error: std::io::Error| format!("{path}: {error}");
    let mut archive = tar::Archive::new(GzDecoder::new(archive));
    for entry in archive.entries().map_err(broken)? {
        let mut entry = entry.map_err(broken)?;
        if entry.path().map_err(broken)?.ends_with(path) {
            let mut bytes = Vec::new();
            entry.read_to_end(&mut bytes).map_err(broken)?;
            return Ok(bytes);
        }
    }
    Err(format!("the package has no {path}"))
}

fn program_in(package: &[u8]) -> Result<Vec<u8>, String> {
    unpacked(member(package, "data.tar.gz")?, "usr/bin/firstlight")
}

/// What dpkg reads about a package.
fn field(package: &[u8], name: &str) -> Result<String, String> {
    let control = String::from_utf8_lossy(&unpacked(member(package, "control.tar.gz")?, "control")?).into_owned();
    let found = control.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(": "));
    found.map(str::to_owned).ok_or_else(|| format!("the package has no {name}"))
}

fn kept(repository: &Path) -> PathBuf {
    repository.join("corpus/kept")
}

/// The newest version that has left something behind.
fn kept_version(repository: &Path) -> Result<String, String> {
    let cannot = |error: std::io::Error| format!("corpus/kept: {error}");
    let folders = fs::read_dir(kept(repository)).map_err(cannot)?;
    let names = folders.filter_map(|folder| folder.ok()?.file_name().into_string().ok());
    let numbered = names.filter(|name| name.starts_with(|first: char| first.is_ascii_digit()));
    numbered.max_by_key(|name| numbers(name)).ok_or_else(|| "corpus/kept has nothing of any version".to_owned())
}

fn numbers(version: &str) -> Vec<u32> {
    version.split(['.', '-']).filter_map(|part| part.parse().ok()).collect()
}

/// An address that nobody listens at.
fn free_address() -> Result<String, String> {
    let free = TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr());
    free.map(|address| address.to_string()).map_err(|error| format!("no address is free: {error}"))
}

/// The machine that one owns, and where its service listens.
struct Own {
    machine: Machine,
    address: String,
}

/// Tables, and how long the log of each was when it was last seen.
type Seen = Vec<(String, u64)>;

impl Own {
    fn walk(&mut self, walk: &Walk, packages: &Packages, say: &dyn Fn(&str)) -> Result<(), String> {
        let which = if packages.really { "as it was built" } else { "this program under that number" };
        self.run("apt-get install --yes /srv/before.deb")?;
        self.is_version(&packages.before_version)?;
        self.run("systemctl is-enabled firstlight && systemctl is-active firstlight")?;
        say(&format!("{} is installed ({which}), its service runs and is enabled", packages.before_version));
        self.run(&format!(
            "sed -i 's/^addr = .*/addr = \"{}\"/' {SETTINGS} && systemctl restart firstlight",
            self.address
        ))?;
        self.answers()?;
        let owner = self.run("stat --format %U /proc/$(systemctl show --property MainPID --value firstlight)")?;
        if owner != "firstlight" {
            return Err(format!("the service runs as {owner}"));
        }
        let exposure = self.run("systemd-analyze security --no-pager firstlight | tail -n 1")?;
        say(&format!(
            "with a setting changed it runs on, as the user firstlight; {}",
            exposure.trim_start_matches(|letter: char| !letter.is_alphabetic())
        ));

        let visitor = Visitor::come(&self.address)?;
        let mut tables = Seen::new();
        for game in visitor.games()? {
            let table = visitor.sit_down(&game)?;
            tables.push((table.clone(), visitor.play(&table, 6)?));
        }
        say(&format!("a visitor plays at {} tables with bots", tables.len()));
        self.run(&format!("cd /srv && firstlight backup tables.backup --data {DATA} --verify"))?;
        let at_backup = tables.clone();
        say("a backup is made while they play, and holds");
        play_on(&visitor, &mut tables)?;

        self.run("apt-get install --yes /srv/firstlight.deb")?;
        self.is_version(&packages.now_version)?;
        self.run("systemctl is-active firstlight")?;
        self.answers()?;
        are_there(&visitor, &tables)?;
        play_on(&visitor, &mut tables)?;
        say(&format!(
            "upgraded to {}: the changed setting is kept, every table is there and goes on",
            packages.now_version
        ));

        self.machine.off()?;
        self.machine.boot()?;
        self.answers()?;
        are_there(&visitor, &tables)?;
        say("after a restart of the machine the service is back by itself, with every table");

        let aside = format!("systemctl stop firstlight && mv {DATA} {DATA}.aside");
        self.run(&format!(
            "{aside} && firstlight restore /srv/tables.backup --data {DATA} && systemctl start firstlight"
        ))?;
        self.answers()?;
        are_there(&visitor, &at_backup)?;
        let mut restored = at_backup;
        play_on(&visitor, &mut restored)?;
        say("the backup is restored: every table is as it was then, and goes on");

        let version = kept_version(&walk.repository)?;
        self.run(&format!("systemctl stop firstlight && rm -r {DATA}"))?;
        let number = self.open_kept(&kept(&walk.repository).join(&version))?;
        say(&format!("what {version} left behind is opened: {number} tables as they were"));
        self.run(&format!(
            "systemctl stop firstlight && rm -r {DATA} && mv {DATA}.aside {DATA} && systemctl start firstlight"
        ))?;
        self.answers()?;

        self.run("apt-get remove --yes firstlight")?;
        self.run(&format!("! command -v firstlight && ! systemctl is-active firstlight && test -e {DATA}/firstlight.db -a -e {SETTINGS}"))?;
        say("removed: the service is gone, tables and settings are there");
        self.run("apt-get install --yes /srv/firstlight.deb && systemctl is-active firstlight")?;
        self.answers()?;
        are_there(&visitor, &tables)?;
        say("installed again: every table is there");
        self.run("apt-get purge --yes firstlight")?;
        let left = self.run("find / -xdev -iname '*firstlight*' -not -path '/srv/*' -not -path '/proc/*'; getent passwd firstlight || true")?;
        if !left.is_empty() {
            return Err(format!("purged, and this is left:\n{left}"));
        }
        say("purged: nothing is left, no file and no user");
        self.machine.off()
    }

    fn run(&self, line: &str) -> Result<String, String> {
        self.machine.run(line)
    }

    fn is_version(&self, version: &str) -> Result<(), String> {
        let installed = self.run("dpkg-query --show --showformat '${Version}' firstlight")?;
        if installed == version { Ok(()) } else { Err(format!("{installed} is installed and not {version}")) }
    }

    /// Waits until the service brings its page.
    fn answers(&self) -> Result<(), String> {
        let until = Instant::now() + PATIENCE;
        while ask(&self.address, "GET", "/readyz", "", "").and_then(|answer| answer.expect(200)).is_err() {
            if Instant::now() > until {
                return Err("the service does not answer".to_owned());
            }
            sleep(Duration::from_millis(100));
        }
        looks_right(&self.address)
    }

    /// Opens the folder of an earlier version as the service's own; how many tables are as they were.
    fn open_kept(&self, kept: &Path) -> Result<usize, String> {
        let cannot = |error: std::io::Error| format!("{}: {error}", kept.display());
        let to = self.machine.path(DATA);
        fs::create_dir_all(&to).map_err(cannot)?;
        for file in fs::read_dir(kept.join("data")).map_err(cannot)? {
            let file = file.map_err(cannot)?;
            fs::copy(file.path(), to.join(file.file_name())).map_err(cannot)?;
        }
        // git keeps no rights, and a key that others could read is refused. Whose all this is, the service's start sees to.
        self.run(&format!("chmod 600 {DATA}/secret.key && systemctl start firstlight"))?;
        self.answers()?;
        let about: Value = serde_json::from_slice(&fs::read(kept.join("kept.json")).map_err(cannot)?)
            .map_err(|error| format!("{}: {error}", kept.display()))?;
        let tables = about["tables"].as_object().ok_or("kept.json has no tables")?;
        for (name, one) in tables {
            let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
            let cookie = text(&about["cookies"][text(&one["host"]).as_str()]);
            let visitor = Visitor { address: self.address.clone(), cookie };
            let seen = visitor.view(&text(&one["table"]))?;
            if seen["table"]["status"] != one["status"] {
                return Err(format!("{name} was {} and is {}", one["status"], seen["table"]["status"]));
            }
        }
        Ok(tables.len())
    }

    fn journal(&self) -> String {
        self.run("journalctl --unit firstlight --no-pager --lines 30").unwrap_or_else(|why| why)
    }
}

/// Every table is at least as long as it was: bots may have moved since.
fn are_there(visitor: &Visitor, tables: &Seen) -> Result<(), String> {
    for (table, entries) in tables {
        let now = visitor.entries(table)?;
        if now < *entries {
            return Err(format!("{table} had {entries} entries, and has {now}"));
        }
    }
    Ok(())
}

fn play_on(visitor: &Visitor, tables: &mut Seen) -> Result<(), String> {
    for (table, entries) in tables {
        let now = visitor.play(table, 2)?;
        if now <= *entries {
            return Err(format!("{table} does not go on: {now} entries"));
        }
        *entries = now;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_are_in_their_order() {
        assert!(numbers("0.10.0") > numbers("0.9.0") && numbers("1.0.0-rc.1") > numbers("0.10.0"));
    }

    #[test]
    fn the_version_before_has_left_something() {
        let repository = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        let version = kept_version(&repository).unwrap_or_default();
        assert!(kept(&repository).join(&version).join("data").is_dir(), "{version:?}");
        assert_ne!(version, env!("CARGO_PKG_VERSION"));
    }
}
