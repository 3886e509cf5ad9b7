//! Two people and two bots play a whole game of each kind over sockets that keep breaking.

use crate::client::{Client, Socket};
use crate::site::{Site, table};
use daybreak_title::DaybreakTitle;
use earthrise_title::EarthriseTitle;
use serde_json::{Value, json};
use tabletop::log::{Header, SeedRef};
use tabletop::{Dice, Next, Seed, Timeline, Xoshiro};
use title::Title;
use title::log_line::read_entry;

/// A person who plays any move, on a line that breaks now and then.
pub(crate) struct Player {
    client: Client,
    table: String,
    seat: u64,
    socket: Option<Socket>,
    /// The last thing seen of the game.
    scene: Value,
    status: String,
    n: u64,
    dice: Xoshiro,
    /// The command that is not answered yet.
    open: Option<(String, Value)>,
    /// Commands that were answered, and those of them that were carried out.
    said: u32,
    pub made: u32,
    pub drops: u32,
}

impl Player {
    pub(crate) fn new(client: Client, table: &str, seat: u64, seed: u64) -> Player {
        let (table, dice) = (table.to_owned(), Xoshiro::new(seed));
        let status = "running".to_owned();
        Player {
            client,
            table,
            seat,
            socket: None,
            scene: json!({}),
            status,
            n: 0,
            dice,
            open: None,
            said: 0,
            made: 0,
            drops: 0,
        }
    }

    async fn connect(&mut self) {
        let attach = if self.n == 0 { json!({"lang": "es"}) } else { json!({"lang": "es", "since": self.n}) };
        let (socket, welcome) = self.client.sit_at(&self.table, attach).await;
        assert_eq!(welcome["you"]["seats"], json!([self.seat]));
        assert!(self.n == 0 || welcome["since"]["n"] == self.n, "{welcome}");
        self.socket = Some(socket);
        self.take(&welcome);
    }

    fn take(&mut self, message: &Value) {
        self.n = message["n"].as_u64().unwrap_or(self.n);
        if message["now"].is_object() {
            self.scene = message["now"].clone();
        }
        if let Some(status) = message["table"]["status"].as_str() {
            self.status = status.to_owned();
        }
        let answers = |id: &str| message["re"] == id;
        if self.open.as_ref().is_some_and(|(id, _)| answers(id)) {
            self.open = None;
            self.said += 1;
            // Where several move at once, another may have been faster, and may have ended the game.
            match message["type"].as_str().unwrap() {
                "error" => assert!(message["code"] == "illegal" || message["code"] == "finished", "{message}"),
                _ => self.made += 1,
            }
        }
    }

    /// Loses the connection, politely or not.
    async fn lose(&mut self) {
        self.drops += 1;
        match (self.socket.take(), self.dice.below(2)) {
            (Some(socket), 0) => socket.close().await,
            (Some(socket), _) => socket.vanish(),
            (None, _) => {}
        }
    }

    /// Plays until the game is over.
    pub(crate) async fn play(&mut self) {
        while self.status == "running" || self.open.is_some() {
            if self.socket.is_none() {
                self.connect().await;
                // What may or may not have arrived is said again under the same id.
                if let Some((_, command)) = self.open.clone() {
                    self.socket.as_mut().unwrap().say(&command).await;
                }
                continue;
            }
            let asked = self.scene["awaited"].as_array().is_some_and(|seats| seats.contains(&json!(self.seat)));
            let moves = self.scene["moves"].as_array().cloned().unwrap_or_default();
            if self.open.is_none() && asked && !moves.is_empty() {
                let chosen = &moves[self.dice.below(moves.len() as u32) as usize]["move"];
                let id = format!("{} {}", self.seat, self.said);
                let command = json!({"id": id, "do": "move", "move": chosen});
                self.socket.as_mut().unwrap().say(&command).await;
                self.open = Some((id, command));
                self.scene = json!({});
            }
            if self.dice.below(12) == 0 {
                self.lose().await;
                continue;
            }
            match self.socket.as_mut().unwrap().next().await {
                Some(message) => self.take(&message),
                None => self.socket = None,
            }
        }
    }
}

/// Checks a downloaded log as anybody could: every entry against the rules, every draw against the seed.
pub(crate) fn check_log<T: Title>(log: &str, commitment: &str) -> (Timeline<T::Game>, Seed) {
    let mut lines = log.lines();
    let header: Header<Value> = serde_json::from_str(lines.next().unwrap()).unwrap();
    let setup: T::Setup = serde_json::from_value(header.setup).unwrap();
    let content = T::content_of(&header.content, "log").unwrap();
    let mut timeline = Timeline::new(T::make(&content, &setup).unwrap());
    for (no, line) in (1..).zip(lines) {
        timeline.push(read_entry::<T::Game>(no, line).unwrap().0).unwrap();
    }
    let SeedRef::Seed(seed) = header.chance else { panic!("the seed is not published") };
    assert_eq!(seed.commitment().to_string(), commitment, "the seed is the one that was promised");
    assert_eq!(timeline.check_seed(seed), Ok(()));
    (timeline, seed)
}

async fn whole_game<T: Title>(seed: u64) {
    let site = Site::start().await;
    let (mut anna, mut ben) = (site.person("Anna").await, site.person("Ben").await);
    let id = anna.open(&table(T::ID, 1, 2)).await;
    let at = format!("/api/v1/tables/{id}");
    let promised = anna.get(&at).await.is(200).json()["table"].clone();
    assert!(promised["seed"].is_null() && promised["status"] == "waiting", "{promised}");
    assert_eq!(anna.get(&format!("{at}/log")).await.code(), "not_finished");
    ben.command(&id, &json!({"do": "sit"})).await.is(200);

    let mut players = [Player::new(anna.clone(), &id, 0, seed), Player::new(ben.clone(), &id, 1, seed + 1)];
    let [first, second] = &mut players;
    futures_util::future::join(first.play(), second.play()).await;
    assert!(players.iter().all(|player| player.drops > 0), "the lines broke");

    let info = ben.get(&at).await.is(200).json()["table"].clone();
    assert_eq!((&info["status"], &info["commitment"]), (&json!("finished"), &promised["commitment"]));
    let log = ben.get(&format!("{at}/log")).await.is(200).text();
    let (timeline, dealt) = check_log::<T>(&log, promised["commitment"].as_str().unwrap());
    assert_eq!(info["seed"], dealt.to_string());
    assert!(matches!(timeline.next(), Next::Over(_)));
    for player in &players {
        let entries = log.lines().skip(1).map(|line| serde_json::from_str::<Value>(line).unwrap());
        let moves = entries.filter(|entry| entry["seat"] == player.seat && entry.get("move").is_some()).count();
        assert_eq!(moves, player.made as usize, "every move of seat {} is there once", player.seat);
    }

    let results = anna.get(&format!("{at}/results")).await.is(200).json();
    assert_eq!(results.as_array().unwrap().len(), 1);
    assert_eq!((&results[0]["people"], &results[0]["you"]), (&json!(["Anna", "Ben"]), &json!(true)));
    assert_eq!(results[0]["bots"], json!(["steady", "steady"]));

    let (mut socket, _) = ben.sit_at(&id, json!({})).await;
    let again = socket.ask_as("again", json!({"do": "rematch", "same_deal": true})).await;
    let next = again["reply"]["opened"]["table"].as_str().unwrap_or_else(|| panic!("{again}")).to_owned();
    socket.ask(json!({"do": "ask", "what": "since", "n": 0})).await;
    let answers = socket.heard.iter().filter(|message| message["re"] == "again").count();
    let told = socket.heard.iter().any(|message| message["table"]["next"] == next.as_str());
    assert_eq!((answers, told), (1, true), "one answer to one command, and everybody is told where the table goes on");
    let rematch = anna.get(&format!("/api/v1/tables/{next}")).await.is(200).json();
    assert_eq!(rematch["table"]["commitment"], promised["commitment"]);
    assert_eq!((&rematch["table"]["status"], &rematch["you"]["seats"]), (&json!("running"), &json!([0])));
    assert_eq!(anna.get(&at).await.is(200).json()["table"]["next"], next);
    site.stop().await;
}

#[tokio::test]
async fn a_game_of_earthrise() {
    whole_game::<EarthriseTitle>(11).await;
}

#[tokio::test]
async fn a_game_of_daybreak() {
    whole_game::<DaybreakTitle>(21).await;
}
