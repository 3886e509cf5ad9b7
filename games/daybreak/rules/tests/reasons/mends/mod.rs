//! Each kind of refusal is made untrue, and goes. By subject, like the checks.

mod actions;
mod answers;
mod asked;
mod effects;
mod places;
mod tucked;

use crate::{Example, examples};
use daybreak::{ActionSource, Frame, LocalId, Move, ProjectInPlay, State, TagCounts};
use tabletop::{Game, Seat};

/// Kinds that none of the positions has; the test beside it reaches them in a position of its own.
pub(crate) const UNREACHED: [&str; 1] = ["NoLongerFits"];

/// Mends every example of a kind that can be mended, and sees that the refusal is gone.
fn goes(name: &str, mend: impl Fn(&Example, &mut State, &mut Move) -> bool) {
    let list = examples().get(name).unwrap_or_else(|| panic!("no example of {name}"));
    let mut mended = 0;
    for example in list {
        let (mut state, mut mv) = (example.state, example.mv);
        if !mend(example, &mut state, &mut mv) {
            continue;
        }
        let now = example.game.judge(&(&state, example.seat), mv);
        let same = now
            .as_ref()
            .err()
            .is_some_and(|now| std::mem::discriminant(now) == std::mem::discriminant(&example.refusal));
        assert!(!same, "{name}: {:?} is still refused: {now:?}", example.mv);
        mended += 1;
    }
    assert!(mended > 0, "no example of {name} could be mended, of {}", list.len());
}

/// What the move would be about instead.
fn card_of(mv: Move) -> LocalId {
    match mv {
        Move::Start { card, .. }
        | Move::Support { card, .. }
        | Move::SupportProject { card, .. }
        | Move::ReduceCrisis { card, .. }
        | Move::Pay(card)
        | Move::Lose(card)
        | Move::Keep(card)
        | Move::Spend(card)
        | Move::Card(card) => card,
        other => panic!("{other:?} is about no card"),
    }
}

fn doing_of(mv: Move) -> ActionSource {
    match mv {
        Move::Act(stack) => ActionSource::Stack(stack),
        Move::UseProject(at) => ActionSource::Project(at),
        other => panic!("{other:?} begins no action"),
    }
}

fn all_cards() -> impl Iterator<Item = LocalId> {
    daybreak::content::Content::builtin().unwrap().locals().filter(|card| !card.is_starting())
}

/// A frame at the end of the agenda.
fn with_frame(state: &mut State, frame: Frame) {
    state.agenda.pop();
    state.agenda.push(frame);
}

/// A wealth of everything, so that whatever an action does would change something.
fn enrich(state: &mut State) {
    for board in &mut state.boards {
        (board.clean, board.dirty, board.demand, board.communities) = (9, 9, 30, 5);
        board.emissions = [3; 6];
        board.resilience = [3; 3];
        board.absorbed = 0;
    }
    state.world.trees = 9;
    state.world.oceans = 9;
    state.world.dac = 9;
    state.world.recent = 9;
    state.world.bands = 3;
    state.world.tracks = [2; 6];
}

fn project_mut(state: &mut State, mv: Move) -> &mut ProjectInPlay {
    let (Move::UseProject(at) | Move::SupportProject { project: at, .. }) = mv else { panic!("{mv:?}") };
    state.projects[usize::from(at)].as_mut().unwrap()
}

/// Plenty of every tag in a stack.
fn tag(state: &mut State, seat: Seat, mv: Move) -> bool {
    let Move::Act(stack) = mv else { return false };
    let tags: TagCounts = daybreak::Tag::ALL.into_iter().flat_map(|tag| [tag; 9]).collect();
    state.boards[seat.index()].stacks[usize::from(stack)].tags = tags;
    true
}
