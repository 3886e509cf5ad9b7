//! The games as a table knows them: [`Hosted`] opens one from data, [`Teller`] puts it into words for one reader.
//! Everything else in this crate is written once for all of them.

pub mod daybreak;
pub mod earthrise;
mod level;
mod story;

pub use self::earthrise::FILE as EARTHRISE_FILE;
pub use level::{BY_RULES, Level};
pub use story::Storied;

use crate::json;
use crate::wire::uses::Uses;
use crate::wire::{SeatChoice, Step, StepFor};
use bots::{Advised, Bot, CounselOf, Profile, UnknownBot};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::collections::BTreeMap;
use tabletop::log::{ContentRef, FORMAT, Header, SeedRef};
use tabletop::{Fault, Game, Refused, Seat, Seats, Timeline};
use words::{Lang, Names, Words};

/// Why a game cannot be opened, in a sentence.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct NotOpened(pub String);

impl NotOpened {
    /// From anything that can be said.
    pub fn because(why: impl ToString) -> NotOpened {
        NotOpened(why.to_string())
    }
}

/// Why a move is refused, if it is.
pub type Refuses<'a, G> = &'a dyn Fn(<G as Game>::Move) -> Option<Refused<<G as Game>::Refusal>>;

/// What came of a move that was tried.
#[derive(Clone, Debug)]
pub struct Trial<M, F> {
    /// The move, and the answers that had to follow it.
    pub moves: Vec<M>,
    /// What happened.
    pub facts: Vec<F>,
    /// Does it end because chance or somebody else comes next?
    pub open: bool,
    /// Was one of several answers taken that bring different things?
    pub chosen: bool,
    /// Does another stage or round begin with it? Then its forecast is one of other things.
    pub moved_on: bool,
    /// What would be coming then.
    pub forecast: ::daybreak::Forecast,
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
        let said = |lang: Lang| (lang.tag().to_owned(), say(crate::speech::words(lang)));
        Proposal { key, said: Lang::ALL.into_iter().map(said).collect() }
    }
}

/// A game that can be opened from data: content, setup and players.
pub trait Hosted: Storied + Clone + 'static {
    /// What it is called.
    const NAME: &'static str;
    /// Do players hold things that others may not see?
    const SECRETS: bool;
    /// Have seats a title of their own, such as a power's name, that tells the seats of one person apart?
    const TITLED_SEATS: bool = false;
    /// What [`stretch`](Hosted::stretch) counts: `stage` or `trick`.
    const STRETCH: &'static str;
    /// Its content.
    type Content: Clone + Send + Sync + 'static;
    /// How a table of it is set up.
    type Setup: Serialize + DeserializeOwned + Clone + PartialEq + Send + Sync + 'static;
    /// A game that is over, in numbers.
    type Debrief: Serialize + schemars::JsonSchema + Send + 'static;
    /// What its pieces show, for drawing them.
    type Library: Serialize + schemars::JsonSchema;
    /// How it is put into words.
    type Teller<'a>: Teller<Self>
    where
        Self: 'a;

    /// The content that comes with the program.
    fn builtin() -> Result<Self::Content, NotOpened>;

    /// How a log names a content, with the files that are not the program's own.
    fn content_ref(content: &Self::Content) -> ContentRef;

    /// The content that a log of this name was played with, as far as the log and the program hold it. It may be another:
    /// the caller compares.
    fn content_of(wanted: &ContentRef, name: &str) -> Result<Self::Content, NotOpened>;

    /// The rules at a table.
    fn make(content: &Self::Content, setup: &Self::Setup) -> Result<Self, NotOpened>;

    /// A player by name.
    fn bot(name: &str) -> Result<Box<dyn Bot<Self>>, UnknownBot>;

    /// The players there are.
    fn profiles() -> Vec<Profile>;

    /// How "Play now" can set a table up, the easiest first.
    fn steps() -> Vec<Step>;

    /// The game in words, for one reader.
    fn teller<'a>(&'a self, words: &'a Words, names: &'a Names) -> Self::Teller<'a>;

    /// What a seat is called besides its person's name, in one language.
    fn seat_title(&self, _words: &Words, _seat: Seat) -> Option<String> {
        None
    }

    /// What the pieces of a content show, in one language.
    fn library(content: &Self::Content, words: &Words) -> Self::Library;

    /// What the seat of a view can do with its cards. `refuses` says why a move is not possible, if it is not.
    fn uses(&self, view: &Self::View, teller: &Self::Teller<'_>, refuses: Refuses<'_, Self>) -> Uses;

    /// A move that is possible, made on a copy of what its seat sees; none in games whose moves cannot be tried.
    fn trial(
        &self,
        _view: &Self::View,
        _teller: &Self::Teller<'_>,
        _mv: Self::Move,
    ) -> Option<Trial<Self::Move, Self::Fact>> {
        None
    }

    /// A game that is over, in numbers: what each round brought everybody.
    fn debrief(timeline: &Timeline<Self>) -> Self::Debrief;

    /// How well these seats did, for comparing games of the same deal: more is better.
    fn score(&self, outcome: &Self::Outcome, people: Seats) -> i64;

    /// Of those who are asked, the ones the table waits for. Others may move too, but need not.
    fn awaited(&self, _state: &Self::State, asked: Seats) -> Seats {
        asked
    }

    /// Is a person in this seat asked before the bots, because their word guides the bots?
    fn speaks_first(&self, _state: &Self::State, _seat: Seat) -> bool {
        false
    }

    /// What bots would do with what the group shares in the place of these people, who are asked.
    fn proposes(&self, _state: &Self::State, _people: Seats, _names: &Names) -> Option<Proposal> {
        None
    }

    /// The stage or trick the game is in, as a number of its own: until its end a bot plays for somebody who wants to look
    /// on.
    fn stretch(&self, state: &Self::State) -> u32;

    /// Is a seat that has just moved in the middle of something, so that its next move belongs to the same step?
    fn goes_on(&self, _state: &Self::State, _seat: Seat) -> bool {
        false
    }

    /// The moves by which a seat does nothing, for somebody whose time is used up.
    fn plain_moves() -> Vec<Self::Move> {
        Vec::new()
    }

    /// For a seat that is asked and not awaited: the move by which it comes back, and the one by which it leaves again.
    fn return_of(&self, _state: &Self::State, _seat: Seat) -> Option<(Self::Move, Self::Move)> {
        None
    }
}

/// A step of "Play now": who sits beside whoever opens the table, with what setup, and how often `steady` in their place
/// won in the lab (`plans/first-game.toml`).
fn step<S: Serialize>(name: &str, meant: StepFor, setup: Option<&S>, bots: &[&str], wins: u8) -> Step {
    let bots = bots.iter().map(|&bot| SeatChoice::Bot(bot.to_owned()));
    Step {
        step: name.to_owned(),
        meant,
        seats: std::iter::once(SeatChoice::Me).chain(bots).collect(),
        setup: setup.map(json::value),
        wins,
    }
}

/// A game in words, for one reader.
pub trait Teller<G: Advised> {
    /// How a seat is called, also if it is the reader's.
    fn name(&self, seat: Seat) -> String;

    /// Who sits there, as a welcome says it; `kind` is the kind of bot.
    fn player(&self, seat: Seat, kind: Option<&str>) -> String;

    /// Something that happened.
    fn fact(&self, fact: &G::Fact) -> String;

    /// Does something new begin with this fact, so that a line is left free before it?
    fn opens(&self, fact: &G::Fact) -> bool;

    /// An entry of a menu.
    fn label(&self, view: &G::View, mv: G::Move) -> String;

    /// What the reader is asked.
    fn prompt(&self, view: &G::View) -> Option<String>;

    /// Why something cannot be done to a log.
    fn fault(&self, fault: &Fault<G::Refusal>) -> String;

    /// Why a move is possible and what it would do, or why it is not.
    fn why(&self, view: &G::View, mv: G::Move) -> String;

    /// When in the game this is: "Round 2 of 6 · Local stage".
    fn when(&self, view: &G::View) -> String;

    /// What to expect of a move, a sentence each.
    fn expect(&self, view: &G::View, counsel: &CounselOf<G>) -> Vec<String>;

    /// What is planned after the first move of a line, if anything is.
    fn plan(&self, _view: &G::View, _line: &[(Seat, G::Move)]) -> Option<String> {
        None
    }

    /// How it ended.
    fn outcome(&self, outcome: &G::Outcome) -> String;
}

/// The header of a new log.
pub fn header<G: Hosted>(
    content: &G::Content,
    setup: &G::Setup,
    seats: Vec<String>,
    chance: SeedRef,
) -> Result<Header<serde_json::Value>, NotOpened> {
    Ok(Header {
        firstlight: FORMAT,
        game: G::ID.to_owned(),
        rules: G::RULES,
        content: G::content_ref(content),
        setup: serde_json::to_value(setup).map_err(NotOpened::because)?,
        seats,
        chance,
        dealt: None,
    })
}
