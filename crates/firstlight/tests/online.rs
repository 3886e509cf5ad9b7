//! `firstlight serve`, `play`, `backup` and `restore`, as a person runs them.

#![allow(clippy::unwrap_used, reason = "a test says what is wrong by failing")]

use crate::served;

use served::{Folder, Served, firstlight, run, said};
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Stdio};

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

/// Everything a program says until it says how to stop it, and a way to end it.
fn played(args: &[&str]) -> (Child, String) {
    let mut child = firstlight(args).stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines().map(Result::unwrap);
    let said: Vec<String> = lines.by_ref().take_while(|line| !line.starts_with("Stop it with")).collect();
    (child, said.join("\n"))
}

#[test]
fn the_room_is_asked_in_only_by_a_word() {
    let folder = Folder::new("lan");
    let data = folder.path("data");
    let (mut child, alone) = played(&["play", "--no-open", "--addr", "127.0.0.1:0", "--data", &data]);
    assert!(alone.starts_with("Firstlight is at http://127.0.0.1:") && !alone.contains('█'), "{alone}");
    child.kill().unwrap();
    child.wait().unwrap();
    let (mut child, room) = played(&["play", "--lan", "--no-open", "--addr", "0.0.0.0:0", "--data", &data]);
    // The own browser goes to this machine; what the others get depends on the networks it is in.
    assert!(room.starts_with("Firstlight is at http://127.0.0.1:"), "{room}");
    match server::lan::addresses().first() {
        Some(own) => assert!(room.contains(&format!("http://{own}:")) && room.contains('█'), "{room}"),
        None => assert!(room.contains("in no network"), "{room}"),
    }
    child.kill().unwrap();
    child.wait().unwrap();
    let help = said(&run(&["play", "--help"]));
    assert!(help.contains("--lan") && help.contains("everybody in your home network can reach"), "{help}");
}

#[test]
fn wrong_settings_and_files_are_explained() {
    let folder = Folder::new("wrong");
    let (data, file) = (folder.path("data"), folder.path("config.toml"));
    std::fs::write(&file, "idle_seconds = \"soon\"\n").unwrap();
    let wrong = run(&["serve", "--config", &file, "--data", &data]);
    assert_eq!(wrong.status.code(), Some(2));
    assert!(said(&wrong).contains("idle_seconds") && said(&wrong).contains("line 1"), "{}", said(&wrong));

    for (flag, said_of_it) in [
        ("--ping-seconds=0", "`--ping-seconds` is `0`; expected a number from 1 to 3600."),
        ("--origin=here", "`--origin` is `here`; expected"),
        ("--public=perhaps", "`--public` is `perhaps`; expected `true` or `false`."),
    ] {
        let wrong = run(&["serve", flag, "--data", &data]);
        assert_eq!(wrong.status.code(), Some(2));
        assert!(said(&wrong).contains(said_of_it), "{}", said(&wrong));
    }

    std::fs::create_dir_all(&data).unwrap();
    std::fs::write(Path::new(&data).join("firstlight.db"), "this is a poem and no database").unwrap();
    let wrong = run(&["serve", "--addr", "127.0.0.1:0", "--data", &data]);
    assert_eq!(wrong.status.code(), Some(2));
    assert!(said(&wrong).contains("not a database"), "{}", said(&wrong));

    let missing = run(&["restore", &folder.path("nothing"), "--data", &folder.path("empty")]);
    assert_eq!(missing.status.code(), Some(2), "{}", said(&missing));
}

/// As after `firstlight play | head -1`.
#[test]
fn whoever_plays_is_served_though_nobody_reads_what_the_program_says() {
    let folder = Folder::new("unread");
    let free = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().to_string();
    let (reader, writer) = std::io::pipe().unwrap();
    drop(reader);
    let args = ["play", "--no-open", "--addr", &free, "--data", &folder.path("data")];
    let child = firstlight(&args).stdout(writer).stderr(Stdio::null()).spawn().unwrap();
    let mut server = Served { child, address: free.clone() };
    while std::net::TcpStream::connect(&free).is_err() {
        assert_eq!(server.child.try_wait().unwrap(), None, "it goes on");
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    // By the second request it has said what it has to say.
    for _ in 0..2 {
        assert_eq!(server.ask("GET", "/healthz", "").1, "ok\n");
    }
}

#[test]
fn play_serves_this_machine_and_says_where() {
    let folder = Folder::new("play");
    let server = Served::start(&["play", "--no-open", "--addr", "127.0.0.1:0", "--data", &folder.path("data")]);
    assert_eq!(server.ask("GET", "/healthz", "").1, "ok\n");
}
