//! Turning points in words, from what happened in them.

use super::Point;
use super::course::Swing;
use bots::Verdict;
use std::cmp::Reverse;
use std::ops::RangeInclusive;
use tabletop::log::EntryNo;
use tabletop::{Audience, Game, Seat};
use title::{FactOf, Teller, Title};
use wire::TurningPoint;
use words::{Cost, Names, Words};

/// The most that is told of what happened.
const FACTS: usize = 4;
/// Half of a 95 % interval, in standard errors.
const INTERVAL: f32 = 1.96;

/// The turning points of one game, ready to be said in any language.
pub trait Report: Send + Sync {
    /// In the order of the game.
    fn points(&self, words: &Words) -> Vec<TurningPoint>;
}

/// The turning points of one game.
pub(super) struct Findings<T: Title> {
    pub(super) game: T::Game,
    pub(super) names: Vec<String>,
    /// Everything that happened, each with its entry.
    pub(super) facts: Vec<(EntryNo, FactOf<T>)>,
    pub(super) points: Vec<Point<T>>,
}

impl<T: Title> Report for Findings<T> {
    fn points(&self, words: &Words) -> Vec<TurningPoint> {
        let names = Names::new(self.names.iter().map(|name| crate::shown_name(words, name)), None);
        let teller = T::teller(&self.game, words, &names);
        let tell = |point: &Point<T>| match point {
            Point::Swing(swing) => self.swing(words, &teller, swing),
            Point::Mistake(verdict) => self.mistake(words, &teller, verdict),
        };
        self.points.iter().map(tell).collect()
    }
}

impl<T: Title> Findings<T> {
    fn swing(&self, words: &Words, teller: &T::Teller<'_>, swing: &Swing<T>) -> TurningPoint {
        let (before, after) = (swing.before, swing.after);
        let mut args = vec![("before", words.percent(before).into()), ("after", words.percent(after).into())];
        let chance = match (swing.seat, after < before) {
            (None, false) => words.say("turn-rises", &args),
            (None, true) => words.say("turn-falls", &args),
            (Some(seat), falls) => {
                args.push(("name", teller.name(seat).into()));
                words.say(if falls { "turn-falls-of" } else { "turn-rises-of" }, &args)
            }
        };
        TurningPoint {
            entry: swing.to,
            round: swing.round,
            seat: swing.seat,
            change: after - before,
            before,
            after,
            title: match T::NAMED_PARTS {
                true => teller.when(&swing.view),
                false => words.say("turn-round", &[("round", swing.round.into())]),
            },
            text: self.text(teller, self.reasons(swing), chance),
            better: None,
        }
    }

    fn mistake(&self, words: &Words, teller: &T::Teller<'_>, verdict: &Verdict<T::Game>) -> TurningPoint {
        let paired = &verdict.comparison.paired;
        let (before, after) = (paired.first(), paired.second());
        let cost = Cost { made: after, best: before, cost: verdict.cost(), error: INTERVAL * verdict.error() };
        let label = |mv| teller.label(&verdict.view, mv);
        TurningPoint {
            entry: verdict.entry,
            round: T::part(&self.game, &verdict.view).0,
            seat: Some(verdict.seat),
            change: after - before,
            before,
            after,
            title: words.analysis_made(teller.name(verdict.seat), label(verdict.made)),
            text: self.text(teller, self.within(verdict.entry..=verdict.entry), words.analysis_cost(&cost)),
            better: Some(label(verdict.comparison.best)),
        }
    }

    /// What these entries brought about.
    fn within(&self, entries: RangeInclusive<EntryNo>) -> Vec<&FactOf<T>> {
        self.facts.iter().filter(|(entry, _)| entries.contains(entry)).map(|(_, fact)| fact).collect()
    }

    /// Of all that happened in a part of the game, what most likely made the chance rise or fall.
    fn reasons(&self, swing: &Swing<T>) -> Vec<&FactOf<T>> {
        let sign = if swing.after < swing.before { -1 } else { 1 };
        let weight = |fact: &FactOf<T>| sign * T::weight(fact, swing.seat.unwrap_or(Seat(0)));
        let all = self.within(swing.from + 1..=swing.to);
        // Where nothing speaks for the change, what counts most is told all the same: it came about in spite of that.
        let fits = all.iter().any(|fact| weight(fact) > 0);
        let mut facts: Vec<(usize, &FactOf<T>)> = all.into_iter().enumerate().collect();
        facts.retain(|(_, fact)| if fits { weight(fact) > 0 } else { weight(fact) < 0 });
        facts.sort_by_key(|(_, fact)| Reverse(weight(fact).abs()));
        facts.truncate(FACTS);
        facts.sort_by_key(|(place, _)| *place);
        facts.into_iter().map(|(_, fact)| fact).collect()
    }

    /// What happened, in the order in which it did, and then the chances. After the game nothing is hidden.
    fn text(&self, teller: &T::Teller<'_>, facts: Vec<&FactOf<T>>, chances: String) -> String {
        let seen = facts.into_iter().filter_map(|fact| self.game.seen(fact, Audience::Omniscient).of(fact));
        let mut sentences: Vec<String> = Vec::new();
        for sentence in seen.take(FACTS).map(|fact| teller.fact(&fact)).chain([chances]) {
            if !sentence.is_empty() && !sentences.contains(&sentence) {
                sentences.push(sentence);
            }
        }
        sentences.join(" ")
    }
}
