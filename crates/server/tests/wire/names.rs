//! Names that nobody can see, and names that look like another's.

use crate::site::{Site, earthrise};
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
