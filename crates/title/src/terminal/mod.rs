//! What a game brings so that people can play it in a terminal.

mod flags;
mod pages;
pub mod screen;

pub use flags::{Flag, Flags};
pub use pages::Pages;

use crate::{FactOf, MoveOf, Teller, Title, ViewOf};
use screen::entry;

/// A command that can be typed at the table: what it is called here, and the keys of what people read of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OwnCommand {
    /// Its name within the program, in English.
    pub name: &'static str,
    /// The words that people type for it, with commas between them; the first is the one that help shows.
    pub words: &'static str,
    /// What it does.
    pub does: &'static str,
    /// What stands behind the word, if anything does.
    pub takes: Option<&'static str>,
}

impl OwnCommand {
    /// A command of one word.
    pub const fn plain(name: &'static str, words: &'static str, does: &'static str) -> OwnCommand {
        OwnCommand { name, words, does, takes: None }
    }

    /// A command with something behind it.
    pub const fn about(name: &'static str, words: &'static str, does: &'static str, takes: &'static str) -> OwnCommand {
        OwnCommand { name, words, does, takes: Some(takes) }
    }
}

/// A game in the terminal, for one reader.
pub trait Terminal<T: Title> {
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
    fn choices(&self, view: &ViewOf<T>, moves: &[MoveOf<T>]) -> String {
        let numbered = (1..).zip(moves);
        numbered.map(|(at, &mv)| entry(&format!("  {at:>2}  "), &self.teller().label(view, mv))).collect()
    }

    /// The same in the telling of a game: every choice, and which was taken.
    fn choices_told(&self, view: &ViewOf<T>, moves: &[MoveOf<T>], taken: MoveOf<T>) -> String {
        let mark = |mv| if mv == taken { "→" } else { " " };
        let told = |&mv| entry(&format!("  {} ", mark(mv)), &self.teller().label(view, mv));
        moves.iter().map(told).collect()
    }

    /// The game's own commands, in the order in which help lists them.
    fn commands(&self) -> &'static [OwnCommand] {
        &[]
    }

    /// Something the reader asks to see by one of the game's own commands: its name, and what was typed behind it. None,
    /// if it is no such command. `told` gives everything the reader was told.
    fn show(&self, _view: &ViewOf<T>, _command: &str, _told: &dyn Fn() -> Vec<FactOf<T>>) -> Option<String> {
        None
    }

    /// The move that somebody means by the name of a thing, or why it cannot be made; none, if it names nothing.
    fn meant(&self, _view: &ViewOf<T>, _text: &str) -> Option<Result<MoveOf<T>, String>> {
        None
    }

    /// Something to ask `why` about, as an example.
    fn example(&self, _view: &ViewOf<T>) -> String {
        "1".to_owned()
    }
}
