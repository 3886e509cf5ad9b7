//! Who sits where: opening, sitting, leaving, hosting, several seats, who may come in.

use crate::bench::{Bench, Playable, ana, bot, bruno, opening, person, program, stranger, who};
use table::SeatPlan;
use tabletop::{Audience, Game, Seat, Seats};
use wire::{Body, Code, Facing, Holder, Status, Visibility};

both!(
    a_table_fills_and_begins,
    the_host_arranges_and_starts,
    the_host_passes_on,
    who_leaves_a_game_is_replaced,
    private_tables_are_for_those_who_were_let_in,
    names_are_told_apart,
    several_seats_of_one_person,
    wrong_openings,
    programs_take_seats,
    who_has_enough_leaves_and_ends_what_nobody_else_plays,
);

fn sit(seat: Option<u8>) -> Body {
    Body::Sit { seat: seat.map(Seat), name: None }
}

fn a_table_fills_and_begins<T: Playable>() {
    let (ana, bruno) = (ana(), bruno());
    let mut bench = Bench::<T>::new(vec![person(&ana), SeatPlan::Open, SeatPlan::Open]);
    assert_eq!(bench.table.status(), Status::Waiting);
    assert_eq!(bench.code(&ana, Body::Move { seat: None, mv: "done".into() }), Code::NotStarted);
    assert_eq!(bench.code(&bruno, sit(Some(0))), Code::SeatTaken);
    assert_eq!(bench.code(&bruno, sit(Some(200))), Code::SeatTaken);
    bench.ok(&bruno, sit(None));
    assert_eq!(bench.table.seats_of(&bruno), Seats::only(Seat(1)));
    assert!(bench.table.timeline().is_empty(), "nothing is dealt before everybody is there");
    bench.ok(&bruno, Body::Leave { seat: None });
    assert_eq!(bench.table.info().seats[1].holder, Holder::Open);
    bench.ok(&bruno, sit(Some(2)));
    bench.ok(&who("Carla"), sit(None));
    assert_eq!(bench.table.status(), Status::Running);
    assert!(!bench.table.timeline().is_empty());
    assert_eq!(bench.code(&stranger(), sit(None)), Code::SeatTaken);
}

fn the_host_arranges_and_starts<T: Playable>() {
    let (ana, bruno) = (ana(), bruno());
    let mut bench = Bench::<T>::new(vec![person(&ana), SeatPlan::Open, SeatPlan::Open, SeatPlan::Open]);
    let seat = |seat, bot: Option<&str>| Body::Seat { seat: Seat(seat), bot: bot.map(str::to_owned) };
    assert_eq!(bench.code(&bruno, seat(1, Some("steady"))), Code::NotHost);
    assert_eq!(bench.code(&ana, seat(1, Some("nobody"))), Code::UnknownBot);
    assert_eq!(bench.code(&ana, seat(9, Some("steady"))), Code::SeatTaken);
    bench.ok(&ana, seat(1, Some("random")));
    assert_eq!(bench.table.info().seats[1].bot.as_deref(), Some("random"));
    bench.ok(&ana, seat(1, None));
    bench.ok(&bruno, sit(Some(1)));
    assert_eq!(bench.code(&ana, seat(1, Some("steady"))), Code::SeatTaken);
    assert_eq!(bench.code(&bruno, Body::Start { bot: None }), Code::NotHost);
    assert_eq!(bench.code(&ana, Body::Start { bot: Some("nobody".to_owned()) }), Code::UnknownBot);
    bench.ok(&ana, Body::Start { bot: None });
    let holders: Vec<Holder> = bench.table.info().seats.iter().map(|seat| seat.holder).collect();
    assert_eq!(holders, [Holder::Person, Holder::Person, Holder::Bot, Holder::Bot]);
    assert_eq!(bench.table.status(), Status::Running);
    assert_eq!(bench.code(&ana, Body::Start { bot: None }), Code::Started);
    assert_eq!(bench.code(&ana, seat(2, None)), Code::Started);
    bench.ok(&ana, seat(2, Some("random")));
}

fn the_host_passes_on<T: Playable>() {
    let (ana, bruno) = (ana(), bruno());
    let mut bench = Bench::<T>::new(vec![person(&ana), person(&bruno), SeatPlan::Open]);
    bench.ok(&ana, Body::Leave { seat: None });
    assert!(bench.table.is_host(&bruno.id) && !bench.table.is_host(&ana.id));
    assert_eq!(bench.table.info().host, "Bruno");
    bench.ok(&bruno, Body::Leave { seat: None });
    assert!(bench.table.is_host(&bruno.id), "a table always has a host");
}

fn who_leaves_a_game_is_replaced<T: Playable>() {
    let (ana, bruno) = (ana(), bruno());
    let mut bench = Bench::<T>::new(vec![person(&ana), person(&bruno), bot()]).sparse(5);
    bench.ok(&bruno, Body::Leave { seat: None });
    assert_eq!(bench.table.info().seats[1].holder, Holder::Bot);
    assert_eq!(bench.code(&bruno, Body::Leave { seat: None }), Code::NotAtTable);
    bench.play_out(&[&ana]);
    assert_eq!(bench.table.status(), Status::Finished);
    assert_eq!(bench.code(&ana, Body::Leave { seat: None }), Code::Finished, "who played stays known");

    let mut bench = Bench::<T>::new(vec![person(&ana), bot(), bot()]);
    bench.ok(&ana, Body::Leave { seat: None });
    assert_eq!(bench.table.status(), Status::Abandoned, "bots do not play for nobody");
}

fn private_tables_are_for_those_who_were_let_in<T: Playable>() {
    let (ana, bruno) = (ana(), bruno());
    for visibility in [Visibility::Public, Visibility::Link, Visibility::Private] {
        let mut bench = Bench::<T>::with(vec![person(&ana), SeatPlan::Open, SeatPlan::Open], |opening| {
            opening.settings.visibility = visibility;
        });
        if visibility == Visibility::Private {
            assert_eq!(bench.table.may_enter(&bruno).unwrap_err().code, Code::NoSuchTable);
            assert_eq!(bench.table.face(&bruno, Some(Facing::Spectator)).unwrap_err().code, Code::NoSuchTable);
            assert_eq!(bench.code(&bruno, sit(None)), Code::NoSuchTable);
            bench.admit(&bruno);
            bench.admit(&bruno);
        }
        bench.table.may_enter(&bruno).unwrap();
        bench.table.face(&bruno, Some(Facing::Spectator)).unwrap();
        bench.ok(&bruno, sit(None));
    }
}

fn names_are_told_apart<T: Playable>() {
    let ana = ana();
    let ada = who("Ada");
    let mut bench = Bench::<T>::with(vec![bot(), SeatPlan::Open, SeatPlan::Open, person(&ada)], |opening| {
        opening.host = ada.clone();
    });
    let names =
        |bench: &Bench<T>| -> Vec<String> { bench.table.info().seats.iter().map(|seat| seat.name.clone()).collect() };
    assert_eq!(names(&bench)[3], "Ada");
    assert_ne!(names(&bench)[0], "Ada", "a bot does not take the name of a person");
    let named = |name: &str| Body::Sit { seat: None, name: Some(name.to_owned()) };
    for name in ["", "   ", "\u{0} \u{7}", "a name that is much too long"] {
        assert_eq!(bench.code(&ana, named(name)), Code::BadName, "{name:?}");
    }
    bench.ok(&ana, named(" A\u{202e}da\u{0} "));
    assert_eq!(names(&bench)[1], "Ada 2");
    bench.ok(&ana, named("Ada"));
    // Seats of one person that have titles of their own need no second number.
    assert_eq!(names(&bench)[2], if T::TITLED_SEATS { "Ada 2" } else { "Ada 3" });
}

fn several_seats_of_one_person<T: Playable>() {
    let ana = ana();
    let seat = |name: &str| SeatPlan::Person { who: ana.id.clone(), name: name.to_owned() };
    for players in 3..=4 {
        let seats: Vec<SeatPlan> = ["Ana", "Ben", "Cleo", "Dan"][..players].iter().map(|name| seat(name)).collect();
        let mut bench = Bench::<T>::with(seats, |opening| opening.settings.one_device = true).sparse(20);
        let mv = bench.sensible(bench.table.awaited().first().unwrap());
        let body = Body::Move { seat: None, mv: serde_json::to_value(mv).unwrap() };
        assert_eq!(bench.code(&ana, body), Code::WhichSeat);
        // From each seat she sees what that seat may see, and nothing else.
        for seat in (0..players as u8).map(Seat) {
            let face = bench.face(&ana, Some(Facing::Seat(seat))).unwrap();
            let welcome = bench.table.welcome(&ana, &face, None, None);
            let state = bench.table.timeline().state();
            let view = bench.table.rules().view(state, Audience::Seat(seat));
            let own = serde_json::to_string(&T::show(bench.table.rules(), &view)).unwrap();
            assert_eq!(welcome.now.view.unwrap().get(), own);
            assert_eq!(welcome.now.moves.is_some(), welcome.now.asked.has(seat));
            assert_eq!(welcome.you.seats, Seats::all(players as u8));
        }
        bench.play_out(&[&ana]);
        assert_eq!(bench.table.status(), Status::Finished);
    }
}

fn wrong_openings<T: Playable>() {
    let ana = ana();
    let wrong = |change: &dyn Fn(&mut table::Opening)| {
        let mut opening = opening::<T>(vec![person(&ana), bot(), bot()]);
        change(&mut opening);
        Bench::<T>::try_open(&opening, 1).err().unwrap().code
    };
    assert_eq!(wrong(&|opening| opening.setup = serde_json::json!({"players": "many"})), Code::BadSetup);
    assert_eq!(wrong(&|opening| opening.setup["options"] = serde_json::json!({"no_such": "option"})), Code::BadSetup);
    assert_eq!(wrong(&|opening| opening.seats.truncate(2)), Code::BadSetup);
    assert_eq!(wrong(&|opening| opening.seats[1] = SeatPlan::Bot("nobody".to_owned())), Code::UnknownBot);
    // Nobody counts as away the moment their line breaks.
    assert_eq!(wrong(&|opening| opening.settings.away_after = 29), Code::BadSetup);
    assert_eq!(wrong(&|opening| opening.settings.away_after = 100_000), Code::BadSetup);
    assert_eq!(wrong(&|opening| opening.settings.name = "x".repeat(41)), Code::BadName);
    let nameless = SeatPlan::Person { who: ana.id.clone(), name: "\u{0}".to_owned() };
    assert_eq!(wrong(&|opening| opening.seats[1] = nameless.clone()), Code::BadName);
}

fn programs_take_seats<T: Playable>() {
    let (ana, robot) = (ana(), program("Robot"));
    let mut bench = Bench::<T>::new(vec![person(&ana), SeatPlan::Open, bot()]);
    assert_eq!(bench.refuses_program(&stranger(), Seat(1), &robot), Code::NotHost);
    assert_eq!(bench.refuses_program(&ana, Seat(0), &robot), Code::SeatTaken);
    bench.seat_program(&ana, Seat(1), &robot);
    assert_eq!(bench.table.seats_of(&robot), Seats::only(Seat(1)));
    assert_eq!(bench.table.status(), Status::Running);
    bench.unseat_program(&robot);
    assert_eq!(bench.table.info().seats[1].holder, Holder::Bot);
}

fn who_has_enough_leaves_and_ends_what_nobody_else_plays<T: Playable>() {
    let (ana, bruno) = (ana(), bruno());
    let mut bench = Bench::<T>::new(vec![person(&ana), person(&bruno), bot()]).sparse(5);
    bench.quit(&stranger());
    assert_eq!((bench.table.status(), bench.table.seats_of(&ana)), (Status::Running, Seats::only(Seat(0))));
    bench.quit(&ana);
    assert_eq!(bench.table.info().seats[0].holder, Holder::Bot);
    assert!(bench.table.is_host(&bruno.id), "somebody else is there");
    assert_eq!(bench.table.status(), Status::Running);
    bench.quit(&bruno);
    assert_eq!(bench.table.status(), Status::Abandoned);
    assert_eq!(bench.table.info().seats[1].name, "Bruno", "who played stays in what happened");
    let ended = bench.table.no();
    bench.quit(&bruno);
    assert_eq!(bench.table.no(), ended, "what is over stays as it is");

    let mut waiting = Bench::<T>::new(vec![person(&ana), SeatPlan::Open, SeatPlan::Open]);
    waiting.quit(&ana);
    assert_eq!(waiting.table.status(), Status::Abandoned);
}
