//! The host: a role without information, whose deeds everybody is told; programs, which play their seat; and removal.

use crate::bench::{Bench, Playable, ana, bot, bruno, person, program, stranger, who};
use table::SeatPlan;
use tabletop::Seat;
use wire::{Body, Code, Facing, Happening, Holder, SignalKind, Status, Visibility};

both!(
    no_program_sits_down_at_secrets,
    a_program_plays_its_seat_and_nothing_else,
    a_program_says_whose_it_is,
    what_the_host_does_is_told_and_kept,
    the_trail_is_bounded,
    the_host_removes_somebody,
    a_guest_is_removed_from_a_private_table,
    a_program_does_not_inherit_the_table,
    a_key_opens_no_rematch,
);

fn put(seat: u8, kind: &str) -> Body {
    Body::Seat { seat: Seat(seat), bot: Some(kind.to_owned()) }
}

fn no_program_sits_down_at_secrets<T: Playable>() {
    let (ana, probe) = (ana(), program("Probe"));
    // Also a host without a seat, who does not even watch, gets no look at anybody's cards.
    let others = vec![SeatPlan::Bot("steady".to_owned()), bot(), person(&bruno())];
    for seats in [vec![person(&ana), bot(), person(&bruno())], others] {
        let mut bench = Bench::<T>::new(seats);
        assert_eq!(bench.table.status(), Status::Running);
        // Bruno leaves, and his cards are a bot's.
        bench.connect(&bruno(), None);
        if !bench.table.seats_of(&ana).is_empty() {
            bench.ok(&bruno(), Body::Leave { seat: None });
        }
        if T::SECRETS {
            for seat in 1..3 {
                let code = bench.refuses_program(&ana, Seat(seat), &probe);
                let free = bench.table.info().seats[usize::from(seat)].holder != Holder::Person;
                assert_eq!(code, Code::Dealt, "seat {seat}, free: {free}");
            }
        } else {
            bench.seat_program(&ana, Seat(1), &probe);
            assert_eq!(bench.table.info().seats[1].name, "Probe", "where nothing is hidden, a program may come later");
        }
    }
}

fn a_program_plays_its_seat_and_nothing_else<T: Playable>() {
    let (ana, bruno, probe) = (ana(), bruno(), program("Probe"));
    let mut bench = Bench::<T>::new(vec![person(&ana), SeatPlan::Open, SeatPlan::Open, bot()]).sparse(5);
    bench.seat_program(&ana, Seat(1), &probe);
    let sit = Body::Sit { seat: None, name: None };
    assert_eq!(bench.code(&probe, sit.clone()), Code::OnlyItsSeat, "one seat, for good");
    bench.ok(&bruno, sit);
    for body in [
        Body::Abandon,
        Body::Pause,
        Body::Resume,
        Body::Start { bot: None },
        put(3, "random"),
        Body::Admit { knock: 1, yes: true },
        Body::Remove { seat: Some(Seat(2)), guest: None },
        Body::Rematch { same_deal: false },
        Body::Clone { to: 0, bot: None },
        Body::Branch { to: 0 },
    ] {
        assert_eq!(bench.code(&probe, body.clone()), Code::OnlyItsSeat, "{body:?}");
    }
    assert_eq!(bench.table.face(&probe, Some(Facing::Seat(Seat(0)))).unwrap_err().code, Code::NotYourSeat);
    assert_eq!(bench.table.face(&probe, Some(Facing::Everything)).unwrap_err().code, Code::NotFinished);
    // It has no say in what becomes of the game of others: only people are asked.
    bench.ok(&ana, Body::Abandon);
    let question = bench.table.info().questions[0].clone();
    assert_eq!(question.asked.iter().collect::<Vec<_>>(), [Seat(2)]);
    let yes = Body::Answer { question: question.question, yes: true };
    assert_eq!(bench.code(&probe, yes), Code::NoSuchQuestion);
    bench.ok(&bruno, Body::Answer { question: question.question, yes: false });
    // It plays, and speaks from its seat.
    bench.ok(&probe, Body::Signal(wire::Signal { signal: SignalKind::Ready, target: None }));
    for _ in 0..200 {
        if bench.next_person(&[&probe]).is_some() {
            break;
        }
        let _ = bench.person_plays(&[&ana, &bruno]) || bench.bot_answers();
    }
    assert!(bench.person_plays(&[&probe]));
    // When it has given up its seat, its token opens nothing.
    bench.ok(&probe, Body::Leave { seat: None });
    assert_eq!(bench.table.may_enter(&probe).unwrap_err().code, Code::BadToken);
    assert_eq!(bench.table.face(&probe, Some(Facing::Spectator)).unwrap_err().code, Code::BadToken);
}

fn a_program_says_whose_it_is<T: Playable>() {
    let (mut ana, probe) = (ana(), program("Probe"));
    let mut bench = Bench::<T>::new(vec![person(&ana), SeatPlan::Open, SeatPlan::Open]);
    let client = bench.connect(&bruno(), Some(Facing::Spectator));
    bench.seat_program(&ana, Seat(1), &probe);
    assert_eq!(bench.table.info().seats[1].program_of.as_deref(), Some("Ana"));
    assert_eq!(bench.noted(client), ["Probe, a program of Ana, takes seat 2."]);
    // Whoever hosts the table next, it stays hers.
    bench.ok(&bruno(), Body::Sit { seat: None, name: None });
    // He gives nothing to the deal.
    bench.wait(10);
    bench.ok(&ana, Body::Leave { seat: None });
    assert_eq!((bench.table.info().host.as_str(), bench.table.status()), ("Bruno", Status::Running));
    assert_eq!(bench.table.info().seats[1].program_of.as_deref(), Some("Ana"));
    ana.name = "Anabel".to_owned();
    let now = bench.now;
    for effect in bench.table.rename(now, &ana) {
        if let table::Effect::Append { events, .. } = effect {
            bench.events.extend(events);
        }
    }
    assert_eq!(bench.table.info().seats[1].program_of.as_deref(), Some("Anabel"));
    bench.restart();
    assert_eq!(bench.table.info().seats[1].program_of.as_deref(), Some("Anabel"));
}

fn what_the_host_does_is_told_and_kept<T: Playable>() {
    let (ana, bruno) = (ana(), bruno());
    let mut bench = Bench::<T>::new(vec![person(&ana), person(&bruno), bot(), bot()]).sparse(10);
    let client = bench.connect(&stranger(), None);
    let carla = who("Carla");
    bench.connect(&carla, None);
    bench.connect(&ana, None);
    bench.wait(60);
    bench.ok(&ana, put(2, "random"));
    bench.ok(&ana, put(2, "steady"));
    bench.ok(&ana, put(2, "random"));
    bench.ok(&ana, Body::StandIn { seat: Some(Seat(1)), bot: Some("steady".to_owned()), until: None });
    bench.connect(&bruno, None);
    bench.ok(&bruno, Body::Pause);
    bench.ok(&bruno, Body::Resume);
    bench.ok(&ana, Body::Pause);
    bench.ok(&ana, Body::Resume);
    let carlas = bench.table.info().guests.iter().find(|guest| guest.name == "Carla").unwrap().guest.clone();
    bench.ok(&ana, Body::Remove { seat: None, guest: Some(carlas) });
    let told = bench.noted(client);
    for needle in [
        "The host, Ana, puts ",
        "The host, Ana, lets a bot (steady) play for Bruno until they are back.",
        "Bruno pauses the table.",
        "Ana pauses the table.",
        "The host, Ana, removes Carla from the table.",
    ] {
        assert!(told.iter().any(|note| note.starts_with(needle)), "{needle}: {told:?}");
    }
    let expected = [
        "Ana put a bot (random) on seat 3, 2 times.",
        "Ana put a bot (steady) on seat 3.",
        "Ana let a bot (steady) play for Bruno, who was away.",
        "Ana paused the table.",
        "Ana resumed the table.",
        "Ana removed Carla from the table.",
    ];
    let trail = |bench: &Bench<T>| -> Vec<String> {
        bench.table.info().host_did.into_iter().filter_map(|deed| deed.text).collect()
    };
    assert_eq!(trail(&bench), expected);
    bench.restart();
    assert_eq!(trail(&bench), expected, "it is kept");
    bench.play_out(&[&ana, &bruno]);
    assert_eq!(trail(&bench), expected);
    let row: serde_json::Value = serde_json::from_str(&bench.results[0].1).unwrap();
    assert_eq!(row["host"].as_array().unwrap().len(), expected.len(), "and stands in the result");
}

fn the_trail_is_bounded<T: Playable>() {
    let ana = ana();
    let mut bench = Bench::<T>::new(vec![person(&ana), bot(), bot()]).sparse(1000);
    for n in 0..100 {
        let guest = who(&format!("Guest {n}"));
        bench.admit(&guest);
        let named = bench.table.info().guests.iter().find(|one| one.name == guest.name).unwrap().guest.clone();
        bench.ok(&ana, Body::Remove { seat: None, guest: Some(named) });
    }
    let trail = bench.table.info().host_did;
    assert_eq!(trail.len(), 64);
    let last = trail.last().unwrap();
    assert_eq!((last.times, last.text.as_deref()), (37, Some("Ana did more, 37 times.")));
    bench.check();
}

fn the_host_removes_somebody<T: Playable>() {
    let (ana, bruno) = (ana(), bruno());
    let remove = |seat: u8| Body::Remove { seat: Some(Seat(seat)), guest: None };
    for running in [false, true] {
        let last = if running { bot() } else { SeatPlan::Open };
        let mut bench = Bench::<T>::new(vec![person(&ana), person(&bruno), last]).sparse(5);
        assert_eq!(bench.code(&bruno, remove(0)), Code::NotHost);
        for nobody in [
            remove(0),
            remove(2),
            remove(9),
            Body::Remove { seat: None, guest: None },
            Body::Remove { seat: Some(Seat(1)), guest: Some("x".to_owned()) },
        ] {
            assert_eq!(bench.code(&ana, nobody), Code::NoSuchGuest);
        }
        bench.connect(&bruno, None);
        bench.ok(&ana, remove(1));
        let holder = bench.table.info().seats[1].holder;
        assert_eq!(holder, if running { Holder::Bot } else { Holder::Open });
        assert_eq!(bench.table.may_enter(&bruno).unwrap_err().code, Code::Removed, "though all have the address");
        assert_eq!(bench.code(&bruno, Body::Sit { seat: None, name: None }), Code::Removed);
        assert_eq!(bench.code(&bruno, Body::Chat { text: "but".to_owned() }), Code::Removed);
        assert!(!bench.table.summary().members.contains(&bruno.id));
        bench.restart_without(&bruno);
        assert_eq!(bench.table.may_enter(&bruno).unwrap_err().code, Code::Removed);
        if running {
            bench.play_out(&[&ana]);
            assert_eq!(bench.table.status(), Status::Finished);
        }
    }
}

fn a_guest_is_removed_from_a_private_table<T: Playable>() {
    let (ana, guest) = (ana(), who("Gast"));
    let mut bench = Bench::<T>::with(vec![person(&ana), bot(), bot()], |opening| {
        opening.settings.visibility = Visibility::Private;
    });
    bench.admit(&guest);
    let client = bench.connect(&ana, None);
    let listed = bench.table.info().guests;
    assert!(matches!(&listed[..], [one] if one.name == "Gast" && !one.here && one.guest.len() == 12));
    bench.ok(&ana, Body::Remove { seat: None, guest: Some(listed[0].guest.clone()) });
    assert!(bench.table.info().guests.is_empty());
    let notes = bench.clients[client].updates.iter().flat_map(|update| &update.notes);
    assert!(notes.into_iter().any(|note| matches!(&note.happening, Happening::Removed { name, .. } if name == "Gast")));
    // The invitation that let them in lets them in no more, and a knock is not heard.
    let refused = bench.table.admit(bench.now, &guest);
    assert!(matches!(&refused[..], [table::Effect::Refuse(problem, _)] if problem.code == Code::Removed));
    let refused = bench.table.knock(bench.now, &guest);
    assert!(matches!(&refused[..], [table::Effect::Refuse(problem, _)] if problem.code == Code::Removed));
    assert_eq!(bench.table.may_enter(&guest).unwrap_err().code, Code::Removed);
}

fn a_program_does_not_inherit_the_table<T: Playable>() {
    let (ana, probe) = (ana(), program("Probe"));
    let mut bench = Bench::<T>::new(vec![SeatPlan::Open, person(&ana), person(&bruno())]);
    bench.seat_program(&ana, Seat(0), &probe);
    bench.ok(&ana, Body::Leave { seat: None });
    assert!(bench.table.is_host(&bruno().id) && !bench.table.is_host(&probe.id));
}

/// Whoever asks for a rematch is not taken for the owner of somebody else's program, and nobody waits for one without a key.
fn a_key_opens_no_rematch<T: Playable>() {
    let (ana, bruno, probe) = (ana(), bruno(), program("Probe"));
    let mut bench = Bench::<T>::new(vec![person(&ana), person(&bruno), SeatPlan::Open]).sparse(60);
    bench.seat_program(&ana, Seat(2), &probe);
    bench.play_out(&[&ana, &bruno, &probe]);
    bench.ok(&bruno, Body::Rematch { same_deal: false });
    let (next, _) = bench.open_next("t2");
    let seats = next.table.info().seats;
    let held: Vec<Holder> = seats.iter().map(|seat| seat.holder).collect();
    assert_eq!(held, [Holder::Person, Holder::Person, Holder::Open]);
    assert_eq!((&seats[2].program_of, next.table.status()), (&None, Status::Waiting));
    assert!(next.table.may_enter(&probe).is_err());
}
