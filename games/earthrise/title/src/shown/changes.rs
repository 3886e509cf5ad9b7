//! What changes for a reader.

use super::parts::{
    Standing, asking, complete, drawn, final_honors, final_phase, hand, honors, list, order, pieces, pill_chances,
    puzzle_next, seats, silent, step, track, under, unplaced, voids,
};
use super::rewards::{rewards, standing, to_take, track_places, tricks};
use earthrise::{Earthrise, View};
use tabletop::{Seat, Seats};
use wire::Patch;

/// What differs between two views of the rules, as a reader gets them. The parts that can differ are found by comparing
/// these views, which are plain data; a part is shown only if what it is made of has changed.
pub(crate) fn changes(game: &Earthrise, before: &View, after: &View, patch: &mut Patch) {
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
        patch.compare_values("track", &track(game, old), &track(game, new));
    }
    if places_of(old) != places_of(new) {
        patch.compare_lists_of("track_places", &track_places(game, old), &track_places(game, new));
    }
    if old.supply != new.supply {
        let list = |view: &View| view.supply.iter().collect::<Vec<_>>();
        patch.compare_values("supply", &list(old), &list(new));
    }
    if old.earth != new.earth {
        let list = |view: &View| view.earth.iter().collect::<Vec<_>>();
        patch.compare_values("earth", &list(old), &list(new));
    }
    patch.compare_values("newest", &old.newest, &new.newest);
    if on_earth(old) != on_earth(new) {
        patch.compare_values("asking", &asking(game, old), &asking(game, new));
    }
    patch.compare_values("pile", &old.pile, &new.pile);
    if (old.under, old.under_by) != (new.under, new.under_by) {
        patch.compare_values("under", &under(old), &under(new));
    }
    if old.drawn != new.drawn {
        patch.compare_values("drawn", &drawn(old), &drawn(new));
    }
    patch.compare_values("to_draw", &old.to_draw, &new.to_draw);
    if old.unplaced != new.unplaced {
        patch.compare_values("unplaced", &unplaced(game, old), &unplaced(game, new));
    }
    if (old.memory.tricks, old.tokens) != (new.memory.tricks, new.tokens) {
        patch.compare_lists_of("tricks", &tricks(game, old), &tricks(game, new));
    }
}

/// What says who is ahead in a trick, besides the tricks that are remembered.
fn standing_of(view: &View) -> impl PartialEq {
    (view.trick, view.trump, view.pilot, view.table, on_earth(view))
}

/// What says who gets the rewards of a trick, besides the tricks that are remembered.
fn rewards_of(view: &View) -> impl PartialEq {
    (view.phase, view.played, view.track, view.tokens, (view.trick, view.trump, view.pilot, view.table, on_earth(view)))
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
    let is_in = [view.pills_used, view.decided, view.revealing, view.last_exchanged].map(|seats| seats.has(seat));
    let (cards, tokens) = ((view.hands[own], view.table[own], view.memory.won[own]), view.tokens[own]);
    let counts = (view.hand_sizes[own], view.voids[own], view.pieces[own], view.silence[own]);
    let alerts = (view.alerts[own], view.memory.alerts[own], view.memory.fresh_alerts[own]);
    (cards, tokens, counts, alerts, view.score_sheet.map(|column| column[own]), view.pills[own], is_in)
}

/// What can change something before every player: a round is over, or the game is.
fn all_players(view: &View) -> impl PartialEq {
    (view.round, view.phase == earthrise::Phase::Over)
}

/// What differs before one player. A part is shown only if what it is made of has changed.
fn compare_players(game: &Earthrise, old: &View, new: &View, seat: Seat, patch: &mut Patch) {
    let own = seat.index();
    let at = |name: &str| format!("players/{seat}/{name}");
    let anew = all_players(old) != all_players(new);
    if old.hands[own] != new.hands[own] {
        match (hand(old, seat), hand(new, seat)) {
            (Some(old), Some(new)) => patch.compare_lists_of(&at("hand"), &old, &new),
            (old, new) => patch.compare_values(&at("hand"), &old, &new),
        }
    }
    compare(patch, seat, "hand_size", &old.hand_sizes[own], &new.hand_sizes[own]);
    if old.voids[own] != new.voids[own] {
        patch.compare_lists_of(&at("voids"), &voids(old, seat), &voids(new, seat));
    }
    compare(patch, seat, "card", &old.table[own], &new.table[own]);
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
    compare(patch, seat, "alerts", &old.alerts[own], &new.alerts[own]);
    compare(patch, seat, "alerts_taken", &old.memory.alerts[own], &new.memory.alerts[own]);
    compare(patch, seat, "fresh_alerts", &old.memory.fresh_alerts[own], &new.memory.fresh_alerts[own]);
    if anew || old.score_sheet != new.score_sheet {
        patch.compare_lists_of(&at("honors"), &honors(game, old, seat), &honors(game, new, seat));
        compare(patch, seat, "total", &old.honors(seat), &new.honors(seat));
    }
    compare(patch, seat, "final_honors", &final_honors(game, old, seat), &final_honors(game, new, seat));
    compare(patch, seat, "pill", &old.pills[own], &new.pills[own]);
    let is_in = |seats: fn(&View) -> Seats| (seats(old).has(seat), seats(new).has(seat));
    let (used, now_used) = is_in(|view| view.pills_used);
    compare(patch, seat, "pill_used", &used, &now_used);
    if anew || old.pills[own] != new.pills[own] || used != now_used {
        patch.compare_lists_of(&at("pill_chances"), &pill_chances(game, old, seat), &pill_chances(game, new, seat));
    }
    for (name, seats) in [
        ("decided", (|view: &View| view.decided) as fn(&View) -> Seats),
        ("reveals", |view| view.revealing),
        ("last_exchanged", |view| view.last_exchanged),
    ] {
        let (was, is) = is_in(seats);
        compare(patch, seat, name, &was, &is);
    }
}

/// Compares one thing that lies before a player.
fn compare<T: serde::Serialize + PartialEq>(patch: &mut Patch, seat: Seat, name: &str, old: &T, new: &T) {
    if old != new {
        patch.compare_values(&format!("players/{seat}/{name}"), old, new);
    }
}
