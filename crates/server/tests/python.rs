//! The example bot in Python plays whole games of both kinds against a real server, which stops and starts again in the middle.
//! The short bot of `docs/bot-api.md` plays as it stands there.
//!
//! `cargo xtask test` prepares a Python and names it in `FIRSTLIGHT_PYTHON`; without that the tests are skipped and say so.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may stop at the first surprise")]

use serde_json::{Value, json};
use server::config::{Config, OnOff, Partial};
use server::serve::Server;
use std::io::{Read, Write};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// Far more than a game takes; a bot that hangs fails here.
const LONGEST: Duration = Duration::from_secs(600);
/// Entries of the log after which the server stops for a moment.
const STOP_AFTER: u64 = 25;

fn python(test: &str) -> Option<String> {
    let python = std::env::var("FIRSTLIGHT_PYTHON").ok();
    if python.is_none() {
        // Straight to the terminal: what a test prints is not shown when it passes.
        let why = "FIRSTLIGHT_PYTHON names no Python with websockets; `cargo xtask test` prepares one";
        let _ = std::io::stderr().write_all(format!("{test} is skipped: {why}.\n").as_bytes());
    }
    python
}

async fn start(data: &Path, addr: SocketAddr) -> Server {
    let flags =
        Partial { addr: Some(addr), data: Some(data.to_owned()), limits: Some(OnOff::Off), ..Partial::default() };
    let config = Config::resolve(None, |_| None, flags).unwrap();
    Server::start(&config).await.unwrap()
}

/// The person who hosts the table, without a seat.
struct Host {
    addr: SocketAddr,
    cookie: String,
}

impl Host {
    async fn at(addr: SocketAddr) -> Host {
        let mut host = Host { addr, cookie: String::new() };
        let (head, _) = host.ask("GET", "/api/v1/me", None).await;
        let set = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).expect("a cookie for a new visitor");
        host.cookie = set.split(';').next().unwrap_or_default().to_owned();
        host
    }

    async fn ask(&self, method: &str, path: &str, body: Option<Value>) -> (String, String) {
        let body = body.map(|body| body.to_string()).unwrap_or_default();
        let Host { addr, cookie } = self;
        let length = body.len();
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: {addr}\r\nOrigin: http://{addr}\r\nCookie: {cookie}\r\n\
             Content-Length: {length}\r\nConnection: close\r\n\r\n{body}"
        );
        let mut stream = TcpStream::connect(addr).await.unwrap();
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").expect("a head and a body");
        assert!(head.starts_with("HTTP/1.1 200"), "{method} {path}: {answer}");
        (head.to_owned(), body.to_owned())
    }

    async fn json(&self, method: &str, path: &str, body: Option<Value>) -> Value {
        serde_json::from_str(&self.ask(method, path, body).await.1).unwrap()
    }
}

/// A process that does not outlive its test.
struct Bot(Child);

impl Drop for Bot {
    fn drop(&mut self) {
        let _ = self.0.kill();
    }
}

fn run(python: &str, program: &Path, table: &str, token: &str) -> Bot {
    let mut command = Command::new(python);
    command.arg(program).arg(table).env("FIRSTLIGHT_TOKEN", token).env("NO_PROXY", "127.0.0.1");
    Bot(command.stdout(Stdio::piped()).spawn().unwrap())
}

/// What the bot says once the game is over.
async fn said(bot: &mut Bot) -> Value {
    let begun = Instant::now();
    while bot.0.try_wait().unwrap().is_none() {
        assert!(begun.elapsed() < LONGEST, "the bot does not come to an end");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let mut text = String::new();
    bot.0.stdout.take().unwrap().read_to_string(&mut text).unwrap();
    serde_json::from_str(&text).unwrap_or_else(|e| panic!("{e}: {text}"))
}

/// A table with a seat for the bot.
struct ServedTable {
    /// Its address for programs.
    path: String,
    /// Its address for people.
    page: String,
    token: String,
}

impl Host {
    async fn open(&self, game: &str, bots: usize) -> ServedTable {
        let mut seats = vec![json!("open")];
        seats.extend((0..bots).map(|_| json!({ "bot": "steady" })));
        let opened = self
            .json(
                "POST",
                "/api/v1/tables",
                Some(json!({ "game": game, "seats": seats, "settings": { "bot_pace": 0 } })),
            )
            .await;
        let id = opened["table"].as_str().unwrap();
        let path = format!("/api/v1/tables/{id}");
        let wanted = json!({ "seat": 0, "name": "Python" });
        let token = self.json("POST", &format!("{path}/tokens"), Some(wanted)).await;
        let token = token["secret"].as_str().unwrap().to_owned();
        ServedTable { path, page: format!("http://{}/t/{id}", self.addr), token }
    }
}

async fn plays_a_whole_game(python: &str, game: &str, bots: usize) {
    let data = tempfile::tempdir().unwrap();
    let server = start(data.path(), ([127, 0, 0, 1], 0).into()).await;
    let addr = server.addr;
    let host = Host::at(addr).await;
    let ServedTable { path: table, page, token } = host.open(game, bots).await;
    let program = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/python/firstlight_bot.py");
    let mut bot = run(python, &program, &page, &token);

    let begun = Instant::now();
    while host.json("GET", &table, None).await["table"]["entries"].as_u64() < Some(STOP_AFTER) {
        assert!(begun.elapsed() < LONGEST && bot.0.try_wait().unwrap().is_none(), "the game does not go on");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    server.stop().await;
    let server = start(data.path(), addr).await;

    let said = said(&mut bot).await;
    let shown = host.json("GET", &table, None).await;
    assert_eq!((&said["status"], &shown["table"]["status"]), (&json!("finished"), &json!("finished")));
    assert!(said["outcome"].is_object(), "{said}");
    let (_, log) = host.ask("GET", &format!("{table}/log"), None).await;
    let entries = log.lines().map(|line| serde_json::from_str::<Value>(line).unwrap());
    let moves = entries.filter(|entry| entry["seat"] == 0 && entry.get("move").is_some()).count();
    // Every move that the bot heard of is in the log; at most the one on its way when the server stopped is not heard of.
    let heard = said["moves"].as_u64().unwrap() as usize;
    assert!(heard > 0 && (heard..=heard + 1).contains(&moves), "{moves} in the log, {said}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_python_bot_plays_earthrise() {
    let Some(python) = python("the_python_bot_plays_earthrise") else { return };
    plays_a_whole_game(&python, "earthrise", 3).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_python_bot_plays_daybreak() {
    let Some(python) = python("the_python_bot_plays_daybreak") else { return };
    plays_a_whole_game(&python, "daybreak", 1).await;
}

/// The Python of the document that begins like this.
fn in_document(begins: &str) -> &'static str {
    let document = include_str!("../../../docs/bot-api.md");
    let code = document.split("```python\n").find(|code| code.starts_with(begins));
    code.and_then(|code| code.split("```").next()).expect("the document has such Python")
}

#[test]
fn the_python_of_the_document_makes_the_changes_of_a_patch() {
    let Some(python) = python("the_python_of_the_document_makes_the_changes_of_a_patch") else { return };
    let before =
        json!({"round": 1, "ask": null, "players": [{"hand": [3, 5, 8], "clean": 2}, {"hand": [], "clean": 0}]});
    let after = json!({
        "round": 2, "ask": {"place": 1}, "players": [{"hand": [3, 7, 9, 8], "clean": 2}, {"hand": [5], "clean": 1}]
    });
    let pairs = [(&before, &after), (&after, &before), (&before["players"], &json!([1])), (&json!(1), &before)];
    for (old, new) in pairs {
        let mut patch = wire::Patch::default();
        patch.compare("", old, new);
        let program = format!(
            "{}\nimport json, sys\nold, new, patch = json.loads(sys.argv[1])\nassert change(old, patch) == new\n",
            in_document("def change"),
        );
        let run = Command::new(&python).args(["-c", &program, &json!([old, new, patch]).to_string()]).output().unwrap();
        assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_bot_of_the_document_plays_both_games() {
    let Some(python) = python("the_bot_of_the_document_plays_both_games") else { return };
    let data = tempfile::tempdir().unwrap();
    let program = data.path().join("bot.py");
    std::fs::write(&program, in_document("import json")).unwrap();
    let server = start(data.path(), ([127, 0, 0, 1], 0).into()).await;
    let host = Host::at(server.addr).await;
    for (game, bots) in [("earthrise", 2), ("daybreak", 1)] {
        let table = host.open(game, bots).await;
        let outcome = said(&mut run(&python, &program, &table.page, &table.token)).await;
        assert!(outcome.is_object(), "{outcome}");
        assert_eq!(host.json("GET", &table.path, None).await["table"]["status"], "finished");
    }
    server.stop().await;
}
