//! A table of Earthrise as text.

use crate::screen::{Style, headline, row, wrap_words};
use earthrise::content::Source;
use earthrise::{Card, Cards, Earthrise, Eye, Phase, Shown, Suit, TokenId, View};
use tabletop::{Audience, Game, Seat};
use words::Words;
use words::earthrise::Narrator;

/// Draws views of one table.
pub struct Screen<'a> {
    /// The texts.
    pub words: &'a Words,
    /// The sentences of the game.
    pub narrator: Narrator<'a>,
    /// The rules of the table.
    pub game: &'a Earthrise,
    /// Colour or not.
    pub style: Style,
}

impl Screen<'_> {
    fn label(&self, key: &str) -> String {
        self.words.say(key, &[])
    }

    fn row(&self, key: &str, items: &[String], gap: &str) -> String {
        row(&self.label(key), items, gap)
    }

    fn mark(&self, card: Card) -> String {
        self.coloured(card, &self.narrator.card_mark(card))
    }

    /// A card in the colour of its suit; its symbol and letters say the same.
    fn coloured(&self, card: Card, text: &str) -> String {
        let code = match card.suit() {
            Suit::Pho => "34",
            Suit::Apo => "36",
            Suit::Ast => "33",
            Suit::Ale => "31",
        };
        self.style.paint(code, text)
    }

    /// Everything a player looks at before a decision.
    pub fn table(&self, view: &View) -> String {
        let mut out = self.title(view);
        let tricks_left = view.round < self.game.table().rounds && view.trick < self.game.table().hand_size;
        if tricks_left {
            out += &self.track(view);
            out += &self.earth(view);
            out += &self.trick(view);
        }
        out += &self.standing(view);
        if let Some(seat) = view.seat() {
            out += &self.pill(view, seat).unwrap_or_default();
        }
        out
    }

    /// The line on top.
    fn title(&self, view: &View) -> String {
        let mut text = self.narrator.title(view);
        if view.phase == Phase::Play {
            text += &format!(" · {}", self.narrator.trick_kind(view.trick));
        }
        headline(self.style, &text)
    }

    /// The tokens of the round from this trick on, silent tricks between them.
    pub fn track(&self, view: &View) -> String {
        let items: Vec<String> = (view.trick..self.game.table().hand_size)
            .map(|trick| {
                let what = match view.track[usize::from(trick)] {
                    _ if self.game.is_silent(trick) => self.narrator.trick_kind(trick),
                    Some(token) => self.narrator.token_mark(token),
                    None => self.label("table-none"),
                };
                let text = format!("{} {what}", trick + 1);
                if trick == view.trick { self.style.bold(&format!("[{text}]")) } else { text }
            })
            .collect();
        self.row("table-track", &items, "  ")
    }

    fn earth(&self, view: &View) -> String {
        let token = |token: TokenId| {
            let text = self.narrator.token(token);
            if Some(token) == view.newest { self.style.bold(&text) } else { self.style.dim(&text) }
        };
        let mut items: Vec<String> = view.newest.into_iter().map(token).collect();
        items.extend(view.earth.iter().filter(|&t| Some(t) != view.newest).map(token));
        if items.is_empty() {
            items.push(self.label("table-none"));
        }
        self.row("table-earth", &items, "; ")
    }

    fn trick(&self, view: &View) -> String {
        let players = self.game.players();
        let mut items = Vec::new();
        for step in 0..players {
            let seat = Seat((view.pilot.0 + step) % players);
            let card = match view.table[seat.index()] {
                Shown::Nothing => continue,
                Shown::FaceDown => self.label("table-face-down"),
                Shown::Card(card) => self.mark(card),
            };
            items.push(format!("{} {card}", self.narrator.seat(seat)));
        }
        if items.is_empty() {
            items.push(self.label("table-none"));
        }
        let mut out = self.row("table-trick", &items, "  ");
        if let Some(trump) = view.trump {
            out += &self.row("table-trump", &[self.style.bold(&self.narrator.suit(trump))], "");
        }
        out
    }

    /// One line a player: Honors by round, tokens, pieces, Alerts, pill.
    pub fn standing(&self, view: &View) -> String {
        let rounds = usize::from(self.game.table().rounds);
        let shown = if view.phase == Phase::Over { rounds + 1 } else { usize::from(view.round).min(rounds) };
        let columns: Vec<usize> = (0..=rounds).filter(|&c| c < shown || view.phase == Phase::Over).collect();
        let mut head = format!(" {:<16}", "");
        for &column in &columns {
            head += &format!("{:>5}", self.narrator.round_code(column as u8));
        }
        // Radio Silence tokens are taken in the open; the column is there while somebody has one this round.
        let silence = view.silence.iter().any(|&tokens| tokens > 0);
        let mut labels = vec!["table-honors", "table-tokens", "table-pieces", "table-alerts"];
        labels.extend(silence.then_some("table-silence"));
        let widths: Vec<usize> = labels.iter().map(|key| self.label(key).chars().count().max(6) + 2).collect();
        for (key, &width) in labels.iter().zip(&widths) {
            head += &format!("{:>width$}", self.label(key));
        }
        let mut out = format!("{}\n", self.style.dim(head.trim_end()));
        for seat in (0..self.game.players()).map(Seat) {
            let at = seat.index();
            let marker = if seat == view.pilot && view.phase != Phase::Over { "▸" } else { " " };
            let mut name = self.narrator.seat(seat);
            if name.chars().count() > 14 {
                name = name.chars().take(13).chain(['…']).collect();
            }
            let mut line = format!("{marker}{name:<16}");
            for &column in &columns {
                line += &format!("{:>5}", view.pad[column][at]);
            }
            let alerts = view.alerts[at].map_or_else(|| "?".to_owned(), |n| n.to_string());
            let pieces: String =
                (0..self.game.table().kinds).map(|k| if view.pieces[at] >> k & 1 == 1 { '■' } else { '·' }).collect();
            let silence = view.silence[at].to_string();
            let cells = [view.honors(seat).to_string(), view.tokens[at].len().to_string(), pieces, alerts, silence];
            for (cell, &width) in cells.iter().zip(&widths) {
                line += &format!("{cell:>width$}");
            }
            let me = view.who == Audience::Seat(seat);
            out += &if me { self.style.bold(&line) } else { line };
            out.push('\n');
        }
        out
    }

    /// The pill of a seat, if it has one.
    pub fn pill(&self, view: &View, seat: Seat) -> Option<String> {
        let earthrise::PillSeen::Pill(pill) = view.pills[seat.index()] else { return None };
        let title = self.narrator.pill_title(pill);
        let text = match view.pills_used.has(seat) {
            true => format!("{title} ({})", self.label("table-used")),
            false => format!("{title}: {}", self.narrator.pill_effect(pill)),
        };
        Some(self.row("table-pill", &wrap_words(&text), " "))
    }

    /// The hand, with numbers on the cards that can be played.
    pub fn hand(&self, hand: Cards, eye: &Eye) -> String {
        let playable = match *eye {
            Eye::Play { hand, follow, or } => Some(Eye::playable(hand, follow, or)),
            _ => None,
        };
        let mut number = 0;
        let mut items = Vec::new();
        for card in hand.kinds() {
            let copies = if hand.count(card) > 1 { format!("×{}", hand.count(card)) } else { String::new() };
            let mark = self.narrator.card_mark(card);
            items.push(match playable {
                None => format!("{}{copies}", self.coloured(card, &mark)),
                Some(cards) if cards.has(card) => {
                    number += 1;
                    format!("{} {}{copies}", self.style.bold(&number.to_string()), self.coloured(card, &mark))
                }
                Some(_) => self.style.dim(&format!("- {mark}{copies}")),
            });
        }
        if items.is_empty() { String::new() } else { self.row("table-hand", &items, "   ") }
    }

    /// The cards a seat has captured this round; only their owner looks at them.
    pub fn pile(&self, view: &View, seat: Seat) -> String {
        let mut items: Vec<String> = view.memory.won[seat.index()].iter().map(|card| self.mark(card)).collect();
        if items.is_empty() {
            items.push(self.label("table-none"));
        }
        self.row("table-pile", &items, " ")
    }

    /// What the deck is made of, what has been played this round, and what has not been seen.
    /// Where the deck comes from is said with it.
    pub fn cards(&self, view: &View, source: Option<Source>) -> String {
        let deck = self.game.table().deck_set;
        let played = view.memory.won.iter().flat_map(|pile| pile.iter()).chain(view.open_cards().iter());
        let played: Cards = if view.hand_sizes == [0; 5] { Cards::NONE } else { played.collect() };
        let unseen = view.hand().iter().chain(played.iter()).fold(deck, Cards::without);
        let mut out = String::new();
        for (key, cards) in [("table-deck", deck), ("table-played", played), ("table-unseen", unseen)] {
            out += &format!(" {}", self.style.bold(&self.label(key)));
            if let Some(source) = source.filter(|_| key == "table-deck") {
                out += &format!(" ({})", self.narrator.source(source));
            }
            out.push('\n');
            for suit in Suit::ALL {
                let values: Vec<String> = cards.of(suit).iter().map(|card| card.value().to_string()).collect();
                let values = if values.is_empty() { self.label("table-none") } else { values.join(" ") };
                out += &format!("   {:<14} {values}\n", self.narrator.suit(suit));
            }
        }
        out
    }
}
