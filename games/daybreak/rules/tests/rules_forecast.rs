//! What the forecast says of a crisis is what it does.

#![allow(clippy::unwrap_used, clippy::panic)] // A test may fail.

use crate::scenario;

use daybreak::language::Token::{self, Communities, Demand, Dirty, RecentCarbon, Resilience as R, Trees};
use daybreak::language::{Forbidden, Modifier};
use daybreak::{CardNo, CrisisForecast, Draw, Few, Frame, Losses, Move, PlanetaryEffect, Resilience, Stage, State};
use scenario::*;
use tabletop::{Dice, Game, Next, Seat, Seats, Xoshiro};

/// What the crisis that is forecast would do if its turn had come.
fn forecast(table: &Table) -> CrisisForecast {
    let at = table.game.forecast(&table.state).crisis.unwrap().at;
    table.game.crisis_forecast(&table.state, at).unwrap()
}

// DB-CRISIS-25: before the Emissions stage the crisis is forecast with the bands and shortages that the stage leaves.
#[test]
fn a_crisis_is_forecast_with_what_comes_before_it() {
    // 80 carbon against 40 sinks are two bands; Storms are a community a band, less infrastructure.
    let table = table(4).bands(0).sinks(24, 16, 0).set_all(R(Resilience::Infrastructure), 0).forecast(400);
    let coming = table.game.forecast(&table.state);
    assert_eq!((coming.net, coming.bands), (40, 2));
    tokens(&coming.crisis.unwrap().seats[0].tokens, &[(Communities, 2)]);
    tokens(&forecast(&table).seats[0].tokens, &[]);
}

// DB-EMIT-01, DB-EMIT-07, DB-CRISIS-11: losses that the Emissions stage would bring are foretold, and the cards that
// communities in crisis will cost.
#[test]
fn a_loss_is_foretold() {
    let plain = table(4).sinks(24, 16, 0);
    assert_eq!(plain.game.forecast(&plain.state).losses, Losses::default());
    let table = plain.set(US, Communities, 9).set(US, Demand, 40).bands(6);
    let coming = table.game.forecast(&table.state);
    assert_eq!((coming.losses.too_hot, coming.losses.communities), (true, Seats::only(Seat(US))));
    assert!(coming.draws[usize::from(US)] < coming.draws[usize::from(CHINA)]);
}

#[track_caller]
fn tokens<const N: usize>(tokens: &Few<(Token, i16), N>, expected: &[(Token, i16)]) {
    assert_eq!(tokens.iter().copied().collect::<Vec<_>>(), expected);
}

// DB-CRISIS-15, DB-CRISIS-08: Storms at 2 bands, less infrastructure resilience.
#[test]
fn storms_are_weakened_by_resilience() {
    let table = table(4).bands(2).set_all(R(Resilience::Infrastructure), 1).set(US, R(Resilience::Infrastructure), 5);
    let table = table.forecast(400);
    let crisis = forecast(&table);
    assert_eq!((crisis.targets, crisis.choice, crisis.chance), (Seats::all(4), Seats::NONE, false));
    tokens(&crisis.seats[0].tokens, &[(Communities, 1)]);
    tokens(&crisis.seats[usize::from(US)].tokens, &[]);
    // DB-CRISIS-09: a card under it takes off one more.
    let table = table.hand(0, &[6]).play(0, Move::ReduceCrisis { card: local(6), crisis: 0 });
    tokens(&forecast(&table).seats[0].tokens, &[]);
}

// DB-CRISIS-21: what is in force for the table weakens it, too.
#[test]
fn standing_changes_weaken_the_forecast() {
    let action = "(limit: Once, steps: [Do(Gain(Dac, N(77)))])";
    let table = table_changed(4, "[Standing(Weaker(Infrastructure, 1))]", action).bands(3).forecast(400);
    tokens(&forecast(&table.set_all(R(Resilience::Infrastructure), 0)).seats[3].tokens, &[(Communities, 2)]);
}

// 1.424: two steps, one on trees and one on recent carbon, each less resilience; DB-CRISIS-13: missing trees.
#[test]
fn forest_fires_have_two_steps() {
    let table = box_table(4).bands(4).sinks(2, 9, 0).set_all(R(Resilience::Ecological), 3).forecast(424);
    let table = table.set(EUROPE, R(Resilience::Ecological), 1);
    let crisis = forecast(&table);
    assert_eq!(crisis.targets, Seats::only(Seat(EUROPE)));
    tokens(&crisis.world.tokens, &[(Trees, -2), (RecentCarbon, 3)]);
    for seat in &crisis.seats {
        tokens(&seat.tokens, &[(Communities, 1)]);
    }
}

// 1.439: dirty energy is lost, and the check follows.
#[test]
fn sabotage_checks_demand() {
    let table = table(4).set(US, Dirty, 30).set(US, Demand, 40).set(US, Token::Clean, 10).forecast(405);
    tokens(&forecast(&table).seats[usize::from(US)].tokens, &[(Communities, 3), (Dirty, -3)]);
}

// DB-CRISIS-12: resilience that is not there becomes communities. DB-CRISIS-07: a tie names all who may be struck.
#[test]
fn a_tie_is_tried_for_every_seat() {
    let table = table(4).set_all(R(Resilience::Infrastructure), 2).set(CHINA, R(Resilience::Infrastructure), 0);
    let table = table.set(US, R(Resilience::Infrastructure), 0).set(US, R(Resilience::Ecological), 1);
    let table = table.set(CHINA, R(Resilience::Ecological), 5).forecast(432);
    let crisis = forecast(&table);
    assert_eq!(crisis.targets, [Seat(CHINA), Seat(US)].into_iter().collect());
    tokens(&crisis.seats[usize::from(CHINA)].tokens, &[(R(Resilience::Ecological), -2)]);
    tokens(&crisis.seats[usize::from(US)].tokens, &[(Communities, 1), (R(Resilience::Ecological), -1)]);
    tokens(&crisis.seats[usize::from(EUROPE)].tokens, &[]);
    // DB-CRISIS-09: one regulation card cancels it.
    let table = table.hand(0, &[4]).play(0, Move::ReduceCrisis { card: local(4), crisis: 0 });
    let crisis = forecast(&table);
    assert!(crisis.undone && crisis.seats.iter().all(|seat| seat.tokens.is_empty()));
}

// 1.443 and DB-DRAW-02: cards of the next draw step. DB-CRISIS-11: the loss is told.
#[test]
fn draws_and_losses() {
    let mut table = box_table(2).set_all(Communities, 0).forecast(443);
    assert_eq!(forecast(&table).seats[1].draws, -1);
    table.state.crises = Few::EMPTY;
    // Two communities more: the fourth costs a card, the twelfth the game.
    let table = table.set_all(R(Resilience::Social), 0).set(0, Communities, 3).set(1, Communities, 10).forecast(400);
    let crisis = forecast(&table);
    assert_eq!((crisis.seats[0].draws, crisis.losses.communities), (-1, Seats::only(Seat(1))));
}

// DB-CRISIS-14: cards are lost by choice; DB-ROUND-04: the group chooses whom a card spares.
#[test]
fn choices_are_marked() {
    let table = table(4).hand(0, &[1]).forecast(401);
    let crisis = forecast(&table);
    assert_eq!((crisis.choice, crisis.seats.map(|seat| seat.cards)), (Seats::all(4), [-1; 4]));
    let table = scenario::table(4).set_all(R(Resilience::Social), 2).hand(0, &[2]).forecast(406);
    assert_eq!(forecast(&table).choice, Seats::NONE);
    let crisis = forecast(&table.play(0, Move::ReduceCrisis { card: local(2), crisis: 0 }));
    let struck = crisis.seats.iter().filter(|seat| !seat.tokens.is_empty()).count();
    assert_eq!((crisis.choice, struck), (Seats::all(4), 3));
}

// DB-CRISIS-10, DB-CRISIS-16: an ongoing crisis before and after its resolution.
#[test]
fn an_ongoing_crisis() {
    let table = table(4).forecast(412);
    let before = forecast(&table);
    assert_eq!(before.ongoing, Few::from([Modifier::Forbids(Forbidden::RemovingDirty)]));
    assert_eq!(before.world.crises, 0);
    let table = table.crisis_stage();
    assert_eq!(table.game.forecast(&table.state).crisis, None, "it is in force");
    assert_eq!(table.game.crisis_forecast(&table.state, 0).map(|crisis| crisis.ongoing), Some(before.ongoing));
}

// DB-CRISIS-07: while a tie is rolled off, the forecast is about those still tied; then about the one.
#[test]
fn a_crisis_that_is_being_resolved() {
    let table = table(4).forecast(432).unknown(1).set_all(R(Resilience::Infrastructure), 0);
    let table = table.crisis_stage().draw(Draw::Ties([2, 1, 5, 1]));
    assert_eq!(forecast(&table).targets, [Seat(EUROPE), Seat(MAJORITY)].into_iter().collect());
    let table = scenario::table(2).forecast(410).unknown(1).set_all(Communities, 0).set_all(Token::Clean, 5);
    // One of two has chosen the second alternative; the other still chooses.
    let table = table.crisis_stage().play(0, Move::Option(1));
    let crisis = forecast(&table);
    assert_eq!(crisis.choice, Seats::only(Seat(1)));
    tokens(&crisis.seats[0].tokens, &[(Token::Clean, -2)]);
    tokens(&crisis.seats[1].tokens, &[(Communities, 1)]);
}

/// Every crisis of the box on many boards: if nobody has a choice, what happens is what was forecast.
#[test]
fn what_is_forecast_happens() {
    let (mut compared, mut dice) = (0, Xoshiro::new(1));
    for no in 400..448u16 {
        for players in 1..=4u8 {
            let table = box_table(players);
            if players == 1 && table.game.content().crisis(crisis(no)).solo == daybreak::language::Solo::Out {
                continue;
            }
            for _ in 0..20 {
                compared += u32::from(happens(box_table(players), no, &mut dice));
            }
        }
    }
    assert!(compared > 1000, "{compared}");
}

fn happens(mut table: Table, no: u16, dice: &mut Xoshiro) -> bool {
    for board in &mut table.state.boards {
        let mut some = |most| dice.below(most) as u16;
        board.resilience = [some(4), some(4), some(4)];
        board.emissions = [some(9), some(9), some(9), some(9), some(9), some(9)];
        (board.dirty, board.clean, board.demand, board.communities) = (some(20), some(20), some(30), some(6));
    }
    let table = table.bands(dice.below(6) as u8).sinks(dice.below(6) as u16, dice.below(6) as u16, 0);
    let mut table = table.forecast(no).unknown(1);
    // The Crisis stage, one roll before the crises; the roll moves a token to a plain space.
    table.state.stage = Stage::Crisis;
    table.state.rolls = 1;
    table.state.agenda = Few::from([Frame::Crises { at: 0 }, Frame::Rolls]);
    let (said, before) = (forecast(&table), table.state);
    let tie =
        said.targets.len() > 1 && table.game.content().crisis(crisis(no)).target != daybreak::language::Target::All;
    if tie || !said.choice.is_empty() {
        return false;
    }
    let table = table.planet(PlanetaryEffect::Desertification);
    let lost = matches!(table.game.next(&table.state), Next::Over(_));
    assert_eq!(lost, !said.losses.communities.is_empty() || said.losses.too_hot, "{}", CardNo(no));
    for seat in 0..usize::from(table.game.players()) {
        let (mut told, now) = (before.boards[seat], &table.state.boards[seat]);
        for &(token, by) in said.seats[seat].tokens.iter() {
            let slot = match token {
                Communities => &mut told.communities,
                Demand => &mut told.demand,
                Dirty => &mut told.dirty,
                Token::Clean => &mut told.clean,
                Token::Emissions(sector) => &mut told.emissions[sector.index()],
                R(kind) => &mut told.resilience[kind.index()],
                other => panic!("{other:?}"),
            };
            *slot = slot.checked_add_signed(by).unwrap();
        }
        let of = |b: &daybreak::PlayerBoard| (b.communities, b.demand, b.dirty, b.clean, b.emissions, b.resilience);
        assert_eq!(of(&told), of(now), "{} strikes seat {seat}", CardNo(no));
        let draws = table.game.forecast(&table.state).draws[seat];
        let expected = i16::from(table.game.forecast(&before).draws[seat]) + said.seats[seat].draws;
        assert!(lost || i16::from(draws) == expected, "{}", CardNo(no));
    }
    let heat = |state: &State| {
        i32::from(state.world.bands) * 5 * i32::from(table.game.players()) + i32::from(state.world.loose)
    };
    let (mut world, mut hot) = (before.world, heat(&before));
    for &(token, by) in said.world.tokens.iter() {
        match token {
            Trees => world.trees = world.trees.checked_add_signed(by).unwrap(),
            Token::Oceans => world.oceans = world.oceans.checked_add_signed(by).unwrap(),
            RecentCarbon => world.recent = world.recent.checked_add_signed(by).unwrap(),
            Token::ThermometerCarbon => hot += i32::from(by),
            other => panic!("{other:?}"),
        }
    }
    let now = table.state.world;
    assert_eq!((world.trees, world.oceans, world.recent), (now.trees, now.oceans, now.recent), "{}", CardNo(no));
    assert_eq!(hot, heat(&table.state), "{}", CardNo(no));
    true
}
