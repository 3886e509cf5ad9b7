//! The key of a program's seat: shown once, replaced when it is lost, void when it is replaced.

use crate::client::Client;
use crate::site::{Site, earthrise, eventually};
use serde_json::json;

#[tokio::test]
async fn a_lost_key_is_replaced_and_the_seat_stays() {
    let site = Site::start().await;
    let mut anna = site.person("Anna").await;
    // The program takes the last open seat, so that the game begins at once.
    let table = anna.open(&earthrise(1, 2)).await;
    let first =
        anna.post(&format!("/api/v1/tables/{table}/tokens"), &json!({"seat": 1, "name": "Probe"})).await.is(200).json();
    let issued = format!("/api/v1/tables/{table}/issued");
    let listed = anna.get(&issued).await.is(200).json();
    assert_eq!((&listed[0]["seat"], &listed[0]["here"]), (&json!(1), &json!(false)));

    let path = format!("{issued}/{}", first["id"].as_str().unwrap());
    let second = anna.post(&path, &json!({})).await.is(200).json();
    assert_eq!(second["id"], first["id"]);
    assert_ne!(second["secret"], first["secret"]);
    let program = |key: &serde_json::Value| Client::program(site.server.addr, key["secret"].as_str().unwrap());
    assert_eq!(program(&first).get("/api/v1/me").await.code(), "bad_token", "the old key is void");
    let (mut socket, welcome) = program(&second).sit_at(&table, json!({})).await;
    assert_eq!(welcome["you"]["seats"], json!([1]), "the program has the same seat");
    assert_eq!(welcome["table"]["seats"][1]["name"], "Probe");
    eventually("the host sees the program", async || anna.clone().get(&issued).await.json()[0]["here"] == true).await;

    // A key that somebody else may have seen is replaced while they use it.
    let third = anna.post(&path, &json!({})).await.is(200).json();
    assert_eq!(socket.goodbye().await.unwrap()["code"], "bad_token");
    assert_eq!(program(&second).get("/api/v1/me").await.code(), "bad_token");
    program(&third).sit_at(&table, json!({})).await;

    // An invitation is not a key, and what is revoked is gone.
    let invite = anna.post(&format!("/api/v1/tables/{table}/invites"), &json!({})).await.is(200).json();
    assert_eq!(
        anna.post(&format!("{issued}/{}", invite["id"].as_str().unwrap()), &json!({})).await.code(),
        "bad_token"
    );
    anna.send("delete", &path, None).await.is(200);
    assert_eq!(anna.post(&path, &json!({})).await.code(), "bad_token");
    site.stop().await;
}
