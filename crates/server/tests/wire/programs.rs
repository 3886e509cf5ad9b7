//! Programs are counted as people are.

use crate::client::Client;
use crate::site::{Site, earthrise};
use serde_json::{Value, json};
use server::config::OnOff;

/// A program that says one thing after the other, with a socket and without: it has as much as a person, and takes nothing
/// from whoever made it.
#[tokio::test]
async fn a_program_is_held_back_as_a_person_is() {
    let site = Site::with(|said| {
        said.limits = Some(OnOff::On);
        said.limit_commands = Some("8+1/h".parse().unwrap());
    })
    .await;
    let mut anna = site.person("Anna").await;
    let table = anna.open(&earthrise(2, 1)).await;
    let path = format!("/api/v1/tables/{table}/tokens");
    let token = anna.post(&path, &json!({"seat": 1, "name": "Probe"})).await.is(200).json();
    let mut program = Client::program(site.server.addr, token["secret"].as_str().unwrap());
    let (mut socket, _) = program.sit_at(&table, json!({})).await;
    let pause = json!({"do": "pause"});
    for n in 0..4 {
        assert_eq!(socket.code(pause.clone()).await, "only_its_seat", "command {n}");
        assert_eq!(program.command(&table, &pause).await.code(), "only_its_seat", "command {n} without a socket");
    }
    let told: Value = socket.ask(pause.clone()).await;
    assert_eq!(told["code"], "too_fast");
    assert!(told["args"]["retry_after_ms"].as_str().unwrap().parse::<u64>().unwrap() > 1000, "{told}");
    assert_eq!(program.command(&table, &pause).await.code(), "too_fast");
    anna.command(&table, &json!({"do": "chat", "text": "hello"})).await.is(200);
    site.stop().await;
}

/// Keys are made as seldom as invitations, be they the first of a program or the next.
#[tokio::test]
async fn keys_are_made_at_a_rate() {
    let site = Site::with(|said| {
        said.limits = Some(OnOff::On);
        said.limit_secrets = Some("4+1/h".parse().unwrap());
    })
    .await;
    let mut anna = site.person("Anna").await;
    let table = anna.open(&earthrise(2, 1)).await;
    let at = format!("/api/v1/tables/{table}");
    let probe = json!({"seat": 1, "name": "Probe"});
    let token = anna.post(&format!("{at}/tokens"), &probe).await.is(200).json();
    let again = format!("{at}/issued/{}", token["id"].as_str().unwrap());
    for _ in 0..3 {
        anna.post(&again, &json!({})).await.is(200);
    }
    assert_eq!(anna.post(&again, &json!({})).await.code(), "too_fast");
    assert_eq!(anna.post(&format!("{at}/tokens"), &json!({"seat": 2, "name": "Other"})).await.code(), "too_fast");
    anna.post(&format!("{at}/invites"), &json!({})).await.is(200);
    anna.send("delete", &again, None).await.is(200);
    site.stop().await;
}
