//! Bots that think: how long they took tells nobody what they hold, nobody waits for a thought that is not wanted any more,
//! and a busy server is told of once.

use crate::bench::{Bench, Playable, ana, bot, bruno, person};
use daybreak_title::DaybreakTitle;
use earthrise_title::EarthriseTitle;
use table::{BotTime, SeatPlan, Who};
use tabletop::log::Entry;
use tabletop::{Seat, Xoshiro};
use title::Title;
use wire::{Body, Code, Happening, Millis, Reply, Status};
use words::{Lang, Words};

both!(a_thought_that_nobody_wants_is_not_waited_for, a_busy_server_is_told_of_once, bots_of_before_have_a_level);

/// What `expert` is given for a move, and what a step is held back by chance at most.
const GIVEN: Millis = 1600;
const JITTER: Millis = 200;

fn expert() -> SeatPlan {
    SeatPlan::Bot("expert".to_owned())
}

/// A step of a bot: had it a choice, and how long after it was asked did everybody see it?
type Step = (bool, Millis);

/// Plays with bots that answer after this time, or after another if they have no choice; so many of their steps.
fn steps<T: Playable>(seats: Vec<SeatPlan>, pace: u32, choice: Millis, forced: Millis, most: usize) -> Vec<Step> {
    let mut bench = Bench::<T>::with(seats, |opening| opening.settings.bot_pace = pace).sparse(50);
    let mut steps = Vec::new();
    while steps.len() < most && !bench.is_over() {
        let Some(ask) = bench.asks.pop_front() else {
            assert!(bench.person_plays(&[&ana(), &bruno()]));
            continue;
        };
        let (from, len) = (bench.now, bench.table.timeline().len());
        let free = bench.moves(ask.seat).len() > 1;
        let mv = bench.sensible(ask.seat);
        bench.wait_ms(if free { choice } else { forced });
        bench.bot_says_after(&ask, Some(mv), Some(BotTime { from, time: GIVEN }));
        // A step that waits is made when the table wants to be woken.
        while bench.table.timeline().len() == len {
            let wait = bench.table.next_alarm().unwrap() - bench.now;
            bench.wait_ms(wait.max(1));
        }
        steps.push((free, bench.now - from));
    }
    steps
}

fn two_people() -> Vec<SeatPlan> {
    vec![person(&ana()), expert(), person(&bruno()), expert()]
}

/// M5: one legal move was seen after 0 to 5 ms, two or more after 1,497 ms at least.
#[test]
fn a_move_without_a_choice_is_seen_no_sooner() {
    for (seats, pace) in [(two_people(), 0), (two_people(), 700), (vec![person(&ana()), expert(), expert()], 0)] {
        let steps_with = |choice, forced| steps::<EarthriseTitle>(seats.clone(), pace, choice, forced, 200);
        let seen = steps_with(1497, 3);
        let count = |free: bool| seen.iter().filter(|step| step.0 == free).count();
        assert!(count(true) > 20 && count(false) > 5, "{} free, {} forced", count(true), count(false));
        assert!(seen.iter().all(|(_, after)| (GIVEN..GIVEN + JITTER).contains(after)), "{seen:?}");
        // What is seen does not depend on how long they took at all.
        assert_eq!(seen, steps_with(1497, 1497));
        assert_eq!(seen, steps_with(2, 900));
        // And no two steps are held back alike.
        let mut delays: Vec<Millis> = seen.iter().map(|(_, after)| after % GIVEN).collect();
        delays.sort_unstable();
        delays.dedup();
        assert!(delays.len() > 20, "{delays:?}");
    }
}

#[test]
fn where_nothing_is_secret_or_nobody_looks_nothing_is_held_back() {
    let bots = vec![expert(), expert(), expert()];
    assert!(
        steps::<EarthriseTitle>(bots, 0, 1497, 3, 60).iter().all(|&(free, after)| after == if free { 1497 } else { 3 })
    );
    let mut bench = Bench::<DaybreakTitle>::new(vec![person(&ana()), expert(), person(&bruno())]).sparse(50);
    for _ in 0..100 {
        let Some(ask) = bench.asks.pop_front() else {
            assert!(bench.person_plays(&[&ana(), &bruno()]));
            continue;
        };
        let mut steady = DaybreakTitle::bot("steady").unwrap();
        let mv = steady.choose(&ask.rules, &ask.view, &mut Xoshiro::new(1));
        bench.bot_says_after(&ask, Some(mv), Some(BotTime { from: bench.now, time: GIVEN }));
        assert_eq!(bench.table.next_alarm(), None, "nothing waits");
    }
}

/// Those who play by rules need no time, so that there is nothing to hide.
#[test]
fn bots_by_rules_are_not_held_back() {
    let mut bench = Bench::<EarthriseTitle>::new(vec![person(&ana()), bot(), person(&bruno()), bot()]).sparse(50);
    let begin = bench.now;
    bench.play_out(&[&ana(), &bruno()]);
    assert_eq!((bench.table.status(), bench.now), (Status::Finished, begin));
}

fn until_asked<T: Playable>(bench: &mut Bench<T>) {
    while bench.asks.is_empty() {
        assert!(bench.person_plays(&[&ana(), &bruno()]));
    }
    assert!(bench.table.awaits_bot());
}

fn a_thought_that_nobody_wants_is_not_waited_for<T: Playable>() {
    let mut bench = Bench::<T>::new(vec![person(&ana()), person(&bruno()), expert()]).sparse(5);
    // While the table is paused.
    until_asked(&mut bench);
    let ask = bench.asks.pop_front().unwrap();
    bench.ok(&ana(), Body::Pause);
    assert!(!bench.table.awaits_bot());
    bench.ok(&ana(), Body::Resume);
    assert!(bench.table.awaits_bot(), "it is asked again");
    let (len, mv) = (bench.table.timeline().len(), bench.sensible(ask.seat));
    bench.bot_says(&ask, Some(mv));
    assert_eq!(bench.table.timeline().len(), len, "what it thought of before is not heard");
    assert!(bench.bot_answers());
    // Once somebody plays for themselves.
    bench.play_until_awaited(Seat(1), &[&ana()]);
    let stand_in = |bot: Option<&str>| Body::StandIn { seat: None, bot: bot.map(str::to_owned), until: None };
    bench.ok(&bruno(), stand_in(Some("expert")));
    while bench.asks.front().is_none_or(|ask| ask.seat != Seat(1)) {
        assert!(bench.bot_answers());
    }
    bench.ok(&bruno(), stand_in(None));
    assert!(bench.asks.front().is_some_and(|ask| ask.seat == Seat(1)) && !bench.table.awaits_bot());
    bench.asks.clear();
    // When the game ends.
    until_asked(&mut bench);
    bench.ok(&ana(), Body::Abandon);
    bench.ok(&bruno(), Body::Answer { question: 1, yes: true });
    assert_eq!(bench.table.status(), Status::Abandoned);
    assert!(!bench.table.awaits_bot() && !bench.table.is_busy());
}

fn a_busy_server_is_told_of_once<T: Playable>() {
    let mut bench = Bench::<T>::new(vec![person(&ana()), bot(), bot()]);
    let client = bench.connect(&ana(), None);
    bench.bot_hurried(Seat(1));
    let notes = |bench: &Bench<T>| -> Vec<String> {
        let notes = bench.clients[client].updates.iter().flat_map(|update| &update.notes);
        let hurried = notes.filter(|note| note.happening == Happening::Hurried);
        hurried.map(|note| note.text.clone().unwrap()).collect()
    };
    assert_eq!(notes(&bench), [Words::of(Lang::En).say("note-hurried", &[])]);
    bench.bot_hurried(Seat(2));
    bench.restart();
    bench.bot_hurried(Seat(1));
    assert_eq!(notes(&bench).len(), 1, "it is no news that it goes on");
}

/// A table from before whose bots were told how long to think opens and goes on, and its rematch has the level.
fn bots_of_before_have_a_level<T: Playable>() {
    let mut bench = Bench::<T>::new(vec![person(&ana()), expert(), bot()]).sparse(1000);
    let mut changed = 0;
    for event in &mut bench.events {
        let before = event.body.replace(r#""kind":"expert""#, r#""kind":"expert:3600s""#);
        changed += u32::from(before != event.body);
        event.body = before;
    }
    assert_eq!(changed, 1);
    bench.restart();
    assert_eq!(bench.table.info().seats[1].bot.as_deref(), Some("expert:3600s"));
    bench.ok(&ana(), Body::Abandon);
    assert!(matches!(bench.ok(&ana(), Body::Rematch { same_deal: false }), Reply::Done { .. }));
    let (next, _) = bench.open_next("t2");
    assert_eq!(next.table.info().seats[1].bot.as_deref(), Some("expert"));
    // From outside nobody says how long a bot thinks.
    let mut bench = Bench::<T>::new(vec![person(&ana()), SeatPlan::Open, expert()]);
    for kind in ["expert:3600s", "expert:4294967295", "expert:1ms", "steady:1s", "oracle", ""] {
        let bot = Some(kind.to_owned());
        assert_eq!(bench.code(&ana(), Body::Seat { seat: Seat(1), bot: bot.clone() }), Code::UnknownBot, "{kind}");
        assert_eq!(bench.code(&ana(), Body::Start { bot }), Code::UnknownBot, "{kind}");
    }
}

/// A hint is about a moment of its seat: it is wanted until that seat has moved, whatever others do.
#[test]
fn a_hint_is_wanted_until_its_seat_has_moved() {
    let mut bench = Bench::<DaybreakTitle>::new(vec![person(&ana()), person(&bruno())]);
    while bench.table.timeline().state().frame() != Some(daybreak::Frame::Local) {
        assert!(bench.person_plays(&[&ana(), &bruno()]));
    }
    let face = bench.face(&ana(), None).unwrap();
    let moment =
        |bench: &Bench<DaybreakTitle>| bench.table.ask_hint(&face).unwrap_or_else(|_| panic!("refused")).moment;
    let first = moment(&bench);
    let step = |bench: &mut Bench<DaybreakTitle>, who: &Who, seat: Seat| {
        let mv = bench.sensible(seat);
        bench.ok(who, Bench::<DaybreakTitle>::mv(seat, mv));
    };
    step(&mut bench, &bruno(), Seat(1));
    assert!(bench.table.wants_hint(first), "what others do does not matter");
    step(&mut bench, &ana(), Seat(0));
    assert!(!bench.table.wants_hint(first));
    let second = moment(&bench);
    assert!(bench.table.wants_hint(second));
    bench.ok(&ana(), Body::Pause);
    assert!(!bench.table.wants_hint(second));
    bench.ok(&ana(), Body::Resume);
    bench.ok(&ana(), Body::Retract { seat: None, from: None });
    assert!(!bench.table.wants_hint(second));
    let entries = bench.table.timeline().entries();
    assert!(entries.iter().any(|entry| matches!(entry, Entry::Retract { .. })));
}
