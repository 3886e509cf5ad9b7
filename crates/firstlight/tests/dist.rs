//! What `dist/` offers to whoever runs a server fits the program.

#![allow(clippy::unwrap_used, reason = "a test says what is wrong by failing")]
#![cfg(unix)]

use crate::served;

use served::{Folder, Served, run, said};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

fn dist(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../dist").join(name)
}

/// The settings of the service, with folders of this test instead of the system's.
fn settings(folder: &Folder) -> PathBuf {
    let unit = fs::read_to_string(dist("firstlight.service")).unwrap();
    let line = unit.lines().find_map(|line| line.strip_prefix("ExecStart=")).unwrap();
    assert_eq!(line, "/usr/bin/firstlight serve --config /etc/firstlight/firstlight.toml");
    let text = fs::read_to_string(dist("firstlight.toml")).unwrap();
    // What is offered for a server behind a proxy has to be right as well.
    let text = text.replace("# origins", "origins").replace("# https", "https").replace("# trust_proxy", "trust_proxy");
    let text =
        text.replace("/var/lib/firstlight", &folder.path("data")).replace("/var/log/firstlight", &folder.path(""));
    let file = folder.0.join("firstlight.toml");
    fs::write(&file, text.replace("127.0.0.1:7878", "127.0.0.1:0")).unwrap();
    file
}

#[test]
fn the_service_starts_with_its_settings() {
    let folder = Folder::new("unit");
    let server = Served::start(&["serve", "--config", &settings(&folder).display().to_string()]);
    // As a visitor behind the proxy, and as a program of this machine.
    let (status, _) = server.through("play.example.org", &[("X-Forwarded-For", "203.0.113.5")], "/healthz");
    assert!(status.contains("200"), "{status}");
    let (status, _) = server.through("play.example.org", &[("X-Forwarded-For", "203.0.113.5")], "/metrics");
    assert!(status.contains("404"), "{status}");
    let (status, body) = server.through(&server.address, &[], "/metrics");
    assert!(status.contains("200") && body.contains("firstlight_"), "{status}");
    assert!(server.stop());
    assert!(folder.0.join("audit.jsonl").exists());
}

/// Where systemd is, it finds nothing wrong with the unit, and little that the server could do beyond its work.
#[test]
fn systemd_takes_the_unit() {
    let analyze = |args: &[&str]| Command::new("systemd-analyze").args(args).arg(dist("firstlight.service")).output();
    let Ok(verified) = analyze(&["verify"]) else {
        eprintln!("not shown here: there is no systemd-analyze");
        return;
    };
    let said = said(&verified);
    let wrong: Vec<&str> = said.lines().filter(|line| !line.contains("is not executable")).collect();
    assert!(wrong.is_empty(), "{wrong:?}");
    let exposure = analyze(&["security", "--offline=true", "--threshold=20"]).unwrap();
    assert!(exposure.status.success(), "more than 2.0: {}", String::from_utf8_lossy(&exposure.stdout));
}

#[test]
fn the_proxies_pass_on_what_the_server_needs() {
    let nginx = fs::read_to_string(dist("nginx.conf")).unwrap();
    for needed in ["Host $host", "X-Forwarded-For $remote_addr", "X-Request-Id $request_id", "Upgrade $http_upgrade"] {
        assert!(nginx.contains(&format!("proxy_set_header {needed};")), "{needed}");
    }
    let caddy = fs::read_to_string(dist("Caddyfile")).unwrap();
    for text in [&nginx, &caddy] {
        assert!(text.contains("127.0.0.1:7878") && text.contains("/metrics") && text.contains("/readyz"));
        let said = text.lines().find(|line| line.contains("Start the server with:")).unwrap();
        let flags: Vec<&str> = said.split_once(": ").unwrap().1.split_whitespace().collect();
        // A flag that is not there would be the first thing to be complained of.
        let ran = run(&[&["serve", "--addr", "0.0.0.0:0"], &flags[..]].concat());
        assert!(String::from_utf8_lossy(&ran.stderr).contains("--public"), "{}", served::said(&ran));
    }
}
