//! What changes for a reader.

use super::forecast::DaybreakForecast;
use super::parts::{
    challenges, crises, current_crisis, decks, drawn, player, playing, projects, step, usual, votes, waits_for, world,
};
use super::step::DaybreakWait;
use super::types::{DaybreakPlayer, DaybreakWorld};
use daybreak::{Chain, Daybreak, PlayerBoard, State, View};
use wire::{Patch, compare_fields};

/// What differs between two views of the rules, as a reader gets them. The parts that can differ are found by comparing
/// the state, which is plain data; a part is shown only if what it is made of has changed.
pub(crate) fn changes(game: &Daybreak, before: &View, after: &View, patch: &mut Patch) {
    let (old, new) = (&before.state, &after.state);
    patch.compare_values("round", &old.round, &new.round);
    // Cards in force may count tokens and bands; of the boards they look at the first.
    let same_rules = old.world == new.world
        && old.projects == new.projects
        && old.crises == new.crises
        && old.challenges == new.challenges
        && old.boards[0] == new.boards[0];
    if !same_rules {
        patch.compare_values("rounds", &game.rounds(old), &game.rounds(new));
    }
    patch.compare_values("stage", &old.stage, &new.stage);
    patch.compare_values("step", &step(old), &step(new));
    patch.compare_values("waits_for", &waits_for(old), &waits_for(new));
    patch.compare_values("done", &old.done, &new.done);
    patch.compare_values("may_return", &old.may_return, &new.may_return);
    if old.votes != new.votes {
        patch.compare_values("votes", &votes(game, old), &votes(game, new));
    }
    if [old, new].into_iter().any(|state| waits_for(state) == DaybreakWait::Vote) {
        patch.compare_values("decision", &game.decision(old), &game.decision(new));
    }
    if !same_rules || old.standing[0].bands_to_lose != new.standing[0].bands_to_lose {
        compare_worlds(patch, &world(game, old), &world(game, new));
    }
    let cards_moved = old.next_card != new.next_card || old.used != new.used;
    let same_chain = |chain: Chain| old.chain(chain).eq(new.chain(chain));
    let same_stacks = |board: &PlayerBoard| {
        let used = |state: &State, chain: Chain| chain.front().map(|front| state.used.0[front.index()]);
        board.stacks.iter().all(|stack| same_chain(stack.cards) && used(old, stack.cards) == used(new, stack.cards))
    };
    for seat in game.seats() {
        let own = seat.index();
        let same = old.boards[own] == new.boards[own]
            && old.standing[own] == new.standing[own]
            && old.desks[own] == new.desks[own]
            && playing(old, seat) == playing(new, seat)
            && (!cards_moved || same_stacks(&new.boards[own]));
        if !same {
            compare_players(patch, own, &player(old, seat), &player(new, seat));
        }
    }
    let tucked_same = !cards_moved || new.projects.iter().flatten().all(|project| same_chain(project.tucked));
    if !same_rules || !tucked_same {
        patch.compare_values("projects", &projects(game, old), &projects(game, new));
    }
    if old.drawn_projects != new.drawn_projects || (!same_rules && !new.drawn_projects.is_empty()) {
        patch.compare_values("drawn_projects", &drawn(game, old), &drawn(game, new));
    }
    let tucked_same = !cards_moved || new.crises.iter().all(|crisis| same_chain(crisis.tucked));
    if !same_rules || !tucked_same {
        patch.compare_values("crises", &crises(game, old), &crises(game, new));
    }
    // While a crisis strikes, what it looks at is on the boards.
    if [old, new].into_iter().any(|state| !state.current_crisis.targets.is_empty()) {
        patch.compare_values("current_crisis", &current_crisis(game, old), &current_crisis(game, new));
    }
    patch.compare_values("rolls", &old.rolls, &new.rolls);
    if piles(old) != piles(new) {
        patch.compare_values("decks", &decks(old), &decks(new));
    }
    if old.challenges != new.challenges {
        patch.compare_values("challenges", &challenges(old), &challenges(new));
    }
    patch.compare_values("ending", &old.ending, &new.ending);
    own_changes(before, after, patch);
    if before.forecast != after.forecast {
        let forecast = |view: &View| DaybreakForecast::of(game, &view.forecast);
        compare_forecasts(patch, &forecast(before), &forecast(after));
    }
}

/// What differs for the seat that looks alone: the question it is asked.
pub(crate) fn own_changes(before: &View, after: &View, patch: &mut Patch) {
    patch.compare_values("ask", &before.ask, &after.ask);
    patch.compare_values("usual", &usual(before), &usual(after));
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

#[rustfmt::skip]
fn compare_worlds(patch: &mut Patch, before: &DaybreakWorld, after: &DaybreakWorld) {
    compare_fields!(patch, "world", DaybreakWorld {
        trees, oceans, dac, other_sinks, sinks, recent, loose, bands, tenths, bands_away, bands_to_lose, band, tracks,
        next_tips, thin_sinks, drawdown,
    }, before, after);
}

#[rustfmt::skip]
fn compare_players(patch: &mut Patch, seat: usize, before: &DaybreakPlayer, after: &DaybreakPlayer) {
    compare_fields!(patch, format_args!("players/{seat}"), DaybreakPlayer {
        demand, dirty, clean, shortage, emissions, carbon, resilience, communities, communities_to_lose, absorbed,
        next_draw, playing, hand, stacks, tags, in_force, offered, owes, consent,
    }, before, after);
}

#[rustfmt::skip]
fn compare_forecasts(patch: &mut Patch, before: &DaybreakForecast, after: &DaybreakForecast) {
    compare_fields!(patch, "forecast", DaybreakForecast {
        carbon, shortage, crowded, sinks, made, absorbed, net, drawdown, bands, tenths, loose, spare, room, this_round, round,
        comes, rolls, level, draws, growth, losses, crisis,
    }, before, after);
}
