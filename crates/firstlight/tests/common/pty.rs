//! A terminal: the program at one end of a pseudo-terminal, a person's eyes and fingers at the other.
#![allow(dead_code, reason = "not every test file uses everything")]

use super::screen::Screen;
use rustix::fs::OFlags;
use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};
use std::ffi::OsStr;
use std::fs::{File, OpenOptions};
use std::io::{Read, Write};
use std::os::unix::ffi::OsStrExt;
use std::os::unix::fs::OpenOptionsExt;
use std::process::{Child, Command};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// The program in a terminal.
pub(crate) struct Terminal {
    child: Child,
    keys: File,
    shown: Arc<Mutex<Vec<u8>>>,
    /// How much had been shown when a key was last pressed.
    before: usize,
}

impl Terminal {
    pub(crate) fn start(args: &[&str]) -> Terminal {
        let ours = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY).unwrap();
        grantpt(&ours).unwrap();
        unlockpt(&ours).unwrap();
        let path = ptsname(&ours, Vec::new()).unwrap();
        let flags = i32::try_from(OFlags::NOCTTY.bits()).unwrap();
        let path = OsStr::from_bytes(path.as_bytes()).to_owned();
        let theirs = || OpenOptions::new().read(true).write(true).custom_flags(flags).open(&path).unwrap();
        let mut command = Command::new(env!("CARGO_BIN_EXE_firstlight"));
        command.args(args).env("FIRSTLIGHT_STRICT", "1").env("LC_ALL", "C").env_remove("NO_COLOR");
        let child = command.stdin(theirs()).stdout(theirs()).stderr(theirs()).spawn().unwrap();
        let keys = File::from(ours);
        let (shown, mut eyes) = (Arc::new(Mutex::new(Vec::new())), keys.try_clone().unwrap());
        let seen = Arc::clone(&shown);
        std::thread::spawn(move || {
            let mut some = [0; 4096];
            // The other end is closed when the program has gone; reading then fails.
            while let Ok(count @ 1..) = eyes.read(&mut some) {
                seen.lock().unwrap().extend_from_slice(&some[..count]);
            }
        });
        Terminal { child, keys, shown, before: 0 }
    }

    /// Types a line.
    pub(crate) fn types(&mut self, line: &str) {
        self.before = self.shown.lock().unwrap().len();
        self.keys.write_all(format!("{line}\n").as_bytes()).unwrap();
    }

    /// Waits until the program has said one of these since the last line was typed and shows nothing more; which?
    pub(crate) fn waits_for(&mut self, ends: &[&str]) -> usize {
        let until = Instant::now() + Duration::from_secs(60);
        while Instant::now() < until {
            let bytes = self.shown.lock().unwrap().clone();
            let new = String::from_utf8_lossy(&bytes[self.before..]).trim_end().to_owned();
            if let Some(at) = ends.iter().position(|end| new.ends_with(end)) {
                return at;
            }
            std::thread::sleep(Duration::from_millis(5));
        }
        panic!("none of {ends:?} came:\n{}", self.screen().all());
    }

    /// Waits until the program has ended.
    pub(crate) fn ends(&mut self) -> bool {
        let status = self.child.wait().unwrap();
        std::thread::sleep(Duration::from_millis(100));
        status.success()
    }

    /// What a person sees now, or can scroll back to.
    pub(crate) fn screen(&self) -> Screen {
        Screen::showing(&String::from_utf8_lossy(&self.shown.lock().unwrap()))
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
