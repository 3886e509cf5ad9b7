//! The games as the command line knows them: [`Boxed`] opens one, [`Front`] puts it into words and onto the screen.
//! Everything else in this crate is written once for all of them.

mod daybreak;
mod earthrise;

pub use self::earthrise::FILE as EARTHRISE_FILE;

use crate::cli::{Title, Variant};
use crate::failure::Failure;
use crate::logfile::{BadEntry, LogText};
use crate::screen::Style;
use crate::table::Seating;
use ::daybreak::Daybreak;
use ::earthrise::Earthrise;
use bots::{Advised, Bot, CounselOf, UnknownBot};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::path::Path;
use tabletop::log::{ContentRef, FORMAT, Header, SeedRef};
use tabletop::{Fault, Game, Seat, Seats, Seed, Timeline};
use words::{Names, Words};

/// A game that can be opened by name, with content, setup and players.
pub trait Boxed: Advised + Clone + Send + Sync {
    /// What it is called.
    const NAME: &'static str;
    /// An example of `--seats`.
    const SEATS: &'static str;
    /// Its content.
    type Content: Clone;
    /// How a table of it is set up.
    type Setup: Serialize + DeserializeOwned + PartialEq;
    /// How it is shown.
    type Front<'a>: Front<Self>
    where
        Self: 'a;

    /// The content of a folder, or the one that comes with the program.
    fn content(folder: Option<&Path>) -> Result<Self::Content, Failure>;

    /// How a log names a content, with the files that are not the program's own.
    fn content_ref(content: &Self::Content) -> ContentRef;

    /// The content that a log of this name was played with, as far as the log and the program hold it. It may be another:
    /// the caller compares.
    fn content_of(wanted: &ContentRef, name: &str) -> Result<Self::Content, Failure>;

    /// The setup of a table from its flags.
    fn setup(players: u8, variant: &Variant) -> Result<Self::Setup, Failure>;

    /// The rules at a table.
    fn make(content: &Self::Content, setup: &Self::Setup) -> Result<Self, Failure>;

    /// A player by name.
    fn bot(name: &str) -> Result<Box<dyn Bot<Self>>, UnknownBot>;

    /// Can so many play?
    fn seats(players: usize) -> Result<(), Failure>;

    /// The game in words, for one reader.
    fn front<'a>(
        &'a self,
        content: &'a Self::Content,
        words: &'a Words,
        names: &'a Names,
        style: Style,
    ) -> Self::Front<'a>;

    /// Of those who are asked, the ones the table waits for. Others may move too, but need not.
    fn awaited(&self, _state: &Self::State, asked: Seats) -> Seats {
        asked
    }

    /// Is a person in this seat asked before the bots, because their word guides the bots?
    fn speaks_first(&self, _state: &Self::State, _seat: Seat) -> bool {
        false
    }

    /// For a seat that is asked and not awaited: the move by which it comes back, and the one by which it leaves again.
    fn return_of(&self, _state: &Self::State, _seat: Seat) -> Option<(Self::Move, Self::Move)> {
        None
    }
}

/// A game in words and on the screen, for one reader.
pub trait Front<G: Advised> {
    /// How a seat is called, also if it is the reader's.
    fn name(&self, seat: Seat) -> String;

    /// Who sits there, as the welcome says it; `kind` is the kind of bot.
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

    /// Everything a player looks at before a decision.
    fn table(&self, view: &G::View) -> String;

    /// In the telling of a game, the table is shown again when this changes; none: before every decision.
    fn moment(&self, _view: &G::View) -> Option<u64> {
        None
    }

    /// Is this a small question within a larger one, for which the table need not be shown again?
    fn is_aside(&self, _view: &G::View) -> bool {
        false
    }

    /// What the reader holds and can choose, with the numbers to type.
    fn choices(&self, view: &G::View, moves: &[G::Move]) -> String;

    /// The same in the telling of a game: every choice, and which was taken.
    fn choices_told(&self, view: &G::View, moves: &[G::Move], taken: G::Move) -> String;

    /// What can be typed at the table.
    fn help(&self) -> String;

    /// Something the reader asks to see by one of the game's own commands; none, if it is no such command. `told` gives
    /// everything the reader was told.
    fn show(&self, view: &G::View, command: &str, told: &dyn Fn() -> Vec<G::Fact>) -> Option<String>;

    /// The move that somebody means by the name of a thing, or why it cannot be made; none, if it names nothing.
    fn meant(&self, view: &G::View, text: &str) -> Option<Result<G::Move, String>>;

    /// Something to ask `why` about, as an example.
    fn example(&self, view: &G::View) -> String;
}

/// The header of a new log.
pub fn header<G: Boxed>(
    content: &G::Content,
    setup: &G::Setup,
    seats: Vec<String>,
    seed: Seed,
) -> Result<Header<serde_json::Value>, Failure> {
    Ok(Header {
        firstlight: FORMAT,
        game: G::ID.to_owned(),
        rules: G::RULES,
        content: G::content_ref(content),
        setup: serde_json::to_value(setup).map_err(Failure::input)?,
        seats,
        chance: SeedRef::Seed(seed),
    })
}

/// Which game a log is of.
pub fn title_of(log: &LogText) -> Result<Title, Failure> {
    match log.header.game.as_str() {
        Earthrise::ID => Ok(Title::Earthrise),
        Daybreak::ID => Ok(Title::Daybreak),
        other => Err(Failure::input(format!(
            "{} is a game of `{other}`, which this program does not know; it knows: {}, {}",
            log.path.display(),
            Earthrise::ID,
            Daybreak::ID
        ))),
    }
}

/// The game a log was played with, and the content: its own content, its own setup.
pub fn open<G: Boxed>(log: &LogText, folder: Option<&Path>) -> Result<(G, G::Content), Failure> {
    let name = log.path.display();
    if log.header.game != G::ID {
        return Err(Failure::input(format!("{name} is a game of `{}`, not of {}", log.header.game, G::NAME)));
    }
    if log.header.rules != G::RULES {
        return Err(Failure::input(format!(
            "{name} was played under reading {} of the rules, and this program knows reading {}",
            log.header.rules,
            G::RULES
        )));
    }
    let wanted = &log.header.content;
    let content = match folder {
        Some(_) => G::content(folder)?,
        None => G::content_of(wanted, &name.to_string())?,
    };
    if G::content_ref(&content).hash != wanted.hash {
        return Err(Failure::input(format!(
            "{name} was played with the content `{}` (sha256 {}), and this is another; give the folder that holds it with --content",
            wanted.id, wanted.hash
        )));
    }
    let game = G::make(&content, &log.setup()?).map_err(|e| Failure::input(format!("{name}: {e}")))?;
    Ok((game, content))
}

/// What the seats of a log are called, as at the table it was played at.
pub fn names<G: Boxed>(log: &LogText, me: Option<Seat>) -> Names {
    let seats = log.header.seats.iter().map(String::as_str);
    Names::new(Seating::<G>::parse(seats).map(|seating| seating.names()).unwrap_or_default(), me)
}

/// Plays a log; what does not hold is said in words.
pub fn replay<G: Boxed>(
    log: &LogText,
    game: G,
    content: &G::Content,
    words: &Words,
) -> (Timeline<G>, Result<(), BadEntry>) {
    let names = names::<G>(log, None);
    log.replay(game, |game, fault| game.front(content, words, &names, Style::PLAIN).fault(fault))
}
