//! The reference: messages of the same size to as many sockets, through the same socket stack and one task a table, and
//! nothing else. No rules, no store, nothing is kept.

use crate::client::Trouble;
use axum::Router;
use axum::extract::ws::{Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, State};
use axum::response::Response;
use axum::routing::any;
use axum::serve::ListenerExt;
use server::live::{Outbox, OutboxReader, outbox};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::net::TcpListener;
use tokio::sync::mpsc;

/// Bytes that are read and written at once, as the server has it.
const BUFFER: usize = 4 * 1024;

/// Where a table is reached, and how many sockets it has had.
type Mailbox = (mpsc::Sender<Mail>, usize);

enum Mail {
    Attach(Outbox),
    Said(usize, Utf8Bytes),
}

#[derive(Clone)]
struct Tables {
    bytes: usize,
    mailboxes: Arc<Mutex<HashMap<String, Mailbox>>>,
}

/// Serves until it is killed; every message it sends has about so many bytes.
pub(crate) async fn serve(bytes: usize) -> Result<(), Trouble> {
    let tables = Tables { bytes, mailboxes: Arc::default() };
    let router = Router::new().route("/socket/{table}", any(enter)).with_state(tables);
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    println!("The reference is at http://{}/", listener.local_addr()?);
    let listener = listener.tap_io(|tcp| {
        let _ = tcp.set_nodelay(true);
    });
    Ok(axum::serve(listener, router).await?)
}

async fn enter(State(tables): State<Tables>, Path(table): Path<String>, upgrade: WebSocketUpgrade) -> Response {
    upgrade.read_buffer_size(BUFFER).write_buffer_size(BUFFER).on_upgrade(move |socket| async move {
        let (mailbox, number) = tables.mailbox(table);
        let (out, reader) = outbox();
        if mailbox.send(Mail::Attach(out)).await.is_ok() {
            talk(socket, reader, &mailbox, number).await;
        }
    })
}

impl Tables {
    /// The mailbox of a table, and the number of one more socket at it.
    fn mailbox(&self, table: String) -> Mailbox {
        let mut mailboxes = self.mailboxes.lock().unwrap_or_else(PoisonError::into_inner);
        let (mailbox, sockets) = mailboxes.entry(table).or_insert_with(|| {
            let (send, receive) = mpsc::channel(256);
            tokio::spawn(run(receive, self.bytes));
            (send, 0)
        });
        *sockets += 1;
        (mailbox.clone(), *sockets - 1)
    }
}

async fn run(mut mailbox: mpsc::Receiver<Mail>, bytes: usize) {
    let (mut sockets, mut number) = (Vec::new(), 0_u32);
    while let Some(mail) = mailbox.recv().await {
        match mail {
            Mail::Attach(out) => sockets.push(out),
            Mail::Said(from, text) => {
                number += 1;
                let rest = format!(r#""n":{number},"filled":""#);
                let fill = "x".repeat(bytes.saturating_sub(rest.len() + 20));
                let told: Utf8Bytes = format!(r#"{{"type":"update",{rest}{fill}"}}"#).into();
                let id = text.split('"').nth(3).unwrap_or_default();
                let own: Utf8Bytes = format!(r#"{{"type":"update","re":"{id}",{rest}{fill}"}}"#).into();
                for (at, out) in sockets.iter().enumerate() {
                    // A socket that is gone hears nothing more.
                    let _ = out.send(if at == from { own.clone() } else { told.clone() });
                }
            }
        }
    }
}

async fn talk(mut socket: WebSocket, mut reader: OutboxReader, table: &mpsc::Sender<Mail>, number: usize) {
    loop {
        tokio::select! {
            told = reader.next() => {
                let Some(told) = told else { return };
                if socket.send(Message::Text(told)).await.is_err() {
                    return;
                }
            }
            said = socket.recv() => match said {
                Some(Ok(Message::Text(text))) => {
                    if table.send(Mail::Said(number, text)).await.is_err() {
                        return;
                    }
                }
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                _ => return,
            },
        }
    }
}
