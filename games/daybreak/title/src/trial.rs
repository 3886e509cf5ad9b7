//! What a move would bring: it is made on a copy, with the answers that have to follow it, up to the next draw.

use super::uses::gained;
use crate::{DaybreakForecast, DaybreakTitle};
use daybreak::{Daybreak, Difference, Move, State, View};
use daybreak_words::Narrator;
use tabletop::{Audience, Game, Next, Seat, never};
use title::Trial;

pub(crate) fn trial(game: &Daybreak, view: &View, narrator: &Narrator<'_>, mv: Move) -> Option<Trial<DaybreakTitle>> {
    let Audience::Seat(seat) = view.who else { return None };
    let mut state = view.state;
    let (mut moves, mut facts, mut room) = (vec![mv], Vec::new(), Vec::new());
    game.play(&mut state, seat, mv, &mut facts);
    let mut chosen = false;
    let (open, draws) = loop {
        match game.next(&state) {
            Next::Draw(_) => break (true, true),
            Next::Over(_) => break (false, false),
            Next::Ask(asked) if !asked.has(seat) => break (true, false),
            Next::Ask(_) if !state.desks[seat.index()].is_open() => break (false, false),
            Next::Ask(_) => {}
        }
        room.clear();
        game.moves(&(&state, seat), &mut room);
        // Only going back is left while another player is asked for consent.
        room.retain(|&answer| answer != Move::Back);
        let Some(answer) = likely(&state, &room) else { break (true, false) };
        chosen |= room.len() > 1 && !matches!(answer, Move::Pay(_) | Move::Under(_));
        game.play(&mut state, seat, answer, &mut facts);
        moves.push(answer);
    };
    let moved_on = state.stage != view.state.stage || state.round != view.state.round;
    let (before, forecast) = (view.forecast, game.forecast(&state));
    let mut effect: Vec<String> = gained(game, view, seat, narrator, mv).into_iter().collect();
    effect.extend(narrator.effect(&without_the_card(game.difference(&view.state, &state), seat, mv)));
    if draws && !moved_on {
        effect.extend(game.upcoming(&state).iter().map(|next| narrator.comes_next(next)));
    }
    let changes = if moved_on { Vec::new() } else { narrator.forecast_changes(&before, &forecast) };
    let forecast = DaybreakForecast::of(game, &forecast);
    Some(Trial { moves, facts, open, chosen, moved_on, forecast, effect, changes })
}

/// The answer that is taken where the person has not chosen yet: what the action is for. A step that may happen does;
/// as many as can be are given; and they go to whoever lacks the most energy.
fn likely(state: &State, answers: &[Move]) -> Option<Move> {
    let first = *answers.first()?;
    Some(match first {
        Move::Yes | Move::No if answers.contains(&Move::Yes) => Move::Yes,
        Move::Amount(_) => *answers.last()?,
        Move::To(_) => {
            let lacks = |answer: &Move| match answer {
                Move::To(seat) => state.board(*seat).shortage(),
                _ => 0,
            };
            // Of several the first.
            *answers.iter().rev().max_by_key(|answer| lacks(answer))?
        }
        _ => first,
    })
}

/// That a card from hand lies where it was put is the move itself; all else is what the move brings.
fn without_the_card(mut difference: Difference, seat: Seat, mv: Move) -> Difference {
    let area = match mv {
        Move::Start { .. } | Move::Support { .. } => 1,
        Move::SupportProject { .. } | Move::ReduceCrisis { .. } => 0,
        _ => return difference,
    };
    match difference.seats.iter_mut().find(|one| one.seat == seat) {
        Some(own) => {
            own.hand += 1;
            own.area -= area;
        }
        None => never!("{mv:?} takes no card from the hand of seat {seat}"),
    }
    difference
}
