//! The turning points of a finished game, in every language.

use crate::bench::{Bench, Playable, ana, bot, person, stranger};
use bots::Effort;
use bots::search::Budget;
use std::sync::Arc;
use table::SeatPlan;
use table::turning_points::{Report, Work};
use tabletop::Seats;
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

/// Few lines of play, so that it is quick; whoever plays at random makes moves that tell all the same.
const EFFORT: Effort = Effort { budget: Budget::Iterations(60), looks: 3 };

/// Everything about a point that does not depend on the language.
fn numbers(point: &TurningPoint) -> (u32, u8, u8, bool, [u32; 4], bool) {
    let chances = [point.change, point.before, point.after, point.error].map(f32::to_bits);
    (point.entry, point.round, point.seat.0, point.yours, chances, point.better.is_some())
}

fn found<T: Playable>(bench: &Bench<T>) -> Arc<dyn Report> {
    let mut study = Box::new(bench.table.study(EFFORT));
    assert_eq!(study.progress(), (0, 0));
    let mut before = 0;
    while study.step() {
        let (done, of) = study.progress();
        assert!(before <= done && done <= of, "{before} of {of}, then {done}");
        before = done;
    }
    let (done, of) = study.progress();
    assert_eq!(done, of);
    study.finish()
}

fn the_turning_points_of_a_game<T: Playable>() {
    let mut bench = Bench::<T>::new(few::<T>()).sparse(100);
    bench.play_out(&[&ana()]);
    let told = found(&bench);
    let own = bench.table.seats_of(&ana());
    let points = |lang| told.points(Words::of(lang), own, 6);

    let english = points(Lang::En);
    assert!(!english.is_empty(), "whoever plays at random changes something");
    let timeline = bench.table.timeline();
    for point in &english {
        let entry = &timeline.entries()[point.entry as usize - 1];
        assert!(matches!(entry, Entry::Move { seat, .. } if *seat == point.seat), "it is a move: {entry:?}");
        assert!(timeline.line().any(|entry| entry == point.entry), "it holds");
        assert!(point.round >= 1 && (0.0..=1.0).contains(&point.before) && (0.0..=1.0).contains(&point.after));
        assert!((point.after - point.before - point.change).abs() < 1e-6 && point.error > 0.0);
        assert!(point.change.abs() > point.error || point.better.is_some(), "what is not sure is not told: {point:?}");
        assert_eq!(point.yours, own.has(point.seat));
    }
    // One's own come first, and there are no more than wanted of either.
    assert!(english.is_sorted_by_key(|point| !point.yours));
    let yours = english.iter().filter(|point| point.yours).count();
    assert!((1..=EFFORT.looks).contains(&yours), "{yours} of one's own");
    let one = told.points(Words::of(Lang::En), own, 1);
    assert_eq!(one.iter().filter(|point| point.yours).count(), 1);
    assert!(one.len() <= 2);
    assert!(told.points(Words::of(Lang::En), Seats::NONE, 6).iter().all(|point| !point.yours));
    for lang in Lang::ALL {
        let points = points(lang);
        assert_eq!(points.iter().map(numbers).collect::<Vec<_>>(), english.iter().map(numbers).collect::<Vec<_>>());
        for (point, other) in points.iter().zip(&english) {
            for text in [&point.title, &point.text, &point.when] {
                assert!(text.len() > 3 && !text.contains('⟨') && !text.contains("{$"), "{lang}: {text}");
            }
            assert!(lang == Lang::En || point.text != other.text, "{lang}: {}", point.text);
        }
    }

    // The same game is told in the same way, found again or as it was kept; and what is kept names nobody.
    if !T::TOGETHER {
        // Where each has a chance of its own it is quick enough to find it twice.
        assert_eq!(found(&bench).points(Words::of(Lang::En), own, 6), english);
    }
    let kept = told.keep();
    assert!(!kept.contains("Ana"), "{kept}");
    let recalled = bench.table.recall_turning_points(&kept).unwrap();
    assert_eq!(recalled.points(Words::of(Lang::En), own, 6), english);
    assert_eq!(recalled.keep(), kept);
    let shorter = kept.replace(&format!("\"entries\":{}", timeline.len()), "\"entries\":3");
    assert_ne!(shorter, kept);
    for wrong in [shorter.as_str(), "", "{}", "nothing"] {
        assert!(bench.table.recall_turning_points(wrong).is_none(), "{wrong}");
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
