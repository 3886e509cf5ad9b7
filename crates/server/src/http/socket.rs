//! Sockets: one to a table, and one to hear of all of one's tables.

use super::App;
use super::answer::Failed;
use super::guard::{Visitor, remember};
use super::tables::{limit_command, table_of};
use crate::door::limits::Class;
use crate::door::open::{Pass, TooMany};
use crate::live::{Inbox, Mail, SocketNo, now, outbox};
use crate::metrics::Closed;
use crate::table::Summary;
use crate::wire::{Attach, Body, Code, Command, Message as Told, Problem, TableId, TableNotice};
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use futures_util::SinkExt;
use std::time::{Duration, Instant};
use tokio::sync::broadcast::error::RecvError;
use tokio::time::timeout;

/// A client has to say hello within this time.
const HELLO_WITHIN: Duration = Duration::from_secs(10);
/// A message has to be taken within this time.
const TAKEN_WITHIN: Duration = Duration::from_secs(10);
/// Refusals of commands that came too fast, before the connection ends.
const PATIENCE: u32 = 50;

/// May one more socket be opened?
fn pass(app: &App, visitor: &Visitor) -> Result<Pass, Problem> {
    app.limits.take(Class::AddressSockets, now(), visitor.address)?;
    app.limits.take(Class::PersonSockets, now(), visitor.counted())?;
    app.sockets.enter(visitor.address, visitor.who.id.clone()).map_err(|_: TooMany| Code::TooManySockets.into())
}

/// A socket to a table.
pub async fn table(
    State(app): State<App>,
    visitor: Visitor,
    Path(table): Path<String>,
    upgrade: Result<WebSocketUpgrade, axum::extract::ws::rejection::WebSocketUpgradeRejection>,
) -> Response {
    let entered = async {
        let id = table_of(&table)?;
        visitor.at(&id)?;
        let who = visitor.who.clone();
        app.hub.read(&id, move |table| table.may_enter(&who)).await??;
        Ok((id, pass(&app, &visitor)?))
    };
    match (entered.await, upgrade) {
        (Err(problem), _) => Failed(problem, visitor.words).into_response(),
        (Ok(_), Err(_)) => {
            Failed(Problem::new(Code::Malformed).with("detail", "this is a WebSocket"), visitor.words).into_response()
        }
        (Ok((id, pass)), Ok(upgrade)) => {
            let limit = app.rim.message;
            upgrade.max_message_size(limit).max_frame_size(limit).on_upgrade(move |socket| async move {
                let number = app.hub.socket();
                app.metrics.sockets.inc();
                Client { app: app.clone(), visitor, id, number }.serve(socket).await;
                app.metrics.sockets.dec();
                drop(pass);
            })
        }
    }
}

struct Client {
    app: App,
    visitor: Visitor,
    id: TableId,
    number: SocketNo,
}

/// Why a connection ends.
enum End {
    /// The client went.
    Gone,
    /// The client gave no sign of life.
    Silent,
    /// The client did not read.
    Slow,
    /// The table has said goodbye.
    Dismissed,
    /// The client broke the rules.
    Refused(Problem),
}

impl End {
    fn counted(&self) -> Closed {
        match self {
            End::Gone => Closed::ByClient,
            End::Silent => Closed::Lost,
            End::Slow => Closed::TooSlow,
            End::Dismissed => Closed::Stopping,
            End::Refused(problem) if problem.code == Code::TooFast => Closed::TooFast,
            End::Refused(_) => Closed::Malformed,
        }
    }

    fn word(&self) -> &'static str {
        match self {
            End::Gone => "gone",
            End::Silent => "silent",
            End::Slow => "too_slow",
            End::Dismissed => "dismissed",
            End::Refused(_) => "refused",
        }
    }
}

impl Client {
    async fn serve(&self, mut socket: WebSocket) {
        let (out, mut inbox) = outbox();
        let end = match timeout(HELLO_WITHIN, self.hello(&mut socket)).await {
            Err(_) => End::Silent,
            Ok(Err(end)) => end,
            Ok(Ok(attach)) => {
                let mail = Mail::Attach { socket: self.number, who: self.visitor.who.clone(), attach, out };
                match self.app.hub.send(&self.id, mail).await {
                    Ok(()) => self.talk(&mut socket, &mut inbox).await,
                    Err(problem) => End::Refused(problem),
                }
            }
        };
        let _ = self.app.hub.send(&self.id, Mail::Detach { socket: self.number }).await;
        self.app.metrics.socket_closed(end.counted());
        if let End::Refused(problem) = &end {
            let said = problem.say(self.visitor.words, None);
            let goodbye = Told::Goodbye { code: said.code, message: said.message, again: false };
            let text = serde_json::to_string(&goodbye).unwrap_or_default();
            let _ = timeout(TAKEN_WITHIN, socket.send(Message::Text(text.into()))).await;
        }
        let code = if matches!(end, End::Refused(_)) { 1008 } else { 1000 };
        let frame = CloseFrame { code, reason: Utf8Bytes::from_static(end.word()) };
        let _ = timeout(Duration::from_secs(1), socket.send(Message::Close(Some(frame)))).await;
    }

    /// The first message.
    async fn hello(&self, socket: &mut WebSocket) -> Result<Attach, End> {
        loop {
            match socket.recv().await {
                Some(Ok(Message::Text(text))) => {
                    let malformed =
                        |e: serde_json::Error| End::Refused(Problem::new(Code::Malformed).with("detail", e));
                    return serde_json::from_str(&text).map_err(malformed);
                }
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                Some(Ok(Message::Binary(_))) => {
                    return Err(End::Refused(Problem::new(Code::Malformed).with("detail", "binary")));
                }
                Some(Ok(Message::Close(_))) | None => return Err(End::Gone),
                Some(Err(error)) => return Err(broken(&error)),
            }
        }
    }

    async fn talk(&self, socket: &mut WebSocket, inbox: &mut Inbox) -> End {
        let mut ping = tokio::time::interval(self.app.rim.ping);
        ping.tick().await;
        let (mut alive, mut hasty) = (true, 0);
        loop {
            tokio::select! {
                message = inbox.next() => {
                    let Some(message) = message else { return End::Dismissed };
                    if let Err(end) = deliver(socket, inbox, message).await {
                        return end;
                    }
                }
                received = socket.recv() => {
                    alive = true;
                    match received {
                        Some(Ok(Message::Text(text))) => {
                            if let Err(end) = self.received(socket, &text, &mut hasty).await {
                                return end;
                            }
                        }
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                        Some(Ok(Message::Binary(_))) => {
                            return End::Refused(Problem::new(Code::Malformed).with("detail", "binary"));
                        }
                        Some(Ok(Message::Close(_))) | None => return End::Gone,
                        Some(Err(error)) => return broken(&error),
                    }
                }
                _ = ping.tick() => {
                    if !alive {
                        return End::Silent;
                    }
                    alive = false;
                    match timeout(TAKEN_WITHIN, socket.send(Message::Ping(Vec::new().into()))).await {
                        Ok(Ok(())) => {}
                        Ok(Err(_)) => return End::Gone,
                        Err(_) => return End::Slow,
                    }
                }
            }
        }
    }

    /// Reads a command and hands it to the table.
    async fn received(&self, socket: &mut WebSocket, text: &str, hasty: &mut u32) -> Result<(), End> {
        let since = Instant::now();
        let refused = match serde_json::from_str::<Command>(text) {
            Err(error) => Problem::new(Code::Malformed).with("detail", error),
            Ok(command) => match limit_command(&self.app, &self.visitor, &command.body) {
                Ok(()) => {
                    if matches!(command.body, Body::Sit { .. } | Body::Clone { .. }) {
                        // A person who cannot be kept sits down all the same; only the name is lost.
                        let _ = remember(&self.app, &self.visitor).await;
                    }
                    let mail = Mail::Command { socket: self.number, command, since };
                    return self.app.hub.send(&self.id, mail).await.map_err(End::Refused);
                }
                Err(problem) => {
                    *hasty += 1;
                    if *hasty > PATIENCE {
                        return Err(End::Refused(problem));
                    }
                    let said = Told::Error(problem.say(self.visitor.words, command.id.as_deref()));
                    return say(socket, &said).await;
                }
            },
        };
        self.app.metrics.command(refused.code.into());
        say(socket, &Told::Error(refused.say(self.visitor.words, None))).await
    }
}

fn broken(error: &axum::Error) -> End {
    let text = error.to_string();
    // The library says it in words only.
    if text.contains("too long") || text.contains("too big") || text.contains("Space limit") {
        End::Refused(Code::TooLarge.into())
    } else {
        End::Gone
    }
}

async fn say(socket: &mut WebSocket, message: &Told) -> Result<(), End> {
    let text = serde_json::to_string(message).unwrap_or_default();
    match timeout(TAKEN_WITHIN, socket.send(Message::Text(text.into()))).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) => Err(End::Gone),
        Err(_) => Err(End::Slow),
    }
}

/// Sends a message and whatever waits behind it, with one flush.
async fn deliver(socket: &mut WebSocket, inbox: &mut Inbox, first: Utf8Bytes) -> Result<(), End> {
    let sending = async {
        socket.feed(Message::Text(first)).await?;
        while let Some(next) = inbox.next_now() {
            socket.feed(Message::Text(next)).await?;
        }
        socket.flush().await
    };
    match timeout(TAKEN_WITHIN, sending).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) => Err(End::Gone),
        Err(_) => Err(End::Slow),
    }
}

/// A socket that tells a person of all their tables.
pub async fn notices(
    State(app): State<App>,
    visitor: Visitor,
    upgrade: Result<WebSocketUpgrade, axum::extract::ws::rejection::WebSocketUpgradeRejection>,
) -> Response {
    let entered = visitor.person().and_then(|()| pass(&app, &visitor));
    match (entered, upgrade) {
        (Err(problem), _) => Failed(problem, visitor.words).into_response(),
        (Ok(_), Err(_)) => {
            Failed(Problem::new(Code::Malformed).with("detail", "this is a WebSocket"), visitor.words).into_response()
        }
        (Ok(pass), Ok(upgrade)) => upgrade.max_message_size(1024).on_upgrade(move |socket| async move {
            app.metrics.sockets.inc();
            notify(&app, &visitor, socket).await;
            app.metrics.sockets.dec();
            drop(pass);
        }),
    }
}

async fn notify(app: &App, visitor: &Visitor, mut socket: WebSocket) {
    let mut heard = app.hub.bus().listen();
    let mut stopping = app.hub.stopping();
    let mut ping = tokio::time::interval(app.rim.ping);
    loop {
        let sent = tokio::select! {
            notice = heard.recv() => match notice {
                Ok(notice) if notice.members.contains(&visitor.who.id) => {
                    let mine = notice.summary.persons.iter().filter(|(_, person)| *person == visitor.who.id);
                    let your_turn = mine.into_iter().any(|(seat, _)| notice.summary.awaited.has(*seat));
                    let summary = Summary { persons: Vec::new(), ..notice.summary.as_ref().clone() };
                    let message = TableNotice { table: notice.table, summary, your_turn };
                    let text = serde_json::to_string(&message).unwrap_or_default();
                    timeout(TAKEN_WITHIN, socket.send(Message::Text(text.into()))).await.is_ok_and(|sent| sent.is_ok())
                }
                Ok(_) => true,
                // Too slow: the client looks at its list again when it comes back.
                Err(RecvError::Lagged(_) | RecvError::Closed) => false,
            },
            received = socket.recv() => !matches!(received, None | Some(Err(_)) | Some(Ok(Message::Close(_)))),
            _ = ping.tick() => {
                timeout(TAKEN_WITHIN, socket.send(Message::Ping(Vec::new().into()))).await.is_ok_and(|sent| sent.is_ok())
            }
            _ = stopping.changed() => false,
        };
        if !sent {
            return;
        }
    }
}
