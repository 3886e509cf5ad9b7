//! The threads at work. Nothing here depends on how fast the machine is.

use super::*;
use std::sync::mpsc::{Receiver, Sender, channel};

const EXPERT: Duration = Duration::from_millis(1500);

fn wish(table: &str, time: Duration) -> Wish {
    let owner = Owner::Address([10, 0, 0, 1].into());
    Wish { table: TableId(table.to_owned()), owner, time, most: None, least: Duration::ZERO }
}

/// Thinks until it is told to end.
fn endless(grant: &Grant) {
    while !grant.deadline.is_past() {
        std::thread::yield_now();
    }
}

/// Occupies the only thread that thinks until the gate opens: an analysis, behind which nothing is owed anything.
fn occupied(pool: &Pool) -> Sender<()> {
    let ((open, gate), (begun, told)) = (channel::<()>(), channel());
    pool.analyse(TableId("occupied".to_owned()), Owner::Address([10, 0, 0, 9].into()), move || {
        begun.send(()).unwrap();
        let _ = gate.recv();
    });
    told.recv().unwrap();
    open
}

/// A job that notes that it was done.
type Noting = Box<dyn FnOnce(Grant) + Send>;

/// What is done, in its order.
fn log() -> (impl Fn(&'static str) -> Noting, Receiver<(&'static str, Grant)>) {
    let (said, heard) = channel();
    let note = move |name| {
        let said: Sender<(&'static str, Grant)> = said.clone();
        Box::new(move |grant| said.send((name, grant)).unwrap()) as Noting
    };
    (note, heard)
}

#[test]
fn a_job_that_panics_harms_no_other() {
    let pool = Pool::new(1).unwrap();
    let (note, heard) = log();
    let bad = pool.think(wish("a", EXPERT), true, |_| panic!("on purpose"));
    let good = pool.think(wish("b", EXPERT), true, note("good"));
    assert_eq!(heard.recv().unwrap().0, "good");
    drop((bad, good));
}

#[test]
fn moves_come_before_hints_and_hints_before_analysis() {
    let pool = Pool::new(1).unwrap();
    let open = occupied(&pool);
    let (note, heard) = log();
    let analysis = note("analysis");
    let grant = Grant {
        time: Duration::ZERO,
        deadline: Deadline::never(),
        waited: Duration::ZERO,
        wanted: Arc::new(AtomicBool::new(true)),
    };
    pool.analyse(TableId("a".to_owned()), Owner::Address([10, 0, 0, 1].into()), move || analysis(grant));
    let unwatched = pool.think(wish("b", EXPERT), false, note("unwatched"));
    let hint = pool.hint(wish("c", EXPERT), note("hint")).unwrap();
    let seen = pool.think(wish("d", EXPERT), false, note("seen by now"));
    let mv = pool.think(wish("e", EXPERT), true, note("move"));
    seen.raise();
    let load = pool.load();
    let queued = |rank: Rank| load[rank as usize].queued;
    assert_eq!([queued(Rank::Move), queued(Rank::Hint), queued(Rank::Unwatched), queued(Rank::Analysis)], [2, 1, 1, 1]);
    assert_eq!(load[Rank::Analysis as usize].running, 1);
    assert!(load[Rank::Hint as usize].oldest > Duration::ZERO);
    open.send(()).unwrap();
    let order: Vec<_> = (0..5).map(|_| heard.recv().unwrap().0).collect();
    assert_eq!(order, ["move", "seen by now", "hint", "unwatched", "analysis"]);
    drop((unwatched, hint, seen, mv));
}

#[test]
fn what_takes_no_thought_waits_for_nobody_who_thinks() {
    let pool = Pool::new(1).unwrap();
    let _open = occupied(&pool);
    let (note, heard) = log();
    let _ticket = pool.think(wish("a", Duration::ZERO), true, note("by rules"));
    assert_eq!(heard.recv().unwrap().0, "by rules");
}

#[test]
fn a_move_that_waited_too_long_is_made_without_thinking() {
    let pool = Pool::new(1).unwrap();
    let _open = occupied(&pool);
    let (note, heard) = log();
    let _ticket = pool.think(wish("a", EXPERT), true, note("move"));
    let (_, grant) = heard.recv().unwrap();
    assert!(grant.time.is_zero() && grant.waited >= PATIENCE && grant.is_wanted());
}

#[test]
fn whoever_lets_go_of_a_ticket_ends_the_thought() {
    let pool = Pool::new(1).unwrap();
    let ((begun, begins), (over, ends)) = (channel(), channel());
    let running = pool.think(wish("a", EXPERT), true, move |grant| {
        begun.send(()).unwrap();
        endless(&grant);
        over.send(grant.is_wanted()).unwrap();
    });
    begins.recv().unwrap();
    let (note, heard) = log();
    let waiting = pool.think(wish("b", EXPERT), true, note("waiting"));
    drop(waiting);
    assert_eq!(pool.load()[Rank::Move as usize].queued, 0);
    drop(running);
    assert!(!ends.recv().unwrap(), "nobody wants it");
    let last = pool.think(wish("c", EXPERT), true, note("last"));
    assert_eq!(heard.recv().unwrap().0, "last");
    drop(last);
}

#[test]
fn nobody_thinks_longer_than_they_may() {
    let pool = Pool::new(1).unwrap();
    let (over, ends) = channel();
    let wish = Wish { most: Some(Duration::from_millis(5)), ..wish("a", Duration::from_millis(5)) };
    let _ticket = pool.think(wish, true, move |grant| {
        endless(&grant);
        over.send(grant.time).unwrap();
    });
    assert_eq!(ends.recv().unwrap(), Duration::from_millis(5));
}

#[test]
fn a_hint_gives_way_to_a_move_and_says_what_it_found() {
    let pool = Pool::new(1).unwrap();
    let ((begun, begins), (over, ends)) = (channel(), channel());
    let _hint = pool.hint(wish("a", EXPERT), move |grant| {
        begun.send(()).unwrap();
        endless(&grant);
        over.send(grant.is_wanted()).unwrap();
    });
    begins.recv().unwrap();
    let (note, heard) = log();
    let _mv = pool.think(wish("b", EXPERT), true, note("move"));
    assert!(ends.recv().unwrap(), "it is wanted still");
    assert_eq!(heard.recv().unwrap().0, "move");
}

#[test]
fn only_hints_are_refused_and_whoever_is_hears_how_long_to_wait() {
    let pool = Pool::new(1).unwrap();
    let _open = occupied(&pool);
    let of = |owner: u8, table: usize| Wish {
        owner: Owner::Address([10, 0, 1, owner].into()),
        ..wish(&format!("{owner} {table}"), EXPERT)
    };
    let hint = |wish: Wish| pool.hint(wish, |_| ());
    let mut tickets: Vec<Ticket> = (0..MOST_HINTS[0]).map(|_| hint(of(0, 0)).unwrap_or_else(|_| panic!())).collect();
    assert_eq!(hint(of(0, 0)).err(), Some(Busy(EXPERT * 8)), "too many of one table");
    tickets.extend((MOST_HINTS[0]..MOST_HINTS[1]).map(|table| hint(of(0, table)).unwrap_or_else(|_| panic!())));
    assert_eq!(hint(of(0, 99)).err(), Some(Busy(WAIT[1])), "too many of one address");
    for owner in 1.. {
        match (0..MOST_HINTS[1]).map(|table| hint(of(owner, table))).collect::<Result<Vec<_>, _>>() {
            Ok(more) => tickets.extend(more),
            Err(Busy(wait)) => {
                assert_eq!(wait, WAIT[1], "too many in all");
                break;
            }
        }
    }
    assert!(pool.load()[Rank::Hint as usize].queued <= MOST_HINTS[2]);
    let moves: Vec<Ticket> = (0..1000).map(|table| pool.think(of(0, table), true, |_| ())).collect();
    assert_eq!(moves.len(), 1000, "a move is never refused");
    drop(tickets);
    assert_eq!(pool.load()[Rank::Hint as usize].queued, 0);
    assert!(hint(of(0, 0)).is_ok());
}

/// Moves that never end leave hints a part of the time, and the analysis a smaller one.
#[test]
fn nothing_waits_for_ever() {
    let mut state = State::default();
    let (mut turns, now) = ([0; Rank::ALL.len()], Instant::now());
    for _ in 0..1000 {
        for rank in [Rank::Move, Rank::Hint, Rank::Analysis] {
            if state.queues[rank as usize].is_empty() {
                state.push(rank, wish("a", EXPERT), Box::new(|_| ()));
            }
        }
        let (rank, waiting) = state.next(false, now).unwrap();
        let (id, ..) = state.begin(rank, waiting, now, 1);
        state.ended(id, Duration::from_millis(100));
        turns[rank as usize] += 1;
    }
    let [_, moves, hints, _, analysis] = turns;
    assert!((150..260).contains(&hints), "{turns:?}");
    assert!((30..80).contains(&analysis), "{turns:?}");
    assert_eq!(moves + hints + analysis, 1000);
}
