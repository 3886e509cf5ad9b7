//! A table with everything around it that a server would be: a clock, a store, bots and connected people.

mod guests;

pub(crate) use guests::{ana, bot, bruno, person, program, stranger, who};

use crate::follower::{Follower, lead_to_the_present, views_after_facts};
use daybreak_title::DaybreakTitle;
use earthrise_title::EarthriseTitle;
use serde_json::Value;
use std::collections::VecDeque;
use table::{
    BotAsk, BotMove, BotTime, Broadcast, Effect, Event, Face, Fixed, Opening, Patches, Problem, SeatPlan,
    TIME_TO_SHARE, Table, Who,
};
use tabletop::{Audience, Game, Next, Seat, Seed, Xoshiro, moves_of};
use title::{MoveOf, Title};
use wire::{
    Body, Code, Command, Facing, Millis, MovesWanted, Reply, Settings, Signal, TableId, Update, ViewsWanted, Watch,
};
use words::{Lang, Words};

/// A game with a setup for so many seats.
pub(crate) trait Playable: Title {
    fn setup(players: u8) -> Value;
}

impl Playable for EarthriseTitle {
    fn setup(players: u8) -> Value {
        serde_json::to_value(earthrise::Setup::new(players)).unwrap()
    }
}

impl Playable for DaybreakTitle {
    fn setup(players: u8) -> Value {
        serde_json::to_value(daybreak::Setup::new(players)).unwrap()
    }
}

/// A connected client.
pub(crate) struct Client {
    pub who: Who,
    pub face: Face,
    pub updates: Vec<Update>,
    /// The same client, as it follows the game by patches.
    pub follower: Follower,
}

pub(crate) struct Bench<T: Playable> {
    pub table: Table<T>,
    pub now: Millis,
    pub events: Vec<Event>,
    pub clients: Vec<Client>,
    pub asks: VecDeque<BotAsk<T>>,
    pub opened: Vec<(Opening, bool, Option<String>)>,
    pub signals: Vec<(String, Option<Seat>, Signal)>,
    pub results: Vec<(i64, String)>,
    /// Every so many inputs the table is compared with what comes back from its events.
    pub check_every: u32,
    content: T::Content,
    seed: Seed,
    fixed: Fixed,
    patches: Patches<T>,
    snapshot: Option<(u32, Vec<u8>)>,
    alarm: Option<Millis>,
    inputs: u32,
    answers: Vec<Result<Reply, Problem>>,
}

/// When the first table of a test is opened.
pub(crate) const BEGIN: Millis = 1_700_000_000_000;

pub(crate) fn opening<T: Playable>(seats: Vec<SeatPlan>) -> Opening {
    Opening {
        game: T::ID.to_owned(),
        setup: T::setup(seats.len() as u8),
        // Most scenarios are about what happens, not when.
        settings: Settings { bot_pace: 0, ..Settings::default() },
        seats,
        host: ana(),
        seed: None,
        daily: None,
        content: None,
        prefix: None,
        admitted: Vec::new(),
    }
}

impl<T: Playable> Bench<T> {
    pub(crate) fn new(seats: Vec<SeatPlan>) -> Bench<T> {
        Bench::with(seats, |_| ())
    }

    pub(crate) fn with(seats: Vec<SeatPlan>, change: impl FnOnce(&mut Opening)) -> Bench<T> {
        let mut opening = opening::<T>(seats);
        change(&mut opening);
        Bench::open(&opening, 7)
    }

    pub(crate) fn open(opening: &Opening, seed: u8) -> Bench<T> {
        Bench::try_open(opening, seed).unwrap_or_else(|problem| panic!("{problem:?}"))
    }

    /// A table of several people, who give nothing to its deal: most scenarios begin with the game.
    pub(crate) fn try_open(opening: &Opening, seed: u8) -> Result<Bench<T>, Problem> {
        let mut bench = Bench::try_open_at(BEGIN - TIME_TO_SHARE, opening, seed)?;
        match bench.table.info().dealing.is_some_and(|dealing| dealing.ends_in.is_some()) {
            true => bench.wait_ms(TIME_TO_SHARE),
            false => bench = Bench::try_open_at(BEGIN, opening, seed)?,
        }
        Ok(bench)
    }

    /// A table as it is at the moment it is opened.
    pub(crate) fn at_once(opening: &Opening) -> Bench<T> {
        Bench::try_open_at(BEGIN, opening, 7).unwrap()
    }

    fn try_open_at(now: Millis, opening: &Opening, seed: u8) -> Result<Bench<T>, Problem> {
        let named = |wanted| T::content_of(wanted, "bench").unwrap();
        let content = opening.content.as_ref().map_or_else(|| T::builtin().unwrap(), named);
        let seed = opening.seed.unwrap_or(Seed([seed; 32]));
        let (table, effects) = Table::<T>::open(TableId("t1".to_owned()), opening, &content, seed, now)?;
        let mut bench = Bench {
            fixed: table.fixed(),
            table,
            now,
            events: Vec::new(),
            clients: Vec::new(),
            asks: VecDeque::new(),
            opened: Vec::new(),
            signals: Vec::new(),
            results: Vec::new(),
            check_every: 1,
            content,
            seed,
            patches: Patches::default(),
            snapshot: None,
            alarm: None,
            inputs: 0,
            answers: Vec::new(),
        };
        bench.carry(effects);
        bench.check();
        Ok(bench)
    }

    pub(crate) fn sparse(mut self, every: u32) -> Bench<T> {
        self.check_every = every;
        self
    }

    // --- inputs ---

    pub(crate) fn does(&mut self, who: &Who, body: Body) -> Result<Reply, Problem> {
        self.does_as(who, None, body)
    }

    pub(crate) fn does_as(&mut self, who: &Who, id: Option<&str>, body: Body) -> Result<Reply, Problem> {
        self.answers.clear();
        let command = Command { id: id.map(str::to_owned), body };
        let effects = self.table.handle_command(self.now, who, Words::of(Lang::En), command);
        self.took(effects);
        let answer = self.answers.pop().unwrap_or(Ok(Reply::Done { n: self.table.no() }));
        assert!(self.answers.is_empty(), "one command has one answer");
        answer
    }

    pub(crate) fn ok(&mut self, who: &Who, body: Body) -> Reply {
        let said = format!("{body:?}");
        self.does(who, body).unwrap_or_else(|problem| panic!("{said}: {problem:?}"))
    }

    pub(crate) fn code(&mut self, who: &Who, body: Body) -> Code {
        let said = format!("{body:?}");
        let (no, len) = (self.table.no(), self.events.len());
        let problem = self.does(who, body).err().unwrap_or_else(|| panic!("{said} was carried out"));
        assert_eq!((no, len), (self.table.no(), self.events.len()), "a refused command changes nothing");
        for lang in Lang::ALL {
            let sentence = problem.say(Words::of(lang), None).message;
            assert!(sentence.len() > 10 && !sentence.contains('⟨') && !sentence.contains("{$"), "{lang}: {sentence}");
        }
        problem.code
    }

    pub(crate) fn face(&self, who: &Who, wanted: Option<Facing>) -> Result<Face, Problem> {
        let (facing, audience) = self.table.face(who, wanted)?;
        Ok(Face {
            facing,
            audience,
            words: Some(Words::of(Lang::En)),
            view: ViewsWanted::Whole,
            moves: MovesWanted::Labels,
        })
    }

    /// Connects somebody and says which client that is.
    pub(crate) fn connect(&mut self, who: &Who, wanted: Option<Facing>) -> usize {
        let face = self.face(who, wanted).unwrap();
        let effects = self.table.connect(self.now, who);
        self.took(effects);
        let follower = Follower::new(&self.table.welcome(who, &face, None, None));
        self.clients.push(Client { who: who.clone(), face, updates: Vec::new(), follower });
        self.clients.len() - 1
    }

    /// All connections of somebody break.
    pub(crate) fn vanish(&mut self, who: &Who) {
        let gone = self.clients.iter().filter(|client| client.who == *who).count();
        self.clients.retain(|client| client.who != *who);
        for _ in 0..gone {
            let effects = self.table.disconnect(self.now, &who.id);
            self.took(effects);
        }
    }

    pub(crate) fn admit(&mut self, who: &Who) {
        let effects = self.table.admit(self.now, who);
        self.took(effects);
    }

    /// Time passes, and the table is woken when it asked to be.
    pub(crate) fn wait(&mut self, seconds: Millis) {
        self.wait_ms(seconds * 1000);
    }

    pub(crate) fn wait_ms(&mut self, ms: Millis) {
        let until = self.now + ms;
        while let Some(at) = self.alarm.take_if(|at| *at <= until) {
            self.now = self.now.max(at);
            let effects = self.table.alarm(self.now);
            self.took(effects);
        }
        self.now = until;
    }

    /// The bot that was asked answers.
    pub(crate) fn bot_answers(&mut self) -> bool {
        let Some(ask) = self.asks.pop_front() else { return false };
        let mut bot = T::bot(&ask.kind).unwrap();
        let mv = bot.choose_beside(&ask.rules, &ask.view, ask.people, &mut Xoshiro::new(ask.dice));
        self.bot_says(&ask, Some(mv));
        true
    }

    pub(crate) fn bot_says(&mut self, ask: &BotAsk<T>, mv: Option<MoveOf<T>>) {
        self.bot_says_after(ask, mv, None);
    }

    /// The same of a bot that was given time to think.
    pub(crate) fn bot_says_after(&mut self, ask: &BotAsk<T>, mv: Option<MoveOf<T>>, given: Option<BotTime>) {
        let effects = self.table.bot_chose(self.now, BotMove { no: ask.no, seat: ask.seat, mv, given });
        self.took(effects);
    }

    /// A bot has had much less time than it would have had.
    pub(crate) fn bot_hurried(&mut self, seat: Seat) {
        let effects = self.table.bot_hurried(self.now, seat);
        self.took(effects);
    }

    /// The server stops at once and starts again from what it kept.
    pub(crate) fn restart(&mut self) {
        self.table = Table::restore(self.fixed.clone(), None, self.events.clone()).unwrap();
        (self.asks, self.alarm) = (VecDeque::new(), None);
        let effects = self.table.wake(self.now);
        self.took(effects);
        for who in self.clients.iter().map(|client| client.who.clone()).collect::<Vec<_>>() {
            let effects = self.table.connect(self.now, &who);
            self.took(effects);
        }
    }

    /// The same, after somebody has lost their place.
    pub(crate) fn restart_without(&mut self, who: &Who) {
        self.clients.retain(|client| client.who != *who);
        self.restart();
    }

    // --- what a person would do ---

    pub(crate) fn mv(seat: Seat, mv: MoveOf<T>) -> Body {
        Body::Move { seat: Some(seat), mv: serde_json::to_value(mv).unwrap() }
    }

    pub(crate) fn moves(&self, seat: Seat) -> Vec<MoveOf<T>> {
        moves_of(self.table.rules().as_ref(), self.table.timeline().state(), seat)
    }

    /// A sensible move for a seat.
    pub(crate) fn sensible(&self, seat: Seat) -> MoveOf<T> {
        let view = self.table.rules().view(self.table.timeline().state(), Audience::Seat(seat));
        let dice = u64::from(self.table.timeline().len()) * 8 + u64::from(seat.0);
        T::bot("steady").unwrap().choose(self.table.rules(), &view, &mut Xoshiro::new(dice))
    }

    /// The first person whom the table waits for makes a sensible move.
    pub(crate) fn person_plays(&mut self, people: &[&Who]) -> bool {
        let Some((seat, who)) = self.next_person(people) else { return false };
        let mv = self.sensible(seat);
        self.ok(&who, Bench::<T>::mv(seat, mv));
        true
    }

    pub(crate) fn next_person(&self, people: &[&Who]) -> Option<(Seat, Who)> {
        let of =
            |seat: Seat| people.iter().find(|who| self.table.seats_of(who).has(seat)).map(|&who| (seat, who.clone()));
        self.table.awaited().iter().find_map(of)
    }

    /// Plays until the table waits for a seat that none of these people has.
    pub(crate) fn play_until_awaited(&mut self, seat: Seat, people: &[&Who]) {
        for _ in 0..500 {
            if !self.person_plays(people) && !self.bot_answers() {
                return assert!(self.table.awaited().has(seat));
            }
        }
        panic!("the table never waits for seat {seat} alone");
    }

    pub(crate) fn play_out(&mut self, people: &[&Who]) {
        for _ in 0..5000 {
            if !self.person_plays(people) && !self.bot_answers() {
                return;
            }
        }
        panic!("the game does not end");
    }

    pub(crate) fn is_over(&self) -> bool {
        matches!(self.table.timeline().next(), Next::Over(_))
    }

    /// Opens what the table asked for, as another table, and tells it so.
    pub(crate) fn open_next(&mut self, name: &str) -> (Bench<T>, Reply) {
        let (opening, announce, re) = self.opened.pop().expect("a table was asked for");
        let next = Bench::open(&opening, 99);
        self.answers.clear();
        let effects = self.table.opened(self.now, TableId(name.to_owned()), announce, re);
        self.took(effects);
        (next, self.answers.pop().unwrap().unwrap())
    }

    // --- carrying out ---

    fn took(&mut self, effects: Vec<Effect<T>>) {
        self.carry(effects);
        self.inputs += 1;
        if self.inputs.is_multiple_of(self.check_every) {
            self.check();
        }
    }

    fn carry(&mut self, effects: Vec<Effect<T>>) {
        for (at, effect) in effects.into_iter().enumerate() {
            match effect {
                Effect::Append { events, result, .. } => {
                    assert_eq!(at, 0, "what happened is kept before anybody hears of it");
                    for event in events {
                        assert_eq!(event.no as usize, self.events.len() + 1, "numbers have no gap");
                        self.events.push(event);
                    }
                    self.results.extend(result);
                }
                Effect::Tell(broadcast) => self.tell(&broadcast, false),
                Effect::TellWatchers(broadcast) => self.tell(&broadcast, true),
                Effect::Signal { name, seat, signal, .. } => self.signals.push((name, seat, signal)),
                Effect::AskBot(ask) => {
                    // One bot thinks at a time: whoever did before is not waited for any more.
                    assert!(self.table.awaits_bot());
                    self.asks.clear();
                    self.asks.push_back(ask);
                }
                Effect::Reply(reply, _) => self.answers.push(Ok(reply)),
                Effect::Refuse(problem, _) => self.answers.push(Err(problem)),
                Effect::Open { opening, announce, re } => self.opened.push((*opening, announce, re)),
                Effect::Alarm(at) => self.alarm = Some(at),
            }
        }
        assert_eq!(self.table.no() as usize, self.events.len(), "every event is kept");
    }

    fn tell(&mut self, broadcast: &Broadcast<T>, late: bool) {
        let patches = &mut self.patches;
        patches.begin();
        for client in &mut self.clients {
            let update = self.table.update(&client.face, broadcast, late, patches);
            let follows = Face { view: ViewsWanted::Patches, moves: MovesWanted::Changes, ..client.face };
            let follows = follows.after(client.follower.shown, broadcast);
            let by_patches = self.table.update(&follows, broadcast, late, patches);
            let game = self.table.timeline().game();
            // How it goes in the middle of a message is the same for all who know the same; it is looked at now and then.
            let looked = self.inputs.is_multiple_of(2);
            let after_facts = looked.then(|| views_after_facts(game, &broadcast.entries, follows.audience)).flatten();
            client.follower.follow(by_patches.as_ref(), update.as_ref(), after_facts);
            if let (Some(update), Some(last)) = (&update, client.updates.last()) {
                assert!(update.n >= last.n, "the numbers of messages do not fall");
            }
            client.updates.extend(update);
        }
    }

    // --- the law: a table is the fold of its events ---

    pub(crate) fn restored(&self) -> Table<T> {
        let mut copy = Table::restore(self.fixed.clone(), None, self.events.clone()).unwrap();
        let effects = copy.wake(self.now);
        assert!(!effects.iter().any(|effect| matches!(effect, Effect::Append { .. })), "waking up changes nothing");
        copy
    }

    pub(crate) fn check(&mut self) {
        let live = story(&self.table, self.inputs);
        assert_eq!(live, story(&self.restored(), self.inputs));
        if let Some((no, bytes)) = &self.snapshot {
            let tail = self.events[*no as usize..].to_vec();
            let mut copy = Table::<T>::restore(self.fixed.clone(), Some(bytes), tail).unwrap();
            copy.wake(self.now);
            assert_eq!(live, story(&copy, self.inputs));
        }
        if self.inputs.is_multiple_of(3) {
            self.snapshot = Some((self.table.no(), self.table.snapshot()));
        }
        // The content and the seed are all that a table needs besides.
        assert_eq!(T::content_ref(&self.content), self.fixed.header.content);
        assert_eq!(self.fixed.seed, self.seed);
    }
}

/// Everything anybody can be shown of a table, without who is connected.
fn story<T: Playable>(table: &Table<T>, inputs: u32) -> Vec<String> {
    let absent = |text: String| without_lookers(&text.replace("\"here\":true", "\"here\":false"));
    let summary = table.summary();
    let mut out = vec![
        absent(serde_json::to_string(&summary).unwrap()),
        format!("{:?}", summary.members),
        absent(serde_json::to_string(&table.info()).unwrap()),
    ];
    // Sentences and labels are made from the same scene; they are compared now and then.
    let words = inputs.is_multiple_of(5).then(|| Words::of(Lang::En));
    let seats = (0..table.info().seats.len() as u8).map(|seat| Facing::Seat(Seat(seat)));
    for facing in seats.chain([Facing::Spectator, Facing::Everything]) {
        let audience = match facing {
            Facing::Seat(seat) => Audience::Seat(seat),
            Facing::Spectator => Audience::Spectator,
            Facing::Everything => Audience::Omniscient,
        };
        let face = Face { facing, audience, words, view: ViewsWanted::Whole, moves: MovesWanted::Labels };
        let since = table.no().saturating_sub(12);
        if words.is_some() {
            lead_to_the_present(table, &Face { view: ViewsWanted::Patches, ..face }, since);
        }
        out.push(absent(serde_json::to_string(&table.welcome(&ana(), &face, Some(since), None)).unwrap()));
    }
    out
}

/// Who looks at a table is who is connected, which is no part of its story; nor is how long somebody has been away.
fn without_lookers(text: &str) -> String {
    let mut text = text.to_owned();
    for (key, end) in [("\"looking\":[", "]"), ("\"guests\":[", "],")] {
        if let Some((before, after)) = text.split_once(key) {
            let rest = after.split_once(end).map_or("", |(_, rest)| rest);
            text = format!("{before}{rest}");
        }
    }
    // Whoever comes back into memory has waited for nobody yet. How much time is left depends on whether anybody is there;
    // the tests of clocks compare it.
    text = text.replace("\"runs\":true", "\"runs\":false");
    for key in [",\"away_in\":", ",\"ends_in\":", ",\"left\":"] {
        let mut parts = text.split(key);
        let mut told = parts.next().unwrap_or_default().to_owned();
        parts.for_each(|part| told.push_str(part.trim_start_matches(|c: char| c.is_ascii_digit())));
        text = told;
    }
    text
}

pub(crate) fn json(value: impl serde::Serialize) -> Value {
    serde_json::to_value(value).unwrap()
}

pub(crate) fn watch(settings: Watch) -> impl FnOnce(&mut Opening) {
    move |opening| opening.settings.watch = Some(settings)
}
