//! What the table answers to what is typed: why, hint, log, rules, back.

use crate::command::{BACK_ANYWAY, WHY};
use crate::failure::Failure;
use crate::matching::{Fit, find};
use crate::session::{Session, sentences};
use crate::{hint, lookup};
use title::Title;
use title::terminal::Terminal;

use crate::rulebook::Rulebook;
use std::io::Write;
use tabletop::{Audience, Fault, Seat, Xoshiro};
use title::terminal::screen::{entry, wrapped};
use title::{MoveOf, RefusalOf};
use wire::Body;

impl<T: Title> Session<'_, T> {
    /// The best moves of a seat, by looking ahead from what it sees.
    pub(crate) fn hint(&self, seat: Seat, moves: &[MoveOf<T>]) -> String {
        let mut dice = Xoshiro::new(self.seed.number(&format!("hint {seat} {}", self.timeline().len())));
        self.reading(seat, |front, view| {
            let advice = T::adviser().advise(&self.game, view, hint::MOST, self.hint_time, &mut dice);
            hint::text::<T>(front, self.words, view, moves, &advice)
        })
    }

    pub(crate) fn no_such_number(&self, number: usize, count: usize) -> String {
        self.words.say("table-unknown-number", &[("number", number.into()), ("count", count.into())])
    }

    /// What has happened so far, as this seat was told it.
    pub(crate) fn story(&self, seat: Seat) -> String {
        let facts = self.facts_up_to(self.timeline().len(), Audience::Seat(seat));
        if facts.is_empty() {
            return format!("{}\n", self.say("table-no-log"));
        }
        self.reading(seat, |front, _| sentences::<T>(front, &[], &facts))
    }

    /// What the rules say about something.
    pub(crate) fn rules(&self, about: Option<&str>) -> String {
        let book = Rulebook::open(&T::RULEBOOK, self.words.lang());
        lookup::answer(self.words, &book, &self.vocabulary.rules(), about, &self.small_words())
    }

    fn small_words(&self) -> Vec<String> {
        self.say("table-small-words").split(',').map(|word| words::folded(word.trim())).collect()
    }

    /// Answers `why`: by number, or by what the move is about.
    pub(crate) fn explained(&self, seat: Seat, moves: &[MoveOf<T>], what: Option<&str>) -> String {
        let Some(what) = what else {
            let example = self.reading(seat, |front, view| front.example(view));
            let why = self.vocabulary.word(&WHY);
            return wrapped(&self.words.say("table-why-usage", &[("card", example.into()), ("why", why.into())]), "");
        };
        let meant = match what.parse::<usize>() {
            Ok(number) => {
                let mv = number.checked_sub(1).and_then(|at| moves.get(at)).copied();
                mv.ok_or_else(|| self.no_such_number(number, moves.len()))
            }
            Err(_) => match self.reading(seat, |front, view| front.explain(view, moves, what)) {
                Some(text) => return wrapped(&text, "  "),
                None => self.named(seat, moves, what),
            },
        };
        let text = match meant {
            Ok(mv) => self.reading(seat, |front, view| front.why(view, mv)),
            Err(why) => why,
        };
        wrapped(&text, "  ")
    }

    /// The move somebody means by a name: of a thing, or some words of what a menu entry says. Or why there is none.
    pub(crate) fn named(&self, seat: Seat, moves: &[MoveOf<T>], text: &str) -> Result<MoveOf<T>, String> {
        self.reading(seat, |front, view| {
            if let Some(meant) = front.meant(view, text) {
                return meant;
            }
            let labels: Vec<String> = moves.iter().map(|&mv| front.teller().label(view, mv)).collect();
            let list = |places: &[usize]| -> String {
                let line = |&at: &usize| format!("\n{}", entry(&format!("  {:>3}  ", at + 1), &labels[at]).trim_end());
                places.iter().map(line).collect()
            };
            let input = ("input", text.to_owned().into());
            match find(text, &labels, &self.small_words()) {
                Fit::One(at) => moves.get(at).copied().ok_or_else(|| self.words.say("table-unknown-command", &[input])),
                Fit::Several(places) => Err(self.words.say("table-ambiguous", &[input]) + &list(&places)),
                Fit::Nothing(places) if places.is_empty() => Err(self.words.say("table-unknown-command", &[input])),
                Fit::Nothing(places) => Err(self.words.say("table-nearest", &[input]) + &list(&places)),
            }
        })
    }

    /// Takes the seat's last move back, or begins a what-if from before it. Did anything change?
    pub(crate) fn take_back(&mut self, seat: Seat, anyway: bool, out: &mut impl Write) -> Result<bool, Failure> {
        let alone = self.seating.people().len() == 1;
        let back = match self.is_free_to_take_back(seat) {
            Ok(()) => Body::Retract { seat: Some(seat), from: None },
            Err(Fault::BehindFrontier { entry, .. }) if anyway && alone => Body::Branch { to: entry - 1 },
            Err(fault) => {
                let said = self.reading(seat, |front, _| front.teller().fault(&fault));
                write!(out, "{}", wrapped(&said, ""))?;
                if matches!(fault, Fault::BehindFrontier { .. }) && alone {
                    let command = self.vocabulary.word(&BACK_ANYWAY);
                    let said = self.words.say("table-back-anyway", &[("command", command.into())]);
                    write!(out, "{}", wrapped(&said, ""))?;
                }
                return Ok(false);
            }
        };
        self.command(seat, back, out)?;
        Ok(true)
    }

    /// May a seat take its last move back without asking anybody? At one keyboard people are not asked in turn.
    fn is_free_to_take_back(&self, seat: Seat) -> Result<(), Fault<RefusalOf<T>>> {
        let (plan, people) = (self.timeline().retraction(seat, None)?, self.seating.people());
        match plan.asked.iter().any(|other| people.has(other)) {
            true => Err(Fault::NeedsConsent { seats: plan.asked }),
            false => Ok(()),
        }
    }
}
