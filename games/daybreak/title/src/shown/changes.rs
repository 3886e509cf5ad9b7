//! What changes for a reader.

use super::forecast::DaybreakForecast;
use super::parts::{challenges, crises, decks, player, projects, step, struck, votes, world};
use daybreak::{Daybreak, State, View};
use wire::Patch;

/// What differs between two views of the rules, as a reader gets them. The parts that can differ are found by comparing
/// the state, which is plain data; a part is shown only if what it is made of has changed.
pub(crate) fn changes(game: &Daybreak, before: &View, after: &View, patch: &mut Patch) {
    let (old, new) = (&before.state, &after.state);
    patch.compare_values("round", &old.round, &new.round);
    patch.compare_values("stage", &old.stage, &new.stage);
    patch.compare_values("step", &step(old), &step(new));
    patch.compare_values("done", &old.done, &new.done);
    patch.compare_values("may_return", &old.may_return, &new.may_return);
    if old.votes != new.votes {
        patch.compare_values("votes", &votes(game, old), &votes(game, new));
    }
    if old.world != new.world || old.standing[0].bands_to_lose != new.standing[0].bands_to_lose {
        patch.compare_values("world", &world(game, old), &world(game, new));
    }
    let cards_moved = old.next_card != new.next_card || old.used != new.used;
    for seat in game.seats() {
        let own = seat.index();
        let same = old.boards[own] == new.boards[own]
            && old.standing[own] == new.standing[own]
            && old.desks[own] == new.desks[own]
            && !cards_moved;
        if !same {
            patch.compare_values(&format!("players/{own}"), &player(old, seat), &player(new, seat));
        }
    }
    if old.projects != new.projects || cards_moved {
        patch.compare_values("projects", &projects(game, old), &projects(game, new));
    }
    if old.drawn_projects != new.drawn_projects {
        patch.compare_values("drawn_projects", &old.drawn_projects, &new.drawn_projects);
    }
    if old.crises != new.crises || cards_moved {
        patch.compare_values("crises", &crises(old), &crises(new));
    }
    if old.current_crisis != new.current_crisis {
        patch.compare_values("struck", &struck(game, old), &struck(game, new));
    }
    patch.compare_values("rolls", &old.rolls, &new.rolls);
    if piles(old) != piles(new) {
        patch.compare_values("decks", &decks(old), &decks(new));
    }
    if old.challenges != new.challenges {
        patch.compare_values("challenges", &challenges(old), &challenges(new));
    }
    patch.compare_values("ending", &old.ending, &new.ending);
    patch.compare_values("ask", &before.ask, &after.ask);
    if before.forecast != after.forecast {
        let forecast = |view: &View| DaybreakForecast::of(game, &view.forecast);
        patch.compare_values("forecast", &forecast(before), &forecast(after));
    }
}

/// What the piles are made of, but for the crises on the table, which do not leave without changing one of these.
fn piles(state: &State) -> impl PartialEq {
    (
        state.local_deck,
        state.local_discards,
        state.global_deck,
        state.global_discards,
        state.crisis_deck,
        state.crisis_discards,
        state.crises.len(),
    )
}
