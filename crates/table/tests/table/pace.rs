//! The pace of bots: a step at a time, each whole, and never sooner than the table wants it.

use crate::bench::{Bench, Playable, ana, bot, person, stranger};
use daybreak_title::DaybreakTitle;
use earthrise::Earthrise;
use earthrise_title::EarthriseTitle;
use table::SeatPlan;
use tabletop::log::Entry;
use tabletop::{Game, Seat};
use wire::{Body, Code, Millis, Settings, USUAL_PACE};

both!(
    steps_keep_the_pace,
    thinking_takes_nothing_from_the_pause,
    a_pause_of_the_table_is_no_lost_step,
    a_restart_goes_on,
    nobody_looks_so_nobody_waits,
    the_pace_is_bounded,
);

const PACE: Millis = USUAL_PACE as Millis;

fn paced<T: Playable>(seats: Vec<SeatPlan>) -> Bench<T> {
    Bench::<T>::with(seats, |opening| opening.settings.bot_pace = USUAL_PACE).sparse(5)
}

/// Plays until a bot has been asked, and a step is about to come.
fn until_a_bot_is_asked<T: Playable>(bench: &mut Bench<T>) {
    for _ in 0..200 {
        if !bench.asks.is_empty() {
            return;
        }
        if !bench.person_plays(&[&ana()]) {
            bench.wait_ms(PACE);
        }
    }
    panic!("no bot is ever asked");
}

/// All that is asked for a step is answered at once; it is told of when its moment is there.
fn bots_think<T: Playable>(bench: &mut Bench<T>) {
    while bench.bot_answers() {}
}

/// When facts of bots' entries were told, with the length of the log before and after.
fn steps_keep_the_pace<T: Playable>() {
    let mut bench = paced::<T>(vec![person(&ana()), bot(), bot()]);
    let client = bench.connect(&ana(), None);
    let (mut last, mut steps) = (None, 0);
    for _ in 0..4000 {
        if steps == 40 || bench.is_over() {
            break;
        }
        let heard = bench.clients[client].updates.len();
        let before = bench.table.timeline().len();
        if bench.asks.is_empty() && bench.person_plays(&[&ana()]) {
            last = None;
            continue;
        }
        bots_think(&mut bench);
        bench.wait_ms(50);
        let updates = &bench.clients[client].updates[heard..];
        assert!(updates.len() <= 3, "a step comes in one piece, with what it could not know before");
        if updates.iter().all(|update| update.told.is_empty()) {
            continue;
        }
        let line = &bench.table.timeline().entries()[before as usize..];
        let Some(Entry::Move { seat, .. }) = line.iter().find(|entry| matches!(entry, Entry::Move { .. })) else {
            continue;
        };
        if let Some((at, who, midway)) = last.replace((bench.now, *seat, mid_step(&bench, *seat))) {
            let passed: Millis = bench.now - at;
            assert!(passed >= PACE - 50 || (midway && who == *seat), "{passed} ms after the last step");
        }
        steps += 1;
    }
    assert!(steps >= 40 || bench.is_over(), "only {steps} steps");
}

fn mid_step<T: Playable>(bench: &Bench<T>, seat: Seat) -> bool {
    T::goes_on(bench.table.timeline().state(), seat)
}

fn thinking_takes_nothing_from_the_pause<T: Playable>() {
    let mut bench = paced::<T>(vec![person(&ana()), bot(), bot()]);
    until_a_bot_is_asked(&mut bench);
    let len = bench.table.timeline().len();
    // The bot needs longer than the pause: its step is made as soon as it is thought of.
    bench.wait_ms(3 * PACE);
    assert_eq!(bench.table.timeline().len(), len);
    bots_think(&mut bench);
    assert!(bench.table.timeline().len() > len);
    // It is quick: its step waits for its moment.
    until_a_bot_is_asked(&mut bench);
    let len = bench.table.timeline().len();
    bench.bot_answers();
    if bench.asks.is_empty() && bench.table.timeline().len() == len {
        assert!(bench.table.is_busy(), "a step that waits is not forgotten");
        bench.wait_ms(PACE);
        assert!(bench.table.timeline().len() > len);
    }
}

fn a_pause_of_the_table_is_no_lost_step<T: Playable>() {
    let mut bench = paced::<T>(vec![person(&ana()), bot(), bot()]);
    until_a_bot_is_asked(&mut bench);
    let len = bench.table.timeline().len();
    bench.ok(&ana(), Body::Pause);
    bots_think(&mut bench);
    bench.wait_ms(10 * PACE);
    assert_eq!(bench.table.timeline().len(), len, "bots wait while the table does");
    bench.ok(&ana(), Body::Resume);
    bots_think(&mut bench);
    bench.wait_ms(PACE);
    bots_think(&mut bench);
    assert!(bench.table.timeline().len() > len);
}

fn a_restart_goes_on<T: Playable>() {
    let mut bench = paced::<T>(vec![person(&ana()), bot(), bot()]);
    for _ in 0..6 {
        until_a_bot_is_asked(&mut bench);
        let len = bench.table.timeline().len();
        // In the middle of thinking, or with a step that waits.
        bench.bot_answers();
        bench.restart();
        if bench.table.timeline().len() > len {
            continue;
        }
        bots_think(&mut bench);
        bench.wait_ms(PACE);
        bots_think(&mut bench);
        assert!(bench.table.timeline().len() > len, "the table stands still after a restart");
    }
}

fn nobody_looks_so_nobody_waits<T: Playable>() {
    let mut bench = paced::<T>(vec![bot(), bot(), bot()]);
    let len = bench.table.timeline().len();
    bots_think_a_little(&mut bench);
    assert!(bench.table.timeline().len() > len + 5, "no time has passed, and they have played");
    // Somebody comes to look: from now on one can follow.
    bench.connect(&stranger(), None);
    bench.bot_answers();
    while bench.bot_answers() {}
    let len = bench.table.timeline().len();
    bench.wait_ms(PACE - 1);
    while bench.bot_answers() {}
    let soon = bench.table.timeline().len();
    bench.wait_ms(1);
    // Whoever is asked only now has not thought yet.
    while bench.bot_answers() {}
    assert!(bench.table.timeline().len() > len);
    assert!(soon == len || bench.table.timeline().len() > soon);
}

fn bots_think_a_little<T: Playable>(bench: &mut Bench<T>) {
    for _ in 0..30 {
        bench.bot_answers();
    }
}

fn the_pace_is_bounded<T: Playable>() {
    let open = |pace: u32| {
        let mut opening = crate::bench::opening::<T>(vec![person(&ana()), bot(), bot()]);
        opening.settings.bot_pace = pace;
        Bench::<T>::try_open(&opening, 7).err().map(|problem| problem.code)
    };
    assert_eq!((open(0), open(5000), open(5001)), (None, None, Some(Code::BadSetup)));
    // Tables from before there was a pace have the usual one.
    let old: Settings = serde_json::from_str(r#"{"name":"","hints":true}"#).unwrap();
    assert_eq!(old.bot_pace, USUAL_PACE);
}

/// All answers of an action of Daybreak come at once: nobody sees half of one, unless chance answers in between.
#[test]
fn an_action_is_one_step() {
    let (mut moves, mut messages) = (0, 0);
    // A person who plays anything loses soon: one game can be too short to tell.
    for seed in [7, 8] {
        let opening = crate::bench::opening::<DaybreakTitle>(vec![person(&ana()), bot(), bot()]);
        let mut bench = Bench::<DaybreakTitle>::open(&opening, seed).sparse(50);
        let client = bench.connect(&ana(), None);
        for _ in 0..3000 {
            if moves > 150 || bench.is_over() {
                break;
            }
            if bench.asks.is_empty() {
                if !bench.person_plays(&[&ana()]) {
                    break;
                }
                continue;
            }
            let (before, heard) = (bench.table.timeline().len() as usize, bench.clients[client].updates.len());
            bench.bot_answers();
            let entries = &bench.table.timeline().entries()[before..];
            let made: Vec<Seat> = entries
                .iter()
                .filter_map(|entry| match entry {
                    Entry::Move { seat, .. } => Some(*seat),
                    _ => None,
                })
                .collect();
            let told = bench.clients[client].updates.len() - heard;
            let Some(&seat) = made.last() else {
                assert_eq!(told, 0, "nothing is told of what is only thought of");
                continue;
            };
            assert_eq!(told, 1, "one step, one message");
            let drawn = entries.iter().any(|entry| matches!(entry, Entry::Draw(_)));
            assert!(drawn || !mid_step(&bench, seat), "half an action was told");
            (moves, messages) = (moves + made.len(), messages + 1);
        }
    }
    assert!(moves > 100 && messages * 4 < moves * 3, "{moves} moves in {messages} messages");
}

/// What a bot plays does not depend on the pace.
#[test]
fn the_pace_changes_no_move() {
    let play = |pace: u32| {
        let mut bench = Bench::<EarthriseTitle>::with(vec![person(&ana()), bot(), bot()], |opening| {
            opening.settings.bot_pace = pace
        })
        .sparse(100);
        for _ in 0..400 {
            while bench.bot_answers() {}
            if !bench.person_plays(&[&ana()]) {
                bench.wait_ms(PACE);
            }
        }
        bench.table.timeline().entries()[..60].to_vec()
    };
    let entries = play(0);
    assert_eq!(entries, play(USUAL_PACE));
    assert_eq!(Earthrise::ID, "earthrise");
}
