//! A machine with nothing but Debian: a folder that debootstrap made, booted with its own systemd by systemd-nspawn.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// As long as it may take to boot, or to go off.
const PATIENCE: Duration = Duration::from_secs(120);
const SUITE: &str = "bookworm";

/// A machine, off when it is dropped.
pub(super) struct Machine {
    root: PathBuf,
    running: Option<Running>,
}

struct Running {
    nspawn: Child,
    /// The first process of the machine, by the number that we know it by.
    first: u32,
}

/// Makes a bare Debian in this folder, unless it is there: required packages, and systemd as every installation has it.
pub(super) fn bare(folder: &Path, say: &dyn Fn(&str)) -> Result<(), String> {
    let done = folder.join("etc/debian_version");
    let finished = folder.with_extension("done");
    if done.exists() && finished.exists() {
        return Ok(());
    }
    say("a bare Debian is fetched (some 200 MB on disk; once)");
    let _ = fs::remove_dir_all(folder);
    let parent = folder.parent().unwrap_or(folder);
    fs::create_dir_all(parent).map_err(|error| format!("{}: {error}", parent.display()))?;
    let mut command = Command::new("debootstrap");
    command.args(["--variant=minbase", "--include=systemd,systemd-sysv,dbus", SUITE]).arg(folder);
    let made = command.output().map_err(|error| format!("cannot start debootstrap: {error}"))?;
    if !made.status.success() {
        let said = String::from_utf8_lossy(&made.stdout).into_owned();
        let last = said.lines().rev().take(5).collect::<Vec<_>>().join("\n");
        return Err(format!("debootstrap: {last}\nis there a network?"));
    }
    fs::write(&finished, "").map_err(|error| format!("{}: {error}", finished.display()))
}

impl Machine {
    /// A copy of a bare one, so that nothing of an earlier walk is in it.
    pub(super) fn copy(bare: &Path, root: &Path) -> Result<Machine, String> {
        let copied = Command::new("cp").arg("--archive").arg(bare).arg(root).status();
        match copied {
            Ok(status) if status.success() => Ok(Machine { root: root.to_owned(), running: None }),
            Ok(_) => Err(format!("{} could not be copied", bare.display())),
            Err(error) => Err(format!("cp: {error}")),
        }
    }

    /// A file or folder of it, as we reach it from outside.
    pub(super) fn path(&self, inside: &str) -> PathBuf {
        self.root.join(inside.trim_start_matches('/'))
    }

    /// Switches it on, and waits until all that belongs to it runs.
    pub(super) fn boot(&mut self) -> Result<(), String> {
        let mut command = Command::new("systemd-nspawn");
        command.args(["--quiet", "--boot", "--register=no", "--console=pipe", "--machine=firstlight-walk"]);
        if !Path::new("/run/systemd/system").exists() {
            // Nobody here could give it a unit.
            command.arg("--keep-unit");
        }
        command.arg("--directory").arg(&self.root);
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        let mut nspawn = command.spawn().map_err(|error| format!("cannot start systemd-nspawn: {error}"))?;
        let until = Instant::now() + PATIENCE;
        let first = loop {
            if let Some(first) = child_of(nspawn.id()) {
                break first;
            }
            if nspawn.try_wait().is_ok_and(|ended| ended.is_some()) || Instant::now() > until {
                return Err("systemd-nspawn starts no machine here".to_owned());
            }
            sleep(Duration::from_millis(50));
        };
        self.running = Some(Running { nspawn, first });
        loop {
            let state = self.try_run("systemctl is-system-running").unwrap_or_else(|said| said);
            match state.trim() {
                "running" | "degraded" => return Ok(()),
                said if Instant::now() > until => return Err(format!("the machine does not come up: {said}")),
                _ => sleep(Duration::from_millis(200)),
            }
        }
    }

    /// Runs a line of shell in it, as the administrator; what it said.
    pub(super) fn run(&self, line: &str) -> Result<String, String> {
        self.try_run(line).map_err(|said| format!("`{line}` failed in the machine: {said}"))
    }

    fn try_run(&self, line: &str) -> Result<String, String> {
        let running = self.running.as_ref().ok_or("the machine is off")?;
        let mut command = Command::new("nsenter");
        command.args(["--target", &running.first.to_string(), "--mount", "--uts", "--ipc", "--pid"]);
        command.args(["--", "/bin/sh", "-c", line]).stdin(Stdio::null()).env_clear();
        command.env("PATH", "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin").env("HOME", "/root");
        command.env("DEBIAN_FRONTEND", "noninteractive").env("LC_ALL", "C.UTF-8");
        let ran = command.output().map_err(|error| format!("nsenter: {error}"))?;
        let said = String::from_utf8_lossy(&[ran.stdout, ran.stderr].concat()).trim().to_owned();
        if ran.status.success() { Ok(said) } else { Err(said) }
    }

    /// Switches it off in good order.
    pub(super) fn off(&mut self) -> Result<(), String> {
        // Its answer may get lost when it goes.
        let _ = self.try_run("systemctl poweroff");
        let Some(mut running) = self.running.take() else { return Ok(()) };
        let until = Instant::now() + PATIENCE;
        while running.nspawn.try_wait().map_err(|error| error.to_string())?.is_none() {
            if Instant::now() > until {
                end(&mut running);
                return Err("the machine does not go off".to_owned());
            }
            sleep(Duration::from_millis(50));
        }
        Ok(())
    }
}

impl Drop for Machine {
    fn drop(&mut self) {
        if let Some(running) = &mut self.running {
            end(running);
        }
    }
}

/// Its first process takes all others along.
fn end(running: &mut Running) {
    let _ = Command::new("kill").args(["-KILL", &running.first.to_string()]).status();
    let _ = running.nspawn.kill();
    let _ = running.nspawn.wait();
}

/// The process that another one has started, if there is one.
fn child_of(process: u32) -> Option<u32> {
    let children = fs::read_to_string(format!("/proc/{process}/task/{process}/children")).ok()?;
    children.split_whitespace().next()?.parse().ok()
}
