//! Connections that ask slowly, never, or do not take what they asked for; and more of them than there is room.

use crate::client::{Client, PATIENCE, Socket, connect, read_response};
use crate::site::{Site, earthrise, eventually};
use serde_json::json;
use std::net::Ipv4Addr;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

/// Somebody who plays meanwhile.
async fn player(site: &Site) -> (Client, Socket) {
    let mut anna = site.person("Anna").await;
    let table = anna.open(&earthrise(1, 2)).await;
    let (socket, _) = anna.sit_at(&table, json!({})).await;
    (anna, socket)
}

async fn plays(anna: &mut Client, socket: &mut Socket) {
    assert_eq!(socket.code(json!({"do": "chat", "text": "still here"})).await, "ok");
    anna.get("/api/v1/me").await.is(200);
}

/// What a connection is sent until it is over.
async fn rest(stream: &mut TcpStream) -> Vec<u8> {
    let mut bytes = Vec::new();
    // A reset is an end too.
    let _ = timeout(PATIENCE, stream.read_to_end(&mut bytes)).await.unwrap_or_else(|_| panic!("it is kept open"));
    bytes
}

/// Says something one byte at a time, until it is done or the connection is over.
async fn drip(stream: TcpStream, text: String) -> Vec<u8> {
    let (mut read, mut write) = stream.into_split();
    let dripping = tokio::spawn(async move {
        for byte in text.bytes() {
            if write.write_all(&[byte]).await.is_err() {
                break;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        // The other half decides when it is over.
        std::future::pending::<()>().await;
    });
    let mut bytes = Vec::new();
    let _ = timeout(PATIENCE, read.read_to_end(&mut bytes)).await.unwrap_or_else(|_| panic!("it is kept open"));
    dripping.abort();
    bytes
}

#[tokio::test]
async fn who_never_says_what_it_asks_is_let_go() {
    let site = Site::with(|said| said.header_seconds = Some(1)).await;
    let (mut anna, mut hers) = player(&site).await;
    let addr = site.server.addr;
    let slow = (0..30).map(async |n| {
        let stream = connect(None, addr).await;
        match n % 3 {
            // Nothing at all, half a question, and a question without an end.
            0 => drip(stream, String::new()).await,
            1 => drip(stream, format!("GET / HTTP/1.1\r\nHost: {addr}\r\nX: ")).await,
            _ => drip(stream, format!("GET / HTTP/1.1\r\nHost: {addr}\r\n{}", "X: y\r\n".repeat(2000))).await,
        }
    });
    for answer in futures_util::future::join_all(slow).await {
        assert_eq!(answer, b"", "there is nothing to answer");
    }
    plays(&mut anna, &mut hers).await;
    site.stop().await;
}

#[tokio::test]
async fn who_asks_nothing_more_is_let_go_after_a_while_and_not_before() {
    let site = Site::with(|said| {
        said.header_seconds = Some(1);
        said.keep_alive_seconds = Some(3);
    })
    .await;
    let mut stream = connect(None, site.server.addr).await;
    let question = format!("GET /healthz HTTP/1.1\r\nHost: {}\r\n\r\n", site.server.addr);
    let mut answers = 0;
    for _ in 0..2 {
        stream.write_all(question.as_bytes()).await.unwrap();
        let mut buffer = [0; 4096];
        let read = timeout(PATIENCE, stream.read(&mut buffer)).await.unwrap().unwrap();
        assert_eq!(read_response(&buffer[..read]).status, 200);
        answers += 1;
        if answers == 1 {
            // Longer than a question may take, shorter than one may wait: the connection is what is measured.
            tokio::time::sleep(Duration::from_millis(1500)).await;
        }
    }
    assert_eq!(rest(&mut stream).await, b"");
    eventually("it is gone", async || site.server.gate().count().0 == 0).await;
    site.stop().await;
}

#[tokio::test]
async fn a_body_that_takes_too_long_is_refused() {
    let site = Site::with(|said| {
        said.body_seconds = Some(1);
        said.header_seconds = Some(1);
    })
    .await;
    let (mut anna, mut hers) = player(&site).await;
    let head = |path: &str| {
        format!(
            "POST {path} HTTP/1.1\r\nHost: {0}\r\nOrigin: http://{0}\r\nCookie: {1}\r\nContent-Length: 1000\r\n\r\n",
            site.server.addr,
            anna.cookie.clone().unwrap()
        )
    };
    for path in ["/api/v1/tables", "/api/v1/logs", "/api/v1/invites"] {
        for more in ["", "{\"game\":\"earthrise\",                                                          "] {
            let mut stream = connect(None, site.server.addr).await;
            stream.write_all(head(path).as_bytes()).await.unwrap();
            let answer = read_response(&drip(stream, more.to_owned()).await);
            assert_eq!((answer.status, answer.code().as_str()), (408, "too_slow"), "{path} {more}");
        }
    }
    plays(&mut anna, &mut hers).await;
    site.stop().await;
}

#[tokio::test]
async fn who_does_not_take_the_answers_is_let_go() {
    let site = Site::with(|said| said.answer_seconds = Some(1)).await;
    let (mut anna, mut hers) = player(&site).await;
    let before = site.server.gate().count().0;
    let mut stream = connect(None, site.server.addr).await;
    let question = format!("GET /api/v1/openapi.json HTTP/1.1\r\nHost: {}\r\n\r\n", site.server.addr);
    // Asked until nothing more is taken; nothing of what comes is read.
    let asking = async {
        loop {
            if stream.write_all(question.as_bytes()).await.is_err() {
                break;
            }
        }
    };
    timeout(PATIENCE, asking).await.unwrap_or_else(|_| panic!("whoever does not read is kept"));
    eventually("it is gone", async || site.server.gate().count().0 <= before).await;
    plays(&mut anna, &mut hers).await;
    site.stop().await;
}

#[tokio::test]
async fn a_flood_of_connections_keeps_nobody_out() {
    let site = Site::with(|said| {
        said.connections = Some(16);
        said.header_seconds = Some(3600);
    })
    .await;
    let (mut anna, mut hers) = player(&site).await;
    let mut flood = Vec::new();
    for n in 0..60 {
        let mut stream = connect(None, site.server.addr).await;
        stream.write_all(b"GET / HTTP/1.1\r\nHost: ").await.unwrap();
        flood.push(stream);
        if n % 10 == 0 {
            plays(&mut anna, &mut hers).await;
        }
    }
    // Those that came first have given way to those that came later, and these to whoever asks something.
    for stream in &mut flood[..48] {
        assert_eq!(rest(stream).await, b"");
    }
    let mut ben = site.person("Ben").await;
    let table = ben.open(&earthrise(0, 3)).await;
    let (mut his, _) = ben.sit_at(&table, json!({})).await;
    assert_eq!(his.code(json!({"do": "chat", "text": "I am in"})).await, "ok");
    plays(&mut anna, &mut hers).await;
    assert!(site.server.gate().count().0 <= 16);
    site.stop().await;
}

#[cfg(target_os = "linux")]
#[tokio::test]
async fn the_flood_of_one_address_is_no_harm_to_another() {
    let site = Site::with(|said| {
        said.connections = Some(40);
        said.connections_per_address = Some(8);
        said.header_seconds = Some(3600);
    })
    .await;
    let mut quiet = connect(None, site.server.addr).await;
    let mut flood = Vec::new();
    for _ in 0..30 {
        flood.push(connect(Some(Ipv4Addr::new(127, 0, 0, 2)), site.server.addr).await);
    }
    for stream in &mut flood[..22] {
        assert_eq!(rest(stream).await, b"");
    }
    assert_eq!(site.server.gate().count(), (9, 9), "eight of one address, and one of another");
    let question = format!("GET /healthz HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n", site.server.addr);
    quiet.write_all(question.as_bytes()).await.unwrap();
    assert_eq!(read_response(&rest(&mut quiet).await).status, 200);
    site.stop().await;
}

#[tokio::test]
async fn where_all_room_is_taken_by_people_who_play_it_is_said_so() {
    let site = Site::with(|said| said.connections = Some(4)).await;
    let mut anna = site.person("Anna").await;
    let table = anna.open(&earthrise(1, 2)).await;
    eventually("what was asked is answered", async || site.server.gate().count().0 == 0).await;
    let mut sockets = Vec::new();
    for _ in 0..4 {
        sockets.push(anna.sit_at(&table, json!({})).await.0);
    }
    let mut refused = connect(None, site.server.addr).await;
    let answer = read_response(&rest(&mut refused).await);
    assert_eq!((answer.status, answer.code().as_str(), answer.header("retry-after")), (503, "busy", Some("5")));
    assert_eq!(answer.json()["args"]["retry_after_ms"], "5000");
    for socket in &mut sockets {
        assert_eq!(socket.code(json!({"do": "chat", "text": "we stay"})).await, "ok");
    }
    sockets.pop().unwrap().close().await;
    eventually("there is room again", async || site.server.gate().count().0 == 3).await;
    anna.get("/api/v1/me").await.is(200);
    site.stop().await;
}

#[tokio::test]
async fn who_hears_of_tables_and_gives_no_sign_of_life_is_let_go() {
    let site = Site::with(|said| said.ping_seconds = Some(1)).await;
    let mut anna = site.person("Anna").await;
    // What is not read is not answered.
    let half_open = anna.upgrade("/api/v1/me/socket").await.ok().unwrap();
    eventually("the silent one is gone", async || site.meter("firstlight_sockets").await == 0.0).await;
    drop(half_open);
    let mut reads = anna.upgrade("/api/v1/me/socket").await.ok().unwrap();
    let reading = tokio::spawn(async move { reads.next().await });
    tokio::time::sleep(Duration::from_millis(3500)).await;
    assert_eq!(site.meter("firstlight_sockets").await, 1.0, "whoever answers stays");
    assert!(!reading.is_finished());
    reading.abort();
    site.stop().await;
}

#[tokio::test]
async fn odd_methods_and_bodies_are_refused_for_what_they_are() {
    let site = Site::start().await;
    let mut anna = site.person("Anna").await;
    for path in ["/", "/healthz", "/api/v1", "/api/v1/me", "/api/v1/tables", "/api/v1/none", "/nowhere"] {
        let answer = anna.send("trace", path, None).await;
        assert_eq!(answer.code(), "wrong_method", "{path}");
    }
    assert_eq!(anna.send("patch", "/api/v1/me", None).await.code(), "malformed");
    assert_eq!(anna.send("patch", "/api/v1/me", Some("")).await.code(), "malformed");
    anna.send("patch", "/api/v1/me", Some("{}")).await.is(200);
    site.stop().await;
}
