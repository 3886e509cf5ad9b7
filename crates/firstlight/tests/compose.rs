//! The compose files of `dist/compose` as an operator starts them: what docker says of them, where it is there, and what their
//! commands do, as processes of this machine.
#![cfg(all(feature = "cluster", unix))]
#![allow(clippy::unwrap_used)] // Helpers of tests may fail as tests do.

#[path = "../../server/tests/client/mod.rs"]
mod client;

use client::Trouble;
use client::http::{Visitor, table_of};
use client::program::Program;
use serde_json::{Value, json};
use services::{Missing, Nats, Postgres};
use std::collections::BTreeMap;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};
use tokio::time::sleep;

const PATIENCE: Duration = Duration::from_secs(60);

fn compose(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../dist/compose").join(name)
}

/// The commands of a file by their services: each is one line, and JSON, which YAML is too.
fn commands(name: &str) -> BTreeMap<String, Vec<String>> {
    let text = std::fs::read_to_string(compose(name)).unwrap();
    let (mut service, mut commands) = (String::new(), BTreeMap::new());
    for line in text.lines() {
        if let Some(named) =
            line.strip_prefix("  ").and_then(|line| line.strip_suffix(':')).filter(|name| !name.starts_with(' '))
        {
            service = named.to_owned();
        }
        if let Some(command) = line.strip_prefix("    command: ") {
            commands.insert(service.clone(), serde_json::from_str(command).unwrap());
        }
    }
    commands
}

/// What is said past the test harness, which would swallow it.
fn skipped(what: &str, missing: &dyn std::fmt::Display) {
    let _ = writeln!(std::io::stderr(), "\nSKIPPED: {what}: {missing}\n");
}

/// The command of a service on this machine: a free port of loopback, a folder of its own, and other addresses as `here` says.
fn on_this_machine(folder: &Path, command: &[String], here: &[(&str, &str)]) -> Command {
    let mut started = Command::new(env!("CARGO_BIN_EXE_firstlight"));
    for word in command {
        let word = here.iter().fold(word.clone(), |word, (there, here)| word.replace(there, here));
        started.arg(word.replace("0.0.0.0:7878", "127.0.0.1:0").replace("/data", &folder.display().to_string()));
    }
    started.env("FIRSTLIGHT_LOG_FILTER", "warn");
    started
}

/// Somebody who comes through the proxy: https and the name of the site are said by it.
async fn ask(
    program: &Program,
    method: &str,
    path: &str,
    body: Option<&Value>,
    cookie: &mut Option<String>,
) -> Result<(u16, String), Trouble> {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    let mut stream = tokio::net::TcpStream::connect(program.addr).await?;
    let mut request = format!("{method} {path} HTTP/1.1\r\nHost: play.example.org\r\nConnection: close\r\n");
    if let Some(cookie) = cookie {
        request += &format!("Cookie: {cookie}\r\n");
    }
    let body = body.map(Value::to_string).unwrap_or_default();
    if !body.is_empty() {
        let length = body.len();
        request += &format!(
            "Origin: https://play.example.org\r\nContent-Type: application/json\r\nContent-Length: {length}\r\n"
        );
    }
    stream.write_all(format!("{request}\r\n{body}").as_bytes()).await?;
    let mut said = String::new();
    stream.read_to_string(&mut said).await?;
    let (head, body) = said.split_once("\r\n\r\n").ok_or("the answer was cut off")?;
    let set = head.lines().find_map(|line| line.to_ascii_lowercase().starts_with("set-cookie: ").then(|| &line[12..]));
    if let Some(set) = set.and_then(|set| set.split(';').next()) {
        *cookie = Some(set.to_owned());
    }
    let status = head.split(' ').nth(1).ok_or("no status")?.parse()?;
    Ok((status, body.to_owned()))
}

async fn ready(program: &Program) -> Result<(), Trouble> {
    let until = Instant::now() + PATIENCE;
    loop {
        match ask(program, "GET", "/readyz", None, &mut None).await {
            Ok((200, _)) => return Ok(()),
            other if Instant::now() > until => return Err(format!("it is not ready: {other:?}").into()),
            _ => sleep(Duration::from_millis(50)).await,
        }
    }
}

#[test]
fn docker_understands_the_compose_files_where_it_is_there() {
    let can = Command::new("docker").args(["compose", "version"]).output().is_ok_and(|said| said.status.success());
    if !can {
        return skipped("compose files read by docker", &"there is no docker compose");
    }
    for name in ["school.yaml", "club.yaml", "three-nodes.yaml"] {
        let mut config = Command::new("docker");
        config.args(["compose", "--file"]).arg(compose(name)).args(["config", "--quiet"]);
        let said = config.env("FIRSTLIGHT_PASSWORD", "secret").output().unwrap();
        assert!(said.status.success(), "{name}: {}", String::from_utf8_lossy(&said.stderr));
    }
}

#[tokio::test]
async fn the_command_for_a_school_serves_it() {
    let folder = tempfile::tempdir().unwrap();
    let commands = commands("school.yaml");
    let program = Program::start(on_this_machine(folder.path(), &commands["firstlight"], &[])).unwrap();
    let mut visitor = Visitor::new(program.addr);
    visitor.open_table(&table_of("earthrise", 4, 4)).await.unwrap();
}

#[tokio::test]
async fn the_command_for_a_club_serves_it_behind_its_proxy() {
    let folder = tempfile::tempdir().unwrap();
    let commands = commands("club.yaml");
    let program = Program::start(on_this_machine(folder.path(), &commands["firstlight"], &[])).unwrap();
    let mut cookie = None;
    ask(&program, "GET", "/api/v1/me", None, &mut cookie).await.unwrap();
    let table = table_of("earthrise", 4, 4);
    let (status, said) = ask(&program, "POST", "/api/v1/tables", Some(&table), &mut cookie).await.unwrap();
    assert!((200..300).contains(&status), "{status} {said}");
    assert!(cookie.is_some());
}

#[tokio::test]
async fn the_commands_of_three_nodes_serve_one_site() {
    let bus = commands("three-nodes.yaml").remove("bus").unwrap();
    let settings = bus[1].replace("/etc/nats", &compose("").display().to_string());
    let services =
        || -> Result<(Nats, Postgres), Missing> { Ok((Nats::start(&[&bus[0], &settings])?, Postgres::start()?)) };
    let (nats, postgres) = match services() {
        Ok(both) => both,
        Err(missing) => return skipped("the commands of three nodes", &missing),
    };
    let folder = tempfile::tempdir().unwrap();
    let (url, bus) = (postgres.database().unwrap(), nats.url());
    let key = folder.path().join("secret.key").display().to_string();
    let here = [
        ("postgres://firstlight:${FIRSTLIGHT_PASSWORD}@database:5432/firstlight", url.as_str()),
        ("nats://bus:4222", &bus),
        ("/run/secret.key", &key),
    ];
    let mut nodes = Vec::new();
    for (name, command) in commands("three-nodes.yaml").iter().filter(|(name, _)| name.starts_with("node-")) {
        let node = Program::start(on_this_machine(&folder.path().join(name), command, &here)).unwrap();
        ready(&node).await.unwrap();
        nodes.push(node);
    }
    assert_eq!(nodes.len(), 3);
    // Somebody opens a table at one node, and is who they are at the others.
    let mut cookie = None;
    ask(&nodes[0], "GET", "/api/v1/me", None, &mut cookie).await.unwrap();
    let table = table_of("earthrise", 4, 4);
    let (status, said) = ask(&nodes[0], "POST", "/api/v1/tables", Some(&table), &mut cookie).await.unwrap();
    assert!((200..300).contains(&status), "{status} {said}");
    let opened: Value = serde_json::from_str(&said).unwrap();
    let path = format!("/api/v1/tables/{}", opened["table"].as_str().unwrap());
    for node in &nodes {
        let (status, said) = ask(node, "GET", &path, None, &mut cookie).await.unwrap();
        let shown: Value = serde_json::from_str(&said).unwrap();
        assert_eq!((status, &shown["you"]["host"]), (200, &json!(true)), "{said}");
    }
}
