//! Laws about chance: it comes from outside, and all of it is used.

use super::script::{Walk, at_every_point};
use super::{Broken, Script, Subject, same};
use crate::log::Entry;
use crate::{Forced, Next, Silent, Timeline, Xoshiro};

/// Every draw that is supplied is used: none leaves the state as it was, and the same moves with the same draws, forced
/// in their order, need each of them once and no other.
pub fn draws_are_consumed<G: Subject>(game: &G, script: &Script) -> Result<(), Broken> {
    const LAW: &str = "draws_are_consumed";
    at_every_point(LAW, game, script, |point, _| {
        let Some(Entry::Draw(draw)) = point.coming else { return Ok(()) };
        let mut after = point.state.clone();
        game.draw(&mut after, draw.clone(), &mut Silent);
        if after == *point.state { Err(format!("the draw {draw:?} changes nothing")) } else { Ok(()) }
    })?;
    let mut walk = Walk::new(game, script);
    while let Some(entry) = walk.decide() {
        if !walk.go(&entry, &mut Silent) {
            break;
        }
    }
    forced_again(&walk.timeline).map_err(|what| walk.broken(LAW, what))
}

/// Plays the moves of a log without detours again, with its draws forced.
fn forced_again<G: Subject>(timeline: &Timeline<G>) -> Result<(), String> {
    let entries = timeline.entries();
    let mut forced = Forced::new(entries.iter().filter_map(|entry| match entry {
        Entry::Draw(draw) => Some(draw.clone()),
        _ => None,
    }));
    let mut again = Timeline::new(timeline.game().clone());
    for entry in entries {
        if let Entry::Move { seat, mv } = entry {
            forced.settle(&mut again, &mut Silent).map_err(|why| why.to_string())?;
            again.play(*seat, *mv, &mut Silent).map_err(|why| format!("seat {seat} cannot play {mv:?}: {why}"))?;
        }
    }
    if forced.left() > 0 && matches!(again.next(), Next::Draw(_)) {
        // The walk may have ended between two draws; then the second is missing here too.
        let _ = forced.settle(&mut again, &mut Silent);
    }
    forced.finish().map_err(|why| why.to_string())?;
    same("the same moves and draws lead to another state", timeline.state(), again.state())
}

/// Draws follow from the state and the dice alone, are possible, and can be checked against the seed.
pub fn seed_decides_draws<G: Subject>(game: &G, script: &Script) -> Result<(), Broken> {
    const LAW: &str = "seed_decides_draws";
    let mut walk = Walk::new(game, script);
    loop {
        if let Next::Draw(need) = walk.timeline.next() {
            let state = walk.timeline.state();
            let [one, two] = [(); 2].map(|()| game.sample(state, need, &mut Xoshiro::new(script.seed)));
            if one != two {
                return Err(walk.broken(LAW, format!("the same dice give {one:?} and then {two:?}")));
            }
            if let Err(why) = game.check(state, &one) {
                return Err(walk.broken(LAW, format!("chance gives {one:?}, which cannot be: {why}")));
            }
        }
        match walk.decide() {
            Some(entry) if walk.go(&entry, &mut Silent) => {}
            _ => break,
        }
    }
    let wrong = walk.timeline.check_seed(walk.seed());
    wrong.map_err(|no| walk.broken(LAW, format!("the draw of entry {no} does not come out of the seed again")))
}
