//! The numbers that the books print.

use crate::scenario;

use daybreak::language::Token::{Clean, Communities, Demand, Dirty, Emissions, Resilience as R};
use daybreak::{Fact, Move, PlanetaryEffect, Refusal, Resilience, Sector, Stage};
use scenario::*;

// DB-GLOBAL-01, DB-CRISIS-01: bands 0 to 7 make 0 to 7 rolls and 3 3 3 3 4 4 5 5 crisis cards.
#[test]
fn bands_rolls_and_crisis_cards() {
    for (bands, cards) in [3, 3, 3, 3, 4, 4, 5, 5].into_iter().enumerate() {
        let rolls = bands as u8;
        table(4).bands(rolls).crisis_stage().rolls_are(rolls);
        table(4).bands(rolls).growth_stage().stage_is(Stage::Global).crises_are(cards);
    }
}

// DB-GLOBAL-02: round 1 has 3 crises, 1 up and 2 down.
#[test]
fn round_1_has_one_forecast_and_two_unknown() {
    let table = opening(4).crises_are(3).turns_up(432);
    assert_eq!(table.ups(), 1);
}

// DB-EMIT-05, DB-SETUP-13: 20 carbon make a band at 4 players, 5 in solo.
#[test]
fn carbon_of_a_band() {
    for (players, carbon) in [(4, 20), (3, 15), (2, 10), (1, 5)] {
        let almost = table(players).clean_boards().sinks(0, 0, 0).set(0, Dirty, carbon - 1);
        almost.all_done().bands_are(0);
        table(players).clean_boards().sinks(0, 0, 0).set(0, Dirty, carbon).all_done().bands_are(1);
    }
}

// DB-DRAW-01, DB-DRAW-02: the 4th community in crisis takes a card from the draw, the 8th a second.
#[test]
fn communities_take_cards_from_the_draw() {
    for (communities, cards) in [(0, 5), (3, 5), (4, 4), (7, 4), (8, 3), (11, 3)] {
        let table = opening(4).set(0, Communities, communities);
        assert_eq!(table.game.forecast(&table.state).draws[0], cards, "{communities} communities");
    }
}

// DB-SETUP-09, DB-EMIT-02, DB-GROW-03: China meets demand 12 with 9 dirty and 3 clean, makes 22 carbon, grows to 14.
#[test]
fn china_opens_with_22_carbon_and_grows_to_14() {
    let table = table(4).has(CHINA, Demand, 12).has(CHINA, Dirty, 9).has(CHINA, Clean, 3);
    let forecast = table.game.forecast(&table.state);
    assert_eq!((forecast.carbon[0], forecast.shortage[0], forecast.growth[0]), (22, 0, 2));
    table.growth_stage().has(CHINA, Demand, 14).has(EUROPE, Demand, 10).has(US, Demand, 7).has(MAJORITY, Demand, 18);
}

// DB-EMIT-02: a board of 4 dirty, 3 industry and 2 transportation makes 9 carbon.
#[test]
fn a_board_of_nine_carbon() {
    let table = table(4).clean_boards().sinks(0, 0, 0).set(US, Dirty, 4);
    let table = table.set(US, Emissions(Sector::Industry), 3).set(US, Emissions(Sector::Transportation), 2).all_done();
    assert!(table.told(|fact| matches!(fact, Fact::Emitted { carbon: 9, .. })));
    assert_eq!(table.state.world.loose, 9);
}

// DB-LOCAL-03: Clean Electricity Plants with 2 grid tags: discard 1 card, gain 2 clean energy.
#[test]
fn clean_electricity_plants() {
    let table = table(4).stack(CHINA, 0, &[205, 1]).hand(CHINA, &[4]);
    table.play(CHINA, Move::Act(0)).has(CHINA, Clean, 5).hand_is(CHINA, 0);
}

// DB-LOCAL-10, DB-LOCAL-15: Citizen Assemblies over Resilience Volunteers: 2 social a round; one more tucked: 3.
#[test]
fn citizen_assemblies() {
    let base = || table(4).stack(CHINA, 2, &[3, 207]).set(CHINA, R(Resilience::Social), 0);
    let twice = base().play(CHINA, Move::Act(2)).has(CHINA, R(Resilience::Social), 2);
    assert!(!twice.offers(CHINA, Move::Act(2)), "once a round");
    let table = base().hand(CHINA, &[2]).play(CHINA, Move::Support { card: local(2), stack: 2 });
    table.play(CHINA, Move::Under(2)).play(CHINA, Move::Act(2)).has(CHINA, R(Resilience::Social), 3);
}

// DB-LOCAL-06: Tree Farms tucked behind Dirty Electricity Phaseout removes 2 dirty instead of 1.
#[test]
fn tree_farms_behind_the_phaseout() {
    let table = table(4).hand(CHINA, &[16, 2]);
    let table = table.play(CHINA, Move::Support { card: local(16), stack: 1 });
    table.play(CHINA, Move::Act(1)).has(CHINA, Dirty, 7);
}

// DB-LOCAL-02: Resilience Volunteers: discard 1 card, gain 1 resilience of any type, no limit.
#[test]
fn resilience_volunteers() {
    let table = table(4).hand(CHINA, &[1, 2]);
    let table = table.play(CHINA, Move::Act(2)).play(CHINA, Move::Pay(local(1)));
    let table = table.play(CHINA, Move::Resilience(Resilience::Ecological)).has(CHINA, R(Resilience::Ecological), 1);
    let table = table.play(CHINA, Move::Act(2)).play(CHINA, Move::Resilience(Resilience::Social));
    table.has(CHINA, R(Resilience::Social), 2).hand_is(CHINA, 0);
}

// DB-LOCAL-11: Green Tech Exports: give 1 or 2 clean energy, once a round per grid tag.
#[test]
fn green_tech_exports() {
    let table = table(4).play(CHINA, Move::Act(4)).play(CHINA, Move::To(tabletop::Seat(US)));
    assert_eq!(table.moves(CHINA), [Move::Amount(1), Move::Amount(2), Move::Back]);
    let table = table.play(CHINA, Move::Amount(2)).has(CHINA, Clean, 1).has(US, Clean, 3);
    assert!(!table.offers(CHINA, Move::Act(4)), "one grid tag");
}

// DB-LOCAL-16: a buildings card: +1 demand, -1 buildings, once a round per innovation tag.
#[test]
fn a_buildings_card_costs_demand() {
    let table = table(4).stack(CHINA, 0, &[7]).play(CHINA, Move::Act(0));
    table.has(CHINA, Demand, 13).has(CHINA, Emissions(Sector::Buildings), 0);
}

// DB-LOCAL-05, DB-LOCAL-15: Long Range Transmission in front of Clean Electricity Plants: once per grid tag there.
#[test]
fn long_range_transmission() {
    let table = table(4).hand(CHINA, &[8]).play(CHINA, Move::Start { card: local(8), stack: 0 });
    let table = table.play(CHINA, Move::Act(0)).play(CHINA, Move::Act(0)).has(CHINA, Clean, 5);
    assert!(!table.offers(CHINA, Move::Act(0)), "two grid tags");
}

// DB-GLOBAL-05, DB-GLOBAL-09: Wind Technology at Scale: an action on a wind card makes 2 more clean energy.
#[test]
fn wind_technology_at_scale() {
    let table = table(4).project(0, 300).hand(CHINA, &[6, 1]).play(CHINA, Move::Start { card: local(6), stack: 0 });
    assert!(table.told(|fact| matches!(fact, Fact::ProjectActive { .. })), "two wind tags in one play area");
    table.play(CHINA, Move::Act(0)).has(CHINA, Clean, 6);
}

// DB-GLOBAL-05: Tax Haven Regulations: one regulation card per player, anyone may add.
#[test]
fn tax_haven_regulations() {
    let table = table(2).project(0, 301).hand(0, &[4, 1]).hand(1, &[5]);
    assert!(!table.offers(0, Move::SupportProject { card: local(1), project: 0 }), "no regulation tag");
    let table = table.play(0, Move::SupportProject { card: local(4), project: 0 });
    assert!(!table.told(|fact| matches!(fact, Fact::ProjectActive { .. })));
    let table = table.play(1, Move::SupportProject { card: local(5), project: 0 });
    assert!(table.told(|fact| matches!(fact, Fact::ProjectActive { .. })));
    assert_eq!(table.game.forecast(&table.state).draws[..2], [6, 6]);
}

// DB-CRISIS-05: the rulebook's roll of Arctic sea ice with 4 players: 8 carbon, second band, one more roll.
#[test]
fn arctic_sea_ice_at_four_players() {
    let table = table(4).bands(1).loose(12).crisis_stage().rolls_are(1).planet(PlanetaryEffect::ArcticSeaIce);
    table.bands_are(2).rolls_are(1);
}

// DB-LOCAL-03: Emissions Technology R+D with 2 innovation tags draws 4 cards, keeps those that fit, once a round.
#[test]
fn emissions_technology_research() {
    use daybreak::language::CardFilter;
    let table = table(4).stack(CHINA, 3, &[208, 7]);
    let tokens = [Emissions(Sector::Industry), Emissions(Sector::Transportation)];
    let filter = CardFilter::Removes(daybreak::Few::from(tokens));
    let fits = |card: &daybreak::LocalId| table.game.content().local(*card).fits(&filter);
    let (fitting, others): (Vec<_>, Vec<_>) = table.state.local_deck.iter().partition(fits);
    let cards = fitting[..1].iter().chain(&others[..3]).copied().collect();
    let kept = fitting[0];
    let table = table.play(CHINA, Move::Act(3)).draw(daybreak::Draw::Local(cards)).hand_is(CHINA, 1);
    assert!(table.state.boards[0].hand.has(kept) && table.state.local_discards.len() == 3);
    assert!(!table.offers(CHINA, Move::Act(3)), "once a round");
}

// DB-CRISIS-09: Oil Industry Negligence as forecast with an infrastructure card tucked: ignored.
#[test]
fn oil_industry_negligence_is_ignored() {
    let table = table(4).forecast(435).hand(US, &[8]).play(US, Move::ReduceCrisis { card: local(8), crisis: 0 });
    let table = table.crisis_stage();
    assert!(table.told(|fact| matches!(fact, Fact::CrisisCancelled { .. })));
}

// High Speed Rail (1.078): tucked, it adds a finance tag; in front, it removes transportation by the stack's grid tags.
#[test]
fn high_speed_rail() {
    // 1.088 makes infrastructure resilience per finance tag in its stack.
    let infrastructure = R(Resilience::Infrastructure);
    let alone = box_table(4).stack(CHINA, 0, &[88]).hand(CHINA, &[1]).set(CHINA, infrastructure, 0);
    let alone = alone.play(CHINA, Move::Act(0)).count(CHINA, infrastructure);
    let with = box_table(4).stack(CHINA, 0, &[88, 78]).hand(CHINA, &[1]).set(CHINA, infrastructure, 0);
    with.play(CHINA, Move::Act(0)).has(CHINA, infrastructure, alone + 1);

    // Two grid tags behind it: twice a round, each time 1 more demand and 1 less transportation.
    let transportation = Emissions(Sector::Transportation);
    let front = box_table(4).stack(CHINA, 0, &[78, 12, 13]).set(CHINA, transportation, 5).set(CHINA, Demand, 12);
    let front = front.play(CHINA, Move::Act(0)).play(CHINA, Move::Act(0));
    let front = front.has(CHINA, transportation, 3).has(CHINA, Demand, 14);
    assert!(!front.offers(CHINA, Move::Act(0)), "two grid tags");
    let without = box_table(4).stack(CHINA, 0, &[78]).set(CHINA, transportation, 5);
    assert!(!without.offers(CHINA, Move::Act(0)), "no grid tag");
}

// Onshore Wind Farm (1.020): discard 1, clean energy per tag, with a requirement.
#[test]
fn onshore_wind_farm() {
    let table = box_table(4).stack(CHINA, 0, &[20, 12, 13, 6]).hand(CHINA, &[1, 2]).set(CHINA, Clean, 0);
    let wind = table.state.boards[0].stacks[0].tags.of(daybreak::Tag::Wind);
    let table = table.play(CHINA, Move::Act(0)).play(CHINA, Move::Pay(local(1))).hand_is(CHINA, 1);
    table.has(CHINA, Clean, wind.into());
    let bare = box_table(4).stack(CHINA, 0, &[20]).hand(CHINA, &[1]);
    let why = bare.why_not(CHINA, Move::Act(0));
    assert!(matches!(why, Refusal::TagsShort { tag: daybreak::Tag::Energy, need: 2, have: 0 }), "{why:?}");
}
