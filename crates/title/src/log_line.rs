//! The lines of a log: one JSON object each (`docs/log-format.md`).

use serde_json::{Map, Value};
use std::collections::BTreeMap;
use tabletop::log::{EntryNo, EntryOf, FORMAT, Header};
use tabletop::{Fault, Game, Timeline};

/// An entry as a line, without the line's end: its number first, then its fields, then the bot that made the move in place
/// of the person of the seat, if one did.
pub fn entry_line<G: Game>(n: EntryNo, entry: &EntryOf<G>, bot: Option<&str>) -> serde_json::Result<String> {
    let fields = serde_json::to_string(entry)?;
    let line = format!("{{\"n\":{n},{}", fields.trim_start_matches('{'));
    Ok(match bot {
        Some(bot) => format!("{},\"bot\":{}}}", &line[..line.len() - 1], serde_json::to_string(bot)?),
        None => line,
    })
}

/// The entry of a line that should have this number, with the bot that made it in place of a person; or what is wrong with
/// it.
pub fn read_entry<G: Game>(expected: EntryNo, line: &str) -> Result<(EntryOf<G>, Option<String>), String> {
    let mut object: Map<String, Value> = serde_json::from_str(line).map_err(|e| format!("not a JSON object: {e}"))?;
    match object.remove("n").as_ref().and_then(Value::as_u64) {
        Some(n) if n == u64::from(expected) => {}
        Some(n) => return Err(format!("it is numbered {n}; entries are numbered from 1 without a gap")),
        None => return Err("it has no number `n`".to_owned()),
    }
    let bot = match object.get("bot") {
        Some(Value::String(bot)) if object.contains_key("move") => Some(bot.clone()),
        Some(_) => return Err("`bot` is the name of a bot, and stands with a move".to_owned()),
        None => None,
    };
    object.remove("bot");
    serde_json::from_value(Value::Object(object)).map(|entry| (entry, bot)).map_err(|e| e.to_string())
}

/// Why a text is not a log.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotALog {
    /// There is nothing in it.
    #[error("it is empty")]
    Empty,
    /// It has one line, which does not end.
    #[error("its first line is cut short")]
    CutShort,
    /// The first line is no JSON.
    #[error("its first line is not JSON ({0})")]
    NotJson(String),
    /// The first line does not say which version of the format it has.
    #[error("its first line has no `firstlight` version")]
    NoVersion,
    /// A later program wrote it.
    #[error("it has format {0}, and this program knows format {FORMAT}; use a newer firstlight")]
    Newer(u64),
    /// The first line is not a header.
    #[error("its header is wrong: {0}")]
    BadHeader(String),
}

/// A log, split into lines but not yet judged.
#[derive(Clone, Debug)]
pub struct Sheet {
    /// The header, its setup still unread: which game it belongs to is in it.
    pub header: Header<Value>,
    /// The entries, a line each.
    pub lines: Vec<String>,
    /// It ends in the middle of a line, as after a crash while writing. That line was never acknowledged, and is not here.
    pub cut_short: bool,
}

impl Sheet {
    /// Reads the header of a log and splits the rest.
    pub fn read(text: &str) -> Result<Sheet, NotALog> {
        let cut_short = !text.is_empty() && !text.ends_with('\n');
        let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
        match lines.len() {
            0 => return Err(NotALog::Empty),
            1 if cut_short => return Err(NotALog::CutShort),
            _ => {}
        }
        let first = lines.remove(0);
        let value: Value = serde_json::from_str(&first).map_err(|e| NotALog::NotJson(e.to_string()))?;
        match value.get("firstlight").and_then(Value::as_u64) {
            None => return Err(NotALog::NoVersion),
            Some(version) if version == u64::from(FORMAT) => {}
            Some(version) => return Err(NotALog::Newer(version)),
        }
        let header = serde_json::from_value(value).map_err(|e| NotALog::BadHeader(e.to_string()))?;
        if cut_short {
            lines.pop();
        }
        Ok(Sheet { header, lines, cut_short })
    }

    /// The entries that a bot made in place of the person of the seat, and which bot.
    pub fn by_bots(&self) -> BTreeMap<EntryNo, String> {
        let mark = |line: &str| Some(serde_json::from_str::<Value>(line).ok()?.get("bot")?.as_str()?.to_owned());
        (1..).zip(&self.lines).filter_map(|(entry, line)| Some((entry, mark(line)?))).collect()
    }

    /// Plays the entries one by one, each judged as if it came in now. Stops at the first that does not hold; `say`
    /// puts the reason into words.
    pub fn replay<G: Game>(
        &self,
        game: G,
        say: impl Fn(&G, &Fault<G::Refusal>) -> String,
    ) -> (Timeline<G>, Result<(), BadEntry>) {
        let mut timeline = Timeline::new(game);
        for (entry, line) in (1..).zip(&self.lines) {
            let judged = match read_entry::<G>(entry, line) {
                Ok((read, _)) => timeline.push(read).map(drop).map_err(|fault| (say(timeline.game(), &fault), true)),
                Err(why) => Err((why, false)),
            };
            if let Err((why, read)) = judged {
                return (timeline, Err(BadEntry { entry, why, read }));
            }
        }
        (timeline, Ok(()))
    }
}

/// Why a log does not hold, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadEntry {
    /// The entry, counted from 1.
    pub entry: EntryNo,
    /// What is wrong with it.
    pub why: String,
    /// Could the line be read, so that it is the rules that say no?
    pub read: bool,
}
