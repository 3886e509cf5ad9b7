//! A sheet with every sentence of a table of Daybreak, made of samples.

mod advice;
mod facts;
mod kinds;
mod previews;
mod scenes;
mod story;
mod turns;

use crate::daybreak_games::table;
use crate::samples::Sheet;
use daybreak::{CardNo, CardSet, CrisisId, GlobalId, LocalId};
use daybreak_words::{FAMILIES, Narrator};
use tabletop::{Seat, Seats};
use words::{Lang, Names, Words};

/// China reads.
pub(crate) const ME: Seat = Seat(0);
pub(crate) const EUROPE: Seat = Seat(1);
pub(crate) const STATES: Seat = Seat(2);
pub(crate) const WORLD: Seat = Seat(3);

/// The sheet of a language.
pub(crate) fn sheet(lang: Lang) -> String {
    let mut sheet = Sheet::default();
    let (words, game, names) = (Words::new(lang), table(4, &[]), Names { me: Some(ME), ..Names::default() });
    let narrator = Narrator::new(&words, &game, &names);
    sheet.heading("Seats");
    sheet.line("all", &narrator.seats(Seats::all(4)));
    sheet.line("a seat that the table does not have", &narrator.seat(Seat(6)));
    for key in FAMILIES.iter().flat_map(|family| family.keys()).filter(|key| key.starts_with("daybreak-")) {
        sheet.line(&key, &words.say(&key, &[]));
    }
    turns::prompts(&mut sheet, &narrator);
    turns::moves(&mut sheet, &narrator);
    turns::reasons(&mut sheet, &narrator);
    facts::facts(&mut sheet, &narrator);
    story::stories_told(&mut sheet, &narrator);
    facts::outcomes(&mut sheet, &narrator);
    turns::forecasts(&mut sheet, &narrator);
    turns::what_is_ahead(&mut sheet, &narrator);
    advice::advice(&mut sheet, &narrator);
    previews::previews(&mut sheet, &narrator);
    facts::refusals(&mut sheet, &narrator);
    sheet.text()
}

pub(crate) fn local(no: u16) -> LocalId {
    LocalId::of(CardNo(no)).unwrap()
}

pub(crate) fn project(no: u16) -> GlobalId {
    GlobalId::of(CardNo(no)).unwrap()
}

pub(crate) fn crisis(no: u16) -> CrisisId {
    CrisisId::of(CardNo(no)).unwrap()
}

pub(crate) fn cards(numbers: &[u16]) -> CardSet {
    numbers.iter().map(|&no| local(no)).collect()
}

pub(crate) fn seats(seats: &[Seat]) -> Seats {
    seats.iter().copied().collect()
}
