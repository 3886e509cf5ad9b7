//! After a card has acted: taken back and compared, done again and compared; and laws that hold for every scene.

use crate::drive::Drive;
use crate::laid::Laid;
use daybreak::{Cause, Daybreak, Fact, State};
use std::hash::{DefaultHasher, Hash, Hasher};
use tabletop::laws::Subject;
use tabletop::log::Entry;
use tabletop::{Fault, Game, Seats, Timeline};

/// The same value and the same hash, so the same bytes.
#[track_caller]
pub(crate) fn same(what: &str, found: &State, wanted: &State) {
    let hash = |state: &State| {
        let mut hasher = DefaultHasher::new();
        state.hash(&mut hasher);
        hasher.finish()
    };
    assert!(found == wanted, "{what}: the state is another one");
    assert_eq!(hash(found), hash(wanted), "{what}: the state is equal, but its hash is not");
}

/// Takes everything back that the table's log holds and does it again. The log must have begun with the scene.
///
/// Where a draw or the end of a window stands in between, taking back is refused; then the table goes back to the
/// beginning as a branch, and on from there.
pub(crate) fn taken_back(table: &mut Timeline<Laid>) -> &'static str {
    let (before, after) = (table.game().begin(), *table.state());
    let log = table.entries().to_vec();
    same("before the first entry", &table.at(0), &before);
    let again = table.fork(table.len()).expect("the log can be replayed");
    same("replayed", again.state(), &after);
    let first = log.iter().enumerate().find_map(|(at, entry)| match entry {
        Entry::Move { seat, .. } => Some((*seat, at as u32 + 1)),
        _ => None,
    });
    let after_it = log.iter().skip(first.map_or(0, |(_, no)| no as usize));
    let drawn = after_it.into_iter().any(|entry| matches!(entry, Entry::Draw(_)));
    let all = Seats::all(table.game().players());
    let stands = match first.map(|(seat, no)| table.retract(seat, Some(no), all)) {
        Some(Ok(_)) => None,
        Some(Err(Fault::BehindFrontier { .. })) if drawn => {
            Some("Stands, for a draw came of it; from the beginning again: the same.")
        }
        Some(Err(Fault::BehindFrontier { .. })) => {
            Some("Stands, for the table has moved on; from the beginning again: the same.")
        }
        None => Some("Stands, for it was a draw; from the beginning again: the same."),
        Some(Err(other)) => panic!("it cannot be taken back: {other}"),
    };
    if stands.is_some() {
        table.branch(0).expect("there is a beginning");
    }
    same("taken back", table.state(), &before);
    for entry in log {
        table.push(entry).unwrap_or_else(|why| panic!("it cannot be done again: {why}"));
    }
    same("done again", table.state(), &after);
    stands.unwrap_or("Taken back: as before; done again: the same.")
}

/// Nothing is lost or doubled, and no number has run away.
#[track_caller]
pub(crate) fn sound(game: &Daybreak, state: &State) {
    if let Err(why) = game.conserved(state) {
        panic!("{why}");
    }
    for board in &state.boards[..usize::from(game.players())] {
        let counts = [board.demand, board.dirty, board.clean, board.communities, board.absorbed];
        let counts = counts.iter().chain(&board.emissions).chain(&board.resilience);
        assert!(counts.into_iter().all(|&count| count < 100), "a board has run away: {board:?}");
    }
    assert!(state.desks.iter().all(|desk| !desk.is_open()), "a question was left open");
}

/// Did something happen beside the price that was paid?
pub(crate) fn did_something(drive: &Drive<'_>, before: &State) -> bool {
    let deed = |fact: &&Fact| {
        !matches!(
            fact,
            Fact::Acted { .. }
                | Fact::ProjectUsed { .. }
                | Fact::Discarded { .. }
                | Fact::Spent { .. }
                | Fact::Changed { cause: Cause::Cost(_), .. }
                | Fact::DieRolled { .. }
                | Fact::ConsentAsked { .. }
                | Fact::Offered { .. }
                | Fact::Passed { .. }
                | Fact::Voted { .. }
        )
    };
    let absorbed = |state: &State| state.boards.map(|board| board.absorbed);
    drive.facts.iter().filter(deed).count() > 0 || absorbed(before) != absorbed(drive.state())
}
