//! Laws about what is hidden. Each compares worlds that an audience must not be able to tell apart.

use super::script::{Point, at_every_point};
use super::{Broken, Script, Subject, askable, audiences, same, some_audience};
use crate::log::Entry;
use crate::{Audience, Next, Seat, Silent, Xoshiro, refuse, told};
use serde::Serialize;
use std::fmt::Debug;

/// A world imagined from a view looks, to the same audience, like the one it was imagined from.
pub fn imagined_fits_view<G: Subject>(game: &G, script: &Script) -> Result<(), Broken> {
    at_every_point("imagined_fits_view", game, script, |point, dice| {
        [some_audience(game, dice), Audience::Omniscient]
            .into_iter()
            .try_for_each(|who| imagined(game, point.state, who, dice))
    })
}

pub(super) fn imagined<G: Subject>(
    game: &G,
    state: &G::State,
    who: Audience,
    dice: &mut Xoshiro,
) -> Result<(), String> {
    let view = game.view(state, who);
    let again = game.view(&game.imagine(&view, dice), who);
    same(&format!("{who} imagines a world that does not look like this one"), &view, &again)
}

/// Views, and who is asked, stay the same when what the audience must not know is changed, in a state or in a draw.
pub fn views_hide<G: Subject>(game: &G, script: &Script) -> Result<(), Broken> {
    at_every_point("views_hide", game, script, |point, dice| {
        audiences(game).try_for_each(|who| view_hides(game, point.state, who, dice))?;
        next_hides(game, point.state, some_audience(game, dice), dice)?;
        let Some(Entry::Draw(draw)) = point.coming else { return Ok(()) };
        audiences(game).try_for_each(|who| {
            let Some(other) = other_draw(game, point.state, draw, who, dice)? else { return Ok(()) };
            let [one, two] = [draw, &other].map(|draw| {
                let mut state = point.state.clone();
                game.draw(&mut state, draw.clone(), &mut Silent);
                game.view(&state, who)
            });
            same(&format!("{who} can tell the draw {draw:?} from {other:?} in the view"), &one, &two)
        })
    })
}

/// Does the view stay the same when what is hidden changes?
pub(super) fn view_hides<G: Subject>(
    game: &G,
    state: &G::State,
    who: Audience,
    dice: &mut Xoshiro,
) -> Result<(), String> {
    let other = game.view(&swapped(game, state, who, dice), who);
    same(&format!("the view of {who} changes with what is hidden"), &game.view(state, who), &other)
}

/// Does what comes next stay the same when what is hidden changes?
pub(super) fn next_hides<G: Subject>(
    game: &G,
    state: &G::State,
    who: Audience,
    dice: &mut Xoshiro,
) -> Result<(), String> {
    for (how, world) in twins(game, state, who, dice) {
        let (here, there) = (game.next(state), game.next(&world));
        let same = match (&here, &there) {
            (Next::Ask(here), Next::Ask(there)) => here == there,
            (Next::Over(here), Next::Over(there)) => here == there,
            (Next::Draw(_), Next::Draw(_)) => true,
            _ => false,
        };
        if !same {
            return Err(format!("to {who} {how} world looks the same, but {here:?} comes next, and there {there:?}"));
        }
    }
    Ok(())
}

/// The facts an audience is told stay the same when what it must not know is changed. The facts of a move that is a
/// frontier for it may differ: those are meant to show something.
pub fn facts_hide<G: Subject>(game: &G, script: &Script) -> Result<(), Broken> {
    at_every_point("facts_hide", game, script, |point, dice| {
        audiences(game).try_for_each(|who| match point.coming {
            Some(Entry::Draw(draw)) => {
                let Some(other) = other_draw(game, point.state, draw, who, dice)? else { return Ok(()) };
                let [one, two] = [draw, &other].map(|draw| {
                    let mut facts = Vec::new();
                    game.draw(&mut point.state.clone(), draw.clone(), &mut facts);
                    told(game, &facts, who)
                });
                same(&format!("{who} can tell the draw {draw:?} from {other:?} by what is told"), &one, &two)
            }
            Some(Entry::Move { seat, mv }) => {
                same_in_twins(point, who, (*seat, *mv), dice, "is told", |state| {
                    let mut facts = Vec::new();
                    game.play(&mut state.clone(), *seat, *mv, &mut facts);
                    told(game, &facts, who)
                })?;
                secret_move_hides(game, point.state, (*seat, *mv), who, dice)
            }
            _ => Ok(()),
        })
    })
}

/// A move made in secret is told, and looks, like any other that could have been made.
fn secret_move_hides<G: Subject>(
    game: &G,
    state: &G::State,
    (seat, mv): (Seat, G::Move),
    who: Audience,
    dice: &mut Xoshiro,
) -> Result<(), String> {
    let other = game.swap_move(state, seat, mv, who, dice);
    if other == mv || refuse(game, state, seat, other).is_err() {
        return Ok(());
    }
    let [one, two] = [mv, other].map(|mv| {
        let (mut after, mut facts) = (state.clone(), Vec::new());
        game.play(&mut after, seat, mv, &mut facts);
        (told(game, &facts, who), game.view(&after, who))
    });
    same(&format!("{who} can tell the secret move {mv:?} from {other:?} by what is told"), &one.0, &two.0)?;
    same(&format!("{who} can tell the secret move {mv:?} from {other:?} in the view"), &one.1, &two.1)
}

/// A move that shows a seat something hidden is a frontier for it: after any other move, worlds that looked the same
/// still do.
pub fn frontiers_are_named<G: Subject>(game: &G, script: &Script) -> Result<(), Broken> {
    at_every_point("frontiers_are_named", game, script, |point, dice| {
        let Some(Entry::Move { seat, mv }) = point.coming else { return Ok(()) };
        audiences(game).try_for_each(|who| {
            same_in_twins(point, who, (*seat, *mv), dice, "sees", |state| {
                let mut after = state.clone();
                game.play(&mut after, *seat, *mv, &mut Silent);
                game.view(&after, who)
            })
        })
    })
}

/// The moves of a seat, and the reasons why it has no others, follow from its view: the lens taken from the view agrees
/// with the one taken from the state, and neither changes with what the seat must not know.
pub fn moves_hide<G: Subject>(game: &G, script: &Script) -> Result<(), Broken> {
    at_every_point("moves_hide", game, script, |point, dice| {
        let Next::Ask(asked) = game.next(point.state) else { return Ok(()) };
        askable(game, asked).try_for_each(|seat| moves_follow_view(game, point.state, seat, dice))
    })
}

pub(super) fn moves_follow_view<G: Subject>(
    game: &G,
    state: &G::State,
    seat: Seat,
    dice: &mut Xoshiro,
) -> Result<(), String> {
    const ARBITRARY: usize = 4;
    let who = Audience::Seat(seat);
    let arbitrary: Vec<G::Move> = (0..ARBITRARY).map(|_| game.any_move(dice)).collect();
    let expected = decision(game, &game.eye(state, seat), &arbitrary);

    let view = game.view(state, who);
    let Some(eye) = game.eye_of(&view) else {
        return Err(format!("seat {seat} is asked, but cannot see its moves from its view"));
    };
    let found = decision(game, &eye, &arbitrary);
    same(&format!("the moves of seat {seat} are others when seen from its view"), &expected, &found)?;
    for (how, world) in twins(game, state, who, dice) {
        if !matches!(game.next(&world), Next::Ask(asked) if asked.has(seat)) {
            continue;
        }
        let found = decision(game, &game.eye(&world, seat), &arbitrary);
        same(&format!("the moves of seat {seat} are others in {how} world that looks the same"), &expected, &found)?;
    }
    Ok(())
}

/// The moves a lens leads to, and what is said of some arbitrary ones.
#[derive(Debug, PartialEq, Serialize)]
struct Decision<M, R> {
    moves: Vec<M>,
    judged: Vec<(M, Result<(), R>)>,
}

fn decision<G: Subject>(game: &G, eye: &G::Eye<'_>, arbitrary: &[G::Move]) -> Decision<G::Move, G::Refusal> {
    let mut moves = Vec::new();
    game.moves(eye, &mut moves);
    Decision { moves, judged: arbitrary.iter().map(|&mv| (mv, game.judge(eye, mv))).collect() }
}

/// Is what an audience gets of a move the same in worlds it cannot tell apart? Where the move is a frontier for it, or
/// is not possible in the other world, nothing is asked.
fn same_in_twins<G: Subject, T: PartialEq + Debug + Serialize>(
    point: &Point<'_, G>,
    who: Audience,
    (seat, mv): (Seat, G::Move),
    dice: &mut Xoshiro,
    does: &str,
    gets: impl Fn(&G::State) -> T,
) -> Result<(), String> {
    let game = point.game;
    let shows = |state: &G::State| {
        let shown = game.frontier(state, seat, mv);
        match who {
            Audience::Seat(own) => shown.has(own),
            Audience::Spectator => !shown.is_empty(),
            Audience::Omniscient => true,
        }
    };
    if shows(point.state) {
        return Ok(());
    }
    let expected = gets(point.state);
    for (how, world) in twins(game, point.state, who, dice) {
        if refuse(game, &world, seat, mv).is_err() || shows(&world) {
            continue;
        }
        let what = format!("{who} {does} something else in {how} world that looked the same");
        let what = format!("when seat {seat} plays {mv:?}, which is no frontier, {what}");
        same(&what, &expected, &gets(&world))?;
    }
    Ok(())
}

/// Other worlds that look the same to an audience, with how they were made. Those that do not look the same break
/// another law and are left out.
fn twins<G: Subject>(game: &G, state: &G::State, who: Audience, dice: &mut Xoshiro) -> Vec<(&'static str, G::State)> {
    let view = game.view(state, who);
    let imagined = game.imagine(&view, dice);
    let mut worlds = vec![("an imagined", imagined), ("a swapped", swapped(game, state, who, dice))];
    worlds.retain(|(_, world)| world != state && game.view(world, who) == view);
    worlds
}

fn swapped<G: Subject>(game: &G, state: &G::State, who: Audience, dice: &mut Xoshiro) -> G::State {
    let mut world = state.clone();
    game.swap_hidden(&mut world, who, dice);
    world
}

/// A different draw that the audience must not be able to tell from this one, if there is one.
fn other_draw<G: Subject>(
    game: &G,
    state: &G::State,
    draw: &G::Draw,
    who: Audience,
    dice: &mut Xoshiro,
) -> Result<Option<G::Draw>, String> {
    let other = game.swap_draw(state, draw, who, dice);
    if other == *draw {
        return Ok(None);
    }
    match game.check(state, &other) {
        Ok(()) => Ok(Some(other)),
        Err(why) => Err(format!("`swap_draw` gives {other:?} for {draw:?}, which cannot be: {why}")),
    }
}
