//! Rounds and the final phase, and where in them the game is.

use super::Narrator;
use earthrise::{Phase, View};
use tabletop::Seats;
use words::Names;

impl Narrator<'_> {
    /// The sign of a round, counted from 0, as on the Honors cards: "R1"; the number of rounds stands for "F".
    pub fn round_code(&self, round: u8) -> String {
        match self.is_final(round) {
            true => self.say("round-code-final", &[]),
            false => self.say("round-code", &[("number", number(round).into())]),
        }
    }

    /// The name of a round, counted from 0: "outbound", "orbits", "return", "final phase".
    pub fn round_name(&self, round: u8) -> String {
        match round {
            _ if self.is_final(round) => self.say("round-final", &[]),
            0 => self.say("round-outbound", &[]),
            1 => self.say("round-orbits", &[]),
            2 => self.say("round-return", &[]),
            _ => self.say("round-numbered", &[("number", number(round).into())]),
        }
    }

    /// A round, counted from 0, as a heading: "Round 2, orbits".
    pub fn round_title(&self, round: u8) -> String {
        match round {
            _ if self.is_final(round) => self.say("round-title-final", &[]),
            _ if self.is_named(round) => {
                let name = self.round_name(round);
                self.say("round-title", &[("number", number(round).into()), ("round", name.into())])
            }
            _ => self.say("round-title-plain", &[("number", number(round).into())]),
        }
    }

    /// Where the game is: "Round 2 of 3, orbits · trick 4 of 10".
    pub fn title(&self, view: &View) -> String {
        let table = self.game.table();
        match view.phase {
            Phase::Over => self.say("table-title-over", &[]),
            _ if self.is_final(view.round) => self.say("table-title-final", &[]),
            _ if view.trick >= table.hand_size => self.say(
                "table-title-scoring",
                &[
                    ("round", number(view.round).into()),
                    ("rounds", table.rounds.into()),
                    ("stage", self.round_name(view.round).into()),
                ],
            ),
            _ => self.say(
                "table-title",
                &[
                    ("round", number(view.round).into()),
                    ("rounds", table.rounds.into()),
                    ("stage", self.round_name(view.round).into()),
                    ("trick", number(view.trick).into()),
                    ("tricks", table.hand_size.into()),
                ],
            ),
        }
    }

    /// What kind of trick this one of a round, counted from 0, is: "open trick" or "radio silence".
    pub fn trick_kind(&self, trick: u8) -> String {
        self.say(if self.game.is_silent(trick) { "table-trick-silent" } else { "table-trick-open" }, &[])
    }

    /// Whose decision the table waits for: "Your turn", "Ana is thinking…"; empty if nobody is asked.
    pub fn waiting(&self, asked: Seats) -> String {
        match self.names {
            _ if asked.is_empty() => String::new(),
            Names { me: Some(me), .. } if asked.has(*me) => self.say("table-your-turn", &[]),
            _ => self.say("table-thinking", &[("count", asked.len().into()), ("names", self.seats(asked).into())]),
        }
    }

    /// Has the round a name of its own, as those of the printed game have?
    pub(super) fn is_named(&self, round: u8) -> bool {
        round < 3 && !self.is_final(round)
    }

    fn is_final(&self, round: u8) -> bool {
        round >= self.game.table().rounds
    }
}

/// As people count.
pub(super) fn number(from_zero: u8) -> u16 {
    u16::from(from_zero) + 1
}
