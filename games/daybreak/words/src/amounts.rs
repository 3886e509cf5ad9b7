//! How many, and for what.

use super::Cards;
use daybreak::Tag;
use daybreak::language::{Quantity, Token};
use words::Joint;

impl Cards<'_> {
    /// The number that comes first in the phrase; `None` is "any amount".
    pub(super) fn number(&self, quantity: &Quantity) -> Option<u8> {
        Some(match *quantity {
            Quantity::N(n)
            | Quantity::Times(n, _)
            | Quantity::PerArea(n, _)
            | Quantity::PerBand(n)
            | Quantity::PerPlayer(n)
            | Quantity::Solo(n, _)
            | Quantity::PerProject(n)
            | Quantity::PerPaid(n) => n,
            Quantity::Per(_) | Quantity::Capped(..) | Quantity::PerEvery(..) => 1,
            Quantity::Rows(_, rows) => rows.get(0).map_or(0, |row| row.1),
            Quantity::ByPlayers(..) => runs(quantity).first().map_or(0, |run| run.1),
            Quantity::All => return None,
        })
    }

    /// What the number counts by: empty, or beginning with a space.
    pub(super) fn per(&self, quantity: &Quantity) -> String {
        let phrase = match *quantity {
            Quantity::N(_) | Quantity::All => return String::new(),
            Quantity::Per(tag) | Quantity::Times(_, tag) => {
                self.say_by_room("db-per-tag", "db-per-tag-brief", &[("tag", self.tag_of(tag).into())])
            }
            Quantity::Capped(max, tag) => {
                let args = [("tag", self.tag_of(tag).into()), ("max", max.into())];
                self.say_by_room("db-per-capped", "db-per-capped-brief", &args)
            }
            Quantity::Rows(tag, rows) => self.per_rows(tag, &rows.iter().copied().collect::<Vec<_>>()),
            Quantity::PerArea(_, tag) => {
                self.say_by_room("db-per-area", "db-per-area-brief", &[("tag", self.tag_of(tag).into())])
            }
            Quantity::PerEvery(n, token) => self.say("db-per-every", &[("what", self.tokens(token, n).into())]),
            Quantity::PerBand(_) => self.say("db-per-band", &[]),
            Quantity::PerPlayer(_) => self.say("db-per-player", &[]),
            Quantity::PerProject(_) => self.say("db-per-project", &[]),
            Quantity::PerPaid(_) => self.say("db-per-paid", &[]),
            Quantity::Solo(_, alone) => self.say("db-per-solo", &[("count", alone.into())]),
            Quantity::ByPlayers(..) => self.per_players(&runs(quantity)),
        };
        if phrase.is_empty() { phrase } else { format!(" {phrase}") }
    }

    /// "if this stack has at least 2 Society tags, 2 if it has 4 and 3 if it has 6"
    fn per_rows(&self, tag: Tag, rows: &[(u8, u8)]) -> String {
        let phrases = rows.iter().enumerate().map(|(place, &(count, amount))| match place {
            0 => {
                let args = [("count", count.into()), ("tag", self.tag_of(tag).into())];
                self.say_by_room("db-per-rows", "db-per-rows-brief", &args)
            }
            _ => {
                let args = [("count", count.into()), ("amount", amount.into())];
                self.say_by_room("db-per-rows-more", "db-per-rows-more-brief", &args)
            }
        });
        self.words.list(phrases, Joint::And)
    }

    /// "(2 with 3 or more players)", or "with 3 or more players" if there is none before.
    fn per_players(&self, runs: &[(u8, u8)]) -> String {
        let more = runs.iter().skip(1).map(|&(players, amount)| {
            self.say("db-per-players-row", &[("amount", amount.into()), ("players", players.into())])
        });
        let more = self.words.list(more, Joint::And);
        let first = match runs.first() {
            Some(&(players, _)) if players > 1 => self.say("db-per-players", &[("players", players.into())]),
            _ => String::new(),
        };
        let more = if more.is_empty() { more } else { self.say("db-per-players-more", &[("more", more.into())]) };
        [first, more].into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ")
    }

    /// So many of a token, without what they are counted by.
    pub(super) fn amount_of(&self, token: Token, quantity: &Quantity) -> String {
        match self.number(quantity) {
            Some(count) => self.tokens(token, count),
            None => self.say("db-all", &[("name", self.token(token).into())]),
        }
    }
}

/// From so many players on, so much: where the amount changes, nothing left out.
fn runs(quantity: &Quantity) -> Vec<(u8, u8)> {
    let Quantity::ByPlayers(one, two, three, four) = *quantity else { return Vec::new() };
    let mut runs: Vec<(u8, u8)> = Vec::new();
    for (players, amount) in (1..).zip([one, two, three, four]) {
        if runs.last().map_or(0, |run| run.1) != amount {
            runs.push((players, amount));
        }
    }
    runs
}
