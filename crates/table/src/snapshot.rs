//! A table as it is kept, and how it comes back.

use super::clock::Clocks;
use super::dealing::Dealing;
use super::host::{HostDeeds, ProgramOwner};
use super::ids::Ids;
use super::knocks::Knocks;
use super::plan::ProposedPlans;
use super::seat_history::SeatPeriod;
use super::{Event, GONE, Question, SeatHolder, Table, TableEvent, bot_id, shown_name};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;
use tabletop::log::{Entry, EntryNo, EntryOf, Header};
use tabletop::{Game, Seat, Seats, Seed, Timeline};
use title::{NotOpened, Title};
use wire::json;
use wire::{Millis, PersonId, QuestionAbout, Settings, Spoken, Status, Summary, TableId, Until, Watch};
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

/// Everything that changes, at one moment.
#[derive(Serialize, Deserialize)]
#[serde(bound = "")]
struct Snapshot<T: Title> {
    no: u32,
    host: PersonId,
    host_name: String,
    entries: Vec<EntryOf<T::Game>>,
    numbers: Vec<u32>,
    times: Vec<Millis>,
    seats: Vec<SeatHolder>,
    members: BTreeMap<PersonId, String>,
    status: Status,
    paused: bool,
    questions: Vec<Question>,
    asked_so_far: u32,
    #[serde(default)]
    plans: ProposedPlans,
    chat: VecDeque<Spoken>,
    next: Option<TableId>,
    #[serde(default)]
    knocks: Knocks,
    ids: Ids,
    #[serde(default)]
    played_by: BTreeMap<EntryNo, String>,
    trail: HostDeeds,
    tenures: Vec<SeatPeriod>,
    removed: VecDeque<PersonId>,
    studied: bool,
    #[serde(default)]
    hurried: bool,
    #[serde(default)]
    dealing: Dealing,
    #[serde(default)]
    clocks: Clocks,
    #[serde(default)]
    muted: VecDeque<PersonId>,
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
        Fixed {
            id: self.id.clone(),
            header: self.header.clone(),
            settings: self.settings.clone(),
            created: self.created,
            seed: self.secret,
            deal: self.deal_as_opened.clone(),
            daily: self.daily.clone(),
            known_deal: self.known_deal,
        }
    }

    /// What lists of tables show.
    pub fn summary(&self) -> Summary {
        Summary {
            name: self.settings.name.clone(),
            status: self.status,
            seats: self.seat_infos(false),
            awaited: self.awaited(),
            paused: self.paused,
            n: self.no,
            persons: self.persons(),
            // Whoever has deleted themselves belongs to nothing.
            members: self.members.iter().filter(|(_, name)| *name != GONE).map(|(person, _)| person.clone()).collect(),
            removed: Vec::new(),
            knocked: Vec::new(),
        }
    }

    /// The people with a seat.
    fn persons(&self) -> Vec<(Seat, PersonId)> {
        let person = |(seat, holder): (Seat, &SeatHolder)| match holder {
            SeatHolder::Person { person, .. } => Some((seat, person.clone())),
            SeatHolder::Open | SeatHolder::Bot { .. } => None,
        };
        (0..).map(Seat).zip(&self.seats).filter_map(person).collect()
    }

    /// Everything that changes, in one piece.
    pub fn snapshot(&self) -> Vec<u8> {
        let snapshot = Snapshot::<T> {
            no: self.no,
            host: self.host.clone(),
            host_name: self.host_name.clone(),
            entries: self.timeline.entries().to_vec(),
            numbers: self.numbers.clone(),
            times: self.times.clone(),
            seats: self.seats.clone(),
            members: self.members.clone(),
            status: self.status,
            paused: self.paused,
            questions: self.questions.clone(),
            asked_so_far: self.asked_so_far,
            plans: self.plans.clone(),
            chat: self.chat.clone(),
            next: self.next.clone(),
            knocks: self.knocks.clone(),
            ids: self.ids.clone(),
            played_by: self.played_by.clone(),
            trail: self.host_deeds.clone(),
            tenures: self.seat_history.clone(),
            removed: self.removed.clone(),
            studied: self.studied,
            hurried: self.hurried,
            dealing: self.dealing.clone(),
            clocks: self.clocks.clone(),
            muted: self.muted.clone(),
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
                    table.note_player(table.timeline.len() + 1, &entry, &event.by);
                    table.timeline.push(entry).map_err(|e| corrupt(format!("event {}: {e}", event.no)))?;
                    // What comes before the game begins was played elsewhere.
                    let at = if table.status == Status::Waiting { 0 } else { event.at };
                    table.count(event.no, at);
                }
            }
            if let Some(client) = event.client {
                table.ids.keep(PersonId(event.by), client, event.no);
            }
        }
        table.chance = table.timeline.chance(table.seed);
        table.stretch = T::stretch(table.timeline.state());
        table.stepped = table.times.last().copied().unwrap_or_default();
        table.hold_again();
        Ok(table)
    }

    /// Notes which event brought the last entry of the game's log, and when.
    pub(super) fn count(&mut self, no: u32, at: Millis) {
        self.numbers.push(no);
        self.times.push(at);
        self.clock_entry(at);
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
        let Fixed { id, header, settings, created, seed, deal, daily, known_deal } = fixed;
        let players = usize::from(rules.players());
        let timeline = Timeline::new(rules.clone());
        let stretch = T::stretch(timeline.state());
        Table {
            id,
            header,
            settings,
            host: PersonId(String::new()),
            host_name: String::new(),
            created,
            secret: seed,
            deal_as_opened: deal.clone(),
            dealing: Dealing::default(),
            seed,
            deal,
            daily,
            known_deal,
            rules: Arc::new(rules),
            chance: timeline.chance(seed),
            timeline,
            numbers: Vec::new(),
            times: Vec::new(),
            no: 0,
            seats: vec![SeatHolder::Open; players],
            members: BTreeMap::new(),
            status: Status::Waiting,
            paused: false,
            questions: Vec::new(),
            asked_so_far: 0,
            plans: ProposedPlans::default(),
            chat: VecDeque::new(),
            next: None,
            knocks: Knocks::default(),
            ids: Ids::default(),
            host_deeds: HostDeeds::default(),
            seat_history: Vec::new(),
            removed: VecDeque::new(),
            muted: VecDeque::new(),
            studied: false,
            now: created,
            here: BTreeMap::new(),
            visiting: BTreeMap::new(),
            away: vec![Some(created); players],
            thinking: None,
            asks: 0,
            hurried: false,
            asked_back: vec![None; players],
            midway: None,
            stepped: created,
            stretch,
            played_by: BTreeMap::new(),
            held: VecDeque::new(),
            clocks: Clocks::default(),
            unattended: None,
        }
    }

    fn assume(&mut self, snapshot: Snapshot<T>) -> Result<(), String> {
        for (no, entry) in (1 as EntryNo..).zip(snapshot.entries) {
            self.timeline.push(entry).map_err(|e| format!("entry {no} of its snapshot: {e}"))?;
        }
        self.no = snapshot.no;
        self.host = snapshot.host;
        self.host_name = snapshot.host_name;
        if snapshot.numbers.len() != self.timeline.entries().len() || snapshot.times.len() != snapshot.numbers.len() {
            return Err("its snapshot does not say when each entry was made".to_owned());
        }
        if snapshot.seats.len() != self.seats.len() {
            return Err(format!("its snapshot has {} seats", snapshot.seats.len()));
        }
        self.numbers = snapshot.numbers;
        self.times = snapshot.times;
        self.seats = snapshot.seats;
        self.members = snapshot.members;
        self.status = snapshot.status;
        self.paused = snapshot.paused;
        self.questions = snapshot.questions;
        self.asked_so_far = snapshot.asked_so_far;
        self.plans = snapshot.plans;
        self.chat = snapshot.chat;
        self.next = snapshot.next;
        self.knocks = snapshot.knocks;
        self.ids = snapshot.ids;
        self.played_by = snapshot.played_by;
        self.host_deeds = snapshot.trail;
        self.seat_history = snapshot.tenures;
        self.removed = snapshot.removed;
        self.studied = snapshot.studied;
        self.hurried = snapshot.hurried;
        self.dealing = snapshot.dealing;
        self.take_seed();
        self.clocks = snapshot.clocks;
        self.muted = snapshot.muted;
        Ok(())
    }

    /// What an event beside the game changes. The same for one that happens and for one that is read.
    pub(super) fn apply(&mut self, at: Millis, event: &TableEvent) {
        self.clock_event(at, event);
        self.knocks.apply(at, event);
        self.note_deed(event);
        self.apply_to_deal(at, event);
        match event.clone() {
            TableEvent::Sat { seat, person, name } => {
                let here = self.here.contains_key(&person);
                self.members.entry(person.clone()).or_insert_with(|| name.clone());
                // Programs get their seats from the host, so that it is the host's.
                let owner = || ProgramOwner { person: self.host.clone(), name: self.host_name.clone() };
                let of = person.is_program().then(owner);
                self.put(
                    seat,
                    SeatHolder::Person { person, name, stand_in: None, until: Until::Back, of },
                    (!here).then_some(at),
                );
                self.note_holder(event);
            }
            TableEvent::Bot { seat, kind, name, .. } => {
                self.put(seat, SeatHolder::Bot { kind, name }, None);
                self.note_holder(event);
            }
            TableEvent::Opened { seat, .. } => self.put(seat, SeatHolder::Open, None),
            TableEvent::Admitted { person, name, .. } => {
                self.members.insert(person, name);
            }
            TableEvent::Removed { person, .. } => self.forget(&person),
            TableEvent::Muted { person, .. } => self.set_muted(person, true),
            TableEvent::Unmuted { person, .. } => self.set_muted(person, false),
            TableEvent::Knocked { .. } | TableEvent::TurnedAway { .. } | TableEvent::Key { .. } => {}
            TableEvent::Renamed { person, name, seats, .. } => self.apply_rename(&person, &name, &seats),
            TableEvent::PlayedElsewhere { bots } => self.played_by.extend(bots),
            TableEvent::Dealing { .. }
            | TableEvent::Committed { .. }
            | TableEvent::Shared { .. }
            | TableEvent::DealMade { .. } => {}
            TableEvent::Started => {
                self.status = Status::Running;
                if T::SECRETS {
                    self.plans.clear();
                }
            }
            TableEvent::StandIn { seat, kind, until, .. } => self.set_stand_in(seat, Some(kind), until),
            TableEvent::Back { seat, .. } => self.set_stand_in(seat, None, Until::Back),
            TableEvent::ClockOut { seat, then, .. } => {
                if let Some((kind, until)) = Table::<T>::stand_in_for(then) {
                    self.set_stand_in(seat, Some(kind), until);
                }
            }
            TableEvent::Held { .. } => {}
            TableEvent::Said { name, seat, text, who } => {
                self.chat.push_back(Spoken { at, name, seat, text, who });
                self.forget_old_chat();
            }
            TableEvent::Paused { .. } => self.paused = true,
            TableEvent::Resumed { .. } => self.paused = false,
            TableEvent::Asked { question, about, by, name, asked } => {
                self.asked_so_far = self.asked_so_far.max(question);
                self.questions.push(Question { number: question, about, by, name, asked, agreed: Seats::NONE });
            }
            TableEvent::Agreed { question, seats } => {
                if let Some(open) = self.questions.iter_mut().find(|open| open.number == question) {
                    open.agreed = open.agreed.union(seats);
                }
            }
            TableEvent::Settled { question, agreed } => {
                let studied = |open: &Question| open.number == question && open.about == QuestionAbout::Study;
                self.studied |= agreed && self.questions.iter().any(studied);
                self.questions.retain(|open| open.number != question);
            }
            TableEvent::Planned { .. } | TableEvent::Voted { .. } | TableEvent::Withdrawn { .. } => {
                self.plans.apply(at, event);
            }
            TableEvent::Finished => self.end(Status::Finished),
            TableEvent::Abandoned => self.end(Status::Abandoned),
            TableEvent::Next { table } => self.next = Some(table),
            TableEvent::Hurried => self.hurried = true,
            TableEvent::Host { person, name } => {
                self.members.insert(person.clone(), name.clone());
                self.host = person;
                self.host_name = name;
            }
        }
        self.run_clocks();
    }

    fn end(&mut self, status: Status) {
        self.status = status;
        self.paused = false;
        self.questions.clear();
        self.plans.clear();
        // Everybody knows all of it, also if the game should go on from an earlier moment.
        self.times.fill(0);
    }

    fn put(&mut self, seat: Seat, holder: SeatHolder, away: Option<Millis>) {
        if let (Some(old), Some(since)) = (self.seats.get_mut(seat.index()), self.away.get_mut(seat.index())) {
            (*old, *since) = (holder, away);
            self.plans.forget_votes(seat);
            self.dealing.seat_changed(seat, self.settings.slow);
        }
    }

    fn set_stand_in(&mut self, seat: Seat, bot: Option<String>, how_long: Until) {
        if let Some(SeatHolder::Person { stand_in, until, .. }) = self.seats.get_mut(seat.index()) {
            (*stand_in, *until) = (bot, how_long);
        }
    }

    /// Notes who made a move, where it was a bot in place of a person.
    pub(super) fn note_player(&mut self, no: EntryNo, entry: &EntryOf<T::Game>, by: &str) {
        if let Entry::Move { seat, .. } = entry
            && by == bot_id(*seat).0
            && let Some(SeatHolder::Person { stand_in: Some(kind), .. }) = self.seats.get(seat.index())
        {
            self.played_by.insert(no, kind.clone());
        }
    }

    /// Who sat where, as the header of a log says it: `me:NAME` for people, the kind for bots.
    pub(super) fn spelled_seats(&self) -> Vec<String> {
        let spell = |holder: &SeatHolder| match holder {
            SeatHolder::Open => "me".to_owned(),
            SeatHolder::Person { name, .. } => format!("me:{name}"),
            SeatHolder::Bot { kind, .. } => kind.clone(),
        };
        self.seats.iter().map(spell).collect()
    }
}
