//! The Emissions stage.

use crate::scenario;

use daybreak::language::Token::{Clean, Communities, Demand, Dirty, Trees};
use daybreak::{Fact, Move, Stage};
use scenario::*;

// DB-EMIT-01, DB-EMIT-08: missing energy becomes communities in crisis.
#[test]
fn a_shortage_makes_communities() {
    let table = table(4).clean_boards().set(US, Demand, 9).set(US, Clean, 6).set(US, Communities, 0).all_done();
    table.has(US, Communities, 3);
}

// DB-EMIT-09: energy beyond demand brings nothing and is not lost.
#[test]
fn energy_beyond_demand_stays() {
    table(4).clean_boards().set(US, Clean, 30).set(US, Communities, 0).all_done().has(US, Clean, 30).has(
        US,
        Communities,
        0,
    );
}

// DB-EMIT-03, DB-EMIT-04: exactly 0 with nothing unused is not drawdown.
#[test]
fn exactly_nothing_left_is_no_drawdown() {
    let table = table(4).clean_boards().set(US, Dirty, 6).sinks(3, 2, 1).all_done();
    assert!(!table.state.world.drawdown);
    assert_eq!(table.state.world.loose, 0);
}

// DB-EMIT-04, DB-EMIT-10: one unused sink with no loose carbon already breaks a band.
#[test]
fn one_unused_sink_breaks_a_band() {
    let table = table(4).clean_boards().set(US, Dirty, 6).sinks(4, 2, 1).bands(2).all_done().bands_are(1);
    assert!(table.state.world.drawdown);
    assert_eq!(table.state.world.loose, 19);
}

// DB-EMIT-10, the other reading: a band breaks only if all its carbon can be removed.
#[test]
fn whole_bands_break_whole() {
    let with = |sinks| table_with(4, "whole_bands").clean_boards().sinks(sinks, 0, 0).bands(2).all_done();
    assert!(with(19).bands_are(2).state.world.drawdown);
    with(20).bands_are(1);
}

// DB-EMIT-10: with the thermometer empty the rest does nothing, and it is still drawdown.
#[test]
fn drawdown_on_an_empty_thermometer() {
    let table = table(4).clean_boards().bands(0).all_done().bands_are(0);
    assert!(table.state.world.drawdown);
}

// DB-EMIT-05, DB-EMIT-06: the fourth band shows a fourth crisis card; it is drawn face down at once.
#[test]
fn a_new_level_draws_the_difference() {
    let mut table = table(4).clean_boards().sinks(0, 0, 0).set(US, Dirty, 20).bands(3);
    table.state.level_crises = 3;
    table.all_done().bands_are(4).crises_are(1);
}

// DB-EMIT-07, DB-EMIT-13, DB-END-02: the eighth band loses at once, and no crisis is drawn.
#[test]
fn the_eighth_band_loses() {
    let table = table(4).clean_boards().sinks(0, 0, 0).set(US, Dirty, 20).bands(7).all_done().crises_are(0);
    assert!(table.lost().too_hot);
}

// DB-EMIT-11, DB-CRISIS-01: fewer bands mean fewer rolls, but crises already drawn stay.
#[test]
fn drawdown_takes_rolls_but_no_crises() {
    let table = table(4).clean_boards().bands(1).sinks(1, 0, 0).unknown(3).all_done().bands_are(0);
    table.rolls_are(0).crises_are(3).stage_is(Stage::Crisis);
}

// DB-EMIT-12: carbon left in recent emissions counts with this round's.
#[test]
fn recent_emissions_wait_for_the_next_round() {
    let mut table = table(4).clean_boards().sinks(0, 0, 0).set(US, Dirty, 12);
    table.state.world.recent = 8;
    table.all_done().bands_are(1);
}

// DB-LOCAL-14, DB-EMIT-08: Methane Removal acts between check and emissions, and only who can use it is asked.
#[test]
fn the_emissions_window() {
    let table = table(4).clean_boards().sinks(0, 0, 0).set(US, Dirty, 9).stack(US, 0, &[10]).hand(US, &[1, 2, 3]);
    assert!(!table.offers(US, Move::Act(0)), "not in the Local stage");
    let table = table.all_done();
    assert_eq!(table.asked(), [tabletop::Seat(US)].into_iter().collect());
    let table = table.play(US, Move::Act(0)).play(US, Move::Pay(local(1))).play(US, Move::Pay(local(2)));
    assert!(table.told(|fact| matches!(fact, Fact::Emitted { carbon: 4, absorbed: 5, .. })));
}

// DB-LOCAL-14: a window nobody can use is not opened.
#[test]
fn no_window_without_a_use() {
    table(4).clean_boards().stack(US, 0, &[10]).unknown(1).all_done().stage_is(Stage::Crisis);
}

// DB-SETUP-14: tokens have no end.
#[test]
fn supplies_do_not_run_out() {
    table(4).sinks(500, 0, 0).all_done().has(0, Trees, 500);
}
