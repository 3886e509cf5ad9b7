//! The server as a process of its own, over a data folder that outlives it.

use super::Trouble;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

/// A program that serves at an address. It is killed when this goes.
pub(crate) struct Program {
    /// Where it listens.
    pub addr: SocketAddr,
    child: Child,
}

/// Settings that let a few clients do as much as they can.
const WITHOUT_LIMITS: [(&str, &str); 6] = [
    ("FIRSTLIGHT_SOCKETS_PER_ADDRESS", "100000"),
    ("FIRSTLIGHT_SOCKETS_PER_PERSON", "100000"),
    ("FIRSTLIGHT_TABLES_PER_PERSON", "1000"),
    ("FIRSTLIGHT_LIMITS", "off"),
    ("FIRSTLIGHT_LOG_FILTER", "warn"),
    ("FIRSTLIGHT_AUDIT_LOG", "off"),
];

impl Program {
    /// Starts `firstlight serve` over a data folder, without limits.
    pub(crate) fn serve(program: &Path, data: &Path, addr: &str, core: Option<usize>) -> Result<Program, Trouble> {
        let mut command = pinned(program, core);
        command.args(["serve", "--addr", addr, "--data"]).arg(data);
        Program::start(without_limits(command))
    }

    /// Starts a program that says where it listens, as in `at http://127.0.0.1:7878/`.
    pub(crate) fn start(mut command: Command) -> Result<Program, Trouble> {
        let mut child = command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn()?;
        let mut said = String::new();
        if let Some(out) = child.stdout.take() {
            BufReader::new(out).read_line(&mut said)?;
        }
        let addr = said.trim().trim_end_matches('/').rsplit('/').next().and_then(|addr| addr.parse().ok());
        let mut program = Program { addr: SocketAddr::from(([0, 0, 0, 0], 0)), child };
        program.addr = addr.ok_or_else(|| format!("the program says `{said}` and not where it listens"))?;
        Ok(program)
    }

    /// The number of its process.
    pub(crate) fn id(&self) -> u32 {
        self.child.id()
    }

    /// Ends it from one moment to the next.
    pub(crate) fn kill(&mut self) -> Result<(), Trouble> {
        self.child.kill()?;
        self.child.wait()?;
        Ok(())
    }

    /// Has it ended by itself?
    pub(crate) fn has_ended(&mut self) -> Result<bool, Trouble> {
        Ok(self.child.try_wait()?.is_some())
    }

    /// How many files and sockets the process has open, where the system tells.
    pub(crate) fn handles(&self) -> Option<usize> {
        Some(std::fs::read_dir(format!("/proc/{}/fd", self.id())).ok()?.count())
    }

    /// What the system knows of the process, where it tells.
    pub(crate) fn usage(&self) -> Option<Usage> {
        Usage::of(self.id())
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.kill();
    }
}

/// A command that runs on one processor, if there is a way to say so.
pub(crate) fn pinned(program: &Path, core: Option<usize>) -> Command {
    match core {
        Some(core) => {
            let mut command = Command::new("taskset");
            command.args(["--cpu-list", &core.to_string()]).arg(program);
            command
        }
        None => Command::new(program),
    }
}

/// A command whose server takes as much as it can.
pub(crate) fn without_limits(mut command: Command) -> Command {
    command.envs(WITHOUT_LIMITS);
    command
}

/// What a process has used.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Usage {
    /// Seconds of a processor.
    pub cpu: f64,
    /// Bytes of memory in use.
    pub memory: u64,
}

impl Usage {
    /// Of a process, as Linux tells it.
    pub(crate) fn of(process: u32) -> Option<Usage> {
        // Linux counts in hundredths of a second here, whatever the machine.
        const TICKS: f64 = 100.0;
        let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
        // The name of the program stands in brackets and may have blanks.
        let fields: Vec<&str> = stat.rsplit_once(')')?.1.split_whitespace().collect();
        let ticks = fields.get(11)?.parse::<f64>().ok()? + fields.get(12)?.parse::<f64>().ok()?;
        let status = std::fs::read_to_string(format!("/proc/{process}/status")).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        let kib: u64 = line.split_whitespace().next()?.parse().ok()?;
        Some(Usage { cpu: ticks / TICKS, memory: kib * 1024 })
    }
}

/// Where `firstlight` is, next to a program that was built with it.
pub(crate) fn firstlight() -> Result<PathBuf, Trouble> {
    let me = std::env::current_exe()?;
    let folder = me.parent().and_then(Path::parent).ok_or("this program is nowhere")?;
    let program = folder.join(format!("firstlight{}", std::env::consts::EXE_SUFFIX));
    if program.exists() { Ok(program) } else { Err(format!("{} is not built", program.display()).into()) }
}
