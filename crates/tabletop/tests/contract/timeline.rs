use super::shelf::{Deed, Shelf, shelf};
use super::{call, deal, dealt};
use tabletop::log::{Entry, EntryOf};
use tabletop::toy::{Call, Fact, Pairs, State};
use tabletop::{Dice, Fault, Game, Next, Seat, Seats, Seed, Silent, Timeline, Xoshiro, moves_of};

/// A long game by the seed, with random moves.
fn long_game(seed: Seed) -> Timeline<Pairs> {
    let mut table = Timeline::new(Pairs::new(3).rounds(20));
    let mut chance = table.chance(seed);
    let mut dice = Xoshiro::new(1);
    loop {
        table.settle(&mut chance, &mut Silent).unwrap();
        let Next::Ask(asked) = table.next() else { return table };
        let seat = *dice.pick(&asked.iter().collect::<Vec<_>>());
        let mv = *dice.pick(&moves_of(table.game(), table.state(), seat));
        table.play(seat, mv, &mut Silent).unwrap();
    }
}

/// What some entries that all hold lead to, without a timeline.
fn fold(game: &Pairs, entries: &[EntryOf<Pairs>]) -> State {
    let mut state = game.begin();
    for entry in entries {
        match entry {
            Entry::Move { seat, mv } => game.play(&mut state, *seat, *mv, &mut Silent),
            Entry::Draw(draw) => game.draw(&mut state, *draw, &mut Silent),
            other => unreachable!("{other:?} does not hold"),
        }
    }
    state
}

#[test]
fn entries_are_counted_from_1() {
    let mut table = Timeline::new(Pairs::new(2));
    assert!(table.is_empty());
    assert_eq!(table.draw(0, &mut Silent), Ok(1));
    assert_eq!(table.draw(1, &mut Silent), Ok(2));
    assert_eq!(call(&mut table, 1, Call::Low), 3);
    assert_eq!((table.len(), table.line().len()), (3, 3));
}

#[test]
fn draws_must_be_due_and_possible() {
    let mut table = Timeline::new(Pairs::new(2));
    let impossible = table.draw(5, &mut Silent);
    assert_eq!(impossible, Err(Fault::ImpossibleDraw("the deck holds no 5".to_owned())));
    assert!(table.is_empty());
    deal(&mut table, &[0, 0]);
    assert_eq!(table.draw(0, &mut Silent), Err(Fault::NoDrawDue));
}

#[test]
fn the_state_at_any_entry_is_the_fold_up_to_it() {
    let table = long_game(Seed::from(3));
    assert_eq!(table.len(), 120);
    for upto in 0..=table.len() {
        assert_eq!(table.at(upto), fold(table.game(), &table.entries()[..upto as usize]), "after entry {upto}");
    }
    assert_eq!(table.at(u32::MAX), *table.state());
}

#[test]
fn a_replay_shows_each_step_with_its_facts() {
    let mut table = dealt(&[0, 4]);
    call(&mut table, 1, Call::High);
    call(&mut table, 0, Call::Join(Seat(1)));
    let mut facts = Vec::new();
    let mut before = table.game().begin();
    table.replay(table.len(), |step| {
        assert_eq!(*step.before, before);
        assert_eq!(*step.after, table.at(step.no));
        before = step.after.clone();
        facts.push((step.no, step.facts.to_vec()));
    });
    let shown = Fact::Shown([Some(0), Some(4), None, None]);
    assert_eq!(
        facts,
        [
            (1, vec![Fact::Dealt(Seat(0), Some(0))]),
            (2, vec![Fact::Dealt(Seat(1), Some(4))]),
            (3, vec![Fact::Called(Seat(1), Call::High)]),
            (4, vec![Fact::Called(Seat(0), Call::Join(Seat(1))), shown]),
        ]
    );
    let mut steps = 0;
    table.replay(2, |_| steps += 1);
    assert_eq!(steps, 2);
}

#[test]
fn a_branch_goes_on_from_any_earlier_entry() {
    let mut table = dealt(&[0, 4]);
    call(&mut table, 0, Call::Low);
    call(&mut table, 1, Call::Low);
    assert_eq!(table.state().points, [1, 0, 0, 0]);
    assert_eq!(table.branch(3), Ok(5));
    assert_eq!(table.next(), Next::Ask(Seats::only(Seat(1))));
    call(&mut table, 1, Call::High);
    assert_eq!(table.state().points, [1, 1, 0, 0]);
    assert_eq!(table.line().collect::<Vec<_>>(), [1, 2, 3, 6]);
    assert_eq!(table.at(4).points, [1, 0, 0, 0], "what was left is still there");
    assert_eq!(table.branch(0), Ok(7));
    assert_eq!(*table.state(), table.game().begin());
    assert_eq!(table.branch(9), Err(Fault::NoSuchEntry(9)));
}

#[test]
fn a_branch_of_a_branch_knows_where_it_comes_from() {
    let mut table = dealt(&[0, 4]);
    call(&mut table, 0, Call::Low); // 3
    table.branch(2).unwrap(); // 4
    call(&mut table, 0, Call::High); // 5
    call(&mut table, 1, Call::High); // 6
    table.branch(5).unwrap(); // 7: on the first branch
    call(&mut table, 1, Call::Low); // 8
    table.branch(3).unwrap(); // 9: on the trunk
    call(&mut table, 1, Call::Join(Seat(0))); // 10
    table.branch(8).unwrap(); // 11: on the second branch
    let lines =
        [(3, vec![1, 2, 3]), (4, vec![1, 2]), (6, vec![1, 2, 5, 6]), (7, vec![1, 2, 5]), (10, vec![1, 2, 3, 10])];
    for (upto, line) in lines {
        let fork = table.fork(upto).unwrap();
        assert_eq!(fork.line().collect::<Vec<_>>(), line);
        assert_eq!((fork.state(), fork.len()), (&table.at(upto), upto));
    }
    assert_eq!(table.line().collect::<Vec<_>>(), [1, 2, 5, 8]);
    assert_eq!(table.state(), &table.at(8));
    assert!(matches!(table.fork(12), Err(Fault::NoSuchEntry(12))));
}

#[test]
fn a_branch_can_go_behind_a_retraction() {
    let mut timeline = shelf(&[(0, Deed::Take(0)), (1, Deed::Take(1))]);
    timeline.retract(Seat(0), None, Seats::NONE).unwrap();
    assert_eq!(timeline.state().owners[0], None);
    timeline.branch(2).unwrap();
    assert_eq!(timeline.line().collect::<Vec<_>>(), [1, 2]);
    assert_eq!(timeline.state().owners[0], Some(Seat(0)));
    timeline.branch(3).unwrap();
    assert_eq!(timeline.line().collect::<Vec<_>>(), [2]);
    assert_eq!(timeline.fork(5).unwrap().state(), timeline.state());
}

#[test]
fn draws_after_a_branch_are_those_of_the_seed_again() {
    let seed = Seed::from(11);
    let mut table = long_game(seed);
    let draws = |table: &Timeline<Pairs>| -> Vec<u8> {
        let held = table.line().map(|no| &table.entries()[no as usize - 1]);
        held.filter_map(|entry| if let Entry::Draw(draw) = entry { Some(*draw) } else { None }).collect()
    };
    let first = draws(&table);
    table.branch(50).unwrap();
    let mut chance = table.chance(seed);
    while let Next::Ask(_) | Next::Draw(_) = table.next() {
        table.settle(&mut chance, &mut Silent).unwrap();
        if let Next::Ask(asked) = table.next() {
            table.play(asked.first().unwrap(), Call::High, &mut Silent).unwrap();
        }
    }
    assert_eq!(draws(&table), first, "the numbers always all go back, so the players cannot change the deals");
    assert_eq!(table.check_seed(seed), Ok(()));
}

#[test]
fn a_draw_that_is_not_from_the_seed_is_found() {
    let seed = Seed::from(11);
    let mut table = Timeline::new(Pairs::new(2));
    let mut chance = table.chance(seed);
    table.settle(&mut chance, &mut Silent).unwrap();
    assert_eq!(table.check_seed(seed), Ok(()));
    let [Entry::Draw(first), Entry::Draw(second)] = *table.entries() else { unreachable!("two deals") };
    let other = (0..5).find(|number| *number != first && *number != second).unwrap();
    assert_eq!(dealt(&[first, other]).check_seed(seed), Err(2));
    assert_eq!(dealt(&[other, other]).check_seed(seed), Err(1));
}

#[test]
fn going_back_and_forth_at_a_snapshot_leads_to_the_same() {
    let mut timeline = Timeline::new(Shelf);
    for step in 0..70 {
        let deed = if step % 2 == 0 { Deed::Take(0) } else { Deed::Snatch(0) };
        if step % 2 == 0 && step > 0 {
            timeline.play(Seat(0), Deed::Roll, &mut Silent).unwrap();
            timeline.draw(0, &mut Silent).unwrap();
        }
        timeline.play(Seat(step % 2), deed, &mut Silent).unwrap();
        for _ in 0..3 {
            let state = timeline.state().clone();
            timeline.retract(Seat(step % 2), None, Seats::NONE).unwrap();
            timeline.play(Seat(step % 2), deed, &mut Silent).unwrap();
            assert_eq!(*timeline.state(), state);
        }
    }
    let again = timeline.fork(timeline.len()).unwrap();
    assert_eq!((again.state(), again.line().len()), (timeline.state(), timeline.line().len()));
}
