//! The Crisis stage.

use crate::scenario;

use daybreak::language::Token::{Clean, Communities, Demand, Dirty, Oceans, RecentCarbon, Resilience as R, Trees};
use daybreak::{Draw, Fact, Move, PlanetaryEffect as P, Question, Refusal, Resilience, Stage, Stands};
use scenario::*;
use tabletop::Seat;

// DB-CRISIS-15: the books' example, all three crises of it.
#[test]
fn the_example_of_the_books() {
    let table = table(4).bands(2).set_all(R(Resilience::Infrastructure), 1).set_all(Communities, 0);
    let table =
        table.forecast(432).unknown(2).hand(US, &[4]).play(US, Move::ReduceCrisis { card: local(4), crisis: 0 });
    let table = table.crisis_stage().planet(P::Desertification).planet(P::OceanAcidification);
    // Oil Industry Pollution with a regulation card: no effect. Global Financial Crisis: 1 fewer. Storms: 1 community.
    let table = table.turns_up(443).turns_up(400);
    assert!(table.told(|fact| matches!(fact, Fact::CrisisCancelled { .. })));
    let table = table.all_have(Communities, 1).stage_is(Stage::Global);
    assert_eq!(table.game.forecast(&table.state).draws, [4; 4]);
}

// DB-CRISIS-15, DB-CRISIS-12: without the card, the one with least infrastructure resilience loses 2 ecological.
#[test]
fn oil_industry_pollution_strikes_the_least() {
    let table =
        table(4).forecast(432).set_all(R(Resilience::Infrastructure), 1).set(US, R(Resilience::Infrastructure), 0);
    let table = table.set(US, R(Resilience::Ecological), 1).set(US, Communities, 0).crisis_stage();
    table.has(US, R(Resilience::Ecological), 0).has(US, Communities, 1).has(EUROPE, R(Resilience::Ecological), 1);
}

fn spaces(table: &Table, effect: P) -> u8 {
    table.game.content().board().tracks[effect.index()].spaces
}

// DB-CRISIS-02, DB-CRISIS-05: the six tipping points at 4 players.
#[test]
fn tipping_points() {
    let tip = |effect: P| {
        let mut table = table(4).bands(1).sinks(10, 10, 0).unknown(1);
        // One space before the last, which always tips (DB-CRISIS-18).
        table.state.world.tracks[effect.index()] = spaces(&table, effect) - 1;
        table.crisis_stage().planet(effect)
    };
    tip(P::WeatherSystems).crises_are(3);
    tip(P::Desertification).has(0, Trees, 6);
    tip(P::OceanAcidification).has(0, Oceans, 6);
    tip(P::Permafrost).has(0, RecentCarbon, 8);
    assert_eq!(tip(P::ArcticSeaIce).state.world.loose, 8);
    tip(P::AmazonDieback).has(0, RecentCarbon, 4).has(0, Trees, 6);
}

// DB-CRISIS-03: on the last space the token stays and tips on every further roll.
#[test]
fn the_last_space_tips_again() {
    let mut table = table(4).bands(2).sinks(10, 10, 0);
    table.state.world.tracks[P::Desertification.index()] = spaces(&table, P::Desertification);
    table.crisis_stage().planet(P::Desertification).planet(P::Desertification).has(0, Trees, 2);
}

// DB-CRISIS-02: a space without a tipping point does nothing.
#[test]
fn a_plain_space_does_nothing() {
    let table = table(4).bands(1).sinks(10, 10, 0).crisis_stage().planet(P::Desertification);
    table.has(0, Trees, 10);
}

// DB-CRISIS-02, DB-CRISIS-03: on every track of the box a place matters. Some moves tip and some do not, only Arctic sea
// ice and permafrost begin with a tipping point, and no two run the same course to their end.
#[test]
fn every_track_of_the_box_has_a_course_of_its_own() {
    let table = box_table(4);
    let mut courses = Vec::new();
    for effect in P::ALL {
        let track = &table.game.content().board().tracks[effect.index()];
        let course: Vec<bool> = (1..=track.spaces).map(|space| track.tips >> space & 1 == 1).collect();
        assert!(course.contains(&true) && course.contains(&false), "{effect:?}: {course:?}");
        assert_eq!(course[0], matches!(effect, P::ArcticSeaIce | P::Permafrost), "{effect:?}");
        // After the end every move tips: shorter courses go on so.
        let course: Vec<bool> = (0..12).map(|moved| course.get(moved).copied().unwrap_or(true)).collect();
        assert!(!courses.contains(&course), "{effect:?}: {course:?}");
        courses.push(course);
    }
}

// Arctic Ice Thickening (1.132): a token that stands before a tipping point and moves back is spared it.
#[test]
fn moving_a_token_back_spares_a_tipping_point() {
    let warmed = |stands: u8, back: bool| {
        let mut table = box_table(4).stack(CHINA, 0, &[132]).hand(CHINA, &[1]).bands(1);
        table.state.world.tracks[P::ArcticSeaIce.index()] = stands;
        if back {
            table = table.play(CHINA, Move::Act(0));
        }
        table.crisis_stage().planet(P::ArcticSeaIce).state.world.loose
    };
    assert_eq!((warmed(2, false), warmed(2, true)), (8, 0));
    // Moved back behind a tipping point, it tips there once more.
    assert_eq!((warmed(1, false), warmed(1, true)), (0, 8));
}

// DB-CRISIS-04, DB-CRISIS-17: a band that a crisis adds is rolled for right after it, before the next.
#[test]
fn a_band_from_a_crisis_is_rolled_for_next() {
    let table = table(4).forecast(407).unknown(1).crisis_stage().bands_are(1).rolls_are(1);
    table.planet(P::Desertification).turns_up(400).has(CHINA, Communities, 1);
}

// DB-CRISIS-06, DB-CRISIS-19: crises drawn in this stage lie on top and are resolved in it.
#[test]
fn crises_of_weather_systems_are_resolved_too() {
    let mut table = table(4).bands(1).unknown(1);
    table.state.world.tracks[P::WeatherSystems.index()] = 1;
    let table = table.crisis_stage().planet(P::WeatherSystems).crises_are(3);
    table.turns_up(400).turns_up(404).turns_up(408).stage_is(Stage::Global);
}

// DB-CRISIS-07: tied players roll, the single lowest is the target; those still tied roll again.
#[test]
fn ties_are_rolled_off() {
    let table = table(4).forecast(432).set_all(R(Resilience::Infrastructure), 0).set_all(R(Resilience::Ecological), 3);
    let table = table.crisis_stage().draw(Draw::Ties([2, 1, 5, 1])).draw(Draw::Ties([0, 4, 0, 3]));
    table.has(MAJORITY, R(Resilience::Ecological), 1).has(EUROPE, R(Resilience::Ecological), 3);
}

// DB-CRISIS-08, DB-CRISIS-21, DB-CRISIS-25: each target by its own resilience, which is kept; amounts per band now.
#[test]
fn resilience_reduces_for_its_owner_only() {
    let table = table(4).bands(3).set_all(Communities, 0).set_all(R(Resilience::Infrastructure), 0);
    let table = table.set(US, R(Resilience::Infrastructure), 2).forecast(400).crisis_stage();
    let table = table.planet(P::Desertification).planet(P::OceanAcidification).planet(P::WeatherSystems);
    table.has(CHINA, Communities, 3).has(US, Communities, 1).has(US, R(Resilience::Infrastructure), 2);
}

// DB-CRISIS-09, DB-CRISIS-22, DB-CRISIS-26: tucked cards weaken; energy lost is felt where the card itself checks.
#[test]
fn sabotage_weakened_by_a_card() {
    let table = table(4).forecast(405).set(MAJORITY, Dirty, 20).set(MAJORITY, Clean, 0).set(MAJORITY, Demand, 20);
    let table = table.hand(US, &[2]).play(US, Move::ReduceCrisis { card: local(2), crisis: 0 });
    table.set(MAJORITY, Communities, 0).crisis_stage().has(MAJORITY, Dirty, 18).has(MAJORITY, Communities, 2);
}

// DB-CRISIS-10, DB-CRISIS-16, DB-CRISIS-24: an ongoing crisis works once resolved, and ends with the last card.
#[test]
fn an_ongoing_crisis_works_until_it_is_ended() {
    let table = table(4).forecast(444).crisis_stage().stage_is(Stage::Global);
    assert!(table.told(|fact| matches!(fact, Fact::CrisisInForce { .. })));
    // No forecast: the next draw is for projects, with all new crises face down (DB-GLOBAL-08: and the full number).
    let table = table.crises_are(4);
    assert_eq!(table.ups(), 1);
    let table = table.settle();
    let mut table = (0..4).fold(table, |table, seat| table.play(seat, Move::KeepNone)).settle();
    table.state.boards[0].hand = Default::default();
    for no in [2, 3] {
        table.state.local_deck.take(local(no));
        for board in &mut table.state.boards {
            board.hand.take(local(no));
        }
        table.state.boards[0].hand.add(local(no));
    }
    let table = table.play(0, Move::ReduceCrisis { card: local(2), crisis: 0 }).crises_are(4);
    let table = table.play(0, Move::ReduceCrisis { card: local(3), crisis: 0 }).crises_are(3);
    assert!(table.told(|fact| matches!(fact, Fact::CrisisEnded { .. })));
}

// DB-CRISIS-24: ended before it was resolved, it has no effect.
#[test]
fn an_ongoing_crisis_ended_early_has_no_effect() {
    let table = table(4).forecast(444).hand(0, &[2, 3]);
    let table = table.play(0, Move::ReduceCrisis { card: local(2), crisis: 0 });
    let table = table.play(0, Move::ReduceCrisis { card: local(3), crisis: 0 }).crises_are(1).crisis_stage();
    assert!(!table.told(|fact| matches!(fact, Fact::CrisisInForce { .. })));
    assert!(table.told(|fact| matches!(fact, Fact::CrisisDiscarded { .. })));
}

// DB-CRISIS-11, DB-END-02, DB-END-03: the twelfth community loses at once; losses that fall together are all named.
#[test]
fn twelve_communities_lose() {
    let table =
        table(4).bands(1).set_all(R(Resilience::Infrastructure), 0).set_all(Communities, 11).forecast(400).unknown(1);
    let losses = table.crisis_stage().planet(P::Desertification).crises_are(2).lost();
    assert_eq!(losses.communities.len(), 4);
}

// DB-CRISIS-13: 4 trees to lose, 2 there: each player adds 2 communities.
#[test]
fn missing_trees_cost_everybody() {
    let table = table(4).sinks(2, 9, 9).set_all(Communities, 0).forecast(402).crisis_stage();
    table.all_have(Communities, 2).has(0, Trees, 0).has(0, Oceans, 9);
}

// DB-CRISIS-14, DB-ROUND-03, DB-CRISIS-27: cards are lost by choice, and all losses take effect together.
#[test]
fn cards_are_lost_together() {
    let mut table = table(2).forecast(401).hand(0, &[1, 2]).hand(1, &[4]).crisis_stage();
    assert_eq!(table.asked().len(), 2);
    assert!(matches!(table.why_not(0, Move::Pass), Refusal::OtherQuestion { asked: Question::LoseCard }));
    table = table.play(0, Move::Lose(local(2))).hand_is(0, 2);
    // A front card uncovers the next; a lost starting card leaves the game (DB-SETUP-15).
    let table = table.play(1, Move::Lose(local(210))).hand_is(0, 1);
    assert!(table.state.local_discards.has(local(2)) && !table.state.local_discards.has(local(210)));
    assert_eq!(table.state.boards[1].stacks[0].cards.len, 0);
}

// DB-CRISIS-23, DB-CRISIS-12: "any" resilience is the loser's choice; the price is due only when none is left.
#[test]
fn any_resilience_is_chosen() {
    let table = table(1).forecast(403).set(0, Communities, 0).crisis_stage();
    let table = table.play(0, Move::Resilience(Resilience::Social)).play(0, Move::Resilience(Resilience::Ecological));
    table.has(0, R(Resilience::Infrastructure), 1).has(0, R(Resilience::Social), 0).has(0, Communities, 0);
    let bare = scenario::table(1).forecast(403).set(0, Communities, 0).set(0, R(Resilience::Social), 0);
    bare.set(0, R(Resilience::Ecological), 0).crisis_stage().has(0, R(Resilience::Infrastructure), 0).has(
        0,
        Communities,
        1,
    );
}

// DB-CRISIS-23: so is resilience that is taken as far as it goes; there is no price for what is missing.
#[test]
fn any_resilience_taken_is_chosen() {
    let table = table(2).forecast(413).set_all(Communities, 0).set_all(R(Resilience::Social), 0);
    let table = table.set_all(R(Resilience::Ecological), 2).set_all(R(Resilience::Infrastructure), 1);
    let table = table.set(1, R(Resilience::Ecological), 0).crisis_stage();
    assert_eq!(table.asked(), tabletop::Seats::only(Seat(0)), "the other has no choice");
    let table = table.play(0, Move::Resilience(Resilience::Infrastructure));
    let table = table.play(0, Move::Resilience(Resilience::Ecological));
    table.has(0, R(Resilience::Ecological), 1).has(1, R(Resilience::Infrastructure), 0).all_have(Communities, 0);
}

// DB-CRISIS-20: the most of something that nobody has is nobody.
#[test]
fn most_of_nothing_is_nobody() {
    let table = table(4).set_all(Clean, 9).forecast(404).crisis_stage().all_have(Clean, 9);
    assert!(table.told(|fact| matches!(fact, Fact::CrisisWithoutTarget { .. })));
}

// DB-ROUND-04, DB-CRISIS-09: for each society card the group names a player who is spared.
#[test]
fn the_group_names_who_is_spared() {
    let table = table(4).forecast(406).set_all(R(Resilience::Social), 2).hand(0, &[2]);
    let mut table = table.play(0, Move::ReduceCrisis { card: local(2), crisis: 0 }).crisis_stage();
    table = table.play(0, Move::Spare(Seat(0)));
    for seat in 1..4 {
        table = table.play(seat, Move::Spare(Seat(US)));
    }
    // Three of four agree: the fourth is asked.
    assert_eq!(table.asked(), [Seat(0)].into_iter().collect());
    let table = table.play(0, Move::Spare(Seat(US)));
    table.has(US, R(Resilience::Social), 2).has(CHINA, R(Resilience::Social), 0);
}

// DB-CRISIS-18, DB-LOCAL-14: a roll that is ignored does not move the token.
#[test]
fn a_roll_can_be_ignored() {
    let with = || table(4).bands(1).stack(EUROPE, 0, &[11]).crisis_stage();
    let table = with().planet(P::ArcticSeaIce).play(EUROPE, Move::Act(0));
    assert_eq!((table.state.world.loose, table.state.world.tracks[P::ArcticSeaIce.index()]), (0, 0));
    let table = with().planet(P::ArcticSeaIce).play(EUROPE, Move::Pass);
    assert_eq!(table.state.world.loose, 8);
    assert!(with().planet(P::Permafrost).asked().is_empty(), "not this roll");
}

// DB-GLOBAL-11, DB-CRISIS-21: a pool is spent in the window of a crisis, and reductions add up.
#[test]
fn a_fund_weakens_a_crisis() {
    let table =
        table(4).project(0, 302).hand(US, &[1, 2]).set_all(Communities, 0).set_all(R(Resilience::Infrastructure), 0);
    let table = table.play(US, Move::SupportProject { card: local(1), project: 0 });
    let table = table.play(US, Move::SupportProject { card: local(2), project: 0 }).bands(2).forecast(400);
    let table = table.crisis_stage().planet(P::Desertification).planet(P::OceanAcidification);
    assert_eq!(table.asked().len(), 4);
    let table = table.play(CHINA, Move::UseProject(0)).play(CHINA, Move::Spend(local(2)));
    let table = [0, 1, 2, 3].into_iter().fold(table, |table, seat| table.play(seat, Move::Pass));
    table.all_have(Communities, 1);
}

// DB-ROUND-02: "the player on the right" is the seat before. DB-ROUND-05: nothing goes below 0.
#[test]
fn the_player_on_the_right_is_the_seat_before() {
    let table = table(4).forecast(409).set_all(R(Resilience::Social), 1).set(CHINA, R(Resilience::Social), 0);
    let table = table.set_all(Communities, 1).set(CHINA, Communities, 2).crisis_stage();
    table.has(CHINA, Communities, 0).has(MAJORITY, Communities, 3).has(EUROPE, Communities, 1);
}

// DB-ROUND-03: alternatives of a crisis are chosen by each target, and take effect together.
#[test]
fn each_target_chooses_its_alternative() {
    let table = table(2).forecast(410).set_all(Communities, 0).set_all(Clean, 5).crisis_stage();
    let table = table.play(1, Move::Option(1)).has(1, Clean, 5).play(0, Move::Option(0));
    table.has(0, Communities, 1).has(0, Clean, 5).has(1, Communities, 0).has(1, Clean, 3);
}

// DB-ROUND-04, DB-CRISIS-22: the group discards a project; where there is none, nothing happens.
#[test]
fn the_group_loses_a_project() {
    let table = table(2).project(0, 301).project(1, 303).forecast(411).crisis_stage();
    let table = table.play(0, Move::DropProject(1)).play(1, Move::DropProject(1));
    assert!(table.state.projects[0].is_some() && table.state.projects[1].is_none());
    scenario::table(2).forecast(411).crisis_stage().stage_is(Stage::Global);
}

// DB-CRISIS-10: what an ongoing crisis forbids is refused with its name.
#[test]
fn what_is_forbidden_is_refused() {
    let mut table = table(4).forecast(412).hand(CHINA, &[1]);
    assert!(table.offers(CHINA, Move::Act(1)), "not before it is resolved");
    table = table.crisis_stage().settle();
    let mut table = (0..4).fold(table, |table, seat| table.play(seat, Move::KeepNone)).settle();
    table.state.boards[0].dirty = 9;
    let by = Some(crisis(412));
    let what = daybreak::language::Forbidden::RemovingDirty;
    assert_eq!(table.why_not(CHINA, Move::Act(1)), Refusal::ForbiddenBy { what, by });
}

// DB-CRISIS-02, DB-CRISIS-03: the next tipping point of a token is the one that it comes to when it moves on.
#[test]
fn the_next_tipping_point_is_the_one_a_token_comes_to() {
    for track in box_table(4).game.content().board().tracks {
        for at in 0..=track.spaces {
            let comes_to = |steps: u8| (at + steps).min(track.spaces);
            let tips = |steps: &u8| track.tips >> comes_to(*steps) & 1 == 1;
            let first = (1..=track.spaces.max(1)).find(tips).map(|steps| (comes_to(steps), steps));
            assert_eq!(track.next_tip(at), first, "from {at} of {}", track.spaces);
        }
    }
}

// DB-ROUND-04: a crisis that costs projects asks the group for each, and for no more than there are.
#[test]
fn a_crisis_that_costs_two_projects() {
    let struck = |projects: &[u16]| {
        let table = table_struck(4, "Group", "[Do(LoseProjects(N(2)))]").set_all(R(Resilience::Infrastructure), 0);
        projects.iter().zip(0..).fold(table, |table, (&no, place)| table.project(place, no)).crisis_stage()
    };
    let all_name = |table: Table, mv: Move| [0, 1, 2, 3].into_iter().fold(table, |table, seat| table.play(seat, mv));
    let left = |table: &Table| table.state.projects.iter().flatten().count();
    let table = struck(&[302, 305, 304]);
    let choices = vec![Move::DropProject(0), Move::DropProject(1), Move::DropProject(2)];
    assert_eq!(table.game.decision(&table.state).map(|decision| decision.choices), Some(choices));
    let table = all_name(table, Move::DropProject(1)).stage_is(Stage::Crisis);
    assert_eq!(left(&table), 2, "one is to follow");
    let table = all_name(table, Move::DropProject(0)).settle().stage_is(Stage::Global);
    assert_eq!(left(&table), 1);
    // The only one goes, and nobody is asked for another, nor about it.
    let table = struck(&[302]).settle().stage_is(Stage::Global);
    assert_eq!(left(&table), 0);
}

// DB-ROUND-04: who has named what, the largest party first, and how that stands.
#[test]
fn how_a_decision_of_the_group_stands() {
    let table = table_struck(4, "Group", "[Do(LoseProjects(N(1)))]").set_all(R(Resilience::Infrastructure), 0);
    let mut table = table.project(0, 302).project(1, 305).crisis_stage();
    let stands = |table: &Table| {
        let decision = table.game.decision(&table.state).unwrap_or_else(|| panic!("the group decides"));
        let parties: Vec<_> = decision.parties.iter().map(|party| (party.mv, party.seats.len())).collect();
        (parties, decision.stands)
    };
    let (one, other) = (Move::DropProject(0), Move::DropProject(1));
    assert_eq!(stands(&table), (vec![], Stands::Open));
    table = table.play(0, one).play(1, other).play(2, other);
    assert_eq!(stands(&table), (vec![(other, 2), (one, 1)], Stands::Open), "seat 3 has named nothing");
    table = table.play(3, one);
    assert_eq!(stands(&table), (vec![(one, 2), (other, 2)], Stands::Tie));
    table = table.play(3, other);
    assert_eq!(stands(&table), (vec![(other, 3), (one, 1)], Stands::Split));
    table = table.play(0, other).settle().stage_is(Stage::Global);
    assert_eq!(table.game.decision(&table.state).map(|decision| decision.parties), Some(vec![]), "a project to keep");
}
