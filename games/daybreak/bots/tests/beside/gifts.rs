//! Gifts: to the person who would lose most, if they would lose more than whom it was meant for, if it helps them, and if
//! the giver does not come to lose as much by it; so do the kind and the number of what is given.

use super::{
    CardNo, Daybreak, FLOODS, Move, PRICES, Seat, Seats, Stake, State, Steady, USE, Xoshiro, local, play, receiver,
    set, table, table_of,
};
use bots::Bot;
use daybreak::Resilience;
use daybreak_bots::Weights;
use tabletop::{Audience, Dice, Game, Keyed, Seed, Silent, settle};

const POSITIONS: u32 = 600;

/// A player that thinks little of communities in crisis. Steady mostly gives where it is needed anyway.
fn careless() -> Steady {
    Steady::with(Weights { spread_now: 1e4, spread_later: 1e4, card: 0.0, leftover: 0.0, ..Weights::default() })
}

/// What it does among bots, and beside people.
fn plain(game: &Daybreak, state: &State, seat: Seat) -> Move {
    beside(game, state, seat, Seats::NONE)
}

fn beside(game: &Daybreak, state: &State, seat: Seat, people: Seats) -> Move {
    careless().choose_beside(game, &game.view(state, Audience::Seat(seat)), people, &mut Xoshiro::new(1))
}

/// Positions of the Local stage in which a seat has begun to give and is asked to whom, with people at some of the others.
/// Powers lack up to so much energy.
fn asked_to_whom(
    game: &Daybreak,
    crises: &[CardNo],
    lack: u32,
    mut set_up: impl FnMut(&mut State, Seat, &mut Xoshiro),
    mut visit: impl FnMut(&State, Seat, Seats),
) {
    let first = local(game, 3, crises);
    let mut dice = Xoshiro::new(12);
    for _ in 0..POSITIONS {
        let (mut state, giver) = (first, Seat(dice.below(4) as u8));
        for seat in Seats::all(4).iter() {
            set(&mut state, seat, dice.below(lack + 1) as i16, dice.below(9) as u16);
            state.boards[seat.index()].resilience = [0; 3];
        }
        set_up(&mut state, giver, &mut dice);
        let people: Seats = Seats::all(4).without(giver).iter().filter(|_| dice.below(2) == 0).collect();
        game.play(&mut state, giver, USE, &mut Silent);
        if state.ending.is_none() && !people.is_empty() {
            visit(&state, giver, people);
        }
    }
}

/// Nothing more is set up.
fn as_it_is(_: &mut State, _: Seat, _: &mut Xoshiro) {}

#[test]
fn the_person_who_would_lose_most_is_given_it() {
    let game = table("(limit: Once, steps: [Do(Grant(Other, Clean, N(2)))])");
    let (mut moved, mut several, mut kept) = (0, 0, 0);
    asked_to_whom(&game, &[], 3, as_it_is, |state, giver, people| {
        let stake = |seat: Seat| Stake::of(&game, state, seat);
        let (usual, now) = (receiver(plain(&game, state, giver)), receiver(beside(&game, state, giver, people)));
        let worse: Vec<Seat> = people.iter().filter(|&person| stake(person).is_worse(&stake(usual))).collect();
        if let [first, others @ ..] = &worse[..] {
            assert!(people.has(now), "{giver} gives to {now}, and the person at {first} loses more");
            let passed_over = people.iter().find(|&person| stake(person).is_worse(&stake(now)));
            assert_eq!(passed_over, None, "{giver} gives to {now}");
            moved += 1;
            several += u32::from(others.iter().any(|other| stake(*other).is_worse(&stake(*first))));
        } else if people.iter().all(|person| person == usual || stake(usual).is_worse(&stake(person))) {
            assert_eq!(now, usual, "no person loses more");
            kept += u32::from(!people.has(usual));
        }
    });
    assert!(moved >= 10 && several >= 3 && kept >= 10, "moved {moved}, several {several}, kept {kept}");
}

#[test]
fn what_does_not_help_the_person_goes_where_it_was_meant() {
    // Energy is lacking, and no crisis asks for resilience.
    let game = table("(limit: Once, steps: [Do(Grant(Other, Resilience(Ecological), N(1)))])");
    let mut kept = 0;
    asked_to_whom(&game, &[], 3, as_it_is, |state, giver, people| {
        let usual = receiver(plain(&game, state, giver));
        assert_eq!(receiver(beside(&game, state, giver, people)), usual);
        let stake = |seat: Seat| Stake::of(&game, state, seat);
        kept += u32::from(people.iter().any(|person| stake(person).is_worse(&stake(usual))));
    });
    assert!(kept >= 10, "a person would have lost more in {kept} positions");
}

#[test]
fn cards_go_where_the_bot_likes() {
    for action in ["(steps: [Do(GiveCards(N(1), Any))])", "(limit: Once, steps: [Do(Search(Anyone, N(3), Choose(1)))])"]
    {
        let (game, mut kept) = (table(action), 0);
        asked_to_whom(&game, &[], 3, as_it_is, |state, giver, people| {
            let usual = plain(&game, state, giver);
            assert_eq!(beside(&game, state, giver, people), usual);
            let Move::To(usual) = usual else { return };
            let stake = |seat: Seat| Stake::of(&game, state, seat);
            kept += u32::from(people.iter().any(|person| stake(person).is_worse(&stake(usual))));
        });
        assert!(kept >= 10, "a person would have lost more in {kept} positions");
    }
}

/// Energy of the giver's own, of which it has none to spare.
const OWN_ENERGY: &str = "(limit: Once, steps: [Do(Give(Other, Clean, N(3)))])";

#[test]
fn a_giver_does_not_come_where_the_person_was() {
    let game = table(OWN_ENERGY);
    let mut kept = 0;
    // One token less is one community more for the giver, who has nine; nobody else has more than four.
    let worn = |state: &mut State, giver: Seat, _: &mut Xoshiro| {
        state.boards.iter_mut().for_each(|board| board.communities /= 2);
        state.boards[giver.index()].clean += 3;
        set(state, giver, 0, 9);
    };
    asked_to_whom(&game, &[], 1, worn, |state, giver, people| {
        let usual = receiver(plain(&game, state, giver));
        assert_eq!(receiver(beside(&game, state, giver, people)), usual, "{giver} comes to lose more than any person");
        let stake = |seat: Seat| Stake::of(&game, state, seat);
        kept += u32::from(people.iter().any(|person| stake(person).is_worse(&stake(usual))));
    });
    assert!(kept >= 10, "a person would have lost more in {kept} positions");
}

#[test]
fn a_giver_may_come_to_lose_less_than_the_person_would_have() {
    let game = table(OWN_ENERGY);
    let mut moved = 0;
    let well = |state: &mut State, giver: Seat, _: &mut Xoshiro| {
        state.boards[giver.index()].clean += 3;
        set(state, giver, 0, 0);
    };
    asked_to_whom(&game, &[], 3, well, |state, giver, people| {
        let stake = |seat: Seat| Stake::of(&game, state, seat);
        let (usual, now) = (receiver(plain(&game, state, giver)), receiver(beside(&game, state, giver, people)));
        // One token less is one community more for the giver, who has none.
        let worse = |person: &Seat| stake(*person).is_worse(&stake(usual)) && stake(*person).more > 1;
        if people.iter().any(|person| worse(&person)) {
            assert!(people.has(now), "{giver} gives to {now}");
            moved += 1;
        }
    });
    assert!(moved >= 10, "moved {moved}");
}

#[test]
fn so_much_is_given_as_helps_the_person_and_spares_the_giver() {
    let game = table(OWN_ENERGY);
    let (mut asked, mut differs) = (0, 0);
    let mixed = |state: &mut State, giver: Seat, dice: &mut Xoshiro| {
        state.boards[giver.index()].clean += 3;
        set(state, giver, 0, dice.below(9) as u16);
    };
    asked_to_whom(&game, &[], 4, mixed, |state, giver, people| {
        let Some(person) = people.first() else { return };
        let then = play(&game, *state, giver, Move::To(person));
        let before = Stake::of(&game, state, person);
        let helps = |mv: Move| {
            let after = play(&game, then, giver, mv);
            let (own, to) = (Stake::of(&game, &after, giver), Stake::of(&game, &after, person));
            to.more < before.more && before.is_worse(&own)
        };
        if !(1..=3).map(Move::Amount).any(helps) {
            return;
        }
        asked += 1;
        let (usual, now) = (plain(&game, &then, giver), beside(&game, &then, giver, people));
        let harms = |mv: Move| {
            let own = Stake::of(&game, &play(&game, then, giver, mv), giver);
            own.is_worse(&before) || own == before
        };
        assert!(!harms(now), "{giver} gives {now:?} and comes to lose as much as {person} would have");
        differs += u32::from(harms(usual));
    });
    assert!(asked >= 10 && differs >= 3, "{differs} of {asked}");
}

/// Resilience of any kind. The crisis that is forecast asks for one kind, the one behind it for another.
#[test]
fn of_that_kind_is_given_that_helps_the_person() {
    let game = table("(limit: Once, steps: [Do(Grant(Other, AnyResilience, N(1)))])");
    let (mut moved, mut differs) = (0, 0);
    asked_to_whom(&game, &[FLOODS, PRICES], 0, as_it_is, |state, giver, people| {
        let stake = |seat: Seat| Stake::of(&game, state, seat);
        let (usual, now) = (receiver(plain(&game, state, giver)), receiver(beside(&game, state, giver, people)));
        // The kind that is named first is of no use; another is.
        if people.iter().any(|person| stake(person).is_worse(&stake(usual))) {
            assert!(people.has(now), "{giver} gives to {now}");
            moved += 1;
        }
        for person in people.iter() {
            let then = play(&game, *state, giver, Move::To(person));
            let kind = beside(&game, &then, giver, people);
            assert_eq!(kind, Move::Resilience(Resilience::Infrastructure), "of no use to {person}");
            differs += u32::from(plain(&game, &then, giver) != kind);
        }
    });
    assert!(moved >= 10 && differs >= 10, "moved {moved}, differs {differs}");
}

/// Communities in crisis are taken in by somebody else, who asks first: a person agrees to that.
#[test]
fn what_a_person_has_to_agree_to_helps_them_too() {
    let game = table("(limit: Once, steps: [Do(Take(Communities, N(1)))])");
    let mut moved = 0;
    let well = |state: &mut State, giver: Seat, _: &mut Xoshiro| {
        Seats::all(4).iter().for_each(|seat| state.boards[seat.index()].communities += 1);
        set(state, giver, 0, 0);
    };
    asked_to_whom(&game, &[], 3, well, |state, giver, people| {
        let stake = |seat: Seat| Stake::of(&game, state, seat);
        let (usual, now) = (receiver(plain(&game, state, giver)), receiver(beside(&game, state, giver, people)));
        if people.iter().any(|person| stake(person).is_worse(&stake(usual))) {
            assert!(people.has(now), "{giver} takes from {now}");
            moved += 1;
        }
    });
    assert!(moved >= 10, "moved {moved}");
}

/// What is owed to a crisis is no gift, though it goes off the boards of all once the last has named theirs.
#[test]
fn what_a_bot_owes_it_chooses_as_it_likes() {
    let steps = "steps: [Do(Lose(AnyResilience, N(1)))], weakened_by: []";
    let game = table_of("crisis.ron", &format!("[(no: {}, {steps})]", PRICES.0));
    let mut dice = Xoshiro::new(12);
    for seed in 0..6 {
        let (mut state, mut chance) = (local(&game, seed, &[PRICES, FLOODS]), Keyed::new(Seed::from(seed)));
        state.boards.iter_mut().for_each(|board| board.resilience = [2; 3]);
        let last = loop {
            let asked = settle(&game, &mut state, &mut chance).unwrap();
            let seat = asked.first().unwrap();
            if asked.len() == 1 && state.desks[seat.index()].owes() {
                break seat;
            }
            let mv = plain(&game, &state, seat);
            game.play(&mut state, seat, mv, &mut Silent);
        };
        for _ in 0..POSITIONS / 6 {
            for board in &mut state.boards {
                board.communities = dice.below(11) as u16;
                board.resilience = [(); 3].map(|()| 1 + dice.below(3) as u16);
            }
            let people = Seats::all(4).without(last);
            assert_eq!(beside(&game, &state, last, people), plain(&game, &state, last));
        }
    }
}
