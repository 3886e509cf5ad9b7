//! A process that does not outlive the one which started it.

use std::{
    fs,
    io::Write,
    path::{Path, PathBuf},
    process::{Child, ChildStdin, Command, Stdio},
    time::{Duration, Instant},
};

use crate::Missing;

/// Runs the command given as `$@`. A line of standard input is the signal by which it is stopped, or `start`; when the input
/// ends, the command is stopped and the folder `$0` removed. Until it is waited for, the number of its process is nobody else's.
const KEEP: &str = r#"
start() { "$@" </dev/null >>"$0/log" 2>&1 & child=$!; echo "$child" >"$0/pid"; }
stop() {
    [ -n "$child" ] || return
    kill -"$1" "$child" 2>/dev/null
    wait "$child"
    child=
    rm -f "$0/pid"
}
start "$@"
while read -r word; do
    case "$word" in
        start) start "$@" ;;
        *) stop "$word" ;;
    esac
done
( sleep 10; kill -KILL "$child" 2>/dev/null ) &
guard=$!
stop INT
kill "$guard" 2>/dev/null
rm -rf "$0"
"#;

/// How long a service may take to answer for the first time; machines that test are busy.
pub(crate) const START_WITHIN: Duration = Duration::from_secs(120);

/// A service in a folder of its own.
pub struct Keeper {
    /// The shell that keeps it.
    shell: Child,
    pipe: Option<ChildStdin>,
    dir: PathBuf,
}

/// As whom a service runs.
#[derive(Clone, Copy, Debug)]
pub(crate) struct User {
    pub id: u32,
    pub group: u32,
}

impl Keeper {
    /// Starts a command whose files are in `dir`, which is removed in the end.
    pub(crate) fn start(
        dir: &Path,
        program: &Path,
        arguments: &[String],
        user: Option<User>,
    ) -> Result<Keeper, Missing> {
        let mut shell = Command::new("/bin/sh");
        shell.arg("-c").arg(KEEP).arg(dir).arg(program).args(arguments);
        shell.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null()).current_dir(dir);
        run_as(&mut shell, user);
        // What ends this process from the keyboard reaches the shell by the pipe, after which it still cleans up.
        std::os::unix::process::CommandExt::process_group(&mut shell, 0);
        let mut shell = shell
            .spawn()
            .map_err(|error| Missing::because(format!("{} cannot be started: {error}", program.display())))?;
        let pipe = shell.stdin.take();
        Ok(Keeper { shell, pipe, dir: dir.to_owned() })
    }

    /// The process of the service, once it has begun.
    pub fn process(&self) -> Option<u32> {
        fs::read_to_string(self.dir.join("pid")).ok()?.trim().parse().ok()
    }

    pub(crate) fn has_ended(&mut self) -> bool {
        !matches!(self.shell.try_wait(), Ok(None))
    }

    /// What the service has said.
    pub fn log(&self) -> String {
        fs::read_to_string(self.dir.join("log")).unwrap_or_else(|error| format!("(no log: {error})"))
    }

    pub fn dir(&self) -> &Path {
        &self.dir
    }

    /// Waits until something holds of it.
    pub(crate) fn wait_until(&mut self, mut holds: impl FnMut() -> bool) -> Result<(), Missing> {
        let until = Instant::now() + START_WITHIN;
        while !holds() {
            if self.has_ended() || Instant::now() > until {
                return Err(Missing::because(format!("it did not start: {}", self.log())));
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        Ok(())
    }

    /// Stops the service by a signal, as in `QUIT` or `KILL`, and waits until it has ended. Its folder stays.
    pub(crate) fn stop(&mut self, signal: &str) -> Result<(), Missing> {
        self.say(signal)?;
        let pid = self.dir.join("pid");
        self.wait_until(|| !pid.exists())
    }

    /// Starts it again, with the same words.
    pub(crate) fn start_again(&mut self) -> Result<(), Missing> {
        self.say("start")?;
        let pid = self.dir.join("pid");
        self.wait_until(|| pid.exists())
    }

    fn say(&mut self, word: &str) -> Result<(), Missing> {
        let said = self.pipe.as_mut().map(|pipe| writeln!(pipe, "{word}").and_then(|()| pipe.flush()));
        match said {
            Some(Ok(())) => Ok(()),
            _ => Err(Missing::because("whatever keeps the service has ended")),
        }
    }

    /// Sends a signal to the service, as in `STOP`, `CONT` or `KILL`. Answers whether it got it.
    pub fn signal(&self, name: &str) -> bool {
        let Some(process) = self.process() else { return false };
        let sent = Command::new("kill").arg(format!("-{name}")).arg(process.to_string()).status();
        sent.is_ok_and(|status| status.success())
    }
}

impl Drop for Keeper {
    fn drop(&mut self) {
        // One that was frozen would not hear that it has to end.
        self.signal("CONT");
        drop(self.pipe.take());
        if let Err(error) = self.shell.wait() {
            eprintln!("a service may still run: {error}");
        }
    }
}

pub(crate) fn run_as(command: &mut Command, user: Option<User>) {
    use std::os::unix::process::CommandExt;
    if let Some(user) = user {
        command.uid(user.id).gid(user.group);
    }
}
