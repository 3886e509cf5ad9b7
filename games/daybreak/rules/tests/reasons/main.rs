//! The law of reasons: what the rules refuse, they refuse for a reason that is true of the position.
//!
//! `checks.rs` says of every kind of refusal when it holds, written from the rules and apart from `judge`. In positions of
//! the corpus, and in more that chance leads to from them, every move one could think of is judged: a refusal is one that
//! its check finds too, with the same arguments, and where nothing is refused no check finds anything.
//! `mends.rs` makes each kind untrue in such a position, and sees it go.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // Helpers of tests may fail as tests do.

mod checks;
mod corpus;
mod mends;
mod moves;

use checks::{CHECKS, kind};
use corpus::{Position, positions};
use daybreak::{Daybreak, Move, Refusal, Stage, State};
use std::collections::BTreeMap;
use std::sync::OnceLock;
use tabletop::{Game, Seat, Seats};

/// A refusal that was met.
pub struct Example {
    pub game: Daybreak,
    pub state: State,
    pub seat: Seat,
    pub mv: Move,
    pub refusal: Refusal,
}

/// The most examples that are kept of a kind.
const KEPT: usize = 40;

fn examples() -> &'static BTreeMap<&'static str, Vec<Example>> {
    static FOUND: OnceLock<BTreeMap<&'static str, Vec<Example>>> = OnceLock::new();
    FOUND.get_or_init(|| {
        let mut found: BTreeMap<&'static str, Vec<Example>> = BTreeMap::new();
        // One disagreement a kind is enough to read.
        let mut wrong: BTreeMap<&str, String> = BTreeMap::new();
        let (mut count, mut judged) = (0, 0);
        for position in positions() {
            count += 1;
            let Position { game, state, asked, .. } = position;
            // Who does not speak for the group is not asked, and may try all the same.
            let spoken = game.options().spokesperson && state.stage == Stage::Global;
            let seats = if spoken { Seats::all(game.players()) } else { *asked };
            for seat in seats.iter() {
                for mv in moves::thinkable(game, state, seat) {
                    judged += 1;
                    let about = || format!("{mv:?} of {seat:?} at {}", position.place);
                    let Err(refusal) = game.judge(&(state, seat), mv) else {
                        for (name, check) in CHECKS {
                            if let Some(holds) = check(game, state, seat, mv) {
                                wrong.entry(name).or_insert_with(|| format!("{}: {holds:?}, yet possible", about()));
                            }
                        }
                        continue;
                    };
                    let name = kind(&refusal);
                    let (_, check) = CHECKS.iter().find(|(known, _)| *known == name).expect(name);
                    let holds = check(game, state, seat, mv);
                    if holds != Some(refusal) {
                        wrong.entry(name).or_insert_with(|| format!("{}: {refusal:?}, but {holds:?}", about()));
                    }
                    let list = found.entry(name).or_default();
                    if list.len() < KEPT {
                        list.push(Example { game: game.clone(), state: *state, seat, mv, refusal });
                    }
                }
            }
        }
        assert!(wrong.is_empty(), "{wrong:#?}");
        assert!(count >= 500, "{count} positions");
        assert!(judged > 50_000, "{judged} moves");
        found
    })
}

#[test]
fn every_refusal_is_true_of_its_position() {
    let found = examples();
    // What was met, so that a kind that is never tried does not pass unseen.
    let missing: Vec<&str> = CHECKS.iter().map(|(name, _)| *name).filter(|name| !found.contains_key(name)).collect();
    assert_eq!(missing, mends::UNREACHED, "kinds of refusals that no position has");
}
