//! A small browser: cookies, an origin, requests and sockets.

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{WebSocketStream, client_async};

/// However busy the machine is, an answer comes within this time.
pub(crate) const PATIENCE: Duration = Duration::from_secs(60);

/// Whoever asks.
#[derive(Clone, Debug)]
pub(crate) struct Client {
    pub addr: SocketAddr,
    /// The page that asks; by default one of the server's own.
    pub origin: Option<String>,
    /// The name by which the server is reached.
    pub host: String,
    pub cookie: Option<String>,
    pub bearer: Option<String>,
    /// The languages the browser prefers.
    pub languages: Option<String>,
    /// The tag of an answer that the browser has kept.
    pub kept: Option<String>,
    /// The ways of packing that the browser can unpack.
    pub unpacks: Option<String>,
    /// The answer to a challenge.
    pub work: Option<String>,
    /// The address of this machine from which it comes.
    pub from: Option<Ipv4Addr>,
    /// Where it comes from, as a proxy in front says.
    pub forwarded: Option<String>,
}

/// An answer.
#[derive(Clone, Debug)]
pub(crate) struct Response {
    pub status: u16,
    pub headers: Vec<(String, String)>,
    pub body: Vec<u8>,
}

impl Response {
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    pub(crate) fn text(&self) -> String {
        String::from_utf8(self.body.clone()).unwrap()
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_else(|e| panic!("{e} in {:?}", self.text()))
    }

    /// The answer, which has this status.
    #[track_caller]
    pub(crate) fn is(self, status: u16) -> Response {
        assert_eq!(self.status, status, "{}", self.text());
        self
    }

    /// `ok`, or the code of what went wrong; the status has to fit.
    pub(crate) fn code(&self) -> String {
        if self.status == 101 || (200..300).contains(&self.status) {
            return "ok".to_owned();
        }
        let said: wire::Said = serde_json::from_slice(&self.body)
            .unwrap_or_else(|e| panic!("status {} says {:?}: {e}", self.status, self.text()));
        assert_eq!(said.code.status(), self.status);
        assert!(!said.message.is_empty() && !said.message.contains("server-"), "{said:?}");
        said.code.name()
    }
}

impl Client {
    pub(crate) fn new(addr: SocketAddr) -> Client {
        let (origin, host) = (Some(format!("http://{addr}")), addr.to_string());
        Client {
            addr,
            origin,
            host,
            cookie: None,
            bearer: None,
            languages: None,
            kept: None,
            unpacks: None,
            work: None,
            from: None,
            forwarded: None,
        }
    }

    /// A program with a token.
    pub(crate) fn program(addr: SocketAddr, token: &str) -> Client {
        Client { origin: None, bearer: Some(token.to_owned()), ..Client::new(addr) }
    }

    fn headers(&self) -> Vec<(&'static str, String)> {
        let mut headers = vec![("Host", self.host.clone())];
        headers.extend(self.origin.clone().map(|origin| ("Origin", origin)));
        headers.extend(self.cookie.clone().map(|cookie| ("Cookie", cookie)));
        headers.extend(self.bearer.clone().map(|token| ("Authorization", format!("Bearer {token}"))));
        headers.extend(self.languages.clone().map(|list| ("Accept-Language", list)));
        headers.extend(self.work.clone().map(|answer| ("Firstlight-Work", answer)));
        headers.extend(self.unpacks.clone().map(|list| ("Accept-Encoding", list)));
        headers.extend(self.kept.clone().map(|tag| ("If-None-Match", tag)));
        headers.extend(self.forwarded.clone().map(|address| ("X-Forwarded-For", address)));
        headers
    }

    fn remember(&mut self, response: &Response) {
        if let Some(set) = response.header("set-cookie") {
            self.cookie = Some(set.split(';').next().unwrap().to_owned());
        }
    }

    pub(crate) async fn send(&mut self, method: &str, path: &str, body: Option<&str>) -> Response {
        let mut request = format!("{} {path} HTTP/1.1\r\nConnection: close\r\n", method.to_uppercase());
        for (name, value) in self.headers() {
            request += &format!("{name}: {value}\r\n");
        }
        if let Some(body) = body {
            request += &format!("Content-Type: application/json\r\nContent-Length: {}\r\n", body.len());
        }
        request += "\r\n";
        request += body.unwrap_or_default();
        let bytes = timeout(PATIENCE, exchange_from(self.from, self.addr, request.as_bytes())).await.unwrap();
        let response = read_response(&bytes);
        self.remember(&response);
        response
    }

    pub(crate) async fn get(&mut self, path: &str) -> Response {
        self.send("get", path, None).await
    }

    pub(crate) async fn post(&mut self, path: &str, body: &Value) -> Response {
        self.send("post", path, Some(&body.to_string())).await
    }

    pub(crate) async fn patch(&mut self, path: &str, body: &Value) -> Response {
        self.send("patch", path, Some(&body.to_string())).await
    }

    /// Opens a table and says where it is.
    pub(crate) async fn open(&mut self, table: &Value) -> String {
        if self.cookie.is_none() {
            self.get("/api/v1/me").await.is(200);
        }
        let opened = self.post("/api/v1/tables", table).await.is(200).json();
        opened["table"].as_str().unwrap().to_owned()
    }

    /// A command without a socket.
    pub(crate) async fn command(&mut self, table: &str, body: &Value) -> Response {
        self.post(&format!("/api/v1/tables/{table}/commands"), body).await
    }

    /// Upgrades to a socket, or gets the answer that says why not.
    pub(crate) async fn upgrade(&mut self, path: &str) -> Result<Socket, Response> {
        let mut request = format!("ws://{}{path}", self.addr).into_client_request().unwrap();
        for (name, value) in self.headers() {
            request.headers_mut().insert(name, value.parse().unwrap());
        }
        let stream = connect(self.from, self.addr).await;
        let answer = match timeout(PATIENCE, client_async(request, stream)).await.unwrap() {
            Ok((stream, answer)) => Ok((stream, answer.into_parts().0)),
            Err(Error::Http(answer)) => Err((*answer).into_parts()),
            Err(error) => panic!("{error}"),
        };
        let heads = match &answer {
            Ok((_, head)) | Err((head, _)) => head,
        };
        let text = |(name, value): (&_, &_)| (header_name(name), header_value(value));
        let mut response = Response {
            status: heads.status.as_u16(),
            headers: heads.headers.iter().map(text).collect(),
            body: Vec::new(),
        };
        self.remember(&response);
        match answer {
            Ok((stream, _)) => Ok(Socket { stream, n: 0, heard: Vec::new(), deals: true, seats: Vec::new() }),
            Err((_, body)) => {
                response.body = body.unwrap_or_default();
                Err(response)
            }
        }
    }

    /// A socket to a table, before anything is said.
    pub(crate) async fn silent_socket(&mut self, table: &str) -> Socket {
        let path = format!("/api/v1/tables/{table}/socket");
        self.upgrade(&path).await.unwrap_or_else(|response| panic!("{}: {}", response.status, response.text()))
    }

    /// A socket to a table with the first message said; the welcome is still to come.
    pub(crate) async fn attach(&mut self, table: &str, attach: Value) -> Socket {
        let mut socket = self.silent_socket(table).await;
        let mut hello = json!({"hello": 2});
        hello.as_object_mut().unwrap().extend(attach.as_object().unwrap().clone());
        socket.say(&hello).await;
        socket
    }

    /// A socket to a table, with the welcome.
    pub(crate) async fn sit_at(&mut self, table: &str, attach: Value) -> (Socket, Value) {
        let mut socket = self.attach(table, attach).await;
        let welcome = socket.heard_of("welcome").await;
        (socket, welcome)
    }
}

fn header_name(name: &tokio_tungstenite::tungstenite::http::HeaderName) -> String {
    name.as_str().to_owned()
}

fn header_value(value: &tokio_tungstenite::tungstenite::http::HeaderValue) -> String {
    value.to_str().unwrap().to_owned()
}

/// A connection from one of the addresses of this machine.
pub(crate) async fn connect(from: Option<Ipv4Addr>, to: SocketAddr) -> TcpStream {
    let Some(from) = from else { return TcpStream::connect(to).await.unwrap() };
    let socket = TcpSocket::new_v4().unwrap();
    socket.bind((from, 0).into()).unwrap();
    socket.connect(to).await.unwrap()
}

/// Sends bytes and reads until the other side closes.
pub(crate) async fn exchange(addr: SocketAddr, bytes: &[u8]) -> Vec<u8> {
    exchange_from(None, addr, bytes).await
}

async fn exchange_from(from: Option<Ipv4Addr>, addr: SocketAddr, bytes: &[u8]) -> Vec<u8> {
    let mut stream = connect(from, addr).await;
    // A server that refuses a large body closes before it has read all of it.
    let _ = stream.write_all(bytes).await;
    let mut answer = Vec::new();
    let _ = stream.read_to_end(&mut answer).await;
    answer
}

pub(crate) fn read_response(bytes: &[u8]) -> Response {
    let end = bytes.windows(4).position(|four| four == b"\r\n\r\n").unwrap_or_else(|| panic!("no answer: {bytes:?}"));
    let head = std::str::from_utf8(&bytes[..end]).unwrap();
    let mut lines = head.split("\r\n");
    let status = lines.next().unwrap().split(' ').nth(1).unwrap().parse().unwrap();
    let header = |line: &str| {
        let (name, value) = line.split_once(':').unwrap();
        (name.to_ascii_lowercase(), value.trim().to_owned())
    };
    let headers: Vec<_> = lines.map(header).collect();
    let has = |wanted: &str| headers.iter().any(|(name, _)| name == wanted);
    let in_chunks = has("transfer-encoding");
    assert!(!in_chunks || has("content-encoding"), "answers that are not packed have a known length");
    let body = &bytes[end + 4..];
    Response { status, body: if in_chunks { joined(body) } else { body.to_vec() }, headers }
}

/// A body that came in chunks, each behind its length in hexadecimal digits.
fn joined(mut chunks: &[u8]) -> Vec<u8> {
    let mut whole = Vec::new();
    while let Some(end) = chunks.windows(2).position(|two| two == b"\r\n") {
        let length = usize::from_str_radix(std::str::from_utf8(&chunks[..end]).unwrap(), 16).unwrap();
        let (chunk, rest) = chunks[end + 2..].split_at(length);
        whole.extend_from_slice(chunk);
        chunks = rest.get(2..).unwrap_or_default();
    }
    whole
}

/// A socket to the server.
pub(crate) struct Socket {
    stream: WebSocketStream<TcpStream>,
    /// The number of the last message that carried one.
    pub n: u64,
    /// Every message, as it came.
    pub heard: Vec<Value>,
    /// Does it answer by itself when a deal is made, as a page does?
    pub deals: bool,
    /// The seats that are its own.
    seats: Vec<u8>,
}

impl Socket {
    pub(crate) async fn say(&mut self, message: &Value) {
        self.say_text(&message.to_string()).await;
    }

    pub(crate) async fn say_text(&mut self, text: &str) {
        // A socket that the server has closed is noticed when it is read.
        let _ = timeout(PATIENCE, self.stream.send(Message::text(text))).await.unwrap();
    }

    pub(crate) async fn say_raw(&mut self, message: Message) {
        let _ = timeout(PATIENCE, self.stream.send(message)).await.unwrap();
    }

    /// The next message; none, if the connection is over.
    pub(crate) async fn next(&mut self) -> Option<Value> {
        // A server that is there and has nothing to say is no answer.
        let late = tokio::time::Instant::now() + PATIENCE;
        loop {
            let heard = tokio::time::timeout_at(late, self.stream.next()).await;
            match heard.unwrap_or_else(|_| panic!("nothing is heard")) {
                Some(Ok(Message::Text(text))) => {
                    let message: Value = serde_json::from_str(&text).unwrap();
                    if let Some(n) = message["n"].as_u64() {
                        assert!(n >= self.n || message["type"] == "welcome", "numbers grow: {n} after {}", self.n);
                        self.n = n;
                    }
                    self.heard.push(message.clone());
                    self.give_share(&message).await;
                    return Some(message);
                }
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                Some(Ok(_)) => {}
            }
        }
    }

    /// Gives to the deal what is asked, as a page does without a word to its person.
    async fn give_share(&mut self, message: &Value) {
        if let Ok(seats) = serde_json::from_value(message["you"]["seats"].clone()) {
            self.seats = seats;
        }
        // What a command of its own brought about is its own.
        if message["type"] == "update" && message["re"].is_string() {
            let sat = |note: &&Value| note["note"] == "sat";
            let notes = message["notes"].as_array().into_iter().flatten().filter(sat);
            self.seats.extend(notes.filter_map(|note| note["seat"].as_u64()).map(|seat| seat as u8));
        }
        let dealing = &message["table"]["dealing"];
        let has = |list: &Value, seat: u8| list.as_array().is_some_and(|seats| seats.contains(&json!(seat)));
        let wanted = |seat: &&u8| has(&dealing["asked"], **seat) && !has(&dealing["answered"], **seat);
        let Some(&seat) = self.seats.iter().find(wanted).filter(|_| self.deals) else { return };
        let share = tabletop::Share([seat + 1; 32]);
        if dealing["step"] == "commit" {
            self.say(&json!({"do": "commit", "commitment": share.commitment(tabletop::Seat(seat))})).await;
        } else {
            self.say(&json!({"do": "share", "share": share})).await;
        }
    }

    /// The next message that is so.
    pub(crate) async fn until(&mut self, what: &str, so: impl Fn(&Value) -> bool) -> Value {
        loop {
            match self.next().await {
                Some(message) if so(&message) => return message,
                Some(_) => {}
                None => panic!("the connection ended before {what}; the last was {:?}", self.heard.last()),
            }
        }
    }

    /// The next message of a type.
    pub(crate) async fn heard_of(&mut self, kind: &str) -> Value {
        self.until(kind, |message| message["type"] == kind).await
    }

    /// Gives a command and waits for what answers it.
    pub(crate) async fn ask(&mut self, command: Value) -> Value {
        // The server remembers the ids of a person for ever, on whatever socket they come.
        static SAID: AtomicU32 = AtomicU32::new(0);
        let id = format!("ask {}", SAID.fetch_add(1, Ordering::Relaxed));
        self.ask_as(&id, command).await
    }

    /// Gives a command under this id and waits for what answers it.
    pub(crate) async fn ask_as(&mut self, id: &str, mut command: Value) -> Value {
        command["id"] = json!(id);
        self.say(&command).await;
        self.until(&format!("an answer to {command}"), |message| message["re"] == id).await
    }

    /// `ok`, or the code of what went wrong with a command.
    pub(crate) async fn code(&mut self, command: Value) -> String {
        let answer = self.ask(command).await;
        match answer["type"].as_str().unwrap() {
            "error" => answer["code"].as_str().unwrap().to_owned(),
            _ => "ok".to_owned(),
        }
    }

    /// Reads until the connection is over; the last message, if it is a goodbye.
    pub(crate) async fn goodbye(&mut self) -> Option<Value> {
        while self.next().await.is_some() {}
        self.heard.last().filter(|last| last["type"] == "goodbye").cloned()
    }

    /// Closes as it should be done.
    pub(crate) async fn close(mut self) {
        let _ = timeout(PATIENCE, self.stream.close(None)).await.unwrap();
        while self.next().await.is_some() {}
    }

    /// Is gone without a word, as when a cable is pulled: the other side gets a reset or nothing at all.
    pub(crate) fn vanish(self) {
        drop(self.stream.into_inner());
    }

    /// The connection below.
    pub(crate) fn wire(&mut self) -> &mut TcpStream {
        self.stream.get_mut()
    }
}
