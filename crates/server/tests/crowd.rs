//! A small crowd at a server with one thread for bots: `cargo xtask load --bots` in short.

#![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

mod client;

use client::crowd::{Crowd, run, slowest};
use client::http::Visitor;
use server::config::{Config, OnOff, Partial};
use server::serve::Server;
use std::time::Duration;

/// No bot's move is refused or forgotten, however many think; people hear once that they think shorter; whoever asks for a
/// hint gets it or hears how long to wait.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_bot_stands_still_in_a_crowd() {
    let dir = tempfile::tempdir().unwrap();
    let said = Partial {
        addr: Some(([127, 0, 0, 1], 0).into()),
        data: Some(dir.path().to_owned()),
        limits: Some(OnOff::Off),
        bot_threads: Some(1),
        ..Partial::default()
    };
    let server = Server::start(&Config::resolve(None, |_| None, said).unwrap()).await.unwrap();
    let crowd = Crowd {
        tables: 16,
        visitors: 8,
        time: Duration::from_secs(20),
        thought: Duration::from_millis(100),
        patience: Duration::from_secs(60),
    };
    let waits = run(server.addr, crowd).await.unwrap();
    assert_eq!(waits.stuck, 0);
    // Every table has seen its bots move, in the mean; how often they do in a minute is for `cargo xtask load --bots` to say.
    let each = crowd.tables / 2;
    assert!(waits.earthrise.len() >= each && waits.daybreak.len() >= each && waits.own.len() >= each, "{waits:?}");
    assert!(waits.hints.len() > 3, "{waits:?}");
    // In the mean each bot is given far less time than it would take alone: sixteen think on one thread.
    let told = waits.hurried.iter().filter(|times| **times > 0).count();
    assert!(told > 4 && waits.hurried.iter().all(|times| *times <= 1), "{:?}", waits.hurried);
    // Whole thoughts of sixteen tables, one after the other, would be a line of half a minute.
    assert!(slowest(&waits.earthrise, 0.95).unwrap() < Duration::from_secs(12), "{:?}", waits.earthrise);
    let mut visitor = Visitor::new(server.addr);
    assert_eq!(visitor.gauge("firstlight_bots_refused_total{rank=\"move\"}").await.unwrap(), 0.0);
    let steps = waits.earthrise.len() + waits.daybreak.len();
    let shortened = visitor.gauge("firstlight_bots_shortened_total{rank=\"move\"}").await.unwrap();
    assert!(shortened > steps as f64 / 2.0, "{shortened} of {steps}");
    server.stop().await;
}
