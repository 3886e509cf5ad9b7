//! The deal of a day: nobody hosts it, and what others still play is told to nobody who has no result.

use crate::bench::{BEGIN, Bench, Playable, ana, bot, json, person, program};
use table::day_of;
use tabletop::{Seat, Seed};
use wire::{Body, Code, Facing, Status, You};

both!(
    what_is_abandoned_shows_nothing_today,
    when_the_day_is_over_everything_is_shown,
    a_result_of_one_s_own_shows_everything,
    nobody_hosts_it,
    a_result_says_who_really_played,
);

const DAY: i64 = 24 * 60 * 60;

fn daily<T: Playable>() -> Bench<T> {
    Bench::<T>::with(vec![person(&ana()), bot(), bot()], |opening| {
        opening.daily = Some(day_of(BEGIN));
        opening.seed = Some(Seed([3; 32]));
    })
    .sparse(50)
}

/// Everything by which one could learn the deal, and what comes of it.
fn ways<T: Playable>(bench: &mut Bench<T>) -> Vec<Option<Code>> {
    let ana = ana();
    bench.tick();
    let face = |facing| bench.table.face(&ana, Some(facing)).err().map(|problem| problem.code);
    let mut codes = vec![
        face(Facing::Everything),
        bench.table.log(&ana).err().map(|problem| problem.code),
        bench.table.debrief(&ana).err().map(|problem| problem.code),
        bench.table.may_debrief(&ana).err().map(|problem| problem.code),
    ];
    for body in [Body::Clone { to: 0, bot: None }, Body::Rematch { same_deal: true }] {
        codes.push(bench.does(&ana, body).err().map(|problem| problem.code));
    }
    bench.opened.clear();
    codes
}

fn what_is_abandoned_shows_nothing_today<T: Playable>() {
    let mut bench = daily::<T>();
    bench.ok(&ana(), Body::Abandon);
    assert_eq!(bench.table.status(), Status::Abandoned);
    assert_eq!(ways(&mut bench), vec![Some(Code::Sealed); 6]);
    let info = bench.table.info();
    assert!(info.seed.is_none() && info.sealed);
    assert_eq!(bench.table.face(&ana(), Some(Facing::Seat(Seat(1)))).unwrap_err().code, Code::NotYourSeat);
    assert!(bench.table.face(&ana(), None).is_ok(), "her own seat is hers to look at");
    let told = json(bench.table.welcome(&ana(), &bench.face(&ana(), None).unwrap(), Some(0), None));
    assert!(!told.to_string().contains(&Seed([3; 32]).to_string()));
    bench.restart();
    assert!(bench.table.info().seed.is_none(), "nor after a restart");
    // Another deal with the same people is nobody's secret.
    bench.ok(&ana(), Body::Rematch { same_deal: false });
}

fn when_the_day_is_over_everything_is_shown<T: Playable>() {
    let mut bench = daily::<T>();
    bench.ok(&ana(), Body::Abandon);
    bench.wait(DAY);
    assert_eq!(ways(&mut bench), vec![None; 6]);
    let info = bench.table.info();
    assert!(info.seed.is_some() && !info.sealed);
}

fn a_result_of_one_s_own_shows_everything<T: Playable>() {
    let mut bench = daily::<T>();
    assert_eq!(ways(&mut bench), vec![Some(Code::NotFinished); 6]);
    bench.play_out(&[&ana()]);
    assert_eq!(bench.table.status(), Status::Finished);
    assert_eq!(ways(&mut bench), vec![None; 6]);
    assert!(bench.table.info().seed.is_some());
}

fn nobody_hosts_it<T: Playable>() {
    let (ana, mut bench) = (ana(), daily::<T>());
    let face = bench.face(&ana, None).unwrap();
    let You { host, .. } = bench.table.welcome(&ana, &face, None, None).you;
    assert!(!host && !bench.table.is_host(&ana.id));
    assert_eq!(bench.table.info().host, "");
    let bots = |bot: &str| Body::Seat { seat: Seat(1), bot: Some(bot.to_owned()) };
    assert_eq!(bench.code(&ana, bots("random")), Code::NotHost, "the bots are everybody's");
    assert_eq!(bench.code(&ana, Body::Start { bot: None }), Code::NotHost);
    assert_eq!(bench.code(&ana, Body::Remove { seat: Some(Seat(1)), guest: None }), Code::NotHost);
    assert_eq!(bench.code(&ana, Body::Admit { knock: 1, yes: true }), Code::NotHost);
    assert_eq!(bench.refuses_program(&ana, Seat(1), &program("Probe")), Code::NotHost);
}

fn a_result_says_who_really_played<T: Playable>() {
    let (ana, mut bench) = (ana(), daily::<T>());
    for _ in 0..30 {
        let _ = bench.person_plays(&[&ana]) || bench.bot_answers();
    }
    bench.ok(&ana, Body::StandIn { seat: None, bot: Some("random".to_owned()), until: Some(wire::Until::Back) });
    bench.play_out(&[]);
    let row: serde_json::Value = serde_json::from_str(&bench.results[0].1).unwrap();
    let of = |seat: u64| -> Vec<(String, String, u64)> {
        let text = |value: &serde_json::Value| value.as_str().unwrap_or_default().to_owned();
        let played = row["played"].as_array().unwrap().iter().filter(|one| one["seat"] == seat);
        played.map(|one| (text(&one["name"]), text(&one["bot"]), one["moves"].as_u64().unwrap())).collect()
    };
    let hers = of(0);
    assert_eq!(
        hers.iter().map(|(name, bot, _)| (name.as_str(), bot.as_str())).collect::<Vec<_>>(),
        [("Ana", ""), ("", "random")]
    );
    assert!(hers.iter().all(|(.., moves)| *moves > 0));
    assert!(matches!(&of(1)[..], [(name, bot, _)] if name.is_empty() && bot == "steady"));
    let moves = |entry: &tabletop::log::EntryOf<T::Game>| matches!(entry, tabletop::log::Entry::Move { .. });
    let entries = bench.table.timeline().entries();
    let held = bench.table.timeline().line().filter(|no| moves(&entries[*no as usize - 1])).count();
    let counted: u64 = row["played"].as_array().unwrap().iter().map(|one| one["moves"].as_u64().unwrap()).sum();
    assert_eq!(counted as usize, held, "every move that holds is somebody's");
}
