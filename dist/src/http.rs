//! Questions to a server of our own, one connection each.

use serde_json::Value;
use std::io::{Read, Write};
use std::net::TcpStream;

/// An answer of the server.
pub(crate) struct Answer {
    asked: String,
    head: String,
    pub(crate) body: String,
}

impl Answer {
    pub(crate) fn expect(self, status: u16) -> Result<Answer, String> {
        let good = self.head.split(' ').nth(1) == Some(&status.to_string());
        if good { Ok(self) } else { Err(format!("{}: {}\n{}", self.asked, self.head, self.body)) }
    }

    pub(crate) fn cookie(&self) -> Result<String, String> {
        let set = self.head.lines().find_map(|line| line.strip_prefix("set-cookie: "));
        let cookie = set.and_then(|set| set.split(';').next());
        cookie.map(str::to_owned).ok_or_else(|| "a visitor gets no cookie".to_owned())
    }
}

pub(crate) fn parsed(body: &str) -> Result<Value, String> {
    serde_json::from_str(body).map_err(|error| format!("{error}: {body}"))
}

pub(crate) fn ask(address: &str, method: &str, path: &str, cookie: &str, body: &str) -> Result<Answer, String> {
    let asked = format!("{method} {path}");
    let broken = |error: std::io::Error| format!("{asked}: {error}");
    let mut stream = TcpStream::connect(address).map_err(broken)?;
    let cookie = if cookie.is_empty() { String::new() } else { format!("Cookie: {cookie}\r\n") };
    let origin = format!("Host: {address}\r\nOrigin: http://{address}\r\n");
    let length = body.len();
    let request =
        format!("{asked} HTTP/1.1\r\n{origin}{cookie}Connection: close\r\nContent-Length: {length}\r\n\r\n{body}");
    stream.write_all(request.as_bytes()).map_err(broken)?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).map_err(broken)?;
    let answer = String::from_utf8_lossy(&answer).into_owned();
    let (head, body) = answer.split_once("\r\n\r\n").ok_or_else(|| format!("{asked}: no answer"))?;
    Ok(Answer { asked: asked.clone(), head: head.to_owned(), body: body.to_owned() })
}
