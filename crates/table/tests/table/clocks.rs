//! Clocks: whose time runs, how much is left, and what happens when it is used up.

use crate::bench::{Bench, Playable, ana, bot, bruno, person, stranger, watch, who};
use daybreak_title::DaybreakTitle;
use earthrise_title::EarthriseTitle;
use table::{Effect, Table, Who};
use tabletop::Seat;
use tabletop::log::Entry;
use wire::{AtZero, Body, Clock, ClockKind, Code, Happening, Purpose, RanOut, SeatClock, Until, Watch};
use words::{Lang, Words};

both!(
    each_move_has_its_time,
    a_game_has_its_time,
    a_bot_plays_to_the_end_of_the_stage,
    after_the_whole_time_there_is_a_little,
    nothing_happens_but_by_consent,
    a_pause_stops_it_and_a_question_does_not,
    taking_back_gives_no_time_back,
    it_stands_still_while_nobody_is_there,
    it_goes_on_after_a_restart,
    slow_tables_run_on_without_anybody,
    what_makes_no_sense_is_refused,
    whoever_watches_later_sees_no_clock,
    games_with_a_clock_come_to_their_end,
);

pub(crate) const MOVE: ClockKind = ClockKind::Move { seconds: 20 };

pub(crate) fn clocked<T: Playable>(people: &[&Who], kind: ClockKind, at_zero: AtZero) -> Bench<T> {
    let mut seats: Vec<_> = people.iter().map(|who| person(who)).collect();
    seats.resize(3, bot());
    let mut bench = Bench::<T>::with(seats, |opening| {
        opening.settings.clock = Some(Clock { kind, at_zero });
        opening.settings.slow = matches!(kind, ClockKind::Days { .. });
    });
    for who in people {
        bench.connect(who, None);
    }
    bench
}

/// The clock of a seat now.
pub(crate) fn clock<T: Playable>(bench: &mut Bench<T>, seat: u8) -> SeatClock {
    bench.tick();
    bench.table.info().clocks.into_iter().find(|clock| clock.seat == Seat(seat)).unwrap()
}

pub(crate) fn left<T: Playable>(bench: &mut Bench<T>, seat: u8) -> u32 {
    clock(bench, seat).left
}

pub(crate) fn outs<T: Playable>(bench: &Bench<T>, client: usize) -> Vec<(Seat, RanOut)> {
    let notes = bench.clients[client].updates.iter().flat_map(|update| &update.notes);
    let out = |happening: &Happening| match happening {
        Happening::ClockOut { seat, then } => Some((*seat, *then)),
        _ => None,
    };
    notes.filter_map(|note| out(&note.happening)).collect()
}

/// Bots and these people play until of all people the table waits for this one alone.
pub(crate) fn until_awaited<T: Playable>(bench: &mut Bench<T>, seat: u8, others: &[&Who]) {
    bench.play_until_awaited(Seat(seat), others);
    assert!(bench.table.info().seats[usize::from(seat)].bot.is_none());
}

fn each_move_has_its_time<T: Playable>() {
    let (ana, bruno) = (ana(), bruno());
    let mut bench = clocked::<T>(&[&ana, &bruno], MOVE, AtZero::Bot);
    until_awaited(&mut bench, 0, &[&bruno]);
    assert_eq!(clock(&mut bench, 0), SeatClock { seat: Seat(0), left: 20_000, of: 20_000, runs: true, out: false });
    bench.wait(12);
    assert_eq!(left(&mut bench, 0), 8000);
    let heard = bench.clients[0].updates.len();
    bench.person_plays(&[&ana]);
    until_awaited(&mut bench, 0, &[&bruno]);
    assert_eq!(left(&mut bench, 0), 20_000, "another move has its own time");
    // Everybody was told with what happened, and not by messages of its own.
    let updates = &bench.clients[0].updates[heard..];
    assert!(updates.iter().all(|update| update.now.is_some() == (!update.clocks.is_empty() || update.table.is_some())));
    // Bots have no clock.
    assert!(bench.table.info().clocks.iter().all(|clock| clock.seat != Seat(2)));
}

fn a_game_has_its_time<T: Playable>() {
    let (ana, bruno) = (ana(), bruno());
    let kind = ClockKind::Game { minutes: 2, increment: 5 };
    let mut bench = clocked::<T>(&[&ana, &bruno], kind, AtZero::Bot);
    until_awaited(&mut bench, 0, &[&bruno]);
    bench.wait(30);
    assert_eq!(left(&mut bench, 0), 90_000);
    bench.person_plays(&[&ana]);
    assert_eq!(left(&mut bench, 0), 95_000, "a move gives back what was agreed");
    until_awaited(&mut bench, 0, &[&bruno]);
    assert_eq!(left(&mut bench, 0), 95_000, "nothing is lost while others are at it");
    bench.wait(2);
    bench.person_plays(&[&ana]);
    assert_eq!(left(&mut bench, 0), 95_000, "and never more than it took");
}

fn a_bot_plays_to_the_end_of_the_stage<T: Playable>() {
    let (ana, bruno) = (ana(), bruno());
    let mut bench = clocked::<T>(&[&ana, &bruno], MOVE, AtZero::Bot);
    until_awaited(&mut bench, 0, &[&bruno]);
    let mv = bench.sensible(Seat(0));
    // What comes in at the last moment counts.
    bench.wait_ms(20_100);
    assert_eq!((left(&mut bench, 0), outs(&bench, 1)), (0, vec![]));
    bench.ok(&ana, Bench::<T>::mv(Seat(0), mv));
    until_awaited(&mut bench, 0, &[&bruno]);
    bench.wait(21);
    assert_eq!(outs(&bench, 0), [(Seat(0), RanOut::Bot)]);
    assert_eq!(outs(&bench, 1), [(Seat(0), RanOut::Bot)], "everybody is told");
    assert!(bench.noted(0).iter().any(|text| text.starts_with("Your time is up: a bot plays until the end of the")));
    assert!(bench.noted(1).iter().any(|text| text.starts_with("Ana’s time is up: a bot plays")));
    let info = bench.table.info().seats[0].clone();
    assert_eq!((info.until, info.bot.as_deref()), (Some(Until::Clock), Some("steady")));
    // She cannot have it back before, by no way.
    let mv = bench.sensible(Seat(0));
    assert_eq!(bench.code(&ana, Bench::<T>::mv(Seat(0), mv)), Code::OutOfTime);
    let stand_in = |bot: Option<&str>, until| Body::StandIn { seat: None, bot: bot.map(str::to_owned), until };
    assert_eq!(bench.code(&ana, stand_in(None, None)), Code::OutOfTime);
    assert_eq!(bench.code(&ana, stand_in(Some("steady"), Some(Until::Stage))), Code::OutOfTime);
    assert_eq!(bench.code(&ana, Body::Retract { seat: None, from: None }), Code::OutOfTime);
    assert_eq!(bench.code(&bruno, stand_in(Some("steady"), Some(Until::Clock))), Code::Malformed);
    bench.vanish(&ana);
    bench.connect(&ana, None);
    assert_eq!(bench.table.info().seats[0].until, Some(Until::Clock));
    let stretch = |bench: &Bench<T>| T::stretch(bench.table.timeline().state());
    let begun = stretch(&bench);
    until_awaited(&mut bench, 0, &[&bruno]);
    assert_ne!(stretch(&bench), begun);
    assert_eq!((left(&mut bench, 0), bench.table.info().seats[0].until), (20_000, None));
    // The log says whose moves they were.
    let log = bench.table.since(&bench.face(&bruno, None).unwrap(), 0, None);
    assert!(log.told.iter().any(|told| told.bot.as_deref() == Some("steady")));
}

fn after_the_whole_time_there_is_a_little<T: Playable>() {
    let (ana, bruno) = (ana(), bruno());
    let mut bench = clocked::<T>(&[&ana, &bruno], ClockKind::Game { minutes: 1, increment: 0 }, AtZero::Bot).sparse(5);
    until_awaited(&mut bench, 0, &[&bruno]);
    bench.wait(61);
    assert_eq!(outs(&bench, 1), [(Seat(0), RanOut::Bot)]);
    until_awaited(&mut bench, 0, &[&bruno]);
    assert_eq!(clock(&mut bench, 0), SeatClock { seat: Seat(0), left: 30_000, of: 30_000, runs: true, out: false });
    bench.wait(31);
    assert_eq!(outs(&bench, 1).len(), 2, "a bot plays again");
    assert_eq!(left(&mut bench, 1), 60_000, "that is nobody else's affair");
}

fn nothing_happens_but_by_consent<T: Playable>() {
    let (ana, bruno, carla) = (ana(), bruno(), who("Carla"));
    let mut bench = clocked::<T>(&[&ana, &bruno, &carla], MOVE, AtZero::Nothing);
    until_awaited(&mut bench, 0, &[&bruno, &carla]);
    let ask = || Body::StandIn { seat: Some(Seat(0)), bot: Some("steady".to_owned()), until: None };
    assert_eq!(bench.code(&bruno, ask()), Code::NotYourSeat);
    bench.wait(3600);
    assert_eq!(outs(&bench, 1).iter().filter(|(seat, _)| *seat == Seat(0)).count(), 1, "it is told once");
    assert!(clock(&mut bench, 0).out && bench.table.info().seats[0].bot.is_none());
    bench.ok(&bruno, ask());
    let asked = bench.table.info().questions[0].clone();
    assert!(asked.asked.has(Seat(2)) && !asked.asked.has(Seat(0)), "who is late has no say in it");
    assert!(bench.noted(2).iter().any(|text| text.starts_with("Bruno would like to let a bot play for Ana")));
    bench.ok(&carla, Body::Answer { question: asked.question, yes: true });
    assert_eq!(bench.table.info().seats[0].until, Some(Until::Stage));
    // She takes over by a move.
    let mv = bench.sensible(Seat(0));
    bench.ok(&ana, Bench::<T>::mv(Seat(0), mv));
    assert_eq!(bench.table.info().seats[0].until, None);
}

fn a_pause_stops_it_and_a_question_does_not<T: Playable>() {
    let (ana, bruno) = (ana(), bruno());
    let mut bench = clocked::<T>(&[&ana, &bruno], MOVE, AtZero::Bot);
    until_awaited(&mut bench, 0, &[&bruno]);
    bench.wait(5);
    bench.ok(&ana, Body::Pause);
    assert!(!clock(&mut bench, 0).runs);
    bench.wait(3600);
    assert_eq!(left(&mut bench, 0), 15_000);
    bench.ok(&bruno, Body::Resume);
    bench.wait(5);
    assert_eq!(left(&mut bench, 0), 10_000);
    bench.ok(&ana, Body::Abandon);
    bench.ok(&ana, Body::Chat { text: "Let me think".to_owned() });
    bench.wait(5);
    assert_eq!(left(&mut bench, 0), 5000, "or asking would stop it");
    bench.wait(6);
    assert_eq!(outs(&bench, 1), [(Seat(0), RanOut::Bot)]);
}

fn taking_back_gives_no_time_back<T: Playable>() {
    let (ana, bruno) = (ana(), bruno());
    let mut bench = clocked::<T>(&[&ana, &bruno], MOVE, AtZero::Bot);
    let mut taken = 0;
    for _ in 0..60 {
        until_awaited(&mut bench, 0, &[&bruno]);
        bench.wait(15);
        bench.person_plays(&[&ana]);
        if bench.does(&ana, Body::Retract { seat: None, from: None }).is_err()
            || !bench.table.info().questions.is_empty()
            || !bench.table.awaited().has(Seat(0))
        {
            continue;
        }
        taken += 1;
        assert_eq!(left(&mut bench, 0), 5000);
        bench.wait(2);
        bench.person_plays(&[&ana]);
        if bench.does(&ana, Body::Retract { seat: None, from: None }).is_ok() && bench.table.awaited().has(Seat(0)) {
            assert_eq!(left(&mut bench, 0), 3000, "nor when it is made again");
        }
        break;
    }
    assert!(taken > 0, "nothing could be taken back");
}

fn it_stands_still_while_nobody_is_there<T: Playable>() {
    let (ana, bruno) = (ana(), bruno());
    let mut bench = clocked::<T>(&[&ana, &bruno], MOVE, AtZero::Bot);
    until_awaited(&mut bench, 0, &[&bruno]);
    bench.wait(4);
    bench.vanish(&ana);
    bench.wait(4);
    assert_eq!(left(&mut bench, 0), 12_000, "who is away loses time while somebody waits for them");
    // A page that is loaded again stops no clock, and leaves nothing behind.
    let events = bench.events.len();
    bench.vanish(&bruno);
    bench.wait(1);
    bench.connect(&bruno, None);
    assert_eq!((left(&mut bench, 0), bench.events.len()), (11_000, events));
    bench.vanish(&bruno);
    bench.wait(3600);
    assert_eq!((left(&mut bench, 0), clock(&mut bench, 0).runs), (11_000, false));
    bench.connect(&ana, None);
    assert_eq!((left(&mut bench, 0), clock(&mut bench, 0).runs), (11_000, true));
    bench.connect(&bruno, None);
    bench.wait(12);
    assert_eq!(outs(&bench, 1), [(Seat(0), RanOut::Bot)]);
}

fn it_goes_on_after_a_restart<T: Playable>() {
    for kind in [MOVE, ClockKind::Game { minutes: 1, increment: 3 }] {
        let (ana, bruno) = (ana(), bruno());
        let mut bench = clocked::<T>(&[&ana, &bruno], kind, AtZero::Bot).sparse(5);
        for round in 0..30 {
            until_awaited(&mut bench, 0, &[&bruno]);
            bench.wait(i64::from(round % 4));
            let before = bench.table.info().clocks.clone();
            let now = bench.table.snapshot();
            bench.restart();
            let (after, again) = (bench.table.info().clocks, bench.table.snapshot());
            assert_eq!(before.len(), after.len());
            bench.tick();
            assert_eq!(serde_json::to_value(&bench.table.info().clocks).unwrap(), {
                let copy = bench.restored();
                let mut told = serde_json::to_value(copy.info().clocks).unwrap();
                // Nobody is connected to the copy, so that nothing runs there.
                told.as_array_mut().unwrap().iter_mut().zip(&bench.table.info().clocks).for_each(|(one, live)| {
                    one["runs"] = live.runs.into();
                });
                told
            });
            let clocks =
                |bytes: &[u8]| serde_json::from_slice::<serde_json::Value>(bytes).unwrap()["clocks"]["purses"].clone();
            assert_eq!(clocks(&now), clocks(&again), "the events say it all");
            bench.person_plays(&[&ana]);
            if bench.is_over() {
                break;
            }
        }
    }
}

/// A server that was not there takes nobody's time; one that was there takes it, also if nobody looks.
fn slow_tables_run_on_without_anybody<T: Playable>() {
    const DAY: i64 = 24 * 60 * 60;
    let (ana, bruno) = (ana(), bruno());
    let mut bench = clocked::<T>(&[&ana, &bruno], ClockKind::Days { days: 3 }, AtZero::Bot).sparse(5);
    until_awaited(&mut bench, 0, &[&bruno]);
    bench.vanish(&ana);
    bench.vanish(&bruno);
    bench.wait(DAY);
    assert_eq!(left(&mut bench, 0), 2 * 24 * 60 * 60 * 1000);
    // The server goes away for two days, and a table that was not in memory comes back with it.
    let mut table = Table::<T>::restore(bench.table.fixed(), None, bench.events.clone()).unwrap();
    let (from, to) = (bench.now, bench.now + 2 * DAY * 1000);
    let effects = table.wake_after(to, Some((from, to)));
    assert!(effects.iter().any(|effect| matches!(effect, Effect::Append { .. })), "that is kept");
    let told = table.info().clocks[0];
    assert_eq!((told.left, told.runs), (2 * 24 * 60 * 60 * 1000, true));
    assert_eq!(table.next_zero(), Some(to + 2 * DAY * 1000 + 250));
    // Where the server was there all the time, three days are three days.
    bench.wait(2 * DAY + 1);
    assert_eq!(bench.table.info().seats[0].until, Some(Until::Clock));
    // A clock of minutes stands still meanwhile, whether the server was there or not.
    let mut quick = clocked::<T>(&[&ana, &bruno], MOVE, AtZero::Bot);
    until_awaited(&mut quick, 0, &[&bruno]);
    let mut table = Table::<T>::restore(quick.table.fixed(), None, quick.events.clone()).unwrap();
    table.wake_after(quick.now + DAY * 1000, None);
    assert_eq!((table.info().clocks[0].left, table.next_zero()), (20_000, None));
    table.connect(quick.now + DAY * 1000, &ana);
    assert_eq!((table.info().clocks[0].left, table.info().clocks[0].runs), (20_000, true));
}

fn what_makes_no_sense_is_refused<T: Playable>() {
    let open = |kind: ClockKind, change: &dyn Fn(&mut wire::Settings)| {
        let mut opening = crate::bench::opening::<T>(vec![person(&ana()), bot(), bot()]);
        opening.settings.clock = Some(Clock { kind, at_zero: AtZero::Bot });
        opening.settings.slow = matches!(kind, ClockKind::Days { .. });
        change(&mut opening.settings);
        let problem = Bench::<T>::try_open(&opening, 7).err()?;
        assert_eq!(problem.code, Code::BadClock);
        for lang in Lang::ALL {
            let sentence = problem.say(Words::of(lang), None).message;
            assert!(sentence.len() > 20 && !sentence.contains('{') && !sentence.contains('⟨'), "{sentence}");
        }
        Some(problem.args[0].1.clone())
    };
    let game = |minutes, increment| ClockKind::Game { minutes, increment };
    let days = |days| ClockKind::Days { days };
    let of_move = |seconds| ClockKind::Move { seconds };
    for (kind, why) in [
        (of_move(4), Some("move")),
        (of_move(5), None),
        (of_move(3600), None),
        (of_move(3601), Some("move")),
        (game(0, 0), Some("game")),
        (game(601, 0), Some("game")),
        (game(10, 301), Some("increment")),
        (game(600, 300), None),
        (days(0), Some("days")),
        (days(14), None),
        (days(15), Some("days")),
    ] {
        assert_eq!(open(kind, &|_| ()).as_deref(), why, "{kind:?}");
    }
    assert_eq!(open(MOVE, &|settings| settings.slow = true).as_deref(), Some("slow"));
    assert_eq!(open(days(3), &|settings| settings.slow = false).as_deref(), Some("not_slow"));
    assert_eq!(open(MOVE, &|settings| settings.study = true).as_deref(), Some("study"));
    assert_eq!(open(MOVE, &|settings| settings.purpose = Purpose::Lesson).as_deref(), Some("lesson"));
    let stage = |seconds| open(ClockKind::Stage { seconds }, &|_| ());
    match T::STRETCH {
        "stage" => {
            assert_eq!(
                (stage(9).as_deref(), stage(10), stage(7200), stage(7201).as_deref()),
                (Some("stage"), None, None, Some("stage"))
            );
        }
        _ => assert_eq!(stage(60).as_deref(), Some("no_stages")),
    }
    // What is not of this kind is not read at all.
    for nonsense in [
        r#"{"kind":{"move":{"seconds":-1}}}"#,
        r#"{"kind":{"move":{"seconds":30,"minutes":2}}}"#,
        r#"{"kind":{"hour":{"seconds":30}}}"#,
        r#"{"kind":{"move":{"seconds":30}},"at_zero":"lose"}"#,
    ] {
        assert!(serde_json::from_str::<Clock>(nonsense).is_err(), "{nonsense}");
    }
}

/// Whose time runs is whose turn it is.
fn whoever_watches_later_sees_no_clock<T: Playable>() {
    for (how, sees) in [(Watch::Live, true), (Watch::Delayed(60), false), (Watch::Off, false)] {
        let ana = ana();
        let mut bench = Bench::<T>::with(vec![person(&ana), bot(), bot()], |opening| {
            opening.settings.clock = Some(Clock { kind: MOVE, at_zero: AtZero::Bot });
            watch(how)(opening);
        });
        bench.connect(&ana, None);
        assert_eq!(!bench.table.info_of(&stranger()).clocks.is_empty(), sees);
        assert!(!bench.table.info_of(&ana).clocks.is_empty());
        let Ok(face) = bench.face(&stranger(), None) else { continue };
        assert_eq!(!bench.table.welcome(&stranger(), &face, None, None).table.clocks.is_empty(), sees);
        let client = bench.connect(&stranger(), None);
        until_awaited(&mut bench, 0, &[]);
        bench.person_plays(&[&ana]);
        bench.wait(90);
        let told = |update: &wire::Update| {
            !update.clocks.is_empty() || update.table.as_ref().is_some_and(|table| !table.clocks.is_empty())
        };
        assert_eq!(bench.clients[client].updates.iter().any(told), sees);
    }
}

/// Nobody ever moves; with the time of everybody the game goes on to its end.
fn games_with_a_clock_come_to_their_end<T: Playable>() {
    let stage = (T::STRETCH == "stage").then_some(ClockKind::Stage { seconds: 30 });
    let kinds =
        [Some(MOVE), stage, Some(ClockKind::Game { minutes: 1, increment: 2 }), Some(ClockKind::Days { days: 1 })];
    for kind in kinds.into_iter().flatten() {
        for at_zero in [AtZero::Bot, AtZero::Pass] {
            let people = [ana(), bruno()];
            let mut bench = clocked::<T>(&[&people[0], &people[1]], kind, at_zero).sparse(200);
            for step in 0..20_000u32 {
                if bench.is_over() {
                    break;
                }
                if !bench.bot_answers() {
                    let len = bench.events.len();
                    bench.wait(24 * 60 * 60 + 1);
                    assert!(bench.events.len() > len, "{kind:?} {at_zero:?} stands still at step {step}");
                }
            }
            assert!(bench.is_over(), "{kind:?} {at_zero:?} does not end");
            bench.check();
        }
    }
}

/// The time of a stage is for all that a seat does in it; whoever is done loses nothing.
#[test]
fn a_stage_has_its_time() {
    let (ana, bruno) = (ana(), bruno());
    let kind = ClockKind::Stage { seconds: 60 };
    let mut bench = clocked::<DaybreakTitle>(&[&ana, &bruno], kind, AtZero::Pass).sparse(5);
    let local = |bench: &Bench<DaybreakTitle>| bench.moves(Seat(0)).contains(&daybreak::Move::Done);
    while !local(&bench) {
        assert!(bench.bot_answers() || bench.person_plays(&[&ana, &bruno]));
    }
    let before = left(&mut bench, 0);
    bench.wait(10);
    bench.ok(&bruno, Bench::<DaybreakTitle>::mv(Seat(1), daybreak::Move::Done));
    let his = left(&mut bench, 1);
    bench.wait(10);
    assert_eq!((left(&mut bench, 0), left(&mut bench, 1)), (before - 20_000, his));
    let act = bench.moves(Seat(0)).into_iter().find(|mv| *mv != daybreak::Move::Done).unwrap();
    bench.ok(&ana, Bench::<DaybreakTitle>::mv(Seat(0), act));
    assert_eq!(left(&mut bench, 0), before - 20_000, "a move gives nothing back");
    bench.wait_ms(i64::from(before) - 20_000 + 300);
    for _ in 0..50 {
        bench.bot_answers();
        bench.wait_ms(10);
    }
    assert_eq!(outs(&bench, 1), [(Seat(0), RanOut::Step)], "what she was at is brought to its end, and told once");
    let done =
        |entry: &Entry<daybreak::Move, _>| matches!(entry, Entry::Move { seat: Seat(0), mv: daybreak::Move::Done });
    assert!(bench.table.timeline().entries().iter().any(done));
    if bench.moves(Seat(0)).contains(&daybreak::Move::NotDone) {
        assert_eq!(bench.code(&ana, Bench::<DaybreakTitle>::mv(Seat(0), daybreak::Move::NotDone)), Code::OutOfTime);
    }
}

/// Where the rules have a move that does nothing it is made, and where they have none, a bot makes one.
#[test]
fn passing_is_one_step() {
    let (ana, bruno) = (ana(), bruno());
    let mut bench = clocked::<EarthriseTitle>(&[&ana, &bruno], MOVE, AtZero::Pass).sparse(5);
    until_awaited(&mut bench, 0, &[&bruno]);
    let len = bench.table.timeline().len();
    bench.wait(21);
    assert_eq!(outs(&bench, 1), [(Seat(0), RanOut::Step)]);
    assert_eq!(bench.table.info().seats[0].until, Some(Until::Step));
    bench.bot_answers();
    assert!(bench.table.timeline().len() > len);
    assert_eq!(bench.table.info().seats[0].until, None, "then the seat is hers again");
    assert!(!bench.noted(1).iter().any(|text| text.contains("is back")), "which needs no word");
}

/// At a table from before there were clocks nothing is different.
#[test]
fn tables_of_old_have_no_clock() {
    let old: wire::Settings = serde_json::from_str(r#"{"name":"","hints":true}"#).unwrap();
    assert_eq!(old.clock, None);
    assert!(!serde_json::to_string(&old).unwrap().contains("clock"));
    let bench = Bench::<EarthriseTitle>::new(vec![person(&ana()), bot(), bot()]);
    assert!(bench.table.info().clocks.is_empty());
    let mut kept: serde_json::Value = serde_json::from_slice(&bench.table.snapshot()).unwrap();
    kept.as_object_mut().unwrap().remove("clocks");
    let bytes = serde_json::to_vec(&kept).unwrap();
    assert!(Table::<EarthriseTitle>::restore(bench.table.fixed(), Some(&bytes), Vec::new()).is_ok());
}
