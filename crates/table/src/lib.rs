//! A table as a pure state machine: commands in, effects out. There is no input or output here, no clock and no thread;
//! the server, which carries the effects out, says what time it is.
//!
//! A table is a fold of its events: the entries of the game's log, and what happens beside the game. Every event has a
//! number that grows by one; it is the number that clients see on messages. [`Table::handle_command`] takes a command and answers with
//! effects, the first of which, if anything changed, is to append the events. Nothing may be told before they are durable.

mod after;
mod ask;
mod busy_server;
mod chat;
mod choices;
mod clock;
mod consent;
mod daily;
mod dealing;
mod description;
mod effect;
mod event;
mod fold;
mod forgotten;
mod host;
mod kept_result;
mod knocks;
mod mute;
mod name;
mod note;
mod opening;
mod parts;
mod patches;
mod people;
mod plan;
mod play;
mod presence;
mod problem;
mod said;
mod snapshot;
mod spectators;
mod step;
mod table_name;
mod tell;
mod told_moves;
pub mod turning_points;

pub use chat::plain_text;
pub use daily::{daily_deal, day_of};
pub use dealing::TIME_TO_SHARE;
pub use effect::{BotAsk, BotMove, BotTime, Broadcast, BroadcastEntry, Effect, HintAsk, HintMoment, Purpose};
pub use event::{Event, TableEvent};
pub use forgotten::{Forgotten, GONE, forgotten, shown_name, unnamed};
pub use kept_result::KeptResult;
pub use mute::Reported;
pub use name::checked_name;
pub use opening::{BOT_NAMES, LONGEST_TABLE_NAME, Opening, Prefix, SeatPlan};
pub use parts::say_deed;
pub use patches::{Change, Changes, Patches};
pub use plan::LONGEST_PLAN;
pub use problem::Problem;
pub use snapshot::{Corrupt, Fixed, is_whole, summary_for};
pub use spectators::usual_watch;
pub use tell::{AudienceKey, Face};

use parts::{
    Backlog, BotSteps, Clocks, Dealing, GameLog, HostDeeds, Ids, Knocks, Known, Members, Presence, Progress,
    ProposedPlans, Questions, Seating, Talk,
};
use std::sync::Arc;
use tabletop::{Seat, Timeline};
use title::Title;
use wire::{Body, Code, Command, Millis, PersonId, Reply, Settings, Status, Summary, TableId};
use words::Detail;
use words::Words;

/// Somebody who gives commands: a person, or a program that came with a token.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Who {
    /// Who they are.
    pub id: PersonId,
    /// What they are called.
    pub name: String,
}

/// The oldest and the newest version of the events of a table that this program reads. Whoever makes events that the last
/// release cannot read raises the second number, so that no node of the last release takes such a table.
pub const EVENT_VERSIONS: (u32, u32) = (1, 1);

/// By whom a bot's moves are kept.
fn bot_id(seat: Seat) -> PersonId {
    PersonId(format!("bot {seat}"))
}

/// A table of one game: what it is made of. Each part has its fields to itself (`parts/`); the table puts them together.
pub struct Table<T: Title> {
    /// What never changes.
    fixed: Fixed,
    /// The hash of its content, if new tables begin with another.
    older_content: Option<String>,
    /// The number of the last event.
    no: u32,
    /// What time it is, as far as the table was told.
    now: Millis,
    /// The game, its log and its chance.
    game: GameLog<T>,
    /// Where the table is in its life.
    progress: Progress,
    /// Who holds which seat, and who did.
    seating: Seating,
    /// The host, and who may come in.
    members: Members,
    /// What hosts did.
    deeds: HostDeeds,
    /// Who is connected.
    presence: Presence,
    /// Who asks to come in.
    knocks: Knocks,
    /// What people have to agree to.
    questions: Questions,
    /// Plans that are before the table.
    plans: ProposedPlans,
    /// What was said, and who is not heard.
    talk: Talk,
    /// What people give to the deal.
    dealing: Dealing,
    /// How much time everybody has.
    clocks: Clocks,
    /// The bot that thinks.
    bots: BotSteps<T>,
    /// What delayed spectators have not been told yet.
    backlog: Backlog<T>,
    /// Which commands were carried out.
    ids: Ids,
}

/// The most a client's id for a command may have, in characters.
pub const LONGEST_ID: usize = 64;
/// The most a name may have, in characters.
pub const LONGEST_NAME: usize = 20;
/// The most a line of chat may have.
pub const LONGEST_TEXT: usize = 500;

impl<T: Title> Table<T> {
    /// Its name in addresses.
    pub fn id(&self) -> &TableId {
        &self.fixed.id
    }

    /// The rules it is played by.
    pub fn rules(&self) -> &Arc<T::Game> {
        self.game.rules()
    }

    /// The game in progress.
    pub fn timeline(&self) -> &Timeline<T::Game> {
        self.game.timeline()
    }

    /// Where it is in its life.
    pub fn status(&self) -> Status {
        self.progress.status()
    }

    /// What the host decided.
    pub fn settings(&self) -> &Settings {
        &self.fixed.settings
    }

    /// The number of the last event.
    pub fn no(&self) -> u32 {
        self.no
    }

    /// The game, and what decides whether two games can be compared.
    pub fn deal(&self) -> &str {
        self.game.deal()
    }

    /// Carries out a command. `words` is the language of the person who gave it, for what the rules have to say.
    pub fn handle_command(&mut self, now: Millis, who: &Who, words: &Words, command: Command) -> Vec<Effect<T>> {
        let Command { id, body } = command;
        if id.as_ref().is_some_and(|id| id.is_empty() || id.chars().count() > LONGEST_ID) {
            return vec![Effect::Refuse(Problem::malformed(Detail::new("server-detail-id", &[])), None)];
        }
        let by = who.id.clone();
        match id.as_ref().and_then(|id| self.ids.find(&by, id)) {
            Some(Known::Done(no)) => return vec![Effect::Reply(Reply::Done { n: no }, id)],
            Some(Known::LongAgo) => return vec![Effect::Refuse(Code::AlreadyDone.into(), id)],
            None => {}
        }
        if let Err(problem) = self.may_enter(who).and_then(|()| self.may_do(who, &body)) {
            return vec![Effect::Refuse(problem, id)];
        }
        let before = self.no;
        let mut transaction = self.begin_transaction(now, by, id.clone());
        self.note_sign_of_life(who);
        let done = match body {
            Body::Move { seat, mv } => self.play_move(&mut transaction, who, words, seat, mv),
            Body::Retract { seat, from } => self.retract(&mut transaction, who, words, seat, from),
            Body::Answer { question, yes } => self.answer(&mut transaction, who, question, yes),
            Body::Abandon => self.propose_end(&mut transaction, who),
            Body::Pause => self.pause(&mut transaction, who, true),
            Body::Resume => self.pause(&mut transaction, who, false),
            Body::Chat { text } => self.chat(&mut transaction, who, &text),
            Body::Signal(signal) => self.signal(&mut transaction, who, signal),
            Body::Propose { text, about } => self.propose(&mut transaction, who, &text, about.as_deref()),
            Body::Vote { plan, yes } => self.vote(&mut transaction, who, plan, yes),
            Body::Withdraw { plan } => self.withdraw(&mut transaction, who, plan),
            Body::Sit { seat, name } => self.sit(&mut transaction, who, seat, name),
            Body::Leave { seat } => self.leave(&mut transaction, who, seat),
            Body::Seat { seat, bot } => self.arrange(&mut transaction, who, seat, bot),
            Body::Admit { knock, yes } => self.admit_knock(&mut transaction, who, knock, yes),
            Body::Mute { who: whom, muted } => self.mute(&mut transaction, who, &whom, muted),
            Body::Remove { seat, guest } => self.remove(&mut transaction, who, seat, guest.as_deref()),
            Body::StandIn { seat, bot, until } => self.stand_in(&mut transaction, who, seat, bot, until),
            Body::Commit { commitment } => self.commit(&mut transaction, who, commitment),
            Body::Share { share } => self.share(&mut transaction, who, share),
            Body::Start { bot } => self.start_with(&mut transaction, who, bot),
            Body::Rematch { same_deal } => self.rematch(&mut transaction, who, same_deal),
            Body::Clone { to, bot } => self.clone_from(&mut transaction, who, to, bot),
            Body::Branch { to } => self.branch(&mut transaction, who, words, to),
            // These are about the one connection they came by, and about looking: the shell answers them.
            Body::Seen { .. } | Body::Face { .. } | Body::Ask(_) => Ok(()),
        };
        match done {
            Err(problem) => vec![Effect::Refuse(problem, id)],
            Ok(()) => {
                if self.no == before && transaction.answer.is_none() && transaction.opening.is_none() {
                    transaction.answer = Some(Reply::Done { n: self.no });
                }
                self.finish(transaction)
            }
        }
    }

    /// A bot has thought of a move, or has given up.
    pub fn bot_chose(&mut self, now: Millis, chosen: BotMove<T>) -> Vec<Effect<T>> {
        let mut transaction = self.begin_transaction(now, bot_id(chosen.seat), None);
        self.bot_thought(&mut transaction, chosen, true);
        self.finish(transaction)
    }

    /// The same where nobody has to follow whole steps: each part is made as soon as it is thought of, and another bot may come
    /// back in between.
    pub fn bot_chose_part(&mut self, now: Millis, chosen: BotMove<T>) -> Vec<Effect<T>> {
        let mut transaction = self.begin_transaction(now, bot_id(chosen.seat), None);
        self.bot_thought(&mut transaction, chosen, false);
        self.finish(transaction)
    }

    /// A person, or a program, has opened a connection.
    pub fn connect(&mut self, now: Millis, who: &Who) -> Vec<Effect<T>> {
        let mut transaction = self.begin_transaction(now, who.id.clone(), None);
        self.add_connection(&mut transaction, who);
        self.finish(transaction)
    }

    /// One of a person's connections is gone.
    pub fn disconnect(&mut self, now: Millis, who: &PersonId) -> Vec<Effect<T>> {
        let mut transaction = self.begin_transaction(now, who.clone(), None);
        self.drop_connection(&mut transaction, who);
        self.finish(transaction)
    }

    /// The time that was asked for has come.
    pub fn alarm(&mut self, now: Millis) -> Vec<Effect<T>> {
        // One thing at a time: what else is due has an alarm that is due.
        let transaction = match (self.due_step(now), self.due_zero(now)) {
            (Some(seat), _) => {
                let mut transaction = self.begin_transaction(now, bot_id(seat), None);
                self.step(&mut transaction);
                transaction
            }
            (None, Some(seat)) => {
                let mut transaction = self.begin_transaction(now, bot_id(seat), None);
                self.run_out(&mut transaction, seat);
                transaction
            }
            (None, None) => {
                let mut transaction = self.begin_transaction(now, PersonId("table".to_owned()), None);
                self.absent(&mut transaction);
                self.deal_if_due(&mut transaction);
                transaction
            }
        };
        let mut effects = self.finish(transaction);
        effects.extend(self.release(now));
        effects
    }

    /// What there is to do after the table came back into memory.
    pub fn wake(&mut self, now: Millis) -> Vec<Effect<T>> {
        let transaction = self.begin_transaction(now, PersonId("table".to_owned()), None);
        self.come_back(transaction)
    }

    /// The same, of a server that knows when it was not there: from when to when.
    pub fn wake_after(&mut self, now: Millis, down: Option<(Millis, Millis)>) -> Vec<Effect<T>> {
        let mut transaction = self.begin_transaction(now, PersonId("table".to_owned()), None);
        self.catch_up(&mut transaction, down);
        self.come_back(transaction)
    }

    /// While nobody could come, nobody was away, and nobody could give to the deal.
    fn come_back(&mut self, transaction: Transaction<T>) -> Vec<Effect<T>> {
        let now = transaction.now;
        self.presence.wait_anew(now);
        self.ask_for_shares_anew();
        let mut effects = self.finish(transaction);
        effects.extend(self.release(now));
        effects
    }

    /// A table that was asked for is open.
    pub fn opened(&mut self, now: Millis, table: TableId, announce: bool, re: Option<String>) -> Vec<Effect<T>> {
        let mut transaction = self.begin_transaction(now, PersonId("table".to_owned()), None);
        // Two may have asked at once; everybody goes where the first one leads.
        let table = match (announce, self.progress.next()) {
            (true, Some(next)) => next.clone(),
            (true, None) => {
                self.happen(&mut transaction, TableEvent::Next { table: table.clone() });
                table
            }
            (false, _) => table,
        };
        let mut effects = self.finish(transaction);
        effects.push(Effect::Reply(Reply::Opened { table }, re));
        effects
    }

    /// Tells everybody what the table is like, though nothing has happened.
    pub fn tell_anew(&mut self, now: Millis) -> Vec<Effect<T>> {
        let mut transaction = self.begin_transaction(now, PersonId("table".to_owned()), None);
        transaction.here = true;
        self.finish(transaction)
    }

    /// Tells the table what time it is, for whoever only looks.
    pub fn tick(&mut self, now: Millis) {
        self.now = now;
    }

    /// Begins to work out what one input brings about.
    fn begin_transaction(&mut self, now: Millis, by: PersonId, client: Option<String>) -> Transaction<T> {
        self.now = now;
        Transaction::new(now, by, client)
    }

    /// When the table wants to be woken.
    pub fn next_alarm(&self) -> Option<Millis> {
        let times = [self.next_absence(), self.next_release(), self.next_step(), self.next_deal(), self.next_zero()];
        times.into_iter().flatten().min()
    }

    /// Is there anything that keeps it from leaving memory, besides its connections?
    pub fn is_busy(&self) -> bool {
        self.bots.thinking().is_some() || self.next_deal().is_some()
    }
}

/// Those whom these events removed.
fn removed_by(notes: &[(Millis, TableEvent)]) -> Vec<PersonId> {
    let removed = |event: &TableEvent| match event {
        TableEvent::Removed { person, .. } => Some(person.clone()),
        _ => None,
    };
    notes.iter().filter_map(|(_, event)| removed(event)).collect()
}

/// Those who knocked by these events.
fn knocked_by(notes: &[(Millis, TableEvent)]) -> Vec<PersonId> {
    let knocked = |event: &TableEvent| match event {
        TableEvent::Knocked { person, .. } => Some(person.clone()),
        _ => None,
    };
    notes.iter().filter_map(|(_, event)| knocked(event)).collect()
}

/// What one input brings about, while it is being worked out. Its events are stored together or not at all.
struct Transaction<T: Title> {
    now: Millis,
    by: PersonId,
    client: Option<String>,
    events: Vec<Event>,
    entries: Vec<BroadcastEntry<T>>,
    notes: Vec<(Millis, TableEvent)>,
    /// Did the people, the status or the settings change?
    table: bool,
    here: bool,
    answer: Option<Reply>,
    opening: Option<(Opening, bool)>,
    extra: Vec<Effect<T>>,
}

impl<T: Title> Transaction<T> {
    fn new(now: Millis, by: PersonId, client: Option<String>) -> Transaction<T> {
        Transaction {
            now,
            by,
            client,
            events: Vec::new(),
            entries: Vec::new(),
            notes: Vec::new(),
            table: false,
            here: false,
            answer: None,
            opening: None,
            extra: Vec::new(),
        }
    }
}

impl<T: Title> Table<T> {
    /// Lets something happen beside the game.
    fn happen(&mut self, transaction: &mut Transaction<T>, event: TableEvent) {
        self.let_time_pass(transaction);
        self.apply(transaction.now, &event);
        let body = event.line();
        self.write(transaction, body);
        transaction.table |= event.changes_table();
        transaction.notes.push((transaction.now, event));
    }

    /// Numbers an event.
    fn write(&mut self, transaction: &mut Transaction<T>, body: String) {
        self.no += 1;
        transaction.events.push(Event {
            no: self.no,
            at: transaction.now,
            by: transaction.by.0.clone(),
            client: None,
            body,
        });
    }

    /// Turns what a transaction brought about into effects.
    fn finish(&mut self, mut transaction: Transaction<T>) -> Vec<Effect<T>> {
        self.end_stretch(&mut transaction);
        self.finish_if_over(&mut transaction);
        self.count_step(&transaction);
        self.drop_idle_thoughts();
        self.bots_propose(&mut transaction);
        self.note_attendance(&mut transaction);
        let mut effects = Vec::new();
        if let (Some(client), Some(last)) = (&transaction.client, transaction.events.last_mut()) {
            last.client = Some(client.clone());
            self.ids.keep(transaction.by.clone(), client.clone(), self.no);
        }
        let told = !transaction.events.is_empty();
        if told {
            let just_over = transaction.notes.iter().any(|(_, event)| *event == TableEvent::Finished);
            let result = just_over.then(|| self.result(transaction.now)).flatten();
            effects.push(Effect::Append {
                events: std::mem::take(&mut transaction.events),
                summary: transaction.table.then(|| {
                    let (removed, knocked) = (removed_by(&transaction.notes), knocked_by(&transaction.notes));
                    Box::new(Summary { removed, knocked, ..self.summary() })
                }),
                result,
            });
        }
        if told || transaction.here {
            let broadcast = Broadcast {
                no: self.no,
                at: transaction.now,
                by: transaction.by.clone(),
                re: transaction.client.clone(),
                game: !transaction.entries.is_empty(),
                entries: transaction.entries,
                notes: transaction.notes,
                table: transaction.table || transaction.here,
                entry: self.game.len(),
            };
            effects.extend(self.release_all_if_over());
            self.hold(&broadcast);
            effects.push(Effect::Tell(broadcast));
        }
        effects.extend(transaction.extra);
        if let Some((opening, announce)) = transaction.opening {
            effects.push(Effect::Open { opening: Box::new(opening), announce, re: transaction.client.clone() });
        }
        if let Some(reply) = transaction.answer {
            effects.push(Effect::Reply(reply, transaction.client));
        }
        effects.extend(self.ask_bots());
        if let Some(at) = self.next_alarm() {
            effects.push(Effect::Alarm(at));
        }
        effects
    }
}
