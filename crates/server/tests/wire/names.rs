//! Names that nobody can see, and names that look like another's.

use crate::site::{Site, earthrise, table};
use serde_json::json;

#[tokio::test]
async fn nobody_is_invisible() {
    let site = Site::start().await;
    let mut anna = site.person("Anna").await;
    let at = anna.open(&earthrise(2, 0)).await;
    let mut mallory = site.person("Mallory").await;
    let tower = format!("Z{}", "\u{301}\u{316}".repeat(6));
    for name in [
        "\u{200b}",
        "\u{2060}",
        "\u{feff}",
        "\u{ad}",
        "\u{2800}",
        "\u{3164}",
        "\u{e0041}\u{e0042}",
        "Anna\u{200b}",
        &tower,
    ] {
        assert_eq!(mallory.patch("/api/v1/me", &json!({"name": name})).await.code(), "bad_name", "{name:?}");
        let sit = json!({"do": "sit", "name": name});
        assert_eq!(mallory.command(&at, &sit).await.code(), "bad_name", "{name:?}");
        let wanted = json!({"game": "earthrise", "seats": [{"me_as": name}, "me", "me"]});
        assert_eq!(mallory.post("/api/v1/tables", &wanted).await.code(), "bad_name", "{name:?}");
        let token = json!({"seat": 1, "name": name});
        assert_eq!(anna.post(&format!("/api/v1/tables/{at}/tokens"), &token).await.code(), "bad_name", "{name:?}");
    }
    assert_eq!(mallory.get("/api/v1/me").await.json()["name"], "Mallory");
    site.stop().await;
}

#[tokio::test]
async fn nobody_at_a_table_is_taken_for_another() {
    let site = Site::start().await;
    let mut anna = site.person("Anna").await;
    let at = anna.open(&earthrise(2, 0)).await;
    // Cyrillic letters, and then a name that is changed into one that looks alike.
    let (mut mallory, mut eve) = (site.person("\u{410}nn\u{430}").await, site.person("Eve").await);
    mallory.command(&at, &json!({"do": "sit"})).await.is(200);
    eve.command(&at, &json!({"do": "sit"})).await.is(200);
    eve.patch("/api/v1/me", &json!({"name": "Ann\u{430}"})).await.is(200);
    let seats = anna.get(&format!("/api/v1/tables/{at}")).await.is(200).json()["table"]["seats"].clone();
    let names: Vec<&str> = seats.as_array().unwrap().iter().map(|seat| seat["name"].as_str().unwrap()).collect();
    assert_eq!(names, ["Anna", "\u{410}nn\u{430} 2", "Ann\u{430} 3"]);
    site.stop().await;
}

/// Whoever speaks, proposes, asks or waits at the door does so under a name that is nobody else's there.
#[tokio::test]
async fn nobody_speaks_under_the_name_of_another() {
    let site = Site::start().await;
    let (mut anna, mut mallory) = (site.person("Anna").await, site.person("\u{410}nna").await);
    let mut wanted = table("daybreak", 2, 0);
    wanted["settings"] = json!({"visibility": "private"});
    let at = anna.open(&wanted).await;
    let invite = anna.post(&format!("/api/v1/tables/{at}/invites"), &json!({})).await.is(200).json();
    let invited = json!({"secret": invite["secret"]});
    // Two guests: one looks like the host, and one like the other guest.
    let (mut eve, mut olga) = (site.person("Ann\u{430}").await, site.person("\u{410}nn\u{430}").await);
    for guest in [&mut mallory, &mut eve, &mut olga] {
        guest.post("/api/v1/invites", &invited).await.is(200);
    }
    mallory.command(&at, &json!({"do": "sit"})).await.is(200);
    let says = json!({"do": "chat", "text": "hello"});
    for speaker in [&mut anna, &mut mallory, &mut eve, &mut olga] {
        speaker.command(&at, &says).await.is(200);
    }
    mallory.command(&at, &json!({"do": "propose", "text": "Wind first"})).await.is(200);
    let code = anna.post(&format!("/api/v1/tables/{at}/code"), &json!({})).await.is(200).json()["code"].clone();
    let mut stranger = site.person("\u{391}nna").await;
    stranger.post("/api/v1/invites", &json!({"secret": code})).await.is(200);
    let seen = anna.get(&format!("/api/v1/tables/{at}/view")).await.is(200).json();
    let named = |list: &serde_json::Value, field: &str| -> Vec<String> {
        list.as_array().unwrap().iter().map(|one| one[field].as_str().unwrap().to_owned()).collect()
    };
    let said = named(&seen["chat"], "name");
    assert_eq!(said[..2], ["Anna".to_owned(), "\u{410}nna 2".to_owned()]);
    let mut guests: Vec<String> = said[2..].to_vec();
    guests.sort();
    let numbers: Vec<char> = guests.iter().filter_map(|name| name.chars().last()).collect();
    assert!(numbers.contains(&'3') && numbers.contains(&'4'), "{said:?}");
    let mut listed = named(&seen["table"]["guests"], "name");
    listed.sort();
    assert_eq!(listed, guests, "a guest is called in the list as in the chat");
    assert_eq!(named(&seen["table"]["plans"], "by"), ["\u{410}nna 2"]);
    assert_eq!(named(&seen["table"]["knocks"], "name"), ["\u{391}nna 5"]);
    site.stop().await;
}
