//! Servers as processes of their own, as a person runs them, and folders that are gone afterwards.
#![allow(dead_code, reason = "not every test file uses everything")]

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};

/// A folder of its own for each test, gone afterwards.
pub(crate) struct Folder(pub PathBuf);

impl Folder {
    pub(crate) fn new(name: &str) -> Folder {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("served-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&path);
        std::fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    pub(crate) fn path(&self, name: &str) -> String {
        self.0.join(name).display().to_string()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

pub(crate) fn firstlight(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_firstlight"));
    command
        .args(args)
        .env_remove("FIRSTLIGHT_CONFIG")
        .env("FIRSTLIGHT_STRICT", "1")
        .env("LC_ALL", "C")
        .stdin(Stdio::null());
    command
}

pub(crate) fn run(args: &[&str]) -> Output {
    firstlight(args).output().unwrap()
}

pub(crate) fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned() + &String::from_utf8_lossy(&output.stdout)
}

/// A server as a process of its own.
pub(crate) struct Served {
    pub child: Child,
    pub address: String,
}

impl Served {
    pub(crate) fn start(args: &[&str]) -> Served {
        Served::saying(args, Stdio::null())
    }

    /// One whose log goes somewhere.
    pub(crate) fn saying(args: &[&str], log: Stdio) -> Served {
        Served::of(firstlight(args), log)
    }

    /// One that is started by a command of its own.
    pub(crate) fn of(mut command: Command, log: Stdio) -> Served {
        let mut child = command.stdout(Stdio::piped()).stderr(log).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().rsplit("http://").next().unwrap().trim_end_matches('/').to_owned();
        Served { child, address }
    }

    /// A request of somebody who has been here, and the status and body of its answer.
    pub(crate) fn ask(&self, method: &str, path: &str, body: &str) -> (String, String) {
        self.ask_as(&self.cookie(), method, path, body)
    }

    /// The same of whoever has this cookie.
    pub(crate) fn ask_as(&self, cookie: &str, method: &str, path: &str, body: &str) -> (String, String) {
        let (status, _, body) = self.send(method, path, cookie, body);
        (status, body)
    }

    /// A new cookie.
    pub(crate) fn cookie(&self) -> String {
        let (_, head, _) = self.send("GET", "/api/v1/me", "", "");
        let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).unwrap();
        cookie.split(';').next().unwrap().to_owned()
    }

    /// A request that says by which name the server is reached, with headers of its own.
    pub(crate) fn through(&self, host: &str, headers: &[(&str, &str)], path: &str) -> (String, String) {
        let headers: String = headers.iter().map(|(name, value)| format!("{name}: {value}\r\n")).collect();
        let (status, _, body) =
            self.exchange(&format!("GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n{headers}\r\n"));
        (status, body)
    }

    fn send(&self, method: &str, path: &str, cookie: &str, body: &str) -> (String, String, String) {
        self.exchange(&format!(
            "{method} {path} HTTP/1.1\r\nHost: {0}\r\nOrigin: http://{0}\r\nCookie: {cookie}\r\nConnection: close\r\nContent-Length: {1}\r\n\r\n{body}",
            self.address,
            body.len()
        ))
    }

    fn exchange(&self, request: &str) -> (String, String, String) {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        stream.write_all(request.as_bytes()).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        (head.lines().next().unwrap().to_owned(), head.to_owned(), body.to_owned())
    }

    /// Stops it as a service manager does; true if it ended well.
    #[cfg(unix)]
    pub(crate) fn stop(mut self) -> bool {
        let told = Command::new("kill").args(["-TERM", &self.child.id().to_string()]).status();
        told.is_ok_and(|status| status.success()) && self.child.wait().is_ok_and(|status| status.success())
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Runs the program with something on its standard input.
pub(crate) fn fed(args: &[&str], input: &str) -> Output {
    let mut child =
        firstlight(args).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    // The program may leave before it has read everything.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    child.wait_with_output().unwrap()
}
