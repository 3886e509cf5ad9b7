//! The games as the command line knows them: [`Boxed`] opens one from flags, [`Front`] puts it onto the screen; what a
//! table online needs of them too is `server::games`.
//! Everything else in this crate is written once for all of them.

mod daybreak;
mod earthrise;

use crate::cli::{Title, Variant};
use crate::failure::Failure;
use crate::logfile::{BadEntry, LogText};
use crate::screen::Style;
use crate::table::Seating;
use ::daybreak::Daybreak;
use ::earthrise::Earthrise;
use bots::Advised;
use server::games::{Hosted, Teller};
use std::path::Path;
use tabletop::{Game, Seat, Timeline};
use words::{Names, Words};

/// A game that can be opened from flags and shown on the screen.
pub trait Boxed: Hosted {
    /// An example of `--seats`.
    const SEATS: &'static str;
    /// How it is shown.
    type Front<'a>: Front<Self>
    where
        Self: 'a;

    /// The content of a folder, or the one that comes with the program.
    fn content(folder: Option<&Path>) -> Result<Self::Content, Failure>;

    /// The setup of a table from its flags.
    fn setup(players: u8, variant: &Variant) -> Result<Self::Setup, Failure>;

    /// Can so many play?
    fn seats(players: usize) -> Result<(), Failure>;

    /// The game in words and on the screen, for one reader.
    fn front<'a>(
        &'a self,
        content: &'a Self::Content,
        words: &'a Words,
        names: &'a Names,
        style: Style,
    ) -> Self::Front<'a>;
}

/// A game on the screen, for one reader.
pub trait Front<G: Advised> {
    /// The game in words, for the same reader.
    fn teller(&self) -> &dyn Teller<G>;

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
pub fn replay<G: Boxed>(log: &LogText, game: G, words: &Words) -> (Timeline<G>, Result<(), BadEntry>) {
    let names = names::<G>(log, None);
    log.replay(game, |game, fault| game.teller(words, &names).fault(fault))
}
