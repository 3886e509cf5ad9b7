//! A table of another node, to be read: restored from the database, which has everything that anybody was told, and brought up
//! to date whenever it is read. Nothing is done to it.

use crate::clock::now;
use crate::live::{Hub, Readable, kept, restore, store_problem};
use games::Visit;
use std::time::{Duration, Instant};
use store::StoredTable;
use table::{Problem, Table, Who};
use title::Title;
use wire::{Code, TableId};

/// What can be read and kept up to date.
trait Copied: Send {
    fn readable(&self) -> &dyn Readable;
    /// The number of its last event.
    fn no(&self) -> u32;
    /// Who is connected, and what time it is.
    fn attend(&mut self, people: &[Who]);
}

impl<T: Title> Copied for Table<T> {
    fn readable(&self) -> &dyn Readable {
        self
    }

    fn no(&self) -> u32 {
        Table::no(self)
    }

    fn attend(&mut self, people: &[Who]) {
        self.show_here(people);
        self.tick(now());
    }
}

/// So long a copy is brought up to date; then it is read anew.
const GOOD_FOR: Duration = Duration::from_secs(5);

/// A table to read.
#[derive(Default)]
pub(super) struct Copy(Option<(Box<dyn Copied>, Instant)>);

impl Copy {
    /// The table as it is kept by now.
    pub(super) async fn read(&mut self, hub: &Hub, id: &TableId, people: &[Who]) -> Result<&dyn Readable, Problem> {
        // What was written anew under old numbers, because somebody deleted themselves, is not shown for long.
        let known = self.0.as_ref().filter(|(_, since)| since.elapsed() < GOOD_FOR).map(|(copy, _)| copy.no());
        let has_news = match known {
            Some(no) => !hub.store().events(&id.0, no, 1).await.map_err(store_problem)?.is_empty(),
            None => true,
        };
        if has_news {
            let stored = kept(hub, id).await.map_err(store_problem)?.ok_or(Problem::new(Code::NoSuchTable))?;
            let game = stored.row.game.clone();
            let copied = games::with(&game, Restore(stored));
            let copied = copied.ok_or_else(|| Problem::new(Code::UnknownGame).with("game", game))??;
            self.0 = Some((copied, Instant::now()));
        }
        let (copy, _) = self.0.as_mut().ok_or(Problem::new(Code::Internal))?;
        copy.attend(people);
        Ok(copy.readable())
    }

    /// What was read is not what is kept any more, though no event says so.
    pub(super) fn forget(&mut self) {
        self.0 = None;
    }
}

struct Restore(StoredTable);

impl Visit for Restore {
    type Output = Result<Box<dyn Copied>, Problem>;

    fn visit<T: Title>(self) -> Self::Output {
        Ok(Box::new(restore::<T>(self.0)?))
    }
}
