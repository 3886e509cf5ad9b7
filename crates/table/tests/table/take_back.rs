//! What a client is told of taking back is what would happen.

use crate::bench::{Bench, Playable, ana, bot, bruno, person, who};
use earthrise_title::EarthriseTitle;
use table::{Effect, Who};
use tabletop::{Dice, Seat, Xoshiro};
use wire::{Body, Code, Command, Happening, Status, TakeBack};
use words::{Lang, Words};

both!(what_is_offered_succeeds);

fn back() -> Body {
    Body::Retract { seat: None, from: None }
}

fn offered<T: Playable>(bench: &Bench<T>, who: &Who) -> Option<TakeBack> {
    let face = bench.face(who, None).unwrap();
    bench.table.welcome(who, &face, None, None).now.take_back
}

/// Tries it on a copy of the table.
fn happens<T: Playable>(bench: &Bench<T>, who: &Who) -> Option<TakeBack> {
    let mut copy = bench.restored();
    let (held, asked) = (copy.timeline().line().count(), copy.info().questions.len());
    let command = Command { id: None, body: back() };
    let effects = copy.handle_command(bench.now, who, Words::of(Lang::En), command);
    let refused = effects.iter().any(|effect| matches!(effect, Effect::Refuse(..)));
    match (refused, copy.timeline().line().count() < held, copy.info().questions.len() > asked) {
        (true, false, false) => None,
        (false, true, false) => Some(TakeBack::Free),
        (false, false, true) => Some(TakeBack::Ask),
        other => panic!("{other:?}"),
    }
}

fn what_is_offered_succeeds<T: Playable>() {
    let people = [ana(), bruno(), who("Carla")];
    let (mut free, mut ask, mut none) = (0, 0, 0);
    for seed in 0..6u8 {
        let mut seats: Vec<_> = people.iter().map(person).collect();
        seats.push(bot());
        let mut bench = Bench::<T>::open(&crate::bench::opening::<T>(seats), seed).sparse(1000);
        let mut dice = Xoshiro::new(u64::from(seed));
        for _ in 0..60 {
            if bench.table.status() != Status::Running {
                break;
            }
            for person in &people {
                let said = offered(&bench, person);
                assert_eq!(said, happens(&bench, person), "{} after {}", person.name, bench.table.timeline().len());
                match said {
                    Some(TakeBack::Free) => free += 1,
                    Some(TakeBack::Ask) => ask += 1,
                    None => none += 1,
                }
            }
            if bench.bot_answers() {
                continue;
            }
            let awaited: Vec<Seat> = bench.table.awaited().iter().filter(|seat| seat.index() < people.len()).collect();
            let Some(&seat) = awaited.get(dice.below(awaited.len().max(1) as u32) as usize) else { break };
            let moves = bench.moves(seat);
            let mv = moves[dice.below(moves.len() as u32) as usize];
            bench.ok(&people[seat.index()], Bench::<T>::mv(seat, mv));
        }
    }
    assert!(free > 20 && ask > 0 && none > 20, "{free} {ask} {none}");
}

/// Plays cards until so many lie in the first trick, all seats of people.
fn trick(cards: usize, daily: bool) -> (Bench<EarthriseTitle>, [Who; 4], Vec<Seat>) {
    let people = [ana(), bruno(), who("Carla"), who("Dora")];
    let mut bench = Bench::<EarthriseTitle>::with(people.iter().map(person).collect(), |opening| {
        opening.daily = daily.then(|| "2026-11-16".to_owned());
    });
    let mut played = Vec::new();
    for _ in 0..cards {
        let seat = bench.table.awaited().single().unwrap();
        let mv = bench.moves(seat)[0];
        bench.ok(&people[seat.index()], Bench::<EarthriseTitle>::mv(seat, mv));
        played.push(seat);
    }
    (bench, people, played)
}

/// Free until another seat has shown a card; then all have to agree; behind the last card nothing (ruling E-3).
#[test]
fn a_card_of_earthrise() {
    let (bench, people, played) = trick(1, false);
    let of = |seat: Seat| &people[seat.index()];
    assert_eq!(offered(&bench, of(played[0])), Some(TakeBack::Free));

    let (mut bench, people, played) = trick(2, false);
    let of = |seat: Seat| &people[seat.index()];
    assert_eq!(offered(&bench, of(played[1])), Some(TakeBack::Free));
    assert_eq!(offered(&bench, of(played[0])), Some(TakeBack::Ask));
    let held = bench.table.timeline().line().count();
    let watcher = bench.connect(of(played[1]), None);
    bench.ok(of(played[0]), back());
    let question = bench.table.info().questions[0].clone();
    assert_eq!(question.asked.len(), 3, "everybody who sits here");
    for seat in question.asked.iter() {
        assert_eq!(bench.table.timeline().line().count(), held, "not before all have agreed");
        bench.ok(of(seat), Body::Answer { question: question.question, yes: true });
    }
    assert_eq!(bench.table.timeline().line().count(), held - 2, "the card that followed comes back too");
    assert_eq!(bench.table.awaited().single(), Some(played[0]));
    let last = bench.clients[watcher].updates.last().unwrap();
    let told = last.notes.iter().find(|note| matches!(note.happening, Happening::TakenBack { .. })).unwrap();
    assert!(told.text.as_ref().unwrap().ends_with("takes back a move."), "the others are told");

    let (mut bench, people, played) = trick(4, false);
    for &seat in &played[..3] {
        assert_eq!(offered(&bench, &people[seat.index()]), None);
        assert_eq!(bench.code(&people[seat.index()], back()), Code::NotRetractable);
    }
}

/// Where results are compared, nobody makes others show their cards by taking back.
#[test]
fn a_daily_deal() {
    let (mut bench, people, played) = trick(2, true);
    assert_eq!(offered(&bench, &people[played[1].index()]), Some(TakeBack::Free));
    assert_eq!(offered(&bench, &people[played[0].index()]), None);
    assert_eq!(bench.code(&people[played[0].index()], back()), Code::NotRetractable);
}
