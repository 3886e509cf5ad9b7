//! The numbers of the game: deck, tokens, Honors, pills, and the readings of the rules. They come from a data file, so
//! that whoever owns the box can correct them, and a file is only ever used after every check has passed.

mod build;
mod deck;
mod file;
mod options;
mod pills;
mod reader;
mod scores;
mod sources;
mod table;
mod track;

pub use options::{
    FewestAlertsTies, FinalExchangeOrder, FinalTie, FollowRule, OptionError, OptionName, Options, PillDecisions,
    StackCondition,
};
pub use sources::Source;
pub use table::{Maneuver, Pill, PillEffect, Side, Table};
pub use tabletop::content::{ContentError, Fault, Place};

use reader::{PLAYERS, Reader};
use sources::Sources;

/// The data file that comes with the program.
pub const BUILTIN: &str = include_str!("../../data/earthrise.ron");

/// Every data file the program has ever come with, the newest first. A stored game names its own by hash, so whoever
/// changes [`BUILTIN`] keeps the old file here.
pub const EDITIONS: &[&str] = &[BUILTIN];

/// A data file that has passed every check.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Content {
    text: String,
    id: String,
    options: Options,
    sources: Sources,
    /// One for each of `PLAYERS`.
    tables: Vec<Table>,
    /// Other pill pools by name, each with one pool for each of `PLAYERS`.
    pools: Vec<(String, Vec<Vec<u8>>)>,
}

impl Content {
    /// Name of the pill pool that the file uses unless another one is asked for.
    pub const DEFAULT_POOL: &'static str = "default";

    /// The content that comes with the program.
    ///
    /// ```
    /// # use earthrise::content::{Content, ContentError};
    /// let table = Content::builtin()?.table(4).expect("four can play");
    /// assert_eq!(table.deck.len(), 40);
    /// # Ok::<(), ContentError>(())
    /// ```
    pub fn builtin() -> Result<Content, ContentError> {
        Content::parse("earthrise.ron", BUILTIN)
    }

    /// Reads and checks a data file. `file` is the name that messages give it.
    pub fn parse(file: &str, text: &str) -> Result<Content, ContentError> {
        // Some editors begin a text with an invisible mark.
        let mut reader = Reader::new(file, text.strip_prefix('\u{feff}').unwrap_or(text));
        let content = build::content(&mut reader, text);
        let clean = reader.is_clean();
        match content {
            Some(content) if clean => Ok(content),
            _ => Err(ContentError { faults: reader.into_faults() }),
        }
    }

    /// The name the file gives itself.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The text it was read from, to the letter: kept with a game, so that the game can be replayed anywhere.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The readings of the rules that hold unless a table chooses others.
    pub fn options(&self) -> Options {
        self.options
    }

    /// Where a field comes from, by its path, as in `honors.R1.APO`: what the file says of it or of the field around it.
    pub fn source_of(&self, field: &str) -> Option<Source> {
        sources::look_up(&self.sources, field)
    }

    /// What the file says about where its fields come from.
    pub fn sources(&self) -> impl Iterator<Item = (&str, Source)> {
        self.sources.iter().map(|(field, source)| (field.as_str(), *source))
    }

    /// The pill pools to choose from, by name; the default one first.
    pub fn pools(&self) -> impl Iterator<Item = &str> {
        std::iter::once(Self::DEFAULT_POOL).chain(self.pools.iter().map(|(name, _)| name.as_str()))
    }

    /// Everything for a table of 3, 4 or 5 players.
    pub fn table(&self, players: u8) -> Option<Table> {
        self.tables.iter().find(|table| table.players == players).cloned()
    }

    /// The same, with the pills of a pool chosen by name.
    pub fn table_with(&self, players: u8, pool: &str) -> Result<Table, TableError> {
        let mut table = self.table(players).ok_or(TableError::Players(players))?;
        if pool == Self::DEFAULT_POOL {
            return Ok(table);
        }
        let chosen = self.pools.iter().find(|(name, _)| name == pool);
        let by_players = chosen.and_then(|(_, pools)| PLAYERS.iter().zip(pools).find(|(n, _)| **n == players));
        match by_players {
            Some((_, pills)) => table.pill_pool.clone_from(pills),
            None => {
                let known = self.pools().map(str::to_owned).collect();
                return Err(TableError::Pool { name: pool.to_owned(), known });
            }
        }
        Ok(table)
    }
}

/// No table can be set up like that.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TableError {
    /// The game is not for this number of players.
    #[error("{0} players cannot play; it takes 3, 4 or 5")]
    Players(u8),
    /// The file has no pill pool of this name.
    #[error("there is no pill pool `{name}`; it can be {}", known.join(" or "))]
    Pool {
        /// The name that was asked for.
        name: String,
        /// The names there are.
        known: Vec<String>,
    },
}
