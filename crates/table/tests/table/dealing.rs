//! Deals that nobody can choose: who gives what, in which order, and who is left out.

use crate::bench::{Bench, Playable, ana, bot, bruno, person, who};
use std::collections::BTreeSet;
use table::{SeatPlan, TIME_TO_SHARE, Table, Who};
use tabletop::log::{DealtBy, Header, NotDealtSo, SeedRef};
use tabletop::{Seat, Seats, Seed, Share};
use wire::{Body, Code, DealStep, Holder, Status};

both!(
    all_commit_then_all_show,
    nobody_shows_what_they_did_not_fix,
    nobody_who_is_silent_stops_the_others,
    whoever_fixes_and_is_silent_is_left_out,
    every_share_decides,
    one_person_needs_no_ceremony,
    a_deal_that_is_known_is_called_so,
    a_slow_table_takes_shares_as_people_sit_down,
    who_leaves_before_a_share_is_seen_begins_it_anew,
    nobody_undoes_a_deal_by_leaving,
    a_restart_leaves_nobody_out,
    nobody_is_left_out_for_a_server_that_was_down,
    the_same_deal_again_is_the_same_deal,
    those_who_come_to_a_rematch_make_its_deal,
);

fn share(byte: u8) -> Share {
    Share([byte; 32])
}

fn commit(seat: u8, byte: u8) -> Body {
    Body::Commit { commitment: share(byte).commitment(Seat(seat)) }
}

fn show(byte: u8) -> Body {
    Body::Share { share: share(byte) }
}

/// Ana and Bruno at a table whose last seat is about to be taken.
fn two<T: Playable>() -> (Bench<T>, Who, Who) {
    let (ana, bruno) = (ana(), bruno());
    let mut bench = Bench::<T>::new(vec![person(&ana), SeatPlan::Open, bot()]);
    bench.connect(&ana, None);
    bench.connect(&bruno, None);
    (bench, ana, bruno)
}

fn sit() -> Body {
    Body::Sit { seat: None, name: None }
}

fn step<T: Playable>(bench: &Bench<T>) -> Option<DealStep> {
    bench.table.info().dealing.map(|dealing| dealing.step)
}

/// The header of the log as it is given out once the game is over.
fn header<T: Playable>(bench: &mut Bench<T>, people: &[&Who]) -> Header<serde_json::Value> {
    for one in people {
        bench.ok(one, Body::Abandon);
        for question in bench.table.info().questions {
            for other in people {
                let _ = bench.does(other, Body::Answer { question: question.question, yes: true });
            }
        }
        if bench.table.status() == Status::Abandoned {
            break;
        }
    }
    let log = bench.table.log(people[0]).unwrap();
    serde_json::from_str(log.lines().next().unwrap()).unwrap()
}

fn all_commit_then_all_show<T: Playable>() {
    let (mut bench, ana, bruno) = two::<T>();
    assert_eq!(bench.code(&ana, commit(0, 1)), Code::NoShareWanted, "not before every seat is taken");
    let promised = bench.table.info().commitment;
    bench.ok(&bruno, sit());
    assert_eq!((bench.table.status(), step(&bench)), (Status::Waiting, Some(DealStep::Commit)));
    bench.ok(&ana, commit(0, 1));
    assert_eq!(bench.code(&ana, show(1)), Code::NoShareWanted, "nobody shows before all have fixed theirs");
    bench.ok(&bruno, commit(1, 2));
    let dealing = bench.table.info().dealing.unwrap();
    assert_eq!((dealing.step, dealing.answered), (DealStep::Share, Seats::NONE));
    assert_eq!(dealing.commitments.len(), 2);
    bench.ok(&bruno, show(2));
    assert_eq!(bench.table.status(), Status::Waiting);
    bench.ok(&ana, show(1));
    assert_eq!(bench.table.status(), Status::Running);
    let info = bench.table.info();
    assert_eq!(info.commitment, promised, "what the server fixed stays");
    let dealt = info.dealt.unwrap();
    assert_eq!((dealt.way, dealt.secret), (DealtBy::Everybody, None));
    assert_eq!(dealt.shares.iter().map(|given| given.name.as_str()).collect::<Vec<_>>(), ["Ana", "Bruno"]);
    assert!(dealt.left_out.is_empty());
    let header = header(&mut bench, &[&ana, &bruno]);
    let SeedRef::Seed(seed) = header.chance else { panic!("the game is over") };
    let told = header.dealt.unwrap();
    assert_eq!(told.check(seed), Ok(()));
    assert_eq!(told.secret.unwrap().commitment().to_string(), promised);
    assert!(bench.table.timeline().check_seed(seed).is_ok(), "every draw comes from it");
    assert_ne!(Some(seed), told.secret);
    let mut forged = told.clone();
    forged.shares[0].share = share(9);
    assert_eq!(forged.check(seed), Err(NotDealtSo::OtherSeed));
    forged.shares.pop();
    assert_eq!(forged.check(seed), Err(NotDealtSo::OtherSeed));
    forged.secret = None;
    assert_eq!(forged.check(seed), Err(NotDealtSo::Half));
    let mut turned = told;
    turned.shares.reverse();
    assert_eq!(turned.check(seed), Err(NotDealtSo::Order));
}

fn nobody_shows_what_they_did_not_fix<T: Playable>() {
    let (mut bench, ana, bruno) = two::<T>();
    bench.ok(&bruno, sit());
    bench.ok(&ana, commit(0, 1));
    // From a second window, or because the first was better: what was fixed first stays.
    bench.ok(&ana, commit(0, 3));
    // The hash of another's share is none of one's own.
    let copied = Body::Commit { commitment: share(1).commitment(Seat(0)) };
    bench.ok(&bruno, copied);
    bench.ok(&ana, show(1));
    assert_eq!(bench.code(&bruno, show(1)), Code::OtherShare);
    assert_eq!(bench.code(&bruno, show(2)), Code::OtherShare);
    assert_eq!(bench.code(&who("Carla"), show(2)), Code::NoShareWanted);
    bench.wait(11);
    let dealt = bench.table.info().dealt.unwrap();
    assert_eq!((dealt.shares.len(), dealt.left_out[0].name.as_str()), (1, "Bruno"));
}

fn nobody_who_is_silent_stops_the_others<T: Playable>() {
    let (mut bench, ana, bruno) = two::<T>();
    bench.ok(&bruno, sit());
    bench.ok(&ana, commit(0, 1));
    bench.wait(9);
    assert_eq!(step(&bench), Some(DealStep::Commit));
    bench.tick();
    assert_eq!(bench.table.info().dealing.unwrap().ends_in, Some(1000));
    bench.wait(1);
    assert_eq!(step(&bench), Some(DealStep::Share));
    assert_eq!(bench.code(&bruno, commit(1, 2)), Code::NoShareWanted, "too late");
    bench.ok(&ana, show(1));
    let dealt = bench.table.info().dealt.unwrap();
    assert_eq!((dealt.way, dealt.left_out[0].name.as_str()), (DealtBy::Everybody, "Bruno"));
}

fn whoever_fixes_and_is_silent_is_left_out<T: Playable>() {
    let (mut bench, ana, bruno) = two::<T>();
    bench.ok(&bruno, sit());
    for _ in 0..2 {
        bench.wait(10);
    }
    assert_eq!(bench.table.status(), Status::Running);
    let dealt = bench.table.info().dealt.unwrap();
    assert_eq!((dealt.way, dealt.shares.len(), dealt.left_out.len()), (DealtBy::Server, 0, 2));
    let header = header(&mut bench, &[&ana, &bruno]);
    let SeedRef::Seed(seed) = header.chance else { panic!("the game is over") };
    assert_eq!(header.dealt.unwrap().check(seed), Ok(()));
}

/// The server alone gives one deal; with shares it is another for every share.
fn every_share_decides<T: Playable>() {
    let mut seeds = BTreeSet::new();
    for (one, other) in [(1, 2), (1, 3), (4, 2), (2, 1)] {
        let (mut bench, ana, bruno) = two::<T>();
        bench.ok(&bruno, sit());
        bench.ok(&ana, commit(0, one));
        bench.ok(&bruno, commit(1, other));
        bench.ok(&ana, show(one));
        bench.ok(&bruno, show(other));
        let header = header(&mut bench, &[&ana, &bruno]);
        let SeedRef::Seed(seed) = header.chance else { panic!("the game is over") };
        seeds.insert(seed.to_string());
    }
    assert_eq!(seeds.len(), 4);
}

fn one_person_needs_no_ceremony<T: Playable>() {
    let ana = ana();
    let mut bench = Bench::<T>::new(vec![person(&ana), SeatPlan::Open, bot()]);
    bench.connect(&ana, None);
    bench.ok(&ana, sit());
    assert_eq!(bench.table.status(), Status::Running, "also with two seats");
    let dealt = bench.table.info().dealt.unwrap();
    assert_eq!((dealt.way, dealt.left_out.len()), (DealtBy::Server, 0));
}

fn a_deal_that_is_known_is_called_so<T: Playable>() {
    let (ana, bruno) = (ana(), bruno());
    let ways = [DealtBy::Given, DealtBy::Daily, DealtBy::Study];
    for way in ways {
        let mut bench = Bench::<T>::with(vec![person(&ana), SeatPlan::Open, bot()], |opening| match way {
            DealtBy::Given => opening.seed = Some(Seed::from(7)),
            DealtBy::Daily => opening.daily = Some("2026-11-16".to_owned()),
            _ => opening.settings.study = true,
        });
        bench.connect(&ana, None);
        bench.connect(&bruno, None);
        bench.ok(&bruno, sit());
        assert_eq!(bench.table.status(), Status::Running);
        assert_eq!(bench.table.info().dealt.unwrap().way, way);
    }
}

fn a_slow_table_takes_shares_as_people_sit_down<T: Playable>() {
    let (ana, bruno) = (ana(), bruno());
    let seats = vec![person(&ana), SeatPlan::Open, bot()];
    let mut bench = Bench::<T>::with(seats, |opening| opening.settings.slow = true);
    bench.connect(&ana, None);
    assert!(bench.table.info().dealing.unwrap().asked.has(Seat(0)));
    bench.ok(&ana, show(1));
    assert!(bench.table.info().dealing.unwrap().answered.has(Seat(0)));
    bench.vanish(&ana);
    bench.wait(24 * 60 * 60);
    bench.restart();
    bench.connect(&bruno, None);
    bench.ok(&bruno, sit());
    assert_eq!(bench.table.status(), Status::Waiting, "he is there, and has ten seconds");
    assert_eq!(bench.code(&bruno, commit(1, 2)), Code::NoShareWanted);
    bench.ok(&bruno, show(2));
    assert_eq!(bench.table.status(), Status::Running);
    let dealt = bench.table.info().dealt.unwrap();
    assert_eq!((dealt.way, dealt.shares.len()), (DealtBy::Sitting, 2));
}

fn who_leaves_before_a_share_is_seen_begins_it_anew<T: Playable>() {
    let (mut bench, ana, bruno) = two::<T>();
    bench.ok(&bruno, sit());
    bench.ok(&ana, commit(0, 1));
    bench.ok(&bruno, Body::Leave { seat: None });
    assert_eq!((bench.table.status(), step(&bench)), (Status::Waiting, None));
    bench.wait(60);
    assert_eq!(bench.table.status(), Status::Waiting);
    bench.ok(&bruno, sit());
    // What was fixed for the first attempt is gone with it.
    assert_eq!(bench.table.info().dealing.unwrap().answered, Seats::NONE);
    bench.ok(&ana, commit(0, 4));
    bench.ok(&bruno, commit(1, 2));
    bench.ok(&ana, show(4));
    bench.ok(&bruno, show(2));
    assert_eq!(bench.table.status(), Status::Running);
}

/// Bruno, who knows the server's secret, sees Ana's share and does not like the deal.
fn nobody_undoes_a_deal_by_leaving<T: Playable>() {
    let (mut bench, ana, bruno) = two::<T>();
    bench.ok(&bruno, sit());
    bench.ok(&ana, commit(0, 1));
    bench.ok(&bruno, commit(1, 2));
    bench.ok(&bruno, show(2));
    assert_eq!(bench.code(&ana, Body::Seat { seat: Seat(2), bot: None }), Code::Started, "nor as host");
    bench.ok(&bruno, Body::Leave { seat: None });
    assert_eq!(bench.table.info().seats[1].holder, Holder::Bot);
    bench.ok(&ana, show(1));
    assert_eq!(bench.table.status(), Status::Running);
    assert_eq!(bench.table.info().dealt.unwrap().shares.len(), 2, "what he gave stays");
    // One who has not shown theirs is left out, by name.
    let (mut bench, ana, bruno) = two::<T>();
    bench.ok(&bruno, sit());
    bench.ok(&ana, commit(0, 1));
    bench.ok(&bruno, commit(1, 2));
    bench.ok(&ana, show(1));
    bench.ok(&bruno, Body::Leave { seat: None });
    assert_eq!(bench.table.status(), Status::Running, "nobody is left to wait for");
    assert_eq!(bench.table.info().dealt.unwrap().left_out[0].name, "Bruno");
}

fn a_restart_leaves_nobody_out<T: Playable>() {
    let (mut bench, ana, bruno) = two::<T>();
    bench.ok(&bruno, sit());
    bench.ok(&ana, commit(0, 1));
    bench.now += 3 * TIME_TO_SHARE;
    bench.restart();
    assert_eq!(step(&bench), Some(DealStep::Commit));
    bench.ok(&bruno, commit(1, 2));
    bench.restart();
    bench.ok(&ana, show(1));
    bench.ok(&bruno, show(2));
    assert_eq!(bench.table.info().dealt.unwrap().shares.len(), 2);
    let deal = bench.table.deal().to_owned();
    bench.restart();
    assert_eq!(bench.table.deal(), deal);
}

/// As a server does it that knows when it was not there.
fn nobody_is_left_out_for_a_server_that_was_down<T: Playable>() {
    let (mut bench, ana, bruno) = two::<T>();
    bench.ok(&bruno, sit());
    bench.ok(&ana, commit(0, 1));
    bench.now += 3 * TIME_TO_SHARE;
    let mut table = Table::<T>::restore(bench.table.fixed(), None, bench.events.clone()).unwrap();
    table.wake_after(bench.now, Some((bench.now - 2 * TIME_TO_SHARE, bench.now)));
    assert_eq!(table.next_alarm(), Some(bench.now + TIME_TO_SHARE), "they have the whole time again");
}

fn the_same_deal_again_is_the_same_deal<T: Playable>() {
    let (mut bench, ana, bruno) = two::<T>();
    bench.ok(&bruno, sit());
    bench.ok(&ana, commit(0, 1));
    bench.ok(&bruno, commit(1, 2));
    bench.ok(&ana, show(1));
    bench.ok(&bruno, show(2));
    let header = header(&mut bench, &[&ana, &bruno]);
    let SeedRef::Seed(seed) = header.chance else { panic!("the game is over") };
    let again = Bench::<T>::with(vec![person(&ana), person(&bruno), bot()], |opening| opening.seed = Some(seed));
    assert_eq!(again.table.deal(), bench.table.deal());
    assert_eq!(again.table.info().dealt.unwrap().way, DealtBy::Given);
}

fn those_who_come_to_a_rematch_make_its_deal<T: Playable>() {
    let (mut bench, ana, bruno) = two::<T>();
    bench.ok(&bruno, sit());
    bench.wait(10);
    header(&mut bench, &[&ana, &bruno]);
    bench.ok(&ana, Body::Rematch { same_deal: false });
    let (opening, ..) = bench.opened.pop().unwrap();
    let mut next = Bench::<T>::at_once(&opening);
    assert_eq!(
        (next.table.status(), step(&next)),
        (Status::Waiting, Some(DealStep::Commit)),
        "they are still elsewhere"
    );
    next.connect(&ana, None);
    next.ok(&ana, commit(0, 1));
    next.wait(9);
    next.connect(&bruno, None);
    next.ok(&bruno, commit(1, 2));
    next.ok(&ana, show(1));
    next.ok(&bruno, show(2));
    assert_eq!(next.table.info().dealt.unwrap().way, DealtBy::Everybody);
    // Nobody comes, and the game begins all the same.
    let mut alone = Bench::<T>::at_once(&opening);
    alone.wait(10);
    assert_eq!(alone.table.status(), Status::Running);
    assert_eq!(alone.table.info().dealt.unwrap().left_out.len(), 2);
}
