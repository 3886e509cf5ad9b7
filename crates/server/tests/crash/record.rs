//! What a client was promised, held against the log.

use serde::Deserialize;
use serde_json::Value;

/// A move that the server has acknowledged.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Acknowledged {
    /// Whose.
    pub seat: u8,
    /// The move.
    pub mv: Value,
    /// The last entry of the log that came with it, if the client was told.
    pub entry: Option<u32>,
}

/// The acknowledged moves of one game, in order.
#[derive(Clone, Debug, Default)]
pub(crate) struct Record {
    /// The seats that only this client moves.
    pub seats: Vec<u8>,
    /// The moves.
    pub moves: Vec<Acknowledged>,
}

#[derive(Debug, Deserialize)]
struct Line {
    n: u32,
    seat: Option<u8>,
    #[serde(rename = "move")]
    mv: Option<Value>,
}

impl Record {
    /// Holds the record against the log of the game; answers how many entries the log has.
    ///
    /// # Errors
    /// Says what is wrong: the moves of the client's seats in the log have to be the acknowledged ones, each once and in
    /// order, and each where the client was told.
    pub(crate) fn check(&self, log: &str) -> Result<usize, String> {
        let read = |line: &str| serde_json::from_str::<Line>(line).map_err(|error| format!("{error}: {line}"));
        let lines = log.lines().skip(1).map(read).collect::<Result<Vec<Line>, String>>()?;
        if let Some((at, line)) = (1..).zip(&lines).find(|(at, line)| line.n != *at) {
            return Err(format!("entry {at} of the log has the number {}", line.n));
        }
        let own = |line: &&Line| line.mv.is_some() && line.seat.is_some_and(|seat| self.seats.contains(&seat));
        let logged: Vec<&Line> = lines.iter().filter(own).collect();
        let same =
            |made: &Acknowledged, line: &Line| line.seat == Some(made.seat) && line.mv.as_ref() == Some(&made.mv);
        for (at, made) in self.moves.iter().enumerate() {
            match logged.get(at) {
                None => return Err(format!("acknowledged move {} is lost: {made:?}", at + 1)),
                Some(line) if !same(made, line) => {
                    return Err(format!("acknowledged move {} is {made:?}, but the log has {line:?}", at + 1));
                }
                Some(_) => {}
            }
        }
        if let Some(line) = logged.get(self.moves.len()) {
            return Err(format!("the log has a move that was never acknowledged, or one twice: {line:?}"));
        }
        for (made, line) in self.moves.iter().zip(&logged) {
            let Some(entry) = made.entry else { continue };
            let last = lines.iter().take(entry as usize).rposition(|line| line.mv.is_some());
            if last.map(|at| at as u32 + 1) != Some(line.n) || entry as usize > lines.len() {
                return Err(format!(
                    "a move was acknowledged up to entry {entry}, but it is entry {}: {made:?}",
                    line.n
                ));
            }
        }
        Ok(lines.len())
    }
}
