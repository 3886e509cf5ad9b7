//! Why: what a move would bring as things stand, or why it cannot be made.

use super::menu;
use super::screen::Screen;
use crate::{CardUses, DaybreakTitle, UseKind};
use daybreak::{LocalId, Move, View};
use tabletop::{Game, Refused, Seat};
use title::Title;
use title::terminal::screen::visible;
use words::folded;

/// So many cards of the hand are spoken of, if their titles are alike.
const CARDS: usize = 3;

impl Screen<'_> {
    /// What a move would bring, line by line; or why the rules do not allow it.
    pub(crate) fn why(&self, view: &View, seat: Seat, mv: Move) -> String {
        let possible = view.asked.has(seat) && self.game.judge(&(&view.state, seat), mv).is_ok();
        let trial = possible.then(|| DaybreakTitle::trial(self.game, view, &self.narrator, mv)).flatten();
        // What comes after the stage is not what the move brings.
        let Some(trial) = trial.filter(|trial| !trial.moved_on) else { return self.narrator.why(view, mv) };
        let mut changes = trial.effect.as_slice();
        let mut lines = vec![self.style.bold(&self.narrator.label(view, seat, mv))];
        if let (true, Some((gain, rest))) = (menu::is_placing(mv), changes.split_first()) {
            lines.push(gain.clone());
            changes = rest;
        }
        let list = |key: &str, items: &[String]| self.words.say(key, &[("list", items.join("; ").into())]);
        if !changes.is_empty() {
            lines.push(list("table-db-why-changes", changes));
        }
        if !trial.changes.is_empty() {
            lines.push(list("table-db-why-forecast", &trial.changes));
        }
        if trial.chosen {
            lines.push(self.label("table-db-why-chosen"));
        }
        if lines.len() == 1 {
            let votes = matches!(mv, Move::KeepProject(_) | Move::KeepNone | Move::DropProject(_) | Move::Spare(_));
            lines.push(self.label(if votes { "daybreak-prompt-unanimous" } else { "table-db-why-nothing" }));
        }
        lines.extend(
            self.deed(view, seat, mv).map(|text| self.words.say("table-db-why-card", &[("text", text.into())])),
        );
        lines.join("\n")
    }

    /// What the cards of the hand that are called like this could do, place by place; none, if there is no such card.
    pub(crate) fn explain(&self, view: &View, seat: Seat, moves: &[Move], what: &str) -> Option<String> {
        let wanted = folded(what);
        if visible(&wanted) < 3 || menu::action_called(self, view, seat, what).is_some() {
            return None;
        }
        let called = |card: &LocalId| folded(&self.cards().title(card.no())).contains(&wanted);
        let cards: Vec<LocalId> = view.state.board(seat).hand.iter().filter(called).take(CARDS).collect();
        if cards.is_empty() {
            return None;
        }
        let refuses = |mv| match view.asked.has(seat) {
            true => self.game.judge(&(&view.state, seat), mv).err().map(Refused::Rule),
            false => Some(Refused::NotAsked { seat, asked: view.asked }),
        };
        let uses = DaybreakTitle::uses(self.game, view, &self.narrator, &refuses);
        let texts: Vec<String> = uses
            .cards
            .iter()
            .filter(|one| cards.contains(&one.card))
            .map(|one| self.uses_of(view, seat, moves, one))
            .collect();
        Some(texts.join("\n"))
    }

    /// A card of the hand with its places.
    fn uses_of(&self, view: &View, seat: Seat, moves: &[Move], card: &CardUses) -> String {
        let mut lines = vec![self.style.bold(&self.with_tags(card.card))];
        let text = self.cards().card(card.card.no()).map(|card| card.paragraph()).unwrap_or_default();
        lines.push(self.words.say("table-db-why-card", &[("text", text.into())]));
        lines.extend(
            card.action.why.iter().map(|why| self.words.say("table-db-why-action", &[("reason", why.clone().into())])),
        );
        // Places that bring the same are told together.
        let mut told: Vec<&str> = Vec::new();
        for one in card.uses.iter().filter(|one| one.possible && one.useful) {
            if !told.contains(&one.text.as_str()) {
                told.push(&one.text);
                let alike =
                    |mv: Move| card.uses.iter().any(|other| other.mv == mv && other.possible && other.text == one.text);
                lines.push(format!("{}. {}", menu::places(self, view, seat, moves, alike).join(" · "), one.text));
            }
        }
        let idle = |mv: Move| card.uses.iter().any(|one| one.mv == mv && one.possible && !one.useful);
        let idle = menu::places(self, view, seat, moves, idle).join(" · ");
        if !idle.is_empty() {
            lines.push(self.words.say("table-db-why-idle", &[("places", idle.into())]));
        }
        let open = card.uses.iter().any(|one| one.possible);
        let shut = card.uses.iter().filter_map(|one| Some((one, one.why.as_ref()?)));
        if open {
            let under = shut.filter(|(one, _)| matches!(one.kind, UseKind::Project | UseKind::Crisis));
            lines.extend(under.map(|(one, why)| format!("{}: {why}", self.narrator.label(view, seat, one.mv))));
        } else {
            lines.extend(shut.map(|(_, why)| why.clone()).take(1));
        }
        lines.join("\n")
    }
}
