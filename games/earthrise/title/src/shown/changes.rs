//! What changes for a reader.

use super::deck::deck_changes;
use super::parts::{
    Standing, asking, complete, drawn, final_honors, final_phase, hand, honors, list, order, pieces, pill_chances,
    puzzle_next, seats, silent, step, track, under, unplaced, voids,
};
use super::rewards::{rewards, standing, to_take, track_places, tricks};
use super::scoring::{exchange, pill_now, scoring};
use earthrise::{Earthrise, View};
use tabletop::{Seat, Seats};
use wire::Patch;

/// What differs between two views of the rules for everybody alike, as readers get them. The parts that can differ are found
/// by comparing these views, which are plain data; a part is shown only if what it is made of has changed.
pub(crate) fn shared_changes(game: &Earthrise, before: &View, after: &View, patch: &mut Patch) {
    if before == after {
        return;
    }
    let (old, new) = (before, after);
    patch.compare_values("phase", &old.phase, &new.phase);
    patch.compare_values("step", &step(game, old), &step(game, new));
    patch.compare_values("round", &old.round, &new.round);
    patch.compare_values("final_phase", &final_phase(game, old), &final_phase(game, new));
    patch.compare_values("trick", &old.trick, &new.trick);
    patch.compare_values("silent", &silent(game, old), &silent(game, new));
    patch.compare_values("first_pilot", &old.first_pilot, &new.first_pilot);
    if old.pilot != new.pilot {
        patch.compare_values("pilot", &old.pilot, &new.pilot);
        patch.compare_values("order", &order(game, old), &order(game, new));
    }
    patch.compare_values("trump", &old.trump, &new.trump);
    patch.compare_values("played", &old.played, &new.played);
    patch.compare_values("complete", &complete(game, old), &complete(game, new));
    if standing_of(old) != standing_of(new) || old.memory.tricks != new.memory.tricks {
        let (old, new) = (Standing::of(game, old), Standing::of(game, new));
        patch.compare_values("commander", &old.commander, &new.commander);
        patch.compare_values("copilot", &old.copilot, &new.copilot);
        patch.compare_values("taker", &old.taker, &new.taker);
    }
    for seat in seats(game) {
        if before_a_player(old, seat) != before_a_player(new, seat) || all_players(old) != all_players(new) {
            compare_players(game, old, new, seat, patch);
        }
    }
    if old.score_sheet != new.score_sheet || old.phase != new.phase {
        patch.compare_lists_of("standing", &standing(game, old), &standing(game, new));
    }
    if rewards_of(old) != rewards_of(new) || old.memory.tricks != new.memory.tricks {
        patch.compare_values("rewards", &rewards(game, old), &rewards(game, new));
        patch.compare_lists_of("to_take", &to_take(game, old), &to_take(game, new));
    }
    if old.track != new.track {
        patch.compare_lists_of("track", &track(game, old), &track(game, new));
    }
    if places_of(old) != places_of(new) {
        patch.compare_lists_of("track_places", &track_places(game, old), &track_places(game, new));
    }
    if old.supply != new.supply {
        let list = |view: &View| view.supply.iter().collect::<Vec<_>>();
        patch.compare_lists_of("supply", &list(old), &list(new));
    }
    if old.earth != new.earth {
        let list = |view: &View| view.earth.iter().collect::<Vec<_>>();
        patch.compare_lists_of("earth", &list(old), &list(new));
    }
    patch.compare_values("newest", &old.newest, &new.newest);
    if on_earth(old) != on_earth(new) {
        patch.compare_lists_of("asking", &asking(game, old), &asking(game, new));
    }
    patch.compare_values("pile", &old.pile, &new.pile);
    patch.compare_values("to_draw", &old.to_draw, &new.to_draw);
    if (old.memory.tricks, old.tokens) != (new.memory.tricks, new.tokens) {
        patch.compare_lists_of("tricks", &tricks(game, old), &tricks(game, new));
    }
}

/// What differs by what the reader alone may know: hands, cards face down, pieces, Alerts and pills.
pub(crate) fn own_changes(game: &Earthrise, before: &View, after: &View, patch: &mut Patch) {
    if before == after {
        return;
    }
    let (old, new) = (before, after);
    for seat in seats(game) {
        compare_known(game, old, new, seat, patch);
    }
    if (old.under, old.under_by) != (new.under, new.under_by) {
        patch.compare_lists_of("under", &under(old), &under(new));
    }
    if old.drawn != new.drawn {
        patch.compare_lists_of("drawn", &drawn(old), &drawn(new));
    }
    if old.unplaced != new.unplaced {
        patch.compare_lists_of("unplaced", &unplaced(game, old), &unplaced(game, new));
    }
    if seen_of(old) != seen_of(new) || old.memory.tricks != new.memory.tricks {
        deck_changes(game, old, new, patch);
    }
    if scored_of(old) != scored_of(new) || old.memory.tricks != new.memory.tricks {
        patch.compare_values("scoring", &scoring(game, old), &scoring(game, new));
    }
    if asked_of(old) != asked_of(new) {
        patch.compare_lists_of("exchange", &exchange(game, old), &exchange(game, new));
        patch.compare_values("pill_now", &pill_now(game, old), &pill_now(game, new));
    }
}

/// What says which cards have been seen, besides the tricks that are remembered.
fn seen_of(view: &View) -> impl PartialEq {
    (view.phase, view.trick, view.table, view.hands)
}

/// What a scoring is made of, besides the tricks that are remembered.
fn scored_of(view: &View) -> impl PartialEq {
    (
        view.round,
        view.table,
        view.memory.won,
        view.alerts.map(|alerts| alerts.is_some()),
        view.silence,
        view.revealing,
        view.pills,
    )
}

/// What says what pieces and pills are worth to whoever is asked about them.
fn asked_of(view: &View) -> impl PartialEq {
    let pieces = (view.pieces, view.pile, view.under, view.unplaced, view.tokens);
    (view.phase, view.asked, view.round, pieces, (view.pills, view.silence, view.memory.won))
}

/// What says who is ahead in a trick, besides the tricks that are remembered.
fn standing_of(view: &View) -> impl PartialEq {
    (view.trick, view.trump, view.pilot, view.table, on_earth(view))
}

/// What says who gets the rewards of a trick, besides the tricks that are remembered.
fn rewards_of(view: &View) -> impl PartialEq {
    (
        view.phase,
        view.played,
        view.asked,
        view.track,
        view.tokens,
        (view.trick, view.trump, view.pilot, view.table, on_earth(view)),
    )
}

/// What says where the tokens of the track are.
fn places_of(view: &View) -> impl PartialEq {
    (view.round, view.trick, view.track, view.earth, view.tokens)
}

/// What says which tokens ask for something.
fn on_earth(view: &View) -> impl PartialEq {
    (view.round, view.trick, view.newest, view.earth)
}

/// What lies before one player.
fn before_a_player(view: &View, seat: Seat) -> impl PartialEq {
    let own = seat.index();
    let is_in = [view.pills_used, view.decided, view.last_exchanged].map(|seats| seats.has(seat));
    let counts = (view.hand_sizes[own], view.voids[own], view.pieces[own], view.silence[own]);
    let alerts = (view.memory.alerts[own], view.memory.fresh_alerts[own]);
    (view.memory.won[own], view.tokens[own], counts, alerts, view.score_sheet.map(|column| column[own]), is_in)
}

/// What can change something before every player: a round is over, or the game is.
fn all_players(view: &View) -> impl PartialEq {
    (view.round, view.phase == earthrise::Phase::Over)
}

/// What differs before one player for everybody alike. A part is shown only if what it is made of has changed.
fn compare_players(game: &Earthrise, old: &View, new: &View, seat: Seat, patch: &mut Patch) {
    let own = seat.index();
    let at = |name: &str| format!("players/{seat}/{name}");
    let anew = all_players(old) != all_players(new);
    compare(patch, seat, "hand_size", &old.hand_sizes[own], &new.hand_sizes[own]);
    if old.voids[own] != new.voids[own] {
        patch.compare_lists_of(&at("voids"), &voids(old, seat), &voids(new, seat));
    }
    if old.memory.won[own] != new.memory.won[own] {
        patch.compare_lists_of(&at("won"), &list(old.memory.won[own]), &list(new.memory.won[own]));
    }
    if old.tokens[own] != new.tokens[own] {
        let tokens = |view: &View| view.tokens[own].iter().collect::<Vec<_>>();
        patch.compare_lists_of(&at("tokens"), &tokens(old), &tokens(new));
        let honors = |view: &View| game.token_honors(view.tokens[own]);
        compare(patch, seat, "token_honors", &honors(old), &honors(new));
    }
    if old.pieces[own] != new.pieces[own] {
        let (before, after) = (old.pieces[own], new.pieces[own]);
        patch.compare_lists_of(&at("pieces"), &pieces(game, before), &pieces(game, after));
        compare(patch, seat, "puzzle_honors", &game.puzzle_honors(before), &game.puzzle_honors(after));
        compare(patch, seat, "puzzle_next", &puzzle_next(game, before), &puzzle_next(game, after));
    }
    compare(patch, seat, "silence", &old.silence[own], &new.silence[own]);
    compare(patch, seat, "alerts_taken", &old.memory.alerts[own], &new.memory.alerts[own]);
    compare(patch, seat, "fresh_alerts", &old.memory.fresh_alerts[own], &new.memory.fresh_alerts[own]);
    if anew || old.score_sheet != new.score_sheet {
        patch.compare_lists_of(&at("honors"), &honors(game, old, seat), &honors(game, new, seat));
        compare(patch, seat, "total", &old.honors(seat), &new.honors(seat));
    }
    compare(patch, seat, "final_honors", &final_honors(game, old, seat), &final_honors(game, new, seat));
    for (name, seats) in [
        ("pill_used", (|view: &View| view.pills_used) as fn(&View) -> Seats),
        ("decided", |view| view.decided),
        ("last_exchanged", |view| view.last_exchanged),
    ] {
        compare(patch, seat, name, &seats(old).has(seat), &seats(new).has(seat));
    }
}

/// What differs before one player by what the reader may know.
fn compare_known(game: &Earthrise, old: &View, new: &View, seat: Seat, patch: &mut Patch) {
    let own = seat.index();
    if old.hands[own] != new.hands[own] {
        let at = format!("players/{seat}/hand");
        match (hand(old, seat), hand(new, seat)) {
            (Some(old), Some(new)) => patch.compare_lists_of(&at, &old, &new),
            (old, new) => patch.compare_values(&at, &old, &new),
        }
    }
    compare(patch, seat, "card", &old.table[own], &new.table[own]);
    compare(patch, seat, "alerts", &old.alerts[own], &new.alerts[own]);
    compare(patch, seat, "pill", &old.pills[own], &new.pills[own]);
    let pill_of = |view: &View| (view.pills[own], view.pills_used.has(seat));
    if all_players(old) != all_players(new) || pill_of(old) != pill_of(new) {
        let chances = |view: &View| pill_chances(game, view, seat);
        patch.compare_lists_of(&format!("players/{seat}/pill_chances"), &chances(old), &chances(new));
    }
    compare(patch, seat, "reveals", &old.revealing.has(seat), &new.revealing.has(seat));
}

/// Compares one thing that lies before a player.
fn compare<T: serde::Serialize + PartialEq>(patch: &mut Patch, seat: Seat, name: &str, old: &T, new: &T) {
    if old != new {
        patch.compare_values(&format!("players/{seat}/{name}"), old, new);
    }
}
