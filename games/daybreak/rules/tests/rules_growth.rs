//! The Growth stage, how it ends, temporary effects.

use crate::scenario;

use daybreak::language::Token::{Communities, Demand};
use daybreak::{Draw, Fact, Move, Stage};
use scenario::*;

// DB-GROW-01, DB-END-01: drawdown wins, in round 6 too.
#[test]
fn drawdown_wins() {
    for round in [1, 6] {
        let mut table = table(4).round(round);
        table.state.world.drawdown = true;
        table.growth_stage().won();
    }
}

// DB-GROW-02: after round 6 without a win all lose.
#[test]
fn six_rounds_and_no_win_lose() {
    assert!(table(4).round(6).growth_stage().lost().out_of_time);
    assert_eq!(table(4).round(5).growth_stage().stage_is(Stage::Global).state.round, 6);
}

// DB-GROW-03, DB-GROW-05: the reference card says how much demand grows; DB-SETUP-13: 2 in solo.
#[test]
fn demand_grows() {
    table(1).growth_stage().has(0, Demand, 12);
}

// DB-GROW-04: hands, play areas and tokens carry over.
#[test]
fn everything_carries_over() {
    let table = table(4).hand(US, &[1, 2, 3]).stack(US, 0, &[8, 1]).growth_stage().hand_is(US, 3);
    assert_eq!(table.state.boards[2].stacks[0].cards.len, 2);
}

// DB-DRAW-04: no hand limit; a hand of 30 carries over, and the next draw adds its 5.
#[test]
fn there_is_no_hand_limit() {
    let cards: Vec<u16> = (20..50).collect();
    let table = table(2).hand(0, &cards).set_all(Communities, 0).all_done().growth_stage().hand_is(0, 30).settle();
    let table = table.play(0, Move::KeepNone).play(1, Move::KeepNone).settle().hand_is(0, 35).hand_is(1, 5);
    assert!(cards.iter().all(|&no| table.state.boards[0].hand.has(local(no))));
}

// DB-LOCAL-10, DB-GROW-05: limits are cleared at the end of the round.
#[test]
fn limits_are_cleared() {
    let table = table(4).stack(CHINA, 0, &[3]).play(CHINA, Move::Act(0)).growth_stage();
    assert!(table.state.used.0.iter().all(|&used| used == 0));
}

// DB-END-02: a loss in spite of drawdown.
#[test]
fn a_loss_beats_drawdown() {
    let mut table = table(4)
        .bands(1)
        .set(US, Communities, 11)
        .forecast(400)
        .set_all(daybreak::language::Token::Resilience(daybreak::Resilience::Infrastructure), 0);
    table.state.world.drawdown = true;
    let losses = table.crisis_stage().planet(daybreak::PlanetaryEffect::Desertification).lost();
    assert_eq!(losses.communities, [tabletop::Seat(US)].into_iter().collect());
}

// DB-TEMP-01, DB-TEMP-02: bands leave for the round, count for nothing, and come back.
#[test]
fn bands_go_away_and_come_back() {
    let table = table(4).bands(3).stack(CHINA, 0, &[12]).play(CHINA, Move::Act(0)).draw(Draw::Geoengineering(6));
    let table = table.bands_are(1);
    assert!(table.told(|fact| matches!(fact, Fact::DieRolled { face: 6, total: 6, .. })));
    table.growth_stage().bands_are(3);
}

// DB-TEMP-02: eight bands after they came back lose.
#[test]
fn bands_that_come_back_can_lose() {
    let mut table = table(4).bands(6);
    table.state.world.bands_away = 2;
    assert!(table.growth_stage().lost().too_hot);
}
