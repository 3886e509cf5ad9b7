//! What holds between entries and between files: titles that tell cards apart, kinds of challenge cards, and numbers that
//! would end a game before it begins.

use super::board::Board;
use super::entry::{ChallengeEntry, GlobalEntry, ReferenceEntry};
use super::reader::{Entry, Faults, Placed};
use crate::language::{Change, Flavour, Modifier, Scope};
use crate::vocab::{CardNo, Deck, SET_CARDS};

/// Challenge cards of each kind in the box (DB-CHAL-01).
const OF_A_KIND: usize = 7;

/// Titles tell the cards of a deck apart. The sets of starting cards share some, and so do cards the publisher named
/// alike.
pub(super) fn titles<E: Entry>(
    faults: &mut Faults,
    cards: &[Placed<E>],
    title: impl Fn(&E) -> Option<&String>,
    sourced: impl Fn(&Placed<E>) -> bool,
) {
    let set = |no: CardNo| {
        if no.deck() == Some(Deck::Starting) { (no.0 - Deck::Starting.first()) / SET_CARDS as u16 } else { 0 }
    };
    for (place, placed) in cards.iter().enumerate() {
        let (Some(no), Some(name)) = (placed.entry.card(), title(&placed.entry)) else { continue };
        let same = cards[..place].iter().find(|other| {
            let both_sourced = sourced(other) && sourced(placed);
            title(&other.entry) == Some(name) && other.entry.card().map(set) == Some(set(no)) && !both_sourced
        });
        if let Some(other) = same.and_then(|other| other.entry.card()) {
            faults.at(placed, "title", format!("card {other} is called `{name}` too"), "a title of its own");
        }
    }
}

/// The box holds as many challenge cards of each kind; more may be added.
pub(super) fn kinds(faults: &mut Faults, cards: &[Placed<ChallengeEntry>]) {
    for flavour in [Flavour::Harder, Flavour::Easier, Flavour::Variety] {
        for scope in [Scope::Group, Scope::One] {
            let is_one = |placed: &&Placed<ChallengeEntry>| {
                (placed.entry.flavour, placed.entry.scope) == (Some(flavour), Some(scope))
            };
            let count = cards.iter().filter(is_one).count();
            if count < OF_A_KIND {
                let problem = format!("wrong count: {count} cards are {flavour:?} for {scope:?}");
                faults.of_file(
                    Deck::Challenge.file(),
                    problem,
                    &format!("{OF_A_KIND} of each of the six kinds, or more"),
                );
            }
        }
    }
}

/// Challenge cards and projects leave a game to be played.
pub(super) fn changes(
    faults: &mut Faults,
    board: &Board,
    challenges: &[Placed<ChallengeEntry>],
    globals: &[Placed<GlobalEntry>],
) {
    for placed in challenges {
        for change in placed.entry.changes.unwrap_or_default().iter() {
            match *change {
                Change::Bands(n) if n >= board.bands_to_lose => {
                    let problem = format!("the game is lost with {n} bands");
                    faults.at(placed, "changes", problem, &format!("fewer than {} bands", board.bands_to_lose));
                }
                Change::Standing(modifier) => rounds_left(faults, board, placed, "changes", modifier),
                _ => {}
            }
        }
    }
    for placed in globals {
        for modifier in placed.entry.standing.unwrap_or_default().iter() {
            rounds_left(faults, board, placed, "standing", *modifier);
        }
    }
}

fn rounds_left<E: Entry>(faults: &mut Faults, board: &Board, placed: &Placed<E>, field: &str, modifier: Modifier) {
    if let Modifier::Rounds(n) = modifier
        && i16::from(board.rounds) + i16::from(n) < 1
    {
        let problem = format!("Rounds({n}) leaves none of {} rounds", board.rounds);
        faults.at(placed, field, problem, "a change that leaves a round or more");
    }
}

/// Nobody opens with a game that is lost.
pub(super) fn openings(faults: &mut Faults, board: &Board, references: &[Placed<ReferenceEntry>]) {
    for placed in references {
        let communities = placed.entry.communities.unwrap_or(0);
        if communities >= board.communities_to_lose {
            let set = placed.entry.key().map(|set| format!("{set}: ")).unwrap_or_default();
            let problem = format!("{set}the game is lost with {communities} communities in crisis");
            faults.at(placed, "communities", problem, &format!("fewer than {}", board.communities_to_lose));
        }
    }
}
