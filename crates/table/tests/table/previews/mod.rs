//! The law of the preview: what is said of a move before it is made is what is there after it was made. In positions of the
//! corpus every move that is offered is tried; then it is made on a timeline of the game, and what was said is compared
//! with what the two positions show, worked out here and not by the words.

mod cards;
mod moves;
mod shown;

use daybreak::Daybreak;
use daybreak_title::DaybreakTitle;
use daybreak_words::Narrator;
use tabletop::{Game, Seat};
use title::Title;
use words::{Lang, Names, Words};

/// Of the entries of each log, every so many is looked at.
const EVERY: u32 = 9;

/// The words of one seat.
struct Reader {
    names: Names,
    seat: Seat,
}

impl Reader {
    fn new(game: &Daybreak, seat: Seat) -> Reader {
        Reader { names: Names::new((0..game.players()).map(|n| format!("P{n}")), Some(seat)), seat }
    }

    fn narrator<'a>(&'a self, game: &'a Daybreak) -> Narrator<'a> {
        DaybreakTitle::teller(game, Words::of(Lang::En), &self.names)
    }
}
