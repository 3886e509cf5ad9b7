//! What the second edition reads otherwise than the first, and that games of the first go on as they were.

#![allow(clippy::unwrap_used, reason = "a test says what is wrong by failing")]

use crate::scenario;

use daybreak::content::{BUILTIN, Content, EDITIONS, Edition, FIRST, Options, Readings};
use daybreak::language::Token::{Clean, Communities, Demand, Dirty, Emissions, Resilience as R};
use daybreak::language::{Effect, Quantity, Solo};
use daybreak::{
    ActionSource, CardNo, ChallengePick, Daybreak, Deck, Draw, Fact, Move, Refusal, Resilience, Sector, Setup,
    SetupError, Stage, Tag, Yield,
};
use scenario::*;
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;
use tabletop::{Commitment, Seat};

const NONE: &str = "[Standing(ProjectChoice(0))]";

fn of_edition(edition: &'static Edition) -> Arc<Content> {
    Arc::new(Content::of_edition(edition, &BTreeMap::new()).unwrap())
}

/// China has an action of a card with a wind tag, and wind at scale is active.
fn at_scale(edition: &'static Edition, action: &str) -> Table {
    let table = table_in(edition, &Setup::new(4), NONE, action);
    let table = table.stack(CHINA, 0, &[17]).stack(CHINA, 1, &[6]).project(0, 300).hand(US, &[1]).clean_boards();
    table.set(CHINA, Clean, 5).set(CHINA, Dirty, 5).play(US, Move::Start { card: local(1), stack: 4 })
}

// Cards 1.300, 1.301: what a card with the tag gives to others or swaps into is made by it, too; ruling D-13.
#[test]
fn gifts_and_swaps_are_made_at_scale() {
    let grant = "(limit: Once, steps: [Do(Grant(Other, Clean, N(1)))])";
    let to_us = |edition| {
        let before = at_scale(edition, grant);
        let had = before.count(US, Clean);
        before.play(CHINA, Move::Act(0)).play(CHINA, Move::To(Seat(US))).count(US, Clean) - had
    };
    assert_eq!((to_us(&BUILTIN), to_us(&FIRST)), (3, 1));

    let swap = "(limit: Once, steps: [Do(Swap(Dirty, Clean, N(2)))])";
    at_scale(&BUILTIN, swap).play(CHINA, Move::Act(0)).has(CHINA, Clean, 9).has(CHINA, Dirty, 3);
    at_scale(&FIRST, swap).play(CHINA, Move::Act(0)).has(CHINA, Clean, 7).has(CHINA, Dirty, 3);

    // Once an action: of several whom it reaches, the first gets it.
    let all = "(limit: Once, steps: [Do(Grant(EachPlayer, Clean, N(1))), Do(Gain(Clean, N(1)))])";
    let table = at_scale(&BUILTIN, all).set(EUROPE, Clean, 0).play(CHINA, Move::Act(0));
    table.has(CHINA, Clean, 9).has(EUROPE, Clean, 1);
}

// Card 1.300: what is there already and changes hands is not made.
#[test]
fn what_is_given_away_is_not_made() {
    let give = "(limit: Once, steps: [Do(Give(Other, Clean, N(1)))])";
    let table = at_scale(&BUILTIN, give).set(US, Clean, 0).play(CHINA, Move::Act(0)).play(CHINA, Move::To(Seat(US)));
    table.has(US, Clean, 1).has(CHINA, Clean, 4);
}

// Card 1.300: what an action would bring today counts it, where it counts.
#[test]
fn what_an_action_brings_today_counts_what_is_made_besides() {
    let today = |edition, action| {
        let table = at_scale(edition, action);
        table.game.today(&table.state, Seat(CHINA), ActionSource::Stack(0))
    };
    let plain = |effect| Yield { effect, or: false, may: false };
    let gain = |n| plain(Effect::Gain(Clean, Quantity::N(n)));
    let swap = "(limit: Once, steps: [Do(Swap(Dirty, Clean, N(2)))])";
    let swapped = plain(Effect::Swap(Dirty, Clean, Quantity::N(2)));
    assert_eq!(today(&BUILTIN, swap), [swapped, gain(2)]);
    assert_eq!(today(&FIRST, swap), [swapped]);
    let grant = "(limit: Once, steps: [Do(Grant(Other, Clean, N(1)))])";
    let granted = |n| plain(Effect::Grant(daybreak::language::Who::Other, Clean, Quantity::N(n)));
    assert_eq!((today(&BUILTIN, grant), today(&FIRST, grant)), (vec![granted(3)], vec![granted(1)]));
    assert_eq!(today(&BUILTIN, "(limit: Once, steps: [Do(Gain(Clean, N(1)))])"), [gain(3)]);
}

// Card 1.439, DB-CRISIS-21: at 0 the crisis does nothing to that player, and demand is not checked either.
#[test]
fn a_crisis_reduced_to_nothing_checks_no_demand() {
    let struck = |edition, tucked: &[u16]| {
        let table = table_in(edition, &Setup::new(4), NONE, "(limit: Once, steps: [Do(Gain(Clean, N(1)))])");
        let table = table.clean_boards().set_all(Communities, 0).set(US, Dirty, 4).set(US, Clean, 0).set(US, Demand, 6);
        let table = table.forecast(405).hand(US, tucked);
        let tuck = |table: Table, &no| table.play(US, Move::ReduceCrisis { card: local(no), crisis: 0 });
        let table = tucked.iter().fold(table, tuck).crisis_stage();
        (table.count(US, Dirty), table.count(US, Communities))
    };
    assert_eq!(struck(&BUILTIN, &[2, 3, 13]), (4, 0));
    assert_eq!(struck(&FIRST, &[2, 3, 13]), (4, 2), "as games of the first edition were played");
    // Two cards leave one dirty energy to lose, and demand is checked.
    assert_eq!(struck(&BUILTIN, &[2, 3]), (3, 3));
    assert_eq!(struck(&BUILTIN, &[]), (1, 5));
}

// DB-EMIT-06: a level that shows more brings more; the option counts cards that an effect added as well.
#[test]
fn crises_in_mid_round_by_both_readings() {
    let action = "(limit: Once, steps: [Do(AddCrises(N(1))), Do(Gain(ThermometerCarbon, N(20)))])";
    let level = |table: &Table, bands: u8| table.game.content().board().crises_at(bands);
    let crises = |option: bool| {
        let mut setup = Setup::new(4);
        setup.options.insert("all_crises_count".to_owned(), option.to_string());
        let table = table_in(&BUILTIN, &setup, NONE, action).stack(CHINA, 0, &[17]);
        let rises = (0..7).find(|&bands| level(&table, bands + 1) > level(&table, bands)).unwrap();
        let more = level(&table, rises + 1) - level(&table, rises);
        let mut table = table.bands(rises).loose(0);
        table.state.level_crises = level(&table, rises);
        (more, table.play(CHINA, Move::Act(0)).state.crises.len())
    };
    let (more, by_level) = crises(false);
    assert_eq!(by_level, 1 + usize::from(more), "one by the card, the rest for the level");
    assert_eq!(crises(true), (more, usize::from(more)), "the one by the card is one of the level's");
}

// DB-CHAL-02: a card that is not for solo is none when it is named, either.
#[test]
fn challenge_cards_keep_their_solo_mark_when_they_are_named() {
    let (newest, first) = (of_edition(&BUILTIN), of_edition(&FIRST));
    let out = |content: &Content| {
        let is_out = |no: &CardNo| content.challenge_of(*no).is_some_and(|card| card.solo == Solo::Out);
        content.numbers().filter(|no| no.deck() == Some(Deck::Challenge)).find(is_out).unwrap()
    };
    let named = |card, players| Setup {
        challenges: vec![ChallengePick::Named { card, seat: (players > 1).then_some(Seat(0)) }],
        ..Setup::new(players)
    };
    let card = out(&newest);
    let error = Daybreak::new(&newest, &named(card, 1)).unwrap_err();
    assert_eq!(error, SetupError::NotForSolo(card));
    assert!(error.to_string().contains("not for the solo game"), "{error}");
    // With others the mark says nothing, and a stored game of the first edition opens.
    let fits = |players| !matches!(Daybreak::new(&newest, &named(card, players)), Err(SetupError::NotForSolo(_)));
    assert!(fits(2));
    assert!(Daybreak::new(&first, &named(out(&first), 1)).is_ok());
}

// Card 1.320: none to three of the cards under it.
#[test]
fn none_of_the_tucked_cards_need_be_spent() {
    let table = |edition| {
        let table = table_in(edition, &Setup::new(4), NONE, "(limit: Once, steps: [Do(Gain(Clean, N(1)))])");
        table.project(0, 305).hand(CHINA, &[4]).hand(US, &[1]).play(US, Move::Start { card: local(1), stack: 4 })
    };
    let rolled = |table: Table, total: u8| {
        let table = table.draw(Draw::Geoengineering(1));
        assert!(table.told(|fact| matches!(fact, Fact::DieRolled { face: 1, total: sum, .. } if *sum == total)));
        assert!(!table.told(|fact| matches!(fact, Fact::Spent { .. })), "nothing was spent");
    };
    rolled(table(&BUILTIN).play(CHINA, Move::UseProject(0)), 1);
    let tucked = |edition| table(edition).play(CHINA, Move::SupportProject { card: local(4), project: 0 });
    let asked = tucked(&BUILTIN).play(CHINA, Move::UseProject(0));
    assert!(asked.offers(CHINA, Move::Stop));
    rolled(asked.play(CHINA, Move::Stop), 1);

    assert!(matches!(table(&FIRST).why_not(CHINA, Move::UseProject(0)), Refusal::CannotPayCards { need: 1, .. }));
    assert!(!tucked(&FIRST).play(CHINA, Move::UseProject(0)).offers(CHINA, Move::Stop));
}

fn struck_by(edition: &'static Edition, no: u16) -> Table {
    let table = table_in(edition, &Setup::new(4), NONE, "(limit: Once, steps: [Do(Gain(Clean, N(1)))])");
    let table = table.clean_boards().set(CHINA, Clean, 40).set_all(Communities, 0);
    let table = Resilience::ALL.into_iter().fold(table, |table, kind| table.set_all(R(kind), 1));
    let table = table.set_all(Emissions(Sector::Waste), 1).set_all(Emissions(Sector::Industry), 3);
    table.forecast(no).crisis_stage()
}

// DB-CRISIS-23: the type of emissions that a crisis brings is the player's choice, token by token.
#[test]
fn emissions_of_any_type_are_chosen_as_they_come() {
    let table = struck_by(&BUILTIN, 414);
    assert_eq!(table.asked().len(), 4);
    assert_eq!(table.moves(CHINA), Sector::ALL.map(Move::Sector));
    let table = table.play(CHINA, Move::Sector(Sector::Waste)).play(CHINA, Move::Sector(Sector::Buildings));
    let table = table.has(CHINA, Emissions(Sector::Waste), 2).has(CHINA, Emissions(Sector::Buildings), 1);
    assert!(!table.asked().has(Seat(CHINA)), "two were owed");
    let rest = [EUROPE, US, MAJORITY].into_iter().fold(table, |table, seat| {
        table.play(seat, Move::Sector(Sector::FuelExtraction)).play(seat, Move::Sector(Sector::FuelExtraction))
    });
    rest.has(US, Emissions(Sector::FuelExtraction), 2).stage_is(Stage::Global);
    // Games of the first edition: what there is most of, without a question.
    struck_by(&FIRST, 414).has(CHINA, Emissions(Sector::Industry), 5).stage_is(Stage::Global);
}

// DB-CRISIS-23, DB-CRISIS-22: so is what it takes, where there is a choice; what is not there has no price.
#[test]
fn emissions_of_any_type_are_chosen_as_they_go() {
    let table = struck_by(&BUILTIN, 415);
    assert_eq!(table.moves(US), [Move::Sector(Sector::Industry), Move::Sector(Sector::Waste)]);
    assert!(matches!(table.why_not(US, Move::Sector(Sector::FuelExtraction)), Refusal::NoneLeft { .. }));
    assert!(matches!(table.why_not(US, Move::Resilience(Resilience::Social)), Refusal::OtherQuestion { .. }));
    assert_eq!(table.why_not(US, Move::Back), Refusal::Owed);
    let table = table.play(US, Move::Sector(Sector::Waste)).play(US, Move::Sector(Sector::Industry));
    table.has(US, Emissions(Sector::Waste), 0).has(US, Emissions(Sector::Industry), 2);
    struck_by(&FIRST, 415).has(US, Emissions(Sector::Waste), 1).has(US, Emissions(Sector::Industry), 1);

    // One type only, or no more than goes: nobody is asked.
    let table = table_in(&BUILTIN, &Setup::new(4), NONE, "(limit: Once, steps: [Do(Gain(Clean, N(1)))])");
    let table =
        table.clean_boards().set(US, Emissions(Sector::Waste), 3).set(CHINA, Emissions(Sector::FuelExtraction), 1);
    let table = table.set(CHINA, Emissions(Sector::Waste), 1).set_all(Communities, 0).forecast(415).crisis_stage();
    table
        .has(US, Emissions(Sector::Waste), 1)
        .has(CHINA, Emissions(Sector::FuelExtraction), 0)
        .all_have(Communities, 0);
}

// DB-CRISIS-23: what a crisis gives to all or takes off all, each chooses for themselves.
#[test]
fn what_reaches_everybody_is_everybodys_choice() {
    let table = struck_by(&BUILTIN, 417);
    assert_eq!(table.asked().len(), 4);
    table.play(US, Move::Resilience(Resilience::Ecological)).has(US, R(Resilience::Ecological), 2);
    struck_by(&FIRST, 417).stage_is(Stage::Global);

    let table = struck_by(&BUILTIN, 418);
    assert_eq!(table.asked().len(), 4);
    table.play(EUROPE, Move::Sector(Sector::Waste)).has(EUROPE, Emissions(Sector::Waste), 0);
    struck_by(&FIRST, 418).has(EUROPE, Emissions(Sector::Industry), 2);
}

// DB-CRISIS-23: a token that is passed on keeps the type that its giver chose.
#[test]
fn a_token_that_is_passed_on_keeps_its_type() {
    let table = struck_by(&BUILTIN, 416).set(CHINA, R(Resilience::Ecological), 2);
    let to = Seat(CHINA).right(4).0;
    let had = table.count(to, R(Resilience::Ecological));
    let table = table.play(CHINA, Move::Resilience(Resilience::Ecological));
    assert!(table.told(|fact| matches!(fact, Fact::TokensGiven { count: 1, .. })));
    table.has(CHINA, R(Resilience::Ecological), 1).has(to, R(Resilience::Ecological), had + 1);
}

// DB-CRISIS-25: a forecast of such a crisis takes a choice, and says whose it is.
#[test]
fn a_forecast_names_those_who_would_choose_types() {
    let table = table_in(&BUILTIN, &Setup::new(4), NONE, "(limit: Once, steps: [Do(Gain(Clean, N(1)))])");
    let table = table.clean_boards().set(CHINA, Clean, 40).forecast(414);
    let forecast = table.game.crisis_forecast(&table.state, 0).unwrap();
    assert_eq!(forecast.choice.len(), 4);
    let tokens: i16 = forecast.seats[0].tokens.iter().map(|(_, change)| change).sum();
    assert_eq!(tokens, 2);
}

// Cards 1.216, 1.208, 1.066: as the sources say or suggest.
#[test]
fn cards_that_the_second_edition_corrects() {
    let (newest, first) = (of_edition(&BUILTIN), of_edition(&FIRST));
    let counts = |content: &Content, no| {
        let mut tag = None;
        content.local_of(CardNo(no)).unwrap().action.each_effect(|effect| tag = effect.quantity().unwrap().tag());
        tag
    };
    assert_eq!((counts(&newest, 216), counts(&first, 216)), (Some(Tag::Finance), Some(Tag::Regulation)));
    assert!(newest.local_of(CardNo(66)).unwrap().bears(Tag::Innovation));
    let mut kept = None;
    newest.local_of(CardNo(208)).unwrap().action.each_effect(|effect| {
        if let Effect::Search(_, _, daybreak::language::Keep::Every(filter)) = *effect {
            kept = Some(filter);
        }
    });
    let keeps = |no| newest.local_of(CardNo(no)).unwrap().fits(&kept.unwrap());
    // Heat pumps remove buildings emissions; the phaseout removes dirty energy; adaptation does neither.
    assert_eq!([65, 216, 100].map(keeps), [true, true, false]);
    let disputed = |no| newest.about(CardNo(no)).unwrap().disputed.len();
    assert_eq!([20, 21, 100, 101, 1].map(disputed), [1, 1, 1, 1, 0]);
}

#[test]
fn editions_are_told_apart_and_the_first_is_what_it_was() {
    // Every log of the first edition names this hash.
    let hash = "d2b670b7b6a10964333984e5de6c16422ad19aa4b17b7a17660b6b8c7eab2a7e";
    assert_eq!(Commitment::of_text(&of_edition(&FIRST).text()).to_string(), hash);
    assert_eq!(EDITIONS.iter().map(|edition| edition.id).collect::<Vec<_>>(), [BUILTIN.id, FIRST.id]);
    assert_ne!(BUILTIN.id, FIRST.id);
    assert_eq!(of_edition(&BUILTIN).id(), "daybreak/reconstructed-2");
    assert_eq!(FIRST.kept().map(|edition| edition.name).collect::<Vec<_>>(), ["first"]);
    assert_eq!(BUILTIN.kept().count(), 0);
}

// Headers say nothing of readings, so that the edition they name says it.
#[test]
fn stored_games_keep_their_readings() {
    assert_eq!(BUILTIN.readings, Options::default().readings);
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../corpus");
    let folders = ["daybreak", "kept/first-edition/logs", "kept/second-edition-1/logs"];
    let mut read = 0;
    for path in folders.iter().flat_map(|folder| std::fs::read_dir(root.join(folder)).unwrap()) {
        let text = std::fs::read_to_string(path.unwrap().path()).unwrap();
        let header: serde_json::Value = serde_json::from_str(text.lines().next().unwrap()).unwrap();
        if header["game"] != "daybreak" {
            continue;
        }
        let files = header["content"].get("files").cloned().unwrap_or_else(|| serde_json::json!({}));
        let own: BTreeMap<String, String> = serde_json::from_value(files).unwrap();
        let text_of = |edition: &&&Edition| Commitment::of_text(&daybreak::content::text_of(edition, &own)).to_string();
        let edition = EDITIONS.iter().find(|edition| text_of(edition) == header["content"]["hash"]).unwrap();
        let content = Arc::new(Content::of_edition(edition, &own).unwrap());
        let setup: Setup = serde_json::from_value(header["setup"].clone()).unwrap();
        let game = Daybreak::new(&content, &setup).unwrap();
        let old = header["content"]["id"] != BUILTIN.id;
        if old && own.is_empty() || edition.id == FIRST.id {
            assert_eq!(game.options().readings, Readings::FIRST);
            assert!(!game.options().all_crises_count);
            read += 1;
        }
    }
    assert!(read >= 26, "{read} stored games of the first edition");
}
