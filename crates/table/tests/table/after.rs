//! After the game: a rematch, a copy from an earlier moment, what-ifs at a table for study.

use crate::bench::{Bench, Playable, ana, bot, bruno, opening, person, stranger};
use tabletop::log::{Entry, EntryOf};
use tabletop::{Game, Seat};
use wire::{Body, Code, Facing, Holder, Reply, Status, TableId, Visibility};

both!(
    a_rematch_with_the_same_deal,
    a_rematch_with_a_new_deal,
    a_copy_from_any_moment,
    going_on_from_earlier_moments,
    a_copy_of_the_whole_game_is_over_and_goes_on,
);

fn finished<T: Playable>() -> Bench<T> {
    let (ana, bruno) = (ana(), bruno());
    let mut bench = Bench::<T>::new(vec![person(&ana), person(&bruno), bot()]).sparse(60);
    bench.play_out(&[&ana, &bruno]);
    bench
}

/// The draws of a game, in order.
fn draws<T: Playable>(bench: &Bench<T>) -> Vec<<T::Game as Game>::Draw> {
    let draw = |entry: &EntryOf<T::Game>| match entry {
        Entry::Draw(draw) => Some(draw.clone()),
        _ => None,
    };
    bench.table.timeline().entries().iter().filter_map(draw).collect()
}

fn a_rematch_with_the_same_deal<T: Playable>() {
    let (ana, bruno) = (ana(), bruno());
    let mut running = Bench::<T>::new(vec![person(&ana), person(&bruno), bot()]);
    assert_eq!(running.code(&ana, Body::Rematch { same_deal: true }), Code::NotFinished);
    let mut bench = finished::<T>();
    assert_eq!(bench.code(&stranger(), Body::Rematch { same_deal: true }), Code::NotAtTable);
    let results = bench.results.len();
    bench.ok(&bruno, Body::Rematch { same_deal: true });
    let (mut next, reply) = bench.open_next("t2");
    let t2 = TableId("t2".to_owned());
    assert!(matches!(reply, Reply::Opened { table } if table == t2));
    assert_eq!(bench.table.info().next, Some(t2.clone()));
    assert_eq!(bench.results.len(), results, "a result is told once");
    // Whoever asks later, or asked at the same time, comes to the same table.
    assert!(matches!(bench.ok(&ana, Body::Rematch { same_deal: false }), Reply::Opened { table } if table == t2));
    assert!(bench.opened.is_empty());

    assert_eq!((next.table.info().host, next.table.status()), ("Bruno".to_owned(), Status::Running));
    assert_eq!(next.table.deal(), bench.table.deal(), "the two games can be compared");
    next.check_every = 60;
    next.play_out(&[&ana, &bruno]);
    assert_eq!(draws(&next), draws(&bench), "the same play meets the same draws");
}

fn a_rematch_with_a_new_deal<T: Playable>() {
    let mut bench = finished::<T>();
    bench.ok(&ana(), Body::Rematch { same_deal: false });
    let (next, _) = bench.open_next("t2");
    assert_ne!(next.table.deal(), bench.table.deal());
    assert_ne!(draws(&next)[..], draws(&bench)[..draws(&next).len()]);
    assert_eq!(next.table.seats_of(&bruno()).first(), Some(Seat(1)));
}

fn a_copy_from_any_moment<T: Playable>() {
    let mut bench = finished::<T>();
    let len = bench.table.timeline().len();
    let clone = |to, bot: Option<&str>| Body::Clone { to, bot: bot.map(str::to_owned) };
    assert_eq!(bench.code(&ana(), clone(len + 1, None)), Code::NoSuchEntry);
    assert_eq!(bench.code(&ana(), clone(3, Some("nobody"))), Code::UnknownBot);
    for to in [0, 1, 5, len / 2, len - 1] {
        // Anybody who may look at the table may copy it, for themselves.
        bench.ok(&stranger(), clone(to, Some("steady")));
        let (mut copy, _) = bench.open_next(&format!("copy {to}"));
        assert!(bench.table.info().next.is_none(), "nobody else is taken along");
        assert_eq!(copy.table.timeline().entries()[..to as usize], bench.table.timeline().entries()[..to as usize]);
        let info = copy.table.info();
        assert!(info.settings.study && info.settings.visibility == Visibility::Private);
        assert_eq!((info.seats[0].holder, info.seats[1].holder), (Holder::Person, Holder::Bot));
        copy.check_every = 60;
        copy.play_out(&[&stranger()]);
        assert_eq!(copy.table.status(), Status::Finished);
        assert!(copy.results.is_empty(), "a table for study has no result");
    }
    bench.ok(&stranger(), clone(4, None));
    let (copy, _) = bench.open_next("copy");
    assert_eq!(copy.table.seats_of(&stranger()).len(), 3);
}

fn going_on_from_earlier_moments<T: Playable>() {
    let ana = ana();
    let mut plain = Bench::<T>::new(vec![person(&ana), bot(), bot()]);
    assert_eq!(plain.code(&ana, Body::Branch { to: 0 }), Code::NotForStudy);

    let mut opening = opening::<T>(vec![person(&ana), bot(), bot()]);
    opening.settings.study = true;
    let mut bench = Bench::<T>::open(&opening, 7).sparse(30);
    assert!(bench.table.face(&ana, Some(Facing::Everything)).is_ok());
    assert!(bench.table.face(&stranger(), Some(Facing::Everything)).is_err());
    assert_eq!(bench.code(&stranger(), Body::Branch { to: 0 }), Code::NotAtTable);
    let client = bench.connect(&ana, None);
    bench.play_out(&[&ana]);
    assert_eq!(bench.table.status(), Status::Finished);
    let first_game = draws(&bench);
    assert_eq!(bench.code(&ana, Body::Branch { to: bench.table.timeline().len() + 1 }), Code::NoSuchEntry);
    // Back to the beginning after the end: the game runs again, and meets the same draws.
    bench.ok(&ana, Body::Branch { to: 0 });
    assert_eq!(bench.table.status(), Status::Running);
    let told = &bench.clients[client].updates.last().unwrap().told[0];
    assert_eq!(told.text.as_deref(), Some("The game goes on from an earlier moment."));
    bench.play_out(&[&ana]);
    assert_eq!(bench.table.status(), Status::Finished);
    assert_eq!(draws(&bench)[first_game.len()..], first_game[..]);
    // And to the middle, while it runs.
    bench.ok(&ana, Body::Branch { to: 10 });
    for _ in 0..6 {
        let _ = bench.person_plays(&[&ana]) || bench.bot_answers();
    }
    bench.ok(&ana, Body::Branch { to: 7 });
    bench.restart();
    assert_eq!(bench.table.timeline().line().last(), Some(bench.table.timeline().line().max().unwrap()));
    bench.play_out(&[&ana]);
    assert_eq!(bench.table.status(), Status::Finished);
    bench.table.timeline().check_seed(bench.table.fixed().seed).unwrap();
}

fn a_copy_of_the_whole_game_is_over_and_goes_on<T: Playable>() {
    let mut bench = finished::<T>();
    let len = bench.table.timeline().len();
    bench.ok(&ana(), Body::Clone { to: len, bot: None });
    let (mut copy, _) = bench.open_next("copy");
    assert_eq!(copy.table.status(), Status::Finished);
    copy.ok(&ana(), Body::Branch { to: len / 2 });
    assert_eq!(copy.table.status(), Status::Running);
    copy.check_every = 60;
    copy.play_out(&[&ana()]);
    assert_eq!(copy.table.status(), Status::Finished);
}
