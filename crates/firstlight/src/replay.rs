//! `firstlight replay`: a game told from its log.

use crate::cli::ReplayArgs;
use games::Visit;
use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::io::Write;
use tabletop::log::{Entry, EntryNo};
use tabletop::{Audience, Game, Next, Seat, Step, Timeline, told};
use terminal::failure::{Detail, Failure, count, name};
use terminal::logfile::LogText;
use terminal::titles;
use title::Title;
use title::terminal::Terminal;
use title::terminal::screen::{Style, entry, wrapped};
use title::{FactOf, MoveOf};
use words::{Names, Words};

/// Runs the command.
pub(crate) fn run(args: &ReplayArgs) -> Result<(), Failure> {
    let log = LogText::read(&args.file)?;
    titles::with_log(&log, TellLog { args, log: &log })
}

/// Tells a log, whatever title it is of.
struct TellLog<'a> {
    args: &'a ReplayArgs,
    log: &'a LogText,
}

impl Visit for TellLog<'_> {
    type Output = Result<(), Failure>;

    fn visit<T: Title>(self) -> Result<(), Failure> {
        tell_log::<T>(self.args, self.log)
    }
}

fn tell_log<T: Title>(args: &ReplayArgs, log: &LogText) -> Result<(), Failure> {
    let (game, content) = titles::open::<T>(log, args.content.as_deref())?;
    let who = audience(&args.audience, game.players())?;
    let words = Words::new(args.lang);
    let (timeline, judged) = titles::replay::<T>(log, game, &words);
    if let Some(to) = args.to.filter(|&to| to > timeline.len()) {
        let parts = [("to", name(to)), ("file", name(args.file.display())), ("entries", count(timeline.len()))];
        return Err(Failure::because("fail-replay-to", &parts));
    }
    let mut out = std::io::BufWriter::new(std::io::stdout().lock());
    let names = titles::names::<T>(log, seat_of(who));
    let front = T::terminal(timeline.game(), &content, &words, &names, Style::PLAIN);
    let bots = Bots { words: &words, names: &names, entries: log.by_bots() };
    let telling = Telling { front: &front, who, full: args.full, shown: Cell::new(None), bots };
    telling.tell(&mut out, &timeline, args.to.unwrap_or(timeline.len())).and_then(|()| out.flush())?;
    match judged {
        Err(bad) if args.to.is_none() => {
            let entry = [("entry", name(bad.entry)), ("upto", name(timeline.len()))];
            let file = [("file", name(args.file.display())), ("why", name(bad.why))];
            Err(Failure::Check(Detail::new("fail-holds-up-to", &[file, entry].concat())))
        }
        _ => Ok(()),
    }
}

fn seat_of(who: Audience) -> Option<Seat> {
    match who {
        Audience::Seat(seat) => Some(seat),
        Audience::Spectator | Audience::Omniscient => None,
    }
}

fn audience(text: &str, players: u8) -> Result<Audience, Failure> {
    match (text, text.parse::<u8>()) {
        ("all", _) => Ok(Audience::Omniscient),
        ("spectator", _) => Ok(Audience::Spectator),
        (_, Ok(seat)) if seat < players => Ok(Audience::Seat(Seat(seat))),
        _ => {
            let parts = [("given", name(text)), ("last", name(players.saturating_sub(1)))];
            Err(Failure::because("fail-replay-as", &parts))
        }
    }
}

/// How a game is told.
struct Telling<'a, F> {
    front: &'a F,
    /// Who listens.
    who: Audience,
    /// With the table and the choices before every decision?
    full: bool,
    /// When and for whom the table was last shown.
    shown: Cell<Option<(Seat, u64)>>,
    bots: Bots<'a>,
}

/// What bots did in place of people.
struct Bots<'a> {
    words: &'a Words,
    names: &'a Names,
    entries: BTreeMap<EntryNo, String>,
}

impl Bots<'_> {
    /// The first sentence about a move, which says who really made it.
    fn sentence<M, D>(&self, no: EntryNo, entry: &Entry<M, D>, text: String) -> String {
        match entry {
            Entry::Move { seat, .. } if self.entries.contains_key(&no) => {
                self.words.played_by_bot(self.names, *seat, &text)
            }
            _ => text,
        }
    }
}

impl<F> Telling<'_, F> {
    /// Tells the entries that held after the first `upto` of the log.
    fn tell<T: Title>(&self, out: &mut impl Write, timeline: &Timeline<T::Game>, upto: u32) -> std::io::Result<()>
    where
        F: Terminal<T>,
    {
        let game = timeline.game();
        let mut result = Ok(());
        let earlier = RefCell::new(Vec::new());
        timeline.replay(upto, |step| {
            if result.is_ok() {
                result = self.step(out, game, &step, &earlier);
            }
        });
        result?;
        let state = timeline.at(upto);
        writeln!(out)?;
        write!(out, "{}", self.front.table(&game.view(&state, self.who)))?;
        if let Next::Over(outcome) = game.next(&state) {
            write!(out, "{}", wrapped(&self.front.teller().outcome(&outcome), ""))?;
        }
        Ok(())
    }

    fn step<T: Title>(
        &self,
        out: &mut impl Write,
        game: &T::Game,
        step: &Step<'_, T::Game>,
        earlier: &RefCell<Vec<FactOf<T>>>,
    ) -> std::io::Result<()>
    where
        F: Terminal<T>,
    {
        if let (true, Entry::Move { seat, mv }) = (self.full, step.entry) {
            self.decision(out, game, step, *seat, *mv)?;
        }
        let mut number = format!("{:>4}  ", step.no);
        let facts = told(game, step.facts, self.who);
        for (fact, text) in facts.iter().zip(self.front.told(&earlier.borrow(), &facts)) {
            if text.is_empty() {
                continue;
            }
            if self.front.teller().opens(fact) {
                writeln!(out)?;
            }
            let first = !number.trim().is_empty();
            let text = if first { self.bots.sentence(step.no, step.entry, text) } else { text };
            write!(out, "{}", entry(&number, &text))?;
            number = " ".repeat(6);
        }
        earlier.borrow_mut().extend(facts);
        Ok(())
    }

    /// What the seat saw and could do, as far as the audience may know it.
    fn decision<T: Title>(
        &self,
        out: &mut impl Write,
        game: &T::Game,
        step: &Step<'_, T::Game>,
        seat: Seat,
        taken: MoveOf<T>,
    ) -> std::io::Result<()>
    where
        F: Terminal<T>,
    {
        let knows = self.who.knows(seat);
        let view = game.view(step.before, if knows { Audience::Seat(seat) } else { self.who });
        let moment = self.front.moment(&view).map(|moment| (seat, moment));
        if moment.is_none() || self.shown.replace(moment) != moment {
            writeln!(out)?;
            write!(out, "{}", self.front.table(&view))?;
        }
        if let Some(eye) = game.eye_of(&view).filter(|_| knows) {
            let mut moves = Vec::new();
            game.moves(&eye, &mut moves);
            write!(out, "{}", self.front.choices_told(&view, &moves, taken))?;
        }
        Ok(())
    }
}
