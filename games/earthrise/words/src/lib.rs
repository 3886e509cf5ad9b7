//! A table of Earthrise in words.
//!
//! [`Narrator`] knows the language, the rules of the table and the names of the seats; each of its methods gives one
//! phrase or sentence. What it is given is what the reader may know: it hides nothing and uncovers nothing.

mod advice;
mod cards;
mod facts;
mod families;
mod moves;
mod outcome;
mod pieces;
mod pills;
mod prompts;
mod refusals;
mod rounds;
mod score;
mod tokens;
mod typed;
mod why;
mod worth;

pub use families::FAMILIES;
pub use score::ScoreLabel;

use earthrise::content::Source;
use tabletop::{Seat, Seats};
use words::{Names, Value, Words};

/// Puts what happens at a table of Earthrise into words.
#[derive(Clone, Copy, Debug)]
pub struct Narrator<'a> {
    /// The language.
    pub words: &'a Words,
    /// The rules of the table.
    pub game: &'a earthrise::Earthrise,
    /// How the seats are called, and who reads.
    pub names: &'a Names,
}

impl<'a> Narrator<'a> {
    /// A narrator for one reader.
    pub fn new(words: &'a Words, game: &'a earthrise::Earthrise, names: &'a Names) -> Narrator<'a> {
        Narrator { words, game, names }
    }

    /// "You", or the name of the seat.
    pub fn seat(&self, seat: Seat) -> String {
        self.words.seat(self.names, seat)
    }

    /// Several seats: "you, Ana and Luis".
    pub fn seats(&self, seats: Seats) -> String {
        self.words.seats(self.names, seats)
    }

    /// Where content comes from, in a word.
    pub fn source(&self, source: Source) -> String {
        self.words.say(&format!("source-{source}"), &[])
    }

    fn say<'v>(&self, key: &str, args: &[(&'v str, Value<'v>)]) -> String {
        self.words.say(key, args)
    }

    /// A sentence about a seat: `who` and `name` come before the other arguments.
    fn say_of(&self, seat: Seat, key: &str, args: &[(&'static str, Value<'static>)]) -> String {
        let mut all = self.words.who(self.names, seat).to_vec();
        all.extend_from_slice(args);
        self.words.say(key, &all)
    }
}
