//! The turning points of a finished game, in every language.

use crate::bench::{Bench, Playable, ana, bot, person, stranger};
use std::time::Duration;
use table::SeatPlan;
use table::turning_points::Work;
use tabletop::Next;
use tabletop::log::Entry;
use wire::{Code, TurningPoint};
use words::{Lang, Words};

both!(the_turning_points_of_a_game, only_when_it_is_over);

/// As few as can play.
fn few<T: Playable>() -> Vec<SeatPlan> {
    match T::TOGETHER {
        true => vec![person(&ana())],
        false => vec![person(&ana()), bot(), bot()],
    }
}

/// Everything about a point that does not depend on the language.
fn numbers(point: &TurningPoint) -> (u32, u8, String, [f32; 3], bool) {
    let chances = [point.change, point.before, point.after];
    (point.entry, point.round, format!("{:?}", point.seat), chances, point.better.is_some())
}

fn the_turning_points_of_a_game<T: Playable>() {
    let mut bench = Bench::<T>::new(few::<T>()).sparse(100);
    bench.play_out(&[&ana()]);
    let mut study = Box::new(bench.table.study(Duration::from_millis(500)));
    assert_eq!(study.progress(), (0, 0));
    let mut before = 0;
    while study.step() {
        let (done, of) = study.progress();
        assert!(before <= done && done <= of, "{before} of {of}, then {done}");
        before = done;
    }
    let (done, of) = study.progress();
    assert_eq!(done, of);
    let told = study.finish();

    let english = told.points(Words::of(Lang::En));
    assert!(!english.is_empty(), "the greatest change is always told");
    assert!(english.is_sorted_by_key(|point| point.entry));
    let timeline = bench.table.timeline();
    for point in &english {
        assert!(timeline.line().any(|entry| entry == point.entry), "there is no entry {}", point.entry);
        assert!(point.round >= 1 && (0.0..=1.0).contains(&point.before) && (0.0..=1.0).contains(&point.after));
        assert!((point.after - point.before - point.change).abs() < 1e-6);
        if point.better.is_some() {
            let entry = &timeline.entries()[point.entry as usize - 1];
            assert!(matches!(entry, Entry::Move { seat, .. } if Some(*seat) == point.seat), "{entry:?}");
            assert!(point.change < 0.0, "a better move would have been better");
        }
    }
    // What the end did is certain.
    let Next::Over(outcome) = timeline.next() else { panic!("the game is over") };
    for point in english.iter().filter(|point| point.entry == timeline.len() && point.better.is_none()) {
        let won = T::won(&outcome, point.seat.unwrap_or(tabletop::Seat(0)));
        assert_eq!(point.after, if won { 1.0 } else { 0.0 });
    }
    for lang in Lang::ALL {
        let points = told.points(Words::of(lang));
        assert_eq!(points.iter().map(numbers).collect::<Vec<_>>(), english.iter().map(numbers).collect::<Vec<_>>());
        for (point, other) in points.iter().zip(&english) {
            for text in [&point.title, &point.text] {
                assert!(text.len() > 5 && !text.contains('⟨') && !text.contains("{$"), "{lang}: {text}");
            }
            assert!(lang == Lang::En || point.text != other.text, "{lang}: {}", point.text);
        }
    }
}

fn only_when_it_is_over<T: Playable>() {
    let mut bench = Bench::<T>::with(few::<T>(), |opening| {
        opening.settings.visibility = wire::Visibility::Private;
    })
    .sparse(100);
    assert_eq!(bench.table.may_debrief(&ana()).unwrap_err().code, Code::NotFinished);
    bench.play_out(&[&ana()]);
    assert_eq!(bench.table.may_debrief(&stranger()).unwrap_err().code, Code::NoSuchTable);
    bench.table.may_debrief(&ana()).unwrap();
}
