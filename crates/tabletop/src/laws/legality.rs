//! Laws about what is offered, what is accepted, and who is asked.

use super::script::{at_every_point, faultless};
use super::{Broken, Script, Subject, askable, some_audience};
use crate::log::Entry;
use crate::{Audience, Dice, Next, Seat, Silent, Xoshiro, moves_of, refuse};

/// Every move that is offered is accepted, and none is offered twice.
pub fn offered_is_accepted<G: Subject>(game: &G, script: &Script) -> Result<(), Broken> {
    at_every_point("offered_is_accepted", game, script, |point, _| offered(game, point.state))
}

pub(super) fn offered<G: Subject>(game: &G, state: &G::State) -> Result<(), String> {
    let Next::Ask(asked) = game.next(state) else { return Ok(()) };
    for seat in askable(game, asked) {
        let moves = moves_of(game, state, seat);
        for (at, &mv) in moves.iter().enumerate() {
            if let Err(why) = refuse(game, state, seat, mv) {
                return Err(format!("seat {seat} is offered {mv:?}, but {why}"));
            }
            if moves[..at].contains(&mv) {
                return Err(format!("seat {seat} is offered {mv:?} twice"));
            }
        }
    }
    Ok(())
}

/// Every move that is accepted is offered: of arbitrary moves, of those that others have, and of those played before,
/// exactly the offered ones are not refused.
pub fn accepted_is_offered<G: Subject>(game: &G, script: &Script) -> Result<(), Broken> {
    const ARBITRARY: usize = 4;
    const EARLIER: usize = 8;
    at_every_point("accepted_is_offered", game, script, |point, dice| {
        let Next::Ask(asked) = game.next(point.state) else { return Ok(()) };
        let mut tried: Vec<G::Move> = (0..ARBITRARY).map(|_| game.any_move(dice)).collect();
        tried.extend(point.timeline.entries().iter().rev().take(EARLIER).filter_map(|entry| match entry {
            Entry::Move { mv, .. } => Some(*mv),
            _ => None,
        }));
        askable(game, asked).for_each(|seat| tried.extend(moves_of(game, point.state, seat)));
        askable(game, asked).try_for_each(|seat| tried.iter().try_for_each(|&mv| accepted(game, point.state, seat, mv)))
    })
}

/// If this move is accepted, it is one of those offered.
pub(super) fn accepted<G: Subject>(game: &G, state: &G::State, seat: Seat, mv: G::Move) -> Result<(), String> {
    let accepted = refuse(game, state, seat, mv).is_ok();
    let moves = moves_of(game, state, seat);
    if accepted && !moves.contains(&mv) {
        return Err(format!("seat {seat} may play {mv:?}, but is offered only {moves:?}"));
    }
    Ok(())
}

/// A move picked by chance is one of those offered, and each of those is picked sooner or later.
pub fn picked_is_offered<G: Subject>(game: &G, script: &Script) -> Result<(), Broken> {
    const LONG_LOOK_ONE_IN: u32 = 16;
    /// After so many picks for each move, one that has not come up would have had a chance of e^-32.
    const SOONER_OR_LATER: usize = 32;
    let mut room = Vec::new();
    at_every_point("picked_is_offered", game, script, |point, dice| {
        let Next::Ask(asked) = game.next(point.state) else { return Ok(()) };
        for seat in askable(game, asked) {
            let moves = moves_of(game, point.state, seat);
            if moves.is_empty() {
                continue;
            }
            let long = dice.below(LONG_LOOK_ONE_IN) == 0;
            let mut missing = moves.clone();
            for _ in 0..if long { SOONER_OR_LATER * moves.len() } else { 1 } {
                let mv = game.pick(&game.eye(point.state, seat), &mut room, dice);
                if !moves.contains(&mv) {
                    return Err(format!("{mv:?} is picked for seat {seat}, which is offered only {moves:?}"));
                }
                missing.retain(|&other| other != mv);
            }
            if long && !missing.is_empty() {
                return Err(format!("seat {seat} is offered {missing:?}, but that is never picked"));
            }
        }
        Ok(())
    })
}

/// Neither a legal move nor a possible draw faults, in the game as it is or in one that an audience imagines.
pub fn legal_never_faults<G: Subject>(game: &G, script: &Script) -> Result<(), Broken> {
    const IMAGINE_ONE_IN: u32 = 16;
    at_every_point("legal_never_faults", game, script, |point, dice| {
        every_move_plays(game, point.state)?;
        let drawn = point.timeline.entries().iter().chain(point.coming).rev().take(8);
        for draw in drawn.filter_map(|entry| if let Entry::Draw(draw) = entry { Some(draw) } else { None }) {
            draw_plays(game, point.state, draw)?;
        }
        if dice.below(IMAGINE_ONE_IN) == 0 {
            let who = some_audience(game, dice);
            faultless(|| imagined_game_plays(game, point.state, who, dice))
                .map_err(|text| format!("a game that {who} imagines from here faults: {text}"))?;
        }
        Ok(())
    })
}

fn every_move_plays<G: Subject>(game: &G, state: &G::State) -> Result<(), String> {
    let next = faultless(|| game.next(state)).map_err(|text| format!("asking what comes next faults: {text}"))?;
    let Next::Ask(asked) = next else { return Ok(()) };
    for seat in askable(game, asked) {
        let moves = faultless(|| moves_of(game, state, seat))
            .map_err(|text| format!("the list of moves of seat {seat} faults: {text}"))?;
        for mv in moves {
            let mut copy = state.clone();
            faultless(|| {
                if refuse(game, state, seat, mv).is_ok() {
                    game.play(&mut copy, seat, mv, &mut Vec::new());
                    game.next(&copy);
                }
            })
            .map_err(|text| format!("seat {seat} may play {mv:?}, and it faults: {text}"))?;
        }
    }
    Ok(())
}

fn draw_plays<G: Subject>(game: &G, state: &G::State, draw: &G::Draw) -> Result<(), String> {
    let mut copy = state.clone();
    faultless(|| {
        if matches!(game.next(state), Next::Draw(_)) && game.check(state, draw).is_ok() {
            game.draw(&mut copy, draw.clone(), &mut Vec::new());
            game.next(&copy);
        }
    })
    .map_err(|text| format!("the draw {draw:?} is possible, and it faults: {text}"))
}

/// Plays an imagined game to its end, as search does; panics are caught outside.
fn imagined_game_plays<G: Subject>(game: &G, state: &G::State, who: Audience, dice: &mut Xoshiro) {
    let mut world = game.imagine(&game.view(state, who), dice);
    for _ in 0..game.bound() {
        match game.next(&world) {
            Next::Over(_) => return,
            Next::Draw(need) => {
                let draw = game.sample(&world, need, dice);
                if game.check(&world, &draw).is_err() {
                    return;
                }
                game.draw(&mut world, draw, &mut Silent);
            }
            Next::Ask(asked) => {
                let seats: Vec<Seat> = askable(game, asked).collect();
                let Some(&seat) = (!seats.is_empty()).then(|| dice.pick(&seats)) else { return };
                let mut moves = moves_of(game, &world, seat);
                moves.retain(|&mv| refuse(game, &world, seat, mv).is_ok());
                let Some(&mv) = (!moves.is_empty()).then(|| dice.pick(&moves)) else { return };
                game.play(&mut world, seat, mv, &mut Silent);
            }
        }
    }
}

/// The asked set is never empty, names only seats of the table, and each of them has a move.
pub fn somebody_is_asked<G: Subject>(game: &G, script: &Script) -> Result<(), Broken> {
    at_every_point("somebody_is_asked", game, script, |point, _| asked(game, point.state))
}

pub(super) fn asked<G: Subject>(game: &G, state: &G::State) -> Result<(), String> {
    let Next::Ask(asked) = game.next(state) else { return Ok(()) };
    if asked.is_empty() {
        return Err("nobody is asked, and neither is a draw due nor the game over".to_owned());
    }
    if let Some(stranger) = asked.iter().find(|seat| seat.0 >= game.players()) {
        return Err(format!("seat {stranger} is asked at a table of {}", game.players()));
    }
    match asked.iter().find(|&seat| moves_of(game, state, seat).is_empty()) {
        Some(helpless) => Err(format!("seat {helpless} is asked and has no move")),
        None => Ok(()),
    }
}
