//! A table as it is kept, and how it comes back.

use super::parts::{
    Backlog, BotSteps, Clocks, Dealing, GameLog, HostDeeds, Ids, Knocks, Members, Presence, Progress, ProposedPlans,
    Questions, Seating, Talk,
};
use super::step::AT_ONCE;
use super::{Event, Table, TableEvent, shown_name};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use tabletop::log::{EntryNo, EntryOf, Header};
use tabletop::{Game, Seats, Seed};
use title::{NotOpened, Title};
use wire::json;
use wire::{Millis, PersonId, Settings, Status, Summary, TableId, Watch};
use words::Words;

/// What was kept of a table does not make one.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("table {table} cannot be read: {why}")]
pub struct Corrupt {
    /// Which table.
    pub table: TableId,
    /// What is wrong.
    pub why: String,
}

/// What never changes about a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Fixed {
    /// Its name in addresses.
    pub id: TableId,
    /// The header of the game's log, with the commitment.
    pub header: Header<serde_json::Value>,
    /// What the host decided.
    pub settings: Settings,
    /// When it was opened.
    pub created: Millis,
    /// What the server fixed when the table was opened: the seed, unless shares of people go into it.
    pub seed: Seed,
    /// Names what makes two games comparable.
    pub deal: String,
    /// The day, if this is a daily deal.
    pub daily: Option<String>,
    /// Could somebody know the deal before the game began?
    pub known_deal: bool,
}

/// What lists show of a table, as somebody may know it. While a game runs that is watched later or not at all, whoever has no
/// seat learns neither whose turn it is nor how much has happened.
#[must_use]
pub fn summary_for(mut summary: Summary, person: &PersonId, watch: Watch, words: &Words) -> Summary {
    summary.seats.iter_mut().for_each(|seat| seat.name = shown_name(words, &seat.name));
    let seated = summary.persons.iter().any(|(_, one)| one == person);
    let behind = summary.status == Status::Running && watch != Watch::Live && !seated;
    // Who people are is nobody's business; their names are in the seats.
    let told = Summary { persons: Vec::new(), ..summary };
    if behind { Summary { awaited: Seats::NONE, n: 0, ..told } } else { told }
}

/// Everything that changes, at one moment: what is kept of each part.
#[derive(Serialize, Deserialize)]
#[serde(bound = "")]
struct Snapshot<T: Title> {
    no: u32,
    #[serde(flatten)]
    members: Members,
    entries: Vec<EntryOf<T::Game>>,
    numbers: Vec<u32>,
    times: Vec<Millis>,
    #[serde(default)]
    played_by: BTreeMap<EntryNo, String>,
    #[serde(flatten)]
    seating: Seating,
    #[serde(flatten)]
    progress: Progress,
    #[serde(flatten)]
    questions: Questions,
    #[serde(default)]
    plans: ProposedPlans,
    #[serde(flatten)]
    talk: Talk,
    #[serde(default)]
    knocks: Knocks,
    ids: Ids,
    trail: HostDeeds,
    #[serde(default)]
    hurried: bool,
    #[serde(default)]
    dealing: Dealing,
    #[serde(default)]
    clocks: Clocks,
}

/// Has a snapshot all that a table is made of? One from before there were these fields has not; then a table is made of
/// all its events.
pub fn is_whole(snapshot: &[u8]) -> bool {
    #[derive(Deserialize)]
    struct Newest {
        #[serde(rename = "studied")]
        _studied: bool,
    }
    serde_json::from_slice::<Newest>(snapshot).is_ok()
}

impl<T: Title> Table<T> {
    /// What never changes about it.
    pub fn fixed(&self) -> Fixed {
        self.fixed.clone()
    }

    /// What lists of tables show.
    pub fn summary(&self) -> Summary {
        Summary {
            name: self.fixed.settings.name.clone(),
            status: self.progress.status(),
            seats: self.seat_infos(false),
            awaited: self.awaited(),
            paused: self.progress.is_paused(),
            n: self.no,
            persons: self.seating.persons(),
            // Whoever has deleted themselves belongs to nothing.
            members: self.members.left().map(|(person, _)| person.clone()).collect(),
            removed: Vec::new(),
            knocked: Vec::new(),
        }
    }

    /// Everything that changes, in one piece.
    pub fn snapshot(&self) -> Vec<u8> {
        let snapshot = Snapshot::<T> {
            no: self.no,
            members: self.members.clone(),
            entries: self.game.entries().to_vec(),
            numbers: self.game.numbers().to_vec(),
            times: self.game.times().to_vec(),
            played_by: self.game.played_by().clone(),
            seating: self.seating.clone(),
            progress: self.progress.clone(),
            questions: self.questions.clone(),
            plans: self.plans.clone(),
            talk: self.talk.clone(),
            knocks: self.knocks.clone(),
            ids: self.ids.clone(),
            trail: self.deeds.clone(),
            hurried: self.bots.is_hurried(),
            dealing: self.dealing.clone(),
            clocks: self.clocks.clone(),
        };
        json::bytes(&snapshot)
    }

    /// A table from what was kept: a snapshot, if there is one, and the events after it.
    pub fn restore(fixed: Fixed, snapshot: Option<&[u8]>, tail: Vec<Event>) -> Result<Table<T>, Corrupt> {
        let id = fixed.id.clone();
        let corrupt = move |why: String| Corrupt { table: id.clone(), why };
        let mut table = Table::<T>::blank(fixed).map_err(|NotOpened(why)| corrupt(why.to_string()))?;
        if let Some(bytes) = snapshot {
            let snapshot = serde_json::from_slice(bytes).map_err(|e| corrupt(format!("its snapshot: {e}")))?;
            table.assume(snapshot).map_err(&corrupt)?;
        }
        for event in tail {
            if event.no != table.no + 1 {
                return Err(corrupt(format!("after event {} comes event {}", table.no, event.no)));
            }
            table.no = event.no;
            match TableEvent::read(&event.body) {
                Some(Ok(happened)) => table.apply(event.at, &happened),
                Some(Err(e)) => return Err(corrupt(format!("event {}: {e}", event.no))),
                None => {
                    let entry = serde_json::from_str(&event.body);
                    let entry = entry.map_err(|e| corrupt(format!("event {}: {e}", event.no)))?;
                    table.note_player(table.game.len() + 1, &entry, &event.by);
                    table.game.push(entry).map_err(|e| corrupt(format!("event {}: {e}", event.no)))?;
                    // What comes before the game begins was played elsewhere.
                    let at = if table.progress.is_waiting() { 0 } else { event.at };
                    table.count(event.no, at);
                }
            }
            if let Some(client) = event.client {
                table.ids.keep(PersonId(event.by), client, event.no);
            }
        }
        table.game.go_on();
        table.bots.set_stepped(table.game.times().last().copied().unwrap_or(AT_ONCE));
        table.hold_again();
        Ok(table)
    }

    /// A table at which nothing has happened, from what was kept of it.
    fn blank(fixed: Fixed) -> Result<Table<T>, NotOpened> {
        let header = &fixed.header;
        if header.rules != T::RULES {
            return Err(NotOpened::because(format_args!("it is played under reading {} of the rules", header.rules)));
        }
        let content = T::content_of(&header.content, fixed.id.0.as_str())?;
        if T::content_ref(&content).hash != header.content.hash {
            return Err(NotOpened::because(format_args!(
                "the content `{}` it is played with is not here",
                header.content.id
            )));
        }
        let setup: T::Setup = serde_json::from_value(header.setup.clone()).map_err(NotOpened::because)?;
        let rules = T::make(&content, &setup)?;
        Ok(Table::bare(fixed, rules))
    }

    /// A table at which nothing has happened. Who its host is follows from its first event.
    pub(super) fn bare(fixed: Fixed, rules: T::Game) -> Table<T> {
        let (players, now) = (usize::from(rules.players()), fixed.created);
        let newest = T::builtin().ok().map(|content| T::content_ref(&content).hash);
        let own = fixed.header.content.hash;
        Table {
            older_content: (newest != Some(own)).then(|| own.to_string()),
            game: GameLog::new(rules, fixed.seed, fixed.deal.clone()),
            fixed,
            no: 0,
            now,
            progress: Progress::new(),
            seating: Seating::new(players),
            members: Members::new(),
            deeds: HostDeeds::default(),
            presence: Presence::new(players, now),
            knocks: Knocks::default(),
            questions: Questions::default(),
            plans: ProposedPlans::default(),
            talk: Talk::default(),
            dealing: Dealing::default(),
            clocks: Clocks::default(),
            bots: BotSteps::new(players, now),
            backlog: Backlog::new(),
            ids: Ids::default(),
        }
    }

    fn assume(&mut self, snapshot: Snapshot<T>) -> Result<(), String> {
        self.game.assume(snapshot.entries, snapshot.numbers, snapshot.times, snapshot.played_by)?;
        if snapshot.seating.count() != self.seating.count() {
            return Err(format!("its snapshot has {} seats", snapshot.seating.count()));
        }
        self.no = snapshot.no;
        self.members = snapshot.members;
        self.seating = snapshot.seating;
        self.progress = snapshot.progress;
        self.questions = snapshot.questions;
        self.plans = snapshot.plans;
        self.talk = snapshot.talk;
        self.knocks = snapshot.knocks;
        self.ids = snapshot.ids;
        self.deeds = snapshot.trail;
        self.bots.assume(snapshot.hurried);
        self.dealing = snapshot.dealing;
        self.take_seed();
        self.clocks = snapshot.clocks;
        Ok(())
    }
}
