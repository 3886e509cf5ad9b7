//! The game itself: facts told, questions asked, answers taken.

use super::Opened;
use super::command::{Command, Show};
use super::seating::Seating;
use crate::failure::Failure;
use crate::logfile::LogWriter;
use crate::screen::{Screen, Style, entry, wrapped};
use earthrise::content::Content;
use earthrise::{Earthrise, Eye, Fact, Move, View};
use std::io::{BufRead, Write};
use tabletop::log::EntryNo;
use tabletop::{Audience, Fault, Game, Keyed, Next, Seat, Seats, Seed, Timeline, Xoshiro, moves_of, told};
use words::earthrise::Narrator;
use words::{Joint, Lang, Names, Words};

/// A table in play.
pub struct Session<'a> {
    timeline: Timeline<Earthrise>,
    /// A copy of the rules, so that sentences can be made while the timeline changes.
    game: Earthrise,
    chance: Keyed,
    seed: Seed,
    content: Content,
    seating: Seating,
    log: Option<LogWriter>,
    resumed: Option<EntryNo>,
    words: &'a Words,
    style: Style,
    /// Somebody sits at a terminal. Input from a pipe is repeated, so that the output reads like a game.
    terminal: bool,
}

/// How a turn at the keyboard ended.
enum Turn {
    Moved,
    Left,
}

impl<'a> Session<'a> {
    pub(super) fn new(opened: Opened, words: &'a Words, style: Style, terminal: bool) -> Session<'a> {
        let Opened { timeline, seating, seed, content, log, resumed } = opened;
        let game = timeline.game().clone();
        let chance = timeline.chance(seed);
        Session { timeline, game, chance, seed, content, seating, log, resumed, words, style, terminal }
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
                    let names = self.names(self.reader());
                    let narrator = Narrator::new(self.words, &self.game, &names);
                    let view = self.game.view(self.timeline.state(), self.audience());
                    let screen = Screen { words: self.words, narrator: &narrator, game: &self.game, style: self.style };
                    write!(out, "\n{}\n", screen.table(&view))?;
                    write!(out, "{}", wrapped(&narrator.outcome(&outcome), ""))?;
                    return self.goodbye(out, true);
                }
                Next::Draw(_) => {}
                Next::Ask(asked) => {
                    let people = self.seating.people();
                    match asked.iter().find(|&seat| !people.has(seat)) {
                        Some(bot) => self.bot_moves(bot, out)?,
                        None => {
                            let seat = asked.first().unwrap_or(Seat(0));
                            if let Turn::Left = self.person_moves(seat, input, out)? {
                                return self.goodbye(out, false);
                            }
                        }
                    }
                }
            }
        }
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
        let seat = |seat: Seat| {
            let name = self.words.seat(&names, seat);
            self.seating.kind(seat).map_or_else(|| name.clone(), |kind| format!("{name} ({kind})"))
        };
        let seats = self.words.list((0..self.seating.players()).map(|s| seat(Seat(s))), Joint::And);
        let welcome =
            self.words.say("table-welcome", &[("seats", seats.into()), ("seed", self.seed.to_string().into())]);
        write!(out, "{}", wrapped(&welcome, ""))?;
        let content = self.words.say("table-content", &[("id", self.content.id().to_owned().into())]);
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
                    let command = format!("firstlight table earthrise --log {file}{lang}");
                    let hint = self.words.say("table-unfinished", &[("command", command.into())]);
                    write!(out, "{}", wrapped(&hint, ""))?;
                }
            }
            None if !over => writeln!(out, "{}", self.say("table-not-saved"))?,
            None => {}
        }
        writeln!(out, "{}", self.say("table-goodbye"))?;
        Ok(())
    }

    fn tell(&self, facts: &[Fact], out: &mut impl Write) -> Result<(), Failure> {
        let names = self.names(self.reader());
        let narrator = Narrator::new(self.words, &self.game, &names);
        for fact in told(&self.game, facts, self.audience()) {
            if matches!(fact, Fact::TrickBegan { .. } | Fact::TokensLaid { .. } | Fact::FinalBegan) {
                writeln!(out)?;
            }
            write!(out, "{}", wrapped(&narrator.fact(&fact), "  "))?;
        }
        Ok(())
    }

    fn bot_moves(&mut self, seat: Seat, out: &mut impl Write) -> Result<(), Failure> {
        // The dice of a decision depend on the seed and its place in the log alone, so that a resumed game goes on
        // as it would have.
        let mut dice = Xoshiro::new(self.seed.number(&format!("bot {seat} {}", self.timeline.len())));
        let view = self.game.view(self.timeline.state(), Audience::Seat(seat));
        let Some(bot) = self.seating.bot(seat) else { return Ok(()) };
        let mv = bot.choose(&self.game, &view, &mut dice);
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
        self.show_decision(seat, out)?;
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
                Command::Help => write!(out, "{}", wrapped(&self.say("table-help"), ""))?,
                Command::Show(show) => self.show(seat, show, out)?,
                Command::Why(what) => self.explain(seat, &moves, what.as_deref(), out)?,
                Command::Back(anyway) => {
                    if self.take_back(seat, anyway, out)? {
                        return Ok(Turn::Moved);
                    }
                }
                Command::Number(number) => match number.checked_sub(1).and_then(|at| moves.get(at)) {
                    Some(&mv) => return self.make(seat, mv, out),
                    None => {
                        let args = [("number", number.into()), ("count", moves.len().into())];
                        writeln!(out, "{}", self.words.say("table-unknown-number", &args))?;
                    }
                },
                Command::Words(text) => match self.named(seat, &moves, &text) {
                    Named::Move(mv) => {
                        if let Turn::Moved = self.make(seat, mv, out)? {
                            return Ok(Turn::Moved);
                        }
                    }
                    Named::Refused(why) => write!(out, "{}", wrapped(&why, ""))?,
                },
            }
        }
    }

    fn make(&mut self, seat: Seat, mv: Move, out: &mut impl Write) -> Result<Turn, Failure> {
        let mut facts = Vec::new();
        match self.timeline.play(seat, mv, &mut facts) {
            Ok(_) => {
                self.save()?;
                self.tell(&facts, out)?;
            }
            // The move was one of those offered, so this cannot happen; if it does, it is said and asked again.
            Err(refused) => writeln!(out, "{refused}")?,
        }
        Ok(Turn::Moved)
    }

    fn with_screen<T>(&self, seat: Seat, draw: impl FnOnce(&Screen<'_>, &Narrator<'_>, &View) -> T) -> T {
        let names = self.names(Some(seat));
        let narrator = Narrator::new(self.words, &self.game, &names);
        let screen = Screen { words: self.words, narrator: &narrator, game: &self.game, style: self.style };
        let view = self.game.view(self.timeline.state(), Audience::Seat(seat));
        draw(&screen, &narrator, &view)
    }

    /// With several people at one keyboard: whose turn it is, and on a terminal an empty screen until that person is
    /// there, so that nobody sees another's hand. Is there still somebody?
    fn hand_over(&self, seat: Seat, input: &mut impl BufRead, out: &mut impl Write) -> Result<bool, Failure> {
        if self.reader().is_some() {
            return Ok(true);
        }
        let name = self.words.name(&self.names(None), seat);
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

    fn show_decision(&self, seat: Seat, out: &mut impl Write) -> Result<(), Failure> {
        let text = self.with_screen(seat, |screen, narrator, view| {
            let mut text = format!("\n{}", screen.table(view));
            if let Some(eye) = self.game.eye_of(view) {
                text += &screen.hand(view.hand(), &eye);
                if !matches!(eye, Eye::Play { .. }) {
                    let mut moves = Vec::new();
                    self.game.moves(&eye, &mut moves);
                    for (number, mv) in (1..).zip(moves) {
                        text += &entry(&format!("  {number:>2}  "), &narrator.label(mv));
                    }
                }
            }
            text + &wrapped(&narrator.prompt(view).unwrap_or_default(), " ")
        });
        write!(out, "{text}")?;
        Ok(())
    }

    fn show(&self, seat: Seat, show: Show, out: &mut impl Write) -> Result<(), Failure> {
        let text = match show {
            Show::Table => return self.show_decision(seat, out),
            Show::Hand => self.with_screen(seat, |screen, _, view| {
                let eye = self.game.eye_of(view).unwrap_or(Eye::Nothing);
                screen.hand(view.hand(), &eye)
            }),
            Show::Track => self.with_screen(seat, |screen, _, view| screen.track(view)),
            Show::Cards => {
                let source = self.content.source_of("deck_base");
                self.with_screen(seat, |screen, _, view| screen.cards(view, source))
            }
            Show::Pile => self.with_screen(seat, |screen, _, view| screen.pile(view, seat)),
            Show::Score => self.with_screen(seat, |screen, _, view| screen.standing(view)),
            Show::Pill => self.with_screen(seat, |screen, _, view| {
                screen.pill(view, seat).unwrap_or_else(|| format!("{}\n", self.say("table-no-pill")))
            }),
            Show::Last => self.sentences(&self.last_trick(seat), seat, "table-no-last-trick"),
            Show::Log => self.sentences(&self.facts_for(seat), seat, "table-no-log"),
        };
        write!(out, "{text}")?;
        Ok(())
    }

    fn sentences(&self, facts: &[Fact], seat: Seat, none: &str) -> String {
        if facts.is_empty() {
            return format!("{}\n", self.say(none));
        }
        let names = self.names(Some(seat));
        let narrator = Narrator::new(self.words, &self.game, &names);
        facts.iter().map(|fact| wrapped(&narrator.fact(fact), "  ")).collect()
    }

    /// Everything this seat has been told.
    fn facts_for(&self, seat: Seat) -> Vec<Fact> {
        let mut facts = Vec::new();
        self.timeline.replay(self.timeline.len(), |step| {
            facts.extend(told(&self.game, step.facts, Audience::Seat(seat)));
        });
        facts
    }

    /// The facts of the last trick of this round that is complete.
    fn last_trick(&self, seat: Seat) -> Vec<Fact> {
        let mut facts = self.facts_for(seat);
        let round = facts.iter().rposition(|fact| matches!(fact, Fact::TokensLaid { .. })).unwrap_or(0);
        let facts = facts.split_off(round);
        let Some(end) = facts.iter().rposition(|fact| matches!(fact, Fact::CommanderTook { .. })) else {
            return Vec::new();
        };
        let start = facts[..end].iter().rposition(|fact| matches!(fact, Fact::TrickBegan { .. })).unwrap_or(0);
        facts[start..=end].to_vec()
    }

    /// Takes the seat's last move back, or begins a what-if from before it. Did anything change?
    fn take_back(&mut self, seat: Seat, anyway: bool, out: &mut impl Write) -> Result<bool, Failure> {
        let people = self.seating.people();
        let bots: Seats = (0..self.seating.players()).map(Seat).filter(|&s| !people.has(s)).collect();
        let names = self.names(Some(seat));
        let result = self.timeline.retract(seat, None, bots);
        let done = match result {
            Ok(_) => {
                let args = [("who", "you".into()), ("name", self.words.name(&names, seat).into())];
                Some(self.words.say("table-taken-back", &args))
            }
            Err(Fault::BehindFrontier { entry, .. }) if anyway && people.len() == 1 => {
                self.timeline.branch(entry - 1).map_err(Failure::input)?;
                Some(self.say("table-what-if"))
            }
            Err(fault) => {
                let narrator = Narrator::new(self.words, &self.game, &names);
                write!(out, "{}", wrapped(&narrator.fault(&fault), ""))?;
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
    fn explain(&self, seat: Seat, moves: &[Move], what: Option<&str>, out: &mut impl Write) -> Result<(), Failure> {
        let Some(what) = what else {
            let example = self.with_screen(seat, |_, narrator, view| {
                view.hand().kinds().next().map(|card| narrator.card_mark(card)).unwrap_or_default()
            });
            writeln!(out, "{}", self.words.say("table-why-usage", &[("card", example.into())]))?;
            return Ok(());
        };
        let number = what.parse::<usize>().ok();
        let text = match number {
            Some(number) => match number.checked_sub(1).and_then(|at| moves.get(at)) {
                Some(&mv) => self.with_screen(seat, |_, narrator, view| narrator.why(view, mv)),
                None => {
                    let args = [("number", number.into()), ("count", moves.len().into())];
                    self.words.say("table-unknown-number", &args)
                }
            },
            None => match self.named(seat, moves, what) {
                Named::Move(mv) => self.with_screen(seat, |_, narrator, view| narrator.why(view, mv)),
                Named::Refused(why) => why,
            },
        };
        write!(out, "{}", wrapped(&text, "  "))?;
        Ok(())
    }

    /// The move somebody means by a name: a card, or part of what a menu entry says.
    fn named(&self, seat: Seat, moves: &[Move], text: &str) -> Named {
        self.with_screen(seat, |_, narrator, view| {
            let eye = self.game.eye_of(view).unwrap_or(Eye::Nothing);
            if let Some(card) = narrator.card_from(text) {
                let mv = if matches!(eye, Eye::Take { .. }) { Move::Take(card) } else { Move::Play(card) };
                return match self.game.judge(&eye, mv) {
                    Ok(()) => Named::Move(mv),
                    Err(refusal) => Named::Refused(narrator.refusal(&refusal)),
                };
            }
            let wanted = text.to_lowercase();
            let labels = moves.iter().map(|&mv| (mv, narrator.label(mv).to_lowercase()));
            let matches: Vec<(Move, String)> = labels.filter(|(_, label)| label.contains(&wanted)).collect();
            match matches.as_slice() {
                [(mv, _)] => Named::Move(*mv),
                [] => Named::Refused(self.words.say("table-unknown-command", &[("input", text.to_owned().into())])),
                several => {
                    let list = self.words.list(several.iter().map(|(mv, _)| narrator.label(*mv)), Joint::Or);
                    let args = [("input", text.to_owned().into()), ("matches", list.into())];
                    Named::Refused(self.words.say("table-ambiguous", &args))
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

/// What a name turned out to mean.
enum Named {
    Move(Move),
    Refused(String),
}
