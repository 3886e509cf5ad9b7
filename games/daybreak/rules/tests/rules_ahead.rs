//! What is ahead in the rest of a round: causes, ties, reasons, and which round a number belongs to.

#![allow(clippy::unwrap_used, clippy::panic)] // A test may fail.

use crate::scenario;

use daybreak::language::Token::{Communities, Resilience as R, Trees};
use daybreak::{Ahead, Cause, CrisisAhead, Fact, Harmless, Losses, Move, Resilience, Stage};
use scenario::*;
use tabletop::{Seat, Seats};

fn ahead(table: &Table) -> Ahead {
    table.game.ahead(&table.state).unwrap()
}

fn only_crisis(table: &Table) -> CrisisAhead {
    let crises = ahead(table).open.crises;
    assert_eq!(crises.len(), 1);
    crises[0].clone()
}

// DB-CRISIS-13: what was missing is named as the cause.
#[test]
fn missing_trees_are_the_cause() {
    let table = table(4).sinks(1, 60, 0).forecast(402);
    let crisis = only_crisis(&table);
    let lost = |fact: &&Fact| matches!(fact, Fact::Changed { token: Communities, cause: Cause::Missing(Trees), .. });
    assert_eq!(crisis.ways.len(), 1);
    assert_eq!(crisis.ways[0].facts.iter().filter(lost).count(), 4);
    assert!(
        crisis.ways[0].facts.iter().any(|fact| matches!(fact, Fact::WorldChanged { token: Trees, change: -1, .. }))
    );
}

// DB-EMIT-01: energy that is missing is the cause of communities in crisis, and is certain.
#[test]
fn a_shortage_is_certain_with_its_cause() {
    let table = table(4).sinks(60, 60, 0).set(US, daybreak::language::Token::Demand, 90);
    let facts = ahead(&table).certain.facts;
    let short = table.state.board(Seat(US)).shortage();
    assert!(facts.contains(&Fact::Shortage { seat: Seat(US), missing: short }));
    let costs = |fact: &Fact| matches!(fact, Fact::Changed { seat: Seat(US), cause: Cause::Shortage, .. });
    assert!(facts.iter().any(costs));
}

// DB-CRISIS-07: of those who are tied a die strikes one; nobody else is named.
#[test]
fn a_tie_names_the_die_and_those_who_may_be_struck() {
    let table = table(4).set_all(R(Resilience::Infrastructure), 2).set_all(R(Resilience::Ecological), 0);
    let table = table.set(CHINA, R(Resilience::Infrastructure), 0).set(US, R(Resilience::Infrastructure), 0);
    let crisis = only_crisis(&table.forecast(432));
    assert_eq!((crisis.tied, crisis.die), ([Seat(CHINA), Seat(US)].into_iter().collect(), 6));
    let struck: Vec<Seats> = crisis.ways.iter().map(|way| way.targets).collect();
    assert_eq!(struck, [Seats::only(Seat(CHINA)), Seats::only(Seat(US))]);
    for way in &crisis.ways {
        let hurt =
            way.facts.iter().filter_map(|fact| if let Fact::Changed { seat, .. } = fact { Some(*seat) } else { None });
        assert!(hurt.clone().count() > 0 && hurt.clone().all(|seat| way.targets.has(seat)));
    }
}

// DB-CRISIS-08, DB-CRISIS-09, DB-CRISIS-20: a crisis that does nothing says why.
#[test]
fn a_crisis_that_does_nothing_says_why() {
    let why = |table: &Table| only_crisis(table).ways[0].harmless;
    let reduced = table(4).sinks(60, 60, 0).bands(1).set_all(R(Resilience::Infrastructure), 9).forecast(400);
    assert_eq!(why(&reduced), Some(Harmless::Reduced));
    let cancelled = table(4).forecast(432).hand(0, &[4]).play(0, Move::ReduceCrisis { card: local(4), crisis: 0 });
    assert_eq!(why(&cancelled), Some(Harmless::Cancelled));
    let nobody = table(4).forecast(404);
    let tags = |seat| nobody.state.board(seat).area_tags(daybreak::Tag::Nuclear);
    assert!(nobody.game.seats().all(|seat| tags(seat) == 0));
    assert_eq!(why(&nobody), Some(Harmless::NobodyFits));
    assert_eq!(why(&table(4).sinks(60, 60, 0).bands(0).forecast(400)), Some(Harmless::NothingThere));
}

// DB-ROUND-01, DB-GROW-02: nothing is forecast beyond the last round, and the loss at its end is told.
#[test]
fn nothing_is_forecast_beyond_the_last_round() {
    let mut table = table(4).sinks(10, 10, 0);
    let before = ahead(&table);
    assert_eq!((before.round, before.last, before.certain.lost), (1, false, None));
    assert!(before.open.draws.is_some());
    table.state.round = table.game.rounds(&table.state);
    let last = ahead(&table);
    assert_eq!((last.round, last.last), (6, true));
    assert_eq!(last.certain.lost, Some(Losses { out_of_time: true, ..Losses::default() }));
    assert_eq!((last.open.draws, last.certain.growth), (None, None));
    // Once the carbon of this round is out, the forecast of carbon is one of the next round, if there is one.
    let coming = table.game.forecast(&table.state);
    assert_eq!((coming.round, coming.comes), (6, true));
    table.state.stage = Stage::Crisis;
    let coming = table.game.forecast(&table.state);
    assert_eq!((coming.round, coming.comes), (7, false));
}

// DB-DRAW-01: in the Global stage the cards of the draw step are those of this round.
#[test]
fn the_draw_step_of_this_round_is_told_in_the_global_stage() {
    let mut table = table(2);
    assert_eq!(ahead(&table).certain.draws, None);
    table.state.stage = Stage::Global;
    table.state.agenda = daybreak::Few::from([daybreak::Frame::DrawProjects]);
    assert_eq!(ahead(&table).certain.draws, Some([5, 5, 0, 0]));
}

// DB-CRISIS-01: the next roll, face by face, with what it would do from where its token stands.
#[test]
fn every_face_of_the_die_says_what_it_would_do() {
    let faces = ahead(&table(4).bands(3)).open.faces;
    assert_eq!(faces.iter().map(|face| face.sides).sum::<u8>(), 6);
    for face in faces {
        assert_eq!((face.of, face.facts.is_empty()), (6, false), "{face:?}");
    }
}
