//! People at the keyboard: who is called, what they are asked, what they type.

use crate::command::Command;
use crate::failure::{Failure, name};
use crate::session::{Session, Turn, sentences};
use title::Title;
use title::terminal::Terminal;

use std::io::{BufRead, Write};
use tabletop::{Audience, Next, Seat, Seats, moves_of, never};
use title::MoveOf;
use title::terminal::screen::{CLEAR, wrapped};
use wire::{Body, json};

impl<T: Title> Session<'_, T> {
    /// Asks a person until a move is made or the person leaves.
    pub(crate) fn person_moves(
        &mut self,
        seat: Seat,
        input: &mut impl BufRead,
        out: &mut impl Write,
    ) -> Result<Turn, Failure> {
        if !self.hand_over(seat, input, out)? {
            return Ok(Turn::Left);
        }
        self.show_decision(seat, false, out)?;
        loop {
            let moves = self.moves(seat);
            write!(out, "{} ", self.words.say("table-choose", &[("count", moves.len().into())]))?;
            out.flush()?;
            let Some(line) = read_line(input)? else {
                writeln!(out, "\n{}", self.say("table-input-ended"))?;
                return Ok(Turn::Left);
            };
            if !self.terminal {
                writeln!(out, "{}", line.trim())?;
            }
            match self.vocabulary.read(&line) {
                Command::Empty => {}
                Command::Quit => return Ok(Turn::Left),
                Command::Help => write!(out, "{}", self.vocabulary.help())?,
                Command::Rules(about) => write!(out, "{}", self.rules(about.as_deref()))?,
                Command::Next => {
                    let asked = match self.timeline().next() {
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
                Command::Why(what) => write!(out, "{}", self.explained(seat, &moves, what.as_deref()))?,
                Command::Hint => write!(out, "{}", self.hint(seat, &moves))?,
                Command::Back(anyway) => {
                    if self.take_back(seat, anyway, out)? {
                        return Ok(Turn::Moved);
                    }
                }
                Command::Number(number) => match number.checked_sub(1).and_then(|at| moves.get(at)) {
                    Some(&mv) => return self.moves_made(seat, mv, out),
                    None => writeln!(out, "{}", self.no_such_number(number, moves.len()))?,
                },
                Command::Own(command) => {
                    let told = || self.facts_up_to(self.timeline().len(), Audience::Seat(seat));
                    let shown = self.reading(seat, |front, view| front.show(view, &command, &told));
                    match shown {
                        Some(shown) => write!(out, "{shown}")?,
                        None => never!("`{command}` is a command of no game"),
                    }
                }
                Command::Words(text) => match self.named(seat, &moves, &text) {
                    Ok(mv) => return self.moves_made(seat, mv, out),
                    Err(why) => write!(out, "{}", wrapped(&why, ""))?,
                },
            }
        }
    }

    /// The moves of a seat, in the order of their numbers.
    fn moves(&self, seat: Seat) -> Vec<MoveOf<T>> {
        let moves = moves_of(&self.game, self.timeline().state(), seat);
        self.reading(seat, |front, _| front.arrange(moves))
    }

    /// A person moves. What only they may see is gone before anything else is said.
    fn moves_made(&mut self, seat: Seat, mv: MoveOf<T>, out: &mut impl Write) -> Result<Turn, Failure> {
        if self.is_private() {
            write!(out, "{CLEAR}")?;
            self.shown = None;
        }
        self.command(seat, Body::Move { seat: Some(seat), mv: json::value(&mv) }, out)?;
        Ok(Turn::Moved)
    }

    /// With several people at one keyboard: who is called. If they have secrets, on a terminal an empty screen calls
    /// them, and another one is theirs when they are there. Is there still somebody?
    fn hand_over(&mut self, seat: Seat, input: &mut impl BufRead, out: &mut impl Write) -> Result<bool, Failure> {
        let before = self.at_keyboard.replace(seat);
        let now = self.timeline().len();
        let heard = match self.heard.get_mut(seat.index()) {
            Some(heard) => std::mem::replace(heard, now),
            None => {
                never!("somebody at seat {seat:?}, which the table does not have");
                0
            }
        };
        if self.reader().is_some() || before == Some(seat) {
            return Ok(true);
        }
        self.shown = None;
        let names = self.names(None);
        let person = self.words.name(&names, seat);
        let called = match T::seat_title(&self.game, self.words, seat) {
            Some(title) => self.words.say("seat-titled", &[("name", person.clone().into()), ("title", title.into())]),
            None => person.clone(),
        };
        let private = self.is_private();
        if private && before.is_some() {
            write!(out, "{CLEAR}")?;
        }
        writeln!(out, "\n{}", self.style.bold(&format!("=== {called} ===")))?;
        if !private {
            return Ok(true);
        }
        write!(out, "{} ", self.words.say("table-hand-over", &[("name", person.into())]))?;
        out.flush()?;
        let there = read_line(input)?.is_some();
        write!(out, "{CLEAR}")?;
        if there {
            write!(out, "{}", self.since(seat, heard))?;
        }
        Ok(there)
    }

    /// What has happened since an entry, for a seat whose screen was empty.
    fn since(&self, seat: Seat, entry: u32) -> String {
        let who = Audience::Seat(seat);
        let (earlier, all) = (self.facts_up_to(entry, who), self.facts_up_to(self.timeline().len(), who));
        // After a move was taken back there may be fewer.
        let facts = all.get(earlier.len()..).unwrap_or_default();
        self.reading(seat, |front, _| sentences::<T>(front, &earlier, facts))
    }

    /// What the seat is asked: with the whole table where a scene begins, otherwise with how things stand.
    pub(crate) fn show_decision(&mut self, seat: Seat, whole: bool, out: &mut impl Write) -> Result<(), Failure> {
        let moves = self.moves(seat);
        let shown = self.shown;
        let (text, showing) = self.reading(seat, |front, view| {
            let scene = (seat, front.scene(view));
            let aside = front.is_aside(view);
            let again = scene.1.is_some() && shown == Some(scene);
            let (state, showing) = match whole || !(aside || again) {
                true => (front.table(view), Some(scene)),
                false if aside => (String::new(), shown),
                false => (front.brief(view), shown),
            };
            let state = if state.is_empty() { state } else { format!("\n{state}") };
            let prompt = front.teller().prompt(view).unwrap_or_else(|| {
                never!("a seat that is asked has no question");
                String::new()
            });
            let prompt = wrapped(&prompt, " ");
            (format!("{state}{}{prompt}", front.choices(view, &moves)), showing)
        });
        self.shown = showing;
        write!(out, "{text}")?;
        Ok(())
    }
}

/// A line of input, whatever bytes it holds; `None` at the end.
fn read_line(input: &mut impl BufRead) -> Result<Option<String>, Failure> {
    let mut line = Vec::new();
    match input.read_until(b'\n', &mut line) {
        Ok(0) => Ok(None),
        Ok(_) => Ok(Some(String::from_utf8_lossy(&line).into_owned())),
        Err(error) => Err(Failure::because("fail-input", &[("why", name(error))])),
    }
}
