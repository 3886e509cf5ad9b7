//! A random move is picked without a list; it is as likely as in the list.

use crate::scenario;

use daybreak::Move;
use scenario::*;
use std::collections::HashMap;
use tabletop::{Game, Seat, Xoshiro};

#[test]
fn every_move_is_as_likely_as_the_others() {
    // Projects and a crisis that take some cards and not others, a place for a new stack, actions that are possible or not.
    let table = table(4).project(0, 301).project(1, 303).forecast(400).unknown(2).hand(0, &[1, 4, 5, 6, 9]);
    let table = table.stack(CHINA, 2, &[8, 1]).stack(CHINA, 4, &[]);
    let moves = table.moves(CHINA);
    for kind in [Move::Act(2), Move::SupportProject { card: local(5), project: 1 }, Move::Done] {
        assert!(moves.contains(&kind), "{kind:?}");
    }
    assert!(moves.iter().any(|mv| matches!(mv, Move::ReduceCrisis { .. })));
    assert!(moves.contains(&Move::Start { card: local(1), stack: 4 }));
    let (mut picked, mut dice, mut room) = (HashMap::new(), Xoshiro::new(5), Vec::new());
    for _ in 0..1000 * moves.len() {
        let mv = table.game.pick(&table.game.eye(&table.state, Seat(CHINA)), &mut room, &mut dice);
        *picked.entry(mv).or_insert(0) += 1;
    }
    assert_eq!(picked.len(), moves.len());
    for mv in moves {
        let times = picked.get(&mv).copied().unwrap_or(0);
        // Six standard deviations of a thousand.
        assert!((810..=1190).contains(&times), "{mv:?}: {times} of 1000");
    }
}
