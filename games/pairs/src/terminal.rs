//! Pairs in a terminal: a line on top, and a line for every seat. Menus are those of the house.

use crate::PairsTitle;
use crate::teller::Narrator;
use tabletop::Seat;
use tabletop::toy::View;
use title::Teller;
use title::terminal::Terminal;
use title::terminal::screen::{Style, headline, row};

/// Shows Pairs to one reader.
pub struct Screen<'a> {
    pub(crate) narrator: Narrator<'a>,
    pub(crate) style: Style,
}

impl Screen<'_> {
    fn seat(&self, view: &View, seat: Seat) -> String {
        let at = seat.index();
        let number = view.hidden[at].map_or_else(|| "?".to_owned(), |number| (number + 1).to_string());
        let items = [format!("[{number}]"), self.narrator.points(view.points[at]), self.narrator.call(view.calls[at])];
        row(&self.narrator.name(seat), &items, "  ")
    }
}

impl Terminal<PairsTitle> for Screen<'_> {
    fn teller(&self) -> &dyn Teller<PairsTitle> {
        &self.narrator
    }

    fn table(&self, view: &View) -> String {
        let seats = self.narrator.game.seats().map(|seat| self.seat(view, seat));
        headline(self.style, &self.narrator.when(view)) + &seats.collect::<String>()
    }
}
