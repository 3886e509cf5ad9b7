//! One table under play: all its sockets, one move in flight. Only what is needed of a message is looked at, so that the
//! clients are not what is measured.

use crate::client::Trouble;
use crate::client::http::{Visitor, table_of};
use crate::client::line::Line;
use crate::measure::Samples;
use serde_json::Value;
use serde_json::value::RawValue;
use std::net::SocketAddr;
use std::time::{Duration, Instant};
use tokio_tungstenite::tungstenite::Utf8Bytes;

/// So long may the server take to tell of a move.
const SILENCE: Duration = Duration::from_secs(10);

/// What clients ask to be told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Wish {
    /// In words.
    pub name: &'static str,
    /// How they want to know what they see: `patches`, `whole` or `none`.
    pub view: &'static str,
    /// Sentences?
    pub lang: bool,
    /// Which moves they want to be told: `list`, or `changes` with labels.
    pub moves: &'static str,
}

impl Wish {
    /// The first message of the socket of a seat.
    pub(crate) fn hello(self, seat: usize) -> String {
        let lang = if self.lang { r#","lang":"en""# } else { "" };
        let Wish { view, moves, .. } = self;
        format!(r#"{{"hello":2,"facing":{{"seat":{seat}}},"moves":"{moves}","view":"{view}"{lang}}}"#)
    }
}

/// Where moves go.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Target {
    /// To tables of the server.
    Game(&'static str, Wish),
    /// To the reference.
    Echo,
}

/// A table and the sockets of its seats.
pub(crate) struct LoadTable {
    addr: SocketAddr,
    number: usize,
    target: Target,
    lines: Vec<Line>,
    /// The seat to move and its move.
    next: Option<(usize, String)>,
    /// The moves of each seat, as it was told them last.
    moves: Vec<Utf8Bytes>,
    commands: u32,
    dice: u32,
    /// Games that ended.
    pub ended: u32,
}

impl LoadTable {
    /// Opens a table with a socket for every seat.
    pub(crate) async fn open(
        addr: SocketAddr,
        number: usize,
        sockets: usize,
        target: Target,
    ) -> Result<LoadTable, Trouble> {
        let dice = 0x9e37_79b9_u32.wrapping_mul(number as u32 + 1) | 1;
        let mut table = LoadTable {
            addr,
            number,
            target,
            lines: Vec::new(),
            next: None,
            moves: Vec::new(),
            commands: 0,
            dice,
            ended: 0,
        };
        table.begin(sockets).await?;
        Ok(table)
    }

    /// Begins a game at a new table.
    async fn begin(&mut self, sockets: usize) -> Result<(), Trouble> {
        self.lines.clear();
        let mut visitor = Visitor::new(self.addr);
        match self.target {
            Target::Echo => {
                for _ in 0..sockets {
                    self.lines.push(Line::connect(&visitor, &format!("/socket/{}", self.number)).await?);
                }
                self.next = Some((0, String::new()));
            }
            Target::Game(game, wish) => {
                let id = visitor.open_table(&table_of(game, sockets, sockets)).await?;
                let mut welcomes = Vec::new();
                for seat in 0..sockets {
                    let mut line = Line::open(&visitor, &id, &wish.hello(seat)).await?;
                    welcomes.push(line.receive().await?);
                    self.lines.push(line);
                }
                self.next = self.choose(&welcomes)?;
            }
        }
        Ok(())
    }

    /// Plays until the time is over; with a pace, a move whenever it is due and otherwise as fast as it goes.
    pub(crate) async fn play(&mut self, until: Instant, pace: Option<(Instant, Duration)>) -> Result<Samples, Trouble> {
        let mut samples = Samples::default();
        let mut due = pace.map(|(first, _)| first);
        loop {
            let mut sent = Instant::now();
            if let (Some(at), Some((_, every))) = (due, pace) {
                if at > sent {
                    tokio::time::sleep_until(at.into()).await;
                    sent = Instant::now();
                } else {
                    // A move that had to wait for the one before has waited since it was due.
                    sent = at;
                }
                due = Some(at + every);
            }
            if Instant::now() >= until {
                return Ok(samples);
            }
            self.step(sent, &mut samples).await?;
        }
    }

    /// Makes so many moves.
    pub(crate) async fn make(&mut self, moves: usize) -> Result<(), Trouble> {
        let mut samples = Samples::default();
        for _ in 0..moves {
            self.step(Instant::now(), &mut samples).await?;
        }
        Ok(())
    }

    /// Makes a move and waits until every socket has heard of it.
    async fn step(&mut self, sent: Instant, samples: &mut Samples) -> Result<(), Trouble> {
        let Some((seat, mv)) = self.next.take() else {
            self.ended += 1;
            return self.begin(self.lines.len()).await;
        };
        self.commands += 1;
        let id = self.commands.to_string();
        let command = match self.target {
            Target::Game(..) => format!(r#"{{"id":"{id}","do":"move","seat":{seat},"move":{mv}}}"#),
            Target::Echo => format!(r#"{{"id":"{id}"}}"#),
        };
        let lines = self.lines.len();
        let mut texts = vec![Utf8Bytes::default(); lines];
        self.lines[seat].say(command).await?;
        let number = loop {
            let text = heard(&mut self.lines[seat]).await?;
            let head = Head::of(&text)?;
            if head.re == Some(id.as_str()) {
                texts[seat] = text.clone();
                break head.number.ok_or_else(|| format!("a move was not made: {text}"))?;
            }
        };
        let acknowledged = sent.elapsed();
        for at in (0..lines).filter(|&at| at != seat) {
            while texts[at].is_empty() {
                let text = heard(&mut self.lines[at]).await?;
                if Head::of(&text)?.number.is_some_and(|other| other >= number) {
                    texts[at] = text;
                }
            }
        }
        samples.add(acknowledged, sent.elapsed(), texts.iter().map(|text| text.len()).sum());
        self.next = match self.target {
            Target::Echo => Some(((seat + 1) % lines, String::new())),
            Target::Game(..) => self.choose(&texts)?,
        };
        Ok(())
    }

    /// Whose turn it is and any of their moves; none, if the game is over.
    fn choose(&mut self, texts: &[Utf8Bytes]) -> Result<Option<(usize, String)>, Trouble> {
        const MOVES: &str = r#""moves":["#;
        const BEFORE: &str = r#"{"move":"#;
        self.moves.resize(texts.len(), Utf8Bytes::default());
        for (kept, text) in self.moves.iter_mut().zip(texts) {
            if !tail(text).is_some_and(|tail| tail.contains(r#""moves_stay":true"#)) {
                *kept = text.clone();
            }
        }
        let awaited = texts.first().and_then(|text| tail(text)).and_then(first_number);
        let Some(seat) = awaited else { return Ok(None) };
        let moves = tail(&self.moves[seat]).and_then(|text| text.split_once(MOVES)).ok_or("no moves were told")?.1;
        let count = moves.matches(BEFORE).count();
        self.dice ^= self.dice << 13;
        self.dice ^= self.dice >> 17;
        self.dice ^= self.dice << 5;
        let chosen =
            moves.split(BEFORE).nth(1 + self.dice as usize % count.max(1)).ok_or("the list of moves is empty")?;
        let mv: &RawValue = match serde_json::Deserializer::from_str(chosen).into_iter().next() {
            Some(mv) => mv?,
            None => return Err("a move is missing".into()),
        };
        Ok(Some((seat, mv.get().to_owned())))
    }
}

/// The next message; a server that says nothing is a fault, and not waited for.
async fn heard(line: &mut Line) -> Result<Utf8Bytes, Trouble> {
    tokio::time::timeout(SILENCE, line.receive()).await.map_err(|_| format!("no answer to a move for {SILENCE:?}"))?
}

/// The beginning of a message.
struct Head<'a> {
    re: Option<&'a str>,
    /// Of an update.
    number: Option<u32>,
}

impl Head<'_> {
    fn of(text: &str) -> Result<Head<'_>, Trouble> {
        let Some(rest) = text.strip_prefix(r#"{"type":"update","#) else {
            let value: Value = serde_json::from_str(text)?;
            return match value["type"].as_str() {
                Some("error" | "goodbye") => Err(format!("the server refuses: {text}").into()),
                _ => Ok(Head { re: None, number: None }),
            };
        };
        // Both stand at the beginning, in either order.
        let (mut re, mut number, mut rest) = (None, None, rest);
        loop {
            if let Some(after) = rest.strip_prefix(r#""n":"#) {
                number = first_number(after).map(|number| number as u32);
                rest = after.trim_start_matches(|letter: char| letter.is_ascii_digit());
            } else if let Some((id, after)) = rest.strip_prefix(r#""re":""#).and_then(|after| after.split_once('"')) {
                re = Some(id);
                rest = after;
            } else {
                break;
            }
            rest = rest.strip_prefix(',').unwrap_or(rest);
        }
        Ok(Head { re, number })
    }
}

/// What stands from the list of those the table waits for on.
fn tail(text: &str) -> Option<&str> {
    const KEY: &str = r#""awaited":["#;
    text.rfind(KEY).map(|at| &text[at + KEY.len()..])
}

fn first_number(text: &str) -> Option<usize> {
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    text[..digits].parse().ok()
}
