//! A bot plays for somebody: how long, and that everybody knows who really played.

use crate::bench::{Bench, Playable, ana, bot, bruno, json, person};
use serde_json::Value;
use table::{Table, Who};
use tabletop::Seat;
use tabletop::log::Entry;
use title::log_line::read_entry;
use wire::{Body, Facing, Happening, USUAL_PACE, Until};

both!(
    to_the_end_of_the_stage,
    until_one_is_back_while_somebody_plays,
    with_nobody_left_the_game_waits_at_the_end_of_the_stage,
    whoever_is_away_is_back_when_they_come,
    who_really_played_is_told,
    copies_say_who_really_played,
    stored_stand_ins_of_old,
);

fn stand_in(until: Option<Until>) -> Body {
    Body::StandIn { seat: None, bot: Some("steady".to_owned()), until }
}

fn paced<T: Playable>(people: &[&Who]) -> Bench<T> {
    let mut seats: Vec<_> = people.iter().map(|who| person(who)).collect();
    seats.resize(3, bot());
    Bench::<T>::with(seats, |opening| opening.settings.bot_pace = USUAL_PACE).sparse(20)
}

fn until_of<T: Playable>(bench: &Bench<T>, seat: usize) -> Option<Until> {
    bench.table.info().seats[seat].until
}

fn stretch<T: Playable>(bench: &Bench<T>) -> u32 {
    T::stretch(bench.table.timeline().state())
}

/// Lets bots play, at their pace, until nothing happens any more or so many stages are over.
fn goes_on<T: Playable>(bench: &mut Bench<T>, others: &[&Who], stages: u32) {
    let (mut ended, mut last) = (0, stretch(bench));
    for _ in 0..6000 {
        if ended == stages || bench.is_over() {
            return;
        }
        if !bench.bot_answers() && !bench.person_plays(others) {
            let len = bench.table.timeline().len();
            bench.wait_ms(USUAL_PACE.into());
            if bench.asks.is_empty() && bench.table.timeline().len() == len && !bench.table.is_busy() {
                return;
            }
        }
        ended += u32::from(std::mem::replace(&mut last, stretch(bench)) != last);
    }
    panic!("it never comes to rest");
}

fn to_the_end_of_the_stage<T: Playable>() {
    let ana = ana();
    let mut bench = paced::<T>(&[&ana]);
    let client = bench.connect(&ana, None);
    bench.ok(&ana, stand_in(None));
    assert_eq!(until_of(&bench, 0), Some(Until::Stage), "that is what somebody who is there means");
    let begun = stretch(&bench);
    let began = bench.now;
    goes_on(&mut bench, &[], 99);
    assert_ne!(stretch(&bench), begun);
    assert_eq!((until_of(&bench, 0), bench.table.info().seats[0].bot.clone()), (None, None));
    assert!(bench.table.awaited().has(Seat(0)), "now it is her turn");
    assert!(bench.now > began + i64::from(USUAL_PACE), "at a pace one can follow");
    let notes: Vec<_> = bench.clients[client].updates.iter().flat_map(|update| &update.notes).collect();
    let back = notes.iter().find(|note| matches!(note.happening, Happening::Back { ended: true, .. })).unwrap();
    let text = back.text.clone().unwrap();
    assert!(text.ends_with("is over: you play again."), "{text}");
    // She may also take over before.
    bench.ok(&ana, stand_in(Some(Until::Stage)));
    bench.ok(&ana, Body::StandIn { seat: None, bot: None, until: None });
    assert_eq!(until_of(&bench, 0), None);
}

fn until_one_is_back_while_somebody_plays<T: Playable>() {
    let (ana, bruno) = (ana(), bruno());
    let mut bench = paced::<T>(&[&ana, &bruno]);
    bench.connect(&ana, None);
    bench.connect(&bruno, None);
    bench.ok(&ana, stand_in(Some(Until::Back)));
    goes_on(&mut bench, &[&bruno], 3);
    assert_eq!(until_of(&bench, 0), Some(Until::Back), "for there is somebody to play with");
    bench.ok(&bruno, stand_in(Some(Until::Back)));
    goes_on(&mut bench, &[], 99);
    assert_eq!((until_of(&bench, 0), until_of(&bench, 1)), (None, None), "bots do not play for nobody");
}

fn with_nobody_left_the_game_waits_at_the_end_of_the_stage<T: Playable>() {
    let ana = ana();
    let mut bench = paced::<T>(&[&ana]);
    bench.connect(&ana, None);
    bench.ok(&ana, stand_in(Some(Until::Back)));
    bench.vanish(&ana);
    let begun = stretch(&bench);
    goes_on(&mut bench, &[], 99);
    assert_ne!(stretch(&bench), begun);
    assert!(!bench.is_over());
    let len = bench.table.timeline().len();
    bench.wait(3600);
    assert!(bench.asks.is_empty() && bench.table.timeline().len() == len);
    assert!(!bench.table.is_busy(), "the table may leave memory");
    // At a table without a pace nobody follows, and a game is played to its end.
    let mut quick = Bench::<T>::new(vec![person(&ana), bot(), bot()]).sparse(100);
    quick.ok(&ana, stand_in(Some(Until::Back)));
    quick.play_out(&[]);
    assert!(quick.is_over());
}

fn whoever_is_away_is_back_when_they_come<T: Playable>() {
    let (ana, bruno) = (ana(), bruno());
    let mut bench = paced::<T>(&[&ana, &bruno]);
    bench.connect(&ana, None);
    // The host lets a bot play for somebody who is away.
    bench.wait(60);
    bench.ok(&ana, Body::StandIn { seat: Some(Seat(1)), bot: Some("steady".to_owned()), until: None });
    assert_eq!(until_of(&bench, 1), Some(Until::Back));
    bench.connect(&bruno, None);
    assert_eq!(until_of(&bench, 1), None);
    // Who asked for a bot to the end of the stage gets that, also if the line breaks.
    bench.ok(&bruno, stand_in(None));
    bench.vanish(&bruno);
    bench.connect(&bruno, None);
    assert_eq!(until_of(&bench, 1), Some(Until::Stage));
}

fn who_really_played_is_told<T: Playable>() {
    let (ana, bruno) = (ana(), bruno());
    let mut bench = Bench::<T>::new(vec![person(&ana), person(&bruno), bot()]).sparse(20);
    let (hers, his) = (bench.connect(&ana, None), bench.connect(&bruno, None));
    bench.ok(&ana, stand_in(Some(Until::Back)));
    for _ in 0..60 {
        let _ = bench.bot_answers() || bench.person_plays(&[&bruno]);
    }
    let told = |client: usize| -> Vec<(Option<String>, String, Value)> {
        let told = bench.clients[client].updates.iter().flat_map(|update| &update.told);
        told.map(|told| (told.bot.clone(), told.text.clone().unwrap(), json(&told.fact))).collect()
    };
    for (client, whose) in [(hers, "for you"), (his, "for Ana")] {
        let marked: Vec<_> = told(client).into_iter().filter(|(bot, ..)| bot.is_some()).collect();
        assert!(!marked.is_empty());
        for (bot, text, fact) in marked {
            assert_eq!(bot.as_deref(), Some("steady"));
            let lower = text.to_lowercase();
            assert!(lower.contains("a bot ") && text.contains(whose), "{text}");
            assert!(!lower.starts_with("you "), "{text}");
            let seat = fact.as_object().and_then(|fact| fact.values().next()).and_then(|fact| fact.get("seat"));
            assert!(seat.is_none_or(|seat| seat == 0), "only what was done for her is marked: {fact}");
        }
    }
    // Looking back says the same, also after a restart.
    let face = bench.face(&ana, None).unwrap();
    let marks = |table: &Table<T>| -> Vec<u32> {
        table.since(&face, 0, None).told.iter().filter(|told| told.bot.is_some()).map(|told| told.entry).collect()
    };
    let before = marks(&bench.table);
    assert!(!before.is_empty());
    bench.restart();
    assert_eq!(marks(&bench.table), before);
    // So does the log, and old logs are read as ever.
    bench.ok(&ana, stand_in(Some(Until::Back)));
    bench.play_out(&[&bruno]);
    let log = bench.table.log(&ana).unwrap();
    let mut by_bots = 0;
    for (n, line) in (1..).zip(log.lines().skip(1)) {
        let (entry, bot) = read_entry::<T::Game>(n, line).unwrap();
        if let Some(bot) = bot {
            assert!(bot == "steady" && matches!(entry, Entry::Move { seat: Seat(0), .. }));
            by_bots += 1;
        }
    }
    assert!(by_bots >= before.len());
    assert!(read_entry::<T::Game>(1, r#"{"n":1,"draw":{},"bot":"steady"}"#).is_err());
    assert!(read_entry::<T::Game>(1, r#"{"n":1,"seat":0,"move":"done","bot":7}"#).is_err());
}

/// The entries that a bot made in place of a person, as the log of a table says it.
fn marked<T: Playable>(table: &Table<T>, who: &Who) -> Vec<(u32, String)> {
    let log = table.log(who).unwrap();
    let read = |(n, line)| Some((n, read_entry::<T::Game>(n, line).unwrap().1?));
    (1..).zip(log.lines().skip(1)).filter_map(read).collect()
}

fn copies_say_who_really_played<T: Playable>() {
    let (ana, bruno) = (ana(), bruno());
    let mut bench = Bench::<T>::new(vec![person(&ana), person(&bruno), bot()]).sparse(100);
    bench.ok(&ana, stand_in(Some(Until::Back)));
    bench.ok(&bruno, stand_in(Some(Until::Back)));
    bench.play_out(&[]);
    let all = marked(&bench.table, &ana);
    let len = bench.table.timeline().len();
    let seat_of = |no: u32| match bench.table.timeline().entries()[no as usize - 1] {
        Entry::Move { seat, .. } => seat,
        _ => panic!("entry {no} is no move"),
    };
    let hers: Vec<_> = all.iter().filter(|(no, _)| seat_of(*no) == Seat(0)).cloned().collect();
    assert!(!hers.is_empty() && hers.len() < all.len());
    // Of the whole game, each seat a person's: every mark is there, and is kept.
    bench.ok(&bruno, Body::Clone { to: len, bot: None });
    let (mut copy, _) = bench.open_next("all");
    assert_eq!(marked(&copy.table, &bruno), all);
    copy.restart();
    assert_eq!(marked(&copy.table, &bruno), all);
    let face = copy.face(&bruno, Some(Facing::Seat(Seat(0)))).unwrap();
    let told = copy.table.since(&face, 0, None).told;
    assert!(told.iter().any(|told| told.bot.is_some()), "and looking back says it too");
    // A copy of the copy, and with bots on the other seats: there only one seat is a person's.
    copy.ok(&bruno, Body::Clone { to: len, bot: Some("steady".to_owned()) });
    let (again, _) = copy.open_next("again");
    assert_eq!(marked(&again.table, &bruno), hers);
    // From an earlier moment: what came later is not in it.
    bench.ok(&ana, Body::Clone { to: len / 2, bot: None });
    let (mut half, _) = bench.open_next("half");
    half.check_every = 100;
    half.play_out(&[&ana]);
    let early: Vec<_> = all.iter().filter(|(no, _)| *no <= len / 2).cloned().collect();
    assert_eq!(marked(&half.table, &ana), early);
}

/// Events that were kept before a stand-in had an end.
fn stored_stand_ins_of_old<T: Playable>() {
    let (ana, bruno) = (ana(), bruno());
    let mut bench = Bench::<T>::new(vec![person(&ana), person(&bruno), bot()]);
    bench.connect(&bruno, None);
    bench.ok(&bruno, stand_in(Some(Until::Back)));
    let last = bench.events.last_mut().unwrap();
    assert!(last.body.contains("stand_in"));
    last.body = r#"{"table":{"stand_in":{"seat":1,"kind":"steady"}}}"#.to_owned();
    bench.restart();
    assert_eq!(until_of(&bench, 1), None, "he is back by being here");
    let last = bench.events.last_mut().unwrap();
    last.body = r#"{"table":{"back":{"seat":1}}}"#.to_owned();
    bench.restart();
    assert_eq!(until_of(&bench, 1), None);
}
