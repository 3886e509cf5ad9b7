//! Anything, by anybody, at any time: nothing breaks, and the table stays the fold of its events.

use crate::bench::{Bench, Playable, ana, bot, bruno, opening, person, stranger, who};
use serde_json::Value;
use table::{SeatPlan, Who};
use tabletop::{Dice, Seat, Xoshiro};
use wire::{AtZero, Body, Clock, ClockKind, Code, Signal, SignalKind, Until, Visibility, Watch};

both!(anything_at_any_time);

fn seat(dice: &mut Xoshiro) -> Option<Seat> {
    [None, Some(Seat(0)), Some(Seat(1)), Some(Seat(2)), Some(Seat(3)), Some(Seat(77))][dice.below(6) as usize]
}

fn kind(dice: &mut Xoshiro) -> Option<String> {
    [None, Some("steady"), Some("random"), Some("nobody")][dice.below(4) as usize].map(str::to_owned)
}

fn command<T: Playable>(bench: &Bench<T>, dice: &mut Xoshiro) -> Body {
    let yes = dice.below(2) == 0;
    let entry = dice.below(bench.table.timeline().len() + 3);
    match dice.below(30) {
        0..=9 => {
            let seat = seat(dice).or_else(|| bench.table.awaited().first());
            let moves = bench.moves(seat.unwrap_or(Seat(0)));
            let mv = match moves.len() {
                0 => Value::Null,
                most => serde_json::to_value(moves[dice.below(most as u32) as usize]).unwrap(),
            };
            Body::Move { seat: seat.filter(|_| yes), mv }
        }
        10..=11 => Body::Retract { seat: seat(dice), from: yes.then_some(entry) },
        12 => Body::Answer { question: dice.below(4), yes },
        13 if dice.below(8) == 0 => Body::Abandon,
        13 => Body::Seen { n: entry },
        14 => Body::Pause,
        15 => Body::Resume,
        16 => Body::Chat { text: "x".repeat(dice.below(600) as usize) },
        17 => Body::Signal(Signal { signal: SignalKind::Wait, target: yes.then(|| "there".to_owned()) }),
        18 => Body::Sit { seat: seat(dice), name: yes.then(|| "Dora".to_owned()) },
        19 if dice.below(4) == 0 => Body::Leave { seat: seat(dice) },
        19 | 20 => Body::Seat { seat: Seat(dice.below(5) as u8), bot: kind(dice) },
        21 => {
            let until = [None, Some(Until::Stage), Some(Until::Back)][dice.below(3) as usize];
            Body::StandIn { seat: seat(dice), bot: kind(dice), until }
        }
        22 => Body::Start { bot: kind(dice) },
        23 => Body::Rematch { same_deal: yes },
        24 => Body::Clone { to: entry, bot: kind(dice) },
        25 => Body::Propose { text: "x".repeat(dice.below(250) as usize), about: yes.then(|| "card 4".to_owned()) },
        26 => Body::Vote { plan: dice.below(12), yes: entry.is_multiple_of(2).then_some(yes) },
        27 => Body::Withdraw { plan: dice.below(12) },
        28 => {
            let guests = bench.table.info().guests;
            let guest = guests.first().filter(|_| yes).map(|guest| guest.guest.clone());
            Body::Remove { seat: seat(dice).filter(|_| guest.is_none() && dice.below(5) == 0), guest }
        }
        _ => Body::Branch { to: entry },
    }
}

fn anything_at_any_time<T: Playable>() {
    let people: [Who; 4] = [ana(), bruno(), who("Carla"), stranger()];
    let mut moved = 0;
    for seed in 0..16u8 {
        let mut dice = Xoshiro::new(u64::from(seed));
        let mut opening = opening::<T>(vec![person(&people[0]), SeatPlan::Open, person(&people[1]), bot()]);
        opening.settings.study = seed % 3 == 0;
        opening.settings.bot_pace = if seed % 5 == 0 { 700 } else { 0 };
        opening.settings.stand_in_after = (seed % 2 == 0).then_some(30);
        let kind = match seed % 4 {
            1 => Some(ClockKind::Move { seconds: 15 }),
            2 => Some(ClockKind::Game { minutes: 1, increment: 2 }),
            _ => None,
        };
        let at_zero = [AtZero::Bot, AtZero::Pass, AtZero::Nothing][usize::from(seed % 3)];
        opening.settings.clock = kind.filter(|_| seed % 3 != 0).map(|kind| Clock { kind, at_zero });
        opening.settings.visibility = if seed % 4 == 0 { Visibility::Private } else { Visibility::Link };
        opening.settings.watch =
            [None, Some(Watch::Off), Some(Watch::Live), Some(Watch::Delayed(20))][usize::from(seed % 4)];
        let mut bench = Bench::<T>::open(&opening, seed).sparse(5);
        for step in 0..300 {
            let actor = &people[dice.below(4) as usize];
            match dice.below(20) {
                0 if bench.table.face(actor, None).is_ok() && bench.clients.len() < 6 => {
                    bench.connect(actor, None);
                }
                1 => bench.vanish(actor),
                2 => bench.wait(i64::from(dice.below(25))),
                3 if dice.below(6) == 0 => bench.restart(),
                4 => bench.admit(&people[2]),
                5..=9 => {
                    bench.bot_answers();
                }
                10..=13 => {
                    if bench.table.summary().paused {
                        let _ = bench.does(&people[0], Body::Resume);
                    }
                    if !bench.table.summary().paused {
                        let next = bench.next_person(&[&people[0], &people[1], &people[2]]);
                        if let Some((seat, who)) = next {
                            let mv = bench.sensible(seat);
                            let made = bench.does(&who, Bench::<T>::mv(seat, mv));
                            // Whose time is used up waits for a bot.
                            assert!(made.err().is_none_or(|problem| problem.code == Code::OutOfTime));
                        }
                    }
                }
                _ => {
                    let body = command(&bench, &mut dice);
                    let id = (dice.below(3) == 0).then(|| format!("c{}", step / 2));
                    let _ = bench.does_as(actor, id.as_deref(), body);
                }
            }
            bench.opened.clear();
        }
        bench.check();
        moved += bench.table.timeline().len();
    }
    assert!(moved > 200, "hardly anything happened: {moved} entries");
}
