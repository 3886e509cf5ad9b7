//! Spectators: none, at once, or with a delay.

use crate::bench::{BEGIN, Bench, Client, Playable, ana, bot, bruno, json, person, stranger, watch};
use table::{SeatPlan, Who};
use tabletop::{Audience, Game, Seat, told};
use wire::{Body, Code, Facing, Reply, Status, Watch};

both!(
    nobody_watches_where_it_is_off,
    live_spectators_hear_what_all_may_know,
    delayed_spectators_are_behind_by_the_delay,
    delayed_spectators_hear_everything_at_the_end,
    the_delay_outlives_a_restart,
    everything_is_for_the_end,
);

fn nobody_watches_where_it_is_off<T: Playable>() {
    let ana = ana();
    let mut bench = Bench::<T>::with(vec![person(&ana), SeatPlan::Open, bot()], watch(Watch::Off));
    // Before the game begins anybody may look who sits there, and stays with what they saw.
    let early = bench.connect(&stranger(), Some(Facing::Spectator));
    bench.ok(&bruno(), Body::Sit { seat: None, name: None });
    let refused = bench.table.face(&stranger(), Some(Facing::Spectator)).unwrap_err();
    assert_eq!(refused.code, Code::WatchingOff);
    for _ in 0..8 {
        let _ = bench.person_plays(&[&ana, &bruno()]) || bench.bot_answers();
    }
    let client = &bench.clients[early];
    assert!(client.updates.iter().all(|update| update.told.is_empty() && update.now.is_none()));
    let welcome = bench.table.welcome(&client.who, &client.face, Some(0), None);
    assert_eq!((welcome.now.entry, welcome.table.entries), (0, 0));
    assert!(welcome.since.unwrap().told.is_empty());
    assert_eq!(bench.table.ask_look(&client.face, 1, false).unwrap_err().code, Code::NoSuchEntry);
}

fn live_spectators_hear_what_all_may_know<T: Playable>() {
    let ana = ana();
    let mut bench = Bench::<T>::with(vec![person(&ana), bot(), bot()], watch(Watch::Live)).sparse(20);
    let client = bench.connect(&stranger(), None);
    let first = bench.table.timeline().len();
    for _ in 0..30 {
        let _ = bench.person_plays(&[&ana]) || bench.bot_answers();
    }
    let mut expected = Vec::new();
    bench.table.timeline().replay(bench.table.timeline().len(), |step| {
        if step.no > first {
            expected.extend(told(bench.table.rules().as_ref(), step.facts, Audience::Spectator).iter().map(json));
        }
    });
    let heard = bench.clients[client].updates.iter().flat_map(|update| &update.told);
    let heard: Vec<_> = heard.map(|told| json(told.fact.as_ref().unwrap())).collect();
    assert_eq!(heard, expected);
}

fn delayed_spectators_are_behind_by_the_delay<T: Playable>() {
    let ana = ana();
    let mut bench = Bench::<T>::with(vec![person(&ana), bot(), bot()], watch(Watch::Delayed(60))).sparse(10);
    let client = bench.connect(&stranger(), None);
    let player = bench.connect(&ana, None);
    // When each entry was made.
    let mut times = vec![BEGIN; bench.table.timeline().len() as usize];
    for step in 0..60 {
        let _ = bench.person_plays(&[&ana]) || bench.bot_answers();
        times.resize(bench.table.timeline().len() as usize, bench.now);
        if step % 7 == 2 {
            bench.ok(&ana, Body::Chat { text: format!("move {step}") });
        }
        bench.wait(5);
        let may_know = times.iter().filter(|&&at| at + 60_000 <= bench.now).count() as u32;
        let Client { face, updates, who, .. } = &bench.clients[client];
        let welcome = bench.table.welcome(who, face, Some(0), None);
        assert_eq!((welcome.now.entry, welcome.table.entries), (may_know, may_know));
        let newest = |told: &[wire::FactMessage]| told.iter().map(|told| told.entry).max().unwrap_or(0);
        assert!(newest(&welcome.since.unwrap().told) <= may_know);
        assert!(bench.table.ask_look(face, may_know, false).is_ok());
        assert_eq!(bench.table.ask_look(face, may_know + 1, false).unwrap_err().code, Code::NoSuchEntry);
        assert!(updates.iter().all(|update| newest(&update.told) <= may_know));
        assert!(updates.iter().filter_map(|update| update.now.as_ref()).all(|now| now.entry <= may_know));
        // Whoever reconnects with the last number they had gets what comes then, and nothing twice.
        let last = updates.last().map_or(0, |update| update.n);
        assert!(bench.table.since(face, last, None).told.is_empty(), "everything that may be known was told");
    }
    let updates = &bench.clients[client].updates;
    assert!(updates.iter().any(|update| !update.notes.is_empty()), "what is said is heard at once");
    assert!(updates.iter().any(|update| !update.told.is_empty()));
    // Those who play hear everything once, when it happens.
    let entries: Vec<u32> =
        bench.clients[player].updates.iter().filter_map(|update| Some(update.now.as_ref()?.entry)).collect();
    assert!(entries.is_sorted_by(|a, b| a < b), "{entries:?}");
}

fn delayed_spectators_hear_everything_at_the_end<T: Playable>() {
    let (ana, bruno) = (ana(), bruno());
    for abandoned in [false, true] {
        let mut bench =
            Bench::<T>::with(vec![person(&ana), bot(), person(&bruno)], watch(Watch::Delayed(60))).sparse(40);
        let late = bench.connect(&stranger(), None);
        let mut n = 0;
        while bench.table.status() == Status::Running {
            let _ = bench.person_plays(&[&ana, &bruno]) || bench.bot_answers();
            bench.wait(1);
            n += 1;
            if abandoned && n == 30 {
                bench.ok(&ana, Body::Abandon);
                bench.ok(&bruno, Body::Abandon);
            }
        }
        let client = &bench.clients[late];
        let heard: Vec<_> = client.updates.iter().flat_map(|update| &update.told).map(json).collect();
        let welcome = bench.table.welcome(&client.who, &client.face, None, None);
        assert_eq!(welcome.now.entry, bench.table.timeline().len());
        let mut all = Vec::new();
        bench.table.timeline().replay(bench.table.timeline().len(), |step| {
            let facts = told(bench.table.rules().as_ref(), step.facts, Audience::Spectator);
            all.extend(facts.iter().map(|fact| (step.no, json(fact))));
        });
        // All but what was dealt before they came.
        let heard: Vec<_> =
            heard.iter().map(|told| (told["entry"].as_u64().unwrap() as u32, told["fact"].clone())).collect();
        let missed = all.len() - heard.len();
        assert_eq!(heard, all[missed..]);
        assert!(missed < all.len() / 2);
        assert!(bench.table.next_alarm().is_none());
    }
}

fn the_delay_outlives_a_restart<T: Playable>() {
    let ana = ana();
    let mut bench = Bench::<T>::with(vec![person(&ana), bot(), bot()], watch(Watch::Delayed(30))).sparse(5);
    for _ in 0..20 {
        let _ = bench.person_plays(&[&ana]) || bench.bot_answers();
        bench.wait(2);
    }
    let face = bench.face(&stranger(), None).unwrap();
    let before = json(bench.table.welcome(&stranger(), &face, None, None).now);
    bench.restart();
    let after = bench.table.welcome(&stranger(), &face, None, None);
    assert_eq!(json(&after.now), before);
    assert!(after.now.entry < bench.table.timeline().len());
    let client = bench.connect(&stranger(), None);
    let len = bench.table.timeline().len();
    bench.wait(40);
    let told = bench.clients[client].updates.iter().filter_map(|update| update.now.as_ref()).map(|now| now.entry).max();
    assert_eq!(told, Some(len), "what was held back is told after the restart");
}

fn everything_is_for_the_end<T: Playable>() {
    let ana = ana();
    let mut bench = Bench::<T>::new(vec![person(&ana), bot(), bot()]).sparse(50);
    let facing = |bench: &Bench<T>, who: &Who, facing| bench.table.face(who, Some(facing)).map(|(facing, _)| facing);
    assert_eq!(facing(&bench, &ana, Facing::Everything).unwrap_err().code, Code::NotFinished);
    assert_eq!(facing(&bench, &ana, Facing::Seat(Seat(1))).unwrap_err().code, Code::NotYourSeat);
    assert_eq!(facing(&bench, &ana, Facing::Seat(Seat(255))).unwrap_err().code, Code::NotYourSeat);
    assert_eq!(bench.table.log(&ana).unwrap_err().code, Code::NotFinished);
    bench.play_out(&[&ana]);
    for look in [Facing::Everything, Facing::Seat(Seat(1)), Facing::Spectator] {
        assert_eq!(facing(&bench, &stranger(), look).unwrap(), look);
    }
    let face = bench.face(&stranger(), Some(Facing::Everything)).unwrap();
    let Reply::Look(scene) = bench.table.ask_look(&face, 5, false).unwrap() else { panic!() };
    let state = bench.table.timeline().at(5);
    let view = bench.table.rules().view(&state, Audience::Omniscient);
    let all = serde_json::to_string(&T::show(bench.table.rules(), &view)).unwrap();
    assert_eq!(scene.view.unwrap().get(), all);
}
