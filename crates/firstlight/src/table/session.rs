//! The game itself: facts told, questions asked, answers taken.

use super::Opened;
use super::command::Command;
use super::hint;
use super::seating::Seating;
use crate::failure::Failure;
use crate::games::{Boxed, Front};
use crate::logfile::LogWriter;
use crate::screen::{Style, wrapped};
use bots::search::Budget;
use std::io::{BufRead, Write};
use tabletop::log::EntryNo;
use tabletop::{Audience, Fault, Keyed, Next, Seat, Seats, Seed, Silent, Timeline, Xoshiro, moves_of, told};
use words::{Joint, Lang, Names, Words};

/// A table in play.
pub struct Session<'a, G: Boxed> {
    timeline: Timeline<G>,
    /// A copy of the rules, so that sentences can be made while the timeline changes.
    game: G,
    chance: Keyed,
    seed: Seed,
    content: G::Content,
    seating: Seating<G>,
    log: Option<LogWriter>,
    resumed: Option<EntryNo>,
    words: &'a Words,
    style: Style,
    /// How long a hint may take.
    hint_time: Budget,
    /// Who has just let the others go first.
    passed: Option<Seat>,
    /// Somebody sits at a terminal. Input from a pipe is repeated, so that the output reads like a game.
    terminal: bool,
}

/// How a turn at the keyboard ended.
enum Turn {
    Moved,
    /// Somebody else at the keyboard goes first.
    Passed,
    Left,
}

impl<'a, G: Boxed> Session<'a, G> {
    pub(super) fn new(opened: Opened<G>, words: &'a Words, style: Style, terminal: bool) -> Session<'a, G> {
        let Opened { timeline, seating, seed, content, log, resumed, hint_time } = opened;
        let game = timeline.game().clone();
        let chance = timeline.chance(seed);
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
            style,
            hint_time,
            passed: None,
            terminal,
        }
    }

    /// Plays until the game is over or somebody leaves.
    pub fn play(&mut self, input: &mut impl BufRead, out: &mut impl Write) -> Result<(), Failure> {
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
                    let (people, awaited) = (self.seating.people(), self.game.awaited(self.timeline.state(), asked));
                    let person = match self.passed.take() {
                        Some(seat) => self.next_person(seat, asked),
                        None => awaited.iter().find(|&seat| people.has(seat)),
                    };
                    let bot = awaited.iter().find(|&seat| !people.has(seat));
                    let first = person.filter(|&seat| self.game.speaks_first(self.timeline.state(), seat));
                    match (first, bot) {
                        (None, Some(bot)) => self.bot_moves(bot, out)?,
                        _ => {
                            let seat = person.or(asked.first()).unwrap_or(Seat(0));
                            match self.person_moves(seat, input, out)? {
                                Turn::Moved => {}
                                Turn::Passed => self.passed = Some(seat),
                                Turn::Left => return self.goodbye(out, false),
                            }
                        }
                    }
                }
            }
        }
    }

    /// The next person after this seat, in the order of the seats, who is asked too.
    fn next_person(&self, seat: Seat, asked: Seats) -> Option<Seat> {
        let (players, people) = (self.seating.players(), self.seating.people());
        let others = (1..players).map(|step| Seat((seat.0 + step) % players));
        others.into_iter().find(|&other| people.has(other) && asked.has(other))
    }

    /// Bots that have left a stage and find, after what has happened since, that there is more to do come back. Did one?
    fn bots_return(&mut self, asked: Seats, out: &mut impl Write) -> Result<bool, Failure> {
        let people = self.seating.people();
        for seat in asked.iter().filter(|&seat| !people.has(seat)) {
            let Some((back, away)) = self.game.return_of(self.timeline.state(), seat) else { continue };
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
    fn reader(&self) -> Option<Seat> {
        let people = self.seating.people();
        people.first().filter(|_| people.len() == 1)
    }

    /// Who hears the facts: with several people at one keyboard only what all may know.
    fn audience(&self) -> Audience {
        self.reader().map_or(Audience::Spectator, Audience::Seat)
    }

    fn names(&self, me: Option<Seat>) -> Names {
        Names::new(self.seating.names(), me)
    }

    fn front<'f>(&'f self, names: &'f Names) -> G::Front<'f> {
        self.game.front(&self.content, self.words, names, self.style)
    }

    fn say(&self, key: &str) -> String {
        self.words.say(key, &[])
    }

    fn save(&mut self) -> Result<(), Failure> {
        match &mut self.log {
            Some(log) => log.catch_up(&self.timeline),
            None => Ok(()),
        }
    }

    fn welcome(&self, out: &mut impl Write) -> Result<(), Failure> {
        let names = self.names(self.reader());
        let front = self.front(&names);
        let seats =
            (0..self.seating.players()).map(Seat).map(|seat| front.teller().player(seat, self.seating.kind(seat)));
        let seats = self.words.list(seats, Joint::And);
        let args = [("game", G::NAME.into()), ("seats", seats.into()), ("seed", self.seed.to_string().into())];
        let welcome = self.words.say("table-welcome", &args);
        write!(out, "{}", wrapped(&welcome, ""))?;
        let content = self.words.say("table-content", &[("id", G::content_ref(&self.content).id.into())]);
        write!(out, "{}", wrapped(&content, ""))?;
        if let (Some(entry), Some(log)) = (self.resumed, &self.log) {
            let file = log.path().display().to_string();
            let resumed = self.words.say("table-resumed", &[("file", file.into()), ("entry", entry.into())]);
            write!(out, "{}", wrapped(&resumed, ""))?;
        }
        writeln!(out)?;
        Ok(())
    }

    fn goodbye(&self, out: &mut impl Write, over: bool) -> Result<(), Failure> {
        match &self.log {
            Some(log) => {
                let file = log.path().display().to_string();
                write!(out, "{}", wrapped(&self.words.say("table-saved", &[("file", file.clone().into())]), ""))?;
                if !over {
                    let lang = match self.words.lang() {
                        Lang::En => String::new(),
                        other => format!(" --lang {}", other.tag()),
                    };
                    let file = if file.contains(' ') { format!("'{file}'") } else { file };
                    let command = format!("firstlight table {} --log {file}{lang}", G::ID);
                    // On one line, however long, so that it can be copied.
                    writeln!(out, "{}", self.words.say("table-unfinished", &[("command", command.into())]))?;
                }
            }
            None if !over => writeln!(out, "{}", self.say("table-not-saved"))?,
            None => {}
        }
        writeln!(out, "{}", self.say("table-goodbye"))?;
        Ok(())
    }

    fn tell(&self, facts: &[G::Fact], out: &mut impl Write) -> Result<(), Failure> {
        let names = self.names(self.reader());
        let front = self.front(&names);
        for fact in told(&self.game, facts, self.audience()) {
            if front.teller().opens(&fact) {
                writeln!(out)?;
            }
            write!(out, "{}", wrapped(&front.teller().fact(&fact), "  "))?;
        }
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
    fn bot_choice(&mut self, seat: Seat, state: &G::State) -> Option<G::Move> {
        let mut dice = Xoshiro::new(self.seed.number(&format!("bot {seat} {}", self.timeline.len())));
        let view = self.game.view(state, Audience::Seat(seat));
        let people = self.seating.people();
        self.seating.bot(seat).map(|bot| bot.choose_beside(&self.game, &view, people, &mut dice))
    }

    fn make(&mut self, seat: Seat, mv: G::Move, out: &mut impl Write) -> Result<(), Failure> {
        let mut facts = Vec::new();
        self.timeline.play(seat, mv, &mut facts).map_err(Failure::input)?;
        self.save()?;
        self.tell(&facts, out)
    }

    /// Asks a person until a move is made or the person leaves.
    fn person_moves(&mut self, seat: Seat, input: &mut impl BufRead, out: &mut impl Write) -> Result<Turn, Failure> {
        if !self.hand_over(seat, input, out)? {
            return Ok(Turn::Left);
        }
        let aside = self.reading(seat, |front, view| front.is_aside(view));
        self.show_decision(seat, !aside, out)?;
        loop {
            let moves = moves_of(&self.game, self.timeline.state(), seat);
            write!(out, "{} ", self.words.say("table-choose", &[("count", moves.len().into())]))?;
            out.flush()?;
            let Some(line) = read_line(input)? else {
                writeln!(out, "\n{}", self.say("table-input-ended"))?;
                return Ok(Turn::Left);
            };
            if !self.terminal {
                writeln!(out, "{}", line.trim())?;
            }
            match Command::parse(&line) {
                Command::Empty => {}
                Command::Quit => return Ok(Turn::Left),
                Command::Help => {
                    write!(out, "{}", wrapped(&self.reading(seat, |front, _| front.help()), ""))?;
                }
                Command::Next => {
                    let asked = match self.timeline.next() {
                        Next::Ask(asked) => asked,
                        Next::Draw(_) | Next::Over(_) => Seats::NONE,
                    };
                    if self.next_person(seat, asked).is_some() {
                        return Ok(Turn::Passed);
                    }
                    writeln!(out, "{}", self.say("table-nobody-else"))?;
                }
                Command::Table => self.show_decision(seat, true, out)?,
                Command::Log => write!(out, "{}", self.story(seat))?,
                Command::Why(what) => self.explain(seat, &moves, what.as_deref(), out)?,
                Command::Hint => write!(out, "{}", self.hint(seat, &moves))?,
                Command::Back(anyway) => {
                    if self.take_back(seat, anyway, out)? {
                        return Ok(Turn::Moved);
                    }
                }
                Command::Number(number) => match number.checked_sub(1).and_then(|at| moves.get(at)) {
                    Some(&mv) => {
                        self.make(seat, mv, out)?;
                        return Ok(Turn::Moved);
                    }
                    None => writeln!(out, "{}", self.no_such_number(number, moves.len()))?,
                },
                Command::Words(text) => {
                    let told = || self.facts_for(seat);
                    let shown = self.reading(seat, |front, view| front.show(view, &text.to_lowercase(), &told));
                    if let Some(shown) = shown {
                        write!(out, "{shown}")?;
                        continue;
                    }
                    match self.named(seat, &moves, &text) {
                        Ok(mv) => {
                            self.make(seat, mv, out)?;
                            return Ok(Turn::Moved);
                        }
                        Err(why) => write!(out, "{}", wrapped(&why, ""))?,
                    }
                }
            }
        }
    }

    /// The best moves of a seat, by looking ahead from what it sees.
    fn hint(&self, seat: Seat, moves: &[G::Move]) -> String {
        let mut dice = Xoshiro::new(self.seed.number(&format!("hint {seat} {}", self.timeline.len())));
        self.reading(seat, |front, view| {
            let advice = bots::advise(&self.game, view, hint::MOST, self.hint_time, &mut dice);
            hint::text::<G>(front, self.words, view, moves, &advice)
        })
    }

    fn no_such_number(&self, number: usize, count: usize) -> String {
        self.words.say("table-unknown-number", &[("number", number.into()), ("count", count.into())])
    }

    /// Something said to a seat about what it sees.
    fn reading<T>(&self, seat: Seat, say: impl FnOnce(&G::Front<'_>, &G::View) -> T) -> T {
        let names = self.names(Some(seat));
        let view = self.game.view(self.timeline.state(), Audience::Seat(seat));
        say(&self.front(&names), &view)
    }

    /// With several people at one keyboard: whose turn it is, and on a terminal an empty screen until that person is
    /// there, so that nobody sees another's hand. Is there still somebody?
    fn hand_over(&self, seat: Seat, input: &mut impl BufRead, out: &mut impl Write) -> Result<bool, Failure> {
        if self.reader().is_some() {
            return Ok(true);
        }
        let names = self.names(None);
        let name = self.front(&names).teller().name(seat);
        writeln!(out, "\n{}", self.style.bold(&format!("=== {name} ===")))?;
        if !self.terminal {
            return Ok(true);
        }
        write!(out, "{} ", self.words.say("table-hand-over", &[("name", name.into())]))?;
        out.flush()?;
        let there = read_line(input)?.is_some();
        // Clears the screen and what can be scrolled back to.
        write!(out, "\x1b[2J\x1b[3J\x1b[H")?;
        Ok(there)
    }

    /// What the seat is asked, with the table or without.
    fn show_decision(&self, seat: Seat, table: bool, out: &mut impl Write) -> Result<(), Failure> {
        let moves = moves_of(&self.game, self.timeline.state(), seat);
        let text = self.reading(seat, |front, view| {
            let prompt = wrapped(&front.teller().prompt(view).unwrap_or_default(), " ");
            let table = if table { format!("\n{}", front.table(view)) } else { String::new() };
            format!("{table}{}{prompt}", front.choices(view, &moves))
        });
        write!(out, "{text}")?;
        Ok(())
    }

    /// What has happened so far, as this seat was told it.
    fn story(&self, seat: Seat) -> String {
        let facts = self.facts_for(seat);
        if facts.is_empty() {
            return format!("{}\n", self.say("table-no-log"));
        }
        self.reading(seat, |front, _| facts.iter().map(|fact| wrapped(&front.teller().fact(fact), "  ")).collect())
    }

    /// Everything this seat has been told.
    fn facts_for(&self, seat: Seat) -> Vec<G::Fact> {
        let mut facts = Vec::new();
        self.timeline.replay(self.timeline.len(), |step| {
            facts.extend(told(&self.game, step.facts, Audience::Seat(seat)));
        });
        facts
    }

    /// Takes the seat's last move back, or begins a what-if from before it. Did anything change?
    fn take_back(&mut self, seat: Seat, anyway: bool, out: &mut impl Write) -> Result<bool, Failure> {
        let people = self.seating.people();
        let bots: Seats = (0..self.seating.players()).map(Seat).filter(|&s| !people.has(s)).collect();
        let result = self.timeline.retract(seat, None, bots);
        let done = match result {
            Ok(_) => {
                let name = self.reading(seat, |front, _| front.teller().name(seat));
                Some(self.words.say("table-taken-back", &[("who", "you".into()), ("name", name.into())]))
            }
            Err(Fault::BehindFrontier { entry, .. }) if anyway && people.len() == 1 => {
                self.timeline.branch(entry - 1).map_err(Failure::input)?;
                Some(self.say("table-what-if"))
            }
            Err(fault) => {
                let said = self.reading(seat, |front, _| front.teller().fault(&fault));
                write!(out, "{}", wrapped(&said, ""))?;
                if matches!(fault, Fault::BehindFrontier { .. }) && people.len() == 1 {
                    writeln!(out, "{}", self.say("table-back-anyway"))?;
                }
                None
            }
        };
        let Some(said) = done else { return Ok(false) };
        self.chance = self.timeline.chance(self.seed);
        self.save()?;
        write!(out, "{}", wrapped(&said, ""))?;
        Ok(true)
    }

    /// Answers `why`: by number, or by what the move is about.
    fn explain(&self, seat: Seat, moves: &[G::Move], what: Option<&str>, out: &mut impl Write) -> Result<(), Failure> {
        let Some(what) = what else {
            let example = self.reading(seat, |front, view| front.example(view));
            let usage = self.words.say("table-why-usage", &[("card", example.into())]);
            write!(out, "{}", wrapped(&usage, ""))?;
            return Ok(());
        };
        let meant = match what.parse::<usize>() {
            Ok(number) => {
                let mv = number.checked_sub(1).and_then(|at| moves.get(at)).copied();
                mv.ok_or_else(|| self.no_such_number(number, moves.len()))
            }
            Err(_) => self.named(seat, moves, what),
        };
        let text = match meant {
            Ok(mv) => self.reading(seat, |front, view| front.teller().why(view, mv)),
            Err(why) => why,
        };
        write!(out, "{}", wrapped(&text, "  "))?;
        Ok(())
    }

    /// The move somebody means by a name: of a thing, or part of what a menu entry says. Or why there is none.
    fn named(&self, seat: Seat, moves: &[G::Move], text: &str) -> Result<G::Move, String> {
        self.reading(seat, |front, view| {
            if let Some(meant) = front.meant(view, text) {
                return meant;
            }
            let wanted = text.to_lowercase();
            let labels = (1..).zip(moves).map(|(number, &mv)| (number, mv, front.teller().label(view, mv)));
            let matches: Vec<(usize, G::Move, String)> =
                labels.filter(|(_, _, label)| label.to_lowercase().contains(&wanted)).collect();
            let input = ("input", text.to_owned().into());
            match matches.as_slice() {
                [(_, mv, _)] => Ok(*mv),
                [] => Err(self.words.say("table-unknown-command", &[input])),
                several => {
                    let entries = several.iter().map(|(number, _, label)| format!("\n  {number:>2} {label}"));
                    Err(self.words.say("table-ambiguous", &[input]) + &entries.collect::<String>())
                }
            }
        })
    }
}

/// A line of input, whatever bytes it holds; `None` at the end.
fn read_line(input: &mut impl BufRead) -> Result<Option<String>, Failure> {
    let mut line = Vec::new();
    match input.read_until(b'\n', &mut line) {
        Ok(0) => Ok(None),
        Ok(_) => Ok(Some(String::from_utf8_lossy(&line).into_owned())),
        Err(error) => Err(Failure::input(format!("cannot read the input: {error}"))),
    }
}
