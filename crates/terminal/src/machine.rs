//! The table machine in this process: what is typed goes in as commands, and what it wants done is done at the keyboard.

use crate::failure::Failure;
use crate::seating::Seating;
use crate::session::{Session, sentences};
use std::collections::VecDeque;
use std::io::Write;
use table::{BotAsk, BotMove, BroadcastEntry, Effect, Opening, Prefix, Problem, SeatPlan, Table, Who};
use tabletop::log::{Entry, EntryNo, EntryOf};
use tabletop::{Seat, Seed, Xoshiro, never, told};
use title::terminal::Terminal;
use title::terminal::screen::wrapped;
use title::{FactOf, Title};
use wire::{Body, Command, Millis, PersonId, Settings, TableId, Visibility, Watch, json};
use words::{Lang, Words};

/// Nobody is waited for by the clock here, so that it is always the same time.
const NOW: Millis = 0;

/// The person of a seat. The machine knows them by their seats; what they are called is in the list of seats.
fn person(seat: Seat) -> Who {
    Who { id: PersonId(format!("seat {seat}")), name: format!("{}", seat.0 + 1) }
}

/// What is decided about a table at one keyboard. Whoever plays alone may go back to any moment.
fn settings(people: u32) -> Settings {
    Settings {
        visibility: Visibility::Private,
        watch: Some(Watch::Live),
        one_device: true,
        study: people == 1,
        bot_pace: 0,
        ..Settings::default()
    }
}

/// A table at which these people and bots sit, after what was `played` before; and what it wants done first.
pub(crate) fn open<T: Title>(
    seating: &Seating<T>,
    setup: &T::Setup,
    content: &T::Content,
    seed: Seed,
    played: &[EntryOf<T::Game>],
) -> Result<(Table<T>, Vec<Effect<T>>), Failure> {
    let people = seating.people();
    let plan = |seat: Seat| match seating.kind(seat) {
        Some(kind) => SeatPlan::OwnBot(kind.to_owned()),
        None => SeatPlan::Person { who: person(seat).id, name: person(seat).name },
    };
    let opening = Opening {
        game: T::ID.to_owned(),
        setup: json::value(setup),
        settings: settings(people.len()),
        seats: (0..seating.players()).map(Seat).map(plan).collect(),
        host: person(people.first().unwrap_or(Seat(0))),
        seed: Some(seed),
        daily: None,
        content: None,
        prefix: Some(Prefix { entries: played.iter().map(json::text).collect(), played_by: Default::default() }),
        admitted: Vec::new(),
    };
    Table::open(TableId("keyboard".to_owned()), &opening, content, seed, NOW).map_err(not_opened)
}

/// Why a table could not be opened.
fn not_opened(problem: Problem) -> Failure {
    match problem.detail {
        Some(detail) => Failure::Input(*detail),
        None => Failure::input(problem.say(Words::of(Lang::En), None).message),
    }
}

impl<T: Title> Session<'_, T> {
    /// Gives the table a command of the person of a seat.
    pub(crate) fn command(&mut self, seat: Seat, body: Body, out: &mut impl Write) -> Result<(), Failure> {
        let command = Command { id: None, body };
        let effects = self.table.handle_command(NOW, &person(seat), self.words, command);
        self.carry_out(effects, out)
    }

    /// Does what the table wants done, and lets its bots move until a person is asked or the game is over.
    pub(crate) fn carry_out(&mut self, effects: Vec<Effect<T>>, out: &mut impl Write) -> Result<(), Failure> {
        let mut due = VecDeque::from(effects);
        while let Some(effect) = due.pop_front() {
            match effect {
                Effect::Append { .. } => self.save()?,
                Effect::Tell(broadcast) => self.tell(&broadcast.entries, out)?,
                Effect::AskBot(ask) => {
                    let chosen = self.think(&ask);
                    due.extend(self.table.bot_chose_part(NOW, chosen));
                }
                Effect::Refuse(problem, _) => write!(out, "{}", wrapped(&problem.say(self.words, None).message, ""))?,
                // At one keyboard nobody waits for an answer, looks on later, is away or goes to another table.
                Effect::Reply(..)
                | Effect::TellWatchers(_)
                | Effect::Signal { .. }
                | Effect::Alarm(_)
                | Effect::Open { .. } => {}
            }
        }
        Ok(())
    }

    /// What a bot does, by the dice of its decision: a game that is resumed goes on as it would have.
    fn think(&mut self, ask: &BotAsk<T>) -> BotMove<T> {
        let mut dice = Xoshiro::new(ask.dice);
        let bot = self.seating.bot(ask.seat);
        never!(bot.is_none(), "no bot has seat {}, which is asked for its move", ask.seat);
        let mv = bot.map(|bot| bot.choose_beside(&ask.rules, &ask.view, ask.people, &mut dice));
        BotMove { no: ask.no, seat: ask.seat, mv, given: None }
    }

    /// What just happened, for everybody at the keyboard: each move by itself, and what is drawn after it.
    fn tell(&mut self, entries: &[BroadcastEntry<T>], out: &mut impl Write) -> Result<(), Failure> {
        let drawn = |one: &BroadcastEntry<T>| matches!(one.entry, Entry::Draw(_));
        for group in entries.chunk_by(|one, next| drawn(one) && drawn(next)) {
            let Some(last) = group.last() else { continue };
            let said = match last.entry {
                Entry::Retract { seat, .. } => wrapped(&self.taken_back(seat), ""),
                Entry::Branch { .. } => wrapped(&self.say("table-what-if"), ""),
                Entry::Move { .. } | Entry::Draw(_) => {
                    let facts: Vec<FactOf<T>> = group.iter().flat_map(|one| one.facts.clone()).collect();
                    self.in_sentences(&facts, last.no)
                }
            };
            if matches!(last.entry, Entry::Retract { .. } | Entry::Branch { .. }) {
                self.shown = None;
            }
            write!(out, "{said}")?;
        }
        Ok(())
    }

    fn taken_back(&self, seat: Seat) -> String {
        let name = self.reading(seat, |front, _| front.teller().name(seat));
        self.words.say("table-taken-back", &[("who", "you".into()), ("name", name.into())])
    }

    /// What the entries up to this one brought, as it is told after all that happened before.
    fn in_sentences(&self, facts: &[FactOf<T>], upto: EntryNo) -> String {
        if facts.is_empty() {
            return String::new();
        }
        let names = self.names(self.reader());
        let facts = told(&self.game, facts, self.audience());
        let all = self.facts_up_to(upto, self.audience());
        let earlier = all.len().saturating_sub(facts.len());
        sentences::<T>(&self.front(&names), &all[..earlier], &facts)
    }
}
