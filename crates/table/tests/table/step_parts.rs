//! What is told at once of a bot's step: all of it, or where nobody has to follow it, each part as it is thought of.

use crate::bench::{BEGIN, Playable, opening};
use daybreak_title::DaybreakTitle;
use std::collections::VecDeque;
use table::{BotMove, Effect, SeatPlan, Table};
use tabletop::log::Entry;
use tabletop::{Seed, Xoshiro};
use title::BY_RULES;
use wire::{Millis, Status, TableId};

both!(a_part_is_made_by_itself);

fn a_part_is_made_by_itself<T: Playable>() {
    assert_eq!(most_moves_at_once::<T>(Table::bot_chose_part), 1);
}

#[test]
fn a_step_is_made_as_a_whole() {
    assert!(most_moves_at_once::<DaybreakTitle>(Table::bot_chose) > 1);
}

/// One of the ways to say what a bot has thought of.
type Answer<T> = fn(&mut Table<T>, Millis, BotMove<T>) -> Vec<Effect<T>>;

/// Plays a game of bots to its end: how many moves were told at once, at the most?
fn most_moves_at_once<T: Playable>(answer: Answer<T>) -> usize {
    let seats = vec![SeatPlan::OwnBot(BY_RULES.to_owned()); 3];
    let (content, id) = (T::builtin().unwrap(), TableId("t1".to_owned()));
    let (mut table, effects) = Table::<T>::open(id, &opening::<T>(seats), &content, Seed([7; 32]), BEGIN).unwrap();
    let (mut due, mut most) = (VecDeque::from(effects), 0);
    while let Some(effect) = due.pop_front() {
        match effect {
            Effect::AskBot(ask) => {
                let mut bot = T::bot(&ask.kind).unwrap();
                let mv = bot.choose_beside(&ask.rules, &ask.view, ask.people, &mut Xoshiro::new(ask.dice));
                let chosen = BotMove { no: ask.no, seat: ask.seat, mv: Some(mv), given: None };
                due.extend(answer(&mut table, BEGIN, chosen));
            }
            Effect::Tell(broadcast) => {
                let moves = broadcast.entries.iter().filter(|one| matches!(one.entry, Entry::Move { .. }));
                most = most.max(moves.count());
            }
            _ => {}
        }
    }
    assert_eq!(table.status(), Status::Finished);
    most
}
