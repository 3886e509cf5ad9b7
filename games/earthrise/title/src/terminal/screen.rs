//! A table of Earthrise as text.

use earthrise::{Card, Cards, Earthrise, Eye, Phase, Shown, Suit, View};
use earthrise_words::Narrator;
use tabletop::{Audience, Game, Seat};
use title::terminal::screen::{Style, headline, row, wrap_words};
use words::Words;

/// Draws views of one table.
pub(super) struct Screen<'a> {
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
    pub(super) fn label(&self, key: &str) -> String {
        self.words.say(key, &[])
    }

    pub(super) fn row(&self, key: &str, items: &[String], gap: &str) -> String {
        row(&self.label(key), items, gap)
    }

    pub(super) fn mark(&self, card: Card) -> String {
        self.coloured(card.suit(), &self.narrator.card_mark(card))
    }

    /// Something in the colour of its suit; symbol and letters say the same.
    pub(super) fn coloured(&self, suit: Suit, text: &str) -> String {
        let code = match suit {
            Suit::Pho => "34",
            Suit::Apo => "36",
            Suit::Ast => "33",
            Suit::Ale => "31",
        };
        self.style.paint(code, text)
    }

    /// Everything a player looks at before a decision.
    pub(super) fn table(&self, view: &View) -> String {
        let mut out = self.title(view);
        if self.has_tricks(view) {
            out += &self.track(view);
        }
        out += &self.worth(view);
        if self.has_tricks(view) {
            out += &self.earth(view);
            out += &self.trick(view);
        }
        out += &self.standing(view);
        if let Some(seat) = view.seat() {
            out += &self.pill(view, seat).unwrap_or_default();
        }
        out
    }

    /// Is there a trick of this round that is not over?
    pub(super) fn has_tricks(&self, view: &View) -> bool {
        view.round < self.game.table().rounds && view.trick < self.game.table().hand_size
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
    pub(super) fn track(&self, view: &View) -> String {
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

    /// What lies on the Earth and who takes it; nothing, if nothing does.
    pub(super) fn earth(&self, view: &View) -> String {
        self.narrator.earth(view).map_or_else(String::new, |text| self.row("table-earth", &wrap_words(&text), " "))
    }

    /// The cards of the trick, and what is Trump; nothing, before one is played.
    pub(super) fn trick(&self, view: &View) -> String {
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
            return String::new();
        }
        let mut out = self.row("table-trick", &items, "  ");
        if let Some(trump) = view.trump {
            out += &self.row("table-trump", &[self.style.bold(&self.narrator.suit(trump))], "");
        }
        out
    }

    /// One line a player: Honors by round, tokens, pieces, Alerts, pill.
    pub(super) fn standing(&self, view: &View) -> String {
        let rounds = usize::from(self.game.table().rounds);
        let shown = if view.phase == Phase::Over { rounds + 1 } else { usize::from(view.round).min(rounds) };
        let columns: Vec<usize> = (0..=rounds).filter(|&c| c < shown || view.phase == Phase::Over).collect();
        let pilot = if view.phase == Phase::Over { String::new() } else { format!("▸{}", self.label("score-pilot")) };
        let mut head = format!("{pilot:<17}");
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
                line += &format!("{:>5}", view.score_sheet[column][at]);
            }
            let alerts = view.alerts[at].map_or_else(|| "?".to_owned(), |n| n.to_string());
            let pieces = self.pieces(view, seat);
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

    /// Which pieces a seat has: "■·■·".
    pub(super) fn pieces(&self, view: &View, seat: Seat) -> String {
        let own = view.pieces[seat.index()];
        (0..self.game.table().kinds).map(|kind| if own >> kind & 1 == 1 { '■' } else { '·' }).collect()
    }

    /// The pill of a seat, if it has one.
    pub(super) fn pill(&self, view: &View, seat: Seat) -> Option<String> {
        let earthrise::PillSeen::Pill(pill) = view.pills[seat.index()] else { return None };
        let title = self.narrator.pill_title(pill);
        let text = match view.pills_used.has(seat) {
            true => format!("{title} ({})", self.label("table-used")),
            false => format!("{title}: {}", self.narrator.pill_effect(pill)),
        };
        Some(self.row("table-pill", &wrap_words(&text), " "))
    }

    /// The hand, with numbers on the cards that can be played.
    pub(super) fn hand(&self, hand: Cards, eye: &Eye) -> String {
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
                None => format!("{}{copies}", self.coloured(card.suit(), &mark)),
                Some(cards) if cards.has(card) => {
                    number += 1;
                    format!("{} {}{copies}", self.style.bold(&number.to_string()), self.coloured(card.suit(), &mark))
                }
                Some(_) => self.style.dim(&format!("- {mark}{copies}")),
            });
        }
        if items.is_empty() { String::new() } else { self.row("table-hand", &items, "   ") }
    }
}
