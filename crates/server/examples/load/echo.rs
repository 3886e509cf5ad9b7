//! The reference: messages of the same size to as many sockets, through the same socket stack and one task a table, and
//! nothing else: no rules, and nothing is kept. Given a folder, it keeps every message in our store before it tells anybody of
//! it, which is the least that a server can do that loses nothing.

use crate::client::Trouble;
use axum::Router;
use axum::extract::ws::{Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, State};
use axum::response::Response;
use axum::routing::any;
use axum::serve::ListenerExt;
use server::live::{Outbox, OutboxReader, outbox};
use std::collections::HashMap;
use std::path::Path as FilePath;
use std::sync::{Arc, Mutex, PoisonError};
use store::{Batch, Event, Settings, Status, Store, TableRow};
use tokio::net::TcpListener;
use tokio::sync::mpsc;

/// Bytes that are read and written at once, as the server has it.
const BUFFER: usize = 4 * 1024;
/// What is kept of a message, in bytes: a move of Earthrise takes as many.
const KEPT: usize = 100;

/// Where a table is reached, and how many sockets it has had.
type Mailbox = (mpsc::Sender<Mail>, usize);

enum Mail {
    Attach(Outbox),
    Said(usize, Utf8Bytes),
}

#[derive(Clone)]
struct Tables {
    bytes: usize,
    /// Where messages are kept, if they are.
    store: Option<Store>,
    mailboxes: Arc<Mutex<HashMap<String, Mailbox>>>,
}

/// Serves until it is killed; every message it sends has about so many bytes. In a folder it keeps what it was sent.
pub(crate) async fn serve(bytes: usize, folder: Option<&FilePath>) -> Result<(), Trouble> {
    let store = match folder {
        Some(folder) => Some(Store::open(folder, Settings::default()).await?),
        None => None,
    };
    let tables = Tables { bytes, store, mailboxes: Arc::default() };
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
        let (mailbox, sockets) = mailboxes.entry(table.clone()).or_insert_with(|| {
            let (send, receive) = mpsc::channel(256);
            let (store, bytes) = (self.store.clone(), self.bytes);
            tokio::spawn(async move {
                let kept = match store {
                    Some(store) => Some(Kept::begin(store, table).await?),
                    None => None,
                };
                run(receive, kept, bytes).await
            });
            (send, 0)
        });
        *sockets += 1;
        (mailbox.clone(), *sockets - 1)
    }
}

/// A table of which everything is kept.
struct Kept {
    store: Store,
    table: String,
}

impl Kept {
    async fn begin(store: Store, table: String) -> Result<Kept, store::StoreError> {
        let row = TableRow {
            id: table.clone(),
            game: "echo".to_owned(),
            status: Status::Running,
            visibility: "private".to_owned(),
            host: String::new(),
            created: 0,
            touched: 0,
            no: 0,
            header: "{}".to_owned(),
            seed: [0; 32],
            options: "{}".to_owned(),
            summary: "{}".to_owned(),
            deal: String::new(),
        };
        store.create_table(&row, Batch { table: table.clone(), ..Batch::default() }).await?;
        Ok(Kept { store, table })
    }

    /// Keeps a message by its id.
    async fn keep(&self, no: u32, id: &str) -> Result<(), store::StoreError> {
        let event = Event { no, at: 0, by: "somebody".to_owned(), client: Some(id.to_owned()), body: "x".repeat(KEPT) };
        self.store.append(Batch { table: self.table.clone(), events: vec![event], ..Batch::default() }).await
    }
}

async fn run(mut mailbox: mpsc::Receiver<Mail>, kept: Option<Kept>, bytes: usize) -> Result<(), store::StoreError> {
    let (mut sockets, mut number) = (Vec::new(), 0_u32);
    while let Some(mail) = mailbox.recv().await {
        match mail {
            Mail::Attach(out) => sockets.push(out),
            Mail::Said(from, text) => {
                number += 1;
                let id = text.split('"').nth(3).unwrap_or_default();
                if let Some(kept) = &kept {
                    kept.keep(number, id).await?;
                }
                let rest = format!(r#""n":{number},"filled":""#);
                let fill = "x".repeat(bytes.saturating_sub(rest.len() + 20));
                let told: Utf8Bytes = format!(r#"{{"type":"update",{rest}{fill}"}}"#).into();
                let own: Utf8Bytes = format!(r#"{{"type":"update","re":"{id}",{rest}{fill}"}}"#).into();
                for (at, out) in sockets.iter().enumerate() {
                    // A socket that is gone hears nothing more.
                    let _ = out.send(if at == from { own.clone() } else { told.clone() });
                }
            }
        }
    }
    Ok(())
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
