//! Plays at one table, over crashes: a command that was not answered is sent again under its id.

use super::Dice;
use super::pace::Pace;
use super::record::{Acknowledged, Record};
use crate::client::Trouble;
use crate::client::http::{Visitor, table_of};
use crate::client::line::{Line, Now, ReceivedMessage};
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::time::Duration;
use tokio::sync::watch;
use tokio::time::{Instant, sleep, timeout};

/// Moves that a table has to make after the last restart.
const FURTHER: u32 = 5;
/// A table that says nothing for so long does not go on.
const PATIENCE: Duration = Duration::from_secs(60);

/// What was done and seen.
#[derive(Clone, Debug, Default)]
pub(crate) struct Tally {
    /// Moves acknowledged.
    pub acknowledged: usize,
    /// Commands sent again.
    pub repeated: usize,
    /// Of them, those that had been carried out.
    pub known: usize,
    /// Of them, those that the rules no longer allowed.
    pub outdated: usize,
    /// Connections to a table after the first.
    pub returned: usize,
    /// Games that ended.
    pub finished: usize,
    /// Logs checked.
    pub logs: usize,
    /// Entries in them.
    pub entries: usize,
    /// Tables that made further moves after the last restart.
    pub went_on: usize,
}

impl Tally {
    /// Adds what another saw.
    pub(crate) fn add(&mut self, other: &Tally) {
        self.acknowledged += other.acknowledged;
        self.repeated += other.repeated;
        self.known += other.known;
        self.outdated += other.outdated;
        self.returned += other.returned;
        self.finished += other.finished;
        self.logs += other.logs;
        self.entries += other.entries;
        self.went_on += other.went_on;
    }
}

/// A command on its way.
#[derive(Clone, Debug)]
struct Pending {
    id: String,
    seat: u8,
    mv: Value,
}

/// The game as the client last saw it.
#[derive(Clone, Debug, Default)]
struct LastSeen {
    awaited: Vec<u8>,
    moves: Vec<Value>,
    over: bool,
}

impl LastSeen {
    fn of(now: &Now<'_>) -> Result<LastSeen, Trouble> {
        let moves = now.moves.iter().flatten().map(|choice| serde_json::from_str(choice.mv.get()));
        let moves = moves.collect::<Result<_, _>>()?;
        Ok(LastSeen { awaited: now.awaited.clone(), moves, over: now.outcome.is_some() })
    }
}

/// Whoever plays at one table after another.
pub(crate) struct Player {
    visitor: Visitor,
    number: usize,
    kills: usize,
    dice: Dice,
    restarts: watch::Receiver<usize>,
    /// Where the servers are, if there are several: it comes to any of them.
    nodes: Vec<SocketAddr>,
    table: Option<String>,
    record: Record,
    /// The number and the entry that were acknowledged last.
    promised: (u32, u32),
    pending: Option<Pending>,
    commands: u64,
    further: u32,
    ending: bool,
    /// How fast it plays, in a long run; otherwise as fast as it can.
    pace: Option<Pace>,
    tally: Tally,
    violations: Vec<String>,
}

impl Player {
    /// At a table with a number, until so many kills are over.
    pub(crate) fn new(
        addr: SocketAddr,
        number: usize,
        kills: usize,
        dice: Dice,
        restarts: watch::Receiver<usize>,
    ) -> Player {
        Player {
            visitor: Visitor::new(addr),
            number,
            kills,
            dice,
            restarts,
            nodes: Vec::new(),
            table: None,
            record: Record::default(),
            promised: (0, 0),
            pending: None,
            commands: 0,
            further: 0,
            ending: false,
            pace: None,
            tally: Tally::default(),
            violations: Vec::new(),
        }
    }

    /// The same from an address and at a pace.
    pub(crate) fn paced(mut self, from: String, pace: Pace) -> Player {
        self.visitor.from = Some(from);
        self.at_pace(pace)
    }

    /// The same at a pace.
    pub(crate) fn at_pace(self, pace: Pace) -> Player {
        Player { pace: Some(pace), ..self }
    }

    /// The same through any of several servers, another one each time it comes.
    pub(crate) fn through(self, nodes: Vec<SocketAddr>) -> Player {
        Player { nodes, ..self }
    }

    /// Plays until the last restart and a few moves more; answers what was seen and what should not be.
    pub(crate) async fn play(mut self) -> (Tally, Vec<String>) {
        let mut quiet_since = Instant::now();
        loop {
            let before = (self.tally.acknowledged, self.tally.logs);
            match self.visit().await {
                Ok(true) => break,
                Ok(false) => quiet_since = Instant::now(),
                Err(trouble) => {
                    if before != (self.tally.acknowledged, self.tally.logs) {
                        quiet_since = Instant::now();
                    }
                    if quiet_since.elapsed() > PATIENCE {
                        self.violation(&format!("it does not go on: {trouble}"));
                        break;
                    }
                    sleep(self.rest()).await;
                }
            }
            if !self.violations.is_empty() {
                break;
            }
        }
        (self.tally, self.violations)
    }

    /// So long it stays away: with several servers about as a browser does, for many that hammer at those which are left are an
    /// attack and no game.
    fn rest(&mut self) -> Duration {
        match self.nodes.is_empty() {
            true => Duration::from_millis(20),
            false => Duration::from_millis(200 + self.dice.below(300)),
        }
    }

    fn violation(&mut self, what: &str) {
        let table = self.table.as_deref().unwrap_or("not opened yet");
        self.violations.push(format!("table {} ({table}): {what}", self.number));
    }

    /// One connection; answers whether all is done.
    async fn visit(&mut self) -> Result<bool, Trouble> {
        if !self.nodes.is_empty() {
            self.visitor.addr = self.nodes[self.dice.below(self.nodes.len() as u64) as usize];
        }
        let (table, again) = match self.table.clone() {
            Some(table) => (table, true),
            None => (self.open().await?, false),
        };
        if self.ending {
            return self.end(&table).await;
        }
        let mut facing = match &self.pending {
            Some(pending) => pending.seat,
            None => self.record.seats[0],
        };
        let mut line = Line::open(&self.visitor, &table, &hello(facing)).await?;
        let (welcome, mut last_seen) = self.receive(&mut line).await?;
        self.tally.returned += usize::from(again);
        let Received { n, entry, .. } = welcome;
        if n < Some(self.promised.0) || entry < Some(self.promised.1) {
            let promised = self.promised;
            self.violation(&format!(
                "message {} and entry {} were acknowledged, but it is at {n:?} and {entry:?}",
                promised.0, promised.1
            ));
            return Ok(true);
        }
        if let Some(pending) = self.pending.clone() {
            self.tally.repeated += 1;
            let told = self.send(&mut line, &pending, &mut last_seen).await?;
            match told.kind.as_str() {
                "reply" => self.tally.known += 1,
                "error" => self.tally.outdated += 1,
                _ => {}
            }
        }
        loop {
            if last_seen.over {
                return self.end(&table).await;
            }
            if *self.restarts.borrow() >= self.kills && self.further >= FURTHER {
                self.ending = true;
                return self.end(&table).await;
            }
            let own: Vec<u8> =
                self.record.seats.iter().copied().filter(|seat| last_seen.awaited.contains(seat)).collect();
            if own.contains(&facing) && !last_seen.moves.is_empty() {
                if let Some(pace) = &mut self.pace {
                    pace.wait().await;
                }
                let mv = last_seen.moves.swap_remove(self.dice.below(last_seen.moves.len() as u64) as usize);
                self.commands += 1;
                let pending = Pending { id: format!("c{}", self.commands), seat: facing, mv };
                self.pending = Some(pending.clone());
                self.send(&mut line, &pending, &mut last_seen).await?;
            } else if let Some(&seat) = own.first() {
                facing = seat;
                line.say(json!({"do": "face", "facing": {"seat": seat}}).to_string()).await?;
                loop {
                    let (told, faced) = self.receive(&mut line).await?;
                    last_seen = faced;
                    if told.kind == "welcome" {
                        break;
                    }
                }
            } else {
                let (told, seen) = self.receive(&mut line).await?;
                if told.now {
                    last_seen = seen;
                }
            }
        }
    }

    /// Opens a table: games in turn, and bots at every other pair of tables.
    async fn open(&mut self) -> Result<String, Trouble> {
        let game = ["earthrise", "daybreak"][self.number % 2];
        let mine: u8 = if self.number % 4 < 2 { 4 } else { 2 };
        if self.pace.as_mut().is_some_and(Pace::wants_somebody_new) {
            self.visitor.cookie = None;
        }
        let table = self.visitor.open_table(&table_of(game, mine.into(), 4)).await?;
        if let Some(pace) = &self.pace {
            pace.seen.opened(&self.visitor, &table, game);
        }
        self.record = Record { seats: (0..mine).collect(), moves: Vec::new() };
        (self.promised, self.pending) = ((0, 0), None);
        self.table = Some(table.clone());
        Ok(table)
    }

    /// Sends a command and waits for its answer.
    async fn send(
        &mut self,
        line: &mut Line,
        pending: &Pending,
        last_seen: &mut LastSeen,
    ) -> Result<Received, Trouble> {
        let Pending { id, seat, mv } = pending;
        let since = Instant::now();
        line.say(json!({"id": id, "do": "move", "seat": seat, "move": mv}).to_string()).await?;
        let told = loop {
            let (told, seen) = self.receive(line).await?;
            if told.now {
                *last_seen = seen;
            }
            if told.re.as_deref() == Some(id) {
                break told;
            }
        };
        if let Some(pace) = &self.pace
            && told.code.as_deref() == Some("too_fast")
        {
            // It is tried again under its id.
            pace.seen.refused();
            sleep(Duration::from_secs(1)).await;
            return Err("too fast".into());
        }
        self.pending = None;
        if told.kind == "error" {
            // The game went on meanwhile: what was chosen is no longer possible. The next message says what is.
            if told.code.as_deref() != Some("illegal") {
                return Err(format!("the server refuses: {told:?}").into());
            }
            return Ok(told);
        }
        self.tally.acknowledged += 1;
        if let Some(pace) = &mut self.pace {
            pace.acknowledged(since.elapsed(), *self.restarts.borrow());
        }
        if *self.restarts.borrow() >= self.kills {
            self.further += 1;
            if self.further == FURTHER {
                self.tally.went_on += 1;
            }
        }
        self.promised = (told.n.unwrap_or(self.promised.0), told.entry.unwrap_or(self.promised.1));
        self.record.moves.push(Acknowledged { seat: *seat, mv: mv.clone(), entry: told.entry });
        Ok(told)
    }

    /// The next message, and the game in it if it tells it.
    async fn receive(&self, line: &mut Line) -> Result<(Received, LastSeen), Trouble> {
        let text = timeout(PATIENCE, line.receive()).await.map_err(|_| "the table says nothing more")??;
        let heard = ReceivedMessage::read(&text)?;
        if heard.kind == "goodbye" {
            return Err(format!("the server says goodbye: {text}").into());
        }
        let last_seen = heard.now.as_ref().map(LastSeen::of).transpose()?;
        let told = Received {
            kind: heard.kind.to_owned(),
            n: heard.n,
            re: heard.re,
            entry: heard.now.as_ref().map(|now| now.entry),
            code: heard.code.map(str::to_owned),
            now: last_seen.is_some(),
        };
        Ok((told, last_seen.unwrap_or_default()))
    }

    /// Ends the game if it is not over, and holds its log against what was promised; answers whether that was the last.
    async fn end(&mut self, table: &str) -> Result<bool, Trouble> {
        if self.ending {
            // It may be over already; then this is refused, and the log is there all the same.
            let path = format!("/api/v1/tables/{table}/commands");
            self.visitor.post(&path, &json!({"id": "end", "do": "abandon"})).await?;
        }
        let log = self.visitor.log(table).await?;
        self.tally.logs += 1;
        self.tally.finished += usize::from(!self.ending);
        match self.record.check(&log) {
            Ok(entries) => self.tally.entries += entries,
            Err(what) => self.violation(&what),
        }
        if let Some(pace) = &self.pace {
            pace.seen.keep(table, &log)?;
        }
        self.table = None;
        Ok(self.ending)
    }
}

/// What a message says, as far as it matters.
#[derive(Debug)]
struct Received {
    kind: String,
    n: Option<u32>,
    re: Option<String>,
    entry: Option<u32>,
    code: Option<String>,
    now: bool,
}

fn hello(seat: u8) -> String {
    json!({"hello": 2, "facing": {"seat": seat}, "moves": "list", "view": "none"}).to_string()
}
