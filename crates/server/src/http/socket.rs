//! Sockets: one to a table, and one to hear of all of one's tables.

use super::App;
use super::answer::Failed;
use super::devices::is_still_in;
use super::guard::Visitor;
use super::tables::{allow, table_of};
use crate::auth::limits::Class;
use crate::auth::logout::LoggedOutDevices;
use crate::auth::open_sockets::{Pass, TooMany};
use crate::clock::now;
use crate::live::{Mail, OutboxReader, SocketNo, may_come_back, outbox};
use crate::logging::{request_name, within_request};
use crate::metrics::Closed;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use futures_util::SinkExt;
use std::pin::pin;
use std::time::{Duration, Instant};
use table::Problem;
use table::{LONGEST_ID, summary_for};
use tokio::sync::broadcast::Receiver;
use tokio::sync::broadcast::error::RecvError;
use tokio::time::{Interval, MissedTickBehavior, timeout};
use wire::json;
use wire::{Attach, Body, Code, Command, Message as WireMessage, TableId, TableNotice};
use words::Detail;
use words::Words;

/// Bytes a socket reads at once. The library clears its buffer before every read, so that a large one costs every message.
const READ_AHEAD: usize = 4 * 1024;
/// Bytes that are put together before they are written; every message is flushed anyway.
const WRITE_BEHIND: usize = 4 * 1024;
/// A client has to say hello within this time.
const HELLO_WITHIN: Duration = Duration::from_secs(10);
/// A message has to be taken within this time.
const TAKEN_WITHIN: Duration = Duration::from_secs(10);
/// Last words have to be taken within this time.
const HEARD_WITHIN: Duration = Duration::from_secs(1);
/// Messages that came too fast, less those that did not, before the connection ends. Whoever waits as told never has as
/// many, nor does a page with a fault that makes it ask too much: this is for floods.
const PATIENCE: u32 = 2000;
/// How long a client that flooded waits at least before it comes back, in milliseconds.
const FLOODED_MS: u64 = 5000;

/// May one more socket be opened?
fn pass(app: &App, visitor: &Visitor) -> Result<Pass, Problem> {
    app.limits.take(Class::AddressSockets, now(), visitor.address)?;
    app.limits.take(Class::PersonSockets, now(), visitor.counted())?;
    app.sockets.enter(visitor.address, visitor.who.id.clone()).map_err(|_: TooMany| Code::TooManySockets.into())
}

/// A socket to a table.
pub(super) async fn table(
    State(app): State<App>,
    visitor: Visitor,
    Path(table): Path<String>,
    upgrade: Result<WebSocketUpgrade, axum::extract::ws::rejection::WebSocketUpgradeRejection>,
) -> Response {
    let entered = async {
        let id = table_of(&table)?;
        let who = visitor.who.clone();
        app.hub.read(&id, move |table| table.may_enter(&who)).await??;
        Ok((id, pass(&app, &visitor)?))
    };
    match (entered.await, upgrade) {
        (Err(problem), _) => Failed(problem, visitor.words).into_response(),
        (Ok(_), Err(_)) => {
            Failed(Problem::malformed(Detail::new("server-detail-socket", &[])), visitor.words).into_response()
        }
        (Ok((id, pass)), Ok(upgrade)) => {
            let limit = app.http_config.message;
            let request = request_name();
            upgrade
                .read_buffer_size(READ_AHEAD)
                .write_buffer_size(WRITE_BEHIND)
                .max_message_size(limit)
                .max_frame_size(limit)
                .on_upgrade(move |socket| async move {
                    let number = app.hub.socket();
                    app.metrics.sockets.inc();
                    let words = visitor.words;
                    let client = Client { app: app.clone(), visitor, id, number, words, hasty: 0 };
                    match request {
                        Some(name) => within_request(&name, client.serve(socket)).await,
                        None => client.serve(socket).await,
                    }
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
    /// The language of what is said here rather than at the table.
    words: &'static Words,
    /// How many messages came too fast.
    hasty: u32,
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
            End::Refused(problem) if problem.code == Code::LoggedOut => Closed::Revoked,
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

    /// What the client is told, unless the table has told it or it is not there to hear.
    fn problem(self) -> Option<Problem> {
        match self {
            End::Gone | End::Silent | End::Dismissed => None,
            End::Slow => Some(Code::TooSlow.into()),
            End::Refused(problem) => Some(problem),
        }
    }
}

impl Client {
    async fn serve(mut self, mut socket: WebSocket) {
        let (out, mut reader) = outbox();
        let mut left = self.app.logout_notices.listen();
        let end = match self.hello(&mut socket).await {
            Err(end) => end,
            Ok(_) if !is_still_in(&self.app, &self.visitor).await => End::Refused(Code::LoggedOut.into()),
            Ok(attach) => {
                if let Some(lang) = attach.lang.as_deref().and_then(|tag| tag.parse().ok()) {
                    self.words = Words::of(lang);
                }
                let (who, address) = (self.visitor.who.clone(), self.visitor.address);
                let mail = Mail::Attach { socket: self.number, who, address, attach, out };
                match self.app.hub.send(&self.id, mail).await {
                    Ok(()) => self.talk(&mut socket, &mut reader, &mut left).await,
                    Err(problem) => End::Refused(problem),
                }
            }
        };
        self.app.hub.detach(&self.id, self.number).await;
        self.app.metrics.socket_closed(end.counted());
        let code = if matches!(end, End::Refused(_)) { 1008 } else { 1000 };
        let frame = CloseFrame { code, reason: Utf8Bytes::from_static(end.word()) };
        let last_words = async {
            if let Some(problem) = end.problem() {
                let said = problem.say(self.words, None);
                let again = may_come_back(said.code);
                let retry_after_ms = problem.retry_after_ms().map(|wait| wait.max(FLOODED_MS));
                let goodbye = WireMessage::Goodbye { code: said.code, message: said.message, again, retry_after_ms };
                let text = json::text(&goodbye);
                socket.send(Message::Text(text.into())).await?;
            }
            socket.send(Message::Close(Some(frame))).await?;
            // A connection that is closed with something unread takes its last words with it.
            while socket.recv().await.is_some_and(|received| received.is_ok()) {}
            Ok::<(), axum::Error>(())
        };
        let _ = timeout(HEARD_WITHIN, last_words).await;
    }

    /// The first message.
    async fn hello(&self, socket: &mut WebSocket) -> Result<Attach, End> {
        let mut stopping = self.app.hub.stopping();
        tokio::select! {
            hello = timeout(HELLO_WITHIN, read_hello(socket)) => hello.unwrap_or(Err(End::Silent)),
            _ = stopping.wait_for(|stop| *stop) => Err(End::Refused(Code::Stopping.into())),
        }
    }

    async fn talk(
        &mut self,
        socket: &mut WebSocket,
        reader: &mut OutboxReader,
        left: &mut Receiver<LoggedOutDevices>,
    ) -> End {
        let mut ping = pings(&self.app).await;
        let mut alive = true;
        // One for all messages: to wait anew for each would cost a place in a list that all connections share.
        let (app, visitor) = (self.app.clone(), self.visitor.clone());
        let mut logged_out = pin!(logged_out(&app, &visitor, left));
        loop {
            tokio::select! {
                // In this order: whoever is logged out hears nothing more, and what is told is all that there mostly is.
                biased;
                () = &mut logged_out => return End::Refused(Code::LoggedOut.into()),
                message = reader.next() => {
                    let Some(message) = message else {
                        return if reader.is_behind() { End::Slow } else { End::Dismissed };
                    };
                    if let Err(end) = deliver(socket, reader, message).await {
                        return end;
                    }
                }
                received = socket.recv() => {
                    alive = true;
                    let heard = match received {
                        Some(Ok(Message::Text(text))) => self.received(socket, &text).await,
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) => match self.counted(Class::Questions) {
                            Ok(()) => Ok(()),
                            Err(problem) => self.bear(&problem),
                        },
                        Some(Ok(Message::Binary(_))) => Err(binary()),
                        Some(Ok(Message::Close(_))) | None => Err(End::Gone),
                        Some(Err(error)) => Err(broken(&error)),
                    };
                    if let Err(end) = heard {
                        return end;
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

    /// Counts a message of a class.
    fn counted(&mut self, class: Class) -> Result<(), Problem> {
        self.app.limits.take(class, now(), self.visitor.counted())?;
        self.hasty = self.hasty.saturating_sub(1);
        Ok(())
    }

    /// Bears with messages that come too fast, but not for ever.
    fn bear(&mut self, problem: &Problem) -> Result<(), End> {
        self.hasty += u32::from(problem.code == Code::TooFast);
        if self.hasty > PATIENCE { Err(End::Refused(problem.clone())) } else { Ok(()) }
    }

    /// Reads a command and hands it to the table.
    async fn received(&mut self, socket: &mut WebSocket, text: &str) -> Result<(), End> {
        let since = Instant::now();
        let read = serde_json::from_str::<Command>(text);
        let counted = self.counted(read.as_ref().map_or(Class::Commands, |command| class_of(&command.body)));
        let (id, refused) = match read {
            Err(error) => (named(text), counted.err().unwrap_or_else(|| Problem::malformed(Detail::parser(error)))),
            Ok(mut command) => {
                let allowed = match counted {
                    Ok(()) => allow(&self.app, &self.visitor, &self.id, &mut command.body).await,
                    Err(problem) => Err(problem),
                };
                match allowed {
                    Err(problem) => (command.id, problem),
                    Ok(()) => {
                        let mail = Mail::Command { socket: self.number, command, since };
                        return self.app.hub.send(&self.id, mail).await.map_err(End::Refused);
                    }
                }
            }
        };
        self.app.metrics.command(refused.code.into());
        self.bear(&refused)?;
        say(socket, &WireMessage::Error(refused.say(self.words, id.as_deref()))).await
    }
}

/// Waits until whoever is connected is logged out.
async fn logged_out(app: &App, visitor: &Visitor, left: &mut Receiver<LoggedOutDevices>) {
    loop {
        match left.recv().await {
            Ok(left) if left.has(&visitor.who.id, visitor.device.as_deref()) => return,
            Ok(_) => {}
            // Too many left at once to hear of all: what is kept says it.
            Err(RecvError::Lagged(_)) if !is_still_in(app, visitor).await => return,
            Err(RecvError::Lagged(_)) => {}
            Err(RecvError::Closed) => std::future::pending().await,
        }
    }
}

/// What a command counts as: what changes nothing has a limit of its own, so that no question keeps anybody from moving.
fn class_of(body: &Body) -> Class {
    match body {
        Body::Ask(_) | Body::Seen { .. } => Class::Questions,
        _ => Class::Commands,
    }
}

/// The first message, however long it takes.
async fn read_hello(socket: &mut WebSocket) -> Result<Attach, End> {
    loop {
        match socket.recv().await {
            Some(Ok(Message::Text(text))) => {
                let malformed = |e: serde_json::Error| End::Refused(Problem::malformed(Detail::parser(e)));
                return serde_json::from_str(&text).map_err(malformed);
            }
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
            Some(Ok(Message::Binary(_))) => return Err(binary()),
            Some(Ok(Message::Close(_))) | None => return Err(End::Gone),
            Some(Err(error)) => return Err(broken(&error)),
        }
    }
}

/// When to ask whether the client is still there. After the whole machine slept, one question at a time.
async fn pings(app: &App) -> Interval {
    let mut pings = tokio::time::interval(app.http_config.ping);
    pings.set_missed_tick_behavior(MissedTickBehavior::Delay);
    pings.tick().await;
    pings
}

fn binary() -> End {
    End::Refused(Problem::malformed(Detail::new("server-detail-binary", &[])))
}

/// The id of a command of which nothing else can be read, so that its sender knows which one is answered.
fn named(text: &str) -> Option<String> {
    #[derive(serde::Deserialize)]
    struct Named {
        id: String,
    }
    serde_json::from_str(text).ok().map(|Named { id }| id).filter(|id| id.chars().count() <= LONGEST_ID)
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

async fn say(socket: &mut WebSocket, message: &WireMessage) -> Result<(), End> {
    let text = json::text(message);
    match timeout(TAKEN_WITHIN, socket.send(Message::Text(text.into()))).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) => Err(End::Gone),
        Err(_) => Err(End::Slow),
    }
}

/// Sends a message and whatever waits behind it, with one flush.
async fn deliver(socket: &mut WebSocket, reader: &mut OutboxReader, first: Utf8Bytes) -> Result<(), End> {
    let sending = async {
        socket.feed(Message::Text(first)).await?;
        while let Some(next) = reader.next_now() {
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
pub(super) async fn notices(
    State(app): State<App>,
    visitor: Visitor,
    upgrade: Result<WebSocketUpgrade, axum::extract::ws::rejection::WebSocketUpgradeRejection>,
) -> Response {
    let entered = pass(&app, &visitor);
    match (entered, upgrade) {
        (Err(problem), _) => Failed(problem, visitor.words).into_response(),
        (Ok(_), Err(_)) => {
            Failed(Problem::malformed(Detail::new("server-detail-socket", &[])), visitor.words).into_response()
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
    let mut left = app.logout_notices.listen();
    if !is_still_in(app, visitor).await {
        return;
    }
    let mut heard = app.hub.bus().listen();
    let mut stopping = app.hub.stopping();
    let mut ping = pings(app).await;
    let mut alive = true;
    loop {
        let sent = tokio::select! {
            notice = heard.recv() => match notice {
                Ok(notice) if notice.members.contains(&visitor.who.id) => {
                    let mine = notice.summary.persons.iter().filter(|(_, person)| *person == visitor.who.id);
                    let your_turn = mine.into_iter().any(|(seat, _)| notice.summary.awaited.has(*seat));
                    let summary = notice.summary.as_ref().clone();
                    let summary = summary_for(summary, &visitor.who.id, notice.watch, visitor.words);
                    let message = TableNotice { table: notice.table, summary, your_turn };
                    let text = json::text(&message);
                    timeout(TAKEN_WITHIN, socket.send(Message::Text(text.into()))).await.is_ok_and(|sent| sent.is_ok())
                }
                Ok(_) => true,
                // Too slow: the client looks at its list again when it comes back.
                Err(RecvError::Lagged(_) | RecvError::Closed) => false,
            },
            received = socket.recv() => {
                alive = true;
                let ends = matches!(received, None | Some(Err(_)) | Some(Ok(Message::Close(_))));
                !ends && app.limits.take(Class::Questions, now(), ("notices", visitor.counted())).is_ok()
            }
            _ = ping.tick() => {
                // Whoever did not answer the last question is not there.
                std::mem::replace(&mut alive, false) && timeout(TAKEN_WITHIN, socket.send(Message::Ping(Vec::new().into()))).await.is_ok_and(|sent| sent.is_ok())
            }
            () = logged_out(app, visitor, &mut left) => {
                let reason = Utf8Bytes::from_static("logged_out");
                let last = socket.send(Message::Close(Some(CloseFrame { code: 1008, reason })));
                let _ = timeout(HEARD_WITHIN, last).await;
                false
            }
            _ = stopping.changed() => false,
        };
        if !sent {
            return;
        }
    }
}
