//! How fast Earthrise is: its search, and a reference to compare the rules with.

pub(crate) mod reference;

use bots::UnknownBot;
use earthrise::{Earthrise, Worlds};
use std::hint::black_box;
use std::time::Duration;
use tabletop::{Audience, Game, Xoshiro};
use title::speed::{Measured, measured, middle, rates};

/// Iterations of a decision.
const ITERATIONS: u32 = 2000;
/// Worlds between two looks at the clock.
const WORLDS: u64 = 64;

/// What a search lives on.
pub(crate) fn rows(game: &Earthrise, time: Duration, repeats: usize) -> Result<Vec<Measured>, UnknownBot> {
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

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]
mod tests {
    use super::*;
    use earthrise::Setup;
    use tabletop::playout;

    /// The reference is only a fair measure if it plays the same game.
    #[test]
    fn reference_and_contract_play_the_same_game() {
        let game = Earthrise::builtin(&Setup::new(4)).unwrap();
        let games = 4000;
        let (mut dice, mut moves) = (Xoshiro::new(5), Vec::new());
        let mut sums = [[0.0; 2]; 2];
        for _ in 0..games {
            let played = reference::play(&mut dice);
            sums[0][0] += f64::from(played.moves);
            sums[0][1] += played.honors.iter().map(|&h| f64::from(h)).sum::<f64>();
            let (outcome, length) = playout(&game, &mut game.begin(), &mut dice, &mut moves);
            sums[1][0] += f64::from(length.moves);
            sums[1][1] += outcome.honors.iter().map(|&h| f64::from(h)).sum::<f64>();
        }
        for (what, (reference, contract)) in [("moves", (sums[0][0], sums[1][0])), ("Honors", (sums[0][1], sums[1][1]))]
        {
            let ratio = reference / contract;
            assert!((ratio - 1.0).abs() < 0.005, "{what}: {reference} against {contract}");
        }
    }

    /// A decision without a choice is not thought about, and its speed would be a fairy tale.
    #[test]
    fn there_is_something_to_think_about_at_the_chosen_position() {
        let game = Earthrise::builtin(&Setup::new(4)).unwrap();
        let (state, seat) = middle(&game, earthrise_bots::bot("steady").unwrap());
        let mut moves = Vec::new();
        game.moves(&game.eye(&state, seat), &mut moves);
        assert!(moves.len() >= 4);
    }
}
