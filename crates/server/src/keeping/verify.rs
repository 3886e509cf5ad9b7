//! Does a backup hold? Its pages, what belongs to what, and the log of every table against the rules.

use crate::live::{event_of, fixed_of};
use games::Visit;
use std::path::Path;
use store::{BackedUp, Backup, StoreError};
use table::{Table, is_whole};
use title::Title;

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
        let held = games::with(&table.row.game, Holds(&table));
        if let Err(why) = held.unwrap_or_else(|| Err(format!("there is no game `{}`", table.row.game))) {
            flawed.push(format!("table {id}: {why}"));
        }
    }
    match flawed.is_empty() {
        true => Ok(verified),
        false => Err(NotVerified::Flawed { tables: verified.tables, flawed }),
    }
}

/// Does what is kept of a table hold?
struct Holds<'a>(&'a BackedUp);

impl Visit for Holds<'_> {
    type Output = Result<(), String>;

    fn visit<T: Title>(self) -> Result<(), String> {
        holds::<T>(self.0)
    }
}

/// The whole log makes a table, and so does the snapshot with what follows it; and both are the same table.
fn holds<T: Title>(stored: &BackedUp) -> Result<(), String> {
    let events = || stored.events.iter().cloned().map(event_of).collect::<Vec<_>>();
    let fixed = fixed_of(&stored.row).map_err(|error| error.to_string())?;
    let whole = Table::<T>::restore(fixed.clone(), None, events()).map_err(|corrupt| corrupt.why)?;
    if whole.no() < stored.row.no {
        return Err(format!("its log ends with event {}, and its row knows of event {}", whole.no(), stored.row.no));
    }
    // One of an earlier program says too little; the server makes the table of its log then.
    let Some(snapshot) = stored.snapshot.as_ref().filter(|snapshot| is_whole(&snapshot.body)) else { return Ok(()) };
    let tail = events().into_iter().filter(|event| event.no > snapshot.no).collect();
    let short = Table::<T>::restore(fixed, Some(&snapshot.body), tail).map_err(|corrupt| corrupt.why)?;
    match short.summary() == whole.summary() {
        true => Ok(()),
        false => Err(format!("its snapshot after event {} is another table than its log", snapshot.no)),
    }
}
