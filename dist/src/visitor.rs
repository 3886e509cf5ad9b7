//! Somebody who comes to a server, sits down with bots and plays, as a browser would: by a cookie and the interface.

use crate::http::{ask, parsed};
use serde_json::{Value, json};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// As long as a bot may take to move on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);

/// Somebody with a cookie.
#[derive(Clone, Debug)]
pub(crate) struct Visitor {
    pub(crate) address: String,
    pub(crate) cookie: String,
}

impl Visitor {
    /// Comes for the first time.
    pub(crate) fn come(address: &str) -> Result<Visitor, String> {
        let cookie = ask(address, "GET", "/api/v1/me", "", "")?.expect(200)?.cookie()?;
        Ok(Visitor { address: address.to_owned(), cookie })
    }

    fn get(&self, path: &str) -> Result<Value, String> {
        parsed(&ask(&self.address, "GET", path, &self.cookie, "")?.expect(200)?.body)
    }

    fn post(&self, path: &str, body: &Value) -> Result<Value, String> {
        parsed(&ask(&self.address, "POST", path, &self.cookie, &body.to_string())?.expect(200)?.body)
    }

    /// What can be played, as the server tells it.
    pub(crate) fn games(&self) -> Result<Vec<Value>, String> {
        let about = self.get("/api/v1")?;
        about["games"].as_array().cloned().ok_or_else(|| "the server names no games".to_owned())
    }

    /// Opens a table with as many bots as there usually are; which.
    pub(crate) fn sit_down(&self, game: &Value) -> Result<String, String> {
        let usual = game["usual"].as_u64().ok_or("a game does not say how many play it")?;
        let bots = (1..usual).map(|_| json!({"bot": "random"}));
        let seats: Vec<Value> = std::iter::once(json!("me")).chain(bots).collect();
        let wanted = json!({"game": game["id"], "seats": seats, "settings": {"bot_pace": 0}});
        let opened = self.post("/api/v1/tables", &wanted)?;
        opened["table"].as_str().map(str::to_owned).ok_or_else(|| "no table was opened".to_owned())
    }

    /// A table as this visitor sees it.
    pub(crate) fn view(&self, table: &str) -> Result<Value, String> {
        self.get(&format!("/api/v1/tables/{table}/view"))
    }

    /// How long the log of a table is.
    pub(crate) fn entries(&self, table: &str) -> Result<u64, String> {
        let seen = self.view(table)?;
        seen["now"]["entry"].as_u64().ok_or_else(|| format!("{table} does not say how far it is: {seen}"))
    }

    /// Makes so many moves of those that are offered; how long the log is then.
    pub(crate) fn play(&self, table: &str, moves: u32) -> Result<u64, String> {
        let path = format!("/api/v1/tables/{table}/commands");
        for _ in 0..moves {
            let until = Instant::now() + PATIENCE;
            loop {
                let now = &self.view(table)?["now"];
                let mine = now["awaited"].as_array().is_some_and(|seats| seats.contains(&json!(0)));
                let moves = now["moves"].as_array().filter(|moves| mine && !moves.is_empty());
                // Another one each time: the first may be to end the round.
                if let Some(choice) = moves.map(|moves| &moves[entry(now) % moves.len()]) {
                    self.post(&path, &json!({"do": "move", "seat": 0, "move": choice["move"]}))?;
                    break;
                }
                if Instant::now() > until {
                    return Err(format!("nobody asks for a move at {table}: {}", now["when"]));
                }
                sleep(Duration::from_millis(50));
            }
        }
        self.entries(table)
    }
}

fn entry(now: &Value) -> usize {
    now["entry"].as_u64().and_then(|entry| usize::try_from(entry).ok()).unwrap_or(0)
}
