//! Local and starting cards: each at the front of a stack, acting in its window.

use crate::acting::{Staged, acts};
use crate::book::Book;
use crate::scene::Scene;
use crate::staging::{cases, prepare, stack};
use daybreak::language::Window;
use daybreak::{CardNo, LocalId, Move, Power, Set};
use tabletop::Seat;

/// The entry of a card.
pub(crate) fn entry(book: &Book, no: CardNo) -> String {
    let card = LocalId::of(no).expect("it is a local or starting card");
    let (players, seat, place) = table_of(card);
    entry_at(book, card, players, seat, place)
}

/// The entry of a card in the first place of the one player of the solo game.
pub(crate) fn solo_entry(book: &Book, card: LocalId) -> String {
    entry_at(book, card, 1, Seat(0), 0)
}

fn entry_at(book: &Book, card: LocalId, players: u8, seat: Seat, place: u8) -> String {
    let action = book.content.local(card).action;
    let mut out = book.head(card.no());
    acts(book, &mut out, &action, &cases(book, &action), |case| {
        let mut scene = Scene::new(book, players);
        stack(&mut scene, book, seat, place, card, case);
        prepare(&mut scene, book, seat, &action, case);
        if action.window == Window::Emissions && players > 1 {
            keep_open(&mut scene, book, card);
        }
        Staged { scene, seat, begin: Move::Act(place) }
    });
    out
}

/// Where a card lies: a starting card in its own place, a local card in the first of China’s.
fn table_of(card: LocalId) -> (u8, Seat, u8) {
    if !card.is_starting() {
        return (4, Seat(0), 0);
    }
    let owner = Set::ALL.into_iter().find(|&set| LocalId::starting(set).contains(&card)).expect("it is of a set");
    let place = LocalId::starting(owner).iter().position(|&other| other == card).unwrap_or(0) as u8;
    match Power::ALL.into_iter().position(|power| power.set() == owner) {
        Some(seat) => (4, Seat(seat as u8), place),
        None => (1, Seat(0), place),
    }
}

/// Somebody else can act in the same window, so that it stays open and the table waits.
fn keep_open(scene: &mut Scene, book: &Book, card: LocalId) {
    let window = book.content.local(card).action.window;
    let same = |other: LocalId| other != card && book.content.local(other).action.window == window;
    let Some(&other) = scene.find(1, same).first() else { return };
    let action = book.content.local(other).action;
    let case = cases(book, &action).remove(0);
    stack(scene, book, Seat(1), 0, other, &case);
    prepare(scene, book, Seat(1), &action, &case);
}
