//! How fast Daybreak's planner thinks.

use bots::UnknownBot;
use daybreak::Daybreak;
use daybreak::Setup;
use daybreak::content::{Content, Options};
use std::hint::black_box;
use std::sync::Arc;
use std::time::Duration;
use tabletop::{Audience, Game, Xoshiro};
use title::NotOpened;
use title::speed::{Measured, measured, middle, rates};

/// Steps of a decision: a line that is judged, or ten decisions within lines.
const LINES: u32 = 1000;

/// A table for every number of players, where one seat speaks for the group.
pub(crate) fn tables() -> Result<Vec<Daybreak>, NotOpened> {
    let content = Arc::new(Content::builtin().map_err(NotOpened::because)?);
    let table = |players| Daybreak::with_options(&content, &Setup::new(players), Options::simulation());
    (1..=4).map(table).collect::<Result<_, _>>().map_err(NotOpened::because)
}

/// How fast the planner thinks.
pub(crate) fn rows(game: &Daybreak, time: Duration, repeats: usize) -> Result<Vec<Measured>, UnknownBot> {
    let (state, seat) = middle(game, daybreak_bots::bot("steady")?);
    let view = game.view(&state, Audience::Seat(seat));
    let mut expert = daybreak_bots::bot(&format!("expert:{LINES}"))?;
    let lines = rates(time, repeats, || {
        black_box(expert.choose(game, &view, &mut Xoshiro::new(1)));
        u64::from(LINES)
    });
    Ok(vec![measured("expert, iterations of its search", "/s", lines)])
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]
mod tests {
    use super::*;

    /// A decision without a choice is not thought about, and its speed would be a fairy tale.
    #[test]
    fn there_is_something_to_think_about_at_the_chosen_position() {
        let game = tables().unwrap().pop().unwrap();
        let (state, seat) = middle(&game, daybreak_bots::bot("steady").unwrap());
        let mut moves = Vec::new();
        game.moves(&game.eye(&state, seat), &mut moves);
        assert!(moves.len() >= 20);
    }
}
