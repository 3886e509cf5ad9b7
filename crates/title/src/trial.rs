//! What came of a move that was tried, and what bots propose.

use crate::{FactOf, MoveOf, Title};
use std::collections::BTreeMap;
use tabletop::{Game, Refused};
use words::{Lang, Words};

/// Why a move is refused, if it is.
pub type Refuses<'a, G> = &'a dyn Fn(<G as Game>::Move) -> Option<Refused<<G as Game>::Refusal>>;

/// What came of a move that was tried.
pub struct Trial<T: Title> {
    /// The move, and the answers that had to follow it.
    pub moves: Vec<MoveOf<T>>,
    /// What happened.
    pub facts: Vec<FactOf<T>>,
    /// Does it end because chance or somebody else comes next?
    pub open: bool,
    /// Was one of several answers taken that bring different things?
    pub chosen: bool,
    /// Does another stage or round begin with it? Then its forecast is one of other things.
    pub moved_on: bool,
    /// What would be coming then.
    pub forecast: T::Forecast,
    /// What it does, in words, the gain first.
    pub effect: Vec<String>,
    /// What it changes in the forecast, in words; nothing, if that stays.
    pub changes: Vec<String>,
}

/// Something that bots put before people.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proposal {
    /// Names it: the same thing at the same moment of the game is the same proposal.
    pub key: String,
    /// In every language, by its tag.
    pub said: BTreeMap<String, String>,
}

impl Proposal {
    /// What is said in every language.
    pub fn new(key: String, say: impl Fn(&'static Words) -> String) -> Proposal {
        let said = |lang: Lang| (lang.tag().to_owned(), say(Words::of(lang)));
        Proposal { key, said: Lang::ALL.into_iter().map(said).collect() }
    }
}
