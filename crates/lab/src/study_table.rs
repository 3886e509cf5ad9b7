//! The rules at a table of a study, whatever game they are of.

use crate::bench::Bench;
use crate::failure::LabError;
use crate::stop::Enough;
use crate::store::Store;
use bots::UnknownBot;
use measure::figure::Figure;
use measure::{Kind, Record, Sample};
use std::fmt;
use std::sync::Arc;
use title::{StudyTable, Title};

/// The rules at a table, whatever game they are of.
#[derive(Clone)]
pub struct PlannedTable(Arc<dyn AnyTable>);

/// What the lab does with a table, without knowing its title.
trait AnyTable: Send + Sync {
    fn game(&self) -> &'static str;
    fn print(&self) -> &str;
    fn wins_together(&self) -> bool;
    fn seat_names(&self) -> Vec<String>;
    fn unknown_bot(&self, name: &str) -> Option<UnknownBot>;
    fn play(&self, bench: &Bench<'_>, store: &mut Store) -> Result<(Vec<Record>, Enough), LabError>;
    fn figures(&self, kind: Kind, samples: &[Sample<'_>]) -> Vec<Figure>;
}

impl PlannedTable {
    /// A table of a title.
    pub(crate) fn of<T: Title>(table: StudyTable<T>) -> PlannedTable {
        PlannedTable(Arc::new(table))
    }

    /// The name of the game.
    pub fn game(&self) -> &'static str {
        self.0.game()
    }

    /// What sets it apart from other tables: content, setup, reading of the rules.
    pub fn print(&self) -> &str {
        self.0.print()
    }

    /// Do all seats win or lose together?
    pub(crate) fn wins_together(&self) -> bool {
        self.0.wins_together()
    }

    /// What the seats are called.
    pub(crate) fn seat_names(&self) -> Vec<String> {
        self.0.seat_names()
    }

    /// Why nobody of this name can play here, if so.
    pub(crate) fn unknown_bot(&self, name: &str) -> Option<UnknownBot> {
        self.0.unknown_bot(name)
    }

    /// Plays the games of a line-up.
    pub(crate) fn play(&self, bench: &Bench<'_>, store: &mut Store) -> Result<(Vec<Record>, Enough), LabError> {
        self.0.play(bench, store)
    }

    /// What the metrics of the game make of the samples.
    pub(crate) fn figures(&self, kind: Kind, samples: &[Sample<'_>]) -> Vec<Figure> {
        self.0.figures(kind, samples)
    }
}

impl fmt::Debug for PlannedTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("PlannedTable").field(&self.print()).finish()
    }
}

impl<T: Title> AnyTable for StudyTable<T> {
    fn game(&self) -> &'static str {
        T::NAME
    }

    fn print(&self) -> &str {
        &self.print
    }

    fn wins_together(&self) -> bool {
        T::TOGETHER
    }

    fn seat_names(&self) -> Vec<String> {
        T::seat_names(&self.game)
    }

    fn unknown_bot(&self, name: &str) -> Option<UnknownBot> {
        T::lab_player(name).err()
    }

    fn play(&self, bench: &Bench<'_>, store: &mut Store) -> Result<(Vec<Record>, Enough), LabError> {
        bench.play::<T>(&self.game, &self.print, store)
    }

    fn figures(&self, kind: Kind, samples: &[Sample<'_>]) -> Vec<Figure> {
        told::<T>(kind, &self.game, samples)
    }
}

/// What the metrics of a game make of the samples.
pub(crate) fn told<T: Title>(kind: Kind, game: &T::Game, samples: &[Sample<'_>]) -> Vec<Figure> {
    T::metrics().iter().filter(|metric| metric.belongs(kind)).flat_map(|metric| metric.figures(game, samples)).collect()
}
