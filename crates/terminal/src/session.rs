//! A game at the keyboard. `machine.rs` drives the table and tells what happens, `keyboard.rs` asks people, `answers.rs` answers
//! them.

use crate::command::Vocabulary;
use crate::failure::Failure;
use crate::seating::Seating;
use title::Title;
use title::terminal::Terminal;

use crate::logfile::LogWriter;
use bots::search::Budget;
use std::io::{BufRead, Write};
use table::{Effect, Table};
use tabletop::log::EntryNo;
use tabletop::{Audience, Game, Next, Seat, Seats, Seed, Timeline, never, told};
use title::terminal::screen::{CLEAR, Style, wrapped};
use title::{FactOf, OutcomeOf, ViewOf};
use words::{Names, Words};

/// A table in play.
pub(crate) struct Session<'a, T: Title> {
    pub(crate) table: Table<T>,
    /// What the table wants done before anybody is asked.
    first: Vec<Effect<T>>,
    /// A copy of the rules, so that sentences can be made while the table changes.
    pub(crate) game: T::Game,
    pub(crate) seed: Seed,
    pub(crate) content: T::Content,
    pub(crate) seating: Seating<T>,
    pub(crate) log: Option<LogWriter>,
    pub(crate) resumed: Option<EntryNo>,
    pub(crate) words: &'a Words,
    pub(crate) vocabulary: Vocabulary<'a>,
    pub(crate) style: Style,
    /// How long a hint may take.
    pub(crate) hint_time: Budget,
    /// Who has just let the others go first.
    passed: Option<Seat>,
    /// Somebody sits at a terminal. Input from a pipe is repeated, so that the output reads like a game.
    pub(crate) terminal: bool,
    /// Who of several people was last at the keyboard.
    pub(crate) at_keyboard: Option<Seat>,
    /// Up to which entry each seat has been told what happened.
    pub(crate) heard: Vec<EntryNo>,
    /// For whom the whole table was last shown, and in which scene.
    pub(crate) shown: Option<(Seat, Option<u64>)>,
}

/// A game that was begun or found, ready to be played.
pub(crate) struct Opened<T: Title> {
    pub(crate) table: Table<T>,
    /// What the table wants done before anybody is asked.
    pub(crate) first: Vec<Effect<T>>,
    pub(crate) seating: Seating<T>,
    pub(crate) seed: Seed,
    pub(crate) content: T::Content,
    pub(crate) log: Option<LogWriter>,
    /// Where it was found, and at which entry.
    pub(crate) resumed: Option<EntryNo>,
    /// How long a hint may take.
    pub(crate) hint_time: Budget,
}

/// How a turn at the keyboard ended.
pub(crate) enum Turn {
    Moved,
    /// Somebody else at the keyboard goes first.
    Passed,
    Left,
}

impl<'a, T: Title> Session<'a, T> {
    pub(crate) fn new(opened: Opened<T>, words: &'a Words, style: Style, terminal: bool) -> Session<'a, T> {
        let Opened { table, first, seating, seed, content, log, resumed, hint_time } = opened;
        let game = table.rules().as_ref().clone();
        let names = Names::new(seating.names(), None);
        let vocabulary = Vocabulary::new(words, T::terminal(&game, &content, words, &names, style).commands());
        let heard = vec![0; usize::from(seating.players())];
        Session {
            table,
            first,
            game,
            seed,
            content,
            seating,
            log,
            resumed,
            words,
            vocabulary,
            style,
            hint_time,
            passed: None,
            terminal,
            at_keyboard: None,
            heard,
            shown: None,
        }
    }

    /// Plays until the game is over or somebody leaves.
    pub(crate) fn play(&mut self, input: &mut impl BufRead, out: &mut impl Write) -> Result<(), Failure> {
        let played = self.play_on(input, out);
        if played.is_err() && self.is_private() {
            // Whatever went wrong, nobody's hand stays on the screen.
            write!(out, "{CLEAR}")?;
            out.flush()?;
        }
        played
    }

    fn play_on(&mut self, input: &mut impl BufRead, out: &mut impl Write) -> Result<(), Failure> {
        self.welcome(out)?;
        let first = std::mem::take(&mut self.first);
        self.carry_out(first, out)?;
        loop {
            let called = match self.timeline().next() {
                Next::Over(outcome) => return self.end(&outcome, out),
                Next::Ask(asked) => self.called(asked),
                Next::Draw(_) => None,
            };
            let Some(seat) = called else {
                never!("the table stands still, and nobody at the keyboard can move");
                return self.goodbye(out, false);
            };
            match self.person_moves(seat, input, out)? {
                Turn::Moved => {}
                Turn::Passed => self.passed = Some(seat),
                Turn::Left => {
                    if self.is_private() {
                        write!(out, "{CLEAR}")?;
                    }
                    return self.goodbye(out, false);
                }
            }
        }
    }

    /// The last table, and how the game ended.
    fn end(&self, outcome: &OutcomeOf<T>, out: &mut impl Write) -> Result<(), Failure> {
        let view = self.game.view(self.timeline().state(), self.audience());
        let names = self.names(self.reader());
        let front = self.front(&names);
        write!(out, "\n{}\n", front.table(&view))?;
        write!(out, "{}", wrapped(&front.teller().outcome(outcome), ""))?;
        self.goodbye(out, true)
    }

    /// The person who is called to the keyboard: the one whom the table waits for, or whom another has let go first.
    fn called(&mut self, asked: Seats) -> Option<Seat> {
        let people = self.seating.people();
        let let_go = self.passed.take().and_then(|seat| self.next_person(seat, asked));
        let awaited = || self.table.awaited().iter().find(|&seat| people.has(seat));
        let_go.or_else(awaited).or_else(|| asked.iter().find(|&seat| people.has(seat)))
    }

    /// The next person after this seat, in the order of the seats, who is asked too.
    pub(crate) fn next_person(&self, seat: Seat, asked: Seats) -> Option<Seat> {
        let (players, people) = (self.seating.players(), self.seating.people());
        let others = (1..players).map(|step| Seat((seat.0 + step) % players));
        others.into_iter().find(|&other| people.has(other) && asked.has(other))
    }

    /// The one person at the keyboard, if there is just one: "you" in everything that is told.
    pub(crate) fn reader(&self) -> Option<Seat> {
        let people = self.seating.people();
        people.first().filter(|_| people.len() == 1)
    }

    /// Do several people with secrets from each other sit at one terminal?
    pub(crate) fn is_private(&self) -> bool {
        T::SECRETS && self.terminal && self.seating.people().len() > 1
    }

    /// Who hears the facts: with several people at one keyboard only what all may know.
    pub(crate) fn audience(&self) -> Audience {
        self.reader().map_or(Audience::Spectator, Audience::Seat)
    }

    pub(crate) fn names(&self, me: Option<Seat>) -> Names {
        Names::new(self.seating.names(), me)
    }

    pub(crate) fn front<'f>(&'f self, names: &'f Names) -> T::Terminal<'f> {
        T::terminal(&self.game, &self.content, self.words, names, self.style)
    }

    /// The game so far.
    pub(crate) fn timeline(&self) -> &Timeline<T::Game> {
        self.table.timeline()
    }

    pub(crate) fn say(&self, key: &str) -> String {
        self.words.say(key, &[])
    }

    pub(crate) fn save(&mut self) -> Result<(), Failure> {
        match &mut self.log {
            Some(log) => log.catch_up(self.table.timeline()),
            None => Ok(()),
        }
    }

    /// Something said to a seat about what it sees.
    pub(crate) fn reading<R>(&self, seat: Seat, say: impl FnOnce(&T::Terminal<'_>, &ViewOf<T>) -> R) -> R {
        let names = self.names(Some(seat));
        let view = self.game.view(self.timeline().state(), Audience::Seat(seat));
        say(&self.front(&names), &view)
    }

    /// Everything that somebody was told up to an entry.
    pub(crate) fn facts_up_to(&self, upto: EntryNo, who: Audience) -> Vec<FactOf<T>> {
        let mut facts = Vec::new();
        self.timeline().replay(upto, |step| facts.extend(told(&self.game, step.facts, who)));
        facts
    }
}

/// Facts as paragraphs, with a free line where something new begins.
pub(crate) fn sentences<T: Title>(front: &T::Terminal<'_>, earlier: &[FactOf<T>], facts: &[FactOf<T>]) -> String {
    let mut text = String::new();
    for (fact, sentence) in facts.iter().zip(front.told(earlier, facts)) {
        if sentence.is_empty() {
            continue;
        }
        if front.teller().opens(fact) {
            text.push('\n');
        }
        text += &wrapped(&sentence, "  ");
    }
    text
}
