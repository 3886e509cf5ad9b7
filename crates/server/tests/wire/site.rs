//! A server in the process of the test, over a folder of its own.

use crate::client::Client;
use serde_json::{Value, json};
use server::client::Client as Pages;
use server::config::{Config, LogTo, OnOff, Partial};
use server::serve::Server;
use std::path::Path;
use store::Store;
use tempfile::TempDir;

/// A server and its folder.
pub(crate) struct Site {
    pub server: Server,
    pub dir: TempDir,
}

/// What the tests say unless they say otherwise: a free port, no limits of rate, one thread for bots.
pub(crate) fn plain(dir: &Path) -> Partial {
    Partial {
        addr: Some(([127, 0, 0, 1], 0).into()),
        data: Some(dir.to_owned()),
        limits: Some(OnOff::Off),
        bot_threads: Some(1),
        audit_log: Some(LogTo::Off),
        ..Partial::default()
    }
}

pub(crate) fn config(said: Partial) -> Config {
    Config::resolve(None, |_| None, said).unwrap()
}

impl Site {
    pub(crate) async fn start() -> Site {
        Site::with(|_| {}).await
    }

    /// With something else in the configuration.
    pub(crate) async fn with(change: impl FnOnce(&mut Partial)) -> Site {
        let dir = tempfile::tempdir().unwrap();
        Site::over(dir, change).await
    }

    /// Over a folder that is there.
    pub(crate) async fn over(dir: TempDir, change: impl FnOnce(&mut Partial)) -> Site {
        let mut said = plain(dir.path());
        change(&mut said);
        let server = Server::start(&config(said)).await.unwrap();
        Site { server, dir }
    }

    /// Over a folder that is there, with a browser client of its own, and behind a proxy that says who asks.
    pub(crate) async fn showing(dir: TempDir, pages: Pages) -> Site {
        let mut said = plain(dir.path());
        said.trust_proxy = Some(vec!["127.0.0.1".parse().unwrap()]);
        let server = Server::showing(&config(said), pages).await.unwrap();
        Site { server, dir }
    }

    /// Over a store that is opened in some other way.
    pub(crate) async fn storing(settings: store::Settings) -> (Site, Store) {
        let dir = tempfile::tempdir().unwrap();
        let store = Store::open(dir.path(), settings).await.unwrap();
        let server = Server::start_with(&config(plain(dir.path())), store.clone(), Pages::NONE).await.unwrap();
        (Site { server, dir }, store)
    }

    /// Somebody nobody has seen before.
    pub(crate) fn client(&self) -> Client {
        Client::new(self.server.addr)
    }

    /// Somebody with a cookie and a name.
    pub(crate) async fn person(&self, name: &str) -> Client {
        let mut client = self.client();
        client.get("/api/v1/me").await.is(200);
        client.patch("/api/v1/me", &json!({ "name": name })).await.is(200);
        client
    }

    /// The value of a meter without labels.
    pub(crate) async fn meter(&self, name: &str) -> f64 {
        let text = self.client().get("/metrics").await.text();
        let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' ').map(str::to_owned));
        line.unwrap_or_else(|| panic!("no meter {name} in:\n{text}")).parse().unwrap()
    }

    pub(crate) async fn stop(self) -> TempDir {
        self.server.stop().await;
        self.dir
    }
}

/// Waits until something is so, for as long as a busy machine may need.
pub(crate) async fn eventually<F: Future<Output = bool>>(what: &str, mut so: impl FnMut() -> F) {
    for _ in 0..3000 {
        if so().await {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    panic!("it never came about that {what}");
}

/// A table of Earthrise: `me`, people who are still to come, and bots.
pub(crate) fn earthrise(open: usize, bots: usize) -> Value {
    table("earthrise", open, bots)
}

pub(crate) fn table(game: &str, open: usize, bots: usize) -> Value {
    let mut seats = vec![json!("me")];
    seats.extend(std::iter::repeat_n(json!("open"), open));
    seats.extend(std::iter::repeat_n(json!({"bot": "steady"}), bots));
    json!({"game": game, "seats": seats, "settings": {"bot_pace": 0}})
}
