//! What is laid, dealt and drawn in a scene.

use super::box_file::BoxFile;
use super::deal::Wishes;
use super::{Mission, cards};
use earthrise::content::Maneuver;
use earthrise::{Earthrise, Setup, Suit};
use std::collections::VecDeque;

/// A table that is being set up. Whatever is not said is filled in, the same way every time.
#[derive(Clone, Debug)]
pub(crate) struct Plan {
    pub(super) setup: Setup,
    pub(super) file: BoxFile,
    pub(super) pilot: u8,
    pub(super) pills: Vec<u8>,
    /// The rounds, as far as they are described. A round that is not has the hands of the last one that is.
    pub(super) rounds: Vec<Round>,
    /// Pieces in the order in which they come off the pile.
    pub(super) pieces: VecDeque<u8>,
}

#[derive(Clone, Debug, Default)]
pub(super) struct Round {
    pub tokens: Vec<Maneuver>,
    pub deal: Wishes,
}

/// A table of so many players, with the data of the box.
pub(crate) fn table(players: u8) -> Plan {
    let setup = Setup::new(players);
    let rounds = vec![Round::default()];
    Plan { setup, file: BoxFile::default(), pilot: 0, pills: Vec::new(), rounds, pieces: VecDeque::new() }
}

/// A short flight: every round has one open trick for each card in a hand, and the deck is these hands, seat by seat.
pub(crate) fn flight<const N: usize>(hands: [&str; N]) -> Plan {
    table(N as u8).hands(hands).silent(&[])
}

/// The shortest flight: one trick a round. Seat 0 leads the first; the cards are named in the order of play.
pub(crate) fn one_trick(token: Maneuver, played: &str) -> Mission {
    let hands: Vec<&str> = played.split_whitespace().collect();
    let plan = match *hands.as_slice() {
        [a, b, c] => flight([a, b, c]),
        [a, b, c, d] => flight([a, b, c, d]),
        [a, b, c, d, e] => flight([a, b, c, d, e]),
        _ => panic!("three to five cards make a trick"),
    };
    plan.tokens([token]).begin().trick(played)
}

impl Plan {
    /// The lot makes this seat the first Pilot.
    pub(crate) fn pilot(mut self, seat: u8) -> Plan {
        self.pilot = seat;
        self
    }

    /// Tokens of the round, from the Earth on; others follow them.
    pub(crate) fn tokens<const N: usize>(mut self, tokens: [Maneuver; N]) -> Plan {
        self.round().tokens = tokens.to_vec();
        self
    }

    /// Cards of the round that these seats get, beginning with seat 0; the rest of the deck is dealt around them.
    pub(crate) fn hands<const N: usize>(mut self, hands: [&str; N]) -> Plan {
        self.round().deal.named = hands.map(cards).to_vec();
        self
    }

    /// Of the cards that are not named, this seat gets none of this suit.
    pub(crate) fn without(mut self, seat: u8, suit: Suit) -> Plan {
        self.round().deal.without.push((seat, suit));
        self
    }

    /// What follows is about the next round.
    pub(crate) fn next_round(mut self) -> Plan {
        let deal = self.round().deal.clone();
        self.rounds.push(Round { tokens: Vec::new(), deal });
        self
    }

    /// These tricks of the short flight, from 1, are silent.
    pub(crate) fn silent(mut self, tricks: &[u8]) -> Plan {
        self.file.shorten(&self.rounds[0].deal.named, tricks);
        self
    }

    /// The advanced game; the pills by number, beginning with seat 0. Others get any of the rest.
    pub(crate) fn pills<const N: usize>(mut self, numbers: [u8; N]) -> Plan {
        self.setup.pills = true;
        self.pills = numbers.to_vec();
        self
    }

    pub(crate) fn pill_pool(mut self, name: &str) -> Plan {
        self.setup.pill_pool = Some(name.to_owned());
        self
    }

    /// The pieces that come off the pile, in order, while nobody knows them.
    pub(crate) fn pieces(mut self, kinds: impl IntoIterator<Item = u8>) -> Plan {
        self.pieces = kinds.into_iter().collect();
        self
    }

    /// An option of the table.
    pub(crate) fn option(mut self, name: &str, value: &str) -> Plan {
        self.setup.options.insert(name.to_owned(), value.to_owned());
        self
    }

    /// Another value for a field of the data file.
    pub(crate) fn field(mut self, name: &str, value: &str) -> Plan {
        self.file.set_field(name, value);
        self
    }

    /// Another text for a piece of the data file.
    pub(crate) fn text(mut self, from: &str, to: &str) -> Plan {
        self.file.replace(from, to);
        self
    }

    /// No card, token or piece counts, and nobody scores for few Alerts: every game is a tie.
    pub(crate) fn nothing_counts(self) -> Plan {
        let none = "{APO: 0, AST: 0, PHO: 0, ALE: 0}";
        self.field("honors", &format!("{{R1: {none}, R2: {none}, R3: {none}}}"))
            .text("fewest_alerts: 10", "fewest_alerts: 0")
            .text("per_leftover_token: {3: 1, 4: 1, 5: 2}", "per_leftover_token: {3: 0, 4: 0, 5: 0}")
            .text("puzzle: [0, 5, 10, 17, 25]", "puzzle: [0, 0, 0, 0, 0]")
    }

    /// The rules of this table.
    pub(crate) fn game(&self) -> Earthrise {
        Earthrise::new(&self.file.content(), &self.setup).unwrap_or_else(|error| panic!("{error}"))
    }

    /// Draws are made up to the first question.
    pub(crate) fn begin(self) -> Mission {
        Mission::new(self)
    }

    fn round(&mut self) -> &mut Round {
        self.rounds.last_mut().unwrap()
    }
}
