//! Does a backup hold? Its pages, what belongs to what, and the log of every table against the rules.

use crate::games::Hosted;
use crate::live::fixed_of;
use crate::store::{BackedUp, Backup, StoreError};
use crate::table::{Table, is_whole};
use daybreak::Daybreak;
use earthrise::Earthrise;
use std::path::Path;
use tabletop::Game;

/// What a backup that holds has in it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Verified {
    /// Tables.
    pub tables: u64,
    /// Events of all of them.
    pub events: u64,
    /// Is the server's key in it?
    pub key: bool,
}

/// Why a backup does not hold.
#[derive(Debug, thiserror::Error)]
pub enum NotVerified {
    /// It cannot be read, or is damaged.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The copy is whole, and the logs of some tables in it do not hold.
    #[error("{} of {tables} tables do not hold: {}", flawed.len(), flawed.iter().take(MOST_NAMED).cloned().collect::<Vec<_>>().join("; "))]
    Flawed {
        /// How many tables there are.
        tables: u64,
        /// Which ones, and why.
        flawed: Vec<String>,
    },
}

/// Tables that are named in one sentence.
const MOST_NAMED: usize = 5;

/// Opens a backup, checks that it is whole, and plays the log of every table from its beginning.
pub async fn verify(file: &Path) -> Result<Verified, NotVerified> {
    let mut backup = Backup::open(file).await?;
    let mut verified = Verified { key: backup.has_key, ..Verified::default() };
    let mut flawed = Vec::new();
    for id in backup.tables().await? {
        let Some(table) = backup.table(&id).await? else { continue };
        verified.tables += 1;
        verified.events += table.events.len() as u64;
        let held = match table.row.game.as_str() {
            Earthrise::ID => holds::<Earthrise>(&table),
            Daybreak::ID => holds::<Daybreak>(&table),
            other => Err(format!("there is no game `{other}`")),
        };
        if let Err(why) = held {
            flawed.push(format!("table {id}: {why}"));
        }
    }
    match flawed.is_empty() {
        true => Ok(verified),
        false => Err(NotVerified::Flawed { tables: verified.tables, flawed }),
    }
}

/// The whole log makes a table, and so does the snapshot with what follows it; and both are the same table.
fn holds<G: Hosted>(stored: &BackedUp) -> Result<(), String> {
    let fixed = fixed_of(&stored.row).map_err(|error| error.to_string())?;
    let whole = Table::<G>::restore(fixed.clone(), None, stored.events.clone()).map_err(|corrupt| corrupt.why)?;
    if whole.no() < stored.row.no {
        return Err(format!("its log ends with event {}, and its row knows of event {}", whole.no(), stored.row.no));
    }
    // One of an earlier program says too little; the server makes the table of its log then.
    let Some(snapshot) = stored.snapshot.as_ref().filter(|snapshot| is_whole(&snapshot.body)) else { return Ok(()) };
    let tail = stored.events.iter().filter(|event| event.no > snapshot.no).cloned().collect();
    let short = Table::<G>::restore(fixed, Some(&snapshot.body), tail).map_err(|corrupt| corrupt.why)?;
    match short.summary() == whole.summary() {
        true => Ok(()),
        false => Err(format!("its snapshot after event {} is another table than its log", snapshot.no)),
    }
}
