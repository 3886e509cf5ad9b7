//! What must not stand in an answer, whatever was asked.

use super::case::{Actor, Stage, dealt};
use earthrise_title::EarthriseTitle;
use serde_json::Value;
use tabletop::{Audience, Game, Seat, Seed};
use title::Title;

/// What describes the interface and the games, and knows no table.
const DESCRIBING: [&str; 2] = ["openapi.json", "/library/"];

/// Coming in by a code or an invitation.
const COMING: &str = "post /api/v1/invites";

/// The secrets of a table, as they would be written.
pub(super) struct Secrets {
    actor: Actor,
    stage: Stage,
    seed: String,
    hands: Vec<String>,
    keys: Vec<String>,
    /// The name of the table, which outsiders learn from nowhere.
    pub table: Option<String>,
    /// What makes a browser one of the others.
    pub cookies: Vec<String>,
}

impl Secrets {
    pub(super) fn of(seed: Seed, actor: Actor, stage: Stage) -> Secrets {
        let timeline = dealt(seed);
        let hand = |seat: u8| {
            let view = timeline.game().view(timeline.state(), Audience::Seat(Seat(seat)));
            let view = serde_json::to_value(EarthriseTitle::show(timeline.game(), &view)).unwrap();
            let hand = view["players"][seat as usize]["hand"].to_string();
            assert!(hand.len() > 20, "a hand is dealt: {hand}");
            hand
        };
        let hands = (0..4).map(hand).collect();
        Secrets { actor, stage, seed: seed.to_string(), hands, keys: Vec::new(), table: None, cookies: Vec::new() }
    }

    /// Keys that are shown once, to whoever made them.
    pub(super) fn hides(&mut self, token: &str, invite: &str) {
        self.keys.extend([token.to_owned(), invite.to_owned()]);
    }

    /// The own hand, which the seat sees: so it is known that a hand would be found.
    pub(super) fn own_hand(&self) -> Option<&str> {
        self.actor.seat().map(|seat| self.hands[seat as usize].as_str())
    }

    /// Looks through an answer.
    pub(super) fn look_through(&self, asked: &str, answer: &str) {
        let (actor, stage) = (self.actor, self.stage);
        let hidden = |what: &str, secret: &str| {
            assert!(!answer.contains(secret), "{actor:?} at a {stage:?} table learns {what} by {asked}: {answer}");
        };
        self.keys.iter().for_each(|key| hidden("a key", key));
        self.cookies.iter().for_each(|cookie| hidden("a cookie", cookie.split('=').next_back().unwrap()));
        // Whoever has its code or its invitation is told where it leads.
        // What describes the games is long enough to hold six letters that are a table's name by chance.
        let describes = DESCRIBING.iter().any(|path| asked.contains(path));
        if let Some(table) = self.table.as_ref().filter(|_| actor.is_outside() && asked != COMING && !describes) {
            hidden("of the table", table);
        }
        if stage == Stage::Finished {
            return;
        }
        hidden("the seed", &self.seed);
        for (seat, hand) in self.hands.iter().enumerate() {
            if actor.seat() != Some(seat as u8) {
                hidden(&format!("the hand of seat {seat}"), hand);
            }
        }
        if actor.is_behind()
            && stage == Stage::Running
            && !describes
            && let Ok(json) = serde_json::from_str::<Value>(answer)
        {
            self.nothing_early(asked, &json);
        }
    }

    /// Nothing of a game that runs reaches those who are behind: neither what happened nor how much.
    fn nothing_early(&self, asked: &str, answer: &Value) {
        let actor = self.actor;
        match answer {
            Value::Array(list) => list.iter().for_each(|one| self.nothing_early(asked, one)),
            Value::Object(map) => {
                for (key, value) in map {
                    if key == "questions" {
                        // Whom a question asks is no secret, but no question tells of moves.
                        assert!(!value.to_string().contains("retract"), "{actor:?} by {asked}: {value}");
                        continue;
                    }
                    let nothing = match key.as_str() {
                        "told" | "awaited" | "asked" => value.as_array().is_none_or(Vec::is_empty),
                        "entry" | "entries" => value.as_u64().is_none_or(|n| n == 0),
                        "moves" => value.is_null(),
                        _ => true,
                    };
                    assert!(nothing, "{actor:?} is told `{key}` early by {asked}: {value}");
                    self.nothing_early(asked, value);
                }
            }
            _ => {}
        }
    }
}
