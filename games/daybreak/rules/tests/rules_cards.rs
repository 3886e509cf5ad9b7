//! What the language of cards can say beyond the sourced examples: standing changes, and steps with choices.

use crate::scenario;

use daybreak::language::CardFilter;
use daybreak::language::Token::{self, Clean, Communities, Dac, Demand, Dirty, Emissions, Resilience as R, Trees};
use daybreak::{Draw, Fact, Move, PlanetaryEffect as P, Refusal, Resilience, Sector, Stage};
use scenario::*;
use tabletop::Seat;

const PLAIN: &str = "(limit: Once, steps: [Do(Gain(Dac, N(77)))])";
const NONE: &str = "[Standing(ProjectChoice(0))]";

fn card(action: &str) -> Table {
    table_changed(4, NONE, action).stack(CHINA, 0, &[17])
}

// DB-DRAW-01, DB-GROW-03, DB-CHAL-01: draws, growth and stacks for the whole game.
#[test]
fn draws_growth_and_stacks() {
    let table =
        table_changed(4, "[Standing(Draws(2)), Standing(Growth(-1)), Standing(Stacks(1))]", PLAIN).hand(0, &[1]);
    let forecast = table.game.forecast(&table.state);
    assert_eq!((forecast.draws[0], forecast.growth), (7, [1, 0, 0, 2]));
    assert_eq!([0, 1, 2, 3].map(|seat| table.game.growth(&table.state, Seat(seat))), [1, 0, 0, 2]);
    let table = table.play(0, Move::Start { card: local(1), stack: 5 });
    assert_eq!(table.state.boards[0].stacks[5].cards.len, 1);
}

// DB-GLOBAL-01, DB-CRISIS-01: more crises and rolls each round.
#[test]
fn more_crises_and_rolls() {
    let with = || table_changed(4, "[Standing(Crises(2)), Standing(Rolls(1))]", PLAIN);
    with().growth_stage().crises_are(5);
    with().bands(1).crisis_stage().rolls_are(2);
}

// DB-GROW-02, DB-GROW-01: fewer rounds; a win with a condition.
#[test]
fn rounds_and_conditions_of_the_win() {
    assert!(table_changed(4, "[Standing(Rounds(-1))]", PLAIN).round(5).growth_stage().lost().out_of_time);
    let with = |communities| {
        let changes = "[Standing(WinOnlyIf(EveryPlayer(AtMost(Communities, 5))))]";
        let mut table = table_changed(4, changes, PLAIN).round(6).set_all(Communities, communities);
        table.state.world.drawdown = true;
        table.growth_stage()
    };
    with(5).won();
    assert!(with(6).lost().condition_unmet);
}

// DB-EMIT-07, DB-CRISIS-11: other marks for a loss.
#[test]
fn other_marks_for_a_loss() {
    let with = || table_changed(4, "[Standing(LossBands(-2)), Standing(LossCommunities(-2))]", PLAIN);
    assert!(with().clean_boards().sinks(0, 0, 0).set(US, Dirty, 20).bands(5).all_done().lost().too_hot);
    assert_eq!(with().set(US, Demand, 99).all_done().lost().communities, [Seat(US)].into_iter().collect());
}

// DB-EMIT-03: what absorbs like a sink.
#[test]
fn absorbing_changes_count_as_sinks() {
    let table = table_changed(4, "[Standing(Absorbs(PerPlayer(2)))]", PLAIN).clean_boards().sinks(0, 0, 0);
    assert_eq!(table.game.forecast(&table.state).sinks, 8);
    let table = table.sinks(1, 2, 3);
    assert_eq!(table.game.sinks(&table.state), 14);
}

// DB-LOCAL-03, DB-LOCAL-16: a tag more in every stack; a card less for actions of a tag.
#[test]
fn extra_tags_and_cheaper_actions() {
    let table = table_changed(4, "[Standing(ExtraTag(Grid)), Standing(Cheaper(Energy))]", PLAIN);
    table.play(CHINA, Move::Act(0)).has(CHINA, Clean, 5);
}

// DB-CRISIS-21: projects weaken crises that a resilience reduces, and reductions add up.
#[test]
fn weaker_crises() {
    let table = table_changed(4, "[Standing(Weaker(Infrastructure, 1))]", PLAIN).set_all(Communities, 0).bands(2);
    let table = table.set_all(R(Resilience::Infrastructure), 0).forecast(400).crisis_stage();
    table.planet(P::Desertification).planet(P::OceanAcidification).all_have(Communities, 1);
}

// DB-CHAL-01: changes at setup.
#[test]
fn changes_at_setup() {
    let table = table_changed(4, "[WorldPerPlayer(Trees, -1), Board(Clean, 2), Bands(1)]", PLAIN);
    table.has(0, Trees, 20).has(CHINA, Clean, 5).bands_are(1);
    let table = table_changed(4, "[WithoutCard(0), Track(Permafrost, 2), Project(301, true)]", PLAIN);
    assert_eq!(table.state.boards[0].stacks[0].cards.len, 0);
    assert_eq!(table.state.world.tracks[P::Permafrost.index()], 2);
    assert_eq!(table.game.forecast(&table.state).draws[0], 6);
}

// DB-LOCAL-17: of several alternatives only those that change something are offered.
#[test]
fn alternatives_that_change_nothing_are_not_offered() {
    let action = "(steps: [OneOf([Remove(Communities, N(1)), Gain(Clean, N(1)), Remove(Emissions(Waste), N(1))])])";
    let table = card(action).set(CHINA, Communities, 0).play(CHINA, Move::Act(0));
    assert_eq!(table.moves(CHINA), [Move::Option(1), Move::Option(2), Move::Back]);
    assert_eq!(table.why_not(CHINA, Move::Option(0)), Refusal::NoOption { option: 0, count: 2 });
}

// DB-LOCAL-17: emissions of any type, token by token; where all go, nothing is asked.
#[test]
fn emissions_of_any_type() {
    let action = "(limit: Once, steps: [Do(Remove(AnyEmissions, N(2)))])";
    let table = card(action).play(CHINA, Move::Act(0)).play(CHINA, Move::Sector(Sector::Industry));
    let table = table.play(CHINA, Move::Sector(Sector::Waste)).has(CHINA, Emissions(Sector::Industry), 3);
    table.has(CHINA, Emissions(Sector::Waste), 1);
}

// Cards are searched for: some are kept, the rest is discarded, and only then the action goes on.
#[test]
fn a_search_and_what_comes_after_it() {
    let action = "(limit: Once, steps: [Do(Search(Own, N(3), Choose(1))), Do(Gain(AnyResilience, N(1)))])";
    let table = card(action).play(CHINA, Move::Act(0));
    let cards = [1, 2, 4].map(local).into_iter().collect();
    let table = table.draw(Draw::Local(cards));
    assert_eq!(table.why_not(CHINA, Move::Back), Refusal::Owed);
    let table = table.play(CHINA, Move::Keep(local(2))).hand_is(CHINA, 1);
    assert_eq!(table.state.local_discards.len(), 2);
    table.play(CHINA, Move::Resilience(Resilience::Ecological)).has(CHINA, R(Resilience::Ecological), 1);
}

// DB-LOCAL-11: help for others, given by choice.
#[test]
fn help_for_others() {
    let action = "(steps: [Do(Grant(Other, Resilience(Social), N(2))), May(Relieve(Anyone, Communities, N(1)))])";
    let table = card(action).set_all(Communities, 0).set(MAJORITY, Communities, 2).play(CHINA, Move::Act(0));
    let table = table.play(CHINA, Move::To(Seat(US))).play(CHINA, Move::Yes);
    table.has(US, R(Resilience::Social), 2).has(MAJORITY, Communities, 1);
}

// Cards go from hand to hand and come back from the discards.
#[test]
fn cards_given_and_recovered() {
    let action = "(cost: [Discard(1)], steps: [Do(GiveCards(N(1), Tag(Society))), Do(Recover(N(1), Any))])";
    let table = card(action).hand(CHINA, &[1, 2]).play(CHINA, Move::Act(0)).play(CHINA, Move::Pay(local(1)));
    let table = table.play(CHINA, Move::To(Seat(EUROPE))).hand_is(EUROPE, 1).hand_is(CHINA, 1);
    assert!(table.told(|fact| matches!(fact, Fact::CardsGiven { .. })));
}

// DB-LOCAL-16: a cost of cards with a tag.
#[test]
fn a_cost_of_tagged_cards() {
    let action = "(cost: [DiscardTag(1, Society), Discard(1)], steps: [Do(Gain(Dac, N(1)))])";
    let table = card(action).hand(CHINA, &[1, 2, 3]).play(CHINA, Move::Act(0));
    assert_eq!(table.moves(CHINA), [Move::Pay(local(2)), Move::Pay(local(3)), Move::Back]);
    let table = table.play(CHINA, Move::Pay(local(2))).play(CHINA, Move::Pay(local(1))).has(0, Dac, 1);
    assert!(matches!(table.why_not(CHINA, Move::Act(0)), Refusal::CannotPayCards { .. }));
}

// Rows by the number of tags; dirty into clean; a track back; cards for the next draw.
#[test]
fn rows_swaps_and_steps_back() {
    let action = "(limit: Once, steps: [Rows(Nuclear, [(1, [Gain(Clean, N(1))]), (2, [Swap(Dirty, Clean, N(3))])]), \
                  Do(StepBack(Permafrost, N(1))), Do(MoreDraws(N(2)))])";
    let mut table = card(action);
    table.state.world.tracks[P::Permafrost.index()] = 2;
    let table = table.play(CHINA, Move::Act(0)).has(CHINA, Dirty, 6).has(CHINA, Clean, 6);
    assert_eq!(table.state.world.tracks[P::Permafrost.index()], 1);
    assert_eq!(table.game.forecast(&table.state).draws[0], 7);
}

// DB-LOCAL-20: a draft that something has overtaken can only be dropped.
#[test]
fn a_draft_is_judged_again() {
    let industry = Emissions(Sector::Industry);
    let table =
        table(4).project(0, 302).hand(US, &[1, 2]).play(US, Move::SupportProject { card: local(1), project: 0 });
    let table = table.play(US, Move::SupportProject { card: local(2), project: 0 }).set_all(industry, 1);
    // Both begin to spend from the same pool, in the window of a crisis.
    let table = table.bands(2).forecast(400).crisis_stage().planet(P::Desertification).planet(P::OceanAcidification);
    let table = table.play(CHINA, Move::UseProject(0)).play(US, Move::UseProject(0));
    let table = table.play(US, Move::Spend(local(1)));
    assert_eq!(table.moves(CHINA), [Move::Spend(local(2)), Move::Back]);
    let table = table.play(EUROPE, Move::UseProject(0));
    assert_eq!(table.moves(CHINA), [Move::Back]);
    // Nobody can use the fund any more: the window closes, and the stage goes on to its end.
    table.play(CHINA, Move::Back).stage_is(Stage::Global);
}

// DB-GLOBAL-11: a card that is spent counts once, however many answers come after it.
#[test]
fn every_spent_card_counts_once() {
    let pool = [4, 7, 11];
    let table = table(4).project(0, 305).hand(CHINA, &pool);
    let tuck = |table: Table, no| table.play(CHINA, Move::SupportProject { card: local(no), project: 0 });
    let table = pool.into_iter().fold(table, tuck).play(CHINA, Move::UseProject(0));
    let table = table.play(CHINA, Move::Spend(local(4))).play(CHINA, Move::Spend(local(7))).play(CHINA, Move::Stop);
    let table = table.draw(Draw::Geoengineering(1));
    assert!(table.told(|fact| matches!(fact, Fact::DieRolled { face: 1, total: 3, .. })), "{:?}", table.facts);
}

// DB-LOCAL-20: consent that is refused after something was drawn leaves out its own step only.
#[test]
fn refused_consent_skips_one_step() {
    let steps = "(limit: Once, steps: [Do(Draw(Own, N(1))), Do(Take(Communities, N(1))), Do(Gain(Clean, N(3)))])";
    let with = |answer| {
        let table = card(steps).set_all(Communities, 2).set(CHINA, Clean, 0).play(CHINA, Move::Act(0)).settle();
        table.play(CHINA, Move::To(Seat(US))).play(US, answer)
    };
    with(Move::Yes).has(CHINA, Communities, 3).has(US, Communities, 1).has(CHINA, Clean, 3);
    let table = with(Move::No).has(CHINA, Communities, 2).has(US, Communities, 2).has(CHINA, Clean, 3);
    assert!(table.told(|fact| matches!(fact, Fact::ConsentRefused { .. })));
    assert!(table.state.desks[0].draft.is_none());
}

// DB-CRISIS-08, DB-CRISIS-21: a crisis that rolls: the row of the total, all of it, and less of it for the resilient.
#[test]
fn a_crisis_that_rolls_a_die() {
    let steps = "[Die(N(1), [(1, [Gain(Communities, N(2))]), (4, [Lose(Clean, N(1)), Gain(Communities, N(4))])])]";
    let rolled =
        |target: &str, face: u8| {
            let table = table_struck(4, target, steps).set_all(Communities, 0).set_all(Clean, 6);
            let table = table.set_all(R(Resilience::Infrastructure), 0).set(US, R(Resilience::Infrastructure), 1);
            let table = table.crisis_stage().draw(Draw::Geoengineering(face));
            assert!(table.told(
                |fact| matches!(fact, Fact::DieRolled { face: on, total, .. } if (*on, *total) == (face, face + 1))
            ));
            table.stage_is(Stage::Global)
        };
    rolled("All", 2).has(CHINA, Communities, 2).has(US, Communities, 1).all_have(Clean, 6);
    let table = rolled("All", 3).has(CHINA, Communities, 4).has(US, Communities, 3);
    table.has(CHINA, Clean, 5).has(US, Clean, 6);
    // Only whom it strikes: of Infrastructure resilience the US have most.
    rolled("Most(Board(Resilience(Infrastructure)))", 3).has(CHINA, Communities, 0).has(US, Communities, 3);
}

// A crisis that lets everybody choose whether to do something: each decides alone.
#[test]
fn a_crisis_with_something_one_may_do() {
    let table = table_struck(4, "All", "[May(Gain(Trees, N(1)))]").set_all(R(Resilience::Infrastructure), 0);
    let trees = table.state.world.trees;
    let mut table = table.crisis_stage();
    for (seat, option) in [(CHINA, 0), (EUROPE, 0), (US, 1), (MAJORITY, 0)] {
        assert!(table.offers(seat, Move::Option(option)));
        table = table.play(seat, Move::Option(option));
    }
    table.has(CHINA, Trees, trees + 3);
}

// DB-DRAW-01: cards that a crisis brings are drawn seat by seat: by everybody, by all the others of everybody it strikes.
#[test]
fn a_crisis_that_brings_cards() {
    let resilient =
        |table: Table| table.set_all(R(Resilience::Infrastructure), 0).set(US, R(Resilience::Infrastructure), 1);
    let table = resilient(table_struck(4, "All", "[Do(Draw(Own, N(2)))]")).crisis_stage();
    let table = table.draw(Draw::Local([20, 21].map(local).into_iter().collect())).hand_is(CHINA, 2);
    let table = table.draw(Draw::Local([22, 23].map(local).into_iter().collect())).hand_is(EUROPE, 2);
    // A reduction takes off what it brings too.
    let table = table.draw(Draw::Local([24].map(local).into_iter().collect())).hand_is(US, 1);
    table.draw(Draw::Local([25, 26].map(local).into_iter().collect())).hand_is(MAJORITY, 2).stage_is(Stage::Global);
    let struck = "Least(Board(Resilience(Infrastructure)))";
    let table = table_struck(4, struck, "[Do(Draw(EachOther, N(1)))]").set_all(R(Resilience::Infrastructure), 1);
    let table = table.set(US, R(Resilience::Infrastructure), 0).crisis_stage();
    let table = table.draw(Draw::Local([20].map(local).into_iter().collect())).hand_is(CHINA, 1);
    let table = table.draw(Draw::Local([21].map(local).into_iter().collect())).hand_is(EUROPE, 1);
    let table = table.draw(Draw::Local([22].map(local).into_iter().collect())).hand_is(MAJORITY, 1);
    table.hand_is(US, 0).stage_is(Stage::Global);
}

// DB-EMIT-06: carbon taken off the thermometer, as much of it as there is.
#[test]
fn carbon_is_taken_off_the_thermometer() {
    let told =
        |table: &Table| table.told(|fact| matches!(fact, Fact::WorldChanged { token: Token::ThermometerCarbon, .. }));
    let action = "(steps: [Do(Remove(ThermometerCarbon, N(3))), Do(Gain(Clean, N(1)))])";
    let table = card(action).loose(5).play(CHINA, Move::Act(0));
    assert_eq!(table.state.world.loose, 2);
    assert!(told(&table));
    let table = card(action).loose(2).bands(0).play(CHINA, Move::Act(0));
    assert_eq!(table.state.world.loose, 0);
    // Nothing is there to take, and nothing is told of it.
    let table = card(action).loose(0).bands(0).play(CHINA, Move::Act(0)).has(CHINA, Clean, 4);
    assert!(!told(&table));
}

// DB-GROW-01, DB-END-01: the conditions that a win may hang on, each at its mark and one past it.
#[test]
fn conditions_at_their_marks() {
    let wins = |condition: &str, set: &dyn Fn(Table) -> Table| {
        let changes = format!("[Standing(WinOnlyIf({condition}))]");
        let mut table = set(table_changed(4, &changes, PLAIN).round(6).set_all(Clean, 50));
        table.state.world.drawdown = true;
        let facts = table.growth_stage().facts;
        facts.iter().any(|fact| matches!(fact, Fact::Won { .. }))
    };
    assert_eq!([2, 3, 4].map(|bands| wins("BandsAtMost(3)", &|table| table.bands(bands))), [true, true, false]);
    assert_eq!([2, 3, 4].map(|bands| wins("BandsAtLeast(3)", &|table| table.bands(bands))), [false, true, true]);
    let of_us = |demand: u16| {
        wins("EveryPlayer(DemandMet)", &|table| table.set_all(Demand, 50).set_all(Dirty, 0).set(US, Demand, demand))
    };
    assert_eq!([49, 50, 51].map(of_us), [true, true, false]);
}

// DB-LOCAL-12, DB-LOCAL-16: one card pays one thing. Two cards that bear both tags pay both; one and a card of neither do not.
#[test]
fn a_card_pays_for_one_tag_only() {
    let action = "(cost: [DiscardTag(1, Regulation), DiscardTag(1, Ecology)], steps: [Do(Gain(Clean, N(1)))])";
    let cannot = |hand: &[u16]| card(action).hand(CHINA, hand).why_not(CHINA, Move::Act(0));
    // 1.005 bears both, 1.004 Regulation, 1.011 Ecology, 1.001 neither.
    assert!(matches!(cannot(&[5, 1]), Refusal::CannotPayCards { need: 2, have: 1, which: CardFilter::OneOf(_) }));
    assert!(matches!(cannot(&[4, 1]), Refusal::CannotPayCards { need: 1, have: 0, .. }));
    for hand in [[5, 4], [5, 11], [4, 11]] {
        assert!(card(action).hand(CHINA, &hand).offers(CHINA, Move::Act(0)), "{hand:?}");
    }
}

// DB-LOCAL-17: what relieves the neighbour on the right matters only where he has something, and alone never.
#[test]
fn relief_for_the_neighbour() {
    let action = "(limit: Once, steps: [Do(Relieve(Right, Communities, N(1)))])";
    let table = card(action).set_all(Communities, 2).play(CHINA, Move::Act(0));
    table.has(MAJORITY, Communities, 1).has(EUROPE, Communities, 2).has(CHINA, Communities, 2);
    let none = card(action).set_all(Communities, 2).set(MAJORITY, Communities, 0);
    assert_eq!(none.why_not(CHINA, Move::Act(0)), Refusal::NoEffect);
}
