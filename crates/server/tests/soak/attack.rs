//! Those who come beside the players, and mean no good.

use super::tally::Tally;
use crate::client::Trouble;
use crate::client::http::Visitor;
use crate::client::line::Line;
use crate::crash::Dice;
use crate::crash::pace::Seen;
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};
use tokio_tungstenite::tungstenite::Message;

/// What an attacker knows.
#[derive(Clone)]
pub(super) struct Attacker {
    addr: SocketAddr,
    number: u64,
    tally: Arc<Tally>,
    seen: Arc<Seen>,
}

/// How many of each there are, and what each is called.
const ALL: [(&str, u64); 9] = [
    ("slow requests", 40),
    ("silent sockets", 10),
    ("a flood of requests", 10),
    ("what is no message", 2),
    ("newcomers in heaps", 4),
    ("wrong codes", 2),
    ("slow readers", 6),
    ("forged cookies", 1),
    ("hints without end", 2),
];

/// What is slow or no message has to be closed or answered by then; the server gives it ten seconds, on a busy machine a few
/// more.
const MOST: Duration = Duration::from_secs(60);

/// Sets all of them off, for as long as the set is kept.
pub(super) fn all(addr: SocketAddr, tally: &Arc<Tally>, seen: &Arc<Seen>) -> JoinSet<()> {
    let mut attackers = JoinSet::new();
    let kinds = ALL.into_iter().flat_map(|(kind, count)| (0..count).map(move |at| (kind, at)));
    for (number, (kind, at)) in kinds.enumerate() {
        let attacker = Attacker { addr, number: number as u64, tally: tally.clone(), seen: seen.clone() };
        attackers.spawn(async move {
            // Not all in the same moment.
            sleep(Duration::from_millis(50 * at)).await;
            attacker.goes_on(kind).await;
        });
    }
    attackers
}

impl Attacker {
    /// Again and again. While the server is down nothing can be tried.
    async fn goes_on(mut self, kind: &'static str) {
        loop {
            let tried = match kind {
                "slow requests" => self.slow_request(kind).await,
                "silent sockets" => self.silent_socket(kind).await,
                "a flood of requests" => self.flood(kind).await,
                "what is no message" => self.no_message(kind).await,
                "newcomers in heaps" => self.newcomer(kind).await,
                "wrong codes" => self.wrong_codes(kind).await,
                "slow readers" => self.slow_reader(kind).await,
                "forged cookies" => self.forged(kind).await,
                _ => self.hints(kind).await,
            };
            if tried.is_err() {
                sleep(Duration::from_millis(500)).await;
            }
        }
    }

    /// Attackers of a kind share an address, as a machine would.
    fn visitor(&self, kind: &str) -> Visitor {
        let at = ALL.iter().position(|(known, _)| *known == kind).unwrap_or_default();
        Visitor::from(self.addr, format!("203.0.113.{}", at + 1))
    }

    /// One byte of a request after the other.
    async fn slow_request(&mut self, kind: &'static str) -> Result<(), Trouble> {
        let mut stream = TcpStream::connect(self.addr).await?;
        stream.write_all(b"GET / HTTP/1.1\r\nHost: localhost\r\n").await?;
        let since = Instant::now();
        let mut told = [0; 512];
        while since.elapsed() < MOST {
            match timeout(Duration::from_secs(2), stream.read(&mut told)).await {
                Ok(Ok(0) | Err(_)) => {
                    self.tally.note(kind, "closed");
                    return Ok(());
                }
                Ok(Ok(_)) => {}
                Err(_) => drop(stream.write_all(b"X").await),
            }
        }
        self.tally.fault(format!("a request took longer than {MOST:?} and was not closed"));
        Ok(())
    }

    /// A socket on which nobody says hello.
    async fn silent_socket(&mut self, kind: &'static str) -> Result<(), Trouble> {
        let Some(table) = self.seen.live() else { return Err("no table yet".into()) };
        let visitor = self.visitor(kind);
        let mut line = match Line::connect(&visitor, &format!("/api/v1/tables/{table}/socket")).await {
            Ok(line) => line,
            Err(error) => return self.refused(kind, &error).await,
        };
        match timeout(MOST, line.receive()).await {
            Ok(_) => self.tally.note(kind, "closed"),
            Err(_) => self.tally.fault(format!("a socket said nothing for {MOST:?} and was not closed")),
        }
        Ok(())
    }

    /// A socket was refused, or the server is not there.
    async fn refused(&self, kind: &'static str, error: &Trouble) -> Result<(), Trouble> {
        let said = error.to_string();
        if let Some(status) = ["429", "403", "404", "503"].into_iter().find(|status| said.contains(status)) {
            self.tally.note(kind, &format!("refused ({status})"));
            sleep(Duration::from_secs(2)).await;
            return Ok(());
        }
        Err("the server is not there".into())
    }

    /// More requests than an address may make.
    async fn flood(&mut self, kind: &'static str) -> Result<(), Trouble> {
        let status = self.visitor(kind).get("/api/v1/tables").await?.status;
        self.tally.note(kind, if status == 429 { "too fast" } else { "answered" });
        sleep(Duration::from_millis(10)).await;
        Ok(())
    }

    /// Everything that a socket should not be sent.
    async fn no_message(&mut self, kind: &'static str) -> Result<(), Trouble> {
        let mut visitor = self.visitor(kind);
        let table = visitor.open_table(&json!({"game": "daybreak", "seats": ["me"]})).await?;
        let hello = r#"{"hello":2,"view":"none"}"#;
        let mut dice = Dice::new(self.number, 1);
        for round in 0..200_u64 {
            let mut line = match Line::open(&visitor, &table, hello).await {
                Ok(line) => line,
                Err(error) => {
                    self.refused(kind, &error).await?;
                    continue;
                }
            };
            line.receive().await?;
            let garbage: String = (0..dice.below(200)).map(|_| char::from(33 + dice.below(90) as u8)).collect();
            match round % 5 {
                0 => line.send(Message::binary(garbage.into_bytes())).await?,
                1 => line.say("x".repeat(100_000)).await?,
                2 => line.say(format!("{}1{}", "[".repeat(20_000), "]".repeat(20_000))).await?,
                3 => {
                    // A frame of a kind that there is not, and then bytes that are no frame.
                    let mut raw = line.into_inner();
                    raw.write_all(&[0x8b, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 1, 2, 3, 4]).await?;
                    let mut rest = Vec::new();
                    match timeout(MOST, raw.read_to_end(&mut rest)).await {
                        Ok(_) => self.tally.note(kind, "closed"),
                        Err(_) => self.tally.fault("a socket was kept open after what is no frame".to_owned()),
                    }
                    continue;
                }
                _ => line.say(garbage).await?,
            }
            let answer = match timeout(MOST, line.receive()).await {
                Ok(Ok(text)) if text.contains("malformed") => "malformed",
                Ok(Ok(text)) if text.contains("too_large") => "too large",
                Ok(Ok(text)) if text.contains("too_fast") => "too fast",
                Ok(Ok(text)) => {
                    self.tally.fault(format!("what is no message was answered: {text}"));
                    "answered"
                }
                Ok(Err(_)) => "closed",
                Err(_) => {
                    self.tally.fault("what is no message was not answered".to_owned());
                    "not answered"
                }
            };
            self.tally.note(kind, answer);
            sleep(Duration::from_millis(100)).await;
        }
        Ok(())
    }

    /// Dozens of new people a second from one address.
    async fn newcomer(&mut self, kind: &'static str) -> Result<(), Trouble> {
        let mut visitor = self.visitor(kind);
        visitor.get("/api/v1/me").await?;
        let answer = visitor.ask("PATCH", "/api/v1/me", Some(r#"{"name":"Mallory"}"#)).await?;
        self.tally.note(kind, &code_of(answer.status, &answer.body));
        sleep(Duration::from_millis(100)).await;
        Ok(())
    }

    /// Codes that might be somebody's.
    async fn wrong_codes(&mut self, kind: &'static str) -> Result<(), Trouble> {
        let mut visitor = self.visitor(kind);
        let mut dice = Dice::new(self.number, 2);
        for _ in 0..30 {
            const LETTERS: &[u8] = b"2346789CDFGHJKMNPQRTVWX";
            let tail: String = (0..3).map(|_| char::from(LETTERS[dice.below(LETTERS.len() as u64) as usize])).collect();
            let answer = visitor.post("/api/v1/invites", &json!({"secret": format!("SUN-{tail}")})).await?;
            if answer.status == 200 {
                self.tally.fault(format!("a guessed code leads somewhere: {}", answer.body));
            }
            self.tally.note(kind, &code_of(answer.status, &answer.body));
            sleep(Duration::from_millis(100)).await;
        }
        Ok(())
    }

    /// Watches a busy table and takes nothing of what is told.
    async fn slow_reader(&mut self, kind: &'static str) -> Result<(), Trouble> {
        let Some(table) = self.seen.live() else { return Err("no table yet".into()) };
        let visitor = self.visitor(kind);
        let socket = TcpSocket::new_v4()?;
        socket.set_recv_buffer_size(2048)?;
        let mut stream = socket.connect(self.addr).await?;
        let from = visitor.from.as_deref().unwrap_or_default();
        let ask = format!(
            "GET /api/v1/tables/{table}/socket HTTP/1.1\r\nHost: {}\r\nOrigin: {}\r\nX-Forwarded-For: {from}\r\n\
             Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
             Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
            self.addr,
            visitor.origin(),
        );
        stream.write_all(ask.as_bytes()).await?;
        let mut head = [0; 12];
        timeout(MOST, stream.read_exact(&mut head)).await??;
        if !head.ends_with(b"101") {
            self.tally.note(kind, "refused");
            sleep(Duration::from_secs(5)).await;
            return Ok(());
        }
        // A text of 24 bytes, masked with nothing, that wants views and sentences.
        let hello = br#"{"hello":2,"lang":"en"  }"#;
        let mut frame = vec![0x81, 0x80 | hello.len() as u8, 0, 0, 0, 0];
        frame.extend_from_slice(hello);
        stream.write_all(&frame).await?;
        sleep(Duration::from_secs(60)).await;
        let mut rest = Vec::new();
        let ended = timeout(Duration::from_secs(5), stream.read_to_end(&mut rest)).await;
        self.tally.note(kind, if ended.is_ok() { "closed" } else { "the table was too quiet to fall behind" });
        Ok(())
    }

    /// A cookie that is somebody's but for one character.
    async fn forged(&mut self, kind: &'static str) -> Result<(), Trouble> {
        let mut victim = self.visitor(kind);
        let id = id_of(&victim.get("/api/v1/me").await?.ok()?)?;
        let cookie = victim.cookie.clone().ok_or("no cookie")?;
        let mut dice = Dice::new(self.number, 3);
        for _ in 0..50 {
            let mut forged = cookie.clone().into_bytes();
            let start = cookie.find('=').map_or(0, |at| at + 1);
            let at = start + dice.below((forged.len() - start) as u64) as usize;
            forged[at] = if forged[at] == b'a' { b'b' } else { b'a' };
            let mut forger = self.visitor(kind);
            forger.cookie = Some(String::from_utf8(forged)?);
            let answer = forger.get("/api/v1/me").await?;
            if answer.status == 200 && id_of(&answer.body)? == id {
                self.tally.fault("a forged cookie was believed".to_owned());
            }
            self.tally.note(kind, if answer.status == 200 { "a stranger" } else { "too fast" });
            sleep(Duration::from_millis(100)).await;
        }
        Ok(())
    }

    /// One hint after the other.
    async fn hints(&mut self, kind: &'static str) -> Result<(), Trouble> {
        let mut visitor = self.visitor(kind);
        let table = visitor.open_table(&json!({"game": "daybreak", "seats": ["me"]})).await?;
        let mut line = Line::open(&visitor, &table, r#"{"hello":2,"view":"none"}"#).await?;
        line.receive().await?;
        for number in 0.. {
            line.say(format!(r#"{{"id":"{number}","do":"ask","what":"hint"}}"#)).await?;
            let answer: Value = serde_json::from_str(&line.receive().await?)?;
            if answer["type"] == "reply" {
                self.tally.note(kind, "a hint");
                continue;
            }
            self.tally.note(kind, answer["code"].as_str().unwrap_or("?"));
            let wait = answer["args"]["retry_after_ms"].as_str().and_then(|ms| ms.parse().ok()).unwrap_or(1000);
            sleep(Duration::from_millis(wait)).await;
        }
        Ok(())
    }
}

/// What an answer says, in a word.
fn code_of(status: u16, body: &str) -> String {
    let said: Value = serde_json::from_str(body).unwrap_or_default();
    match said["code"].as_str() {
        Some(code) => code.replace('_', " "),
        None if status == 200 => "let in".to_owned(),
        None => status.to_string(),
    }
}

fn id_of(body: &str) -> Result<String, Trouble> {
    let me: Value = serde_json::from_str(body)?;
    me["id"].as_str().map(str::to_owned).ok_or_else(|| format!("nobody: {body}").into())
}
