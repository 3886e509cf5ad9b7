//! Hints as they are sent: the best move with the rest of its line.

use crate::bench::{Bench, ana, json, person};
use bots::search::Budget;
use daybreak_title::DaybreakTitle;
use tabletop::{Seat, Xoshiro};
use title::{MoveOf, Title};
use wire::{Advised, Reply};

const ME: Seat = Seat(0);

fn advised(bench: &Bench<DaybreakTitle>) -> Vec<Advised> {
    let face = bench.face(&ana(), None).unwrap();
    let ask = bench.table.ask_hint(&face).unwrap_or_else(|_| panic!("refused"));
    let mut dice = Xoshiro::new(ask.dice);
    let advice = DaybreakTitle::adviser().advise(&ask.rules, &ask.view, 3, Budget::Iterations(2), &mut dice);
    match bench.table.hint(&face, &ask.view, &advice, 0) {
        Reply::Hint { moves, .. } => moves,
        other => panic!("{other:?}"),
    }
}

fn read(mv: &serde_json::value::RawValue) -> MoveOf<DaybreakTitle> {
    serde_json::from_str(mv.get()).unwrap()
}

/// An advised move is made whole by the rest of its line: nobody need be asked again how to pay for it.
#[test]
fn an_advised_move_brings_what_makes_it_whole() {
    let mut bench = Bench::<DaybreakTitle>::new(vec![person(&ana())]).sparse(50);
    let (mut whole, mut answered) = (0, 0);
    for _ in 0..400 {
        let state = bench.table.timeline().state();
        if bench.is_over() || whole > 12 && answered > 12 {
            break;
        }
        if state.frame() != Some(daybreak::Frame::Local) || state.desks[ME.index()].is_open() {
            assert!(bench.person_plays(&[&ana()]));
            continue;
        }
        let best = advised(&bench).remove(0);
        let mut line = vec![read(&best.choice.mv)];
        line.extend(best.rest.iter().map(|mv| read(mv)));
        for mv in line {
            assert!(bench.moves(ME).contains(&mv), "{mv:?} of {best:?}");
            bench.ok(&ana(), Bench::<DaybreakTitle>::mv(ME, mv));
            if bench.table.timeline().state().desks[ME.index()].is_open() {
                answered += 1;
            } else {
                whole += 1;
                break;
            }
        }
    }
    assert!(whole > 12 && answered > 12, "{whole} moves were whole, {answered} answers came with them");
}

/// What others do is no part of it, and where nothing follows, nothing is sent.
#[test]
fn the_rest_of_a_line_is_only_sent_where_there_is_one() {
    let mut bench = Bench::<DaybreakTitle>::new(vec![person(&ana())]).sparse(50);
    let mut seen = [false; 2];
    for _ in 0..60 {
        for advised in advised(&bench) {
            let sent = json(&advised);
            assert_eq!(sent.get("rest").is_some(), !advised.rest.is_empty(), "{sent}");
            seen[usize::from(advised.rest.is_empty())] = true;
        }
        if seen == [true; 2] || !bench.person_plays(&[&ana()]) {
            break;
        }
    }
    assert_eq!(seen, [true; 2], "both kinds are met");
}
