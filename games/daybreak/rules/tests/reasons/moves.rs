//! Every move one could think of in a position, possible or not.

use daybreak::{Daybreak, GlobalId, LocalId, MAX_PROJECTS, MAX_STACKS, Move, Resilience, Sector, State};
use tabletop::{Seat, moves_of};

pub(crate) fn thinkable(game: &Daybreak, state: &State, seat: Seat) -> Vec<Move> {
    let board = state.board(seat);
    // All of the hand, and some cards that are elsewhere.
    let mut cards: Vec<LocalId> = board.hand.iter().take(4).collect();
    cards.extend(state.desks[seat.index()].offered.iter().take(3));
    cards.extend(state.desks[seat.index()].chosen.iter().take(2));
    cards.extend(state.local_discards.iter().take(1));
    cards.extend(state.local_deck.iter().take(1));
    let mut list = moves_of(game, state, seat);
    list.extend([Move::Done, Move::NotDone, Move::Pass, Move::Back, Move::Stop, Move::Yes, Move::No, Move::KeepNone]);
    list.extend((0..=MAX_STACKS as u8).map(Move::Act));
    list.extend((0..=MAX_PROJECTS as u8).flat_map(|at| [Move::UseProject(at), Move::DropProject(at)]));
    for &card in &cards {
        list.extend(
            (0..=MAX_STACKS as u8).flat_map(|stack| [Move::Start { card, stack }, Move::Support { card, stack }]),
        );
        list.extend((0..=MAX_PROJECTS as u8).map(|project| Move::SupportProject { card, project }));
        list.extend((0..=state.crises.len().min(5) as u8).map(|crisis| Move::ReduceCrisis { card, crisis }));
        list.extend([Move::Pay(card), Move::Spend(card), Move::Card(card), Move::Keep(card), Move::Lose(card)]);
    }
    list.extend((0..5).flat_map(|n| [Move::Under(n), Move::Option(n), Move::Amount(n), Move::Crisis(n)]));
    list.extend((0..5).flat_map(|n| [Move::To(Seat(n)), Move::Spare(Seat(n))]));
    list.extend(Sector::ALL.map(Move::Sector));
    list.extend(Resilience::ALL.map(Move::Resilience));
    list.extend((0..3).map(|n| Move::KeepProject(GlobalId(n * 7))));
    list.extend(state.drawn_projects.iter().map(|&card| Move::KeepProject(card)));
    list
}
