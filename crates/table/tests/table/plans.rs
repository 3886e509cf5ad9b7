//! Plans before the table: who may make them, vote on them and take them off, and how long they stay.

use crate::bench::{Bench, Playable, ana, bot, bruno, person, stranger};
use daybreak_title::DaybreakTitle;
use earthrise_title::EarthriseTitle;
use table::{LONGEST_PLAN, SeatPlan, Table};
use tabletop::{Seat, Seats};
use wire::{Body, Code, Happening, PlanInfo};

both!(before_the_game_plans_are_for_every_game);

fn propose(text: &str, about: Option<&str>) -> Body {
    Body::Propose { text: text.to_owned(), about: about.map(str::to_owned) }
}

fn vote(plan: u32, yes: Option<bool>) -> Body {
    Body::Vote { plan, yes }
}

/// The only plan there is.
fn only<T: Playable>(bench: &Bench<T>) -> PlanInfo {
    let plans = bench.table.info().plans;
    assert_eq!(plans.len(), 1);
    plans[0].clone()
}

fn running() -> Bench<DaybreakTitle> {
    Bench::new(vec![person(&ana()), person(&bruno()), bot()])
}

#[test]
fn a_plan_is_told_voted_on_and_withdrawn() {
    let (ana, bruno) = (ana(), bruno());
    let mut bench = running();
    let client = bench.connect(&ana, None);
    bench.ok(&bruno, propose(" first Wind,\n then Grid ", Some("card\u{0} 4")));
    let plan = only(&bench);
    assert_eq!((plan.by.as_str(), plan.seat, plan.at), ("Bruno", Seat(1), bench.now));
    assert_eq!((plan.text.as_str(), plan.about.as_deref()), ("first Wind,  then Grid", Some("card 4")));
    assert_eq!((plan.yes, plan.no), (Seats::NONE, Seats::NONE));
    let update = bench.clients[client].updates.last().unwrap();
    assert_eq!(update.table.as_ref().unwrap().plans, vec![plan.clone()]);
    let Happening::Planned { plan: number, seat, name, text, .. } = &update.notes[0].happening else { panic!() };
    assert_eq!((*number, *seat, name, text), (plan.plan, plan.seat, &plan.by, &plan.text));
    assert!(update.notes[0].text.as_ref().unwrap().contains(&plan.text));

    bench.ok(&ana, vote(plan.plan, Some(true)));
    bench.ok(&bruno, vote(plan.plan, Some(true)));
    assert_eq!(only(&bench).yes, [Seat(0), Seat(1)].into_iter().collect());
    let before = bench.table.no();
    bench.ok(&bruno, vote(plan.plan, Some(true)));
    assert_eq!(bench.table.no(), before, "the same vote again is no event");
    bench.ok(&bruno, vote(plan.plan, Some(false)));
    assert_eq!((only(&bench).yes, only(&bench).no), (Seats::only(Seat(0)), Seats::only(Seat(1))));
    bench.ok(&ana, vote(plan.plan, None));
    assert_eq!((only(&bench).yes, only(&bench).no), (Seats::NONE, Seats::only(Seat(1))));

    bench.restart();
    assert_eq!(only(&bench).no, Seats::only(Seat(1)));
    bench.ok(&bruno, Body::Withdraw { plan: plan.plan });
    assert!(bench.table.info().plans.is_empty());
    assert_eq!(bench.code(&ana, vote(plan.plan, Some(true))), Code::NoSuchPlan);
}

#[test]
fn plans_are_bounded_and_the_oldest_gives_way() {
    let (ana, bruno) = (ana(), bruno());
    let mut bench = running();
    for text in ["", "\n", &"x".repeat(LONGEST_PLAN + 1)] {
        assert_eq!(bench.code(&ana, propose(text, None)), Code::BadText);
    }
    for about in ["", &"x".repeat(201)] {
        assert_eq!(bench.code(&ana, propose("fine", Some(about))), Code::BadText);
    }
    assert_eq!(bench.code(&stranger(), propose("fine", None)), Code::NotAtTable);
    for round in 1..=20_u32 {
        bench.ok(&ana, propose(&"é".repeat(LONGEST_PLAN), None));
        let numbers: Vec<u32> = bench.table.info().plans.iter().map(|plan| plan.plan).collect();
        assert_eq!(numbers, (round.saturating_sub(7).max(1)..=round).collect::<Vec<u32>>());
    }
    assert_eq!(bench.code(&bruno, Body::Withdraw { plan: 20 }), Code::NotHost);
    assert_eq!(bench.code(&ana, Body::Withdraw { plan: 1 }), Code::NoSuchPlan);
    // A number is not given twice.
    bench.ok(&ana, Body::Withdraw { plan: 20 });
    bench.ok(&bruno, propose("another", None));
    assert_eq!(bench.table.info().plans.last().unwrap().plan, 21);
    // The host may clear the table.
    bench.ok(&ana, Body::Withdraw { plan: 21 });
    bench.ok(&ana, Body::Abandon);
    bench.ok(&bruno, Body::Answer { question: 1, yes: true });
    assert!(bench.table.info().plans.is_empty(), "there is nothing to plan after the game");
    assert_eq!(bench.code(&ana, propose("again", None)), Code::Finished);
}

#[test]
fn whoever_takes_a_seat_over_votes_anew() {
    let (ana, bruno) = (ana(), bruno());
    let mut bench = running();
    bench.ok(&ana, propose("together", None));
    bench.ok(&ana, vote(1, Some(true)));
    bench.ok(&bruno, vote(1, Some(false)));
    bench.ok(&bruno, Body::Leave { seat: None });
    assert_eq!((only(&bench).yes, only(&bench).no), (Seats::only(Seat(0)), Seats::NONE));
}

#[test]
fn who_holds_several_seats_votes_with_all_of_them() {
    let ana = ana();
    let mut bench = Bench::<DaybreakTitle>::new(vec![person(&ana), person(&ana), bot()]);
    bench.ok(&ana, propose("together", None));
    bench.ok(&ana, vote(1, Some(true)));
    assert_eq!(only(&bench).yes, [Seat(0), Seat(1)].into_iter().collect());
}

#[test]
fn where_players_hold_secrets_nobody_plans_during_the_game() {
    let (ana, bruno) = (ana(), bruno());
    let mut bench = Bench::<EarthriseTitle>::new(vec![person(&ana), person(&bruno), bot()]);
    assert_eq!(bench.code(&ana, propose("follow me", None)), Code::PlansOff);
    assert_eq!(bench.code(&ana, vote(1, Some(true))), Code::PlansOff);
}

fn before_the_game_plans_are_for_every_game<T: Playable>() {
    let (ana, bruno) = (ana(), bruno());
    let mut bench = Bench::<T>::new(vec![person(&ana), SeatPlan::Open, bot()]);
    bench.ok(&ana, propose("tonight at eight", None));
    bench.ok(&ana, vote(1, Some(true)));
    bench.ok(&bruno, Body::Sit { seat: None, name: None });
    let left = usize::from(!T::SECRETS);
    assert_eq!(bench.table.info().plans.len(), left, "what was planned before is no talk in a game with secrets");
}

/// A snapshot of a table that knew no plans is one without plans.
#[test]
fn a_snapshot_without_plans_is_read() {
    let mut bench = running();
    bench.ok(&ana(), Body::Pause);
    let mut kept: serde_json::Value = serde_json::from_slice(&bench.table.snapshot()).unwrap();
    assert!(kept.as_object_mut().unwrap().remove("plans").is_some());
    let bytes = serde_json::to_vec(&kept).unwrap();
    let table = Table::<DaybreakTitle>::restore(bench.table.fixed(), Some(&bytes), Vec::new()).unwrap();
    // How long somebody has been away is counted anew.
    let told = |table: &Table<DaybreakTitle>| {
        let mut info = table.info();
        info.seats.iter_mut().for_each(|seat| seat.away_in = None);
        info
    };
    assert_eq!(told(&table), told(&bench.table));
}
