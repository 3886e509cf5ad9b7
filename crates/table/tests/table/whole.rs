//! Whole games, with people and bots.

use crate::bench::{Bench, Playable, ana, bot, bruno, json, person};
use tabletop::Seat;
use wire::{Ask, Body, Facing, Reply, Scene, Status};

both!(people_and_bots_play_to_the_end, a_table_comes_back_at_any_moment_and_goes_on, looking_back, what_changed_since);

fn people_and_bots_play_to_the_end<T: Playable>() {
    let (ana, bruno) = (ana(), bruno());
    let mut bench = Bench::<T>::new(vec![person(&ana), bot(), person(&bruno), bot()]).sparse(9);
    let client = bench.connect(&ana, None);
    bench.play_out(&[&ana, &bruno]);
    assert!(bench.is_over());
    assert_eq!(bench.table.status(), Status::Finished);
    assert!(bench.asks.is_empty());
    let info = bench.table.info();
    assert_eq!(info.seed, Some(bench.table.fixed().seed.to_string()), "the seed is published at the end");
    assert_eq!(bench.results.len(), 1, "a game has one result");
    let last = bench.clients[client].updates.last().unwrap();
    assert!(last.now.as_ref().unwrap().outcome.is_some());
    assert!(last.now.as_ref().unwrap().outcome_text.is_some());
    bench.check();

    let log = bench.table.log(&ana).unwrap();
    assert_eq!(log.lines().count(), bench.table.timeline().entries().len() + 1);
    bench.table.timeline().check_seed(bench.table.fixed().seed).unwrap();
}

/// The same game, interrupted again and again, has the same entries as the one that was not.
fn a_table_comes_back_at_any_moment_and_goes_on<T: Playable>() {
    let (ana, bruno) = (ana(), bruno());
    let seats = || vec![person(&ana), person(&bruno), bot()];
    let mut calm = Bench::<T>::new(seats()).sparse(1000);
    while calm.bot_answers() || calm.person_plays(&[&ana, &bruno]) {}
    assert!(calm.is_over());
    let mut shaken = Bench::<T>::new(seats()).sparse(1000);
    for turn in 0.. {
        if turn % 11 == 3 {
            shaken.restart();
        }
        if !shaken.bot_answers() && !shaken.person_plays(&[&ana, &bruno]) {
            break;
        }
    }
    assert_eq!(calm.table.timeline().entries(), shaken.table.timeline().entries());
    shaken.check();
}

/// The table at an earlier moment is what was told then.
fn looking_back<T: Playable>() {
    let (ana, bruno) = (ana(), bruno());
    let mut bench = Bench::<T>::new(vec![person(&ana), bot(), person(&bruno)]).sparse(50);
    let clients = [bench.connect(&ana, None), bench.connect(&bruno, None)];
    for _ in 0..60 {
        let _ = bench.person_plays(&[&ana, &bruno]) || bench.bot_answers();
    }
    assert!(!bench.is_over());
    let mut looked = 0;
    for client in clients {
        let client = &bench.clients[client];
        for then in client.updates.iter().filter_map(|update| update.now.as_ref()) {
            let Reply::Look(scene) = bench.table.ask_look(&client.face, then.entry, false).unwrap() else { panic!() };
            // What can be taken back is about now.
            let lasting = |scene: &Scene| json(Scene { take_back: None, ..scene.clone() });
            assert_eq!(lasting(&scene), lasting(then));
            looked += 1;
        }
    }
    assert!(looked > 40);
    let face = bench.face(&ana, None).unwrap();
    assert!(bench.table.ask_look(&face, bench.table.timeline().len() + 1, false).is_err());
    // The shell answers what only looks; the table itself lets nothing happen.
    let before = bench.table.no();
    bench.ok(&ana, Body::Ask(Ask::Look { to: 0, bare: false }));
    bench.ok(&ana, Body::Face { facing: Facing::Seat(Seat(0)) });
    bench.ok(&ana, Body::Seen { n: 3 });
    assert_eq!(bench.table.no(), before);
}

fn what_changed_since<T: Playable>() {
    let (ana, bruno) = (ana(), bruno());
    let mut bench = Bench::<T>::new(vec![person(&ana), bot(), person(&bruno)]).sparse(50);
    let client = bench.connect(&ana, None);
    for _ in 0..40 {
        let _ = bench.person_plays(&[&ana, &bruno]) || bench.bot_answers();
    }
    let client = &bench.clients[client];
    let cut = client.updates.len() / 2;
    let since = bench.table.since(&client.face, client.updates[cut].n, None);
    let told: Vec<_> = client.updates[cut + 1..].iter().flat_map(|update| &update.told).map(json).collect();
    assert!(!told.is_empty() && !since.cut);
    assert_eq!(since.told.iter().map(json).collect::<Vec<_>>(), told);
    assert!(bench.table.since(&client.face, bench.table.no(), None).told.is_empty());
    // What was told up to an entry and what was told after it is all that was told.
    let all = bench.table.since(&client.face, 0, None).told;
    for to in 0..=bench.table.timeline().len() {
        let upto = bench.table.since(&client.face, 0, Some(to)).told;
        let after = all.iter().filter(|told| told.entry > to);
        assert_eq!(upto.iter().chain(after).map(json).collect::<Vec<_>>(), all.iter().map(json).collect::<Vec<_>>());
    }
}
