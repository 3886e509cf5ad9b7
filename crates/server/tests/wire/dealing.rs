//! Deals that nobody can choose, over real sockets.

use crate::client::Socket;
use crate::site::{Site, earthrise};
use serde_json::{Value, json};
use tabletop::log::{Header, SeedRef};
use tabletop::{Seat, Seed, Share};

/// Ends the game by the will of both, and reads the header of its log.
async fn header(site: &Site, table: &str, sockets: [&mut Socket; 2]) -> Header<Value> {
    let [hers, his] = sockets;
    hers.ask(json!({"do": "abandon"})).await;
    let asked = his.until("her question", |message| message["table"]["questions"][0]["about"] == "abandon").await;
    let question = &asked["table"]["questions"][0]["question"];
    his.ask(json!({"do": "answer", "question": question, "yes": true})).await;
    let log = site.person("Reader").await.get(&format!("/api/v1/tables/{table}/log")).await.is(200).text();
    serde_json::from_str(log.lines().next().unwrap()).unwrap()
}

#[tokio::test]
async fn two_people_and_the_server_make_a_deal_together() {
    let site = Site::start().await;
    let (mut anna, mut ben) = (site.person("Anna").await, site.person("Ben").await);
    let table = anna.open(&earthrise(1, 2)).await;
    let (mut hers, welcome) = anna.sit_at(&table, json!({"lang": "en"})).await;
    let promised = welcome["table"]["commitment"].clone();
    let (mut his, _) = ben.sit_at(&table, json!({"lang": "en"})).await;
    his.ask(json!({"do": "sit"})).await;
    let started = |message: &Value| message["table"]["status"] == "running";
    let (told, _) = tokio::join!(hers.until("the game", started), his.until("the game", started));
    let dealt = &told["table"]["dealt"];
    assert_eq!(dealt["way"], "everybody");
    assert_eq!(dealt["secret"], Value::Null, "while the game runs nobody else knows the server's part");
    let texts: Vec<&str> = told["notes"].as_array().unwrap().iter().filter_map(|note| note["text"].as_str()).collect();
    let sentence = "The deal is made by the server together with Anna and Ben, so that nobody could choose it.";
    assert!(texts.contains(&sentence), "{texts:?}");
    let header = header(&site, &table, [&mut hers, &mut his]).await;
    let dealt = header.dealt.unwrap();
    let SeedRef::Seed(seed) = header.chance else { panic!("the game is over") };
    assert_eq!(dealt.check(seed), Ok(()));
    assert_eq!(json!(dealt.secret.unwrap().commitment()), promised);
    let own: Vec<(Seat, Share)> = dealt.shares.iter().map(|given| (given.seat, given.share)).collect();
    assert_eq!(own, [(Seat(0), Share([1; 32])), (Seat(1), Share([2; 32]))], "each finds the share they gave");
    site.stop().await;
}

/// One would see the other's share first, show another than they fixed, or answer for somebody else; and is silent then.
#[tokio::test]
async fn whoever_plays_tricks_is_left_out_by_name() {
    let site = Site::start().await;
    let (mut anna, mut ben, mut carl) =
        (site.person("Anna").await, site.person("Ben").await, site.person("Carl").await);
    let table = anna.open(&earthrise(1, 2)).await;
    let (mut hers, _) = anna.sit_at(&table, json!({})).await;
    let (mut his, _) = ben.sit_at(&table, json!({})).await;
    his.deals = false;
    his.ask(json!({"do": "sit"})).await;
    let fixed = Share([9; 32]).commitment(Seat(1));
    assert_eq!(carl.command(&table, &json!({"do": "commit", "commitment": fixed})).await.code(), "no_share_wanted");
    assert_eq!(his.code(json!({"do": "commit", "commitment": "none"})).await, "malformed");
    assert_eq!(his.code(json!({"do": "share", "share": Share([9; 32])})).await, "no_share_wanted");
    assert_eq!(his.code(json!({"do": "commit", "commitment": fixed})).await, "ok");
    let shown = |message: &Value| message["table"]["dealing"]["answered"] == json!([0]);
    hers.until("the second step", |message| message["table"]["dealing"]["step"] == "share").await;
    his.until("her share", shown).await;
    assert_eq!(his.code(json!({"do": "share", "share": Share([8; 32])})).await, "other_share");
    let started = |message: &Value| message["table"]["status"] == "running";
    let told = hers.until("the game", started).await;
    assert_eq!(told["table"]["dealt"]["left_out"], json!([{"seat": 1, "name": "Ben"}]));
    assert_eq!(told["table"]["dealt"]["shares"].as_array().unwrap().len(), 1);
    let header = header(&site, &table, [&mut hers, &mut his]).await;
    let dealt = header.dealt.unwrap();
    let alone = Seed::of_shares(&dealt.secret.unwrap(), [(Seat(0), &Share([1; 32]))]);
    assert_eq!(header.chance, SeedRef::Seed(alone));
    site.stop().await;
}
