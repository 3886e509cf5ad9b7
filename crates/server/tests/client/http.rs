//! Somebody who asks over HTTP and keeps the cookie that the server gives.

use super::Trouble;
use serde_json::{Value, json};
use std::net::SocketAddr;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// A visitor of the server.
#[derive(Clone, Debug)]
pub(crate) struct Visitor {
    /// Where the server is.
    pub addr: SocketAddr,
    /// The cookie, once there is one.
    pub cookie: Option<String>,
    /// Where they come from, as a proxy in front would say.
    pub from: Option<String>,
}

/// What was answered.
#[derive(Clone, Debug)]
pub(crate) struct Answer {
    /// The status.
    pub status: u16,
    /// The body.
    pub body: String,
    /// What the request is called in the logs of the server.
    pub request: String,
}

impl Answer {
    /// The body of an answer that says yes.
    pub(crate) fn ok(self) -> Result<String, Trouble> {
        if (200..300).contains(&self.status) {
            return Ok(self.body);
        }
        Err(format!("the server answers {}: {}", self.status, self.body).into())
    }
}

impl Visitor {
    /// Somebody whom the server does not know yet.
    pub(crate) fn new(addr: SocketAddr) -> Visitor {
        Visitor { addr, cookie: None, from: None }
    }

    /// The same from an address, as a proxy in front says it.
    pub(crate) fn from(addr: SocketAddr, address: String) -> Visitor {
        Visitor { from: Some(address), ..Visitor::new(addr) }
    }

    /// The address of the site, as a browser would say it.
    pub(crate) fn origin(&self) -> String {
        format!("http://{}", self.addr)
    }

    /// Asks for something that changes nothing.
    pub(crate) async fn get(&mut self, path: &str) -> Result<Answer, Trouble> {
        self.ask("GET", path, None).await
    }

    /// Asks for something to be done.
    pub(crate) async fn post(&mut self, path: &str, body: &Value) -> Result<Answer, Trouble> {
        if self.cookie.is_none() {
            // Nothing is kept for somebody who comes without a cookie.
            self.get("/api/v1/me").await?.ok()?;
        }
        self.ask("POST", path, Some(&body.to_string())).await
    }

    /// Any request.
    pub(crate) async fn ask(&mut self, method: &str, path: &str, body: Option<&str>) -> Result<Answer, Trouble> {
        let mut request = format!("{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n", self.addr);
        if let Some(cookie) = &self.cookie {
            request += &format!("Cookie: {cookie}\r\n");
        }
        if let Some(from) = &self.from {
            request += &format!("X-Forwarded-For: {from}\r\n");
        }
        if let Some(body) = body {
            let (origin, length) = (self.origin(), body.len());
            request += &format!("Origin: {origin}\r\nContent-Type: application/json\r\nContent-Length: {length}\r\n");
        }
        request += "\r\n";
        request += body.unwrap_or_default();
        let mut stream = TcpStream::connect(self.addr).await?;
        stream.write_all(request.as_bytes()).await?;
        let mut bytes = Vec::new();
        stream.read_to_end(&mut bytes).await?;
        let text = String::from_utf8(bytes)?;
        let (head, body) = text.split_once("\r\n\r\n").ok_or("the answer was cut off")?;
        let mut lines = head.lines();
        let status = lines.next().and_then(|line| line.split(' ').nth(1)).ok_or("the answer has no status")?.parse()?;
        let mut request = String::new();
        for (name, value) in lines.filter_map(|line| line.split_once(": ")) {
            match name.to_ascii_lowercase().as_str() {
                "set-cookie" => self.cookie = value.split(';').next().map(str::to_owned),
                "x-request-id" => request = value.to_owned(),
                "content-length" if value.parse::<usize>()? != body.len() => {
                    return Err("the answer was cut off".into());
                }
                _ => {}
            }
        }
        Ok(Answer { status, body: body.to_owned(), request })
    }

    /// Opens a table and says what it is called.
    pub(crate) async fn open_table(&mut self, table: &Value) -> Result<String, Trouble> {
        let body = self.post("/api/v1/tables", table).await?.ok()?;
        let at: Value = serde_json::from_str(&body)?;
        at["table"].as_str().map(str::to_owned).ok_or_else(|| format!("no table in {body}").into())
    }

    /// The log of a table whose game is over.
    pub(crate) async fn log(&mut self, table: &str) -> Result<String, Trouble> {
        self.get(&format!("/api/v1/tables/{table}/log")).await?.ok()
    }

    /// What the server counts under a name, without labels.
    pub(crate) async fn gauge(&mut self, name: &str) -> Result<f64, Trouble> {
        let text = self.get("/metrics").await?.ok()?;
        let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        Ok(line.ok_or_else(|| format!("the server does not count {name}"))?.trim().parse()?)
    }
}

/// A table of a game, all of whose first `mine` seats are the visitor's; bots that do not think have the others.
pub(crate) fn table_of(game: &str, mine: usize, seats: usize) -> Value {
    let seat = |at| if at < mine { json!("me") } else { json!({ "bot": "random" }) };
    json!({ "game": game, "seats": (0..seats).map(seat).collect::<Vec<_>>(), "settings": { "bot_pace": 0 } })
}
