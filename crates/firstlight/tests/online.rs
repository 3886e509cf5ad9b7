//! `firstlight serve`, `play`, `backup` and `restore`, as a person runs them.

#![allow(clippy::unwrap_used, reason = "a test says what is wrong by failing")]

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};

/// A folder of its own for each test, gone afterwards.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("online-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&path);
        std::fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    fn path(&self, name: &str) -> String {
        self.0.join(name).display().to_string()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn firstlight(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_firstlight"));
    command.args(args).env_remove("FIRSTLIGHT_CONFIG").stdin(Stdio::null());
    command
}

fn run(args: &[&str]) -> Output {
    firstlight(args).output().unwrap()
}

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned() + &String::from_utf8_lossy(&output.stdout)
}

/// A server as a process of its own.
struct Served {
    child: Child,
    address: String,
}

impl Served {
    fn start(args: &[&str]) -> Served {
        let mut child = firstlight(args).stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().rsplit("http://").next().unwrap().trim_end_matches('/').to_owned();
        Served { child, address }
    }

    /// A request of somebody who has been here, and the status and body of its answer.
    fn ask(&self, method: &str, path: &str, body: &str) -> (String, String) {
        let (_, head, _) = self.send("GET", "/api/v1/me", "", "");
        let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).unwrap();
        let (status, _, body) = self.send(method, path, cookie.split(';').next().unwrap(), body);
        (status, body)
    }

    fn send(&self, method: &str, path: &str, cookie: &str, body: &str) -> (String, String, String) {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        write!(
            stream,
            "{method} {path} HTTP/1.1\r\nHost: {0}\r\nOrigin: http://{0}\r\nCookie: {cookie}\r\nConnection: close\r\nContent-Length: {1}\r\n\r\n{body}",
            self.address,
            body.len()
        )
        .unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        (head.lines().next().unwrap().to_owned(), head.to_owned(), body.to_owned())
    }

    /// Stops it as a service manager does; true if it ended well.
    #[cfg(unix)]
    fn stop(mut self) -> bool {
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

const TABLE: &str =
    r#"{"game":"earthrise","settings":{"visibility":"public","name":"Lua"},"seats":["me","open",{"bot":"steady"}]}"#;

#[cfg(unix)]
#[test]
fn a_server_is_backed_up_while_it_runs_and_restored_elsewhere() {
    let folder = Folder::new("backup");
    let (data, copy, other) = (folder.path("data"), folder.path("copy"), folder.path("other"));
    let server = Served::start(&["serve", "--addr", "127.0.0.1:0", "--data", &data]);
    let (status, opened) = server.ask("POST", "/api/v1/tables", TABLE);
    assert!(status.contains("200"), "{status} {opened}");
    assert!(server.ask("GET", "/readyz", "").1.contains("ready"));

    let backup = run(&["backup", &copy, "--data", &data]);
    assert!(backup.status.success(), "{}", said(&backup));
    let again = run(&["backup", &copy, "--data", &data]);
    assert!(!again.status.success() && said(&again).contains("already exists"), "{}", said(&again));
    assert!(server.stop(), "a server that is told to stop ends well");

    let restored = run(&["restore", &copy, "--data", &other]);
    assert!(restored.status.success(), "{}", said(&restored));
    let twice = run(&["restore", &copy, "--data", &other]);
    assert!(!twice.status.success(), "a folder with tables is not overwritten");
    let server = Served::start(&["serve", "--addr", "127.0.0.1:0", "--data", &other]);
    let (_, list) = server.ask("GET", "/api/v1/tables", "");
    assert!(list.contains("\"Lua\""), "{list}");
    assert!(server.stop());
}

#[test]
fn an_address_that_others_reach_needs_a_word() {
    let folder = Folder::new("public");
    let refused = run(&["serve", "--addr", "0.0.0.0:0", "--data", &folder.path("data")]);
    assert_eq!(refused.status.code(), Some(2));
    assert!(said(&refused).contains("--public"), "{}", said(&refused));
}

#[test]
fn wrong_settings_and_files_are_explained() {
    let folder = Folder::new("wrong");
    let (data, file) = (folder.path("data"), folder.path("config.toml"));
    std::fs::write(&file, "idle_seconds = \"soon\"\n").unwrap();
    let wrong = run(&["serve", "--config", &file, "--data", &data]);
    assert_eq!(wrong.status.code(), Some(2));
    assert!(said(&wrong).contains("idle_seconds") && said(&wrong).contains("line 1"), "{}", said(&wrong));

    std::fs::create_dir_all(&data).unwrap();
    std::fs::write(Path::new(&data).join("firstlight.db"), "this is a poem and no database").unwrap();
    let wrong = run(&["serve", "--addr", "127.0.0.1:0", "--data", &data]);
    assert_eq!(wrong.status.code(), Some(2));
    assert!(said(&wrong).contains("not a database"), "{}", said(&wrong));

    let missing = run(&["restore", &folder.path("nothing"), "--data", &folder.path("empty")]);
    assert_eq!(missing.status.code(), Some(2), "{}", said(&missing));
}

#[test]
fn play_serves_this_machine_and_says_where() {
    let folder = Folder::new("play");
    let server = Served::start(&["play", "--no-open", "--addr", "127.0.0.1:0", "--data", &folder.path("data")]);
    assert_eq!(server.ask("GET", "/healthz", "").1, "ok\n");
}
