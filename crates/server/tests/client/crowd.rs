//! Many tables with bots that think, and many visitors who ask for hints: how long everybody waits.

use super::Trouble;
use super::http::Visitor;
use super::line::{Line, ReceivedMessage};
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::time::{Duration, Instant};
use tokio::task::JoinSet;
use tokio::time::{sleep_until, timeout};

/// How many do what.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Crowd {
    /// Tables of one person with bots that think, of both games.
    pub tables: usize,
    /// Visitors with a table of their own who ask for one hint after the other.
    pub visitors: usize,
    /// How long all of them do so.
    pub time: Duration,
    /// How long a person thinks about a move.
    pub thought: Duration,
    /// A bot that has not moved for so long stands still.
    pub patience: Duration,
}

/// What everybody has waited for.
#[derive(Debug, Default)]
pub(crate) struct Waits {
    /// Steps of bots at tables of Earthrise: from when a bot was to move to when everybody heard of it.
    pub earthrise: Vec<Duration>,
    /// The same at tables of Daybreak, where a step may be put together of several thoughts.
    pub daybreak: Vec<Duration>,
    /// Moves of people: from sending to hearing of it.
    pub own: Vec<Duration>,
    /// Hints: from the first time of asking to the answer.
    pub hints: Vec<Duration>,
    /// How often a hint was refused with a time.
    pub refused: u32,
    /// Tables at which people heard that the server is busy, and how often they did.
    pub hurried: Vec<u32>,
    /// Bots that stood still.
    pub stuck: u32,
}

impl Waits {
    fn add(&mut self, other: Waits) {
        self.earthrise.extend(other.earthrise);
        self.daybreak.extend(other.daybreak);
        self.own.extend(other.own);
        self.hints.extend(other.hints);
        self.refused += other.refused;
        self.hurried.extend(other.hurried);
        self.stuck += other.stuck;
    }
}

/// The time that this part of some do not exceed.
pub(crate) fn slowest(times: &[Duration], part: f64) -> Option<Duration> {
    let mut times = times.to_vec();
    times.sort_unstable();
    let place = (times.len() as f64 * part) as usize;
    times.get(place.min(times.len().saturating_sub(1))).copied()
}

/// Lets the crowd do what it does.
pub(crate) async fn run(addr: SocketAddr, crowd: Crowd) -> Result<Waits, Trouble> {
    let mut tables = Vec::new();
    for number in 0..crowd.tables {
        tables.push(CrowdTable::open(addr, number, crowd).await?);
    }
    let mut asking = Vec::new();
    for _ in 0..crowd.visitors {
        asking.push(Asker::open(addr).await?);
    }
    let until = Instant::now() + crowd.time;
    let mut all = JoinSet::new();
    for table in tables {
        all.spawn(table.play(until));
    }
    for asker in asking {
        all.spawn(asker.ask(until));
    }
    let mut waits = Waits::default();
    while let Some(done) = all.join_next().await {
        waits.add(done??);
    }
    Ok(waits)
}

/// A person with bots that think.
struct CrowdTable {
    addr: SocketAddr,
    earthrise: bool,
    crowd: Crowd,
    line: Line,
    /// The moves there are, if it is the person's turn.
    moves: Vec<String>,
    /// Since when bots alone are waited for.
    bots_since: Option<Instant>,
    over: bool,
    dice: u32,
    said: u32,
    waits: Waits,
}

impl CrowdTable {
    async fn open(addr: SocketAddr, number: usize, crowd: Crowd) -> Result<CrowdTable, Trouble> {
        let earthrise = number.is_multiple_of(2);
        let mut table = CrowdTable {
            addr,
            earthrise,
            crowd,
            line: begin(addr, earthrise).await?,
            moves: Vec::new(),
            bots_since: None,
            over: false,
            dice: 0x9e37_79b9_u32.wrapping_mul(number as u32 + 1) | 1,
            said: 0,
            waits: Waits { hurried: vec![0], ..Waits::default() },
        };
        let welcome = table.line.receive().await?;
        table.look(&welcome)?;
        Ok(table)
    }

    async fn play(mut self, until: Instant) -> Result<Waits, Trouble> {
        let mut due = Instant::now();
        while Instant::now() < until {
            if self.over {
                self.line = begin(self.addr, self.earthrise).await?;
                self.waits.hurried.push(0);
                let welcome = self.line.receive().await?;
                self.look(&welcome)?;
                continue;
            }
            let stuck = self.bots_since.map(|since| since + self.crowd.patience);
            tokio::select! {
                heard = self.line.receive() => {
                    let text = heard?;
                    self.look(&text)?;
                    due = Instant::now() + self.crowd.thought;
                }
                () = sleep_until(due.into()), if !self.moves.is_empty() => self.make().await?,
                () = sleep_until(stuck.unwrap_or(until).into()), if stuck.is_some() => {
                    self.waits.stuck += 1;
                    break;
                }
                () = sleep_until(until.into()) => break,
            }
        }
        Ok(self.waits)
    }

    /// Makes any move and waits until it is acknowledged.
    async fn make(&mut self) -> Result<(), Trouble> {
        self.dice ^= self.dice << 13;
        self.dice ^= self.dice >> 17;
        self.dice ^= self.dice << 5;
        let mv = self.moves.swap_remove(self.dice as usize % self.moves.len());
        self.moves.clear();
        self.said += 1;
        let (id, sent) = (self.said.to_string(), Instant::now());
        self.line.say(format!(r#"{{"id":"{id}","do":"move","move":{mv}}}"#)).await?;
        loop {
            let text = self.line.receive().await?;
            let answer = ReceivedMessage::read(&text)?;
            let (answers, refused) = (answer.re.as_deref() == Some(&id), answer.kind == "error");
            // Where several move at once a bot may have been faster; what there is to choose from by now is known already.
            if answers && refused && !matches!(answer.code, Some("illegal" | "finished")) {
                return Err(format!("a move was refused: {text}").into());
            }
            if answers && !refused {
                self.waits.own.push(sent.elapsed());
            }
            self.look(&text)?;
            if answers {
                return Ok(());
            }
        }
    }

    /// Takes in a message.
    fn look(&mut self, text: &str) -> Result<(), Trouble> {
        if let Some(count) = self.waits.hurried.last_mut() {
            *count += text.matches(r#""note":"hurried""#).count() as u32;
        }
        let heard = ReceivedMessage::read(text)?;
        let Some(now) = heard.now else { return Ok(()) };
        if let Some(since) = self.bots_since.take() {
            let waits = if self.earthrise { &mut self.waits.earthrise } else { &mut self.waits.daybreak };
            waits.push(since.elapsed());
        }
        self.over = now.outcome.is_some();
        let mine = now.awaited.contains(&0);
        self.bots_since = (!mine && !now.awaited.is_empty()).then(Instant::now);
        // An action that was begun is carried on with, or it might be dropped and begun for ever.
        let moves = now.moves.unwrap_or_default().into_iter().map(|choice| choice.mv.get().to_owned());
        self.moves = moves.filter(|mv| mine && mv != r#""back""#).collect();
        Ok(())
    }
}

/// Opens a table with bots that think and sits down at it.
async fn begin(addr: SocketAddr, earthrise: bool) -> Result<Line, Trouble> {
    let (game, bots) = if earthrise { ("earthrise", 3) } else { ("daybreak", 2) };
    let seats: Vec<Value> = std::iter::once(json!("me")).chain((0..bots).map(|_| json!({ "bot": "expert" }))).collect();
    let mut visitor = Visitor::new(addr);
    let id = visitor.open_table(&json!({ "game": game, "seats": seats })).await?;
    Line::open(&visitor, &id, r#"{"hello":2,"moves":"list","view":"none"}"#).await
}

/// A visitor who asks for one hint after the other.
struct Asker {
    line: Line,
}

impl Asker {
    /// One person alone with Daybreak, who is asked at once.
    async fn open(addr: SocketAddr) -> Result<Asker, Trouble> {
        let mut visitor = Visitor::new(addr);
        let id = visitor.open_table(&json!({ "game": "daybreak", "seats": ["me"] })).await?;
        let mut line = Line::open(&visitor, &id, r#"{"hello":2,"view":"none"}"#).await?;
        line.receive().await?;
        Ok(Asker { line })
    }

    async fn ask(mut self, until: Instant) -> Result<Waits, Trouble> {
        let mut waits = Waits::default();
        let mut asked = Instant::now();
        for number in 0.. {
            self.line.say(format!(r#"{{"id":"{number}","do":"ask","what":"hint"}}"#)).await?;
            let left = until.saturating_duration_since(Instant::now());
            let Ok(answer) = timeout(left, self.line.receive()).await else { break };
            let answer: Value = serde_json::from_str(&answer?)?;
            if answer["type"] == "reply" {
                waits.hints.push(asked.elapsed());
                asked = Instant::now();
                continue;
            }
            let wait = answer["args"]["retry_after_ms"].as_str().and_then(|ms| ms.parse().ok());
            let wait = wait.ok_or_else(|| format!("a hint was refused without a time: {answer}"))?;
            waits.refused += 1;
            tokio::time::sleep(Duration::from_millis(wait).min(until.saturating_duration_since(Instant::now()))).await;
            if Instant::now() >= until {
                break;
            }
        }
        Ok(waits)
    }
}
