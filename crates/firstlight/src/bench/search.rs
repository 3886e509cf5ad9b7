//! How fast the searching players think, and how fast worlds are sampled: from one position in the middle of a game that
//! `steady` plays.

use super::{Measured, measured};
use bots::{Bot, UnknownBot};
use daybreak::Daybreak;
use earthrise::{Earthrise, Worlds};
use std::hint::black_box;
use std::time::{Duration, Instant};
use tabletop::{Audience, Game, Seat, Xoshiro};

/// Iterations of a decision in Earthrise.
const ITERATIONS: u32 = 2000;
/// Steps of a decision in Daybreak: a line that is judged, or ten decisions within lines.
const LINES: u32 = 1000;
/// Worlds between two looks at the clock.
const WORLDS: u64 = 64;

/// What a search of Earthrise lives on.
pub fn earthrise(game: &Earthrise, time: Duration, repeats: usize) -> Result<Vec<Measured>, UnknownBot> {
    let (state, seat) = middle(game, earthrise_bots::bot("steady")?);
    let view = game.view(&state, Audience::Seat(seat));
    let mut expert = earthrise_bots::bot(&format!("expert:{ITERATIONS}"))?;
    let mut dice = Xoshiro::new(1);
    let iterations = rates(time, repeats, || {
        black_box(expert.choose(game, &view, &mut dice));
        u64::from(ITERATIONS)
    });
    let singly = rates(time, repeats, || {
        (0..WORLDS).for_each(|_| _ = black_box(game.imagine(&view, &mut dice)));
        WORLDS
    });
    let worlds = Worlds::new(game, &view);
    let many = rates(time, repeats, || {
        (0..WORLDS).for_each(|_| _ = black_box(worlds.sample(&mut dice)));
        WORLDS
    });
    Ok(vec![
        measured("expert, iterations of its search", "/s", iterations),
        measured("worlds behind a view, the view read for each", "/s", singly),
        measured("worlds behind a view, as the search samples them", "/s", many),
    ])
}

/// How fast the planner of Daybreak thinks.
pub fn daybreak(game: &Daybreak, time: Duration, repeats: usize) -> Result<Vec<Measured>, UnknownBot> {
    let (state, seat) = middle(game, daybreak_bots::bot("steady")?);
    let view = game.view(&state, Audience::Seat(seat));
    let mut expert = daybreak_bots::bot(&format!("expert:{LINES}"))?;
    let lines = rates(time, repeats, || {
        black_box(expert.choose(game, &view, &mut Xoshiro::new(1)));
        u64::from(LINES)
    });
    Ok(vec![measured("expert, iterations of its search", "/s", lines)])
}

/// Things a second, repeat by repeat; `work` says how many it did.
fn rates(time: Duration, repeats: usize, mut work: impl FnMut() -> u64) -> Vec<f64> {
    let rate = |_| {
        let start = Instant::now();
        let mut done = 0;
        while start.elapsed() < time {
            done += work();
        }
        done as f64 / start.elapsed().as_secs_f64()
    };
    (0..repeats).map(rate).collect()
}

/// The decision with the most moves in the middle third of a game, and whose it is. The widest is the one that a search
/// spends its whole budget on.
fn middle<G: Game>(game: &G, mut bot: Box<dyn Bot<G>>) -> (G::State, Seat) {
    let (mut chance, mut dice) = (Xoshiro::new(1), Xoshiro::new(2));
    let (mut moves, mut asked_states) = (Vec::new(), Vec::new());
    let mut state = game.begin();
    tabletop::run(game, &mut state, &mut chance, |game, state, asked| {
        let seat = asked.first().unwrap_or(Seat(0));
        moves.clear();
        game.moves(&game.eye(state, seat), &mut moves);
        asked_states.push((moves.len(), state.clone(), seat));
        (seat, bot.choose(game, &game.view(state, Audience::Seat(seat)), &mut dice))
    });
    let third = asked_states.len() / 3;
    let widest = asked_states.into_iter().skip(third).take(third.max(1)).max_by_key(|(moves, ..)| *moves);
    widest.map_or((state, Seat(0)), |(_, state, seat)| (state, seat))
}

#[cfg(test)]
mod tests {
    use super::*;
    use daybreak::content::{Content, Options};

    /// A decision without a choice is not thought about, and its speed would be a fairy tale.
    #[test]
    fn there_is_something_to_think_about_at_the_chosen_positions() {
        fn choices<G: Game>(game: &G, state: &G::State, seat: Seat) -> usize {
            let mut moves = Vec::new();
            game.moves(&game.eye(state, seat), &mut moves);
            moves.len()
        }
        let earthrise = Earthrise::builtin(&earthrise::Setup::new(4)).unwrap();
        let (state, seat) = middle(&earthrise, earthrise_bots::bot("steady").unwrap());
        assert!(choices(&earthrise, &state, seat) >= 4);
        let content = std::sync::Arc::new(Content::builtin().unwrap());
        let daybreak = Daybreak::with_options(&content, &daybreak::Setup::new(4), Options::simulation()).unwrap();
        let (state, seat) = middle(&daybreak, daybreak_bots::bot("steady").unwrap());
        assert!(choices(&daybreak, &state, seat) >= 20);
    }
}
