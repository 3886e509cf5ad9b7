//! A command that comes again under the same id is carried out once.

use crate::bench::{Bench, Playable, ana, bot, bruno, json, person};
use tabletop::Seat;
use wire::{Body, Code, Reply};

both!(the_first_result_is_the_answer, old_ids_disturb_nobody, ids_are_bounded, illegal_moves_say_why);

fn the_first_result_is_the_answer<T: Playable>() {
    let (ana, bruno) = (ana(), bruno());
    let mut bench = Bench::<T>::new(vec![person(&ana), person(&bruno), bot()]);
    let mut done = Vec::new();
    for number in 0..30 {
        let Some((seat, who)) = bench.next_person(&[&ana, &bruno]) else {
            bench.bot_answers();
            continue;
        };
        let (id, body) = (format!("c{number}"), Bench::<T>::mv(seat, bench.sensible(seat)));
        let reply = bench.does_as(&who, Some(&id), body.clone()).unwrap();
        let last = bench.events.iter().rfind(|event| event.client.is_some()).unwrap();
        assert_eq!((last.client.as_deref(), last.by.as_str()), (Some(id.as_str()), who.id.0.as_str()));
        assert_eq!(json(&reply), json(Reply::Done { n: last.no }));
        done.push((who, id, body, reply));
        // Somebody comes and goes without a command: that is not part of it.
        bench.ok(&ana, Body::StandIn { seat: Some(Seat(0)), bot: Some("random".to_owned()), until: None });
        bench.ok(&ana, Body::StandIn { seat: Some(Seat(0)), bot: None, until: None });
    }
    assert!(done.len() > 10);
    for restart in [false, true] {
        if restart {
            bench.restart();
        }
        let before = bench.table.no();
        for (who, id, body, reply) in &done {
            assert_eq!(json(bench.does_as(who, Some(id), body.clone()).unwrap()), json(reply));
        }
        assert_eq!(bench.table.no(), before);
    }
    // The same id of somebody else is another command.
    let (_, id, ..) = &done[0];
    let other = if done[0].0 == ana { &bruno } else { &ana };
    bench.does_as(other, Some(id), Body::Chat { text: "mine".to_owned() }).unwrap();
    assert!(bench.events.last().unwrap().body.contains("mine"));
}

/// Whoever sends an id again that is older than what is kept changes nothing, and is told so.
fn old_ids_disturb_nobody<T: Playable>() {
    let (ana, bruno) = (ana(), bruno());
    let mut bench = Bench::<T>::new(vec![person(&ana), person(&bruno), bot()]).sparse(40);
    let say = |text: &str| Body::Chat { text: text.to_owned() };
    bench.does_as(&bruno, Some("his"), say("first")).unwrap();
    for n in 0..100 {
        bench.does_as(&ana, Some(&format!("c{n}")), say("again")).unwrap();
    }
    bench.ok(&bruno, Body::StandIn { seat: None, bot: Some("steady".to_owned()), until: None });
    for restart in [false, true] {
        if restart {
            bench.restart();
        }
        let (no, len) = (bench.table.no(), bench.events.len());
        for n in 0..60 {
            let problem = bench.does_as(&ana, Some(&format!("c{n}")), say("old")).unwrap_err();
            assert_eq!(problem.code, Code::AlreadyDone);
        }
        assert!(bench.does_as(&ana, Some("c99"), say("recent")).is_ok(), "the newest have their answer");
        assert!(bench.does_as(&bruno, Some("his"), say("mine")).is_ok(), "others push nobody's out");
        assert_eq!((bench.table.no(), bench.events.len()), (no, len), "nothing has happened");
    }
}

fn ids_are_bounded<T: Playable>() {
    let ana = ana();
    let mut bench = Bench::<T>::new(vec![person(&ana), bot(), bot()]);
    let chat = || Body::Chat { text: "hello".to_owned() };
    for id in ["", &"é".repeat(65)] {
        assert_eq!(bench.does_as(&ana, Some(id), chat()).unwrap_err().code, Code::Malformed);
    }
    bench.does_as(&ana, Some(&"é".repeat(64)), chat()).unwrap();
}

fn illegal_moves_say_why<T: Playable>() {
    let (ana, bruno) = (ana(), bruno());
    let mut bench = Bench::<T>::new(vec![person(&ana), person(&bruno), bot()]).sparse(10);
    let (mut rules, mut not_asked) = (0, 0);
    for _ in 0..80 {
        // A move that one seat has and another has not.
        let Some((seat, who)) = bench.next_person(&[&ana, &bruno]) else {
            if !bench.bot_answers() {
                break;
            }
            continue;
        };
        let all: Vec<_> = (0..3).flat_map(|seat| bench.moves(Seat(seat))).collect();
        let own = bench.moves(seat);
        for mv in all.into_iter().filter(|mv| !own.contains(mv)).take(2) {
            let body = Bench::<T>::mv(seat, mv);
            assert_eq!(bench.code(&who, body.clone()), Code::Illegal);
            let problem = bench.does(&who, body).unwrap_err();
            assert!(problem.said.is_some() && problem.reason.unwrap().get("rule").is_some());
            rules += 1;
        }
        let (other, other_seat) = if who == ana { (&bruno, Seat(1)) } else { (&ana, Seat(0)) };
        if bench.moves(other_seat).is_empty() {
            let body = Bench::<T>::mv(other_seat, bench.moves(seat)[0]);
            assert_eq!(bench.code(other, body.clone()), Code::Illegal);
            let reason = bench.does(other, body).unwrap_err().reason.unwrap();
            assert_eq!(reason["not_asked"]["seat"], u64::from(other_seat.0));
            not_asked += 1;
        }
        for junk in [serde_json::Value::Null, "jump".into(), serde_json::json!({"play": 4000})] {
            assert_eq!(bench.code(&who, Body::Move { seat: Some(seat), mv: junk }), Code::Malformed);
        }
        bench.person_plays(&[&ana, &bruno]);
    }
    assert!(rules + not_asked > 5, "{rules} {not_asked}");
}
