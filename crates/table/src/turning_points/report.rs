//! Turning points in words.

use super::kept::{Better, Kept, KeptTurn};
use std::cmp::Reverse;
use tabletop::log::Entry;
use tabletop::{Audience, Game, Seat, Seats, Timeline, never};
use title::{FactOf, MoveOf, Teller, Title, ViewOf};
use wire::TurningPoint;
use words::{Cost, Names, Words};

/// The most that is told of what a move brought about.
const FACTS: usize = 4;
/// The turning points of one game, ready to be said in any language.
pub trait Report: Send + Sync {
    /// For a reader with these seats: first their own moves, then those of others, at most so many of either, and what
    /// changed most before the rest.
    fn points(&self, words: &Words, own: Seats, most: usize) -> Vec<TurningPoint>;

    /// As text that can be read again, with no name in it.
    fn keep(&self) -> String;
}

/// A turning point with what there was to see.
struct Turn<T: Title> {
    kept: KeptTurn<MoveOf<T>>,
    seat: Seat,
    made: MoveOf<T>,
    /// What the seat saw.
    view: ViewOf<T>,
    /// What the move brought about.
    facts: Vec<FactOf<T>>,
}

/// The turning points of one game.
pub(super) struct Findings<T: Title> {
    game: T::Game,
    names: Vec<String>,
    text: String,
    turns: Vec<Turn<T>>,
}

impl<T: Title> Findings<T> {
    /// With the game that they were found in.
    pub(super) fn new(timeline: &Timeline<T::Game>, names: Vec<String>, kept: Kept<MoveOf<T>>) -> Findings<T> {
        let (game, mut turns) = (timeline.game(), Vec::new());
        timeline.replay(timeline.len(), |step| {
            let Some(kept) = kept.turns.iter().find(|turn| turn.entry == step.no) else { return };
            let Entry::Move { seat, mv } = *step.entry else { return };
            let view = game.view(step.before, Audience::Seat(seat));
            turns.push(Turn { kept: *kept, seat, made: mv, view, facts: step.facts.to_vec() });
        });
        let text = serde_json::to_string(&kept).unwrap_or_else(|error| {
            never!("turning points that cannot be written: {error}");
            String::new()
        });
        Findings { game: game.clone(), names, text, turns }
    }
}

impl<T: Title> Report for Findings<T> {
    fn points(&self, words: &Words, own: Seats, most: usize) -> Vec<TurningPoint> {
        let names = Names::new(self.names.iter().map(|name| crate::shown_name(words, name)), own.single());
        let teller = T::teller(&self.game, words, &names);
        let mut turns: Vec<&Turn<T>> = self.turns.iter().collect();
        turns.sort_by(|a, b| b.kept.size.total_cmp(&a.kept.size));
        let (mine, others): (Vec<_>, Vec<_>) = turns.into_iter().partition(|turn| own.has(turn.seat));
        let told = mine.into_iter().take(most).chain(others.into_iter().take(most));
        told.map(|turn| self.point(words, &teller, turn, own.has(turn.seat))).collect()
    }

    fn keep(&self) -> String {
        self.text.clone()
    }
}

impl<T: Title> Findings<T> {
    fn point(&self, words: &Words, teller: &T::Teller<'_>, turn: &Turn<T>, yours: bool) -> TurningPoint {
        let KeptTurn { entry, before, after, error, better, .. } = turn.kept;
        let label = |mv| teller.label(&turn.view, mv);
        let cost = |Better { best, made, error, .. }: Better<MoveOf<T>>| {
            words.analysis_cost(&Cost { made, best, cost: best - made, error })
        };
        let mut sentences = self.facts(teller, turn);
        // Where another move was better, that is what there is to say; two pairs of chances in a row would only confuse.
        if better.is_none() {
            sentences.push(change::<T>(words, teller, turn));
        }
        sentences.extend(better.map(cost));
        TurningPoint {
            entry,
            round: T::round(&self.game, &turn.view),
            when: teller.when(&turn.view),
            seat: turn.seat,
            yours,
            change: after - before,
            before,
            after,
            error,
            title: words.analysis_made(teller.name(turn.seat), label(turn.made)),
            text: sentences.join(" "),
            better: better.map(|better| label(better.mv)),
        }
    }

    /// What the move brought about, in the order in which it happened: of many facts those that say most about the change.
    /// After the game nothing is hidden.
    fn facts(&self, teller: &T::Teller<'_>, turn: &Turn<T>) -> Vec<String> {
        let weight = |fact: &FactOf<T>| Reverse(T::weight(fact, turn.seat).abs());
        let mut facts: Vec<(usize, &FactOf<T>)> = turn.facts.iter().enumerate().collect();
        facts.sort_by_key(|(_, fact)| weight(fact));
        facts.truncate(FACTS);
        facts.sort_by_key(|(place, _)| *place);
        let seen = facts.into_iter().filter_map(|(_, fact)| self.game.seen(fact, Audience::Omniscient).of(fact));
        let mut sentences: Vec<String> = Vec::new();
        for sentence in seen.map(|fact| teller.fact(&fact)) {
            if !sentence.is_empty() && !sentences.contains(&sentence) {
                sentences.push(sentence);
            }
        }
        sentences
    }
}

/// What a move did to the chance to win.
fn change<T: Title>(words: &Words, teller: &T::Teller<'_>, turn: &Turn<T>) -> String {
    let KeptTurn { before, after, error, sure, .. } = turn.kept;
    let args = [
        ("before", words.percent(before).into()),
        ("after", words.percent(after).into()),
        ("error", words.decimal(100.0 * error).into()),
        ("name", teller.name(turn.seat).into()),
    ];
    let key = match (sure, after < before, T::TOGETHER) {
        (false, ..) => "turn-unsure",
        (true, false, true) => "turn-rises",
        (true, true, true) => "turn-falls",
        (true, false, false) => "turn-rises-of",
        (true, true, false) => "turn-falls-of",
    };
    words.say(key, &args)
}
