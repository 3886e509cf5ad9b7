//! The first and the last words at a table.

use crate::failure::Failure;
use crate::session::Session;
use title::Title;
use title::terminal::Terminal;

use std::io::Write;
use tabletop::Seat;
use title::terminal::screen::wrapped;
use words::{Joint, Lang};

impl<T: Title> Session<'_, T> {
    pub(crate) fn welcome(&self, out: &mut impl Write) -> Result<(), Failure> {
        let names = self.names(self.reader());
        let front = self.front(&names);
        let level = |seat| self.seating.kind(seat).map(|kind| self.words.bot_level(kind));
        let seats = (0..self.seating.players()).map(Seat);
        let seats = seats.map(|seat| front.teller().player(seat, level(seat).as_deref()));
        let seats = self.words.list(seats, Joint::And);
        let args = [("game", T::NAME.into()), ("seats", seats.into()), ("seed", self.seed.to_string().into())];
        let welcome = self.words.say("table-welcome", &args);
        write!(out, "{}", wrapped(&welcome, ""))?;
        let content = self.words.say("table-content", &[("id", T::content_ref(&self.content).id.into())]);
        write!(out, "{}", wrapped(&content, ""))?;
        if let (Some(entry), Some(log)) = (self.resumed, &self.log) {
            let file = log.path().display().to_string();
            let resumed = self.words.say("table-resumed", &[("file", file.into()), ("entry", entry.into())]);
            write!(out, "{}", wrapped(&resumed, ""))?;
        }
        writeln!(out)?;
        Ok(())
    }

    pub(crate) fn goodbye(&self, out: &mut impl Write, over: bool) -> Result<(), Failure> {
        match &self.log {
            Some(log) => {
                let file = log.path().display().to_string();
                write!(out, "{}", wrapped(&self.words.say("table-saved", &[("file", file.clone().into())]), ""))?;
                let file = if file.contains(' ') { format!("'{file}'") } else { file };
                let lang = match self.words.lang() {
                    Lang::En => String::new(),
                    other => format!(" --lang {}", other.tag()),
                };
                // Each on one line, however long, so that it can be copied.
                if over {
                    for (key, command) in [("table-analyse", "analyse"), ("table-replay", "replay")] {
                        let command = format!("firstlight {command} {file}{lang}");
                        writeln!(out, "{}", self.words.say(key, &[("command", command.into())]))?;
                    }
                } else {
                    let command = format!("firstlight table {} --log {file}{lang}", T::ID);
                    writeln!(out, "{}", self.words.say("table-unfinished", &[("command", command.into())]))?;
                }
            }
            None if over => write!(out, "{}", wrapped(&self.say("table-keep-next"), ""))?,
            None => write!(out, "{}", wrapped(&self.say("table-not-saved"), ""))?,
        }
        writeln!(out, "{}", self.say("table-goodbye"))?;
        Ok(())
    }
}
