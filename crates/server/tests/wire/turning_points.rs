//! The turning points of a finished game, as a browser asks for them.

use crate::client::Client;
use crate::site::{Site, earthrise};
use serde_json::{Value, json};
use wire::{TurningPoint, TurningPoints, TurningPointsState};

/// Asks until the work is done.
async fn asked(client: &mut Client, path: &str) -> TurningPoints {
    // However busy the machine is, it is done after so many questions.
    for _ in 0..3000 {
        let found: TurningPoints = serde_json::from_slice(&client.get(path).await.is(200).body).unwrap();
        if found.state != TurningPointsState::Working {
            return found;
        }
        assert!(found.points.is_empty() && found.done <= found.of, "{found:?}");
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    panic!("the turning points are never done");
}

#[tokio::test]
async fn turning_points_come_when_they_are_known() {
    let site = Site::with(|said| said.turns_lines = Some(40)).await;
    let mut anna = site.person("Anna").await;
    let id = anna.open(&earthrise(0, 2)).await;
    let path = format!("/api/v1/tables/{id}/turns");
    assert_eq!(anna.get(&path).await.code(), "not_finished");
    let (mut socket, _) = anna.sit_at(&id, json!({})).await;
    socket.ask(json!({"do": "stand_in", "bot": "steady", "until": "back"})).await;
    socket.until("the end", |message| message["table"]["status"] == "finished").await;

    let first: Value = anna.get(&path).await.is(200).json();
    assert_eq!((&first["state"], &first["points"]), (&json!("working"), &json!([])));
    let english = asked(&mut anna, &path).await;
    assert_eq!((english.state, english.done), (TurningPointsState::Done, english.of));
    let entries = anna.get(&format!("/api/v1/tables/{id}")).await.is(200).json()["table"]["entries"].as_u64().unwrap();
    assert!(!english.points.is_empty());
    assert!(english.points.iter().all(|point| point.entry >= 1 && u64::from(point.entry) <= entries));
    for lang in ["es", "pt-BR"] {
        // It is known by now, so there is nothing to wait for.
        let known: TurningPoints =
            serde_json::from_slice(&anna.get(&format!("{path}?lang={lang}")).await.is(200).body).unwrap();
        let place = |point: &TurningPoint| (point.entry, point.seat, point.yours, point.change.to_bits());
        assert_eq!(known.state, TurningPointsState::Done);
        assert!(known.points.iter().map(place).eq(english.points.iter().map(place)));
        assert!(known.points.iter().zip(&english.points).all(|(one, other)| one.text != other.text));
    }
    // Whoever asks is told of their own moves first; whoever had no seat had no move.
    assert!(english.points.is_sorted_by_key(|point| !point.yours));
    assert!(english.points.iter().all(|point| point.yours == (point.seat.0 == 0)));
    let mut ben = site.person("Ben").await;
    assert!(asked(&mut ben, &path).await.points.iter().all(|point| !point.yours));
    // A restart forgets nothing: they are there at once, and the same.
    let site = Site::over(site.stop().await, |said| said.turns_lines = Some(40)).await;
    let mut anna = Client { cookie: anna.cookie, ..site.client() };
    let again: TurningPoints = serde_json::from_slice(&anna.get(&path).await.is(200).body).unwrap();
    assert_eq!((again.state, again.points), (TurningPointsState::Done, english.points));
    // A server that is asked to stop does not wait for the rest.
    let again = anna.open(&earthrise(0, 2)).await;
    anna.command(&again, &json!({"do": "abandon"})).await.is(200);
    anna.get(&format!("/api/v1/tables/{again}/turns")).await.is(200);
    site.stop().await;
}
