//! A socket to a table, and what is needed of the messages that come.

use super::Trouble;
use super::http::Visitor;
use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use serde_json::value::RawValue;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

/// The room for what was received and not read yet. It is cleared at every read, so a large one costs time.
const ROOM: usize = 16 * 1024;

/// A socket to a table.
pub(crate) struct Line(WebSocketStream<TcpStream>);

impl Line {
    /// Opens a socket and says hello.
    pub(crate) async fn open(visitor: &Visitor, table: &str, hello: &str) -> Result<Line, Trouble> {
        let mut line = Line::connect(visitor, &format!("/api/v1/tables/{table}/socket")).await?;
        line.say(hello.to_owned()).await?;
        Ok(line)
    }

    /// Opens a socket at an address of the server.
    pub(crate) async fn connect(visitor: &Visitor, path: &str) -> Result<Line, Trouble> {
        let mut request = format!("ws://{}{path}", visitor.addr).into_client_request()?;
        request.headers_mut().insert("origin", HeaderValue::from_str(&visitor.origin())?);
        if let Some(cookie) = &visitor.cookie {
            request.headers_mut().insert("cookie", HeaderValue::from_str(cookie)?);
        }
        if let Some(from) = &visitor.from {
            request.headers_mut().insert("x-forwarded-for", HeaderValue::from_str(from)?);
        }
        let stream = TcpStream::connect(visitor.addr).await?;
        stream.set_nodelay(true)?;
        let config = WebSocketConfig::default().read_buffer_size(ROOM);
        let (socket, _) = client_async_with_config(request, stream, Some(config)).await?;
        Ok(Line(socket))
    }

    /// The connection below, for whoever does not keep to the protocol.
    pub(crate) fn into_inner(self) -> TcpStream {
        self.0.into_inner()
    }

    /// Sends any message.
    pub(crate) async fn send(&mut self, message: Message) -> Result<(), Trouble> {
        Ok(self.0.send(message).await?)
    }

    /// Sends a message.
    pub(crate) async fn say(&mut self, text: String) -> Result<(), Trouble> {
        Ok(self.0.send(Message::text(text)).await?)
    }

    /// The next message.
    pub(crate) async fn receive(&mut self) -> Result<Utf8Bytes, Trouble> {
        loop {
            match self.0.next().await {
                Some(Ok(Message::Text(text))) => return Ok(text),
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                Some(Ok(_)) | None => return Err("the server closed the socket".into()),
                Some(Err(error)) => return Err(error.into()),
            }
        }
    }
}

/// A message of a table, as far as a player needs it.
#[derive(Debug, Deserialize)]
pub(crate) struct ReceivedMessage<'a> {
    /// What kind.
    #[serde(rename = "type")]
    pub kind: &'a str,
    /// Its number.
    pub n: Option<u32>,
    /// The command it answers.
    pub re: Option<String>,
    /// The game.
    #[serde(borrow)]
    pub now: Option<Now<'a>>,
    /// The answer of a `reply`.
    #[serde(borrow)]
    pub reply: Option<&'a RawValue>,
    /// What is wrong, for an `error`.
    pub code: Option<&'a str>,
}

/// The game, as far as a player needs it.
#[derive(Debug, Deserialize)]
pub(crate) struct Now<'a> {
    /// After which entry of the log.
    pub entry: u32,
    /// Whom the table waits for.
    pub awaited: Vec<u8>,
    /// The moves of the seat that is asked.
    #[serde(borrow)]
    pub moves: Option<Vec<Choice<'a>>>,
    /// How it ended.
    #[serde(borrow)]
    pub outcome: Option<&'a RawValue>,
}

/// A move that can be made.
#[derive(Debug, Deserialize)]
pub(crate) struct Choice<'a> {
    /// The move, as it is written.
    #[serde(rename = "move", borrow)]
    pub mv: &'a RawValue,
}

impl<'a> ReceivedMessage<'a> {
    /// Reads a message.
    pub(crate) fn read(text: &'a str) -> Result<ReceivedMessage<'a>, Trouble> {
        serde_json::from_str(text).map_err(|error| format!("{error}: {text}").into())
    }
}
