//! A table of another node, to be read: restored from the database, which has everything that anybody was told, and brought up
//! to date whenever it is read. Nothing is done to it. Hints for people who are connected here are worked out here, by it.

use crate::clock::now;
use crate::live::{FoundHint, Hinting, Hub, Readable, is_free, kept, restore, store_problem};
use games::Visit;
use std::any::Any;
use std::net::IpAddr;
use std::time::{Duration, Instant};
use store::StoredTable;
use table::{Face, Problem, Table, Who};
use tabletop::never;
use title::Title;
use wire::{Code, Facing, MovesWanted, Reply, TableId, ViewsWanted};
use words::Words;

/// Somebody who asks for a hint.
#[derive(Clone, Debug)]
pub(super) struct Asker {
    pub(super) who: Who,
    pub(super) address: IpAddr,
    /// As whom they look, if they have said so.
    pub(super) facing: Option<Facing>,
    pub(super) words: Option<&'static Words>,
}

/// What was thought of for a hint, of whatever game.
pub(super) type Found = Box<dyn Any + Send>;

/// What can be read and kept up to date.
pub(super) trait Copied: Send {
    fn readable(&self) -> &dyn Readable;
    /// The number of its last event.
    fn no(&self) -> u32;
    /// Who is connected, and what time it is.
    fn attend(&mut self, people: &[Who]);
    /// Has a hint worked out for somebody, for whom perhaps one is being worked out now.
    fn begin_hint(
        &self,
        hub: &Hub,
        asker: &Asker,
        now: Option<&Hinting>,
        found: Box<dyn FnOnce(Found) + Send>,
    ) -> Result<Hinting, Problem>;
    /// The hint in words.
    fn hint(&self, hub: &Hub, asker: &Asker, found: Found) -> Result<Reply, Problem>;
    /// Has a hint end that does not help any more.
    fn end_if_idle(&self, hinting: &Hinting);
}

/// As what somebody looks at a copy.
fn face_of<T: Title>(table: &Table<T>, asker: &Asker) -> Result<Face, Problem> {
    let (facing, audience) = table.face(&asker.who, asker.facing)?;
    Ok(Face { facing, audience, words: asker.words, view: ViewsWanted::None, moves: MovesWanted::None })
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

    fn begin_hint(
        &self,
        hub: &Hub,
        asker: &Asker,
        now: Option<&Hinting>,
        found: Box<dyn FnOnce(Found) + Send>,
    ) -> Result<Hinting, Problem> {
        let ask = self.ask_hint(&face_of(self, asker)?)?;
        is_free(hub, self, &asker.who.id, now)?;
        Hinting::begin(hub, (self.id(), asker.address), ask, move |hint: FoundHint<T>| found(Box::new(hint)))
    }

    fn hint(&self, hub: &Hub, asker: &Asker, found: Found) -> Result<Reply, Problem> {
        let Ok(found) = found.downcast::<FoundHint<T>>() else {
            never!("a table has changed its game while a hint was worked out");
            return Err(Code::Internal.into());
        };
        let next = hub.next_hint(&asker.who.id);
        Ok(Table::hint(self, &face_of(self, asker)?, &found.view, &found.advice, next))
    }

    fn end_if_idle(&self, hinting: &Hinting) {
        hinting.end_if_idle(self);
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
        Ok(self.current(hub, id, people).await?.readable())
    }

    /// The same, for more than reading.
    pub(super) async fn current(&mut self, hub: &Hub, id: &TableId, people: &[Who]) -> Result<&dyn Copied, Problem> {
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
        Ok(&**copy)
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
