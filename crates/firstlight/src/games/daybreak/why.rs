//! Why: what a move would bring as things stand, or why it cannot be made.

use super::menu;
use super::screen::Screen;
use crate::screen::visible;
use daybreak::{Daybreak, LocalId, Move, View};
use server::games::Hosted;
use server::wire::uses::{CardUse, CardUses, UseKind, Uses};
use tabletop::{Game, Refused, Seat};
use words::folded;

/// So many cards of the hand are spoken of, if their titles are alike.
const CARDS: usize = 3;

impl Screen<'_> {
    /// What a move would bring, line by line; or why the rules do not allow it.
    pub fn why(&self, view: &View, seat: Seat, mv: Move) -> String {
        let possible = view.asked.has(seat) && self.game.judge(&(&view.state, seat), mv).is_ok();
        let trial = possible.then(|| self.game.trial(view, &self.narrator, mv)).flatten();
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
            lines.push(self.label("table-db-why-nothing"));
        }
        lines.extend(
            self.deed(view, seat, mv).map(|text| self.words.say("table-db-why-card", &[("text", text.into())])),
        );
        lines.join("\n")
    }

    /// What the cards of the hand that are called like this could do, place by place; none, if there is no such card.
    pub fn explain(&self, view: &View, seat: Seat, moves: &[Move], what: &str) -> Option<String> {
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
        let Uses::Daybreak(uses) = <Daybreak as Hosted>::uses(self.game, view, &self.narrator, &refuses) else {
            return None;
        };
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
        let place = |one: &CardUse| {
            let number = moves.iter().position(|&mv| mv == one.mv)? + 1;
            Some(format!("{number:>3}  {}. {}", self.narrator.label(view, seat, one.mv), one.text))
        };
        let gains = |one: &&CardUse| one.possible && (one.useful || one.kind == UseKind::Start);
        lines.extend(card.uses.iter().filter(gains).filter_map(place));
        let idle = card.uses.iter().filter(|one| one.possible && !gains(one));
        let idle: Vec<String> =
            idle.filter_map(|one| Some((moves.iter().position(|&mv| mv == one.mv)? + 1).to_string())).collect();
        if !idle.is_empty() {
            lines.push(self.words.say("table-db-why-idle", &[("numbers", idle.join(", ").into())]));
        }
        // One reason stands for all the places that it shuts.
        let mut shut: Vec<String> = Vec::new();
        for why in card.uses.iter().filter_map(|one| one.why.clone()) {
            if !shut.contains(&why) && card.action.why.as_ref() != Some(&why) {
                shut.push(why);
            }
        }
        lines.extend(shut.into_iter().map(|why| self.words.say("table-db-why-shut", &[("reason", why.into())])));
        lines.join("\n")
    }
}
