//! The game itself: facts told, bots asked, moves made. `keyboard.rs` asks people, `answers.rs` answers them.

use super::Opened;
use super::command::Vocabulary;
use super::seating::Seating;
use crate::failure::Failure;
use title::Title;
use title::terminal::Terminal;

use crate::logfile::LogWriter;
use bots::search::Budget;
use std::io::{BufRead, Write};
use tabletop::log::EntryNo;
use tabletop::{Audience, Game, Keyed, Next, Seat, Seats, Seed, Silent, Timeline, Xoshiro, told};
use title::terminal::screen::{CLEAR, Style, wrapped};
use title::{FactOf, MoveOf, StateOf, ViewOf};
use words::{Names, Words};

/// A table in play.
pub(super) struct Session<'a, T: Title> {
    pub(super) timeline: Timeline<T::Game>,
    /// A copy of the rules, so that sentences can be made while the timeline changes.
    pub(super) game: T::Game,
    pub(super) chance: Keyed,
    pub(super) seed: Seed,
    pub(super) content: T::Content,
    pub(super) seating: Seating<T>,
    pub(super) log: Option<LogWriter>,
    pub(super) resumed: Option<EntryNo>,
    pub(super) words: &'a Words,
    pub(super) vocabulary: Vocabulary<'a>,
    pub(super) style: Style,
    /// How long a hint may take.
    pub(super) hint_time: Budget,
    /// Who has just let the others go first.
    passed: Option<Seat>,
    /// Somebody sits at a terminal. Input from a pipe is repeated, so that the output reads like a game.
    pub(super) terminal: bool,
    /// Who of several people was last at the keyboard.
    pub(super) at_keyboard: Option<Seat>,
    /// Up to which entry each seat has been told what happened.
    pub(super) heard: Vec<EntryNo>,
    /// For whom the whole table was last shown, and in which scene.
    pub(super) shown: Option<(Seat, Option<u64>)>,
}

/// How a turn at the keyboard ended.
pub(super) enum Turn {
    Moved,
    /// Somebody else at the keyboard goes first.
    Passed,
    Left,
}

impl<'a, T: Title> Session<'a, T> {
    pub(super) fn new(opened: Opened<T>, words: &'a Words, style: Style, terminal: bool) -> Session<'a, T> {
        let Opened { timeline, seating, seed, content, log, resumed, hint_time } = opened;
        let game = timeline.game().clone();
        let chance = timeline.chance(seed);
        let names = Names::new(seating.names(), None);
        let vocabulary = Vocabulary::new(words, T::terminal(&game, &content, words, &names, style).commands());
        let heard = vec![0; usize::from(seating.players())];
        Session {
            timeline,
            game,
            chance,
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
    pub(super) fn play(&mut self, input: &mut impl BufRead, out: &mut impl Write) -> Result<(), Failure> {
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
        loop {
            let mut facts = Vec::new();
            self.timeline.settle(&mut self.chance, &mut facts).map_err(Failure::input)?;
            self.save()?;
            self.tell(&facts, out)?;
            match self.timeline.next() {
                Next::Over(outcome) => {
                    let view = self.game.view(self.timeline.state(), self.audience());
                    let names = self.names(self.reader());
                    let front = self.front(&names);
                    write!(out, "\n{}\n", front.table(&view))?;
                    write!(out, "{}", wrapped(&front.teller().outcome(&outcome), ""))?;
                    return self.goodbye(out, true);
                }
                Next::Draw(_) => {}
                Next::Ask(asked) => {
                    if self.bots_return(asked, out)? {
                        continue;
                    }
                    let (people, awaited) =
                        (self.seating.people(), T::awaited(&self.game, self.timeline.state(), asked));
                    let person = match self.passed.take() {
                        Some(seat) => self.next_person(seat, asked),
                        None => awaited.iter().find(|&seat| people.has(seat)),
                    };
                    let bot = awaited.iter().find(|&seat| !people.has(seat));
                    let first = person.filter(|&seat| T::speaks_first(&self.game, self.timeline.state(), seat));
                    match (first, bot) {
                        (None, Some(bot)) => self.bot_moves(bot, out)?,
                        _ => {
                            let seat = person.or(asked.first()).unwrap_or(Seat(0));
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
                }
            }
        }
    }

    /// The next person after this seat, in the order of the seats, who is asked too.
    pub(super) fn next_person(&self, seat: Seat, asked: Seats) -> Option<Seat> {
        let (players, people) = (self.seating.players(), self.seating.people());
        let others = (1..players).map(|step| Seat((seat.0 + step) % players));
        others.into_iter().find(|&other| people.has(other) && asked.has(other))
    }

    /// Bots that have left a stage and find, after what has happened since, that there is more to do come back. Did one?
    fn bots_return(&mut self, asked: Seats, out: &mut impl Write) -> Result<bool, Failure> {
        let people = self.seating.people();
        for seat in asked.iter().filter(|&seat| !people.has(seat)) {
            let Some((back, away)) = T::return_of(self.timeline.state(), seat) else { continue };
            let mut state = self.timeline.state().clone();
            self.game.play(&mut state, seat, back, &mut Silent);
            if self.bot_choice(seat, &state) != Some(away) {
                self.make(seat, back, out)?;
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// The one person at the keyboard, if there is just one: "you" in everything that is told.
    pub(super) fn reader(&self) -> Option<Seat> {
        let people = self.seating.people();
        people.first().filter(|_| people.len() == 1)
    }

    /// Do several people with secrets from each other sit at one terminal?
    pub(super) fn is_private(&self) -> bool {
        T::SECRETS && self.terminal && self.seating.people().len() > 1
    }

    /// Who hears the facts: with several people at one keyboard only what all may know.
    pub(super) fn audience(&self) -> Audience {
        self.reader().map_or(Audience::Spectator, Audience::Seat)
    }

    pub(super) fn names(&self, me: Option<Seat>) -> Names {
        Names::new(self.seating.names(), me)
    }

    pub(super) fn front<'f>(&'f self, names: &'f Names) -> T::Terminal<'f> {
        T::terminal(&self.game, &self.content, self.words, names, self.style)
    }

    pub(super) fn say(&self, key: &str) -> String {
        self.words.say(key, &[])
    }

    pub(super) fn save(&mut self) -> Result<(), Failure> {
        match &mut self.log {
            Some(log) => log.catch_up(&self.timeline),
            None => Ok(()),
        }
    }

    /// Something said to a seat about what it sees.
    pub(super) fn reading<R>(&self, seat: Seat, say: impl FnOnce(&T::Terminal<'_>, &ViewOf<T>) -> R) -> R {
        let names = self.names(Some(seat));
        let view = self.game.view(self.timeline.state(), Audience::Seat(seat));
        say(&self.front(&names), &view)
    }

    /// What just happened, for everybody at the keyboard.
    fn tell(&self, facts: &[FactOf<T>], out: &mut impl Write) -> Result<(), Failure> {
        if facts.is_empty() {
            return Ok(());
        }
        let names = self.names(self.reader());
        let front = self.front(&names);
        let facts = told(&self.game, facts, self.audience());
        let all = self.facts_up_to(self.timeline.len(), self.audience());
        let earlier = all.len().saturating_sub(facts.len());
        write!(out, "{}", sentences::<T>(&front, &all[..earlier], &facts))?;
        Ok(())
    }

    fn bot_moves(&mut self, seat: Seat, out: &mut impl Write) -> Result<(), Failure> {
        let state = self.timeline.state().clone();
        match self.bot_choice(seat, &state) {
            Some(mv) => self.make(seat, mv, out),
            None => Ok(()),
        }
    }

    /// What a bot would do. The dice of a decision depend on the seed and its place in the log alone, so that a resumed
    /// game goes on as it would have.
    fn bot_choice(&mut self, seat: Seat, state: &StateOf<T>) -> Option<MoveOf<T>> {
        let mut dice = Xoshiro::new(self.seed.number(&format!("bot {seat} {}", self.timeline.len())));
        let view = self.game.view(state, Audience::Seat(seat));
        let people = self.seating.people();
        self.seating.bot(seat).map(|bot| bot.choose_beside(&self.game, &view, people, &mut dice))
    }

    pub(super) fn make(&mut self, seat: Seat, mv: MoveOf<T>, out: &mut impl Write) -> Result<(), Failure> {
        let mut facts = Vec::new();
        self.timeline.play(seat, mv, &mut facts).map_err(Failure::input)?;
        self.save()?;
        self.tell(&facts, out)
    }

    /// Everything that somebody was told up to an entry.
    pub(super) fn facts_up_to(&self, upto: EntryNo, who: Audience) -> Vec<FactOf<T>> {
        let mut facts = Vec::new();
        self.timeline.replay(upto, |step| facts.extend(told(&self.game, step.facts, who)));
        facts
    }
}

/// Facts as paragraphs, with a free line where something new begins.
pub(super) fn sentences<T: Title>(front: &T::Terminal<'_>, earlier: &[FactOf<T>], facts: &[FactOf<T>]) -> String {
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
