//! The games as the command line knows them: [`Boxed`] opens one from flags, [`Front`] puts it onto the screen; what a
//! table online needs of them too is `title::Title`.
//! Everything else in this crate is written once for all of them.

mod daybreak;
mod earthrise;

use crate::cli::{GameName, Variant};
use crate::failure::{Failure, Part, name};
use crate::logfile::{BadEntry, LogText};
use crate::rulebook::Pages;
use crate::screen::Style;
use crate::table::Seating;
use daybreak_title::DaybreakTitle;
use earthrise_title::EarthriseTitle;
use std::path::Path;
use tabletop::{Seat, Timeline};
use title::{FactOf, MoveOf, Teller, Title, ViewOf};
use words::{Names, Words};

/// A game that can be opened from flags and shown on the screen.
pub trait Boxed: Title {
    /// An example of `--seats`.
    const SEATS: &'static str;
    /// Its rules, as players read them.
    const RULEBOOK: Pages;
    /// How it is shown.
    type Front<'a>: Front<Self>;

    /// The content of a folder, or the one that comes with the program.
    fn content(folder: Option<&Path>) -> Result<Self::Content, Failure>;

    /// The setup of a table from its flags.
    fn setup(players: u8, variant: &Variant) -> Result<Self::Setup, Failure>;

    /// The rules at a table, or why it cannot be set up.
    fn set_up(content: &Self::Content, setup: &Self::Setup) -> Result<Self::Game, Failure>;

    /// Can so many play?
    fn seats(players: usize) -> Result<(), Failure>;

    /// The game in words and on the screen, for one reader.
    fn front<'a>(
        game: &'a Self::Game,
        content: &'a Self::Content,
        words: &'a Words,
        names: &'a Names,
        style: Style,
    ) -> Self::Front<'a>;
}

/// A command that can be typed at the table: what it is called here, and the keys of what people read of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Own {
    /// Its name within the program, in English.
    pub name: &'static str,
    /// The words that people type for it, with commas between them; the first is the one that help shows.
    pub words: &'static str,
    /// What it does.
    pub does: &'static str,
    /// What stands behind the word, if anything does.
    pub takes: Option<&'static str>,
}

impl Own {
    /// A command of one word.
    pub const fn plain(name: &'static str, words: &'static str, does: &'static str) -> Own {
        Own { name, words, does, takes: None }
    }

    /// A command with something behind it.
    pub const fn about(name: &'static str, words: &'static str, does: &'static str, takes: &'static str) -> Own {
        Own { name, words, does, takes: Some(takes) }
    }
}

/// A game on the screen, for one reader.
pub trait Front<T: Title> {
    /// The game in words, for the same reader.
    fn teller(&self) -> &dyn Teller<T>;

    /// Everything a player looks at before a decision.
    fn table(&self, view: &ViewOf<T>) -> String;

    /// In the telling of a game, the table is shown again when this changes; none: before every decision.
    fn moment(&self, _view: &ViewOf<T>) -> Option<u64> {
        None
    }

    /// While it is played, the whole table is shown again when this changes; none: before every decision.
    fn scene(&self, view: &ViewOf<T>) -> Option<u64> {
        self.moment(view)
    }

    /// What of the table is shown after a move within a scene, in a line or a few: how things stand.
    fn brief(&self, _view: &ViewOf<T>) -> String {
        String::new()
    }

    /// The moves in the order in which a person numbers them.
    fn arrange(&self, moves: Vec<MoveOf<T>>) -> Vec<MoveOf<T>> {
        moves
    }

    /// A sentence for each fact, empty where another tells it already. `earlier` is what the same reader was told before.
    fn told(&self, _earlier: &[FactOf<T>], facts: &[FactOf<T>]) -> Vec<String> {
        facts.iter().map(|fact| self.teller().fact(fact)).collect()
    }

    /// Why a move is possible and what it would bring now, or why it is not.
    fn why(&self, view: &ViewOf<T>, mv: MoveOf<T>) -> String {
        self.teller().why(view, mv)
    }

    /// The same of something that has a name and may be about several moves, such as a card in hand; none, if it names
    /// nothing of the kind.
    fn explain(&self, _view: &ViewOf<T>, _moves: &[MoveOf<T>], _what: &str) -> Option<String> {
        None
    }

    /// Is this a small question within a larger one, for which the table need not be shown again?
    fn is_aside(&self, _view: &ViewOf<T>) -> bool {
        false
    }

    /// What the reader holds and can choose, with the numbers to type.
    fn choices(&self, view: &ViewOf<T>, moves: &[MoveOf<T>]) -> String;

    /// The same in the telling of a game: every choice, and which was taken.
    fn choices_told(&self, view: &ViewOf<T>, moves: &[MoveOf<T>], taken: MoveOf<T>) -> String;

    /// The game's own commands, in the order in which help lists them.
    fn commands(&self) -> &'static [Own];

    /// Something the reader asks to see by one of the game's own commands: its name, and what was typed behind it. None,
    /// if it is no such command. `told` gives everything the reader was told.
    fn show(&self, view: &ViewOf<T>, command: &str, told: &dyn Fn() -> Vec<FactOf<T>>) -> Option<String>;

    /// The move that somebody means by the name of a thing, or why it cannot be made; none, if it names nothing.
    fn meant(&self, view: &ViewOf<T>, text: &str) -> Option<Result<MoveOf<T>, String>>;

    /// Something to ask `why` about, as an example.
    fn example(&self, view: &ViewOf<T>) -> String;
}

/// Which game a log is of.
pub fn title_of(log: &LogText) -> Result<GameName, Failure> {
    match log.header.game.as_str() {
        EarthriseTitle::ID => Ok(GameName::Earthrise),
        DaybreakTitle::ID => Ok(GameName::Daybreak),
        other => {
            let known = [EarthriseTitle::ID, DaybreakTitle::ID].map(str::to_owned).to_vec();
            let parts = [("file", name(log.path.display())), ("game", name(other)), ("known", Part::All(known))];
            Err(Failure::because("fail-log-unknown-game", &parts))
        }
    }
}

/// The game a log was played with, and the content: its own content, its own setup.
pub fn open<T: Boxed>(log: &LogText, folder: Option<&Path>) -> Result<(T::Game, T::Content), Failure> {
    let file = log.path.display();
    if log.header.game != T::ID {
        let parts = [("file", name(&file)), ("game", name(&log.header.game)), ("wanted", name(T::NAME))];
        return Err(Failure::because("fail-log-other-game", &parts));
    }
    if log.header.rules != T::RULES {
        let parts = [("file", name(&file)), ("theirs", name(log.header.rules)), ("ours", name(T::RULES))];
        return Err(Failure::because("fail-log-other-rules", &parts));
    }
    let wanted = &log.header.content;
    let content = match folder {
        Some(_) => T::content(folder)?,
        None => T::content_of(wanted, &file.to_string())?,
    };
    if T::content_ref(&content).hash != wanted.hash {
        let parts = [("file", name(&file)), ("id", name(&wanted.id)), ("hash", name(wanted.hash))];
        return Err(Failure::because("fail-log-other-content", &parts));
    }
    let game = T::make(&content, &log.setup()?).map_err(|e| Failure::input(format!("{file}: {e}")))?;
    Ok((game, content))
}

/// What the seats of a log are called, as at the table it was played at.
pub fn names<T: Boxed>(log: &LogText, me: Option<Seat>) -> Names {
    let seats = log.header.seats.iter().map(String::as_str);
    Names::new(Seating::<T>::parse(seats).map(|seating| seating.names()).unwrap_or_default(), me)
}

/// Plays a log; what does not hold is said in words.
pub fn replay<T: Boxed>(log: &LogText, game: T::Game, words: &Words) -> (Timeline<T::Game>, Result<(), BadEntry>) {
    let names = names::<T>(log, None);
    log.replay(game, |game, fault| T::teller(game, words, &names).fault(fault))
}
